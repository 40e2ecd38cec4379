import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { toStorageError } from './storage-errors.ts'

/** Different statements that are kept prepared; filters and orders in every combination make many shapes. */
const MAX_STATEMENTS = 300
/** Different totals that are remembered. */
const MAX_TOTALS = 2_000

type Value = string | number | null

/** The database as the store uses it: prepared statements by their text, remembered totals, short transactions. */
export interface Statements {
  /** First column of the first row, or undefined. */
  value(sql: string, values: readonly Value[]): unknown
  rows<T>(sql: string, values: readonly Value[]): T[]
  /** A count, remembered until anything in the database changes. */
  total(sql: string, values: readonly Value[]): number
  /** All or nothing. Returns what `work` returns; what it throws undoes everything. */
  transaction<T>(work: () => T): T
}

export function createStatements(database: DatabaseSync): Statements {
  const prepared = new Map<string, StatementSync>()
  const totals = new Map<string, number>()
  const dataVersion = database.prepare('PRAGMA data_version')
  dataVersion.setReturnArrays(true)
  let knownVersion: unknown

  const prepare = (sql: string): StatementSync => {
    let statement = prepared.get(sql)
    if (!statement) {
      statement = database.prepare(sql)
      if (prepared.size >= MAX_STATEMENTS) prepared.clear()
      prepared.set(sql, statement)
    }
    return statement
  }
  const guarded = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      throw toStorageError(error)
    }
  }
  const firstValue = (sql: string, values: readonly Value[]): unknown => {
    const row = prepare(sql).get(...values)
    for (const name in row) return row[name]
    return undefined
  }
  /** Forgets the totals when another process wrote to the file; our own writes forget them themselves. */
  const forgetWhenChanged = (): void => {
    const version = (dataVersion.get() as unknown as unknown[])[0]
    if (version !== knownVersion || totals.size >= MAX_TOTALS) totals.clear()
    knownVersion = version
  }

  return {
    value: (sql, values) => guarded(() => firstValue(sql, values)),
    rows: <T>(sql: string, values: readonly Value[]) => guarded(() => prepare(sql).all(...values) as T[]),
    total: (sql, values) =>
      guarded(() => {
        forgetWhenChanged()
        const key = values.length ? `${sql}\0${values.join('\0')}` : sql
        let total = totals.get(key)
        if (total === undefined) totals.set(key, (total = firstValue(sql, values) as number))
        return total
      }),
    transaction: work =>
      guarded(() => {
        prepare('BEGIN IMMEDIATE').run()
        totals.clear()
        try {
          const result = work()
          prepare('COMMIT').run()
          return result
        } catch (error) {
          if (database.isTransaction) prepare('ROLLBACK').run()
          throw error
        }
      }),
  }
}
