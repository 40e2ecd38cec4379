import { isObject, type JsonObject } from '../../../lib/json.ts'
import { pattern } from '../../../lib/patterns.ts'
import { tidySchema, wrappedIn } from './record-shape.ts'
import { isTableSchema } from './tabular.ts'

/** Where the records of a result are, and the schema of one. `path` is null when the result is a single record. */
export interface ResponseShape {
  kind: 'list' | 'record'
  path: string[]
  item: JsonObject
  /** The records are the values of an object, by their keys. */
  isMap?: boolean
  /** What the description calls the schema of a record. */
  schemaName?: string
  /** Other properties of the result than those of an envelope: it may be one record that has a list. */
  beside?: number
}

const DEEPEST = 3
/** Properties that hold the records of an envelope, in the field's common spellings; preferred when several lists exist. */
export const ENVELOPES = [
  'items',
  'data',
  'results',
  'records',
  'value',
  'values',
  'content',
  'entries',
  'list',
  'rows',
  'hits',
  'member',
  'members',
  '_embedded',
  'elements',
  'objects',
  'edges',
  'nodes',
  'result',
  'Items',
  'Data',
  'Results',
  'Records',
  'Resources',
  'resources',
  'collection',
  'entry',
  'page',
  'payload',
  'response',
  'docs',
  'documents',
]

