import type { CallReading } from '../understand/calls/read-calls.ts'

/**
 * The confidence of an answer that calls tools. A call that takes nothing of the message gives the same whatever else the
 * message says: what of that the tool does not speak of is not answered.
 */
export function confidenceOfCalls({
  calls,
  decision,
  unexplained,
}: Pick<CallReading, 'calls' | 'decision' | 'unexplained'>): number {
  const takesNothing = calls.every(call => !Object.keys(call.args).length)
  return takesNothing ? decision.probability * (1 - unexplained) : decision.probability
}
