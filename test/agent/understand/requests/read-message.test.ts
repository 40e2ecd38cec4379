import { expect } from 'chai'
import fc from 'fast-check'
import { readMessage, type Literal } from '../../../../src/agent/understand/requests/read-message.ts'

const NOW = new Date(2025, 4, 14, 10, 30)
const literals = (text: string) => readMessage(text, NOW).literals

/** A literal in short: `money 50000`, `quoted War and Peace`. */
function short(literal: Literal): string {
  if (literal.kind === 'number') return `${literal.unit} ${literal.value}`
  if (literal.kind === 'date') return `date ${literal.first}..${literal.last}`
  return `${literal.kind} ${literal.value}`
}

const ROWS: [string, string][] = [
  ['above 50k', 'plain 50000'],
  ['a 12-string guitar', 'plain 12'],
  ['above $50k', 'money 50000'],
  ['above $50K', 'money 50000'],
  ['above $1.5M', 'money 1500000'],
  ['above 1.5 million', 'plain 1500000'],
  ['above 2 million dollars', 'money 2000000'],
  ['above 2bn', 'plain 2000000000'],
  ['above $2 billion', 'money 2000000000'],
  ['above 1,250,000', 'plain 1250000'],
  ['above $1,250,000.50', 'money 1250000.5'],
  ['above USD 300', 'money 300'],
  ['above 300 USD', 'money 300'],
  ['above €75', 'money 75'],
  ['above £12.99', 'money 12.99'],
  ['above 300 euros', 'money 300'],
  ['above 20 pounds', 'money 20'],
  ['above 500 bucks', 'money 500'],
  ['above 3 grand', 'plain 3000'],
  ['above 75%', 'percent 75'],
  ['above 75 %', 'percent 75'],
  ['above 75 percent', 'percent 75'],
  ['above 12.5 pct', 'percent 12.5'],
  ['above 0.5', 'plain 0.5'],
  ['below -5', 'plain -5'],
  ['twenty books', 'plain 20'],
  ['five thousand', 'plain 5000'],
  ['two million', 'plain 2000000'],
  ['a dozen', 'plain 12'],
  ['top5 books', 'plain 5'],
  ['97+', 'plain 97'],
  ['#12', 'plain 12'],
  ['“War and Peace”', 'quoted War and Peace'],
  ['"War and Peace"', 'quoted War and Peace'],
  ["'War and Peace'", 'quoted War and Peace'],
  ['"50k"', 'quoted 50k'],
  ['"2024-11-05"', 'quoted 2024-11-05'],
  ['mail ann.lee+x@mail.example.org please', 'email ann.lee+x@mail.example.org'],
  ['phone +49 30 337953', 'phone +49 30 337953'],
  ['phone (555) 123-4567', 'phone (555) 123-4567'],
  ['phone 555-123-4567', 'phone 555-123-4567'],
  ['see https://example.org/a?b=1.', 'url https://example.org/a?b=1'],
  ['member mem_12', 'code mem_12'],
  ['book BK-2041', 'code BK-2041'],
  ['stay H79RTJ', 'code H79RTJ'],
  ['stay 24MHBQ', 'code 24MHBQ'],
  ['over 100KWH', 'plain 100'],
  ['over 50EUR', 'money 50'],
  ['bill 7995-4407', 'code 7995-4407'],
  ['in 2026-03', 'date 2026-03-01..2026-03-31'],
  ['in Q3 2024', 'date 2024-07-01..2024-09-30'],
  ['on 5 November 2024', 'date 2024-11-05..2024-11-05'],
  ['more than 3 books in 2024', 'plain 3, date 2024-01-01..2024-12-31'],
  ['between 10 and 20', 'plain 10, plain 20'],
  ['between $10k and $20k', 'money 10000, money 20000'],
  ["the author's books", ''],
  ["don't and can't", ''],
]

describe('readMessage', () => {
  for (const [text, found] of ROWS)
    it(`finds ${found ? `“${found}”` : 'nothing'} in “${text}”`, () =>
      expect(literals(text).map(short).join(', ')).to.equal(found))

  for (const [text, rest] of [
    ['members w/o a phone', 'members without a phone'],
    ['members w/ a phone', 'members with a phone'],
    ['top5', 'top 5'],
    ['97+', '97 or more'],
    ['the 2nd oldest', 'the second oldest'],
    ['the E-mail', 'the Email'],
    ['a "w/o and top5" b', 'a "w/o and top5" b'],
  ] as const)
    it(`writes “${text}” in full as “${rest}”`, () =>
      expect(readMessage(text, NOW).text.replace(/\s+/g, ' ')).to.equal(rest))

  it('keeps an apostrophe inside a word and drops a possessive', () => {
    expect(readMessage("Ann's and O'Brien’s", NOW).tokens.map(t => t.norm)).to.deep.equal(['ann', 'and', "o'brien"])
  })

  it('keeps a code with an underscore as one word', () =>
    expect(readMessage('show mem_12', NOW).tokens.map(t => t.norm)).to.deep.equal(['show', 'mem_12']))

  it('reads a number in every common writing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3000, max: 9_999_999 }), value => {
        for (const text of [
          String(value),
          value.toLocaleString('en-US'),
          `$${value}`,
          `$${value.toLocaleString('en-US')}`,
        ]) {
          const [literal, ...more] = literals(`above ${text} now`)
          expect(literal, text).to.include({ kind: 'number', value })
          expect(more).to.deep.equal([])
        }
      }),
    )
  })

  it('never throws; tokens and literals stand inside the text, in order', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc
            .array(fc.constantFrom('"', "'", '$', '5', 'k', '@', 'a.b', '(', '+', '%', 'top', ' ', '-', '_', '“', '’'))
            .map(a => a.join('')),
        ),
        text => {
          const message = readMessage(text, NOW)
          for (const [at, token] of message.tokens.entries()) {
            expect(message.text.slice(token.start, token.end)).to.equal(token.text)
            if (at) expect(token.start).to.be.at.least(message.tokens[at - 1]!.end)
          }
          for (const literal of message.literals) {
            expect(literal.from).to.be.below(literal.to)
            expect(literal.to).to.be.at.most(message.tokens.length)
          }
        },
      ),
    )
  })

  it('gives no letter to two words where signs above a letter stand before a code', () => {
    const { tokens } = readMessage('α\u0313\u0345ൺ𐴰𐊀', NOW)
    for (const [at, { start }] of tokens.entries()) if (at) expect(start).to.be.at.least(tokens[at - 1]!.end)
  })

  for (const word of ['constructor', 'toString', 'valueOf'])
    it(`reads no number in a word that every object has: ${word}`, () =>
      expect(literals(`list the ${word} names`)).to.deep.equal([]))
})
