import { isObject, type JsonObject } from '../../../lib/json.ts'

/** What of a schema object says something to a caller; the rest (xml, discriminator, externalDocs, x-…) is left out. */
const KEPT = new Set([
  'type',
  'format',
  'title',
  'description',
  'default',
  'enum',
  'const',
  'examples',
  'deprecated',
  'contentEncoding',
  'contentMediaType',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
  'required',
  'dependentRequired',
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'prefixItems',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'contains',
  'propertyNames',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'unevaluatedProperties',
  'unevaluatedItems',
])
/** Keywords that say something and ask for nothing. */
export const ANNOTATIONS = new Set(['title', 'description', 'default', 'examples', 'deprecated'])
const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])
const NUMBERS = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'minimum',
  'maximum',
  'multipleOf',
  'minContains',
  'maxContains',
]

const SCHEMAS = [
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
]
const TEXTS = ['title', 'description', 'format', 'contentEncoding', 'contentMediaType']
const FLAGS = ['uniqueItems', 'deprecated']

/** One level of an OpenAPI schema object in the words of JSON Schema 2020-12; inner schemas are untouched. */
export function normaliseSchema(schema: JsonObject): JsonObject {
  const node: JsonObject = {}
  for (const [key, value] of Object.entries(schema)) if (KEPT.has(key) && value !== undefined) node[key] = value
  if (schema.example !== undefined && node.examples === undefined) node.examples = [schema.example]
  if (node.examples !== undefined && !Array.isArray(node.examples)) delete node.examples
  normaliseType(node)
  for (const key of NUMBERS) if (key in node && typeof node[key] !== 'number') delete node[key]
  if (typeof node.multipleOf === 'number' && node.multipleOf <= 0) delete node.multipleOf
  // 3.0: true beside minimum; 2020-12: the bound itself.
  for (const [exclusive, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (node[exclusive] === true && typeof node[bound] === 'number') {
      node[exclusive] = node[bound]
      delete node[bound]
    } else if (typeof node[exclusive] !== 'number') delete node[exclusive]
  }
  if ('required' in node) {
    if (Array.isArray(node.required))
      node.required = [...new Set(node.required.filter(name => typeof name === 'string'))]
    else delete node.required
    if (Array.isArray(node.required) && node.required.length === 0) delete node.required
  }
  if ('enum' in node) {
    if (Array.isArray(node.enum) && node.enum.length) node.enum = withoutRepeats(node.enum)
    else delete node.enum
    if (Array.isArray(node.enum)) matchTypeToChoices(node, node.enum)
  }
  if ('pattern' in node) {
    const pattern = typeof node.pattern === 'string' ? modernPattern(node.pattern) : undefined
    if (pattern === undefined) delete node.pattern
    else node.pattern = pattern
  }
  if (Array.isArray(node.items)) {
    node.prefixItems = node.items
    delete node.items
  }
  for (const key of ['properties', 'patternProperties', 'dependentSchemas', 'dependentRequired'])
    if (key in node && !isObject(node[key])) delete node[key]
  if (isObject(node.patternProperties)) node.patternProperties = withModernPatterns(node.patternProperties)
  if (isObject(node.dependentRequired))
    node.dependentRequired = Object.fromEntries(
      Object.entries(node.dependentRequired).filter(([, names]) => isListOfNames(names)),
    )
  for (const key of ['allOf', 'anyOf', 'oneOf', 'prefixItems'])
    if (key in node && !(Array.isArray(node[key]) && node[key].length)) delete node[key]
  for (const key of SCHEMAS) if (key in node && typeof node[key] !== 'boolean' && !isObject(node[key])) delete node[key]
  for (const key of TEXTS) if (key in node && typeof node[key] !== 'string') delete node[key]
  for (const key of FLAGS) if (key in node && typeof node[key] !== 'boolean') delete node[key]
  // Services take what fits one branch or more: subtypes that overlap are common, refusing them helps nobody (S9).
  if (Array.isArray(node.oneOf)) {
    if (Array.isArray(node.anyOf))
      node.allOf = [...(Array.isArray(node.allOf) ? node.allOf : []), { anyOf: node.oneOf }]
    else node.anyOf = node.oneOf
    delete node.oneOf
  }
  if (schema.nullable === true || schema['x-nullable'] === true) return allowNull(node)
  return node
}

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
export function modernPattern(pattern: string): string | undefined {
  if (isRegExp(pattern)) return pattern
  const plain = pattern.replaceAll(/\\([^\w\s^$\\.*+?()[\]{}|/-]|[_ ])/g, '$1')
  if (isRegExp(plain)) return plain
  const classesOnly = plain.replaceAll(/\\-/g, '-')
  // Outside of a class `\-` is an error, inside it must stay.
  const repaired = plain.replaceAll(/\[(?:[^\]\\]|\\.)*\]|\\-/g, part => (part === '\\-' ? '-' : part))
  return [repaired, classesOnly].find(isRegExp)
}

function isRegExp(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}
