import { mayBeEmpty } from '../entity-model/field-roles.ts'
import type { Draft } from '../reading/draft.ts'
import { leaveOutDropped } from './leave-out-dropped.ts'
import { labelOf } from './shared.ts'

/** How sure it is at most that a day that is told of all of them is that on which it is to be done. */
const PLANNED = 0.6

/**
 * "hires that are booked but not delivered yet" of a `delivery_date` that all of them have: none is without one, so it is the day that is meant for
 * it, and not yet is what lies ahead. After conditions are read.
 */
export function readPlannedDays(draft: Draft): void {
  const { nodes, message } = draft
  for (const node of nodes) {
    const { entity, selection } = node
    selection.where.forEach((condition, at) => {
      const { columns, op, implied, values } = condition
      const field = entity.fields.find(f => f.column === columns[0])
      if (op !== 'empty' || implied || columns.length > 1 || values.length) return
      if (field?.role !== 'date' || field.nested || mayBeEmpty(field) || !isNamedByNoun(field.words)) return
      const label = `${labelOf(field)} not before today`
      selection.where[at] = { ...condition, op: '>=', values: [message.today], asDay: true, label }
      draft.notes.push(`took what is not yet as ${label}`)
      draft.sureness = Math.min(draft.sureness, PLANNED)
      leaveOutDropped(node, node.at)
    })
  }
}
readPlannedDays.needs = /^yet$/

/** `delivery_date`, `collection_day`: the day of doing it, where a participle tells that it was done. */
const isNamedByNoun = (words: readonly string[]): boolean =>
  words.length === 2 && /^(?:date|day)$/.test(words[1]!) && !/ed$/.test(words[0]!)
