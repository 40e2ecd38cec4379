import * as pick from '../pick.ts'
import type { BankData, Customer } from '../services/bank/data.ts'

export const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`

/** The `index`-th customer who passes, and whose name nobody else has. */
export const single = ({ customers }: BankData, test: (one: Customer) => boolean, index = 0): Customer =>
  pick.nth(
    customers,
    one => test(one) && customers.every(other => other.id === one.id || nameOf(other) !== nameOf(one)),
    index,
  )

/** Accounts of a customer. */
export const accountsOf = ({ accounts }: BankData, customer: Customer) =>
  accounts.filter(one => one.customerId === customer.id)

/** Is the row about an account of one of these customers? */
export function ownedBy({ accounts }: BankData, owners: readonly Customer[]) {
  const ids = new Set(owners.map(one => one.id))
  const own = new Set(accounts.filter(one => ids.has(one.customerId)).map(one => one.id))
  return (accountId: number) => own.has(accountId)
}
