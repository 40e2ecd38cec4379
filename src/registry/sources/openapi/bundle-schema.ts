import { isObject, type JsonObject } from '../../../lib/json.ts'
import { openSchema } from '../../schema/open-schema.ts'
import { mergeAllOf } from './merge-all-of.ts'
import { ANNOTATIONS, normaliseSchema } from './normalise-schema.ts'
import type { References } from './resolve-reference.ts'
import type { Subtypes } from './subtypes.ts'
import { TooManySchemas } from './within-budget.ts'

/** `request` leaves out what only the service writes (readOnly), `response` what is only ever sent (writeOnly; case S8). */
export type Direction = 'request' | 'response'

export interface Bundler {
  /**
   * A self-contained JSON schema (2020-12). References are replaced by what they point to, except where a type
   * contains itself: that one moves to `defs`, keyed by name. Large types move there too. Throws TooManySchemas.
   */
  convert(schema: unknown): unknown
  /** What `convert` referred to so far; goes into the `$defs` of the schema that is handed out. */
  readonly defs: JsonObject
}

export interface BundleOptions {
  references: References
  direction: Direction
  subtypes?: Subtypes
  /** Levels of properties and items that are kept; deeper ones are left open, with their type (case S6). */
  depth?: number
  /** Most schemas in all. */
  schemas?: number
}

/** Schemas that are copied in place before references stay references. */
const INLINE_BUDGET = 600
const DEEPEST_INLINE = 10
const MOST_SCHEMAS = 4000
/** Of a type with more subtypes than this, their fields are not listed (they are accepted). */
const MOST_SUBTYPES = 12

const MAPS = ['properties', 'patternProperties', 'dependentSchemas'] as const
const LISTS = ['allOf', 'anyOf', 'prefixItems'] as const
const SINGLES = ['additionalProperties', 'items', 'contains', 'propertyNames'] as const
/** What refuses more when its inside is left open: kept only as a whole. */
const CONTRARY = ['not', 'if', 'unevaluatedProperties', 'unevaluatedItems'] as const

interface Place {
  /** References that led here. */
  stack: readonly unknown[]
  /** The schema that pointers of JSON Schema start at. */
  scope: unknown
  inline: boolean
  depth: number
  /** A part of an allOf: its subtypes are not meant. */
  isPart?: boolean
}

