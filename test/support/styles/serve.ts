import type { Catalogue } from '../../../src/agent/catalogue/read-catalogue.ts'
import type { CallResult, RegistryClient } from '../../../src/agent/registry-client.ts'
import type { ApiRecord } from '../../../src/contract/registry.ts'
import { tool } from '../library/catalogue.ts'
import { createConversation } from '../library/ask.ts'
import { searchRecords } from '../search-records.ts'

type Args = Record<string, unknown>

/** A tool and what it answers. */
export interface Served {
  record: ApiRecord
  answer: (args: Args) => unknown
}

/** A tool that reads over HTTP. Parameters of the query: their schemas by name; those of the path are required. */
export function reads(
  app: string,
  path: string,
  answer: (args: Args) => unknown,
  output?: unknown,
  query: Record<string, unknown> = {},
): Served {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1]!)
  const parameters = [
    ...inPath.map(name => parameter(name, { type: 'integer' }, 'path', true)),
    ...Object.entries(query).map(([name, schema]) =>
      parameter(name, schema as Args, 'query', (schema as Args).required === true),
    ),
  ]
  const name = `get${path.replace(/[^a-z0-9]+/gi, '_')}`
  return { record: tool(app, name, 'GET', path, parameters, output), answer }
}

/** A tool of an MCP server. */
export function offers(
  app: string,
  name: string,
  answer: (args: Args) => unknown,
  output?: unknown,
  properties: Record<string, unknown> = {},
): Served {
  const parameters = Object.entries(properties).map(([one, schema]) =>
    parameter(one, schema as Args, 'argument', (schema as Args).required === true),
  )
  return { record: { ...tool(app, name, 'POST', `/${name}`, parameters, output), read_only: true }, answer }
}

const parameter = (name: string, schema: Args, place: string, required: boolean) => {
  const { required: _required, description = '', ...plain } = schema
  return {
    name,
    type: String(plain.type),
    required,
    description: String(description),
    constraints: [],
    in: place,
    schema: plain,
    ...(plain.default !== undefined && { default: plain.default }),
  }
}

/** A failure of a service. */
export const fails = (status: number, message: string): CallResult => ({ ok: false, status, message })
const isResult = (value: unknown): value is CallResult =>
  typeof value === 'object' && value !== null && 'ok' in value && 'status' in value

/** Services behind a registry in this process; every call is kept. */
export function serve(...served: Served[]) {
  const catalogue: Catalogue = {}
  for (const { record } of served) (catalogue[record.app_name] ??= {})[record.api_name] = record
  const byName = new Map(served.map(one => [one.record.api_name, one]))
  const calls: { tool: string; args: Args }[] = []
  const registry: RegistryClient = {
    url: 'http://styles.test',
    catalogue: async () => ({ revision: '1', catalogue, partial: new Set() }),
    search: searchRecords(() => catalogue),
    async call(_app, name, args) {
      calls.push({ tool: name, args })
      const known = byName.get(name)
      if (!known) return fails(404, `Tool ${name} not found in any server`)
      const wrong = known.record.parameters.find(p => p.name in args && !fits(args[p.name], p.type))
      if (wrong) return fails(422, `${wrong.name} must be ${wrong.type}`)
      const missing = known.record.parameters.find(p => p.required && !(p.name in args))
      if (missing) return fails(422, `${missing.name} is required`)
      const value = await known.answer(args)
      return isResult(value) ? value : { ok: true, value: structuredClone(value) }
    },
    close: async () => {},
  }
  return { registry, calls, catalogue }
}

const fits = (value: unknown, type: string) =>
  type === 'integer' || type === 'number'
    ? typeof value === 'number'
    : type === 'undefined' || type === typeof value || type === 'array'

/** A conversation over services. */
export const converse = (...served: Served[]) => {
  const services = serve(...served)
  return { ...createConversation(services as never), ...services }
}
