import type { ApiRecord } from '../contract/registry.ts'
import { isObject } from '../lib/json.ts'

/** A call that shows whether a service works. */
export interface Probe {
  tool: ApiRecord
  args: Record<string, unknown>
}

/**
 * A call that changes nothing and needs no knowledge: fewest required parameters, all of them with a known value. What
 * lists something behind the credentials tells most. What shows the environment or secrets is never called.
 */
export function chooseProbe(tools: readonly ApiRecord[]): Probe | undefined {
  return tools
    .filter(tool => tool.read_only === true && !showsSecrets(tool))
    .map(tool => ({ tool, args: fillArguments(tool) }))
    .filter((probe): probe is Probe => probe.args !== undefined)
    .sort((a, b) => cost(a) - cost(b))[0]
}

/** Why there is none, and what can be done instead. */
export function whyNoProbe(tools: readonly ApiRecord[]): string {
  const [first] = tools
  if (!first) return 'it has no tools'
  const readers = tools.filter(tool => tool.read_only === true && !showsSecrets(tool))
  const why = readers.length
    ? 'every tool that only reads needs arguments'
    : 'no tool is marked as one that only reads, so none is called unasked'
  return `${why}. One by hand: agent tools info ${(readers[0] ?? first).api_name}`
}

const cost = ({ tool, args }: Probe) =>
  Object.keys(args).length * 1000 +
  (/health|ping|status|version/i.test(tool.api_name) ? 500 : 0) +
  (listsSomething(tool) ? 0 : 200) +
  (tool.secure ? 0 : 100) +
  tool.parameters.length

function listsSomething({ app_name, api_name, response_schemas: { success } }: ApiRecord): boolean {
  const isList = Array.isArray(success) || (isObject(success) && Object.values(success).some(Array.isArray))
  return isList || wordsOf(api_name.slice(app_name.length)).some(word => LISTING.has(word))
}

const LISTING = new Set(['list', 'lists', 'all', 'search', 'find', 'query', 'browse'])
const SECRET = new Set(
  'env environ environment environments secret secrets credential credentials password passwords passphrase token tokens key keys apikey apikeys'.split(
    ' ',
  ),
)

function showsSecrets({ api_name, path, description }: ApiRecord): boolean {
  return (
    wordsOf(`${api_name} ${path}`).some(word => SECRET.has(word)) ||
    /\b(environment variables?|secrets?|credentials?|passwords?|api[ -]?keys?)\b/i.test(description)
  )
}

const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

function fillArguments(tool: ApiRecord): Record<string, unknown> | undefined {
  const required = tool.parameters.filter(parameter => parameter.required)
  const values = required.map(({ name, default: preset, schema }) => [name, preset ?? firstExample(schema)] as const)
  return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values)
}

function firstExample(schema: Record<string, unknown> | undefined): unknown {
  const lists = [schema?.['examples'], schema?.['enum']].find(Array.isArray) as unknown[] | undefined
  return schema?.['example'] ?? lists?.[0]
}
