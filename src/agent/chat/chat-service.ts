import { goesOnWith } from '../approvals/goes-on-with.ts'
import type { ChatRequest, ChatResponse } from '../../contract/chat.ts'
import type { FlowOffer } from '../../contract/flow.ts'
import type { Logger } from '../../lib/logger.ts'
import type { AllowedStore } from '../approvals/allowed-store.ts'
import { approvalNotFound, type ApprovalStore, type StoredApproval } from '../approvals/approval-store.ts'
import { readDecision } from '../approvals/read-decision.ts'
import { NO_MODEL } from '../model/watch-model.ts'
import type { Features } from '../modes/live-features.ts'
import type { Refusal } from '../modes/refuse-request.ts'
import { createVaults, withSecrets } from '../secrets/turn-secrets.ts'
import { noteSecretsOf } from '../secrets/note-secrets-of.ts'
import { rewindMemory } from '../rewind-memory.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import type { AgentTracing } from '../telemetry/tracing.ts'
import type { Engine, TurnOutcome } from '../turn.ts'
import type { Prices } from './create-receipt.ts'
import { createWriteDecisions, withDecided } from './decide-write.ts'
import { endEarly } from './end-early.ts'
import { createKeeper, type KeeperOptions } from './keep-answer.ts'
import { withOffer } from './offer-flow.ts'
import { prepareChat } from './prepare-chat.ts'
import { raceAbort } from './race-abort.ts'
import { limitOf, type TimeLimits } from './time-limit.ts'
import { toTurn } from './to-turn.ts'
import { TurnCancelled, type TurnQueue } from './turn-queue.ts'
import type { ChatHooks, PreparedChat, Said, Work } from './work.ts'

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

/** Answers messages in their sessions: decisions about waiting writes, mode refusals, the engine, and the history. */
export function createChatService(options: ChatServiceOptions): ChatService {
  const { engine, store, approvals, queue, features, refuse, refuseCalls, tracing, logger } = options
  const vaults = createVaults()
  const keep = createKeeper(options)
  const turnOf = (work: Work, signal: AbortSignal) => toTurn(work, signal, options)
  const decisions = createWriteDecisions({ ...options, keep, toTurn: turnOf })

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
    if (given && waiting && waiting.state !== 'waiting') return decisions.repeat(work, waiting)
    const decision = given?.decision ?? (waiting ? readDecision(request.message, waiting.pending) : undefined)
    if (work.keep !== false && replaces === undefined) await keepQuestion(work, question)
    try {
      if (waiting && decision) return await decisions.answer(work, waiting, decision)
      return await answerMessage(work, waiting)
    } catch (error) {
      return await endEarly(work, error, { keep, limits: options, logger })
    }
  }

  async function keepQuestion(work: Work, question: string): Promise<void> {
    const { request, sessionId, hooks, controller } = work
    work.keep = await store.addQuestion(sessionId, question, {
      ownId: !request.session_id,
      owner: hooks.owner,
      mayBegin: () => !controller.signal.aborted,
    })
  }

  /** What waited for a yes is dropped for it. */
  async function answerMessage(work: Work, waiting: StoredApproval | undefined): Promise<ChatResponse> {
    const { request, sessionId, features } = work
    const voided = waiting && !request.dry_run ? await approvals.voidWaiting(sessionId) : undefined
    if (voided) work.waiting = voided.pending
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
          await raceAbort(async signal => answerTurn(await turnOf(work, signal)), work.controller.signal),
        )
    const isOffering = !refused && !work.answer && !request.dry_run
    const offer = isOffering ? await options.offer?.(request.message, sessionId) : undefined
    const outcome = offer ? withOffer(said, offer) : said
    if (!voided) return await keep(work, outcome)
    if (outcome.pending && goesOnWith(outcome.pending, voided.pending))
      return await keep(work, withDecided(outcome, voided.id, 'replaced'))
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

  /** A language model was asked for, and none is configured: said, instead of letting another engine answer. */
  function refuseModel({ engine: wanted }: ChatRequest): Refusal | undefined {
    if (wanted !== 'model' || options.modelTimeout !== undefined) return undefined
    return { response: NO_MODEL, error: { code: 'MODEL_MISSING', message: NO_MODEL } }
  }

  return { prepare: request => prepareChat(request, { approvals, store, queue }), answer }
}
