import type { Database, Transaction } from '../../store/contract.ts'
import { nowOf } from '../../store/dialect.ts'
import { endCutOff } from '../sessions/end-cut-off.ts'
import { RELEASED } from './leases.ts'
import { TURNS } from './channels.ts'
import type { ReplicaTimings } from './timings.ts'

/** How long the end of a turn is kept for those who follow it, in milliseconds. */
const KEPT_FOR = 180_000

/** The number of the last event of a turn whose replica died: how many there were is not known. */
export const DEAD_END = 999_999_999

const CUT_OFF = JSON.stringify({
  code: 'CANCELLED',
  message: 'The answer was cut off: the server that worked on it ended. Ask again.',
})

/** Frees what replicas held that gave no sign of life; what they left without an answer says so. Replicas do it one at a time. */
export async function reapDead(
  database: Database,
  replica: string,
  { dead }: ReplicaTimings,
  isStart: boolean,
): Promise<void> {
  const gone = `SELECT id FROM replicas WHERE seen_at >= ${nowOf(database)} - ?`
  const orphans = `SELECT 1 AS one FROM running WHERE replica NOT IN (${gone}) UNION ALL
    SELECT 1 FROM turns WHERE ended_at IS NULL AND replica NOT IN (${gone}) UNION ALL
    SELECT 1 FROM replicas WHERE id NOT IN (${gone}) LIMIT 1`
  if (!isStart && !(await database.get(orphans, dead, dead, dead))) return
  await database.write(tx => reapNow(tx, replica, gone, dead), { key: 'replicas' })
}

/** Turns that ended so long ago that nobody follows them any more. */
export async function forgetEnded(database: Database): Promise<void> {
  await database.run(`DELETE FROM turns WHERE ended_at < ${nowOf(database)} - ?`, KEPT_FOR)
}

async function reapNow(tx: Transaction, replica: string, living: string, dead: number): Promise<void> {
  const now = nowOf(tx)
  const freed = await tx.run(`DELETE FROM running WHERE replica NOT IN (${living})`, dead)
  const ended = await tx.run(
    `UPDATE turns SET last = ?, event = 'error', data = ?, ended_at = ${now} WHERE ended_at IS NULL AND replica NOT IN (${living})`,
    DEAD_END,
    CUT_OFF,
    dead,
  )
  await tx.run(`DELETE FROM replicas WHERE id NOT IN (${living})`, dead)
  await endCutOff(tx, replica)
  if (freed) await tx.notify(RELEASED)
  if (ended) await tx.notify(TURNS)
}
