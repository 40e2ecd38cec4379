import { isObject, type JsonObject } from '../../lib/json.ts'

/** The types that a schema names, `null` left out. */
export function typesOf(schema: unknown): string[] {
  if (!isObject(schema)) return []
  const { type } = schema
  if (typeof type === 'string') return [type]
  if (Array.isArray(type)) return type.filter((one): one is string => typeof one === 'string' && one !== 'null')
  if (Array.isArray(schema.enum)) {
    const kinds = new Set(schema.enum.filter(value => value !== null).map(typeOfValue))
    if (kinds.size) return [...kinds]
  }
  if ('const' in schema) return [typeOfValue(schema.const)]
  const branches = branchesOf(schema)
  if (branches.length) return [...new Set(branches.flatMap(typesOf))]
  if (isObject(schema.properties)) return ['object']
  return 'items' in schema ? ['array'] : []
}

/** The type of a schema as one word for people: `string`, `integer|string`, `any`. */
export const typeName = (schema: unknown): string => typesOf(schema).join('|') || 'any'

/** The branches of anyOf, oneOf and allOf, those that only say null left out. */
export function branchesOf(schema: JsonObject): JsonObject[] {
  return ['anyOf', 'oneOf', 'allOf']
    .flatMap(key => (Array.isArray(schema[key]) ? (schema[key] as unknown[]) : []))
    .filter((branch): branch is JsonObject => isObject(branch) && branch.type !== 'null')
}

function typeOfValue(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  if (value === null) return 'null'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

/** The schema behind a local `$ref` into the `$defs` of `root`. */
export function followReference(schema: unknown, root: unknown): unknown {
  let current = schema
  for (let hop = 0; hop < 20; hop++) {
    if (!isObject(current) || typeof current.$ref !== 'string' || !current.$ref.startsWith('#')) return current
    let target: unknown = root
    for (const part of current.$ref.slice(1).split('/').filter(Boolean))
      target = isObject(target) || Array.isArray(target) ? (target as JsonObject)[unescapePointer(part)] : undefined
    current = target
  }
  return current
}

/** One part of a JSON pointer in a URI fragment (RFC 6901 § 6). */
export function unescapePointer(part: string): string {
  let text = part
  try {
    text = decodeURIComponent(part)
  } catch {
    // A stray percent sign: taken as it is.
  }
  return text.replaceAll('~1', '/').replaceAll('~0', '~')
}
