import type { Chunk } from '../chunks/chunk.ts'
import { labelOf } from '../conditions/shared.ts'
import type { Lending } from '../entity-model/lending.ts'
import { type Draft, addCondition, addNode, isFree, nameKind } from '../reading/draft.ts'
import { nameWho, passSpan } from './lent-loans.ts'
import { type Span, isCounted } from './lent-words.ts'

/** Where the most or the least of it stands right behind, and no noun. */
export function rankedBehind({ chunks }: Draft, { to }: Span): number | undefined {
  const at = chunks.findIndex((c, i) => i >= to && i < to + 2 && c.operator?.type === 'superlative')
  return at < 0 || chunks.slice(at + 1).some(c => c.entities.length) ? undefined : at
}

/** "which faculty borrows the most": the most loans, as a noun would say it; of things that are borrowed the most another rule tells. */
export function nameRanked(draft: Draft, lending: Lending, span: Span): void {
  const { chunks } = draft
  const subject = chunks.slice(0, span.from).findLast(c => c.entities.some(e => e.quality >= 0.65))
  nameWho(draft, lending, span)
  if (subject?.entities.some(e => lending.things.includes(e.entity))) {
    Object.assign(chunks[span.from]!, { kind: 'unknown', entities: [], fields: [], values: [] })
    return
  }
  const at = rankedBehind(draft, span)!
  passSpan(draft, span, 'filler')
  const [verb] = chunks.splice(span.from, 1)
  chunks.splice(at, 0, nameKind(verb!, lending.loan))
  verb!.used = undefined
}

/**
 * "how many mysteries were borrowed", "which novel was borrowed most": a value that tells of what kind the things are stands for them where
 * they are counted or ranked.
 */
export function nameKindOfThing(draft: Draft, { things }: Lending, span: Span): void {
  const { chunks } = draft
  const isRanked = rankedBehind(draft, span) !== undefined
  const isAsked = (at: number) =>
    isCounted(chunks, at) || (isRanked && /^(?:which|what)$/i.test(chunks[at - 1]?.text ?? ''))
  const isKind = (c: Chunk) =>
    c.values.some(v => things.includes(v.entity) && v.field.role === 'category' && v.quality >= 0.8)
  const at = chunks.findIndex((c, i) => i < span.from && isFree(c) && !c.entities.length && isKind(c) && isAsked(i))
  const value = chunks[at]?.values.find(v => things.includes(v.entity) && v.field.role === 'category')
  if (!value) return
  const label = `${labelOf(value.field)} ${value.values.join(' or ')}`
  const rest = { values: value.values, text: true as const, at, label }
  addCondition(addNode(draft, value.entity, isRanked ? at : span.from, !isRanked), {
    columns: value.columns,
    op: 'in',
    ...rest,
  })
  nameKind(chunks[at]!, value.entity, 0.9)
}
