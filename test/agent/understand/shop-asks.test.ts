import { expect } from 'chai'
import { date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const maybeMoney = { type: ['number', 'null'], description: 'EUR' }
const maybeDay = { type: ['string', 'null'], format: 'date' }
const maybeId = { type: ['integer', 'null'] }
const makers = [
  { id: 1, name: 'Norvik' },
  { id: 2, name: 'Tamsin' },
]
const suppliers = [
  { id: 5, name: 'Baltic House', city: 'Aarhus', lead_time_days: 9 },
  { id: 6, name: 'Tejo', city: 'Lisbon', lead_time_days: 14 },
]
const products = [
  { id: 11, name: 'Night Owl', colour: 'red', maker_id: 1, supplier_id: 5, list_price: 30, special_price: 24, quantity_on_hand: 0 }, // oxfmt-ignore
  { id: 12, name: 'Reading Arm', colour: 'black', maker_id: 1, supplier_id: 5, list_price: 45, special_price: null, quantity_on_hand: 9 }, // oxfmt-ignore
  { id: 13, name: 'Station Wall', colour: 'red', maker_id: 2, supplier_id: 6, list_price: 60, special_price: null, quantity_on_hand: 4 }, // oxfmt-ignore
]
const customers = [
  { id: 21, first_name: 'Ann', last_name: 'Lee', email: 'ann@mail.example', city: 'Leeds' },
  { id: 22, first_name: 'Bo', last_name: 'Ray', email: 'bo@mail.example', city: 'York' },
  { id: 23, first_name: 'Cy', last_name: 'Fox', email: 'cy@mail.example', city: 'Hull' },
]
const coupons = [
  { id: 51, code: 'SPRING5', percent: 5, starts_on: '2025-03-01', ends_on: '2025-05-31', minimum_order_value: 20 },
  { id: 52, code: 'WINTER9', percent: 9, starts_on: '2024-12-01', ends_on: '2025-02-28', minimum_order_value: 10 },
  { id: 53, code: 'SUMMER7', percent: 7, starts_on: '2025-06-01', ends_on: '2025-08-31', minimum_order_value: 0 },
]
const line = (product_id: number, title: string, qty: number) => ({ product_id, title, qty, unit_price: 30 })
const orders = [
  { id: 31, number: '5031', customer_id: 21, placed_on: '2025-04-02', status: 'Delivered', payment_date: '2025-04-02', total: 135, coupon_id: 51, items: [line(11, 'Night Owl', 3), line(12, 'Reading Arm', 1)] }, // oxfmt-ignore
  { id: 32, number: '5032', customer_id: 22, placed_on: '2025-05-10', status: 'Shipped', payment_date: null, total: 65, coupon_id: null, items: [line(13, 'Station Wall', 1)] }, // oxfmt-ignore
  { id: 33, number: '5033', customer_id: 21, placed_on: '2025-05-12', status: 'Paid', payment_date: '2025-05-12', total: 40, coupon_id: null, items: [line(11, 'Night Owl', 2)] }, // oxfmt-ignore
]
const refunds = [
  { id: 81, order_id: 31, product_id: 11, quantity: 1, reason: 'DEFECTIVE', amount: 30 },
  { id: 82, order_id: 32, product_id: 13, quantity: 1, reason: 'CHANGED_MIND', amount: 60 },
]
const items = { type: 'array', items: { type: 'object', properties: { product_id: id, title: text, qty: id, unit_price: money } } } // oxfmt-ignore
const states = { type: 'string', enum: ['New', 'Paid', 'Shipped', 'Delivered'] }
const reasons = { type: 'string', enum: ['DEFECTIVE', 'CHANGED_MIND'] }
const talk = () =>
  converse(
    reads('shop', '/makers', () => makers, list({ id, name: text })),
    reads('shop', '/suppliers', () => suppliers, list({ id, name: text, city: text, lead_time_days: id })),
    reads('shop', '/products', () => products, list({ id, name: text, colour: text, maker_id: id, supplier_id: id, list_price: money, special_price: maybeMoney, quantity_on_hand: id })), // oxfmt-ignore
    reads('shop', '/customers', () => customers, list({ id, first_name: text, last_name: text, email: text, city: text })), // oxfmt-ignore
    reads('shop', '/coupons', () => coupons, list({ id, code: text, percent: id, starts_on: day, ends_on: day, minimum_order_value: money })), // oxfmt-ignore
    reads('shop', '/orders', () => orders, list({ id, number: text, customer_id: id, placed_on: day, status: states, payment_date: maybeDay, total: money, coupon_id: maybeId, items })), // oxfmt-ignore
    reads('shop', '/refunds', () => refunds, list({ id, order_id: id, product_id: id, quantity: id, reason: reasons, amount: money })), // oxfmt-ignore
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

describe('what is reduced, and what there is', () =>
  rows([
    ['Which products are reduced at the moment?', /^1 product with a special price.*Night Owl/],
    ['What percentage of our products is on sale?', /^33\.33%: 1 of 3/],
    ['Which products are not reduced?', /^2 products without a special price/],
    ["what's out of stock right now", /^1 product .*Night Owl/],
    ['What have we got the most of in stock?', /Reading Arm: 9/],
    ['What is the stock we hold worth in total?', /645/],
    ['How many items do we have?', /^There are 3 products/],
    ['What is the most expensive thing we sell?', /Station Wall: €60/],
    ['Everything Norvik makes, please', /^2 products of maker Norvik/],
    ['Anything from Tamsin in red?', /^1 product .*Station Wall/],
  ]))

describe('codes that are valid for a time', () =>
  rows([
    ['Which coupons can be used today?', /^1 coupon .*SPRING5/],
    ['Which vouchers have expired?', /^1 coupon .*WINTER9/],
    ["Which vouchers haven't expired yet?", /^2 coupons .*SPRING5.*SUMMER7/],
    ['Which vouchers has nobody used so far?', /^2 coupons .*WINTER9.*SUMMER7/],
    ['How big is the share of orders with a voucher?', /^33\.33%: 1 of 3/],
  ]))

describe('orders, what they come to, and what came back', () =>
  rows([
    ['What is the average order value?', /€80\b/],
    ['What is the biggest order by value?', /5031.*€135/],
    ['Which orders have not been paid for?', /^1 order .*5032/],
    ['How many Night Owls have we sold so far?', /is 5\b/],
    ['When was the Station Wall last sold?', /May 10, 2025/],
    ['When was order 5032 placed? // Who placed it?', /^1 customer .*Bo Ray/],
    ['Which two customers have spent the most? // Where do they live?', /Ann Lee \(Leeds\).*Bo Ray \(York\)/],
    ['Which customers returned something because it was faulty?', /^1 customer .*Ann Lee/],
    ['Which supplier takes the longest to deliver?', /Tejo: 14/],
  ]))

describe('words for what things are like', () =>
  rows([
    ['How many different colors do our products come in?', /is 2\b/],
    ['Which colors are there?', /2 different colours/],
  ]))
