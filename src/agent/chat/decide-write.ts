import { isDeepStrictEqual } from 'node:util'
import type { AnswerData, ChatResponse, Decided } from '../../contract/chat.ts'
import { validationFailed } from '../../lib/errors.ts'
import type { Transaction } from '../../store/contract.ts'
import type { AllowedStore } from '../approvals/allowed-store.ts'
import {
  approvalDecided,
  type ApprovalState,
  type ApprovalStore,
  type StoredApproval,
  toWireApproval,
} from '../approvals/approval-store.ts'
import { checkArguments } from '../approvals/check-arguments.ts'
import type { Decision } from '../approvals/read-decision.ts'
import type { Features } from '../modes/live-features.ts'
import type { Refusal } from '../modes/refuse-request.ts'
import type { Engine, Turn } from '../turn.ts'
import { describe } from './describe-answer.ts'
import type { Keep } from './keep-answer.ts'
import { raceAbort } from './race-abort.ts'
import type { Said, Work } from './work.ts'

/** What decisions about waiting writes rest on. */
export interface WriteDecisionsOptions {
  engine: Pick<Engine, 'execute'>
  approvals: ApprovalStore
  allowed: AllowedStore
  /** What forbids calls of tools as such; with `tool` a call of that one. */
  refuseCalls: (features: Features, tool?: string) => Refusal | undefined
  /** Several servers answer in the same conversations. */
  isShared?: boolean
  /** Throws where a conversation is no longer this server's to change. */
  check?: ((tx: Transaction, sessionId: string) => Promise<void>) | undefined
  keep: Keep
  toTurn: (work: Work, signal: AbortSignal) => Promise<Turn>
}

/** Answers a yes or no to a write that waits. */
export interface WriteDecisions {
  answer(work: Work, approval: StoredApproval, decision: Decision): Promise<ChatResponse>
  /** A decision that was made before: the same yes gets the same answer, and the call is not made again. Throws 409. */
  repeat(work: Work, approval: StoredApproval): ChatResponse
}

/** What was said, with what it decided. */
export const withDecided = (said: Said, id: string, outcome: Decided['outcome'], edited = false): Said => ({
  ...said,
  data: { ...said.data, decided: { id, outcome, ...(edited && { edited }) } },
})

/** To a yes of somebody who may not give one: another agent approves nothing that no person approved. */
const NEEDS_PERSON = 'Nothing was changed: a person has to approve this. It still waits:'
/** To a yes in words to what another agent asked for in this conversation: who says it may mean something else. */
const NEEDS_ID = 'Nothing was changed: another agent asked for this, and it waits for a yes to it by its id:'

/** To a yes when the password that it is about is not in the memory of this server. */
const tellForgotten = (isShared = false) =>
  `Nothing was changed: a password or code of this request is kept in memory alone, and ${
    isShared ? 'another server has it, or had it before it began anew' : 'the server began anew since'
  }. Say the request again.`

/** 422: a yes to this is one to this call alone. */
const notAllowable = (tool: string) =>
  validationFailed([
    {
      loc: ['body', 'approval', 'scope'],
      msg: `${tool} is asked for every time: a yes for the whole conversation is not possible here (can_allow is false)`,
      type: 'value_error',
    },
  ])

