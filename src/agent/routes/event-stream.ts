import type { Response } from 'express'
import type { ChatEvents } from '../../contract/chat.ts'
import { AgentError } from '../../lib/errors.ts'

/** Between two signs of life, in milliseconds: proxies drop a connection that is silent for longer. */
const HEARTBEAT = 15_000

/** An answer under way to one client. What is sent after the client went is dropped. */
export interface EventStream {
  send<K extends keyof ChatEvents>(event: K, value: ChatEvents[K]): void
  /** Sends an error as its event; what is not one of ours is told without its inside. */
  fail(error: unknown): void
  end(): void
}

/** Starts a stream of server-sent events (WHATWG HTML § 9.2) with a heartbeat until it ends. */
export function openEventStream(res: Response, heartbeat = HEARTBEAT): EventStream {
  res.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  })
  res.flushHeaders()
  const timer = setInterval(() => res.write(': still here\n\n'), heartbeat)
  timer.unref()
  res.once('close', () => clearInterval(timer))
  const send = <K extends keyof ChatEvents>(event: K, value: ChatEvents[K]): void => {
    if (!res.writableEnded && !res.destroyed) res.write(`event: ${event}\ndata: ${JSON.stringify(value)}\n\n`)
  }
  return {
    send,
    fail: error =>
      send(
        'error',
        error instanceof AgentError
          ? { code: error.code, message: error.message }
          : { code: 'INTERNAL', message: 'Something went wrong inside the server. Its log has the details.' },
      ),
    end: () => {
      clearInterval(timer)
      res.end()
    },
  }
}
