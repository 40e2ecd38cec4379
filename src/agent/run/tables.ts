import { DatabaseSync } from 'node:sqlite'
import { eachInSlices } from '../../lib/in-slices.ts'
import type { SqlStep } from '../../contract/plan.ts'
import type { JsonObject } from '../../lib/json.ts'
import { quoteAlways, quoteName } from '../plan/sql-text.ts'
import { limitQueries, type QueryLimits } from './limit-queries.ts'

/** The working memory of one answer: results as tables of an in-memory SQLite database (design § 4). */
export interface Tables {
  /** Stores rows as the table `id`; columns are those of all rows, in order of appearance, `columns` first. */
  put(id: string, rows: JsonObject[], columns?: string[]): void
  /** The same in slices, for many rows: others get their turn in between. `affinities` are SQLite's, by column. */
  land(id: string, rows: JsonObject[], columns?: string[], affinities?: Record<string, 'INTEGER'>): Promise<void>
  /**
   * Runs one read-only query and keeps its result as the table `id`, unless told not to; `values` are bound to its
   * `:name`s. Throws with SQLite's message.
   */
  query(id: string, sql: string, options?: QueryOptions): { rows: JsonObject[]; columns: string[] }
  close(): void
}

export interface QueryOptions {
  /** False when nothing reads the result as a table. */
  keep?: boolean
  values?: SqlStep['values']
}

const MOST_COLUMNS = 400
/** Rows that are landed in one transaction. */
const AT_ONCE = 16

/** `limits`: for queries that a language model wrote. */
export function createTables(limits?: QueryLimits): Tables {
  const database = new DatabaseSync(':memory:')
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA temp_store = MEMORY')
  database.aggregate('median', {
    start: () => [] as number[],
    step: (list: number[], value: unknown) => (typeof value === 'number' ? pushed(list, value) : list),
    result: median,
  } as never)
  const limited = limits && limitQueries(database, limits)
  const booleans = new Set<string>()
  /** Columns that hold numbers somewhere: 0 and 1 there are numbers, whatever another table calls so. */
  const numbers = new Set<string>()
  const lists = new Set<string>()

  /** Makes the table and gives what inserts a row into it. */
  function create(id: string, rows: JsonObject[], columns: string[], affinities: Record<string, string>) {
    const names = [...new Set([...columns, ...namesIn(rows)])].slice(0, MOST_COLUMNS)
    if (!names.length) names.push('value')
    // A column may be called "constructor"; the account "090" is no 90, and SQLite compares it as a number where the other side is one.
    const hasZeros = (name: string) => rows.some(row => typeof row[name] === 'string' && /^0\d/.test(row[name]))
    const affinityOf = (name: string) =>
      Object.hasOwn(affinities, name) && !hasZeros(name) ? ` ${affinities[name]}` : ''
    const declared = distinctNames(names).map((name, at) => quoteAlways(name) + affinityOf(names[at]!))
    const table = limited?.cover(id, rows.length) ?? id
    database.exec(`CREATE TABLE ${quoteName(table)} (${declared.join(', ')})`)
    const insert = database.prepare(`INSERT INTO ${quoteName(table)} VALUES (${names.map(() => '?').join(', ')})`)
    return (row: JsonObject) => {
      const values = names.map(name => toSql(row[name], name))
      limited?.stored(values.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 8), 0))
      insert.run(...values)
    }
  }

  function put(id: string, rows: JsonObject[], columns: string[] = []): void {
    const insert = create(id, rows, columns, {})
    insertAll(rows, insert)
  }

  async function land(id: string, rows: JsonObject[], columns: string[] = [], affinities = {}): Promise<void> {
    const insert = create(id, rows, columns, affinities)
    // No transaction is held while others have their turn.
    const parts = Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, at) => at * AT_ONCE)
    await eachInSlices(parts, from => insertAll(rows.slice(from, from + AT_ONCE), insert))
  }

  function insertAll(rows: readonly JsonObject[], insert: (row: JsonObject) => void): void {
    database.exec('BEGIN')
    try {
      for (const row of rows) insert(row)
    } finally {
      database.exec('COMMIT')
    }
  }

  function toSql(value: unknown, name: string): string | number | bigint | null {
    if (typeof value === 'boolean') {
      booleans.add(name)
      return value ? 1 : 0
    }
    if (typeof value === 'number') numbers.add(name)
    if (typeof value === 'number' || typeof value === 'string') {
      if (typeof value === 'string' && value.startsWith('[') && value.endsWith(']')) lists.add(name)
      return value
    }
    return value === null || value === undefined ? null : JSON.stringify(value)
  }

  function query(id: string, sql: string, { keep = true, values = {} }: QueryOptions = {}) {
    if (!/^\s*(select|with|values)\b/i.test(sql)) throw new Error('Only a query that reads can run here')
    const statement = limited ? limited.prepare(sql) : database.prepare(sql)
    const columns = statement.columns().map(column => column.name)
    const bound = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value]),
    )
    const read = readOnly(() => (limited ? limited.read(statement, bound) : statement.all(bound)) as JsonObject[])
    const rows = read.map(row => {
      const out: JsonObject = {}
      for (const name of columns) out[name] = fromSql(row[name], name)
      return out
    })
    if (keep) put(id, rows, columns)
    return { rows, columns }
  }

  function readOnly<T>(read: () => T): T {
    database.exec('PRAGMA query_only = ON')
    try {
      return read()
    } finally {
      database.exec('PRAGMA query_only = OFF')
    }
  }

  function fromSql(value: unknown, name: string): unknown {
    if (booleans.has(name) && !numbers.has(name) && (value === 0 || value === 1)) return value === 1
    if (lists.has(name) && typeof value === 'string') {
      try {
        return JSON.parse(value)
      } catch {
        return value
      }
    }
    return value
  }

  return { put, land, query, close: () => database.close() }
}

/** Names of all columns, in order of appearance. */
function namesIn(rows: JsonObject[]): Set<string> {
  const names = new Set<string>()
  for (const row of rows) for (const name of Object.keys(row)) names.add(name)
  return names
}

/** SQLite takes `Name` and `name` for one column: the second gets a number. */
function distinctNames(names: string[]): string[] {
  const seen = new Set<string>()
  return names.map(name => {
    let own = name
    for (let n = 2; seen.has(own.toLowerCase()); n++) own = `${name}_${n}`
    seen.add(own.toLowerCase())
    return own
  })
}

function pushed(list: number[], value: number): number[] {
  list.push(value)
  return list
}

function median(list: number[]): number | null {
  if (!list.length) return null
  const sorted = [...list].sort((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}
