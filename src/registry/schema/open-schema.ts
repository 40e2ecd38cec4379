import { isObject, type JsonObject } from '../../lib/json.ts'

/** Longest description that is kept of a schema whose inside is left open, in characters. */
const LONGEST_DESCRIPTION = 200
const MOST_CHOICES = 20

/**
 * A schema without its inside: its type, and what says in a few words what it is for. It accepts whatever the whole
 * one accepts (case S6).
 */
export function openSchema(schema: JsonObject, longest = LONGEST_DESCRIPTION): JsonObject {
  const type = typeOf(schema)
  const { format, description } = schema
  const choices = Array.isArray(schema.enum) && schema.enum.length <= MOST_CHOICES ? schema.enum : undefined
  return {
    ...(type !== undefined && { type }),
    ...(type !== undefined && typeof format === 'string' && { format }),
    ...(choices && isPlain(choices) && schema.nullable !== true && { enum: [...new Set(choices)] }),
    ...(typeof description === 'string' && longest > 0 && { description: description.slice(0, longest) }),
  }
}

const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])

function typeOf(schema: JsonObject): unknown {
  const { type } = schema
  const types = (Array.isArray(type) ? type : [type]).filter(one => TYPES.has(String(one)))
  if (!types.length || types.length !== (Array.isArray(type) ? type.length : 1)) return undefined
  // Enumerations that do not fit their type are left to the service.
  if (Array.isArray(schema.enum) && !schema.enum.every(value => types.includes(kindOf(value)))) return undefined
  if (schema.nullable === true && !types.includes('null')) types.push('null')
  return types.length === 1 ? types[0] : types
}

const kindOf = (value: unknown) =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : typeof value === 'number' && Number.isInteger(value)
        ? 'integer'
        : typeof value

const isPlain = (values: unknown[]) =>
  values.every(value => !isObject(value) && !Array.isArray(value)) && JSON.stringify(values).length < 300
