import { messageOf } from '../../lib/errors.ts'
import { isObject, parseJson } from '../../lib/json.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Database, Value } from '../../store/contract.ts'
import type { AuditLine, AuditLog } from './audit-log.ts'

/** Lines are written together after so many milliseconds, so many at once. */
const FLUSH_PAUSE = 50
const MOST_AT_ONCE = 500
/** Lines that may wait for a database that is away; later ones are dropped and counted. */
const MOST_WAITING = 50_000
/** Milliseconds until a write that failed is tried again. */
const RETRY_PAUSE = 1_000
/** Lines that are kept, and how often the older ones are removed, in milliseconds. */
const MOST_KEPT = 1_000_000
const CLEANING = 3_600_000

/**
 * The audit log in the database that the replicas of a registry share, in the order in which they wrote. A database that is
 * away never fails or delays a call: the lines wait for it.
 */
export function openAuditTable(
  database: Database,
  { enabled, logger, replica }: { enabled: boolean; logger: Logger; replica: string },
): AuditLog {
  let waiting: [time: string, line: string][] = []
  let dropped = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let failed = false

  const append = async () => {
    while (waiting.length) {
      const lines = waiting.slice(0, MOST_AT_ONCE)
      const values: Value[] = lines.flat()
      await database.run(
        `INSERT INTO audit_lines (time, line) VALUES ${lines.map(() => '(?, ?)').join(', ')}`,
        ...values,
      )
      waiting = waiting.slice(lines.length)
      failed = false
    }
    if (dropped) logger.error({ event: 'audit_lines_dropped', count: dropped })
    dropped = 0
  }
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    try {
      await append()
    } catch (error) {
      // Said once, not for every call.
      if (!failed) logger.error({ event: 'audit_log_failed', error: messageOf(error) })
      failed = true
      timer ??= setTimeout(start, RETRY_PAUSE).unref()
      throw error
    }
  }
  const start = () => void (writing = writing.then(flush).catch(() => undefined))
  const clean = () =>
    database
      .run('DELETE FROM audit_lines WHERE id <= (SELECT max(id) FROM audit_lines) - ?', MOST_KEPT)
      .catch((error: unknown) => logger.warn({ event: 'audit_not_cleaned', error: messageOf(error) }))
  const cleaning = setInterval(() => void clean(), CLEANING).unref()
  return {
    write(line) {
      if (!enabled) return
      if (waiting.length >= MOST_WAITING) return void dropped++
      const time = new Date().toISOString()
      waiting.push([time, JSON.stringify({ time, ...line, replica })])
      timer ??= setTimeout(start, FLUSH_PAUSE)
    },
    async read({ limit, before }) {
      const rows = await database.all<{ line: string }>(
        `SELECT line FROM audit_lines ${before === undefined ? '' : 'WHERE time < ?'} ORDER BY id DESC LIMIT ?`,
        ...(before === undefined ? [limit] : [before, limit]),
      )
      return rows.map(({ line }) => parseJson(line)).filter(isObject) as unknown as AuditLine[]
    },
    async close() {
      clearInterval(cleaning)
      start()
      await writing
      clearTimeout(timer)
    },
  }
}
