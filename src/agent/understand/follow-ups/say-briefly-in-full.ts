import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import type { CatalogueModel, Field } from '../entity-model/catalogue-model.ts'
import { plural } from '../language/words.ts'
import type { Query } from '../reading/query.ts'
import { sayDoneByThem } from './done-by-them.ts'
import { SUPERLATIVE } from '../requests/turns.ts'
import { sayWhoHasMost } from './who-has-most.ts'
import { onHand } from '../asks/left-over.ts'
import { isAllOf } from '../reading/still-one.ts'

const LEAD = fragment`^(?<lead>\W*(?:(?:and|so|but|ok|okay|then|now|hm)\W+)*)`

/** What is said of a list, or of the number of its records as well, and the same in full. */
const OF_LISTS: readonly { turn: RegExp; plain: string; ofNumbers?: true }[] = [
  // "I only need the number", "just the count please": how many they are.
  {
    turn: pattern('iu')`
      ${LEAD}(?:sorry\W+|no\W+|actually\W+)*(?:(?:i|we)\ (?:only|just)\ (?:need|want|meant|wanted|needed)\ |(?:only|just)\ (?:give\ me\ |tell\ me\ )?)
      (?:the|their)\ (?:number|count|total\ number)(?:\ of\ (?:them|those|these))?(?:,?\ please)?\W*$
    `,
    plain: 'how many is that?',
    ofNumbers: true,
  },
  // "how many are left?", "how many does that leave?" after a list that was narrowed: how many they are now.
  {
    turn: pattern('iu')`
      ${LEAD}how\ many(?:\ (?:of\ (?:them|those)|ones))?\ (?:(?:are|is)\ (?:(?:now|still)\ )?(?:left|remaining|there\ now)
        |(?:still\ )?remain|does\ (?:that|this)\ leave(?:\ us(?:\ with)?)?)
      (?:\ (?:now|then|over))?\W*$
    `,
    plain: 'how many is that?',
  },
  // "what is the status of the latest one?", "what's the cheapest one's colour?": of the records in it.
  {
    turn: pattern('iu')`\b(?<of>of|for)\ the\ (?<first>${SUPERLATIVE}|last|best|worst)\ one(?=\W*$)`,
    plain: '$<of> the $<first> of them',
  },
  {
    turn: pattern(
      'iu',
    )`\bthe\ (?<first>${SUPERLATIVE}|last|best|worst)\ one['’]s\ (?<what>\p{L}+(?:\ \p{L}+){0,2})(?=\W*$)`,
    plain: 'the $<what> of the $<first> of them',
  },
  // "how many are on loan?", "which are red?": of those.
  {
    turn: pattern('iu')`
      ${LEAD}(?<which>how\ many|which)(?:\ ones)?\ (?<verb>are|were)
      \ (?!(?:there|they|these|those|you|we|it|that|the|our|my|left|of|how|which|in stock)\b)(?=\p{L})
    `,
    plain: '$<lead>$<which> of them $<verb> ',
  },
  // "how many have the colour red?", "how many had a refund?": whose number is wanted is left out.
  {
    turn: pattern(
      'iu',
    )`${LEAD}how\ many\ (?<verb>have|had|has)\ (?=(?:the|an?|no|any|more|less|fewer|at|over|under|\p{L}+ed)\b)`,
    plain: '$<lead>how many of them $<verb> ',
    ofNumbers: true,
  },
]

/** "who is the manager there?" after one: its manager. */
const THERE = pattern(
  'iu',
)`^(?<asked>\W*(?:(?:and|so)\W+)?(?:who|what)(?:['’]s|\ is|\ are|\ was|\ were)\ (?:the|their|its)\ [^,;:?]{2,40}?)\ (?:over\ )?there(?=\W*$)`
/** "and the most repairs?": of another kind that belongs to those who were ranked. */
const OTHER_MOST = pattern('iu')`
  ${LEAD}(?:(?:who|which(?:\ one)?|what\ about|how\ about)\ )?(?:has\ |had\ |have\ )?the\ (?<end>most|fewest|least)\ (?<noun>\p{L}+(?:\ \p{L}+)?)\W*$
`
/** "which other rooms have none?": none of what was asked for. */
const HAVE_NONE = pattern('iu')`
  ${LEAD}(?<which>(?:which|what|how\ many))(?:\ (?:other|others|of\ the|of\ our|of\ the\ other))?\ (?<noun>\p{L}+(?:\ \p{L}+)?)
  \ (?:also\ )?(?:have|has|had|got)\ none(?:\ at\ all)?\W*$
`
/** "how many are above that?" after an average. */
const BEYOND_IT = pattern('iu')`
  ${LEAD}(?<which>how\ many|which|who)(?:\ of\ (?:them|those|these))?\ (?:is|are|were|earn|have|cost|lie)
  \ (?<side>above|over|higher\ than|more\ than|below|under|lower\ than|less\ than)
  \ (?:that|it|this|(?:the\ )?average|that\ average)\W*$
`

/**
 * What a message leaves out because it was just spoken of, said in full: whose number it is, of what somebody has the most or none, and which
 * average it is held against.
 */
