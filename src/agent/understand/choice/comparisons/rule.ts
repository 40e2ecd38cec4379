import { fragment, pattern } from '../../../../lib/patterns.ts'
import { comparativeOf } from '../../language/gradables.ts'
import { baseOf, isNounOfVerb, isParticiple, rootOf } from '../../language/verb-forms.ts'
import { isPlural, singular } from '../../language/words.ts'
import { monthOf, nameOfMonth } from '../../dates/periods.ts'

/** Two figures set against each other, with what is asked of them; each side is a request of its own. */
export interface Comparison {
  kind:
    | 'difference'
    | 'minus'
    | 'sum'
    | 'greater'
    | 'less'
    | 'equal'
    | 'growth'
    | 'change'
    | 'compared'
    | 'ratio'
    | 'part'
    | 'most'
    | 'least'
    | 'several'
  left: string
  right: string
  /** What either figure is of, where the request for it is not how people would say it. */
  labels?: [string, string]
  /** "better", "worse": whether more is better, the figure tells; the kind is that of one of which it is. */
  isByQuality?: boolean
  /** What is set against each other where neither side is a figure: "how big is A". */
  otherwise?: Comparison
  /** Both figures may be told as one of the same records, which goes on as such. */
  isOne?: true
  /** It is meant only where both are such: that what is said of the first is said of the second, too, is a guess. */
  onlyAsOne?: true
  /** Those of the first side are the ones that come first by the figure itself. */
  isByFigure?: true
  /** It is told for every group, or for those that come first. */
  isOfGroups?: true
  order?: { direction: 'asc' | 'desc'; limit: number }
}

/** A way to set two things against each other: a pattern over the whole sentence, and what its parts ask. */
export interface Rule {
  pattern: RegExp
  read: (part: (name: string) => string) => Comparison | undefined
}

const END = String.raw`[.?!\s]*$`
/** What was done, with its particle: "did we pay out more". */
export const VERB = '(?<verb>(?!more|fewer|less)[a-z]+(?: (?:out|in|up|off|back)(?= ))?)'
export const PLACE = '(?:in|into|from|with|at|among|for|of|on|by|during|to)'
export const rule = (pattern: string, read: Rule['read']): Rule => ({
  pattern: new RegExp(`^\\W*${pattern}${END}`, 'i'),
  read,
})
export const greater = (word: string): 'greater' | 'less' =>
  /less|least|few|lower|small|short|young|cheap|worse|earl/i.test(word) ? 'less' : 'greater'
/** Of two sides the one that has more, or the one that has less. */
export const mostOf = (word: string): 'most' | 'least' => (greater(word) === 'less' ? 'least' : 'most')
/** What sets two sides of a sentence against each other. */
export const AGAINST =
  '(?:vs\\.?|versus|against|as opposed to|(?:as |when )?compared (?:to|with|against)|in comparison (?:to|with))'
export const LARGER = 'higher|larger|greater|bigger|more|lower|less|smaller|fewer|better|worse'
/** Which of two sides is better or worse: their figure has to tell which that is. */
export const byQuality = (word: string): Pick<Comparison, 'isByQuality'> =>
  /^(?:better|worse)$/i.test(word) ? { isByQuality: true } : {}

/** "that of the others" means the same figure of the others. */
export const THAT_OF = '(?:that|those|the (?:one|ones|figure|same)) (?:of|for|in|from)'
const BEGINS_WITH_THAT = new RegExp(`^${THAT_OF}\\s+`, 'i')
export const stripThat = (text: string) => text.replace(BEGINS_WITH_THAT, '')

/** "the number of boats in Oslo" and "that in Bergen", "the price of the boats" and "that of the cars": the same figure of the other. */
export function asThat(one: string, other: string): string {
  const rest = stripThat(other)
  const [, place = ''] = rest === other ? [] : (/(\w+)\s+$/.exec(other.slice(0, other.length - rest.length)) ?? [])
  const noun = rest.split(' ').at(-1)!.toLowerCase()
  const cuts = place ? [...one.matchAll(new RegExp(` ${place} (?=(?<behind>.+)$)`, 'gi'))] : []
  // Of several "of" it is the one before such a noun ("the number of boats of old owners" – "that of new owners"), else the last.
  const cut = cuts.findLast(({ groups }) => groups!['behind']!.toLowerCase().endsWith(noun)) ?? cuts.at(-1)
  return cut ? `${one.slice(0, cut.index)} ${place} ${rest}` : rest
}

/** A figure is named ("the average price"); what is not is counted where it is a plural, else added up. */
export function figureOf(text: string): string {
  if (/\b(total|sum|average|mean|median|number|count|most|highest|lowest|how (?:many|much))\b/i.test(text)) return text
  const words = text.split(/\s+/)
  // "orders shipped": what was done with them stands behind.
  const noun = words.length === 2 && isParticiple(words.at(-1)!.toLowerCase()) ? words.at(-2)! : words.at(-1)!
  return isPlural(noun) ? `number of ${text}` : `total ${text}`
}

