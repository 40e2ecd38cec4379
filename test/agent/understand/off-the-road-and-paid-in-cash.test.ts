import { expect } from 'chai'
import {
  date as day,
  flag,
  int as id,
  list,
  moment,
  num as number,
  nullable,
  of as oneOf,
  text,
} from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const maybeId = { type: ['integer', 'null'] }

/** A cab firm with a pottery in its yard; it is Wednesday 14 May 2025. */
const rides = [
  { id: 1, ref: 'R-1', driver_id: 11, applicant: 'Ann Lee', passenger_name: 'Gil Orr', status: 'done', handled_by_id: 71, paid: true, payment: 'cash', luggage_items: 0, appointment: '2025-05-15T08:00:00Z', documents: { pass_seen: true } },
  { id: 2, ref: 'R-2', driver_id: null, applicant: 'Bo Ray', passenger_name: 'Hal Ivy', status: 'done', handled_by_id: null, paid: true, payment: 'card', luggage_items: 2, appointment: '2025-05-15T15:00:00Z', documents: { pass_seen: false } },
] // oxfmt-ignore
const drivers = [{ id: 11, name: 'Cy Fox' }]
const clerks = [{ id: 71, name: 'Di Poe' }]
const cabs = [
  { id: 21, plate: 'LC-21', state: 'on_road', rented_out: true, next_wash_due: '2025-05-01' },
  { id: 22, plate: 'LC-22', state: 'in_workshop', rented_out: false, next_wash_due: '2025-09-01' },
]
const washes = [{ id: 31, cab_id: 21, washed_on: '2024-05-01', rental_of: 21 }]
const rentals = [{ id: 41, cab_id: 21 }, { id: 42, cab_id: 22 }] // oxfmt-ignore
const firings = [
  { id: 51, code: 'F-51', cracks_reported: 2, state: 'cooling', glaze: null },
  { id: 52, code: 'F-52', cracks_reported: 0, state: 'done', glaze: 'Shino' },
]
const customers = [
  { id: 61, name: 'Ed Kay', club: 'Otters', id_document: null, allergies: 'nuts', room_id: 81 },
  { id: 62, name: 'Flo Ash', club: null, id_document: 'passport', allergies: null, room_id: 81 },
]
const rooms = [{ id: 81, name: 'Owls' }]
const firm = () =>
  converse(
    reads('firm', '/rides', () => rides, list({ id, ref: text, driver_id: maybeId, applicant: text, passenger_name: text, status: oneOf('done', 'passenger_no_show'), handled_by_id: maybeId, paid: flag, payment: oneOf('cash', 'card'), luggage_items: id, appointment: moment, documents: { type: 'object', properties: { pass_seen: flag } } })), // oxfmt-ignore
    reads('firm', '/drivers', () => drivers, list({ id, name: text })),
    reads('firm', '/clerks', () => clerks, list({ id, name: text })),
    reads('firm', '/cabs', () => cabs, list({ id, plate: text, state: oneOf('on_road', 'in_workshop'), rented_out: flag, next_wash_due: day })), // oxfmt-ignore
    reads('firm', '/washes', () => washes, list({ id, cab_id: id, washed_on: day })),
    reads('firm', '/rentals', () => rentals, list({ id, cab_id: id })),
    reads('firm', '/firings', () => firings, list({ id, code: text, cracks_reported: maybeId, state: oneOf('cooling', 'done'), glaze: nullable })), // oxfmt-ignore
    reads('firm', '/customers', () => customers, list({ id, name: text, club: nullable, id_document: nullable, allergies: nullable, room_id: id })), // oxfmt-ignore
    reads('firm', '/rooms', () => rooms, list({ id, name: text })),
    reads('firm', '/sheds', () => [{ id: 91, name: 'Low', price: 3 }], list({ id, name: text, price: number })),
  )
const ids = (result: unknown) => [result].flat().map(one => (one as { id: number }).id)
const answers = (rows: readonly (readonly [string, readonly number[]])[]) => {
  for (const [message, found] of rows)
    it(message, async () => {
      const { data, response } = await firm().ask(message)
      expect(ids(data.result), response).to.deep.equal(found)
    })
}

describe('what is denied', () => {
  answers([
    ['rides that were not paid in cash', [2]],
    ['Which cabs are off the road?', [22]],
    ['Which cabs are not rented out?', [22]],
    ['customers who showed no ID', [61]],
    ['rides without luggage', [1]],
    ['firings with cracks', [51]],
    ['firings without any cracks', [52]],
    ['rides where the pass has not been seen', [2]],
  ])
})

describe('who is missing', () => {
  answers([
    ['Which rides still need a driver?', [2]],
    ['rides nobody has handled', [2]],
    ['Who handled R-1?', [71]],
  ])
})

describe('who somebody was', () => {
  it('is no state of which the noun is a part', async () =>
    expect((await firm().ask('Who was the passenger on R-1?')).response).to.contain('Gil Orr'))
})

describe('where, when and of what', () => {
  answers([
    ['rides tomorrow afternoon', [2]],
    ['customers who are in a club', [61]],
    ['customers with allergies in the Owls room', [61]],
    ['Which cabs are due for a wash this month?', [21]],
    ['cabs whose next wash is overdue', [21]],
  ])
})
