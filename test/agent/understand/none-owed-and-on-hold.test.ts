import { expect } from 'chai'
import {
  date as day,
  flag,
  int as id,
  list,
  nullable,
  num as number,
  of as oneOf,
  text,
} from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const maybeId = { type: ['integer', 'null'] }

/** A swimming school that tailors its own suits; it is Wednesday 14 May 2025. */
const swimmers = [
  { id: 1, first_name: 'Ann', last_name: 'Lee', badge: 'none', left: false },
  { id: 2, first_name: 'Bo', last_name: 'Ray', badge: 'gold', left: true },
]
const groups = [
  { id: 11, title: 'Otters', state: 'full', fee: 20, fee_paid: true, lift_available: true, crew_id: 31 },
  { id: 12, title: 'Sharks', state: 'paused', fee: 20, fee_paid: false, lift_available: false, crew_id: null },
]
const crews = [{ id: 31, name: 'Crew North' }]
const pickups = [
  { id: 21, ticket: 'P-21', citizen_name: 'Cy Fox', phone: null, crew_id: 31, status: 'assigned', fitting_on: '2025-05-13', due_on: '2025-09-01' },
  { id: 22, ticket: 'P-22', citizen_name: 'Di Poe', phone: '1', crew_id: null, status: 'cancelled_by_citizen', fitting_on: '2025-09-01', due_on: '2025-05-13' },
] // oxfmt-ignore
const tailors = [{ id: 41, name: 'Ed Kay' }]
const clients = [{ id: 51, full_name: 'Flo Ash', email: 'flo@mail.example' }]
const orders = [{ id: 61, order_no: 'T-61', tailor_id: 41, client_id: 51 }]
const school = () =>
  converse(
    reads('school', '/swimmers', () => swimmers, list({ id, first_name: text, last_name: text, badge: oneOf('none', 'bronze', 'gold'), left: flag })), // oxfmt-ignore
    reads('school', '/groups', () => groups, list({ id, title: text, state: oneOf('full', 'running', 'paused'), fee: { ...number, description: 'EUR' }, fee_paid: flag, lift_available: flag, crew_id: maybeId })), // oxfmt-ignore
    reads('school', '/crews', () => crews, list({ id, name: text })),
    reads('school', '/pickups', () => pickups, list({ id, ticket: text, citizen_name: text, phone: nullable, crew_id: maybeId, status: oneOf('requested', 'assigned', 'cancelled_by_citizen'), fitting_on: day, due_on: day })), // oxfmt-ignore
    reads('school', '/tailors', () => tailors, list({ id, name: text })),
    reads('school', '/clients', () => clients, list({ id, full_name: text, email: text })),
    reads('school', '/orders', () => orders, list({ id, order_no: text, tailor_id: id, client_id: id })),
  )
const ids = (result: unknown) => [result].flat().map(one => (one as { id: number }).id)
const answers = (rows: readonly (readonly [string, readonly number[]])[]) => {
  for (const [message, found] of rows)
    it(message, async () => {
      const { data, response } = await school().ask(message)
      expect(ids(data.result), response).to.deep.equal(found)
    })
}

describe('what there is none of', () => {
  answers([
    ['Which swimmers have no badge yet?', [1]],
    ['swimmers who are still with us', [1]],
    ['groups without a lift', [12]],
    ['Which groups still owe the fee?', [12]],
    ['Which pickups have not been assigned to a crew?', [22]],
    ['pickups that are waiting for a crew', [22]],
  ])

  it('is none of those who did something to it', async () => {
    const { data, response } = await school().ask('citizens without a phone')
    expect(JSON.stringify(data.result), response).to.not.contain('22')
  })
})

describe('how something is called', () => {
  answers([
    ['groups that are not full', [12]],
    ['fittings this week', [21]],
    ['Who is working on T-61?', [41]],
  ])
})
