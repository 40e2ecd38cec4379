import { runInNewContext } from 'node:vm'
import { expect } from 'chai'
import { escapeText } from '../../../scripts/build/escape-text.ts'

/** What an expression is worth as it is, and written in ASCII. */
function bothValues(expression: string): [unknown, unknown] {
  const escaped = escapeText(expression)
  expect(escaped).to.match(/^[\0-\x7f]*$/)
  return [runInNewContext(expression), runInNewContext(escaped)]
}

describe('a bundled text in ASCII', () => {
  it('has regular expressions that match the same', () => {
    for (const expression of [
      String.raw`["–", "—", "\\", "-", "x"].map(one => /[\-\–\—]/.test(one)).join()`,
      String.raw`["👍", "👎", "\ud83d"].map(one => /^(?:👍|✅)+$/u.test(one)).join()`,
      String.raw`["👍", "\ud83d"].map(one => /^[👍✅]+$/u.test(one)).join()`,
      String.raw`"pokémon pokemon".replace(/pok[eé]mon/g, "x")`,
      String.raw`"it’s".replace(/\’s$|\\’s$/, "")`,
    ]) {
      const [before, after] = bothValues(expression)
      expect(after, expression).to.equal(before)
    }
  })

  it('has raw templates that say the same', () => {
    for (const expression of [
      'String.raw`“[^”\\n]+”|\\\\ \\d`',
      'String.raw`a ${"}`" + String.raw`– ${1 + 1} \\w`} “\\`\\${`',
      'String.raw`${"x"}→${"y"}\\s` + String.raw`plain \\n`',
      'new RegExp(String.raw`^[–—]\\d$`).test("–1")',
    ]) {
      const [before, after] = bothValues(expression)
      expect(after, expression).to.equal(before)
    }
  })

  it('is left alone where it is ASCII already', () => {
    const text = 'String.raw`\\d${a}`;/\\w/.test("\\u00e9")'
    expect(escapeText(text)).to.equal(text)
  })
})
