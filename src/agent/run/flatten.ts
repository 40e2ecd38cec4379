import { isObject, type JsonObject } from '../../lib/json.ts'

/** A record as one level of columns: nested objects joined by dots, lists kept as JSON text. */
export function flatten(value: unknown, prefix = '', out: JsonObject = {}): JsonObject {
  if (!isObject(value)) {
    out[prefix || 'value'] = Array.isArray(value) ? JSON.stringify(value) : value
    return out
  }
  for (const [name, inner] of Object.entries(value)) {
    const key = prefix ? `${prefix}.${name}` : name
    if (isObject(inner) && Object.keys(inner).length) flatten(inner, key, out)
    else out[key] = Array.isArray(inner) || isObject(inner) ? JSON.stringify(inner) : inner
  }
  return out
}

/** Finds the records in a result: at the described place, else wherever the first list of an envelope is. */
export function recordsIn(value: unknown, path?: string[]): unknown[] {
  if (path) {
    const at = path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value)
    if (Array.isArray(at)) return at
  }
  if (Array.isArray(value)) return value
  if (isObject(value)) {
    const list = Object.values(value).find(Array.isArray)
    if (list && !('id' in value)) return list
    return Object.keys(value).length ? [value] : []
  }
  return value === null || value === undefined ? [] : [value]
}
