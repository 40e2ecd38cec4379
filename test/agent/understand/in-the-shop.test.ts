import { expect } from 'chai'
import { date as day, int as id, list, moment, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const none = { type: ['integer', 'null'] }
const ranges = ['Guitar', 'Drum', 'Flute', 'Cables'].map((name, i) => ({ id: i + 1, name }))
const articles = [
  { id: 11, title: 'Blue Note', maker: 'Orbit', range_id: 1, price: 90, in_stock: 0 },
  { id: 12, title: 'Red Note', maker: 'Orbit', range_id: 1, price: 120, in_stock: 4 },
  { id: 13, title: 'Night Rain', maker: 'Kaffa', range_id: 2, price: 300, in_stock: 2 },
  { id: 14, title: 'Reed', maker: 'Kaffa', range_id: 3, price: 40, in_stock: 12 },
]
const shoppers = [
  { id: 21, name: 'Ann Lee', registered_on: '2024-02-01' },
  { id: 22, name: 'Bo Ray', registered_on: '2025-02-01' },
  { id: 23, name: 'Cy Fox', registered_on: '2025-04-01' },
]
const carriers = [
  { id: 31, name: 'Swiftpost' },
  { id: 32, name: 'Nordline' },
]
const purchase = (n: number, shopper_id: number, placed_at: string, state: string, total: number, carrier_id: number | null) => ({ id: n, purchase_no: `P-${n}`, shopper_id, placed_at: `${placed_at}T09:00:00Z`, state, total, carrier_id }) // oxfmt-ignore
const purchases = [
  purchase(41, 21, '2025-04-03', 'delivered', 500, 32),
  purchase(42, 22, '2025-04-20', 'sent', 120, 32),
  purchase(43, 22, '2025-05-02', 'placed', 40, null),
]
const purchase_lines = [
  { id: 51, purchase_id: 41, article_id: 13, quantity: 1, unit_price: 300 },
  { id: 52, purchase_id: 41, article_id: 14, quantity: 5, unit_price: 40 },
  { id: 53, purchase_id: 42, article_id: 12, quantity: 1, unit_price: 120 },
  { id: 54, purchase_id: 43, article_id: 14, quantity: 1, unit_price: 40 },
]
const ratings = [
  { id: 61, article_id: 12, shopper_id: 23, stars: 5, written_on: '2025-03-01' },
  { id: 62, article_id: 11, shopper_id: 23, stars: 1, written_on: '2025-03-09' },
  { id: 63, article_id: 14, shopper_id: 21, stars: 1, written_on: '2025-03-11' },
]
const returns = [{ id: 71, purchase_id: 41, status: 'received', requested_on: '2025-04-20' }]
const vouchers = [{ id: 81, code: 'SPRING15', percent_off: 15, times_used: 23 }]

const ask = (message: string) =>
  converse(
    reads('shop', '/ranges', () => ranges, list({ id, name: text })),
    reads('shop', '/articles', () => articles, list({ id, title: text, maker: text, range_id: id, price: money, in_stock: id })), // oxfmt-ignore
    reads('shop', '/shoppers', () => shoppers, list({ id, name: text, registered_on: day })),
    reads('shop', '/carriers', () => carriers, list({ id, name: text })),
    reads('shop', '/purchases', () => purchases, list({ id, purchase_no: text, shopper_id: id, placed_at: moment, state: of('placed', 'sent', 'delivered'), total: money, carrier_id: none })), // oxfmt-ignore
    reads('shop', '/purchase_lines', () => purchase_lines, list({ id, purchase_id: id, article_id: id, quantity: id, unit_price: money })), // oxfmt-ignore
    reads('shop', '/ratings', () => ratings, list({ id, article_id: id, shopper_id: id, stars: id, written_on: day })),
    reads('shop', '/returns', () => returns, list({ id, purchase_id: id, status: of('requested', 'received'), requested_on: day })), // oxfmt-ignore
    reads('shop', '/vouchers', () => vouchers, list({ id, code: text, percent_off: id, times_used: id })),
  ).ask(message)

/** Messages with what is answered. */
const says = (title: string, rows: readonly (readonly [string, RegExp])[]) =>
  describe(title, () => {
    for (const [message, answer] of rows)
      it(message, async () => expect((await ask(message)).response).to.match(answer))
  })

says('what a sort is called stands for the things that are such', [
  ['What guitars do we sell?', /^2 articles of range Guitar: Blue Note and Red Note/],
  ['Show me all our cables', /no articles of range Cables/],
  ['How many different guitars do we offer?', /2 articles of range Guitar/],
  ['Which guitar sold the most?', /^Red Note .*1\b/],
  ['Are our drums more expensive than our guitars?', /^Yes/],
  ['What do we have in the Guitar range?', /^2 articles/],
])
says('goods go by a noun that says more generally what their sorts are', [
  ['Which makers of instruments do we carry?', /Kaffa and Orbit/],
  ['How many instruments do we sell?', /^There are 4 articles/],
])
says('lines that are records of their own belong to what was bought', [
  ['Who bought the Night Rain?', /^1 shopper .*Ann Lee/],
  ['Who bought the Reed?', /^2 shoppers .*Ann Lee and Bo Ray/],
  ['Which article sold the most?', /^Reed .*6\b/],
  ['Who placed P-43?', /Bo Ray/],
])
says('who is the best of those who buy goes by what they spent, and by no date', [
  ['Who is our best customer?', /^Ann Lee .*500/],
  ['Who are our 2 best customers by the money they have spent?', /Ann Lee €500, Bo Ray €160/],
])
says('what came in', [
  ['What did we take in April 2025?', /is €620/],
  ['What did we turn over in May 2025?', /is €40/],
])
says('what there is', [
  ['Which articles have we completely run out of?', /^1 article .*Blue Note/],
  ['What is sold out?', /^1 article .*Blue Note/],
  ['Is the Blue Note in stock?', /^No/],
  ['Is the Reed in stock?', /^Yes/],
  ['articles with fewer than 3 left', /^2 articles .*Blue Note and Night Rain/],
  ['Which makers do we stock?', /2 different makers: Kaffa and Orbit/],
  ['What is the most expensive thing in the whole shop?', /Night Rain: €300/],
  ['What do we sell?', /^4 articles/],
])
says('what is only said along', [
  ['orders sent with Nordline', /^2 purchases .*carrier Nordline/],
  ['How many five-star and how many one-star reviews have we received?', /1 rating .*5 stars.* 2 ratings .*1 stars/],
  ['How often was the voucher SPRING15 used?', /\b23\b/],
  ['How many people signed up in 2025?', /2 shoppers/],
])
