import { expect } from 'chai'
import { date as day, int, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const members = [
  { id: 1, name: 'Ann Lee', hourly_rate: 30, weekly_hours: 20 },
  { id: 2, name: 'Bo Ray', hourly_rate: 20, weekly_hours: 40 },
  { id: 3, name: 'Cy Fox', hourly_rate: 25, weekly_hours: 30 },
]
const pumps = [
  { id: 11, name: 'Alder', state: 'live', checked_on: '2026-03-01' },
  { id: 12, name: 'Birch', state: 'idle', checked_on: '2026-03-02' },
  { id: 13, name: 'Cedar', state: 'working', checked_on: '2026-03-03' },
]
const PUMP = { id: int, name: text, state: of('live', 'idle', 'working'), checked_on: day }
const bills = [
  { id: 21, number: 'B-21', status: 'sent', paid_on: null, total: 90 },
  { id: 22, number: 'B-22', status: 'paid', paid_on: '2026-03-04', total: 80 },
  { id: 23, number: 'B-23', status: 'void', paid_on: null, total: 70 },
  { id: 24, number: 'B-24', status: 'draft', paid_on: null, total: 60 },
]
const BILL = { id: int, number: text, status: of('draft', 'sent', 'paid', 'void'), paid_on: { ...day, nullable: true }, total: money } // oxfmt-ignore
const ask = (message: string) =>
  converse(
    reads('works', '/members', () => members, list({ id: int, name: text, hourly_rate: money, weekly_hours: num })),
    reads('works', '/pumps', () => pumps, list(PUMP)),
    reads('works', '/bills', () => bills, list(BILL)),
  ).ask(message)
const ids = (result: unknown) => [result].flat().map(one => (one as { id: number }).id)

describe('little words that are states, bills that are only sent, and what somebody costs by the hour', () => {
  for (const [message, right] of [
    ['Which live pumps are there?', [11]],
    ['live pumps', [11]],
    ['Which pumps are live?', [11]],
    ['show working pumps', [13]],
    ['Which pumps are working?', [13]],
    ['unpaid bills', [21]],
    ['Are there any unpaid bills over €50?', [21]],
    ['Who is our most expensive member by the hour?', [1]],
    ['our two cheapest members by the hour', [2, 3]],
  ] as const)
    it(`“${message}”`, async () => {
      const { data, response } = await ask(message)
      expect(ids(data.result), response).to.deep.equal(right)
    })

  it('ranks nobody by hours who is to be the most expensive', async () =>
    expect((await ask('Who is our most expensive member by the week?')).confidence).to.be.below(0.8))
})
