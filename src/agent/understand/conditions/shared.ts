import type { Chunk } from '../chunk.ts'
import type { Field } from '../catalogue-model.ts'
import { type Draft, type Node, isBroken, isFree, neighbour, nodeFor, use } from '../draft.ts'
import type { Comparison } from '../lexicon.ts'
import type { FieldMention } from '../mentions.ts'
import type { Literal } from '../read-message.ts'

const NUMERIC = new Set(['money', 'number', 'percent'])

export const isNumeric = (mention: FieldMention) => NUMERIC.has(mention.field.role)

export const labelOf = (field: Field) =>
  field.words.filter((word, at) => at === 0 || field.role !== 'date' || !/^(at|on)$/.test(word)).join(' ')

export const SIGNS: Record<Comparison, string> = {
  '>': 'over',
  '>=': 'at least',
  '<': 'below',
  '<=': 'at most',
  '=': 'of',
  '!=': 'other than',
  between: 'between',
}

export function markUsed(draft: Draft, first: number, last: number): void {
  for (let i = first; i <= last; i++) if (draft.chunks[i]!.kind !== 'filler') use(draft.chunks[i]!, 'condition')
}

/** The comparison that a number or date is part of, with the chunks it spans. */
export function comparisonAround(
  draft: Draft,
  at: number,
): { op: Comparison; first: number; last: number; second?: number } | undefined {
  const { chunks } = draft
  const after = chunks[at + 1]
  if (after?.operator?.type === 'bound' && isFree(after)) return { op: after.operator.op, first: at, last: at + 1 }
  const before = neighbour(draft, at, -1, 2)
  const comparator = before >= 0 ? chunks[before] : undefined
  const kind = chunks[at]!.literal!.kind
  const second = secondOf(draft, at, kind)
  const isRange =
    /^(from|between)$/i.test(chunks[at - 1]?.text ?? '') ||
    (comparator?.operator?.type === 'comparator' && comparator.operator.op === 'between')
  if (second !== undefined && isRange)
    return { op: 'between', first: comparator?.operator?.type === 'comparator' ? before : at - 1, last: second, second }
  if (comparator?.operator?.type === 'comparator' && isFree(comparator) && comparator.operator.op !== 'between') {
    let op = comparator.operator.op
    const negation = before > 0 ? chunks[before - 1] : undefined
    if (negation?.operator?.type === 'negation' && isFree(negation)) {
      op = ({ '>': '<=', '>=': '<', '<': '>=', '<=': '>', '=': '!=', '!=': '=', between: 'between' } as const)[op]
      return { op, first: before - 1, last: at }
    }
    // "at or above", "equal to or over": the filler before joins.
    const or = chunks
      .slice(Math.max(0, before - 2), before)
      .map(c => c.text.toLowerCase())
      .join(' ')
    if (/\b(at|to) or$/.test(or)) op = op === '>' ? '>=' : op === '<' ? '<=' : op
    return { op, first: before, last: at }
  }
  if (second !== undefined && kind === 'number' && /^(to|-|–)$/.test(chunks[at + 1]?.text ?? ''))
    return { op: 'between', first: at, last: second, second }
  return undefined
}

/** The second value of a range: the same kind, after "and", "to" or "through". */
function secondOf(draft: Draft, at: number, kind: Literal['kind']): number | undefined {
  for (let i = at + 1; i <= at + 2 && i < draft.chunks.length; i++) {
    const chunk = draft.chunks[i]!
    if (chunk.literal?.kind === kind) return i
    if (!/^(and|to|through|until|till)$/i.test(chunk.text)) return undefined
  }
  return undefined
}

/** A field named right before the comparison or right after the value. */
export function fieldAround(
  draft: Draft,
  first: number,
  last: number,
  fits: (mention: FieldMention) => boolean,
): { node: Node; field: Field; chunk?: Chunk } | undefined {
  for (const [at, step] of [
    [first, -1],
    [last, 1],
  ] as const) {
    const near = neighbour(draft, at, step, step === -1 ? 4 : 1)
    const chunk = near >= 0 ? draft.chunks[near] : undefined
    if (!chunk || isBroken(draft, at, near) || (chunk.used && chunk.used !== 'condition' && chunk.used !== 'aggregate'))
      continue
    if (chunk.entities.length && step === 1 && !chunk.fields.some(f => f.quality >= 0.8)) continue
    const found = pickField(draft, near, chunk.fields.filter(fits))
    if (found) return { ...found, chunk }
  }
  return undefined
}

/** Of the fields that a word may mean, the one whose record the clause is about. */
export function pickField(
  draft: Draft,
  at: number,
  mentions: FieldMention[],
): { node: Node; field: Field; mention: FieldMention } | undefined {
  if (!mentions.length) return undefined
  const owners = [...new Set(mentions.map(m => m.entity))]
  const node = nodeFor(draft, at, owners)
  const mention = node && mentions.filter(m => m.entity === node.entity).sort((a, b) => b.quality - a.quality)[0]
  return mention && node ? { node, field: mention.field, mention } : undefined
}
