import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Reach } from '../reading/query.ts'
import type { Literal } from '../requests/read-message.ts'
import { comparisonAround, isNumeric, numberAt, pickField, reachOf } from '../conditions/shared.ts'
import { type Draft, isFree, neighbour, use } from '../reading/draft.ts'
import { isGrouping } from './fields.ts'

/**
 * A figure held against a number: "is the average price above 20", "which departments have an average salary above
 * 80k". The number bounds the figure, not the records, when the comparison follows the figure's own field, or in a
 * question for a yes when no other field stands beside the number.
 */
export function readThresholds(draft: Draft): void {
  const { chunks } = draft
  if (!chunks.some(({ operator }) => operator?.type === 'comparator' || operator?.type === 'bound')) return
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
  const bound = boundBehind(draft, figure, 'last')
  if (!bound) return
  const { literal, reach } = bound
  // "what share of the firms with a turnover over 5M": a share is in per cent, other numbers bound the records.
  if (draft.share && !asks && literal.unit !== 'percent') return
  const field = chunks.findIndex((c, i) => i > figure && i < bound.first && c.fields.some(isNumeric))
  const before = neighbour(draft, bound.first, -1, 2)
  const after = neighbour(draft, bound.last, 1, 1)
  const named = [before, after].filter(
    i => i >= 0 && i !== field && isFree(chunks[i]) && chunks[i]!.fields.some(isNumeric),
  )
  if (asks ? named.length > 0 : before !== field) return
  draft.having = reach
  draft.checks = asks
  for (const chunk of chunks.slice(bound.first, bound.last + 1)) if (chunk.kind !== 'filler') use(chunk, 'condition')
  if (!asks && !draft.group) groupByHead(draft, figure)
}

/**
 * "average rating per book, only those with more than 5 loans", "total by member, above 100": what is added behind the groups
 * bounds their figure, or how many records each has.
 */
function readGroupBound(draft: Draft): boolean {
  const { chunks, message } = draft
  const group = chunks.findIndex(c => c.operator?.type === 'group' && /^(?:by|per|each)$/i.test(c.operator.word))
  const share = draft.share ? chunks.find(c => c.used === 'share') : undefined
  const figure = share ?? chunks.find(c => c.operator?.type === 'aggregate' || c.operator?.type === 'count')
  const bound = group < 0 || !figure ? undefined : boundBehind(draft, group, 'first')
  if (!bound || !figure) return false
  const again = headsAgain(draft, group, bound.first)
  const added = chunks
    .slice(0, bound.first)
    .filter(c => !again.includes(c))
    .reduce((said, c) => said + message.text.slice(message.tokens[c.from]!.start, message.tokens[c.to]?.start), '')
  if (!testIn(added, ADDED)) return false
  const unit = chunks[bound.last + 1]
  if (unit && !unit.entities.length && unit.kind !== 'filler') return false
  const isCount = figure.operator?.type === 'count'
  const counted = unit?.entities.length && !isCount
  // A share is in per cent. How many records each has leaves out groups of which the whole consists; of a rate each is a whole itself.
  const isOfRate = counted && draft.rate !== undefined
  if (share && !isOfRate && bound.literal.unit !== 'percent') return false
  draft.having = { ...bound.reach, ...(counted && { counts: true }) }
  const said = chunks.slice(bound.first, bound.last + 1).filter(c => c.kind !== 'filler')
  for (const chunk of [...said, ...(unit?.entities.length ? [unit] : [])]) use(chunk, 'condition')
  for (const chunk of again) use(chunk, 'group')
  return true
}

/** A number with what makes a bound of it: "more than 50", "50 or more", "between 50 and 80". */
interface NumberBound {
  first: number
  last: number
  reach: Reach
  literal: Extract<Literal, { kind: 'number' }>
}

function boundBehind(draft: Draft, from: number, which: 'first' | 'last'): NumberBound | undefined {
  const { chunks } = draft
  const found = chunks.flatMap((chunk, at): NumberBound[] => {
    if (at <= from || !isFree(chunk) || !chunk.operator) return []
    const { operator } = chunk
    if (operator.type !== 'comparator' && operator.type !== 'bound') return []
    const other = neighbour(draft, at, operator.type === 'bound' ? -1 : 1, 1)
    const literal = chunks[other]?.literal
    if (literal?.kind !== 'number' || other <= from || !isFree(chunks[other])) return []
    if (operator.op === 'between') return rangeAt(draft, at, other, literal)
    return [
      {
        first: Math.min(at, other),
        last: Math.max(at, other),
        reach: { op: operator.op, value: literal.value },
        literal,
      },
    ]
  })
  return which === 'first' ? found[0] : found.at(-1)
}

/** "between 50 and 80", from its word and its first number. */
function rangeAt(draft: Draft, first: number, number: number, literal: NumberBound['literal']): NumberBound[] {
  const { second } = comparisonAround(draft, number) ?? {}
  const end = second === undefined ? undefined : numberAt(draft, second)
  return end ? [{ first, last: second!, reach: reachOf('between', literal.value, end.value), literal }] : []
}

/** "by country, only countries where …": the field of the groups, named again. */
const headsAgain = ({ chunks }: Draft, group: number, until: number): Chunk[] => {
  const heads = chunks.slice(group + 1, until).find(c => c.fields.length > 0)
  const isHead = (c: Chunk) => c.fields.some(f => heads?.fields.some(h => h.field === f.field && h.entity === f.entity))
  return chunks.slice(group + 1, until).filter(c => c !== heads && isFree(c) && isHead(c))
}

/** What stands between the groups and a bound on them. */
const ADDED = pattern('i')`
  ,\W*(?:but\ |and\ )?(?:
    (?:only|just|for|in|of|those|the\ ones?|ones|that|which|where|with|are|is|there|it\ is|we|you|they|have|has|having|groups?|show|keep
    |count|counting|include|including|considering)\s+
  )*$
`

export const asksYesNo = (draft: Draft) =>
  /^(?:\W|and |so |but )*(is|are|was|were|do|does|did|has|have)\b/i.test(draft.message.text.trim())

/** "which departments have an average …", "cities whose average …": what stands before is what is grouped. */
function groupByHead(draft: Draft, figure: number): void {
  // "lead sources": the noun before its field is no head by itself.
  const node = draft.nodes.find(n => n.at < figure && !n.implicit && Number.isInteger(n.at))
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
