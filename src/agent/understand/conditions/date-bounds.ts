import type { Field } from '../entity-model/catalogue-model.ts'
import type { Draft } from '../reading/draft.ts'
import { stem } from '../language/words.ts'
import type { Comparison } from '../language/lexicon.ts'
import type { Literal } from '../requests/read-message.ts'
import { type Bound, MIRRORED } from './shared.ts'

export type DateLiteral = Extract<Literal, { kind: 'date' }>

/** Comparisons as they are said of dates. */
export const DATE_SIGNS: Record<Comparison, string> = {
  '>': 'after',
  '>=': 'since',
  '<': 'before',
  '<=': 'until',
  '=': 'on',
  '!=': 'not on',
  between: 'in',
}

/** "by Friday", "no later than" with a date: on that day at the latest. */
export function deadline(draft: Draft, at: number): Bound | undefined {
  const by = draft.chunks[at - 1]?.text === 'the' ? at - 2 : at - 1
  return /^by$/i.test(draft.chunks[by]?.text ?? '') ? { op: '<=', first: by, last: at } : undefined
}

/**
 * The comparison as dates go: "more than six months ago" is earlier, "over the last year" and "starting this week" with
 * a start date are that period itself.
 */
export function comparisonOf(
  draft: Draft,
  bound: Bound | undefined,
  field: Field,
  literal: DateLiteral,
): Comparison | undefined {
  const sign = bound && draft.chunks[bound.first]!.text.toLowerCase()
  if (!bound || !sign) return undefined
  if (/\bago$/i.test(literal.text) && /than|over|under|least|most|up to/.test(sign)) return MIRRORED[bound.op]
  if (/^over$/.test(sign) && literal.grain === 'range') return undefined
  // "older than 5 May" is before it, "younger than 2020" after it: age runs against the calendar.
  if (/\b(older|younger)\b/.test(sign)) return MIRRORED[bound.op]
  if (
    /^starting$/.test(sign) &&
    field.words.some(w => stem(w) === 'start') &&
    /^(this|next|last|current|today|tomorrow)/i.test(literal.text)
  )
    return undefined
  return bound.op
}

/** The days that bound a comparison with a period, or with one from the first to the last of two. */
export function dateBounds(op: Comparison | undefined, start: DateLiteral, end: DateLiteral): [Comparison, string[]] {
  if (op === '>') return ['>', [start.last]]
  if (op === '>=') return ['>=', [start.first]]
  if (op === '<') return ['<', [start.first]]
  if (op === '<=') return ['<=', [start.last]]
  if (op === '!=') return ['!=', [start.first]]
  return ['between', [start.first, end.last]]
}
