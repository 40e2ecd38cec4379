import type { Catalogue } from '../../../src/agent/catalogue/read-catalogue.ts'
import type { RegistryClient } from '../../../src/agent/registry-client.ts'
import { tool } from '../library/catalogue.ts'
import { searchRecords } from '../search-records.ts'

type Schema = Record<string, unknown>

/** A collection of a service: the path of its list, the properties of a record, and the records. */
export interface Collection {
  path: string
  /** Parameters of the list, by name; the handler filters by equality on `filters` of the same name. */
  parameters?: Record<string, Schema>
  filter?: (row: Record<string, unknown>, args: Record<string, unknown>) => boolean
  properties: Record<string, Schema>
  rows: Record<string, unknown>[]
}

/** Services that live in this process: each a list tool for each of its collections, all read at once. */
export function createMemoryRegistry(services: Record<string, Collection[]>): RegistryClient {
  const handlers = new Map<string, (args: Record<string, unknown>) => unknown>()
  const catalogue: Catalogue = {}
  for (const [app, collections] of Object.entries(services)) {
    catalogue[app] = {}
    for (const { path, properties, rows, parameters = {}, filter } of collections) {
      const name = `list_${path.split('/').at(-1)!.replaceAll('-', '_')}`
      const own = Object.entries(parameters).map(([key, schema]) => ({
        name: key, type: String(schema.type), required: false, description: String(schema.description ?? ''), constraints: [], in: 'query', schema,
      })) // oxfmt-ignore
      const record = tool(app, name, 'GET', path, own, { type: 'array', items: { type: 'object', properties } })
      catalogue[app][record.api_name] = record
      handlers.set(record.api_name, args => rows.filter(row => !filter || filter(row, args)))
    }
  }
  return {
    url: 'http://memory.test',
    catalogue: async () => ({ revision: '1', catalogue, partial: new Set() }),
    search: searchRecords(() => catalogue),
    call: async (_app, name, args) => {
      const handler = handlers.get(name)
      if (!handler) return { ok: false, status: 404, message: `No tool ${name}` }
      return { ok: true, value: structuredClone(handler(args)) }
    },
    close: async () => {},
  }
}
