import type { Features } from './choice-features.ts'
import WEIGHTS from './choice-weights.json' with { type: 'json' }
import { probability } from './score-tools.ts'

/** How many of a tool's required arguments the message gives. */
export interface Filling {
  required: number
  missing: number
}

export interface Decision {
  /** `ask`: the message is about the tool and does not give what it needs. */
  verdict: 'call' | 'ask' | 'decline'
  /** The probability that the message asks for a call of the tool with what it says. */
  probability: number
}

/** The features of a choice whose arguments were read. */
export const withFilling = (features: Features, { required, missing }: Filling): Features => ({
  ...features,
  filled: required ? 1 - missing / required : 1,
  missing: Math.min(1, missing / 3),
  isIncomplete: Number(missing > 0),
})

/**
 * Whether the best tool of a message is to be called with the arguments that were read for it. A message that would be a
 * call if it gave all of them is asked for the rest; anything else is about something that no tool does.
 */
export function decideCall(features: Features, filling: Filling): Decision {
  const sure = probability(withFilling(features, filling), WEIGHTS.call)
  if (sure >= WEIGHTS.least.call) return { verdict: filling.missing ? 'ask' : 'call', probability: sure }
  const whenComplete = probability(withFilling(features, { ...filling, missing: 0 }), WEIGHTS.call)
  return { verdict: filling.missing && whenComplete >= WEIGHTS.least.ask ? 'ask' : 'decline', probability: sure }
}
