import type { Chunk } from '../chunks/chunk.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { hopsOf } from '../entity-model/relations.ts'
import type { Measure } from '../reading/query.ts'
import { isFigure, isPlanned } from '../entity-model/field-roles.ts'
import { type Draft, type Node, isFree, use } from '../reading/draft.ts'
import { isAdditive, isPriceOfOne } from './additive.ts'
import { cutsGroups, rankGroups } from './cut-of-groups.ts'
import { countBeside, countBeforeNoun, ordinalBefore, SEVERAL, namesSeveral } from './how-many-ranked.ts'
import { groupHead, groupHeadForMeasure, listedOn } from './group-head.ts'
import { END_BEHIND_VERB } from './done-in-order.ts'
import { inMoney } from './most-in-money.ts'
import { itemsByValue, rankedByOthers, ratedByOthers, ranksOne, ranksSeveral, ranksTheOne } from './ranked-heads.ts'
import { movePeriod } from './period-of-measured.ts'
import { type CountTarget, type FieldTarget, type OrderTarget, orderTarget } from './order-target.ts'
import { commonest, doneMore, isMostUsed } from './commonest.ts'
import { isNoOrder, isOfSpeed, isTimeOfDoing, setsTwoFigures } from './no-order.ts'
import { isAllSaid, placeOfBefore, extremeOfBefore } from './extreme-of-before.ts'
import { isExtreme } from './is-extreme.ts'
import { placedLast, tellsWhatWasLast, untilToday, directionOf } from './ranked-from.ts'
import { isLeading } from './is-ranking.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { isPlural } from '../language/words.ts'

/** A word that asks for one end of an order. */
type Superlative = Extract<NonNullable<Chunk['operator']>, { type: 'superlative' }>
type Grouped = NonNullable<ReturnType<typeof groupHeadForMeasure>>

/** "the three largest", "top 5 … by …", "second highest", "earliest": an order with a cut, or the extreme value of a field. */
export function readSuperlatives(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    readFirst(draft, at)
    if (isFree(chunk) && chunk.operator?.type === 'superlative') readSuperlative(draft, at, chunk.operator)
  })
}

function readSuperlative(draft: Draft, at: number, operator: Superlative): void {
  const chunk = draft.chunks[at]!
  if (operator.comparative && setsTwoFigures(draft, at)) return void draft.ignored.push(`${chunk.text} … than`)
  // "two more places": so many beside those that there are, which is no order.
  if (operator.comparative && /^(?:more|fewer|less)$/i.test(chunk.text) && countBeside(draft, at))
    return void draft.ignored.push(chunk.text)
  // "were last updated in 2021": the time of doing it is told.
  if (isTimeOfDoing(draft, at)) return use(chunk, 'condition')
  // "the first 3" of a list that has an order already.
  if (/^first$/i.test(chunk.text) && draft.previous?.root.order && isAllSaid(draft, at))
    return extremeOfBefore(draft, at)
  if (isLeading(draft, at) || isOfSorted(draft, at)) return use(chunk, 'superlative')
  if (cutsGroups(draft, at)) return
  if (ranksKind(draft, at) || ranksByItself(draft, at)) return void draft.ignored.push(chunk.text)
  const count = countBeside(draft, at) ?? countBeforeNoun(draft, at)
  const offset = ordinalBefore(draft, at) ?? (chunk.ordinal ? { value: chunk.ordinal, chunk } : undefined)
  const target = lastOfCompound(draft, at, targetOf(draft, at, operator))
  // "the first 5 patients" where no date says who came first: any five of them.
  if (!target && count && count.value > 1 && /^first$/i.test(chunk.text) && !draft.previous) return use(chunk, 'filler')
  if (!target && offset && placeOfBefore(draft, at, offset)) return
  if (!target) return extremeOfBefore(draft, at)
  // "is there more work left for the fair or for the gala": of what there is more, no word says.
  if (isMoreOfNothing(draft, at, target)) return void draft.ignored.push(chunk.text)
  if (target.kind === 'field') {
    // "the oldest unpaid invoice": a day on which it was not paid ranks nothing.
    if (target.chunks.some(one => one.negated)) return void draft.ignored.push(...target.chunks.map(one => one.text))
    if (isNoOrder(draft, at, target)) return void draft.ignored.push(chunk.text)
    if (isOfSpeed(chunk, target)) return
  }
  const direction = placedLast(draft, at, target) ?? directionOf(operator, target)
  const ranking = { at, operator, direction, ...(count && { count: count.value }), ...(offset && { offset: offset.value }) } // oxfmt-ignore
  if (!(target.kind === 'count' ? rankByCount(draft, ranking, target) : rankByField(draft, ranking, target))) return
  for (const said of [chunk, count?.chunk, offset?.chunk]) if (said) use(said, 'superlative')
}

