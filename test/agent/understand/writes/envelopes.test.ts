import { expect } from 'chai'
import { createConversation } from '../../../support/library/ask.ts'
import { tool } from '../../../support/library/catalogue.ts'
import { createLibraryRegistry } from '../../../support/library/registry.ts'

type Schema = Record<string, unknown>
const text: Schema = { type: 'string' }
const record = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
})
const only = (value: string): Schema => ({ type: 'string', enum: [value] })
const at = { name: 'id', type: 'string', required: true, description: '', constraints: [], in: 'path', schema: text }
const body = (schema: Schema) => ({ ...at, name: 'data', type: 'object', in: 'body', schema })

const pier = record({ data: record({ type: only('piers'), id: text }, ['type', 'id']) })
const attributes = { name: text, 'draught-m': { type: 'number' }, 'in-service': { type: 'boolean' } }
const boat = record({ type: only('boats'), id: text, attributes: record(attributes), relationships: record({ pier }) })
const pierRecord = record({ type: only('piers'), id: text, attributes: record({ name: text }) })
const many = (item: Schema) => record({ data: { type: 'array', items: item } })

/** A service that speaks JSON:API, with boats at piers. */
function createMarina() {
  const library = createLibraryRegistry({
    marina_list_boats: () => ({
      data: [
        {
          type: 'boats',
          id: '4',
          attributes: { name: 'Sea Wren', 'draught-m': 2, 'in-service': true },
          relationships: { pier: { data: { type: 'piers', id: '1' } } },
        },
      ],
    }),
    marina_list_piers: () => ({
      data: ['West Pier', 'Long Pier'].map((name, at) => ({ type: 'piers', id: String(at + 1), attributes: { name } })),
    }),
  })
  const created = record(
    { type: only('boats'), attributes: record(attributes, ['name']), relationships: record({ pier }, ['pier']) },
    ['type', 'attributes', 'relationships'],
  )
  const changed = record(
    { type: { ...text, const: 'boats' }, id: text, attributes: record(attributes), relationships: record({ pier }) },
    ['type', 'id', 'attributes'],
  )
  library.setCatalogue('marina', {
    marina: {
      marina_list_boats: tool('marina', 'list_boats', 'GET', '/boats', [], many(boat)),
      marina_list_piers: tool('marina', 'list_piers', 'GET', '/piers', [], many(pierRecord)),
      marina_create_boat: tool('marina', 'create_boat', 'POST', '/boats', [body(created)], {}),
      marina_patch_boat: tool('marina', 'patch_boat', 'PATCH', '/boats/{id}', [at, body(changed)], {}),
    },
  })
  return createConversation(library)
}

describe('bodies that wrap the values of a record (JSON:API)', () => {
  it('get the type and the key by themselves, and only what changes', async () => {
    const { pending, response } = await createMarina().ask('set the draught of Sea Wren to 3.5 m')
    expect(pending?.args, response).to.deep.equal({
      id: '4',
      data: { type: 'boats', id: '4', attributes: { 'draught-m': 3.5 } },
    })
  })

  it('take relationships by the names of the records', async () => {
    const { pending, response } = await createMarina().ask('create a boat called Grey Tern at West Pier')
    expect(pending?.args, response).to.deep.equal({
      data: {
        type: 'boats',
        attributes: { name: 'Grey Tern' },
        relationships: { pier: { data: { type: 'piers', id: '1' } } },
      },
    })
  })

  it('take a relationship alone, with the attributes that they have to have', async () => {
    const { pending, response } = await createMarina().ask('set the pier of Sea Wren to Long Pier')
    expect(pending?.args, response).to.deep.equal({
      id: '4',
      data: {
        type: 'boats',
        id: '4',
        attributes: {},
        relationships: { pier: { data: { type: 'piers', id: '2' } } },
      },
    })
    expect(response).to.contain('West Pier → Long Pier')
  })

  it('are not spoken of in questions', async () => {
    const { response, pending } = await createMarina().ask('create a boat called Grey Tern')
    expect(pending).to.equal(undefined)
    expect(response)
      .to.match(/I need pier/)
      .and.not.match(/data|attributes|relationships|type/)
  })
})
