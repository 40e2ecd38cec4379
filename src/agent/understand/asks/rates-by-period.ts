import type { Chunk } from '../chunks/chunk.ts'
import { isNumeric } from '../conditions/shared.ts'
import type { Draft } from '../reading/draft.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { comparativeOf, positiveOf, superlativeOf } from '../language/gradables.ts'
import type { Period } from '../reading/query.ts'

/** How a figure for a period is called or described. */
const RATES: Partial<Record<Period, RegExp>> = {
  year: /\b(per|an?|every|each) (year|annum)\b|\b(yearly|annual(ly)?)\b/i,
  quarter: /\b(per|a|every|each) quarter\b|\bquarterly\b/i,
  month: /\b(per|a|every|each) month\b|\bmonthly\b/i,
  week: /\b(per|a|every|each) week\b|\bweekly\b/i,
  day: /\b(per|a|every|each) day\b|\bdaily\b/i,
}

/**
 * "what do we pay the cooks per month" of a `monthly_salary`, or of a salary that is described as one: the period is what the
 * figure is for, and makes no groups.
 */
export function isRate(draft: Draft, at: number, unit: number, period: Period): boolean {
  const { chunks } = draft
  const isCalledSo = (c: Chunk) =>
    c !== chunks[unit] &&
    c.fields.length > 0 &&
    c.fields.every(f => isNumeric(f) && f.field.words.some(word => word === period || word === `${period}ly`))
  if (chunks.some(isCalledSo)) return true
  const says = RATES[period]
  if (isGradedRate(draft, at, says)) return true
  if (!says || !/^(per|each|every)$/i.test(chunks[at]!.text)) return false
  const figures = chunks.slice(0, at).flatMap(c => c.fields.filter(f => isNumeric(f) && f.quality >= 0.5))
  return figures.some(({ field }) => says.test(`${field.words.join(' ')} ${field.description}`))
}

/** What something costs by its time (Quirk et al., 1985, 5.11): "cheap" and "expensive" grade a rate, whatever it is called. */
const isPricing = (word: string): boolean =>
  word === 'paid' || (superlativeOf(word) ?? comparativeOf(word) ?? positiveOf(word))?.nouns[0] === 'price'

/** "cheapest van per day" of a `daily_fee`: the period is what the graded figure is for. */
function isGradedRate({ chunks, nodes }: Draft, at: number, says: RegExp | undefined): boolean {
  const isPriced = chunks.slice(0, at).some(c => c.text.toLowerCase().split(' ').some(isPricing))
  if (!says || !isPriced || !/^(?:per|a|each|every)$/i.test(chunks[at]!.text)) return false
  const figures = nodes.flatMap(n => n.entity.fields.filter(field => isFigure(field)))
  return figures.some(({ words }) => says.test(words.join(' ')))
}
