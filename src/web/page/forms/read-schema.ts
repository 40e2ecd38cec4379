import { isObject, type JsonObject } from '../../../lib/json.ts'
import { getOwn } from './get-own.ts'

/** What a field of a form is for a schema. */
export type FieldKind =
  | 'text'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'const'
  | 'checks'
  | 'list'
  | 'group'
  | 'variants'
  | 'json'

/** A value to choose, with how it is called. */
export interface Choice {
  value: unknown
  label: string
}

/** A schema as a form needs it: references followed, parts joined, `null` told apart. */
export interface FieldSchema {
  kind: FieldKind
  schema: JsonObject
  nullable: boolean
  /** Of a choice, and of a list of choices. */
  choices: Choice[]
  /** Schemas of which one holds. */
  variants: { label: string; schema: JsonObject }[]
}

/** References that lead to references, at most. */
const MAX_DEPTH = 24

/**
 * What to draw for a schema of JSON Schema 2020-12 or of OpenAPI 3.0 and 3.1. `root` is what `$ref` starts from. What a
 * form cannot draw is of the kind `json`.
 */
export function readSchema(given: unknown, root: unknown, depth = 0): FieldSchema {
  const schema = resolve(given, root)
  const types = ([] as unknown[]).concat(schema.type ?? [])
  let nullable = schema.nullable === true || types.includes('null')
  let options = optionsOf(schema)
  const solid = options.filter(option => !isNull(resolve(option, root)))
  if (solid.length < options.length) {
    nullable = true
    options = solid
  }
  const { anyOf: _any, oneOf: _one, discriminator, ...base } = schema
  // The one that is left beside null is the schema itself; conditions without a shape of their own are for the checks.
  if (options.length === 1 && depth < MAX_DEPTH) {
    const inner = readSchema(join(base, resolve(options[0], root)), root, depth + 1)
    return { ...inner, nullable: nullable || inner.nullable }
  }
  const field = { schema, nullable, choices: [] as Choice[], variants: [] as FieldSchema['variants'] }
  const choices = choicesOf(options.length ? options.map(one => resolve(one, root)) : undefined, schema)
  if (choices) {
    field.nullable ||= choices.some(({ value }) => value === null)
    field.choices = choices.filter(({ value }) => value !== null)
    return { ...field, kind: 'choice' }
  }
  if ('const' in schema) return { ...field, kind: schema.const === null ? 'json' : 'const' }
  const shaped = options.filter(one => hasShape(resolve(one, root)))
  if (shaped.length) {
    const variants = shaped.map((one, at) => {
      const variant = withDiscriminator(one, join(base, resolve(one, root)), discriminator)
      return { label: labelOf(one, variant, at), schema: variant }
    })
    return { ...field, kind: 'variants', variants }
  }
  const kinds = types.filter(type => type !== 'null')
  if (kinds.length > 1) {
    const variants = kinds.map(type => ({
      label: getOwn(TYPE_NAMES, String(type)) ?? String(type),
      schema: { ...schema, type },
    }))
    return { ...field, kind: 'variants', variants }
  }
  const kind = kindOf(kinds[0], schema)
  if (kind === 'list' && !Array.isArray(schema.prefixItems)) {
    const item = depth < MAX_DEPTH ? readSchema(schema.items, root, depth + 1) : undefined
    if (item?.kind === 'choice' && !item.nullable) return { ...field, kind: 'checks', choices: item.choices }
  }
  return { ...field, kind }
}

const TYPE_NAMES: Record<string, string> = {
  string: 'Text',
  number: 'Number',
  integer: 'Whole number',
  boolean: 'Yes or no',
  array: 'List',
  object: 'Fields',
}

/** What a type is called by people. */
export const typeName = (type: unknown): string => getOwn(TYPE_NAMES, String(type)) ?? 'Value'

const kindOf = (type: unknown, schema: JsonObject): FieldKind => {
  if (type === 'string') return 'text'
  if (type === 'number' || type === 'integer') return 'number'
  if (type === 'boolean') return 'boolean'
  if (type === 'array' || (!type && (schema.items || schema.prefixItems))) return 'list'
  return type === 'object' || (!type && (schema.properties || isObject(schema.additionalProperties))) ? 'group' : 'json'
}

/** The schema with its references followed and the parts of `allOf` joined. */
export function resolve(given: unknown, root: unknown, depth = 0): JsonObject {
  if (!isObject(given) || depth > MAX_DEPTH) return {}
  const { $ref, allOf, ...own } = given
  const target = typeof $ref === 'string' ? follow($ref, root) : undefined
  let schema = target === undefined ? own : join(resolve(target, root, depth + 1), own)
  if (Array.isArray(allOf)) for (const part of allOf) schema = join(schema, resolve(part, root, depth + 1))
  return schema
}

/** What a reference within the document leads to (RFC 6901). */
function follow(reference: string, root: unknown): unknown {
  if (!reference.startsWith('#')) return undefined
  try {
    return decodeURIComponent(reference.slice(1))
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (at, part) => (at as JsonObject | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')],
        root,
      )
  } catch {
    return undefined
  }
}

