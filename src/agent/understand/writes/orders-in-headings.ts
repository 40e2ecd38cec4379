import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { isPlural } from '../language/words.ts'
import { maskQuotes } from './mask.ts'

/** What a kind of record is called, in one to three words. */
export const NOUN = fragment`
  (?!(?:one|some|few|lot|couple|list|look|overview|summary|question|report|total|number|count|could|can|would|will)s?\b)
  \p{L}(?-i:[\p{Ll}-]*(?: (?!(?:an?|the|of|for|on|in|to|with|my|our|your|me|us|it|him|her|them|this|that)\b)\p{Ll}[\p{Ll}-]*){0,2}?)
`
export const PLEA = fragment`(?:(?:so|and|please|pls|kindly|can\ you|could\ you|would\ you)\s+)`
export const MAKE = fragment`(?:create|add|make|register|enter|put|set|sign|save|open|log|record|book|file|submit|raise|take|enroll?|schedule|place|arrange)`

/** "We've got a new member, can you put her in? Ann Lee, …": that there is one, a request to keep it, and who it is. */
const HAVING_NEW = pattern('iu')`
  ^\W*(?:
    (?:we|i)(?:['’](?:ve|re|m))?\s(?:(?:have|are|am|just|now|also)\s)*(?:(?:got|had|getting|taking\son|welcoming|adding|hired|signed)\s)?
    |there(?:['’]s|\sis)\s
  )(?:an?|one|another)\s(?:(?:new|more|further|additional)\s)?(?<noun>${NOUN})(?:\s(?:today|here|for\syou))?
  \s*(?:[,.;]|\s[-–—]|\s(?:and|so)\b)\s*
  ${PLEA}*${MAKE}\s(?:it|him|her|them|that|this)(?:\s(?-i:(?!\S*[\d\p{Lu}])\p{L}+)){0,5}\s*[?.!:]+\s+(?=\S)
`
/** "Can you sign up a new member for me? Ann Lee, …", "Register new member. Name Ann Lee, …": who or what it is in a sentence of its own. */
const ORDERED_FIRST = pattern('iu')`
  ^\W*${PLEA}*${MAKE}(?:\s(?:up|in|down))?\s(?:(?:an?|another|one\smore)\s(?:new\s)?|new\s)(?<noun>${NOUN})
  (?:\sfor\s(?:me|us))?(?:\s(?:please|pls|in\sthe\ssystem))*\s*[?.!]+\s+(?=\S)
`
/** "We need one more task on Long Shore: …" */
const ONE_MORE = pattern('iu')`
  ^\W*(?:we|i)(?:['’]ll|['’]d)?\s(?:also\s|still\s)?(?:need|want|could\suse|would\slike|require)\s
  (?:one\smore|an?other|(?:an?|one)\s(?:new|additional|further|extra))\s(?=(?-i:\p{Ll}))
`
/** "Time entry please: Ann Lee, 2 hours, today": the kind of record, said as at a counter. */
const AT_COUNTER = pattern('iu')`
  ^\W*(?!${MAKE}\s)(?:(?:an?|one|another|one\smore)\s)?(?:new\s)?(?<noun>${NOUN}),?\s(?:please|pls|plz)\s*(?:[:–—]|\s-)\s+(?=\S)
`
/** "Make reservation for Ann Lee: Low Fells": the article is left out in haste. */
const WITHOUT_ARTICLE = pattern('iu')`
  ^\W*${PLEA}*(?:create|add|make|register|enter|open|log|book|file|raise)\s(?!(?:an?|the|another|new|it|this|that|him|her|them|all|our|my|up|in)\b)
  (?<noun>${NOUN})(?=\s(?:for|on|of)\s[^:]*:\s|\s*[:,]\s)
`
/** "TK-187: book 2.5 hours of review, …": what it is for in front. */
const FOR_WHAT =
  /^(?<what>[^\s:,]*\d[^\s:,]*|Q{2,})\s*:\s+(?<verb>book|log|record|add|enter|note)\s+(?<much>\d\S*\s\p{L}+[^,;:?]*?)(?<rest>(?:,[^;:?]*)?)$/u
