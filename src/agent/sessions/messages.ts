import type { DatabaseSync } from 'node:sqlite'
import type { AnswerData, AnswerMetadata } from '../../contract/chat.ts'
import { notFound } from '../../lib/errors.ts'
import { readResult, type ResultLimits } from './result-store.ts'
import { toSearchText } from './search-text.ts'

/** What was said, as the history keeps it. */
export interface StoredMessage {
  role: 'user' | 'assistant'
  content: string
  data?: AnswerData
  metadata?: AnswerMetadata
  /** Rows of the complete result, where `data.result` has a part of it. */
  result_rows?: number
  created_at: string
}

/** The complete result of an answer. */
export interface StoredResult {
  /** What was asked. */
  question: string
  result: unknown
  columns?: string[]
  /** The answer said that not everything was read for it. */
  isPart?: true
}

/** A message to be stored; what comes with it is JSON. */
type NewMessage = Pick<StoredMessage, 'role' | 'content'> & Partial<Record<'data' | 'metadata' | 'changed', string>>

/** Adds a message, a question with the memory as it is before it, and returns its id. Beyond `most` the oldest messages go. */
export function addMessage(
  database: DatabaseSync,
  most: number,
  sessionId: string,
  message: NewMessage,
): number | bigint {
  const now = new Date().toISOString()
  const id = insertMessage(database, sessionId, message, now)
  database.prepare('UPDATE sessions SET updated_at = ? WHERE id = ?').run(now, sessionId)
  database
    .prepare(
      `DELETE FROM messages WHERE session_id = ?1 AND id <=
         (SELECT id FROM messages WHERE session_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)`,
    )
    .run(sessionId, most)
  return id
}

/** Puts a message, and its text for the search, at the end of a session; nothing else of the session changes. */
export function insertMessage(
  database: DatabaseSync,
  sessionId: string,
  { role, content, data, metadata, changed }: NewMessage,
  at: string,
): number | bigint {
  const { lastInsertRowid: id } = database
    .prepare(
      `INSERT INTO messages (session_id, role, content, data, metadata, changed, created_at, memory)
         SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, iif(?2 = 'user', memory, NULL) FROM sessions WHERE id = ?1`,
    )
    .run(sessionId, role, content, data ?? null, metadata ?? null, changed ?? null, at)
  database
    .prepare('INSERT INTO texts (session_id, message_id, text) VALUES (?, ?, ?)')
    .run(sessionId, id, toSearchText(content))
  return id
}

type Row = Record<string, string | number | null>

/** The messages of a session in order. */
export function readMessages(database: DatabaseSync, sessionId: string): StoredMessage[] {
  const rows = database
    .prepare(
      `SELECT m.role, m.content, m.data, m.metadata, m.created_at, r.rows FROM messages m
         LEFT JOIN results r ON r.message_id = m.id AND r.body IS NOT NULL WHERE m.session_id = ? ORDER BY m.id`,
    )
    .all(sessionId) as Row[]
  return rows.map(toMessage)
}

function toMessage(row: Row, place: number): StoredMessage {
  return {
    role: row.role as StoredMessage['role'],
    content: row.content as string,
    ...(row.data !== null && { data: JSON.parse(row.data as string) as AnswerData }),
    ...(row.metadata !== null && { metadata: { ...(JSON.parse(row.metadata as string) as AnswerMetadata), place } }),
    ...(row.rows !== null && { result_rows: row.rows as number }),
    created_at: row.created_at as string,
  }
}

/** The complete result of the answer at a place. Throws 404 when there is none, 410 when it is no longer kept. */
export function readResultAt(
  database: DatabaseSync,
  sessionId: string,
  place: number,
  limits: ResultLimits,
): StoredResult {
  const row = database
    .prepare('SELECT id, data FROM messages WHERE session_id = ? ORDER BY id LIMIT 1 OFFSET ?')
    .get(sessionId, place) as { id: number; data: string | null } | undefined
  if (!row) throw notFound(`Message ${place} of session '${sessionId}'`)
  const data = JSON.parse(row.data ?? '{}') as AnswerData
  const kept = readResult(database, row.id, limits)
  const result = kept ? kept.result : data.result
  if (result === undefined || result === null) throw notFound(`A result of message ${place} of session '${sessionId}'`)
  const asked = database
    .prepare(`SELECT content FROM messages WHERE session_id = ? AND id < ? AND role = 'user' ORDER BY id DESC LIMIT 1`)
    .get(sessionId, row.id) as { content: string } | undefined
  return {
    question: asked?.content ?? '',
    result,
    ...(data.columns && { columns: data.columns }),
    ...(data.complete === false && { isPart: true as const }),
  }
}
