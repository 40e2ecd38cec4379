import { expect } from 'chai'
import { date as day, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const products = [
  { id: 11, name: 'Night Owl', price: 30 },
  { id: 12, name: 'Reading Arm', price: 45 },
  { id: 13, name: 'Station Wall', price: 60 },
]
const customers = [
  { id: 21, name: 'Ann Lee', town: 'Oslo', level: 'gold' },
  { id: 22, name: 'Bo Ray', town: 'Bergen', level: 'plain' },
]
const line = (product_id: number) => ({ product_id, quantity: 1, unit_price: 30 })
const orders = [
  { id: 31, number: 'N-31', customer_id: 21, ordered_on: '2025-03-01', lines: [line(11)] },
  { id: 32, number: 'N-32', customer_id: 22, ordered_on: '2024-03-01', lines: [line(13)] },
]
const lines = { type: 'array', items: { type: 'object', properties: { product_id: id, quantity: id, unit_price: money } } } // oxfmt-ignore
const reviews = [
  { id: 41, customer_id: 22, product_id: 12, rating: 1 },
  { id: 42, customer_id: 21, product_id: 13, rating: 4 },
]
const returns = [
  { id: 51, order_id: 31, product_id: 11, reason: 'faulty' },
  { id: 52, order_id: 32, product_id: 13, reason: 'too_small' },
]
const shop = (message: string) =>
  converse(
    reads('shop', '/products', () => products, list({ id, name: text, price: money })),
    reads('shop', '/customers', () => customers, list({ id, name: text, town: text, level: of('gold', 'plain') })),
    reads('shop', '/orders', () => orders, list({ id, number: text, customer_id: id, ordered_on: day, lines })),
    reads('shop', '/reviews', () => reviews, list({ id, customer_id: id, product_id: id, rating: id })),
    reads('shop', '/returns', () => returns, list({ id, order_id: id, product_id: id, reason: of('faulty', 'too_small') })), // oxfmt-ignore
  ).ask(message)

const books = [
  { id: 1, title: 'Salt', author: 'Eva Moll' },
  { id: 2, title: 'Low Tide', author: 'Eva Moll' },
  { id: 3, title: 'Night Train', author: 'Jo Park' },
]
const readers = [
  { id: 11, name: 'Ann Lee', town: 'Oslo' },
  { id: 12, name: 'Bo Ray', town: 'Bergen' },
]
const loan = (no: number, book_id: number, reader_id: number, returned_on: string | null, fine_amount: number | null) => ({ id: no, book_id, reader_id, loaned_on: '2025-04-01', due_on: '2025-05-30', returned_on, fine_amount }) // oxfmt-ignore
const loans = [
  loan(21, 1, 11, null, null),
  loan(22, 1, 12, '2025-04-20', 3),
  loan(23, 2, 11, '2025-04-21', null),
  loan(24, 3, 12, null, null),
]
const library = (message: string) =>
  converse(
    reads('lib', '/books', () => books, list({ id, title: text, author: text })),
    reads('lib', '/readers', () => readers, list({ id, name: text, town: text })),
    reads('lib', '/loans', () => loans, list({ id, book_id: id, reader_id: id, loaned_on: day, due_on: day, returned_on: { type: ['string', 'null'], format: 'date' }, fine_amount: { ...money, type: ['number', 'null'] } })), // oxfmt-ignore
  ).ask(message)

const check = (ask: typeof shop, cases: readonly (readonly [string, RegExp])[]) => {
  for (const [message, says] of cases) it(message, async () => expect((await ask(message)).response).to.match(says))
}

describe('what anybody did to something was done to it', () => {
  check(shop, [
    ['Which products have customers given just one star?', /^1 product .*Reading Arm/],
    ['Which products did people return because they were faulty?', /^1 product .*Night Owl/],
    ['Which products did gold customers return?', /^1 product .*Night Owl/],
    ['Which products did customers in Bergen order?', /^1 product .*Station Wall/],
    ['Which products have people ordered in 2025?', /^1 product .*Night Owl/],
    ['Which items have been returned?', /^2 products .*Night Owl and Station Wall/],
    ['What items did people send back because of a fault?', /^1 product .*Night Owl/],
    ['I have to ring everybody who ordered the Night Owl, who are they?', /^1 customer .*Ann Lee/],
    ["What's the level of the person who ordered N-32?", /plain/],
    ['Which products have received a review with a rating of 1 star?', /^1 product .*Reading Arm/],
    ['Names of customers in Oslo, I have to write to them.', /Ann Lee/],
    ['Customers in Oslo: orders that are of 2025', /^1 order .*N-31/],
  ])
})

describe('how often it was lent, and what somebody has', () => {
  check(library, [
    ["How often have Eva Moll's books gone out on loan?", /are 3 loans/],
    ['How often have books by Eva Moll been taken out?', /are 3 loans/],
    ['How many times have people borrowed a book by Eva Moll?', /are 3 loans/],
    ['What has Ann Lee got on loan?', /^1 book .*Salt/],
    ["Bo Ray - what's on loan to him at the moment?", /^1 book .*Night Train/],
    ["What's the total of loans made to readers in Oslo?", /are 2 loans/],
    ['Who of our readers has got a book by Jo Park at home right now?', /^1 reader .*Bo Ray/],
    ["I'd be glad to know everybody who ever had Salt on loan.", /^2 readers .*Ann Lee and Bo Ray/],
    ['Which readers have taken out Low Tide up to now?', /^1 reader .*Ann Lee/],
    ['Mr Bo Ray is at the desk and wants to know which books he still has at home.', /^1 book .*Night Train/],
    ['Jo Park - anything of his here?', /^1 book .*Night Train/],
    [
      'Which readers have borrowed Salt, and what are their towns?',
      /^2 readers .*Ann Lee \(Oslo\) and Bo Ray \(Bergen\)\.?$/,
    ],
    ['Who still has books to return?', /^2 readers .*Ann Lee and Bo Ray/],
    ['Is there anything by Jo Park?', /^1 book .*Night Train/],
  ])
})
