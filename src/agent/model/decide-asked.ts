import {
  decideCall,
  isReadOnly,
  type CallDecision,
  type CallToDecide,
  type ToolFacts,
} from '../policies/decide-call.ts'
import type { AnswerState } from './answer-state.ts'
import { foreignAddress } from './loop/foreign-address.ts'

/** A call of a tool that there is, with its arguments. */
type AskedCall = CallToDecide & { record: ToolFacts; args: Record<string, unknown> }

/** What the user wrote in this conversation. */
export const saidByUser = ({ turn, memory }: Pick<AnswerState, 'turn' | 'memory'>): string[] => [
  turn.message,
  ...memory.turns.map(earlier => earlier.user),
]

/**
 * Whether a call that a model asks for is made: as the rules of the turn say, and after a yes where it sends something to an
 * address that the user never named. `isWritten`: it stood in what the model wrote.
 */
export function decideAsked(call: AskedCall, state: AnswerState, isWritten = false): CallDecision {
  const { turn } = state
  const decided = decideCall(call, turn)
  if (decided.decision === 'ask' && turn.granted?.includes(call.tool)) return { decision: 'allow' }
  if (decided.decision !== 'allow') return decided
  // What a model writes may repeat what it read: a change in it is no order.
  if (isWritten && !isReadOnly(call.record)) return { decision: 'ask', reason: 'It stood in a text.' }
  const host = foreignAddress(call.args, saidByUser(state))
  return host === undefined ? decided : { decision: 'ask', reason: `The address ${host} was not named.` }
}
