import { expect } from 'chai'
import { date as day, flag, int as id, list, nullable, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'GBP' }
const maybeDay = { type: ['string', 'null'], format: 'date' }
const record = (properties: object) => ({ type: 'object', properties })
const items = { type: 'array', items: record({ productId: text, name: text, quantity: id, unitPrice: money }) }

const product = (n: number, name: string, category: string, amount: number, available: number, minimum: number) => ({ id: `p-${n}`, name, category: { id: category.length, name: category }, price: { amount, currency: 'GBP' }, costPrice: amount / 2, stock: { available, reserved: 0, minimum } }) // oxfmt-ignore
const products = [
  product(1, 'Oak Spade', 'Tools', 30, 12, 5),
  product(2, 'Steel Rake', 'Tools', 20, 0, 5),
  product(3, 'Glazed Blue', 'Pots', 40, 3, 4),
  product(4, 'Basket', 'Pots', 10, 50, 5),
]
const customers = [
  { id: 'c-1', name: 'Ann Lee', birthday: null, customerSince: '2025-04-01' },
  { id: 'c-2', name: 'Bo Ray', birthday: '1990-02-02', customerSince: '2024-04-01' },
]
const item = (n: number, quantity: number) => ({ productId: `p-${n}`, name: products[n - 1]!.name, quantity, unitPrice: products[n - 1]!.price.amount }) // oxfmt-ignore
const order = (n: number, customer: number, orderedOn: string, method: string, paidOn: string | null, own: object[], totalAmount: number) => ({ id: n, number: `GS-${n}`, orderedOn, customer: { id: `c-${customer}`, name: customers[customer - 1]!.name }, payment: { method }, paidOn, shipment: { carrier: n === 11 ? 'Evri' : null }, items: own, totalAmount, discountCode: n === 11 ? 'MAYDAY' : null }) // oxfmt-ignore
const orders = [
  order(11, 1, '2025-03-02', 'creditCard', '2025-03-03', [item(1, 2), item(3, 1)], 105),
  order(12, 2, '2025-04-02', 'payPal', '2025-04-03', [item(4, 8)], 85),
  order(13, 2, '2025-04-09', 'invoice', null, [item(2, 1), item(4, 1)], 35),
]
const reviews = [
  { id: 1, productId: 'p-1', rating: 5, approved: true },
  { id: 2, productId: 'p-2', rating: 2, approved: false },
]
const discountCodes = [
  { id: 1, code: 'MAYDAY', percent: 25, validFrom: '2025-05-01', validTo: '2025-05-20' },
  { id: 2, code: 'BULBS', percent: 10, validFrom: '2025-01-01', validTo: '2025-02-01' },
]
const ask = (message: string) =>
  converse(
    reads('garden', '/products', () => products, list({ id: text, name: text, category: record({ id, name: text }), price: record({ amount: num, currency: text }), costPrice: money, stock: record({ available: id, reserved: id, minimum: id }) })), // oxfmt-ignore
    reads(
      'garden',
      '/customers',
      () => customers,
      list({ id: text, name: text, birthday: maybeDay, customerSince: day }),
    ),
    reads('garden', '/orders', () => orders, list({ id, number: text, orderedOn: day, customer: record({ id: text, name: text }), payment: record({ method: of('creditCard', 'invoice', 'payPal') }), paidOn: maybeDay, shipment: record({ carrier: nullable }), items, totalAmount: money, discountCode: nullable })), // oxfmt-ignore
    reads('garden', '/reviews', () => reviews, list({ id, productId: text, rating: id, approved: flag })),
    reads('garden', '/discountCodes', () => discountCodes, list({ id, code: text, percent: id, validFrom: day, validTo: day })), // oxfmt-ignore
  ).ask(message)

/** Messages with what is answered. */
const says = (title: string, rows: readonly (readonly [string, RegExp])[]) =>
  describe(title, () => {
    for (const [message, answer] of rows)
      it(message, async () => expect((await ask(message)).response).to.match(answer))
  })

says('what goods brought in is what their lines came to, and no whole order', [
  ['Which category brings in the most revenue?', /^Pots .*£130/],
  ['revenue per category', /Pots £130, Tools £80/],
  ['How much did we earn with pots?', /is £130/],
  ['Which product made us the most money?', /^Basket .*£90/],
  ['sales by category in April', /Pots £90, Tools £20/],
  ['How much did we earn in April?', /is £120/],
])
says('an object with a name is told by what it is called', [
  ['average price per category', /Pots £25, Tools £25|Tools £25, Pots £25/],
  ['Which categories do we have?', /2 different category names: Pots and Tools/],
])
says('what is to be done is not done yet', [
  ['Which reviews still need to be approved?', /^1 review .*not approved: review 2/],
  ['Which orders still have to be paid?', /^1 order .*GS-13/],
])
says('bounds of what there is, and whether there is any', [
  ['Which products are running low?', /^2 products .*Steel Rake and Glazed Blue/],
  ['What is below its minimum stock?', /^2 products .*Steel Rake and Glazed Blue/],
  ['Is the Steel Rake available?', /^No/],
  ['Is the Basket available?', /^Yes/],
  ['Which products are sold out?', /^1 product .*Steel Rake/],
])
says('how it was paid, by whom it comes, until when it is valid', [
  ['How was order GS-12 paid?', /payPal/],
  ['How did Ann Lee pay for GS-11?', /creditCard/],
  ['Who is delivering GS-11?', /Evri/],
  ['Until when is MAYDAY valid?', /May 20, 2025/],
  ['Is BULBS still valid?', /^No/],
  ['Which discount codes have expired?', /^1 discount code/],
])
says('who spent, what was sold and what it cost', [
  ['Who has spent the most with us?', /^Bo Ray .*120/],
  ['How much has Ann Lee spent with us on tools?', /is £60/],
  ['What has Bo Ray spent on pots?', /is £90/],
  ['How much did Bo Ray spend in April 2025?', /ordered in April 2025 .*is £120/],
  ['Who spent the most on tools?', /^Ann Lee .*£60/],
  ['Who are our top two customers by revenue?', /Bo Ray £120, Ann Lee £105/],
  ['Did we sell more pots than tools?', /^Yes: the total quantity is 10 .* 3 /],
  ['Were there more orders in March or in April?', /April 2025: 2, against 1/],
  ['What did the Oak Spade cost us?', /cost price of Oak Spade is £?15/],
  ['customers whose birthday we do not know', /^1 customer .*Ann Lee/],
])
