import type { Chunk } from '../chunks/chunk.ts'
import { isBare } from '../reading/attach.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { isKind, isNumeric } from '../conditions/shared.ts'
import { type Draft, type Node, addNode, isFree, neighbour, use } from '../reading/draft.ts'
import type { Measure } from '../reading/query.ts'
import { namesOne } from '../entity-model/relations.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { isAdditive } from './additive.ts'
import { isScale, nodeAt, tellingColumns } from './fields.ts'
import { groupHead } from './group-head.ts'
import { isRanking } from './is-ranking.ts'
import { measureOfOthers } from './measure-of-others.ts'

/**
 * "by number of accounts", "by revenue", "sort the books by title": an order, not groups. A ranking by a figure of what belongs
 * to each is read here, all others by the superlative and the word before.
 */
export function saysOrder(draft: Draft, by: number, at: number, isBreakdown: boolean): boolean {
  const target = draft.chunks[at]!
  if (isStoredNumber(draft, at)) {
    Object.assign(target, { kind: 'filler', operator: undefined, used: 'filler' })
    return saysOrder(draft, by, neighbour(draft, by, 1, 3), isBreakdown)
  }
  if (rankedByCount(draft, by, at) || rankedByFigure(draft, by, at) || target.operator?.type === 'count') return true
  if (isBreakdown) return false
  const figures = target.fields.filter(f => isNumeric(f) && !isScale(f) && !isOutdone(draft, by, f, target.fields))
  if (figures.length && !isFigureBefore(draft, by)) {
    orderByFigure(draft, by, at)
    return true
  }
  return draft.chunks
    .slice(0, by)
    .some(c => isFree(c) && c.operator && (c.operator.type === 'sort' || /^(first|last)$/i.test(c.text)))
}

/** "adverts by size" of their own `size`: a kind that is called so goes before a figure of them or others that is hardly called so. */
const isOutdone = ({ nodes }: Draft, by: number, figure: FieldMention, all: readonly FieldMention[]): boolean =>
  all.some(
    other =>
      other.quality >= 0.95 &&
      other.quality > figure.quality &&
      isKind(other) &&
      nodes.some(node => !node.implicit && node.at < by && node.entity === other.entity),
  )

/** "average grade by attempt", "how many repairs by mileage class": what is reckoned before is not put in an order. */
export const isFigureBefore = ({ chunks, nodes, previous }: Draft, at: number) =>
  (/^(?:measure|group)$/.test(previous?.ask ?? '') &&
    chunks.slice(0, at).every(c => c.kind === 'filler' || c.operator?.type === 'group')) ||
  (chunks.slice(0, at).some(c => c.operator?.type === 'aggregate' || c.operator?.type === 'count') &&
    !chunks.slice(0, at).some(c => isRanking(c)) &&
    chunks.slice(0, at).some((c, i) => c.fields.some(isNumeric) || nodes.some(n => n.at === i)))

/** Where no records are called so, a figure that only means it is meant: "by number of registrations" of `registered_count`. */
const STORED = 0.6

/** "by number of reopens" of a figure that is called so: the records tell it, nothing is counted. */
const isStoredNumber = (draft: Draft, at: number): boolean =>
  draft.chunks[at]!.operator?.type === 'count' &&
  !nodeAt(draft, at + 1) &&
  Boolean(draft.chunks[at + 1]?.fields.some(f => isNumeric(f) && f.quality >= STORED))

/** "departments by budget": a list with nothing else about an order begins with the highest. */
function orderByFigure(draft: Draft, by: number, at: number): void {
  const { chunks } = draft
  const head = nodeAt(draft, by - 1)
  const isRanked = chunks.some(c => isRanking(c) || ['sort', 'order', 'aggregate'].includes(c.operator?.type ?? ''))
  const own = chunks[at]!.fields.filter(f => f.entity === head?.entity && isNumeric(f) && !isScale(f))
  if (!head || isRanked || own.length !== 1 || head.selection.order || at < chunks.length - 1) return
  head.selection.order = { columns: own[0]!.columns, direction: 'desc' }
  use(chunks[by]!, 'sort')
  use(chunks[at]!, 'sort')
}

