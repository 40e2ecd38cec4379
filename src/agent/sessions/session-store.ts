import { randomUUID } from 'node:crypto'
import type { AnswerData, AnswerMetadata } from '../../contract/chat.ts'
import { removeSessionFolder } from '../../lib/browser-session.ts'
import { notFound } from '../../lib/errors.ts'
import type { Json } from '../../lib/json.ts'
import type { DatabaseSettings } from '../../config/settings.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Database, Reader, Transaction } from '../../store/contract.ts'
import type { Vault } from '../secrets/vault.ts'
import { addMessage, readMessages, readResultAt, type StoredMessage, type StoredResult } from './messages.ts'
import { endCutOff } from './end-cut-off.ts'
import { keyOf, openAgentDatabase } from './open-database.ts'
import { findQuestion, removeFrom, type MadeChange } from './replace-question.ts'
import { maySee, type Owner } from './owners.ts'
import { noteResult, RESULT_LIMITS, type KeepResult, type ResultLimits } from './result-store.ts'
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
import { timeOfUse } from './time-of-use.ts'

/** How much is kept. */
export interface SessionLimits {
  /**
   * Sessions kept. Beyond it those idle longest go: first the single questions (one exchange under an id that the
   * server made, with no write that waits), then conversations. Of several keys the one that holds most of them loses
   * them: nobody pushes out the few of somebody else by beginning many.
   */
  sessions: number
  /** Messages kept in one session; beyond it the oldest go. */
  messages: number
  /** Complete results; RESULT_LIMITS when absent. */
  results?: ResultLimits
}

/** What the server keeps; README, Configuration, names these figures. */
export const SESSION_LIMITS: SessionLimits = { sessions: 500, messages: 400 }

/** An answer that is stored. */
export interface StoredAnswer {
  /** Its place among the messages. */
  place: number
  /** Keeps its complete result, once the answer itself is stored. */
  keepResult?: KeepResult | undefined
}

/** Conversations on disk or in PostgreSQL. Nothing of an idle session stays in memory. */
export interface SessionStore {
  readonly database: Database
  /**
   * Adds what the user said; makes the session when it is new, and then older ones beyond the limit go. `ownId`: the
   * client named no session, so the id is the server's own. A new session belongs to `owner`; throws 404 where one belongs to
   * another. `mayBegin` says at the last moment whether there may be a new one: false when there was to be none.
   */
  addQuestion(
    sessionId: string,
    message: string,
    options?: { ownId?: boolean; owner?: Owner | undefined; mayBegin?: () => boolean },
  ): Promise<boolean>
  /**
   * Hides in the last thing the user said, in the title that was made of it and in the memories kept for going back; no file
   * holds what was there.
   */
  hideInQuestion(sessionId: string, hidden: Pick<Vault, 'hide' | 'hideValue'>): Promise<void>
  /** Throws 404 and 422 when there is no question at a place. */
  checkQuestion(sessionId: string, place: number): Promise<void>
  /**
   * Removes a question, with everything after it, and asks another in its place, all or nothing. Returns what the removed
   * answers changed. Throws 404 and 422 when there is no question at that place.
   */
  replaceQuestion(
    sessionId: string,
    place: number,
    message: string,
    rewind: (before: Json, now: Json) => Json,
  ): Promise<MadeChange[]>
  /**
   * Adds the answer, within a write about the session; `memory` is what the engine wants back at the next turn (undefined keeps
   * the earlier one), `changed` what it changed in a service. Undefined when the session is gone.
   */
  addAnswer(
    tx: Transaction,
    sessionId: string,
    answer: { response: string; data: AnswerData; metadata: AnswerMetadata },
    memory?: Json,
    changed?: readonly MadeChange[],
  ): Promise<StoredAnswer | undefined>
  /** A write about one session. */
  write<T>(sessionId: string, work: (tx: Transaction) => Promise<T>): Promise<T>
  readMemory(sessionId: string): Promise<Json>
  readSession(sessionId: string): Promise<(SessionSummary & { messages: StoredMessage[] }) | undefined>
  /** The complete result of the answer at a place. Throws 404 when there is none, 410 when it is no longer kept. */
  readResult(sessionId: string, place: number): Promise<StoredResult>
  listSessions(limit: number, skip: number, owner?: string): Promise<SessionSummary[]>
  /** Those whose title and messages together have all words of `query`; all when it has none. Only those of `owner`, where given. */
  searchSessions(query: string, limit: number, skip: number, owner?: string): Promise<FoundSessions>
  countSessions(): Promise<number>
  /** Gives a session another title, which stays; undefined when there is no such session. */
  renameSession(sessionId: string, title: string): Promise<SessionSummary | undefined>
  hasSession(sessionId: string): Promise<boolean>
  /** The same within a write about it. */
  isKnown(tx: Transaction, sessionId: string): Promise<boolean>
  /** False when there was none. */
  deleteSession(sessionId: string): Promise<boolean>
  close(): Promise<void>
}

