import { expect } from 'chai'
import { date as day, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }

const bags = [
  { id: 11, name: 'Moor Holdall', kind: 'holdalls', price: 80 },
  { id: 12, name: 'Creel Satchel', kind: 'satchels', price: 60 },
  { id: 13, name: 'Byre Satchel', kind: 'satchels', price: 95 },
]
const versions = [
  { id: 21, bag_id: 11, size: 's', stock: 4, restock_level: 2 },
  { id: 22, bag_id: 11, size: 'l', stock: 7, restock_level: 2 },
  { id: 23, bag_id: 12, size: 's', stock: 0, restock_level: 2 },
]
const line = (version_id: number, bag_name: string, size: string, quantity: number) => ({ version_id, bag_name, size, quantity, unit_price: 70 }) // oxfmt-ignore
const customers = [{ id: 31, name: 'Ann Lee' }]
const orders = [
  { id: 41, number: 'N-41', customer_id: 31, coupon_id: 51, placed_on: '2025-03-01', total: 140, lines: [line(22, 'Moor Holdall', 'l', 1), line(23, 'Creel Satchel', 's', 1)] },
  { id: 42, number: 'N-42', customer_id: 31, coupon_id: 51, placed_on: '2025-04-01', total: 60, lines: [line(22, 'Moor Holdall', 'l', 1)] },
] // oxfmt-ignore
const size = of('s', 'l')
const lines = { type: 'array', items: { type: 'object', properties: { version_id: id, bag_name: text, size, quantity: id, unit_price: money } } } // oxfmt-ignore
const ask = (message: string) =>
  converse(
    reads('baggery', '/bags', () => bags, list({ id, name: text, kind: of('holdalls', 'satchels'), price: money })),
    reads('baggery', '/versions', () => versions, list({ id, bag_id: id, size, stock: id, restock_level: id })),
    reads('baggery', '/coupons', () => [{ id: 51, code: 'TEN', min_spend: 40 }], list({ id, code: text, min_spend: money })), // oxfmt-ignore
    reads('baggery', '/customers', () => customers, list({ id, name: text })),
    reads('baggery', '/orders', () => orders, list({ id, number: text, customer_id: id, coupon_id: id, placed_on: day, total: money, lines })), // oxfmt-ignore
  ).ask(message)

const test = (name: string, ...questions: (readonly [message: string, says: RegExp])[]) =>
  describe(name, () => {
    for (const [message, says] of questions)
      it(message, async () => expect((await ask(message)).response).to.match(says))
  })

test(
  'what there is of goods that are named is no line of an order with their name and size',
  ['How many of the Moor Holdall do we have left in size L?', /stock .*size l .*Moor Holdall is 7\b/],
  ['How many Moor Holdalls do we have?', /stock .*Moor Holdall is 11\b/],
  ['How many Moor Holdalls are left in size S?', /is 4\b/],
  ['What is the stock of the Moor Holdall in size S?', /stock .*is 4\b/],
  ['What sizes does the Moor Holdall come in?', /2 different sizes: l and s/],
  ['How many holdalls do we have left?', /stock .*kind holdalls is 11\b/],
  ['How many of the holdalls are left in size L?', /is 7\b/],
  ['How many holdalls do we have?', /^There is 1 bag/],
  ['Do we have the Creel Satchel in size S?', /^No\b.*stock over 0/],
  ['Is the Moor Holdall available in size S?', /^Yes\b.*stock over 0/],
  ['Do we still have the Creel Satchel?', /^No\b/],
  ['How many Moor Holdalls did we sell?', /quantity .*is 2\b/],
)

test(
  'what is paid for making something is not its price',
  ['What does it cost us to have the Moor Holdall made?', /^I cannot answer that.*“cost”/],
  ['What does it cost to make the Moor Holdall?', /^I cannot answer that.*“cost”/],
  ['What are the production costs of the Moor Holdall?', /^I cannot answer that.*“(?:production |)costs”/],
  ['What does the Moor Holdall cost?', /€80/],
)

test(
  'an average order comes to a mean, and to no total',
  ['What does an average order come to?', /^The average total of orders is €100\b/],
  ['What does a typical order amount to?', /^The average total of orders is €100\b/],
  ['What do the orders come to?', /€200/],
)

test(
  'what we make is the thing, and not the money',
  ['What is the most expensive satchel we make?', /Byre Satchel: €95/],
  ['What was the cheapest satchel we made?', /Creel Satchel: €60/],
  ['How much did we make with satchels?', /is €70\b/],
)

test(
  'the range is all that there is, where no figure follows',
  ['How many satchels do we have in the range?', /^There are 2 /],
  ['Which bags are priced in the range 90 to 100?', /^1 bag .*Byre Satchel/],
)

test(
  'what somebody spends is no bound that is called so',
  ['How much did Ann Lee spend with us?', /€200/],
  ['Which customers spend the most?', /^Ann Lee .*€200/],
  ['What is the minimum spend of the coupon TEN?', /€40/],
)
