import { AgentError } from '../../lib/errors.ts'
import type { Database, Transaction } from '../../store/contract.ts'
import { answerUnderWay } from '../chat/turn-queue.ts'

/** The conversations that this replica works on; each is held by one replica at a time. */
export interface Leases {
  /**
   * Holds a conversation for a turn, once no other replica does; `alone`: throws 409 instead of waiting. Throws the reason of
   * `signal` when it aborts.
   */
  take(sessionId: string, signal: AbortSignal, options?: { alone?: boolean }): Promise<void>
  release(sessionId: string): Promise<void>
  /** Frees one that was taken at that time and was to be free long ago. */
  releaseStale(sessionId: string, since: string): Promise<void>
  /** Whether another replica works on it. */
  isHeldElsewhere(sessionId: string): Promise<boolean>
  /** Asks the replica that works on it to stop; tells how many there were (0 or 1). */
  stopElsewhere(sessionId: string): Promise<number>
  /** Throws when it is not held any more: others may have gone on with it. Within the write that would change it. */
  check(tx: Transaction, sessionId: string): Promise<void>
  /** What is to be held, as this process knows. */
  readonly held: ReadonlySet<string>
}

/** Channels of the store: a conversation was released; the turns of a conversation are to stop. */
export const RELEASED = 'released'
export const STOP = 'stop'

/** Milliseconds between two looks, should nobody tell that a conversation was released. */
const LOOK = 500

export interface LeasesOptions {
  database: Database
  /** Id of this replica. */
  replica: string
  /** Frees what dead replicas held. */
  reap: () => Promise<void>
}

/** Leases in the table `running`. A row stands for as long as its replica lives (replica.ts). */
export async function openLeases({ database, replica, reap }: LeasesOptions): Promise<Leases> {
  const held = new Set<string>()
  /** Those who wait, by conversation. */
  const waiting = new Map<string, Set<() => void>>()
  await database.listen(RELEASED, sessionId => {
    const woken = sessionId ? (waiting.get(sessionId) ?? []) : [...waiting.values()].flatMap(wakers => [...wakers])
    for (const wake of [...woken]) wake()
  })

  const insert = async (sessionId: string) =>
    (await database.run(
      'INSERT INTO running (session_id, replica, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      sessionId,
      replica,
      new Date().toISOString(),
    )) === 1

  /** True when it is held now; else the holder is to tell when it is done. */
  async function tryToTake(sessionId: string): Promise<boolean> {
    if (await insert(sessionId)) return true
    await reap()
    // A release of ours that did not reach the database.
    const own = 'UPDATE running SET stopping = 0, since = ? WHERE session_id = ? AND replica = ?'
    if ((await database.run(own, new Date().toISOString(), sessionId, replica)) === 1) return true
    await database.run('UPDATE running SET waited = 1 WHERE session_id = ?', sessionId)
    return await insert(sessionId)
  }

  async function free(sessionId: string, since?: string): Promise<void> {
    const gone = await database.all<{ waited: number }>(
      `DELETE FROM running WHERE session_id = ? AND replica = ?${since === undefined ? '' : ' AND since = ?'} RETURNING waited`,
      sessionId,
      replica,
      ...(since === undefined ? [] : [since]),
    )
    if (gone.some(({ waited }) => waited)) await database.notify(RELEASED, sessionId)
  }

  async function wait(sessionId: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const wakers = waiting.get(sessionId) ?? new Set()
    waiting.set(sessionId, wakers)
    let wake = () => {}
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>(resolve => {
      wake = resolve
      wakers.add(wake)
      timer = setTimeout(wake, LOOK)
      signal.addEventListener('abort', wake, { once: true })
    })
    clearTimeout(timer)
    signal.removeEventListener('abort', wake)
    wakers.delete(wake)
    if (!wakers.size) waiting.delete(sessionId)
    signal.throwIfAborted()
  }

  return {
    held,
    take: async (sessionId, signal, { alone = false } = {}) => {
      held.add(sessionId)
      try {
        while (!(await tryToTake(sessionId))) {
          if (alone) throw answerUnderWay()
          await wait(sessionId, signal)
        }
      } catch (error) {
        held.delete(sessionId)
        throw error
      }
    },
    release: async sessionId => {
      held.delete(sessionId)
      await free(sessionId)
    },
    releaseStale: free,
    isHeldElsewhere: async sessionId =>
      (await database.get('SELECT 1 AS one FROM running WHERE session_id = ? AND replica <> ?', sessionId, replica)) !==
      undefined,
    stopElsewhere: sessionId =>
      database.write(
        async tx => {
          await tx.notify(STOP, sessionId)
          return await tx.run(
            'UPDATE running SET stopping = 1 WHERE session_id = ? AND replica <> ? AND stopping = 0',
            sessionId,
            replica,
          )
        },
        { key: `running ${sessionId}` },
      ),
    check: async (tx, sessionId) => {
      const sql = 'SELECT 1 AS one FROM running WHERE session_id = ? AND replica = ? FOR UPDATE'
      if (!(await tx.get(sql, sessionId, replica))) throw lost()
    },
  }
}

const lost = () =>
  new AgentError(
    'CUT_OFF',
    503,
    'The answer was cut off: this server was without its database for too long, and another one went on. Look at the conversation before asking again.',
  )
