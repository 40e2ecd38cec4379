import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn, replaceIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { maskQuotes, unmasked } from './mask.ts'

/** One record: its name has a capital or a number. */
const ONE = fragment`(?=[^,;:?!]*(?:\d|(?-i:\p{Lu})))`
const SUBJECT = fragment`(?<subject>${ONE}[^,;:?!]{2,60}?)`
const NOUN = fragment`(?-i:\p{Ll}+(?:\ \p{Ll}+)?)`
/** The verb of a clause in the third person. */
const TELLS = fragment`(?:is|has|(?-i:(?!(?:was|this|his|its|us|as)\b)\p{Ll}{2,}s))`

/** One record, named with a capital or a number, of which two things are told in one sentence, as they are now. */
const TWO = pattern('iu')`
  ^(?<subject>${ONE}(?!(?:who|which|that|what|how|if|when|there|i|we|you)\b)[^,;:?!]{2,60}?)\ (?:(?<early>now)\ )?
  (?<verb>${TELLS})\ (?<first>[^,;:?!]+?)(?:\ (?<late>now))?,?\ and\ (?:(?:now|also)\ )?
  (?:
    (?<second>${TELLS}\ \S[^,;:?!]*?)
    |an?\ (?<noun>${NOUN})\ of\ (?<value>\S[^,;:?!]*?)
    |(?<figure>\S*\d\S*(?:\ (?:thousand|million|billion|[$€£]))?)\ in\ (?<field>${NOUN})
  )(?:\ (?<last>now))?[\s.!]*$
`
/** "Apollo now has a budget of 36k". */
const HAS_A = pattern('iu')`
  ^${SUBJECT}\ (?:now\ has|has\ now)
  \ an?\ (?:new\ )?(?<noun>${NOUN})\ of\ (?<value>\S[^,;:?!]*?)[\s.!]*$
`
/** "Acme is now called Apex", "now goes by Apex". */
const CALLED = pattern('iu')`
  ^${SUBJECT}
  \ (?:is\ now\ (?:called|named)|now\ (?:goes\ by|calls\ itself)|(?:was|has\ been|got)\ renamed(?:\ to|\ as)?|changed\ its\ name\ to)
  \ (?<name>["“]?(?-i:\p{Lu}).*?)(?:\ now)?[\s.!]*$
`

/** "no breakfast for R-12, please": what somebody is not to get. */
const NO_FOR = pattern('iu')`
  ^no\ (?:more\ )?(?<what>${NOUN})\ for\ ${SUBJECT}
  (?:,?\ (?:please|pls|from\ now\ on|any\ ?more|any\ longer|this\ time|thanks))*[\s.!]*$
`

/**
 * "N02 has power now and costs 2100", "Acme now has 40 employees and a budget of 36k": both are told of that record, each in a clause of its own.
 * "Acme is now called Apex" is a new name.
 */
export function factsTold(said: string): string | undefined {
  const masked = maskQuotes(said)
  const part = (text?: string) => unmasked(said, masked, text)
  const called = execIn(masked, CALLED)?.groups
  if (called) return `rename ${part(called['subject'])} to ${part(called['name'])}`
  const none = execIn(masked, NO_FOR)?.groups
  if (none) return `turn off the ${none['what']!} for ${part(none['subject'])}`
  const has = execIn(masked, HAS_A)?.groups
  if (has) return `the ${has['noun']!} of ${part(has['subject'])} is now ${part(has['value'])}`
  const { subject, verb, first, early, late, last, second, noun, value, figure, field } =
    execIn(masked, TWO)?.groups ?? {}
  if (!subject || !verb || !first || !(early ?? late ?? last)) return undefined
  const other = second ? `it ${part(second)}` : noun ? `its ${noun} is ${part(value)}` : `its ${field!} is ${figure!}`
  // Behind a number of something "now" would be taken for more of it.
  const own = early || /\d/.test(first) ? `now ${verb} ${part(first)}` : `${verb} ${part(first)} now`
  return `${part(subject)} ${own} and ${other}`
}

/** Adverbs of what something came to or is from now on, which say nothing of it themselves. */
const IN_THE_END = pattern('giu')`
  ,?\s+(?:in the end|after all|all told|all in all|altogether|in total|finally|eventually|from (?:now|today)(?: on)?|these days|instead)(?=[\s,.;!]|$)
`
const TIME = fragment`(?:(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:\ and\ a\ half)?|half\ an)\ (?:minute
    |hour|day|week|month)s?`
