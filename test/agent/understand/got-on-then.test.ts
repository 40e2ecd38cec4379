import { expect } from 'chai'
import { list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const id = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const idsOf = (result: unknown) => [result].flat().map(row => (row as { id: number }).id).sort() // oxfmt-ignore

/** The day of the test is 14 May 2025. */
const GUIDES = [
  { id: 1, first_name: 'Ann', last_name: 'Berg', hired_on: '2020-05-15' },
  { id: 2, first_name: 'Bo', last_name: 'Holm', hired_on: '2021-01-02' },
]
const CLIENTS = [{ id: 5, name: 'Hill Farm', client_since: '2025-05-15' }]
const TOURS = [
  { id: 11, guide_id: 1, client_id: 5, starts_on: '2025-05-15' },
  { id: 12, guide_id: 2, client_id: 5, starts_on: '2025-05-15' },
  { id: 13, guide_id: 1, client_id: 5, starts_on: '2025-05-20' },
]
const BILLS = [{ id: 21, client_id: 5, due_on: '2025-05-15', amount: 40 }]
const ask = (message: string) =>
  converse(
    reads('walks', '/guides', () => GUIDES, list({ id, first_name: text, last_name: text, hired_on: day })),
    reads('walks', '/clients', () => CLIENTS, list({ id, name: text, client_since: day })),
    reads('walks', '/tours', () => TOURS, list({ id, guide_id: id, client_id: id, starts_on: day })),
    reads('walks', '/bills', () => BILLS, list({ id, client_id: id, due_on: day, amount: { type: 'number' } })),
  ).ask(message)

describe('what somebody has on', () => {
  for (const [message, found] of [
    ["What's Ann Berg got on tomorrow?", [11]],
    ['What does Ann Berg have on tomorrow?', [11]],
    ['What has Bo Holm got tomorrow?', [12]],
    ['What have we got on tomorrow?', [11, 12]],
    ["What's on tomorrow?", [11, 12]],
    ['What have we got booked in for 20 May 2025?', [13]],
  ] as const)
    it(message, async () => expect(idsOf((await ask(message)).data.result)).to.deep.equal(found))
})
