import { removeSessionFolder } from '../../lib/browser-session.ts'
import { randomUUID } from 'node:crypto'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { AnswerData, AnswerMetadata } from '../../contract/chat.ts'
import { stateNotWritable } from '../../lib/errors.ts'
import type { Json } from '../../lib/json.ts'
import { openDatabase } from './open-database.ts'
import { slimData } from './slim-data.ts'

/** A conversation as `GET /sessions` lists it. */
export interface SessionSummary {
  session_id: string
  title: string
  created_at: string
  updated_at: string
  message_count: number
}

/** What was said, as the history keeps it. */
export interface StoredMessage {
  role: 'user' | 'assistant'
  content: string
  data?: AnswerData
  metadata?: AnswerMetadata
  created_at: string
}

/** How much is kept. */
export interface SessionLimits {
  /**
   * Sessions kept. Beyond it those idle longest go: first the single questions (one exchange under an id that the
   * server made, with no write that waits), then conversations.
   */
  sessions: number
  /** Messages kept in one session; beyond it the oldest go. */
  messages: number
}

/** What the server keeps; README, Configuration, names these figures. */
export const SESSION_LIMITS: SessionLimits = { sessions: 500, messages: 400 }

type Row = Record<string, string | number | null>

/** Conversations on disk. Nothing of an idle session stays in memory. */
export interface SessionStore {
  /**
   * Adds what the user said; makes the session when it is new, and then older ones beyond the limit go. `ownId`: the
   * client named no session, so the id is the server's own.
   */
  addQuestion(sessionId: string, message: string, options?: { ownId?: boolean }): void
  /** Changes the last thing the user said, and the title that was made of it; no file holds what was there. */
  changeQuestion(sessionId: string, change: (text: string) => string): void
  /** Adds the answer; `memory` is what the engine wants back at the next turn (undefined keeps the earlier one). */
  addAnswer(
    sessionId: string,
    answer: { response: string; data: AnswerData; metadata: AnswerMetadata },
    memory?: Json,
  ): void
  readMemory(sessionId: string): Json
  readSession(sessionId: string): (SessionSummary & { messages: StoredMessage[] }) | undefined
  listSessions(limit: number, skip: number): SessionSummary[]
  countSessions(): number
  hasSession(sessionId: string): boolean
  /** False when there was none. */
  deleteSession(sessionId: string): boolean
  /** Runs writes as one: all of them or none. Throws `STATE_NOT_WRITABLE` when the disk refuses. */
  write<T>(work: (database: DatabaseSync) => T): T
  read<T>(work: (database: DatabaseSync) => T): T
  close(): void
}

/** The id of a conversation that a client began without naming one. */
export const createSessionId = () => randomUUID()

