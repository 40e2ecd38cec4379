import { expect } from 'chai'
import fc from 'fast-check'
import {
  countOf,
  fold,
  isAbbreviation,
  similarity,
  splitIdentifier,
  stem,
  wordsOf,
} from '../../../../src/agent/understand/language/words.ts'

describe('stem', () => {
  for (const [a, b] of [
    ['book', 'books'],
    ['company', 'companies'],
    ['person', 'people'],
    ['child', 'children'],
    ['box', 'boxes'],
    ['borrow', 'borrowed'],
    ['borrow', 'borrowing'],
    ['category', 'categories'],
    ['index', 'indices'],
    ['license', 'licences'],
    ['color', 'colours'],
    ['center', 'centre'],
    ['catalog', 'catalogues'],
    ['organizer', 'organiser'],
    ['program', 'programmes'],
  ] as const)
    it(`gives “${a}” and “${b}” the same key`, () => expect(stem(b)).to.equal(stem(a)))

  for (const [a, b] of [
    ['book', 'bookshop'],
    ['state', 'status'],
    ['lead', 'leader'],
    ['on', 'ones'],
    ['on', 'one'],
    ['member', 'memory'],
    ['meter', 'metre'],
    ['people', 'personal'],
    ['or', 'our'],
    ['us', 'use'],
    ['analyses', 'analyzer'],
  ] as const)
    it(`keeps “${a}” and “${b}” apart`, () => expect(stem(b)).to.not.equal(stem(a)))

  for (const word of ['q4', '2024', 'b2b', 'is'])
    it(`leaves “${word}” as it is`, () => expect(stem(word)).to.equal(word))
})

describe('splitIdentifier', () => {
  for (const [name, words] of [
    ['annual_revenue', 'annual revenue'],
    ['annualRevenue', 'annual revenue'],
    ['AnnualRevenue', 'annual revenue'],
    ['annual-revenue', 'annual revenue'],
    ['ANNUAL_REVENUE', 'annual revenue'],
    ['annual revenue', 'annual revenue'],
    ['annual.revenue', 'annual revenue'],
    ['isThirdParty', 'is third party'],
    ['HTTPServer', 'http server'],
    ['parseJSONBody', 'parse json body'],
    ['userID', 'user id'],
    ['address2', 'address2'],
    ['line2Text', 'line2 text'],
    ['__typename', 'typename'],
    ['Straße', 'straße'],
    ['prénom', 'prenom'],
    ['', ''],
    ['---', ''],
  ] as const)
    it(`reads ${JSON.stringify(name)} as ${JSON.stringify(words)}`, () =>
      expect(splitIdentifier(name).join(' ')).to.equal(words))

  it('finds the same words in every naming style', () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$/)
    const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), words => {
        const [first, ...rest] = words
        const styles = [
          words.join('_'),
          words.join('-'),
          words.join(' '),
          words.join('.'),
          words.join('_').toUpperCase(),
          [first, ...rest.map(capital)].join(''),
          words.map(capital).join(''),
        ]
        for (const style of styles) expect(splitIdentifier(style)).to.deep.equal(words)
      }),
    )
  })
})

describe('fold and wordsOf', () => {
  for (const [text, folded] of [
    ['Café', 'cafe'],
    ['São Paulo', 'sao paulo'],
    ['O’Brien', "o'brien"],
    ['“Quoted”', '"quoted"'],
  ] as const)
    it(`folds ${text} to ${folded}`, () => expect(fold(text)).to.equal(folded))

  for (const [text, words] of [
    ["Ann's books", 'ann books'],
    ['closed-won', 'closed won'],
    ['Smith & Sons, Ltd.', 'smith sons ltd'],
    ['  ', ''],
  ] as const)
    it(`finds the words ${JSON.stringify(words)} in ${JSON.stringify(text)}`, () =>
      expect(wordsOf(text).join(' ')).to.equal(words))

  it('folding twice changes nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), text => void expect(fold(fold(text))).to.equal(fold(text))))
  })
})

describe('similarity', () => {
  it('is one for a word and itself, lies between 0 and 1, and does not depend on the order', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(similarity(a, a)).to.equal(1)
        expect(similarity(a, b)).to.be.within(0, 1)
        expect(similarity(a, b)).to.equal(similarity(b, a))
      }),
    )
  })

  it('counts a swap of neighbours as one edit', () => expect(similarity('borrow', 'borrwo')).to.equal(1 - 1 / 6))
  it('counts two separate edits as two', () => expect(similarity('borrow', 'barraw')).to.be.closeTo(1 - 2 / 6, 1e-9))
})

describe('isAbbreviation', () => {
  for (const [short, word] of [
    ['accts', 'accounts'],
    ['rev', 'revenue'],
    ['opps', 'opportunities'],
    ['mgr', 'manager'],
    ['dept', 'departments'],
    ['depts', 'departments'],
    ['cat', 'category'],
  ] as const)
    it(`takes ${short} for ${word}`, () => expect(isAbbreviation(short, word)).to.equal(true))

  for (const [short, word] of [
    ['re', 'revenue'],
    ['account', 'accounts'],
    ['lead', 'ledger'],
    ['xyz', 'revenue'],
    ['revenues', 'revenue'],
    ['bke', 'books'],
  ] as const)
    it(`does not take ${short} for ${word}`, () => expect(isAbbreviation(short, word)).to.equal(false))
})

describe('countOf', () => {
  for (const [count, noun, text] of [
    [0, 'book', '0 books'],
    [1, 'books', '1 book'],
    [2, 'person', '2 people'],
    [12345, 'category', '12,345 categories'],
  ] as const)
    it(`writes ${text}`, () => expect(countOf(count, noun)).to.equal(text))
})
