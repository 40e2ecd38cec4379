import { expect } from 'chai'
import { readFields } from '../../../../src/agent/understand/entity-model/entity-fields.ts'
import { text } from '../../../support/memory/schemas.ts'

const fieldOf = (name: string, schema: Record<string, unknown>) =>
  readFields({ type: 'object', properties: { [name]: schema } })[0]!
const number = { type: 'number' }

describe('readFields', () => {
  for (const [name, schema, role] of [
    ['id', text, 'id'],
    ['_id', text, 'id'],
    ['uuid', { type: 'string', format: 'uuid' }, 'id'],
    ['author_id', text, 'reference'],
    ['authorId', { type: 'integer' }, 'reference'],
    ['name', text, 'name'],
    ['title', text, 'name'],
    ['first_name', text, 'name'],
    ['lastName', text, 'name'],
    ['displayName', text, 'name'],
    ['branch_name', text, 'name'],
    ['price', number, 'money'],
    ['late_fee', number, 'money'],
    ['unitCost', number, 'money'],
    ['pages', { type: 'integer' }, 'number'],
    ['copies_total_count', { type: 'integer' }, 'number'],
    ['sales_count', { type: 'integer' }, 'number'],
    ['rating', number, 'number'],
    ['published_year', { type: 'integer' }, 'number'],
    ['funds', { type: 'number', description: 'In US dollars' }, 'money'],
    ['discount', { type: 'number', minimum: 0, maximum: 1 }, 'percent'],
    ['probability', number, 'percent'],
    ['late_rate', number, 'percent'],
    ['due_date', text, 'date'],
    ['dueDate', text, 'date'],
    ['borrowed_at', text, 'date'],
    ['returnedOn', text, 'date'],
    ['published', { type: 'string', format: 'date' }, 'date'],
    ['seen', { type: 'string', format: 'date-time' }, 'date'],
    ['deadline', text, 'date'],
    ['is_active', { type: 'boolean' }, 'boolean'],
    ['email', text, 'email'],
    ['contact', { type: 'string', format: 'email' }, 'email'],
    ['phone', text, 'phone'],
    ['mobile', text, 'phone'],
    ['website', text, 'url'],
    ['cover', { type: 'string', format: 'uri' }, 'url'],
    ['genre', { type: 'string', enum: ['novel', 'comic'] }, 'category'],
    ['city', text, 'category'],
    ['country_code', text, 'category'],
    ['description', text, 'text'],
    ['notes', text, 'text'],
    ['tags', { type: 'array', items: text }, 'text'],
    ['extra', { type: 'object' }, 'text'],
    ['nullable_price', { type: ['number', 'null'] }, 'money'],
    ['optional_date', { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }, 'date'],
    ['candidate', text, 'category'],
    ['update_mode', text, 'category'],
    ['monday', text, 'category'],
  ] as [string, Record<string, unknown>, string][])
    it(`takes ${name} (${JSON.stringify(schema)}) for a ${role}`, () =>
      expect(fieldOf(name, schema).role).to.equal(role))

  it('knows a share from a percentage', () => {
    expect(fieldOf('discount', { type: 'number', maximum: 1 }).fraction).to.equal(true)
    expect(fieldOf('probability', { type: 'number', description: 'From 0 to 1' }).fraction).to.equal(true)
    expect(fieldOf('probability', { type: 'number', maximum: 100 }).fraction).to.equal(undefined)
  })

  it('leaves out the name of the kind that Salesforce writes into each record', () => {
    const columns = (attributes: object) =>
      readFields({ type: 'object', properties: { attributes: { type: 'object', properties: attributes }, Type__c: text } }).map(f => f.column) // oxfmt-ignore
    expect(columns({ type: text, url: text })).to.deep.equal(['attributes.url', 'Type__c'])
    expect(columns({ type: text, colour: text })).to.deep.equal(['attributes.type', 'attributes.colour', 'Type__c'])
  })

  it('flattens nested objects to dotted columns, whose containers add no words', () => {
    const fields = readFields({
      type: 'object',
      properties: {
        id: text,
        attributes: { type: 'object', properties: { title: text } },
        address: { type: 'object', properties: { city: text, geo: { type: 'object', properties: { lat: number } } } },
      },
    })
    expect(fields.map(f => [f.column, f.words.join(' ')])).to.deep.equal([
      ['id', 'id'],
      ['attributes.title', 'title'],
      ['address.city', 'address city'],
      ['address.geo.lat', 'address geo lat'],
    ])
  })

  it('takes the id of a nested object for no id of its own', () =>
    expect(
      readFields({ type: 'object', properties: { author: { type: 'object', properties: { id: text } } } })[0]!.role,
    ).to.not.equal('id'))

  it('ends for a record that holds itself', () => {
    const node = { type: 'object', properties: { id: text, parent: { $ref: '#/$defs/Node' } } }
    const fields = readFields({ ...node, $defs: { Node: node } })
    expect(fields.length).to.be.within(2, 8)
  })

  it('leaves out links and other bookkeeping of the envelope', () =>
    expect(
      readFields({ type: 'object', properties: { id: text, _links: { type: 'object', properties: { self: text } } } }),
    ).to.have.length(1))

  it('reads the values that the schema allows, as text, without null', () =>
    expect(fieldOf('genre', { enum: ['novel', null, 'comic'] }).choices).to.deep.equal(['novel', 'comic']))

  for (const [what, schema, currency] of [
    ['its own words', { price: { ...number, description: 'Price in US dollars' } }, 'USD'],
    ['its name', { price_eur: number }, 'EUR'],
    ['a field beside it', { price: number, currency: { ...text, example: 'SEK' } }, 'SEK'],
    [
      'a field beside it inside the same object',
      { price: { type: 'object', properties: { amount: number, currency: { ...text, enum: ['CHF'] } } } },
      'CHF',
    ],
    ['nothing', { price: number }, undefined],
    ['a currency field that allows several', { price: number, currency: { ...text, enum: ['USD', 'EUR'] } }, undefined],
    ['a currency field that is no code', { price: number, currency: { ...text, example: 'dollars!' } }, undefined],
  ] as [string, Record<string, Record<string, unknown>>, string | undefined][])
    it(`takes the currency ${currency ?? 'of no amount'} from ${what}`, () =>
      expect(readFields({ type: 'object', properties: schema }).find(f => f.role === 'money')?.currency).to.equal(
        currency,
      ))

  it('leaves out what only says of which kind all of them are', () => {
    const properties = { object: { ...text, enum: ['refund'] }, type: { ...text, enum: ['full', 'part'] }, plan: { ...text, enum: ['one'] } } // oxfmt-ignore
    expect(readFields({ type: 'object', properties }).map(f => f.column)).to.deep.equal(['type', 'plan'])
  })

  it('gives no fields for no properties', () => expect(readFields({})).to.deep.equal([]))
})
