import { isObject, type JsonObject } from '../../../lib/json.ts'
import { namesOfChoices } from '../../../lib/names-of-choices.ts'

type Test = (value: unknown) => boolean
const isText: Test = value => typeof value === 'string'
const isNumber: Test = value => typeof value === 'number'
const isFlag: Test = value => typeof value === 'boolean'
const isSchema: Test = value => typeof value === 'boolean' || isObject(value)
const isList: Test = value => Array.isArray(value) && value.length > 0
const isAny: Test = value => value !== undefined

/**
 * What of a schema object says something to a caller, with the values that JSON Schema allows; the rest (xml,
 * discriminator, externalDocs, x-…) is left out.
 */
const KEPT = new Map<string, Test>([
  ...['type', 'const', 'default', 'exclusiveMinimum', 'exclusiveMaximum'].map(key => [key, isAny] as const),
  ...['title', 'description', 'format', 'contentEncoding', 'contentMediaType', 'pattern'].map(
    key => [key, isText] as const,
  ),
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'].map(
    key => [key, isNumber] as const,
  ),
  ...['minimum', 'maximum', 'minContains', 'maxContains'].map(key => [key, isNumber] as const),
  ['multipleOf', value => typeof value === 'number' && value > 0],
  ...['uniqueItems', 'deprecated'].map(key => [key, isFlag] as const),
  ...['allOf', 'anyOf', 'oneOf', 'prefixItems', 'enum', 'required'].map(key => [key, isList] as const),
  ['examples', value => Array.isArray(value)],
  ...['properties', 'patternProperties', 'dependentSchemas', 'dependentRequired'].map(key => [key, isObject] as const),
  ['items', value => isSchema(value) || isList(value)],
  ...['additionalProperties', 'not', 'contains', 'propertyNames', 'if', 'then', 'else'].map(
    key => [key, isSchema] as const,
  ),
  ...['unevaluatedProperties', 'unevaluatedItems'].map(key => [key, isSchema] as const),
])
/** Keywords that say something and ask for nothing. */
export const ANNOTATIONS = new Set(['title', 'description', 'default', 'examples', 'deprecated'])
const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])

/** One level of an OpenAPI schema object in the words of JSON Schema 2020-12; inner schemas are untouched. */
export function normaliseSchema(schema: JsonObject): JsonObject {
  const node: JsonObject = {}
  for (const key in schema) {
    const value = schema[key]
    if (KEPT.get(key)?.(value) && Object.hasOwn(schema, key)) node[key] = value
  }
  if (schema.example !== undefined && node.examples === undefined) node.examples = [schema.example]
  if (node.type !== undefined) normaliseType(node)
  normaliseBounds(node)
  if (Array.isArray(node.required)) {
    node.required = [...new Set(node.required.filter(name => typeof name === 'string'))]
    // What may not be there cannot be asked for.
    if (node.additionalProperties === false && node.patternProperties === undefined)
      node.required = (node.required as string[]).filter(
        name => isObject(node.properties) && Object.hasOwn(node.properties, name),
      )
    if (!(node.required as string[]).length) delete node.required
  }
  if (Array.isArray(node.enum)) {
    node.enum = withoutRepeats(node.enum)
    matchTypeToChoices(node, node.enum as unknown[])
    tellNames(node, schema)
  }
  if (typeof node.pattern === 'string') {
    const pattern = modernPattern(node.pattern)
    if (pattern === undefined) delete node.pattern
    else node.pattern = pattern
  }
  if (Array.isArray(node.items)) {
    node.prefixItems = node.items
    delete node.items
  }
  if (isObject(node.patternProperties)) node.patternProperties = withModernPatterns(node.patternProperties)
  if (isObject(node.dependentRequired))
    node.dependentRequired = Object.fromEntries(
      Object.entries(node.dependentRequired).filter(([, names]) => isListOfNames(names)),
    )
  // Services take what fits one branch or more: subtypes that overlap are common, refusing them helps nobody (S9).
  if (node.oneOf !== undefined) {
    if (node.anyOf === undefined) node.anyOf = node.oneOf
    else node.allOf = [...(Array.isArray(node.allOf) ? node.allOf : []), { anyOf: node.oneOf }]
    delete node.oneOf
  }
  if (schema.nullable === true || schema['x-nullable'] === true) return allowNull(node)
  return node
}

const plain = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase()

/** The longest list of values whose names are told. */
const MOST_NAMES = 50

