import { expect } from 'chai'
import {
  date as day,
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

/** A garden club and its store; it is Wednesday 14 May 2025, half past ten. */
const renters = [
  { id: 11, name: 'Ann Lee', company_name: null, phone: null, insurance: 'basic', check_due: '2025-05-01' },
  { id: 12, name: 'Bo Ray', company_name: 'Ray Ltd', phone: '0117 1', insurance: null, check_due: '2025-09-01' },
]
const garages = [
  { id: 21, code: 'G-1', status: 'vacant', monthly_rate: 40 },
  { id: 22, code: 'G-2', status: 'occupied', monthly_rate: 60 },
]
const plots = [
  { id: 31, code: 'P-1', renter_id: 11, annual_rent: 30, member_no: 5 },
  { id: 32, code: 'P-2', renter_id: null, annual_rent: 30, member_no: 6 },
]
const lots = [
  { id: 41, code: 'L-1', category: 'phone', state: 'stored' },
  { id: 42, code: 'L-2', category: 'bag', state: 'auctioned' },
]
const visits = [
  { id: 51, renter_id: 11, technician_id: null, starts_at: '2025-05-14T15:00:00Z', state: 'requested' },
  { id: 52, renter_id: 12, technician_id: 71, starts_at: '2025-05-14T09:00:00Z', state: 'confirmed' },
  { id: 53, renter_id: 12, technician_id: 71, starts_at: '2025-05-13T09:00:00Z', state: 'cancelled' },
]
const technicians = [{ id: 71, name: 'Ed Kay' }]
const offices = [{ id: 81, name: 'Quay', phone: '0117 2' }]
const club = () =>
  converse(
    reads('club', '/renters', () => renters, list({ id, name: text, company_name: nullable, phone: nullable, insurance: nullable, check_due: { ...day, description: 'Day of the next visit' } })), // oxfmt-ignore
    reads('club', '/garages', () => garages, list({ id, code: text, status: oneOf('vacant', 'occupied', 'reserved'), monthly_rate: { ...number, description: 'GBP' } })), // oxfmt-ignore
    reads('club', '/plots', () => plots, list({ id, code: text, renter_id: { ...maybeId, description: 'Who rents the plot' }, annual_rent: { ...number, description: 'GBP' } })), // oxfmt-ignore
    reads('club', '/lots', () => lots, list({ id, code: text, category: oneOf('phone', 'bag'), state: oneOf('stored', 'auctioned', 'disposed') })), // oxfmt-ignore
    reads('club', '/visits', () => visits, list({ id, renter_id: id, technician_id: maybeId, starts_at: moment, state: oneOf('requested', 'confirmed', 'held', 'cancelled') })), // oxfmt-ignore
    reads('club', '/technicians', () => technicians, list({ id, name: text })),
    reads('club', '/offices', () => offices, list({ id, name: text, phone: text })),
  )
const ids = (result: unknown) => [result].flat().map(one => (one as { id: number }).id)
const answers = (rows: readonly (readonly [string, readonly number[]])[]) => {
  for (const [message, found] of rows)
    it(message, async () => {
      const { data, response } = await club().ask(message)
      expect(ids(data.result), response).to.deep.equal(found)
    })
}

describe('what is free or taken', () => {
  answers([
    ['Which garages are free at the moment?', [21]],
    ['Which plots are free?', [32]],
    ['Which plots are not rented?', [32]],
    ['plots that are let', [31]],
  ])
})

describe('those among others', () => {
  answers([
    ['Which of our renters are companies?', [12]],
    ['list the business renters', [12]],
    ['Which renters are private individuals?', [11]],
    ['Which renters did not leave a phone number?', [11]],
    ['Which renters are insured?', [11]],
    ['renters who are not insured', [12]],
  ])
})

describe('what became of something', () => {
  answers([
    ['Which visits were called off?', [53]],
    ['Which lots were auctioned off?', [42]],
    ['Which visits still need to be confirmed?', [51]],
    ['Which visits have nobody assigned?', [51]],
    ['upcoming visits', [51]],
    ['Which renters are overdue for a visit?', [11]],
  ])

  it('is not what should have become of it', async () => {
    const { data, response } = await club().ask('Which lots should have been disposed of already?')
    expect(data.result, response).to.equal(null)
  })

  it('is asked of things, not of the numbers that others have', async () =>
    expect((await club().ask('How many phones are there?')).data.result).to.equal(1))
})