/** "Q1 and Q2 2024": the year is said once. */
export const withYear = (from: string, to: string) => {
  const year = /\b(?:19|20)\d\d\b/
  return year.test(from) || !year.test(to) ? from : `${from} ${year.exec(to)![0]}`
}

/** "completed" beside "cancelled trips": the noun is said once. */
export function withNoun(one: string, other: string): string {
  const [words, all] = [one.split(' '), other.split(' ')]
  const isLacking = !isPlural(words.at(-1)!) && isPlural(all.at(-1)!) && all.length > words.length
  return isLacking ? [...words, all.at(-1)!].join(' ') : one
}

/** What says of a noun that a figure over many of them is asked for (closed class). */
export const OF_MANY = fragment`
  (?:(?:grand |combined |overall |summed |cumulative )?(?:total|sum|number|count)|combined|overall|summed|cumulative|average|mean|median|maximum|minimum|max|min
  |highest|lowest|largest|smallest|biggest)
`
/** What a figure is of, behind its name. */
const NUMBER_OF =
  '(?:(?:the|our|my|their|its|all) )?(?:(?:total|overall|combined|grand) )?(?:number|count|total|sum|amount) of '
const SCOPED = pattern('i')`
  ^(?<core>${NUMBER_OF}.+?|(?!${NUMBER_OF}).+?)(?<scope>\ (?:of|for|among|amongst|across|in|at|from|within|over)\ .+)$
`
/** A determiner or pronoun before a figure. */
export const THE = '(?:the |our |my |their |its |all )?'
const PARTS = new RegExp(`^${THE}(?<many>${OF_MANY} (?:of )?(?:the )?)?(?<what>.+)$`, 'i')

/** A figure without what it is of. */
export const coreOf = (text: string): string => SCOPED.exec(text)?.groups?.['core'] ?? text

/**
 * Two figures with what they are of: "total revenue and total cost of the shops in Oslo" is said of both, as is what stands behind the first one
 * alone. "The average price and the price of A" are of others, and so are "the revenue and the revenue of shops in Oslo".
 */
export function withScope(
  one: string,
  other: string,
  areFigures = false,
): { left: string; right: string; isShared: boolean } {
  const [a, b] = [one, other].map(text => SCOPED.exec(text)?.groups?.['scope'])
  const [left, right] = [one, other].map(text => text.replace(/^(?:their|its) /i, 'the ')) as [string, string]
  if (Boolean(a) === Boolean(b)) return { left, right, isShared: a === b }
  const [mine, theirs] = [left, right].map(text => PARTS.exec(coreOf(text))!.groups!)
  const [what, otherWhat] = [mine!, theirs!].map(parts => parts['what']!.toLowerCase())
  const [many, otherMany] = [mine!, theirs!].map(parts => parts['many']?.toLowerCase())
  // "the open value and the value of the won bids": what the one is narrowed by, the other is not.
  const isNarrower = what!.endsWith(` ${otherWhat!}`) || otherWhat!.endsWith(` ${what!}`)
  const isApart = isNarrower || (what === otherWhat && (!many || !otherMany || many === otherMany))
  // What stands without a figure of its own names others ("the fees in May and June").
  const isFigure =
    areFigures ||
    (a
      ? otherMany !== undefined || /^(?:their|its) /i.test(other)
      : many !== undefined || lastOf(what!) === lastOf(otherWhat!))
  if (isApart || !isFigure) return { left, right, isShared: false }
  // "the revenue of the old shops divided by the number of (old) shops"
  const such = a?.replace(/^ \w+ /, '') ?? ''
  if (a && lastOf(such).toLowerCase() === lastOf(right).toLowerCase()) {
    const isSaid = right.toLowerCase().endsWith(such.toLowerCase())
    return { left, right: isSaid ? right : right.slice(0, -lastOf(right).length) + such, isShared: true }
  }
  return { left: a ? left : left + b, right: b ? right : right + a, isShared: true }
}
const lastOf = (text: string): string => text.split(' ').at(-1)!

/** "won" before "the lost value in 2025": the figure is named once, with what it is of. */
export function withFigure(one: string, other: string): string {
  const [, own = ''] = /^(?:the |our )?([\p{Ll}-]+)$/u.exec(one) ?? []
  const [, first = '', rest = ''] = /^(?:the |our )?([\p{Ll}-]+) ([\p{Ll}].*)$/u.exec(other) ?? []
  return own && rest && !isPlural(own) && own !== first ? `${own} ${rest}` : one
}

/** "silver sponsors" before "bronze ones": sponsors. */
export const withOnes = (other: string, one: string): string =>
  /\bones$/i.test(other) ? other.replace(/\bones$/i, one.split(' ').at(-1)!) : other

export const during = (what: string, from: string, to: string): Pick<Comparison, 'left' | 'right'> => ({
  left: `${figureOf(what)} in ${withYear(from, to)}`,
  right: `${figureOf(what)} in ${to}`,
})

