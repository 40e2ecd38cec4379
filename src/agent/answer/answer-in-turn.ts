import type { Turn, TurnOutcome } from '../turn.ts'
import { joinList } from './describe-selection.ts'

/**
 * Carries out several commands of one message, one after the other: each is shown and waits for its own yes, and the next
 * is read when the one before is done. What comes after one that was not understood is not looked at, and the answer says so.
 */
export async function answerInTurn(
  messages: string[],
  turn: Turn,
  answer: (turn: Turn) => Promise<TurnOutcome>,
): Promise<TurnOutcome> {
  const [first, ...rest] = messages
  const { allowed: _each, ...own } = turn
  const outcome = await answer({ ...own, message: first!, approvals: 'writes' })
  if (!rest.length) return outcome
  const left = joinList(rest.map(message => `“${message}”`))
  return outcome.pending
    ? {
        ...outcome,
        response: `${outcome.response} After that comes ${left}.`,
        pending: { ...outcome.pending, later: rest },
      }
    : { ...outcome, response: `${outcome.response}\nI did not look at ${left} yet: say it again after this.` }
}

/** What is left of a message of several commands, once one of them was approved and made. */
export async function answerRest(
  done: TurnOutcome,
  rest: string[],
  turn: Turn,
  answer: (turn: Turn) => Promise<TurnOutcome>,
): Promise<TurnOutcome> {
  if (done.data.error)
    return { ...done, response: `${done.response}\nNothing was done about ${joinList(rest.map(m => `“${m}”`))}.` }
  const after = await answerInTurn(rest, { ...turn, memory: done.memory }, answer)
  return {
    ...after,
    response: `${done.response}\n${after.response}`,
    data: { ...after.data, steps: [...(done.data.steps ?? []), ...(after.data.steps ?? [])] },
    toolsUsed: [...new Set([...done.toolsUsed, ...after.toolsUsed])],
  }
}
