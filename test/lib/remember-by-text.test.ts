import { expect } from 'chai'
import { rememberByText } from '../../src/lib/remember-by-text.ts'

describe('what is remembered of texts', () => {
  it('is worked out once for the texts of late', () => {
    const asked: string[] = []
    const lengthOf = rememberByText(text => asked.push(text) && text.length, 2)
    expect(['one', 'three', 'one', 'one', 'three'].map(lengthOf)).to.deep.equal([3, 5, 3, 3, 5])
    expect(asked).to.deep.equal(['one', 'three'])
  })

  it('keeps what is undefined, and no more than so many texts', () => {
    let asked = 0
    const none = rememberByText((): undefined => void asked++, 2)
    for (const text of ['a', 'b', 'a', 'b', 'c', 'd', 'a']) none(text)
    expect(asked).to.equal(5)
  })
})
