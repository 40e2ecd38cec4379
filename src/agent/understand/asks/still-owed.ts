import type { Chunk } from '../chunks/chunk.ts'
import { type Found, addUp, derivedLeft, leftOf, nameOfLeft, owedIn } from '../conditions/done-in-part.ts'
import { balanceOf } from '../entity-model/whole-and-part.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addCondition, isFree, nameField, use } from '../reading/draft.ts'
import { SIGNS, labelOf } from '../conditions/shared.ts'
import { OWES_BELOW } from './owing.ts'
import { addOverdue } from '../conditions/overdue.ts'
import { negationBefore } from '../conditions/negation.ts'
import { isPaid } from '../entity-model/unpaid-states.ts'
import { putDerived } from './derived.ts'

const OWED = /^(?:ow(?:e|es|ed|ing)|outstanding|unpaid)$/i
/** What is owed, and to whom, where it says nothing more. */
const MONEY =
  /^(?:us|me|you|them|still|to|the|any|some|money|anything|something|fees?|payments?|amounts?|sums?|balance|balances|yet|now|currently)$/i
const HOW_MUCH = /^how much(?: money)?$/i
const VERB = /^(?:is|was|are|do|does|did|have|has)$/i
const AMOUNT = /^(?:amounts?|part|sum|balance|rest)$/i

/**
 * "how much is still owed on the orders", "who owes us the most", "which invoices still owe money" of records that hold what they come
 * to and what of it has been paid: the difference, and not what they come to. A figure that says it itself comes before it.
 */
export function readStillOwed(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.values.length) return
    if (/^overdue$/i.test(chunk.text)) return readOverdueAmount(draft, at)
    const negation = isPaid(chunk.text) && asksHowMuch(draft, at) ? negationBefore(draft, at, 4) : undefined
    if (!OWED.test(chunk.text) && !negation) return
    if (nameBalance(draft, at, negation)) return
    const found = owedIn(draft)
    if (!found) return
    const { node, pair } = found
    if (isState(draft, at)) return restrict(draft, found, at)
    if (readBound(draft, found, at)) return
    const amounts = [draft.chunks[at - 1], draft.chunks[at + 1]].filter(isFree).filter(c => AMOUNT.test(c.text))
    putDerived(draft, at, at, node, derivedLeft(node.entity, pair), 'money')
    const isSum = amounts.length > 0 || draft.chunks.some(c => HOW_MUCH.test(c.text))
    if (isSum && !isGraded(draft)) addUpOwed(draft, found, chunk)
    for (const one of negation ? [negation, ...amounts] : amounts) use(one, 'derived')
    draft.notes.push(`took what is owed as ${labelOf(pair.whole)} less ${labelOf(pair.part)}`)
  })
}
readStillOwed.needs = /^(?:ow(?:e|es|ed|ing)|overdue|outstanding|unpaid|paid|settled)$/

/**
 * "how much is still outstanding on the bookings", "the outstanding balance of the orders" of records that tell what is still to be paid of them
 * (`balance`): that figure is meant, and none of what they come to.
 */
function nameBalance(draft: Draft, at: number, negation: Chunk | undefined): boolean {
  const { chunks } = draft
  const chunk = chunks[at]!
  // Who owes something is a question of people, whose balance may be below nothing then.
  if (/^owe(?!d$)/i.test(chunk.text)) return false
  const [node, ...others] = draft.nodes.filter(one => !one.previous && balanceOf(one.entity))
  const field = node && balanceOf(node.entity)
  if (!node || !field || others.length || OWES_BELOW.test(field.description)) return false
  const isOwn = (c: Chunk) => c.fields.some(f => f.entity === node.entity && f.quality >= 0.8)
  if (isOwn(chunk)) return false
  const around = [chunks[at - 1], chunks[at + 1]]
  // "outstanding balance": its noun says it already.
  const beside = around.find(c => c?.fields.some(f => f.field === field))
  if (beside) {
    nameField(beside, { entity: node.entity, field, columns: [field.column], quality: 1 })
    use(chunk, 'told')
    return true
  }
  const amount = around.filter(isFree).find(c => AMOUNT.test(c.text) && !isOwn(c))
  const isAsked = chunks.some(c => c.operator?.type === 'aggregate') || asksHowMuch(draft, at) || isGraded(draft)
  if (!isAsked && !amount)
    return /^outstanding$/i.test(chunk.text) && isState(draft, at) && restrictToOpen(draft, node, field, at)
  nameField(chunk, { entity: node.entity, field, columns: [field.column], quality: 0.95 })
  for (const one of [amount, negation]) if (one) use(one, 'told')
  draft.notes.push(`took “${chunk.text}” as ${labelOf(field)}`)
  return true
}

