import { expect } from 'chai'
import { date, int, text } from '../../../support/memory/schemas.ts'
import { tool } from '../../../support/library/catalogue.ts'
import { keeps } from '../../../support/styles/changes.ts'
import { converse, type Served } from '../../../support/styles/serve.ts'

const id = { name: 'id', type: 'integer', required: true, description: '', constraints: [], in: 'path', schema: int }
const act = (verb: string): Served => ({ record: tool('lib', `${verb}_loan`, 'POST', `/loans/{id}/${verb}`, [id], {}), answer: () => ({}) }) // oxfmt-ignore
const maybeDate = { type: ['string', 'null'], format: 'date' }
const copies = [
  { id: 21, barcode: 'BC-2001', title_id: 11, condition: 'Worn' },
  { id: 22, barcode: 'BC-2002', title_id: 12, condition: 'Good' },
]
const readers = [
  { id: 31, name: 'Ann Lee' },
  { id: 32, name: 'Bo Ray' },
]
const titles = [
  { id: 11, title: 'Night Train', isbn: '1' },
  { id: 12, title: 'Low Tide', isbn: '2' },
]
const loans = [
  { id: 41, copy_id: 21, reader_id: 32, lent_on: '2025-01-01', due_on: '2025-02-01', returned_on: '2025-01-20' },
  { id: 42, copy_id: 21, reader_id: 31, lent_on: '2025-05-01', due_on: '2025-06-01', returned_on: null },
]
const holds = [{ id: 51, title_id: 12, reader_id: 32, placed_on: '2025-05-01' }]
const service = () => [
  ...keeps('lib', 'title', { fields: { title: text, isbn: text }, rows: titles }),
  ...keeps('lib', 'copie', { fields: { barcode: text, title_id: int, condition: { type: 'string', enum: ['New', 'Good', 'Worn'] } }, rows: copies }), // oxfmt-ignore
  ...keeps('lib', 'reader', { fields: { name: text }, rows: readers }),
  ...keeps('lib', 'loan', { fields: { copy_id: int, reader_id: int, lent_on: date, due_on: date, returned_on: maybeDate }, needs: ['copy_id', 'reader_id'], rows: loans }), // oxfmt-ignore
  ...keeps('lib', 'hold', { fields: { title_id: int, reader_id: int, placed_on: date }, needs: ['title_id', 'reader_id'], rows: holds }), // oxfmt-ignore
  act('return'),
  act('renew'),
]

describe('orders about things that are lent', () => {
  for (const [message, called, args] of [
    ['Return copy BC-2001', 'return_loan', { id: 42 }],
    ['Copy BC-2001 has been returned', 'return_loan', { id: 42 }],
    ['BC-2001 has been returned', 'return_loan', { id: 42 }],
    ['Renew BC-2001', 'renew_loan', { id: 42 }],
    ["Renew Ann Lee's loan", 'renew_loan', { id: 42 }],
    ['Lend BC-2002 to Bo Ray', 'add_loan', { copy_id: 22, reader_id: 32 }],
    ['Check out BC-2002 to Bo Ray', 'add_loan', { copy_id: 22, reader_id: 32 }],
    ['Put a hold on Night Train for Bo Ray', 'add_hold', { title_id: 11, reader_id: 32 }],
  ] as const)
    it(`are about the loan: ${message}`, async () => {
      const { pending, response } = await converse(...service()).ask(message)
      expect(pending?.tool, response).to.equal(`lib_${called}`)
      expect(pending?.args).to.deep.equal(args)
    })
})
