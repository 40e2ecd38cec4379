import { isObject } from '../../lib/json.ts'
import { followReference, typeName } from './schema-type.ts'

const DEEPEST = 8
/** Most schemas that are written out: types that name each other multiply. */
const MOST_NODES = 20_000

/**
 * The shape of a schema's values (interfaces § A, Record): `{"accounts":[{"id":"string","revenue":"number"}]}`.
 * `{}` when nothing is known; a type that contains itself ends in the word `object`.
 */
export function shapeOf(schema: unknown, root: unknown = schema): unknown {
  return schema === undefined ? {} : walk(schema, root, new Set(), 0, { nodes: MOST_NODES })
}

function walk(schema: unknown, root: unknown, seen: Set<unknown>, depth: number, budget: { nodes: number }): unknown {
  const node = followReference(schema, root)
  if (!isObject(node)) return {}
  if (budget.nodes-- <= 0 || seen.has(node) || depth > DEEPEST) return 'object'
  const inside = new Set(seen).add(node)
  const next = (inner: unknown) => walk(inner, root, inside, depth + 1, budget)
  if (Array.isArray(node.allOf)) {
    const parts = [{ ...node, allOf: undefined }, ...node.allOf].map(next).filter(isObject)
    return Object.assign({}, ...parts)
  }
  for (const key of ['oneOf', 'anyOf']) {
    const branches = (Array.isArray(node[key]) ? node[key] : []).filter(
      (branch: unknown) => !(isObject(branch) && branch.type === 'null'),
    )
    if (branches.length && !isObject(node.properties)) return next(branches[0])
  }
  if (isObject(node.properties))
    return Object.fromEntries(Object.entries(node.properties).map(([name, inner]) => [name, next(inner)]))
  const name = typeName(node)
  if (name === 'array' || (name === 'any' && 'items' in node)) return isObject(node.items) ? [next(node.items)] : []
  if (name === 'object') return isObject(node.additionalProperties) ? { '*': next(node.additionalProperties) } : {}
  return name === 'any' ? {} : name
}
