import { pattern } from '../../../lib/patterns.ts'
import { currencyIn, isOtherCurrency } from '../entity-model/currencies.ts'
import { isGiven, type NewRecord } from './new-record.ts'
import type { WriteRequest } from './request.ts'
import { labelOf, type Slot } from './slots.ts'

const isCurrency = ({ words, type }: Slot): boolean => type === 'string' && words.at(-1) === 'currency'

/** Where the currency of an amount is sent: in the place that is called after it, else in the only one that is called after none. */
export function currencySlotOf(amount: Slot, slots: readonly Slot[]): Slot | undefined {
  const codes = slots.filter(isCurrency)
  const own = codes.filter(({ words }) => words.slice(0, -1).join() === amount.words.join())
  const plain = isMoney(amount) ? codes.filter(({ words }) => words.length === 1) : []
  const [code, ...others] = own.length ? own : plain
  return others.length ? undefined : code
}

/** "a charge of €16", "worth 45k euros" of an amount that is sent with its currency: the one that is said beside the figure. */
export function readCurrency(record: NewRecord): void {
  const { slots, message } = record
  const { code, slot, problem } = currencyOf(message.text, slots, one => isGiven(record, one))
  if (problem) record.problems.push(problem)
  // What is left out of a new record is the default.
  if (slot && code !== undefined && code !== slot.schema.default) record.values[slot.name] = code
}

/** "change the value to 50k euros": in that currency, too. */
export function giveCurrency(text: string, request: WriteRequest, slots: readonly Slot[]): void {
  const { code, slot, problem } = currencyOf(text, slots, ({ name }) => name in request.values)
  if (problem) request.problems.push(problem)
  if (slot && code !== undefined) request.values[slot.name] = code
}

/** The one currency that is said beside a figure. */
function saidIn(text: string): string | undefined {
  const [code, ...others] = new Set(text.match(BESIDE_FIGURE)?.map(currencyIn))
  return others.length ? undefined : code
}
const BESIDE_FIGURE = pattern('giu')`
  [€£$¥]\s?\d|\b(?:eur|usd|gbp)\s?\d
  |\d[\d.,]*\s?(?:k|m|mn|bn|thousand|million)?\s?(?:in\s)?(?:[€£$¥]|\b(?:eur(?:os?)?|usd|(?:us\s)?dollars?|gbp|pounds?\ssterling|yen)\b)
`

const isMoney = ({ type, field }: Slot): boolean => type !== 'string' && field?.role === 'money'

/**
 * What is said of the currency, and where it is kept: beside the one amount that is given. "a budget of 900 euros" where budgets are in
 * pounds is another amount than the one that would be kept.
 */
function currencyOf(
  text: string,
  slots: readonly Slot[],
  isGivenIn: (slot: Slot) => boolean,
): { code?: string; slot?: Slot; problem?: string } {
  const said = saidIn(text)
  if (said === undefined) return {}
  const amounts = slots.filter(slot => isGivenIn(slot) && !isCurrency(slot))
  const [kept, ...others] = amounts.flatMap(amount => {
    const slot = currencySlotOf(amount, slots)
    return slot && !isGivenIn(slot) ? [{ amount, slot }] : []
  })
  if (kept && others.length) return {}
  if (kept) {
    const { slot, amount } = kept
    const code = slot.choices.length ? slot.choices.find(choice => choice.toUpperCase() === said) : said
    return code === undefined ? { problem: isOtherwise(amount, slot.choices.join(' or '), said) } : { code, slot }
  }
  const other = amounts.find(
    one => isMoney(one) && !currencySlotOf(one, slots) && isOtherCurrency(one.field?.currency, said),
  )
  return other ? { problem: isOtherwise(other, other.field!.currency!, said) } : {}
}

const isOtherwise = (amount: Slot, kept: string, said: string): string =>
  `The ${labelOf(amount)} is kept in ${kept}, and ${said} was said`
