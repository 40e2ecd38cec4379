import { isObject, type JsonObject } from '../../lib/json.ts'
import { openSchema } from './open-schema.ts'
import { followReference } from './schema-type.ts'

/** Levels that a schema is tried with, from many to few. */
const DEPTHS = [8, 5, 3, 2, 1]
const WORDS = [100, 0]
/** Bytes that a schema takes at the very least. */
const SMALLEST = 16
/** References behind one another without a property in between: more is a circle. */
const MOST_HOPS = 20

const MAPS = ['properties', 'patternProperties', 'dependentSchemas']
const BELOW = ['items', 'additionalProperties', 'contains', 'propertyNames']
/** What refuses more when its inside is left open. */
const CONTRARY = ['not', 'if', 'then', 'else', 'unevaluatedProperties', 'unevaluatedItems', 'maxContains', 'oneOf']

/**
 * A self-contained schema with at most so many bytes as JSON: deep parts are left open, names, types and what is
 * required stay, and whatever the whole one accepts is accepted (case S6). The same object when it is small enough.
 */
export function limitSchema(schema: JsonObject, bytes: number): JsonObject {
  const size = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
  if (size(schema) <= bytes) return schema
  const budget = Math.floor(bytes / SMALLEST)
  for (const depth of DEPTHS) {
    const cut = cutSchema(schema, depth, budget)
    if (cut && size(cut) <= bytes) return cut
  }
  const fields = Object.entries(isObject(schema.properties) ? schema.properties : {})
  const openWith = (words: number): JsonObject => ({
    ...(schema.type !== undefined && { type: schema.type }),
    properties: Object.fromEntries(
      fields.map(([name, field]) => {
        const target = followReference(field, schema)
        return [name, isObject(target) ? openSchema(target, words) : {}]
      }),
    ),
    ...(Array.isArray(schema.required) && { required: schema.required }),
    ...(typeof schema.additionalProperties === 'boolean' && { additionalProperties: schema.additionalProperties }),
  })
  return WORDS.map(openWith).find(open => size(open) <= bytes) ?? openWith(0)
}

/** The schema down to a depth, with its definitions written out; undefined when it holds too many schemas. */
function cutSchema(root: JsonObject, deepest: number, budget: number): JsonObject | undefined {
  let count = 0
  const walk = (schema: unknown, depth: number, hops: number): unknown => {
    if (!isObject(schema)) return schema
    count++
    if (depth > deepest || hops > MOST_HOPS || count > budget) {
      const target = followReference(schema, root)
      return isObject(target) ? openSchema(target) : {}
    }
    if (typeof schema.$ref === 'string') {
      const { $ref: _reference, ...beside } = schema
      const target = walk(followReference(schema, root), depth, hops + 1)
      return isObject(target) ? { ...target, ...beside } : target
    }
    const { $defs: _defs, definitions: _definitions, ...node } = schema
    for (const key of CONTRARY) {
      if (key === 'oneOf' && Array.isArray(node.oneOf) && !node.anyOf) node.anyOf = node.oneOf
      delete node[key]
    }
    for (const key of MAPS) {
      const map = node[key]
      if (isObject(map))
        node[key] = Object.fromEntries(Object.entries(map).map(([name, inner]) => [name, walk(inner, depth + 1, 0)]))
    }
    for (const key of BELOW) if (isObject(node[key])) node[key] = walk(node[key], depth + 1, 0)
    for (const key of ['items', 'prefixItems'])
      if (Array.isArray(node[key])) node[key] = node[key].map((inner: unknown) => walk(inner, depth + 1, 0))
    for (const key of ['allOf', 'anyOf'])
      if (Array.isArray(node[key])) node[key] = node[key].map((inner: unknown) => walk(inner, depth, hops + 1))
    return node
  }
  const cut = walk(root, 0, 0)
  return count <= budget && isObject(cut) ? cut : undefined
}
