import { expect } from 'chai'
import { date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const maybe = { type: ['string', 'null'], format: 'date' }
const groups = [
  { id: 1, name: 'Lamps' },
  { id: 2, name: 'Clocks' },
]
const articles = [
  { id: 11, name: 'Night Owl', group_id: 1, price: 30 },
  { id: 12, name: 'Reading Arm', group_id: 1, price: 45 },
  { id: 13, name: 'Station Wall', group_id: 2, price: 60 },
  { id: 14, name: 'Hall Clock', group_id: 2, price: 80 },
]
const customers = [
  { id: 21, name: 'Ann Lee', email: 'ann@mail.example' },
  { id: 22, name: 'Bo Ray', email: 'bo@mail.example' },
]
const codes = [
  { id: 51, code: 'SPRING5', percent: 5, valid_from: '2025-03-01', valid_until: '2025-05-31', minimum_spend: 20 },
  { id: 52, code: 'WINTER9', percent: 9, valid_from: '2024-12-01', valid_until: '2025-02-28', minimum_spend: 0 },
]
const orders = [
  { id: 31, number: '5031', customer_id: 21, placed_on: '2025-04-02', status: 'delivered', total: 135 },
  { id: 32, number: '5032', customer_id: 22, placed_on: '2025-04-20', status: 'shipped', total: 60 },
  { id: 33, number: '5033', customer_id: 22, placed_on: '2025-04-21', status: 'cancelled', total: 400 },
  { id: 34, number: '5034', customer_id: 21, placed_on: '2025-03-05', status: 'delivered', total: 30 },
]
const lines = [
  { id: 61, order_id: 31, article_id: 11, quantity: 3, unit_price: 30 },
  { id: 62, order_id: 31, article_id: 12, quantity: 1, unit_price: 45 },
  { id: 63, order_id: 32, article_id: 13, quantity: 1, unit_price: 60 },
  { id: 64, order_id: 33, article_id: 13, quantity: 2, unit_price: 200 },
  { id: 65, order_id: 34, article_id: 11, quantity: 1, unit_price: 30 },
]
const shipments = [
  { id: 71, order_id: 31, carrier: 'Swift', expected_on: '2025-04-08', delivery_date: '2025-04-07' },
  { id: 72, order_id: 32, carrier: 'Post', expected_on: '2025-04-26', delivery_date: null },
]
const talk = () =>
  converse(
    reads('shop', '/article_groups', () => groups, list({ id, name: text })),
    reads('shop', '/articles', () => articles, list({ id, name: text, group_id: id, price: money })),
    reads('shop', '/customers', () => customers, list({ id, name: text, email: text })),
    reads('shop', '/promo_codes', () => codes, list({ id, code: text, percent: id, valid_from: day, valid_until: day, minimum_spend: money })), // oxfmt-ignore
    reads('shop', '/orders', () => orders, list({ id, number: text, customer_id: id, placed_on: day, status: { type: 'string', enum: ['placed', 'shipped', 'delivered', 'cancelled'] }, total: money })), // oxfmt-ignore
    reads('shop', '/order_lines', () => lines, list({ id, order_id: id, article_id: id, quantity: id, unit_price: money })), // oxfmt-ignore
    reads('shop', '/shipments', () => shipments, list({ id, order_id: id, carrier: text, expected_on: day, delivery_date: maybe })), // oxfmt-ignore
  )
const say = async (...messages: string[]): Promise<string> => {
  const conversation = talk()
  let last = ''
  for (const message of messages) last = (await conversation.ask(message)).response
  return last
}
const rows = (table: readonly (readonly [string, RegExp])[]) => {
  for (const [message, says] of table)
    it(message, async () => expect(await say(...message.split(' // '))).to.match(says))
}

describe('nouns of shops name the kinds that a service calls otherwise', () =>
  rows([
    ['What categories are there?', /^2 article groups: Lamps and Clocks/],
    ['How many products do we have in each category?', /Clocks 2, Lamps 2/],
    ['Please show me all the vouchers we have.', /^2 promo codes/],
    ['Is the voucher WINTER9 still valid?', /^No/],
    ['deliveries by carrier?', /^Shipments by carrier: .*Post 1, Swift 1/],
  ]))

describe('an order is late by what belongs to it', () =>
  rows([
    ['Which orders are late?', /^1 order .*5032/],
    ['Which deliveries are overdue?', /^1 shipment\b.*72/],
    [
      'I need the e-mail addresses of everybody whose order is late.',
      /orders that have shipments.*Bo Ray.*bo@mail\.example/,
    ],
  ]))

describe('what came in leaves out what was cancelled, and says so', () =>
  rows([
    ['How much revenue did we make last month?', /€195\..*left out order records that were cancelled/],
    ['How much revenue did we make last month? // And the month before?', /€30\b/],
    ['What is our turnover per category?', /Lamps €165, Clocks €60/],
    ['revenue of cancelled orders', /€400/],
    ['revenue by order status', /cancelled €400/],
    ['What is the total value of all orders?', /€625/],
  ]))

describe('what is in an order', () =>
  rows([
    ['what is in order 5031', /^2 articles .*(?:Night Owl and Reading Arm|Reading Arm and Night Owl)/],
    ['Which order was the most expensive? // What was in it?', /^1 article .*Station Wall/],
    ['Which products have never been sold?', /^1 article .*Hall Clock/],
  ]))

describe('both ends of a ranking', () =>
  rows([
    ['What are the cheapest and the dearest lamp?', /Night Owl: €30\..*Reading Arm: €45/],
    ['What are the cheapest and most expensive products?', /Night Owl.*€30\b.*Hall Clock.*€80\b/s],
    ['Which are the biggest and the smallest order?', /5033.*€400.*5034.*€30/],
  ]))
