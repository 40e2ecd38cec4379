import { expect } from 'chai'
import { date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const state = (...values: string[]) => ({ ...text, enum: values })
const clients = [
  { id: 1, name: 'Ann Lee', town: 'Harwick', points: 10 },
  { id: 2, name: 'Bo Ray', town: 'Harwick', points: 90 },
  { id: 3, name: 'Cy Fox', town: 'Selby', points: 20 },
]
const points = { ...num, description: 'One point for every euro spent' }
const courses = [
  { id: 51, name: 'Knots', cost_per_person: 40 },
  { id: 52, name: 'Sails', cost_per_person: 90 },
]
const order = (number: number, client_id: number, ordered_on: string, total: number, due_on: string, done: string | null) => ({
  id: number,
  client_id,
  status: done ? 'closed' : 'new',
  ordered_on,
  total,
  due_on,
  delivered_on: done,
}) // oxfmt-ignore
const orders = [
  order(11, 1, '2025-04-02', 900, '2025-05-20', null),
  order(12, 1, '2025-04-21', 100, '2025-05-01', '2025-04-30'),
  order(13, 3, '2025-04-29', 300, '2025-05-19', '2025-05-10'),
  order(14, 2, '2025-03-30', 200, '2025-06-30', null),
]
const ask = (message: string) =>
  converse(
    reads('shop', '/courses', () => courses, list({ id, name: text, cost_per_person: num })),
    reads('shop', '/clients', () => clients, list({ id, name: text, town: text, points })),
    reads('shop', '/orders', () => orders, list({ id, client_id: id, status: state('new', 'closed'), ordered_on: day, total: num, due_on: day, delivered_on: { ...day, nullable: true } })), // oxfmt-ignore
  ).ask(message)

const rows: readonly (readonly [string, RegExp])[] = [
  ['Orders ordered on or after 21 April 2025', /^2 orders ordered on or after April 21, 2025/],
  ['Orders ordered on or before 21 April 2025', /^3 orders ordered until April 21, 2025/],
  ['Orders ordered from 21 April 2025 on', /^2 orders ordered on or after April 21, 2025/],
  ['How many orders were placed in April 2025?', /\b3 orders ordered in April 2025/],
  ['Orders in the last ten days of April 2025', /^2 orders ordered from April 21, 2025 to April 30, 2025/],
  ['What orders do we have to deliver within the next two weeks?', /^1 order .*order 11/],
  ['Orders we need to finish by 31 May 2025', /^1 order .*order 11/],
  ['Which clients have the most orders? Just the top two.', /the top 2.*Ann Lee 2/],
  ['Show me the 2 orders that were worth the most.', /top 2 orders by total.*order 11.*order 13/],
  ['Which town has the largest client base?', /^Harwick has the most clients: 2/],
  ['Which town do the majority of our clients live in?', /^Harwick has the most clients: 2/],
  ['Which course costs the most per head?', /Sails/],
  ['courses with a price per participant below 50', /^1 course .*Knots/],
  ['Which client has spent more with us than anyone else?', /Ann Lee .*total of orders: 1,000/],
  ['Who has spent the most?', /Ann Lee .*total of orders: 1,000/],
  ['Where do most of our clients live?', /^Harwick has the most clients: 2/],
  ['Who has ordered most often? Just the top two.', /the top 2.*Ann Lee 2/],
  ['Who are the two clients that have ordered from us most often?', /the top 2.*Ann Lee 2/],
]

describe('what is told by a day or by a place in an order', () => {
  for (const [message, says] of rows) it(message, async () => expect((await ask(message)).response).to.match(says))
})
