import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { isAdditive } from '../asks/additive.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, use, useWhole } from '../reading/draft.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { primaryMeasure } from '../entity-model/relations.ts'
import type { Condition, Query } from '../reading/query.ts'
import { countOfWinner } from './follow-count.ts'
import { ownOrder } from './follow-groups.ts'
import { amongThose, rankedAmong } from '../reading/among-those.ts'
import { NUMBER_WORDS, ORDINALS } from '../language/lexicon.ts'
import { numbersOf } from '../requests/rephrase.ts'

/** Words that begin a correction. */
export const CORRECTS = /^\W*(?:no|nope|sorry|actually|i meant?|i mean|rather|wait)\b/i

/** Messages that say hardly anything themselves: another number, the opposite of the last condition, or which ones. */
export const changeBriefly = (draft: Draft): Query | undefined =>
  countOfWinner(draft) ??
  changeNumber(draft) ??
  othersThanOne(draft) ??
  negateLast(draft) ??
  listThem(draft) ??
  turnOrder(draft) ??
  turnRound(draft) ??
  inPlace(draft) ??
  nextPlaces(draft) ??
  rankByOther(draft) ??
  sameOfOther(draft) ??
  addThemUp(draft) ??
  addUpSaid(draft) ??
  figureByGroup(draft)

const NOT_SO = pattern('i')`
  ^\W*(?:(?:and|but|so|ok|okay)\W+)*(?:
    (?:how many|which|who|what|list|show)(?: ones?)?(?: of (?:them|those|these))?
    |those that|the ones that|those who
  ) (?:are|is|do|does|did|have|has|were|was|can|could)(?: not|n['’]?t)\W*$
`
const THE_REST = pattern('i')`
  ^\W*(?:(?:and|but|so|what about|how about|how many are|which are|who are|list|show|for|of)\W+)*(?:me )?(?:all )?the
  \ (?:rest|others?|other ones|remaining(?: ones)?)\W*$
`
/** "and without?", "which ones with?": what the condition before said was there, or not there. */
const WITH_OR_WITHOUT =
  /^\W*(?:(?:and|but|so|now|what about|how about|how many|which|the|those|ones?)\W+)*(with|without)(?: (?:it|one|them|any|that))?\W*$/i
const OPPOSITE: Partial<Record<Condition['op'], Condition['op']>> = {
  '=': '!=',
  '!=': '=',
  in: 'not in',
  'not in': 'in',
  '>': '<=',
  '>=': '<',
  '<': '>=',
  '<=': '>',
  empty: 'filled',
  filled: 'empty',
  contains: 'not contains',
  'not contains': 'contains',
}

/** "and how many are not?", "the others?": those of which the last condition does not hold. */
function negateLast({ previous, message, chunks }: Draft): Query | undefined {
  const having = execIn(message.text, WITH_OR_WITHOUT)?.[1]?.toLowerCase()
  if (!having && !testIn(message.text, NOT_SO) && !testIn(message.text, THE_REST)) return undefined
  const query = structuredClone(previous!)
  const { where, related } = query.root
  if (query.root.limit !== undefined || query.root.anyOf?.length || !/^(?:list|measure|exists|values)$/.test(query.ask))
    return undefined
  const last = where.at(-1)
  const relative = related.at(-1)
  const [at, other] = [last?.at ?? -1, relative?.selection.where.at(-1)?.at ?? -1]
  if (relative && (!last || other > at)) {
    if (relative.count || (having && (having === 'with') === relative.exists)) return undefined
    relative.exists = !relative.exists
  } else {
    const op = last && OPPOSITE[last.op]
    if (!op || last.orEmpty || (having && (having === 'with') === isPositive(last))) return undefined
    Object.assign(last, { op, label: `not ${last.label}` })
  }
  const asksWhich = /\b(?:which|who|what (?!about)|list|show|those)\b/i.test(message.text)
  const asksCount = /\bhow many\b/i.test(message.text)
  if (asksWhich) Object.assign(query, { ask: 'list', measures: [], having: undefined })
  else if (asksCount)
    Object.assign(query, { ask: 'measure', measures: [{ fn: 'count' }], project: [], having: undefined })
  useWhole({ chunks })
  return { ...query, single: false, lookup: false, winner: undefined, shown: undefined }
}

