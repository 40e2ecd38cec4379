import { removeSessionFolder } from '../../lib/browser-session.ts'
import { randomUUID } from 'node:crypto'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { AnswerData, AnswerMetadata } from '../../contract/chat.ts'
import { notFound, stateNotWritable } from '../../lib/errors.ts'
import type { Json } from '../../lib/json.ts'
import type { Vault } from '../secrets/vault.ts'
import { openDatabase } from './open-database.ts'
import { removeFrom, type MadeChange } from './replace-question.ts'
import { keepResult, readResult, RESULT_LIMITS, type ResultLimits } from './result-store.ts'
import { toSearchText, toSearchWords } from './search-text.ts'
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
  /** Complete results; RESULT_LIMITS when absent. */
  results?: ResultLimits
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
  /**
   * Hides in the last thing the user said, in the title that was made of it and in the memories kept for going back; no file
   * holds what was there.
   */
  hideInQuestion(sessionId: string, hidden: Pick<Vault, 'hide' | 'hideValue'>): void
  /**
   * Removes a question, with everything after it, and asks another in its place, all or nothing. Returns what the removed
   * answers changed. Throws 404 and 422 when there is no question at that place.
   */
  replaceQuestion(
    sessionId: string,
    place: number,
    message: string,
    rewind: (before: Json, now: Json) => Json,
  ): MadeChange[]
  /**
   * Adds the answer and returns its place; `memory` is what the engine wants back at the next turn (undefined keeps the
   * earlier one), `changed` what it changed in a service.
   */
  addAnswer(
    sessionId: string,
    answer: { response: string; data: AnswerData; metadata: AnswerMetadata },
    memory?: Json,
    changed?: readonly MadeChange[],
  ): number
  readMemory(sessionId: string): Json
  readSession(sessionId: string): (SessionSummary & { messages: StoredMessage[] }) | undefined
  /** The complete result of the answer at a place. Throws 404 when there is none, 410 when it is no longer kept. */
  readResult(sessionId: string, place: number): StoredResult
  /** Those whose title and messages together have all words of `query`; all without one. */
  listSessions(limit: number, skip: number, query?: string): SessionSummary[]
  countSessions(query?: string): number
  /** Gives a session another title, which stays; undefined when there is no such session. */
  renameSession(sessionId: string, title: string): SessionSummary | undefined
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
  const resultLimits = limits.results ?? RESULT_LIMITS
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

  /** The condition that all words of a search are in the title or a message, and its values. */
  function matching(query = ''): { where: string; words: string[] } {
    const words = toSearchWords(query)
    const one = 's.id IN (SELECT session_id FROM texts WHERE instr(text, ?))'
    return { where: words.length ? `WHERE ${words.map(() => one).join(' AND ')}` : '', words }
  }
  const countSessions = (query?: string) => {
    const { where, words } = matching(query)
    return all(`SELECT count(*) AS n FROM sessions s ${where}`, ...words)[0]!.n as number
  }

  function setTitle(sessionId: string, title: string, named: 0 | 1): void {
    database.prepare('UPDATE sessions SET title = ?, named = max(named, ?) WHERE id = ?').run(title, named, sessionId)
    database
      .prepare('UPDATE texts SET text = ? WHERE session_id = ? AND message_id IS NULL')
      .run(toSearchText(title), sessionId)
  }

  /** Adds a message; a question with the memory as it is before it. */
  function addMessage(
    sessionId: string,
    role: StoredMessage['role'],
    content: string,
    more: { data?: string; metadata?: string; changed?: string } = {},
  ): number | bigint {
    const now = new Date().toISOString()
    const { data = null, metadata = null, changed = null } = more
    const { lastInsertRowid: id } = database
      .prepare(
        `INSERT INTO messages (session_id, role, content, data, metadata, changed, created_at, memory)
           SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, iif(?2 = 'user', memory, NULL) FROM sessions WHERE id = ?1`,
      )
      .run(sessionId, role, content, data, metadata, changed, now)
    database
      .prepare('INSERT INTO texts (session_id, message_id, text) VALUES (?, ?, ?)')
      .run(sessionId, id, toSearchText(content))
    database.prepare('UPDATE sessions SET updated_at = ? WHERE id = ?').run(now, sessionId)
    database
      .prepare(
        `DELETE FROM messages WHERE session_id = ?1 AND id <=
           (SELECT id FROM messages WHERE session_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)`,
      )
      .run(sessionId, limits.messages)
    return id
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
        if (made.changes)
          database
            .prepare('INSERT INTO texts (session_id, text) VALUES (?, ?)')
            .run(sessionId, toSearchText(toTitle(message)))
        addMessage(sessionId, 'user', message)
        if (made.changes && countSessions() > limits.sessions) dropSessions(sessionId)
      }),
    hideInQuestion: (sessionId, { hide: change, hideValue }) => {
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
        if (content !== before) {
          database.prepare('UPDATE messages SET content = ? WHERE id = ?').run(content, row.id as number)
          database
            .prepare('UPDATE texts SET text = ? WHERE message_id = ?')
            .run(toSearchText(content), row.id as number)
        }
        if (title !== session.title) setTitle(sessionId, title, 0)
        const memories = all('SELECT id, memory FROM messages WHERE session_id = ? AND memory IS NOT NULL', sessionId)
        for (const { id, memory } of memories.filter(one => change(one.memory as string) !== one.memory))
          database
            .prepare('UPDATE messages SET memory = ? WHERE id = ?')
            .run(JSON.stringify(hideValue(JSON.parse(memory as string))), id!)
        return content !== before || title !== session.title
      })
      // Else what was there stays in the log of the database.
      if (isChanged) database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    },
    replaceQuestion: (sessionId, place, message, rewind) =>
      write(() => {
        const { question, changes } = removeFrom(database, sessionId, place, rewind)
        const [session] = all('SELECT title, named FROM sessions WHERE id = ?', sessionId)
        if (!session!.named && session!.title === toTitle(question)) setTitle(sessionId, toTitle(message), 0)
        addMessage(sessionId, 'user', message)
        return changes
      }),
    addAnswer: (sessionId, { response, data, metadata }, memory, changed) =>
      write(() => {
        const { text, isCut } = slimData(data)
        const id = addMessage(sessionId, 'assistant', response, {
          data: text,
          metadata: JSON.stringify(metadata),
          ...(changed?.length && { changed: JSON.stringify(changed) }),
        })
        if (isCut) keepResult(database, id, data.result, resultLimits)
        if (memory !== undefined)
          database.prepare('UPDATE sessions SET memory = ? WHERE id = ?').run(JSON.stringify(memory), sessionId)
        return (all('SELECT count(*) AS n FROM messages WHERE session_id = ?', sessionId)[0]!.n as number) - 1
      }),
    readMemory: sessionId => {
      const [row] = all('SELECT memory FROM sessions WHERE id = ?', sessionId)
      return row ? (JSON.parse(row.memory as string) as Json) : null
    },
    readSession: sessionId => {
      const [row] = all(`${SUMMARY} WHERE s.id = ?`, sessionId)
      if (!row) return undefined
      const rows = all(
        `SELECT m.role, m.content, m.data, m.metadata, m.created_at, r.rows FROM messages m
           LEFT JOIN results r ON r.message_id = m.id AND r.body IS NOT NULL WHERE m.session_id = ? ORDER BY m.id`,
        sessionId,
      )
      return { ...toSummary(row), messages: rows.map(toMessage) }
    },
    readResult: (sessionId, place) => {
      const [row] = all(
        'SELECT id, role, data FROM messages WHERE session_id = ? ORDER BY id LIMIT 1 OFFSET ?',
        sessionId,
        place,
      )
      if (!row) throw notFound(`Message ${place} of session '${sessionId}'`)
      const data = JSON.parse((row.data as string | null) ?? '{}') as AnswerData
      const whole = readResult(database, row.id as number, resultLimits)?.result ?? data.result ?? undefined
      if (whole === undefined) throw notFound(`A result of message ${place} of session '${sessionId}'`)
      const [asked] = all(
        `SELECT content FROM messages WHERE session_id = ? AND id < ? AND role = 'user' ORDER BY id DESC LIMIT 1`,
        sessionId,
        row.id as number,
      )
      return {
        question: (asked?.content as string | undefined) ?? '',
        result: whole,
        ...(data.columns && { columns: data.columns }),
      }
    },
    listSessions: (limit, skip, query) => {
      const { where, words } = matching(query)
      const sql = `${SUMMARY} ${where} ORDER BY s.updated_at DESC, s.rowid DESC LIMIT ? OFFSET ?`
      return all(sql, ...words, limit, skip).map(toSummary)
    },
    renameSession: (sessionId, title) =>
      write(() => {
        setTitle(sessionId, title, 1)
        const [row] = all(`${SUMMARY} WHERE s.id = ?`, sessionId)
        return row && toSummary(row)
      }),
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

const isStorageError = (error: unknown) => (error as { code?: string } | null)?.code === 'ERR_SQLITE_ERROR'
