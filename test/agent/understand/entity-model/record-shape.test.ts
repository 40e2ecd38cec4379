import { expect } from 'chai'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { tidySchema } from '../../../../src/agent/understand/entity-model/record-shape.ts'

describe('tidySchema', () => {
  const object = (properties: JsonObject) => ({ type: 'object', properties })
  const links = object({ related: { type: 'string' } })
  const identifier = object({ type: { const: 'piers' }, id: { type: 'string' } })

  it('takes no key from a relationship of JSON:API of which only links are told', () => {
    const boat = object({
      id: { type: 'string' },
      attributes: object({ name: { type: 'string' } }),
      relationships: object({ pier: object({ links, data: identifier }), trips: object({ links }) }),
    })
    const tidied = tidySchema(boat, schema => (schema ?? {}) as JsonObject)
    expect(Object.keys(tidied.properties as JsonObject)).to.have.members(['id', 'name', 'pier_id'])
  })
})
