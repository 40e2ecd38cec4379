import { expect } from 'chai'
import { date as day, int as id, list, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

// Today is 14 May 2025.
const wardens = [
  { id: 11, name: 'Ann Lee', role: 'inspector' },
  { id: 12, name: 'Bo Ray', role: 'inspector' },
  { id: 13, name: 'Cy Fox', role: 'keeper' },
]
const parks = [
  { id: 21, name: 'Elm Green', town: 'Bath', inspector_id: 11 },
  { id: 22, name: 'Ash Meadow', town: 'Bath', inspector_id: 11 },
  { id: 23, name: 'Oak Hill', town: 'York', inspector_id: 12 },
]
const parcel = (at: number, status: string, shipped_at: string | null, carrier: string) => ({ id: at, status, shipped_at, carrier }) // oxfmt-ignore
const parcels = [
  parcel(31, 'packed', null, 'nordline'),
  parcel(32, 'shipped', '2025-05-01', 'nordline'),
  parcel(33, 'delivered', '2025-04-01', 'nordline'),
  parcel(34, 'shipped', '2025-05-02', 'redvan'),
]
const visits = [
  { id: 41, warden_id: 13, begins_on: '2025-05-01', status: 'held' },
  { id: 42, warden_id: 13, begins_on: '2025-06-01', status: 'planned' },
]
const optional = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })
const talk = () =>
  converse(
    reads('parks', '/wardens', () => wardens, list({ id, name: text, role: of('inspector', 'keeper') })),
    reads('parks', '/parks', () => parks, list({ id, name: text, town: text, inspector_id: id })),
    reads('parks', '/visits', () => visits, list({ id, warden_id: id, begins_on: day, status: of('planned', 'held') })),
    reads('parks', '/parcels', () => parcels, list({ id, status: of('packed', 'shipped', 'delivered'), shipped_at: optional(day), carrier: of('nordline', 'redvan') })), // oxfmt-ignore
  )

describe('what is told of the records themselves', () => {
  it('takes the object of a verb for those before, though the verb is a role', async () => {
    const { ask } = talk()
    await ask('list the parks in Bath')
    const { response } = await ask('who inspects them?')
    expect(response).to.match(/Ann Lee/)
    expect(response).to.not.match(/Bo Ray/)
  })

  for (const message of ['which wardens live in Bath?', 'wardens based in Bath'])
    it(`doubts that people live where what they look after is: ${message}`, async () => {
      const { data, confidence } = await talk().ask(message)
      expect('error' in data || confidence < 0.8).to.equal(true)
    })

  it('takes what was shipped by a carrier whatever state it is in by now', async () => {
    expect((await talk().ask('how many parcels were shipped by nordline?')).response).to.match(/are 2 parcels shipped/)
    expect((await talk().ask('parcels with status shipped and carrier nordline')).response).to.match(/^1 parcel\b/)
  })

  it('takes what somebody has got for all that they have', async () => {
    expect((await talk().ask('what visits has Cy Fox got?')).response).to.match(/^2 visits/)
    expect((await talk().ask('what visits has Cy Fox had?')).response).to.match(/^1 visit\b/)
  })
})
