import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { ordersOfCounting } from './counted-things.ts'
import { maskQuotes, unmasked } from './mask.ts'
import { TURNS_OF_ROLES } from './roles-given.ts'
import { ordersOfStateAndFigures } from './state-and-figures.ts'
import { ordersByMore, ordersOfRaise } from './told-amounts.ts'
import { TURNS_OF_LISTS } from './turns-of-lists.ts'
import { participlesOf, VERBS } from './verbs.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { basesOf } from '../reading/verb-fields.ts'

/** Verbs by those that operations may be called by when they do the same: verbs of giving away, of ending, of going on. */
const SAME: [RegExp, string[]][] = [
  [/^(?:give|hand|pass|allot)(?: over)? (?=\S.* to \S)/i, ['assign', 'reassign', 'transfer', 'allocate']],
  [/^(?:call|break) off (?=\S)/i, ['cancel', 'abort']],
  [/^(?:cancel|abort|scrap) (?=\S)/i, ['call off', 'void', 'withdraw']],
  [/^(?:bring|send|give|take) back (?=\S)/i, ['return']],
  // "Pull up the file" asks to see it.
  [/^(?:take down|pull) (?!(?:up|out|together)\b)(?=\S)/i, ['retract', 'unpublish', 'withdraw']],
  [/^(?:finish|wrap up|finish off) (?=\S)/i, ['complete', 'close', 'finish']],
  // "extend loan 7": by no more than is usual.
  [
    /^(?:extend|prolong) (?!.*\b(?:by|until|till|to|for an?(?:other)?|\d+ (?:day|week|month|year)s?)\b)(?=\S)/i,
    ['renew'],
  ],
  [/^renew (?=\S)/i, ['extend', 'prolong']],
  [/^(?:let in|sign in|admit) (?=\S)/i, ['check in', 'admit']],
]
/** Verbs that may say the same of one record; of many nobody knows what is to be done with each: "sort out the open cases". */
const LOOSELY: [RegExp, string[]][] = [[/^(?:sort out|fix|settle) (?=\S)/i, ['resolve', 'close']]]

const PLACE = String.raw`(?:in|into|on|onto|to|at|with)`
/**
 * What becomes of one record, said by where it is put, to what it is taken or what is made of it, as the plain change: "put van 7 back in
 * service", "station Ann at the East depot", "assign van 7 to tour 12" (which of the two is changed, their fields tell), "make Ann a
 * silver member".
 */
