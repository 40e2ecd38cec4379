import { isObject, type JsonObject } from '../../../lib/json.ts'
import { fromContent, isContent, isContentSchema, contentProperties } from './content-entries.ts'

/**
 * Records as interfaces wrap them, without the wrapping: JSON:API's `attributes` and `relationships` (jsonapi.org), HAL's
 * `_links` and `_embedded` (draft-kelly-json-hal), `sys` and `fields` of content platforms. Links become keys: `author_id`
 * from `relationships.author.data.id` or from `_links.author.href`. The same is done to schemas, so that what is described is
 * what is found.
 */
export function tidyRecord(record: JsonObject): JsonObject {
  if (isObject(record.attributes) && ('id' in record || 'type' in record)) return fromJsonApi(record)
  if (isObject(record._links) || isObject(record._embedded)) return fromHal(record)
  if (isContent(record)) return fromContent(record)
  return record
}

function fromJsonApi({ id, attributes, relationships }: JsonObject): JsonObject {
  const out: JsonObject = { ...(id !== undefined && { id }), ...(attributes as JsonObject) }
  if (id !== undefined) out.id = id
  for (const [name, relation] of Object.entries(isObject(relationships) ? relationships : {})) {
    const data = isObject(relation) ? relation.data : undefined
    if (Array.isArray(data)) out[`${name}_ids`] ??= data.map(one => (isObject(one) ? one.id : one))
    else if (isObject(data)) out[`${name}_id`] ??= data.id
    else if (data === null) out[`${name}_id`] ??= null
  }
  return out
}

/** Relations of HAL that lead to no record of another kind. */
const OWN_LINKS = /^(self|next|prev|previous|first|last|curies|edit|collection|up|search|profile)$/

function fromHal({ _links, _embedded, ...record }: JsonObject): JsonObject {
  const out: JsonObject = { ...record }
  const links = isObject(_links) ? _links : {}
  const self = keyInLink('self', links.self, true)
  if (self !== undefined && !('id' in out)) out.id = self
  for (const [name, link] of Object.entries(links)) {
    if (OWN_LINKS.test(name)) continue
    const rel = name.split(':').at(-1)!
    if (Array.isArray(link)) {
      const keys = link.map(one => keyInLink(rel, one)).filter(key => key !== undefined)
      if (keys.length) out[`${rel}_ids`] ??= keys
    } else {
      const key = keyInLink(rel, link)
      if (key !== undefined && !(rel in out)) out[`${rel}_id`] ??= key
    }
  }
  for (const [name, value] of Object.entries(isObject(_embedded) ? _embedded : {})) {
    out[name.split(':').at(-1)!] ??= Array.isArray(value)
      ? value.map(one => (isObject(one) ? tidyRecord(one) : one))
      : isObject(value)
        ? tidyRecord(value)
        : value
  }
  return out
}

