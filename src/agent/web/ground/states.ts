import { isParticiple, rootOf } from '../../understand/language/verb-forms.ts'
import { wordsIn } from './match-text.ts'

/**
 * "Refunded", "Sent" and "Paid" are states, by the participle of a verb (Quirk et al., A Comprehensive Grammar of the English
 * Language, 1985, 7.15): a control of that name shows what is in that state. A request that begins with the verb itself
 * ("refund order 7") wants the deed, which such a control does not do.
 */
export function isStateOf(name: string, verb: string): boolean {
  const [first = ''] = wordsIn(name)
  const asked = verb.toLowerCase()
  return first !== asked && isParticiple(first) && !isParticiple(asked) && rootOf(first) === rootOf(asked)
}

/** Whether all that something is called is the state that the verb would bring about. */
export const isCalledByState = (names: readonly string[], verb: string): boolean =>
  names.some(name => isStateOf(name, verb)) && !names.some(name => wordsIn(name)[0] === verb)
