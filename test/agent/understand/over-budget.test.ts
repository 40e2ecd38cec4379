import { expect } from 'chai'
import { date, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const boats = [
  { id: 1, name: 'Gull', hours_budget: 10, fee_budget: 900 },
  { id: 2, name: 'Wren', hours_budget: 10, fee_budget: 500 },
  { id: 3, name: 'Tern', hours_budget: 4, fee_budget: 700 },
]
/** The fees of the stages are planned as well. */
const stages = [{ id: 11, boat_id: 1, title: 'Hull', fee: 5000 }]
const entries = [
  { id: 21, boat_id: 1, hours: 6, worked_on: '2025-03-01' },
  { id: 22, boat_id: 1, hours: 7, worked_on: '2025-03-02' },
  { id: 23, boat_id: 2, hours: 8, worked_on: '2025-03-03' },
]
const refits = [
  { id: 31, title: 'New mast', estimated_cost: 100, final_cost: 140 },
  { id: 32, title: 'New deck', estimated_cost: 100, final_cost: 90 },
]
const crews = [{ id: 41, name: 'Red', budget: 900 }]
const ask = async (message: string) =>
  converse(
    reads('yard', '/boats', () => boats, list({ id, name: text, hours_budget: num, fee_budget: money })),
    reads('yard', '/stages', () => stages, list({ id, boat_id: id, title: text, fee: money })),
    reads('yard', '/time_entries', () => entries, list({ id, boat_id: id, hours: num, worked_on: date })),
    reads('yard', '/refits', () => refits, list({ id, title: text, estimated_cost: money, final_cost: money })),
    reads('yard', '/crews', () => crews, list({ id, name: text, budget: money })),
  ).ask(message)

describe('over budget', () => {
  for (const [message, told] of [
    ['which boats are over budget?', /^1 boat.*total hours of time entries over hours budget: Gull/],
    ['boats over budget by hours logged', /^1 boat.*: Gull/],
    ['which boats have gone over their hours budget?', /^1 boat.*: Gull/],
    ['which boats are within their hours budget?', /^2 boats.*Wren and Tern/],
    ['which refits are over budget?', /^1 refit.*final cost over estimated cost: New mast/],
    ['how many refits went over the estimate?', /is 1 refit/],
  ] as const)
    it(`is what it came to against what was planned, told as a guess: ${message}`, async () => {
      const { response, confidence } = await ask(message)
      expect(response).to.match(told).and.to.include('I took')
      expect(confidence).to.be.below(0.9)
    })
  for (const message of ['which crews are over budget?', 'which boats are over their fee budget?'])
    it(`is not answered where nothing tells what was spent: ${message}`, async () =>
      expect((await ask(message)).data.result).to.equal(null))
})
