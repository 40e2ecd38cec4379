import { setImmediate as nextTurn } from 'node:timers/promises'
import { asksForEvidence, asksToGoBack, describeOnRequest } from './answer/about-answers.ts'
import { askWhich } from './answer/ask-which.ts'
import { askWhichOfTwo, askWhose } from './answer/ask-whose.ts'
import { narrowChoice, takeChoice } from './answer/take-choice.ts'
import { answerRecords } from './answer/answer-records.ts'
import { answerBeside } from './answer/answer-beside.ts'
import { acceptsOffer } from './answer/offer-reading.ts'
import { correctChange } from './answer/correct-change.ts'
import { answerCalls, continueCalls } from './answer/answer-tool.ts'
import { answerInTurn } from './answer/answer-in-turn.ts'
import { answerWrite, explainUnclearWrite, areChanges } from './answer/answer-writes.ts'
import { explainGap } from './answer/explain-gap.ts'
import { askWhichToDo, explainOrder } from './answer/explain-order.ts'
import { explainWrite } from './answer/explain-write.ts'
import { replyToSmallTalk } from './answer/help.ts'
import { declined, toJson, type Memory } from './answer/outcome.ts'
import { continueCreate } from './answer/continue-create.ts'
import type { Seen } from './answer/describe-hints.ts'
import { asksForUndo, undoWrite } from './answer/undo-write.ts'
import type { GuardedCalls } from './policies/guard-registry.ts'
import type { RegistryClient } from './registry-client.ts'
import type { Run } from './run/create-run.ts'
import type { Turn, TurnOutcome } from './turn.ts'
import { readCalls } from './understand/calls/read-calls.ts'
import { weighReadings } from './understand/calls/weigh-readings.ts'
import type { Knowledge } from './understand/entity-model/knowledge.ts'
import { chooseAmong } from './understand/follow-ups/follow-series.ts'
import { narrowsBefore } from './understand/requests/rephrase.ts'
import { readSmallTalk } from './understand/requests/small-talk.ts'
import { understand } from './understand/understand.ts'
import { asksHowToWrite } from './understand/writes/find-command.ts'
import { readCommand, readCommands } from './understand/writes/read-request.ts'
import { findOrderAround } from './understand/writes/order-around.ts'
import { findUnknownOrder } from './understand/writes/unknown-order.ts'

/** What reading a message rests on, beside the message. */
export interface ReaderOptions {
  clock: () => Date
  runOver: (guarded: RegistryClient, turn: Turn, knowledge: Knowledge) => Run
  /** The whole answer to a part of the message. */
  answerWith: (knowledge: Knowledge, turn: Turn, memory: Memory) => Promise<TurnOutcome>
}

/** Understands a message and answers it; `seen` takes what was understood. */
export type AnswerGuarded = (
  knowledge: Knowledge,
  turn: Turn,
  memory: Memory,
  guard: GuardedCalls,
  seen: Seen,
) => Promise<TurnOutcome>

/** Below this the built-in engine does not answer: it says what it did not understand (design § 4). */
const LEAST_CONFIDENCE = 0.45

/** Reads a message in the order of what it may be: talk, a reply to an open question, a call, a change, a question. */
export function createReader({ clock, runOver, answerWith }: ReaderOptions): AnswerGuarded {
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
    const now = turn.now ?? clock()
    const guarded = guard.registry
    const run = runOver(guarded, turn, knowledge)
    const call = (app: string, tool: string, args: Record<string, unknown>) =>
      guarded.call(app, tool, args, turn.signal)
    const { grant } = guard
    const context = { turn, run, knowledge, memory, now, call, grant }
    const beside = turn.dryRun ? undefined : await answerBeside(turn.message, model, memory, call)
    if (beside) return beside
    const { offer, failed } = memory
    memory.offer = undefined
    memory.failed = undefined
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
    const around = findOrderAround(turn.message, knowledge.apps(turn.apps))
    if (around) return declined('NEEDS_INPUT', askWhichToDo(around), cleared, { toolsUsed: run.toolsUsed })
    const whose = meaning || open ? askWhose(turn.message, previous) : undefined
    if (whose !== undefined) return declined('NEEDS_INPUT', whose, cleared, { toolsUsed: run.toolsUsed })
    if (open) return open
    const which = failed && meaning && askWhichOfTwo(understanding.best, meaning, model)
    if (which) return declined('NEEDS_INPUT', which, { ...cleared, offer: meaning }, { toolsUsed: run.toolsUsed })
    if (meaning && understanding.confidence >= LEAST_CONFIDENCE)
      return answerRecords({ ...understanding, meaning }, turn, run, model, cleared)
    return calls && first === 'records'
      ? answerCalls(calls, callRequest)
      : explainGap(turn.message, understanding, knowledge, memory, run.toolsUsed)
  }

  return answerGuarded
}
