import { isObject } from '../lib/json.ts'

/** A field inside of an argument. */
export interface Field {
  /** As one writes it: `contact.email`, `lines[].amount`. */
  path: string
  type: string
  required: boolean
  preset: unknown
  description: string
}

/** How deep people look, and how many fields they read. */
const DEEPEST = 3
const MOST = 40

/** The fields of an object, or of the objects in a list, in the order of their schema; what goes in circles once. */
export function listFields(schema: unknown, definitions: unknown): Field[] {
  const found: Field[] = []
  const walk = (value: unknown, prefix: string, seen: readonly unknown[]): void => {
    const resolved = resolve(value, definitions)
    if (!isObject(resolved) || seen.includes(resolved) || seen.length >= DEEPEST) return
    if (resolved['items'] !== undefined) return walk(resolved['items'], `${prefix}[]`, seen)
    const required = Array.isArray(resolved['required']) ? resolved['required'] : []
    for (const [name, field] of Object.entries(isObject(resolved['properties']) ? resolved['properties'] : {})) {
      const inner = resolve(field, definitions)
      if (!isObject(inner) || found.length >= MOST) continue
      const path = prefix ? `${prefix}.${name}` : name
      const { type, description = '', default: preset, enum: allowed } = inner
      found.push({
        path,
        type: Array.isArray(type) ? type.join('|') : typeof type === 'string' ? type : 'any',
        required: required.includes(name),
        preset,
        description: [String(description), Array.isArray(allowed) && `must be one of: [${allowed.join(', ')}]`]
          .filter(Boolean)
          .join('; '),
      })
      walk(inner, path, [...seen, resolved])
    }
  }
  walk(schema, '', [])
  return found
}

function resolve(value: unknown, definitions: unknown): unknown {
  const name =
    isObject(value) && typeof value['$ref'] === 'string' ? /^#\/\$defs\/([^/]+)$/.exec(value['$ref'])?.[1] : ''
  return name && isObject(definitions) ? definitions[name] : value
}
