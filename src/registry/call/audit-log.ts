import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
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

/** [api_mode] audit_logging: one JSON line for each call in `audit.jsonl`. A full disk never fails a call. */
export function createAuditLog(stateFolder: string, enabled: boolean, logger: Logger): AuditLog {
  if (!enabled) return { write: () => undefined, close: () => Promise.resolve() }
  let stream: WriteStream | undefined
  let failed = false
  const onError = (error: unknown) => {
    if (!failed) logger.error({ event: 'audit_log_failed', error: messageOf(error), folder: stateFolder })
    failed = true
    stream = undefined
  }
  const open = () => {
    try {
      mkdirSync(stateFolder, { recursive: true })
      const opened = createWriteStream(join(stateFolder, 'audit.jsonl'), { flags: 'a', mode: 0o600 })
      opened.on('error', onError)
      opened.on('open', () => (failed = false))
      return opened
    } catch (error) {
      onError(error)
      return undefined
    }
  }
  let lastTry = 0
  return {
    write(line) {
      if (!stream) {
        // A disk that was full may have room again.
        if (failed && Date.now() - lastTry < 10_000) return
        lastTry = Date.now()
        stream = open()
      }
      stream?.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`)
    },
    close: () => new Promise(resolve => (stream && !failed ? stream.end(() => resolve()) : resolve())),
  }
}
