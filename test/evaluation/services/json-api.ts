import { listenJson, type Handler, type Incoming, type Reply } from '../../support/apis/listen-json.ts'
import { listOf, pathParameter, queryParameter, record, ref, text, whole } from './openapi.ts'
import type { Row } from './records.ts'
import { mergeInto } from './serve-rows.ts'

type Given = Record<string, unknown>
/** A kind of record that a JSON:API service offers. */
export interface Resource {
  /** The table that holds its rows, where attributes are named as in the description. */
  table: string
  one: string
  attributes: Record<string, object>
  /** Names of relationships, the field that holds the key, and what it points to. */
  relationships?: Record<string, { field: string; type: string }>
  filters: string[]
  /** Attributes and relationships that may be written. */
  writable?: string[]
  /** Those that a new one needs; none can be added where there are none. */
  required?: string[]
  /** What a new one is, of what was given. */
  make?: (given: Given) => object
  removable?: boolean
  /** Operations of their own on one: what it becomes, or why not. */
  actions?: Record<string, { summary: string; run: (row: Row) => object | string }>
}
export type Resources = Record<string, Resource>
interface Body {
  data?: { attributes?: Given; relationships?: Record<string, { data?: { id?: unknown } | null }> }
}

const MEDIA = 'application/vnd.api+json'
const content = (schema: object) => ({ content: { [MEDIA]: { schema } } })
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const identifier = (type: string) => record({ type: text(undefined, { enum: [type] }), id: text() }, ['type', 'id'])
const linkage = (type: string) => record({ data: { ...identifier(type), nullable: true } })
const id = pathParameter('id', text())
const missing = { 404: { description: 'Not found' } }

/** A resource, or what is sent of one: its attributes and its links to others. */
function shape(
  { attributes, relationships = {} }: Resource,
  type: string,
  names: readonly string[],
  required: readonly string[],
  withId: boolean,
) {
  // oxfmt-ignore
  const part = (of: Record<string, object>) => {
    const own = names.filter(name => name in of)
    const needed = required.filter(name => name in of)
    return own.length > 0 ? record(Object.fromEntries(own.map(name => [name, of[name]])), needed.length > 0 ? needed : undefined) : undefined // oxfmt-ignore
  }
  const links = part(Object.fromEntries(Object.entries(relationships).map(([name, { type: to }]) => [name, linkage(to)]))) // oxfmt-ignore
  const own = part(attributes)
  return record({ type: text(undefined, { enum: [type] }), ...(withId && { id: text() }), ...(own && { attributes: own }), ...(links && { relationships: links }) }) // oxfmt-ignore
}

function pathsOf(resource: Resource, type: string): Record<string, object> {
  const { one, filters, writable, required, removable, actions = {}, attributes } = resource
  const tags = [type]
  const name = one.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const many = capital(type.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()))
  const spoken = one.replace('-', ' ')
  const found = { 200: { description: capital(spoken), ...content(record({ data: ref(name) }, ['data'])) }, ...missing } // oxfmt-ignore
  const body = (needed: readonly string[], withId: boolean) => ({ required: true, ...content(record({ data: shape(resource, type, writable ?? [], needed, withId) }, ['data'])) }) // oxfmt-ignore
  const listing = {
    tags,
    summary: `List ${type.replace('-', ' ')}`,
    operationId: `list${many}`,
    parameters: [
      ...filters.map(filter => queryParameter(`filter[${filter}]`, attributes[filter] ?? text())),
      queryParameter('page[number]', whole(undefined, { minimum: 1, default: 1 })),
      queryParameter('page[size]', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
    ],
    responses: { 200: { description: 'OK', ...content(record({ data: listOf(ref(name)), meta: record({ total: whole(), pages: whole() }) }, ['data'])) } }, // oxfmt-ignore
  }
  const made = { 201: { description: 'Created', ...content(record({ data: ref(name) }, ['data'])) } }
  const common = (verb: string) => ({ tags, summary: `${capital(verb)} ${/^[aeiou]/.test(spoken) ? 'an' : 'a'} ${spoken}`, operationId: `${verb}${capital(name)}` }) // oxfmt-ignore
  return {
    [`/${type}`]: { get: listing, ...(required && { post: { ...common('create'), requestBody: body(required, false), responses: made } }) }, // oxfmt-ignore
    [`/${type}/{id}`]: {
      get: { ...common('get'), parameters: [id], responses: found },
      ...(writable && { patch: { ...common('update'), parameters: [id], requestBody: body([], true), responses: found } }), // oxfmt-ignore
      ...(removable && { delete: { ...common('delete'), parameters: [id], responses: { 204: { description: 'Deleted' }, ...missing } } }), // oxfmt-ignore
    },
    ...Object.fromEntries(Object.entries(actions).map(([action, { summary }]) => [`/${type}/{id}/${action}`, { post: { tags, summary, operationId: `${action}${capital(name)}`, parameters: [id], responses: { ...found, 409: { description: 'Conflict' } } } }])), // oxfmt-ignore
  }
}

