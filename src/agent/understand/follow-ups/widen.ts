import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import type { CatalogueModel } from '../entity-model/catalogue-model.ts'
import { stem, wordsOf } from '../language/words.ts'
import type { Condition, Query, Selection } from '../reading/query.ts'
import { withoutLast } from './after-yes-or-no.ts'

const LEAD = fragment`^\W*(?:(?:and|but|or|so|no|ok|okay|now|then|actually|please|just|again|what about|how about|what if we|(?:go |going )?back to)\W+)*`
const END = fragment`(?:\ (?:again|then|please|now|instead|together))*\W*$`
/** "…, show me all again": what is said behind what counts no more. */
const ALL_AGAIN = fragment`
  (?:\W+(?:and\ |just\ |please\ )*(?:show|give|list|get|see)(?:\ me)?(?:\ them)?
    \ (?:all|everything|every\ one|the\ whole\ list)(?:\ of\ (?:them|those|these|it))?)?
`
/** "and all of them?", "what about everybody?": those among whom the last ones were found. */
const ALL_OF_THEM = pattern('iu')`
  ${LEAD}(?:(?:for|of|in|with|among)\ )?
  (?:
    all(?:\ of\ (?:them|those|these))?|all\ (?:together|the\ rest\ too)
    |everyone|everybody|everything|overall|everywhere|the\ (?:whole|entire)\ (?:lot|list|set|[\p{L}-]+)
  )
  ${END}
`
/** Whatever was varied: "won deals in Q1?" – "and in Q2?" – "and overall?" is still of won deals. */
const OVERALL = /\b(?:overall|everywhere|all together)\b/i
/** "and all projects?", "for all our lamps": all of the kind. */
const ALL_OF_KIND = pattern('iu')`
  ${LEAD}(?:(?:for|of|in|with|among)\ )?all\ (?:of\ )?(?:(?:the|our|my|these|those)\ )*(?<noun>[\p{L}-]+(?:\ [\p{L}-]+)?)${END}
`
/** "forget the state", "never mind Texas", "regardless of the source", "drop the status filter": one thing that was said counts no more. */
const LET_GO = pattern('iu')`
  ${LEAD}(?:
    (?:(?:you\ can|we\ can|let(?:['’]s|\ us)|let\ me)\ )?(?:forget|ignore|disregard|never\ ?mind|skip|scrap)(?:\ about)?
    |(?<drops>drop|remove|lift|clear|take\ (?:off|away|out))
    |regardless\ of|irrespective\ of|no\ matter(?:\ the|\ which|\ what)?|whatever|whichever
    |(?:without|drop|remove|lift|clear|take\ (?:off|away|out))\ (?=(?:the\ |that\ )?[\p{L}\d -]*(?:filter|condition|restriction|limit)\b)
  )\ (?:the\ |that\ |their\ |its\ )?(?<what>[\p{L}\d][\p{L}\d &'’.-]*?)(?:\ (?:filter|condition|restriction|limit|part|bit)s?)?${ALL_AGAIN}${END}
`
/** "in all cities", "any status": whatever it is. */
const IN_ANY = pattern('iu')`
  ${LEAD}(?:(?:in|for|of|with|at|across|from|on)\ )?(?:all|any|every|each)\ (?:of\ the\ |the\ |our\ )?(?<what>[\p{L}][\p{L} -]*?)${END}
`

/** "and in total?", "and how many are there in all?": a number of all, after that of some. */
const HOW_MANY_IN_ALL = pattern('iu')`
  ${LEAD}(?:how\ many(?:\ (?:is|are|were)(?:\ (?:there|they|that|it))?|\ do\ (?:we|you)\ have)?\ )?
  (?:in\ total|in\ all|all\ in\ all|altogether|overall|at\ all)${END}
`

/**
 * The request before with less that restricts it: "and all of them?" asks the same of those among whom the last ones were found, or of
 * all where nothing wider was asked for; "and all lamps?" of all of the kind; "forget the state" and "in all towns" leave that out.
 */
