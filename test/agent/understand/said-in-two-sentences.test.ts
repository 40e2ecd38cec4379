import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const depots = [{ id: 1, name: 'North Depot' }]
const couriers = ['Ann Moor', 'Ben Oak'].map((name, at) => ({
  id: at + 1,
  name,
  email: `c${at}@x.example`,
  home_depot_id: at ? null : 1,
}))
const parcels = [
  { id: 1, courier_id: 2, outcome: 'damaged' },
  { id: 2, courier_id: 1, outcome: 'fine' },
]
const ask = (message: string) =>
  converse(
    reads('post', '/depots', () => depots, list({ id: whole, name: text })),
    reads('post', '/couriers', () => couriers, list({ id: whole, name: text, email: text, home_depot_id: { ...whole, nullable: true } })), // oxfmt-ignore
    reads('post', '/parcels', () => parcels, list({ id: whole, courier_id: whole, outcome: { type: 'string', enum: ['damaged', 'fine'] } })), // oxfmt-ignore
  ).ask(message)

describe('what the last sentence wants', () => {
  for (const message of [
    'who had a damaged parcel? give me the couriers',
    'which parcels are damaged? list the couriers',
  ])
    it(`is what is listed: “${message}”`, async () => {
      const { data, response } = await ask(message)
      expect(data.result, response).to.deep.equal([couriers[1]])
    })
})

describe('records with a key in a role', () => {
  it('are told by the role, and by nothing that all might have', async () => {
    expect((await ask('couriers with a home depot')).response).to.include('with a home depot')
    expect((await ask('couriers without a home depot')).response).to.include('without a home depot')
  })
})
