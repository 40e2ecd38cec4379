import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Settings } from '../config/settings.ts'
import { AgentError, messageOf } from '../lib/errors.ts'
import type { Logger } from '../lib/logger.ts'
import { createSharedAccess } from '../lib/shared-access.ts'
import { answerRest } from './answer/answer-in-turn.ts'
import { executeWrite } from './answer/execute-write.ts'
import { declined, readMemory, toJson, type Memory } from './answer/outcome.ts'
import { describeHints, toolsSeen, type Seen } from './answer/describe-hints.ts'
import { tellRefused } from './answer/tell-refused.ts'
import { tellUnwritten } from './answer/tell-unwritten.ts'
import { factsOf } from './answer/tool-facts.ts'
import { checkUnchanged } from './answer/check-unchanged.ts'
import { describePending } from './answer/describe-pending.ts'
import { runNext } from './answer/run-calls.ts'
import type { Hints } from './model/contract.ts'
import { createFollowUps } from './follow-ups/offer-follow-ups.ts'
import type { TimeBudget } from './follow-ups/time-budget.ts'
import { withNamedFlows } from './flows/named-flows.ts'
import { guardRegistry } from './policies/guard-registry.ts'
import type { RegistryCredentials } from './registry-credentials.ts'
import { createRegistryClient, type RegistryClient } from './registry-client.ts'
import { createRun, type Run } from './run/create-run.ts'
import type { Reading } from './suggestions/suggestion.ts'
import { suggestFrom } from './suggestions/suggest-from.ts'
import type { Engine, PendingWrite, SuggestRules, Turn, TurnOutcome } from './turn.ts'
import {
  createKnowledge,
  readParts,
  type Knowledge,
  type KnowledgeOptions,
} from './understand/entity-model/knowledge.ts'
import { sayBeginnings } from './understand/language/short-forms.ts'
import { wordsOf } from './understand/language/words.ts'
import { createReader } from './read-and-answer.ts'
import { readEarly } from './read-early.ts'

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

/** The built-in engine: a message becomes a plan, the plan runs through the registry, its result becomes an answer. */
export function createEngine({
  registryUrl,
  settings,
  logger,
  registry = openRegistry(registryUrl, settings),
  clock = () => new Date(),
  timeFor,
}: EngineOptions): BuiltinEngine {
  let known: { revision: string; knowledge: Knowledge; isWhole: boolean } | undefined

  const parts: NonNullable<KnowledgeOptions['parts']> = new WeakMap()
  const access = createSharedAccess()
  const withFollowUps = createFollowUps(timeFor)

  async function knowledgeNow(turn: Turn, memory: Memory, tools: string[] = []): Promise<Knowledge> {
    const needed = [...tools, ...(memory.draft ? [memory.draft.tool] : []), ...(memory.calls ?? []).map(c => c.tool)]
    const about = {
      text: turn.message,
      ...(turn.apps && { apps: turn.apps }),
      tools: needed,
      ...(memory.query && { before: { app: memory.query.app, words: wordsOf(memory.query.root.entity).join(' ') } }),
    }
    // The message was looked at for secrets, pages and talk already: others get their turn while the registry is asked.
    const early = nextTurn().then(() => readEarly(turn, memory, known?.isWhole ? known.knowledge : undefined))
    const [read] = await Promise.all([registry.catalogue(about, turn.signal), early])
    const { revision, catalogue, partial } = withNamedFlows(read, {
      message: turn.message,
      apps: turn.apps,
      tools: needed,
    })
    if (known?.revision === revision) return known.knowledge
    await readParts(catalogue, { partial, parts })
    const knowledge = createKnowledge(catalogue, { partial, parts, access })
    known = { revision, knowledge, isWhole: !partial.size }
    await nextTurn()
    return knowledge
  }

  const answer = (turn: Turn): Promise<TurnOutcome> => answerSeeing(turn, {})

  async function answerSeeing(asked: Turn, seen: Seen): Promise<TurnOutcome> {
    const turn = { ...asked, message: sayBeginnings(asked.message), now: asked.now ?? clock() }
    const memory = readMemory(turn.memory)
    const begun = performance.now()
    try {
      const knowledge = await knowledgeNow(turn, memory)
      const { answered, ...outcome } = await answerWith(knowledge, turn, memory, seen)
      if (!answered) return outcome
      const later: Turn = { ...turn, now: clock() }
      const read = (message: string, dry: Turn) => readBack(message, outcome, dry, knowledge)
      const took = performance.now() - begun
      return await withFollowUps(outcome, { answered, turn: later, knowledge, took, readBack: read })
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
    const told = tellUnwritten(tellRefused(outcome, guarded.refused, turn, toolsSeen(seen)), turn.message)
    return await withChanges(told, turn, knowledge)
  }

  const runOver = (guarded: RegistryClient, turn: Turn, { model }: Knowledge): Run =>
    createRun({ registry: guarded, model, signal: turn.signal, onStep: step => turn.emit('step', step) })

  const looking: RegistryClient = {
    ...registry,
    call: (app, tool, args, signal, _, nextLink) => registry.call(app, tool, args, signal, 'aside', nextLink),
  }

  /** What is read to show a change, or before it is made, is no step of the answer. */
  function aside(turn: Turn, knowledge: Knowledge) {
    const quiet: Turn = { ...turn, emit: () => undefined }
    return { turn: quiet, knowledge, run: runOver(guardFor(quiet, knowledge, looking).registry, quiet, knowledge) }
  }

  const answerGuarded = createReader({ clock, runOver, answerWith })

  async function withChanges(outcome: TurnOutcome, turn: Turn, knowledge: Knowledge): Promise<TurnOutcome> {
    if (!outcome.pending) return outcome
    return { ...outcome, pending: await describePending(outcome.pending, aside(turn, knowledge)) }
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
      return suggestFrom(knowledge, rules, async message => {
        // A message that came meanwhile goes before what is only read ahead; late suggestions are those that there are.
        if (signal.aborted) return undefined
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
