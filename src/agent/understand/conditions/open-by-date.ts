import { mayBeEmpty } from '../entity-model/field-roles.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { type Draft, addCondition } from '../reading/draft.ts'

/** What the day of the end is called; an order that was paid or sent may still be open. */
const ENDED = /^(?:completed|completion|closed|finished|resolved|solved|ended|concluded|decided|settled)$/

/**
 * "open jobs" where no state is called so: those in no last state, as the states tell it. Where the records have a day of their end
 * that not all of them have, those that have it are at an end too, whatever their state is called (`collected`, `filed`).
 */
export function readOpenByDate({ chunks, nodes }: Draft): void {
  for (const node of nodes) {
    const isOpen = ({ op, at }: (typeof node.selection.where)[number]) =>
      /^(?:!=|not in)$/.test(op) &&
      at !== undefined &&
      /^open$/i.test(chunks[at]?.text ?? '') &&
      chunks[at]!.values.some(v => v.negated)
    const open = node.selection.where.find(isOpen)
    const end = node.entity.fields.find(tellsEnd)
    if (!open || !end || node.selection.where.some(c => c.columns[0] === end.column)) continue
    const label = `not ${end.words.join(' ')}`
    addCondition(node, { columns: [end.column], op: 'empty', values: [], at: open.at!, label, implied: true })
  }
}
readOpenByDate.needs = /^open$/

const tellsEnd = (field: Field): boolean =>
  field.role === 'date' && !field.nested && mayBeEmpty(field) && field.words.some(word => ENDED.test(word))
