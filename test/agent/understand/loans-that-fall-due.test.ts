import { expect } from 'chai'
import { date as day, int as id, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const none = { ...day, nullable: true }
const readers = [{ id: 1, name: 'Ann Lee' }]
const loan = (number: number, due_on: string, returned_on: string | null) => ({ id: number, reader_id: 1, lent_on: '2025-05-01', due_on, returned_on }) // oxfmt-ignore
const loans = [
  loan(11, '2025-05-18', null),
  loan(12, '2025-05-19', '2025-05-10'),
  loan(13, '2025-05-12', '2025-05-13'),
  loan(14, '2025-07-01', null),
]
const parcels = [
  { id: 21, reader_id: 1, sent_on: '2025-04-20', delivered_on: '2025-05-03' },
  { id: 22, reader_id: 1, sent_on: '2025-05-02', delivered_on: null },
]
const ask = (message: string) =>
  converse(
    reads('library', '/readers', () => readers, list({ id, name: text })),
    reads('library', '/loans', () => loans, list({ id, reader_id: id, lent_on: day, due_on: day, returned_on: none })),
    reads('library', '/parcels', () => parcels, list({ id, reader_id: id, sent_on: day, delivered_on: none })),
  ).ask(message)

const rows: readonly (readonly [string, RegExp])[] = [
  ['Which loans are due in the next seven days?', /^1 loan .*loan 11/],
  ['Show me what loans fall due over the next seven days.', /^1 loan .*loan 11/],
  ['Loans with a due date in the 7 days ahead', /^1 loan .*loan 11/],
  ['Loans due back in the coming week', /^1 loan .*loan 11/],
  ['Which loans were due from 12 to 14 May 2025?', /^1 loan .*loan 13/],
  ['What parcels reached the recipients in May 2025?', /^1 parcel .*parcel 21/],
]

describe('loans that fall due', () => {
  for (const [message, says] of rows) it(message, async () => expect((await ask(message)).response).to.match(says))
})
