import { pattern } from '../../../lib/patterns.ts'
import { PERIOD_ADJECTIVES } from '../language/period-adjectives.ts'
import { singular } from '../language/words.ts'
import type { Entity, Field } from './catalogue-model.ts'

/**
 * What is charged, taken off or kept beside the goods themselves (terms of invoices, EN 16931: allowances, charges and taxes), and the bounds
 * of what may be spent.
 */
const BESIDE = pattern()`
  ^(?:
    shipping|delivery|postage|freight|carriage|handling|packing|packaging|tax|vat|gst|duty|discount|rebate|tip|gratuity
    |minimum|maximum|min|max|threshold|deposit|down|prepayment|advance|instal?lment|surcharge|fee|fine|insurance|commission|allowance|penalty|voucher
    |excess|deductible
  )$
`
const REFUND = /^refund(?:ed|able)?$/
const WHOLE = /^(?:total|grand|sum|amount|value|worth|gross|net|subtotal)$/

/** `shipping_cost`, `tax_amount`, `total_discounts` of an order: a part of what a record comes to, which is not what it is worth. */
export const isBesidePrice = ({ role, words }: Field, { words: own }: Entity): boolean =>
  role === 'money' &&
  words.some(word => BESIDE.test(singular(word)) && !own.includes(word)) &&
  !words.some(word => /^(?:grand|gross|net|price|incl|including|after|before)$/.test(word)) &&
  // The total of the tax is no more than tax, the total with it is the whole.
  (!words.includes('total') || BESIDE.test(singular(words.at(-1)!)))

/** What a record comes to as a whole: its one amount, or the one among several that says so; no charge beside it. */
export function amountOfWhole(entity: Entity): Field | undefined {
  const money = entity.fields.filter(field => field.role === 'money' && !isBesidePrice(field, entity))
  const own = money.filter(({ words }) => !words.some(word => REFUND.test(word)) || words.includes(entity.noun))
  // The sale price of a sale, before the value of what was taken in part exchange.
  const named = own.filter(({ words }) => words.some(word => entity.words.map(singular).includes(word)))
  const whole = own.filter(({ words }) => words.some(word => WHOLE.test(word)))
  const grand = whole.filter(({ words }) => words.some(word => /^(?:grand|gross)$/.test(word)))
  // What the goods come to before anything is added (`SubTotal`) is no whole.
  const total = whole.filter(({ words }) => words.includes('total') && !words.includes('sub'))
  // A booking has its fee and a deposit, a contract its annual fee: where nothing else is paid, the fee is what it comes to.
  const fees = money.length ? [] : entity.fields.filter(f => f.role === 'money' && !f.nested && isFee(f))
  // The hammer price of a lot, beside what it was estimated at and the least that it may be sold for.
  const sold = own.filter(isSoldFor)
  const alone = sold.length === own.filter(f => !isOnlyAsked(f)).length ? sold : []
  return [money, own, grand, total, named, whole, fees, alone].find(found => found.length === 1)?.[0]
}

/** `hammer_price`, `sold_for`: what it was sold for, once it was. */
export const isSoldFor = ({ role, words }: Field): boolean =>
  role === 'money' && words.some(word => SOLD.test(word)) && !words.some(word => ASKED.test(word))
const SOLD = /^(?:hammer|sold|achieved|reali[sz]ed|fetched|winning|knockdown)$/

/** `reserve_price`, `estimate.low`: what somebody wanted for it or thought of it. */
export const isOnlyAsked = ({ words }: Field): boolean => words.some(word => ASKED.test(word))
const ASKED = /^(?:reserve|estimated?|asking|starting|opening|guide|listed|listing|expected|target)$/

/** `fee`, `annual_fee`, `monthly_charge`. */
const isFee = ({ words }: Field): boolean =>
  /^(?:fees?|charges?)$/.test(words.filter(word => !PERIOD_ADJECTIVES.has(word)).join(' '))
