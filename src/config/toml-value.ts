import { isObject } from '../lib/json.ts'

/** A value of a setting as TOML writes it on one line. */
export function toTomlValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toTomlValue).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)} = ${toTomlValue(inner)}`)
  return entries.length ? `{ ${entries.join(', ')} }` : '{}'
}
