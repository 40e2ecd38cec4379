import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { numberOf } from '../dates/periods.ts'
import { participlesOf } from './verbs.ts'

/** How many, in digits or in one word. */
export const FIGURE = fragment`(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)`
const MORE = fragment`(?:more|extra|additional|further)`
const LESS = fragment`(?:fewer|less)`
/** "three more days", "another two rounds", "two fewer seats": how much more or less of something. */
const MORE_OF = pattern('iu')`
  ^(?:(?<figure>${FIGURE})\s+(?:(?<more>${MORE})|(?<less>${LESS}))|(?<another>another)(?:\s+(?<count>${FIGURE}))?)\s+
  (?<noun>\p{Ll}+(?:\s\p{Ll}+){0,2})$
`
const OF_TIME = /^(?:minute|hour|day|night|week|fortnight|month|year)s?$/i

/** How much more or less of something one has, as the orders to change it by so much; none where the value says no such thing. */
export function ordersOfMore(who: string, value: string, field?: string): string[] {
  const { figure, less, another, count, noun } = execIn(value, MORE_OF)?.groups ?? {}
  const said = figure ?? count ?? (another && 'one')
  if (!said || !noun) return []
  const by = /^an?$/i.test(said) ? 1 : numberOf(said)
  const isTime = OF_TIME.test(noun)
  const of = field ?? (isTime ? undefined : noun)
  const amount = isTime ? `${said} ${noun}` : String(by)
  if (of) return [`${less ? 'reduce' : 'increase'} the ${of} of ${who} by ${amount}`]
  return [`${less ? 'shorten' : 'extend'} ${who} by ${amount}`]
}

/** One that is meant: it has a number, a code or a name. */
const WHO = fragment`(?:the |our |my )?(?=[^,;:?]*(?:\d|(?-i:\p{Lu})))[^,;:?]{2,60}?`
/** "Spring Cup gets one more round" */
const HAS_MORE = pattern('iu')`
  ^(?<who>${WHO})\s(?:now\s|also\s)?(?:has|have|gets?|got|needs?|takes?|wants?|runs?|lasts?|holds?|offers?|will\s(?:have|get|need|take))
  (?:\sfor)?\s(?:now\s)?(?<value>(?:${FIGURE}\s(?:${MORE}|${LESS})|another)\s.+?)(?:\s(?:now|from\snow\son))?[\s.!]*$
`
/** "Ann gained 14 points": by how much a figure went up or down (verbs of gaining and of losing; Levin, 1993, 45.6). */
const GAINED = pattern('iu')`
  ^(?<who>${WHO})\s(?:(?:has|have)\s)?(?:(?<up>gained|won|earned|added|grew\sby|rose\sby)|(?<down>lost|dropped|fell\sby|shrank\sby))\s
  (?<figure>${FIGURE})\s(?<noun>\p{Ll}+(?:\s\p{Ll}+)?)[\s.!]*$
`

const SO_MUCH = fragment`(?:[$€£]\s?)?\d[\d.,]*k?(?:\s?%|\spercent|\sper\scent|\s(?:euros?|pounds?|dollars?))?`
const MORE_PAY = fragment`(?:(?:pay|salary|wage)[ -])?(?:raise|rise)|(?:pay|salary|wage)\s(?:increase|bump)`
/** "a raise of 3 %", "a 3% pay rise": what people are paid goes up by so much. */
const RAISE = fragment`an?\s(?:(?:${MORE_PAY})\sof\s(?<of>${SO_MUCH})|(?<before>${SO_MUCH})\s(?:${MORE_PAY}))`
const RAISE_GIVEN = pattern(
  'iu',
)`^(?:give|grant|award|offer)\s(?<who>\S[^,;:?]{0,60}?)\s${RAISE}(?:\s(?:now|from now on))?[\s.!]*$`
const RAISE_GOT = pattern('iu')`
  ^(?<who>${WHO})\s(?:(?:now|has|have|will|is|are|should|to)\s)*(?:gets?|got|getting|receives?|received|had)\s${RAISE}(?:\s(?:now|from now on))?[\s.!]*$
`
const THEIRS: Readonly<Record<string, string>> = { him: 'his', her: 'her', them: 'their' }

