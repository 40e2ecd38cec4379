import { answers, listOf, pathParameter, queryParameter, record, ref, requestBody } from './openapi.ts'

type Fields = Record<string, object>
type Verb = 'list' | 'get' | 'create' | 'update' | 'delete'
/** How a family of descriptions names and wraps what it offers. */
export interface Style {
  /** Schema of a kind: `Pet`, or `PetDto`. */
  schema: (kind: string) => string
  plural: (kind: string) => string
  operationId: (verb: string, kind: string, plural: string) => string
  summary: (verb: Verb, kind: string, plural: string) => string | undefined
  /** What a list answers. */
  page: (kind: string, plural: string) => unknown
  paging: object[]
  /** The parameter that says which record. */
  key: (kind: string) => object
  /** The code of a new record. */
  createdWith?: number
}

const part = (fields: Fields, names: readonly string[], required: readonly string[] = []) =>
  record(Object.fromEntries(names.map(name => [name, fields[name]!])), required.length > 0 ? required : undefined)
/** A field of its own, or one that points to another record and only bodies and filters have. */
const fieldsOf = (kinds: Record<string, Fields>, written: Fields, kind: string): Fields => ({
  ...written,
  ...kinds[kind],
})

/** Operations over kinds of records in a style. `written` are fields that only bodies and filters have. */
export function createDescriber(kinds: Record<string, Fields>, style: Style, written: Fields = {}) {
  const common = (verb: Verb, kind: string) => {
    const summary = style.summary(verb, kind, style.plural(kind))
    return {
      tags: [style.plural(kind)],
      ...(summary !== undefined && { summary }),
      operationId: style.operationId(verb, kind, style.plural(kind)),
    }
  }
  const found = (kind: string) => ({
    200: answers('OK', ref(style.schema(kind))),
    404: { description: 'Not found' },
  })
  const body = (kind: string, names: readonly string[], required?: readonly string[]) =>
    requestBody(part(fieldsOf(kinds, written, kind), names, required))
  return {
    list: (kind: string, ...filters: string[]) => ({
      ...common('list', kind),
      parameters: [...filters.map(name => queryParameter(name, fieldsOf(kinds, written, kind)[name])), ...style.paging],
      responses: { 200: answers('OK', style.page(kind, style.plural(kind))) },
    }),
    one: (kind: string) => ({ ...common('get', kind), parameters: [style.key(kind)], responses: found(kind) }),
    add: (kind: string, names: readonly string[], required: readonly string[]) => ({
      ...common('create', kind),
      requestBody: body(kind, names, required),
      responses: { [style.createdWith ?? 201]: answers('Created', ref(style.schema(kind))) },
    }),
    change: (kind: string, names: readonly string[]) => ({
      ...common('update', kind),
      parameters: [style.key(kind)],
      requestBody: body(kind, names),
      responses: found(kind),
    }),
    drop: (kind: string) => ({
      ...common('delete', kind),
      parameters: [style.key(kind)],
      responses: { 204: { description: 'Deleted' }, 404: { description: 'Not found' } },
    }),
    act: (verb: string, kind: string, summary?: string) => ({
      tags: [style.plural(kind)],
      ...(summary !== undefined && { summary }),
      operationId: style.operationId(verb, kind, style.plural(kind)),
      parameters: [style.key(kind)],
      responses: { ...found(kind), 409: { description: 'Conflict' } },
    }),
    schemas: Object.fromEntries(Object.entries(kinds).map(([kind, fields]) => [style.schema(kind), record(fields, Object.keys(fields))])), // oxfmt-ignore
  }
}
export const idInPath = (schema: object, name = 'id') => pathParameter(name, schema)
export { listOf }
