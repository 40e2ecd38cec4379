import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const shops = ['Elm Bakery', 'Oak Bakery'].map((name, at) => ({ id: at + 1, name }))
const cakes = [
  { id: 1, shop_id: 1, name: 'Plum Tart', price: 4.5, calories: 310 },
  { id: 2, shop_id: 2, name: 'Nut Loaf', price: 3.25, calories: 520 },
]
const STATES = ['asked', 'confirmed', 'cancelled']
const orders = STATES.map((status, at) => ({ id: at + 1, shop_id: 1, status }))
const bakers = [{ id: 1, name: 'Ann Lee', weight: 60 }]
const bakery = () =>
  converse(
    reads('ovens', '/shops', () => shops, list({ id, name: text })),
    reads('ovens', '/cakes', () => cakes, list({ id, shop_id: id, name: text, price: { type: 'number', description: 'Price in EUR' }, calories: { ...id, description: 'Calories per piece' } })), // oxfmt-ignore
    reads('ovens', '/orders', () => orders, list({ id, shop_id: id, status: { ...text, enum: STATES } })),
    reads('ovens', '/bakers', () => bakers, list({ id, name: text, weight: { ...id, description: 'Weight at the last visit' } })), // oxfmt-ignore
  )

describe('what is of one thing and of all', () => {
  for (const [message, said] of [
    ['How much is the Plum Tart?', '4.5'],
    ['which shops belong to the group?', 'Elm Bakery and Oak Bakery'],
    ['list the shops of our chain', 'Elm Bakery and Oak Bakery'],
    ['orders still to be confirmed', 'asked'],
    ['orders that have yet to be confirmed', 'asked'],
    ['what sort of things can you do for me?', 'I can answer questions'],
  ] as const)
    it(`${message} ${said}`, async () => expect((await bakery().ask(message)).response).to.include(said))

  it('takes no plural for what a description says of one', async () => {
    const { response } = await bakery().ask('how many visits were there?')
    expect(response).to.include('“visits”')
  })
})