const MONEY = fragment`(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|euros?|pounds?|dollars?|quid|francs?|kroner|(?-i:[A-Z]{3})))`
/** One record by its number or code, with its noun or without. */
const CODED = fragment`(?:(?:the|our)\ )?(?:(?-i:\p{Ll}+)\ ){0,2}(?:no\.?\ |number\ )?[\p{L}-]*\d[\p{L}\d/-]*`
/** "SC-5 took four hours and came to 310 euros": how long something lasted and what it came to (verbs of lasting and of costing; Levin, 1993, 54). */
const LASTED = fragment`(?:took|lasted|needed)\ (?:us\ |me\ |them\ )?${TIME}`
const CAME_TO = fragment`(?:came\ to|cost(?:\ us)?|amounted\ to|worked\ out\ at|ended\ up\ (?:at|costing))\ ${MONEY}`
const MEASURED = pattern('iu')`
  ^(?<subject>${CODED})\ (?:has\ |have\ |just\ )?(?<first>${LASTED}|${CAME_TO})(?:,?\ (?:and|it)\ (?:it\ )?(?<second>${LASTED}|${CAME_TO}))?[\s.!]*$
`
const AMOUNT = pattern('iu')`(?:${TIME}|${MONEY})$`
/** "session S-2 is off", "the Friday class isn't happening": what was to take place does not. */
const OFF = pattern('iu')`
  ^(?<subject>${CODED}|the\ (?:(?!\b(?:is|was|has)\b)[^,.;:?!]){3,50}?)
  \ (?:(?:is|['’]s)\ (?:now\ )?(?:off|called\ off|not\ (?:happening|taking\ place|going\ ahead))|isn['’]t\ (?:happening|taking\ place|going\ ahead)
    |(?:won['’]t|will\ not)\ (?:happen|take\ place|go\ ahead)|(?:has\ )?(?:been\ called\ off|fallen\ through|fell\ through))
  (?:\ (?:now|any\ ?more|after\ all))?[\s.!]*$
`
/** "bidder 5 wants to spend up to 40000": an upper end is a limit of theirs. */
const UP_TO = pattern('iu')`
  ^${SUBJECT}\ (?:now\ )?(?:wants?\ to|would\ like\ to|can|may|will|is\ (?:allowed|able|willing|prepared|happy)\ to|is\ (?:good|approved|cleared)\ for)
  \ (?:now\ )?(?:(?<spend>spend|pay|invest)|bid|borrow|owe|go|order\ for|buy\ for)?\ ?(?:up\ to|no\ more\ than|at\ most|a\ maximum\ of)
  \ (?<figure>\p{Sc}?\s?\d\S*(?:\s(?:\p{Sc}|\p{Ll}+))?)[\s.!]*$
`
/** "we settled for 600 on claim 8", "they paid us £40 for B-7": what was paid for one that is named. */
const SETTLED = pattern('iu')`
  ^(?:we|i|they|he|she)(?:['’]ve|\ have|\ has)?\ (?:(?:just|now|finally|already)\ )?(?:
    (?<settled>settled|agreed)\ (?:for|on|at)|(?<paid>paid|refunded|reimbursed)(?:\ (?:out|us|them|him|her|back))?
  )\ (?<figure>\p{Sc}?\s?\d[\d.,]*k?(?:\s?\p{Sc}|\ (?:euros?|pounds?|dollars?))?)\ (?:on|for|towards|against)\ (?<what>(?=[^,;:?]*(?:\d
    |(?-i:\p{Lu})))[^,;:?!]{2,60}?)[\s.!]*$
`
const SETTLED_AT = pattern('iu')`
  ^(?:we|i|they)(?:['’]ve|\ have)?\ (?:(?:just|now|finally|already)\ )?settled\ (?<what>(?=[^,;:?]*(?:\d|(?-i:\p{Lu})))[^,;:?!]{2,60}?)
  \ (?:for|at)\ (?<figure>\p{Sc}?\s?\d[\d.,]*k?(?:\s?\p{Sc}|\ (?:euros?|pounds?|dollars?))?)[\s.!]*$
`
const DAY = fragment`(?:(?:(?:the|this|next)\ )?\S*\d\S*(?:\ (?:of\ )?(?-i:\p{Lu})\p{L}+(?:\ \d{4})?)?|(?-i:\p{Lu})\p{L}+\ \d\S*(?:\ \d{4})?|tomorrow
    |today|(?:(?:on|this|next)\ )?(?-i:\p{Lu})\p{L}+day(?:\ week)?)`
