import { expect } from 'chai'
import { statedText } from '../../../../src/agent/web/read/stated-text.ts'

describe('a text that is stated with what it is', () => {
  for (const [said, text] of [
    ['the number 113', '113'],
    ['the word apple', 'apple'],
    ['the code: X7-1', 'X7-1'],
    ['the letters abc', 'abc'],
    ['your name (Lars)', 'Lars'],
    ['your name (Ann Lee) as the signature', 'Ann Lee'],
    ['the access code (A7)', 'A7'],
    ['a value of 5', '5'],
  ] as const)
    it(said, () => expect(statedText(said)).to.equal(text))

  for (const said of [
    'the text below',
    'the text area',
    'the word after tea',
    'the number shown',
    'the code in the box',
    'the value of Height',
    'Lars (home)',
  ])
    it(`none: ${said}`, () => expect(statedText(said)).to.equal(undefined))
})
