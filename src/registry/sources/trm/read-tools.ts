import { createHash } from 'node:crypto'
import { isObject, parseJson, type JsonObject } from '../../../lib/json.ts'
import type { TrmEntry } from '../../file/service-entry.ts'
import { nearestNames } from '../../../lib/nearest-names.ts'
import { visibleSchema, visibleText } from '../../safety/visible-text.ts'
import { parametersOfSchema } from '../../schema/parameters-of-schema.ts'
import { isDeclaredReader } from '../declared-reads.ts'
import { once, type Tool } from '../source.ts'

/** A tool of a TRM service, with what its call needs. */
export interface TrmTool extends Tool {
  readonly id: string
  readonly bindingType: string
  readonly bindingFunction: string
}

/** The tools that an entry registers, and what could not be done, in sentences. */
export interface ReadTools {
  tools: TrmTool[]
  notes: string[]
}

/** Names that a note tells one by one. */
const NAMED = 10

/**
 * The tools of a listed catalogue that the entry declares; `*` or no declaration means all. Whatever cannot be
 * registered is named in a note, with the reason. `before` are the tools of the last time, to know renamed ones.
 */
export function readTools(items: readonly unknown[], entry: TrmEntry, before: readonly TrmTool[] = []): ReadTools {
  const known = new Map<string, TrmTool>()
  const again: string[] = []
  const vague: string[] = []
  let nameless = 0
  for (const item of items) {
    if (!isObject(item) || typeof item.name !== 'string' || item.name === '') nameless++
    else if (known.has(item.name)) again.push(item.name)
    else {
      const { tool, hasSchema } = toTool(item, item.name, entry)
      known.set(item.name, tool)
      if (!hasSchema) vague.push(item.name)
    }
  }
  const declared = declaredTools(entry)
  const tools = [...known.values()].filter(tool => declared?.has(tool.name) ?? true)
  const registered = new Set(tools.map(tool => tool.name))
  const missing = [...(declared ?? [])].filter(name => !known.has(name))
  const notes = [
    ...sentence('tools that are declared and that the service does not have', missing.map(explain)),
    ...sentence(
      'tools that the service lists more than once (the first one counts)',
      again.filter(name => registered.has(name)),
    ),
    ...sentence(
      'tools whose input_schema cannot be read (any arguments are passed on)',
      vague.filter(name => registered.has(name)),
    ),
    ...(nameless ? [`${nameless} entries of the list have no name and were left out`] : []),
  ]
  return { tools, notes }

  /** A declared name that is missing, with the tool that is probably meant. */
  function explain(name: string): string {
    const all = [...known.values()]
    const id = before.find(tool => tool.name === name)?.id
    const renamed = id === undefined ? undefined : all.find(tool => tool.id === id)
    if (renamed) return `${name} (now called ${renamed.name})`
    const meant = all.find(tool => tool.id === name)
    if (meant) return `${name} (the id of ${meant.name}; declare its name)`
    const [near] = nearestNames(name, known.keys(), 1)
    return near === undefined ? name : `${name} (did you mean ${near}?)`
  }
}

/** Names of the declared tools; undefined means all. */
function declaredTools({ tools }: TrmEntry): Set<string> | undefined {
  return tools === undefined || tools === '*' || tools.includes('*') ? undefined : new Set(tools)
}

function sentence(what: string, names: readonly string[]): string[] {
  if (!names.length) return []
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : ''
  return [`${what}: ${names.slice(0, NAMED).map(visibleText).join(', ')}${more}`]
}

/** The list in an answer: bare, or as `tools`, `data` or `items` of an envelope. Undefined when there is none. */
export function itemsOf(listed: unknown): unknown[] | undefined {
  if (Array.isArray(listed)) return listed
  if (!isObject(listed)) return undefined
  const list = [listed.tools, listed.data, listed.items, listed.results].find(Array.isArray)
  return list ?? (isObject(listed.data) ? itemsOf(listed.data) : undefined)
}

/** Where a list goes on; undefined when this is all. */
export function nextOf(listed: unknown): string | undefined {
  if (!isObject(listed)) return undefined
  const { next, links, data } = listed
  const found = next ?? (isObject(links) ? links.next : undefined)
  if (typeof found === 'string' && found !== '') return found
  return isObject(data) ? nextOf(data) : undefined
}

/** A schema as an object, also when it is written as a text. */
function schemaOf(value: unknown): JsonObject | undefined {
  const schema = typeof value === 'string' ? parseJson(value) : value
  return isObject(schema) ? visibleSchema(schema) : undefined
}

function toTool(item: JsonObject, name: string, entry: TrmEntry): { tool: TrmTool; hasSchema: boolean } {
  const given = schemaOf(item.input_schema)
  const isGiven = item.input_schema !== undefined && item.input_schema !== null
  const inputSchema =
    given ??
    (isGiven ? { type: 'object', properties: {}, additionalProperties: true } : { type: 'object', properties: {} })
  const outputSchema = schemaOf(item.output_schema)
  const binding = isObject(item.binding) ? item.binding : {}
  const [kind, details] = Object.entries(binding).find(([, value]) => isObject(value)) ?? ['', {}]
  const fields = isObject(details) ? details : {}
  const method = String(fields.http_method ?? binding.http_method ?? binding.method ?? '').toUpperCase()
  const id = String(item.id ?? name)
  const isDeclared = isDeclaredReader(entry, name)
  const readOnly = isDeclared || method === 'GET' || item.read_only === true
  const parameters = once(() => parametersOfSchema(inputSchema))
  const tool: TrmTool = {
    id,
    bindingType: String(binding.type ?? kind),
    bindingFunction: String(fields.function ?? binding.function ?? name),
    name,
    description: typeof item.description === 'string' ? visibleText(item.description) : '',
    method: 'POST',
    path: `/api/v1/runtime/tools/${id}/run`,
    secure: entry.auth !== undefined,
    readOnly,
    repeatable: readOnly,
    kind: entry.kind ?? 'api',
    tags: Array.isArray(item.tags) ? item.tags.filter(tag => typeof tag === 'string').map(visibleText) : [],
    digest: createHash('sha256')
      .update(JSON.stringify([item, isDeclared]))
      .digest('hex'),
    inputSchema,
    outputSchema: outputSchema && Object.keys(outputSchema).length ? outputSchema : undefined,
    failureSchema: undefined,
    get parameters() {
      return parameters()
    },
  }
  return { tool, hasSchema: given !== undefined || !isGiven }
}
