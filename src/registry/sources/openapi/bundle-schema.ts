import { isObject, type JsonObject } from '../../../lib/json.ts'
import { normaliseSchema } from './normalise-schema.ts'
import type { References } from './resolve-reference.ts'

/** `request` leaves out what only the service writes (readOnly), `response` what is only ever sent (writeOnly; case S8). */
export type Direction = 'request' | 'response'

export interface Bundler {
  /**
   * A self-contained JSON schema (2020-12). References are replaced by what they point to, except where a type
   * contains itself: that one moves to `defs`, keyed by name. Large types move there too.
   */
  convert(schema: unknown): unknown
  /** What `convert` referred to so far; goes into the `$defs` of the schema that is handed out. */
  readonly defs: JsonObject
}

/** Schema nodes that are copied in place before references stay references. */
const INLINE_BUDGET = 600
/** Schema nodes of one tool; what lies beyond is cut to its type (case S6). */
const TOTAL_BUDGET = 4000
const DEEPEST_INLINE = 10

const MAPS = ['properties', 'patternProperties', 'dependentSchemas'] as const
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const
const SINGLES = [
  'additionalProperties',
  'items',
  'not',
  'contains',
  'propertyNames',
  'if',
  'then',
  'else',
  'unevaluatedProperties',
  'unevaluatedItems',
] as const

/** Makes a converter for the schemas of one tool in one direction. Circular descriptions stay finite (case S1). */
export function createBundler(references: References, direction: Direction): Bundler {
  const defs: JsonObject = {}
  const names = new Map<string, string>()
  let inlined = 0
  let total = 0

  const nameOf = (pointer: string): string => {
    const known = names.get(pointer)
    if (known) return known
    const last = pointer.split('/').pop() ?? 'schema'
    const plain = decodeURIComponentSafely(last).replaceAll(/[^\w.-]/g, '_') || 'schema'
    let name = plain
    for (let number = 2; name in defs; number++) name = `${plain}_${number}`
    names.set(pointer, name)
    return name
  }

  const reference = (pointer: string): JsonObject => {
    const isNew = !names.has(pointer)
    const name = nameOf(pointer)
    if (isNew) {
      defs[name] = {}
      defs[name] = walk(references.find(pointer), [pointer], false)
    }
    return { $ref: `#/$defs/${name}` }
  }

  const walk = (schema: unknown, stack: readonly string[], inline: boolean): unknown => {
    if (typeof schema === 'boolean') return schema
    if (!isObject(schema)) return {}
    total++
    if (typeof schema.$ref === 'string') return walkReference(schema, schema.$ref, stack, inline)
    if (total > TOTAL_BUDGET) return cutShort(schema)
    if (inline) inlined++
    const node = normaliseSchema(schema)
    const next = (inner: unknown) => walk(inner, stack, inline)
    for (const key of MAPS) {
      const map = node[key]
      if (isObject(map)) node[key] = Object.fromEntries(Object.entries(map).map(([name, inner]) => [name, next(inner)]))
    }
    if (isObject(schema.properties)) dropHidden(node, schema.properties, references, direction)
    for (const key of LISTS) {
      const list = node[key]
      if (Array.isArray(list)) node[key] = list.map(next)
    }
    for (const key of SINGLES) if (isObject(node[key])) node[key] = next(node[key])
    return mergeAllOf(node)
  }

  const walkReference = (schema: JsonObject, pointer: string, stack: readonly string[], inline: boolean): unknown => {
    const target = references.find(pointer)
    const siblings = typeof schema.description === 'string' ? { description: schema.description } : {}
    const nullable = schema.nullable === true
    if (target === undefined) return siblings
    const mayInline = inline && !stack.includes(pointer) && stack.length < DEEPEST_INLINE && inlined < INLINE_BUDGET
    const found = mayInline ? walk(target, [...stack, pointer], true) : reference(pointer)
    const whole = isObject(found) ? { ...found, ...siblings } : found
    return nullable ? { anyOf: [whole, { type: 'null' }] } : whole
  }

  return { convert: schema => walk(schema, [], true), defs }
}

function cutShort(schema: JsonObject): JsonObject {
  return {
    ...(typeof schema.type === 'string' && schema.nullable !== true && { type: schema.type }),
    ...(typeof schema.description === 'string' && { description: schema.description.slice(0, 200) }),
  }
}

/** Takes out the properties that the direction does not have, also from `required`. */
function dropHidden(node: JsonObject, properties: JsonObject, references: References, direction: Direction): void {
  const flag = direction === 'request' ? 'readOnly' : 'writeOnly'
  const hidden = Object.keys(properties).filter(name => {
    const property = properties[name]
    if (!isObject(property)) return false
    return (
      property[flag] === true || (typeof property.$ref === 'string' && references.follow(property)?.[flag] === true)
    )
  })
  if (!hidden.length) return
  const kept = node.properties as JsonObject
  for (const name of hidden) delete kept[name]
  if (Array.isArray(node.required)) node.required = node.required.filter(name => !hidden.includes(String(name)))
}

/** One object instead of an allOf of objects: what people and models can read (case S7). */
function mergeAllOf(node: JsonObject): JsonObject {
  if (!Array.isArray(node.allOf)) return node
  const { allOf, ...own } = node
  const parts = allOf as unknown[]
  if (parts.length === 1 && isObject(parts[0]) && !own.properties) return { ...parts[0], ...own }
  const isPlain = (part: unknown): part is JsonObject =>
    isObject(part) &&
    (part.type === undefined || part.type === 'object') &&
    !['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'enum', 'const'].some(key => key in part)
  if (!parts.every(isPlain) || !isPlain({ ...own, type: own.type ?? 'object' })) return node
  const all: JsonObject[] = [...parts, own]
  const properties: JsonObject = {}
  for (const part of all) {
    for (const [name, schema] of Object.entries(isObject(part.properties) ? part.properties : {})) {
      const before = properties[name]
      properties[name] = isObject(before) && isObject(schema) ? { ...before, ...schema } : schema
    }
  }
  const required = [...new Set(all.flatMap(part => (Array.isArray(part.required) ? (part.required as string[]) : [])))]
  const closed = all.some(part => part.additionalProperties === false)
  const merged: JsonObject = Object.assign({}, ...parts.map(part => ({ ...part, title: undefined })), own)
  delete merged.additionalProperties
  for (const key of Object.keys(merged)) if (merged[key] === undefined) delete merged[key]
  return {
    ...merged,
    type: 'object',
    ...(Object.keys(properties).length && { properties }),
    ...(required.length && { required }),
    ...(closed && { additionalProperties: false }),
  }
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
