import { fragment, pattern } from '../../../lib/patterns.ts'
import { isParticiple } from '../language/verb-forms.ts'

/** What a clause tells of its subject: the verbs of one class with what they take. */
export interface Predicate {
  /** The clause, with the groups `subject` and those of what is told. */
  tells: RegExp
  /** The orders that it may stand for, likeliest first; `why` is what is told beside it. */
  orders: (told: Readonly<Record<string, string>>, why?: string) => string[]
}

/** A record by its number or code, with its noun or without. */
export const CODED = fragment`(?:(?:the|our)\ )?(?:(?-i:\p{Ll}+)\ ){0,2}(?:no\.?\ |number\ )?[\p{L}-]*\d[\p{L}\d/-]*`
/** One that has a name: words with capitals. */
export const NAME = fragment`(?-i:\p{Lu}[\p{L}'’-]*(?:\ \p{Lu}[\p{L}'’-]*)*)`
/** One that has a name or a number in it. */
export const NAMED = fragment`(?=[^,;:?!]*(?:\d|(?-i:\p{Lu})))[^,;:?!]{2,60}?`
/** … or is spoken of as "the …". */
const THING = fragment`(?:${CODED}|the\ (?:(?!\b(?:is|was|has)\b)[^,.;:?!]){3,50}?)`
const NOUN = fragment`(?-i:\p{Ll}+(?:\ \p{Ll}+)?)`

const LENGTH = fragment`(?:(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:\ and\ a\ half)?|half\ an)
  \ (?:minute|hour|day|week|month)s?`
const PRICE = fragment`(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|euros?|pounds?|dollars?|quid|francs?|kroner|(?-i:[A-Z]{3})))`
/** An amount of money, of which the currency may be left out. */
export const AMOUNT = fragment`\p{Sc}?\s?\d[\d.,]*k?(?:\s?\p{Sc}|\ (?:euros?|pounds?|dollars?))?`
const DAY = fragment`(?:(?:(?:the|this|next)\ )?\S*\d\S*(?:\ (?:of\ )?(?-i:\p{Lu})\p{L}+(?:\ \d{4})?)?|(?-i:\p{Lu})\p{L}+\ \d\S*(?:\ \d{4})?
  |tomorrow|today|(?:(?:on|this|next)\ )?(?-i:\p{Lu})\p{L}+day(?:\ week)?)`
const NOW = fragment`(?:\ (?:now|instead|today|please|any\ ?(?:more|longer)|after\ all|for\ good))*[\s.!]*$`
const NOT = fragment`(?:(?:is|are|['’]s)\ (?:now\ )?not|(?:is|are)n['’]t)`

const LASTED = fragment`(?:took|lasted|needed)\ (?:us\ |me\ |them\ )?${LENGTH}`
const CAME_TO = fragment`(?:came\ to|cost(?:\ us)?|amounted\ to|worked\ out\ at|ended\ up\ (?:at|costing))\ ${PRICE}`
const MEASURE = pattern('iu')`(?:${LENGTH}|${PRICE})$`

/** A number of digits that somebody is reached by. */
export const PHONE = fragment`\+?[\d(][\d\s()/-]{5,20}\d`

/** How something was paid or done, and when. */
const HOW = fragment`,?\ (?:(?:in\ )?cash|by\ (?-i:\p{Ll}+)(?:\ (?:transfer|debit))?|online|in\ full|in\ person)`
const WHEN = fragment`\ (?:today|yesterday|this\ (?-i:\p{Ll}+)|just\ now|now|on\ ${DAY})`
const HOWS = pattern('giu')`${HOW}`
const MEANS = /\b(?:in |by )?(cash|card|cheque|check|(?:bank )?transfer|direct debit|invoice)\b/i

/** A day on which something was done; none where it may be any. */
function dayOf(manner: string): string | undefined {
  if (/\byesterday\b/i.test(manner)) return ' yesterday'
  return / on \S.*$/i.exec(manner)?.[0] ?? (/\S/.test(manner.replace(HOWS, '')) ? ' today' : undefined)
}

/** "Ann Lee has left us": somebody who is no longer there. */
export const GONE = pattern('iu')`
  ^(?<subject>${NAME})\ (?:
    (?:has|have)\ (?:now\ |just\ )?(?:left(?:\ (?:us|the\ (?:company|firm|team|business)))?|quit|resigned|retired|been\ let\ go
      |handed\ in\ (?:her|his|their)\ notice)
    |(?:doesn['’]t|does\ not|no\ longer)\ works?\ (?:here|for\ us|with\ us)|(?:${NOT}|is\ no\ longer)\ with\ us
  )${NOW}
`

