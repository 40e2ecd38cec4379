import { isObject, type JsonObject } from '../../../lib/json.ts'

/** What keeps an object from being merged with others: its meaning does not lie in its properties alone. */
const COMPLEX = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'enum', 'const', 'unevaluatedProperties']

/** One object instead of an allOf of objects: what people and models can read (case S7). */
export function mergeAllOf(node: JsonObject): JsonObject {
  if (!Array.isArray(node.allOf)) return node
  const { allOf, ...own } = node
  const parts = allOf.filter(part => !(isObject(part) && Object.keys(part).length === 0)) as unknown[]
  if (!parts.length) return own
  const [only] = parts
  if (parts.length === 1 && isObject(only) && !overlap(only, own)) return { ...only, ...own }
  if (!parts.every(isPlain) || !isPlain({ ...own, type: own.type ?? 'object' })) return { ...own, allOf: parts }
  const all: JsonObject[] = [...parts, own]
  const properties: JsonObject = {}
  for (const part of all)
    for (const [name, schema] of Object.entries(isObject(part.properties) ? part.properties : {}))
      properties[name] = Object.hasOwn(properties, name) ? both(properties[name], schema) : schema
  const required = [...new Set(all.flatMap(part => (Array.isArray(part.required) ? (part.required as string[]) : [])))]
  const closed = all.some(part => part.additionalProperties === false)
  const merged: JsonObject = Object.assign({}, ...parts.map(({ title: _title, ...part }) => part), own)
  delete merged.additionalProperties
  const open = all.some(part => part.additionalProperties !== undefined)
  return {
    ...merged,
    type: 'object',
    ...(Object.keys(properties).length && { properties }),
    ...(required.length && { required }),
    ...((closed || open) && { additionalProperties: !closed }),
  }
}

const isPlain = (part: unknown): part is JsonObject =>
  isObject(part) && (part.type === undefined || part.type === 'object') && !COMPLEX.some(key => key in part)

/** Annotations may be given again; anything else must hold in both. */
const ANNOTATIONS = new Set(['title', 'description', 'default', 'examples', 'deprecated'])
const overlap = (part: JsonObject, own: JsonObject) =>
  Object.keys(own).some(key => key in part && !ANNOTATIONS.has(key) && part[key] !== own[key])

/** Both of two schemas of one property, as one where that is plain. */
function both(one: unknown, two: unknown): unknown {
  if (!isObject(one)) return one === false ? one : two
  if (!isObject(two)) return two === false ? two : one
  if (!overlap(one, two)) return { ...one, ...two }
  return { allOf: [one, two] }
}