/** "which of them is the cheapest?" – "and the other ones?": those among whom it came first, without it; the same is told of them. */
function othersThanOne({ previous, message, chunks }: Draft): Query | undefined {
  const { root, ask, project } = previous!
  const all = ask === 'list' && testIn(message.text, THE_REST) ? rankedAmong(root) : undefined
  if (!all) return undefined
  useWhole({ chunks })
  const isCount = /\bhow many\b/i.test(message.text)
  return {
    kind: 'query',
    app: previous!.app,
    root: { ...(all.except ? amongThose(all) : all), except: structuredClone(root) },
    ask: isCount ? 'measure' : 'list',
    measures: isCount ? [{ fn: 'count' }] : [],
    project: isCount ? [] : project,
  }
}

/** Whether a condition says that something is there. */
const isPositive = ({ op, values }: Condition) =>
  op === 'filled' ||
  (op !== 'empty' && op !== 'not contains' && op !== 'not in' && (op === '!=') === (values[0] === false))

const ASKS_WHICH = pattern('i')`
  ^\W*(?:(?:and|ok|okay|so|now|then|please|(?:can|could|would) you)\W+)*(?:
    which|which ones?|who|what ones|list|show me|name
    |(?:which|who|what) (?:are|were) (?:they|those|these)
    |(?:list|name|show(?: me)?|give me) (?:them|those|these|each)(?: all)?
    |(?:give|show|send|get|read)(?: me| us)? (?:the|a|that) (?:full |whole |complete )?list(?: of (?:them|those|these))?
  )(?:,? (?:please|then))?\W*$
`

/** "which?", "which ones", "who?" after a number or a yes: the records themselves. */
function listThem({ previous, message, chunks }: Draft): Query | undefined {
  const isAsked = /^(?:measure|exists)$/.test(previous!.ask) || previous!.existence === true
  const isCounted = previous!.measures.every(m => m.fn === 'count') && isAsked
  if (!isCounted || !testIn(message.text, ASKS_WHICH)) return undefined
  useWhole({ chunks })
  const query: Query = { ...structuredClone(previous!), ask: 'list', measures: [], having: undefined, existence: false }
  const had = valuesHad(query)
  return had ? { ...query, project: had } : query
}

/** "does Ann have any allergies? which ones?": the values of what one record was asked to have. */
function valuesHad({ root, ask, project }: Query): string[][] | undefined {
  const had = root.where.filter(c => c.op === 'filled' && c.columns.length === 1 && c.label.startsWith('that have '))
  const isOfOne = root.where.some(c => c.op === '=' && c !== had[0])
  return ask === 'list' && !project.length && had.length === 1 && isOfOne ? [had[0]!.columns] : undefined
}

/** "make that 3000": the one number that the request before holds a figure against, or how many of a list it takes. */
function changeNumber({ previous, chunks, message }: Draft): Query | undefined {
  const said = chunks.filter(c => c.kind !== 'filler')
  const comparator = said[0]?.operator?.type === 'comparator' ? said[0].operator.op : undefined
  const literal = said.length === (comparator ? 2 : 1) ? said.at(-1)!.literal : undefined
  const value = literal?.kind === 'number' ? literal.value : undefined
  if (value === undefined || comparator === 'between' || !(comparator ?? testIn(message.text, CORRECTS)))
    return undefined
  const query = structuredClone(previous!)
  const [condition, ...others] = numbersOf(query)
  if (comparator && (!condition || others.length)) return undefined
  // "older than 20 years" → "older than 25?" of a year: it is reckoned from today anew.
  if (/^(?:older|younger|newer)\b/i.test(said[0]!.text)) return undefined
  if (condition && !others.length) {
    // "over 25 tonnes" → "over 28?": in the unit that was said.
    if (literal?.kind === 'number' && literal.measure) return undefined
    const scale = condition.scale ?? 1
    Object.assign(condition, { values: [value * scale], ...(comparator && { op: comparator }) })
  } else if (query.having) query.having = { ...query.having, value }
  else if (query.root.limit !== undefined && Number.isInteger(value) && value > 0) query.root.limit = value
  else return undefined
  for (const chunk of said) use(chunk, 'follow-up')
  return { ...query, winner: undefined, shown: undefined, single: query.root.limit === 1 }
}

/** Words that may stand beside a superlative that says no more than which end is meant. */
const THE_OTHER_END = pattern('iu')`
  ^\W*(?:
    (?:and|but|or|ok|okay|so|now|then|what|how|which|who|whose|about|is|are|has|have|had|with|the|a|one|ones|show|give|list|me)\W+
  )*(?:(?<many>\d+|[a-z]+)\ )??(?:[\p{L}-]+)(?: (?:one|ones))?(?:,? please)?\W*$
`