const isMoreOfNothing = ({ chunks }: Draft, at: number, target: OrderTarget): boolean =>
  /^(?:more|less|fewer)$/i.test(chunks[at]!.text) &&
  /^there$/i.test(chunks[at - 1]?.text ?? '') &&
  target.chunks.length === 0 &&
  (target.kind === 'field' || (target.node.at !== at + 1 && chunks[target.node.at]?.values.length !== 0))

/** "which car uses the least fuel" of a `fuel_type`: of a kind there is no least, and no other figure is meant. */
function ranksKind({ chunks, nodes }: Draft, at: number): boolean {
  const next = chunks[at + 1]
  return (
    /^(?:the )?(?:most|least)$/i.test(chunks[at]!.text) &&
    isFree(next) &&
    !nodes.some(node => node.at === at + 1) &&
    !isPlural(next.text) &&
    next.fields.length > 0 &&
    next.fields.every(({ field }) => field.role === 'category' || field.role === 'boolean')
  )
}

/** "which project has the most open tickets" where both nouns were taken for one kind: no record has others of its kind, and no figure is meant. */
function ranksByItself({ chunks, nodes }: Draft, at: number): boolean {
  if (!/^(?:the )?(?:most|least|fewest)$/i.test(chunks[at]!.text)) return false
  const next = chunks.findIndex((c, i) => i > at && (c.used === 'entity' || c.kind === 'filler' || !(c.used || c.values.length))) // oxfmt-ignore
  const noun = chunks[next]
  const kind = noun?.used === 'entity' && isPlural(noun.text) ? noun.entities[0]?.entity : undefined
  return (
    kind !== undefined &&
    !nodes.some(n => n.at === next) &&
    nodes.some(n => n.entity === kind && n.at < at && !n.implicit)
  )
}

/** "the first 3 leads sorted by company": in the order that is said, so many of them as the number tells. */
const isOfSorted = ({ chunks, nodes }: Draft, at: number): boolean =>
  /^first$/i.test(chunks[at]!.text) &&
  chunks[at + 1]?.literal?.kind === 'number' &&
  chunks.some(c => c.used === 'sort' && c.operator?.type === 'sort') &&
  nodes.some(({ selection }) => selection.order !== undefined && selection.limit === undefined)

/** "the greatest floor area" of a `floor` and an `area`: of two nouns side by side the last is the head, and the one before it tells of what kind. */
function lastOfCompound({ chunks }: Draft, at: number, target: OrderTarget | undefined): OrderTarget | undefined {
  if (target?.kind !== 'field' || target.chunks.length !== 1 || target.chunks[0] !== chunks[at + 1]) return target
  const [first, next] = [target.chunks[0]!, chunks[at + 2]]
  if (!isFree(next) || next.operator || isPlural(first.text) || !isFigure(target.mention.field)) return target
  const { entity } = target.node
  const mention = next.fields.find(f => f.entity === entity && f.quality >= 0.8 && isFigure(f.field))
  return mention && mention.field !== target.mention.field ? { ...target, mention, chunks: [first, next] } : target
}

/** What a superlative ranks by. */
function targetOf(draft: Draft, at: number, operator: Superlative): OrderTarget | undefined {
  const parts = shareRanked(draft, at)
  if (parts) return parts
  const isCommonest = operator.word === 'most common' || isMostUsed(draft, at)
  const target = isCommonest
    ? commonest(draft, at)
    : ((operator.comparative ? doneMore(draft, at) : undefined) ?? orderTarget(draft, at, operator))
  return inMoney(draft, at, target)
}

/**
 * "which car category has the highest share of cancelled rentals", "the lowest cancellation rate": the share right behind ranks, and no figure of the
 * records that it is of.
 */
function shareRanked(draft: Draft, at: number): CountTarget | undefined {
  const { chunks, nodes, measures, share, rate } = draft
  const said = share ? chunks.findIndex((c, i) => i > at && c.used === 'share') : -1
  const isBefore = (c: Chunk) => c.values.length > 0 || c.kind === 'filler' || c.used === 'entity'
  if (said < 0 || measures.length || !chunks.slice(at + 1, said).every(isBefore)) return undefined
  const node =
    rate === undefined
      ? nodes.find(n => n.at > said && !n.previous)
      : nodes.find(n => !n.previous && n.selection.where.some(c => c.at === rate))
  // "the highest share of cancelled rentals": the part of each that is such, or which of them has most of those.
  const isEither = rate === undefined && !/^percent/i.test(chunks[said]!.text) && node?.selection.where.some(c => (c.at ?? 0) < node.at) // oxfmt-ignore
  if (isEither) draft.sureness = Math.min(draft.sureness, OF_EITHER)
  return node && { kind: 'count', node, chunks: [] }
}

