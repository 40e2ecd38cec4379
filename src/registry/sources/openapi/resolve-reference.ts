import { isObject, type JsonObject } from '../../../lib/json.ts'
import { unescapePointer } from '../../schema/schema-type.ts'

/** Finds what local references of a description point to. References to other files are not followed (case X7). */
export interface References {
  /** The value behind a pointer such as `#/components/schemas/Pet`; undefined when there is none. */
  find(pointer: string): unknown
  /** The object itself, or what its `$ref` (and that one's `$ref` …) points to; siblings of `$ref` win. */
  follow(value: unknown): JsonObject | undefined
}

/** References within one document (RFC 6901 pointers); those to other documents lead nowhere. */
export function createReferences(document: JsonObject): References {
  const known = new Map<string, unknown>()
  const find = (pointer: string): unknown => {
    if (known.has(pointer)) return known.get(pointer)
    let value: unknown = pointer.startsWith('#') ? document : undefined
    for (const part of pointer.slice(1).split('/').filter(Boolean)) {
      if (isObject(value) && typeof value.$ref === 'string' && !(unescapePointer(part) in value))
        value = find(value.$ref)
      value = isObject(value) || Array.isArray(value) ? (value as JsonObject)[unescapePointer(part)] : undefined
    }
    known.set(pointer, value)
    return value
  }
  const follow = (value: unknown): JsonObject | undefined => {
    let current = value
    let siblings: JsonObject = {}
    for (let hop = 0; hop < 20; hop++) {
      if (!isObject(current)) return undefined
      if (typeof current.$ref !== 'string') return Object.keys(siblings).length ? { ...current, ...siblings } : current
      const { $ref, ...rest } = current
      siblings = { ...rest, ...siblings }
      current = find($ref)
    }
    return undefined
  }
  return { find, follow }
}
