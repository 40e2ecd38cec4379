import type { Schema } from './description.ts'

const isBlank = (value: unknown) => value === null || value === undefined
const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`))

/** Why a text of the query does not fit what a parameter is described as. */
export function paramFault(schema: Schema, name: string, value: string): string | undefined {
  if (schema.type === 'integer') return faultOf({}, schema, Number(value), name)
  if (schema.type === 'boolean') return /^(true|false)$/i.test(value) ? undefined : `${name} must be true or false`
  return faultOf({}, schema, value, name)
}

/** Why a value does not fit its schema; undefined when it does. What is not described is let pass. */
export function faultOf(
  schemas: Record<string, Schema>,
  schema: Schema,
  value: unknown,
  name: string,
): string | undefined {
  // oxfmt-ignore
  const referred = schema.$ref ?? (schema.allOf as Schema[] | undefined)?.[0]?.$ref
  if (isBlank(value) && schema.nullable) return undefined
  if (typeof referred === 'string') return faultOf(schemas, schemas[referred.split('/').at(-1)!]!, value, name)
  const told = name || 'The body'
  if (schema.type === 'object') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${told} must be an object`
    const given = value as Record<string, unknown>
    const lacking = ((schema.required ?? []) as string[]).find(one => isBlank(given[one]))
    if (lacking) return `${[name, lacking].filter(Boolean).join('.')} is required`
    const fields = Object.entries(schema.properties as Record<string, Schema>).filter(([field]) => field in given)
    return fields.map(([field, own]) => faultOf(schemas, own, given[field], [name, field].filter(Boolean).join('.'))).find(Boolean) // oxfmt-ignore
  }
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return `${told} must be a list`
    return value.map(one => faultOf(schemas, schema.items as Schema, one, name)).find(Boolean)
  }
  if (schema.type === 'boolean') return typeof value === 'boolean' ? undefined : `${told} must be true or false`
  if (schema.type === 'integer' || schema.type === 'number') {
    if (typeof value !== 'number' || Number.isNaN(value)) return `${told} must be a number`
    if (schema.type === 'integer' && !Number.isInteger(value)) return `${told} must be a whole number`
    return schema.minimum !== undefined && value < Number(schema.minimum) ? `${told} must be at least ${Number(schema.minimum)}` : undefined // oxfmt-ignore
  }
  if (typeof value !== 'string') return `${told} must be a text`
  const words = schema.enum as string[] | undefined
  if (words && !words.includes(value)) return `${told} must be one of ${words.join(', ')}`
  if (schema.format === 'date' && !isDay(value)) return `${told} must be a date, YYYY-MM-DD`
  if (schema.format === 'email' && !value.includes('@')) return `${told} must be an e-mail address`
  return schema.pattern !== undefined && !new RegExp(schema.pattern as string).test(value) ? `${told} has the wrong form` : undefined // oxfmt-ignore
}
