import type { Reply } from '../../../support/apis/listen-json.ts'
import { BODIES, QUERIES, type Properties, type Property } from './description.ts'

type Given = Record<string, unknown>

/** Errors as NestJS answers them. */
const NAMES: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' }
export const refuse = (statusCode: number, message: string | string[]): Reply => ({
  status: statusCode,
  body: { message, error: NAMES[statusCode], statusCode },
})

const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value) // oxfmt-ignore
const nameOf = ({ $ref, allOf }: Property) => ($ref ?? (allOf as Property[] | undefined)?.[0]?.$ref)?.split('/').at(-1)

function complain(name: string, property: Property, value: unknown): string[] {
  if (value === null && property.nullable) return []
  const inner = nameOf(property)
  if (inner) return isObject(value) ? inspect(inner, value, `${name}.`) : [`nested property ${name} must be an object`]
  if (property.type === 'array')
    return Array.isArray(value)
      ? value.flatMap((one, index) => complain(`${name}.${index}`, property.items as Property, one))
      : [`${name} must be an array`]
  if (property.enum) return property.enum.includes(String(value)) ? [] : [`${name} must be one of the following values: ${property.enum.join(', ')}`] // oxfmt-ignore
  if (property.type === 'boolean') return typeof value === 'boolean' ? [] : [`${name} must be a boolean value`]
  if (property.type === 'number') {
    if (typeof value !== 'number' || !Number.isFinite(value)) return [`${name} must be a number conforming to the specified constraints`] // oxfmt-ignore
    const least = Number(property.minimum ?? 0)
    return value < least ? [`${name} must not be less than ${least}`] : []
  }
  if (typeof value !== 'string') return [`${name} must be a string`]
  if (property.format === 'email' && !/^\S+@\S+\.\S+$/.test(value)) return [`${name} must be an email`]
  if (property.format === 'date' && Number.isNaN(Date.parse(value))) return [`${name} must be a valid ISO 8601 date string`] // oxfmt-ignore
  if (property.pattern && !new RegExp(String(property.pattern)).test(value)) return [`${name} must match ${String(property.pattern)} regular expression`] // oxfmt-ignore
  return []
}

/** What is wrong with an object that should be of this class. */
function inspect(dto: string, given: Given, prefix = ''): string[] {
  const { fields, required } = BODIES[dto]!
  return [
    ...Object.keys(given).filter(name => !(name in fields)).map(name => `property ${prefix}${name} should not exist`), // oxfmt-ignore
    ...required.filter(name => given[name] === undefined || given[name] === null || given[name] === '').map(name => `${prefix}${name} should not be empty`), // oxfmt-ignore
    ...Object.entries(given).flatMap(([name, value]) => fields[name] && !(required.includes(name) && (value === null || value === '')) ? complain(`${prefix}${name}`, fields[name], value) : []), // oxfmt-ignore
  ]
}

/** Why a body cannot be taken. */
export function checkBody(dto: string, body: unknown): Reply | undefined {
  const messages = inspect(dto, isObject(body) ? body : {})
  return messages.length > 0 ? refuse(400, messages) : undefined
}

const inRange = (text: string | null, usual: number, high: number) => {
  const value = text === null ? usual : Number(text)
  return Number.isInteger(value) && value >= 1 && value <= high ? value : undefined
}
/** The page that is asked for and the filters with their values, or why there is none. */
export function readQuery(path: string, query: URLSearchParams) {
  const fields: Properties = QUERIES[path]!
  const page = inRange(query.get('page'), 1, Infinity)
  const pageSize = inRange(query.get('pageSize'), 20, 50)
  const wanted = [...query].filter(([name]) => name in fields)
  const typed = ({ type }: Property, value: string) => (type === 'boolean' && ['true', 'false'].includes(value) ? value === 'true' : value) // oxfmt-ignore
  const messages = [
    ...(page ? [] : ['page must not be less than 1']),
    ...(pageSize ? [] : ['pageSize must not be greater than 50', 'pageSize must not be less than 1']),
    ...wanted.flatMap(([name, value]) => complain(name, fields[name]!, typed(fields[name]!, value))),
  ]
  return { page: page ?? 1, pageSize: pageSize ?? 20, wanted, refused: messages.length > 0 ? refuse(400, messages) : undefined } // oxfmt-ignore
}
