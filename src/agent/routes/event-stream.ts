import type { Response } from 'express'
import type { LoggedTurn } from '../chat/turn-log.ts'

/** Between two signs of life, in milliseconds: proxies drop a connection that is silent for longer. */
const HEARTBEAT = 15_000

/**
 * Sends the events of a turn after number `after`, those to come too, as server-sent events (WHATWG HTML § 9.2), until the
 * turn ends. A client that reads slowly gets them as it reads; one that goes away ends nothing but its own stream.
 */
export function followTurn(res: Response, turn: LoggedTurn, after = 0, heartbeat = HEARTBEAT): void {
  res.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  })
  res.flushHeaders()
  let n = after
  const send = (): void => {
    while (!res.writableEnded && !res.destroyed && !res.writableNeedDrain) {
      const next = turn.next(n)
      if (!next) {
        if (turn.isEnded) res.end()
        return
      }
      n = next.n
      res.write(`id: ${turn.id}:${n}\nevent: ${next.event}\ndata: ${next.data}\n\n`)
    }
  }
  const timer = setInterval(() => !res.writableNeedDrain && res.write(': still here\n\n'), heartbeat)
  timer.unref()
  const unwatch = turn.watch(send)
  const leave = () => {
    clearInterval(timer)
    unwatch()
  }
  res.on('drain', send)
  res.once('finish', leave)
  res.once('close', leave)
  send()
}