export function widenBefore(message: string, queries: readonly Query[], model: CatalogueModel): Query | undefined {
  const last = queries.at(-1)
  if (!last || last.existence || last.lookup || !/^(?:list|measure|group|values)$/.test(last.ask)) return undefined
  if (testIn(message, ALL_OF_THEM)) return withAll(last, queries, { isOverall: OVERALL.test(message), model })
  if (isNumberOfSome(last, queries.at(-2)) && testIn(message, HOW_MANY_IN_ALL))
    return withAll(last, [last], { isOverall: false, model })
  const found = execIn(message, LET_GO)?.groups ?? execIn(message, IN_ANY)?.groups
  const { what, drops } = found ?? {}
  const without = what === undefined ? undefined : letGo(last.root, saidIn(what), model)
  // "drop the state": a column that was asked for is left out, else what the records were told by.
  if (without && !(drops !== undefined && last.project.length)) return asked(last, without)
  const noun = execIn(message, ALL_OF_KIND)?.groups?.['noun']
  if (noun === undefined || last.ask === 'list' || !isNoun(noun, last.root, model)) return undefined
  const isMine = /\bmy\b/i.test(message)
  const { entity, sources, args } = last.root
  return asked(last, { entity, sources: isMine ? sources : [], args: isMine ? args : {}, where: [], related: [] })
}

/** "forget the type, show me all again": something is to count no more, which is nothing to pass over where it did not count. */
export function letsGo(message: string): boolean {
  const what = execIn(message, LET_GO)?.groups?.['what']
  return what !== undefined && !/^(?:it|that|this|them|those|about it)$/i.test(what)
}

/** A number of records that are told by something, which no other number of them stands before. */
const isNumberOfSome = ({ ask, measures, root }: Query, before: Query | undefined): boolean =>
  ask === 'measure' && measures.length === 1 && measures[0]!.fn === 'count' && (before?.ask !== ask || before.root.entity !== root.entity) // oxfmt-ignore

const saidIn = (text: string): string[] =>
  wordsOf(text).filter(word => !/^(?:the|of|in|is|are|was|it|they)$/.test(word))

function isNoun(said: string, { entity }: Selection, model: CatalogueModel): boolean {
  const own = model.entities.get(entity)?.words.map(stem) ?? []
  const words = wordsOf(said).map(stem)
  return words.at(-1) === own.at(-1) && words.every(word => own.includes(word))
}

/** What was asked, of other records: which came first, and how many were shown, is not known of them. */
function asked(last: Query, root: Selection): Query {
  const { winner: _winner, shown: _shown, ...query } = structuredClone(last)
  const { order, limit } = last.root
  const isOne = last.single === true && order !== undefined && limit === 1
  return {
    ...query,
    root: { ...root, ...(order && { order }), ...(isOne && { limit }) },
    ...(!isOne && { single: false }),
  }
}

function withAll(
  last: Query,
  queries: readonly Query[],
  { isOverall, model }: { isOverall: boolean; model: CatalogueModel },
): Query | undefined {
  const wider = widestBefore(last, queries)
  if (wider) {
    const { limit: _limit, offset: _offset, ...root } = structuredClone(wider.root)
    // "those in poor health" – "only in the Fern House" – "no, thriving ones" – "and everywhere?": what was put in its place is kept.
    const where = root.where.map(one => last.root.where.find(own => own.columns.join() === one.columns.join()) ?? one)
    return asked(last, { ...root, where })
  }
  // "the top five" – "and all of them?": those that were ranked.
  const ranked = last.ask === 'list' && !last.single ? uncut(last.root) : undefined
  if (ranked) return asked(last, ranked)
  const isRestricted = last.root.where.length > 0 || last.root.related.length > 0
  // "which of Ann's orders are open?" – "and all of them?": whose they are is kept.
  const { where, related } = last.root
  const areOwned = related.some(({ exists, selection }) => exists && selection.where.some(({ op }) => op === '='))
  const owners = where.filter(condition => namesOwner(condition, last.root, model))
  if (last.ask === 'list' && !last.single && where.length > owners.length && (areOwned || owners.length))
    return asked(last, { ...structuredClone(last.root), where: owners })
  // The records that were asked for in the first place are all of them; a number of some is followed by that of all.
  if (last.ask === 'list' || last.ask === 'values' || !isRestricted || last.root.within) return undefined
  const varied = isOverall ? (withoutVaried(last.root, queries.at(-2)?.root) ?? withoutLast(last.root)) : undefined
  if (varied) return asked(last, varied)
  return asked(last, { ...structuredClone(last.root), where: [], related: [] })
}

