import { expect } from 'chai'
import type { JsonObject } from '../../src/lib/json.ts'
import { runWithin, TOO_LATE } from '../../src/lib/run-within.ts'
import { splitIdentifier } from '../../src/lib/words.ts'
import { toOutputSchema } from '../../src/registry/mcp-server/to-output-schema.ts'
import { compileResultCheck } from '../../src/registry/schema/check-result.ts'
import { parametersOfSchema } from '../../src/registry/schema/parameters-of-schema.ts'
import { shapeOf } from '../../src/registry/schema/schema-shape.ts'
import { compileArgumentCheck } from '../../src/registry/schema/validate-arguments.ts'
import { needsClock } from '../../src/registry/schema/needs-clock.ts'
import { schemaInDescription } from '../../src/registry/sources/mcp/map-tool.ts'
import { modernPattern } from '../../src/registry/sources/openapi/normalise-schema.ts'

/** Every one of these held the whole registry for minutes, or for ever. */
const PATIENCE = 20_000

/** Fails instead of hanging when `act` does not end. */
function ends<T>(act: () => T): T {
  const result = runWithin(PATIENCE, act)
  if (result === TOO_LATE) throw new Error('it does not end')
  return result
}

/** Types that name the next one several times, so that writing it out takes `width` to the power of `levels`. */
function multiplying(levels: number, width: number, make: (parts: JsonObject[]) => JsonObject): JsonObject {
  const $defs: JsonObject = { [`t${levels}`]: { type: 'string' } }
  for (let level = 0; level < levels; level++)
    $defs[`t${level}`] = make(Array.from({ length: width }, () => ({ $ref: `#/$defs/t${level + 1}` })))
  return { type: 'object', properties: { x: { $ref: '#/$defs/t0' } }, $defs }
}

const asProperties = (parts: JsonObject[]) => ({
  type: 'object',
  properties: Object.fromEntries(parts.map((part, index) => [`p${index}`, part])),
})