/** Follows `$ref` inside `root` and merges `allOf`; nullable unions give their first branch that says something. */
export function resolveSchema(schema: unknown, root: JsonObject, depth = 0): JsonObject {
  if (!isObject(schema) || depth > 20) return {}
  if (typeof schema.$ref === 'string') {
    const target = schema.$ref
      .replace(/^#\/?/, '')
      .split('/')
      .filter(Boolean)
      .reduce<unknown>(
        (at, key) => (isObject(at) ? at[decodeURIComponent(key).replace(/~1/g, '/').replace(/~0/g, '~')] : undefined),
        root,
      )
    const { $ref: _ref, ...beside } = schema
    return { ...resolveSchema(target, root, depth + 1), ...beside }
  }
  if (Array.isArray(schema.allOf)) {
    const parts = schema.allOf.map(part => resolveSchema(part, root, depth + 1))
    const { allOf: _allOf, ...own } = schema
    const properties = Object.assign({}, ...parts.map(p => p.properties ?? {}), own.properties ?? {})
    return { ...Object.assign({}, ...parts), ...own, ...(Object.keys(properties).length && { properties }) }
  }
  const union = (schema.anyOf ?? schema.oneOf) as unknown
  if (Array.isArray(union) && !schema.properties && !schema.type) {
    const branch = union
      .map(part => resolveSchema(part, root, depth + 1))
      .find(part => part.type !== 'null' && Object.keys(part).length > 0)
    if (branch) {
      const { anyOf: _any, oneOf: _one, ...own } = schema
      return { ...branch, ...own }
    }
  }
  return schema
}

/** The plain type of a schema, without null. */
export function typeOf(schema: JsonObject): string {
  const type = Array.isArray(schema.type) ? schema.type.find(t => t !== 'null') : schema.type
  if (typeof type === 'string') return type
  if (isObject(schema.properties)) return 'object'
  if (schema.items) return 'array'
  const sample = Array.isArray(schema.enum) ? schema.enum.find(v => v !== null) : undefined
  return sample === undefined ? 'string' : typeof sample
}

/**
 * Finds the records in the schema of a successful result; undefined when it holds none. `place` is the last part of the address: the list
 * that is called like it is what was asked for, also beside a key of the answer itself (`Id`, `Status` and `Invoices` of `/Invoices`).
 */
export function findRecords(schema: unknown, place?: string): ResponseShape | undefined {
  if (!isObject(schema)) return undefined
  const own = place === undefined ? undefined : listCalled(place, schema)
  const lists = own ?? findLists(schema, schema, [], 0)
  const best = lists.sort((a, b) => preference(b.path) - preference(a.path) || a.path.length - b.path.length)[0]
  const record = resolveSchema(schema, schema)
  const properties = isObject(record.properties) ? record.properties : {}
  if (best)
    return {
      kind: 'list',
      ...best,
      beside: Object.keys(properties).filter(name => !isEnvelopeName(name) && name !== best.path[0]).length,
    }
  if (!Object.keys(properties).length) return undefined
  // `{"data": {…}}`: a record in an envelope.
  const inner = Object.entries(properties).filter(([name]) => !isEnvelopeName(name) || ENVELOPES.includes(name))
  const only = inner.length === 1 ? resolveSchema(inner[0]![1], schema) : {}
  if (typeOf(only) === 'object' && isObject(only.properties) && inner[0]![0] !== '_embedded')
    return { kind: 'record', path: [inner[0]![0]], item: tidied(only, schema) }
  return { kind: 'record', path: [], item: tidied(record, schema) }
}

/** Single values that the answer of a list has beside its records (`coverage`, `updated_by`), other than those of its envelope. */
export function valuesBeside(schema: unknown, { path }: ResponseShape): string[] {
  const { properties } = isObject(schema) ? resolveSchema(schema, schema) : {}
  if (!path.length || !isObject(schema) || !isObject(properties)) return []
  return Object.keys(properties).filter(
    name =>
      name !== path[0] &&
      !isEnvelopeName(name) &&
      /^(?:string|number|integer|boolean)$/.test(typeOf(resolveSchema(properties[name], schema))),
  )
}

/** Members of an answer that are about it: its links, its pages, its success (OData, JSON:API, HAL and what is usual). */
const ENVELOPE_NAMES = pattern('i')`
  ^(
    @odata\..*|_?links|_?meta(data)?|paging|pagination|page_?info|page|pages|next|prev|previous|first|last|self
    |.*cursor|.*token|.*count|.*total.*|has_?(more|next|prev).*|offset|skip|limit|size|number
    |(per_?|current_?|last_?|next_?|total_?)pages?
    |page_?(size|number)|success|ok|status|code|message|errors?|version|jsonapi|included|facets|aggregations
    |took|query|filters?|sort
    |rc|msg|(ret(urn)?|result|err(or)?|resp(onse)?)_?(code|msg|message)
  )$
`

/** Names of what an envelope says beside its records: totals, pages, links, messages. */
export const isEnvelopeName = (name: string): boolean => ENVELOPES.includes(name) || ENVELOPE_NAMES.test(name)

/** The list of an answer that is called like the place that it comes from. */
function listCalled(place: string, schema: JsonObject): Found[] | undefined {
  const { properties } = resolveSchema(schema, schema)
  const name = Object.keys(isObject(properties) ? properties : {}).find(one => plainPlace(one) === plainPlace(place))
  const list = name === undefined ? {} : resolveSchema((properties as JsonObject)[name], schema)
  const found = name !== undefined && typeOf(list) === 'array' ? findLists(list, schema, [name], 1) : []
  return found.length > 0 ? found : undefined
}
const plainPlace = (name: string): string => name.replace(/\.\w+$|[_-]/g, '').toLowerCase()

function preference(path: string[]): number {
  const last = path.at(-1)
  return last === undefined ? 100 : ENVELOPES.includes(last) ? 70 - ENVELOPES.indexOf(last) : 60 - 10 * path.length
}

/** The schema of a record without the wrapping of its kind, with what its references need. */
const tidied = (item: JsonObject, root: JsonObject): JsonObject => ({
  ...tidySchema(item, schema => resolveSchema(schema, root)),
  $defs: root.$defs,
  ...(root.components !== undefined && { components: root.components }),
  ...(root.definitions !== undefined && { definitions: root.definitions }),
})

type Found = Pick<ResponseShape, 'path' | 'item' | 'isMap' | 'schemaName'>

function findLists(schema: unknown, root: JsonObject, path: string[], depth: number): Found[] {
  if (depth > DEEPEST) return []
  const resolved = resolveSchema(schema, root)
  if (typeOf(resolved) === 'array') {
    if (holdsAnything(resolved, root)) return [{ path, item: {} }]
    const item = unwrap(resolveSchema(resolved.items, root), root)
    const schemaName = nameOfSchema(resolved.items)
    return isObject(item.properties)
      ? [{ path, item: tidied(item, root), ...(schemaName !== undefined && { schemaName }) }]
      : []
  }
  const properties = Object.entries(isObject(resolved.properties) ? resolved.properties : {})
  // Only the data tell what the columns of a table are.
  if (isTableSchema(Object.fromEntries(properties), one => resolveSchema(one, root))) return [{ path, item: {} }]
  const values = resolveSchema(resolved.additionalProperties, root)
  if (!properties.length && isObject(values.properties) && depth < 2)
    return [{ path, item: tidied(withKey(values), root), isMap: true }]
  if (!properties.length) return []
  // A record that owns a list is a record; an envelope has its list and little else that describes a thing.
  const isRecord =
    (properties.some(([name]) => /^(id|_id|uuid)$/i.test(name)) && !isBundle(resolved, root)) ||
    Boolean((resolved.properties as JsonObject).attributes)
  if (isRecord) return []
  const found = properties.flatMap(([name, inner]) => findLists(inner, root, [...path, name], depth + 1))
  return found.filter(one => !isMapOfLinks(one, properties.length) && !isListOfLinks(one, properties.length))
}

/** A list of wrapped objects of which nothing is told: `entry[].resource` of a bundle (FHIR R4, 2.36). */
function holdsAnything(list: JsonObject, root: JsonObject): boolean {
  const item = resolveSchema(list.items, root)
  const properties = isObject(item.properties) ? item.properties : {}
  const inner = (name: string) => resolveSchema(properties[name], root)
  const name = wrappedIn(Object.keys(properties), one => inner(one).type === 'object')
  return name !== undefined && Object.keys(properties).length > 1 && !isObject(inner(name).properties)
}

/** An envelope that has a key of its own, as a document has: its entries are what was asked for. */
const isBundle = ({ properties }: JsonObject, root: JsonObject): boolean =>
  Object.values(isObject(properties) ? properties : {}).some(one => {
    const list = resolveSchema(one, root)
    return typeOf(list) === 'array' && holdsAnything(list, root)
  })

/** Where to go next is no record: HAL keeps `_links` for it (draft-kelly-json-hal 4.1.1), others call it `links` beside what they answer. */
const isMapOfLinks = ({ path, isMap }: Found, members: number): boolean =>
  isMap === true && (path.at(-1) === '_links' || (path.at(-1) === 'links' && members > 1))

/** Links with their relations (RFC 8288, 3.3) beside what was asked for. */
function isListOfLinks({ path, item }: Found, members: number): boolean {
  const names = Object.keys(isObject(item.properties) ? item.properties : {})
  const isLink = names.some(name => /^rel(?:ation)?$/.test(name)) && names.some(name => /^(?:href|url|uri)$/.test(name))
  return isLink && members > 1 && /^_?links?$/.test(path.at(-1) ?? '')
}

/** The last part of the reference to a schema, else its title. */
function nameOfSchema(schema: unknown): string | undefined {
  if (!isObject(schema)) return undefined
  if (typeof schema.$ref === 'string') return decodeURIComponent(schema.$ref.split('/').at(-1)!)
  if (Array.isArray(schema.allOf) && schema.allOf.length === 1) return nameOfSchema(schema.allOf[0])
  return typeof schema.title === 'string' && NAME_OF_SCHEMA.test(schema.title) ? schema.title : undefined
}

/** `PullRequest`, and as GitHub and its like head theirs: "Pull Request Simple". */
const NAME_OF_SCHEMA = /^[\w.]+$|^[A-Z]\w*(?: [A-Z]\w*){1,3}$/

/** The schema of an item without the one object that it consists of. */
function unwrap(item: JsonObject, root: JsonObject): JsonObject {
  if (!isObject(item.properties)) return item
  const properties = item.properties
  const inner = (name: string) => resolveSchema(properties[name], root)
  const name = wrappedIn(Object.keys(properties), one => isObject(inner(one).properties))
  if (name === undefined) return item
  const only = inner(name)
  return properties._id === undefined
    ? only
    : { ...only, properties: { id: properties._id, ...(only.properties as JsonObject) } }
}

/** A record of a map has its key as its id, where it has none itself. */
const withKey = (item: JsonObject): JsonObject => {
  const properties = item.properties as JsonObject
  return 'id' in properties ? item : { ...item, properties: { id: { type: 'string' }, ...properties } }
}
