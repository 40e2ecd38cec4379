import { expect } from 'chai'
import { joinList } from '../../../src/agent/answer/describe-selection.ts'

describe('lists in a sentence', () => {
  it('join their last two parts, whatever words the parts have themselves', () => {
    expect(joinList([])).to.equal('')
    expect(joinList(['Lee'])).to.equal('Lee')
    expect(joinList(['Lee', 'Ann', 'Mo'])).to.equal('Lee, Ann and Mo')
    expect(joinList(['Rust and Sons', 'Lee'], 'or')).to.equal('Rust and Sons or Lee')
  })
})
