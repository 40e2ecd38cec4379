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

const tooMuchText = () => new Error('The result has too much text. Ask for fewer rows, or for shorter values.')

const LONGEST_SQL = 8000
/** Longest value that a query makes, in bytes, and how many times the longest row that it reads it may be. */
const LONGEST_VALUE = 100_000
const OF_LONGEST_ROW = 3
/** Most characters of a whole result. */
const MOST_TEXT = 20_000_000
/** Functions that make large values from nothing. */
const DENIED = new Set(['randomblob', 'zeroblob', 'printf', 'format', 'load_extension'])
/** Rows that pass between two looks at the clock; a power of two. */
const LOOK_EVERY = 8
/** Steps that a plan over stored subqueries may take at most: they run without a look at the clock. */
const MOST_STEPS = 20_000_000
/** Steps that may pass between two rows of tables: those over lists in texts and constant rows pass no view. */
const MOST_UNSEEN = 10_000_000
/** Rows that a search by a key is taken to find. */
const FOUND_BY_KEY = 30

interface PlanNode {
  id: number
  parent: number
  detail: string
}

/**
 * Keeps queries within limits, all inside of SQLite: an authoriser lets them read and nothing else, no recursion; each table
 * lies behind a view whose rows pass a function that looks at the clock; a plan that stores a subquery, whose rows pass no
 * view any more, is refused when reading it again for each row would take too many steps, and so is one that goes through
 * lists in texts or constant rows for each of others; and no value grows far beyond those that are read.
 */
export function limitQueries(database: DatabaseSync, { milliseconds, rows: most }: QueryLimits) {
  let until = 0
  let passed = 0
  let largest = 1
  let longest = 0
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
    // What constants come to is worked out while preparing.
    const whole = limitLength()
    try {
      const statement = database.prepare(sql)
      refuseCostly(sql)
      return statement
    } finally {
      whole()
      database.setAuthorizer(null)
    }
  }

  /** Lets no value be longer than what is read asks for; returns what lifts that. */
  function limitLength(): () => void {
    const before = database.limits.length
    database.limits.length = LONGEST_VALUE + OF_LONGEST_ROW * longest
    return () => void (database.limits.length = before)
  }

  function refuseCostly(sql: string): void {
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as unknown as PlanNode[]
    if (unseenSteps(plan) > MOST_UNSEEN) throw tooLong(milliseconds)
    if (!plan.some(({ detail }) => /^(MATERIALIZE|CO-ROUTINE)/.test(detail))) return
    const steps = new Map<number, number>()
    for (const { parent, detail } of plan) {
      const factor = /^SCAN\b/.test(detail) ? largest : /^SEARCH\b/.test(detail) ? FOUND_BY_KEY : 1
      steps.set(parent, (steps.get(parent) ?? 1) * factor)
    }
    if (Math.max(...steps.values()) > MOST_STEPS) throw tooLong(milliseconds)
  }

  /** The most steps that a plan makes, at any of its levels, without a row of a table in between. */
  function unseenSteps(plan: readonly PlanNode[]): number {
    const below = (parent: number) => plan.filter(node => node.parent === parent)
    const stored = new Map<string, number>()
    const list = Math.max(LONGEST_SQL, longest) / 2
    const isTable = (detail: string) => /^(?:SCAN|SEARCH) \S+ [\da-f]{8}-[\da-f-]{27}\b/.test(detail)

    /** Rows of one loop: of a table, of a list in a text, of constants, or of a stored subquery. */
    function rowsOf(detail: string): number {
      if (isTable(detail)) return detail.startsWith('SEARCH') ? FOUND_BY_KEY : largest
      if (/ VIRTUAL TABLE /.test(detail)) return list
      const constant = /^SCAN (\d+)-ROW VALUES/.exec(detail)
      if (constant) return Number(constant[1])
      if (/^SCAN CONSTANT ROW/.test(detail)) return 1
      return stored.get(detail.split(' ', 2)[1]!) ?? largest
    }

    /** Rows that a level gives, and the most unseen steps in it and below; `outer` are those around it. */
    function visit(parent: number, outer: number): { rows: number; most: number } {
      let rows = 1
      let unseen = outer
      let most = 0
      let parts = 0
      const inner: PlanNode[] = []
      for (const node of below(parent)) {
        const [, kind, name] = /^(MATERIALIZE|CO-ROUTINE) (\S+)/.exec(node.detail) ?? []
        if (kind) {
          const made = visit(node.id, 1)
          stored.set(name!, made.rows)
          most = Math.max(most, made.most)
        } else if (/^(?:SCAN|SEARCH) /.test(node.detail)) {
          const loop = rowsOf(node.detail)
          rows *= loop
          if (!isTable(node.detail)) unseen *= loop
        } else inner.push(node)
      }
      for (const node of inner) {
        const isPart = /UNION|LEFT|RIGHT|COMPOUND|MERGE|INTERSECT|EXCEPT/.test(node.detail)
        const made = visit(node.id, isPart || node.detail.startsWith('CORRELATED') ? unseen : 1)
        if (isPart) parts += made.rows
        most = Math.max(most, made.most)
      }
      return { rows: parts || rows, most: Math.max(most, unseen) }
    }
    return visit(0, 1).most
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
    /** Tells how long a row is that is stored: queries may make values of that size. */
    stored(length: number): void {
      longest = Math.max(longest, length)
    },
    /** All rows of a prepared query. */
    read(statement: StatementSync, values: Record<string, SQLInputValue>): unknown[] {
      until = performance.now() + milliseconds
      const out: unknown[] = []
      let text = 0
      const whole = limitLength()
      try {
        for (const row of statement.iterate(values)) {
          if (out.push(row) > most) throw tooManyRows(most)
          for (const value of Object.values(row)) if (typeof value === 'string') text += value.length
          if (text > MOST_TEXT) throw tooMuchText()
        }
      } finally {
        whole()
      }
      return out
    },
  }
}