export function sayBrieflyInFull(message: string, last: Query | undefined, model: CatalogueModel): string {
  if (!last) return message
  const theirs = isOfOne(last) ? execIn(message, OF_THEM_BRIEFLY)?.groups?.['what'] : undefined
  if (theirs !== undefined) return `what is their ${theirs.toLowerCase()}?`
  if (isOfOne(last) && testIn(message, THERE)) return message.replace(THERE, '$<asked>')
  const held = isOfOne(last) && testIn(message, HOW_MANY_HELD) ? heldOf(last, model) : undefined
  if (held !== undefined) return held
  if (last.lookup) return message
  return (
    (isList(last) ? sayHowMany(message, last) : undefined) ??
    sayDoneByThem(message, last, model) ??
    sayMost(message, last, model) ??
    (last.single ? undefined : sayWhoHasMost(message, last, model)) ??
    sayNone(message, last, model) ??
    sayBeyond(message, last, model) ??
    message
  )
}

/** "and how many are in stock?", "how many of them do we have?" after one thing, of which a figure tells how many there are. */
const HOW_MANY_HELD = pattern('i')`
  ^(?:\W|and\b|so\b)*how\ many(?:\ of\ (?:it|them|those|these|that))?
  \ (?:(?:are|is)\ (?:there\ )?(?:still\ )?(?:left\ )?(?:in\ stock|on\ hand|left)
    |(?:do\ we|have\ we|does\ it|do\ they)\ (?:still\ )?(?:have|got|hold|stock)(?:\ of\ (?:it|them|those|these|that))?)
  (?:\ (?:left|in\ stock|on\ hand|still|now|at\ the\ moment|right\ now|in\ total|altogether))*\W*$
`

/** What is asked of the thing that came first or was told: its own figure of what there is, else those of the one kind below it added up. */
function heldOf({ winner, root }: Query, model: CatalogueModel): string | undefined {
  const key = winner?.entity ?? root.entity
  const entity = model.entities.get(key)
  if (!entity || entity.inside) return undefined
  const [own] = onHand(entity)
  if (own) return `what is its ${saidOf(own)}?`
  const below = [...model.entities.values()].filter(
    one => one.app === entity.app && onHand(one).length === 1 && one.fields.some(({ target }) => target === key),
  )
  const [only, ...others] = below
  return only && !others.length ? `what is its total ${saidOf(onHand(only)[0]!)}?` : undefined
}

/** A figure by its words: `in_stock` is the stock. */
const saidOf = ({ words }: Field): string => words.filter((word, at) => at > 0 || word !== 'in').join(' ')

/** "phone?" after one that was told: theirs, by the names of what tells people apart and how they are reached (closed class). */
const OF_THEM_BRIEFLY = pattern('i')`
  ^(?:\W|and\b|so\b)*(?:the\ )?
  (?<what>(?:(?:tele)?phone|mobile|cell|e-?mail|postal|home)(?:\ (?:number|address))?|address|contact\ details|job\ title|birthday)s?\W*$
`

/** One that was told, or that came first. */
const isOfOne = ({ root, single, lookup, winner }: Query): boolean =>
  Boolean(single || lookup || winner || (root.limit === 1 && root.order))

/** Several records that were asked for, or how many they are. */
const isList = ({ ask, single, measures }: Query): boolean =>
  !single && (ask === 'list' || (ask === 'measure' && measures.every(({ fn }) => fn === 'count')))

function sayHowMany(message: string, { ask }: Query): string | undefined {
  const found = OF_LISTS.find(({ turn, ofNumbers }) => (ask === 'list' || ofNumbers) && testIn(message, turn))
  return found && message.replace(found.turn, found.plain)
}

function sayMost(message: string, { ask, group, groupOrder }: Query, model: CatalogueModel): string | undefined {
  if (ask !== 'group' || !group || groupOrder?.limit !== 1) return undefined
  const { end, noun } = execIn(message, OTHER_MOST)?.groups ?? {}
  const owner = model.entities.get(group.entity)
  const isNamed = owner?.nameFields.some(({ column }) => group.columns.includes(column))
  return noun && isNamed ? `which ${owner!.noun} has the ${end} ${noun}?` : undefined
}

function sayNone(message: string, { root, ask }: Query, model: CatalogueModel): string | undefined {
  const { which, noun } = execIn(message, HAVE_NONE)?.groups ?? {}
  const own = model.entities.get(root.entity)?.noun
  if (!noun || own === undefined || ask === 'group' || noun.toLowerCase() === plural(own)) return undefined
  return `${which} ${noun} have no ${plural(own)}?`
}

function sayBeyond(message: string, { ask, root, measures }: Query, model: CatalogueModel): string | undefined {
  const [figure] = measures
  if (ask !== 'measure' || measures.length !== 1 || figure?.fn !== 'avg' || !isAllOf(root)) return undefined
  const { which, side } = execIn(message, BEYOND_IT)?.groups ?? {}
  const entity = model.entities.get(root.entity)
  const field = entity?.fields.find(({ column }) => column === figure.column)
  if (side === undefined || !entity || !field) return undefined
  const isAbove = /above|over|higher|more/i.test(side)
  const asked = /^how/i.test(which!) ? 'how many' : 'which'
  return `${asked} ${plural(entity.noun)} have a ${field.words.join(' ')} ${isAbove ? 'above' : 'below'} the average?`
}