/** How sure it is at most that the share that ranks is the part of each, and not its part of all. */
const OF_EITHER = 0.6

/** A place in an order: where it begins, how many are meant, and behind how many others. */
interface Ranking {
  at: number
  operator: Superlative
  direction: 'asc' | 'desc'
  count?: number
  offset?: number
}

/** "the client with the most orders": groups, in the order of how many records they have. */
function rankByCount(draft: Draft, ranking: Ranking, { node, chunks }: CountTarget): boolean {
  const { at, operator, direction, count, offset } = ranking
  const head = groupHead(draft, at, node) ?? itemsByValue(operator.word, node)
  if (!head) return false
  draft.group = head.group
  draft.measures = [countOf(draft, at, node)]
  draft.head = node
  // What nobody has asked for is the least popular.
  if (direction === 'asc' && node.implicit && head.group.entity !== node.entity.key) draft.group.all = true
  rankGroups(draft, Boolean(operator.comparative), { direction, limit: count ?? 1, ...(offset && { offset }) })
  for (const chunk of [...head.chunks, ...chunks]) use(chunk, 'group')
  return true
}

/** "borrowed by the most members": how many of them, where each may have done it more than once, and not how often. */
function countOf({ chunks, nodes, app, group }: Draft, at: number, { entity }: Node): Measure {
  const by = /^the$/i.test(chunks[at - 1]?.text ?? '') ? at - 2 : at - 1
  const doer = /^by$/i.test(chunks[by]?.text ?? '')
    ? nodes.find(n => n.at === at + 1 && n.entity !== entity)
    : undefined
  const hops = doer ? hopsOf(entity, app).filter(hop => hop.direction === 'up' && hop.to === doer.entity) : []
  const [hop, ...others] = hops
  return hop && !others.length && group?.entity !== doer!.entity.key
    ? { fn: 'distinct', column: hop.field.column }
    : { fn: 'count' }
}

/** By a figure or date: groups by the sum or average of theirs, the records themselves, or the extreme figure alone. */
function rankByField(draft: Draft, ranking: Ranking, target: FieldTarget): boolean {
  const { at, operator, direction, count, offset } = ranking
  const { node, mention } = target
  const { comparative } = operator
  // "the most expensive thing that we handed out" of a `handed_out_on`: no day is dear.
  if (mention.field.role === 'date' && operator.nouns.some(noun => /^(?:price|cost)$/.test(noun))) return false
  if (tellsWhatWasLast(draft, at, target)) untilToday(draft, at, target)
  if (mention.field.role === 'date' && isBehindVerb(draft, at)) node.isInTheirOrder = true
  // "the most hours" of tasks with `estimated_hours` whose time logs have `hours`: which are meant is not said.
  const isOfOthers = (f: FieldMention) => f.quality === 1 && f.entity !== node.entity
  if (isPlanned(mention.field) && mention.quality < 1 && target.chunks.some(c => c.fields.some(isOfOthers)))
    draft.sureness = Math.min(draft.sureness, MEANT_TO_BE)
  // "which is bigger, Texas or Florida?": by what is not said, and they are no records that have a size.
  if (comparative && !target.chunks.length && !comparesNames(node)) return false
  const limit = count ?? (!comparative && offset === undefined && namesSeveral(draft, at) ? SEVERAL : 1)
  const group =
    groupHeadForMeasure(draft, at, node, mention.field) ??
    rankedByOthers(draft, at, target) ??
    ratedByOthers(draft, at, target)
  const listed = comparative && !comparesNames(node) ? listedOn(draft, node) : undefined
  // Days have no sum and no average that groups could be set against each other by.
  if (listed && mention.field.role === 'date') return false
  if (listed) rankListed(draft, direction, target, listed)
  else if (group && isOneRanked(draft, ranking, target, group)) {
    node.selection.order = { columns: mention.columns, direction }
    node.selection.limit = count ?? 1
    if (offset) node.selection.offset = offset
    const entity = draft.app.entities.find(e => e.key === group.group.entity) ?? node.entity
    draft.project.push({ columns: group.group.columns, entity, at })
  } else if (group) {
    draft.group = group.group
    const isDate = mention.field.role === 'date'
    draft.measures = isDate ? [{ fn: 'count' }] : [{ fn: group.fn, column: mention.field.column }]
    draft.measured = node
    movePeriod(draft, group.group.entity, node)
    const isHead = !group.isOne && count === undefined && limit > 1 && isOneHead(draft, at, group.chunks)
    // "the biggest orders" of one: what they come to, what they are on average, or the one that is the biggest.
    if (isHead && !draft.chunks.some(c => c.operator?.type === 'aggregate'))
      draft.sureness = Math.min(draft.sureness, OF_ALL_OF_THEM)
    const isOne = group.isOne || isHead
    rankGroups(draft, false, { direction, limit: isOne ? 1 : limit, ...(offset && { offset }) })
  } else if (!comparative && isExtreme(draft, at, target)) takeExtreme(draft, ranking, target)
  else {
    // The order in which those before were shown chooses none of them.
    if (node.selection.order && !(node.previous && node.selection.limit === undefined)) return false
    node.selection.order = { columns: mention.columns, direction }
    if (comparative && comparesNames(node)) draft.compares = direction
    else node.selection.limit = limit
    if (offset) node.selection.offset = offset
  }
  for (const chunk of group?.chunks ?? []) use(chunk, 'group')
  for (const chunk of target.chunks) use(chunk, 'superlative')
  return true
}

