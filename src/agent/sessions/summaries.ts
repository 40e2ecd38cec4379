import type { DatabaseSync } from 'node:sqlite'
import { toSearchWords } from './search-text.ts'

/** A conversation as `GET /sessions` lists it. */
export interface SessionSummary {
  session_id: string
  title: string
  created_at: string
  updated_at: string
  message_count: number
  /** Something in it waits for a yes; absent otherwise. */
  waiting?: true
}

/** What a search found. */
export interface FoundSessions {
  /** Those of the page that was asked for. */
  sessions: SessionSummary[]
  total: number
}

const SUMMARY = `SELECT s.id AS session_id, s.title, s.created_at, s.updated_at,
  (SELECT count(*) FROM messages m WHERE m.session_id = s.id) AS message_count,
  EXISTS (SELECT 1 FROM approvals a WHERE a.session_id = s.id AND a.state = 'waiting') AS waits FROM sessions s`

const toSummary = ({ waits, ...row }: Record<string, unknown>) =>
  ({ ...row, ...(waits === 1 && { waiting: true }) }) as SessionSummary

/** Conversations, latest first. */
export const listSessions = (database: DatabaseSync, limit: number, skip: number): SessionSummary[] =>
  database
    .prepare(`${SUMMARY} ORDER BY s.updated_at DESC, s.rowid DESC LIMIT ? OFFSET ?`)
    .all(limit, skip)
    .map(toSummary)

export const countSessions = (database: DatabaseSync): number =>
  database.prepare('SELECT count(*) AS n FROM sessions').get()!.n as number

/** Conversations whose title and messages together have all words of a search, latest first, and how many there are. */
export function searchSessions(database: DatabaseSync, query: string, limit: number, skip: number): FoundSessions {
  const words = toSearchWords(query)
  if (!words.length) return { sessions: listSessions(database, limit, skip), total: countSessions(database) }
  // The longest word is mostly the rarest: it is looked for first, the others where it is.
  const sorted = words.toSorted((a, b) => b.length - a.length)
  const found = sorted.reduce(
    (within, _word) => `SELECT session_id FROM texts WHERE ${within && `session_id IN (${within}) AND `}instr(text, ?)`,
    '',
  )
  const ids = database
    .prepare(`SELECT s.id FROM sessions s WHERE s.id IN (${found}) ORDER BY s.updated_at DESC, s.rowid DESC`)
    .all(...sorted) as { id: string }[]
  const sessions = ids.slice(skip, skip + limit).flatMap(({ id }) => readSummary(database, id) ?? [])
  return { sessions, total: ids.length }
}

export function readSummary(database: DatabaseSync, sessionId: string): SessionSummary | undefined {
  const row = database.prepare(`${SUMMARY} WHERE s.id = ?`).get(sessionId)
  return row && toSummary(row)
}
