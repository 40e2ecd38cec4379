import { isObject, type JsonObject } from '../../lib/json.ts'
import { unescapePointer } from './schema-type.ts'

/** Schemas of more characters are always checked against the clock: many branches times many values take long, too. */
const LARGE = 64 * 1024
/** Parts of a schema with its references followed; a check does no more for each value than to look at all of them. */
const MOST_PARTS = 2_000

/**
 * Whether every check by a schema needs a time limit: references may multiply (a value fits `a`, which is two `b`, which
 * are two `c` …), a type may contain itself, and comparing items with each other is quadratic. Most schemas with
 * references do not, and the clock would cost as much as half a call.
 */
export function needsClock(schema: JsonObject): boolean {
  const text = JSON.stringify(schema)
  if (text.length > LARGE || /"(?:\$dynamicRef|uniqueItems)":/.test(text)) return true
  if (!text.includes('"$ref":')) return false
  const { $defs: _defs, definitions: _definitions, ...rest } = schema
  return countParts(rest, schema, new Set(), 0) > MOST_PARTS
}

/** Parts counted so far and those of `part`; stops beyond MOST_PARTS, where a reference that is unknown or circular is. */
function countParts(part: unknown, root: JsonObject, open: Set<unknown>, count: number): number {
  if (typeof part !== 'object' || part === null || count > MOST_PARTS) return count
  let sum = count + 1
  for (const inner of Object.values(part)) sum = countParts(inner, root, open, sum)
  if (!isObject(part) || typeof part.$ref !== 'string') return sum
  const [, group, name] = /^#\/(\$defs|definitions)\/([^/]+)$/.exec(part.$ref) ?? []
  const definitions = group && root[group]
  const target = isObject(definitions) && name ? definitions[unescapePointer(name)] : undefined
  if (target === undefined || open.has(target)) return Infinity
  open.add(target)
  sum = countParts(target, root, open, sum)
  open.delete(target)
  return sum
}