/** Makes a converter for the schemas of one tool in one direction. Circular descriptions stay finite (case S1). */
export function createBundler(options: BundleOptions): Bundler {
  const { references, direction, subtypes, depth: deepest = Number.POSITIVE_INFINITY, schemas = MOST_SCHEMAS } = options
  const defs: JsonObject = {}
  const names = new Map<unknown, string>()
  /** Properties that a schema does not have in this direction. */
  const hidden = new WeakMap<object, string[]>()
  let inlined = 0
  let total = 0
  /** Counts what was left open. */
  let opened = 0

  const reference = (target: unknown, pointer: string, place: Place): JsonObject => {
    let name = names.get(target)
    if (name === undefined) {
      name = freeDefinition(pointer, defs)
      names.set(target, name)
      defs[name] = {}
      defs[name] = walk(target, { ...place, stack: [target], scope: target, inline: false })
      // A type that is nothing but itself says nothing, and no validator ends with it.
      if (leadsTo(defs[name], name, defs)) defs[name] = {}
    }
    return { $ref: `#/$defs/${name}` }
  }

  const walk = (schema: unknown, place: Place): unknown => {
    if (typeof schema === 'boolean') return schema
    if (!isObject(schema)) return {}
    total++
    if (total > schemas) throw new TooManySchemas()
    if (place.depth > deepest) {
      opened++
      return openSchema(references.follow(schema) ?? schema)
    }
    if (typeof schema.$ref === 'string') return walkReference(schema, schema.$ref, place)
    if (typeof schema.$dynamicRef === 'string') {
      const target = references.findDynamic(schema.$dynamicRef)
      return isObject(target) ? walkReference({ $ref: schema.$dynamicRef }, schema.$dynamicRef, place, target) : {}
    }
    if (place.inline) inlined++
    const before = opened
    const node = normaliseSchema(schema)
    const at = typeof schema.$id === 'string' ? { ...place, scope: schema } : place
    const same: Place = at.isPart ? { ...at, isPart: false } : at
    const below: Place = { ...same, depth: place.depth + 1 }
    for (const key of MAPS) {
      const map = node[key]
      if (isObject(map))
        node[key] = Object.fromEntries(Object.entries(map).map(([name, inner]) => [name, walk(inner, below)]))
    }
    if (isObject(schema.properties)) dropHidden(node, schema.properties)
    for (const key of LISTS) {
      const list = node[key]
      const inside = key === 'prefixItems' ? below : key === 'allOf' ? { ...same, isPart: true } : same
      if (Array.isArray(list)) node[key] = list.map(inner => walk(inner, inside))
    }
    for (const key of SINGLES) if (isObject(node[key])) node[key] = walk(node[key], below)
    if (direction === 'response') node.items = titled(node.items, schema.items)
    if (node.items === undefined) delete node.items
    for (const key of CONTRARY) if (isObject(node[key])) node[key] = walk(node[key], same)
    for (const key of ['then', 'else']) if (isObject(node[key])) node[key] = walk(node[key], same)
    if (isObject(schema.discriminator) && !place.isPart && !node.anyOf) addSubtypes(node, schema, below)
    if (opened > before) for (const key of [...CONTRARY, 'then', 'else', 'maxContains']) delete node[key]
    requireVisible(node)
    return carryHidden(node, mergeAllOf(node))
  }

  const walkReference = (schema: JsonObject, pointer: string, place: Place, known?: unknown): unknown => {
    const { $ref: _reference, ...beside } = schema
    const annotations = Object.fromEntries(Object.entries(beside).filter(([key]) => ANNOTATIONS.has(key)))
    const target = known ?? references.find(pointer, place.scope)
    if (target === undefined) return typeof annotations.description === 'string' ? annotations : {}
    const counts = (key: string) => !ANNOTATIONS.has(key) && key in normaliseSchema({ [key]: beside[key] })
    if (references.siblingsCount && Object.keys(beside).some(counts))
      return walk({ allOf: [{ $ref: pointer }, beside], ...annotations }, place)
    const mayInline =
      place.inline &&
      !place.stack.includes(target) &&
      place.stack.length < DEEPEST_INLINE &&
      inlined < INLINE_BUDGET &&
      !names.has(target)
    const found = mayInline
      ? walk(target, { ...place, stack: [...place.stack, target], scope: target })
      : reference(target, pointer, place)
    const whole = isObject(found) ? carryHidden(found, { ...found, ...annotations }) : found
    return beside.nullable === true ? { anyOf: [whole, { type: 'null' }] } : whole
  }

  const carryHidden = (from: JsonObject, to: JsonObject) => {
    const names = hidden.get(from)
    if (names) hidden.set(to, names)
    return to
  }

  /** Takes out the properties that the direction does not have, also from `required`. */
  const dropHidden = (node: JsonObject, properties: JsonObject) => {
    const flag = direction === 'request' ? 'readOnly' : 'writeOnly'
    const isHidden = (property: unknown) =>
      isObject(property) &&
      (property[flag] === true || (typeof property.$ref === 'string' && references.follow(property)?.[flag] === true))
    const gone = Object.keys(properties).filter(name => isHidden(properties[name]))
    if (!gone.length) return
    for (const name of gone) delete (node.properties as JsonObject)[name]
    hidden.set(node, gone)
  }

  /** What is hidden in one part of an allOf is not required by another. */
  const requireVisible = (node: JsonObject) => {
    const parts = (Array.isArray(node.allOf) ? node.allOf : []).filter(isObject)
    const gone = new Set([node, ...parts].flatMap(part => hidden.get(part) ?? []))
    if (!gone.size) return
    for (const part of [node, ...parts]) {
      if (!Array.isArray(part.required)) continue
      const required = part.required.filter(name => !gone.has(String(name)))
      if (required.length) part.required = required
      else delete part.required
    }
    hidden.set(node, [...gone])
  }

  /** The fields of the subtypes of a discriminated type: callers may give them, services answer with them (case S9). */
  const addSubtypes = (node: JsonObject, schema: JsonObject, below: Place) => {
    const found = subtypes?.of(schema) ?? []
    if (!found.length) return
    node.additionalProperties = true
    delete node.unevaluatedProperties
    if (direction === 'response' || found.length > MOST_SUBTYPES) return
    const properties: JsonObject = { ...(isObject(node.properties) ? node.properties : {}) }
    const own = new Set(subtypes?.fieldsOf(schema).keys())
    for (const subtype of found) {
      for (const [name, field] of subtypes?.fieldsOf(subtype) ?? []) {
        if (own.has(name) || (isObject(field) && field.readOnly === true)) continue
        const converted = walk(field, below)
        const other = properties[name]
        const isSame = other === undefined || JSON.stringify(other) === JSON.stringify(converted)
        properties[name] = isSame ? converted : { anyOf: [other, converted] }
      }
    }
    node.properties = properties
  }

  return {
    convert: schema => walk(schema, { stack: [], scope: schema, inline: true, depth: 0 }),
    defs,
  }
}

/** What a list holds keeps the name of its schema where that was copied in: it says what the records are. */
function titled(items: unknown, written: unknown): unknown {
  const pointer = isObject(written) && typeof written.$ref === 'string' ? written.$ref : undefined
  if (pointer === undefined || !isObject(items) || !isObject(items.properties) || items.title !== undefined)
    return items
  const title = decodeURIComponent(pointer.split('/').at(-1)!)
  return title === '' || title.startsWith('#') ? items : { title, ...items }
}

/** Whether a schema is only a reference that leads to this definition. */
function leadsTo(schema: unknown, wanted: string, defs: JsonObject): boolean {
  let current = schema
  for (let hop = 0; hop < 100 && isObject(current) && typeof current.$ref === 'string'; hop++) {
    const name = current.$ref.slice('#/$defs/'.length)
    if (name === wanted) return true
    current = defs[name]
  }
  return false
}

/** A name for `$defs`: the last part of the pointer, numbered when another has it. */
function freeDefinition(pointer: string, defs: JsonObject): string {
  const last = pointer.split('/').pop() ?? ''
  const plain = (URL.canParse(`http://a/${last}`) ? last : '').replaceAll(/%[0-9a-f]{2}|[^\w.-]/gi, '_') || 'schema'
  let name = plain
  for (let number = 2; Object.hasOwn(defs, name); number++) name = `${plain}_${number}`
  return name
}
