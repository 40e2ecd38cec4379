import { isObject, type JsonObject } from '../../lib/json.ts'

/** Where the records of a result are, and the schema of one. `path` is null when the result is a single record. */
export interface ResponseShape {
  kind: 'list' | 'record'
  path: string[]
  item: JsonObject
}

const DEEPEST = 3
/** Properties that hold the records of an envelope, in the field's common spellings; preferred when several lists exist. */
const ENVELOPES = [
  'items',
  'data',
  'results',
  'records',
  'value',
  'values',
  'content',
  'entries',
  'list',
  'rows',
  'hits',
  'member',
  '_embedded',
  'elements',
  'objects',
]

/** Follows `$ref` inside `root` and merges `allOf`; nullable unions give their first branch that says something. */
export function resolveSchema(schema: unknown, root: JsonObject, depth = 0): JsonObject {
  if (!isObject(schema) || depth > 20) return {}
  if (typeof schema.$ref === 'string') {
    const target = schema.$ref
      .replace(/^#\/?/, '')
      .split('/')
      .filter(Boolean)
      .reduce<unknown>(
        (at, key) => (isObject(at) ? at[decodeURIComponent(key).replace(/~1/g, '/').replace(/~0/g, '~')] : undefined),
        root,
      )
    const { $ref: _ref, ...beside } = schema
    return { ...resolveSchema(target, root, depth + 1), ...beside }
  }
  if (Array.isArray(schema.allOf)) {
    const parts = schema.allOf.map(part => resolveSchema(part, root, depth + 1))
    const { allOf: _allOf, ...own } = schema
    const properties = Object.assign({}, ...parts.map(p => p.properties ?? {}), own.properties ?? {})
    return { ...Object.assign({}, ...parts), ...own, ...(Object.keys(properties).length && { properties }) }
  }
  const union = (schema.anyOf ?? schema.oneOf) as unknown
  if (Array.isArray(union) && !schema.properties && !schema.type) {
    const branch = union
      .map(part => resolveSchema(part, root, depth + 1))
      .find(part => part.type !== 'null' && Object.keys(part).length > 0)
    if (branch) {
      const { anyOf: _any, oneOf: _one, ...own } = schema
      return { ...branch, ...own }
    }
  }
  return schema
}

/** The plain type of a schema, without null. */
export function typeOf(schema: JsonObject): string {
  const type = Array.isArray(schema.type) ? schema.type.find(t => t !== 'null') : schema.type
  if (typeof type === 'string') return type
  if (isObject(schema.properties)) return 'object'
  if (schema.items) return 'array'
  const sample = Array.isArray(schema.enum) ? schema.enum.find(v => v !== null) : undefined
  return sample === undefined ? 'string' : typeof sample
}

/** Finds the records in the schema of a successful result; undefined when it holds none. */
export function findRecords(schema: unknown): ResponseShape | undefined {
  if (!isObject(schema)) return undefined
  const lists = findLists(schema, schema, [], 0)
  const best = lists.sort((a, b) => preference(b.path) - preference(a.path) || a.path.length - b.path.length)[0]
  if (best) return { kind: 'list', ...best }
  const record = resolveSchema(schema, schema)
  return isObject(record.properties) && Object.keys(record.properties).length
    ? { kind: 'record', path: [], item: record }
    : undefined
}

function preference(path: string[]): number {
  const last = path.at(-1)
  return last === undefined ? 100 : ENVELOPES.includes(last) ? 70 - ENVELOPES.indexOf(last) : 60 - 10 * path.length
}

function findLists(
  schema: unknown,
  root: JsonObject,
  path: string[],
  depth: number,
): { path: string[]; item: JsonObject }[] {
  if (depth > DEEPEST) return []
  const resolved = resolveSchema(schema, root)
  if (typeOf(resolved) === 'array') {
    const item = resolveSchema(resolved.items, root)
    return isObject(item.properties) ? [{ path, item: { ...item, $defs: root.$defs } }] : []
  }
  if (!isObject(resolved.properties)) return []
  const properties = Object.entries(resolved.properties)
  // A record that owns a list is a record; an envelope has its list and little else that describes a thing.
  const isRecord = depth === 0 && properties.some(([name]) => /^(id|_id|uuid)$/i.test(name))
  return isRecord ? [] : properties.flatMap(([name, inner]) => findLists(inner, root, [...path, name], depth + 1))
}
