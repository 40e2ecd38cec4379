import { expect } from 'chai'
import { date as day, int as id, list, num, of as oneOf, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const wardens = [
  { id: 1, first_name: 'Ann', last_name: 'Lee' },
  { id: 2, first_name: 'Bo', last_name: 'Ray' },
]
const works = [
  { id: 11, name: 'Sea Wall', warden_id: 1, state: 'running', budget: 1000, spent: 400, estimated_hours: 50, logged_hours: 60, progress_percent: 90 },
  { id: 12, name: 'Old Pier', warden_id: 1, state: 'running', budget: 2000, spent: 2500, estimated_hours: 80, logged_hours: 20, progress_percent: 20 },
  { id: 13, name: 'Lock Gate', warden_id: 2, state: 'closed', budget: 3000, spent: 3000, estimated_hours: 70, logged_hours: 70, progress_percent: 100 },
  { id: 14, name: 'Mole Head', warden_id: 2, state: 'running', budget: 1500, spent: 1600, estimated_hours: 40, logged_hours: 10, progress_percent: 40 },
] // oxfmt-ignore
const orders = [
  { id: 21, work_id: 11, number: 'PO-21', item: 'stone', quantity_ordered: 50, quantity_received: 50, ordered_on: '2025-01-05' },
  { id: 22, work_id: 11, number: 'PO-22', item: 'sand', quantity_ordered: 80, quantity_received: 30, ordered_on: '2025-01-06' },
  { id: 23, work_id: 12, number: 'PO-23', item: 'stone', quantity_ordered: 70, quantity_received: 0, ordered_on: '2025-01-07' },
] // oxfmt-ignore
const ask = (message: string) =>
  converse(
    reads('harbour', '/wardens', () => wardens, list({ id, first_name: text, last_name: text })),
    reads('harbour', '/works', () => works, list({ id, name: text, warden_id: id, state: oneOf('running', 'closed'), budget: money, spent: money, estimated_hours: num, logged_hours: num, progress_percent: num })), // oxfmt-ignore
    reads('harbour', '/orders', () => orders, list({ id, work_id: id, number: text, item: text, quantity_ordered: id, quantity_received: id, ordered_on: day })), // oxfmt-ignore
  ).ask(message)
const ids = (result: unknown) => (result as { id: number }[]).map(one => one.id)

describe('what was meant beside what came about', () => {
  for (const [message, found] of [
    ['Which works are over budget?', [12, 14]],
    ['Which works are not over budget?', [11, 13]],
    ['Which running works are within their budget?', [11]],
    ['Which works have overspent?', [12, 14]],
    ['Which works have exceeded their budget?', [12, 14]],
    ['Which works have a budget over 1800?', [12, 13]],
    ['Which works still have budget left?', [11]],
    ['Which works have more than 25 hours left?', [12, 14]],
    ['Which works have spent less than half of their budget?', [11]],
    ['Which of the works have spent less than half of their budget?', [11]],
    ['Which works have used more than 80% of their estimated hours?', [11, 13]],
    ['Which works are more than half done?', [11, 13]],
    ['Which orders have been received in full?', [21]],
    ['Which orders were only partly delivered?', [22]],
    ['Which orders have not been delivered yet?', [22, 23]],
  ] as const)
    it(`is compared: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(ids(data.result), response).to.deep.equal(found)
    })

  for (const [message, says] of [
    ['How much budget is left on the Sea Wall?', /budget left .* €600/],
    ['How much is left of the budget of all running works?', /budget left .* €0/],
    ['How many hours are left on the Old Pier?', /hours left .* 60/],
    ['How much of the budget of the Old Pier has been spent?', /€2,500/],
    ['What percentage of its budget has the Sea Wall spent?', /percent spent of Sea Wall is 40\s?%/],
    ['How many pieces are outstanding on PO-22?', /quantity left .* 50/],
    ['Which work has the most hours left?', /Old Pier: 60/],
    ['Which work is the furthest over budget?', /Old Pier: €500/],
    ['What is the average budget left of running works?', /€0/],
    ['Is the Old Pier over budget?', /^Yes/],
    ['Is the Lock Gate on budget?', /^Yes/],
    ['Is the Sea Wall over budget?', /^No/],
  ] as const)
    it(`is told: ${message}`, async () => expect((await ask(message)).response).to.match(says))

  it('is not made of another percentage', async () => {
    const { confidence, response } = await ask('Which works have lost more than 30% of their budget?')
    expect(confidence, response).to.be.below(0.8)
  })
})
