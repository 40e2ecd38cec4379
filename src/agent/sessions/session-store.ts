import { randomUUID } from 'node:crypto'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { AnswerData, AnswerMetadata } from '../../contract/chat.ts'
import { removeSessionFolder } from '../../lib/browser-session.ts'
import type { Json } from '../../lib/json.ts'
import type { Vault } from '../secrets/vault.ts'
import { addMessage, readMessages, readResultAt, type StoredMessage, type StoredResult } from './messages.ts'
import { openDatabase } from './open-database.ts'
import { removeFrom, type MadeChange } from './replace-question.ts'
import { noteResult, RESULT_LIMITS, type ResultLimits } from './result-store.ts'
import { toSearchText } from './search-text.ts'
import { slimData } from './slim-data.ts'
import {
  countSessions,
  listSessions,
  readSummary,
  searchSessions,
  type FoundSessions,
  type SessionSummary,
} from './summaries.ts'
import { hideInQuestion, setTitle, toTitle } from './titles.ts'
import { createWriter } from './writer.ts'

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
  listSessions(limit: number, skip: number): SessionSummary[]
  /** Those whose title and messages together have all words of `query`; all when it has none. */
  searchSessions(query: string, limit: number, skip: number): FoundSessions
  countSessions(): number
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

/**
 * Opens the conversations of a state folder. What was written survives a kill of the process. Throws
 * `STATE_NOT_WRITABLE` when the folder or its database cannot be used.
 */
export function openSessionStore(stateFolder: string, limits: SessionLimits = SESSION_LIMITS): SessionStore {
  const database = openDatabase(stateFolder)
  const all = (sql: string, ...values: SQLInputValue[]) => database.prepare(sql).all(...values) as Row[]
  const hasSession = (sessionId: string) => all('SELECT 1 FROM sessions WHERE id = ?', sessionId).length > 0
  const resultLimits = limits.results ?? RESULT_LIMITS
  const { write, afterwards } = createWriter(database, stateFolder)

  /** Else what is gone stays in the log of the database for a while. */
  const emptyLog = () => database.exec('PRAGMA wal_checkpoint(TRUNCATE)')

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
        addMessage(database, limits.messages, sessionId, { role: 'user', content: message })
        if (made.changes && countSessions(database) > limits.sessions) dropSessions(sessionId)
      }),
    hideInQuestion: (sessionId, hidden) => {
      if (write(() => hideInQuestion(database, sessionId, hidden))) emptyLog()
    },
    replaceQuestion: (sessionId, place, message, rewind) =>
      write(() => {
        const { question, changes } = removeFrom(database, sessionId, place, rewind)
        const [session] = all('SELECT title, named FROM sessions WHERE id = ?', sessionId)
        if (!session!.named && session!.title === toTitle(question)) setTitle(database, sessionId, toTitle(message))
        addMessage(database, limits.messages, sessionId, { role: 'user', content: message })
        return changes
      }),
    addAnswer: (sessionId, { response, data, metadata }, memory, changed) =>
      write(() => {
        const { text, isCut } = slimData(data)
        const id = addMessage(database, limits.messages, sessionId, {
          role: 'assistant',
          content: response,
          data: text,
          metadata: JSON.stringify(metadata),
          ...(changed?.length && { changed: JSON.stringify(changed) }),
        })
        const keepResult = isCut ? noteResult(database, id, data.result, resultLimits) : undefined
        if (keepResult) afterwards(keepResult)
        if (memory !== undefined)
          database.prepare('UPDATE sessions SET memory = ? WHERE id = ?').run(JSON.stringify(memory), sessionId)
        return (all('SELECT count(*) AS n FROM messages WHERE session_id = ?', sessionId)[0]!.n as number) - 1
      }),
    readMemory: sessionId => {
      const [row] = all('SELECT memory FROM sessions WHERE id = ?', sessionId)
      return row ? (JSON.parse(row.memory as string) as Json) : null
    },
    readSession: sessionId => {
      const summary = readSummary(database, sessionId)
      return summary && { ...summary, messages: readMessages(database, sessionId) }
    },
    readResult: (sessionId, place) => readResultAt(database, sessionId, place, resultLimits),
    listSessions: (limit, skip) => listSessions(database, limit, skip),
    searchSessions: (query, limit, skip) => searchSessions(database, query, limit, skip),
    countSessions: () => countSessions(database),
    renameSession: (sessionId, title) =>
      write(() => {
        setTitle(database, sessionId, title, { named: true })
        return readSummary(database, sessionId)
      }),
    hasSession,
    deleteSession: sessionId => {
      const isGone = write(() => database.prepare('DELETE FROM sessions WHERE id = ?').run(sessionId).changes > 0)
      if (!isGone) return false
      emptyLog()
      removeSessionFolder(stateFolder, sessionId)
      return true
    },
    close: () => database.close(),
  }
}
