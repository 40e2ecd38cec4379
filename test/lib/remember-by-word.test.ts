import { expect } from 'chai'
import { rememberByWord } from '../../src/lib/remember-by-word.ts'

describe('what is remembered of words', () => {
  it('is worked out once for each, also where it is false or empty', () => {
    const asked: string[] = []
    const isLong = rememberByWord(word => {
      asked.push(word)
      return word.length > 4
    })
    expect(['book', 'shelf', 'book', 'shelf'].map(word => isLong(word))).to.deep.equal([false, true, false, true])
    expect(asked).to.deep.equal(['book', 'shelf'])
  })
})
