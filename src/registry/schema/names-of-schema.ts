import { isObject, type JsonObject } from '../../lib/json.ts'

/** A field that a schema describes. */
export interface NamedField {
  name: string
  description: string
  /** What it may be, where that is listed. */
  choices: string[]
}

/** Most fields that are read of one schema. */
const MOST_FIELDS = 120
const DEEPEST = 4

/**
 * The fields of a schema, outer ones first, each name once: enough to search by, without converting the schema.
 * `follow` gives what a reference points to; without it, `#/$defs/…` of the schema itself is found.
 */
export function fieldsOfSchema(
  schema: unknown,
  follow: (node: unknown) => JsonObject | undefined = node => followLocal(node, schema),
  deepest = DEEPEST,
): NamedField[] {
  const fields = new Map<string, NamedField>()
  const seen = new Set<JsonObject>()
  let level: unknown[] = [schema]
  for (let depth = 0; depth < deepest && level.length; depth++) {
    const deeper: unknown[] = []
    for (let at = 0; at < level.length && fields.size < MOST_FIELDS; at++) {
      const node = follow(level[at])
      if (!node || seen.has(node)) continue
      seen.add(node)
      for (const key of ['allOf', 'oneOf', 'anyOf'])
        if (Array.isArray(node[key])) level.push(...(node[key] as unknown[]).slice(0, MOST_FIELDS))
      if (isObject(node.items)) level.push(node.items)
      for (const [name, value] of Object.entries(isObject(node.properties) ? node.properties : {})) {
        if (fields.size >= MOST_FIELDS) break
        if (!fields.has(name)) fields.set(name, { name, ...describeField(value) })
        deeper.push(value)
      }
      if (level.length > MOST_FIELDS * 4) break
    }
    level = deeper
  }
  return [...fields.values()]
}

function describeField(value: unknown): Omit<NamedField, 'name'> {
  const field = isObject(value) ? value : {}
  return {
    description: typeof field.description === 'string' ? field.description : '',
    choices: choicesOf(field),
  }
}

/** The listed values of a schema, as texts. */
export const choicesOf = (schema: JsonObject): string[] =>
  Array.isArray(schema.enum) ? schema.enum.filter(value => typeof value === 'string').slice(0, MOST_FIELDS) : []

function followLocal(node: unknown, root: unknown): JsonObject | undefined {
  if (!isObject(node)) return undefined
  const name = typeof node.$ref === 'string' ? /^#\/\$defs\/([^/]+)$/.exec(node.$ref)?.[1] : undefined
  const target = name !== undefined && isObject(root) && isObject(root.$defs) ? root.$defs[name] : undefined
  return isObject(target) ? target : node
}
