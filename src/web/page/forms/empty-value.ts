import { isObject, type JsonObject } from '../../../lib/json.ts'
import { itemOf, readSchema, requiredOf } from './read-schema.ts'

/** Groups within groups that are begun by themselves. */
const MAX_DEPTH = 6

/**
 * What a form begins with: constants, required groups, and the defaults of what is required. What is optional stays
 * away, so that the service's own default holds.
 */
export function emptyValue(schema: unknown, root: unknown = schema, depth = 0): unknown {
  const { kind, schema: own, choices, variants, nullable } = readSchema(schema, root)
  if ('default' in own) return structuredClone(own.default)
  if (depth > MAX_DEPTH) return undefined
  switch (kind) {
    case 'const':
      return own.const
    case 'choice':
      return choices.length === 1 && !nullable ? choices[0]!.value : undefined
    case 'boolean':
      return nullable ? null : false
    case 'checks':
      return []
    case 'list': {
      const count = typeof own.minItems === 'number' ? Math.min(own.minItems, 5) : 0
      return Array.from({ length: count }, (_, at) => emptyValue(itemOf(own, at), root, depth + 1))
    }
    case 'variants':
      return nullable ? null : emptyValue(variants[0]!.schema, root, depth + 1)
    case 'group':
      return emptyGroup(own, root, depth)
    case 'text':
    case 'number':
    case 'json':
      return undefined
  }
}

function emptyGroup(schema: JsonObject, root: unknown, depth: number): JsonObject {
  const properties = isObject(schema.properties) ? schema.properties : {}
  return Object.fromEntries(
    requiredOf(schema).flatMap(name => {
      const begun = Object.hasOwn(properties, name) ? emptyValue(properties[name], root, depth + 1) : undefined
      return begun === undefined ? [] : [[name, begun]]
    }),
  )
}
