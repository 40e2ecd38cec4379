import { isObject, type JsonObject } from '../../lib/json.ts'
import { followReference, typeName } from '../schema/schema-type.ts'

/** Deepest level of a result that is described. */
const DEEPEST = 5
/** Most properties and choices that are described, over all levels: some services answer with a whole world. */
const MOST_NODES = 120
/** Longest description of a property, in characters. */
const LONGEST_TEXT = 150

/**
 * The output schema that `/mcp` declares for results that are objects; undefined for all others, which MCP sends as
 * text. Clients refuse an answer that does not match what was declared, and a schema that their validator cannot
 * compile makes them refuse the whole list. So it says what an answer usually looks like and allows everything else
 * (`anyOf: [usual, {}]`; case S5), and it is written anew without references, patterns and formats (case S3).
 */
export function toOutputSchema(schema: unknown): JsonObject | undefined {
  if (schema === undefined) return undefined
  const budget = { nodes: MOST_NODES }
  const usual = describe(schema, schema, new Set(), 0, budget)
  if (usual.type !== 'object') return undefined
  return isObject(usual.properties) ? { type: 'object', anyOf: [usual, {}] } : { type: 'object' }
}

function describe(
  schema: unknown,
  root: unknown,
  seen: ReadonlySet<unknown>,
  depth: number,
  budget: { nodes: number },
): JsonObject {
  const node = followReference(schema, root)
  if (!isObject(node) || budget.nodes-- <= 0 || seen.has(node) || depth > DEEPEST) return {}
  const inside = new Set(seen).add(node)
  const next = (inner: unknown) => describe(inner, root, inside, depth + 1, budget)
  const described = typeof node.description === 'string' ? { description: node.description.slice(0, LONGEST_TEXT) } : {}
  if (Array.isArray(node.allOf))
    return { ...mergeParts([{ ...node, allOf: undefined }, ...node.allOf].map(next)), ...described }
  for (const key of ['oneOf', 'anyOf'] as const) {
    const choices: unknown = node[key]
    if (Array.isArray(choices) && choices.length && !isObject(node.properties)) {
      const parts = choices.map(next)
      const type = parts.every(part => part.type === 'object') ? { type: 'object' } : {}
      return { ...type, ...described, anyOf: parts }
    }
  }
  if (isObject(node.properties)) {
    const properties: [name: string, schema: JsonObject][] = []
    for (const [name, inner] of Object.entries(node.properties)) {
      if (budget.nodes <= 0) break
      properties.push([name, next(inner)])
    }
    return { type: 'object', ...described, properties: Object.fromEntries(properties) }
  }
  const type = typeName(node)
  if (type === 'array') return { type, ...described, ...(isObject(node.items) && { items: next(node.items) }) }
  return { ...(BASIC.has(type) && { type }), ...described }
}

const BASIC = new Set(['object', 'string', 'number', 'integer', 'boolean', 'null'])

/** Several descriptions of one value as one: the properties of all, the type of the first that says one. */
function mergeParts(parts: readonly JsonObject[]): JsonObject {
  const properties = Object.assign({}, ...parts.map(part => part.properties)) as JsonObject
  const type = parts.find(part => part.type !== undefined)?.type
  return {
    ...(Object.keys(properties).length ? { type: 'object', properties } : type !== undefined && { type }),
  }
}
