import { isObject, type JsonObject } from '../../lib/json.ts'
import { plainMessage } from '../understand/entity-model/messages.ts'
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
    const given = value[name]
    const inner = isObject(given) ? (plainMessage(given) ?? given) : given
    const key = prefix ? `${prefix}.${name}` : name
    const point = isObject(inner) ? pointIn(inner) : undefined
    if (point) {
      out[`${key}_id`] = point.id
      if (point.display !== undefined) out[`${key}.display`] = point.display
    } else if (isObject(inner)) {
      if (Object.keys(inner).length) flattenInto(tidyRecord(inner), key, out)
      else out[key] = '{}'
    } else out[key] = Array.isArray(inner) ? JSON.stringify(inner) : inner
  }
  return out
}

/** A reference to another record as FHIR writes it (R4, 2.3.0): `{"reference": "Patient/17", "display": "Ann Lee"}`. */
function pointIn({ reference, display, ...rest }: JsonObject): { id: string; display?: unknown } | undefined {
  if (typeof reference !== 'string' || Object.keys(rest).some(name => !/^(?:type|identifier)$/.test(name)))
    return undefined
  const id = /^(?:https?:\/\/\S+\/)?[A-Z]\w+\/([\w.-]+)$/.exec(reference)?.[1]
  return id === undefined ? undefined : { id, ...(display !== undefined && { display }) }
}
