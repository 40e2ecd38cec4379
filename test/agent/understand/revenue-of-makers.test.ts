import { expect } from 'chai'
import { date as day, flag, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'Amount in GBP' }
const foundries = [
  { code: 'F1', name: 'Bohm', town: 'Graz' },
  { code: 'F2', name: 'Fjord', town: 'Bergen' },
  { code: 'F3', name: 'Lund', town: 'Malmö' },
]
const bells = [
  { code: 'B-1', name: 'Low Tom', foundry_code: 'F1', on_sale_from: '2025-04-01', list_price: 30 },
  { code: 'B-2', name: 'High Tom', foundry_code: 'F2', on_sale_from: '2023-01-01', list_price: 50 },
  { code: 'B-3', name: 'Chime', foundry_code: 'F3', on_sale_from: '2023-01-01', list_price: 70 },
]
const order = (number: number, ordered_on: string, source: string) => ({ number, ordered_on, source, is_cancelled: false }) // oxfmt-ignore
const orders = [order(90_001, '2024-05-01', 'web'), order(90_002, '2025-04-02', 'web'), order(90_003, '2025-04-09', 'phone')] // oxfmt-ignore
const line = (number: number, sales_order_number: number, bell_code: string, line_amount: number) => ({ id: number, sales_order_number, bell_code, quantity: 1, unit_price: line_amount, line_amount }) // oxfmt-ignore
const lines = [
  line(1, 90_001, 'B-3', 700),
  line(2, 90_002, 'B-1', 30),
  line(3, 90_002, 'B-2', 50),
  line(4, 90_003, 'B-2', 100),
  line(5, 90_003, 'B-3', 20),
]
const ask = (message: string) =>
  converse(
    reads('bells', '/foundries', () => foundries, list({ code: text, name: text, town: text })),
    reads('bells', '/bells', () => bells, list({ code: text, name: text, foundry_code: text, on_sale_from: day, list_price: money })),
    reads('bells', '/sales-orders', () => orders, list({ number: id, ordered_on: day, source: text, is_cancelled: flag })),
    reads('bells', '/sales-order-lines', () => lines, list({ id, sales_order_number: id, bell_code: text, quantity: id, unit_price: money, line_amount: money })),
  ).ask(message) // oxfmt-ignore

describe('what makers of goods brought in', () => {
  for (const [message, says] of [
    ['revenue per foundry', /by foundry: Lund £720, Fjord £150, Bohm £30/],
    ['top 2 foundries by revenue', /the top 2: Lund £720, Fjord £150/],
    ['top 2 foundries by revenue since January 2025', /ordered on or after January 1, 2025.*: Fjord £150, Bohm £30/],
    ['which foundry made the most revenue in April 2025?', /^Fjord .*£150/],
  ] as const)
    it(`is what the lines of their goods came to, when they were ordered: ${message}`, async () =>
      expect((await ask(message)).response).to.match(says))
})

describe('what orders without an amount of their own come to', () => {
  for (const [message, says] of [
    ['revenue in April 2025', /is £200\b/],
    ['total sales in April 2025', /is £200\b/],
    ['average order value in April 2025', /^£100: .*2 sales orders/],
    ['what is an order worth on average?', /^£300: .*3 sales orders/],
  ] as const)
    it(`is what their lines come to: ${message}`, async () => expect((await ask(message)).response).to.match(says))
  it('is no average of their numbers', async () =>
    expect((await ask('average order value by source')).response).not.to.match(/90,00/))
})

describe('the currency of the answer', () => {
  for (const [message, says] of [
    ['sales in pounds per foundry', /Lund £720/],
    ['average list price of bells in GBP', /£50\b/],
    ['total sales in pounds', /£900\b/],
  ] as const)
    it(`says nothing more where the amounts are in it: ${message}`, async () =>
      expect((await ask(message)).response).to.match(says))
  for (const message of ['average list price of bells in dollars', 'how many bells in pounds'])
    it(`is not passed over where they are not: ${message}`, async () =>
      expect((await ask(message)).confidence).to.be.at.most(0.35))
})
