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

/** An order that points to two of those that the clause before it names: a person, and a thing. */
export function ordersOfTwo(order: string, told: string): PointedOrder[] {
  const both = THING_AND_WHOM.exec(order)?.groups
  const theirs = both ? undefined : THEIRS_OF_THING.exec(order)?.groups
  const named = both || theirs ? namedTwo(told) : undefined
  if (!named) return []
  const [who, what] = named
  const text = both
    ? `${both['lead']!}${what}${both['link']!}${who}`
    : `${theirs!['lead']!}the ${theirs!['what']!} of ${who}${theirs!['link']!}${what}`
  return [{ text, isOnly: true, isMany: false, isNamed: true }]
}
