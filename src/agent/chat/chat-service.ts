import { isDeepStrictEqual } from 'node:util'
import type { AnswerData, ChatRequest, ChatResponse, Decided } from '../../contract/chat.ts'
import type { FlowOffer } from '../../contract/flow.ts'
import { AgentError, messageOf, stopping, validationFailed } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import { type AllowedStore } from '../approvals/allowed-store.ts'
import {
  approvalDecided,
  approvalNotFound,
  type ApprovalStore,
  type StoredApproval,
  toWireApproval,
} from '../approvals/approval-store.ts'
import { checkArguments } from '../approvals/check-arguments.ts'
import { readDecision } from '../approvals/read-decision.ts'
import { NO_MODEL } from '../model/watch-model.ts'
import type { Features } from '../modes/live-features.ts'
import type { Refusal } from '../modes/refuse-request.ts'
import { createVaults, withSecrets } from '../secrets/turn-secrets.ts'
import { noteSecretsOf } from '../secrets/note-secrets-of.ts'
import { rewindMemory } from '../rewind-memory.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import type { AgentTracing } from '../telemetry/tracing.ts'
import type { Engine, Turn, TurnOutcome } from '../turn.ts'
import { describeCancelled } from './cancelled-answer.ts'
import type { Prices } from './create-receipt.ts'
import { describe } from './describe-answer.ts'
import { createKeeper, type KeeperOptions } from './keep-answer.ts'
import { withOffer } from './offer-flow.ts'
import { prepareChat } from './prepare-chat.ts'
import { raceAbort } from './race-abort.ts'
import { limitOf, type TimeLimits } from './time-limit.ts'
import { TurnCancelled, type TurnQueue } from './turn-queue.ts'
import { isOfPerson, type ChatHooks, type PreparedChat, type Said, type Work } from './work.ts'

/** What answering rests on. */
export interface ChatServiceOptions extends TimeLimits {
  engine: Engine
  store: SessionStore
  approvals: ApprovalStore
  /** Tools that need no further yes in a conversation. */
  allowed: AllowedStore
  queue: TurnQueue
  features: () => Features
  /** What the run mode or a missing part forbids; undefined lets the engine answer. */
  refuse: (message: string, features: Features, sessionId: string) => Promise<Refusal | undefined>
  /** What forbids calls of tools as such, approved writes too; with `tool` a call of that one. */
  refuseCalls: (features: Features, tool?: string) => Refusal | undefined
  /** Setting demo.max_results. */
  maxShown: number
  /** Prices of the configured model. */
  prices?: Prices
  /** Spans of answers, with a collector for them. */
  tracing?: Pick<AgentTracing, 'runTurn'> | undefined
  /** The saved flow that is like a message. */
  offer?: (message: string, sessionId: string) => Promise<FlowOffer | undefined>
  /** Several servers answer in the same conversations. */
  isShared?: boolean
  /** Throws where a conversation is no longer this server's to change. */
  check?: KeeperOptions['check']
  logger?: Logger
}

/** What `/chat` and `/chat/stream` do (interfaces § B). */
export interface ChatService {
  /** Checks a request and finds its session. Throws 422, 413 or 404. */
  prepare(request: ChatRequest): Promise<PreparedChat>
  /** Answers in the session, after its earlier turns. Throws 409, 429, 503 or 507; everything else is an answer. */
  answer(prepared: PreparedChat, hooks: ChatHooks): Promise<ChatResponse>
}

