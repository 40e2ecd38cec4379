import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'chai'
import type { JsonObject } from '../../src/lib/json.ts'
import { toApiRecord } from '../../src/registry/catalogue/api-record.ts'
import { createCatalogue } from '../../src/registry/catalogue/catalogue.ts'
import { limitSchema } from '../../src/registry/schema/limit-schema.ts'
import { toOnboardedTool } from '../../src/registry/sources/onboarded/onboarded-tool.ts'

/** Large, circular, with a union, a negation and a closed part. */
const level = (depth: number): JsonObject => ({
  type: 'object',
  required: ['f0'],
  properties: Object.fromEntries(
    Array.from({ length: 5 }, (_, index) => [
      `f${index}`,
      depth ? level(depth - 1) : { type: 'integer', description: 'x'.repeat(80) },
    ]),
  ),
})
const SCHEMA: JsonObject = {
  type: 'object',
  required: ['tree', 'name'],
  properties: {
    name: { type: 'string', maxLength: 5 },
    tree: { $ref: '#/$defs/Tree' },
    union: { oneOf: [level(2), { type: 'string' }, { ...level(2), required: ['f1'] }] },
    never: { not: level(2) },
    closed: { allOf: [level(2)], unevaluatedProperties: false },
  },
  additionalProperties: false,
  $defs: {
    Tree: { type: 'object', required: ['n'], properties: { n: { type: 'integer' }, next: { $ref: '#/$defs/Tree' } } },
  },
}
const deep = (depth: number): unknown => (depth < 0 ? 1 : { f0: deep(depth - 1) })
const VALID: JsonObject[] = [
  { name: 'a', tree: { n: 1, next: { n: 2, next: { n: 3 } } } },
  { name: 'a', tree: { n: 1 }, union: { f0: deep(1) } },
  { name: 'a', tree: { n: 1 }, never: 'text', closed: { f0: deep(1) } },
]

describe('a large schema of any service', () => {
  const compile = (schema: JsonObject) => new Ajv2020({ strict: false, logger: false }).compile(schema)

  for (const bytes of [512, 2048, 8 * 1024])
    it(`is cut to ${bytes} bytes: names, types and what is required stay, and all that was valid [S6]`, () => {
      const cut = limitSchema(SCHEMA, bytes)
      expect(Buffer.byteLength(JSON.stringify(cut))).to.be.at.most(bytes)
      expect(Object.keys(cut.properties as object)).to.deep.equal(Object.keys(SCHEMA.properties as object))
      expect(cut).to.deep.include({ type: 'object', required: ['tree', 'name'], additionalProperties: false })
      const validate = compile(cut)
      for (const args of VALID) expect(validate(args), JSON.stringify(args)).to.equal(true)
      for (const wrong of [{ name: 'a' }, { name: 'a', tree: 1 }, { name: 'a', tree: { n: 1 }, more: 1 }])
        expect(validate(wrong), JSON.stringify(wrong)).to.equal(false)
    })

  it('takes these arguments when it is whole', () => {
    const validate = compile(SCHEMA)
    expect(VALID.map(args => validate(args))).to.deep.equal([true, true, true])
  })

  it('is left alone where it fits', () => expect(limitSchema(SCHEMA, 1024 * 1024)).to.equal(SCHEMA))

  it('is listed within max_schema_bytes [S6]', () => {
    const catalogue = createCatalogue({ maxSchemaBytes: 2048 })
    const tool = toOnboardedTool('app', { name: 'big', description: '', input_schema: SCHEMA as never })
    catalogue.addTool('app', 'onboarded', tool, () => Promise.reject(new Error('never called')))
    const record = toApiRecord(catalogue.toolsOf('app')[0]!)
    expect(JSON.stringify(record.input_schema).length).to.be.at.most(2048)
    expect(record.parameters.map(({ name }) => name)).to.deep.equal(['name', 'tree', 'union', 'never', 'closed'])
  })
})
