import { tooManyWaiting } from '../../lib/errors.ts'

/** Turns of one session that may wait for the one that runs. */
const MOST_WAITING = 20
/** Turns of all sessions that run at the same time; the others wait in order. */
const MOST_RUNNING = 32

/** Why a turn was cancelled. */
export class TurnCancelled extends Error {
  readonly reason: 'stopped' | 'gone' | 'time' | 'closing'
  constructor(reason: 'stopped' | 'gone' | 'time' | 'closing') {
    super(`The turn was cancelled: ${reason}`)
    this.name = 'TurnCancelled'
    this.reason = reason
  }
}

/** The turns of all sessions that run or wait. */
export interface TurnQueue {
  /**
   * Runs `work` after the earlier turns of the session; turns of different sessions run side by side. `work` gets the
   * signal that `stop` aborts. Throws 429 when too many turns of the session wait already.
   */
  run<T>(sessionId: string, work: (controller: AbortController) => Promise<T>): Promise<T>
  /** Cancels the running and the waiting turns of a session; tells how many there were. */
  stop(sessionId: string): number
  isRunning(sessionId: string): boolean
  /** Cancels everything and resolves when no turn is left. */
  close(): Promise<void>
}

interface Line {
  controllers: Set<AbortController>
  tail: Promise<unknown>
}

/** An empty queue: one turn of a session at a time, in the order of arrival, and a bound on all that run. */
export function createTurnQueue(): TurnQueue {
  const lines = new Map<string, Line>()
  const waiting: (() => void)[] = []
  let running = 0

  async function takeSlot(): Promise<void> {
    if (running < MOST_RUNNING) running++
    else await new Promise<void>(resolve => waiting.push(resolve))
  }
  function freeSlot(): void {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  async function run<T>(sessionId: string, work: (controller: AbortController) => Promise<T>): Promise<T> {
    const line: Line = lines.get(sessionId) ?? { controllers: new Set(), tail: Promise.resolve() }
    if (line.controllers.size > MOST_WAITING)
      throw tooManyWaiting('Too many messages of this conversation are waiting.')
    lines.set(sessionId, line)
    const controller = new AbortController()
    line.controllers.add(controller)
    const turn = line.tail.then(async () => {
      await takeSlot()
      try {
        return await work(controller)
      } finally {
        freeSlot()
      }
    })
    line.tail = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      line.controllers.delete(controller)
      if (!line.controllers.size) lines.delete(sessionId)
    }
  }

  return {
    run,
    stop: sessionId => {
      const controllers = [...(lines.get(sessionId)?.controllers ?? [])].filter(({ signal }) => !signal.aborted)
      for (const controller of controllers) controller.abort(new TurnCancelled('stopped'))
      return controllers.length
    },
    isRunning: sessionId => lines.has(sessionId),
    close: async () => {
      const open = [...lines.values()]
      for (const line of open) for (const controller of line.controllers) controller.abort(new TurnCancelled('closing'))
      await Promise.allSettled(open.map(line => line.tail))
    },
  }
}
