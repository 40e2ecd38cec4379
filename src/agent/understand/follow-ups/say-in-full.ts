import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { isAllOf } from '../reading/still-one.ts'
import { objectOf } from '../requests/turns-of-standing-over.ts'
import { plural, singular, stem } from '../language/words.ts'
import type { CatalogueModel } from '../entity-model/catalogue-model.ts'
import type { Query, Selection } from '../reading/query.ts'

const LEAD = fragment`^(?<lead>\W*(?:(?:and|so|but|ok|okay|then|well)\W+)*)`
const VERB = '(?:are|is|were|was|do|does|did|have|has|had|can|could|will)'
/** "are they all active", "do those each have parking": the quantifier behind the pronoun that it is of. */
const FLOATED = pattern('i')`${LEAD}(?<verb>${VERB})\ (?:they|these|those)\ (?:all|both|each)\ (?<rest>\S.*)$`
/** "do both have parking", "are all active": the quantifier alone. */
const ALONE = pattern('iu')`
  ${LEAD}(?<verb>${VERB})\ (?:both|all)(?:\ of\ (?:them|these|those))?\ (?<rest>(?!of\b|the\b|our\b|my\b|these\b|those\b|\d)\S.*)$
`
const CORRELATES = /\band\b/i
/** What is had is no noun that the quantifier belongs to: "both have stairs", but "both new boats". */
const HAS = /^(?:have|need|has|had)$/i

/**
 * "are they all insured?", "do both have a mast?" after several: a floated quantifier, or one that stands for its noun phrase (Huddleston and
 * Pullum, 2002, chapter 5, § 9.2), is over all of those, so the question is whether each is such, not whether any is.
 */
export function sayAllOfThem(message: string, previous: Query | undefined): string {
  if (!previous || previous.single || previous.lookup) return message
  const found = execIn(message, FLOATED)?.groups ?? aloneIn(message)
  return found ? `${found['lead']}${found['verb']} all of them ${found['rest']}` : message
}

function aloneIn(message: string): Record<string, string | undefined> | undefined {
  const found = execIn(message, ALONE)?.groups
  const [first = '', second = ''] = found?.['rest']?.match(/[\p{L}-]+/gu) ?? []
  const isSeveral = (word: string) => /s$/i.test(word) && singular(word) !== word
  const isOfNoun = isSeveral(first) || (isSeveral(second) && !HAS.test(first))
  return found && !CORRELATES.test(message) && !isOfNoun ? found : undefined
}

const OF_THE = pattern('iu')`
  \b(?<how>how\ many|which|who|any|some|most|none|all)\ of\ the\ (?<noun>[\p{L}-]+)
  (?=\ (?!of\b|in\b|at\b|from\b|\p{L}+\ (?:to|by|for)\ (?:him|her|them|it)\b)\p{L})
`

/** "how many are urgent orders?": a subject that is left out is what was spoken of. */
const HOW_MANY_ARE = pattern('iu')`
  ^(?<lead>\W*(?:(?:and|so|but|ok|okay)\W+)*)how\ many\ (?:are|were)\ (?!there\b)(?<what>\p{L}[\p{L}-]*(?:\ [\p{L}-]+)?)\ (?<noun>[\p{L}-]+)\W*$
`

/**
 * "how many orders has Oslo?" – "how many of the orders are late?": a partitive is of a set that is known, which what was just spoken of is
 * (Huddleston and Pullum, 2002, chapter 5, § 9.1).
 */
export function sayOfThose(message: string, previous: Query | undefined, model: CatalogueModel): string {
  const found = previous && !isAllOf(previous.root) && !previous.single ? execIn(message, OF_THE)?.groups : undefined
  const isNoun = (word = ''): boolean => singular(word.toLowerCase()) === singular(nounOf(previous!.root, model))
  if (found)
    return isNoun(found['noun']) ? message.replace(OF_THE, `${found['how']} of those ${found['noun']}`) : message
  const { lead, what, noun } = (previous && !isAllOf(previous.root) && !previous.single && execIn(message, HOW_MANY_ARE)?.groups) || {} // oxfmt-ignore
  return noun !== undefined && isNoun(noun) ? `${lead}how many of those are ${what} ${noun}` : message
}

/** "under 50 a day", "over a million", "cheaper than 30": a bound, and nothing that it is of. */
const BOUND_ALONE = pattern('iu')`
  ^\W*(?:
    (?<no>(?:no|nope|sorry|not\ (?:those|these|them|that))\b\W+(?:(?:but|rather|i\ meant?)\W+)?(?:the\ ones|those|ones)\ )
    |(?:(?:and|so|but|ok|okay|now|only|just)\W+)*
  )
  (?<bound>(?:under|over|above|below|between|at\ (?:least|most)|more\ than|less\ than|fewer\ than|no\ more\ than|up\ to|cheaper\ than|dearer\ than)
    \ [^,;:?]{1,40})\W*$
`

/** "which cars are free?" – "under 50 a day": those of them that are; "no, the ones over 80": another bound in the place of the one before. */
export function sayBoundOfThose(message: string, previous: Query | undefined): string {
  if (previous?.ask !== 'list' || previous.single || previous.lookup) return message
  const { no, bound } = execIn(message, BOUND_ALONE)?.groups ?? {}
  if (bound === undefined) return message
  return no === undefined ? `only those ${bound}` : `no, ${bound}`
}

