import { pattern } from '../../../lib/patterns.ts'
import { currencyIn } from '../entity-model/currencies.ts'
import { free, isGiven, type NewRecord } from './new-record.ts'
import type { WriteRequest } from './request.ts'
import { labelOf, type Slot } from './slots.ts'

const isCurrency = ({ words, type }: Slot): boolean => type === 'string' && words.at(-1) === 'currency'

/** "a charge of €16", "worth 45k euros" of an amount that is sent with its currency: the one that is said beside the figure. */
export function readCurrency(record: NewRecord): void {
  const { slots, message } = record
  const given = (slot: Slot) => isGiven(record, slot)
  const kept = currencyOf(message.text, free(record).filter(isCurrency), slots.filter(given))
  if (kept) record.values[kept.slot.name] = kept.code
  else record.problems.push(...inOther(message.text, slots, given))
}

/** "change the value to 50k euros": in that currency, too. */
export function giveCurrency(text: string, request: WriteRequest, slots: readonly Slot[]): void {
  const given = ({ name }: Slot) => name in request.values
  const kept = currencyOf(text, slots.filter(slot => isCurrency(slot) && !given(slot)), slots.filter(given)) // oxfmt-ignore
  if (kept) request.values[kept.slot.name] = kept.code
  else request.problems.push(...inOther(text, slots, given))
}

/** The one currency that is said beside a figure. */
function said(text: string): string | undefined {
  const [code, ...others] = new Set(text.match(BESIDE_FIGURE)?.map(currencyIn))
  return others.length ? undefined : code
}
const BESIDE_FIGURE = pattern('giu')`
  [€£$¥]\s?\d|\b(?:eur|usd|gbp)\s?\d
  |\d[\d.,]*\s?(?:k|m|mn|bn|thousand|million)?\s?(?:in\s)?(?:[€£$¥]|\b(?:eur(?:os?)?|usd|(?:us\s)?dollars?|gbp|pounds?\ssterling|yen)\b)
`

const isMoney = ({ type, field }: Slot): boolean => type !== 'string' && field?.role === 'money'

/** Where it is kept: beside the one amount that is called so, or beside the only one. */
function currencyOf(
  text: string,
  [slot, ...more]: readonly Slot[],
  given: readonly Slot[],
): { slot: Slot; code: string } | undefined {
  const code = slot && !more.length ? said(text) : undefined
  if (!slot || !code || code === slot.schema.default) return undefined
  const kept = slot.choices.find(choice => choice.toUpperCase() === code) ?? (slot.choices.length ? undefined : code)
  const own = slot.words.slice(0, -1).join()
  const amounts = given.filter(one => (own ? one.words.join() === own : isMoney(one)))
  return kept && amounts.length === 1 ? { slot, code: kept } : undefined
}

/** "a budget of 900 euros" where budgets are in pounds, and nothing says which: another amount than the one that would be kept. */
function inOther(text: string, slots: readonly Slot[], given: (slot: Slot) => boolean): string[] {
  const code = said(text)
  if (!code || slots.some(isCurrency)) return []
  const other = slots.find(slot => isMoney(slot) && given(slot) && isPlainCode(slot.field?.currency) && slot.field?.currency !== code) // oxfmt-ignore
  return other ? [`The ${labelOf(other)} is kept in ${other.field!.currency!}, and ${code} was said`] : []
}

const isPlainCode = (currency?: string): boolean => currency !== undefined && /^[A-Z]{3}$/.test(currency)
