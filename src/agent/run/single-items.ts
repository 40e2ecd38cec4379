import { isObject, type JsonObject } from '../../lib/json.ts'
import type { Entity } from '../understand/entity-model/catalogue-model.ts'

/** Fewer records do not show that a list never has more than one item. */
const FEWEST = 5

/**
 * Records without the lists that never have more than one item, of kinds whose description says nothing of their fields: what
 * is in such a list is in the record itself (names, addresses and codes as FHIR has them, R4, 2.24). Which lists they are is
 * decided when the records are first seen, and kept.
 */
export function withoutSingleLists(records: readonly unknown[], entity: Entity | undefined): readonly unknown[] {
  if (!entity) return records
  if (entity.undescribed && !entity.singles && records.length >= FEWEST) entity.singles = [...singlePaths(records)]
  if (!entity.singles?.length) return records
  const singles = new Set(entity.singles)
  return records.map(record => opened(record, '', singles))
}

const below = (path: string, name: string) => (path ? `${path}.${name}` : name)

function singlePaths(records: readonly unknown[]): Set<string> {
  const longest = new Map<string, number>()
  const visit = (value: unknown, path: string): void => {
    if (Array.isArray(value)) {
      longest.set(path, Math.max(longest.get(path) ?? 0, value.length))
      for (const item of value) visit(item, path)
    } else if (isObject(value)) for (const [name, inner] of Object.entries(value)) visit(inner, below(path, name))
  }
  for (const record of records) visit(record, '')
  return new Set([...longest].filter(([path, length]) => path !== '' && length === 1).map(([path]) => path))
}

function opened(value: unknown, path: string, singles: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    if (value.length === 1 && singles.has(path)) return opened(value[0], path, singles)
    return value.length === 0 && singles.has(path) ? null : value
  }
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, opened(inner, below(path, name), singles)])) as JsonObject // oxfmt-ignore
}