/** "outstanding bookings" of a `balance`: those of which something is still to be paid. */
function restrictToOpen(draft: Draft, node: Node, field: Field, at: number): boolean {
  const chunk = draft.chunks[at]!
  addCondition(node, { columns: [field.column], op: '>', values: [0], at, label: 'something still owed', told: true })
  draft.sureness = Math.min(draft.sureness, BY_BALANCE)
  draft.notes.push(`took “${chunk.text}” as a ${labelOf(field)} above 0`)
  use(chunk, 'condition')
  return true
}
/** How sure it is that what is outstanding is the payment. */
const BY_BALANCE = 0.78

/** "how much is overdue?": what is still owed of what is due before today. */
function readOverdueAmount(draft: Draft, at: number): void {
  const isAsked = draft.chunks.slice(0, at).some(c => HOW_MUCH.test(c.text)) && at >= draft.chunks.length - 2
  const found = isAsked ? owedIn(draft) : undefined
  if (!found || !addOverdue(draft, found.node, at)) return
  leftOf(draft, found.node.entity, found.pair)
  addUpOwed(draft, found, draft.chunks[at]!)
}

/** "which invoices still owe money", "members who owe us something", "outstanding invoices": no amount is asked for. */
function isState(draft: Draft, at: number): boolean {
  const { chunks, nodes } = draft
  const isFigure =
    isGraded(draft) || chunks.some(c => c.operator?.type === 'aggregate') || asksHowMuch(draft, chunks.length)
  const isBeforeNoun = nodes.some(node => node.at === at + 1 && !node.implicit)
  return !isFigure && (isBeforeNoun || chunks.slice(at + 1).every(c => MONEY.test(c.text)))
}

const asksHowMuch = ({ chunks }: Draft, at: number): boolean =>
  chunks.slice(0, at).some((c, i) => HOW_MUCH.test(c.text) || (/^what$/i.test(c.text) && VERB.test(chunks[i + 1]?.text ?? ''))) // oxfmt-ignore

/** An average, a place in an order or a bound is asked for, and not all of it together. */
const isGraded = ({ chunks }: Draft): boolean =>
  chunks.some(
    ({ operator }) =>
      operator?.type === 'superlative' ||
      operator?.type === 'comparator' ||
      (operator?.type === 'aggregate' && operator.fn !== 'sum'),
  )

/** "how much has not been paid yet": what is owed of all of them together. */
function addUpOwed(draft: Draft, { node, pair }: Found, said: Chunk): void {
  const asked = draft.chunks.filter(c => isFree(c) && HOW_MUCH.test(c.text))
  addUp(draft, node, nameOfLeft(node.entity, pair), [said, ...asked])
}

/** "orders that owe more than 50", "who owes us at least £20": those of whose records that much is still owed. */
function readBound(draft: Draft, { node, pair }: Found, at: number): boolean {
  const { chunks } = draft
  const sign = chunks.findIndex((c, i) => i > at && i <= at + 3 && isFree(c) && c.operator?.type === 'comparator')
  const operator = chunks[sign]?.operator
  const number = chunks[sign + 1]
  if (operator?.type !== 'comparator' || !isFree(number) || number.literal?.kind !== 'number') return false
  const columns = [leftOf(draft, node.entity, pair)]
  const label = `${columns[0]!} ${SIGNS[operator.op]} ${number.text}`
  addCondition(node, { columns, op: operator.op, values: [number.literal.value], at, label })
  for (const one of [chunks[at]!, chunks[sign]!, number]) use(one, 'condition')
  return true
}

function restrict(draft: Draft, { node, pair }: Found, at: number): void {
  const columns = [leftOf(draft, node.entity, pair)]
  addCondition(node, { columns, op: '>', values: [0], at, label: 'something still owed', told: true })
  const chunk = draft.chunks[at]!
  chunk.fields = []
  use(chunk, 'condition')
  for (const one of draft.chunks.slice(at + 1)) if (isFree(one) && MONEY.test(one.text)) use(one, 'condition')
}
