import { expect } from 'chai'
import { neededText } from '../../../src/lib/prefilter/needed-text.ts'

/** The first and the last symbol of every text. */
const START = '\x02'
const END = '\x03'

describe('what a text must hold for a pattern to match', () => {
  const needs: [RegExp, unknown][] = [
    [/blue boat/, 'blue boat'],
    [/Blue Boat/i, 'blue boat'],
    [/\bin\b/i, ' in '],
    [/\b(?:blue|red) \w+ boats/i, { all: [{ any: [' blue ', ' red '] }, ' boats'] }],
    [/(?:the )?blue (?:old )?boats?/, { any: ['blue boat', 'blue old boat'] }],
    [/^\W*(?:how many|what)\b/i, { any: [`${START} how many `, `${START} what `] }],
    [/cheapest(?=\W*$)/, `cheapest ${END}`],
    [/boat[sy]$/, { any: [`boats ${END}`, `boaty ${END}`] }],
    [/(?:very )+old/, { all: ['very ', 'very old'] }],
    [/\d{2,4}(?:st|nd) of/, { any: ['0st of', '0nd of'] }],
    [/(?<name>ann)(?-i: lee)/iu, 'ann lee'],
    [/(?<=\bthan )a week/, { all: [' than ', ' than a week'] }],
    [/(?=.*\blate\b)boats/, { all: [' late ', 'boats'] }],
  ]
  for (const [pattern, need] of needs)
    it(`is ${JSON.stringify(need)} for ${String(pattern)}`, () => {
      expect(neededText(pattern)).to.deep.equal(need)
    })

  const nothing = [
    /.*/,
    /\p{L}+s?\b/u,
    /(?:blue|\w+) ?/,
    /(?:blue boats)*/,
    /(?!blue boats)/,
    /(?<!blue boats)/,
    /(?:blue)?/,
    /^/,
    /a/,
    /[^a]b?/,
    /(x)\1/,
  ]
  for (const pattern of nothing)
    it(`is nothing for ${String(pattern)}`, () => {
      expect(neededText(pattern)).to.equal(undefined)
    })

  it('is nothing for what is not understood: sets of the flag v, braces that stand for themselves, letters taken for others', () => {
    for (const pattern of [/[[a-z]--b]oats/v, /blue{boats/, /bluſe boats/i])
      expect(neededText(pattern), String(pattern)).to.equal(undefined)
  })
})