/** Two schemas that both hold. */
function join(a: JsonObject, b: JsonObject): JsonObject {
  const [mine, other] = [a.properties, b.properties]
  const joined = { ...a, ...b }
  if (isObject(mine) && isObject(other)) {
    const both = Object.entries(other).map(([name, schema]) => {
      const first = getOwn(mine, name)
      return [name, first !== undefined && first !== schema ? { allOf: [first, schema] } : schema]
    })
    joined.properties = { ...mine, ...Object.fromEntries(both) }
  }
  if (Array.isArray(a.required) && Array.isArray(b.required))
    joined.required = [...new Set([...(a.required as string[]), ...(b.required as string[])])]
  return joined
}

const optionsOf = ({ oneOf, anyOf }: JsonObject): unknown[] =>
  Array.isArray(oneOf) ? oneOf : Array.isArray(anyOf) ? anyOf : []

const isNull = (schema: JsonObject): boolean =>
  schema.type === 'null' ||
  ('const' in schema && schema.const === null) ||
  (Array.isArray(schema.enum) && schema.enum.length === 1 && schema.enum[0] === null)

const hasShape = (schema: JsonObject): boolean =>
  ['type', 'properties', 'items', 'enum', 'const', 'oneOf', 'anyOf', 'format'].some(key => key in schema)

/** Values to choose from: an `enum`, or a `oneOf` of constants with titles. */
function choicesOf(options: JsonObject[] | undefined, schema: JsonObject): Choice[] | undefined {
  if (Array.isArray(schema.enum)) {
    const names = schema['x-enum-varnames'] ?? schema['x-enumNames']
    return schema.enum.map((value: unknown, at) => ({
      value,
      label:
        Array.isArray(names) && typeof names[at] === 'string' ? `${String(value)} (${names[at]})` : sayValue(value),
    }))
  }
  if (!options?.every(one => 'const' in one)) return undefined
  return options.map(one => ({ value: one.const, label: String(one.title ?? one.description ?? sayValue(one.const)) }))
}

const sayValue = (value: unknown): string =>
  typeof value === 'string' ? value || '(empty text)' : (JSON.stringify(value) ?? '')

/** OpenAPI's discriminator says by one property which variant a value is. */
function withDiscriminator(raw: unknown, variant: JsonObject, discriminator: unknown): JsonObject {
  if (!isObject(discriminator) || typeof discriminator.propertyName !== 'string') return variant
  const name = discriminator.propertyName
  const reference = isObject(raw) && typeof raw.$ref === 'string' ? raw.$ref : ''
  const mapping = isObject(discriminator.mapping) ? Object.entries(discriminator.mapping) : []
  const mapped = mapping.find(([, to]) => to === reference || reference.endsWith(`/${String(to)}`))
  const value = mapped?.[0] ?? reference.split('/').at(-1)
  const properties = isObject(variant.properties) ? variant.properties : {}
  const declared = getOwn(properties, name)
  if (!value || (isObject(declared) && ('const' in declared || (declared.enum as unknown[])?.length === 1)))
    return variant
  const required = Array.isArray(variant.required) ? (variant.required as string[]) : []
  return {
    ...variant,
    properties: { ...properties, [name]: { const: value } },
    required: [...new Set([...required, name])],
  }
}

/** How a variant is called: its title, the name of its reference, the value that tells it, else its type. */
function labelOf(raw: unknown, variant: JsonObject, at: number): string {
  const { title } = resolve(raw, {})
  if (typeof title === 'string') return title
  if (typeof variant.title === 'string' && isObject(raw) && raw.$ref) return variant.title
  if (isObject(raw) && typeof raw.$ref === 'string') return raw.$ref.split('/').at(-1)!
  const properties = isObject(variant.properties) ? Object.values(variant.properties) : []
  const tag = properties.find(one => isObject(one) && 'const' in one) as JsonObject | undefined
  if (tag) return String(tag.const)
  return getOwn(TYPE_NAMES, String(variant.type)) ?? `Choice ${at + 1}`
}

/** Required names of a group. */
export const requiredOf = ({ required }: JsonObject): readonly string[] =>
  Array.isArray(required) ? (required as string[]) : []

/** Schema of one item of a list. */
export const itemOf = ({ prefixItems, items }: JsonObject, at: number): unknown => {
  const places = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : []
  return (places[at] as unknown) ?? (Array.isArray(items) ? {} : items)
}

/** A schema for a value that no schema tells of. */
export function inferSchema(value: unknown, depth = 0): JsonObject {
  if (depth > 4) return {}
  if (Array.isArray(value)) {
    const types = new Set(value.map(item => typeof item))
    return value.length && types.size === 1 ? { type: 'array', items: inferSchema(value[0], depth + 1) } : {}
  }
  if (isObject(value))
    return {
      type: 'object',
      properties: Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inferSchema(one, depth + 1)])),
    }
  return value === null || value === undefined ? {} : { type: typeof value }
}
