import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }
const orNull = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })

const plants = [
  [1, 'Fern', 'shade', '2025-01-02'],
  [2, 'Rose', 'sun', '2024-03-04'],
  [3, 'Moss', 'shade', '2024-05-06'],
].map(([id, name, place, launched_on]) => ({ id, name, place, launched_on }))
const orders = [
  [1, '2025-02-01', 30, 'paid'],
  [2, '2024-04-01', 45, 'open'],
  [3, '2025-03-01', 10, 'written_off'],
].map(([id, ordered_on, total, status]) => ({ id, ordered_on, total, status }))
const lines = [
  [1, 1, 2, 5],
  [1, 2, 1, 20],
  [2, 2, 2, 20],
  [2, 3, 1, 5],
  [3, 1, 2, 5],
].map(([order_id, plant_id, quantity, unit_price], at) => ({ id: at + 1, order_id, plant_id, quantity, unit_price }))
const nursery = () =>
  converse(
    reads('nursery', '/plants', () => plants, list({ id: whole, name: text, place: text, launched_on: day })),
    reads(
      'nursery',
      '/orders',
      () => orders,
      list({
        id: whole,
        ordered_on: day,
        total: amount,
        status: { type: 'string', enum: ['open', 'paid', 'written_off'] },
      }),
    ),
    reads(
      'nursery',
      '/order-lines',
      () => lines,
      list({ id: whole, order_id: whole, plant_id: whole, quantity: whole, unit_price: amount }),
    ),
  )

const horses = ['Star', 'Bolt', 'Duke'].map((name, at) => ({
  id: at + 1,
  name,
  state: at ? 'available' : 'reserved',
  stable_fee: 100,
  came_on: '2023-01-01',
}))
const treatments = [
  [1, 'shoeing', 40, '2025-02-01', '2025-05-01'],
  [2, 'shoeing', 50, '2024-02-01', '2025-06-10'],
  [2, 'dental', 70, '2025-03-01', null],
].map(([horse_id, kind, cost, done_on, next_due_on], at) => ({
  id: at + 1,
  horse_id,
  kind,
  cost,
  done_on,
  next_due_on,
}))
const adverts = [
  ['Hay Co', 90, '2025-04-01'],
  ['Oat Ltd', 60, '2024-04-01'],
].map(([client, price, run_on], at) => ({ id: at + 1, client, price, run_on }))
const leases = [{ id: 1, horse_id: 1, person: 'Ann Lee', signed_on: '2025-01-01' }]
const stable = () =>
  converse(
    reads(
      'stable',
      '/horses',
      () => horses,
      list({
        id: whole,
        name: text,
        state: { type: 'string', enum: ['available', 'reserved'] },
        stable_fee: amount,
        came_on: day,
      }),
    ),
    reads(
      'stable',
      '/treatments',
      () => treatments,
      list({
        id: whole,
        horse_id: whole,
        kind: { type: 'string', enum: ['shoeing', 'dental'] },
        cost: amount,
        done_on: day,
        next_due_on: orNull(day),
      }),
    ),
    reads('stable', '/leases', () => leases, list({ id: whole, horse_id: whole, person: text, signed_on: day })),
    reads('stable', '/adverts', () => adverts, list({ id: whole, client: text, price: amount, run_on: day })),
  )

describe('what goods brought in', () => {
  for (const [question, answer] of [
    ['revenue by plant', /Rose 60.*Fern 20.*Moss 5/],
    ['revenue by plant in 2025', /Fern 20.*Rose 20/],
    ['top 1 plant by revenue', /Rose\b.*60/],
    ['how much revenue did we make in 2025?', /\b40\b/],
    ['how much is still unpaid?', /\b45\b/],
  ] as const)
    it(`is what the lines of it came to: ${question}`, async () => {
      const { response } = await nursery().ask(question)
      expect(response).to.match(answer)
    })
})

describe('what is spent, due and offered', () => {
  for (const [question, answer] of [
    ['how much did we spend on shoeing this year?', /\b40\b/],
    ['which horses are due for shoeing?', /^1 horse\b.*Star/],
    ['which horses need a shoeing next month?', /^1 horse\b.*Bolt/],
    ['which horses are available for lease?', /^2 horses\b.*Bolt/],
    ['advert revenue this year', /\b90\b/],
    ["what's the most frequent kind of treatment?", /^shoeing\b/],
  ] as const)
    it(`is told by the records of it: ${question}`, async () => {
      const { response } = await stable().ask(question)
      expect(response).to.match(answer)
    })
})
