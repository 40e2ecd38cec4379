import { isObject, type JsonObject } from '../../../lib/json.ts'

/** The operators of PostgREST (docs.postgrest.org, Tables and Views, Horizontal Filtering). */
const OPERATORS = [
  'eq|neq|gte|gt|lte|lt|like|ilike|match|imatch|in|isdistinct|is',
  'fts|plfts|phfts|wfts|cs|cd|ov|sl|sr|nxr|nxl|adj',
].join('|')
const PATTERN = `^(not\\.)?(${OPERATORS})(\\((any|all|[a-z]+)\\))?\\..`
const ADVICE = 'An operator and a value: eq.5, gte.10, in.(1,2), is.null, like.*text*.'

/**
 * PostgREST writes a parameter for every column (`rowFilter.wagons.status`) and does not say that its value begins with an
 * operator. A list that is filtered without one is refused, and a change that is not filtered changes every row.
 */
export function describeOperators(parameters: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(parameters).map(([key, parameter]) => {
      if (!/^rowFilter\.[^.]+\./.test(key) || !isObject(parameter) || parameter.pattern !== undefined)
        return [key, parameter]
      const said = typeof parameter.description === 'string' ? `${parameter.description} ` : ''
      return [key, { ...parameter, description: `${said}${ADVICE}`, pattern: PATTERN }]
    }),
  )
}

/** A key that the database counts up (`<pk/>`) is among the columns that must not be null; it is not asked of who adds a row. */
export function withoutCountedKeys(definitions: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => {
      const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {}
      const isCounted = (column: unknown) => {
        const own = properties[String(column)]
        return isObject(own) && own.type === 'integer' && /<pk\/>/.test(String(own.description))
      }
      if (!isObject(schema) || !Array.isArray(schema.required)) return [name, schema]
      return [name, { ...schema, required: schema.required.filter(column => !isCounted(column)) }]
    }),
  )
}
