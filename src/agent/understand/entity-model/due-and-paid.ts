import type { Entity, Field } from './catalogue-model.ts'
import { amountOfWhole, isBesidePrice } from './whole-amount.ts'

/** What a record comes to, and what of it has been paid. */
export interface DueAndPaid {
  due: Field
  paid: Field
}

const PAID = /^(?:paid|payed|settled)$/
/** Words that tell nothing of what is paid. */
const SAYS_LITTLE = /^(?:amount|total|sum|value|due|paid|payed|settled|so|far|already|to|date|eur|usd|gbp|chf|cents?)$/
const DUE = /^(?:due|charged|billed|invoiced|payable|owing|owed)$/
/** A figure that says itself what is still owed. */
const BALANCE = /^(?:balance|outstanding|remaining|arrears|debt|unpaid)$/

const isMoney = ({ role }: Field): boolean => role === 'money'

/** The figure that says what is still owed, where one does. */
export const balanceOf = ({ fields }: Entity): Field | undefined =>
  fields.find(field => isMoney(field) && field.words.some(word => BALANCE.test(word)))

/**
 * `fee_due` and `fee_paid`, `total` and `amount_paid` of one record, in the same unit: what it comes to is the one amount beside what
 * was paid that is called like it, that says it is due, or that stands for the whole of the record.
 */
export function dueAndPaid(entity: Entity): DueAndPaid | undefined {
  const money = entity.fields.filter(isMoney)
  const [paid, ...more] = money.filter(({ words }) => words.some(word => PAID.test(word)))
  if (!paid || more.length) return undefined
  const others = money.filter(
    field => field !== paid && field.nested === paid.nested && !field.words.some(word => BALANCE.test(word)),
  )
  const told = paid.words.filter(word => !SAYS_LITTLE.test(word))
  const alike = others.filter(({ words }) => told.some(word => words.includes(word)))
  const amounts = others.filter(field => !isBesidePrice(field, entity))
  const charged = amounts.filter(({ words }) => words.some(word => DUE.test(word)))
  const whole = amountOfWhole({ ...entity, fields: entity.fields.filter(field => field !== paid) })
  const wholes = whole && amounts.includes(whole) ? [whole] : []
  const due = [alike, wholes, charged, amounts].find(found => found.length === 1)?.[0]
  return due && { due, paid }
}