export const PREDICATES: readonly Predicate[] = [
  // "SC-5 took four hours and came to 310 euros": verbs of lasting and of costing (Levin, 1993, 54).
  {
    tells: pattern('iu')`
      ^(?<subject>${CODED})\ (?:has\ |have\ |just\ )?(?<first>${LASTED}|${CAME_TO})(?:,?\ (?:and|it)\ (?:it\ )?(?<second>${LASTED}|${CAME_TO}))?[\s.!]*$
    `,
    orders: ({ subject, first, second }) => {
      const figures = [first, second].flatMap(one => (one ? (MEASURE.exec(one)?.[0] ?? []) : []))
      return [figures.map((figure, at) => `change ${at ? 'it' : subject} to ${figure}`).join(' and ')]
    },
  },
  // "session S-2 is off", "Spring Fair isn't going ahead": what was to take place does not; a person may be off as well.
  {
    tells: pattern('iu')`
      ^(?:(?<subject>${THING})\ (?:is|['’]s)\ (?:now\ )?off
      |(?<what>${THING}|${NAME})\ (?:
        (?:is|['’]s|has\ been|was)\ (?:now\ )?called\ off|${NOT}\ (?:happening|taking\ place|going\ ahead)
        |(?:won['’]t|will\ not)\ (?:happen|take\ place|go\ ahead)|(?:has\ )?(?:fallen|fell)\ through))${NOW}
    `,
    orders: ({ subject, what }, why) => {
      const one = subject ?? what
      const reason = why?.replace(/^[\s,;–—-]*(?:because )?/iu, '')
      return [...(reason ? [`cancel ${one}, reason: ${reason}`] : []), `cancel ${one}`, `mark ${one} as cancelled`]
    },
  },
  // "SP-1 is going ahead on the 14th of December".
  {
    tells: pattern('iu')`
      ^(?<subject>${CODED})\ (?:goes\ ahead|takes\ place|will\ (?:now\ )?(?:be|go\ ahead|happen|take\ place)
      |(?:is|['’]s)\ (?:now\ )?(?:going\ ahead|happening|taking\ place|booked\ in|down|set|fixed|arranged|confirmed))
      \ (?:for\ |on\ )(?<day>${DAY})${NOW}
    `,
    orders: ({ subject, day }) => [`move ${subject} to ${day}`],
  },
  // "bidder 5 wants to spend up to 40000": an upper end is a limit of theirs.
  {
    tells: pattern('iu')`
      ^(?<subject>${NAMED})\ (?:now\ )?(?:wants?\ to|would\ like\ to|can|may|will|is\ (?:allowed|able|willing|prepared|happy)\ to
      |is\ (?:good|approved|cleared)\ for)\ (?:now\ )?(?:(?<spend>spend|pay|invest)|bid|borrow|owe|go|order\ for|buy\ for)?\ ?
      (?:up\ to|no\ more\ than|at\ most|a\ maximum\ of)\ (?<figure>\p{Sc}?\s?\d\S*(?:\s(?:\p{Sc}|\p{Ll}+))?)[\s.!]*$
    `,
    orders: ({ subject, spend, figure }) =>
      ['limit', ...(spend ? ['budget'] : [])].map(field => `set the ${field} of ${subject} to ${figure}`),
  },
  // "claim 8 was settled for 600", "B-7 has been paid £40": what was paid for it.
  {
    tells: pattern('iu')`
      ^(?<subject>${NAMED})\ (?:was|has\ been|is|got)\ (?:now\ |finally\ )?(?:settled|agreed|paid|(?<back>refunded|reimbursed))(?:\ out)?
      \ (?:(?:for|at|with|on)\ )?(?<figure>${AMOUNT})[\s.!]*$
    `,
    orders: ({ subject, figure, back }) =>
      [...(back ? ['refund amount', `amount ${back}`] : []), 'amount paid', 'paid amount'].map(
        field => `set the ${field} of ${subject} to ${figure}`,
      ),
  },
  // "B-7 was paid in cash this morning", "Q-5 was accepted yesterday": what was done with it, how and when.
  {
    tells: pattern('iu')`
      ^(?<subject>${CODED})\ (?:was|got|has\ been|is)\ (?:just\ |now\ |finally\ )?(?<done>(?-i:\p{Ll}{4,}))(?<manner>(?:${HOW}|${WHEN})*)[\s.!]*$
    `,
    orders: ({ subject, done = '', manner = '' }) => {
      const isPaid = /^(?:paid|settled)$/i.test(done)
      if (!isParticiple(done) || !(isPaid || manner)) return []
      const state = isPaid ? 'paid' : done
      const means = MEANS.exec(manner)?.[1]
      const day = dayOf(manner)
      const days = day && day !== ' today' ? [day] : ['', ' today']
      return [
        ...(means ? days.map(on => `mark ${subject} as ${state}${on}, payment method ${means}`) : []),
        ...days.map(on => `mark ${subject} as ${state}${on}`),
      ]
    },
  },
  // "SL-3 is 20 minutes late".
  {
    tells: pattern('iu')`
      ^(?<subject>${CODED})\ (?:is|was|will\ be|(?:is|was)\ running|runs|left|arrived)\ (?:now\ )?(?:about\ )?(?<time>${LENGTH})
      \ (?:late|behind(?:\ schedule)?|delayed)[\s.!]*$
    `,
    orders: ({ subject, time }) => [`set the delay of ${subject} to ${time}`],
  },
  // "Ann is back from leave": is on it no longer.
  {
    tells: pattern('iu')`
      ^(?<subject>${NAME})\ (?:is|['’]s)\ back\ from\ (?:her\ |his\ |their\ )?(?<what>(?:(?:maternity|paternity|parental|sick)\ )?leave|holiday)${NOW}
    `,
    orders: ({ subject, what }) => [`${subject} is no longer on ${what}`],
  },
  {
    tells: GONE,
    orders: ({ subject }) => [`deactivate ${subject}`, `${subject} is no longer active`, `mark ${subject} as left`],
  },
  // "put Ann down for Dora", "Ann would rather have Dora": whom somebody is to have.
  {
    tells: pattern('u')`
      ^(?:(?:[Pp]ut|[Ss]ign|[Mm]ark|[Ss]et)\ (?<subject>${NAME})\ down\ (?:for|with)
      |(?<who>${NAME})\ (?:now\ )?(?:prefers|(?:would|['’]d)\ (?:prefer|rather\ have)))
      \ (?<value>(?!\p{L}+day\b)${NAME})(?:\ (?:instead|please|now))*[\s.!]*$
    `,
    orders: ({ subject, who, value }) => [`change ${subject ?? who} to ${value}`],
  },
  // "KO-15 takes the granite worktop", "the customer of KO-15 has chosen the granite worktop": verbs of choosing.
  {
    tells: pattern('iu')`
      ^(?:(?:the|our)\ (?-i:\p{Ll}+)\ (?:of|on|for|from)\ )?(?<subject>${CODED})\ (?:now\ )?(?:takes|wants|is\ (?:taking|having|getting)
      |(?:has\ )?(?:chosen|chose|decided\ on|gone\ for|went\ for|opted\ for|picked))
      \ (?:now\ )?(?:the|an?)\ (?<value>(?-i:\p{Ll})[^,.;:?!\d]{2,40}?)(?:\ (?:now|instead))*[\s.!]*$
    `,
    orders: ({ subject, value }) => [`change ${subject} to ${value}`],
  },
  // "Ann's new number is 0117 555 1234": what is reached by digits.
  {
    tells: pattern('iu')`
      ^(?:(?<subject>(?-i:\p{Lu})[^,;:?!]{1,50}?)['’]s?\ (?:new\ )?(?:phone\ |mobile\ |telephone\ )?number
      |the\ new\ (?:phone\ |mobile\ |telephone\ )?number\ (?:of|for)\ (?<of>(?-i:\p{Lu})[^,;:?!]{1,50}?))
      \ is\ (?:now\ )?(?<number>${PHONE})(?:\ now)?[\s.!]*$
    `,
    orders: ({ subject, of, number }) =>
      ['phone number', 'number'].map(field => `set the ${field} of ${subject ?? of} to ${number}`),
  },
  // "Acme is now called Apex", "now goes by Apex".
  {
    tells: pattern('iu')`
      ^(?<subject>${NAMED})
      \ (?:is\ now\ (?:called|named)|now\ (?:goes\ by|calls\ itself)|(?:was|has\ been|got)\ renamed(?:\ to|\ as)?|changed\ its\ name\ to)
      \ (?<name>["“]?(?-i:\p{Lu}).*?)(?:\ now)?[\s.!]*$
    `,
    orders: ({ subject, name }) => [`rename ${subject} to ${name}`],
  },
  // "no breakfast for R-12, please": what somebody is not to get.
  {
    tells: pattern('iu')`
      ^no\ (?:more\ )?(?<what>${NOUN})\ for\ (?<subject>${NAMED})
      (?:,?\ (?:please|pls|from\ now\ on|any\ ?more|any\ longer|this\ time|thanks))*[\s.!]*$
    `,
    orders: ({ subject, what }) => [`turn off the ${what} for ${subject}`],
  },
  // "Apollo now has a budget of 36k".
  {
    tells: pattern('iu')`
      ^(?<subject>${NAMED})\ (?:now\ has|has\ now)\ an?\ (?:new\ )?(?<noun>${NOUN})\ of\ (?<value>\S[^,;:?!]*?)[\s.!]*$
    `,
    orders: ({ subject, noun, value }) => [`the ${noun} of ${subject} is now ${value}`],
  },
]
