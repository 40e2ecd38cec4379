import { isObject, parseJson, type JsonObject } from '../../lib/json.ts'
import { ENVELOPES } from '../understand/entity-model/response-shape.ts'
import { keptBeside, wrappedIn } from '../understand/entity-model/record-shape.ts'
import { recordsOfTable } from '../understand/entity-model/tabular.ts'

const DEEPEST = 3
/** So many records decide how all are wrapped. */
const SAMPLE = 5

/** Where the description says that the records are. */
export interface RecordPlace {
  path?: string[] | undefined
  isMap?: boolean | undefined
}

/** The records in a result: at the described place, else where the likeliest list in it is. */
export function recordsIn(given: unknown, { path, isMap }: RecordPlace = {}): unknown[] {
  const value = writtenOut(given)
  const table = tableIn(value)
  if (table) return table
  if (path) {
    const at = path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value)
    if (Array.isArray(at)) return unwrapped(at)
    if (isMap && isObject(at)) return recordsOfMap(at)
  }
  if (Array.isArray(value)) return unwrapped(value)
  if (!isObject(value)) return value === null || value === undefined ? [] : [value]
  const list = listIn(value)
  if (list) return unwrapped(list)
  if (isRecordMap(value)) return recordsOfMap(value)
  return Object.keys(value).length ? [value] : []
}

/** The rows of a table, be it the answer itself or what its envelope holds. */
function tableIn(value: unknown): JsonObject[] | undefined {
  const inner = isObject(value) ? Object.values(value).filter(isObject) : []
  return recordsOfTable(value) ?? (inner.length === 1 ? recordsOfTable(inner[0]) : undefined)
}

/** JSON that a tool wrote into the one text of its answer. */
function writtenOut(value: unknown): unknown {
  const only = isObject(value) && Object.keys(value).length === 1 ? Object.values(value)[0] : undefined
  return typeof only === 'string' && /^\s*[[{]/.test(only) ? (parseJson(only) ?? value) : value
}

/** The list of records in an envelope: one with a usual name first, then the least deep; undefined for a record. */
function listIn(value: JsonObject): unknown[] | undefined {
  if ('id' in value) return undefined
  let best: { list: unknown[]; rank: number } | undefined
  const visit = (inner: unknown, name: string, depth: number) => {
    if (Array.isArray(inner)) {
      const at = ENVELOPES.indexOf(name)
      // A list of texts is a field of the record beside it, unless it has the name of an envelope.
      if (at < 0 && inner.length && !isObject(inner[0]) && Object.keys(value).length > 2) return
      const rank = (inner.length && !isObject(inner[0]) ? 0 : 40) + (at >= 0 ? 20 - at / 2 : 0) - 5 * depth
      if (!best || rank > best.rank) best = { list: inner, rank }
    } else if (isObject(inner) && depth < DEEPEST)
      for (const [key, next] of Object.entries(inner)) visit(next, key, depth + 1)
  }
  for (const [name, inner] of Object.entries(value)) visit(inner, name, 0)
  return best?.list
}

/** Records one to each key: every value is an object, and all have much the same names in them. */
function isRecordMap(value: JsonObject): boolean {
  const all = Object.values(value)
  if (all.length < 2 || !all.every(isObject)) return false
  const [first, ...others] = all.slice(0, SAMPLE).map(one => Object.keys(one as JsonObject))
  return others.every(names => names.length > 0 && names.filter(n => first!.includes(n)).length >= names.length / 2)
}

const recordsOfMap = (map: JsonObject): unknown[] =>
  Object.entries(map).map(([id, one]) => (isObject(one) ? ('id' in one ? one : { id, ...one }) : { id, value: one }))

/** Items without the object that each of them is wrapped in. */
function unwrapped(list: unknown[]): unknown[] {
  const wraps = list
    .slice(0, SAMPLE)
    .map(item => (isObject(item) ? wrappedIn(Object.keys(item), name => isObject(item[name])) : undefined))
  const [name] = wraps
  if (name === undefined || wraps.some(other => other !== name)) return list
  return list.map(item => (isObject(item) && isObject(item[name]) ? { ...keptBeside(item), ...item[name] } : item))
}
