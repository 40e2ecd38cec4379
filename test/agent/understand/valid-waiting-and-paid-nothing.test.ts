import { expect } from 'chai'
import {
  date as day,
  flag,
  int as id,
  list,
  num as number,
  nullable,
  of as oneOf,
  text,
} from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const maybeDay = { ...day, type: ['string', 'null'] }

/** A camp with courses; it is Wednesday 14 May 2025. */
const stays = [
  { id: 1, code: 'S-1', arrival: '2025-05-01', departure: '2025-05-04', adults: 2, status: 'awaitingPermit', amountPaid: 0, permitValidUntil: null },
  { id: 2, code: 'S-2', arrival: '2025-06-01', departure: '2025-06-04', adults: 1, status: 'booked', amountPaid: 40, permitValidUntil: '2025-09-01' },
  { id: 3, code: 'S-3', arrival: '2025-05-02', departure: '2025-05-03', adults: 1, status: 'awaitingCollection', amountPaid: 60, permitValidUntil: '2025-01-01' },
] // oxfmt-ignore
const parcels = [
  { id: 11, code: 'P-11', dropped_off_on: '2025-05-12', ready_by: '2025-05-20', status: 'ready' },
  { id: 12, code: 'P-12', dropped_off_on: '2025-05-01', ready_by: '2025-05-13', status: 'picked_up' },
]
const trainers = [
  { id: 21, name: 'Ann Lee', contract: 'fixed_term', contract_ends_on: '2025-08-01' },
  { id: 22, name: 'Bo Ray', contract: 'permanent', contract_ends_on: null },
]
const enrolments = [
  { id: 31, student: 'Cy Fox', status: 'waitlisted', course_code: 'ES-1' },
  { id: 32, student: 'Di Poe', status: 'active', course_code: 'ES-1' },
]
const camp = () =>
  converse(
    reads('camp', '/stays', () => stays, list({ id, code: text, arrival: day, departure: day, adults: number, status: oneOf('booked', 'awaitingPermit', 'awaitingCollection'), amountPaid: { ...number, description: 'EUR' }, permitValidUntil: maybeDay })), // oxfmt-ignore
    reads('camp', '/parcels', () => parcels, list({ id, code: text, dropped_off_on: day, ready_by: day, status: oneOf('received', 'ready', 'picked_up') })), // oxfmt-ignore
    reads('camp', '/trainers', () => trainers, list({ id, name: text, contract: oneOf('fixed_term', 'permanent'), contract_ends_on: maybeDay })), // oxfmt-ignore
    reads('camp', '/enrolments', () => enrolments, list({ id, student: text, course_code: text, status: oneOf('active', 'waitlisted') })), // oxfmt-ignore
    reads('camp', '/huts', () => [{ id: 41, name: 'Low', heated: true, note: null }], list({ id, name: text, heated: flag, note: nullable })), // oxfmt-ignore
  )
const ids = (result: unknown) => [result].flat().map(one => (one as { id: number }).id)
const answers = (rows: readonly (readonly [string, readonly number[]])[]) => {
  for (const [message, found] of rows)
    it(message, async () => {
      const { data, response } = await camp().ask(message)
      expect(ids(data.result), response).to.deep.equal(found)
    })
}

describe('what is valid', () => {
  answers([
    ['stays whose permit is still valid', [2]],
    ['stays with a valid permit', [2]],
    ['stays without a valid permit', [1, 3]],
    ['stays whose permit is no longer valid', [1, 3]],
  ])
})

describe('what is waited for', () => {
  answers([
    ['Which stays are waiting for a permit?', [1]],
    ['Which stays are waiting to be collected?', [3]],
    ['Which parcels are ready to be picked up?', [11]],
  ])

  it('is no list that is asked for where somebody is on it', async () => {
    const { response } = await camp().ask('Who is on the waiting list for ES-1?')
    expect(response).to.not.contain('passed over')
  })
})

describe('what was paid or came in', () => {
  answers([
    ['Which stays have not paid anything yet?', [1]],
    ['stays that have paid nothing', [1]],
    ['stays that have not paid at all', [1]],
    ['parcels that came in since Monday', [11]],
    ['upcoming stays', [2]],
    ["Which trainers' contracts end this year?", [21]],
  ])
})
