import { expect } from 'chai'
import { nounRelations } from '../../src/lib/word-knowledge/noun-relations.ts'

describe('noun relations', () => {
  const { narrower, broader } = nounRelations()

  it('knows what is narrower, and the same the other way round', () => {
    expect(narrower('container').get('basket')).to.be.above(0.5)
    expect(broader('basket').get('container')).to.equal(narrower('container').get('basket'))
    expect(narrower('basket').has('container')).to.equal(false)
  })

  it('knows nothing of other words', () => {
    expect(narrower('qqqq').size).to.equal(0)
    expect(broader('qqqq').size).to.equal(0)
  })
})