/** The key at the end of a link: one with a digit, or behind the name of what is linked (`/authors/ann-lee`). */
function keyInLink(rel: string, link: unknown, always = false): string | number | undefined {
  const href = isObject(link) ? link.href : link
  if (typeof href !== 'string') return undefined
  const parts = href.split(/[?#]/)[0]!.split('/').filter(Boolean)
  const last = decodeURIComponent(parts.at(-1) ?? '')
  const before = (parts.at(-2) ?? '').toLowerCase()
  if (!last || (!always && !/\d/.test(last) && !before.startsWith(rel.toLowerCase().slice(0, 4)))) return undefined
  return /^(0|[1-9]\d{0,14})$/.test(last) ? Number(last) : last
}

/**
 * What kind of record links lead to, by the column that `tidyRecord` makes of them: the collection in a link of HAL
 * (`depots` of `/depots/7`), the type in a relationship of JSON:API.
 */
export function linkKinds(record: JsonObject): Map<string, string> {
  const kinds = new Map<string, string>()
  for (const [name, link] of Object.entries(isObject(record._links) ? record._links : {})) {
    const one = Array.isArray(link) ? (link[0] as unknown) : link
    const href = isObject(one) ? one.href : undefined
    const parts = typeof href === 'string' ? href.split(/[?#]/)[0]!.split('/').filter(Boolean) : []
    if (parts.length > 1 && !OWN_LINKS.test(name))
      kinds.set(`${name.split(':').at(-1)!}_id${one === link ? '' : 's'}`, parts.at(-2)!)
  }
  for (const [name, relation] of Object.entries(isObject(record.relationships) ? record.relationships : {})) {
    const data = isObject(relation) ? relation.data : undefined
    const one = Array.isArray(data) ? (data[0] as unknown) : data
    if (isObject(one) && typeof one.type === 'string') kinds.set(`${name}_id${one === data ? '' : 's'}`, one.type)
  }
  return kinds
}

/** The same for the schema of a record; `resolve` follows references. */
export function tidySchema(item: JsonObject, resolve: (schema: unknown) => JsonObject): JsonObject {
  const properties = propertiesOf(item)
  if (properties.attributes && (properties.id || properties.type)) {
    const attributes = propertiesOf(resolve(properties.attributes))
    if (Object.keys(attributes).length)
      return { ...item, properties: jsonApiProperties(properties, attributes, resolve) }
  }
  if (properties._links || properties._embedded) return { ...item, properties: halProperties(properties, resolve) }
  if (isContentSchema(properties, resolve)) return { ...item, properties: contentProperties(properties, resolve) }
  return item
}

const propertiesOf = (schema: JsonObject): JsonObject => (isObject(schema.properties) ? schema.properties : {})

function jsonApiProperties(
  { id, relationships }: JsonObject,
  attributes: JsonObject,
  resolve: (schema: unknown) => JsonObject,
): JsonObject {
  const out: JsonObject = { ...(id !== undefined && { id }), ...attributes }
  if (id !== undefined) out.id = id
  for (const [name, relation] of Object.entries(propertiesOf(resolve(relationships)))) {
    const members = propertiesOf(resolve(relation))
    // A relationship of which only links are told has no key in it: the others may be many (jsonapi.org, 1.1, "Related Resource Links").
    if (members.links && !members.data) continue
    const data = resolve(members.data)
    const told = describeKind(resolve(data.items ?? data), resolve)
    if (data.items) out[`${name}_ids`] ??= { type: 'array', items: { type: 'string' }, ...told }
    else out[`${name}_id`] ??= { type: 'string', ...(propertiesOf(data).id as JsonObject | undefined), ...told }
  }
  return out
}

/** A resource identifier says what it identifies: `{"type": "harbours", "id": "7"}`. */
function describeKind(identifier: JsonObject, resolve: (schema: unknown) => JsonObject): JsonObject {
  const { const: constant, enum: listed } = resolve(propertiesOf(identifier).type)
  const kind = constant ?? (Array.isArray(listed) && listed.length === 1 ? listed[0] : undefined)
  return typeof kind === 'string' ? { description: `Id of one of the ${kind.replace(/[-_]/g, ' ')}` } : {}
}

function halProperties(properties: JsonObject, resolve: (schema: unknown) => JsonObject): JsonObject {
  const { _links, _embedded, ...own } = properties
  const out: JsonObject = { ...own }
  const described = resolve(_links)
  const links = propertiesOf(described)
  // Links as a map by their relation have the one to the record itself among them.
  const hasSelf = links.self !== undefined || isObject(described.additionalProperties)
  if (hasSelf && !('id' in out) && !Object.keys(out).some(name => /(_id|Id|ID|code|key|number)$/.test(name)))
    out.id = {}
  for (const [name, link] of Object.entries(links)) {
    const rel = name.split(':').at(-1)!
    if (!OWN_LINKS.test(name) && !(rel in out) && !resolve(link).items) out[`${rel}_id`] ??= {}
  }
  for (const [name, value] of Object.entries(propertiesOf(resolve(_embedded)))) out[name.split(':').at(-1)!] ??= value
  return out
}

/** Names beside the one object that a list's items may be wrapped in (GraphQL's edges, Elasticsearch's hits, FHIR's entries). */
const BESIDE = /^(cursor|_index|_type|_id|_score|fullUrl|search|etag|_links)$/

/** The key of a record that stands beside it, as search engines keep it (`_id` beside `_source`). */
export const keptBeside = (item: JsonObject): JsonObject => ('_id' in item ? { id: item._id } : {})

/** The name of the one object that an item consists of: `{"node": {…}, "cursor": "…"}`; undefined for a plain record. */
export function wrappedIn(names: string[], isObjectAt: (name: string) => boolean): string | undefined {
  const rest = names.filter(name => !BESIDE.test(name))
  const [only] = rest
  return rest.length === 1 && only !== undefined && isObjectAt(only) && only !== 'attributes' ? only : undefined
}