/** First line of the first message, short enough for a list. */
const toTitle = (message: string) => {
  const line = message.trim().replace(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}

/**
 * Opens the conversations of a state folder. What was written survives a kill of the process. Throws
 * `STATE_NOT_WRITABLE` when the folder or its database cannot be used.
 */
export function openSessionStore(stateFolder: string, limits: SessionLimits = SESSION_LIMITS): SessionStore {
  const database = openDatabase(stateFolder)
  const all = (sql: string, ...values: SQLInputValue[]) => database.prepare(sql).all(...values) as Row[]
  const hasSession = (sessionId: string) => all('SELECT 1 FROM sessions WHERE id = ?', sessionId).length > 0
  const countSessions = () => all('SELECT count(*) AS n FROM sessions')[0]!.n as number
  let depth = 0

  function write<T>(work: (database: DatabaseSync) => T): T {
    if (depth > 0) return work(database)
    try {
      database.exec('BEGIN IMMEDIATE')
      depth++
      try {
        const value = work(database)
        database.exec('COMMIT')
        return value
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      } finally {
        depth--
      }
    } catch (error) {
      throw isStorageError(error) ? stateNotWritable(stateFolder, error) : error
    }
  }

  const SUMMARY = `SELECT s.id, s.title, s.created_at, s.updated_at,
    (SELECT count(*) FROM messages m WHERE m.session_id = s.id) AS message_count FROM sessions s`
  const toSummary = (row: Row) =>
    ({
      session_id: row.id,
      title: row.title,
      created_at: row.created_at,
      updated_at: row.updated_at,
      message_count: row.message_count,
    }) as SessionSummary

  function addMessage(sessionId: string, role: string, content: string, data: string | null, metadata: string | null) {
    const now = new Date().toISOString()
    database
      .prepare('INSERT INTO messages (session_id, role, content, data, metadata, created_at) VALUES (?, ?, ?, ?, ?, ?)')
      .run(sessionId, role, content, data, metadata, now)
    database.prepare('UPDATE sessions SET updated_at = ? WHERE id = ?').run(now, sessionId)
    database
      .prepare(
        `DELETE FROM messages WHERE session_id = ?1 AND id <=
           (SELECT id FROM messages WHERE session_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)`,
      )
      .run(sessionId, limits.messages)
  }

  /** Brings the sessions back to the limit; `current` stays. */
  function dropSessions(current: string): void {
    const isSingle = `s.own_id = 1
      AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.session_id = s.id LIMIT 1 OFFSET 2)
      AND NOT EXISTS (SELECT 1 FROM approvals a WHERE a.session_id = s.id AND a.state = 'waiting')`
    const dropped = database
      .prepare(
        `DELETE FROM sessions WHERE id IN (SELECT s.id FROM sessions s WHERE s.id <> ?
           ORDER BY ${isSingle}, s.updated_at DESC, s.rowid DESC LIMIT -1 OFFSET ?) RETURNING id`,
      )
      .all(current, limits.sessions - 1)
    for (const { id } of dropped) removeSessionFolder(stateFolder, id as string)
  }

  return {
    write,
    read: work => work(database),
    addQuestion: (sessionId, message, { ownId = false } = {}) =>
      write(() => {
        const now = new Date().toISOString()
        const made = database
          .prepare(
            'INSERT INTO sessions (id, title, created_at, updated_at, own_id) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
          )
          .run(sessionId, toTitle(message), now, now, ownId ? 1 : 0)
        addMessage(sessionId, 'user', message, null, null)
        if (made.changes && countSessions() > limits.sessions) dropSessions(sessionId)
      }),
    changeQuestion: (sessionId, change) => {
      const isChanged = write(() => {
        const [row] = all(
          `SELECT id, content FROM messages WHERE session_id = ? AND role = 'user' ORDER BY id DESC LIMIT 1`,
          sessionId,
        )
        const [session] = all('SELECT title FROM sessions WHERE id = ?', sessionId)
        if (!row || !session) return false
        const [before, content] = [row.content as string, change(row.content as string)]
        // A title is cut: what is to change may be in it in part.
        const title = session.title === toTitle(before) ? toTitle(content) : change(session.title as string)
        if (content !== before)
          database.prepare('UPDATE messages SET content = ? WHERE id = ?').run(content, row.id as number)
        if (title !== session.title)
          database.prepare('UPDATE sessions SET title = ? WHERE id = ?').run(title, sessionId)
        return content !== before || title !== session.title
      })
      // Else what was there stays in the log of the database.
      if (isChanged) database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    },
    addAnswer: (sessionId, { response, data, metadata }, memory) =>
      write(() => {
        addMessage(sessionId, 'assistant', response, slimData(data), JSON.stringify(metadata))
        if (memory !== undefined)
          database.prepare('UPDATE sessions SET memory = ? WHERE id = ?').run(JSON.stringify(memory), sessionId)
      }),
    readMemory: sessionId => {
      const [row] = all('SELECT memory FROM sessions WHERE id = ?', sessionId)
      return row ? (JSON.parse(row.memory as string) as Json) : null
    },
    readSession: sessionId => {
      const [row] = all(`${SUMMARY} WHERE s.id = ?`, sessionId)
      if (!row) return undefined
      const rows = all(
        'SELECT role, content, data, metadata, created_at FROM messages WHERE session_id = ? ORDER BY id',
        sessionId,
      )
      return { ...toSummary(row), messages: rows.map(toMessage) }
    },
    listSessions: (limit, skip) =>
      all(`${SUMMARY} ORDER BY s.updated_at DESC, s.rowid DESC LIMIT ? OFFSET ?`, limit, skip).map(toSummary),
    countSessions,
    hasSession,
    deleteSession: sessionId => {
      const isGone = write(() => database.prepare('DELETE FROM sessions WHERE id = ?').run(sessionId).changes > 0)
      if (isGone) removeSessionFolder(stateFolder, sessionId)
      return isGone
    },
    close: () => database.close(),
  }
}

function toMessage(row: Row): StoredMessage {
  return {
    role: row.role as StoredMessage['role'],
    content: row.content as string,
    ...(row.data !== null && { data: JSON.parse(row.data as string) as AnswerData }),
    ...(row.metadata !== null && { metadata: JSON.parse(row.metadata as string) as AnswerMetadata }),
    created_at: row.created_at as string,
  }
}

const isStorageError = (error: unknown) => (error as { code?: string } | null)?.code === 'ERR_SQLITE_ERROR'
