import { pattern } from '../../../lib/patterns.ts'
import { execIn, replaceIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { maskQuotes } from './mask.ts'
import { isUnsaid } from './unsaid.ts'

/** Verbs of asking and of wishing, with who is asked and an infinitive (Levin, English Verb Classes and Alternations, 1993, 58 and 32). */
const REPORTED = pattern('u')`
  ^(?!(?:[Ww]ho|[Ww]hich|[Ww]hat|[Ww]hose|[Ww]hy|[Hh]ow|[Ww]hen|[Ww]here|[Ii]f|[Dd]id|[Hh]as|[Hh]ave|[Dd]oes|[Ii]s)\b)
  (?<who>(?:(?!\b(?:who|that|which|whose)\b)[^,;:?!]){2,60}?)\s+
  (?:(?:has|have|had|just|now|also)\s+)*
  (?:ask|asks|asked|tells?|told|instructs?|instructed|requests?|requested|begs?|begged|wants?|wanted|needs?|needed|would\ like)\s+
  (?:us|me)\s+(?:kindly\s+|please\s+)?to\s+(?:please\s+)?
  (?<order>\p{Ll}[^?]*?)
  (?:[,.;!]?\s+(?:(?:so|and|then|please|pls|kindly|can\ you|could\ you)\s+)*(?:do\s+(?:it|so|that|this)|go\ ahead|take\ care\ of\ (?:it|that)))?
  [\s.!]*$
`

/** "the customer wants to cancel order 12": what is to be done with a record that is there; what somebody wants to have is made for them. */
const WISHES = pattern('u')`
  ^(?!(?:[Ww]ho|[Ww]hich|[Ww]hat|[Ww]hose|[Ww]hy|[Hh]ow|[Ww]hen|[Ww]here|[Ii]f|[Nn]o|[Nn]obody|[Dd]o|[Dd]id|[Dd]oes)\b)
  (?<who>(?:[Tt]he|[Tt]his|[Tt]hat|[Oo]ur|[Aa]|\p{Lu}\p{Ll}+)\ (?:(?!\b(?:who|that|which|whose|not|never|no|nobody|\p{L}+n['’]t)\b)[^,;:?!]){2,60}?)\s+
  (?:(?:has|have|had|just|now|also)\s+)*(?:wants?|wanted|wish(?:es)?|asks?|asked|needs?|would\ like|['’]d\ like)\s+to\s+
  (?<order>(?:cancel|call\ off|return|change|update|correct|move|switch|postpone|reschedule|extend|renew|close|reopen|withdraw|delete|remove)\s[^?]*?)
  [\s.!]*$
`

/** An order that somebody else gave: "Ann Lee asked us to delete her account, do it". */
interface Reported {
  who: string
  order: string
}

export function findReported(text: string): Reported | undefined {
  const masked = maskQuotes(text)
  const { who, order } = (execIn(masked, REPORTED) ?? execIn(masked, WISHES))?.groups ?? {}
  if (!who || !order || /\?\s*$/.test(masked) || isUnsaid(masked)) return undefined
  const from = masked.indexOf(order, who.length)
  return { who: text.slice(0, who.length), order: text.slice(from, from + order.length) }
}

const OWNED =
  /\b(?:her|his|their|its)\s+(\p{Ll}+(?:\s\p{Ll}+){0,2}?)(?=\s+(?:to|from|by|as|on|in|for|with|until)\b|[\s.!,]*$)/u
const POINTING = /\b(?:her|him|them|it)(?=[\s.!]*$)/u
/** Nouns that say no more than that something is kept of it. */
const KEPT = /\s(?:record|entry|profile|file|data)(?=[\s.!]*$)/i

/**
 * What such an order asks for: as it stands; with who gave it in the place of the pronoun; and, where nothing in it tells which
 * record is meant, of theirs. Likeliest first; it only counts where all of it makes sense, and waits for a yes.
 */
export function ordersReported(text: string): string[] {
  const reported = findReported(text)
  if (!reported) return []
  const { order, who } = reported
  const tells = /\d|\p{Lu}|["“]/u
  const isNamed = tells.test(who.slice(1)) || /^\p{Lu}\p{Ll}+$/u.test(who)
  if (!isNamed) return [order]
  if (testIn(order, OWNED)) return [replaceIn(order, OWNED, `the $1 of ${who}`), replaceIn(order, OWNED, `$1 ${who}`)]
  if (POINTING.test(order)) return [order.replace(POINTING, who)]
  if (tells.test(order)) return [order]
  const plain = order.replace(KEPT, '')
  return [...(plain === order ? [] : [`${plain} ${who}`]), `${order} of ${who}`, `${order} ${who}`, order]
}