/** What generators call the values (`x-enum-varnames`), said in the description: "0 = Idle, 1 = In Use". */
function tellNames(node: JsonObject, schema: JsonObject): void {
  const codes = (schema.enum as unknown[]).map(String)
  const names = codes.length > MOST_NAMES ? undefined : namesOfChoices(schema, codes)
  const own = Object.entries(names ?? {}).filter(([code, name]) => plain(code) !== plain(name))
  if (!own.length) return
  const said = own.map(([code, name]) => `${code} = ${name}`).join(', ')
  const before = typeof node.description === 'string' ? node.description.trim() : ''
  node.description = before ? `${before}${/[.!?:]$/.test(before) ? '' : '.'} ${said}` : said
}

/** 3.0: true beside minimum; 2020-12: the bound itself. */
function normaliseBounds(node: JsonObject): void {
  for (const [exclusive, bound] of BOUNDS) {
    if (node[exclusive] === undefined) continue
    if (node[exclusive] === true && typeof node[bound] === 'number') {
      node[exclusive] = node[bound]
      delete node[bound]
    } else if (typeof node[exclusive] !== 'number') delete node[exclusive]
  }
}

const BOUNDS = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const

function normaliseType(node: JsonObject): void {
  if (Array.isArray(node.type)) {
    const known = node.type.filter(type => TYPES.has(String(type)))
    if (known.length) node.type = known.length === 1 ? known[0] : known
    else delete node.type
  } else if (node.type === 'file') Object.assign(node, { type: 'string', format: 'binary' })
  else if (typeof node.type !== 'string' || !TYPES.has(node.type)) delete node.type
}

/** Choices of which none has the type (`type: string, enum: [1, 2]`) mean what they list. */
function matchTypeToChoices(node: JsonObject, choices: unknown[]): void {
  const types = Array.isArray(node.type) ? (node.type as string[]) : typeof node.type === 'string' ? [node.type] : []
  const fits = (value: unknown) => types.some(type => hasType(value, type))
  if (types.length && !choices.some(fits)) delete node.type
}

function hasType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

/** `nullable: true` of OpenAPI 3.0 (case S4). */
function allowNull(node: JsonObject): JsonObject {
  if (Array.isArray(node.enum) && !node.enum.includes(null)) node.enum = [...node.enum, null]
  if (typeof node.type === 'string') return { ...node, type: [node.type, 'null'] }
  if (Array.isArray(node.type)) return { ...node, type: [...new Set([...node.type, 'null'])] }
  if (['allOf', 'anyOf', 'oneOf'].some(key => key in node)) {
    const { description, ...rest } = node
    return { anyOf: [rest, { type: 'null' }], ...(description !== undefined && { description }) }
  }
  return node
}

function withoutRepeats(values: unknown[]): unknown[] {
  const seen = new Set<string>()
  return values.filter(value => {
    const key = JSON.stringify(value) ?? 'undefined'
    return seen.has(key) ? false : seen.add(key)
  })
}

const isListOfNames = (value: unknown): boolean => Array.isArray(value) && value.every(name => typeof name === 'string')

function withModernPatterns(map: JsonObject): JsonObject {
  const entries = Object.entries(map).map(([pattern, schema]) => [modernPattern(pattern), schema] as const)
  return Object.fromEntries(entries.filter(([pattern]) => pattern !== undefined))
}

/**
 * A pattern that is valid under the `u` flag, which JSON Schema asks for and validators set; undefined when there is
 * none. Escapes that escape nothing (`\-`, `\_`, `\@` …) are what most of them fail for.
 */
export function modernPattern(given: string): string | undefined {
  // `/^[a-z]+$/` is how programs write a pattern, not what one is: as it stands it fits nothing.
  const pattern = /^\/(\^.*\$)\/[a-z]*$/s.exec(given)?.[1] ?? given
  if (isRegExp(pattern)) return pattern
  // Mending takes a time that grows with the square of the length.
  if (pattern.length > LONGEST_MENDED) return undefined
  const plain = pattern.replaceAll(/\\([^\w\s^$\\.*+?()[\]{}|/-]|[_ ])/g, '$1')
  if (isRegExp(plain)) return plain
  const classesOnly = plain.replaceAll(/\\-/g, '-')
  // Outside of a class `\-` is an error, inside it must stay.
  const repaired = plain.replaceAll(/\[(?:[^\]\\]|\\.)*\]|\\-/g, part => (part === '\\-' ? '-' : part))
  return [repaired, classesOnly].find(isRegExp)
}

const LONGEST_MENDED = 4096

function isRegExp(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}
