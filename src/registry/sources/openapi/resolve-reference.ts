import { isObject, type JsonObject } from '../../../lib/json.ts'
import { unescapePointer } from '../../schema/schema-type.ts'

/** Finds what references of a description point to. Those to other documents were joined before, or lead nowhere (X7). */
export interface References {
  /**
   * The value behind a reference such as `#/components/schemas/Pet`; undefined when there is none. `scope` is the
   * schema that the reference stands in: a pointer that the description does not have is looked up there (case S2).
   */
  find(reference: string, scope?: unknown): unknown
  /** What a `$dynamicRef` may be taken for: its anchor, where there is only one of that name. */
  findDynamic(reference: string): unknown
  /** The object itself, or what its `$ref` (and that one's `$ref` …) points to; siblings of `$ref` win. */
  follow(value: unknown): JsonObject | undefined
  /** Keywords beside a `$ref` count (OpenAPI 3.1 and later); before, they were to be ignored. */
  readonly siblingsCount: boolean
}

const MOST_HOPS = 20

/** References within one document: RFC 6901 pointers, `$anchor`s and the `$id`s of schemas within it. */
export function createReferences(document: JsonObject, base?: string): References {
  const known = new Map<string, unknown>()
  let named: ReturnType<typeof indexNames> | undefined
  const names = () => (named ??= indexNames(document, base))

  const find = (reference: string, scope?: unknown): unknown => {
    let found = known.get(reference)
    if (found === undefined && !known.has(reference)) {
      // Set first: a reference that leads to itself ends here.
      known.set(reference, undefined)
      found = lookUp(reference)
      known.set(reference, found)
    }
    if (found !== undefined || scope === undefined || !reference.startsWith('#/')) return found
    return walkPointer(scope, reference.slice(2), find)
  }

  const lookUp = (reference: string): unknown => {
    if (reference === '#') return document
    if (reference.startsWith('#/')) return walkPointer(document, reference.slice(2), find)
    if (reference.startsWith('#')) return names().anchors.get(reference.slice(1))?.[0]
    const [address = '', fragment = ''] = reference.split('#', 2)
    const { ids } = names()
    const resource = ids.get(address) ?? ids.get(URL.parse(address, base)?.href ?? address)
    if (!isObject(resource)) return undefined
    if (fragment === '') return resource
    if (fragment.startsWith('/')) return walkPointer(resource, fragment.slice(1), find)
    return names().anchors.get(fragment)?.[0]
  }

  const follow = (value: unknown): JsonObject | undefined => {
    let current = value
    let siblings: JsonObject = {}
    for (let hop = 0; hop < MOST_HOPS; hop++) {
      if (!isObject(current)) return undefined
      if (typeof current.$ref !== 'string') return Object.keys(siblings).length ? { ...current, ...siblings } : current
      const { $ref, ...rest } = current
      siblings = { ...rest, ...siblings }
      current = find($ref)
    }
    return undefined
  }

  return {
    find,
    findDynamic(reference) {
      const anchors = reference.startsWith('#') ? (names().anchors.get(reference.slice(1)) ?? []) : []
      return anchors.length === 1 ? anchors[0] : undefined
    },
    follow,
    siblingsCount: !String(document.openapi).startsWith('3.0'),
  }
}

/** The value behind a pointer without its `#/`; references on the way are followed. */
function walkPointer(from: unknown, pointer: string, find: (reference: string) => unknown): unknown {
  let value = from
  for (const part of pointer.split('/')) {
    const key = unescapePointer(part)
    if (isObject(value) && typeof value.$ref === 'string' && !Object.hasOwn(value, key)) value = find(value.$ref)
    const holder = isObject(value) || Array.isArray(value) ? (value as JsonObject) : undefined
    value = holder && Object.hasOwn(holder, key) ? holder[key] : undefined
  }
  return value
}

/** All `$id`s and anchors of a document; made when a reference first asks for a name instead of a place. */
function indexNames(document: JsonObject, base: string | undefined) {
  const anchors = new Map<string, unknown[]>()
  const ids = new Map<string, unknown>()
  const waiting: unknown[] = [document]
  const seen = new Set<unknown>()
  while (waiting.length) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    if (isObject(value)) {
      for (const key of ['$anchor', '$dynamicAnchor'])
        if (typeof value[key] === 'string') anchors.set(value[key], [...(anchors.get(value[key]) ?? []), value])
      if (typeof value.$id === 'string') {
        const id = value.$id.replace(/#$/, '')
        ids.set(id, value)
        ids.set(URL.parse(id, base)?.href ?? id, value)
      }
    }
    waiting.push(...Object.values(value))
  }
  return { anchors, ids }
}
