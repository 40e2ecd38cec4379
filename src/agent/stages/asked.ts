import type { CallRequest } from '../answer/answer-tool.ts'
import type { Seen } from '../answer/describe-hints.ts'
import { toJson, type Memory } from '../answer/outcome.ts'
import type { Settled } from '../answer/settled.ts'
import type { WriteContext } from '../answer/write-context.ts'
import type { Turn, TurnOutcome } from '../turn.ts'
import type { CallReading } from '../understand/calls/read-calls.ts'
import type { weighReadings } from '../understand/calls/weigh-readings.ts'

/** A message with all that its reading rests on: what every stage gets. */
export interface Asked extends WriteContext, CallRequest {
  /** Takes what was understood on the way. */
  seen: Seen
  /** Reads another wording in the place of the message; with what questions back have settled of it. */
  again: (message: string, settled?: Settled) => Promise<TurnOutcome>
  /** The whole answer to a part of the message. */
  answerPart: (part: Turn, memory: Memory) => Promise<TurnOutcome>
}

/** What the last answer left open: it counts for the next message alone. */
export type Open = Pick<Memory, 'offer' | 'choice' | 'proposed' | 'ordered' | 'failed' | 'unanswered' | 'gap'>

/** Calls that a message may stand for, and whether they or records come first. */
export interface Weighed {
  calls?: CallReading
  first?: ReturnType<typeof weighReadings>
}

/** Takes what is open out of the memory. */
export function takeOpen(memory: Memory): Open {
  const { offer, choice, proposed, ordered, failed, unanswered, gap } = memory
  for (const name of ['offer', 'choice', 'proposed', 'ordered', 'failed', 'unanswered', 'gap'] as const)
    delete memory[name]
  return {
    ...(offer && { offer }),
    ...(choice && { choice }),
    ...(proposed && { proposed }),
    ...(ordered && { ordered }),
    ...(failed && { failed }),
    ...(unanswered && { unanswered }),
    ...(gap && { gap }),
  }
}

/** The applications that a turn keeps to, for the readers. */
export const appsOf = ({ turn }: Asked): { apps?: string[] } => (turn.apps ? { apps: turn.apps } : {})

/** The same without the creation that waited for values. */
export const withoutDraft = (asked: Asked): Asked => ({ ...asked, memory: { ...asked.memory, draft: undefined } })

/** An answer in words, without any data. */
export const inWords = ({ memory }: Asked, response: string): TurnOutcome => ({
  response,
  data: {},
  confidence: 0.95,
  toolsUsed: [],
  memory: toJson(memory),
  engine: 'builtin',
})
