import { join } from 'node:path'
import { messageOf, systemReason } from '../../lib/errors.ts'
import { isObject, parseJson } from '../../lib/json.ts'
import type { Logger } from '../../lib/logger.ts'
import { openLineFile } from './line-file.ts'
import { linesFromEnd } from './lines-from-end.ts'

interface AuditOutcome {
  outcome: 'ok' | 'failed'
  status: number
  error_type?: string
  duration_ms: number
}

interface AuditClient {
  request_id: string
  /** Address of the client; `stdio` for one that is not connected over a network, `file` for the watched file. */
  client: string
  user_agent?: string
}

/** Who called what, how it ended and how long it took. No arguments, no results: nothing secret. */
export interface CallLine extends AuditClient, AuditOutcome {
  event: 'call'
  /** Id of the key that was shown (`agent keys list --json`). */
  key?: string
  trace_id?: string
  /** The yes that the call was made on, as the client says. */
  approval?: 'once' | 'session'
  door: 'http' | 'mcp'
  app_name: string
  function_name: string
  upstream_status?: number
  attempts: number
  cache?: string
}

/** Who changed the catalogue: tools onboarded, services added, looked at or removed, a description read again, the file read again, tools trusted. */
export interface ChangeLine extends AuditClient, AuditOutcome {
  event: 'onboard' | 'add' | 'preview' | 'remove' | 'refresh' | 'reload' | 'trust'
  /** Empty for the whole file. */
  app_name: string
}

/** A line as it is kept. */
export type AuditLine = { time: string; replica?: string } & (CallLine | ChangeLine)

export interface AuditQuery {
  /** Most lines. */
  limit: number
  /** Only lines that were written earlier than this time (ISO 8601, UTC). */
  before?: string | undefined
}

export interface AuditLog {
  /**
   * Keeps a line. When it returns, or what it returns resolves, the line survives a kill of the process, or waits for a
   * disk or database that refuses it. Never rejects.
   */
  write(line: CallLine | ChangeLine): Promise<void> | void
  /** The latest lines, newest first. */
  read(query: AuditQuery): Promise<AuditLine[]>
  /** Why lines cannot be kept at the moment; undefined when they are. */
  problem?(): string | undefined
  close(): Promise<void>
}

export interface AuditOptions {
  stateFolder: string
  /** [api_mode] audit_logging. */
  enabled: boolean
  logger: Logger
  /** Bytes of one file; the next one is begun then. */
  largest?: number
  /** Files kept beside the current one: `audit.jsonl.1` is the newest of them. */
  kept?: number
}

/** Characters that may wait for a full disk; later lines are counted instead. */
const MOST_WAITING = 8 * 1024 * 1024
const LINES_AT_ONCE = 100
/** Milliseconds between two tries to write what waits. */
const RETRY_PAUSE = 1000

/**
 * One JSON line for each call and each change of the catalogue in `audit.jsonl`, written before the answer is sent: who
 * has an answer has its line. A disk that refuses lines fails no call, because the call was made already: its line waits
 * in memory and is written as soon as there is room. What does not fit there is counted, and a line `gap` says how many
 * lines are missing and since when (docs/durability.md).
 */
export function createAuditLog(options: AuditOptions): AuditLog {
  const { stateFolder, enabled, logger, largest = 16 * 1024 * 1024, kept = 5 } = options
  const file = join(stateFolder, 'audit.jsonl')
  const read = async ({ limit, before }: AuditQuery) => {
    const found: AuditLine[] = []
    for (let number = 0; number <= kept; number++)
      for await (const text of linesFromEnd(number ? `${file}.${number}` : file)) {
        const line = parseJson(text)
        // A line that was cut off by a full disk is none.
        if (!isObject(line) || typeof line.time !== 'string') continue
        if (before === undefined || line.time < before) found.push(line as unknown as AuditLine)
        if (found.length >= limit) return found
      }
    return found
  }
  if (!enabled) return { write: () => undefined, read, close: () => Promise.resolve() }
  const lines = openLineFile({ file, largest, kept })
  let waiting: string[] = []
  let length = 0
  let lost = { count: 0, since: '' }
  let timer: NodeJS.Timeout | undefined
  let problem: string | undefined

  const failed = (error: unknown) => {
    // Said once, not for every call.
    if (problem === undefined) logger.error({ event: 'audit_log_failed', error: messageOf(error), file })
    problem = `The audit log ${file} cannot be written: ${systemReason(error)}`
    timer ??= setTimeout(retry, RETRY_PAUSE).unref()
  }
  /** Writes what waits, in parts: of a little room some of them make use. */
  const drain = () => {
    while (waiting.length) {
      const part = waiting.slice(0, LINES_AT_ONCE).join('')
      lines.append(part)
      waiting = waiting.slice(LINES_AT_ONCE)
      length -= part.length
    }
    if (lost.count) lines.append(stamp({ event: 'gap', lines: lost.count, since: lost.since }))
    lost = { count: 0, since: '' }
    if (problem !== undefined) logger.info({ event: 'audit_log_written_again', file })
    problem = undefined
  }
  const retry = () => {
    clearTimeout(timer)
    timer = undefined
    try {
      drain()
    } catch (error) {
      failed(error)
    }
  }
  const keepForLater = (line: string) => {
    if (length + line.length <= MOST_WAITING && !lost.count) {
      waiting.push(line)
      length += line.length
      return
    }
    if (!lost.count) logger.error({ event: 'audit_lines_dropped', file })
    lost = { count: lost.count + 1, since: lost.since || new Date().toISOString() }
  }
  return {
    write(line) {
      const text = stamp(line)
      // Behind those that wait: the order is that of the answers.
      if (problem !== undefined) return keepForLater(text)
      try {
        lines.append(text)
      } catch (error) {
        keepForLater(text)
        failed(error)
      }
    },
    read,
    problem: () => problem,
    close() {
      if (problem !== undefined) retry()
      clearTimeout(timer)
      lines.close()
      return Promise.resolve()
    },
  }
}

const stamp = (line: object) => `${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`
