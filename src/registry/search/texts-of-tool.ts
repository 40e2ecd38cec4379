import { isObject, type JsonObject } from '../../lib/json.ts'
import type { Texts } from '../../lib/search/weigh-terms.ts'
import type { Tool } from '../sources/source.ts'

/** What an application is called and does. */
export interface ApplicationTexts {
  name: string
  description: string
}

/** Most field names that are read of one schema. */
const MOST_NAMES = 120
const DEEPEST = 4

/** Everything that is searchable of a tool, by how much it says. Schemas that cannot be read are left out. */
export function textsOfTool(tool: Tool, application: ApplicationTexts): Texts {
  const [title = '', ...rest] = tool.description.split(/(?<=[.!?])\s|\n/)
  const parameters = readable(() => tool.parameters) ?? []
  const output = readable(() => tool.outputSchema)
  return {
    name: [tool.name],
    title: [title],
    description: [rest.join(' ')],
    path: [...segmentsOf(tool.path), ...tool.tags],
    parameters: parameters.map(parameter => parameter.name),
    details: parameters.flatMap(({ description, constraints, schema }) => [
      description,
      ...constraints.filter(text => text.startsWith('must be')),
      ...namesOf(schema),
    ]),
    results: namesOf(output),
    application: [application.name, application.description],
  }
}

/** The words of a path: no placeholders, no versions. */
const segmentsOf = (path: string) =>
  path
    .split(/[/?#]/)
    .filter(segment => segment && !/[{}:]/.test(segment) && !/^(api|rest|v\d+(\.\d+)*)$/i.test(segment))

function readable<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    // The listing reports it; here the tool is found by what is left.
    return undefined
  }
}

/** Names of the fields that a schema describes, outer ones first, each once. */
function namesOf(schema: unknown): string[] {
  if (!isObject(schema)) return []
  const root = schema
  const names = new Set<string>()
  const seen = new Set<JsonObject>()
  let level: unknown[] = [schema]
  for (let depth = 0; depth < DEEPEST && level.length && names.size < MOST_NAMES; depth++) {
    const deeper: unknown[] = []
    while (level.length) {
      const node = followLocal(level.shift(), root)
      if (!node || seen.has(node)) continue
      seen.add(node)
      for (const key of ['allOf', 'oneOf', 'anyOf'])
        if (Array.isArray(node[key])) level.push(...(node[key] as unknown[]))
      if (isObject(node.items)) level.push(node.items)
      for (const [name, value] of Object.entries(isObject(node.properties) ? node.properties : {})) {
        if (names.size >= MOST_NAMES) break
        names.add(name)
        deeper.push(value)
      }
    }
    level = deeper
  }
  return [...names]
}

function followLocal(node: unknown, root: JsonObject): JsonObject | undefined {
  if (!isObject(node)) return undefined
  const name = typeof node.$ref === 'string' ? /^#\/\$defs\/([^/]+)$/.exec(node.$ref)?.[1] : undefined
  const target = name !== undefined && isObject(root.$defs) ? root.$defs[name] : undefined
  return isObject(target) ? target : node
}
