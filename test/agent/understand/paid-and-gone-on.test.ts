import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const STATES = ['placed', 'paid', 'packed', 'sent', 'arrived', 'cancelled']
const parcels = [...STATES, 'placed', 'arrived'].map((status, at) => ({ id: at + 1, number: `P-${at + 1}`, status }))
const TICKETS = ['raised', 'triaged', 'solved', 'reopened', 'on_hold', 'rejected']
const tickets = TICKETS.map((status, at) => ({ id: at + 1, number: `T-${at + 1}`, status }))

const BILLS = ['draft', 'sent', 'paid', 'overdue', 'void']
const bills = BILLS.map((status, at) => ({ id: at + 1, number: `B-${at + 1}`, status }))

const desk = () =>
  converse(
    reads('desk', '/bills', () => bills, list({ id, number: text, status: { ...text, enum: BILLS } })),
    reads('desk', '/parcels', () => parcels, list({ id, number: text, status: { ...text, enum: STATES } })),
    reads('desk', '/tickets', () => tickets, list({ id, number: text, status: { ...text, enum: TICKETS } })),
  )
const keysOf = (result: unknown) => (result as { id: number }[]).map(one => one.id)

describe('what has been done, and went on from there', () => {
  for (const [ask, holds] of [
    ['Has parcel P-2 been paid?', true],
    ['Has parcel P-5 been paid?', true],
    ['Has P-5 been sent yet?', true],
    ['Is parcel P-4 paid?', true],
    ['Has parcel P-1 been paid?', false],
    ['Has parcel P-6 been paid?', false],
    ['Has parcel P-3 been sent?', false],
    ['Have all parcels been paid?', false],
    ['Has bill B-3 been paid?', true],
    ['Has bill B-4 been paid?', false],
    ['Has bill B-4 been sent?', true],
    ['Has ticket T-3 been solved?', true],
    ['Has ticket T-4 been solved?', false],
    ['Has ticket T-3 been triaged?', true],
    ['Has ticket T-5 been triaged?', false],
  ] as const)
    it(`has been so whatever came next: ${ask}`, async () => {
      const { data } = await desk().ask(ask)
      expect(data.result).to.equal(holds)
    })

  for (const [ask, ids] of [
    ['Which parcels have not been paid?', [1, 7]],
    ["Which parcels haven't been packed?", [1, 2, 7]],
    ['Which parcels are unpaid?', [1, 7]],
    ['Which parcels are paid?', [2]],
    ['Which parcels have not been cancelled?', [1, 2, 3, 4, 5, 7, 8]],
  ] as const)
    it(`is not among those of which it is still to come: ${ask}`, async () =>
      expect(keysOf((await desk().ask(ask)).data.result)).to.have.members(ids))
})
