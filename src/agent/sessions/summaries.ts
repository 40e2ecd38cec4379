import type { Reader } from '../../store/contract.ts'
import { contains } from '../../store/dialect.ts'
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

/** Conversations, latest first; those of one owner, where given. */
export const listSessions = async (
  reader: Reader,
  limit: number,
  skip: number,
  owner?: string,
): Promise<SessionSummary[]> => {
  const own = owner === undefined ? '' : ' WHERE s.owner = ?'
  const sql = `${SUMMARY}${own} ORDER BY s.updated_at DESC, s.rowid DESC LIMIT ? OFFSET ?`
  return (await reader.all(sql, ...given(owner), limit, skip)).map(toSummary)
}

export const countSessions = async (reader: Reader, owner?: string): Promise<number> => {
  const own = owner === undefined ? '' : ' WHERE owner = ?'
  return (await reader.get<{ n: number }>(`SELECT count(*) AS n FROM sessions${own}`, ...given(owner)))!.n
}

const given = (owner: string | undefined) => (owner === undefined ? [] : [owner])

/** Conversations whose title and messages together have all words of a search, latest first, and how many there are. */
export async function searchSessions(
  reader: Reader,
  query: string,
  limit: number,
  skip: number,
  owner?: string,
): Promise<FoundSessions> {
  const words = toSearchWords(query)
  if (!words.length)
    return { sessions: await listSessions(reader, limit, skip, owner), total: await countSessions(reader, owner) }
  // The longest word is mostly the rarest: it is looked for first, the others where it is.
  const sorted = words.toSorted((a, b) => b.length - a.length)
  const found = sorted.reduce(
    (within, _word) =>
      `SELECT session_id FROM texts WHERE ${within && `session_id IN (${within}) AND `}${contains(reader, 'text')}`,
    '',
  )
  const ids = await reader.all<{ id: string }>(
    `SELECT s.id FROM sessions s WHERE s.id IN (${found})${owner === undefined ? '' : ' AND s.owner = ?'} ORDER BY s.updated_at DESC, s.rowid DESC`,
    ...sorted,
    ...given(owner),
  )
  const sessions = await Promise.all(ids.slice(skip, skip + limit).map(({ id }) => readSummary(reader, id)))
  return { sessions: sessions.filter(session => session !== undefined), total: ids.length }
}

export async function readSummary(reader: Reader, sessionId: string): Promise<SessionSummary | undefined> {
  const row = await reader.get(`${SUMMARY} WHERE s.id = ?`, sessionId)
  return row && toSummary(row)
}
