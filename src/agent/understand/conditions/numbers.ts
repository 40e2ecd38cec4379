import type { Entity, Field } from '../catalogue-model.ts'
import { type Draft, type Node, addCondition, isBroken, isFree, neighbour, nodeFor, use } from '../draft.ts'
import type { Comparison } from '../lexicon.ts'
import type { Literal } from '../read-message.ts'
import { primaryMeasure } from '../relations.ts'
import { SIGNS, comparisonAround, fieldAround, isNumeric, labelOf, markUsed, pickField } from './shared.ts'

/** Numbers with comparators, ranges and bounds: "over $5M", "90 or more", "between 3 and 7", "500 employees". */
export function readNumberConditions(draft: Draft): void {
  const { chunks } = draft
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at]!
    if (!isFree(chunk) || chunk.literal?.kind !== 'number') continue
    const bound = comparisonAround(draft, at) ?? plainCount(draft, at) ?? plainEquality(draft, at)
    if (!bound) continue
    const { op, first, last, second } = bound
    const owner = fieldAround(draft, first, last, isNumeric)
    if (!owner && countedRelation(draft, at, last, op, chunk.literal.value)) {
      markUsed(draft, first, last)
      continue
    }
    const target = owner ?? fieldByUnit(draft, at, chunk.literal)
    if (!target) continue
    const scale = (value: number, unit: string) =>
      target.field.fraction && (unit === 'percent' || value > 1) ? Number((value / 100).toPrecision(12)) : value
    const values = [scale(chunk.literal.value, chunk.literal.unit)]
    const other = second === undefined ? undefined : chunks[second]!.literal
    if (other?.kind === 'number') values.push(scale(other.value, other.unit))
    if (values.length === 2) values.sort((a, b) => a - b)
    addCondition(target.node, {
      columns: [target.field.column],
      op,
      values,
      at,
      label: `${labelOf(target.field)} ${SIGNS[op]} ${values.map(v => v.toLocaleString('en-US')).join(' and ')}`,
    })
    markUsed(draft, first, last)
    if (target.chunk) use(target.chunk, 'condition')
  }
}

/** "priority 1", "a score of 90": a whole number right behind its field. */
function plainEquality(
  draft: Draft,
  at: number,
): { op: Comparison; first: number; last: number; second?: number } | undefined {
  const { literal } = draft.chunks[at]!
  const before = neighbour(draft, at, -1, 2)
  const chunk = before >= 0 ? draft.chunks[before] : undefined
  if (literal?.kind !== 'number' || literal.unit === 'money' || !isFree(chunk) || isBroken(draft, before, at))
    return undefined
  const between = draft.chunks.slice(before + 1, at).every(c => /^(of|is|equal|equals|to|a|an|with)$/i.test(c.text))
  const fits =
    chunk.fields.some(f => isNumeric(f) && f.field.role !== 'money') && !draft.nodes.some(n => n.at === before)
  return between && fits ? { op: '=', first: at, last: at } : undefined
}

/** "accounts that have three contacts": a bare number before the noun of related records. */
function plainCount(
  draft: Draft,
  at: number,
): { op: Comparison; first: number; last: number; second?: number } | undefined {
  const node = draft.nodes.find(n => n.at === at + 1)
  const isRelated =
    node && node !== draft.nodes[0] && /^(have|has|having|with|had)$/i.test(draft.chunks[at - 1]?.text ?? '')
  return isRelated ? { op: '=', first: at, last: at } : undefined
}

const LEAST_BARE_FIGURE = 1000

function fieldByUnit(
  draft: Draft,
  at: number,
  literal: Extract<Literal, { kind: 'number' }>,
): { node: Node; field: Field; chunk?: undefined } | undefined {
  const candidates = (entity: Entity) => {
    if (literal.unit === 'percent') return entity.fields.find(f => f.role === 'percent')
    if (literal.unit === 'money') return entity.fields.find(f => f.role === 'money')
    // A small bare number says too little to guess a field from.
    return literal.value >= LEAST_BARE_FIGURE ? primaryMeasure(entity) : undefined
  }
  const owners = draft.app.entities.filter(candidates)
  const node = nodeFor(draft, at, owners)
  const field = node && candidates(node.entity)
  return field && node ? { node, field } : undefined
}

/** "accounts with more than 5 contacts": a count of related records. */
function countedRelation(draft: Draft, at: number, last: number, op: Comparison, value: number): boolean {
  const next = neighbour(draft, last, 1, 1)
  const node = draft.nodes.find(n => n.at === next && !n.previous)
  if (!node || next < at) return false
  const chunk = draft.chunks[next]!
  if (node !== draft.nodes[0]) {
    node.count = { op, value }
    use(chunk, 'entity')
    return true
  }
  // "which industries have more than 100 accounts", "do we have more than 10 leads": the records themselves are counted.
  draft.having = { op, value }
  draft.head = node
  use(chunk, 'entity')
  const head = draft.chunks.findIndex(
    (c, i) =>
      i < at && isFree(c) && c.fields.some(f => ['category', 'reference', 'boolean', 'name'].includes(f.field.role)),
  )
  const picked = head >= 0 ? pickField(draft, head, draft.chunks[head]!.fields) : undefined
  if (picked) {
    draft.group = { entity: picked.node.entity.key, columns: picked.mention.columns }
    draft.measures = [{ fn: 'count' }]
    use(draft.chunks[head]!, 'group')
  }
  return true
}
