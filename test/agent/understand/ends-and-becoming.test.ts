import { expect } from 'chai'
import { date as day, int as id, list, num, of as oneOf, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const guests = [
  { id: 1, first_name: 'Ann', last_name: 'Lee' },
  { id: 2, first_name: 'Bo', last_name: 'Ray' },
]
const wardens = [{ id: 7, first_name: 'Cy', last_name: 'Fox' }]
const stays = [
  { id: 11, guest_id: 1, status: 'CheckedOut', arrived_on: '2025-03-01', nights: 4, price: 100, channel: 'web' },
  { id: 12, guest_id: 1, status: 'CheckedOut', arrived_on: '2025-04-01', nights: 6, price: 150, channel: 'desk' },
  { id: 13, guest_id: 2, status: 'CheckedIn', arrived_on: '2025-05-10', nights: 9, price: 200, channel: 'web' },
  { id: 14, guest_id: 2, status: 'NoShow', arrived_on: '2025-02-01', nights: 2, price: 50, channel: 'web' },
  { id: 15, guest_id: 2, status: 'Cancelled', arrived_on: '2025-02-02', nights: 3, price: 60, channel: 'desk' },
]
const visits = [
  { id: 21, guest_id: 1, warden_id: 7, status: 'attended' },
  { id: 22, guest_id: 2, warden_id: null, status: 'booked' },
  { id: 23, guest_id: 2, warden_id: 7, status: 'noShow' },
]
const books = [
  { id: 31, title: 'Ash', author: 'Dee Orr', genre: 'crime', price: 10, cost: 2 },
  { id: 32, title: 'Birch', author: 'Eli Nye', genre: 'crime', price: 20, cost: 4 },
  { id: 33, title: 'Cedar', author: 'Fay Pim', genre: 'poetry', price: 30, cost: 9 },
]
const orders = [
  { id: 41, ordered_on: '2025-01-03', total: 5 },
  { id: 42, ordered_on: '2025-02-03', total: 7 },
]
const ask = (message: string) =>
  converse(
    reads('camp', '/guests', () => guests, list({ id, first_name: text, last_name: text })),
    reads('camp', '/wardens', () => wardens, list({ id, first_name: text, last_name: text })),
    reads('camp', '/stays', () => stays, list({ id, guest_id: id, status: oneOf('Reserved', 'CheckedIn', 'CheckedOut', 'Cancelled', 'NoShow'), arrived_on: day, nights: id, price: money, channel: oneOf('web', 'desk') })), // oxfmt-ignore
    reads('camp', '/visits', () => visits, list({ id, guest_id: id, warden_id: { ...id, nullable: true }, status: oneOf('booked', 'attended', 'cancelled', 'noShow') })), // oxfmt-ignore
    reads('camp', '/books', () => books, list({ id, title: text, author: text, genre: oneOf('crime', 'poetry'), price: money, cost: { ...money, description: 'EUR that we paid for it' } })), // oxfmt-ignore
    reads('camp', '/orders', () => orders, list({ id, ordered_on: day, total: money })),
  ).ask(message)
const ids = (result: unknown) => (result as { id: number }[]).map(one => one.id)

describe('the end of what goes through states', () => {
  for (const [message, found] of [
    ['list the completed stays', [11, 12]],
    ['Which visits are still open?', [22]],
    ['Give me every stay that ended as a no-show.', [14]],
    ['Which stays ended up cancelled?', [15]],
    ['Which visits have nobody assigned to them?', [22]],
  ] as const)
    it(`is told by its state, whatever that is called: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(ids(data.result), response).to.deep.equal(found)
    })

  it('restricts a figure, too', async () =>
    expect((await ask('How many nights does a completed stay last on average?')).data.result).to.equal(5))
})

describe('figures said in passing', () => {
  for (const [message, says] of [
    ['How many nights has Ann Lee spent with us altogether?', /\b10\b/],
    ['Are crime books more expensive on average than poetry books?', /^No: the average price is €15 .* €30/],
    ['How expensive are crime books on average?', /^The average price .* is €15\./],
    ['How much did we pay for crime books on average?', /cost .* €3\b/],
    ['Do crime books cost us more on average than poetry books?', /^No: the average [a-z ]+ is €3 .* €9/],
    ['What was the total value of the orders placed in January 2025?', /€5\b/],
    ['How many crime novels do we have?', /\b2 books\b/],
  ] as const)
    it(`are told: ${message}`, async () => expect((await ask(message)).response).to.match(says))
})

it('a no with what is wanted instead rejects what waits', async () => {
  const { readDecision } = await import('../../../src/agent/approvals/read-decision.ts')
  for (const message of ['No, I want to keep them.', 'no, we still need it'])
    expect(readDecision(message, { action: 'delete', tool: 'x' }), message).to.equal('reject')
  expect(readDecision('I want to keep them informed, so yes', { action: 'delete', tool: 'x' })).to.equal(undefined)
})
