import { date as day, int as id, num, text } from '../../../support/memory/schemas.ts'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { proposes } from '../../../support/styles/talk.ts'

const garage = () =>
  converse(
    ...keeps('garage', 'mechanic', { fields: { name: text }, rows: [{ id: 11, name: 'Ana Reyes' }, { id: 12, name: 'Bo Lund' }] }), // oxfmt-ignore
    ...keeps('garage', 'time_entry', {
      fields: { mechanic_id: id, hours: num, date: day, description: text },
      needs: ['mechanic_id', 'hours', 'date'],
      rows: [{ id: 31, mechanic_id: 11, hours: 2, date: '2025-04-01', description: 'brakes' }],
    }),
  )

describe('a text in quotes that no place asks for', () => {
  proposes(garage, [
    ['Log a time entry of 2.5 hours for Bo Lund on 3 March 2025, "fitted the towbar".', 'garage_add_time_entry', { mechanic_id: 12, hours: 2.5, date: '2025-03-03', description: 'fitted the towbar' }], // oxfmt-ignore
  ])
})