/** "members by number of loans": each with how many it has, the most first. */
function rankedByCount(draft: Draft, by: number, at: number): boolean {
  const count = draft.chunks[at]!
  const next = neighbour(draft, at, 1, 2)
  const isCount = count.operator?.type === 'count' && next >= 0
  // "rank the member origins by number of members": the noun before the field says whose it is, and they are counted.
  const counted = isCount ? (nodeAt(draft, next) ?? fieldOfCounted(draft, by, next)) : undefined
  const owner = draft.nodes.find(n => n.at < by && !n.implicit && n !== counted)
  if (!counted || draft.chunks.some(c => isFree(c) && isRanking(c))) return false
  // "rank the towns by number of members": values of a field of the records counted.
  const ranked = owner ? undefined : rankedField(draft, by, counted)
  if (owner) groupByEntity(draft, owner)
  else if (ranked) draft.group = ranked.group
  if (!draft.group) return false
  ranked?.chunks.forEach(c => use(c, 'group'))
  draft.group.all = owner !== undefined
  draft.measures.push({ fn: 'count' })
  draft.head = counted
  orderGroups(draft, [draft.chunks[by]!, count])
  return true
}

/** The kind that is named twice, right before a field of its own and as what is counted. */
const fieldOfCounted = ({ chunks, nodes }: Draft, by: number, at: number): Node | undefined =>
  nodes.find(
    node =>
      !node.implicit &&
      node.at < by &&
      isBare(node.selection) &&
      chunks[at]!.entities.some(e => e.entity === node.entity && e.quality >= 0.9) &&
      chunks.slice(node.at + 1, by).some(c => isFree(c) && c.fields.some(f => f.entity === node.entity)),
  )

/** The groups by their figure: the highest first, unless another direction is said. */
function orderGroups(draft: Draft, said: Chunk[]): void {
  const free = draft.chunks.filter(isFree)
  const order = free.find(c => c.operator?.type === 'order')
  draft.groupOrder = { by: 'measure', direction: order?.operator?.type === 'order' ? order.operator.direction : 'desc' }
  const sorts = free.filter(c => c.operator?.type === 'sort')
  for (const chunk of [...said, ...sorts, ...(order ? [order] : [])]) use(chunk, 'group')
}

/** The field named before "by", whose values a request to rank or sort them puts in order, or one that names nothing else. */
function rankedField(draft: Draft, by: number, counted: Node): ReturnType<typeof groupHead> {
  const before = draft.chunks.slice(0, by)
  const head = groupHead(draft, by, counted)
  if (!head?.chunks.length || !head.chunks.every(c => before.includes(c))) return undefined
  const isSorted = before.some(c => c.operator?.type === 'sort')
  return isSorted || before.every(c => c.kind === 'filler' || head.chunks.includes(c)) ? head : undefined
}

/** "rank the teams by average salary", "halls by total takings": a figure of the records that belong to each, the largest first. */
function rankedByFigure(draft: Draft, by: number, at: number): boolean {
  const { chunks } = draft
  const { operator } = chunks[at]!
  const next = neighbour(draft, at, 1, 1)
  const owner = draft.nodes.find(n => n.at < by && !n.implicit && !n.previous)
  if (operator?.type !== 'aggregate' || next < 0 || !isFree(chunks[next])) return false
  if (!owner) return rankedFieldByFigure(draft, by, at, operator.fn)
  if (nodeAt(draft, next)) return false
  if (chunks.slice(0, by).some(c => isFree(c) && (isRanking(c) || c.operator?.type === 'count'))) return false
  const figures = chunks[next]!.fields.filter(f => isNumeric(f) && f.quality >= 0.8)
  const own = figures.find(f => f.entity === owner.entity)
  // "members by total fees": each by its own figure.
  if (own && operator.fn === 'sum' && !owner.selection.order) {
    owner.selection.order = { columns: own.columns, direction: 'desc' }
    for (const chunk of [chunks[by]!, chunks[at]!, chunks[next]!]) use(chunk, 'sort')
    for (const chunk of chunks) if (isFree(chunk) && chunk.operator?.type === 'sort') use(chunk, 'sort')
    return true
  }
  if (!figures.length || own) return false
  const below = figures.filter(f => namesOne(f.entity, owner.entity, draft.app))
  const [figure, ...others] = below
  if (!figure || others.some(o => o.entity !== figure.entity) || !isBare(owner.selection)) return false
  groupByEntity(draft, owner)
  if (!draft.group) return false
  const node = draft.nodes.find(n => n.entity === figure.entity) ?? addNode(draft, figure.entity, next, true)
  draft.measures.push({ fn: operator.fn, column: figure.field.column })
  draft.measured = node
  orderGroups(draft, [chunks[by]!, chunks[at]!, chunks[next]!])
  return true
}

