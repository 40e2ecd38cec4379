import { expect } from 'chai'
import { int as id, list, moment, nullable, num, of as oneOf, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const products = [
  { productId: 1, title: 'Luna Lamp', price: 10 },
  { productId: 2, title: 'Oslo Chair', price: 50 },
  { productId: 3, title: 'Atlas Rug', price: 80 },
]
const customers = [
  { customerId: 7, firstName: 'Ana', lastName: 'Roy', createdAt: '2024-01-10T09:00:00Z' },
  { customerId: 8, firstName: 'Ben', lastName: 'Ash', createdAt: '2024-07-10T09:00:00Z' },
]
const orders = [
  { orderId: 11, customerId: 7, status: 'shipped', items: [{ productId: 1, quantity: 3 }], shippingFee: 0, discountCode: 'SPRING', orderedAt: '2025-01-01T10:00:00Z', shippedAt: '2025-01-03T10:00:00Z' },
  { orderId: 12, customerId: 8, status: 'shipped', items: [{ productId: 2, quantity: 1 }], shippingFee: 5, discountCode: null, orderedAt: '2025-02-01T10:00:00Z', shippedAt: '2025-02-05T10:00:00Z' },
  { orderId: 13, customerId: 8, status: 'paid', items: [{ productId: 1, quantity: 1 }], shippingFee: 5, discountCode: null, orderedAt: '2025-03-01T10:00:00Z', shippedAt: null },
] // oxfmt-ignore
const item = { type: 'object', properties: { productId: id, quantity: id } }
const ask = (message: string) =>
  converse(
    reads('shop', '/products', () => products, list({ productId: id, title: text, price: money })),
    reads('shop', '/customers', () => customers, list({ customerId: id, firstName: text, lastName: text, createdAt: moment })), // oxfmt-ignore
    reads('shop', '/orders', () => orders, list({ orderId: id, customerId: id, status: oneOf('paid', 'shipped'), items: { type: 'array', items: item }, shippingFee: money, discountCode: nullable, orderedAt: moment, shippedAt: { ...moment, nullable: true } })), // oxfmt-ignore
  ).ask(message)

describe('what was ordered and shipped', () => {
  for (const [message, says] of [
    ['Which products have never been ordered?', /Atlas Rug/],
    ["What's our best seller?", /^Luna Lamp .* 4/],
    ['How long does it take us to ship an order on average?', /is 3 days/],
    ['Which customers joined after May 2024?', /^1 customer .*Ben Ash/],
    ['Which orders had free shipping?', /^1 order with no shipping fee: .*11/],
    ['How many orders used a discount code?', /^There is 1 order /],
  ] as const)
    it(`is told: ${message}`, async () => expect((await ask(message)).response).to.match(says))
})