/** "TK-127 -> in review": what becomes of it. */
const ARROW = /^(?<what>[^,;:?>→⇒]{2,60}?)\s*(?:[-=]+>|→|⇒)\s*(?<value>[^,;:?>→⇒]{1,60}?)[\s.!]*$/u
/** A number, code or quoted name, with its noun or without. */
const CODE = fragment`(?:\p{L}\p{Ll}*(?:\ \p{Ll}+)?\ )?[^\s,;:?]*\d[^\s,;:?]*|(?:\p{L}\p{Ll}*\ )?Q{2,}`
/** "S217-S: stock to 40". */
const FIELD_TO = pattern('u')`
  ^(?<what>${CODE})\s*(?::|\s[-–—])\s+(?:the\s)?
  (?<field>\p{Ll}+(?:\s\p{Ll}+){0,2}?)\s(?:to|up\sto|down\sto|is\snow|now)\s(?<value>[^:;?]{1,40}?)[\s.!]*$
`

/** "API-2: done": how it is from now on. */
const IS_NOW = pattern('u')`
  ^(?<what>(?=[^,:]*\p{L})(?:\p{L}\p{Ll}*(?:\ \p{Ll}+)?\ )?[^\s,;:?]*\d[^\s,;:?]*|Q{2,})\s*:\s+
  (?<state>(?!(?:the|an?|no|who|what|how|any)\b)\p{Ll}+(?:\s\p{Ll}+){0,2})[\s.!]*$
`
function ordersOfState(text: string, masked: string): string[] {
  const { what, state } = IS_NOW.exec(masked)?.groups ?? {}
  return what && state ? [`change ${text.slice(0, what.length)} to ${state}`] : []
}

/** Where the name of what is new begins: "It's called Salt", "Name: Ann Lee". */
const CALLED = pattern('u')`
  ^(?:
    (?:[Ii]t|[Ss]he|[Hh]e|[Tt]hey|[Tt]hat|(?:[Tt]he|[Hh]er|[Hh]is|[Ii]ts)\s(?:full\s)?name)(?:['’]s|\sis)\s(?:called\s|named\s)?
    |(?:[Ff]ull\s)?[Nn]ame:?\s
  )(?=["“\p{Lu}])
`

/**
 * Orders that are said as headings: what there is to be of, and behind it what it is. They only count where all of them makes sense.
 */
export function ordersOfHeadings(text: string): string[] {
  const masked = maskQuotes(text)
  const made = execIn(masked, HAVING_NEW) ?? execIn(masked, ORDERED_FIRST)
  if (made) return [newOne(text, made)]
  const more = execIn(masked, ONE_MORE)
  if (more) return [`add a new ${text.slice(more[0].length)}`]
  const hasty = execIn(masked, WITHOUT_ARTICLE)
  if (hasty) return [`create a ${text.slice(hasty[0].length - hasty.groups!['noun']!.length)}`]
  const { what, verb, much = '', rest = '' } = FOR_WHAT.exec(masked)?.groups ?? {}
  if (what && verb) return [`${verb} ${much} on ${text.slice(0, what.length)}${rest && text.slice(-rest.length)}`]
  const { what: changed, value } = execIn(masked, ARROW)?.groups ?? {}
  if (changed && value) return [`change ${text.slice(0, changed.length)} to ${text.slice(masked.lastIndexOf(value))}`]
  const { what: owner, field, value: to } = execIn(masked, FIELD_TO)?.groups ?? {}
  if (!owner || !field || !to) return ordersOfState(text, masked)
  return [`set the ${field} of ${text.slice(0, owner.length)} to ${text.slice(masked.lastIndexOf(to))}`]
}

/** The same of a message before what is polite was taken off. */
export function ordersAtCounter(text: string): string[] {
  const asked = execIn(maskQuotes(text), AT_COUNTER)
  const isAsked = !asked || /\?\s*$/.test(text) || isPlural(asked.groups!['noun']!.split(' ').at(-1)!.toLowerCase())
  return isAsked ? [] : [newOne(text, asked)]
}

const newOne = (text: string, { 0: head, groups }: RegExpExecArray): string =>
  `add a new ${groups!['noun']!.toLowerCase()}: ${text.slice(head.length).replace(CALLED, '')}`
