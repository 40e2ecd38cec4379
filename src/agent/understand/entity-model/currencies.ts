import type { JsonObject } from '../../../lib/json.ts'
import type { Field } from './catalogue-model.ts'
import { objectOf } from './object-of.ts'

const CURRENCIES: [RegExp, string][] = [
  [/\b(usd|us dollars?|dollars?)\b|\$/i, 'USD'],
  [/\b(eur|euros?)\b|€/i, 'EUR'],
  [/\b(gbp|pounds? sterling|british pounds?)\b|£/i, 'GBP'],
  [/\b(jpy|yen)\b|¥/i, 'JPY'],
]

/** ISO 4217 code of the currency that a text speaks of. */
export const currencyIn = (text: string): string | undefined => CURRENCIES.find(([pattern]) => pattern.test(text))?.[1]

/** Whether amounts are known to be in another currency than the one that is said: dollars and their sign are those of several countries. */
export const isOtherCurrency = (held: string | undefined, said: string): boolean =>
  held !== undefined &&
  /^[A-Z]{3}$/.test(held) &&
  held !== said &&
  !(said === 'USD' && /^(?:AUD|CAD|NZD|SGD|HKD)$/.test(held))

const isCurrency = (field: Field): boolean => field.words.includes('currency') && field.type === 'string'

/** The field of the same object that tells an amount's currency. */
export const currencyBeside = (field: Field, fields: readonly Field[]): Field | undefined =>
  fields.find(f => isCurrency(f) && objectOf(f.column) === objectOf(field.column))

/** Which currencies the amounts of the records are in, where a field beside them tells; true where that was not known. */
export function learnCurrencies(fields: readonly Field[], rows: readonly JsonObject[]): boolean {
  let learned = false
  for (const field of fields) {
    const beside = field.role === 'money' ? currencyBeside(field, fields) : undefined
    if (!beside) continue
    const codes = [...new Set(rows.flatMap(row => (typeof row[beside.column] === 'string' ? [String(row[beside.column])] : [])))].sort() // oxfmt-ignore
    if (!codes.length || codes.join() === field.currencies?.codes.join()) continue
    const [, parts] = field.currency?.split('/') ?? []
    field.currencies = { column: beside.column, codes }
    learned = true
    const [only, ...others] = codes.map(code => code.toUpperCase())
    if (others.length === 0 && !/^[A-Z]{3}$/.test(only!)) continue
    const unit = `${others.length ? '' : only}${parts ? `/${parts}` : ''}`
    if (unit) field.currency = unit
    else delete field.currency
  }
  return learned
}
