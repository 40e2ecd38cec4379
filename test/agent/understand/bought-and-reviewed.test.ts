import { expect } from 'chai'
import { date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const kinds = [
  { id: 1, name: 'Lamps' },
  { id: 2, name: 'Clocks' },
]
const products = [
  { id: 11, name: 'Night Owl', kind_id: 1, price: 30 },
  { id: 12, name: 'Reading Arm', kind_id: 1, price: 45 },
  { id: 13, name: 'Station Wall', kind_id: 2, price: 60 },
]
const customers = [
  { id: 21, name: 'Ann Lee' },
  { id: 22, name: 'Bo Ray' },
  { id: 23, name: 'Cy Fox' },
]
const line = (product_id: number, quantity: number) => ({ product_id, quantity, unit_price: 30 })
const orders = [
  { id: 31, number: 'N-31', customer_id: 21, ordered_on: '2025-03-01', lines: [line(11, 1), line(12, 2), line(13, 1)] },
  { id: 32, number: 'N-32', customer_id: 22, ordered_on: '2024-03-01', lines: [line(13, 9)] },
]
const reviews = [
  { id: 41, customer_id: 23, product_id: 11, stars: 4 },
  { id: 42, customer_id: 21, product_id: 13, stars: 2 },
]
const lines = { type: 'array', items: { type: 'object', properties: { product_id: id, quantity: id, unit_price: money } } } // oxfmt-ignore
const ask = (message: string) =>
  converse(
    reads('shop', '/kinds', () => kinds, list({ id, name: text })),
    reads('shop', '/products', () => products, list({ id, name: text, kind_id: id, price: money })),
    reads('shop', '/customers', () => customers, list({ id, name: text })),
    reads('shop', '/orders', () => orders, list({ id, number: text, customer_id: id, ordered_on: day, lines })),
    reads('shop', '/reviews', () => reviews, list({ id, customer_id: id, product_id: id, stars: id })),
  ).ask(message)

describe('what was bought is on orders, not among reviews', () => {
  for (const [message, says] of [
    ['Which products did Ann Lee buy?', /^3 products .*order lines.*Night Owl, Reading Arm and Station Wall/],
    ['Which customers bought the Night Owl?', /^1 customer .*Ann Lee/],
    ['Which products did Cy Fox review?', /^1 product .*reviews.*Night Owl/],
    ['Which customers have never bought anything?', /^1 customer .*Cy Fox/],
    ['Which products were bought by more than 1 customer?', /^1 product .*Station Wall/],
    ['customers who bought more than 2 different products', /^1 customer .*Ann Lee/],
    ['Which customer bought the most products?', /^Bo Ray .*9/],
    ['Who bought the most lamps?', /^Ann Lee .*3/],
    ['Who bought the most products in 2025?', /^Ann Lee .*ordered in 2025: 4/],
    ['How many clocks were sold in 2025?', /is 1\b/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})

describe('items of records', () => {
  for (const [message, says] of [
    ['How many items are in order N-31?', /^There are 3 order lines .*not how many pieces/],
    ['order with the most items', /^N-31 has the most order lines: 3/],
    ['orders with more than 2 items', /^1 order .*N-31/],
    ['which orders contain more than 2 different products?', /^1 order .*N-31/],
  ] as const)
    it(`are the lines of a list, whatever it is called: ${message}`, async () =>
      expect((await ask(message)).response).to.match(says))
  it('are none where the verb is for what was done', async () =>
    expect((await ask('items ordered most often')).response).not.to.match(/order lines?: |31:/))
})
