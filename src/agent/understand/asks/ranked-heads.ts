import { isNumeric } from '../conditions/shared.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { gradesQuality } from '../language/gradables.ts'
import { leadsUp } from '../entity-model/relations.ts'
import { isPlural } from '../language/words.ts'
import type { Draft, Node } from '../reading/draft.ts'
import { isAdditive } from './additive.ts'
import { tellingColumns } from './fields.ts'
import type { groupHead, groupHeadForMeasure } from './group-head.ts'
import type { OrderTarget, FieldTarget } from './order-target.ts'

/**
 * "top 3 customers by spend" of a figure that only their orders have: those that are ranked are the groups, each by what its own
 * come to. Where no single way leads up from the one to the other, nothing tells which of them are meant.
 */
export function rankedByOthers(
  draft: Draft,
  at: number,
  { node, mention }: FieldTarget,
): ReturnType<typeof groupHeadForMeasure> {
  const ranked = draft.nodes.find(n => !n.implicit && !n.previous && n.at > at && n.at <= at + 2)
  const by = draft.chunks.findIndex((c, i) => i > at && /^by$/i.test(c.text))
  if (!ranked || ranked.entity === node.entity || !node.implicit || by < ranked.at || !isNumeric(mention))
    return undefined
  const chunks = [draft.chunks[ranked.at]!, draft.chunks[by]!]
  const columns = tellingColumns(ranked.entity)
  if (!columns.length || !leadsUp(node.entity, ranked.entity, draft.app)) {
    draft.ignored.push(
      draft.chunks
        .slice(by)
        .map(c => c.text)
        .join(' '),
    )
    return undefined
  }
  return { group: { entity: ranked.entity.key, columns }, fn: isAdditive(mention.field) ? 'sum' : 'avg', chunks }
}

/**
 * "which category is rated best" of a rating that only its products have: how good a category is, is how good those are on average, and not
 * which of them is the best one.
 */
export function ratedByOthers(
  draft: Draft,
  at: number,
  { node, mention }: FieldTarget,
): ReturnType<typeof groupHeadForMeasure> {
  const [owner, ...others] = draft.nodes.filter(n => !n.implicit && !n.previous && n.entity !== node.entity)
  const noun = draft.chunks[owner?.at ?? -1]
  if (!owner || !noun || others.length || owner.at > at + 2 || !node.implicit || !gradesQuality(mention.field)) return undefined // oxfmt-ignore
  const columns = tellingColumns(owner.entity)
  if (owner.selection.where.length || !columns.length || !leadsUp(node.entity, owner.entity, draft.app)) return undefined // oxfmt-ignore
  return { group: { entity: owner.entity.key, columns }, fn: 'avg', chunks: [], isOne: !isPlural(noun.text.toLowerCase()) } // oxfmt-ignore
}

/** "the status of the last 5 shipments": what stands before "of" is told of each of so many records, and makes no groups. */
export function ranksSeveral({ chunks }: Draft, at: number, target: OrderTarget, said: readonly Chunk[]): boolean {
  const isNumber = [at - 1, at + 1].some(i => chunks[i]?.literal?.kind === 'number')
  const isNoun = chunks.slice(at + 1, target.node.at).every(c => c.kind === 'filler' || c.literal?.kind === 'number')
  const of = chunks.findIndex((c, i) => i < at && /^of$/i.test(c.text))
  return (
    isNumber && target.node.at > at && isNoun && of > 0 && said.length > 0 && said.every(c => chunks.indexOf(c) < of)
  )
}

/**
 * "the status of the order with the highest total", "… of the latest of our orders": of the one record that comes first, what stands before "of" is told,
 * and it makes no groups.
 */
export function ranksTheOne({ chunks }: Draft, at: number, { node }: FieldTarget, said: readonly Chunk[]): boolean {
  const of = chunks.findIndex((c, i) => i < at && /^of$/i.test(c.text))
  const isAsked = of > 0 && said.length > 0 && said.every(c => chunks.indexOf(c) < of)
  if (!isAsked || chunks.some(c => c.operator?.type === 'aggregate')) return false
  const isDetermined = (from: number, to: number) =>
    chunks.slice(from, to).every(c => c.kind === 'filler' || c.used === 'value' || c.values.length > 0)
  if (node.at < at) {
    const links = chunks.slice(node.at + 1, at)
    return (
      !node.implicit &&
      node.at > of &&
      isDetermined(of + 1, node.at) &&
      !isPlural(chunks[node.at]!.text) &&
      links.some(tellsOfNoun) &&
      links.every(c => HAS.test(c.text) || c.kind === 'filler')
    )
  }
  return isDetermined(of + 1, at) && /^of$/i.test(chunks[at + 1]?.text ?? '') && isDetermined(at + 2, node.at)
}
/** Whether what follows is said of the noun before; a verb without these has what is asked for as its subject. */
export const tellsOfNoun = ({ text }: Chunk): boolean => /^(?:with|having|that|which|who)$/i.test(text)
const HAS = /^(?:with|has|have|had|having|that|which|who)$/i

/** "which state has our largest account": one record is ranked, and asked for is what it has; "the most", "the highest price" are figures. */
export function ranksOne({ chunks }: Draft, at: number, target: FieldTarget): boolean {
  const { node, direct } = target
  const noun = chunks[node.at]
  if (direct || !noun || node.implicit || node.at <= at || /^(?:most|least|fewest)$/i.test(chunks[at]!.text))
    return false
  const between = chunks.slice(at + 1, node.at)
  return (
    between.every(c => c.kind === 'filler' || c.used === 'value' || c.values.length > 0) &&
    !isPlural(noun.text) &&
    !chunks.some(c => c.operator?.type === 'aggregate')
  )
}

/** "the most common allergy" of a list that each record holds: its items by what they are. */
export function itemsByValue(word: string, { entity }: Node): ReturnType<typeof groupHead> {
  const value = entity.inside?.value
  return word === 'most common' && value !== undefined
    ? { group: { entity: entity.key, columns: [value] }, chunks: [] }
    : undefined
}
