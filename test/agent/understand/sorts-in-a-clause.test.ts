import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { date as day, int as id, list, of, text } from '../../support/memory/schemas.ts'

const wards = [
  { id: 1, name: 'Ash' },
  { id: 2, name: 'Birch' },
  { id: 3, name: 'Cedar' },
]
const events = [
  { id: 11, ward_id: 1, sort: 'fall', status: 'open', occurred_on: '2025-02-01' },
  { id: 12, ward_id: 2, sort: 'fall', status: 'closed', occurred_on: '2025-02-01' },
  { id: 13, ward_id: 2, sort: 'leak', status: 'open', occurred_on: '2025-03-01' },
  { id: 14, ward_id: 3, sort: 'leak', status: 'closed', occurred_on: '2024-03-01' },
]
const requests = [
  { id: 21, ward_id: 1, fee: { amount: 20, paid_on: '2025-01-02' } },
  { id: 22, ward_id: 2, fee: { amount: 20, paid_on: '2025-01-02' } },
  { id: 23, ward_id: 2, fee: { amount: 30, paid_on: null } },
]
const fee = { type: 'object', properties: { amount: { type: 'number' }, paid_on: { ...day, nullable: true } } }
const ask = (message: string) =>
  converse(
    reads('house', '/wards', () => wards, list({ id, name: text })),
    reads('house', '/events', () => events, list({ id, ward_id: id, sort: of('fall', 'leak'), status: of('open', 'closed'), occurred_on: day })), // oxfmt-ignore
    reads('house', '/requests', () => requests, list({ id, ward_id: id, fee })),
  ).ask(message)

describe('a sort of records with a clause of its own', () => {
  for (const [message, found] of [
    // What is denied in the clause is denied of those, whatever others there are.
    ["Which wards have a leak that isn't closed?", /^1 ward .*Birch/],
    // The noun of a sort may be a verb that only links elsewhere.
    ['Which wards have a fall which is not closed?', /^1 ward .*Ash/],
    // What was not done to a part of a record is never only shown.
    ['Which wards have an unpaid fee?', /^1 ward .*Birch/],
    ['How many wards have unpaid fees?', /^There is 1 ward/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(found))
})

describe('a sort that others call the records by', () => {
  it('is that sort alone', async () => {
    const cases = [
      { id: 1, type: 'incident', status: 'open' },
      { id: 2, type: 'question', status: 'open' },
      { id: 3, type: 'incident', status: 'resolved' },
    ]
    const desk = converse(
      reads('desk', '/cases', () => cases, list({ id, type: of('incident', 'question'), status: of('open', 'resolved') })), // oxfmt-ignore
    )
    expect((await desk.ask('Which open incidents are there?')).response).to.match(/^1 case/)
  })
})
