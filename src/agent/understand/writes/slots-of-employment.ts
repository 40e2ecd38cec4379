import { ORGANISATIONS } from '../language/organisations.ts'
import { stem } from '../language/words.ts'
import type { Token } from '../requests/read-message.ts'
import type { Slot } from './slots.ts'

/** Verbs of being in somebody's service (Levin, English Verb Classes and Alternations, 1993, 29.2 and 13.5.3), before for whom. */
const SERVES = /^(?:works?|working|worked|employed|hired|engaged)$/
const FOR_WHOM = /^(?:for|at|with|by)$/
const ROLE = /^(?:title|role|position|occupation|profession)$/
const ORGANISATION = new Set([...ORGANISATIONS, 'employer'].map(stem))

/** A stretch of tokens that names a slot; without one, words that no slot is called after. */
interface Named {
  slot: Slot | undefined
  from: number
  to: number
}

/**
 * "now works for Birch Mill as a buyer": the verb with its preposition names the firm and "as" what the person does there, not one
 * of them both. Where the records have no such place the words are left over.
 */
export function slotsOfEmployment(tokens: readonly Token[], slots: readonly Slot[]): Named[] {
  const at = tokens.findIndex(({ norm }, i) => SERVES.test(norm) && FOR_WHOM.test(tokens[i + 1]?.norm ?? ''))
  if (at < 0) return []
  const firm = only(slots, ({ words, type }) => /^(?:string|integer|number)$/.test(type) && words.some(w => ORGANISATION.has(stem(w)))) // oxfmt-ignore
  const named: Named[] = [{ slot: firm, from: at, to: at + 2 }]
  const as = tokens.findIndex(({ norm }, i) => i > at + 2 && norm === 'as')
  if (as < 0) return named
  const role = only(slots, ({ words }) => words.some(word => ROLE.test(word)))
  const hasArticle = /^(?:an?|the|their|our|its)$/.test(tokens[as + 1]?.norm ?? '')
  return [...named, { slot: role, from: as, to: as + (hasArticle ? 2 : 1) }]
}

const only = (slots: readonly Slot[], fits: (slot: Slot) => boolean): Slot | undefined => {
  const [first, ...others] = slots.filter(fits)
  return others.length ? undefined : first
}