/** By how much somebody's pay is raised, as the order for it. */
export function ordersOfRaise(text: string): string[] {
  const { who, of, before } = (execIn(text, RAISE_GIVEN) ?? execIn(text, RAISE_GOT))?.groups ?? {}
  const amount = of ?? before
  if (!who || !amount) return []
  const whose = THEIRS[who.toLowerCase()] ?? `${who}${/s$/i.test(who) ? '’' : '’s'}`
  return [`increase ${whose} pay by ${amount.replace(/\s(?=%)/, '')}`]
}

/** "we have 200 kg more of Crushed Oats", "we got 20 more oil filters in": so much more of it is there. */
const GOT_MORE = pattern('iu')`
  ^(?:we|i)(?:['’]ve|\s(?:have|had|just|now))*\s(?:have|got|received|bought|took|found|made)\s
  (?:(?<before>${FIGURE})\s(?:(?<unit>\p{Ll}+)\s)?${MORE}\s(?:of\s)?|another\s(?<other>\d[\d.,]*)\s(?:(?<measure>(?-i:\p{Ll}{1,3}))\s)?(?:of\s)?)
  (?<what>\S[^,;:?]*?)(?:\s(?:in|in\sstock|today|now))*[\s.!]*$
`

/** Figures of one record that are told to have grown or shrunk, as orders; they count only where all of them makes sense. */
export function ordersOfAmounts(masked: string): string[] {
  const raised = ordersOfRaise(masked)
  if (raised.length) return raised
  const got = execIn(masked, GOT_MORE)?.groups
  if (got) {
    const by = [got['before'] ?? got['other'], got['unit'] ?? got['measure']].filter(Boolean).join(' ')
    return [`increase the stock of ${got['what']!} by ${by}`]
  }
  const { who, value } = execIn(masked, HAS_MORE)?.groups ?? {}
  if (who && value) return ordersOfMore(who, value)
  const gained = execIn(masked, GAINED)?.groups
  if (!gained) return []
  // "rating points" are points of the rating.
  const noun = gained['noun']!.replace(/(?<=\S) points?$/i, '')
  return [`${gained['up'] ? 'increase' : 'reduce'} the ${noun} of ${gained['who']!} by ${gained['figure']!}`]
}

/** "book 3 more guests on tour 9", "give Ann two more hours": an order for so much more of what a record has. */
const ORDERED = pattern('iu')`
  ^(?<verb>\p{L}+)\s(?<value>(?:${FIGURE}\s(?:${MORE}|${LESS})|another)\s.+?)\s(?:on|onto|for|to|in|into|at)\s(?<who>(?:the\s)?\S.*)$
`
const GIVEN = pattern('iu')`
  ^(?:give|allow|grant|allot)\s(?<who>\S.*?)\s(?<value>(?:${FIGURE}\s(?:${MORE}|${LESS})|another)\s.+?)[\s.!]*$
`

/** Such orders with the verb of growing or shrinking; first by what is called after their own verb ("booked guests"). */
export function ordersByMore(masked: string): string[] {
  const given = execIn(masked, GIVEN)?.groups
  if (given) return ordersOfMore(given['who']!, given['value']!)
  const { verb, value, who } = execIn(masked, ORDERED)?.groups ?? {}
  if (!verb || !value || !who) return []
  const noun = execIn(value, MORE_OF)?.groups?.['noun']
  const done = noun === undefined || OF_TIME.test(noun) ? [] : participlesOf(verb.toLowerCase())
  const own = done.flatMap(participle => ordersOfMore(who, value, `${participle} ${noun}`))
  return [...own, ...ordersOfMore(who, value)]
}
