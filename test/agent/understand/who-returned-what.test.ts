import { expect } from 'chai'
import { date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'Amount in GBP' }
const clients = [
  { number: 501, first_name: 'Ann', last_name: 'Lee', email: 'ann@x.example', town: 'Hull' },
  { number: 502, first_name: 'Bo', last_name: 'Ray', email: 'bo@x.example', town: 'York' },
  { number: 503, first_name: 'Cy', last_name: 'Fox', email: 'cy@x.example', town: 'Hull' },
]
const makers = [
  { code: 'M1', name: 'Bohm', country: 'Austria' },
  { code: 'M2', name: 'Fjord', country: 'Norway' },
]
const departments = [
  { code: 'KIT', name: 'Kites' },
  { code: 'DRU', name: 'Drums' },
]
const articles = [
  { code: 'A1', title: 'Red Wing', department_code: 'KIT', maker_code: 'M1', list_price: 30 },
  { code: 'A2', title: 'Low Tom', department_code: 'DRU', maker_code: 'M2', list_price: 50 },
  { code: 'A3', title: 'Blue Wing', department_code: 'KIT', maker_code: 'M2', list_price: 70 },
]
const orders = [501, 502, 503].map((client_number, at) => ({ number: 80_001 + at, client_number, ordered_on: '2025-03-01' })) // oxfmt-ignore
const line = (number: number, sales_order_number: number, article_code: string) => ({ id: number, sales_order_number, article_code, quantity: 1, unit_price: 10 }) // oxfmt-ignore
const lines = [line(1, 80_001, 'A1'), line(2, 80_002, 'A2'), line(3, 80_003, 'A3')]
const returns = [
  { id: 1, sales_order_line_id: 1, requested_on: '2025-03-10', reason: 'TooSmall' },
  { id: 2, sales_order_line_id: 2, requested_on: '2025-04-10', reason: 'Defective' },
]
const ratings = [{ id: 1, article_code: 'A1', client_number: 502, stars: 4 }]
const ask = (message: string) =>
  converse(
    reads('sky', '/clients', () => clients, list({ number: id, first_name: text, last_name: text, email: text, town: text })),
    reads('sky', '/makers', () => makers, list({ code: text, name: text, country: text })),
    reads('sky', '/departments', () => departments, list({ code: text, name: text })),
    reads('sky', '/articles', () => articles, list({ code: text, title: text, department_code: text, maker_code: text, list_price: money })),
    reads('sky', '/sales-orders', () => orders, list({ number: id, client_number: id, ordered_on: day })),
    reads('sky', '/sales-order-lines', () => lines, list({ id, sales_order_number: id, article_code: text, quantity: id, unit_price: money })),
    reads('sky', '/returns', () => returns, list({ id, sales_order_line_id: id, requested_on: day, reason: text })),
    reads('sky', '/ratings', () => ratings, list({ id, article_code: text, client_number: id, stars: id })),
  ).ask(message) // oxfmt-ignore

describe('who returned what', () => {
  for (const [message, says] of [
    ['which clients returned kites?', /^1 client .*Ann Lee/],
    ['who returned kites?', /^1 client .*Ann Lee/],
    ['who has sent kites back to us because they were too small?', /^1 client .*Ann Lee/],
    ['who has returned something in April 2025?', /^1 client .*Bo Ray/],
    ['has anyone from Hull returned anything in 2025?', /^Yes/],
    ['which articles did Bo Ray return?', /^1 article .*Low Tom/],
    ['what did Ann Lee return in 2025?', /^1 return .*2025/],
    ['returned kites', /^1 return .*kites/i],
    ['Kites from Austrian makers', /^1 article .*Red Wing/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
  it('is no status of it', async () =>
    expect((await ask('what is the status of order 80001?')).response).not.to.match(/rating/))
})
