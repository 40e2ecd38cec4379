import type { AnswerData } from '../../contract/chat.ts'
import type { Transaction } from '../../store/contract.ts'
import { insertMessage } from './messages.ts'
import type { MadeChange } from './replace-question.ts'

const CUT_OFF = 'The answer was cut off: the server ended before it was given. Ask again.'
const CUT_OFF_CHANGE =
  'The answer was cut off: the server ended before it was given. A change had been approved and may have been made: look at the record before asking again.'

/**
 * Answers what a process that ended left without an answer: nothing works on it any more, and the conversation says so. Where
 * there are several (`replica` is this one), what another works on is left to it.
 */
export async function endCutOff(tx: Transaction, replica?: string): Promise<void> {
  for (const open of await findOpen(tx, replica))
    if (replica === undefined) await endOne(tx, open)
    else await endHeld(tx, open.session_id, replica)
}

interface Open {
  session_id: string
  /** An approved change was under way. */
  changing: number
}

/** Holds the conversation meanwhile: it may have been taken up, or be taken up now. */
async function endHeld(tx: Transaction, session: string, replica: string): Promise<void> {
  const held = await tx.run(
    'INSERT INTO running (session_id, replica, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    session,
    replica,
    new Date().toISOString(),
  )
  if (!held) return
  for (const open of await findOpen(tx, undefined, session)) await endOne(tx, open)
  await tx.run('DELETE FROM running WHERE session_id = ? AND replica = ?', session, replica)
}

const findOpen = (tx: Transaction, replica: string | undefined, session?: string): Promise<Open[]> =>
  tx.all<Open>(
    `SELECT m.session_id, EXISTS (SELECT 1 FROM approvals a WHERE a.session_id = m.session_id
         AND a.state = 'claimed' AND (a.decided_by = m.id OR a.decided_by IS NULL AND a.decided_at >= m.created_at)) AS changing
     FROM sessions s JOIN messages m ON m.id = (SELECT max(id) FROM messages WHERE session_id = s.id)
     WHERE m.role = 'user'${session === undefined ? '' : ' AND s.id = ?'}
       ${replica === undefined ? '' : 'AND NOT EXISTS (SELECT 1 FROM running r WHERE r.session_id = s.id)'}`,
    ...(session === undefined ? [] : [session]),
  )

async function endOne(tx: Transaction, { session_id: session, changing }: Open): Promise<void> {
  const message = changing ? CUT_OFF_CHANGE : CUT_OFF
  const data: AnswerData = { error: { code: 'CANCELLED', message } }
  const changes: MadeChange[] = changing ? [{ text: 'A change that had been approved', isSure: false }] : []
  const stored = {
    role: 'assistant' as const,
    content: message,
    data: JSON.stringify(data),
    ...(changes.length && { changed: JSON.stringify(changes) }),
  }
  await insertMessage(tx, session, stored, new Date().toISOString())
}
