import { isObject, type JsonObject } from '../../lib/json.ts'
import { isUnmistakable } from './mask-address.ts'

/** An item of the registry file with its name and place, not yet checked. */
export interface RawEntry {
  name: string
  /** Path in the document, for the line number. */
  path: (string | number)[]
  body: JsonObject
}

/** What is wrong with a part of the file that cannot even be given a name. */
export interface EntryProblem {
  path: (string | number)[]
  why: string
  name?: string
}

/** Sections that hold services, with the type that their items have unless they say otherwise. */
const SECTIONS: Record<string, 'mcp' | 'trm' | undefined> = {
  services: undefined,
  servers: undefined,
  mcpServers: 'mcp',
  trmServices: 'trm',
}

/**
 * Finds the services in every form of the specification: `services` (list of single-key maps), `mcpServers` and
 * `trmServices` (maps), the `servers` list (`name`, `type`, `spec_url`), the single-key item list, and a root list.
 */
export function recogniseEntries(root: unknown): { entries: RawEntry[]; problems: EntryProblem[] } {
  const entries: RawEntry[] = []
  const problems: EntryProblem[] = []
  if (root === null || root === undefined) return { entries, problems }
  const add = (name: string, path: (string | number)[], body: unknown, type?: 'mcp' | 'trm') => {
    if (!isObject(body))
      problems.push({ path, name, why: `${path.join('.')}: expected the fields of the service, found ${kindOf(body)}` })
    else entries.push({ name, path, body: withType(body, type) })
  }
  const addList = (items: unknown[], path: (string | number)[], type?: 'mcp' | 'trm') =>
    items.forEach((item, index) => {
      const place = [...path, index]
      const keys = isObject(item) ? Object.keys(item) : []
      if (isObject(item) && (typeof item.name === 'string' || typeof item.name === 'number'))
        add(String(item.name), place, item, type)
      else if (isObject(item) && keys.length === 1 && keys[0]) add(keys[0], [...place, keys[0]], item[keys[0]], type)
      else
        problems.push({
          path: place,
          why: `${place.join('.')}: expected one service name with its fields, or an item with \`name\`, found ${kindOf(item)}`,
        })
    })
  if (Array.isArray(root)) addList(root, [])
  else if (isObject(root)) {
    for (const [section, content] of Object.entries(root)) {
      if (!Object.hasOwn(SECTIONS, section)) {
        problems.push({
          path: [section],
          why: `${section}: unknown section, expected one of ${Object.keys(SECTIONS).join(', ')}`,
        })
      } else if (content === null || content === undefined) continue
      else if (Array.isArray(content)) addList(content, [section], SECTIONS[section])
      else if (isObject(content))
        for (const [name, body] of Object.entries(content)) add(name, [section, name], body, SECTIONS[section])
      else
        problems.push({
          path: [section],
          why: `${section}: expected a list or a map of services, found ${kindOf(content)}`,
        })
    }
  } else
    problems.push({
      path: [],
      why: `expected a map with ${Object.keys(SECTIONS).join(', ')}, or a list of services, found ${kindOf(root)}`,
    })
  return { entries, problems }
}

/** Names the type of an entry: as written, by section, or from its fields. */
function withType(body: JsonObject, sectionType: 'mcp' | 'trm' | undefined): JsonObject {
  const url = body.url ?? body.spec_url
  const written = typeof body.type === 'string' ? body.type.toLowerCase() : undefined
  const type = written && written !== 'mcp_server' ? written : (sectionType ?? inferType(body, url))
  // `type: sse` and `type: http` are how other programs write the transport of an MCP server.
  if (sectionType === 'mcp' && type !== 'mcp')
    return { ...body, url, type: 'mcp', ...(type !== 'openapi' && { transport: body.transport ?? type }) }
  return { ...body, ...(url !== undefined && { url }), type }
}

function inferType(body: JsonObject, url: unknown): string {
  if (typeof body.command === 'string') return 'mcp'
  if (typeof url === 'string' && /\/(sse|mcp)\/?($|\?)/.test(url)) return 'mcp'
  return Array.isArray(body.tools) ? 'trm' : 'openapi'
}

/** What a value is, for people. Texts that could be a secret are not quoted (registry case X3). */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (isObject(value)) return 'a map'
  if (typeof value !== 'string') return `${typeof value} ${String(value)}`
  // A key in the wrong place, or a file of keys instead of the registry's, is not to be read aloud.
  return isUnmistakable(value) ? 'text' : `text (${JSON.stringify(value)})`
}