/** "what about the lowest?", "and the five lowest?" after the highest: the same figure from the other end, of as many. */
function turnOrder({ previous, message, chunks, app }: Draft): Query | undefined {
  const query = structuredClone(previous!)
  const { order } = query.root
  const entity = app.entities.find(e => e.key === query.root.entity)
  const found = execIn(message.text, THE_OTHER_END)
  if (query.ask !== 'list' || !order || !entity || !found) return undefined
  const many = numberIn(found.groups?.['many'])
  const said = chunks.filter(
    c =>
      c.kind !== 'filler' &&
      c.operator?.type !== 'who' &&
      !/^ones?$/i.test(c.text) &&
      (many === undefined || numberIn(c.text) !== many),
  )
  const operator = said.length === 1 ? said[0]!.operator : undefined
  if (operator?.type !== 'superlative' || operator.comparative || operator.nouns.length || operator.of === 'date')
    return undefined
  if (entity.fields.find(f => f.column === order.columns[0])?.role === 'date') return undefined
  const limit = many ?? query.root.limit ?? 1
  query.root = { ...query.root, order: { ...order, direction: operator.direction }, limit }
  delete query.root.offset
  useWhole({ chunks })
  return { ...query, winner: undefined, shown: undefined, single: query.root.limit === 1 }
}

const numberIn = (said: string | undefined): number | undefined => {
  const value = said === undefined ? undefined : (NUMBER_WORDS[said.toLowerCase()] ?? Number(said))
  return value !== undefined && Number.isInteger(value) && value > 0 ? value : undefined
}