describe('schemas that are made to hold us up', () => {
  it('matches a pattern that takes exponential time against the clock, for results and arguments [X10]', function () {
    this.timeout(60_000)
    const schema = { type: 'object', properties: { v: { type: 'string', pattern: '^(a+)+$' } } }
    const value = { v: `${'a'.repeat(60)}!` }
    const check = compileResultCheck(schema)
    expect(check?.(value)).to.match(/too long/)
    // Not again: it would cost as much at every call.
    expect(check?.({ v: 'aaa' })).to.match(/too long/)
    const [issue] = compileArgumentCheck(schema)(value)
    expect(issue?.type).to.equal('check_timeout')
    expect(compileArgumentCheck(schema)({ v: 'aaa' })).to.deep.equal([])
    expect(compileArgumentCheck(schema)({ v: 'b' })[0]?.type).to.equal('pattern')
  })

  it('tells patterns of one schema apart [S7]', () => {
    const properties = { a: { type: 'string', pattern: '^a$' }, b: { type: 'string', pattern: '^b$' } }
    const check = compileArgumentCheck({ type: 'object', properties })
    expect(check({ a: 'a', b: 'b' })).to.deep.equal([])
    expect(check({ a: 'b', b: 'a' })).to.have.length(2)
  })

  it('matches long texts against the clock, also by their format [X10]', function () {
    this.timeout(60_000)
    const check = compileArgumentCheck({ type: 'object', properties: { u: { type: 'string', format: 'url' } } })
    expect(check({ u: 'https://example.com/a' })).to.deep.equal([])
    expect(check({ u: `http://${'a:'.repeat(500_000)}` })).to.have.length(1)
  })

  it('checks unique items and types that multiply against the clock [X10]', function () {
    this.timeout(60_000)
    const unique = compileArgumentCheck({ type: 'object', properties: { x: { type: 'array', uniqueItems: true } } })
    expect(unique({ x: Array.from({ length: 200_000 }, (_, index) => ({ index })) })[0]?.type).to.equal('check_timeout')
    expect(unique({ x: [{ a: 1 }, { a: 1 }] })[0]?.type).to.equal('uniqueItems')
    const many = compileArgumentCheck(multiplying(40, 2, allOf => ({ allOf })))
    expect(many({ x: 'y' })[0]?.type).to.equal('check_timeout')
  })

  it('needs no clock for types that are named a few times, and needs it where they multiply or contain themselves [X10]', () => {
    expect(needsClock(multiplying(3, 2, allOf => ({ allOf })))).to.equal(false)
    expect(needsClock(multiplying(12, 2, allOf => ({ allOf })))).to.equal(true)
    const node = { type: 'object', properties: { left: { $ref: '#/$defs/node' }, right: { $ref: '#/$defs/node' } } }
    expect(needsClock({ type: 'object', properties: { x: { $ref: '#/$defs/node' } }, $defs: { node } })).to.equal(true)
    expect(needsClock({ type: 'object', properties: { x: { $ref: '#/properties/y' } } })).to.equal(true)
    expect(needsClock({ type: 'object', properties: { x: { type: 'array', uniqueItems: true } } })).to.equal(true)
  })

  it('does not compile a schema of megabytes; names and needs are still checked [X10] [R11]', () => {
    const fields = Array.from({ length: 20_000 }, (_, index) => [`p${index}`, asProperties([{ type: 'string' }])])
    const check = compileArgumentCheck({ type: 'object', properties: Object.fromEntries(fields), required: ['p1'] })
    expect(ends(() => check({ q: 1 })).map(({ type }) => type)).to.have.members(['missing', 'unknown'])
  })

  it('describes types that multiply, or that contain themselves, in bounded time [X10] [S1]', function () {
    this.timeout(60_000)
    const one = (schema: JsonObject) => ends(() => parametersOfSchema(schema))
    expect(one(multiplying(60, 2, allOf => ({ allOf })))).to.have.length(1)
    expect(one({ anyOf: [{ $ref: '#/$defs/t0' }], ...multiplying(8, 300, anyOf => ({ anyOf })) })).to.have.length(1)
    const $defs = { list: { type: 'array', minItems: 1, items: { $ref: '#/$defs/list' } } }
    const [list] = one({ type: 'object', properties: { x: { $ref: '#/$defs/list' } }, $defs })
    expect(list).to.include({ name: 'x', type: 'array' })
    expect(list?.constraints).to.deep.equal(['min items: 1'])
    const wide = multiplying(9, 100, asProperties)
    expect(JSON.stringify(ends(() => shapeOf(wide))).length).to.be.lessThan(2_000_000)
    expect(JSON.stringify(ends(() => toOutputSchema(wide))).length).to.be.lessThan(10_000)
  })

  it('reads descriptions, patterns and names that are made to be slow [X10]', function () {
    this.timeout(60_000)
    expect(ends(() => schemaInDescription(`Response schema: {"a":"${'}'.repeat(1_000_000)}`))).to.equal(undefined)
    expect(ends(() => schemaInDescription(`result schema${' '.repeat(1_000_000)}x`))).to.equal(undefined)
    expect(ends(() => modernPattern('['.repeat(1_000_000)))).to.equal(undefined)
    expect(ends(() => splitIdentifier('A'.repeat(1_000_000)))).to.have.length(1)
  })

  it('still finds the schema in a description, and the words of a name [S7]', () => {
    const text = 'The response schema is told below.\nResponse schema: ```json\n{"type": "object"}\n``` and {more}'
    expect(schemaInDescription(text)).to.deep.equal({ type: 'object' })
    expect(splitIdentifier('HTTPServerId isOK ABTest')).to.deep.equal([
      'http',
      'server',
      'id',
      'is',
      'ok',
      'ab',
      'test',
    ])
  })
})
