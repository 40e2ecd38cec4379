import { expect } from 'chai'
import fc from 'fast-check'
import { isTooDeep } from '../../src/lib/json-depth.ts'
import { toPathSegment } from '../../src/lib/path-segment.ts'

/** Levels of a value, counted in another way. */
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

describe('how deep JSON is nested', () => {
  it('is told from its bytes, whatever its texts hold', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), fc.integer({ min: 0, max: 10 }), (value, deepest) => {
        // As long as a text that is looked at at all.
        const text = JSON.stringify(value) + ' '.repeat(deepest)
        expect(isTooDeep(Buffer.from(text), deepest)).to.equal(depthOf(value) > deepest)
      }),
      { numRuns: 500 },
    )
  })

  it('is not counted in quotes, after quotes that are written out, or in what is no JSON', () => {
    const brackets = '['.repeat(500)
    for (const text of [
      `"${brackets}"`,
      `{"a\\"${brackets}":1}`,
      `["\\\\","${brackets}"]`,
      `"${brackets}`,
      'x'.repeat(500),
    ])
      expect(isTooDeep(Buffer.from(text)), text.slice(0, 20)).to.equal(false)
    for (const text of [brackets, `["\\\\",${brackets}`, `"a"${brackets}`])
      expect(isTooDeep(Buffer.from(text)), text.slice(0, 20)).to.equal(true)
  })
})

describe('a name in an address', () => {
  it('stays one segment, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), name => {
        if (/^(?:\.|%2e){1,2}$/i.test(name)) return
        const { pathname, search, hash } = new URL(`/tools/${toPathSegment(name)}/x`, 'http://h')
        expect(pathname.split('/')).to.have.length(4)
        expect(decodeURIComponent(pathname.split('/')[2]!)).to.equal(name.toWellFormed())
        expect(search + hash).to.equal('')
      }),
    )
    expect(toPathSegment('a\uD800')).to.equal('a%EF%BF%BD')
    for (const name of ['.', '..', '%2e%2E', '.%2e']) expect(() => toPathSegment(name)).to.throw('not found')
  })
})
