import { isNumbering } from '../entity-model/numbering.ts'
import { pattern } from '../../../lib/patterns.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { singular } from '../language/words.ts'

const LEVELS = pattern()`
  ^(
    rating|score|age|rank|ranking|grade|level|priority|rate|ratio|year|percent|percentage|probability|likelihood
    |temperature|latitude|longitude|average|severity|seriousness|importance|urgency
  )$
`

/** Whether a noun is one for the values of a scale. */
export const isLevel = (noun: string): boolean => LEVELS.test(noun)

/** Amounts and counts add up; ratings, ages, ranks, rates and percentages are values of a scale that do not, nor do the numbers of records. */
export const isAdditive = (field: Field): boolean =>
  field.role === 'money' ||
  (field.role === 'number' && !isNumbering(field) && !field.words.some(word => LEVELS.test(singular(word))))

/** What is offered with one of something (`included_sessions`): no number of what there is. */
export const isTerm = ({ words }: Field): boolean => words.some(word => TERMS.test(word))
const TERMS = /^(?:included|including|allowed|allowance|quota)$/

const PRICE = /^(?:price|pricing|rate|fare|per|unit|hourly|daily|nightly)$/

const SUM = /^(?:total|subtotal|sum|amount|net|gross)$/

/** What is paid for one of something (`price`, `rate_per_hour`), which tells nothing added up; `total_price` is a sum. */
export const isPriceOfOne = ({ role, words }: Field): boolean =>
  role === 'money' && words.some(word => PRICE.test(word)) && !words.some(word => SUM.test(word))

/** A figure that says how much the record itself is, and not what it costs. */
export const isSum = ({ role, words }: Field): boolean =>
  role === 'money' && words.some(word => /^(?:amount|total|subtotal|sum|value|net|gross|paid)$/.test(word))