/** The description of a JSON:API service. */
export const describeJsonApi = (info: object, base: string, resources: Resources) => ({
  openapi: '3.0.3',
  info,
  servers: [{ url: base }],
  paths: Object.assign({}, ...Object.entries(resources).map(([type, one]) => pathsOf(one, type))) as Record<string, object>, // oxfmt-ignore
  components: {
    schemas: Object.fromEntries(Object.entries(resources).map(([type, one]) => [one.one.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), shape(one, type, [...Object.keys(one.attributes), ...Object.keys(one.relationships ?? {})], [], true)])), // oxfmt-ignore
  },
})

const headers = { 'content-type': MEDIA }
const refuse = (status: number, detail: string): Reply => ({ status, headers, body: { errors: [{ status: String(status), detail }] } }) // oxfmt-ignore

/** Serves tables as a JSON:API service: numbered pages from 1, links as relationships. */
export function listenJsonApi(description: object, base: string, resources: Resources, data: object, port: number) {
  const rowsOf = (type: string) => (data as Record<string, Row[]>)[resources[type]!.table]!
  const write = (type: string, row: Row): object => {
    const { attributes, relationships = {} } = resources[type]!
    const links = Object.entries(relationships).map(([name, { field, type: to }]) => [name, { data: row[field] === null ? null : { type: to, id: String(row[field]) } }]) // oxfmt-ignore
    return {
      type,
      id: String(row.id),
      attributes: Object.fromEntries(Object.keys(attributes).map(name => [name, row[name] ?? null])),
      ...(links.length > 0 && { relationships: Object.fromEntries(links) as Given }),
    }
  }
  /** What a document says of a row, with the ids of what it points to; a text is why it cannot be taken. */
  const read = (type: string, body: Body | undefined): Given | string => {
    const { relationships = {} } = resources[type]!
    const given: Given = { ...body?.data?.attributes }
    for (const [name, link] of Object.entries(body?.data?.relationships ?? {})) {
      const own = relationships[name]
      if (!own) continue
      given[own.field] = link.data ? Number(link.data.id) : null
      if (link.data && rowsOf(own.type).every(row => row.id !== given[own.field])) return `${name} does not exist`
    }
    return given
  }
  const withRow =
    (type: string, answer: (row: Row, body: Body | undefined) => Reply | undefined = () => undefined) =>
    ({ path, body }: Incoming): Reply => {
      const row = rowsOf(type).find(one => String(one.id) === path[0])
      if (!row) return refuse(404, 'Not found')
      return answer(row, body as Body) ?? { headers, body: { data: write(type, row) } }
    }
  const list =
    (type: string) =>
    ({ query }: Incoming): Reply => {
      const { filters, relationships = {} } = resources[type]!
      const wanted = filters.flatMap(name => {
        const value = query.get(`filter[${name}]`)
        return value === null ? [] : [{ field: relationships[name]?.field ?? name, value }]
      })
      const rows = rowsOf(type).filter(row => wanted.every(({ field, value }) => [row[field]].flat().map(String).includes(value))) // oxfmt-ignore
      const [number, size] = [Number(query.get('page[number]') ?? 1), Number(query.get('page[size]') ?? 25)]
      if (!(number >= 1 && size >= 1 && size <= 100)) return refuse(400, 'page is out of range')
      const shown = rows.slice((number - 1) * size, number * size).map(row => write(type, row))
      return { headers, body: { data: shown, meta: { total: rows.length, pages: Math.ceil(rows.length / size) } } }
    }
  const add =
    (type: string) =>
    ({ body }: Incoming): Reply => {
      const { required = [], relationships = {}, make } = resources[type]!
      const given = read(type, body as Body)
      if (typeof given === 'string') return refuse(422, given)
      const lacking = required.find(name => (given[relationships[name]?.field ?? name] ?? null) === null)
      if (lacking) return refuse(422, `${lacking} is required`)
      const row = { ...make?.(given), id: 99_001 + rowsOf(type).length } as unknown as Row
      rowsOf(type).push(row)
      return { status: 201, headers, body: { data: write(type, row) } }
    }
  const change = (type: string) =>
    withRow(type, (row, body) => {
      const given = read(type, body)
      return typeof given === 'string' ? refuse(422, given) : void mergeInto(row, given)
    })
  const remove = (type: string) =>
    withRow(type, row => {
      rowsOf(type).splice(rowsOf(type).indexOf(row), 1)
      return { status: 204, body: null }
    })
  const at = (path: string) => new RegExp(`^${base}/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const routes = Object.entries(resources).flatMap(
    ([type, { writable, required, removable, actions = {} }]): Handler[] => [
      // oxfmt-ignore
      ['GET', at(type), list(type)],
      ['GET', at(`${type}/:id`), withRow(type)],
      ...(required ? [['POST', at(type), add(type)] as Handler] : []),
      ...(writable ? [['PATCH', at(`${type}/:id`), change(type)] as Handler] : []),
      ...(removable ? [['DELETE', at(`${type}/:id`), remove(type)] as Handler] : []),
      ...Object.entries(actions).map(([action, { run }]): Handler => ['POST', at(`${type}/:id/${action}`), withRow(type, row => {
      const next = run(row)
      return typeof next === 'string' ? refuse(409, next) : void Object.assign(row, next)
    })]), // oxfmt-ignore
    ],
  )
  return listenJson([['GET', /^\/openapi\.json$/, () => ({ body: description })], ...routes], { errors: [{ status: '404', detail: 'No such route' }] }, port) // oxfmt-ignore
}