/** "SP-1 is going ahead on the 14th of December": the day on which something takes place. */
const ON_DAY = pattern('iu')`
  ^(?<subject>${CODED})\ (?:(?:is|['’]s)\ (?:now\ )?(?:going\ ahead|happening|taking\ place|booked\ in|down|set|fixed|arranged|confirmed)|goes\ ahead
    |takes\ place
    |will\ (?:now\ )?(?:be|go\ ahead|happen|take\ place))
  \ (?:for\ |on\ )(?<day>${DAY})(?:\ (?:now|instead))?[\s.!]*$
`
/** "Ann's new number is 0117 555 1234": what is reached by digits. */
const NUMBER_IS = pattern('iu')`
  ^(?:(?<owner>(?-i:\p{Lu})[^,;:?!]{1,50}?)['’]s?\ (?:new\ )?|the\ new\ )(?:phone\ |mobile\ |telephone\ )?number(?:\ (?:of|for)
    \ (?<of>(?-i:\p{Lu})[^,;:?!]{1,50}?))?
  \ is\ (?:now\ )?(?<number>\+?[\d(][\d\s()/-]{5,20}\d)(?:\ now)?[\s.!]*$
`
/** "Ann Lee has moved to 12 Mill Lane": a number and a street. */
const MOVED_HOUSE = pattern('iu')`
  ^(?<subject>(?-i:\p{Lu})[^,;:?!]{1,50}?)\ (?:(?:has|have|just|now)\ )*(?:moved|is\ moving)\ (?:house\ )?to
  \ (?<address>\d{1,4}\p{L}?\ (?-i:\p{Lu})\p{L}+(?:\ (?-i:\p{Lu})\p{L}+){1,3})[\s.!]*$
`
/** "Ann doesn't want Bob any more, put her down for Dora": whom somebody has in the place of another. */
const RATHER = pattern('u')`
  ^(?<subject>\p{Lu}[\p{L}'’-]*(?:\ \p{Lu}[\p{L}'’-]*)*)\ (?:(?:(?:doesn['’]t|does\ not|no\ longer)\ (?:wants?|likes?)|(?:has|had)
    \ (?:had\ enough\ of|fallen\ out\ with)|(?:isn['’]t|is\ not)\ happy\ with|(?:didn['’]t|did\ not)\ like))\ (?:\p{Lu}[\p{L}'’-]*(?:\ \p{Lu}[\p{L}'’-]*)*)
  (?:\ any\ ?(?:more|longer))?(?:,|\.|;|\ [-–—]|\ and)\ (?:(?:so|and|please|can\ you|could\ you)\ )*
  (?:(?:put|sign|set|mark)\ (?:him|her|them)\ (?:down\ )?(?:for|with)|(?:give|get)\ (?:him|her|them)|(?:move|switch|change|assign)\ (?:him|her|them)
    \ (?:over\ )?to
    |(?:[Hh]e|[Ss]he|[Tt]hey)(?:\ (?:now\ )?wants?|(?:\ would|['’]d)\ (?:like|rather\ have|prefer)|\ prefers?))
  \ (?<value>\p{Lu}[\p{L}'’-]*(?:\ \p{Lu}[\p{L}'’-]*)*)(?:\ (?:instead|please|now))*[\s.!]*$
`
/** "put Ann down for Dora": whom somebody is to have. */
const DOWN_FOR = pattern('u')`
  ^(?:[Pp]ut|[Mm]ark|[Ss]et)\ (?<subject>\p{Lu}[\p{L}'’-]*(?:\ \p{Lu}[\p{L}'’-]*)+)\ down\ (?:for|with)
    \ (?<value>\p{Lu}[\p{L}'’-]*(?:\ \p{Lu}[\p{L}'’-]*)+)[\s.!]*$
`
/** "SL-3 is 20 minutes late": by how much. */
const LATE = pattern(
  'iu',
)`^(?<subject>${CODED})\ (?:is|was|will\ be|(?:is|was)\ running|runs|left|arrived)\ (?:now\ )?(?:about\ )?(?<time>${TIME})\ (?:late
    |behind(?:\ schedule)?|delayed)[\s.!]*$`
