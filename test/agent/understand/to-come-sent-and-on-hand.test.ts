import { expect } from 'chai'
import { date as day, flag, int as id, list, moment, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const coaches = [
  { id: 1, first_name: 'Ann', last_name: 'Lee', field: 'astrology', room: 'B1', accepts_new_clients: true },
  { id: 2, first_name: 'Bo', last_name: 'Ray', field: 'cartography', room: 'B2', accepts_new_clients: false },
  { id: 3, first_name: 'Di', last_name: 'Orr', field: 'cartography', room: 'B3', accepts_new_clients: true },
  { id: 4, first_name: 'Ed', last_name: 'Fry', field: 'open_studio', room: 'B4', accepts_new_clients: false },
]
const clients = [
  { id: 11, first_name: 'Cy', last_name: 'Fox', city: 'Bonn', is_active: true },
  { id: 12, first_name: 'Flo', last_name: 'Nye', city: 'Rome', is_active: false },
]
const courses = [
  { id: 21, name: 'Star charts', bookable_online: true },
  { id: 22, name: 'Contour lines', bookable_online: false },
]
const sessions = [
  { id: 31, client: 11, coach: 1, course: 21, starts_at: '2019-03-01T10:00:00Z', status: 'held' },
  { id: 32, client: 11, coach: 2, course: 22, starts_at: '2098-03-01T10:00:00Z', status: 'booked' },
  { id: 33, client: 11, coach: 2, course: 22, starts_at: '2098-04-01T10:00:00Z', status: 'cancelled' },
  { id: 34, client: 12, coach: 3, course: 22, starts_at: '2098-05-01T10:00:00Z', status: 'booked' },
]
const sessionsKept = sessions.map(one => ({ ...one, created_at: '2019-01-01T10:00:00Z' }))
const states = of('booked', 'held', 'cancelled')
const fields = of('astrology', 'cartography', 'open_studio')
const left = { ...flag, description: 'False once the client has left the studio' }
const studio = () =>
  converse(
    reads('studiodesk', '/coaches', () => coaches, list({ id, first_name: text, last_name: text, field: fields, room: text, accepts_new_clients: flag })), // oxfmt-ignore
    reads('studiodesk', '/clients', () => clients, list({ id, first_name: text, last_name: text, city: text, is_active: left })), // oxfmt-ignore
    reads('studiodesk', '/courses', () => courses, list({ id, name: text, bookable_online: flag })),
    reads('studiodesk', '/sessions', () => sessionsKept, list({ id, client: id, coach: id, course: id, starts_at: moment, status: states, created_at: moment })), // oxfmt-ignore
  )

describe('what is still to come, behind the noun or the verb of having it', () => {
  for (const [message, says] of [
    ['What sessions does Cy Fox have coming up?', /^1 session .*32/],
    ['How many sessions does Bo Ray still have ahead of him?', /^There is 1 session/],
    ['Which sessions are in the pipeline?', /^2 sessions/],
    ['Which sessions are coming up in March 2098?', /^1 session that starts/],
    ['which sessions lie ahead?', /^2 sessions/],
  ] as const)
    it(message, async () => expect((await studio().ask(message)).response).to.match(says))

  it('goes on about those of before', async () => {
    const talk = studio()
    await talk.ask('Which coach sits in room B2?')
    expect((await talk.ask('How many sessions do they have ahead of them?')).response).to.match(/^There is 1 session/)
  })
})

describe('flags in the words of their names, with another verb of taking in, or "can"', () => {
  for (const [message, says] of [
    ['Which coaches are still taking on new clients?', /^2 coaches marked.*Ann Lee and Di Orr/],
    ['Which coaches don’t take any new clients?', /^2 coaches not marked.*Bo Ray and Ed Fry/],
    ['Which courses can be booked online?', /^1 course marked.*Star charts/],
    ['Which courses can our clients book online?', /^1 course marked[^,]*: Star charts/],
    ['How many clients have left the studio?', /^There is 1 client /],
  ] as const)
    it(message, async () => expect((await studio().ask(message)).response).to.match(says))
})

describe('the place that the service is, and people called after what they do', () => {
  for (const [message, says] of [
    ['Show me all the coaches at our studio.', /^4 coaches/],
    ['How many coaches does our studio have?', /^There are 4 coaches/],
    ['Which sessions are with a cartographer?', /^3 sessions/],
  ] as const)
    it(message, async () => expect((await studio().ask(message)).response).to.match(says))
})

const warehouses = [
  { id: 1, city: 'Bonn' },
  { id: 2, city: 'Rome' },
]
const articles = [
  { id: 11, name: 'Gull Vase', unit: 'piece' },
  { id: 12, name: 'Tern Bowl', unit: 'box' },
]
const levels = [
  { id: 21, article_id: 11, warehouse_id: 1, quantity_on_hand: 7, quantity_reserved: 2 },
  { id: 22, article_id: 11, warehouse_id: 2, quantity_on_hand: 5, quantity_reserved: 1 },
  { id: 23, article_id: 12, warehouse_id: 2, quantity_on_hand: 9, quantity_reserved: 4 },
]
const parcels = [
  { id: 31, number: 'P-31', carrier: 'SWIFT', ordered_on: '2025-03-01' },
  { id: 32, number: 'P-32', carrier: 'HERON', ordered_on: '2025-03-04' },
  { id: 33, number: 'P-33', carrier: 'HERON', ordered_on: '2025-05-04' },
]
const reserved = { ...id, description: 'Units on hand that are promised to buyers' }
const ask = (message: string) =>
  converse(
    reads('store', '/warehouses', () => warehouses, list({ id, city: text })),
    reads('store', '/articles', () => articles, list({ id, name: text, unit: of('piece', 'box') })),
    reads('store', '/stock_levels', () => levels, list({ id, article_id: id, warehouse_id: id, quantity_on_hand: id, quantity_reserved: reserved })), // oxfmt-ignore
    reads(
      'store',
      '/parcels',
      () => parcels,
      list({ id, number: text, carrier: of('SWIFT', 'HERON'), ordered_on: day }),
    ),
  ).ask(message)

describe('pieces are counted by the quantity that the phrase behind them names', () => {
  for (const [message, says] of [
    ['How many units are reserved for buyers?', /quantity reserved .* is 7\b/],
    ['How many units of the Gull Vase are reserved?', /quantity reserved .*Gull Vase is 3\b/],
    ['How many units of the Gull Vase do we have in stock altogether?', /quantity on hand .*Gull Vase is 12\b/],
    ['How many units do we have on hand?', /quantity on hand .* is 21\b/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})

describe('what we do with our own records, where the verb says that there are some', () => {
  for (const [message, says] of [
    ['Which carrier do we send the most parcels with?', /^HERON has the most parcels: 2/],
    ['How many parcels did we place in March 2025?', /^There are 2 parcels/],
    ['How many parcels did we raise in March 2025?', /^There are 2 parcels/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})
