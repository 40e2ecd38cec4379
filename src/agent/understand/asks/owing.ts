import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isFigure, mayBeEmpty } from '../entity-model/field-roles.ts'
import { type Draft, addCondition, addNode, isFree, use } from '../reading/draft.ts'
import type { Condition } from '../reading/query.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { arePeople } from '../entity-model/people.ts'
import { leaveOutNotOwed } from '../conditions/leave-out-dropped.ts'
import { debtorOf, readOwedByEach } from './owed-by-each.ts'
import { findPath, keysToPeople } from '../entity-model/relations.ts'
import { UNPAID_STATE, unpaidStates } from '../entity-model/unpaid-states.ts'
import { amountOfWhole } from '../entity-model/whole-amount.ts'
import { plural, withArticle } from '../language/words.ts'

/** How sure it is that what is owed is what has not been paid. */
const UNPAID = 0.75

const OPEN = /^(?:unpaid|outstanding|open|due|overdue|partly.?paid|unsettled)$/i
const PAYS = /^(?:paid|payed|payment|settled|settlement)$/

/**
 * "how much do members owe", "who owes us the most": where no figure is called a balance, the amounts of the one kind of record
 * that tells whether it was paid, as far as it was not.
 */
export function readOwing(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !/^ow(?:e|es|ed|ing)$/i.test(chunk.text) || owesByBalance(draft, at)) return
    if (chunk.values.length) return
    const named = draft.nodes.filter(n => !n.implicit).map(n => n.entity)
    const owed = draft.app.entities
      .filter(entity => named.every(n => n === entity || findPath(n, entity, draft.app)))
      .flatMap(entity => {
        const [unpaid, amount] = [unpaidOf(entity), amountOf(entity)]
        return unpaid && amount ? [{ entity, unpaid, amount }] : []
      })
    const [only, ...others] = owed
    if (!only || others.length) return
    // "owe" of an `amount_due`, which those have too who paid it.
    if (chunk.fields.some(({ field }) => field !== only.amount)) return
    const node = draft.nodes.find(n => n.entity === only.entity) ?? addNode(draft, only.entity, at, true)
    addCondition(node, { ...only.unpaid, at })
    if (only.unpaid.op !== 'in') leaveOutNotOwed(draft, node, at)
    // A fine on a loan, which most have none of.
    const label = `with ${withArticle(only.amount.words.join(' '))}`
    if (mayBeEmpty(only.amount)) addCondition(node, { columns: [only.amount.column], op: 'filled', values: [], label, at }) // oxfmt-ignore
    // "which groups still owe us money": those that have such, and not how much each of them is.
    const isLast =
      !draft.chunks.slice(at + 1).some(c => c.kind !== 'filler') && /\bwhich\b|\bwho\b/i.test(draft.message.text)
    const tell = () => {
      draft.sureness = Math.min(draft.sureness, UNPAID)
      draft.notes.push(
        `took what is owed as the ${only.amount.words.join(' ')} of ${plural(only.entity.noun)} that are not paid`,
      )
    }
    useNameOf(draft, only.amount, at)
    if (readOwedByEach(draft, node, only.amount, at)) return tell()
    const mention = { entity: only.entity, field: only.amount, columns: [only.amount.column], quality: 0.8 }
    const isMost = draft.chunks.slice(at + 1, at + 3).some(c => c.operator?.type === 'superlative')
    if (isLast && (draft.nodes.some(n => !n.implicit) || addDebtors(draft, only.entity, at))) use(chunk, 'condition')
    else Object.assign(chunk, { kind: 'mention', fields: [mention], certainty: 1 })
    // "who owes the most": all that each of them has not paid.
    if (isMost && !keysToPeople(only.entity, draft.app).length) addDebtors(draft, only.entity, at)
    tell()
  })
}
readOwing.needs = /^ow(?:e|es|ed|ing)$/

/** "how much is owed in fines" of a `fine_amount`: what is owed is called so beside the verb. */
function useNameOf({ chunks }: Draft, amount: Field, at: number): void {
  const name = chunks.slice(at + 1, at + 5).find(c => isFree(c) && c.kind !== 'filler')
  if (name?.fields.some(({ field }) => field === amount) && !name.entities.length) use(name, 'condition')
}

/** "who owes us money?": the one kind of people served that the records are of. */
function addDebtors(draft: Draft, owed: Entity, at: number): boolean {
  const who = draft.chunks.findIndex((c, i) => i < at && isFree(c) && c.operator?.type === 'who')
  const debtor = debtorOf(owed, draft)
  if (who < 0 || !debtor) return false
  addNode(draft, debtor, who)
  use(draft.chunks[who]!, 'entity')
  return true
}

