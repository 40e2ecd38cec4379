import { currencyIn } from '../entity-model/currencies.ts'
import { free, isGiven, type NewRecord } from './new-record.ts'
import type { Slot } from './slots.ts'

const isCurrency = ({ words, type }: Slot): boolean => type === 'string' && words.at(-1) === 'currency'

/**
 * "a charge of €16" of an amount that is sent with its currency: what the sign before it says. Only where the amount is given, and one currency
 * is said.
 */
export function readCurrency(record: NewRecord): void {
  const said = new Set(record.message.text.match(SIGNS)?.map(sign => currencyIn(sign)))
  const [code, ...others] = said
  const [slot, ...more] = free(record).filter(isCurrency)
  if (!code || others.length || !slot || more.length) return
  const kept = slot.choices?.find(choice => choice.toUpperCase() === code) ?? (slot.choices?.length ? undefined : code)
  const amounts = record.slots.filter(one => one !== slot && one.words.join() === slot.words.slice(0, -1).join())
  if (kept && amounts.some(one => isGiven(record, one))) record.values[slot.name] = kept
}
const SIGNS = /[€£$¥]|\b(?:eur(?:os?)?|usd|dollars?|gbp)\b/gi
