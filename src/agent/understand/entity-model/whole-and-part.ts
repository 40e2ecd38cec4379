import { pattern } from '../../../lib/patterns.ts'
import type { Entity, Field } from './catalogue-model.ts'
import { isFigure } from './field-roles.ts'
import { amountOfWhole, isBesidePrice } from './whole-amount.ts'

/** What a record comes to or is meant to come to, and what of it has come about: `budget` and `spent`, `fee_due` and `fee_paid`. */
export interface WholeAndPart {
  whole: Field
  part: Field
}

/** Participles of what has come about, in groups of those that say the same of a quantity. */
const DONE: readonly RegExp[] = [
  /^(?:paid|payed|settled)$/,
  /^(?:spent|used|consumed|expended)$/,
  /^(?:received|delivered|shipped|supplied|fulfilled|dispatched|arrived|picked|collected|returned)$/,
  /^(?:logged|worked|tracked|recorded|actual|completed|done|billed|attended)$/,
  /^(?:raised|donated|pledged|reached|achieved|sold)$/,
]
/** Words of what something comes to or is meant to come to. */
const WHOLE = pattern()`
  ^(?:
    budget|budgeted|allocated|allotted|allowance|ordered|requested|required|needed|estimated|estimate|planned|target|goal|quota|due
    |booked|contracted|agreed|included
  )$
`
const PAID = DONE[0]!
const DUE = /^(?:due|charged|billed|invoiced|payable|owing|owed)$/
/** A figure that says itself what is left. */
const LEFT = /^(?:balance|outstanding|remaining|left|arrears|debt|unpaid|unspent|available|open)$/
/** Words that tell nothing of what there is so much of. */
const SAYS_LITTLE = /^(?:amount|total|sum|value|figure|count|so|far|already|to|date|eur|usd|gbp|chf|cents?|number|of)$/

const isDone = ({ words }: Field): boolean => words.some(word => DONE.some(group => group.test(word)))
const isPaid = ({ role, words }: Field): boolean => role === 'money' && words.some(word => PAID.test(word))
const isLeft = ({ words }: Field): boolean => words.some(word => LEFT.test(word))
const isWhole = (field: Field): boolean => field.words.some(word => WHOLE.test(word)) && !isDone(field)

/** The words of what there is so much of: "hours" of `estimated_hours`, none of `budget`. */
export const stuffOf = ({ words }: Field): string[] =>
  words.filter(
    word => !SAYS_LITTLE.test(word) && !WHOLE.test(word) && !DUE.test(word) && !DONE.some(group => group.test(word)),
  )

/** The participles of a figure that say the same as a verb does: `quantity_received` for "delivered". */
export const isDoneBy = ({ words }: Field, participle: string): boolean =>
  DONE.some(group => group.test(participle) && words.some(word => group.test(word))) || words.includes(participle)

/** The participle that a figure is called by: `received` of `quantity_received`. */
export const participleOf = ({ words }: Field): string =>
  words.find(word => DONE.some(group => group.test(word))) ?? words.join(' ')

/** The figure that says what is still owed, where one does. */
export const balanceOf = ({ fields }: Entity): Field | undefined =>
  fields.find(field => field.role === 'money' && isLeft(field))

/**
 * `fee_due` and `fee_paid`, `total` and `amount_paid` of one record, in the same unit: what it comes to is the one amount beside what
 * was paid that is called like it, that says it is due, or that stands for the whole of the record.
 */
export function dueAndPaid(entity: Entity): WholeAndPart | undefined {
  const money = entity.fields.filter(({ role }) => role === 'money')
  const [part, ...more] = money.filter(isPaid)
  if (!part || more.length) return undefined
  const others = money.filter(field => field !== part && field.nested === part.nested && !isLeft(field))
  const told = stuffOf(part)
  const alike = others.filter(({ words }) => told.some(word => words.includes(word)))
  const amounts = others.filter(field => !isBesidePrice(field, entity))
  const charged = amounts.filter(({ words }) => words.some(word => DUE.test(word)))
  const main = amountOfWhole({ ...entity, fields: entity.fields.filter(field => field !== part) })
  const wholes = main && amounts.includes(main) ? [main] : []
  const whole = [alike, wholes, charged, amounts].find(found => found.length === 1)?.[0]
  return whole && { whole, part }
}

const known = new WeakMap<Entity, readonly WholeAndPart[]>()

/**
 * All such pairs of a kind of record: what is due and was paid, and figures of one unit of which one says what is meant or allowed
 * and the other what has come about, called alike (`quantity_ordered`, `quantity_received`) or the only ones of their unit (`budget`, `spent`).
 */
export function wholesAndParts(entity: Entity): readonly WholeAndPart[] {
  let found = known.get(entity)
  if (!found) known.set(entity, (found = findPairs(entity)))
  return found
}

function findPairs(entity: Entity): WholeAndPart[] {
  const paid = dueAndPaid(entity)
  const figures = entity.fields.filter(field => isFigure(field) && !isLeft(field) && field !== paid?.part)
  const wholes = figures.filter(isWhole)
  const parts = figures.filter(field => isDone(field) && !isPaid(field))
  const pairs = parts.flatMap(part => {
    const ofUnit = wholes.filter(({ role, nested }) => role === part.role && nested === part.nested)
    const alike = ofUnit.filter(whole => haveSameStuff(whole, part))
    const bare = ofUnit.filter(whole => !stuffOf(whole).length || !stuffOf(part).length)
    const [whole, ...others] = alike.length ? alike : bare
    return whole && !others.length ? [{ whole, part }] : []
  })
  const single = pairs.filter(one => pairs.filter(other => other.whole === one.whole).length === 1)
  return paid ? [paid, ...single] : single
}

function haveSameStuff(one: Field, other: Field): boolean {
  const [a, b] = [stuffOf(one), stuffOf(other)]
  return a.length > 0 && a.length === b.length && a.every(word => b.includes(word))
}
