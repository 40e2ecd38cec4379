import { addToChange } from '../answer/add-to-change.ts'
import { goesOnWith } from '../approvals/goes-on-with.ts'
import { answerRecords } from '../answer/answer-records.ts'
import { continueCalls } from '../answer/answer-tool.ts'
import { continueCreate } from '../answer/continue-create.ts'
import { correctChange } from '../answer/correct-change.ts'
import { acceptsOffer } from '../answer/offer-reading.ts'
import { orderAgain } from '../answer/order-again.ts'
import { takeChoice } from '../answer/take-choice.ts'
import { asksForUndo } from '../answer/undo-write.ts'
import type { TurnOutcome } from '../turn.ts'
import { correctWord } from '../understand/follow-ups/corrected-word.ts'
import { settle, type OrderAsked } from '../answer/settled.ts'
import type { Meaning, Query } from '../understand/reading/query.ts'
import type { Asked, Open } from './asked.ts'

/**
 * A reply to what the last answer left open: the yes to a reading, one of several that were offered, another value for a
 * proposed change, an argument or a value that was asked for.
 */
export async function answerReply(
  asked: Asked,
  { offer, choice, proposed, ordered, gap }: Open,
): Promise<TurnOutcome | undefined> {
  const { turn, memory } = asked
  if (offer && acceptsOffer(turn.message)) return answerSettled(offer, asked)
  const chosen = choice && takeChoice(turn.message, choice)
  if (chosen) return choice.order ? goOn(choice.order, chosen, asked) : answerSettled(chosen, asked)
  const added = turn.waiting && ordered ? addToChange(turn.message, ordered) : undefined
  const whole = added === undefined ? undefined : await asked.again(added, proposed?.settled)
  if (whole?.pending && goesOnWith(whole.pending, turn.waiting!)) return whole
  const corrected = proposed && !asksForUndo(turn.message) ? correctChange(turn.message, proposed) : undefined
  if (corrected) return asked.again(corrected, proposed?.settled)
  const further = ordered && !asksForUndo(turn.message) ? orderAgain(turn.message, ordered) : undefined
  if (further !== undefined) return asked.again(further)
  const meant = gap && correctWord(turn.message, gap)
  if (meant) return asked.again(meant)
  const continued = memory.calls && (await continueCalls(asked))
  if (continued) return continued
  memory.calls = undefined
  return memory.draft && (await continueCreate(asked))
}

/** The order that waited for it to be said which record is meant. */
export const goOn = (order: OrderAsked, meant: Query, asked: Asked): Promise<TurnOutcome> =>
  asked.again(order.message, settle(order, meant))

/** A reading that had its yes. */
const answerSettled = (meaning: Meaning, asked: Asked): Promise<TurnOutcome> =>
  answerRecords({ meaning, confidence: 1, notes: [], unknown: [], rivals: [] }, asked, { isConfirmed: true })
