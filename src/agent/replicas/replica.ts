import { randomUUID } from 'node:crypto'
import { messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Database } from '../../store/contract.ts'
import { nowOf } from '../../store/dialect.ts'
import { openLeases, STOP, type Leases } from './leases.ts'
import { forgetEnded, reapDead } from './reap.ts'
import { TIMINGS, type ReplicaTimings } from './timings.ts'

/** This server among those that work on the same conversations. */
export interface Replica {
  readonly id: string
  readonly leases: Leases
  close(): Promise<void>
}

/** After so many signs of life the turns that ended long ago are forgotten. */
const FORGET_EVERY = 20

export interface ReplicaOptions {
  database: Database
  /** The turns of a conversation are to stop, as another replica was asked. */
  onStop: (sessionId: string) => void
  /** The database was away for so long that others may go on with what is under way here. */
  onLost: () => void
  logger: Logger
  timings?: ReplicaTimings | undefined
}

/**
 * Joins the replicas: gives signs of life, and frees what dead ones held. What is under way is given up when the database is away
 * for long, before others take over.
 */
export async function joinReplicas(options: ReplicaOptions): Promise<Replica> {
  const { database, onStop, onLost, logger, timings = TIMINGS } = options
  const id = randomUUID()
  const now = nowOf(database)
  let seen = performance.now()
  let isLost = false
  let beats = 0
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let beating: Promise<void> = Promise.resolve()

  const enter = () => database.run(`INSERT INTO replicas (id, seen_at) VALUES (?, ${now}) ON CONFLICT DO NOTHING`, id)
  const reap = (isStart = false) => reapDead(database, id, timings, isStart)

  function giveUp(why: string): void {
    if (!isLost) logger.error({ event: 'replica_lost', why })
    isLost = true
    onLost()
  }

  async function beat(): Promise<void> {
    const began = performance.now()
    if ((await database.run(`UPDATE replicas SET seen_at = ${now} WHERE id = ?`, id)) === 0) {
      giveUp('others took this server for dead')
      await enter()
    }
    seen = began
    isLost = false
    await checkHeld()
    await reap()
    if (++beats % FORGET_EVERY === 0) await forgetEnded(database)
  }

  /** What others asked to stop, should their word not have come; and what was to be released while the database was away. */
  async function checkHeld(): Promise<void> {
    const rows = await database.all<{ session_id: string; since: string; stopping: number }>(
      'SELECT session_id, since, stopping FROM running WHERE replica = ?',
      id,
    )
    for (const { session_id: session, since, stopping } of rows) {
      if (!leases.held.has(session)) await leases.releaseStale(session, since)
      else if (stopping) onStop(session)
    }
  }

  function later(): void {
    if (isClosed) return
    timer = setTimeout(() => {
      beating = beat()
        .catch((error: unknown) => logger.warn({ event: 'replica_unseen', error: messageOf(error) }))
        .then(later)
    }, timings.beat)
    timer.unref()
  }

  await enter()
  const leases = await openLeases({ database, replica: id, reap })
  await reap(true)
  // Starting may have taken long.
  await beat()
  await database.listen(STOP, sessionId => {
    if (sessionId) onStop(sessionId)
    else checkHeld().catch((error: unknown) => logger.warn({ event: 'replica_unseen', error: messageOf(error) }))
  })
  // Apart from the beats: one that hangs says nothing.
  const guard = setInterval(() => {
    if (performance.now() - seen > timings.giveUp) giveUp('the database does not answer')
  }, timings.beat)
  guard.unref()
  later()
  return {
    id,
    leases,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      clearInterval(guard)
      await beating
      await database
        .write(async tx => {
          await tx.run('DELETE FROM running WHERE replica = ?', id)
          await tx.run('DELETE FROM replicas WHERE id = ?', id)
        })
        .catch((error: unknown) => logger.warn({ event: 'replica_unseen', error: messageOf(error) }))
    },
  }
}
