import { expect } from 'chai'
import { date as day, int as id, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const vendors = [
  { id: 1, name: 'Acme' },
  { id: 2, name: 'Bolt' },
]
/** Asked on 14 May 2025: one came late, one in time, one is overdue, one is still to come. */
const parcels = [
  { id: 11, vendor_id: 1, number: 'P-11', ordered_on: '2025-01-02', expected_on: '2025-02-01', received_on: '2025-02-10' },
  { id: 12, vendor_id: 1, number: 'P-12', ordered_on: '2025-01-03', expected_on: '2025-02-20', received_on: '2025-02-12' },
  { id: 13, vendor_id: 2, number: 'P-13', ordered_on: '2025-03-04', expected_on: '2025-04-01', received_on: null },
  { id: 14, vendor_id: 2, number: 'P-14', ordered_on: '2025-05-01', expected_on: '2025-06-01', received_on: null },
] // oxfmt-ignore
const ask = (message: string) =>
  converse(
    reads('store', '/vendors', () => vendors, list({ id, name: text })),
    reads('store', '/parcels', () => parcels, list({ id, vendor_id: id, number: text, ordered_on: day, expected_on: day, received_on: { ...day, nullable: true } })), // oxfmt-ignore
  ).ask(message)
const ids = (result: unknown) => (result as { id: number }[]).map(one => one.id)

describe('what was late', () => {
  for (const [message, found] of [
    ['Which parcels arrived late?', [11]],
    ['Which parcels arrived on time?', [12]],
    ['Which parcels were late?', [11, 13]],
    ['Which parcels have been late?', [11, 13]],
    ['Which parcels are late?', [13]],
  ] as const)
    it(`is told by when it came, and not by when it was ordered: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(ids(data.result), response).to.deep.equal(found)
    })

  it('is asked of one vendor', async () =>
    expect((await ask('Were any parcels from Acme late?')).response).to.match(/^Yes: .*\b1 parcel/))
})
