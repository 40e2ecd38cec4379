import { expect } from 'chai'
import { isDescribed } from '../../../../src/agent/web/read/described-value.ts'

describe('words for what is to be entered', () => {
  for (const words of [
    'the code',
    'the code into the box under it',
    'the letters that the picture shows',
    'the confirmation number from the e-mail',
    'the six digits shown above',
    'what the page says below',
    'what is written on the sign',
    'whatever the label shows',
    'the total',
    'that word',
    'the colour that is named in the note',
    'a random number',
    'some made-up name',
  ])
    it(`describe it: ${words}`, () => {
      expect(isDescribed(words)).to.equal(true)
    })

  for (const words of [
    'the quick brown fox',
    'the time machine',
    'The Name of the Rose',
    'the number 5',
    'The Code Book',
    'what a day',
    'this is great',
    'that works for me',
    'some milk',
    'a dozen eggs',
    'Where the Crawdads Sing',
    'hello',
    'the blue door is broken',
  ])
    it(`are it: ${words}`, () => {
      expect(isDescribed(words)).to.equal(false)
    })
})
