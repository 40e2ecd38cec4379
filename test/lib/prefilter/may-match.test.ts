import { expect } from 'chai'
import fc from 'fast-check'
import { execIn, mayMatch, replaceEachIn, replaceIn, testIn } from '../../../src/lib/prefilter/may-match.ts'

/** A part of a pattern, and texts that it matches. */
interface Part {
  source: string
  texts: string[]
}

const part = (source: string, ...texts: string[]): Part => ({ source, texts })
const leaves = [
  part('blue', 'blue', 'BLUE'),
  part(' ', ' '),
  part(', ', ', '),
  part(String.raw`\b`, ''),
  part('^', ''),
  part('$', ''),
  part(String.raw`\s+`, ' ', ' \t'),
  part(String.raw`\W*`, '', '. ', '’'),
  part(String.raw`\d+`, '7', '2024'),
  part(String.raw`\d{2}`, '12'),
  part(String.raw`\w`, 'x', '_', '3'),
  part(String.raw`\p{L}+`, 'é', 'Boats', 'ſ'),
  part('[sz]', 's', 'Z'),
  part('[^a]', 'b', '-', '😀'),
  part(String.raw`[ \-–]`, '-', ' ', '–'),
  part('.', 'q', '!'),
  part("['’]s", "'s", '’s'),
  part('é', 'é', 'É'),
  part('k', 'k', 'K', '\u212a'),
  part(String.raw`(?!no)`, ''),
  part(String.raw`(?<!no )`, ''),
  part(String.raw`[\w-]*`, '', 'a-b'),
]

const sequence = (one: Part, other: Part): Part =>
  part(one.source + other.source, ...one.texts.flatMap(text => other.texts.map(next => text + next)).slice(0, 6))
const choice = (one: Part, other: Part): Part =>
  part(`(?:${one.source}|${other.source})`, ...one.texts.slice(0, 3), ...other.texts.slice(0, 3))
const repeated = ({ source, texts }: Part, sign: string): Part =>
  part(`(?:${source})${sign}`, ...(/^[*?]/.test(sign) ? [''] : []), ...texts.slice(0, 3), ...(/^[*+]/.test(sign) ? texts.slice(0, 2).map(text => text + text) : [])) // oxfmt-ignore
const ahead = ({ source, texts }: Part): Part => part(`(?=${source})${source}`, ...texts)
const behind = ({ source, texts }: Part): Part => part(`${source}(?<=${source})`, ...texts)

const { part: anyPart } = fc.letrec<{ part: Part }>(tie => ({
  part: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom(...leaves),
    fc.tuple(tie('part'), tie('part')).map(([one, other]) => sequence(one, other)),
    fc.tuple(tie('part'), tie('part')).map(([one, other]) => choice(one, other)),
    fc
      .tuple(tie('part'), fc.constantFrom('?', '*', '+', '*?', '{1,2}', '{0,3}'))
      .map(([one, sign]) => repeated(one, sign)),
    tie('part').map(ahead),
    tie('part').map(behind),
  ),
}))

describe('the filter before patterns', () => {
  it('lets every text through that a pattern matches', () => {
    let matched = 0
    fc.assert(
      fc.property(
        anyPart,
        fc.constantFrom('', 'iu', 'i', 'u', 'm'),
        fc.constantFrom('', 'a', ' the ', '7'),
        fc.constantFrom('', 'b', ' boats.', '\n5'),
        (one, flags, before, after) => {
          const pattern = new RegExp(flags.includes('u') ? one.source : one.source.replaceAll(String.raw`\p{L}`, '[a-z]').replaceAll(String.raw`\-`, '-'), flags) // oxfmt-ignore
          for (const text of one.texts.map(said => before + said + after)) {
            if (!pattern.test(text)) continue
            matched++
            expect(mayMatch(pattern, text), `${String(pattern)} in ${JSON.stringify(text)}`).to.equal(true)
          }
        },
      ),
      { numRuns: 2000 },
    )
    expect(matched).to.be.greaterThan(1000)
  })

  it('keeps texts back that have nothing of what a pattern is about', () => {
    const pattern = /^\W*(?:and |so )?(?:which|what) \p{L}+ (?:has|have) the (?:most|fewest) (\p{L}+)(?=\W*$)/iu
    expect(mayMatch(pattern, 'and which harbour has the most boats?')).to.equal(true)
    for (const text of [
      'which harbour is the largest?',
      'the most boats',
      'boats: which harbour has the most there',
      '',
    ])
      expect(mayMatch(pattern, text), text).to.equal(false)
  })

  it('looks for less where all that a pattern needs would be too much, and still keeps texts back', () => {
    const kinds = Array.from({ length: 400 }, (_, at) => `kind${String.fromCharCode(97 + (at % 26), 97 + (at % 17))}`)
    const pattern = new RegExp(
      `(?:${kinds.join('|')}) \\p{L}+ (?:${kinds.join('|')}) \\p{L}+ in the (?:harbour|port)`,
      'iu',
    )
    expect(pattern.source.length).to.be.greaterThan(4000)
    expect(mayMatch(pattern, `${kinds[7]} boats ${kinds[9]} ships in the harbour`)).to.equal(true)
    expect(mayMatch(pattern, 'which boats lie there?')).to.equal(false)
  })

  it('tests, finds and replaces as the pattern does', () => {
    const pattern = /\b(red|blue) boats?\b/gi
    expect(replaceIn('Red boat, blue boats', pattern, '$1 ship')).to.equal('Red ship, blue ship')
    expect(replaceIn('red ships', pattern, '$1 ship')).to.equal('red ships')
    expect(execIn('a red boat', /(?<colour>red|blue) boat/)?.groups).to.deep.equal({ colour: 'red' })
    expect(execIn('a green boat', /(?<colour>red|blue) boat/)).to.equal(null)
    expect([testIn('a red boat', /red boat/), testIn('a boat', /red boat/)]).to.deep.equal([true, false])
  })

  it('replaces with one pair after the other, each in what the one before has made of the text', () => {
    const pairs = [
      [/\bred boats?\b/g, 'blue ship'],
      [/\bgreen boats?\b/g, 'nothing'],
      [/\bblue ships?\b/g, (whole: string) => `${whole} at sea`],
    ] as const
    expect(replaceEachIn('a red boat', pairs)).to.equal('a blue ship at sea')
    expect(replaceEachIn('a yellow boat', pairs)).to.equal('a yellow boat')
    expect(replaceEachIn('a green boat', pairs)).to.equal('a nothing')
  })
})