/** "rank the regions by total order value": the values of a field by a figure of the records that are named, or alone have it. */
function rankedFieldByFigure(draft: Draft, by: number, at: number, fn: Measure['fn']): boolean {
  const { chunks } = draft
  const noun = draft.nodes.find(n => n.at > at && n.at <= at + 2 && !n.implicit)
  const figure = chunks.findIndex((c, i) => i > at && i <= at + 3 && isFree(c) && c.fields.some(isNumeric))
  const picked = chunks[figure]?.fields.filter(f => isNumeric(f) && (!noun || f.entity === noun.entity) && f.quality >= 0.8) ?? [] // oxfmt-ignore
  const [mention, ...others] = picked
  if (!mention || others.some(o => o.entity !== mention.entity)) return false
  const node =
    noun ?? draft.nodes.find(n => n.entity === mention.entity) ?? addNode(draft, mention.entity, figure, true)
  const ranked = rankedField(draft, by, node)
  if (!ranked) return false
  draft.group = ranked.group
  ranked.chunks.forEach(c => use(c, 'group'))
  draft.measures.push({ fn, column: mention.field.column })
  draft.measured = node
  orderGroups(draft, [chunks[by]!, chunks[at]!, chunks[figure]!])
  return true
}

/** Participles before the figure by which records are put in order or side by side. */
const PUT_IN_ORDER = /^(?:ranked|sorted|ordered|listed|shown|arranged|compared|grouped|rated|broken|split)$/

/**
 * "accounts by won deals", "clubs ranked by fee amount": each with how many it has or what they come to, the most first. Beside a
 * superlative that is what it ranks by.
 */
export function rankedByTheirs(draft: Draft, by: number): boolean {
  // "shipments held by customs": behind a passive stands who did it.
  const before = draft.chunks[by - 1]?.text.toLowerCase() ?? ''
  if (isParticiple(before) && !PUT_IN_ORDER.test(before)) return false
  const owner = draft.nodes.findLast(n => n.at < by && !n.implicit && !n.previous)
  const others = !owner || isBare(owner.selection) ? measureOfOthers(draft, by) : undefined
  if (!others || isFigureBefore(draft, by)) return false
  if (draft.chunks.some(c => isFree(c) && isRanking(c))) return true
  const ranked = owner ? undefined : rankedField(draft, by, others.node)
  if (owner) groupByEntity(draft, owner)
  else if (ranked) draft.group = ranked.group
  if (!draft.group) return false
  const { node, mention, fn = mention && isAdditive(mention.field) ? 'sum' : 'avg' } = others
  draft.group.all = owner !== undefined
  draft.measures = [mention ? { fn, column: mention.field.column } : { fn: 'count' }]
  if (mention) draft.measured = node
  else draft.head = node
  orderGroups(draft, [...(ranked?.chunks ?? []), ...others.chunks])
  return true
}

export function groupByEntity(draft: Draft, node: Node): void {
  const columns = tellingColumns(node.entity)
  if (columns.length) draft.group = { entity: node.entity.key, columns }
}
