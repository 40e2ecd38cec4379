import { isObject, type JsonObject } from '../../lib/json.ts'
import { tidyRecord } from '../understand/entity-model/record-shape.ts'

/** A record as one level of columns: wrapping taken off, nested objects joined by dots, lists kept as JSON text. */
export function flatten(value: unknown): JsonObject {
  return flattenInto(isObject(value) ? tidyRecord(value) : value, '', {})
}

function flattenInto(value: unknown, prefix: string, out: JsonObject): JsonObject {
  if (!isObject(value)) {
    out[prefix || 'value'] = Array.isArray(value) ? JSON.stringify(value) : value
    return out
  }
  for (const name of Object.keys(value)) {
    const inner = value[name]
    const key = prefix ? `${prefix}.${name}` : name
    if (isObject(inner)) {
      if (Object.keys(inner).length) flattenInto(tidyRecord(inner), key, out)
      else out[key] = '{}'
    } else out[key] = Array.isArray(inner) ? JSON.stringify(inner) : inner
  }
  return out
}
