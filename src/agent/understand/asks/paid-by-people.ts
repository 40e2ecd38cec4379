import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Draft } from '../reading/draft.ts'
import { isDated, isFigure } from '../entity-model/field-roles.ts'
import { arePeople } from '../entity-model/people.ts'
import { leadsUp } from '../entity-model/relations.ts'

/** What somebody is paid by: of a record of theirs, or for their work. */
const WAGE = /^(?:salary|wages?|pay|rate|fees?|compensation|payout|payouts)$/

/** "how much do we pay the guides": what they get or what their work costs, and nothing that anybody pays to us. */
export function paidToPeople(figures: FieldMention[], { app, chunks }: Draft, at: number): FieldMention[] | undefined {
  const isOurs = chunks.slice(Math.max(0, at - 2), at).some(c => /^we$/i.test(c.text))
  const noun = chunks.slice(at + 1, at + 4).find(c => c.kind !== 'filler')
  const people = noun?.entities.filter(e => e.quality >= 0.8 && arePeople(e.entity)).map(e => e.entity) ?? []
  if (!isOurs || !people.length) return undefined
  const isTheirs = (entity: Entity) => people.some(one => entity === one || (!arePeople(entity) && leadsUp(entity, one, app))) // oxfmt-ignore
  const found = figures.filter(({ entity, field }) => isTheirs(entity) && field.words.some(word => WAGE.test(word)))
  if (found.length) return found
  return people.flatMap(entity => {
    const field = entity.fields.find(f => f.role === 'money' && f.words.some(word => WAGE.test(word)))
    return field ? [{ entity, field, columns: [field.column], quality: 0.55 }] : []
  })
}

/** "how much did the members pay last month": what they were charged and paid for, not the fee that each has to pay. */
export function paidByPeople(figures: FieldMention[], draft: Draft, at: number): FieldMention[] | undefined {
  const people = payers(draft, at)
  if (!people.length) return undefined
  const theirs = figures.filter(
    ({ entity }) => isDated(entity) && !arePeople(entity) && people.some(one => leadsUp(entity, one, draft.app)),
  )
  const told = theirs.filter(({ entity }) => entity.fields.some(tellsPaid))
  return told.length ? told : theirs.length ? theirs : undefined
}

/** "how much have the members paid": no state of the bills, but what they come to. */
export const isPaidByPeople = (draft: Draft, at: number): boolean =>
  /^(?:paid|spent)$/i.test(draft.chunks[at]!.text) &&
  /\bhow much\b/i.test(draft.message.text) &&
  payers(draft, at).some(one => draft.app.entities.some(e => isPayment(e) && leadsUp(e, one, draft.app)))

const isPayment = (entity: Entity): boolean =>
  !entity.hidden &&
  !arePeople(entity) &&
  isDated(entity) &&
  entity.fields.some(tellsPaid) &&
  entity.fields.some(isFigure)

/** Those who did it, right before: behind an auxiliary of what lies behind. */
function payers({ chunks }: Draft, at: number): Entity[] {
  const before = chunks.slice(Math.max(0, at - 4), at)
  const isPast = /^(?:paid|spent)$/i.test(chunks[at]!.text) || before.some(c => /^(?:did|have|has|had)$/i.test(c.text))
  if (!isPast) return []
  return before.flatMap(c => c.entities.filter(e => e.quality >= 0.8 && arePeople(e.entity)).map(e => e.entity))
}

const tellsPaid = ({ words, choices }: Field): boolean =>
  words.some(word => /^(?:paid|unpaid)$/.test(word)) || choices.some(choice => /^(?:paid|unpaid)$/i.test(choice))
