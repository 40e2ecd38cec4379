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

/** One level of an OpenAPI schema object in the words of JSON Schema 2020-12; inner schemas are untouched. */
export function normaliseSchema(schema: JsonObject): JsonObject {
  const node: JsonObject = {}
  for (const [key, value] of Object.entries(schema)) if (KEPT.has(key) && value !== undefined) node[key] = value
  if (schema.example !== undefined && node.examples === undefined) node.examples = [schema.example]
  if (node.examples !== undefined && !Array.isArray(node.examples)) delete node.examples
  normaliseType(node)
  for (const key of NUMBERS) if (key in node && typeof node[key] !== 'number') delete node[key]
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
  }
  if (typeof node.pattern === 'string' && !isRegExp(node.pattern)) delete node.pattern
  else if ('pattern' in node && typeof node.pattern !== 'string') delete node.pattern
  if (Array.isArray(node.items)) {
    node.prefixItems = node.items
    delete node.items
  }
  for (const key of ['properties', 'patternProperties', 'dependentSchemas', 'dependentRequired'])
    if (key in node && !isObject(node[key])) delete node[key]
  for (const key of ['allOf', 'anyOf', 'oneOf', 'prefixItems'])
    if (key in node && !(Array.isArray(node[key]) && node[key].length)) delete node[key]
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

/** `nullable: true` of OpenAPI 3.0 (case S4). */
function allowNull(node: JsonObject): JsonObject {
  if (typeof node.type === 'string') {
    const choices = Array.isArray(node.enum) && !node.enum.includes(null) ? { enum: [...node.enum, null] } : {}
    return { ...node, type: [node.type, 'null'], ...choices }
  }
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

function isRegExp(pattern: string): boolean {
  try {
    return new RegExp(pattern) instanceof RegExp
  } catch {
    return false
  }
}
