import { isObject, type JsonObject } from '../../lib/json.ts'
import { withObjectRoot } from '../catalogue/api-record.ts'
import { followReference } from '../schema/schema-type.ts'

/**
 * The schema of a tool's arguments as `/mcp` lists it: an object at its root, without choices there. The interfaces of
 * language models refuse every tool of a list when one has `oneOf`, `anyOf` or `allOf` at the root (case S3). What the
 * choices say of single arguments is kept; that they exclude each other is still checked at the call.
 */
export function toInputSchema(schema: JsonObject): JsonObject {
  const rooted = withPlainProperties(withObjectRoot(isFlat(schema) ? schema : flatten(schema)))
  return (mentions(rooted, HEADER_MARK) ? withoutKey(rooted, HEADER_MARK) : rooted) as JsonObject
}

/** JSON Schema allows `true` and `false` for an argument, clients do not: what is never allowed is left out. */
function withPlainProperties(schema: JsonObject): JsonObject {
  const { properties, required } = schema
  const isPlain = isObject(properties) && Object.values(properties).every(isObject)
  const isList = required === undefined || (Array.isArray(required) && required.every(name => typeof name === 'string'))
  if (isPlain && isList) return schema
  const kept = Object.entries(isObject(properties) ? properties : {}).filter(([, inner]) => inner !== false)
  const { required: _wrong, ...rest } = schema
  return {
    ...rest,
    properties: Object.fromEntries(kept.map(([name, inner]) => [name, isObject(inner) ? inner : {}])),
    ...(Array.isArray(required) && { required: required.filter(name => typeof name === 'string') }),
  }
}

const CHOICES = ['oneOf', 'anyOf', 'allOf'] as const
const isFlat = (schema: JsonObject) => !CHOICES.some(key => key in schema) && typeof schema.$ref !== 'string'

function flatten(schema: JsonObject): JsonObject {
  const properties: JsonObject = {}
  const required = new Set<unknown>()
  const seen = new Set<unknown>()
  let isClosed = schema.additionalProperties === false
  const take = (part: unknown, demands: boolean): void => {
    const node = followReference(part, schema)
    if (!isObject(node) || seen.has(node)) return
    seen.add(node)
    for (const [name, inner] of Object.entries(isObject(node.properties) ? node.properties : {}))
      if (!Object.hasOwn(properties, name)) properties[name] = inner
    if (demands && Array.isArray(node.required)) for (const name of node.required) required.add(name)
    if (demands && node.additionalProperties === false) isClosed = true
    for (const key of CHOICES)
      for (const branch of Array.isArray(node[key]) ? (node[key] as unknown[]) : [])
        take(branch, demands && key === 'allOf')
  }
  take(schema, true)
  const { oneOf: _one, anyOf: _any, allOf: _all, $ref: _reference, additionalProperties: _closed, ...rest } = schema
  return {
    ...rest,
    type: 'object',
    properties,
    ...(required.size > 0 && { required: [...required] }),
    ...(isClosed && { additionalProperties: false }),
  }
}

/**
 * Tells an MCP client to repeat an argument as an HTTP header (MCP 2026-07-28 § Streamable HTTP). It was meant for the
 * service's own endpoint, and a client leaves out a tool whose marks it finds wrong.
 */
const HEADER_MARK = 'x-mcp-header'

function mentions(value: unknown, key: string): boolean {
  if (Array.isArray(value)) return value.some(inner => mentions(inner, key))
  return isObject(value) && (key in value || Object.values(value).some(inner => mentions(inner, key)))
}

function withoutKey(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map(inner => withoutKey(inner, key))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => name !== key || typeof inner !== 'string')
      .map(([name, inner]) => [name, withoutKey(inner, key)]),
  )
}
