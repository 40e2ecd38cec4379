import { expect } from 'chai'
import { text, list } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const id = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const idsOf = (result: unknown) => [result].flat().map(row => (row as { id: number }).id).sort() // oxfmt-ignore

/** The day of the test is 14 May 2025. */
const PORTS = [{ id: 1, name: 'Oslo' }, { id: 2, name: 'Bergen' }] // oxfmt-ignore
const FAIRS = [
  { id: 11, port_id: 1, date: '2025-05-24' },
  { id: 12, port_id: 2, date: '2025-05-24' },
  { id: 13, port_id: 1, date: '2025-05-31' },
]
const SAILORS = [{ id: 31, name: 'Ann Berg' }, { id: 32, name: 'Bo Holm' }, { id: 33, name: 'Cy Fox' }] // oxfmt-ignore
const BOOKINGS = [
  { id: 41, sailor_id: 31, fair_id: 11, booked_on: '2025-04-01' },
  { id: 42, sailor_id: 32, fair_id: 12, booked_on: '2025-04-02' },
  { id: 43, sailor_id: 33, fair_id: 13, booked_on: '2025-04-03' },
]
const ask = (message: string) =>
  converse(
    reads('club', '/ports', () => PORTS, list({ id, name: text })),
    reads('club', '/fairs', () => FAIRS, list({ id, port_id: id, date: day })),
    reads('club', '/sailors', () => SAILORS, list({ id, name: text })),
    reads('club', '/bookings', () => BOOKINGS, list({ id, sailor_id: id, fair_id: id, booked_on: day })),
  ).ask(message)

describe('who is booked for a day', () => {
  for (const [message, who] of [
    ['Which sailors are booked in at Oslo on 24 May 2025?', [31]],
    ['Which sailors are booked on 24 May 2025?', [31, 32]],
    ['Which sailors are booked at Oslo on 31 May 2025?', [33]],
  ] as const)
    it(`goes by the day of what was booked: ${message}`, async () =>
      expect(idsOf((await ask(message)).data.result)).to.deep.equal(who))

  it('leaves the day of booking to what was booked then', async () =>
    expect(idsOf((await ask('Which bookings were made on 2 April 2025?')).data.result)).to.deep.equal([42]))
})
