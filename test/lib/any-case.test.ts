import { execFileSync } from 'node:child_process'
import { expect } from 'chai'
import { goesPartlyByCase, spellOutCase } from '../../src/lib/any-case.ts'
import { pattern } from '../../src/lib/patterns.ts'

const both = (source: string) => [new RegExp(source, 'iu'), spellOutCase(source, 'iu')] as const

describe('a pattern that goes partly by letter case', () => {
  for (const source of [
    '^(?!(?:names|and)\\b)(?<noun>(?-i:(?:\\p{Lu}?\\p{Ll}+ )?\\p{Lu}?\\p{Ll}{2,}))$',
    "^(?:i|we)(?:[’']ve)? (won|lost) (?=(?:the )?(?-i:\\p{Lu})[^?]*$)(.+?)$",
    '^[a-zà-ž]+ (?-i:[A-Z])\\d{1,3}[^b-d,]*$',
    '^(?=x)(?-i:(?:x|y)z) \\p{Lu}[\\p{Ll}-]*\\P{Lu}$',
    '(?<=straße )(?-i:Ä)ö',
  ])
    it(`finds what it does with the flag: ${source}`, () => {
      const [plain, spelt] = both(source)
      expect(spelt.flags).to.equal('u')
      for (const text of [
        'And masts',
        'and masts',
        'Names',
        'Red masts',
        'masts',
        'I’ve won the Gull',
        "i've won the gull",
        'WE LOST Oslo',
        'é Q12x',
        'ÉÀ Q12',
        'ab q1',
        'Ab Q1a',
        'Ab Q1B',
        'xz abc',
        'xz ABC',
        'XZ abc',
        'Straße Äö',
        'STRASSE ÄÖ',
        'straße ÄÖ',
        'straße äö',
      ])
        // oxfmt-ignore
        expect(spelt.exec(text)?.slice(), text).to.deep.equal(plain.exec(text)?.slice())
    })

  it('is spelt out by `pattern`, and only such a one', () => {
    expect(pattern('giu')`hi (?-i:\p{Lu}[a-z])`.source).to.equal('[hH][iI] (?:\\p{Lu}[a-z])')
    expect(pattern('iu')`hi`.flags).to.equal('iu')
    expect(goesPartlyByCase(/hi (?-i:X)/i)).to.equal(true)
    expect(goesPartlyByCase(/hi/i)).to.equal(false)
  })

  it('keeps to its parts where V8 compiles patterns without optimisation', () => {
    const file = new URL('../../src/agent/understand/requests/turns-of-kinds-behind.ts', import.meta.url)
    const code = `import { withKindsBehind } from ${JSON.stringify(file)}; console.log(withKindsBehind('Hulls - how many have we got? And masts?'))`
    const flags = [
      '--no-regexp-optimization',
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '-e',
      code,
    ]
    expect(execFileSync(process.execPath, flags, { encoding: 'utf8' }).trim()).to.equal(
      'Hulls - how many have we got? And masts?',
    )
  })

  it('refers back to no group', () => {
    expect(() => spellOutCase('(a)(?-i:B)\\1', 'iu')).to.throw('refers back')
  })
})
