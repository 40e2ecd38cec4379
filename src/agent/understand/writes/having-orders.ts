import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { basesOf } from '../reading/verb-fields.ts'
import { readMessage } from '../requests/read-message.ts'
import { PIECE } from './coerce.ts'
import { maskQuotes } from './mask.ts'
import { isUnsaid } from './unsaid.ts'
import { LIGHT_VERBS, participlesOf } from './verbs.ts'

/** "I've got a new lead for you: …", "here is another task: …": that there is one that is new, and behind it what it is. */
const NEW_ONE = pattern('iu')`
  ^(?:
    (?:we|i|they|you)(?:['’]ve)?\s+(?:(?:have|had|just|now|also|finally)\s+)*
      (?<verb>got|have|had|get|found|met|received|gained|acquired|added|hired|signed|booked|registered|ordered|recruited|welcomed)
    |(?:here|there)(?:['’]s|\s+(?:is|comes|goes))(?:\s+now)?
  )\s+
  (?:an?|another|one more|some)\s+(?:(?:(?<=another\s|more\s)|(?:brand[ -])?new\s|further\s|additional\s)(?<noun>\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,2}?))
  (?:\s+for\s+(?:you|me|us|the\s+\p{L}+))?\s*(?:[:,;.]|\s[-–—])\s+(?<told>\S.*)$
`
/** Nouns that only point to what is meant: "a new one". */
const POINTING = /^(?:ones?|somebody|someone|person|guy|face|arrival|joiner|starter|addition)$/i

/** That there is something new, with what it is, as the order to keep it: it only counts where all of it makes sense, and waits for a yes. */
export function ordersOfHaving(text: string): string[] {
  const masked = maskQuotes(text)
  const { verb, noun, told } = execIn(masked, NEW_ONE)?.groups ?? {}
  if (!noun || !told || isUnsaid(masked) || /\?\s*$/.test(masked) || !/\p{Lu}|\d|["“]/u.test(told)) return []
  const what = text.slice(text.length - told.length)
  const done = verb?.toLowerCase()
  const base = done && basesOf(done).find(one => participlesOf(one).includes(done) && LIGHT_VERBS.has(one))
  const made = base ? [`${base} ${what}`] : []
  return POINTING.test(noun) ? made : [`create a new ${noun}: ${what}`, ...made]
}

/** "the van now has 64,200 miles on the clock", "B-15 has done 98,400 km now": what a thing shows on its meter by now. */
const ON_METER = pattern('iu')`
  ^(?<what>[^,;:?]*?(?-i:\p{Lu}|\d)[^,;:?]*?)\s+(?:(?<now>now)\s+)?has\s+(?:(?<again>now)\s+)?(?:done\s+|run\s+|covered\s+|clocked\s+|driven\s+)?
  (?<figure>\d[\d.,]*)\s*(?<unit>\p{L}+)
  (?:\s+on\s+(?:it|the\s+(?<meter>clock|meter|odometer|counter|engine|dial)))?(?<later>\s+(?:now|by\s+now))?[\s.!]*$
`

/** "the odometer of B-15 shows 98,400 km": what the meter reads. */
const READS = pattern('iu')`
  ^(?:the\s+)?(?<name>\p{Ll}+(?:\s\p{Ll}+)?)\s+(?:of|on|in)\s+(?<what>[^,;:?]*?(?-i:\p{Lu}|\d)[^,;:?]*?)\s+(?:now\s+)?
  (?:shows|reads|says|is\s+(?:now\s+)?at|stands\s+at)\s+(?:now\s+)?(?<figure>\d[\d.,]*(?:\s*\p{L}+)?)(?:\s+now)?[\s.!]*$
`

/** Such a figure as the order to set it, by what the meter, the unit or what is measured in it is called. */
export function ordersOfMeter(text: string): string[] {
  const masked = maskQuotes(text)
  const { name, what: read, figure: shown } = execIn(masked, READS)?.groups ?? {}
  if (name && read && shown && !isUnsaid(masked)) {
    const from = masked.indexOf(read)
    return [`set the ${name} of ${text.slice(from, from + read.length)} to ${shown}`]
  }
  const { what, now, again, later, figure, unit, meter } = execIn(masked, ON_METER)?.groups ?? {}
  if (!what || !figure || !unit || !(now ?? again ?? later ?? meter) || isUnsaid(masked)) return []
  const thing = text.slice(0, what.length)
  return [...new Set([...(meter ? [meter] : []), unit, 'odometer', 'mileage'])].map(
    name => `set the ${name} of ${thing} to ${figure} ${unit}`,
  )
}

/** "12 lamps are in stock", "we've got 12 lamps in stock": how many of something there are where they are counted. */
const COUNTED = pattern('iu')`
  ^(?:(?:we|i|they|you)(?:['’]ve)?\s+(?:(?:have|just|now|only|got)\s+)*|there\s+(?:are|is)\s+(?:now\s+|only\s+)*)
  (?<figure>\d[\d.,]*)\s+(?<what>\S.*?)\s+(?:left\s+)?(?:in|on)\s+(?<where>\p{Ll}{4,})(?:\s+(?:now|again|today))*[\s.!]*$
`
/** "85 units of the lamp". */
const PIECES_OF = new RegExp(String.raw`^${PIECE}\s+of\s+`, 'i')
/** How many there are, told before a request to keep it, as the order to set the figure that is called so. */
export function ordersOfCount(told: string): string[] {
  const { figure, what, where } = execIn(told, COUNTED)?.groups ?? {}
  // "… on monday", "… in may": when they are there.
  const isWhen = where !== undefined && readMessage(told, new Date()).literals.some(l => l.kind === 'date')
  return figure && what && where && !isWhen ? [`set the ${where} of ${what.replace(PIECES_OF, '')} to ${figure}`] : []
}
