import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { startAll } from '../../support/start-all.ts'
import type { Row, Tables } from '../services/records.ts'

const KINDS = ['accounts', 'contacts', 'leads', 'opportunities'] as const

/** The demo APIs with registry and agent; what the CRM holds is read from its database, and put back by `reset`. */
export async function startDemos() {
  const { urls, folder, close } = await startAll()
  const database = new DatabaseSync(join(folder, 'crm.sqlite'))
  database.exec('PRAGMA foreign_keys = OFF')
  const read = (kind: string) =>
    database.prepare(`SELECT * FROM ${kind}`).all().map(row => Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'record')) as Row) // oxfmt-ignore
  const snapshot = (): Tables => Object.fromEntries(KINDS.map(kind => [`crm.${kind}`, read(kind)]))
  const pristine = snapshot()
  const put = (kind: string, row: Row) => {
    const names = Object.keys(row)
    database
      .prepare(`INSERT INTO ${kind} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
      .run(...(Object.values(row) as SQLInputValue[]))
  }
  /** Puts back the records that differ. */
  const reset = () => {
    const now = snapshot()
    for (const kind of KINDS) {
      const [before, after] = [pristine[`crm.${kind}`]!, now[`crm.${kind}`]!]
      const held = new Map(after.map(row => [row.id, JSON.stringify(row)]))
      const known = new Set(before.map(({ id }) => id))
      for (const { id } of after) if (!known.has(id)) database.prepare(`DELETE FROM ${kind} WHERE id = ?`).run(id)
      for (const row of before) {
        if (held.get(row.id) === JSON.stringify(row)) continue
        database.prepare(`DELETE FROM ${kind} WHERE id = ?`).run(row.id)
        put(kind, row)
      }
    }
  }
  return {
    agentUrl: urls.agent,
    snapshot,
    reset,
    close: async () => {
      database.close()
      await close()
    },
  }
}