const TOTAL =
  /^\W*(?:and |so )?(?:(?:what(?:['’]s| is| was) )?(?:the|their) (?:total|sum)|total|sum|sum (?:them|these|those|it) up)\W*$/i

/** "what is their total?", "sum them up": the one amount that the records before have. */
function addThemUp({ previous, message, chunks, app }: Draft): Query | undefined {
  if (!testIn(message.text, TOTAL) || previous!.single || previous!.lookup || previous!.group) return undefined
  const entity = app.entities.find(e => e.key === previous!.root.entity)
  const figures = entity?.fields.filter(field => isFigure(field) && isAdditive(field)) ?? []
  const money = figures.filter(field => field.role === 'money')
  const [field, ...others] = money.length ? money : figures
  if (!field || others.length) return undefined
  useWhole({ chunks })
  const measures = [{ fn: 'sum' as const, column: field.column }]
  return { ...structuredClone(previous!), ask: 'measure', measures, project: [], having: undefined }
}

const FIGURE_BY = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay|then|now)\W+)*(?:(?:show(?:\ me)?|give\ me|what\ (?:is|are|was))\ )?(?:the\ |their\ )?(?<fn>total|sum|average|mean|median)s?\ (?:by|per|for\ each|for\ every|in\ each)\ [\p{L} -]+\W*$
`
const FIGURES = { total: 'sum', sum: 'sum', average: 'avg', mean: 'avg', median: 'median' } as const

/** "how many orders were there?" – "total by town": the one figure that tells how much they are, in groups. */
function figureByGroup({ previous, message, chunks, app, group, nodes }: Draft): Query | undefined {
  const said = execIn(message.text, FIGURE_BY)?.groups?.['fn']?.toLowerCase()
  const entity = app.entities.find(e => e.key === previous!.root.entity)
  const column = entity && (previous!.measures.find(m => m.column)?.column ?? primaryMeasure(entity)?.column)
  if (said === undefined || !group || !column || previous!.single || previous!.lookup || previous!.group)
    return undefined
  if (nodes.some(node => !node.implicit && node.entity !== entity && node.entity.key !== group.entity)) return undefined
  useWhole({ chunks })
  const measures = [{ fn: FIGURES[said as keyof typeof FIGURES], column }]
  return { ...structuredClone(previous!), ask: 'group', group, measures, project: [], existence: false }
}

const HOW_MANY_IN_ALL = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay|then)\W+)*how many [\p{L} -]+?
  (?:\ (?:is|was|are|were)\ (?:that|it|this|those))?(?:\ (?:in\ total|in\ all|altogether|overall|all\ together|together))\W*$
`

/** "how many sick leaves were there?" – "how many working days in total?": what the field of those before adds up to. */
function addUpSaid({ previous, message, chunks }: Draft): Query | undefined {
  if (!testIn(message.text, HOW_MANY_IN_ALL) || previous!.group || previous!.single || previous!.lookup)
    return undefined
  const said = chunks.filter(
    c => c.kind !== 'filler' && c.operator?.type !== 'aggregate' && c.operator?.type !== 'pronoun',
  )
  const [count, noun, ...others] = said
  if (count?.operator?.type !== 'count' || !noun || others.length || noun.entities.some(e => e.quality >= 0.9))
    return undefined
  const { entity } = previous!.root
  const field = noun.fields.find(f => f.entity.key === entity && f.quality >= 0.8 && isFigure(f.field) && isAdditive(f.field)) // oxfmt-ignore
  if (!field) return undefined
  useWhole({ chunks })
  const measures = [{ fn: 'sum' as const, column: field.field.column }]
  return { ...structuredClone(previous!), ask: 'measure', measures, project: [], having: undefined, existence: false }
}

const THE_OTHER_WAY = pattern('i')`
  ^\W*(?:(?:and|but|or|now|ok|okay|so|then|what about|how about|the same|show (?:me|them)?|sort (?:them|it)?|list them)\W+)*(?:
    (?:in )?(?:the )?(?:other|opposite) (?:way|direction|order)(?: (?:a?round|about))?
    |(?:in )?(?:the )?revers(?:e|ed)(?: (?:order|it|that|this|them|the (?:list|order)))?
    |turn (?:it|them|that) (?:a?round|upside down)|vice versa|backwards|from the other end|upside down
  )(?: please)?\W*$
`
const OTHER_END = { asc: 'desc', desc: 'asc' } as const
const FIRST_OR_LAST = pattern('i')`
  ^\W*(?:(?:and|but|so|ok|okay|what about|how about)\W+)*(?:(?:which|what|who)(?: one)?(?: (?:is|was|came))? )?(?:the )?
  (?<end>first|last|earliest|latest|oldest|newest)(?: one)?(?: of (?:them|those|these)(?: all)?)?\W*$
`

/** "the other way round": a list that has an order from its other end; "and which one first?" after the last one by a date. */
function turnRound({ previous, message, chunks, app }: Draft): Query | undefined {
  const { order, limit } = previous!.root
  if (previous!.ask === 'group' && previous!.group && testIn(message.text, THE_OTHER_WAY)) {
    useWhole({ chunks })
    const own = ownOrder(previous!)
    const groupOrder = { ...previous!.groupOrder, ...own, direction: OTHER_END[own.direction] }
    delete groupOrder.offset
    return { ...structuredClone(previous!), groupOrder, winner: undefined, shown: undefined }
  }
  if (previous!.ask !== 'list' || !order) return undefined
  const end = execIn(message.text, FIRST_OR_LAST)?.groups?.['end']?.toLowerCase()
  const entity = app.entities.find(e => e.key === previous!.root.entity)
  const isDate = entity?.fields.find(f => f.column === order.columns[0])?.role === 'date'
  if (!testIn(message.text, THE_OTHER_WAY) && !(end && limit === 1 && isDate)) return undefined
  const direction = end ? (/first|earliest|oldest/.test(end) ? 'asc' : 'desc') : OTHER_END[order.direction]
  useWhole({ chunks })
  const query = structuredClone(previous!)
  query.root.order = { ...order, direction }
  delete query.root.offset
  return { ...query, winner: undefined, shown: undefined }
}

const IN_PLACE = pattern('i')`
  ^\W*(?:(?:and|but|so|then|ok|okay|what about|how about)\W+)*(?:(?:which|what|who)(?: one)?(?:['’]s|\ is|\ was|\ comes?|\ came|\ ranks?|\ has)?\ )?
  (?:in\ |at\ )?(?:the\ )?(?:(?<place>[a-z]+|\d(?:st|nd|rd|th))|(?<next>next|runner-?up))(?:\ (?:one|place|best|largest|biggest|most))?\W*$
`

/** "who has the highest salary?" – "and who comes second?", "the third?": the one in that place of the same order. */
function inPlace({ previous, message, chunks }: Draft): Query | undefined {
  const { order, limit, offset = 1 } = previous!.root
  const { place, next } = IN_PLACE.exec(message.text)?.groups ?? {}
  if (previous!.ask !== 'list' || !order || limit !== 1 || (!place && !next)) return undefined
  const said = next
    ? /^run/i.test(next)
      ? 2
      : offset + 1
    : (ORDINALS[place!.toLowerCase()] ?? (/^\d/.test(place!) ? Number.parseInt(place!) : 0))
  if (said < 2) return undefined
  useWhole({ chunks })
  const query = structuredClone(previous!)
  query.root.offset = said
  return { ...query, winner: undefined, shown: undefined }
}

const NEXT_PLACES = pattern('i')`
  ^\W*(?:(?:and|but|so|then|now|ok|okay|please|what about|how about|show(?: me)?|list|give me|name|(?:which|who|what) (?:are|were|is|was))\W+)*
  (?:the\ )?(?:
    (?:next|following|subsequent)(?:\ (?<many>\d+|[a-z]+))??(?:\ (?:ones?|places))?
    |(?:(?<number>\d+|[a-z]+)(?:\ ones?)?)\ (?:(?:right|directly)\ )?(?:after|behind|below|following)\ (?:that|those|these|them)
  )(?:,? please)?\W*$
`

/** "the top 3 by price" – "the next three?", "and the two after that?": the places behind those that were shown, as many as are said or were shown. */
function nextPlaces({ previous, message, chunks }: Draft): Query | undefined {
  const found = execIn(message.text, NEXT_PLACES)?.groups
  const places = previous!.ask === 'list' && previous!.root.order ? previous!.root : previous!.groupOrder
  if (!found || !places?.limit || previous!.root.each) return undefined
  const said = found['many'] ?? found['number']
  const many = said === undefined ? places.limit : numberIn(said)
  if (many === undefined) return undefined
  useWhole({ chunks })
  const query = structuredClone(previous!)
  Object.assign(query.ask === 'list' ? query.root : query.groupOrder!, {
    offset: (places.offset ?? 1) + places.limit,
    limit: many,
  })
  return { ...query, winner: undefined, shown: undefined, single: query.ask === 'list' && many === 1 }
}

const BY_WHAT = pattern('i')`
  ^\W*(?:(?:and|but|or|now|ok|okay|so|then|what about|how about|the same|instead|actually|rank(?:ed)?|sort(?:ed)?|order(?:ed)?|them|it)\W+)*
  (?:by|in terms of|going by)\ (?:the |their |its )?
`

/** What a short message says beside little words, where that is one stretch. */
function onlyStretch({ chunks, message }: Draft, lead: RegExp): Chunk | undefined {
  const start = lead.exec(message.text)?.[0].length
  const said = chunks.filter(c => start !== undefined && message.tokens[c.from]!.start >= start && c.kind !== 'filler')
  return said.length === 1 && said[0] === chunks.at(-1) ? said[0] : undefined
}

const figureOf = (chunk: Chunk | undefined, entity: string): string | undefined =>
  chunk?.fields
    .filter(f => f.entity.key === entity && isFigure(f.field) && f.columns.length === 1)
    .sort((a, b) => b.quality - a.quality)[0]?.columns[0]

/** "the top 5 by price" – "and by weight?": the same ranking by another figure. */
function rankByOther(draft: Draft): Query | undefined {
  const { previous } = draft
  const { order, limit } = previous!.root
  if (previous!.ask !== 'list' || !order || limit === undefined) return undefined
  const column = figureOf(onlyStretch(draft, BY_WHAT), previous!.root.entity)
  if (column === undefined) return undefined
  useWhole(draft)
  const query = structuredClone(previous!)
  query.root.order = { columns: [column], direction: order.direction }
  const project = query.project.filter(columns => columns.join() !== order.columns.join())
  return { ...query, project, winner: undefined, shown: undefined }
}

const AND_WHAT = /^\W*(?:(?:and|or|but|so|what about|how about)\W+)+(?:(?:of|for) )?(?:the |their )?/i

/** "the mean length of all songs?" – "and the fee?": the same figure of another field. */
function sameOfOther(draft: Draft): Query | undefined {
  const { ask, measures, root, group, having } = draft.previous!
  const [measure, ...others] = measures
  if (ask !== 'measure' || others.length || !measure?.column || group || having || measure.fn === 'count')
    return undefined
  const column = figureOf(onlyStretch(draft, AND_WHAT), root.entity)
  if (column === undefined || column === measure.column) return undefined
  useWhole(draft)
  return {
    ...structuredClone(draft.previous!),
    measures: [{ ...measure, column }],
    winner: undefined,
    shown: undefined,
  }
}
