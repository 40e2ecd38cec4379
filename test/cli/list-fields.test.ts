import { expect } from 'chai'
import { listFields } from '../../src/cli/list-fields.ts'

describe('fields inside of an argument', () => {
  it('are told by their path, with what they need', () => {
    const contact = {
      type: 'object',
      properties: { email: { type: ['string', 'null'], description: 'Where to write' } },
    }
    const schema = {
      type: 'object',
      required: ['id'],
      properties: {
        id: { type: 'integer' },
        contact,
        lines: { type: 'array', items: { type: 'object', properties: { unit: { enum: ['a', 'b'], default: 'a' } } } },
      },
    }
    expect(
      listFields(schema, undefined).map(({ path, type, required, preset, description }) =>
        [path, type, required, preset, description].join(' '),
      ),
    ).to.deep.equal([
      'id integer true  ',
      'contact object false  ',
      'contact.email string|null false  Where to write',
      'lines array false  ',
      'lines[].unit any false a must be one of: [a, b]',
    ])
  })

  it('of schemas that go in circles are told to a depth', () => {
    const person = { type: 'object', properties: { friend: { $ref: '#/$defs/person' } } }
    expect(listFields({ $ref: '#/$defs/person' }, { person }).map(({ path }) => path)).to.deep.equal(['friend'])
    expect(listFields({ $ref: '#/$defs/none' }, {})).to.deep.equal([])
    expect(listFields(undefined, undefined)).to.deep.equal([])
    expect(listFields({ type: 'string' }, undefined)).to.deep.equal([])
  })
})
