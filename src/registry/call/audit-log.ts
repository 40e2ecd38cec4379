import { appendFile, mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'

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

export interface AuditLog {
  write(line: CallLine | ChangeLine): void
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

/** Lines are written together after so many milliseconds: one write for many calls. */
const FLUSH_PAUSE = 50
/** Characters that may wait for a slow disk; later lines are dropped and counted. */
const MOST_WAITING = 8 * 1024 * 1024

/**
 * One JSON line for each call and each change of the catalogue in `audit.jsonl`, in the order of the answers. A full or
 * slow disk never fails or delays a call.
 */
export function createAuditLog(options: AuditOptions): AuditLog {
  const { stateFolder, enabled, logger, largest = 16 * 1024 * 1024, kept = 5 } = options
  if (!enabled) return { write: () => undefined, close: () => Promise.resolve() }
  const file = join(stateFolder, 'audit.jsonl')
  let lines = ''
  let dropped = 0
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let failed = false
  /** Bytes of the current file; undefined until it was looked at. */
  let size: number | undefined

  const rotate = async () => {
    for (let number = kept; number >= 1; number--)
      await rename(number === 1 ? file : `${file}.${number - 1}`, `${file}.${number}`).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      })
    size = 0
  }
  const append = async (text: string) => {
    try {
      await mkdir(stateFolder, { recursive: true })
      size ??= await stat(file).then(
        found => found.size,
        () => 0,
      )
      const bytes = Buffer.byteLength(text)
      if (size > 0 && size + bytes > largest) await rotate()
      await appendFile(file, text, { mode: 0o600 })
      size += bytes
      failed = false
    } catch (error) {
      size = undefined
      // Said once, not for every call.
      if (!failed) logger.error({ event: 'audit_log_failed', error: messageOf(error), file })
      failed = true
    }
  }
  /** Writes what waits at the moment: lines that come meanwhile have their own pause, or each would be a write. */
  const flush = async () => {
    const text = lines
    lines = ''
    if (text) await append(text)
    if (dropped) logger.error({ event: 'audit_lines_dropped', count: dropped, file })
    dropped = 0
  }
  /** One write at a time keeps the order. */
  const start = () => {
    clearTimeout(timer)
    timer = undefined
    return (writing = writing.then(flush))
  }
  return {
    write(line) {
      if (lines.length > MOST_WAITING) return void dropped++
      lines += `${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`
      timer ??= setTimeout(() => void start(), FLUSH_PAUSE)
    },
    close: () => start(),
  }
}