export function createWriteDecisions(options: WriteDecisionsOptions): WriteDecisions {
  const { engine, approvals, allowed, refuseCalls, keep, toTurn, check } = options

  async function answer(work: Work, waiting: StoredApproval, decision: Decision): Promise<ChatResponse> {
    const { action, byAgent } = waiting.pending
    if (decision === 'reject') return await reject(work, waiting)
    if (work.mayApprove === false) return await leaveWaiting(work, waiting, `${NEEDS_PERSON} ${action}`)
    if (byAgent && !work.request.approval) return await leaveWaiting(work, waiting, `${NEEDS_ID} ${action}`)
    return await approve(work, waiting)
  }

  /** A yes that carries nothing out: the call goes on waiting, and the message says for what. */
  function leaveWaiting(work: Work, approval: StoredApproval, message: string): Promise<ChatResponse> {
    const data: AnswerData = { approval: toWireApproval(approval), error: { code: 'NEEDS_INPUT', message } }
    return keep(work, { response: message, data })
  }

  function leaveDry(work: Work, approval: StoredApproval): Promise<ChatResponse> {
    const data = { approval: toWireApproval(approval) }
    return keep(work, { response: 'A dry run changes nothing: the request still waits for a yes.', data })
  }

  async function approve(work: Work, approval: StoredApproval): Promise<ChatResponse> {
    const { features, request } = work
    const { tool } = approval.pending
    const refused = refuseCalls(features, tool)
    if (refused) {
      const error = { ...refused.error, message: `${refused.error.message} The change still waits for a yes.` }
      return keep(work, { response: refused.response, data: { approval: toWireApproval(approval), error } })
    }
    const pending = work.secrets.open(approval.pending)
    const args = work.secrets.open(request.approval?.args ?? approval.pending.args)
    if (!pending || !args) return leaveWaiting(work, approval, tellForgotten(options.isShared))
    const wrong = request.approval?.args ? checkArguments(pending.schema, args) : []
    if (wrong.length) {
      const message = `Nothing was changed yet. The arguments need a correction: ${wrong.join('; ')}.`
      return leaveWaiting(work, approval, message)
    }
    if (request.dry_run) return leaveDry(work, approval)
    const forSession = request.approval?.scope === 'session'
    if (forSession && !toWireApproval(approval).can_allow) throw notAllowable(tool)
    const { signal } = work.controller
    // Before it is taken: what fails here leaves it waiting.
    const turn = await toTurn(work, signal)
    await claim(work, approval)
    const outcome = await raceAbort(() => engine.execute({ ...pending, args }, turn), signal)
    // What was not made, because it failed or the records are others by now, is no reason to ask no more.
    const isMade = outcome.data.steps?.some(step => step.tool === tool && step.status === 'done')
    const isEdited = !isDeepStrictEqual(args, work.secrets.open(approval.pending.args))
    return keep(work, withDecided(outcome, approval.id, 'approved', isEdited), async (tx, given) => {
      await approvals.finish(tx, approval.id, given)
      if (forSession && isMade) await allowed.allow(tx, work.sessionId, tool)
    })
  }

  /** Takes a write for execution. From then on a client that goes away does not cut it off. */
  async function claim(work: Work, approval: StoredApproval): Promise<void> {
    const { signal } = work.controller
    signal.throwIfAborted()
    work.writing = true
    try {
      const isTaken = await approvals.claim(approval.id, tx => check?.(tx, work.sessionId))
      if (!isTaken) throw await decidedBefore(approval, 'claimed')
    } catch (error) {
      work.writing = false
      throw error
    }
    work.order = approval.pending.action
    if (!signal.aborted) return
    // Stopped meanwhile: nothing was called, and it goes on waiting.
    work.writing = !(await approvals.unclaim(approval.id))
    signal.throwIfAborted()
  }

  async function reject(work: Work, approval: StoredApproval): Promise<ChatResponse> {
    if (work.request.dry_run) return await leaveDry(work, approval)
    if (!(await approvals.reject(approval.id))) throw await decidedBefore(approval, 'void')
    return await keep(
      work,
      withDecided({ response: 'Nothing was changed.', data: { result: null } }, approval.id, 'rejected'),
    )
  }

  /** 409: somebody else was first. */
  const decidedBefore = async ({ id }: StoredApproval, otherwise: ApprovalState) =>
    approvalDecided(id, (await approvals.find(id))?.state ?? otherwise)

  return {
    answer,
    repeat(work, approval) {
      if (work.request.approval?.decision !== 'approve' || approval.state !== 'done' || !approval.answer)
        throw approvalDecided(approval.id, approval.state)
      const { response, data, confidence } = approval.answer
      return { response, data, metadata: describe(work, { confidence, toolsUsed: [] }) }
    },
  }
}
