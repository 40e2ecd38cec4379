import type { Transaction } from '../../store/contract.ts'
import type { Vault } from '../secrets/vault.ts'
import { toSearchText } from './search-text.ts'

/** First line of the first message, short enough for a list. */
export const toTitle = (message: string): string => {
  const line = message.trim().replace(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}

/** Gives a session another title; `named`: it is a person's, and stays. */
export async function setTitle(
  tx: Transaction,
  sessionId: string,
  title: string,
  { named = false } = {},
): Promise<void> {
  await tx.run(`UPDATE sessions SET title = ?${named ? ', named = 1' : ''} WHERE id = ?`, title, sessionId)
  await tx.run('UPDATE texts SET text = ? WHERE session_id = ? AND message_id IS NULL', toSearchText(title), sessionId)
}

/** Hides in the last question, in the title that was made of it and in the memories kept for going back; false: nothing to hide. */
export async function hideInQuestion(
  tx: Transaction,
  sessionId: string,
  { hide, hideValue }: Pick<Vault, 'hide' | 'hideValue'>,
): Promise<boolean> {
  const question = await tx.get<{ id: number; content: string }>(
    `SELECT id, content FROM messages WHERE session_id = ? AND role = 'user' ORDER BY id DESC LIMIT 1`,
    sessionId,
  )
  const session = await tx.get<{ title: string }>('SELECT title FROM sessions WHERE id = ?', sessionId)
  if (!question || !session) return false
  const content = hide(question.content)
  // A title is cut: what is to change may be in it in part.
  const title = session.title === toTitle(question.content) ? toTitle(content) : hide(session.title)
  if (content !== question.content) {
    await tx.run('UPDATE messages SET content = ? WHERE id = ?', content, question.id)
    await tx.run('UPDATE texts SET text = ? WHERE message_id = ?', toSearchText(content), question.id)
  }
  if (title !== session.title) await setTitle(tx, sessionId, title)
  const kept = await tx.all<{ id: number; memory: string }>(
    'SELECT id, memory FROM messages WHERE session_id = ? AND memory IS NOT NULL',
    sessionId,
  )
  const memories = kept.filter(({ memory }) => hide(memory) !== memory)
  for (const { id, memory } of memories)
    await tx.run('UPDATE messages SET memory = ? WHERE id = ?', JSON.stringify(hideValue(JSON.parse(memory))), id)
  return content !== question.content || title !== session.title || memories.length > 0
}
