import { isNumeric, pickField } from '../conditions/shared.ts'
import { type Draft, isFree, neighbour, use } from '../reading/draft.ts'
import { isGrouping } from './fields.ts'

/**
 * A figure held against a number: "is the average price above 20", "which departments have an average salary above
 * 80k". The number bounds the figure, not the records, when the comparison follows the figure's own field, or in a
 * question for a yes when no other field stands beside the number.
 */
export function readThresholds(draft: Draft): void {
  const { chunks } = draft
  if (readGroupBound(draft)) return
  const figure = chunks.findIndex(
    c =>
      (draft.share && c.operator?.type === 'share') ||
      (isFree(c) &&
        ((c.operator?.type === 'aggregate' && !/^how much$/i.test(c.text)) || c.operator?.type === 'count')),
  )
  if (figure < 0) return
  const asks = asksYesNo(draft)
  const isCount = chunks[figure]!.operator!.type === 'count'
  if (isCount && !asks) return
  const at = chunks.findLastIndex((c, i) => i > figure && isFree(c) && c.operator?.type === 'comparator')
  const comparator = chunks[at]?.operator
  const next = at >= 0 ? neighbour(draft, at, 1, 1) : -1
  const literal = chunks[next]?.literal
  if (comparator?.type !== 'comparator' || comparator.op === 'between' || literal?.kind !== 'number') return
  // "what share of the firms with a turnover over 5M": a share is in per cent, other numbers bound the records.
  if (draft.share && !asks && literal.unit !== 'percent') return
  const field = chunks.findIndex((c, i) => i > figure && i < at && c.fields.some(isNumeric))
  const before = neighbour(draft, at, -1, 2)
  const after = neighbour(draft, next, 1, 1)
  const named = [before, after].filter(
    i => i >= 0 && i !== field && isFree(chunks[i]) && chunks[i]!.fields.some(isNumeric),
  )
  if (asks ? named.length > 0 : before !== field) return
  draft.having = { op: comparator.op, value: literal.value }
  draft.checks = asks
  use(chunks[at]!, 'condition')
  use(chunks[next]!, 'condition')
  if (!asks && !draft.group) groupByHead(draft, figure)
}

/**
 * "average rating per book, only those with more than 5 loans", "total by member, above 100": what is added behind the groups
 * bounds their figure, or how many records each has.
 */
function readGroupBound(draft: Draft): boolean {
  const { chunks, message } = draft
  const group = chunks.findIndex(c => c.operator?.type === 'group' && /^(?:by|per|each)$/i.test(c.operator.word))
  const figure = chunks.find(c => c.operator?.type === 'aggregate' || c.operator?.type === 'count')
  const at = chunks.findIndex((c, i) => i > group && isFree(c) && c.operator?.type === 'comparator')
  const comparator = chunks[at]?.operator
  if (group < 0 || !figure || comparator?.type !== 'comparator' || comparator.op === 'between') return false
  const added = message.text.slice(0, message.tokens[chunks[at]!.from]!.start)
  if (!ADDED.test(added)) return false
  const next = neighbour(draft, at, 1, 1)
  const literal = chunks[next]?.literal
  const unit = chunks[next + 1]
  if (literal?.kind !== 'number' || (unit && !unit.entities.length && unit.kind !== 'filler')) return false
  const isCount = figure.operator?.type === 'count'
  const counted = unit?.entities.length && !isCount
  draft.having = { op: comparator.op, value: literal.value, ...(counted && { counts: true }) }
  for (const chunk of [chunks[at]!, chunks[next]!, ...(unit?.entities.length ? [unit] : [])]) use(chunk, 'condition')
  return true
}

/** What stands between the groups and a bound on them. */
const ADDED =
  /,\W*(?:but |and )?(?:(?:only|just|those|the ones?|ones|that|which|with|are|is|where|it is|groups?|show|keep)\s+)*$/i

export const asksYesNo = (draft: Draft) =>
  /^(?:\W|and |so |but )*(is|are|was|were|do|does|did|has|have)\b/i.test(draft.message.text.trim())

/** "which departments have an average …", "cities whose average …": what stands before is what is grouped. */
function groupByHead(draft: Draft, figure: number): void {
  const node = draft.nodes.find(n => n.at < figure && !n.implicit)
  if (node) {
    const columns = node.entity.nameFields.length
      ? node.entity.nameFields.map(f => f.column)
      : [node.entity.idField?.column ?? '']
    draft.group = { entity: node.entity.key, columns }
    return
  }
  const at = draft.chunks.findIndex((c, i) => i < figure && isFree(c) && c.fields.some(isGrouping))
  const picked = at >= 0 ? pickField(draft, at, draft.chunks[at]!.fields.filter(isGrouping)) : undefined
  if (!picked) return
  draft.group = { entity: picked.node.entity.key, columns: picked.mention.columns }
  use(draft.chunks[at]!, 'group')
}