/** "same question for Oslo", "do the same for the red ones", "repeat that for May". */
const THE_SAME_FOR = pattern('iu')`
  ^\W*(?:(?:and|now|so|ok|okay|then|please|can\ you|could\ you)\W+)*
  (?:
    (?:the\ )?same(?:\ (?:question|thing|again|one|figures?|list|number))?
    |(?:do|show|give\ me|tell\ me|ask|answer)\ (?:me\ )?(?:the\ same|that)(?:\ (?:question|thing|again))?
    |(?:repeat|redo|run)\ (?:that|this|it)(?:\ again)?
  )
  \ (?<how>for|of|with|in|at|on|by)\ (?<other>\S.*)$
`

/** What was asked before, asked of what is named. */
export function sayTheSame(message: string, previous: Query | undefined): string {
  const { how, other } = (previous && execIn(message, THE_SAME_FOR)?.groups) ?? {}
  if (how === undefined || other === undefined) return message
  return `the same ${how} ${other}`
}

/** "how much is the cheapest?": what is at that end of a price, which is told with it. */
const HOW_MUCH_AT_THE_END = pattern('i')`
  ^\W*(?:(?:and|so|but|ok|okay|then)\W+)*(?:how\ much\ (?:is|are|was|were|does|do|would)|what(?:['’]?s|\ is|\ does))
  \ the\ (?<end>cheapest|dearest|priciest|most\ expensive|least\ expensive)(?:\ (?:one|of\ (?:them|those|these)))*(?:\ (?:cost|be))?\W*$
`

/** "which tickets are there?" – "how much is the cheapest?": one of those before. */
export function sayTheEnd(message: string, previous: Query | undefined): string {
  const end =
    previous?.ask === 'list' && !previous.single ? execIn(message, HOW_MUCH_AT_THE_END)?.groups?.['end'] : undefined
  return end === undefined ? message : `which one is the ${end}`
}

const WHAT_ELSE_IS_THERE = pattern('iu')`
  ^(?<lead>\W*(?:(?:and|so|but|ok|okay)\W+)*)(?:what\ else\ (?:(?:do|did)\ (?:we|you|they)\ (?:have|sell|stock|offer|keep)|is\ there|are\ there)
    |(?:do\ (?:we|you)\ have\ |are\ there\ |is\ there\ )?any\ others?(?:\ [\p{L}-]+)?)
  \ (?<how>from|by|of|in|with|at|on)\ (?<same>(?:that|the\ same|this)\ [\p{L}-]+)\W*$
`

const WHAT_ELSE_SUCH = pattern('iu')`
  ^(?<lead>\W*(?:(?:and|so|but)\W+)*)what\ else\ (?<did>(?:did|does|do|has|have|had)\ (?:they|he|she|it)\ \p{L}+)
  \ (?:that|which)(?:['’]?s|\ is|\ are|\ was|\ were)\ (?<such>\p{L}[^,?]*?)\W*$
`

/** "who placed order 7?" – "what else have they ordered?": a noun and a verb of one form. */
const WHAT_ELSE_DONE =
  /^(?<lead>\W*(?:(?:and|so|but)\W+)*)what else (?:have|has|had) (?<who>they|he|she) (?<done>\p{L}+ed)\W*$/iu
/** "what else is she the owner of?" */
const WHAT_ELSE_OF =
  /^(?<lead>\W*(?:(?:and|so|but)\W+)*)what else (?:is|are|was|were) (?<who>they|he|she) the (?<role>\p{L}{3,}) of\W*$/iu
const DO: Readonly<Record<string, string>> = { they: 'do they', he: 'does he', she: 'does she' }

/** "what else do we have from that brand?", "any others of the same size?": which others of the kind there are. */
export function sayWhatElse(message: string, previous: Query | undefined, model: CatalogueModel): string {
  // "who reported it?", "what else did he report that's still open?": others of those by one of which somebody was found.
  const { lead: start, did, such } = (previous && execIn(message, WHAT_ELSE_SUCH)?.groups) ?? {}
  const [found, ...more] = previous?.root.related.filter(({ exists, count }) => exists && !count) ?? []
  if (did && found && !more.length)
    return `${start}which other ${plural(nounOf(found.selection, model))} ${did} that are ${such}`
  const other = (previous && execIn(message, WHAT_ELSE_DONE)?.groups) ?? {}
  const things = found && !more.length ? nounOf(found.selection, model) : undefined
  const role = (previous && execIn(message, WHAT_ELSE_OF)?.groups) ?? {}
  if (role['role'] && things)
    return `${role['lead']}which other ${plural(things)} have ${objectOf(role['who']!)} as ${role['role']}`
  if (other['done'] && things && stem(things) === stem(other['done']))
    return `${other['lead']}which other ${plural(things)} ${DO[other['who']!.toLowerCase()]} have`
  const { lead, how, same } = (previous && execIn(message, WHAT_ELSE_IS_THERE)?.groups) ?? {}
  const noun = previous && nounOf(previous.root, model)
  return same && noun ? `${lead}what other ${plural(noun)} are ${how} ${same}` : message
}

const nounOf = ({ entity }: Selection, { entities }: CatalogueModel): string => entities.get(entity)?.noun ?? ''
