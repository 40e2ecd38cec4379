import { expect } from 'chai'
import { emptyValue } from '../../../src/web/page/forms/empty-value.ts'
import { inferSchema, readSchema } from '../../../src/web/page/forms/read-schema.ts'

describe('emptyValue', () => {
  it('begins with what is required and fixed, and leaves out what is optional', () => {
    const schema = {
      type: 'object',
      properties: {
        name: { type: 'string' },
        size: { type: 'string', enum: ['m', 'l'], default: 'm' },
        limit: { type: 'integer', default: 20 },
        kind: { const: 'order' },
        paid: { type: 'boolean' },
        note: { type: ['string', 'null'] },
        address: { type: 'object', properties: { city: { type: 'string', default: 'Rome' } }, required: ['city'] },
        lines: { type: 'array', minItems: 2, items: { type: 'object' } },
      },
      required: ['name', 'size', 'kind', 'paid', 'address', 'lines'],
    }
    expect(emptyValue(schema)).to.deep.equal({
      size: 'm',
      kind: 'order',
      paid: false,
      address: { city: 'Rome' },
      lines: [{}, {}],
    })
  })
  it('ends for a schema that requires itself', () => {
    const schema = { type: 'object', properties: { next: { $ref: '#' } }, required: ['next'] }
    expect(JSON.stringify(emptyValue(schema)).length).to.be.lessThan(200)
  })
  it('never shares a default with the schema', () => {
    const schema = { type: 'array', default: [1] }
    ;(emptyValue(schema) as number[]).push(2)
    expect(schema.default).to.deep.equal([1])
  })
})

describe('readSchema', () => {
  const kindOf = (schema: unknown) => readSchema(schema, schema).kind
  it('tells what to draw', () => {
    expect(kindOf({ type: 'string' })).to.equal('text')
    expect(kindOf({ type: ['integer', 'null'] })).to.equal('number')
    expect(kindOf({ type: 'array', items: { enum: ['a', 'b'] } })).to.equal('checks')
    expect(kindOf({ type: 'array', items: { type: 'string' } })).to.equal('list')
    expect(kindOf({ properties: { a: {} } })).to.equal('group')
    expect(kindOf({ type: ['string', 'integer'] })).to.equal('variants')
    expect(kindOf({ anyOf: [{ type: 'string' }, { type: 'null' }] })).to.equal('text')
    expect(
      kindOf({
        oneOf: [
          { const: 1, title: 'One' },
          { const: 2, title: 'Two' },
        ],
      }),
    ).to.equal('choice')
    for (const odd of [
      undefined,
      true,
      {},
      { $ref: 'https://elsewhere.example/x.json' },
      { $ref: '#/nowhere' },
      { not: {} },
    ])
      expect(kindOf(odd)).to.equal('json')
  })
  it('joins the parts of allOf and what stands beside a reference', () => {
    const schema = {
      $defs: { base: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } },
      allOf: [{ $ref: '#/$defs/base' }, { properties: { name: { type: 'string' } }, required: ['name'] }],
    }
    const { schema: joined } = readSchema(schema, schema)
    expect(Object.keys(joined.properties as object)).to.deep.equal(['id', 'name'])
    expect(joined.required).to.deep.equal(['id', 'name'])
  })
  it('names variants, and writes the discriminator of OpenAPI as a constant', () => {
    const schema = {
      components: {
        schemas: {
          Cat: { type: 'object', properties: { petType: { type: 'string' }, lives: { type: 'integer' } } },
          Dog: { type: 'object', properties: { petType: { type: 'string' } } },
        },
      },
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
      discriminator: { propertyName: 'petType', mapping: { feline: '#/components/schemas/Cat' } },
    }
    const { variants } = readSchema(schema, schema)
    expect(variants.map(({ label }) => label)).to.deep.equal(['Cat', 'Dog'])
    expect(variants.map(variant => emptyValue(variant.schema, schema))).to.deep.equal([
      { petType: 'feline' },
      { petType: 'Dog' },
    ])
  })
  it('follows pointers with escaped characters', () => {
    const schema = { $defs: { 'a/b~c d': { type: 'integer' } }, $ref: '#/$defs/a~1b~0c%20d' }
    expect(kindOf(schema)).to.equal('number')
  })
})

describe('inferSchema', () => {
  it('makes a schema of a value that no schema tells of', () => {
    expect(inferSchema({ a: 'x', b: [1, 2], c: null, d: [1, 'x'] })).to.deep.equal({
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'array', items: { type: 'number' } }, c: {}, d: {} },
    })
  })
})