/** `customer.name` of an order: whose it is stands in the record. */
const namesOwner = ({ op, columns }: Condition, { entity }: Selection, model: CatalogueModel): boolean =>
  op === '=' &&
  columns.every(column => {
    const field = model.entities.get(entity)?.fields.find(one => one.column === column)
    return field?.nested && field.words.at(-1) === 'name'
  })

/** Without the one condition in which the last two requests differ, of whatever else both are. */
function withoutVaried(root: Selection, before: Selection | undefined): Selection | undefined {
  if (!before || before.entity !== root.entity || before.where.length !== root.where.length) return undefined
  const said = (condition: Condition) => JSON.stringify([condition.columns, condition.op, condition.values])
  const known = new Set(before.where.map(said))
  const where = root.where.filter(condition => known.has(said(condition)))
  return where.length === root.where.length - 1 && where.length + root.related.length > 0
    ? { ...structuredClone(root), where }
    : undefined
}

/** The records of which some were shown by their place, in the same order. */
function uncut({ limit, offset: _offset, within, ...root }: Selection): Selection | undefined {
  if (limit !== undefined) return structuredClone({ ...root, ...(within && { within }) })
  return within && !root.where.length && !root.related.length ? uncut(within) : undefined
}

/** The first of the requests that lead to the last one by saying more of the same kind of records. */
function widestBefore(last: Query, queries: readonly Query[]): Query | undefined {
  const own = restrictionsOf(last.root)
  let found: Query | undefined
  for (const query of queries.slice(0, -1).toReversed()) {
    if (query.root.entity !== last.root.entity || query.single || query.lookup) break
    const theirs = restrictionsOf(query.root)
    if (![...theirs].every(one => own.has(one))) break
    if (theirs.size < own.size) found = query
  }
  return found
}

/** What restricts records, told by its fields and kinds: "in Ohio" takes the place of "in Texas". */
export function restrictionsOf({ where, related, within, limit, sources, except, anyOf }: Selection): Set<string> {
  return new Set([
    ...where.map(({ columns }) => columns.join()),
    ...related.map(({ selection, exists }) => `${exists} ${selection.entity}`),
    ...sources,
    ...(limit === undefined ? [] : ['limit']),
    ...(except ? ['except'] : []),
    ...(anyOf?.length ? ['any'] : []),
    ...(within ? restrictionsOf(within) : []),
  ])
}

/** "regardless of the year": of when it was. */
const TIME = /^(?:years?|quarters?|months?|weeks?|days?|dates?|times?|periods?)$/i

/** The records without the conditions that the words tell; undefined where none is told by all of them. */
function letGo(root: Selection, words: string[], model: CatalogueModel): Selection | undefined {
  const said = new Set(words.map(stem))
  const isSaid = (texts: readonly string[]) => {
    const own = new Set(texts.flatMap(wordsOf).map(stem))
    return said.size > 0 && [...said].every(word => own.has(word))
  }
  const isOfTime = words.length > 0 && words.every(word => TIME.test(word))
  const tells = (entity: string, { columns, values, asDay }: Condition) => {
    if (isOfTime && asDay) return true
    const fields = model.entities.get(entity)?.fields.filter(({ column }) => columns.includes(column)) ?? []
    return isSaid(fields.flatMap(field => field.words)) || isSaid(values.map(String))
  }
  const where = root.where.filter(condition => !tells(root.entity, condition))
  const related = root.related.filter(
    ({ selection }) =>
      !isSaid(model.entities.get(selection.entity)?.words ?? []) &&
      !selection.where.some(condition => tells(selection.entity, condition)),
  )
  const within = root.within && letGo(root.within, words, model)
  if (where.length === root.where.length && related.length === root.related.length && !within) return undefined
  return { ...structuredClone(root), where, related, ...(within && { within }) }
}
