import { isObject } from '../../lib/json.ts'
import type { Page } from './list-pages.ts'

/** Whether two pages hold the same records; their first ones tell them apart as a rule. */
export function same(a: Page | undefined, b: Page | undefined): boolean {
  if (!a?.rows.length || a.rows.length !== b?.rows.length) return false
  return a.rows.every((row, at) => JSON.stringify(row) === JSON.stringify(b.rows[at]))
}

export const repeats = (pages: Page[], index: number) =>
  index > 0 && (same(pages[index], pages[index - 1]) || same(pages[index], pages[0]))

/** Records that came twice because pages overlapped, once: the same key and the same content on a later page. */
export function distinct(pages: Page[], key?: string): unknown[] {
  const seen = new Map<unknown, unknown>()
  const out: unknown[] = []
  for (const { rows } of pages) {
    const here = rows.filter(row => {
      const id = keyOf(row, key)
      return id === undefined || !seen.has(id) || JSON.stringify(seen.get(id)) !== JSON.stringify(row)
    })
    for (const row of here) seen.set(keyOf(row, key), row)
    for (const row of here) out.push(row)
  }
  return out
}

export const keyOf = (row: unknown, key = 'id'): unknown =>
  isObject(row) ? (row.id ?? row._id ?? row.Id ?? row.ID ?? row[key] ?? undefined) : undefined