/** The id of a conversation that a client began without naming one. */
export const createSessionId = () => randomUUID()

/** Sessions beyond the limit that may be there where many servers make them: bringing them back costs more there. */
const SHARED_SLACK = 0.1

/**
 * Opens the conversations of a state folder, or of PostgreSQL where it is set. What was written survives a kill of the process.
 * What a process left without an answer is answered here (in PostgreSQL by the replicas, src/agent/replicas). Throws
 * `STATE_NOT_WRITABLE`, `STATE_NEWER` or `DATABASE_UNREACHABLE` when they cannot be used.
 */
export async function openSessionStore(
  stateFolder: string,
  limits: SessionLimits = SESSION_LIMITS,
  settings?: DatabaseSettings,
  logger?: Logger,
): Promise<SessionStore> {
  const database = await openAgentDatabase(stateFolder, settings, logger)
  if (!database.isShared) await database.write(tx => endCutOff(tx))
  return createSessionStore(database, stateFolder, limits)
}

const isKnown = async (reader: Reader, sessionId: string): Promise<boolean> =>
  (await reader.get('SELECT 1 AS one FROM sessions WHERE id = ?', sessionId)) !== undefined

function createSessionStore(database: Database, stateFolder: string, limits: SessionLimits): SessionStore {
  const resultLimits = limits.results ?? RESULT_LIMITS
  const mostSessions = limits.sessions * (database.isShared ? 1 + SHARED_SLACK : 1)
  const write: SessionStore['write'] = (sessionId, work) => database.write(work, keyOf(sessionId))

  /** Brings the sessions back to the limit; `current` stays, and what is being answered. */
  async function dropSessions(current: string): Promise<void> {
    const isSingle = `s.own_id = 1
      AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.session_id = s.id LIMIT 1 OFFSET 2)
      AND NOT EXISTS (SELECT 1 FROM approvals a WHERE a.session_id = s.id AND a.state = 'waiting')`
    const isIdle = database.isShared ? 'id NOT IN (SELECT session_id FROM running) AND ' : ''
    const dropped = await database.write(
      tx =>
        tx.all<{ id: string }>(
          `DELETE FROM sessions WHERE ${isIdle}id IN (SELECT s.id FROM sessions s WHERE s.id <> ?
             ORDER BY row_number() OVER (PARTITION BY s.owner ORDER BY ${isSingle}, s.updated_at DESC, s.rowid DESC),
               s.updated_at DESC, s.rowid DESC LIMIT 1000000 OFFSET ?) RETURNING id`,
          current,
          limits.sessions - 1,
        ),
      { key: 'sessions' },
    )
    for (const { id } of dropped) removeSessionFolder(stateFolder, id)
  }

  return {
    database,
    write,
    addQuestion: async (sessionId, message, { ownId = false, owner, mayBegin = () => true } = {}) => {
      const isNew = await write(sessionId, async tx => {
        // What is deleted is stopped before: a message of it that comes later brings it back no more.
        if (!mayBegin() && !(await isKnown(tx, sessionId))) return undefined
        const title = toTitle(message)
        const made = await tx.run(
          'INSERT INTO sessions (id, title, created_at, updated_at, own_id, owner) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
          sessionId,
          title,
          new Date().toISOString(),
          timeOfUse(),
          ownId ? 1 : 0,
          owner?.id ?? null,
        )
        if (!made && !(await maySee(tx, owner, sessionId))) throw notFound(`Session '${sessionId}'`)
        if (made) await tx.run('INSERT INTO texts (session_id, text) VALUES (?, ?)', sessionId, toSearchText(title))
        await addMessage(tx, limits.messages, sessionId, { role: 'user', content: message })
        return made > 0
      })
      if (isNew && (await countSessions(database)) > mostSessions) await dropSessions(sessionId)
      return isNew !== undefined
    },
    hideInQuestion: async (sessionId, hidden) => {
      if (await write(sessionId, tx => hideInQuestion(tx, sessionId, hidden))) await database.forgetDeleted()
    },
    checkQuestion: async (sessionId, place) => void (await findQuestion(database, sessionId, place)),
    replaceQuestion: (sessionId, place, message, rewind) =>
      write(sessionId, async tx => {
        const { question, changes } = await removeFrom(tx, sessionId, place, rewind)
        const session = await tx.get<{ title: string; named: number }>(
          'SELECT title, named FROM sessions WHERE id = ?',
          sessionId,
        )
        if (!session!.named && session!.title === toTitle(question)) await setTitle(tx, sessionId, toTitle(message))
        await addMessage(tx, limits.messages, sessionId, { role: 'user', content: message })
        return changes
      }),
    addAnswer: async (tx, sessionId, { response, data, metadata }, memory, changed) => {
      const { text, isCut } = slimData(data)
      const id = await addMessage(tx, limits.messages, sessionId, {
        role: 'assistant',
        content: response,
        data: text,
        metadata: JSON.stringify(metadata),
        ...(changed?.length && { changed: JSON.stringify(changed) }),
      })
      if (id === undefined) return undefined
      const keepResult = isCut ? await noteResult(tx, id, data.result, resultLimits) : undefined
      if (memory !== undefined)
        await tx.run('UPDATE sessions SET memory = ? WHERE id = ?', JSON.stringify(memory), sessionId)
      const { n } = (await tx.get<{ n: number }>('SELECT count(*) AS n FROM messages WHERE session_id = ?', sessionId))!
      return { place: n - 1, keepResult }
    },
    readMemory: async sessionId => {
      const row = await database.get<{ memory: string }>('SELECT memory FROM sessions WHERE id = ?', sessionId)
      return row ? (JSON.parse(row.memory) as Json) : null
    },
    readSession: async sessionId => {
      const summary = await readSummary(database, sessionId)
      const messages = summary && (await readMessages(database, sessionId))
      return messages && { ...summary, message_count: messages.length, messages }
    },
    readResult: (sessionId, place) => readResultAt(database, sessionId, place, resultLimits),
    listSessions: (limit, skip, owner) => listSessions(database, limit, skip, owner),
    searchSessions: (query, limit, skip, owner) => searchSessions(database, query, limit, skip, owner),
    countSessions: () => countSessions(database),
    renameSession: (sessionId, title) =>
      write(sessionId, async tx => {
        await setTitle(tx, sessionId, title, { named: true })
        return await readSummary(tx, sessionId)
      }),
    hasSession: sessionId => isKnown(database, sessionId),
    isKnown,
    deleteSession: async sessionId => {
      const gone = await write(sessionId, tx => tx.run('DELETE FROM sessions WHERE id = ?', sessionId))
      if (!gone) return false
      await database.forgetDeleted()
      removeSessionFolder(stateFolder, sessionId)
      return true
    },
    close: () => database.close(),
  }
}
