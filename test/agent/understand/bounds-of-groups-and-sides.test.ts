import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

type Row = Record<string, unknown>
const whole = { type: 'integer' }

const bids: Row[] = [
  { id: 1, lot: 'Clock', hall: 'North', phase: 'drafted', price: 100, rating: 9, closed_on: null },
  { id: 2, lot: 'Vase', hall: 'North', phase: 'drafted', price: 300, rating: 7, closed_on: null },
  { id: 3, lot: 'Chair', hall: 'North', phase: 'won', price: 500, rating: 5, closed_on: '2025-02-01' },
  { id: 4, lot: 'Table', hall: 'South', phase: 'reviewed', price: 600, rating: 4, closed_on: null },
  { id: 5, lot: 'Bench', hall: 'South', phase: 'lost', price: 200, rating: 4, closed_on: '2025-03-01' },
  { id: 6, lot: 'Stool', hall: 'West', phase: 'lost', price: 250, rating: 6, closed_on: '2024-03-01' },
] // oxfmt-ignore
const properties = {
  id: whole,
  lot: text,
  hall: { ...text, enum: ['North', 'South', 'West'] },
  phase: { ...text, enum: ['drafted', 'reviewed', 'won', 'lost'] },
  price: { type: 'number', description: 'In euros' },
  rating: whole,
  closed_on: { ...text, format: 'date', nullable: true },
}
const ask = (message: string) =>
  converse(reads('auction', '/bids', () => bids, { type: 'array', items: { type: 'object', properties } })).ask(message)

describe('bounds of groups, parts of sums and sides that verbs tell apart', () => {
  for (const [message, said, unsaid] of [
    ['Which bid halls have an average rating of more than 5?', 'North 7', 'South'],
    ['Which bid halls have an average rating of 6 or more?', 'West 6', 'South'],
    ['Average price by hall, only halls where we have 2 or more bids.', 'South', 'West'],
    ['Which halls have 3 or more bids?', 'North', 'South'],
    ['What share of the total price of all open bids is in the drafted phase?', '40%', '%:  of'],
    ['Do we win more bids or lose more bids?', 'phase lost: 2', 'against 2'],
    ['Do we lose more North or more South bids?', 'South', 'North: 1'],
  ] as const)
    it(message, async () => {
      const { response } = await ask(message)
      expect(response).to.include(said).and.not.include(unsaid)
    })
})
