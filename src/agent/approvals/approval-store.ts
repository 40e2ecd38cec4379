import { randomUUID } from 'node:crypto'
import type { Approval, ChatResponse } from '../../contract/chat.ts'
import { conflict, notFound } from '../../lib/errors.ts'
import type { Database, Reader, Transaction } from '../../store/contract.ts'
import { keyOf } from '../sessions/open-database.ts'
import type { PendingWrite } from '../turn.ts'

/**
 * waiting → claimed → done, or waiting → rejected, or waiting → void (a newer request took its place). One that is
 * claimed and never done was cut off by a stop or a crash: whether the write was made is not known, and it is never
 * made again.
 */
export type ApprovalState = 'waiting' | 'claimed' | 'done' | 'rejected' | 'void'

/** A write that waits or waited for a yes. */
export interface StoredApproval {
  id: string
  sessionId: string
  pending: PendingWrite
  state: ApprovalState
  /** What was answered once it was carried out. */
  answer?: Pick<ChatResponse, 'response' | 'data'> & { confidence: number }
}

/** Approvals on disk, beside the conversations they belong to. */
export interface ApprovalStore {
  /** Stores a write that waits; the caller does it in one transaction with the answer that announces it. */
  add(tx: Transaction, sessionId: string, pending: PendingWrite): Promise<StoredApproval>
  find(id: string): Promise<StoredApproval | undefined>
  /** The one that waits in a session. */
  findWaiting(sessionId: string): Promise<StoredApproval | undefined>
  /** Takes a waiting one for execution; false when somebody else was first. `check` throws, within the write, where it may not. */
  claim(id: string, check?: (tx: Transaction) => Promise<void> | undefined): Promise<boolean>
  /** Lets one that was claimed wait again: nothing was called for it. */
  unclaim(id: string): Promise<boolean>
  /** Within the write that stores the answer. */
  finish(tx: Transaction, id: string, answer: StoredApproval['answer']): Promise<void>
  reject(id: string): Promise<boolean>
  /** Voids what waits in a session and returns it. */
  voidWaiting(sessionId: string): Promise<StoredApproval | undefined>
}

type Row = { id: string; session_id: string; pending: string; state: ApprovalState; answer: string | null }

/** The message that a change of state belongs to: the latest of its conversation. */
const LATEST = '(SELECT max(m.id) FROM messages m WHERE m.session_id = approvals.session_id)'

/**
 * The approvals in the database of the conversations. Each change of state is one conditional update, so of several
 * decisions that arrive together, at whatever replica, one wins.
 */
export function createApprovalStore(database: Database): ApprovalStore {
  async function findWaiting(reader: Reader, sessionId: string): Promise<StoredApproval | undefined> {
    const row = await reader.get<Row>(
      `SELECT * FROM approvals WHERE state = 'waiting' AND session_id = ? ORDER BY rowid DESC LIMIT 1`,
      sessionId,
    )
    return row && toApproval(row)
  }
  return {
    add: async (tx, sessionId, pending) => {
      const id = randomUUID()
      await tx.run(
        `INSERT INTO approvals (id, session_id, pending, state, created_at, asked_by)
           VALUES (?1, ?2, ?3, 'waiting', ?4, (SELECT max(m.id) FROM messages m WHERE m.session_id = ?2))`,
        id,
        sessionId,
        JSON.stringify(pending),
        new Date().toISOString(),
      )
      return { id, sessionId, pending, state: 'waiting' }
    },
    find: async id => {
      const row = await database.get<Row>('SELECT * FROM approvals WHERE id = ?', id)
      return row && toApproval(row)
    },
    findWaiting: sessionId => findWaiting(database, sessionId),
    // Before the call is made it is certain that it was taken: after a power cut too nobody makes it again.
    claim: (id, check) =>
      database.write(
        async tx => {
          await check?.(tx)
          return await move(tx, id, 'waiting', 'claimed')
        },
        { key: `approval ${id}`, durable: true },
      ),
    unclaim: id => move(database, id, 'claimed', 'waiting'),
    finish: async (tx, id, answer) => void (await move(tx, id, 'claimed', 'done', JSON.stringify(answer))),
    reject: id => move(database, id, 'waiting', 'rejected'),
    voidWaiting: sessionId =>
      database.write(async tx => {
        const waiting = await findWaiting(tx, sessionId)
        if (waiting) await move(tx, waiting.id, 'waiting', 'void')
        return waiting
      }, keyOf(sessionId)),
  }
}

/** Moves one from a state to another; false when it was not in that state. */
const move = async (
  writer: Pick<Transaction, 'run'>,
  id: string,
  from: ApprovalState,
  to: ApprovalState,
  answer: string | null = null,
): Promise<boolean> =>
  (await writer.run(
    `UPDATE approvals SET state = ?, answer = ?, decided_at = ?, decided_by = ${LATEST} WHERE id = ? AND state = ?`,
    to,
    answer,
    new Date().toISOString(),
    id,
    from,
  )) === 1

function toApproval(row: Row): StoredApproval {
  return {
    id: row.id,
    sessionId: row.session_id,
    pending: JSON.parse(row.pending) as PendingWrite,
    state: row.state,
    ...(row.answer !== null && { answer: JSON.parse(row.answer) as StoredApproval['answer'] }),
  }
}

/** The form that a client sees. What another agent asked for is never allowed for a whole conversation. */
export const toWireApproval = ({ id, pending }: StoredApproval): Approval => {
  const { action, tool, args, schema, kind, changes, changesTotal, app, page, canAllow, byAgent } = pending
  return {
    id,
    action,
    tool,
    args,
    schema,
    ...(kind && { kind }),
    ...(changes && { changes, changes_total: changesTotal ?? changes.length }),
    ...(app && { app }),
    ...(page && { page }),
    ...(canAllow !== undefined && { can_allow: canAllow && !byAgent }),
  }
}

/** 404: no such approval (in this session). */
export const approvalNotFound = (id: string) => notFound(`Approval '${id}'`)

/** 409: it was decided already and can not be decided again. */
export const approvalDecided = (id: string, state: ApprovalState) =>
  conflict(
    {
      waiting: `Approval '${id}' is still waiting`,
      claimed:
        `Approval '${id}' was given and its call was cut off: whether the change was made is not known, ` +
        'so it is not made again. Look at the record, then ask again.',
      done: `Approval '${id}' was given already and has been carried out`,
      rejected: `Approval '${id}' was rejected already; nothing was changed. Ask again to get a new one.`,
      void: `Approval '${id}' was replaced by a newer message; nothing was changed. Ask again to get a new one.`,
    }[state],
  )
