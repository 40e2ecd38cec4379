import type { AnswerData, ChatResponse } from '../../contract/chat.ts'
import type { Json } from '../../lib/json.ts'
import { toWireApproval, type ApprovalStore, type StoredApproval } from '../approvals/approval-store.ts'
import type { Transaction } from '../../store/contract.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import type { Prices } from './create-receipt.ts'
import { describe } from './describe-answer.ts'
import { changesOf, tellChanges } from './made-changes.ts'
import { AGENT_SESSION, isOfPerson, type Said, type Work } from './work.ts'

/** Where answers are kept. */
export interface KeeperOptions {
  store: SessionStore
  approvals: ApprovalStore
  prices?: Prices
  /** Throws where the conversation is no longer this server's to change (replicas/leases.ts). */
  check?: ((tx: Transaction, sessionId: string) => Promise<void>) | undefined
}

/**
 * Stores an answer in one transaction, with the write that waits and with what `beside` stores for one that was carried out,
 * and returns its wire form.
 */
export type Keep = (work: Work, said: Said, beside?: Beside) => Promise<ChatResponse>
type Beside = (tx: Transaction, given: NonNullable<StoredApproval['answer']>) => Promise<void>

export function createKeeper({ store, approvals, prices, check }: KeeperOptions): Keep {
  return async (work, said, beside) => {
    const { sessionId, request, secrets, stays } = work
    const response = secrets.hide([said.response, ...(stays.length ? [tellChanges(stays)] : [])].join('\n\n'))
    const changes = secrets.hideValue([...stays, ...changesOf(work, said)])
    const shown = secrets.hideValue(said.data)
    const pending = secrets.seal(said.pending)
    const memory = secrets.seal(said.memory)
    const confidence = said.confidence ?? 1
    const isOwn = !sessionId.startsWith(AGENT_SESSION)
    const asker = {
      ...(work.mayApprove === false && isOwn && { byAgent: true as const }),
      ...(pending?.canAllow && !isOfPerson(work) && { canAllow: false }),
    }
    // What turned out to be a secret only when it went into a password field is in the question still.
    if (work.keep !== false && !secrets.isEmpty) await store.hideInQuestion(sessionId, secrets)
    const { answered, keepResult } = await store.write(sessionId, async tx => {
      await check?.(tx, sessionId)
      const isThere = await store.isKnown(tx, sessionId)
      const known = work.keep !== false && isThere
      const waiting =
        pending && known && !request.dry_run ? await approvals.add(tx, sessionId, { ...pending, ...asker }) : undefined
      const data: AnswerData = waiting ? { ...shown, approval: toWireApproval(waiting) } : shown
      const answer: ChatResponse = { response, data, metadata: describe(work, said, prices) }
      if (isThere) await beside?.(tx, { response, data, confidence })
      const stored = known
        ? await store.addAnswer(tx, sessionId, answer, memory as Json | undefined, changes)
        : undefined
      if (!stored) return { answered: answer }
      const { place, keepResult: keepWhole } = stored
      return { answered: { ...answer, metadata: { ...answer.metadata, place } }, keepResult: keepWhole }
    })
    await keepResult?.(store.database)
    if (answered.data.approval) work.hooks.emit('approval', answered.data.approval)
    return answered
  }
}
