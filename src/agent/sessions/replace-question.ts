import type { DatabaseSync } from 'node:sqlite'
import { notFound, validationFailed } from '../../lib/errors.ts'
import type { Json } from '../../lib/json.ts'

/** Something that an answer changed in a service, in words; not `isSure` when a call for it may have been made. */
export interface MadeChange {
  text: string
  isSure: boolean
}

/** What a part of a conversation was that is gone now. */
export interface Removed {
  /** The question that it began with. */
  question: string
  /** What its answers changed; that stays as it is. */
  changes: MadeChange[]
}

/** A question as it is stored, with the memory before it as JSON (null where it is not known). */
interface Question {
  id: number
  content: string
  memory: string | null
  created_at: string
}

/**
 * The question at a place of a conversation. Throws 404 when there is no such conversation or message, 422 when the message
 * is an answer.
 */
export function findQuestion(database: DatabaseSync, sessionId: string, place: number): Question {
  const row = database
    .prepare(
      'SELECT id, role, content, memory, created_at FROM messages WHERE session_id = ? ORDER BY id LIMIT 1 OFFSET ?',
    )
    .get(sessionId, place) as (Question & { role: string }) | undefined
  if (!row) throw notFound(`Message ${place} of session '${sessionId}'`)
  if (row.role !== 'user')
    throw validationFailed([
      {
        loc: ['body', 'replaces'],
        msg: `Message ${place} is an answer: name the place of its question`,
        type: 'invalid',
      },
    ])
  return row
}

/**
 * Removes a question and everything after it, and brings the conversation to where it was before: its memory (through
 * `rewind`, which knows what cannot be taken back), what waited for a yes, what was allowed. Runs within a transaction.
 */
export function removeFrom(
  database: DatabaseSync,
  sessionId: string,
  place: number,
  rewind: (before: Json, now: Json) => Json,
): Removed {
  const { id, content, memory, created_at: since } = findQuestion(database, sessionId, place)
  const changes = database
    .prepare('SELECT changed FROM messages WHERE session_id = ? AND id > ? AND changed IS NOT NULL ORDER BY id')
    .all(sessionId, id)
    .flatMap(({ changed }) => JSON.parse(changed as string) as MadeChange[])
  const { memory: now } = database.prepare('SELECT memory FROM sessions WHERE id = ?').get(sessionId) as {
    memory: string
  }
  // Of messages of an earlier version it is not known: better to know nothing than to know what was removed.
  const before = memory === null ? null : (JSON.parse(memory) as Json)
  database
    .prepare('UPDATE sessions SET memory = ? WHERE id = ?')
    .run(JSON.stringify(rewind(before, JSON.parse(now) as Json)), sessionId)
  const voided = `UPDATE approvals SET state = 'void', decided_at = ?, decided_by = ? WHERE session_id = ? AND state = 'waiting'`
  database
    .prepare(`${voided} AND (asked_by >= ? OR asked_by IS NULL AND created_at >= ?)`)
    .run(new Date().toISOString(), id, sessionId, id, since)
  // What waited before the question waits again, when no call was made for it. A page is not where it was.
  database
    .prepare(
      `UPDATE approvals SET state = 'waiting', decided_at = NULL, decided_by = NULL WHERE session_id = ?
         AND state IN ('void', 'rejected') AND asked_by < ? AND decided_by >= ? AND json_extract(pending, '$.web') IS NULL`,
    )
    .run(sessionId, id, id)
  database.prepare('DELETE FROM allowed_tools WHERE session_id = ? AND since >= ?').run(sessionId, since)
  database.prepare('DELETE FROM messages WHERE session_id = ? AND id >= ?').run(sessionId, id)
  return { question: content, changes }
}
