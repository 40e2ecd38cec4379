import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, flag, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }
/** So many days from that on which the questions are asked. */
const today = (days: number) => new Date(Date.UTC(2025, 4, 14) + days * 86_400_000).toISOString().slice(0, 10)

const loans = [
  [true, '2021-03-01', null],
  [false, '2021-03-01', '2021-02-20'],
  [false, '2021-04-01', null],
].map(([deposit_paid, due_date, return_date], at) => ({ id: at + 1, deposit_paid, due_date, return_date }))
const parcels = [1, 2].map(id => ({ id, due_date: '2021-03-01', label: `P${id}` }))
const tickets = [
  [1, -30, -2],
  [2, -3, 20],
  [3, 5, 40],
].map(([id, from, until]) => ({ id, valid_from: today(from!), valid_until: today(until!) }))
const runs = [
  { id: 1, title: 'Old Mill', length_meters: 900 },
  { id: 2, title: 'Larch Way', length_meters: 2100 },
]
const hill = () =>
  converse(
    reads('hill', '/loans', () => loans, list({ id: whole, deposit_paid: flag, due_date: day, return_date: day })),
    reads('hill', '/tickets', () => tickets, list({ id: whole, valid_from: day, valid_until: day })),
    reads('hill', '/runs', () => runs, list({ id: whole, title: text, length_meters: whole })),
  )
const post = () => converse(reads('post', '/parcels', () => parcels, list({ id: whole, due_date: day, label: text })))
const ids = (result: unknown) => (result as { id: number }[]).map(one => one.id)

describe('what is overdue', () => {
  it('was due and is not back, whatever became of its deposit', async () =>
    expect(ids((await hill().ask('which loans are overdue?')).data.result)).to.deep.equal([1, 3]))

  it('is not told for sure where nothing tells what is done', async () =>
    expect((await post().ask('which parcels are overdue?')).confidence).to.be.below(0.8))
})

describe('what is valid', () => {
  for (const message of ['which tickets are valid?', 'valid tickets'])
    it(`is within its dates: “${message}”`, async () =>
      expect(ids((await hill().ask(message)).data.result)).to.deep.equal([2]))
})

describe('a kind of record called by a little word', () => {
  for (const message of ['what is the longest run?', 'show the longest run'])
    it(`is one behind an adjective: “${message}”`, async () =>
      expect((await hill().ask(message)).response).to.include('Larch Way'))
})
