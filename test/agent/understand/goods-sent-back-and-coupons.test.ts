import { expect } from 'chai'
import { date as day, flag, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const things = [
  { id: 11, name: 'Ness', category: 'guitars', price: 380 },
  { id: 12, name: 'Larch', category: 'violins', price: 560 },
  { id: 13, name: 'Tarn', category: 'flutes', price: 95 },
]
const customers = [
  { id: 21, name: 'Ann Lee', accepts_news: true },
  { id: 22, name: 'Bo Ray', accepts_news: false },
  { id: 23, name: 'Cy Fox', accepts_news: true },
]
const coupons = [
  { id: 31, code: 'TEN', amount: 10 },
  { id: 32, code: 'TWENTY', amount: 20 },
]
const order = (id: number, customer_id: number, thing_id: number, placed_on: string, payment_method: string, coupon_id: number | null = null) => ({ id, customer_id, thing_id, placed_on, payment_method, coupon_id }) // oxfmt-ignore
const orders = [
  order(41, 21, 11, '2025-03-01', 'card', 31),
  order(42, 21, 12, '2025-04-01', 'card', 31),
  order(43, 22, 13, '2025-04-02', 'invoice', 32),
  order(44, 23, 13, '2025-05-02', 'card'),
]
const returns = [
  { id: 51, order_id: 41, reason: 'faulty', requested_on: '2025-03-09' },
  { id: 52, order_id: 42, reason: 'faulty', requested_on: '2025-04-09' },
  { id: 53, order_id: 43, reason: 'too_loud', requested_on: '2025-04-19' },
]
const orphan = { ...id, nullable: true }
const ask = (message: string) =>
  converse(
    reads('luthier', '/things', () => things, list({ id, name: text, category: of('guitars', 'violins', 'flutes'), price: money })), // oxfmt-ignore
    reads('luthier', '/customers', () => customers, list({ id, name: text, accepts_news: { ...flag, description: 'Agreed to receive news emails' }, email: text })), // oxfmt-ignore
    reads('luthier', '/coupons', () => coupons, list({ id, code: text, amount: money })),
    reads('luthier', '/orders', () => orders, list({ id, customer_id: id, thing_id: id, placed_on: day, payment_method: of('card', 'invoice'), coupon_id: orphan })), // oxfmt-ignore
    reads('luthier', '/returns', () => returns, list({ id, order_id: id, reason: of('faulty', 'too_loud'), requested_on: day })), // oxfmt-ignore
  ).ask(message)

const test = (name: string, ...questions: (readonly [message: string, says: RegExp])[]) =>
  describe(name, () => {
    for (const [message, says] of questions)
      it(message, async () => expect((await ask(message)).response).to.match(says))
  })

test(
  'who used something is told by the records that point to it',
  ['Who has used the coupon TEN?', /^1 customer .*orders.*TEN.*Ann Lee/],
  ['Who redeemed TWENTY?', /^1 customer .*Bo Ray/],
  ['Who used the coupon TEN in March 2025?', /^1 customer .*March 2025.*Ann Lee/],
)

test(
  'a noun above the kinds that a field tells is the goods',
  ['Which instruments cost more than 300 euros?', /^2 things .*Ness and Larch/],
  ['Which instruments came back because they were faulty?', /^2 things .*Ness and Larch/],
)

test(
  'what is done often is counted, and not who does it',
  ['How often do customers order?', /^There are 4 orders/],
  ['How often has the coupon TEN been used?', /^There are 2 orders/],
  ['How often do customers pay by card?', /^There are 3 orders/],
  ['How often do people send things back because they were faulty?', /^There are 2 returns/],
  ['How often have customers sent the Ness back?', /^There is 1 return /],
  ['How often did people send the Ness back in 2025?', /^There is 1 return .*2025/],
  [
    'Do people send things back more often because they are faulty or because they are too loud?',
    /faulty: 2, against 1/,
  ],
  ['How often do customers write to us?', /^I cannot answer that/],
)

test(
  'who said yes to something agreed to it',
  ['How many customers have said yes to news emails?', /^There are 2 customers/],
  ['Which customers agreed to receive news emails?', /^2 customers .*Ann Lee and Cy Fox/],
)
