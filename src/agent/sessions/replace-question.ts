import { notFound, validationFailed } from '../../lib/errors.ts'
import type { Json } from '../../lib/json.ts'
import type { Reader, Transaction } from '../../store/contract.ts'

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
export async function findQuestion(reader: Reader, sessionId: string, place: number): Promise<Question> {
  const row = await reader.get<Question & { role: string }>(
    'SELECT id, role, content, memory, created_at FROM messages WHERE session_id = ? ORDER BY id LIMIT 1 OFFSET ?',
    sessionId,
    place,
  )
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
export async function removeFrom(
  tx: Transaction,
  sessionId: string,
  place: number,
  rewind: (before: Json, now: Json) => Json,
): Promise<Removed> {
  const { id, content, memory, created_at: since } = await findQuestion(tx, sessionId, place)
  const changed = await tx.all<{ changed: string }>(
    'SELECT changed FROM messages WHERE session_id = ? AND id > ? AND changed IS NOT NULL ORDER BY id',
    sessionId,
    id,
  )
  const session = await tx.get<{ memory: string }>('SELECT memory FROM sessions WHERE id = ?', sessionId)
  // Of messages of an earlier version it is not known: better to know nothing than to know what was removed.
  const before = memory === null ? null : (JSON.parse(memory) as Json)
  await tx.run(
    'UPDATE sessions SET memory = ? WHERE id = ?',
    JSON.stringify(rewind(before, JSON.parse(session!.memory) as Json)),
    sessionId,
  )
  await rewindApprovals(tx, sessionId, { id, since })
  await tx.run('DELETE FROM allowed_tools WHERE session_id = ? AND since >= ?', sessionId, since)
  await tx.run('DELETE FROM messages WHERE session_id = ? AND id >= ?', sessionId, id)
  return { question: content, changes: changed.flatMap(row => JSON.parse(row.changed) as MadeChange[]) }
}

/** What was asked for since a question is void. What waited before it waits again, when no call was made for it. */
async function rewindApprovals(
  tx: Transaction,
  sessionId: string,
  { id, since }: { id: number; since: string },
): Promise<void> {
  await tx.run(
    `UPDATE approvals SET state = 'void', decided_at = ?, decided_by = ? WHERE session_id = ? AND state = 'waiting'
       AND (asked_by >= ? OR asked_by IS NULL AND created_at >= ?)`,
    new Date().toISOString(),
    id,
    sessionId,
    id,
    since,
  )
  const earlier = await tx.all<{ id: string; pending: string }>(
    `SELECT id, pending FROM approvals WHERE session_id = ? AND state IN ('void', 'rejected') AND asked_by < ? AND decided_by >= ?`,
    sessionId,
    id,
    id,
  )
  for (const approval of earlier) {
    // A page is not where it was.
    const { web } = JSON.parse(approval.pending) as { web?: Json }
    if (web === undefined || web === null)
      await tx.run(
        `UPDATE approvals SET state = 'waiting', decided_at = NULL, decided_by = NULL WHERE id = ?`,
        approval.id,
      )
  }
}