/** That a record was not paid: without a date of it, by a flag, or by a state that says so. */
export function unpaidOf({ fields }: Entity): Condition | undefined {
  const called = fields.find(f => f.choices.some(choice => UNPAID_STATE.test(choice)))
  if (called) return unpaidBy(called)
  const paid = fields.find(f => f.words.some(word => PAYS.test(word)) && (f.role === 'date' || f.role === 'boolean'))
  if (paid?.role === 'date') return { columns: [paid.column], op: 'empty', values: [], label: 'not paid' }
  if (paid) return { columns: [paid.column], op: '=', values: [false], label: 'not paid' }
  // `Open` beside `Paid`: what is to be paid.
  const state = fields.find(
    f => f.choices.some(choice => PAYS.test(choice.toLowerCase())) && f.choices.some(choice => OPEN.test(choice)),
  )
  return state && unpaidBy(state)
}

const unpaidBy = ({ column, choices }: Field): Condition => ({
  columns: [column],
  op: 'in',
  values: choices.filter(choice => OPEN.test(choice)),
  label: 'not paid',
  text: true,
})

/** The one amount of money of a record, or what it comes to as a whole beside the tax and other charges. */
function amountOf(entity: Entity): Field | undefined {
  const amounts = entity.fields.filter(f => f.role === 'money')
  return amounts.length === 1 ? amounts[0] : (amountOfState(entity, amounts) ?? amountOfWhole(entity))
}

/** `fine_amount` beside a `fine_status`: the amount that is called as what tells whether it was paid. */
function amountOfState({ fields }: Entity, amounts: readonly Field[]): Field | undefined {
  const states = fields.filter(f => unpaidStates(f).length > 0)
  const [own, ...others] = amounts.filter(({ words }) => states.some(state => state.words[0] === words[0]))
  return others.length ? undefined : own
}

const BALANCE = /^(?:balance|debt|arrears|outstanding)$/
/** A description that says on which side of nothing those are who owe. */
export const OWES_BELOW =
  /\bnegative\b[^.;]*\b(?:ow(?:e|es|ed|ing)|debts?|arrears)\b|\b(?:ow(?:e|es|ed|ing)|debts?|arrears)\b[^.;]*\bnegative\b/i

const STILL = /^(?:still|currently|now|that|who|do|does|actually)$/i
/** What is owed, and to whom. */
const MONEY = /^(?:us|me|money|anything|something)$/i
const balancesOf = ({ fields }: Entity): Field[] =>
  fields.filter(f => isFigure(f) && f.words.some(word => BALANCE.test(word)))
const isDebtor = (entity: Entity): boolean => arePeople(entity) && canBeListed(entity)
const isAskedWho = ({ chunks, nodes }: Draft, at: number): boolean =>
  !nodes.length && chunks.slice(0, at).some(c => isFree(c) && c.operator?.type === 'who')

/** "which customers owe us money" of a `balance` that is negative where they do, or above nothing. */
function owesByBalance(draft: Draft, at: number): boolean {
  const { chunks } = draft
  const before = chunks.slice(0, at).findLastIndex(c => !STILL.test(c.text))
  const named = draft.nodes.find(n => n.at === before && !n.implicit)
  const asks =
    /^\W*(?:(?:and|so) )?(?:which|what|who|how many|list|show)\b/i.test(draft.message.text) &&
    chunks.slice(at + 1).every(c => MONEY.test(c.text))
  const whose = named ? [named.entity] : asks && isAskedWho(draft, at) ? draft.app.entities.filter(isDebtor) : []
  const found = whose.flatMap(entity => balancesOf(entity).map(field => ({ entity, field })))
  const [one, ...others] = found
  if (!one || !asks || others.length) return false
  const { field } = one
  const who = chunks.findIndex(c => c.operator?.type === 'who')
  const node = named ?? addNode(draft, one.entity, who)
  if (!named) use(chunks[who]!, 'entity')
  for (const chunk of chunks.slice(at + 1)) use(chunk, 'condition')
  const op = OWES_BELOW.test(field.description) ? '<' : '>'
  addCondition(node, { columns: [field.column], op, values: [0], label: `${field.words.join(' ')} ${op === '<' ? 'below' : 'above'} 0`, at }) // oxfmt-ignore
  use(draft.chunks[at]!, 'condition')
  return true
}
