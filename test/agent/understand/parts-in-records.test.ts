import { expect } from 'chai'
import { date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { type: ['number', 'null'], description: 'EUR' }
const maybe = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })
const people = [
  { id: 1, name: 'Ann Lee' },
  { id: 2, name: 'Bo Ray' },
]
const visit = (number: number, person_id: number, amount: number | null, paid: string | null) => ({
  id: number,
  person_id,
  came_on: '2025-05-01',
  price: 20,
  refund_amount: amount,
  refund_reason: amount === null ? null : 'late',
  refund_paid_on: paid,
})
const visits = [
  visit(11, 1, 5, null),
  visit(12, 1, 7, '2025-05-03'),
  visit(13, 2, null, null),
  visit(14, 2, null, null),
]
const ask = (message: string) =>
  converse(
    reads('spa', '/people', () => people, list({ id, name: text })),
    reads('spa', '/visits', () => visits, list({ id, person_id: id, came_on: day, price: { ...num, description: 'EUR' }, refund_amount: money, refund_reason: maybe(text), refund_paid_on: { ...maybe(text), format: 'date' } })), // oxfmt-ignore
  ).ask(message)

describe('what only some records have, told by fields of one first word', () => {
  for (const [message, says] of [
    ['How many refunds are still unpaid?', /^There is 1 visit/],
    ['unpaid refunds', /^1 visit .*visit 11/],
    ['Does Bo Ray have any unpaid refunds?', /^No/],
    ['Does Ann Lee have any unpaid refunds?', /^Yes/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})
