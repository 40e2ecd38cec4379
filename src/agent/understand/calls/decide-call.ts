import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import type { Features } from './choice-features.ts'
import WEIGHTS from './choice-weights.json' with { type: 'json' }
import { readNearness } from './compare-words.ts'
import type { FilledArguments } from './fill-arguments.ts'
import { VALUE } from './read-request.ts'
import type { ReadText } from './read-text.ts'
import { probability, type ToolChoice } from './score-tools.ts'
import { termsOf } from '../../../lib/search/terms.ts'

export interface Decision {
  /** `ask`: the message is about the tool and does not give what it needs. */
  verdict: 'call' | 'ask' | 'decline'
  /** The probability that the message asks for a call of the tool with what it says. */
  probability: number
}

/** Arguments as far as the decision looks at them. */
export type Filling = Pick<FilledArguments, 'given' | 'missing'>

/** The features of a choice whose arguments were read. */
export function withFilling(
  { features, entry, tool }: ToolChoice,
  { given, missing }: Filling,
  read: ReadText,
): Features {
  const required = tool.parameters.filter(p => p.required)
  const certainties = required.map(p => given[p.name]?.certainty ?? 0)
  const stated = Object.values(given).filter(argument => argument.span)
  const knowledge = wordKnowledge()
  const isUsed = (part: { start: number; end: number }) =>
    stated.some(({ span }) => span!.start < part.end && span!.end > part.start)
  let [left, whole, most] = [0, 0, 0]
  for (const word of read.words) {
    if (!/\p{L}/u.test(word.text)) continue
    for (const term of termsOf(word.text)) {
      const weight = knowledge.rarity(term)
      whole += weight
      if (isUsed(word)) continue
      const near = entry.places.has(term) ? 1 : readNearness(term, entry, knowledge).own
      left += weight * (1 - near)
      most = Math.max(most, weight * (1 - near))
    }
  }
  const values = read.values.filter(value => VALUE.test(value.kind) || value.kind === 'number')
  return {
    ...features,
    filled: required.length ? 1 - missing.length / required.length : 1,
    missing: Math.min(1, missing.length / 3),
    isIncomplete: Number(missing.length > 0),
    leastSure: required.length ? Math.min(1, ...certainties) : 1,
    sure: required.length ? certainties.reduce((sum, c) => sum + c, 0) / required.length : 1,
    givenOptional: Math.min(1, Object.keys(given).filter(name => !required.some(p => p.name === name)).length / 3),
    leftOver: whole ? left / whole : 0,
    mostLeftOver: most,
    valuesUnused: values.length ? values.filter(value => !isUsed(value)).length / values.length : 0,
    nothingStated: Number(!stated.length && required.length > 0),
  }
}

/**
 * Whether the best tool of a message is to be called with the arguments that were read for it. A message that would be a
 * call if it gave all of them is asked for the rest; anything else is about something that no tool does.
 */
export function decideCall(choice: ToolChoice, filling: Filling, read: ReadText): Decision {
  const sure = probability(withFilling(choice, filling, read), WEIGHTS.call)
  if (sure >= WEIGHTS.least.call) return { verdict: filling.missing.length ? 'ask' : 'call', probability: sure }
  if (!filling.missing.length) return { verdict: 'decline', probability: sure }
  const complete = {
    ...withFilling(choice, filling, read),
    filled: 1,
    missing: 0,
    isIncomplete: 0,
    leastSure: 0.8,
    sure: 0.8,
    textsLacking: 0,
    numbersLacking: 0,
    dateLacking: 0,
    choiceLacking: 0,
    nothingStated: 0,
  }
  return { verdict: probability(complete, WEIGHTS.call) >= WEIGHTS.least.ask ? 'ask' : 'decline', probability: sure }
}
