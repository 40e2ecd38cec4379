import type { DatabaseSync } from 'node:sqlite'
import type { AnswerData } from '../../contract/chat.ts'
import { insertMessage } from './messages.ts'
import type { MadeChange } from './replace-question.ts'

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
    const changes: MadeChange[] = changing ? [{ text: 'A change that had been approved', isSure: false }] : []
    insertMessage(
      database,
      session,
      {
        role: 'assistant',
        content: message,
        data: JSON.stringify(data),
        ...(changes.length && { changed: JSON.stringify(changes) }),
      },
      new Date().toISOString(),
    )
  }
}
