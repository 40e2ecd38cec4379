import type { JsonObject } from '../../../lib/json.ts'
import { createTables, type Tables } from '../../run/tables.ts'
import { LIMITS } from '../limits.ts'

/** A result that the model works with: its rows stay here as the table `id`, the model sees a preview. */
export interface HeldResult {
  id: string
  /** What gave it: a tool, or `sql`. */
  from: string
  args?: Record<string, unknown>
  sql?: string
  rows: JsonObject[]
  columns: string[]
  complete: boolean
  total?: number
  /** The result as the tool gave it. */
  raw?: unknown
}

/** The results of one answer, as tables that queries of the model run over. */
export interface HeldResults {
  readonly all: readonly HeldResult[]
  /** Where the runner lands rows. */
  readonly tables: Tables
  nextId(): string
  /** Ids given so far; those of a conversation that waited are not given again. */
  count: number
  find(id: string): HeldResult | undefined
  /** Keeps a result whose rows are in the tables already. */
  keep(result: HeldResult): HeldResult
  /** Runs a query of the model and keeps its result. Throws with what is wrong. */
  query(sql: string): HeldResult
  close(): void
}

/** The place of a result; those of earlier answers (e1 …) come first. */
const numberOf = (id: string) => (id.startsWith('r') ? Number(id.slice(1)) : 0)

export function createHeldResults(): HeldResults {
  const all: HeldResult[] = []
  let opened: Tables | undefined
  const tables = () => (opened ??= createTables(LIMITS.query))
  const nextId = () => `r${++results.count}`

  function query(sql: string): HeldResult {
    const used = all.filter(result => new RegExp(`\\b${result.id}\\b`, 'i').test(sql))
    // A query that fails takes no number.
    const { rows, columns } = tables().query(`r${results.count + 1}`, sql)
    const result: HeldResult = {
      id: nextId(),
      from: 'sql',
      sql,
      rows,
      columns,
      complete: used.every(one => one.complete),
    }
    all.push(result)
    return result
  }

  const results: HeldResults = {
    all,
    count: 0,
    get tables() {
      return tables()
    },
    nextId,
    find: id => all.find(result => result.id.toLowerCase() === id.trim().toLowerCase()),
    keep(result) {
      all.push(result)
      // Calls that were made together end in any order.
      all.sort((a, b) => numberOf(a.id) - numberOf(b.id))
      return result
    },
    query,
    close: () => opened?.close(),
  }
  return results
}
