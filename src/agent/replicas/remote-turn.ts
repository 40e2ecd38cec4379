import type { ChatEvents } from '../../contract/chat.ts'
import type { Database } from '../../store/contract.ts'
import type { LoggedEvent, LoggedTurn } from '../chat/turn-log.ts'
import { TURNS } from './channels.ts'
import { DEAD_END } from './reap.ts'

/** Milliseconds between two looks, should nobody tell of the end. */
const LOOK = 2_000

interface Row {
  fingerprint: string | null
  last: number | null
  event: keyof ChatEvents | null
  data: string | null
  ended_at: number | null
}

/** Numbers that a client may say it has of a turn whose events are elsewhere. */
const ANY = DEAD_END - 1

const FORGOTTEN = JSON.stringify({ code: 'NOT_FOUND', message: 'The conversation was deleted.' })

/**
 * A turn that another replica works on, or worked on: its last event (the answer, or what went wrong) comes once it ended; those
 * before it are with that replica, and `missed` tells how many they were.
 */
export async function followRemote(database: Database, id: string): Promise<LoggedTurn | undefined> {
  const read = () => database.get<Row>('SELECT fingerprint, last, event, data, ended_at FROM turns WHERE id = ?', id)
  let row = await read()
  if (!row) return undefined
  const { fingerprint } = row
  const isEnded = () => row === undefined || row.ended_at !== null

  function next(n: number): LoggedEvent | undefined {
    if (!isEnded()) return undefined
    if (!row) return n < DEAD_END ? { n: DEAD_END, event: 'error', data: FORGOTTEN } : undefined
    const last = row.last ?? 0
    if (n >= last || row.event === null || row.data === null) return undefined
    const missed = last - 1 - n
    if (missed > 0 && last !== DEAD_END)
      return { n: last - 1, event: 'missed', data: JSON.stringify({ events: missed }) }
    return { n: last, event: row.event, data: row.data }
  }

  function watch(listener: () => void): () => void {
    let isOver = false
    const look = async () => {
      if (isOver || isEnded()) return
      const now = await read().catch(() => row)
      if (isOver) return
      row = now
      if (isEnded()) listener()
    }
    const timer = setInterval(() => void look(), LOOK)
    timer.unref()
    const listening = database.listen(TURNS, turn => void ((!turn || turn === id) && look()))
    void look()
    return () => {
      isOver = true
      clearInterval(timer)
      void listening.then(stop => stop())
    }
  }

  return {
    id,
    fingerprint: fingerprint ?? undefined,
    get last() {
      return isEnded() ? (row?.last ?? DEAD_END) : ANY
    },
    get isEnded() {
      return isEnded()
    },
    next,
    watch,
  }
}
