import { conflict, stopping, tooManyWaiting } from '../../lib/errors.ts'
import type { Leases } from '../replicas/leases.ts'

/** Turns of one session that may wait for the one that runs. */
const MOST_WAITING = 20
/** Turns of all sessions that run at the same time; the others wait in order. */
const MOST_RUNNING = 32

/** Why a turn was cancelled. */
export class TurnCancelled extends Error {
  readonly reason: 'stopped' | 'gone' | 'time' | 'closing' | 'lost'
  constructor(reason: TurnCancelled['reason']) {
    super(`The turn was cancelled: ${reason}`)
    this.name = 'TurnCancelled'
    this.reason = reason
  }
}

/** The turns of all sessions that run or wait. */
export interface TurnQueue {
  /**
   * Runs `work` after the earlier turns of the session; turns of different sessions run side by side. `work` gets the
   * signal that `stop` aborts. Throws 429 when too many turns of the session wait already, and with `alone` 409 when there is
   * one before it.
   */
  run<T>(
    sessionId: string,
    work: (controller: AbortController) => Promise<T>,
    options?: { alone?: boolean },
  ): Promise<T>
  /** Cancels the running and the waiting turns of a session, at other replicas too; tells how many there were. */
  stop(sessionId: string): Promise<number>
  /** The same at this server alone. */
  stopHere(sessionId: string): number
  isRunning(sessionId: string): Promise<boolean>
  /** Cancels everything here: this server may not go on with it. */
  loseAll(): void
  /** Cancels everything and resolves when no turn is left; none begins after that (503). */
  close(): Promise<void>
}

/** 409: a question can be replaced only while no answer is under way. */
export const answerUnderWay = () =>
  conflict('An answer of this conversation is under way. Stop it (POST /chat/stop) or wait for its end.')

interface Line {
  controllers: Set<AbortController>
  tail: Promise<unknown>
}

/** A message that was cancelled while it waited for another server: nothing of it is kept. */
const notBegun = ({ reason }: TurnCancelled) =>
  reason === 'closing' || reason === 'lost'
    ? stopping()
    : conflict('Stopped while it waited for an earlier message of this conversation. Nothing of it was kept.')

/**
 * An empty queue: one turn of a session at a time, in the order of arrival, and a bound on all that run. With `leases` one turn of
 * a session at all replicas; those that wait at another one come in no certain order.
 */
export function createTurnQueue(leases: () => Leases | undefined = () => undefined): TurnQueue {
  const lines = new Map<string, Line>()
  const waiting: (() => void)[] = []
  let running = 0
  let isClosed = false

  async function takeSlot(): Promise<void> {
    if (running < MOST_RUNNING) running++
    else await new Promise<void>(resolve => waiting.push(resolve))
  }
  function freeSlot(): void {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  async function runLeased<T>(sessionId: string, controller: AbortController, alone: boolean, work: () => Promise<T>) {
    const shared = leases()
    if (!shared) return await work()
    try {
      await shared.take(sessionId, controller.signal, { alone })
    } catch (error) {
      throw error instanceof TurnCancelled ? notBegun(error) : error
    }
    try {
      return await work()
    } finally {
      // What cannot be released now is with the next sign of life (replicas/replica.ts).
      await shared.release(sessionId).catch(() => undefined)
    }
  }

  const run: TurnQueue['run'] = async (sessionId, work, { alone = false } = {}) => {
    // What was still being looked at when the server began to stop.
    if (isClosed) throw stopping()
    if (alone && lines.has(sessionId)) throw answerUnderWay()
    const line: Line = lines.get(sessionId) ?? { controllers: new Set(), tail: Promise.resolve() }
    if (line.controllers.size > MOST_WAITING)
      throw tooManyWaiting('Too many messages of this conversation are waiting.')
    lines.set(sessionId, line)
    const controller = new AbortController()
    line.controllers.add(controller)
    const turn = line.tail.then(async () => {
      // What waits for another server takes no place from what can run.
      return await runLeased(sessionId, controller, alone, async () => {
        await takeSlot()
        try {
          return await work(controller)
        } finally {
          freeSlot()
        }
      })
    })
    line.tail = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      line.controllers.delete(controller)
      if (!line.controllers.size) lines.delete(sessionId)
    }
  }

  const stopHere = (sessionId: string): number => {
    const controllers = [...(lines.get(sessionId)?.controllers ?? [])].filter(({ signal }) => !signal.aborted)
    for (const controller of controllers) controller.abort(new TurnCancelled('stopped'))
    return controllers.length
  }
  const cancelAll = (reason: TurnCancelled['reason']) => {
    for (const line of lines.values())
      for (const controller of line.controllers) controller.abort(new TurnCancelled(reason))
  }

  return {
    run,
    stopHere,
    stop: async sessionId => {
      const stopped = stopHere(sessionId)
      return stopped + ((await leases()?.stopElsewhere(sessionId)) ?? 0)
    },
    isRunning: async sessionId => lines.has(sessionId) || ((await leases()?.isHeldElsewhere(sessionId)) ?? false),
    loseAll: () => cancelAll('lost'),
    close: async () => {
      isClosed = true
      const open = [...lines.values()]
      cancelAll('closing')
      await Promise.allSettled(open.map(line => line.tail))
    },
  }
}
