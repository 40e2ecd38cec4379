import type { DatabaseSync } from 'node:sqlite'
import type { AnswerData } from '../../contract/chat.ts'
import type { MadeChange } from './replace-question.ts'
import { toSearchText } from './search-text.ts'

const CUT_OFF = 'The answer was cut off: the server ended before it was given. Ask again.'
const CUT_OFF_CHANGE =
  'The answer was cut off: the server ended before it was given. A change had been approved and may have been made: look at the record before asking again.'

/** Answers what a process that ended left without an answer: nothing works on it any more, and the conversation says so. */
export function endCutOff(database: DatabaseSync): void {
  const open = database
    .prepare(
      `SELECT m.id, m.session_id, EXISTS (SELECT 1 FROM approvals a WHERE a.session_id = m.session_id
           AND a.state = 'claimed' AND (a.decided_by = m.id OR a.decided_by IS NULL AND a.decided_at >= m.created_at)) AS changing
       FROM sessions s JOIN messages m ON m.id = (SELECT max(id) FROM messages WHERE session_id = s.id)
       WHERE m.role = 'user'`,
    )
    .all() as { id: number; session_id: string; changing: number }[]
  for (const { session_id: session, changing } of open) {
    const message = changing ? CUT_OFF_CHANGE : CUT_OFF
    const data: AnswerData = { error: { code: 'CANCELLED', message } }
    const { lastInsertRowid } = database
      .prepare(
        `INSERT INTO messages (session_id, role, content, data, changed, created_at) VALUES (?, 'assistant', ?, ?, ?, ?)`,
      )
      .run(
        session,
        message,
        JSON.stringify(data),
        changing
          ? JSON.stringify([{ text: 'A change that had been approved', isSure: false }] satisfies MadeChange[])
          : null,
        new Date().toISOString(),
      )
    database
      .prepare('INSERT INTO texts (session_id, message_id, text) VALUES (?, ?, ?)')
      .run(session, lastInsertRowid, toSearchText(message))
  }
}
