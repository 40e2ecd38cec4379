import { valuesOf } from '../entity-model/field-roles.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { areSales, holderOf } from '../entity-model/holder-of.ts'
import { amountTaken } from '../asks/taken-in.ts'
import { type Draft, type Node, addNode } from '../reading/draft.ts'
import { cameToNothing, isDropped } from '../vocabulary/end-states.ts'
import { leaveOutCalledOff, leaveOutStates } from './leave-out-dropped.ts'

/** Nouns for money that came in, and verbs of getting it. */
const CAME_IN =
  /^(?:(?:sales )?revenues?|turnover|takings|proceeds|sales|earn(?:ed|s)?|made|took|taken|grossed|turned over|brought in)$/i
/** Verbs of getting it in any other form, behind an auxiliary. */
const GETS_IN = /^(?:make|take|take in|bring|bring in|brings? in|gross|turn over)$/i

/**
 * "our revenue in April", "turnover by category": nobody paid for an order that was cancelled. Where nothing is said of the state of the
 * orders those that were are left out, and the answer says so.
 */
export function leaveOutCancelled(draft: Draft): void {
  const at = draft.chunks.findIndex(
    ({ text, used }) => used !== undefined && (CAME_IN.test(text) || GETS_IN.test(text)),
  )
  if (at < 0 || !isAddedUp(draft)) return
  if (leaveOutUndone(draft, at)) return
  const [sale, ...others] = new Set(draft.nodes.flatMap(({ entity }) => saleOf(entity, draft) ?? []))
  if (!sale || others.length) return
  // "revenue by status" tells of each state; who bought most is ranked by all that they ordered (`asks/best-customers.ts`).
  const isOfState = (field: Field) => draft.group?.columns.includes(field.column) && valuesOf(field).some(isGivenUp)
  const areRanked = draft.app.entities.some(one => one.key === draft.group?.entity && arePeople(one))
  if (sale.fields.some(isOfState) || areRanked) return
  const known = draft.nodes.find(({ entity, previous }) => entity === sale && !previous)
  const node = known ?? addNode(draft, sale, at, true)
  const before = node.selection.where.length
  const states = sale.fields.flatMap(field => (field.nested ? [] : valuesOf(field)))
  // What was written off was sold all the same.
  if (states.some(isGivenUp)) leaveOutStates(node, at, isGivenUp)
  else if (!states.some(isDropped)) leaveOutCalledOff(draft, node, at)
  if (node.selection.where.length > before) draft.notes.push(`left out ${sale.noun} records that were cancelled`)
  else if (!known) draft.nodes.splice(draft.nodes.indexOf(node), 1)
}
leaveOutCancelled.needs = (word: string) =>
  CAME_IN.test(word) || /^(?:revenues?|turned|brought|brings?|makes?|takes?|earn|gross)$/.test(word)

/**
 * "how much did the Old Town take in October" of appointments with a price: those that nobody came to and those that were cancelled
 * brought nothing in, where nothing is said of their state. Of fees that were "made by card" the verb does not tell what they came to.
 */
function leaveOutUndone(draft: Draft, at: number): boolean {
  const column = draft.measures[0]?.column
  const isOf = ({ entity }: Node) => !areSales(entity) && amountTaken(entity, draft.app)?.column === column
  const [node, ...others] = column ? draft.nodes.filter(isOf) : []
  if (!node || others.length) return false
  if (!draft.chunks[at]!.fields.some(({ field }) => field.column === column)) return false
  const before = node.selection.where.length
  leaveOutStates(node, at, state => cameToNothing(state))
  return node.selection.where.length > before
}

const isGivenUp = (state: string): boolean => /^(?:cancell?ed|void|voided)$/i.test(state)

/** What came in is a sum, of all or of each group. */
const isAddedUp = ({ measures, chunks }: Draft): boolean =>
  measures.some(({ fn }) => fn === 'sum') || chunks.some(c => c.operator?.type === 'superlative')

/** The sales themselves, or those that lines are of. */
function saleOf(entity: Entity, { app }: Draft): Entity | undefined {
  const holder = entity.inside || !areSales(entity) ? holderOf(entity, app) : undefined
  return holder && areSales(holder) ? holder : areSales(entity) ? entity : undefined
}
