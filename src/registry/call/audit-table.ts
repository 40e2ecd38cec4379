import { randomUUID } from 'node:crypto'
import { messageOf } from '../../lib/errors.ts'
import { isObject, parseJson } from '../../lib/json.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Database, Value } from '../../store/contract.ts'
import type { AuditLine, AuditLog } from './audit-log.ts'

/** Lines that are written at once: those that came while the ones before were on their way. */
const MOST_AT_ONCE = 500
/** Lines that may wait for a database that is away; later ones are counted instead. */
const MOST_WAITING = 50_000
/** Milliseconds between two tries to write what waits. */
const RETRY_PAUSE = 1_000
/** Milliseconds that an answer waits for its line: the call was made already. */
const PATIENCE = 1_000
/** Lines that are kept, and how often the older ones are removed, in milliseconds. */
const MOST_KEPT = 1_000_000
const CLEANING = 3_600_000

/**
 * The audit log in the database that the replicas of a registry share, in the order in which they wrote. An answer waits
 * for its line, so that who has one has the other. A database that is away fails no call: the lines wait for it in memory,
 * and no answer for them. One that went away while it stored lines may have them: each has a mark, under which it is kept
 * once.
 */
export function openAuditTable(
  database: Database,
  { enabled, logger, replica }: { enabled: boolean; logger: Logger; replica: string },
): AuditLog {
  let waiting: { time: string; text: string; mark: string; stored?: () => void }[] = []
  let lost = { count: 0, since: '' }
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined
  let problem: string | undefined

  const stamp = (line: object) => {
    const time = new Date().toISOString()
    return { time, text: JSON.stringify({ time, ...line, replica }), mark: randomUUID() }
  }
  const append = async () => {
    while (waiting.length) {
      const lines = waiting.slice(0, MOST_AT_ONCE)
      const values: Value[] = lines.flatMap(({ time, text, mark }) => [time, text, mark])
      await database.run(
        `INSERT INTO audit_lines (time, line, mark) VALUES ${lines.map(() => '(?, ?, ?)').join(', ')}
           ON CONFLICT (mark) DO NOTHING`,
        ...values,
      )
      waiting = waiting.slice(lines.length)
      for (const { stored } of lines) stored?.()
      if (!waiting.length && lost.count) {
        waiting.push(stamp({ event: 'gap', lines: lost.count, since: lost.since }))
        lost = { count: 0, since: '' }
      }
    }
    if (problem !== undefined) logger.info({ event: 'audit_log_written_again' })
    problem = undefined
  }
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    try {
      await append()
    } catch (error) {
      // Said once, not for every call.
      if (problem === undefined) logger.error({ event: 'audit_log_failed', error: messageOf(error) })
      problem = `The audit log in ${database.place} cannot be written: ${messageOf(error)}`
      for (const one of waiting) {
        one.stored?.()
        delete one.stored
      }
      timer = setTimeout(start, RETRY_PAUSE).unref()
    }
    writing = undefined
    // What came between the last look and now.
    if (waiting.length && problem === undefined) start()
  }
  const start = () => {
    writing ??= flush()
  }
  const clean = () =>
    database
      .run('DELETE FROM audit_lines WHERE id <= (SELECT max(id) FROM audit_lines) - ?', MOST_KEPT)
      .catch((error: unknown) => logger.warn({ event: 'audit_not_cleaned', error: messageOf(error) }))
  const cleaning = setInterval(() => void clean(), CLEANING).unref()
  return {
    write(line) {
      if (!enabled) return
      if (waiting.length >= MOST_WAITING) {
        if (!lost.count) logger.error({ event: 'audit_lines_dropped' })
        lost = { count: lost.count + 1, since: lost.since || new Date().toISOString() }
        return
      }
      const one: (typeof waiting)[number] = stamp(line)
      waiting.push(one)
      if (problem !== undefined) return
      const stored = new Promise<void>(resolve => {
        const late = setTimeout(resolve, PATIENCE)
        one.stored = () => {
          clearTimeout(late)
          resolve()
        }
      })
      start()
      return stored
    },
    async read({ limit, before }) {
      const rows = await database.all<{ line: string }>(
        `SELECT line FROM audit_lines ${before === undefined ? '' : 'WHERE time < ?'} ORDER BY id DESC LIMIT ?`,
        ...(before === undefined ? [limit] : [before, limit]),
      )
      return rows.map(({ line }) => parseJson(line)).filter(isObject) as unknown as AuditLine[]
    },
    problem: () => problem,
    async close() {
      clearInterval(cleaning)
      if (waiting.length) start()
      await writing
      clearTimeout(timer)
    },
  }
}
