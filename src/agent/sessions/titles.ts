import type { DatabaseSync } from 'node:sqlite'
import type { Vault } from '../secrets/vault.ts'
import { toSearchText } from './search-text.ts'

/** First line of the first message, short enough for a list. */
export const toTitle = (message: string): string => {
  const line = message.trim().replace(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}

/** Gives a session another title; `named`: it is a person's, and stays. */
export function setTitle(database: DatabaseSync, sessionId: string, title: string, { named = false } = {}): void {
  database
    .prepare('UPDATE sessions SET title = ?, named = max(named, ?) WHERE id = ?')
    .run(title, named ? 1 : 0, sessionId)
  database
    .prepare('UPDATE texts SET text = ? WHERE session_id = ? AND message_id IS NULL')
    .run(toSearchText(title), sessionId)
}

/** Hides in the last question, in the title that was made of it and in the memories kept for going back; false: nothing to hide. */
export function hideInQuestion(
  database: DatabaseSync,
  sessionId: string,
  { hide, hideValue }: Pick<Vault, 'hide' | 'hideValue'>,
): boolean {
  const question = database
    .prepare(`SELECT id, content FROM messages WHERE session_id = ? AND role = 'user' ORDER BY id DESC LIMIT 1`)
    .get(sessionId) as { id: number; content: string } | undefined
  const session = database.prepare('SELECT title FROM sessions WHERE id = ?').get(sessionId) as
    { title: string } | undefined
  if (!question || !session) return false
  const content = hide(question.content)
  // A title is cut: what is to change may be in it in part.
  const title = session.title === toTitle(question.content) ? toTitle(content) : hide(session.title)
  if (content !== question.content) {
    database.prepare('UPDATE messages SET content = ? WHERE id = ?').run(content, question.id)
    database.prepare('UPDATE texts SET text = ? WHERE message_id = ?').run(toSearchText(content), question.id)
  }
  if (title !== session.title) setTitle(database, sessionId, title)
  const memories = (
    database.prepare('SELECT id, memory FROM messages WHERE session_id = ? AND memory IS NOT NULL').all(sessionId) as {
      id: number
      memory: string
    }[]
  ).filter(({ memory }) => hide(memory) !== memory)
  for (const { id, memory } of memories)
    database
      .prepare('UPDATE messages SET memory = ? WHERE id = ?')
      .run(JSON.stringify(hideValue(JSON.parse(memory))), id)
  return content !== question.content || title !== session.title || memories.length > 0
}
