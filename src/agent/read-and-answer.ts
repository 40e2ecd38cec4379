import { pauseIfDue } from '../lib/in-slices.ts'
import type { Seen } from './answer/describe-hints.ts'
import type { Memory } from './answer/outcome.ts'
import type { Settled } from './answer/settled.ts'
import type { GuardedCalls } from './policies/guard-registry.ts'
import type { RegistryClient } from './registry-client.ts'
import type { Run } from './run/create-run.ts'
import { answerAboutBefore } from './stages/answer-about-before.ts'
import { answerOfRanked } from './stages/answer-of-ranked.ts'
import { answerOrder, weighCalls } from './stages/answer-order.ts'
import { answerQuestion } from './stages/answer-question.ts'
import { answerReply } from './stages/answer-reply.ts'
import { answerTalk } from './stages/answer-talk.ts'
import { takeOpen, type Asked } from './stages/asked.ts'
import type { Turn, TurnOutcome } from './turn.ts'
import type { Knowledge } from './understand/entity-model/knowledge.ts'
import { withoutGreeting } from './understand/requests/openings.ts'
import { squeeze } from './understand/requests/tidy.ts'

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
  /** What questions back about an order have settled, where it goes on. */
  settled?: Settled,
) => Promise<TurnOutcome>

/** Reads a message in the order of what it may be: talk, a reply to an open question, a call, a change, a question. */
export function createReader({ clock, runOver, answerWith }: ReaderOptions): AnswerGuarded {
  return async function answerGuarded(knowledge, said, memory, guard, seen, settled) {
    const turn = { ...said, message: withoutGreeting(squeeze(said.message)) }
    const asked: Asked = {
      turn,
      memory,
      knowledge,
      model: knowledge.model,
      run: runOver(guard.registry, turn, knowledge),
      now: turn.now ?? clock(),
      call: (app, tool, args) => guard.registry.call(app, tool, args, turn.signal),
      grant: guard.grant,
      seen,
      settled,
      again: (message, known) => answerGuarded(knowledge, { ...turn, message }, memory, guard, seen, known),
      answerPart: (part, before) => answerWith(knowledge, part, before),
    }
    const talk = await answerTalk(asked)
    if (talk) return talk
    const open = takeOpen(memory)
    const early = (await answerReply(asked, open)) ?? (await answerAboutBefore(asked))
    if (early) return early
    const weighed = await weighCalls(asked)
    await pauseIfDue()
    const order = await answerOrder(asked, weighed)
    if (order) return order
    await pauseIfDue()
    const answer = await answerQuestion(asked, weighed, open)
    return answer.data.error ? ((await answerOfRanked(asked)) ?? answer) : answer
  }
}
