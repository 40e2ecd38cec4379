import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, moment, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const euros = { type: 'number', description: 'in euros' }

const boats = [
  { id: 1, name: 'Gull', kind: 'sail', length_m: 8, day_price: 100 },
  { id: 2, name: 'Heron', kind: 'sail', length_m: 12, day_price: 300 },
  { id: 3, name: 'Otter', kind: 'motor', length_m: 6, day_price: 140 },
  { id: 4, name: 'Pike', kind: 'motor', length_m: 7, day_price: 180 },
]
const captains = [
  { id: 'cap-11', name: 'Ida Voss', port: 'Kiel', wage: 3000, mentor_id: 'cap-13' },
  { id: 'cap-12', name: 'Jon Brandt', port: 'Kiel', wage: 3400, mentor_id: 'cap-11' },
  { id: 'cap-13', name: 'Kaya Lund', port: 'Husum', wage: 2600, mentor_id: 'cap-14' },
  { id: 'cap-14', name: 'Leo Dahl', port: 'Husum', wage: 3000, mentor_id: null },
]
const charters = [
  { id: 21, boat_id: 1, captain_id: 'cap-12', starts_at: '2025-05-05T09:00:00Z', ends_at: '2025-05-05T15:00:00Z', fee: 400, paid_on: '2025-05-06' }, // oxfmt-ignore
  { id: 22, boat_id: 2, captain_id: 'cap-12', starts_at: '2025-05-06T16:30:00Z', ends_at: '2025-05-08T16:30:00Z', fee: 900, paid_on: null }, // oxfmt-ignore
  { id: 23, boat_id: 2, captain_id: 'cap-13', starts_at: '2025-05-10T18:00:00Z', ends_at: '2025-05-10T20:00:00Z', fee: 600, paid_on: null }, // oxfmt-ignore
  { id: 24, boat_id: 2, captain_id: 'cap-13', starts_at: '2025-05-12T08:00:00Z', ends_at: '2025-05-12T12:00:00Z', fee: 300, paid_on: '2025-05-12' }, // oxfmt-ignore
]
const drills = [
  { id: 31, boat_id: 1, topic: 'knots', begins: '09:15', finishes: '10:00' },
  { id: 32, boat_id: 3, topic: 'charts', begins: '14:00', finishes: '15:30' },
]

const marina = () =>
  converse(
    reads('marina', '/boats', () => boats, list({ id: whole, name: text, kind: text, length_m: whole, day_price: euros })), // oxfmt-ignore
    reads('marina', '/captains', () => captains, list({ id: text, name: text, port: text, wage: euros, mentor_id: text })), // oxfmt-ignore
    reads(
      'marina',
      '/charters',
      () => charters,
      list({ id: whole, boat_id: whole, captain_id: text, starts_at: moment, ends_at: moment, fee: euros, paid_on: { type: 'string', format: 'date', nullable: true } }), // oxfmt-ignore
    ),
    reads('marina', '/drills', () => drills, list({ id: whole, boat_id: whole, topic: text, begins: text, finishes: text })), // oxfmt-ignore
  )

const keys = (result: unknown) => [result].flat().map(row => (row as { id: number | string }).id)

describe('figures against figures, the first of each group, times and lasting', () => {
  for (const [message, ids, said] of [
    ['boats dearer than the average', [2], 'over the average of all boats'],
    ['which boats have a below-average length?', [1, 3, 4], 'below the average'],
    ['boats longer than the average of their kind', [2, 4], 'the same kind'],
    ['captains with a wage above the median', ['cap-12'], 'median'],
    ['captains who earn more than their mentor', ['cap-11', 'cap-12'], 'of their mentor'],
    ['the dearest boat of each kind', [4, 2], 'motor: Pike'],
    ['highest paid captain per port', ['cap-14', 'cap-12'], 'Kiel: Jon Brandt'],
    ['the latest charter of each captain', [22, 24], 'Jon Brandt: '],
    ['captains with charters of more than 1000 euros in total', ['cap-12'], 'total fee'],
    ['the longest charter', [22], '48'],
    ['charters that start after 4 pm', [22, 23], 'after 16:00'],
    ['charters starting between 8 and 10 am', [21, 24], 'from 08:00 to 10:00'],
    ['charters starting in the evening', [23], 'from 18:00'],
    ['charters starting on Mondays', [21, 24], 'on Mondays'],
    ['drills before 9:30', [31], 'before 09:30'],
    ['drills in the afternoon', [32], ''],
  ] as const)
    it(message, async () => {
      const { ask } = marina()
      const { data, response } = await ask(message)
      expect(data.result && keys(data.result), response).to.have.members([...ids])
      expect(response).to.include(said)
    })

  it('adds up what is not paid where something is owed, and says so', async () => {
    const { ask } = marina()
    const { data, response } = await ask('how much do the captains owe us?')
    expect(data.result, response).to.equal(1500)
    expect(response).to.include('not paid')
  })

  it('takes how long something lasts from its beginning and its end', async () => {
    const { ask } = marina()
    const { data, response } = await ask('average duration of charters')
    expect(data.result, response).to.equal(15)
    const days = await marina().ask('how long do charters last on average, in days?')
    expect(days.data.result, days.response).to.equal(0.625)
  })

  it('goes by the one kind of record that somebody did, where one is popular', async () => {
    const { ask } = marina()
    const { data, response } = await ask('which boat is the most popular?')
    expect(data.result, response).to.equal('Heron')
    expect(response).to.include('number of charters')
  })
})

describe('figures whose writing or name only the schema or the data explain', () => {
  const kilns = [
    { id: 1, label: 'Red', built_in: 1931, share_used: 0.95, hire_pcm: 300, racks: 2 },
    { id: 2, label: 'Blue', built_in: 1988, share_used: 0.4, hire_pcm: 500, racks: 2 },
    { id: 3, label: 'Grey', built_in: 2004, share_used: 0.85, hire_pcm: 700, racks: 4 },
  ]
  const extras = [{ id: 9, kiln_id: 1, name: 'Hire', checked_on: '2024-05-01' }]
  const pottery = () =>
    converse(
      reads('pottery', '/kilns', () => kilns, list({ id: whole, label: text, built_in: whole, share_used: { type: 'number', description: 'of the year, 0 to 1' }, hire_pcm: euros, racks: whole })), // oxfmt-ignore
      reads('pottery', '/extras', () => extras, list({ id: whole, kiln_id: whole, name: text, checked_on: { type: 'string', format: 'date' } })), // oxfmt-ignore
    )
  for (const [message, said] of [
    ['kilns built before 1950', 'Red'],
    ['kilns with a share used of at least 85%', '2 kilns'],
    ['average hire per number of racks', '2 €400'],
    ['average hire of a 4 rack kiln', '€700'],
  ] as const)
    it(message, async () => {
      const { response } = await pottery().ask(message)
      expect(response).to.include(said)
    })
})
