import { expect } from 'chai'
import { fragment, pattern, wordList } from '../../src/lib/patterns.ts'

describe('patterns over several lines', () => {
  it('are what they would be on one line, without breaks, indentation and comments', () => {
    const written = pattern('iu')`
      ^(?:
        good (?:morning|evening)   # what most say
        # and what few do
        |\p{Lu}ello\b
      )(?: there)?$
    `
    const plain = /^(?:good (?:morning|evening)|\p{Lu}ello\b)(?: there)?$/iu
    expect([written.source, written.flags]).to.deep.equal([plain.source, plain.flags])
  })

  it('keep a space within a line, and one that is written `\\ ` at its beginning', () => {
    const written = fragment`
      how (?:many|much)
      \ (?:are|is) `
    expect(written).to.equal('how (?:many|much) (?:are|is) ')
  })

  it('keep every other escape, a sign of numbers among other signs, and what only looks like a comment', () => {
    const written = fragment`
      \\ \d+\.\n\`
      (?:no\.? |#)?[#]
    `
    expect(written).to.equal('\\\\ \\d+\\.\\n`(?:no\\.? |#)?[#]')
  })

  it('take parts, which are groups only where they are put into one', () => {
    const day = fragment`
      today|tomorrow
    `
    expect(pattern()`^${day}$`.source).to.equal('^today|tomorrow$')
    const grouped = pattern()`
      ^(?:${day})   # a day
      ${'!'}?$
    `
    expect(grouped.source).to.equal('^(?:today|tomorrow)!?$')
  })

  it('give the words of a list in their order', () => {
    const words = wordList`
      a an the   # articles
      # prepositions
      of in
    `
    expect(words).to.deep.equal(['a', 'an', 'the', 'of', 'in'])
    expect(wordList`one two`).to.deep.equal(['one', 'two'])
  })
})
