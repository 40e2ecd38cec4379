import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { toStorageError } from './storage-errors.ts'

/** Different statements that are kept prepared; filters and orders in every combination make many shapes. */
const MAX_STATEMENTS = 300
/** Characters of answers that are remembered; beyond it everything is forgotten. */
const MAX_REMEMBERED = 8_000_000

type Value = string | number | null

/** The database as the store uses it: prepared statements by their text, remembered answers, short transactions. */
export interface Statements {
  /** First column of the first row, or undefined. */
  value(sql: string, values: readonly Value[]): unknown
  rows<T>(sql: string, values: readonly Value[]): T[]
  /** First column of every row, as text, joined by commas. */
  joined(sql: string, values: readonly Value[]): string
  /** What `read` gives, remembered until anything in the database changes, by us or by another process. */
  remembered<T extends string | number>(key: string, read: () => T): T
  /** All or nothing. Returns what `work` returns; what it throws undoes everything. */
  transaction<T>(work: () => T): T
}

/** `checkWritable` is asked before each transaction and throws when its result would be lost. */
export function createStatements(database: DatabaseSync, checkWritable: () => void = () => undefined): Statements {
  const prepared = new Map<string, StatementSync>()
  const answers = new Map<string, string | number>()
  let answersLength = 0
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
  const forget = (): void => {
    answers.clear()
    answersLength = 0
  }

  return {
    value: (sql, values) => guarded(() => firstValue(sql, values)),
    rows: <T>(sql: string, values: readonly Value[]) => guarded(() => prepare(sql).all(...values) as T[]),
    joined: (sql, values) =>
      guarded(() => {
        let text = ''
        for (const row of prepare(sql).all(...values))
          for (const name in row) text += (text && ',') + (row[name] as string)
        return text
      }),
    remembered: <T extends string | number>(key: string, read: () => T) =>
      guarded(() => {
        // Changes when another process wrote to the file; our own writes forget by themselves.
        const version = (dataVersion.get() as unknown as unknown[])[0]
        if (version !== knownVersion || answersLength > MAX_REMEMBERED) forget()
        knownVersion = version
        let answer = answers.get(key) as T | undefined
        if (answer === undefined) {
          answer = read()
          answers.set(key, answer)
          answersLength += key.length + String(answer).length
        }
        return answer
      }),
    transaction: work =>
      guarded(() => {
        checkWritable()
        prepare('BEGIN IMMEDIATE').run()
        forget()
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
