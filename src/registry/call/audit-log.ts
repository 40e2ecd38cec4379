import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'

/** Who called what, how it ended and how long it took. No arguments, no results: nothing secret. */
export interface AuditLine {
  request_id: string
  client: string
  app_name: string
  function_name: string
  outcome: 'ok' | 'failed'
  status: number
  error_type?: string
  upstream_status?: number
  duration_ms: number
  attempts: number
  cache?: string
}

export interface AuditLog {
  write(line: AuditLine): void
  close(): Promise<void>
}

/** Lines are written together after so many milliseconds: one write for many calls. */
const FLUSH_PAUSE = 50

/** [api_mode] audit_logging: one JSON line for each call in `audit.jsonl`. A full disk never fails a call. */
export function createAuditLog(stateFolder: string, enabled: boolean, logger: Logger): AuditLog {
  if (!enabled) return { write: () => undefined, close: () => Promise.resolve() }
  const file = join(stateFolder, 'audit.jsonl')
  let lines = ''
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let failed = false
  const flush = () => {
    timer = undefined
    const text = lines
    lines = ''
    writing = writing.then(async () => {
      try {
        await mkdir(stateFolder, { recursive: true })
        await appendFile(file, text, { mode: 0o600 })
        failed = false
      } catch (error) {
        // Said once, not for every call.
        if (!failed) logger.error({ event: 'audit_log_failed', error: messageOf(error), file })
        failed = true
      }
    })
  }
  return {
    write(line) {
      lines += `${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`
      timer ??= setTimeout(flush, FLUSH_PAUSE)
    },
    async close() {
      clearTimeout(timer)
      if (lines) flush()
      await writing
    },
  }
}
