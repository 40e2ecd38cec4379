import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { namesIn } from './named-in.ts'
import type { PointedOrder } from './told-first.ts'

/** "put a reservation on it for him", "book it out to her": a thing, and whom it is for. */
const THING_AND_WHOM =
  /^(?<lead>\p{L}[^,;:]*?\s)(?:it|that|this|one)(?<link>(?:\s(?:out|over|back))?\s(?:for|to|with)\s)(?:him|her|them)(?<rest>[\s.!]*)$/iu
/** "cancel his hold on it": what somebody has of a thing. */
const THEIRS_OF_THING =
  /^(?<lead>\p{L}+(?:\s(?:off|down|up))?\s)(?:his|her|their)\s(?<what>\p{Ll}+(?:\s\p{Ll}+)?)(?<link>\s(?:on|for|of|in|at)\s)(?:it|that|this)(?<rest>[\s.!]*)$/iu

/** Whoever a clause is about, and the one other thing that it names: quoted, or behind the verb. */
function namedTwo(told: string): [string, string] | undefined {
  const quoted = /"[^"]+"|“[^”]+”/u.exec(told)?.[0]
  const names = namesIn(quoted ? told.replace(quoted, '…') : told)
  const [who, what, ...more] = quoted ? [...names, quoted] : names
  return who && what && !more.length && told.trimStart().startsWith(who) ? [who, what] : undefined
}

/** "take her off that shoot", "remove him from it", "take that licence away again", "take it off him": that two do not belong together any more. */
const APART = pattern('iu')`
  ^(?:take|remove|strike|drop|get|pull|cross|delete)\ (?:
    (?:him|her|them|it|that|this)\ (?:off|out\ of|from|away\ from)\ (?:(?:that|this|the)\ \p{Ll}+(?:[ -]\p{Ll}+)?|it|him|her|them)
    |(?:that|the|this)\ \p{Ll}+(?:[ -]\p{Ll}+)?\ (?:away|off|back)(?:\ from\ (?:him|her|them))?
    |(?:it|that)\ (?:away|back)(?:\ from\ (?:him|her|them))?
  )(?:\ (?:again|please|then|now))*[\s.!]*$
`
/**
 * "Ann can't make it to the gala after all", "Bob doesn't need Visio any more", "Ann has dropped out of the gala": somebody, and what they
 * have or take part in no longer.
 */
const NO_LONGER_WITH = pattern('u')`
  ^\W*(?<who>(?:[Tt]he\s)?[^,;:?!]*?\p{Lu}[^,;:?!]*?)\s(?:
    (?:can['’]?t|cannot|can\snot|won['’]t|will\snot|is(?:n['’]t|\snot)\sable\sto)\s
      (?:(?:now|actually)\s)?(?:make\sit\s(?:to|on|for)|come\s(?:to|along\sto|on)|make|do|attend|be\s(?:at|on|in|there\sfor)|take\spart\sin|join)
    |(?:has|have|is|are)\s(?:now\s|just\s)?(?:(?:dropped|pulled|dropping|pulling|backed|backing|bowed)\sout\sof|withdrawn\sfrom|withdrawing\sfrom|left|leaving)
    |(?:is|are)(?:n['’]t|\snot|\sno\slonger)\s(?:(?:working|coming|going|part|doing|taking\spart|needed|booked)\s)?(?:on|in|at|to|of|for)
    |(?:doesn['’]t|does\snot|don['’]t|do\snot)\s(?:really\s)?(?:need|use|want|have|work\son|work\sat|belong\sto)
    |no\slonger\s(?:needs?|uses?|wants?|has|works?\son|works?\sat|belongs?\sto)
  )\s(?<what>[^;:?!]*?)(?:,?\s(?:after\sall|any\s?more|any\slonger|now|unfortunately|at\sall))*[\s.,]*$
`

/** Such an order behind such a clause: the one is taken from the other. */
function ordersOfParting(order: string, told: string): PointedOrder[] {
  const { who, what } = testIn(order, APART) ? (execIn(told, NO_LONGER_WITH)?.groups ?? {}) : {}
  const named = what && /\p{Lu}|\d/u.test(what) ? what.replace(/^(?:the|our|her|his|their)\s/iu, '') : undefined
  return who && named ? [{ text: `remove ${who} from ${named}`, isOnly: true, isMany: false, isNamed: true }] : []
}

/** An order that points to two of those that the clause before it names: a person, and a thing. */
export function ordersOfTwo(order: string, told: string): PointedOrder[] {
  const both = THING_AND_WHOM.exec(order)?.groups
  const theirs = both ? undefined : THEIRS_OF_THING.exec(order)?.groups
  const named = both || theirs ? namedTwo(told) : undefined
  if (!named) return ordersOfParting(order, told)
  const [who, what] = named
  const text = both
    ? `${both['lead']!}${what}${both['link']!}${who}`
    : `${theirs!['lead']!}the ${theirs!['what']!} of ${who}${theirs!['link']!}${what}`
  return [{ text, isOnly: true, isMany: false, isNamed: true }]
}
