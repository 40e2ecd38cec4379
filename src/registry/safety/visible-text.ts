import type { ParameterRecord } from '../../contract/registry.ts'
import { isObject, type JsonObject } from '../../lib/json.ts'
import { visibleText } from '../../lib/visible-text.ts'

export { visibleText }

/** Keywords whose texts must reach the service, or a validator, as they are. */
const EXACT = new Set(
  'enum const default example examples pattern format type required $ref $id $anchor $dynamicRef $dynamicAnchor $schema propertyName mapping contentEncoding contentMediaType dependentRequired'.split(
    ' ',
  ),
)
/** Keywords whose own keys are names. */
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'])

/** A JSON schema without hidden characters in its descriptions and titles; the same object when it has none. */
export function visibleSchema<T>(schema: T): T {
  if (typeof schema === 'string') return visibleText(schema) as T
  if (Array.isArray(schema)) return mapKept(schema, visibleSchema) as T
  if (!isObject(schema)) return schema
  let copy: JsonObject | undefined
  for (const [key, value] of Object.entries(schema as JsonObject)) {
    if (EXACT.has(key)) continue
    const clean = MAPS.has(key) && isObject(value) ? mapValues(value) : visibleSchema(value)
    if (clean !== value) (copy ??= { ...(schema as JsonObject) })[key] = clean
  }
  return (copy ?? schema) as T
}

/** A resource, template or prompt without hidden characters in its titles and descriptions; names and addresses stay. */
export function visibleEntry<T>(entry: T): T {
  if (Array.isArray(entry)) return mapKept(entry, visibleEntry) as T
  if (!isObject(entry)) return entry
  const parts = Object.entries(entry as JsonObject).map(([key, value]) => {
    const isText = typeof value === 'string' && (key === 'title' || key === 'description')
    return [key, isText ? visibleText(value) : visibleEntry(value)]
  })
  return Object.fromEntries(parts) as T
}

/** Parameters without hidden characters in their texts. */
export const visibleParameters = (parameters: ParameterRecord[]): ParameterRecord[] =>
  mapKept(parameters, parameter => {
    const description = visibleText(parameter.description)
    const schema = visibleSchema(parameter.schema)
    return description === parameter.description && schema === parameter.schema
      ? parameter
      : { ...parameter, description, ...(schema && { schema }) }
  })

function mapValues(map: JsonObject): JsonObject {
  let copy: JsonObject | undefined
  for (const [name, value] of Object.entries(map)) {
    const clean = visibleSchema(value)
    if (clean !== value) (copy ??= { ...map })[name] = clean
  }
  return copy ?? map
}

function mapKept<T>(list: T[], act: (item: T) => T): T[] {
  const mapped = list.map(act)
  return mapped.some((item, index) => item !== list[index]) ? mapped : list
}