/** "was sold last", "bought first": what stands behind the verb says in which order it was done. */
const isBehindVerb = ({ chunks }: Draft, at: number): boolean =>
  END_BEHIND_VERB.test(chunks[at]!.text) && isParticiple(chunks[at - 1]?.text.toLowerCase().split(' ')[0] ?? '')

/** How sure it is at most that what was only meant to be is asked for, where others tell what was. */
const MEANT_TO_BE = 0.5

/** How sure it is at most that what the records of one come to is meant, where the largest of them are named. */
const OF_ALL_OF_THEM = 0.6

/** "which trade has brought us the biggest orders": one of them is asked for, however many orders it has. */
const isOneHead = ({ chunks }: Draft, at: number, heads: readonly Chunk[]): boolean =>
  heads.some(head => {
    const place = chunks.indexOf(head)
    const before = chunks.slice(Math.max(0, place - 3), place)
    const isAsked =
      before.some(c => /^(?:which|what|the)$/i.test(c.text)) && !before.some(c => c.operator?.type === 'group')
    return place < at && isAsked && !isPlural(head.text.toLowerCase())
  })

/** What is paid for one of something is set against each other as an average. */
const addsUp = (field: Field): boolean => isAdditive(field) && !isPriceOfOne(field)

/** "which sells more, Sales or Support": the groups that are set against each other, by their figure. */
function rankListed(
  draft: Draft,
  direction: 'asc' | 'desc',
  { node, mention }: FieldTarget,
  listed: NonNullable<Draft['group']>,
): void {
  const said = draft.chunks.find(c => isFree(c) && c.operator?.type === 'aggregate')
  const fn = said?.operator?.type === 'aggregate' ? said.operator.fn : addsUp(mention.field) ? 'sum' : 'avg'
  draft.group = listed
  draft.measures = [{ fn, column: mention.field.column }]
  draft.measured = node
  rankGroups(draft, true, { direction })
  if (said) use(said, 'aggregate')
}

/** "which state has our largest account": the records are ranked, and what they have is asked for, which makes no groups. */
const isOneRanked = (
  draft: Draft,
  { at, operator }: Ranking,
  target: FieldTarget,
  { group, chunks }: Grouped,
): boolean =>
  !operator.comparative &&
  !group.period &&
  (ranksOne(draft, at, target) || ranksSeveral(draft, at, target, chunks) || ranksTheOne(draft, at, target, chunks))

/** "what is the highest price": the figure itself; "the second highest value" is that of the record in that place. */
function takeExtreme(draft: Draft, { at, direction, offset }: Ranking, { node, mention }: FieldTarget): void {
  draft.measured ??= node
  if (!offset)
    return void draft.measures.push({ fn: direction === 'desc' ? 'max' : 'min', column: mention.field.column })
  Object.assign(node.selection, { order: { columns: mention.columns, direction }, limit: 1, offset })
  draft.project.push({ columns: mention.columns, entity: node.entity, at })
}

/** "our first order", "who was hired first", "the third loan of 2024": by date, where no superlative says by what. */
function readFirst(draft: Draft, at: number): void {
  const chunk = draft.chunks[at]!
  if (!isFree(chunk) || chunk.operator?.type !== 'ordinal') return
  if (draft.chunks.some(c => isFree(c) && ['superlative', 'order'].includes(c.operator?.type ?? ''))) return
  const { value } = chunk.operator
  if (value > 1) chunk.ordinal = value
  chunk.operator = { type: 'superlative', direction: 'asc', of: 'date', nouns: [], word: 'first' }
}

const comparesNames = (node: Node) =>
  node.selection.where.some(c => c.values.length > 1 && node.entity.nameFields.some(f => f.column === c.columns[0]))
