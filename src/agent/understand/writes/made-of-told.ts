import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { imperative } from './imperative.ts'
import { maskQuotes } from './mask.ts'
import { withoutPoliteness } from './strip-politeness.ts'
import { isUnsaid } from './unsaid.ts'

/** "…, record an absence", "…, please raise a ticket for her": a new record, of which only the kind is said. */
const MADE = pattern('iu')`
  ^(?<told>\S.*?)(?:\s*[.;!,]|\s[-–—]|\s+(?:so|and))\s+
  (?:(?:so|and|then|please|pls|kindly|can\ you|could\ you|would\ you)\s+)*
  (?:create|add|make|log|record|raise|open|file|enter|report|register|book|submit|put\ in|set\ up|set|put)\s+
  (?:(?:it|that|this)\s+(?:(?:up|in|down)\s+)?as\s+)?(?:an?|the|another)\s+(?:new\s+)?(?<noun>\p{Ll}[\p{L}-]*(?:\s\p{Ll}[\p{L}-]*){0,2}?)
  (?:\s+(?:for|of|about|on|against)\s+(?:it|this|that|him|her|them|us|me))?(?:\s+(?:please|now|accordingly))*[\s.!]*$
`
/** Who has it, in front of what there is. */
const HAVING = pattern('iu')`
  ^(?:we|i|they)(?:['’]ve)?\s+(?:(?:have|had|just|now|also|finally)\s+)*(?:got|get|received|have|had|bought|ordered|sold|spent|took|did)\s+
`

/** "On 3 May Ann Lee spent £40 on travel": who, how much and on what. */
const SPENT = pattern('u')`
  ^(?:(?<day>(?:[Oo]n\ )?[^,;:]*?\d[^;:]*?|[Tt]oday|[Yy]esterday),?\ )?(?<who>\p{Lu}[\p{L}'’-]*(?:\ \p{Lu}[\p{L}'’-]*)+)
  \ (?:(?:has|just|had)\ )*(?:spent|paid|used)
  \ (?<spent>\p{Sc}?\d\S*(?:\ \p{L}+)?)\ (?:on|for)\ (?<on>\p{Ll}+(?:\ \p{Ll}+)?)$
`

/**
 * "Ella is ill today, record an absence", "we got 5 kg of bread from Acme, log the donation": what is told in front is all that is said
 * of the record to be made. It only counts where nothing of it is left over and nothing lacks, and waits for a yes.
 */
export function ordersOfTold(text: string, isKnownVerb: (verb: string) => boolean): string[] {
  const masked = maskQuotes(text)
  const { told, noun } = execIn(masked, MADE)?.groups ?? {}
  if (!told || !noun || isUnsaid(told) || /\?\s*$/.test(masked) || !/\p{Lu}|\d/u.test(told)) return []
  const said = text.slice(0, told.length)
  if (imperative(withoutPoliteness(said), isKnownVerb)) return []
  const { day = '', who, spent, on } = SPENT.exec(said)?.groups ?? {}
  const plain = who && spent && on ? [`create a new ${noun}: ${who}, ${on}, ${spent}${day && `, ${day}`}`] : []
  return [`create a new ${noun}: ${said.replace(HAVING, '')}`, ...plain]
}
