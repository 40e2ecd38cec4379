import type { DatabaseSync } from 'node:sqlite'
import { toSearchWords } from './search-text.ts'

/** A conversation as `GET /sessions` lists it. */
export interface SessionSummary {
  session_id: string
  title: string
  created_at: string
  updated_at: string
  message_count: number
}

const SUMMARY = `SELECT s.id AS session_id, s.title, s.created_at, s.updated_at,
  (SELECT count(*) FROM messages m WHERE m.session_id = s.id) AS message_count FROM sessions s`

/** The condition that all words of a search are in the title or a message, and its values. */
function matching(query = ''): { where: string; words: string[] } {
  const words = toSearchWords(query)
  const one = 's.id IN (SELECT session_id FROM texts WHERE instr(text, ?))'
  return { where: words.length ? `WHERE ${words.map(() => one).join(' AND ')}` : '', words }
}

const toSummary = (row: object) => ({ ...row }) as SessionSummary

/** Conversations, latest first. */
export function listSessions(database: DatabaseSync, limit: number, skip: number, query?: string): SessionSummary[] {
  const { where, words } = matching(query)
  const sql = `${SUMMARY} ${where} ORDER BY s.updated_at DESC, s.rowid DESC LIMIT ? OFFSET ?`
  return database
    .prepare(sql)
    .all(...words, limit, skip)
    .map(toSummary)
}

export function countSessions(database: DatabaseSync, query?: string): number {
  const { where, words } = matching(query)
  return database.prepare(`SELECT count(*) AS n FROM sessions s ${where}`).get(...words)!.n as number
}

export function readSummary(database: DatabaseSync, sessionId: string): SessionSummary | undefined {
  const row = database.prepare(`${SUMMARY} WHERE s.id = ?`).get(sessionId)
  return row && toSummary(row)
}
