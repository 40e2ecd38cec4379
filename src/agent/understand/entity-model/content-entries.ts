import { isObject, type JsonObject } from '../../../lib/json.ts'

// Entries as content platforms deliver them: `{"sys": {"id", "type", "createdAt", …}, "fields": {…}}`, where a link to another entry is
// `{"sys": {"type": "Link", "linkType": "Entry", "id": "4kx"}}`. The same is done to schemas.

/** What the system notes of an entry that people may ask for. */
const NOTED = ['createdAt', 'updatedAt', 'publishedAt']

const propertiesOf = (schema: JsonObject): JsonObject => (isObject(schema.properties) ? schema.properties : {})
const hasKey = (sys: unknown): sys is JsonObject => isObject(sys) && 'id' in sys

export const isContent = ({ sys, fields }: JsonObject): boolean => hasKey(sys) && isObject(fields)

/** The key of the entry that a link leads to. */
function keyInLink(value: unknown): unknown {
  if (!isObject(value) || Object.keys(value).length !== 1 || !hasKey(value.sys)) return undefined
  return /link$/i.test(String(value.sys.type)) ? value.sys.id : undefined
}

/** An entry as one record: its key, its fields with the keys of the entries that they link to, and when it was made. */
export function fromContent({ sys, fields }: JsonObject): JsonObject {
  const { id, ...noted } = sys as JsonObject
  const out: JsonObject = { id }
  for (const [name, value] of Object.entries(fields as JsonObject)) {
    const keys = (Array.isArray(value) ? value : [value]).map(keyInLink)
    if (!keys.length || keys.includes(undefined)) out[name] = value
    else if (Array.isArray(value)) out[`${name}_ids`] = keys
    else out[`${name}_id`] = keys[0]
  }
  for (const name of NOTED) if (noted[name] !== undefined) out[name] ??= noted[name]
  return out
}

type Resolve = (schema: unknown) => JsonObject

export function isContentSchema({ sys, fields }: JsonObject, resolve: Resolve): boolean {
  return propertiesOf(resolve(sys)).id !== undefined && fields !== undefined && resolve(fields).type === 'object'
}

/** A link has nothing but its `sys`, which says what it links to. */
const isLink = (schema: JsonObject, resolve: Resolve): boolean => {
  const properties = propertiesOf(schema)
  return Object.keys(properties).join() === 'sys' && propertiesOf(resolve(properties.sys)).linkType !== undefined
}

export function contentProperties({ sys, fields }: JsonObject, resolve: Resolve): JsonObject {
  const noted = propertiesOf(resolve(sys))
  const out: JsonObject = { id: noted.id }
  for (const [name, value] of Object.entries(propertiesOf(resolve(fields)))) {
    const schema = resolve(value)
    const items = schema.type === 'array' ? resolve(schema.items) : {}
    if (isLink(schema, resolve)) out[`${name}_id`] = { type: 'string' }
    else if (isLink(items, resolve)) out[`${name}_ids`] = { type: 'array', items: { type: 'string' } }
    else out[name] = value
  }
  for (const name of NOTED) if (noted[name] !== undefined) out[name] ??= noted[name]
  return out
}
