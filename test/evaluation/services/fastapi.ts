import type { Reply } from '../../support/apis/listen-json.ts'
import { answers, record, ref, whole } from './openapi.ts'

/** Descriptions as FastAPI generates them from code: ids, summaries and titles come from names of functions and fields. */
type Schema = Record<string, unknown>

/** `next_service_due` as "Next Service Due". */
const titleOf = (name: string) =>
  name
    .split('_')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
const titled = (name: string, schema: Schema): Schema =>
  '$ref' in schema ? schema : { ...schema, title: titleOf(name) }

/** A field, or a parameter, that may be null. */
export const optional = (schema: Schema): Schema => ({ anyOf: [...typesOf(schema), { type: 'null' }] })
const typesOf = (schema: Schema): Schema[] => (schema.anyOf as Schema[] | undefined) ?? [schema]
const isOptional = (schema: Schema) => typesOf(schema).some(({ type }) => type === 'null')

/** A model of Pydantic: every field has a title, and those that may be null are not required in bodies. */
export const model = (name: string, fields: Record<string, Schema>, needed?: readonly string[]): Schema => {
  const required = needed ?? Object.keys(fields).filter(field => !isOptional(fields[field]!))
  return {
    properties: Object.fromEntries(Object.entries(fields).map(([field, schema]) => [field, titled(field, schema)])),
    type: 'object',
    ...(required.length > 0 && { required }),
    title: name,
  }
}
/** Some fields of a model, all of them optional unless they are needed. */
export const partOf = (
  name: string,
  fields: Record<string, Schema>,
  wanted: readonly string[],
  needed: readonly string[] = [],
): Schema =>
  model(
    name,
    Object.fromEntries(
      wanted.map(field => {
        const schema = fields[field]!
        return [field, needed.includes(field) || isOptional(schema) ? schema : optional(schema)]
      }),
    ),
    needed,
  )

export const ERRORS: Record<string, Schema> = {
  HTTPValidationError: model('HTTPValidationError', { detail: { items: ref('ValidationError'), type: 'array' } }, []),
  ValidationError: model('ValidationError', {
    loc: { items: { anyOf: [{ type: 'string' }, { type: 'integer' }] }, type: 'array' },
    msg: { type: 'string' },
    type: { type: 'string' },
  }),
}

interface Described {
  tag: string
  /** Schema of the answer; none for 204. */
  returns?: Schema
  query?: Record<string, Schema>
  body?: string
  description?: string
  status?: number
}
/** One operation: `list_depots` of GET /depots is `list_depots_depots_get`, "List Depots". */
export function operation(
  method: string,
  path: string,
  name: string,
  { tag, returns, query = {}, body, description, status = 200 }: Described,
): Schema {
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => ({
      name: key,
      in: 'path',
      required: true,
      schema: titled(key!, whole()),
    })),
    ...Object.entries(query).map(([key, schema]) => ({
      name: key,
      in: 'query',
      required: false,
      schema: titled(key, schema),
      ...('description' in schema && { description: schema.description }),
    })),
  ]
  return {
    tags: [tag],
    summary: titleOf(name),
    ...(description !== undefined && { description }),
    operationId: `${name}${path.replace(/\W/g, '_')}_${method}`,
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: { required: true, content: { 'application/json': { schema: ref(body) } } },
    }),
    responses: {
      [status]: returns ? answers('Successful Response', returns) : { description: 'Successful Response' },
      ...((parameters.length > 0 || body !== undefined) && {
        422: answers('Validation Error', ref('HTTPValidationError')),
      }),
    },
  }
}
/** The page of fastapi-pagination over a model. */
export const pageOf = (name: string): [string, Schema] => [
  `Page_${name}_`,
  {
    ...record(
      {
        items: { items: ref(name), type: 'array', title: 'Items' },
        total: whole(undefined, { minimum: 0, title: 'Total' }),
        page: whole(undefined, { minimum: 1, title: 'Page' }),
        size: whole(undefined, { minimum: 1, title: 'Size' }),
        pages: whole(undefined, { minimum: 0, title: 'Pages' }),
      },
      ['items', 'total', 'page', 'size', 'pages'],
    ),
    title: `Page[${name}]`,
  },
]

/** Paths from rows of method, path, name of the function and the rest. */
export function pathsOf(rows: readonly [method: string, path: string, name: string, more: Described][]) {
  const paths: Record<string, Schema> = {}
  for (const [method, path, name, more] of rows)
    paths[path] = { ...paths[path], [method]: operation(method, path, name, more) }
  return paths
}

/** The answer to a value that does not validate. */
export const invalid = (at: 'body' | 'query', name: string, message = 'Field required'): Reply => ({
  status: 422,
  body: { detail: [{ type: 'value_error', loc: [at, name], msg: message }] },
})
export const refuse = (status: number, detail: string): Reply => ({ status, body: { detail } })
