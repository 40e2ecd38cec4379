import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect } from 'chai'
import { compile } from '../../../src/lib/prefilter/program.ts'
import { neededText } from '../../../src/lib/prefilter/needed-text.ts'
import { findIn, packNeeds, unpackNeeds } from '../../../src/lib/prefilter/known-programs.ts'

const LONG = /^\W*(?:which|what) (?:boats|ships) (?:lie|are) (?:at|in) the (?:harbour|port)\b/iu
const QUOTED = /^\W*(?:what|who)(?:['’]s| is) the (?:owner|skipper|keeper) of the (?:boat|ship)\b/i
const OPEN = /^.{0,20}(?:[^a-z]|\p{L})*.{0,20}(?:[^a-z]|\p{L})*.{0,20}(?:[^a-z]|\p{L})*$/iu
const needOf = (pattern: RegExp) => compile(neededText(pattern)!)!

describe('what patterns need, worked out ahead', () => {
  const known = unpackNeeds(packNeeds([LONG, QUOTED, OPEN, /boats/]))

  it('is what would be worked out now', () => {
    for (const pattern of [LONG, QUOTED])
      expect([...(findIn(known, pattern) as Uint16Array)]).to.deep.equal([...needOf(pattern)])
  })

  it('is nothing for a pattern that nothing can be told of', () => expect(findIn(known, OPEN)).to.equal(false))

  it('goes by what a pattern says: with other flags it is another one', () =>
    expect(findIn(known, new RegExp(LONG.source, 'u'))).to.equal(undefined))

  it('finds a pattern whose characters the bundler wrote as escapes', () => {
    const bundled = new RegExp(QUOTED.source.replace('’', String.raw`\u2019`), 'i')
    expect(bundled.source).to.not.equal(QUOTED.source)
    expect([...(findIn(known, bundled) as Uint16Array)]).to.deep.equal([...needOf(bundled)])
  })

  it('leaves out short patterns, which are worked out as soon', () =>
    expect(findIn(known, /boats/)).to.equal(undefined))

  it('is not taken from a file of another edition', () => {
    const [head, ...rest] = brotliDecompressSync(packNeeds([LONG]))
      .toString('latin1')
      .split('\n')
    const older = Buffer.from([head!.replace(/"edition":\d+/, '"edition":0'), ...rest].join('\n'), 'latin1')
    expect(findIn(unpackNeeds(brotliCompressSync(older)), LONG)).to.equal(undefined)
  })
})