/** What was said, with what it decided. */
const withDecided = (said: Said, id: string, outcome: Decided['outcome'], edited = false): Said => ({
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

/** Answers messages in their sessions: decisions about waiting writes, mode refusals, the engine, and the history. */
export function createChatService(options: ChatServiceOptions): ChatService {
  const { engine, store, approvals, allowed, queue, features, refuse, refuseCalls, maxShown, tracing, logger } = options
  const vaults = createVaults()
  const keep = createKeeper(options)

  async function answer(prepared: PreparedChat, hooks: ChatHooks): Promise<ChatResponse> {
    const alone = prepared.request.replaces !== undefined
    const act = async (controller: AbortController) => {
      const work: Work = {
        ...prepared,
        hooks,
        controller,
        features: features(),
        secrets: vaults.of(prepared.sessionId),
        started: performance.now(),
        writing: false,
        stays: [],
      }
      // An approved write is not cut off by a client that goes away: it was ordered, and its outcome is kept.
      const leave = () => !work.writing && controller.abort(new TurnCancelled('gone'))
      const timer = setTimeout(() => controller.abort(new TurnCancelled('time')), limitOf(work, options).seconds * 1000)
      hooks.signal.addEventListener('abort', leave, { once: true })
      if (hooks.signal.aborted) leave()
      try {
        return await withSecrets(work.secrets, async () => {
          const question = noteSecretsOf(work)
          if (!tracing) return await takeTurn(work, question)
          const { sessionId, flow } = prepared
          const facts = { sessionId, message: question, flow, headers: hooks.trace }
          return await tracing.runTurn(facts, () => takeTurn(work, question))
        })
      } finally {
        clearTimeout(timer)
        hooks.signal.removeEventListener('abort', leave)
      }
    }
    return await queue.run(prepared.sessionId, act, { alone })
  }

  /** `question` is the message as it is kept. */
  async function takeTurn(work: Work, question: string): Promise<ChatResponse> {
    const { request, sessionId } = work
    work.hooks.begin?.(question)
    const given = request.approval
    const { replaces } = request
    // Deleted while this message waited for its turn: it stays deleted.
    if (work.controller.signal.aborted && !(await store.hasSession(sessionId))) work.keep = false
    else if (replaces !== undefined)
      work.stays = await store.replaceQuestion(sessionId, replaces, question, rewindMemory)
    const waiting = await (given ? approvals.find(given.id) : approvals.findWaiting(sessionId))
    if (given && !waiting) throw approvalNotFound(given.id)
    if (given && waiting && waiting.state !== 'waiting') return repeatDecision(work, waiting)
    const decision = given?.decision ?? (waiting ? readDecision(request.message, waiting.pending) : undefined)
    if (work.keep !== false && replaces === undefined)
      await store.addQuestion(sessionId, question, { ownId: !request.session_id, owner: work.hooks.owner })
    try {
      if (waiting && decision === 'approve' && work.mayApprove === false)
        return await leaveWaiting(work, waiting, `${NEEDS_PERSON} ${waiting.pending.action}`)
      if (waiting && decision === 'reject') return await rejectWrite(work, waiting)
      if (waiting && decision === 'approve' && !given && waiting.pending.byAgent)
        return await leaveWaiting(work, waiting, `${NEEDS_ID} ${waiting.pending.action}`)
      if (waiting && decision === 'approve') return await approveWrite(work, waiting)
      return await answerMessage(work, waiting)
    } catch (error) {
      return await endEarly(work, error)
    }
  }

  /** A decision that was made before: the same yes gets the same answer, and the call is not made again. */
  function repeatDecision(work: Work, approval: StoredApproval): ChatResponse {
    if (work.request.approval?.decision !== 'approve' || approval.state !== 'done' || !approval.answer)
      throw approvalDecided(approval.id, approval.state)
    const { response, data, confidence } = approval.answer
    return { response, data, metadata: describe(work, { confidence, toolsUsed: [] }) }
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

  /** What waited for a yes is dropped for it. */
  async function answerMessage(work: Work, waiting: StoredApproval | undefined): Promise<ChatResponse> {
    const { request, sessionId, features } = work
    const voided = waiting && !request.dry_run ? await approvals.voidWaiting(sessionId) : undefined
    const { signal: cancelled } = work.controller
    const refused =
      (work.answer && refuseCalls(features)) ??
      (await raceAbort(() => refuse(work.about ?? request.message, features, sessionId), cancelled)) ??
      refuseModel(request)
    const answerTurn = work.answer ?? engine.answer
    const said: Said = refused
      ? { response: refused.response, data: { error: refused.error }, confidence: 1 }
      : await withoutRefused(
          work,
          await raceAbort(async signal => answerTurn(await toTurn(work, signal)), work.controller.signal),
        )
    const isOffering = !refused && !work.answer && !request.dry_run
    const offer = isOffering ? await options.offer?.(request.message, sessionId) : undefined
    const outcome = offer ? withOffer(said, offer) : said
    if (!voided) return await keep(work, outcome)
    const note = `The earlier request was dropped, nothing was changed: ${voided.pending.action}`
    const response = `${outcome.response}\n\n${note}`
    return await keep(work, withDecided({ ...outcome, response }, voided.id, 'replaced'))
  }

  /** No question is offered that the mode or the policies would refuse. */
  async function withoutRefused({ features, sessionId }: Work, said: TurnOutcome): Promise<Said> {
    const { follow_ups: questions, ...data } = said.data
    if (!questions) return said
    const refused = await Promise.all(questions.map(question => refuse(question, features, sessionId)))
    const kept = questions.filter((_, at) => !refused[at])
    return { ...said, data: { ...data, ...(kept.length && { follow_ups: kept }) } }
  }

  async function approveWrite(work: Work, approval: StoredApproval): Promise<ChatResponse> {
    const { features, request } = work
    const refused = refuseCalls(features, approval.pending.tool)
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
    if (forSession && !toWireApproval(approval).can_allow) throw notAllowable(approval.pending.tool)
    await claim(work, approval)
    const outcome = await raceAbort(
      async signal => engine.execute({ ...pending, args }, await toTurn(work, signal)),
      work.controller.signal,
    )
    // What was not made, because it failed or the records are others by now, is no reason to ask no more.
    const { tool } = approval.pending
    const isMade = outcome.data.steps?.some(step => step.tool === tool && step.status === 'done')
    if (forSession && isMade) await allowed.allow(work.sessionId, tool)
    const isEdited = !isDeepStrictEqual(args, work.secrets.open(approval.pending.args))
    return keep(work, withDecided(outcome, approval.id, 'approved', isEdited), approval)
  }

  /** Takes a write for execution. From then on a client that goes away does not cut it off. */
  async function claim(work: Work, approval: StoredApproval): Promise<void> {
    const { signal } = work.controller
    signal.throwIfAborted()
    work.writing = true
    if (!(await approvals.claim(approval.id))) {
      work.writing = false
      throw approvalDecided(approval.id, (await approvals.find(approval.id))?.state ?? 'claimed')
    }
    work.order = approval.pending.action
    if (!signal.aborted) return
    // Stopped meanwhile: nothing was called, and it goes on waiting.
    work.writing = !(await approvals.unclaim(approval.id))
    signal.throwIfAborted()
  }

  async function rejectWrite(work: Work, approval: StoredApproval): Promise<ChatResponse> {
    if (work.request.dry_run) return await leaveDry(work, approval)
    if (!(await approvals.reject(approval.id)))
      throw approvalDecided(approval.id, (await approvals.find(approval.id))?.state ?? 'void')
    return await keep(
      work,
      withDecided({ response: 'Nothing was changed.', data: { result: null } }, approval.id, 'rejected'),
    )
  }

  /** A language model was asked for, and none is configured: said, instead of letting another engine answer. */
  function refuseModel({ engine: wanted }: ChatRequest): Refusal | undefined {
    if (wanted !== 'model' || options.modelTimeout !== undefined) return undefined
    return { response: NO_MODEL, error: { code: 'MODEL_MISSING', message: NO_MODEL } }
  }

  /** The answer to a turn that was cancelled; anything else that was thrown is logged, noted and thrown on. */
  async function endEarly(work: Work, error: unknown): Promise<ChatResponse> {
    const { writing, controller } = work
    if (controller.signal.aborted && controller.signal.reason instanceof TurnCancelled) {
      const { reason } = controller.signal.reason
      const answered = await keep(work, {
        ...describeCancelled(reason, { writing, ...limitOf(work, options) }),
        ...work.spent?.(),
        confidence: 1,
      })
      if (reason === 'closing') throw stopping()
      return answered
    }
    if (error instanceof AgentError && error.status < 500 && !writing) {
      await keep(work, { response: error.message, data: { error: { code: 'TOOL_FAILED', message: error.message } } })
      throw error
    }
    const shown = work.secrets.hideError(error)
    logger?.error({
      event: 'turn_failed',
      session: work.sessionId,
      error: messageOf(shown),
      stack: (shown as Error).stack,
    })
    const message = writing
      ? 'Something went wrong while making the approved change. It may have been made: look at the record before asking again.'
      : 'Something went wrong inside the server. Its log has the details.'
    const data: AnswerData = { error: { code: 'TOOL_FAILED', message } }
    await keep(work, { response: message, data, confidence: 0, ...(writing && { changed: true }) })
    throw shown
  }

  async function toTurn(work: Work, signal: AbortSignal): Promise<Turn> {
    const { request, sessionId, features, hooks } = work
    return {
      message: request.message,
      ...(request.apps && { apps: request.apps }),
      ...(request.engine && { engine: request.engine }),
      ...(work.mayApprove === false && { byAgent: true as const }),
      sessionId,
      dryRun: request.dry_run ?? false,
      mode: features.mode,
      memory: work.secrets.open(await store.readMemory(sessionId)) ?? null,
      approvals: features.approvals,
      policies: features.policies,
      ...(isOfPerson(work) && { allowed: (await allowed.list(sessionId)).map(({ tool }) => tool) }),
      maxShown,
      signal,
      account: read => void (work.spent = read),
      changing: isSure => void (work.changing = isSure || work.changing === true),
      emit: (event, value) => {
        if (!signal.aborted) hooks.emit(event, work.secrets.hideValue(value))
      },
    }
  }

  return { prepare: request => prepareChat(request, { approvals, store, queue }), answer }
}
