import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningTurn } from '../../contract/chat.ts'
import { messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Database } from '../../store/contract.ts'
import { nowOf } from '../../store/dialect.ts'
import { createLocalStreams, type TurnStreams } from '../chat/turn-streams.ts'
import { turnNotFound, type TurnLog, type TurnRecord } from '../chat/turn-log.ts'
import { TURNS } from './channels.ts'
import { followRemote } from './remote-turn.ts'

export interface SharedStreamsOptions {
  /** Those of this process, with all of their events. */
  turns: TurnLog
  database: Database
  /** Id of this replica. */
  replica: string
  logger: Logger
}

/** Tries to store the end of a turn. */
const MOST_TRIES = 5
const PAUSE = 1000

/**
 * The turns of all replicas. The events of a turn are with the replica that works on it; of the others each knows that it is
 * under way, and gives its last event (the answer) once it ended.
 */
export function createSharedStreams({ turns, database, replica, logger }: SharedStreamsOptions): TurnStreams {
  const local = createLocalStreams(turns)
  const saving = new Set<Promise<void>>()
  let isClosed = false

  /** Nothing waits for it; it comes after what was saved of the turn before. */
  function createSaver(id: string) {
    let tail: Promise<void> = Promise.resolve()
    return (sql: string, ...values: (string | number | null)[]) => {
      const saved = tail.then(() => saveWith(id, sql, values))
      tail = saved
      saving.add(saved)
      void saved.then(() => saving.delete(saved))
    }
  }

  async function saveWith(id: string, sql: string, values: (string | number | null)[]): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await database.write(
          async tx => {
            await tx.run(sql, ...values)
            await tx.notify(TURNS, id)
          },
          { key: `turn ${id}` },
        )
      } catch (error) {
        logger.warn({ event: 'turn_not_saved', turn: id, error: messageOf(error) })
        if (tries >= MOST_TRIES || isClosed) return
        await sleep(PAUSE)
      }
    }
  }

  function shared(record: TurnRecord): TurnRecord {
    const save = createSaver(record.id)
    let isEnded = false
    return {
      id: record.id,
      fingerprint: record.fingerprint,
      get last() {
        return record.last
      },
      get isEnded() {
        return record.isEnded
      },
      next: record.next,
      watch: record.watch,
      emit: record.emit,
      fail: record.fail,
      begin: (message: string) => {
        record.begin(message)
        const now = new Date().toISOString()
        save('UPDATE turns SET message = ?, started_at = ? WHERE id = ?', message, now, record.id)
      },
      end: () => {
        if (isEnded) return
        isEnded = true
        record.end()
        const last = record.next(record.last - 1)
        save(
          `UPDATE turns SET last = ?, event = ?, data = ?, ended_at = ${nowOf(database)} WHERE id = ?`,
          record.last,
          last?.event ?? null,
          last?.data ?? null,
          record.id,
        )
      },
    }
  }

  /** Of several that begin a turn under one id, at whatever replica, one does. */
  const isFirst = async (id: string, sessionId: string, fingerprint: string): Promise<boolean> =>
    (await database.run(
      'INSERT INTO turns (id, session_id, replica, fingerprint) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
      id,
      sessionId,
      replica,
      fingerprint,
    )) === 1

  return {
    open: async (sessionId, request) => {
      const opened = await local.open(sessionId, request)
      if (!opened.isNew) return opened
      const { id } = opened.turn
      try {
        if (await isFirst(id, sessionId, request.fingerprint)) return { turn: shared(opened.turn), isNew: true }
        const other = await followRemote(database, id)
        if (!other) throw turnNotFound(id)
        turns.drop(id)
        return { turn: other, isNew: false }
      } catch (error) {
        turns.drop(id)
        throw error
      }
    },
    find: async turnId => turns.find(turnId) ?? (await followRemote(database, turnId)),
    runningIn: async sessionId => {
      const here = turns.runningIn(sessionId)
      if (here) return here
      const row = await database.get<RunningTurn>(
        `SELECT id AS turn_id, message, started_at FROM turns
           WHERE session_id = ? AND replica <> ? AND started_at IS NOT NULL AND ended_at IS NULL`,
        sessionId,
        replica,
      )
      return row ?? null
    },
    forget: async sessionId => {
      turns.forget(sessionId)
      await database.write(async tx => {
        await tx.run('DELETE FROM turns WHERE session_id = ?', sessionId)
        await tx.notify(TURNS)
      })
    },
    close: async () => {
      isClosed = true
      await Promise.all(saving)
      turns.close()
    },
  }
}
