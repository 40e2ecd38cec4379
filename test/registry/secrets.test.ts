import { expect } from 'chai'
import fc from 'fast-check'
import { createSecrets } from '../../src/registry/upstream/secrets.ts'
import { createReplacer } from '../../src/registry/upstream/find-needles.ts'

describe('secrets', () => {
  const SECRET = 's3cret/of+the "house"'
  const stored = (...values: string[]) => {
    const secrets = createSecrets()
    secrets.add(...values)
    return secrets
  }

  const FORMS: [title: string, text: string][] = [
    ['as they are', SECRET],
    ['inside JSON', JSON.stringify({ a: SECRET })],
    ['inside JSON inside JSON', JSON.stringify({ a: JSON.stringify({ b: SECRET }) })],
    ['percent-encoded', `?key=${encodeURIComponent(SECRET)}&b=1`],
    ['as a form', new URLSearchParams({ key: SECRET }).toString()],
    ...[0, 1, 2].map((before): [string, string] => [
      `in base64 behind ${before} bytes`,
      Buffer.from(`${'x'.repeat(before)}${SECRET}yz`).toString('base64'),
    ]),
    ['in base64url', Buffer.from(`user:${SECRET}`).toString('base64url')],
  ]
  for (const [title, text] of FORMS)
    it(`are found ${title} [X3]`, () => {
      const secrets = stored(SECRET)
      for (const clean of [secrets.redact(text), secrets.redactBytes(Buffer.from(text)).toString()]) {
        expect(clean).to.contain('[redacted]')
        for (const part of ['s3cret', 'house', Buffer.from('s3cret/of').toString('base64').slice(2, -2)])
          expect(clean).to.not.contain(part)
      }
    })

  it('are found without the word before them, and leave valid JSON behind [X3]', () => {
    const secrets = stored('Bearer abc-123-def')
    expect(secrets.redactValue({ a: 'abc-123-def', b: ['x Bearer abc-123-def'] })).to.deep.equal({
      a: '[redacted]',
      b: ['x [redacted]'],
    })
  })

  it('that look like the end of an escape do not break JSON [X3]', () => {
    const secrets = stored('nabc-12345')
    const value = { a: '\nabc-12345', b: 'nabc-12345' }
    const clean = { a: '\nabc-12345', b: '[redacted]' }
    expect(JSON.parse(secrets.redactBytes(Buffer.from(JSON.stringify(value))).toString())).to.deep.equal(clean)
    expect(secrets.redactValue(value)).to.deep.equal(clean)
  })

  it('are not shown from what goes in a circle or too deep to be looked through [X3]', () => {
    const secrets = stored('abc-123-def')
    const circle: Record<string, unknown> = { secret: 'abc-123-def' }
    circle.self = circle
    expect(secrets.redactValue(circle)).to.equal('[not shown]')
    const deep = `${'['.repeat(100_000)}"abc-123-def"${']'.repeat(100_000)}`
    expect(secrets.redactBytes(Buffer.from(deep)).toString()).to.equal(deep.replace('abc-123-def', '[redacted]'))
  })

  it('that could be words or numbers of the data are left in results, not in errors [X3]', () => {
    const secrets = stored('postgres', '12345678', 'secret')
    const text = '{"postgres":12345678,"secret":true}'
    expect(secrets.redactBytes(Buffer.from(text)).toString()).to.equal(text)
    expect(secrets.redact(text)).to.equal('{"[redacted]":[redacted],"[redacted]":true}')
  })

  it('are replaced in bytes that are no text, and nothing else is touched [X3]', () => {
    const secrets = stored('0123456789abcdef')
    const bytes = Buffer.concat([Buffer.from([0, 255, 128]), Buffer.from('0123456789abcdef'), Buffer.from([254, 0])])
    expect(secrets.redactBytes(bytes)).to.deep.equal(
      Buffer.concat([Buffer.from([0, 255, 128]), Buffer.from('[redacted]'), Buffer.from([254, 0])]),
    )
    const clean = Buffer.from([0, 255, 128, 1])
    expect(secrets.redactBytes(clean)).to.equal(clean)
  })

  it('are found by the search as one by one [X3]', () => {
    const small = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(
        fc.array(small, { minLength: 1, maxLength: 5 }),
        fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 60 }),
        (needles, text) => {
          const replace = createReplacer(needles.map(bytes => ({ bytes: Buffer.from(bytes), shown: Buffer.from('-') })))
          const longestFirst = needles.toSorted((left, right) => right.length - left.length)
          const expected = text.replaceAll(new RegExp(longestFirst.join('|'), 'g'), '-')
          return replace(Buffer.from(text)).toString() === expected
        },
      ),
      { numRuns: 2000 },
    )
  })
})