/** "claim 9 was settled for 25" */
const WAS_SETTLED = pattern('iu')`
  ^(?<what>${CODED})\ (?:was|has\ been|is|got)\ (?:now\ |finally\ )?(?:settled|paid\ out)\ (?:for|at|with)
    \ (?<figure>\p{Sc}?\s?\d[\d.,]*k?(?:\s?\p{Sc}|\ (?:euros?|pounds?|dollars?))?)[\s.!]*$
`
/** "they've paid B-7 in cash": one that is named is paid. */
const PAID = pattern('iu')`
  ^(?:(?:they|he|she|(?:the\ |our\ )?(?:customer|client|tenant|member|owner)|(?-i:\p{Lu})\p{L}+(?:\ (?-i:\p{Lu})\p{L}+)?)(?:['’]ve|['’]s|\ has
    |\ have)?\ (?:just\ |now\ |finally\ )?paid\ (?:for\ )?(?<subject>${CODED})
    |(?<told>${CODED})\ (?:(?:was|got|has\ been|is)\ (?:just\ |now\ |finally\ )?(?:paid|settled)|(?:came|has\ come)\ in(?:\ (?:this\ \p{Ll}+|today
    |just\ now))?,?\ (?:and\ )?they(?:['’]ve|\ have)?\ paid))
  (?<how>(?:,?\ (?:(?:in\ )?cash|by\ card|by\ cheque|online|in\ full))?)(?<when>(?:\ (?:today|yesterday|this\ \p{Ll}+|just\ now|now))?)[\s.!]*$
`
/** "Ann is back from leave": is on it no longer. */
const BACK_FROM = pattern(
  'iu',
)`^(?<subject>(?-i:\p{Lu})[^,;:?!\d]{1,50}?)\ (?:is|['’]s)\ back\ from\ (?:her\ |his\ |their\ )?(?<what>leave|holiday|maternity\ leave
    |parental\ leave|sick\ leave)(?:\ now|\ today)?[\s.!]*$`
/** "we've let Ann go", "Ann has left us": somebody who is no longer there. */
const WHO = fragment`(?-i:\p{Lu}[\p{L}'’-]*(?:\ \p{Lu}[\p{L}'’-]*)*)`
const GONE = pattern('iu')`
  ^(?:(?:we|i)(?:['’]ve|\ have|\ had\ to)?\ (?:just\ |now\ )?let\ (?<let>${WHO})\ go
    |(?<subject>${WHO})\ (?:(?:has|have)\ (?:now\ |just\ )?(?:left(?:\ (?:us|the\ (?:company|firm|team|business)))?|quit|resigned|retired|handed\ in
    \ (?:her|his|their)\ notice|been\ let\ go)
      |(?:doesn['’]t|does\ not|no\ longer)\ works?\ (?:here|for\ us|with\ us)(?:\ any\ ?(?:more|longer))?|(?:isn['’]t|is\ not
    |is\ no\ longer)\ with\ us(?:\ any\ ?(?:more|longer))?))
  (?:\ (?:now|today|for\ good))?[\s.!]*$
`
/** Whether somebody is told to be gone: that asks for nothing that is known of them. */
export const tellsGone = (said: string): boolean => testIn(maskQuotes(said), GONE)

/** "KO-15 takes the granite worktop": what was chosen for one that is named. */
const CHOSEN = pattern('iu')`
  ^(?:(?:the|our)\ (?-i:\p{Ll}+)\ (?:of|on|for|from)\ )?(?<subject>${CODED})\ (?:(?:has|have)\ changed\ (?:their|his|her|its)\ minds?\ and\ )?
  (?:now\ )?(?:takes|is\ (?:taking|having|getting)|wants|(?:has\ )?(?:chosen|chose|decided\ on|gone\ for|went\ for|opted\ for|picked))
    \ (?:now\ )?(?:the|an?)
  \ (?<value>(?-i:\p{Ll})[^,.;:?!\d]{2,40}?)(?:\ (?:now|instead))*[\s.!]*$
`

/**
 * What is told of one record in an everyday way, as the orders that it may stand for: "session S-2 is off" cancels it, "SC-5 took four
 * hours and came to 310 euros" are its figures, "bidder 5 wants to spend up to 40000" a limit. They only count where all of them makes
 * sense for the record, and wait for a yes.
 */
