import { randomUUID } from 'node:crypto'
import { constants, type DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { quoteName } from '../plan/sql-text.ts'

/** What a query that a language model wrote may take. */
export interface QueryLimits {
  milliseconds: number
  /** Rows of a result; more are an error. */
  rows: number
}

/** A query that would take too long, or gives too much. */
const tooLong = (milliseconds: number) =>
  new Error(
    `The query took longer than ${milliseconds / 1000} s and was stopped. Join on equal columns, or ask for less.`,
  )
const tooManyRows = (rows: number) =>
  new Error(`The result has more than ${rows.toLocaleString('en-US')} rows. Group, filter, or use LIMIT.`)

const LONGEST_SQL = 8000
/** Functions that make large values from nothing. */
const DENIED = new Set(['randomblob', 'zeroblob', 'printf', 'format', 'load_extension'])
/** Rows that pass between two looks at the clock; a power of two. */
const LOOK_EVERY = 256
/** Steps that a plan over stored subqueries may take at most: they run without a look at the clock. */
const MOST_STEPS = 20_000_000
/** Rows that a search by a key is taken to find. */
const FOUND_BY_KEY = 30

/**
 * Keeps queries within limits, all inside of SQLite: an authoriser lets them read and nothing else, no recursion; each table
 * lies behind a view whose rows pass a function that looks at the clock; and a plan that stores a subquery, whose rows pass
 * no view any more, is refused when reading it again for each row would take too many steps.
 */
export function limitQueries(database: DatabaseSync, { milliseconds, rows: most }: QueryLimits) {
  let until = 0
  let passed = 0
  let largest = 1
  database.function('in_time', { varargs: true }, () => {
    if ((++passed & (LOOK_EVERY - 1)) === 0 && performance.now() > until) throw tooLong(milliseconds)
    return 1
  })

  function authorise(action: number, name: string | null, second: string | null): number {
    const isAllowed =
      action === constants.SQLITE_FUNCTION
        ? !DENIED.has((second ?? '').toLowerCase())
        : action === constants.SQLITE_READ
          ? !/^(pragma_|sqlite_)/i.test(name ?? '')
          : action === constants.SQLITE_SELECT
    return isAllowed ? constants.SQLITE_OK : constants.SQLITE_DENY
  }

  function prepare(sql: string): StatementSync {
    if (sql.length > LONGEST_SQL) throw new Error(`The query is longer than ${LONGEST_SQL} characters`)
    database.setAuthorizer(authorise)
    try {
      const statement = database.prepare(sql)
      refuseCostly(sql)
      return statement
    } finally {
      database.setAuthorizer(null)
    }
  }

  function refuseCostly(sql: string): void {
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { parent: number; detail: string }[]
    if (!plan.some(({ detail }) => /^(MATERIALIZE|CO-ROUTINE)/.test(detail))) return
    const steps = new Map<number, number>()
    for (const { parent, detail } of plan) {
      const factor = /^SCAN\b/.test(detail) ? largest : /^SEARCH\b/.test(detail) ? FOUND_BY_KEY : 1
      steps.set(parent, (steps.get(parent) ?? 1) * factor)
    }
    if (Math.max(...steps.values()) > MOST_STEPS) throw tooLong(milliseconds)
  }

  return {
    prepare,
    /** The name, which nobody can guess, for the rows of the table `id`; `id` itself becomes the view over them. */
    cover(id: string, count: number): string {
      largest = Math.max(largest, count)
      const stored = `${id} ${randomUUID()}`
      database.exec(`CREATE VIEW ${quoteName(id)} AS SELECT * FROM ${quoteName(stored)} WHERE in_time(rowid)`)
      return stored
    },
    /** All rows of a prepared query. */
    read(statement: StatementSync, values: Record<string, SQLInputValue>): unknown[] {
      until = performance.now() + milliseconds
      const out: unknown[] = []
      for (const row of statement.iterate(values)) if (out.push(row) > most) throw tooManyRows(most)
      return out
    },
  }
}