const BECOMES: [RegExp, string[]][] = [
  [
    pattern('iu')`
      ^(?:put|place|bring|take|move|station|base|post|house|park|locate|transfer|switch) (?!(?:me|us)\b)
      (\S.*?) (?:(?:back|over) )?(${PLACE}) (?:the )?(\S.*)$
    `,
    ['change $1 to $3', 'change $1 to $2 $3'],
  ],
  [new RegExp(String.raw`^(?:assign|allocate|allot|put|attach) (\S.*?) ${PLACE} (\S.*)$`, 'iu'), ['change $2 to $1']],
  [/^let (\S.*?) (?:take over|look after|take on|take|handle|lead|run) (\S.*)$/iu, ['change $2 to $1']],
  // "take Acme off hold": the contrary of putting it there.
  [
    /^(?:take|bring|get) (\S.*?) (?:off|out of) (?:the )?(\p{Ll}+(?: \p{Ll}+)?)$/u,
    ['change $1 to not on $2', 'change $1 to not in $2'],
  ],
  [/^(?:swap|exchange|replace) (the \S.*?) (?:to|for|with|by) (\S.*)$/iu, ['change $1 to $2']],
  [/^(?:escalate|revise|trim|slash|hike|nudge|scale|write|mark) (\S.*?) (?:(?:up|down|back) )?to (\S.*)$/iu, ['change $1 to $2']], // oxfmt-ignore
  [/^[Mm]ake (\p{Lu}\S*(?: \p{Lu}\S*)*) an? (\S.*) (\p{Ll}+)$/u, ['change $1 to $2']],
]
/** "take van 7 out of service, it goes into repair": what it becomes is told behind it. */
const WHERE_TO = pattern('iu')`
  ^(?:take|pull|bring|put|send) (?<what>\S.*?) (?:out|off|back|in|away)\b[^,;.]*[,;.] (?:so )?(?:it|he|she|they)
  (?:['’]s|\s(?:is|are|goes|go|will be|has to (?:be|go)|needs? to (?:be|go)))\s(?:(?:going|now|back|out)\s)*(?:(?:in|into|on|to|for)\s)?(?:the )?
  (?<where>\p{Ll}+(?:\s\p{Ll}+){0,2})[\s.!]*$
`
const REMARK = /\s*(?:[,;.]|\s[-–—])\s+(?:it|he|she|they)(?:['’]s|\s(?:is|are|has|have|was|were))\s[^\d,;:]*$/i

/** Such changes; they count only where all of them makes sense. */
export function changesToPlace(said: string): string[] {
  const { what, where } = execIn(said, WHERE_TO)?.groups ?? {}
  if (what && where) return [`change ${what} to ${where}`, `change ${what} to in ${where}`]
  const text = said.replace(REMARK, '')
  const masked = maskQuotes(text)
  return BECOMES.flatMap(([pattern, plain]) =>
    testIn(masked, pattern) ? plain.map(one => text.replace(pattern, one)) : [],
  )
}

/** "…, the customer says it still drips", "… because nobody came": why it is to be done, in words that are no values. */
const WHY = pattern('iu')`
  (?:
    \s+because
    |\s*(?:,|\s[-–—])\s+there(?:['’]s|\s(?:is|are|was|were|has\sbeen))\s(?:an?|some|no)
    |\s*,?\s+(?:as|since)\s+(?:it|he|she|they|we|i|there|nobody)(?:['’](?:s|re|ve|m))?\s\p{Ll}+(?:['’]t)?
    |\s*,?\s+(?:until|till|while)\s+(?:it|he|she|they|we|the\s\p{Ll}+(?:\s\p{Ll}+)?)\s\p{Ll}+
    |\s*(?:,|\s[-–—])\s+(?:the|our|my|a|his|her|their)\s+\p{Ll}+(?:\s\p{Ll}+)?\s+
      (?:
        says?|said|is|are|was|were|has|have|had|wants?|wanted|asked|needs?|needed|called|complained|told
        |reported|can['’]t|cannot|could|did|does|will
      )
    |\s*(?:,|\s[-–—])\s+(?:it|he|she|they|we|all\s\p{Ll}+s|all\sof\s\p{Ll}+)
      (?:['’](?:s|re)|\s(?!(?:should|must|shall|needs?|wants?|ha(?:s|ve)\sto|ought)\b)\p{Ll}+(?:['’]t)?)
  )(?:\s[^\d"“”:]*)?$
`

const MARKED = /^(?:mark|flag|set|record|log)\s+(\S.*?)\s+(?:as\s+)?(?:having been\s+|been\s+)?(\p{L}+)[\s.!]*$/iu
/** "give Ann Lee the laptop X12": to whom, and which of what kind. */
const GIVING = pattern('u')`
  ^(?:give|hand|lend|issue)\ (\p{Lu}\S*(?: \p{Lu}\S*)*) (?:the |an? )?
  (\p{Ll}+) ((?:#|no\.? |number )?\S*[\p{Lu}\d].*)$
`
/** What records say of somebody in several fields that begin alike. */
const OF_OBJECT = pattern('iu')`
  ^(set|change|update|correct) the ((?:phone|telephone|mobile)(?: number)?|e-?mail(?: address)?|name|address) of
  \ (\S.*?)['’]s (\p{Ll}+(?: \p{Ll}+)?) to (\S.*)$
`
const MARKING =
  /^(?:mark|flag|set|record|log) (?:the )?(\p{Ll}+(?: \p{Ll}+)?) (?:of|for|on) (\S.*?) (?:as|to) ((?!the\b)\p{L}+(?:[ _-]\p{L}+)?)[\s.!]*$/iu
const BY = fragment`
  (\S*\d\S*(?: (?:%|percent|per cent|\p{L}+))?|an? \p{L}+|(?:a )?quarter of an hour|half an? \p{L}+
  |\p{L}+ (?:percent|minutes?|hours?|days?|weeks?|months?|years?))(?: (?:an?|per) \p{L}+)?
`
const ON_SALE = pattern('iu')`
  ^(?:put|place|offer|sell) (\S.*?) on (?:(?:sale|offer|special(?: offer)?|promotion|discount)) (?:for|at) (?:only |just )?(\p{Sc}? ?\d\S*(?: \p{L}+)?)[\s.!]*$
`
/** "take 10 off the fee of order 2", "give Ann 25 more credit": how much a figure goes down or up, and what it becomes. */
const AMOUNTS: [RegExp, string][] = [
  // "put parcel 7 on route 12", "move it to route 12": given to the record that is named by its number.
  [
    /^(?:put|place|move|switch|transfer|load) (\S.*?) (?:on|onto|to|into|in) ((?:the )?\p{Ll}+(?: \p{Ll}+)? #?\S*\d\S*)$/u,
    'assign $1 to $2',
  ],
  // "put the lamp on sale for 30 euros": the price that holds for a while, whatever it is called.
  ...['sale', 'offer', 'special', 'promo', 'discount'].map((word): [RegExp, string] => [
    ON_SALE,
    `set the ${word} price of $1 to $2`,
  ]),
  // "give Ann Lee the laptop X12": what somebody gets is given to them, or is theirs from now on.
  [GIVING, 'assign $2 $3 to $1'],
  [GIVING, 'set the $2 of $1 to $3'],
  // "put another 10 on top of the fee of order 2".
  [
    pattern('iu')`
      ^(?:put|add|pile|slap|lay) (?:another |an extra |an additional |a further )?(\S*\d\S*(?: (?!on\b|onto\b)\p{L}+)?)
      \ (?:more |extra )?(?:on top of|onto|on) ((?:the|its|his|her|their) \p{Ll}[\p{L} ]*? of .+)$
    `,
    'increase $2 by $1',
  ],
  [/^(?:take|knock|shave|cut) (\S*\d\S*(?: \p{L}+)?) off (?:of )?(.+)$/iu, 'reduce $2 by $1'],
  ...TURNS_OF_LISTS,
  [/^(?:scratch|take out) (?=\S)/iu, 'delete '],
  // "book the drill out to Ann Lee": it is hers for a while.
  [/^(?:book|issue|sign|hand|check) (\S.*?) out to (\S.*)$/iu, 'assign $1 to $2'],
  // "assign berth E14 to call 7": what is assigned names its field.
  [/^(?:assign|allocate|allot) (?:the )?(\p{Ll}+) (\S*[\p{Lu}\d]\S*) to (\S.*)$/u, 'set the $1 of $3 to $2'],
  ...TURNS_OF_ROLES,
  // "change the phone number of Ann's guardian to …" of a `guardian_phone`.
  [OF_OBJECT, '$1 the $4 $2 of $3 to $5'],
  // "mark the payment of order 7 as settled": what is said of a part is its state.
  ...['status', 'state'].map(state => [MARKING, `set the $1 ${state} of $2 to $3`] as [RegExp, string]),
  // "make the price of the lamp 30".
  [/^make ((?:the|its|his|her|their) \p{Ll}[\p{L} ]*? of \S.*?) (\S*\d\S*)$/iu, 'set $1 to $2'],
  // "make visit 7 45 minutes long": the measure of the adjective.
  [/^make (\S.*?) (\d\S*(?: \p{L}+)?) long$/iu, 'set the duration of $1 to $2'],
  [/^make (\S.*?) (\d\S*(?: \p{L}+)?) long$/iu, 'set the length of $1 to $2'],
  [/^make (\S.*?) (\d\S*(?: \p{L}+)?) (?:wide|across)$/iu, 'set the width of $1 to $2'],
  [/^make (\S.*?) (\d\S*(?: \p{L}+)?) (?:high|tall)$/iu, 'set the height of $1 to $2'],
  // "make the lamp 10 % dearer", "make the class 15 minutes longer": a comparative of what the figure is of.
  [
    new RegExp(
      String.raw`^make (\S.*?) ${BY} (?:dearer|more expensive|pricier|higher|larger|bigger|heavier|wider)$`,
      'iu',
    ),
    'increase $1 by $2',
  ],
  [
    new RegExp(String.raw`^make (\S.*?) ${BY} (?:cheaper|less expensive|lower|smaller|lighter|narrower)$`, 'iu'),
    'reduce $1 by $2',
  ],
  [new RegExp(String.raw`^make (\S.*?) ${BY} longer$`, 'iu'), 'extend $1 by $2'],
  [new RegExp(String.raw`^make (\S.*?) ${BY} shorter$`, 'iu'), 'shorten $1 by $2'],
  // "keep rental 7 going for another three days"
  [
    /^(?:keep|let) (\S.*?) (?:going |running |on )?(?:for )?((?:another|a further) (?:\S+ )?\p{Ll}+)$/iu,
    'extend $1 by $2',
  ],
  // "give Ann two more weeks to pay bill 7", "allow task 5 another day": until when there is time.
  [
    pattern('iu')`
      ^(?:give|allow|grant) (?:\S.*? )?(an?|\S+) (?:more|extra|further|additional) (days?|weeks?|months?) (?:to \p{Ll}+|for|on) (\S.*)$
    `,
    'extend $3 by $1 $2',
  ],
  [
    /^(?:give|allow|grant) (?:\S.*? )?another (\S+ )?(days?|weeks?|months?) (?:to \p{Ll}+|for|on) (\S.*)$/iu,
    'extend $3 by another $1$2',
  ],
  // "make the fee of order 5 the same as that of order 6"
  [/^make (the \S.*? of \S.*?) (the same as \S.*)$/iu, 'set $1 to $2'],
  // "assign a score of 91 to lead 7", "give lead 7 a score of 91": the field and its value.
  [
    /^(?:assign|give|allot|award|grant) an? (?:new )?(\p{Ll}+(?: \p{Ll}+)?) of (\S+(?: \p{Ll}+)?) to (\S.*)$/u,
    'set the $1 of $3 to $2',
  ],
  [
    /^(?:assign|give|award) (\S.*?) an? (?:new )?(\p{Ll}+(?: \p{Ll}+)?) of (\S+(?: \p{Ll}+)?)$/u,
    'set the $2 of $1 to $3',
  ],
  // "give the essay a 1.7": a mark.
  [/^give (\S.*?) an? (\d[\d.,]*)$/iu, 'grade $1 with $2'],
  [/^give (\S.*?) an? (\d[\d.,]*)$/iu, 'set the grade of $1 to $2'],
  [/^give (\S.*?) an? (\d[\d.,]*)$/iu, 'set the rating of $1 to $2'],
]

/** "put the rate up by 15 pounds", "bring down the fee by 5 %": which way a figure goes, by a particle beside its verb. */
const UP_OR_DOWN = pattern('iu')`
  ^(?:put|push|bring|move|mark|take|turn|top|set|edge|nudge)\ (?:
    (?:(?<up>up)|down)\ (?<what>\S.*?)|(?<before>\S.*?)\ (?:(?<later>up)|down)
  )\ by\ (?<amount>\S.*)$
`
/** So much time: "up by a day" is earlier to some, and later to others. */
const OF_TIME = /^\S+ (?:minute|hour|day|night|week|fortnight|month|year)s?$/iu

/** "bump the value of X up 10 %", "push down the fee 5 %": so much, without "by". */
const AMOUNT = fragment`(?:by\ )?(?:another\ )?(?<amount>[$€£]?\d[\d.,]*k?(?:\ ?%|\ percent|\ per\ cent|\ points?|\ pts)?)`
const UP_OR_DOWN_SO_MUCH = pattern('iu')`
  ^(?:put|push|bring|bump|move|mark|take|turn|top|set|edge|nudge|raise|jack|ramp|cut|adjust)\ (?:
    (?:(?<up>up)|down)\ (?<what>\S.*?)|(?<before>\S.*?)\ (?:(?<later>up|higher)|down|lower)
  )\ ${AMOUNT}[\s.!]*$
`
/** "raise the fee 10 %", "up her score by 5", "slash the price by a third": verbs that say the way by themselves. */
const SO_MUCH = pattern('iu')`
  ^(?:(?<up>raise|increase|boost|lift|hike|bump|up|grow)|reduce|lower|cut|drop|slash|trim|decrease|shave|discount)
  \ (?<what>(?:(?:the|its|his|her|their|our)\ )?(?-i:\p{L})\S*(?:\ \S+)*?)\ (?<by>by\ )?(?<amount>\S*\d\S*(?:\ \p{Ll}+)?|an?\ \p{Ll}+|half)[\s.!]*$
`
const PERCENT = /^\d[\d.,]* ?(?:%|percent|per cent)$/iu

function ordersByParticle(text: string, masked: string): string[] {
  const found =
    execIn(masked, UP_OR_DOWN)?.groups ?? execIn(masked, UP_OR_DOWN_SO_MUCH)?.groups ?? withoutBy(masked) ?? {}
  const { up, what, before, later, amount } = found
  const changed = unmasked(text, masked, what ?? before)
  if (!changed || !amount || testIn(amount, OF_TIME)) return []
  return [`${(up ?? later) ? 'increase' : 'reduce'} ${changed} by ${amount}`]
}

/** A figure behind such a verb is by how much where it is a percentage, or said so. */
function withoutBy(masked: string): Record<string, string | undefined> | undefined {
  const groups = execIn(masked, SO_MUCH)?.groups
  return groups && (groups['by'] || PERCENT.test(groups['amount']!)) ? groups : undefined
}

/** "give Ann another 5 points on her score", "add 3 more to its stock": so much more of a field that is named. */
const MORE_ON = pattern('iu')`
  ^(?:give|grant|allow)\ (?<who>\S.*?)\ (?:(?:another|an\ (?:extra|additional)|a\ further)\ (?<count>\d\S*)|(?<figure>\d\S*)\ (?:more|extra|additional|further))
  (?:\ \p{Ll}+)?\ (?:on|to|for|in|onto)\ (?:the|his|her|its|their)\ (?<field>\p{Ll}+(?:\ \p{Ll}+){0,2})[\s.!]*$
`
function ordersOfMoreOn(text: string): string[] {
  const { who, count, figure, field } = execIn(text, MORE_ON)?.groups ?? {}
  return who && field ? [`increase the ${field} of ${who} by ${count ?? figure}`] : []
}

/** "give Ann Lee Bob Ray as her trainer": who gets whom as what, divided wherever a name may end. */
const AS_THEIR =
  /^(?:give|assign|allot) (?<names>\p{Lu}\S*(?: \p{Lu}\S*)+) as (?:his|her|their|its) (?:new )?(?<role>\p{Ll}+(?: \p{Ll}+)?)$/u
/** "give Acme 12 percent off": so much of a discount. */
const PERCENT_OFF =
  /^(?:give|grant|allow) (?<who>\S.*?) (?:an? )?(?<percent>\d[\d.]* ?(?:%|percent|per cent)) off(?: from now on)?$/iu

function ordersOfGiving(text: string): string[] {
  const { who, percent } = execIn(text, PERCENT_OFF)?.groups ?? {}
  if (who && percent) return [`set the discount of ${who} to ${percent}`]
  const { names, role } = AS_THEIR.exec(text)?.groups ?? {}
  const words = names?.split(' ') ?? []
  return words
    .slice(1)
    .map((_, at) => `set the ${role!} of ${words.slice(0, at + 1).join(' ')} to ${words.slice(at + 1).join(' ')}`)
}

/** "close-win the deal Apollo": a verb of two, by which a state is called; "part-time jobs" and "two-hour lessons" are none. */
const ENDS = /^(?:close|end|finish|complete|mark)$/u
const TWO_VERBS = /^(?<first>\p{Ll}{3,})-(?<second>\p{Ll}{3,}) (?<what>\S.*)$/u
function ordersOfTwoVerbs(text: string): string[] {
  const { first, second, what } = TWO_VERBS.exec(text)?.groups ?? {}
  if (!first || !second || !what || !ENDS.test(first)) return []
  const [one, other] = [first, second].map(verb => participlesOf(verb).at(-1)!) as [string, string]
  // Any word could have the regular ending.
  if (other.endsWith('ed')) return []
  const state = `${one}-${other}`
  const meant = what.replace(/^any(?:thing|one)?\b/u, 'those')
  return [`mark ${meant} as ${state}`]
}

/** A command by each verb that an operation is called by and that says the same as its own. */
const byOtherVerbs = (text: string, same: typeof SAME, isKnownVerb: (verb: string) => boolean): string[] =>
  same.flatMap(([pattern, verbs]) => {
    const said = pattern.exec(maskQuotes(text))?.[0]
    return said === undefined ? [] : verbs.filter(isKnownVerb).map(verb => `${verb} ${text.slice(said.length)}`)
  })

/** What a command may ask to be done with one record, if it says so loosely. */
export const looseWordings = (text: string, isKnownVerb: (verb: string) => boolean): string[] =>
  byOtherVerbs(text, LOOSELY, isKnownVerb)

/** "sign Ann up for Pottery", "put Ann down for Pottery": verbs of joining, as one that is known, or as a record between the two. */
const JOINING = pattern('iu')`
  ^(?:(?:sign|put|book|enter|get|mark)\ (?!(?:me|us|it|this|that)\b)(?<who>\S.*?)\ (?:up|down|in|on)\ (?:for|in|on|to)
  |(?:sign|book)\ (?:up|in)\ (?<one>\S.*?)\ (?:for|in|on|to))\ (?!(?:an?|some)\ )(?:the\ )?(?<what>\S.*)$
`
function ordersOfJoining(text: string, isKnownVerb: (verb: string) => boolean): string[] {
  const { who, one, what } = execIn(text, JOINING)?.groups ?? {}
  const joined = who ?? one
  if (!joined || !what) return []
  const verbs = ['enrol', 'enroll', 'register'].filter(isKnownVerb)
  return [
    ...verbs.map(verb => `${verb} ${joined} in ${what}`),
    `add ${joined} to ${what}`,
    `book ${joined} in for ${what}`,
  ]
}

/** What is lent is a loan of it, and what is put on hold for somebody is reserved. */
const LENDING: [RegExp, string][] = [
  [/^(?:lend|loan|issue|check out|hand out|book out)(?: out)? (\S.*?) to (\S.*)$/iu, 'create a loan of $1 for $2'],
  [/^(?:book|issue|sign|hand|check) (\S.*?) out to (\S.*)$/iu, 'create a loan of $1 for $2'],
  [/^(?:put|place) an? (?:hold|reservation) on (\S.*?) for (\S.*)$/iu, 'create a reservation of $1 for $2'],
]
/** "return copy 7": what is taken back or renewed is the loan of it. */
const OF_LOAN = /^(return|renew|check in|extend) (?!.*\b(?:loan|checkout|borrowing|lending)s?\b)(\S.*)$/iu

export function ordersOfLending(text: string, isKnownVerb: (verb: string) => boolean): string[] {
  const [, verb, thing] = OF_LOAN.exec(text) ?? []
  return [
    ...(verb && thing && isKnownVerb(verb.toLowerCase().split(' ')[0]!) ? [`${verb} the loan of ${thing}`] : []),
    ...LENDING.flatMap(([pattern, plain]) => (pattern.test(text) ? [text.replace(pattern, plain)] : [])),
  ]
}

/** A command without why it is to be done. */
export function withoutWhy(text: string): { order: string; remark: string } | undefined {
  const found = execIn(maskQuotes(text), WHY)
  return found ? { order: text.slice(0, found.index), remark: found[0] } : undefined
}

/**
 * Other ways to say what a command asks for, for where the plain reading makes no sense of it: by a verb that an operation is
 * called by, or by how much a figure changes. Likeliest first.
 */
export function otherWordings(text: string, isKnownVerb: (verb: string) => boolean): string[] {
  const at = execIn(maskQuotes(text), ANOTHER_ORDER)
  if (!at?.index) return wordingsOf(text, isKnownVerb)
  const behind = text.slice(at.index)
  return wordingsOf(text.slice(0, at.index), isKnownVerb).map(wording => wording + behind)
}

/** "…, and set its …": another order with a verb of change, of which nothing is a part of this one. */
const ANOTHER_ORDER = pattern('iu')`
  (?:,?\s+(?:and|plus|&|as\ well\ as)|,)\s+(?:(?:then|also|please)\s+)*
  (?=(?:${Object.keys(VERBS)
    .filter(verb => VERBS[verb] === 'update')
    .join('|')}|clear|remove|drop|delete)\ (?:the|its|his|her|their|it|him|them)\b)
`

function wordingsOf(text: string, isKnownVerb: (verb: string) => boolean): string[] {
  const masked = maskQuotes(text)
  const out = AMOUNTS.flatMap(([pattern, plain]) => (testIn(masked, pattern) ? [text.replace(pattern, plain)] : []))
  out.push(
    ...ordersByMore(text),
    ...ordersOfRaise(text),
    ...ordersOfCounting(masked),
    ...ordersByParticle(text, masked),
    ...ordersOfGiving(text),
    ...ordersOfStateAndFigures(text),
    ...ordersOfTwoVerbs(text),
    ...ordersOfMoreOn(text),
  )
  out.push(...ordersOfJoining(text, isKnownVerb))
  out.push(...byOtherVerbs(text, SAME, isKnownVerb), ...ordersOfLending(text, isKnownVerb))
  // "mark fault 6 as resolved": done by the operation that is called so.
  const [, object, participle] = execIn(masked, MARKED) ?? []
  const form = participle?.toLowerCase()
  const verb = form && basesOf(form).find(base => participlesOf(base).includes(form) && isKnownVerb(base))
  if (object && form) {
    const start = masked.indexOf(object)
    const marked = text.slice(start, start + object.length)
    if (verb) out.push(`${verb} ${marked}`)
    // "mark bill 6 as paid" of a `paid_on`: what is marked so is so from today on.
    else if (isParticiple(form)) out.push(`mark ${marked} as ${participle} today`)
  }
  return out
}
