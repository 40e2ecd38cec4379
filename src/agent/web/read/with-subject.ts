import { pattern } from '../../../lib/patterns.ts'

/** A statement about something, and behind a colon, a stop or a conjunction what is to be done with it. */
const STATED = pattern('su')`
  ^((?:the |my |our )?[^:.,;!?\n]{2,60}?) (?:is|are|was|were|has been|have been)(?: now| already)?
  \ (?<said>[^:.,;!?\n]{2,40})(?::|;|,(?: so)?| -| –|\. |! )\s*(?=\p{L})(?<order>.+)$
`
/** "Somewhere in the tree is X": a statement that begins with the place is about what stands behind its verb. */
const INVERTED =
  /^(?:somewhere|anywhere|(?:deep )?(?:in|on|under|behind|among|below|above|inside|within|beneath|between)) /i
/** "There is an item named X. Select it": what there is. */
const THERE =
  /^(?:[^.;!?:]*? )?there (?:is|are) (?:an? |one )([^.;!?:,]{2,60})[.;!:,]\s*(?:please |so |and )?(?=\p{L})(.+)$/su
/** What makes an order of what stands before "is" a clause of its own: "press Roll until the number is odd". */
const SUBORDINATES = /\b(?:until|till|when(?:ever)?|once|while|so that|such that|that|which|whether|what|where)\b/i
/** Verbs that put down a value. */
const WRITES = /^(?:enter|type|write|give|put|fill)\b/i
/** Verbs of choosing one of several. */
const CHOOSES = /^(?:choose|select|pick|take) (?:it|this|that) (?:from|in|out of|off) (?:the|this|that)\b/i
/** What stands for it: no "it is" of another statement. */
const PRONOUN = /\b(?:it|them)\b(?!\s+(?:is|are|says?|shows?|has|should|must)\b)/i

/**
 * "The hall is paid: drag it to Done" asks for "drag The hall to Done": what the statement is about takes the place of the
 * pronoun. Only where the rest begins with `isOrder` and its first pronoun can mean nothing else.
 */
export function withSubject(message: string, isOrder: (text: string) => boolean): string {
  const there = THERE.exec(message.trim())
  const stated = there ? null : STATED.exec(message.trim())
  const about = stated && INVERTED.test(stated[1]!) ? stated.groups!['said'] : stated?.[1]
  const [subject, order] = there ? [`the ${there[1]!}`, there[2]!] : [about, stated?.groups!['order']]
  if (subject === undefined || order === undefined || !isOrder(order) || !PRONOUN.test(order)) return message
  if (/^(?:it|this|that|these|those|there|what|who|which|where|when|how|if|unless|when|once)\b/i.test(subject))
    return message
  if (isOrder(subject) && SUBORDINATES.test(subject)) return message
  // "The password is to be X. Give it twice": what is written is what the statement says of it.
  if (!there && WRITES.test(order)) return message
  // "Your town is Bern: choose it from the list": what is chosen of several is the name that was given.
  if (CHOOSES.test(order) && /^["“'\p{Lu}\d]/u.test(stated?.groups!['said'] ?? '')) return message
  // "Copy what is in the box, paste it": what is, and nothing that it is said of.
  if (/\b(?:what|whatever|which|who)$/i.test(subject)) return message
  // What was named since is nearer.
  const before = order.slice(0, PRONOUN.exec(order)!.index).trim()
  return /^\p{L}+(?: \p{L}+)?$/u.test(before) ? order.replace(PRONOUN, () => subject) : message
}
