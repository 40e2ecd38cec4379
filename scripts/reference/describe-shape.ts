import { isObject, type JsonObject } from '../../src/lib/json.ts'
import { anchorOf, cell, code, prose, table } from './markdown.ts'

/** The name of the shape that a schema refers to. */
export const nameOfReference = (schema: JsonObject): string | undefined =>
  typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined

/** The type of a value in a few words, with a link to its shape where it has a name. */
export function typeOf(schema: JsonObject): string {
  const name = nameOfReference(schema)
  if (name === 'Error') return '`Error`'
  if (name) return `[${name}](#${anchorOf(name)})`
  if (schema.const !== undefined) return code(JSON.stringify(schema.const))
  if (Array.isArray(schema.enum)) return schema.enum.map(value => code(JSON.stringify(value))).join(' or ')
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices))
    return [...new Set(choices.map(choice => (isObject(choice) ? typeOf(choice) : 'anything')))].join(' or ')
  if (Array.isArray(schema.allOf)) return schema.allOf.map(part => (isObject(part) ? typeOf(part) : '')).join(' and ')
  if (schema.type === 'array') return `list of ${isObject(schema.items) ? typeOf(schema.items) : 'anything'}`
  const types = Array.isArray(schema.type) ? schema.type.map(String) : schema.type ? [String(schema.type)] : []
  return `${types.map(wordOf).join(' or ') || 'anything'}${limitsOf(schema)}`
}

const WORDS: Readonly<Record<string, string>> = { string: 'text', integer: 'whole number', boolean: 'true or false' }
const wordOf = (type: string) => WORDS[type] ?? type

function limitsOf({ format, minimum, maximum, minLength, maxLength }: JsonObject): string {
  const told = [
    typeof format === 'string' && format,
    minimum !== undefined && `from ${String(minimum)}`,
    maximum !== undefined && `to ${String(maximum)}`,
    typeof minLength === 'number' && minLength > 1 && `${minLength} or more characters`,
    maxLength !== undefined && `at most ${String(maxLength)} characters`,
  ].filter(Boolean)
  return told.length ? ` (${told.join(', ')})` : ''
}

/** The fields of an object as a table; anything else in a sentence. Objects inside are told as `outer.inner`. */
export function describeShape(schema: JsonObject): string {
  const about = typeof schema.description === 'string' ? prose(`${schema.description}.`).replace(/\.\.$/, '.') : ''
  const fields = table(['Field', 'Type', 'What it is'], fieldsOf(schema, ''))
  return [about, fields || (about ? '' : `${typeOf(schema)}.`)].filter(Boolean).join('\n\n')
}

/** Deeper objects than this are told as `object`. */
const DEEPEST = 3

function fieldsOf(schema: JsonObject, prefix: string): string[][] {
  const properties = isObject(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(properties).flatMap(([name, value]) => {
    if (!isObject(value)) return []
    const path = `${prefix}${name}`
    const must = required.includes(name) && value.default === undefined ? ', required' : ''
    const row = [code(path), `${typeOf(value)}${must}`, withDefault(String(value.description ?? ''), value)]
    const item = value.type === 'array' && isObject(value.items) ? value.items : value
    const isDeep = path.split(/[.[]/).length >= DEEPEST
    const inner = isDeep ? [] : fieldsOf(item, `${path}${item === value ? '.' : '[].'}`)
    return [row, ...inner]
  })
}

/** What is said of a value, with its default. */
export function withDefault(description: string, { default: value }: JsonObject): string {
  const told = cell(description)
  if (value === undefined) return told
  return `${told}${told && !/[.?]$/.test(told) ? '.' : ''} Default: ${code(JSON.stringify(value))}.`.trim()
}
