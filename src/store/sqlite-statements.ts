import type { DatabaseSync, StatementSync } from 'node:sqlite'

/** Statements that are kept ready, the latest used. */
const MOST = 200

/** The statements of a connection, each prepared once. */
export interface Statements {
  of(sql: string): StatementSync
  exec(sql: string): void
}

export function createStatements(connection: DatabaseSync): Statements {
  const known = new Map<string, StatementSync>()
  const of = (sql: string) => {
    const ready = known.get(sql)
    if (ready) return ready
    const statement = connection.prepare(sql)
    if (known.size >= MOST) known.delete(known.keys().next().value!)
    known.set(sql, statement)
    return statement
  }
  return { of, exec: sql => void of(sql).run() }
}
