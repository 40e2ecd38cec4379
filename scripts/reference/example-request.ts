import { isObject, type JsonObject } from '../../src/lib/json.ts'
import { nameOfReference } from './describe-shape.ts'

/** Values that make examples of the demo work as they are written. */
const VALUES: Readonly<Record<string, unknown>> = {
  app: 'crm',
  app_name: 'territory',
  function_name: 'territory_getMyAccounts',
  tool: 'territory_getMyAccounts',
  account_id: 'acc_1',
  id: 1,
  q: 'accounts',
  message: 'how many accounts are in Texas?',
  session_id: 'a-session',
  turn_id: 'a-turn-0001',
  file: 'page.png',
  place: 1,
  url: 'https://api.example.com/openapi.json',
  uri: 'file:///notes.md',
  mode: 'hybrid',
  args: {},
}

/** Values for one endpoint alone, by `METHOD /path`. */
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /chat': { message: 'how many accounts are in Texas?' },
  'POST /chat/stream': { message: 'how many accounts are in Texas?' },
  'POST /functions/call': { app_name: 'territory', function_name: 'territory_getMyAccounts', args: {} },
  'POST /catalogue/call': { tool: 'territory_getMyAccounts', args: {} },
  'POST /services': { url: 'https://api.example.com', name: 'billing' },
  'POST /services/preview': { url: 'https://api.example.com' },
  'POST /catalogue/services': { url: 'https://api.example.com', name: 'billing' },
  'POST /catalogue/services/preview': { url: 'https://api.example.com' },
  'POST /flows': { name: 'top_accounts', session_id: 'a-session' },
  'POST /flows/{name}/run': { arguments: { state: 'Texas' } },
  'POST /functions/onboard': {
    app_name: 'weather',
    schemas: [
      {
        name: 'now',
        description: 'The weather in a city',
        input_schema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
      },
    ],
    endpoint: { url: 'https://weather.example.com/now' },
  },
}

/** Without these a list would be printed that nobody reads. */
const PARAMETERS: Readonly<Record<string, string>> = {
  'GET /accounts/{account_id}/job-titles': '',
}

/** A request as a line of curl, with values that the demo knows where there are some. */
export function exampleRequest(
  {
    name,
    method,
    path,
    parameters,
    body,
  }: { name: string; method: string; path: string; parameters: JsonObject[]; body: JsonObject | undefined },
  schemas: Record<string, JsonObject>,
  address: string,
): string {
  const value = (key: string, schema: unknown) => (key in VALUES ? VALUES[key] : sample(schema, schemas, key))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, key: string) => {
    const parameter = parameters.find(one => one.name === key && one.in === 'path')
    return encodeURIComponent(String(value(key, parameter?.schema)))
  })
  const query = parameters
    .filter(one => one.in === 'query' && one.required)
    .map(one => `${String(one.name)}=${encodeURIComponent(String(value(String(one.name), one.schema)))}`)
    .join('&')
  const url = `${address}${filled}${PARAMETERS[name] ?? (query && `?${query}`)}`
  const quoted = /[?&]/.test(url) ? `'${url}'` : url
  const flag = method === 'get' ? '' : method === 'post' && body ? '' : ` -X ${method.toUpperCase()}`
  const stream = path.includes('stream') ? 'curl -N' : 'curl -s'
  if (!body) return `${stream}${flag} ${quoted}`
  const json = JSON.stringify(BODIES[name] ?? sample(body, schemas, ''))
  return `${stream}${flag} ${quoted} -H 'content-type: application/json' \\\n  -d '${json.replaceAll("'", "'\\''")}'`
}

/** A value that fits a schema: its example or default, else the required fields, else the simplest value. */
function sample(schema: unknown, schemas: Record<string, JsonObject>, key: string, depth = 0): unknown {
  if (!isObject(schema)) return 'text'
  const name = nameOfReference(schema)
  if (name) return sample(schemas[name], schemas, key, depth + 1)
  if (Array.isArray(schema.examples) && schema.examples.length) return schema.examples[0]
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices)) return sample(choices[0], schemas, key, depth)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return sampleObject(schema, schemas, depth)
  if (type === 'array') return depth > 3 ? [] : [sample(schema.items, schemas, key, depth + 1)]
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  if (type === 'boolean') return true
  if (schema.format === 'date') return '2024-11-30'
  if (schema.format === 'date-time') return '2024-11-30T12:00:00Z'
  if (schema.format === 'email') return 'ann.lee@example.com'
  return key in VALUES ? VALUES[key] : key ? `a ${key.replaceAll('_', ' ')}` : 'text'
}

function sampleObject(schema: JsonObject, schemas: Record<string, JsonObject>, depth: number): JsonObject {
  const properties = isObject(schema.properties) ? schema.properties : {}
  const required = new Set(Array.isArray(schema.required) ? schema.required.map(String) : [])
  const names = Object.keys(properties).filter(name => required.has(name))
  // A change of nothing would be no example: the first field stands for any.
  const shown = names.length || depth > 0 ? names : Object.keys(properties).slice(0, 1)
  return Object.fromEntries(
    shown.map(name => [name, name in VALUES ? VALUES[name] : sample(properties[name], schemas, name, depth + 1)]),
  )
}
