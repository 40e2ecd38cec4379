import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const number = { type: 'number' }
const day = { type: 'string', format: 'date' }
const choice = (...values: string[]) => ({ type: 'string', enum: values })
const boats = [
  [1, 'Gull', 'sloop', 'rented', 40, 4],
  [2, 'Tern', 'sloop', 'available', 90, 6],
  [3, 'Auk', 'ferry', 'available', 120, 8],
  [4, 'Skua', 'ferry', 'rented', 60, 8],
].map(([key, name, hull_type, status, daily_rate, berths]) => ({
  id: key,
  name,
  hull_type,
  status,
  daily_rate,
  berths,
}))
const guests = [
  { id: 1, name: 'Ann Lee', loyalty_tier: 'gold', city: 'Oslo', barred_at: '2024-01-01' },
  { id: 2, name: 'Bo Day', loyalty_tier: 'none', city: 'Bergen', barred_at: null },
]
const rentals = [
  [1, 1, 1, 'returned', '2024-02-01', 5, 300],
  [2, 2, 1, 'returned', '2024-03-01', 1, 900],
  [3, 2, 2, 'cancelled', '2024-04-01', 2, 100],
  [4, 3, 2, 'cancelled', '2024-04-02', 1, 2000],
  [5, 4, 1, 'open', '2024-06-01', 2, 50],
].map(([key, boat_id, guest_id, status, pickup_date, single_cabins, total]) => ({
  id: key,
  boat_id,
  guest_id,
  status,
  pickup_date,
  single_rooms: single_cabins,
  total_price: total,
}))
const sales = [
  { id: 1, boat_id: 1, sold_on: '2024-01-02', sale_price: 1000, part_exchange_value: 200 },
  { id: 2, boat_id: 2, sold_on: '2024-01-03', sale_price: 3000, part_exchange_value: 0 },
]

const ask = (message: string) =>
  converse(
    reads('marina', '/boats', () => boats, list({ id, name: text, hull_type: choice('sloop', 'ferry'), status: choice('available', 'rented'), daily_rate: number, berths: id })), // oxfmt-ignore
    reads(
      'marina',
      '/guests',
      () => guests,
      list({
        id,
        name: text,
        loyalty_tier: choice('gold', 'none'),
        city: text,
        barred_at: { type: ['string', 'null'], format: 'date' },
      }),
    ),
    reads('marina', '/rentals', () => rentals, list({ id, boat_id: id, guest_id: id, status: choice('open', 'returned', 'cancelled'), pickup_date: day, single_rooms: id, total_price: number })), // oxfmt-ignore
    reads('marina', '/sales', () => sales, list({ id, boat_id: id, sold_on: day, sale_price: number, part_exchange_value: number })), // oxfmt-ignore
  ).ask(message)
const ids = (result: unknown) => [result].flat().map(row => (row as { id: number }).id)

describe('what is ranked, and by what', () => {
  for (const [message, wanted] of [
    // Neither their rate nor what they came to: the part of each that was cancelled.
    ['which hull type has the highest percentage of rentals that were cancelled?', 'ferry'],
    ['which boat hull type has the highest percentage of rentals that were cancelled?', 'ferry'],
    ['which hull type of the boat has the highest share of cancelled rentals?', 'ferry'],
    ['which guest loyalty tier has the highest cancellation rate?', 'none'],
    // How many of them, each of whom may have done it more than once.
    ['which boat was rented by the most guests?', 'Tern'],
    // The field of theirs that sorts them.
    ['which boat type has the most rentals?', 'sloop'],
    ['which guest level has the most rentals?', 'gold'],
  ] as const)
    it(`is told: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(data.result, response).to.equal(wanted)
    })

  it('is where somebody lives, and not that they go on', async () => {
    const { response } = await ask('which guests live in Oslo?')
    expect(response)
      .to.match(/Ann Lee/)
      .and.not.match(/barred/)
  })

  it('is not the records where they have nothing that sorts them so', async () => {
    const { response } = await ask('which guest class has the most rentals?')
    expect(response).to.match(/could read as .*class/)
  })

  it('is what a rental comes to, and not how many single rooms it has', async () => {
    const { data, response } = await ask('what is the biggest rental?')
    expect(ids(data.result), response).to.deep.equal([4])
  })

  it('is among all that were ever rented, whatever state they are in now', async () => {
    const { data, response } = await ask('what is the most expensive boat we have ever rented?')
    expect(ids(data.result), response).to.deep.equal([2])
    expect(ids((await ask('the cheapest boat ever rented')).data.result)).to.deep.equal([1])
  })

  it('adds up what things were sold for, and not what was taken in part exchange', async () => {
    const { data, response } = await ask('total sales revenue')
    expect(data.result, response).to.equal(4000)
  })

  it('is no figure of each that is added up again for every record that belongs to it', async () => {
    const { response, confidence } = await ask('how many berths are there per rental?')
    expect(confidence, response).to.be.below(0.8)
  })
})

describe('how much more something costs in percent', () => {
  for (const message of [
    'what percentage more do ferries cost on average than sloops?',
    'on average, what percentage more do ferries cost than sloops?',
    'how many percent more do ferries cost per day than sloops on average?',
  ])
    it(`is by how much the one is above the other: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(data.result, response).to.be.closeTo(100 * (90 / 65 - 1), 0.01)
    })

  it('is no part of the groups that are set against each other', async () => {
    const { response, confidence } = await ask('what percentage of the boats by hull type are ferries?')
    expect(confidence, response).to.be.below(0.8)
  })
})
