import { expect } from 'chai'
import fc from 'fast-check'
import { visibleEntry, visibleSchema, visibleText } from '../../src/registry/safety/visible-text.ts'

describe('text of a service', () => {
  const HIDDEN: [title: string, text: string, seen: string][] = [
    ['zero-width characters', 'do\u200b n\u2060o\ufefft', 'do not'],
    ['the tag block', 'Adds.\u{e0049}\u{e0067}\u{e006e}\u{e006f}\u{e0072}\u{e0065}', 'Adds.'],
    ['direction marks', 'a\u202eevil\u202c b\u2066c\u2069\u200f', 'aevil bc'],
    ['soft hyphens', 'in\u00advis\u00adible', 'invisible'],
    ['bytes in variation selectors', '😀\u{e0104}\u{e0119}\ufe0f\ufe01\ufe02', '😀'],
    ['a selector more than one', '❤\ufe0f\ufe0f\ufe0e', '❤\ufe0f'],
    ['joiners where nothing joins', 'a\u200db\u200cc', 'abc'],
    ['fillers', 'a\u3164\u115f\u1160\uffa0\u034fb', 'ab'],
    ['terminal escapes', '\u001b[2Jgone\u0007\u009b', '[2Jgone'],
  ]
  for (const [title, text, seen] of HIDDEN) it(`loses ${title} [X8]`, () => expect(visibleText(text)).to.equal(seen))

  const KEPT: [title: string, text: string][] = [
    ['families and professions', '👩‍👩‍👧 👩🏽‍🚀 🏳️‍🌈 👁️‍🗨️'],
    ['emoji and text presentation', '❤️ ☎︎ 1️⃣ ⌚︎'],
    ['Persian with its non-joiner', 'می‌خواهم کتاب‌ها را'],
    ['Indic conjuncts', 'क्‍ष ক্‌ষ ശ്രീ'],
    ['Arabic, Hebrew and accents', 'العَرَبِيَّة עִבְרִית café'],
    ['tabs and line breaks', 'a\tb\r\nc\n'],
    ['Chinese and Japanese', '漢字かな交じり文、葛城'],
  ]
  for (const [title, text] of KEPT) it(`keeps ${title} [X8]`, () => expect(visibleText(text)).to.equal(text))

  it('is the same when it is cleaned twice, and plain text is never touched [X8]', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => visibleText(visibleText(text)) === visibleText(text)))
    fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), text => visibleText(text) === text))
  })

  it('is cleaned in resources and prompts, while names and addresses stay [X8]', () => {
    const bad = 'x\u200by'
    const prompt = { name: bad, title: bad, description: bad, arguments: [{ name: bad, description: bad }] }
    expect(visibleEntry([prompt, { uri: `a:${bad}`, title: 'xy' }])).to.deep.equal([
      { name: bad, title: 'xy', description: 'xy', arguments: [{ name: bad, description: 'xy' }] },
      { uri: `a:${bad}`, title: 'xy' },
    ])
  })

  it('is cleaned in the descriptions of a schema, while names and values stay [X8]', () => {
    const bad = 'x\u200by'
    const schema = {
      type: 'object',
      title: bad,
      properties: {
        [bad]: { description: bad, enum: [bad], default: bad, examples: [bad], pattern: bad },
        description: { type: 'string', description: bad },
        enum: { anyOf: [{ const: bad, title: bad }] },
      },
      required: [bad],
      $defs: { [bad]: { items: { $comment: bad, $ref: `#/${bad}` } } },
    }
    expect(visibleSchema(schema)).to.deep.equal({
      type: 'object',
      title: 'xy',
      properties: {
        [bad]: { description: 'xy', enum: [bad], default: bad, examples: [bad], pattern: bad },
        description: { type: 'string', description: 'xy' },
        enum: { anyOf: [{ const: bad, title: 'xy' }] },
      },
      required: [bad],
      $defs: { [bad]: { items: { $comment: 'xy', $ref: `#/${bad}` } } },
    })
    const clean = { type: 'object', properties: { a: { description: 'xy' } } }
    expect(visibleSchema(clean)).to.equal(clean)
  })
})
