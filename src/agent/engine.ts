import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Settings } from '../config/settings.ts'
import { AgentError, messageOf } from '../lib/errors.ts'
import type { Logger } from '../lib/logger.ts'
import { asksForEvidence, asksToGoBack, describeOnRequest } from './answer/about-answers.ts'
import { askWhich } from './answer/ask-which.ts'
import { narrowChoice, takeChoice } from './answer/take-choice.ts'
import { answerRecords } from './answer/answer-records.ts'
import { acceptsOffer } from './answer/offer-reading.ts'
import { correctChange } from './answer/correct-change.ts'
import { answerCalls, continueCalls } from './answer/answer-tool.ts'
import { answerInTurn, answerRest } from './answer/answer-in-turn.ts'
import { answerWrite, explainUnclearWrite, areChanges } from './answer/answer-writes.ts'
import { executeWrite } from './answer/execute-write.ts'
import { explainGap } from './answer/explain-gap.ts'
import { explainOrder } from './answer/explain-order.ts'
import { explainWrite } from './answer/explain-write.ts'
import { replyToSmallTalk } from './answer/help.ts'
import { declined, readMemory, toJson, type Memory } from './answer/outcome.ts'
import { continueCreate } from './answer/continue-create.ts'
import { describeHints, toolsSeen, type Seen } from './answer/describe-hints.ts'
import { tellRefused } from './answer/tell-refused.ts'
import { factsOf } from './answer/tool-facts.ts'
import { checkUnchanged } from './answer/check-unchanged.ts'
import { describePending } from './answer/describe-pending.ts'
import { asksForUndo, undoWrite } from './answer/undo-write.ts'
import { runNext } from './answer/run-calls.ts'
import type { Hints } from './model/contract.ts'
import { createFollowUps } from './follow-ups/offer-follow-ups.ts'
import type { TimeBudget } from './follow-ups/time-budget.ts'
import { withNamedFlows } from './flows/named-flows.ts'
import { guardRegistry, type GuardedCalls } from './policies/guard-registry.ts'
import type { RegistryCredentials } from './registry-credentials.ts'
import { createRegistryClient, type RegistryClient } from './registry-client.ts'
import { createRun, type Run } from './run/create-run.ts'
import type { Reading } from './suggestions/suggestion.ts'
import { suggestFrom } from './suggestions/suggest-from.ts'
import type { Engine, PendingWrite, SuggestRules, Turn, TurnOutcome } from './turn.ts'
import { loadLanguage } from './understand/load-language.ts'
import { readCalls } from './understand/calls/read-calls.ts'
import { weighReadings } from './understand/calls/weigh-readings.ts'
import { createKnowledge, readParts, type Knowledge, type KnowledgeOptions } from './understand/knowledge.ts'
import { chooseAmong } from './understand/follow-series.ts'
import { narrowsBefore } from './understand/rephrase.ts'
import { readSmallTalk } from './understand/small-talk.ts'
import { understand } from './understand/understand.ts'
import { asksHowToWrite } from './understand/writes/find-command.ts'
import { readCommand, readCommands } from './understand/writes/read-request.ts'
import { findUnknownOrder } from './understand/writes/unknown-order.ts'
import { wordsOf } from './understand/words.ts'

export interface EngineOptions {
  registryUrl: string
  /** Limits of the calls that one answer makes. */
  settings?: Settings
  logger: Logger
  /** For tests; opened on `registryUrl` otherwise. */
  registry?: RegistryClient
  clock?: () => Date
  /** How long follow-ups may take over a catalogue of so many tools; for tests, which wait. */
  timeFor?: (tools: number) => TimeBudget
}

/** The built-in engine also tells what it understood, for a language model that may know better. */
export interface BuiltinEngine extends Engine {
  answerWithHints(turn: Turn): Promise<{ outcome: TurnOutcome; hints: Hints }>
  /** A write that waits, with what it will change. Rejects only when the turn was cancelled. */
  describe(pending: PendingWrite, turn: Turn): Promise<PendingWrite>
  suggest(rules: SuggestRules, signal: AbortSignal): Promise<string[]>
  /** What is said instead of making an approved change whose records are not what was shown. */
  recheck(pending: PendingWrite, turn: Turn): ReturnType<typeof checkUnchanged>
}

/** Below this the built-in engine does not answer: it says what it did not understand (design § 4). */
const LEAST_CONFIDENCE = 0.45