export function ordersOfFacts(said: string, why?: string): string[] {
  const plain = replaceIn(said, IN_THE_END, '')
  const masked = maskQuotes(plain)
  if (/\?\s*$/.test(masked)) return []
  const part = (text?: string) => unmasked(plain, masked, text)
  const measured = execIn(masked, MEASURED)?.groups
  if (measured) {
    const figures = [measured['first'], measured['second']].flatMap(one =>
      one ? (execIn(one, AMOUNT)?.[0] ?? []) : [],
    )
    return [figures.map((figure, at) => `change ${at ? 'it' : measured['subject']!} to ${figure}`).join(' and ')]
  }
  const off = execIn(masked, OFF)?.groups
  if (off)
    return [
      ...(why ? [`cancel ${part(off['subject'])}, reason: ${why.replace(/^[\s,;–—-]*(?:because )?/iu, '')}`] : []),
      `cancel ${part(off['subject'])}`,
      `mark ${part(off['subject'])} as cancelled`,
    ]
  const upTo = execIn(masked, UP_TO)?.groups
  if (upTo) {
    const fields = upTo['spend'] ? ['limit', 'budget'] : ['limit']
    return fields.map(field => `set the ${field} of ${part(upTo['subject'])} to ${upTo['figure']!}`)
  }
  const settled = (execIn(masked, SETTLED) ?? execIn(masked, SETTLED_AT) ?? execIn(masked, WAS_SETTLED))?.groups
  if (settled) {
    const [what, figure] = [part(settled['what']), settled['figure']!]
    return [`set the amount paid of ${what} to ${figure}`, `set the paid amount of ${what} to ${figure}`]
  }
  const planned = execIn(masked, ON_DAY)?.groups
  if (planned) return [`move ${planned['subject']!} to ${planned['day']!}`]
  const reached = execIn(masked, NUMBER_IS)?.groups
  const whose = reached?.['owner'] ?? reached?.['of']
  if (reached && whose)
    return [
      `set the phone number of ${whose} to ${reached['number']!}`,
      `set the number of ${whose} to ${reached['number']!}`,
    ]
  const late = execIn(masked, LATE)?.groups
  if (late) return [`set the delay of ${late['subject']!} to ${late['time']!}`]
  const { subject: bill, told, when = '' } = execIn(masked, PAID)?.groups ?? {}
  const paid = bill ?? told
  if (paid) {
    const day = /yesterday/i.test(when) ? ' yesterday' : when ? ' today' : ''
    return day === ' yesterday'
      ? [`mark ${paid} as paid${day}`]
      : [`mark ${paid} as paid`, `mark ${paid} as paid today`]
  }
  const back = execIn(masked, BACK_FROM)?.groups
  if (back) return [`${part(back['subject'])} is no longer on ${back['what']!}`]
  const { subject: leaver, let: gone } = execIn(masked, GONE)?.groups ?? {}
  const who = leaver ?? gone
  if (who) return [`deactivate ${part(who)}`, `${part(who)} is no longer active`, `mark ${part(who)} as left`]
  const { subject, value } =
    (execIn(masked, RATHER) ?? execIn(masked, DOWN_FOR) ?? execIn(masked, CHOSEN))?.groups ?? {}
  return subject && value ? [`change ${part(subject)} to ${part(value)}`] : []
}

/** Where somebody has moved to, as the order to change their address: a street is a part of it, though a field is called so. */
export function ordersOfMove(said: string): string[] {
  const masked = maskQuotes(said)
  const moved = execIn(masked, MOVED_HOUSE)?.groups
  return moved ? [`set the address of ${unmasked(said, masked, moved['subject'])} to ${moved['address']!}`] : []
}

/** "they wanted 900 but we settled for 600": what was wanted before is none of what is so. */
const BUT = pattern(
  'iu',
)`^[^,;:?!]{3,60}?\ (?:wants?|wanted|asked\ for|claimed|demanded|offered|hoped\ for)\ [^;:?!]{1,40}?,?\ but\ (?=(?:we|i|they|he|she|it)\b|(?-i:\p{Lu}))`
/** "…, says Mrs Lee", "… according to the lab": who said it. */
const SOURCE = pattern(
  'iu',
)`,?\s+(?:(?:so\ )?(?:says|said)|according\ to)\ (?:(?:the|his|her|their|our)\ )?[^,;:?!\d]{2,40}[\s.!]*$`

/** A fact without what was wanted before it and without who said it. */
export function withoutSource(said: string): string {
  const plain = testIn(said, SOURCE) ? replaceIn(said, SOURCE, '') : said
  const own = testIn(plain, BUT) ? replaceIn(plain, BUT, '') : plain
  return /\p{L} \S/u.test(own) ? own : said
}
