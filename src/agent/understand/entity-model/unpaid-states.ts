import type { Field } from './catalogue-model.ts'

const PAID = /^(?:paid|settled)$/i
/** Whether a state, or the word for one, is that of what was paid. */
export const isPaid = (state: string): boolean => PAID.test(state)

/** A state that says by itself that something was not paid: what was waived or refunded has no day of payment either. */
export const UNPAID_STATE = /^(?:unpaid|outstanding)$/i

/** What of a field that may say `Paid`, `Waived` or `Outstanding` is not paid, and still to be; none where no state is called so. */
export const unpaidStates = ({ choices }: Field): string[] =>
  choices.some(isPaid) ? choices.filter(choice => UNPAID_STATE.test(choice)) : []
