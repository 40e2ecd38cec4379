import { isDeepStrictEqual } from 'node:util'

/** A row of a service's data. */
export type Row = Record<string, unknown> & { id: string | number }
/** All rows of a service by kind. */
export type Tables = Record<string, Row[]>

/** Puts the data back as they were at the start. The lists stay the same objects. */
export function createReset(data: object): () => void {
  const tables = data as Tables
  const pristine = structuredClone(tables)
  return () => {
    for (const [kind, rows] of Object.entries(pristine)) tables[kind]?.splice(0, Infinity, ...structuredClone(rows))
  }
}

export interface Change {
  kind: string
  id: string | number
  /** Names of the fields that differ. */
  fields: string[]
  before: Row
  after: Row
}
export interface Difference {
  created: { kind: string; row: Row }[]
  deleted: { kind: string; row: Row }[]
  changed: Change[]
}

/** What differs between two states of the data; kinds are named `service.kind` by the caller's tables. */
export function compareTables(before: Tables, after: Tables): Difference {
  const difference: Difference = { created: [], deleted: [], changed: [] }
  for (const [kind, rows] of Object.entries(after)) {
    const old = new Map((before[kind] ?? []).map(row => [row.id, row]))
    for (const row of rows) {
      const earlier = old.get(row.id)
      if (!earlier) {
        difference.created.push({ kind, row })
        continue
      }
      const keys = [...new Set([...Object.keys(earlier), ...Object.keys(row)])]
      const fields = keys.filter(key => !isDeepStrictEqual(earlier[key] ?? null, row[key] ?? null))
      if (fields.length > 0) difference.changed.push({ kind, id: row.id, fields, before: earlier, after: row })
    }
    const left = new Set(rows.map(row => row.id))
    for (const row of before[kind] ?? []) if (!left.has(row.id)) difference.deleted.push({ kind, row })
  }
  return difference
}

export const isUnchanged = ({ created, deleted, changed }: Difference): boolean =>
  created.length + deleted.length + changed.length === 0