export const MONTH = fragment`
  jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?
  |nov(?:ember)?|dec(?:ember)?
`
export const PERIOD = fragment`
  (?:the )?(?:
    (?:(?:last|this) )?(?:${MONTH}|q[1-4]|(?:first|second|third|fourth) quarter(?: of)?)(?: (?:19|20)\d\d| (?:of )?(?:last|this) year)?
    |(?:19|20)\d\d
    |(?:last|this) (?:year|month|quarter|week)
  )
`
/** "the month before", "the previous quarter": told by the period that was said. */
const EARLIER = fragment`
  the (?:year|month|quarter|week) before(?: that)?|the one before(?: that)?
  |(?:the )?(?:previous|prior|preceding) (?:year|month|quarter|week|one)
`
export const OTHER_PERIOD = `${PERIOD}|${EARLIER}`
const IS_EARLIER = new RegExp(`^(?:${EARLIER})$`, 'i')
export const isEarlier = (period: string): boolean => IS_EARLIER.test(period)

/** The other period as it is said by itself; undefined where what comes before the first one cannot be told. */
export const otherPeriod = (first: string, other: string): string | undefined =>
  isEarlier(other) ? periodBefore(first.replace(/^the /i, '')) : ofYearBefore(first, other)

/** "last April" beside "this April": that of the year before, be this one over or not. */
function ofYearBefore(first: string, other: string): string {
  const [, month] = /^this (\p{L}+)$/iu.exec(first) ?? []
  const isSame = month !== undefined && monthOf(month) >= 0 && other.toLowerCase() === `last ${month.toLowerCase()}`
  return isSame ? `${month} last year` : other
}

function periodBefore(period: string): string | undefined {
  const [, which, unit] = /^(this|last) (year|month|quarter|week)$/i.exec(period) ?? []
  if (unit) return which!.toLowerCase() === 'this' ? `last ${unit}` : `the ${unit} before last`
  const [, name = '', year = ''] = /^(\p{L}+|q[1-4])? ?((?:19|20)\d\d)?$/iu.exec(period) ?? []
  if (!name) return year ? String(Number(year) - 1) : undefined
  const isQuarter = /^q\d$/i.test(name)
  const at = isQuarter ? Number(name[1]) - 1 : monthOf(name)
  const nameOf = (place: number) => (isQuarter ? `q${place + 1}` : nameOfMonth(place))
  // January without a year: which one is before it is not said.
  if (at < 0 || (at === 0 && !year)) return undefined
  return at > 0 ? `${nameOf(at - 1)} ${year}`.trim() : `${nameOf(isQuarter ? 3 : 11)} ${Number(year) - 1}`
}

export const EXTREME = fragment`
  (?:
    highest|lowest|largest|smallest|biggest|greatest|maximum|minimum|max|min|best|worst|top|most|least|average
    |median|mean|longest|shortest|cheapest|most expensive|least expensive|dearest|priciest|heaviest|lightest|tallest|oldest|youngest|newest
  )
`
export const isLesser = (comparative: string) => comparativeOf(comparative.toLowerCase())?.direction === 'asc'
export const CHANGED = 'chang|gr[eo]w|increas|decreas|r[io]se|fall|fell|drop|declin|develop|evolv|differ|shrink|shrank'
export const CHANGES = 'growth|change|increase|decrease|drop|decline|rise|fall|development|difference'

/** Verbs that say no more of what is counted than that it is there. */
const SAYS_NOTHING = /^(?:have|has|had|own|hold|keep|possess|get|got|see|saw|receive|make|made|take|took|do|did)$/i
/** Nouns for what was done that share no stem with their verb. */
const NOUNS_OF_DOING = new Map([
  ['lend', 'loan'],
  ['sell', 'sale'],
  ['fly', 'flight'],
  ['give', 'gift'],
])

/** Verbs of paying, in their base. */
const PAYS = /^(?:pay|spend|earn|charge)(?: out)?$/

/**
 * How many of `what` on one side. The verb of "did we win more deals …" says which are counted; "did we lend more loans" counts
 * all there are, as their noun says what was done.
 */
export function countOf(part: (name: string) => string, side: string): string {
  const verb = part('verb').toLowerCase()
  const noun = singular(part('what').split(' ').at(-1)!.toLowerCase())
  const isDoing =
    NOUNS_OF_DOING.get(baseOf(verb) ?? verb) === noun ||
    rootOf(verb) === rootOf(noun) ||
    isNounOfVerb(noun, rootOf(verb))
  // "did we pay more overtime": of what is paid and is not counted, how much.
  const isPaid = PAYS.test(verb) && !isPlural(part('what').split(' ').at(-1)!.toLowerCase())
  const much = isPaid || MONEY.test(noun) ? 'how much' : 'how many'
  const said =
    !verb || SAYS_NOTHING.test(verb) || isDoing
      ? `${much} ${part('what')} ${side}`
      : `${much} ${part('what')} ${part('ask')} ${part('who')} ${verb} ${side}`
  return said.trim()
}

/** What is not counted but added up. */
const MONEY = /^(?:money|revenue|turnover|income|business|cash)$/

/** What is asked of one side, behind what it is asked of. */
export const askedOf = (what: string, one: string) =>
  `${what} ${/^(?:in|from|with|at|among|for|of|on|by|during)\b/i.test(one) ? '' : 'of '}${one}`
