import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { basesOf } from '../reading/verb-fields.ts'
import { imperative } from './imperative.ts'
import { maskQuotes } from './mask.ts'
import { withPlainVerbs } from './plain-verbs.ts'
import { QUESTION, withoutPoliteness } from './strip-politeness.ts'
import { CONDITION } from './told-first.ts'
import { isSupposed } from './unsaid.ts'
import { participlesOf, VERBS } from './verbs.ts'

/** Behind a clause that tells something, what the hearer is asked to do. */
const ASKED_LAST = pattern('iu')`
  (?<joint>[,;.!]|\s[-–—])\s+(?:(?:so|and|then)\s+)?(?:please\s+)?(?:can|could|would|will)\ you\s+
  (?:(?:please|kindly|just|also)\s+)*(?<order>\p{L}[^?]*?)\s*\?\W*$
`
/** An order that points to what was told before is read with it (`ordersPointingBack`, `orderKept`). */
const POINTS = /\b(?:it|this|that|them|these|those|him|her|his|its|their|there)\b/iu

/** What is to be done with one that is named, as what was told comes to. */
const MAY_BE_DONE = pattern('u')`
  (?<joint>[,;.!]|\s[-–—])\s+(?:and\s+)?(?:so|therefore|hence)\s+
  (?<what>(?:the\ )?(?:\p{Ll}+\ ){0,2}(?:[\p{L}-]*\d[\p{L}\d-]*|\p{Lu}[\p{L}'’-]*(?:\ \p{Lu}[\p{L}'’-]*)*))
  \ (?:can|could|may|should|must|(?:needs|has)\ to)\ (?:(?:now|then|also)\ )*be\ (?<done>\p{Ll}{3,})
  (?<rest>(?:\ (?:as|to|from|off|out|back|down)\ [^,;:?!]+?)?)(?:\ (?:now|please|then))*[\s.!]*$
`

/** Something told that an order may follow from: it asks for nothing and sets no condition. */
const tells = (told: string): boolean =>
  /\p{L} \p{L}/u.test(told) && !testIn(withoutPoliteness(told), QUESTION) && !testIn(told, CONDITION)

/** The clause before an order, up to where the order begins. */
const before = (told: string, joint: string): string => `${told}${/[–—-]/.test(joint) ? ',' : joint} please`

/**
 * "The team is growing, can you raise S-12 to 45 seats?", "the lamps are here, so S-12 can be closed": an order behind what gives its
 * reason, though it ends as a question or tells what may be done, as a plain one.
 */
export function sayAskedLast(message: string, isKnownVerb: (verb: string) => boolean): string {
  const masked = maskQuotes(message)
  const asked = execIn(masked, ASKED_LAST)
  const { joint, order } = asked?.groups ?? {}
  if (asked && order && joint && !testIn(order, POINTS)) {
    const told = message.slice(0, asked.index)
    const from = masked.lastIndexOf(order)
    const said = message.slice(from, from + order.length)
    const isOrder = !testIn(said, QUESTION) && imperative(withPlainVerbs(said, isKnownVerb), isKnownVerb) !== undefined
    return isOrder && tells(told) ? `${before(told, joint)} ${said}` : message
  }
  const may = execIn(masked, MAY_BE_DONE)
  if (!may?.groups) return message
  const { done, what, rest, joint: end } = may.groups
  const isVerb = (verb: string) => isKnownVerb(verb) || Object.hasOwn(VERBS, verb)
  const verb = basesOf(done!).find(base => participlesOf(base).includes(done!) && isVerb(base))
  const told = message.slice(0, may.index)
  return verb && tells(told) && !isSupposed(told) && !message.includes('"')
    ? `${before(told, end!)} ${verb} ${what!}${rest!}`
    : message
}
