import { plural, wordsOf } from '../language/words.ts'
import { addCondition, type Draft } from '../reading/draft.ts'
import { isOfAbsence } from './is-off.ts'
import { labelOf } from './shared.ts'

const HOLIDAY = /^(?:holidays?|vacations?)$/i
/** What the sort of absence is called that is a holiday. */
const IS_HOLIDAY = /^(?:annual(?: leave)?|paid (?:leave|time off)|pto|holiday|vacation|recreational leave)$/

/**
 * "who is on holiday today" of leave requests, some of them annual and some sick: where the noun stands for the records of all absences, only those of
 * the sort that is a holiday.
 */
export function readHolidaysOnly(draft: Draft): void {
  const { chunks, nodes } = draft
  for (const node of nodes) {
    const chunk = chunks[node.at]
    if (!chunk || !HOLIDAY.test(chunk.text) || !isOfAbsence(node.entity)) continue
    // Records that are called so themselves are all holidays.
    if (node.entity.words.some(word => HOLIDAY.test(word))) continue
    for (const field of node.entity.fields.filter(f => f.role === 'category' && f.choices.length > 1)) {
      const [choice, ...others] = field.choices.filter(one => IS_HOLIDAY.test(wordsOf(one).join(' ')))
      if (choice === undefined || others.length || node.selection.where.some(c => c.columns.includes(field.column)))
        continue
      const label = `${labelOf(field)} ${choice}`
      const note = `took “${chunk.text}” as ${plural(node.entity.noun)}`
      addCondition(node, { columns: [field.column], op: '=', values: [choice], text: true, at: node.at, label })
      const taken = draft.notes.indexOf(note)
      if (taken >= 0) draft.notes.splice(taken, 1)
      draft.notes.push(`${note} with ${label}`)
    }
  }
}
readHolidaysOnly.needs = HOLIDAY
