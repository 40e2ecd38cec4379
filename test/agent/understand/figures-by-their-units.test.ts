import { expect } from 'chai'
import { date as day, int, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const farms = [
  { id: 1, name: 'Alder Farm', town: 'Bern', intake_kg: 900 },
  { id: 2, name: 'Birch Farm', town: 'Chur', intake_kg: 1200 },
]
const FARM = { id: int, name: text, town: text, intake_kg: num }
const chargers = [
  { id: 11, code: 'P-11', farm_id: 1, flow_mw: 3 },
  { id: 12, code: 'P-12', farm_id: 1, flow_mw: 1 },
  { id: 13, code: 'P-13', farm_id: 2, flow_mw: 0.5 },
]
const members = [
  { id: 21, name: 'Ann Lee', plan_id: 31 },
  { id: 22, name: 'Bo Ray', plan_id: 32 },
]
const plans = [
  { id: 31, name: 'Night', price_per_litre: 0.4 },
  { id: 32, name: 'Noon', price_per_litre: 0.6 },
]
const sessions = [
  { id: 41, reference: 'S-41', charger_id: 11, member_id: 21, volume_litres: 70, cost: 28, held_on: '2026-03-01' },
  { id: 42, reference: 'S-42', charger_id: 12, member_id: 21, volume_litres: 20, cost: 8, held_on: '2026-03-02' },
  { id: 43, reference: 'S-43', charger_id: 13, member_id: 22, volume_litres: 50, cost: 30, held_on: '2026-03-03' },
]
const SESSION = {
  id: int,
  reference: text,
  charger_id: int,
  member_id: int,
  volume_litres: num,
  cost: money,
  held_on: day,
}
const ask = (message: string) =>
  converse(
    reads('wells', '/farms', () => farms, list(FARM)),
    reads('wells', '/chargers', () => chargers, list({ id: int, code: text, farm_id: int, flow_mw: num })),
    reads('wells', '/members', () => members, list({ id: int, name: text, plan_id: int })),
    reads('wells', '/plans', () => plans, list({ id: int, name: text, price_per_litre: money })),
    reads('wells', '/sessions', () => sessions, list(SESSION)),
  ).ask(message)
const ids = (result: unknown) => [result].flat().map(one => (one as { id: number }).id)

describe('figures that are spoken of by their unit', () => {
  for (const [message, right] of [
    ['Which chargers can deliver more than 2 MW?', [11]],
    ['Which chargers can deliver more than 900 kW?', [11, 12]],
    ['Which sessions took more than 40 litres?', [41, 43]],
    ['Give me the two charging sessions with the most litres', [41, 43]],
  ] as const)
    it(`“${message}”`, async () => {
      const { data, response } = await ask(message)
      expect(ids(data.result), response).to.deep.equal(right)
    })

  it('are added up in groups of what they lead to, whatever verb tells what was done', async () => {
    const { data, response } = await ask('How many litres we delivered in each town')
    expect(data.result, response).to.deep.equal([
      { town: 'Bern', total_volume_litres: 90 },
      { town: 'Chur', total_volume_litres: 50 },
    ])
  })

  it('of which the greatest is asked for by its place', async () =>
    expect((await ask('Where do we have the biggest intake?')).response).to.match(/Birch Farm.*Chur/))

  it('rank what they lead to', async () =>
    expect((await ask('Which charger has delivered the most litres?')).response).to.match(/^P-11\b.*70/))

  for (const message of ['What do people pay per litre on Night?', 'What do members pay per litre on Night?'])
    it(`are asked for per unit, whoever pays: ${message}`, async () =>
      expect((await ask(message)).response).to.match(/0\.40?/))

  it('are no money, though the verb may ask for it', async () =>
    expect((await ask('How many litres have members on the Night plan charged in total?')).data.result).to.equal(90))
})
