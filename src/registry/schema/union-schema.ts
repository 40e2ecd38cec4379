import { isObject, type JsonObject } from '../../lib/json.ts'

/**
 * A schema in which `oneOf` is `anyOf`, for checks. Descriptions write unions as `oneOf` whose members overlap; a value
 * that fits two of them is what the service takes all the same (case S9).
 */
export function looseUnions(schema: JsonObject): JsonObject {
  return loosen(schema, false) as JsonObject
}

/** Keywords whose value is a map from names to schemas: `oneOf` in there is a name. */
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'])
/** Keywords that hold values, not schemas. */
const VALUES = new Set(['enum', 'const', 'default', 'examples', 'example'])

function loosen(node: unknown, isMap: boolean): unknown {
  if (Array.isArray(node)) return node.map(item => loosen(item, false))
  if (!isObject(node)) return node
  const out: JsonObject = {}
  for (const [key, value] of Object.entries(node)) {
    if (!isMap && VALUES.has(key)) out[key] = value
    else if (isMap || key !== 'oneOf') out[key] = loosen(value, !isMap && MAPS.has(key))
  }
  if (isMap || !Array.isArray(node.oneOf)) return out
  const union = { anyOf: loosen(node.oneOf, false) }
  // Both there: the value has to satisfy both.
  if (!('anyOf' in node)) return { ...out, ...union }
  return { ...out, allOf: [...(Array.isArray(out.allOf) ? (out.allOf as unknown[]) : []), union] }
}
