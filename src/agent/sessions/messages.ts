import type { AnswerData, AnswerMetadata } from '../../contract/chat.ts'
import { notFound } from '../../lib/errors.ts'
import type { Reader, Transaction } from '../../store/contract.ts'
import { readResult, type ResultLimits } from './result-store.ts'
import { toSearchText } from './search-text.ts'
import { timeOfUse } from './time-of-use.ts'

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

/**
 * Adds a message, a question with the memory as it is before it, and returns its id; undefined when the session is gone. Beyond
 * `most` the oldest messages go.
 */
export async function addMessage(
  tx: Transaction,
  most: number,
  sessionId: string,
  message: NewMessage,
): Promise<number | undefined> {
  const id = await insertMessage(tx, sessionId, message, new Date().toISOString())
  await tx.run('UPDATE sessions SET updated_at = ? WHERE id = ?', timeOfUse(), sessionId)
  await tx.run(
    `DELETE FROM messages WHERE session_id = ?1 AND id <=
       (SELECT id FROM messages WHERE session_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)`,
    sessionId,
    most,
  )
  return id
}

/**
 * Puts a message, and its text for the search, at the end of a session; nothing else of the session changes. Returns its id, or
 * undefined when the session is gone.
 */
export async function insertMessage(
  tx: Transaction,
  sessionId: string,
  { role, content, data, metadata, changed }: NewMessage,
  at: string,
): Promise<number | undefined> {
  const memory = role === 'user' ? 'memory' : 'NULL'
  const message = await tx.get<{ id: number }>(
    `INSERT INTO messages (session_id, role, content, data, metadata, changed, created_at, memory)
       SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ${memory} FROM sessions WHERE id = ?1 RETURNING id`,
    sessionId,
    role,
    content,
    data ?? null,
    metadata ?? null,
    changed ?? null,
    at,
  )
  if (!message) return undefined
  await tx.run(
    'INSERT INTO texts (session_id, message_id, text) VALUES (?, ?, ?)',
    sessionId,
    message.id,
    toSearchText(content),
  )
  return message.id
}

type Row = Record<string, string | number | null>

/** The messages of a session in order. */
export async function readMessages(reader: Reader, sessionId: string): Promise<StoredMessage[]> {
  const rows = await reader.all<Row>(
    `SELECT m.role, m.content, m.data, m.metadata, m.created_at, r.rows FROM messages m
       LEFT JOIN results r ON r.message_id = m.id AND r.body IS NOT NULL WHERE m.session_id = ? ORDER BY m.id`,
    sessionId,
  )
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
export async function readResultAt(
  reader: Reader,
  sessionId: string,
  place: number,
  limits: ResultLimits,
): Promise<StoredResult> {
  const row = await reader.get<{ id: number; data: string | null }>(
    'SELECT id, data FROM messages WHERE session_id = ? ORDER BY id LIMIT 1 OFFSET ?',
    sessionId,
    place,
  )
  if (!row) throw notFound(`Message ${place} of session '${sessionId}'`)
  const data = JSON.parse(row.data ?? '{}') as AnswerData
  const kept = await readResult(reader, row.id, limits)
  const result = kept ? kept.result : data.result
  if (result === undefined || result === null) throw notFound(`A result of message ${place} of session '${sessionId}'`)
  const asked = await reader.get<{ content: string }>(
    `SELECT content FROM messages WHERE session_id = ? AND id < ? AND role = 'user' ORDER BY id DESC LIMIT 1`,
    sessionId,
    row.id,
  )
  return {
    question: asked?.content ?? '',
    result,
    ...(data.columns && { columns: data.columns }),
    ...(data.complete === false && { isPart: true as const }),
  }
}
