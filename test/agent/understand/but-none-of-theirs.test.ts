import { expect } from 'chai'
import { date, int as id, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const skippers = [
  { id: 1, name: 'Ann Lee' },
  { id: 2, name: 'Bo Ray' },
  { id: 3, name: 'Cy Dunn' },
]
const rigs = [
  { id: 1, name: 'Sloop' },
  { id: 2, name: 'Ketch' },
  { id: 3, name: 'Yawl' },
]
const licences = [
  { id: 1, skipper_id: 1, rig_id: 1 },
  { id: 2, skipper_id: 1, rig_id: 2 },
  { id: 3, skipper_id: 2, rig_id: 3 },
]
const drills = [
  { id: 1, held_on: '2026-03-01', skipper_id: 1, rig_id: 1, fee: { amount: 40, currency: 'EUR' }, place_id: 1 },
  { id: 2, held_on: '2026-03-05', skipper_id: 1, rig_id: 1, fee: { amount: 60, currency: 'USD' }, place_id: 1 },
  { id: 3, held_on: '2026-04-02', skipper_id: 2, rig_id: 3, fee: { amount: 50, currency: 'EUR' }, place_id: 1 },
]
const reports = [
  { id: 1, drill_id: 1, heading: 'Wet' },
  { id: 2, drill_id: 3, heading: 'Dry' },
]
const fee = { type: 'object', properties: { amount: { type: 'number' }, currency: text } }
const ask = async (message: string) => {
  const { ask } = converse(
    reads('quay', '/skippers', () => skippers, list({ id, name: text })),
    reads('quay', '/rigs', () => rigs, list({ id, name: text })),
    reads('quay', '/licences', () => licences, list({ id, skipper_id: id, rig_id: id })),
    reads('quay', '/drills', () => drills, list({ id, held_on: date, skipper_id: id, rig_id: id, fee, place_id: id })),
    reads('quay', '/reports', () => reports, list({ id, drill_id: id, heading: text })),
  )
  return (await ask(message)).response
}

describe('what has one thing but none of another', () => {
  it('has none over all that it has, and not only over one of them', async () => {
    expect(await ask('Which skippers have drills but no reports?')).to.match(/no skippers|none/i)
    expect(await ask('Which skippers have drills but no reports?')).to.not.match(/Ann Lee/)
  })
})

describe('a verb of what is so in general', () => {
  it('says which of them go together, and not at what they once did', async () => {
    expect(await ask('Which rigs does Ann Lee handle?')).to.match(/2 rigs\b.*Sloop and Ketch/)
    expect(await ask('How many rigs does Ann Lee handle?')).to.match(/\b2 rigs\b/)
  })
})

it('tells the amount of the one that is first, and not its currency', async () =>
  expect(await ask('What is the fee of the latest drill?')).to.match(/50/))