/** The built-in engine: a message becomes a plan, the plan runs through the registry, its result becomes an answer. */
export function createEngine({
  registryUrl,
  settings,
  logger,
  registry = openRegistry(registryUrl, settings),
  clock = () => new Date(),
  timeFor,
}: EngineOptions): BuiltinEngine {
  let known: { revision: string; knowledge: Knowledge } | undefined

  const parts: NonNullable<KnowledgeOptions['parts']> = new WeakMap()
  const withFollowUps = createFollowUps(timeFor)

  async function knowledgeNow(turn: Turn, memory: Memory, tools: string[] = []): Promise<Knowledge> {
    const needed = [...tools, ...(memory.draft ? [memory.draft.tool] : []), ...(memory.calls ?? []).map(c => c.tool)]
    const read = await registry.catalogue(
      {
        text: turn.message,
        ...(turn.apps && { apps: turn.apps }),
        tools: needed,
        ...(memory.query && {
          before: { app: memory.query.app, words: wordsOf(memory.query.root.entity).join(' ') },
        }),
      },
      turn.signal,
    )
    const { revision, catalogue, partial } = withNamedFlows(read, {
      message: turn.message,
      apps: turn.apps,
      tools: needed,
    })
    if (known?.revision === revision) return known.knowledge
    await readParts(catalogue, { partial, parts })
    const knowledge = createKnowledge(catalogue, { partial, parts })
    known = { revision, knowledge }
    await nextTurn()
    return knowledge
  }

  const answer = (turn: Turn): Promise<TurnOutcome> => answerSeeing(turn, {})

  async function answerSeeing(turn: Turn, seen: Seen): Promise<TurnOutcome> {
    const memory = readMemory(turn.memory)
    try {
      const knowledge = await knowledgeNow(turn, memory)
      await loadLanguage()
      const { answered, ...outcome } = await answerWith(knowledge, turn, memory, seen)
      if (!answered) return outcome
      const read = (message: string, dry: Turn) => readBack(message, outcome, dry, knowledge)
      return await withFollowUps(outcome, { answered, turn, knowledge, readBack: read })
    } catch (error) {
      turn.signal.throwIfAborted()
      return failed(error, memory)
    }
  }

  /** What the engine makes of a message without calling anything, after an answer with that memory. */
  async function readBack(
    message: string,
    after: Pick<TurnOutcome, 'memory'>,
    turn: Turn,
    knowledge: Knowledge,
  ): Promise<Reading | undefined> {
    const seen: Seen = {}
    const dry: Turn = { ...turn, message, memory: after.memory, dryRun: true, emit: () => undefined }
    const { data, confidence, pending } = await answerWith(knowledge, dry, readMemory(after.memory), seen)
    const meaning = seen.understanding?.meaning
    if (data.error || !data.plan || pending) return undefined
    return { plan: data.plan, confidence, ...(meaning?.kind === 'query' && { query: meaning }) }
  }

  function failed(error: unknown, memory: Memory): TurnOutcome {
    if (error instanceof AgentError && error.code === 'REGISTRY_UNREACHABLE')
      return declined('REGISTRY_UNREACHABLE', error.message, memory)
    logger.error({ event: 'turn_failed', error: messageOf(error), stack: (error as Error).stack })
    return declined(
      'TOOL_FAILED',
      'Something went wrong inside the agent while working on this. Its log has the details.',
      memory,
    )
  }

  /** The registry for one turn: what no policy and no missing yes keeps from being called. */
  const guardFor = (turn: Turn, { model }: Knowledge, base = registry) =>
    guardRegistry(base, turn, tool => factsOf(model.tools.get(tool)))

  async function answerWith(knowledge: Knowledge, turn: Turn, memory: Memory, seen: Seen = {}): Promise<TurnOutcome> {
    const guarded = guardFor(turn, knowledge)
    const outcome = await answerGuarded(knowledge, turn, memory, guarded, seen)
    return await withChanges(tellRefused(outcome, guarded.refused, turn, toolsSeen(seen)), turn, knowledge)
  }

  const runOver = (guarded: RegistryClient, turn: Turn, { model }: Knowledge): Run =>
    createRun({ registry: guarded, model, signal: turn.signal, onStep: step => turn.emit('step', step) })

  const looking: RegistryClient = {
    ...registry,
    call: (app, tool, args, signal) => registry.call(app, tool, args, signal, 'aside'),
  }

  /** What is read to show a change, or before it is made, is no step of the answer. */
  function aside(turn: Turn, knowledge: Knowledge) {
    const quiet: Turn = { ...turn, emit: () => undefined }
    return { turn: quiet, knowledge, run: runOver(guardFor(quiet, knowledge, looking).registry, quiet, knowledge) }
  }

  async function withChanges(outcome: TurnOutcome, turn: Turn, knowledge: Knowledge): Promise<TurnOutcome> {
    if (!outcome.pending) return outcome
    return { ...outcome, pending: await describePending(outcome.pending, aside(turn, knowledge)) }
  }

  async function answerGuarded(
    knowledge: Knowledge,
    turn: Turn,
    memory: Memory,
    guard: GuardedCalls,
    seen: Seen,
  ): Promise<TurnOutcome> {
    const { model } = knowledge
    const talk = readSmallTalk(turn.message)
    const plain = (response: string, confidence = 0.95): TurnOutcome => ({
      response,
      data: {},
      confidence,
      toolsUsed: [],
      memory: toJson(memory),
      engine: 'builtin',
    })
    if (talk) return plain(replyToSmallTalk(talk, model))
    if (asksForEvidence(turn.message))
      return plain(memory.evidence ?? 'Nothing was answered in this conversation yet, so there is nothing to explain.')
    const description = describeOnRequest(turn.message, model)
    if (description) return plain(description)
    const now = clock()
    const guarded = guard.registry
    const run = runOver(guarded, turn, knowledge)
    const call = (app: string, tool: string, args: Record<string, unknown>) =>
      guarded.call(app, tool, args, turn.signal)
    const { grant } = guard
    const context = { turn, run, knowledge, memory, now, call, grant }
    const { offer } = memory
    memory.offer = undefined
    if (offer && acceptsOffer(turn.message)) {
      const confirmed = { meaning: offer, confidence: 1, notes: [], unknown: [], rivals: [] }
      return answerRecords(confirmed, turn, run, model, memory, true)
    }
    const { choice } = memory
    memory.choice = undefined
    const chosen = choice && takeChoice(turn.message, choice)
    if (chosen) {
      const settled = { meaning: chosen, confidence: 1, notes: [], unknown: [], rivals: [] }
      return answerRecords(settled, turn, run, model, memory, true)
    }
    const { proposed } = memory
    memory.proposed = undefined
    const corrected = proposed && !asksForUndo(turn.message) ? correctChange(turn.message, proposed) : undefined
    if (corrected) return answerGuarded(knowledge, { ...turn, message: corrected }, memory, guard, seen)
    if (memory.calls) {
      const continued = await continueCalls({ turn, run, model, memory, now, grant })
      if (continued) return continued
      memory.calls = undefined
    }
    if (memory.draft) {
      const continued = await continueCreate(context)
      if (continued) return continued
    }
    const how = asksHowToWrite(turn.message)
    const explained = how && explainWrite(how, turn.message, knowledge)
    if (explained) return plain(explained)
    const undone = asksForUndo(turn.message) ? await undoWrite(context) : undefined
    if (undone) return undone
    if (memory.history?.length && asksToGoBack(turn.message)) {
      const history = memory.history.slice(0, -1)
      const before = { meaning: memory.history.at(-1)!, confidence: 0.9, notes: [], unknown: [], rivals: [] }
      return answerRecords(before, turn, run, model, { ...memory, query: undefined, history, draft: undefined })
    }
    const cleared = { ...memory, draft: undefined }
    const apps = turn.apps && { apps: turn.apps }
    const calls = await readCalls(turn.message, model, { now, ...apps })
    if (how && calls?.decision.verdict !== 'call')
      return plain(`None of the registered services offers a way to ${how} records.`)
    if (calls) seen.calls = calls
    const first = calls && weighReadings(turn.message, calls, knowledge, { now, ...apps, isFollowing: !!memory.query })
    const callRequest = { turn, run, model, memory: cleared, now, grant }
    if (calls && first === 'calls') return answerCalls(calls, callRequest)
    const command = narrowsBefore(turn.message, memory.query)
      ? undefined
      : readCommand(turn.message, knowledge, turn.apps)
    const several = command ? readCommands(turn.message, knowledge, turn.apps) : []
    if (command && several.length > 1 && (await areChanges(several, command, { ...context, memory: cleared })))
      return answerInTurn(several, turn, part => answerWith(knowledge, part, cleared))
    if (command) {
      const written = await answerWrite(command, { ...context, memory: cleared })
      if (written) return written
      if (command.isExplicit)
        return calls && first === 'records'
          ? answerCalls(calls, callRequest)
          : explainUnclearWrite(command.action, knowledge, cleared)
    }
    // Others get their turn between the readings of a message.
    await nextTurn()
    const series = memory.query && chooseAmong(turn.message, [...(memory.history ?? []), memory.query], model)
    const previous = series?.previous ?? choice?.among ?? memory.query
    const understanding = await understand(series?.message ?? turn.message, {
      knowledge,
      now,
      ...apps,
      ...(previous && { previous }),
      ...(!turn.dryRun && { run }),
    })
    const meaning = (choice && narrowChoice(choice, understanding.meaning)) ?? understanding.meaning
    const open = askWhich({ ...understanding, ...(meaning && { meaning }) }, model, cleared, run.toolsUsed)
    seen.understanding = understanding
    const order = findUnknownOrder(turn.message, understanding.best, knowledge.apps(turn.apps), calls !== undefined)
    if (order) return declined('NOT_AVAILABLE', explainOrder(order, knowledge), cleared, { toolsUsed: run.toolsUsed })
    if (open) return open
    if (meaning && understanding.confidence >= LEAST_CONFIDENCE)
      return answerRecords({ ...understanding, meaning }, turn, run, model, cleared)
    return calls && first === 'records'
      ? answerCalls(calls, callRequest)
      : explainGap(turn.message, understanding, knowledge, memory, run.toolsUsed)
  }

  return {
    answer,
    async answerWithHints(turn) {
      const seen: Seen = {}
      const outcome = await answerSeeing(turn, seen)
      return { outcome, hints: describeHints(seen, outcome) }
    },
    describe: async (pending, turn) => {
      try {
        return await describePending(pending, aside(turn, await knowledgeNow(turn, {}, [pending.tool])))
      } catch (error) {
        turn.signal.throwIfAborted()
        logger.warn({ event: 'changes_unknown', error: messageOf(error) })
        return pending
      }
    },
    async suggest(rules, signal) {
      const empty: Turn = {
        ...rules,
        message: '',
        dryRun: true,
        memory: null,
        maxShown: 1,
        signal,
        emit: () => undefined,
      }
      const knowledge = await knowledgeNow(empty, {})
      await loadLanguage()
      return suggestFrom(knowledge, rules, async message => {
        const known = await knowledgeNow({ ...empty, message }, {})
        return readBack(message, empty, empty, known)
      })
    },
    recheck: async (pending, turn) =>
      checkUnchanged(pending, aside(turn, await knowledgeNow(turn, {}, [pending.tool]))),
    async execute(pending, turn) {
      const memory = readMemory(turn.memory)
      try {
        if (pending.read) return await answer({ ...turn, message: pending.read.message, granted: pending.read.tools })
        const next = pending.next ?? []
        const knowledge = await knowledgeNow(turn, memory, [pending.tool, ...next.map(order => order.tool)])
        const unmade = await checkUnchanged(pending, aside(turn, knowledge))
        if (unmade) return { toolsUsed: [], engine: 'builtin', ...unmade, memory: toJson(memory) }
        const guarded = guardFor({ ...turn, granted: [pending.tool] }, knowledge)
        const made = await executeWrite(pending, {
          turn,
          memory,
          knowledge,
          call: (app, tool, args) => guarded.registry.call(app, tool, args, turn.signal),
        })
        const done = tellRefused(made, guarded.refused, turn)
        if (pending.later?.length) return await answerRest(done, pending.later, turn, answer)
        if (!next.length) return done
        const { model } = knowledge
        const { registry: unapproved, grant } = guardFor(turn, knowledge)
        const run = runOver(unapproved, turn, knowledge)
        const after = await runNext(done, next, { turn, run, model, memory, now: clock(), grant })
        return await withChanges(after, turn, knowledge)
      } catch (error) {
        turn.signal.throwIfAborted()
        return failed(error, memory)
      }
    },
    close: () => registry.close(),
  }
}

/** One connection for each call that the registry makes at a time; it times out after the registry's own limits. */
export const openRegistry = (url: string, settings?: Settings, credentials?: RegistryCredentials) =>
  createRegistryClient({
    url,
    credentials,
    ...(settings && {
      connections: settings.api_mode.max_concurrent_requests,
      timeout:
        (Math.max(settings.demo.default_timeout, settings.browser.answer_timeout) + settings.api_mode.request_timeout) *
        1000,
    }),
  })
