import type { Turn, TurnOutcome } from '../turn.ts'
import type { Knowledge } from '../understand/entity-model/knowledge.ts'
import type { Reading } from '../suggestions/suggestion.ts'
import type { Answered } from './basis.ts'
import { proposeFollowUps } from './propose-follow-ups.ts'
import { createTimeBudget, type TimeBudget } from './time-budget.ts'

/** From this on an answer is sure enough to go on from: nearly all that are given. */
const SURE = 0.4
/** With so many applications a reading in one of them alone takes so much less that it is worth a look ahead. */
const MANY = 4
const QUICKER = 0.3

/** How an answer came about, and how messages after it are read. */
export interface AnswerToGoOn {
  answered: Answered
  turn: Turn
  knowledge: Knowledge
  /** Milliseconds that the answer took. */
  took: number
  /** What the engine makes of a message after the answer, without calling anything. */
  readBack: (message: string, turn: Turn) => Promise<Reading | undefined>
}

/**
 * Adds the questions that go on from it to an answer that is sure. `timeFor` says how long that may take over a catalogue of so
 * many tools; what is found until then is offered.
 */
export function createFollowUps(timeFor: (tools: number) => TimeBudget = createTimeBudget) {
  const budgets = new WeakMap<Knowledge, TimeBudget>()
  const budgetOf = (knowledge: Knowledge): TimeBudget => {
    const known = budgets.get(knowledge) ?? timeFor(knowledge.model.tools.size)
    budgets.set(knowledge, known)
    return known
  }
  return async (
    outcome: TurnOutcome,
    { answered, turn, knowledge, took, readBack }: AnswerToGoOn,
  ): Promise<TurnOutcome> => {
    const { data, pending, confidence } = outcome
    if (turn.dryRun || data.error || pending || confidence < SURE) return outcome
    const { model, profileOf } = knowledge
    const { app, root } = answered.query
    const basis = { ...answered, model, profileOf, entity: model.entities.get(root.entity)! }
    const hasOthers = model.apps.length >= MANY && model.apps.some(({ name }) => name === app)
    const own: Turn = { ...turn, apps: [app] }
    const offered: string[] = []
    await budgetOf(knowledge).within(
      timed =>
        proposeFollowUps(
          basis,
          {
            fully: message => timed(() => readBack(message, turn)),
            ...(hasOthers && { quickly: (message: string) => timed(() => readBack(message, own), QUICKER) }),
          },
          offered,
        ),
      took,
    )
    return offered.length ? { ...outcome, data: { ...data, follow_ups: [...offered] } } : outcome
  }
}
