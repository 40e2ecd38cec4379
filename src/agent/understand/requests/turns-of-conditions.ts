import { fragment, pattern } from '../../../lib/patterns.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { sayConditionsBehind } from './conditions-first.ts'
import { MONTH, MONTH_OR_SHORT } from './months-and-days.ts'
import { sayTimeBehind } from './openings.ts'
import { sayPlainly, type Turn } from './turns.ts'

/** So many days, weeks, months or years. */
const SPAN = fragment`
  (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty|sixty|ninety)\ (?:day|week|month|year)s
`

/** A condition in other words: bounds by verbs, dates, denials. */
const TURNS: readonly Turn[] = [
  // "where the stock has dropped below 15", "has climbed above 90": it is now.
  [
    pattern('giu')`
      \b(?:(?:has|have)\ |['’]s\ )?(?:(?:already|now|currently)\ )?(?:drop(?:ped|s)?|fall(?:en|s)?|fell|sunk|sank|sinks?|dip(?:ped|s)?|slipped|shrunk
      |gone(?:\ down)?|went\ down|dwindled|declined)(?:\ down)?\ (?:to\ )?(?=(?:below|under|beneath|less\ than|fewer\ than)\ \S*\d)
    `,
    'is ',
  ],
  [
    pattern('giu')`
      \b(?:(?:has|have)\ |['’]s\ )?(?:(?:already|now|currently)\ )?(?:ris(?:en|es?)|rose|climb(?:ed|s)?|grown|grew|grows?|gone(?:\ up)?|went\ up
      |soared|jumped|increased)(?:\ up)?\ (?:to\ )?(?=(?:above|over|beyond|past|more\ than)\ \S*\d)
    `,
    'is ',
  ],
  // "a workforce of 500 people", "with a crew of at least 12 sailors": so many of them.
  [
    pattern('giu')`
      \b(have|has|had|having|with|employ|employs)\ an?\ (?:total\ |overall\ |full\ )?(?:workforce|staff|team|headcount|personnel|crew|fleet|force
      |payroll)\ (?:size\ )?of\ (?=(?:(?:no|at|more|less|fewer|over|under|above|below|up|between|exactly|around)\b[^,;.?]{0,20}?)?\d[\d.,]*(?:k|m)?(?:
      \ (?:or|and)\ (?:more|less|fewer|above|over|up))?\ (?:\p{L}+s|people|staff)\b)
    `,
    '$1 ',
  ],
  // "orders that came to 400 or more in total": each of them did.
  [
    pattern('giu')`
      \b((?:that|which)\ (?:come|comes|came|amount|amounts|amounted|add\ up|adds\ up|added\ up|ran|run|total)\ (?:up\ )?(?:to
      \ )?[^,;?!]{0,12}?\d[\d.,]*(?:k|m)?(?:\ (?:€|euros?|pounds|dollars))?(?:\ (?:or|and)\ (?:more|less|above|over|under|up)|\ upwards?)?)\ (?:in
      \ total|altogether|all\ together|overall|all\ in)(?=\W*$|[,;])
    `,
    '$1',
  ],
  // "a 2024 close date", "a March 2025 start date": a date in it.
  [
    pattern('giu')`
      \b(with|have|has|having|had)\ an?\ ((?:${MONTH_OR_SHORT}\ )?(?:19|20)\d\d|Q[1-4]\ (?:19|20)\d\d|${MONTH})\ ((?:\p{Ll}+\ ){0,2}(?:date|day|deadline))\b
    `,
    '$1 a $3 in $2',
  ],
  // "for the window March 8 to March 14", "the period from 2 to 5 May": from then to then.
  [
    pattern('giu')`
      \b(?:(?:for|in|over|during|within)\ )?the\ (?:time\ ?|date\ )?(?:window|frame|span|range|period|stretch|interval)\ (?:(?:of|from|between|running
      \ from)\ )?(?=(?:the\ )?(?:\d{1,2}(?:st|nd|rd|th)?\ (?:of\ )?)?(?:${MONTH_OR_SHORT}\b|\d{4}-\d\d)[^,;?!]*(?:,\ (?:19|20)\d\d)?\ (?:to|until|till|through
      |thru|and|-|–)\ )
    `,
    'from ',
  ],
  // "10 days ahead from now", "within 90 days from now": in the next ones.
  [
    pattern('giu')`
      \b(?:(?:within|in|for|over|inside)\ )?(?:the\ (?:(?:next|coming)\ )?)?(${SPAN})
      \ (?:ahead\ (?:from|of)\ (?:now|today)|ahead(?=\s*[,:;?]|\W*$)|from\ (?:now|today)\ on(?:wards)?)
    `,
    'in the next $1',
  ],
  [
    pattern('giu')`
      \b(?:within|inside)\ (?:the\ (?:next|coming)\ )?(${SPAN})\ (?:from|of)\ (?:now|today)\b
    `,
    'within the next $1',
  ],
  // "whose date comes before all others": the earliest.
  [
    pattern('giu')`
      \bwhose\ ((?:\p{L}+\ ){0,2}\p{L}+)\ (?:comes?|lies?|is|falls?|was)\ (before|after|earlier\ than|later\ than)\ (?:all\ (?:the\ )?others|every
      \ other(?:\ one)?|any\ other(?:\ one)?|all\ (?:the\ )?rest|(?:that|those)\ of\ all\ (?:the\ )?others)(?=\W*$)
    `,
    (_, field = '', way = '') => `with the ${/^(?:before|earlier)/i.test(way) ? 'earliest' : 'latest'} ${field}`,
  ],
  // "whose city is something other than Leeds", "anything other than red", "anything but red", "some other city than Leeds".
  [/\b(?:something|anything|somewhere|anywhere|someone|somebody|anyone|anybody) (?:other|else) than\b/gi, 'other than'],
  // "in a year other than 2022", "in any month but May": not in it.
  [
    pattern('giu')`
      \b(?:in|during)\ (?:an?|any|some)(?:\ other)?\ (?:year|month|quarter|week)\ (?:other\ than|except(?:\ for)?|apart\ from|besides|but|than)\ (?:in
      \ )?(?=\p{L}|\d)
    `,
    'not in ',
  ],
  // "those not yet closed": that are not closed yet.
  [
    /\bnot yet (been )?(\p{L}{2,}(?:ed|en|id|ld|nt|ght|ne|old))\b/giu,
    (said, been = '', verb = '') => (isParticiple(verb.toLowerCase()) ? `not ${been}${verb} yet` : said),
  ],
  // "all the cards, including those that have run out": nothing narrows them down.
  [
    pattern('iu')`
      (?<=\b(?:all|every|everything|complete|whole|full|each)\b[^;?!]*?)(?:,|\ -|\ –|\ —)?\ (?:and\ )?(?:(?:that|this|which)\ (?:also\ )?includes?
      |including|inclusive\ of|as\ well\ as|expired\ or\ not)\ (?:also\ )?(?:those|the\ ones|any|ones|any\ of\ them)\ (?:(?:that|which|who)\ (?:are|is
      |have|has|were|had)\b[^,;?!]{3,50}?|already\ \p{L}+|no\ longer\ \p{L}+)(?:\ too|\ as\ well|\ also)?(?=\W*$)
    `,
    '',
  ],
  // "say no to": reject.
  [/\bsay no to\b/gi, 'reject'],
  [/\b(?:said|saying) no to\b/gi, 'rejected'],
  [
    /(?<=\bhow many\b[^?]*?), (?:so|i\.e\.|that is|meaning|i mean|in other words),? (?:just )?the \p{L}+(?:ed|en)(?: ones)?(?=\W*$)/giu,
    '',
  ],
  // "rejected bids, what number are we at": how many.
  [
    pattern('iu')`
      ^(\W*)((?!(?:how|which|what|who|when|where|and|or|so|list|show|give)\b)\p{L}[^,;:?]*?)\s*[,–—:-]+\s*(?:what|which)\ number\ (?:are\ (?:we|they)
      (?:\ (?:at|on|talking(?:\ about)?))?|is\ (?:that|it|this)|do\ we\ have|have\ we\ got|of\ (?:those|them)\ (?:do\ we\ have|are\ there))(?:\ now|
      \ currently)?\W*$
    `,
    '$1how many $2 are there',
  ],
  // "what was the total amount customers spent": how much they did.
  [
    pattern('iu')`
      \bwhat(?:['’]s|\ is|\ was)\ the\ (?:total|overall|whole|entire)\ (?:amount|sum)(?:\ of\ money)?\ (?:that\ )?((?:our\ |the\ )?(?:\p{Ll}+
      \ )?\p{Ll}+s|we|they|i)\ (?:have\ )?(spent|paid|earned|owed|borrowed|donated|gave|invested)\b
    `,
    (said, who = '', verb = '') =>
      AMOUNTS[verb.toLowerCase()] ? `how much did ${who} ${AMOUNTS[verb.toLowerCase()]}` : said,
  ],
  // "from 7 seats up", "from 30 hours upwards": at least so many.
  [
    pattern('giu')`
      \b(?:(?:starting\ )?from)\ (\d[\d.,]*(?:k|m)?\ (?!am\b|pm\b|to\b|up\b|onwards?\b|${MONTH_OR_SHORT}\b)\p{L}+s?)\ (?:and\ )?(?:up|upwards?|or\ more)
      (?=\W*$|[,;:?]|\ (?:please|and|in|at|with|that|which|do)\b)
    `,
    'with at least $1',
  ],
  // "…, please, without any missing": all of them.
  [
    pattern('iu')`
      ,?\ (?:please,?\ )?(?:without\ any|with\ none|with\ nothing|and\ none|none)\ (?:being\ )?(?:missing|missed|left\ out|left\ off|omitted|forgotten
      |skipped)(?=\W*$)
    `,
    '',
  ],
  // "can be bought without a card": is to be had so.
  [
    /\b(?:(?:that|which) )?can be (?:bought|purchased|had|obtained|got)(?= (?:without|only with) (?:an?|any)\b)/gi,
    'are',
  ],
  [
    pattern('iu')`
      ^(\W*(?:which|what)[^?]*?)\ can\ (?:you|i|we|people|customers|patients)\ (?:buy|get|purchase|have|obtain)(?=\ (?:without|only\ with)\ (?:an?
      |any)\b)
    `,
    '$1 are',
  ],
  // "on pause": paused.
  [/\b(?:(currently|now|still) )?on (?:pause)\b(?! of\b)/giu, 'paused'],
  // "take all the orders in Oslo and add up their totals": the totals of those.
  [
    pattern('iu')`
      ^(\W*)take\ ((?:all\ )?(?:the|our|my|of\ the)\ [^,;:?!]{3,80}?)(?:,\ |,?\ and\ )(?:then\ )?(add\ up|sum\ up|sum|total|average|count)\ (?:their
      |the|all\ their)\ (\p{L}+(?:\ \p{L}+)?)(?=\W*$)
    `,
    (_, lead = '', those = '', verb = '', what = '') =>
      `${lead}${/^average/i.test(verb) ? 'what is the average' : /^count/i.test(verb) ? 'count the' : 'what is the total of the'} ${what} of ${those}`,
  ],
  // "what do the sales in 2024 amount to in value": their total value.
  [
    pattern('iu')`
      ^(\W*)(?:what|how\ much)\ (?:do|does|did|would)\ ([^?;:]{5,}?)\ (?:amount|add\ up|come|sum\ up|total\ up)\ to\ in\ (?!total\b|all\b|\d|${MONTH}\b)(?:terms
      \ of\ )?(\p{L}+(?:\ \p{L}+)?)(?=\W*$)
    `,
    '$1what is the total $3 of $2',
  ],
  [
    pattern('iu')`
      ^(\W*)(?!(?:what|how|which|who)\b)([^?;:]{5,}?)\s*[,:–—]\s+(?:what|how\ much)\ (?:do|does|did|would)\ (?:they|it|those|these|that)\ (?:all\ )?
      (?:amount|add\ up|come|sum\ up|total\ up)\ to\ in\ (?!total\b|all\b|\d|${MONTH}\b)(?:terms\ of\ )?(\p{L}+(?:\ \p{L}+)?)(?=\W*$)
    `,
    '$1what is the total $3 of $2',
  ],
  // "are discontinued but there is still stock of them", "sold, yet we still have some left": what stands behind "but" restricts them, too.
  [
    pattern('giu')`
      ,?\ (?:but|yet|though|although|while|and)\ (?:(?:there(?:['’]s|\ is|\ are)|we(?:['’]ve\ got|\ have))(?:\ (?:still|also))*|(?:there|we)\ still
      \ (?:is|are|have|has|hold))(?:\ (?:some|any|plenty(?:\ of)?))?
      \ (?:stock(?:\ left)?(?:\ of\ (?:them|it|these|those))?|(?:of\ (?:them|it)\ )?(?:left\ )?in\ stock|(?:of\ them\ )?left\ in\ stock)(?=\W|$)
    `,
    ' and are still in stock',
  ],
  // "which ones of the boats": which of them.
  [/\b(which|what|how many) ones of (?=(?:the|our|my|your|these|those)\b)/gi, '$1 of '],
]

const AMOUNTS: Readonly<Record<string, string>> = {
  spent: 'spend',
  paid: 'pay',
  earned: 'earn',
  owed: 'owe',
  borrowed: 'borrow',
  donated: 'donate',
  gave: 'give',
  invested: 'invest',
}

/** The message with what narrows it down behind what that is said of, in plainer words. */
export const withoutTurnsOfConditions = (message: string): string =>
  sayTimeBehind(sayPlainly(sayConditionsBehind(message), TURNS))
