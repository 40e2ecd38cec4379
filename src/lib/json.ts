/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
/** A JSON object whose values are not known yet. */
export type JsonObject = Record<string, unknown>

/** True for a plain object: not null, not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The JSON value of a text, or undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
