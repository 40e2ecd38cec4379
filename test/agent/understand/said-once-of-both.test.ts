import { expect } from 'chai'
import { date as day, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const harbours = [
  { id: 1, name: 'Alder Quay', budget: 500 },
  { id: 2, name: 'Birch Quay', budget: 900 },
  { id: 3, name: 'Cedar Quay', budget: 200 },
]
const STATES = ['sold', 'ready', 'on-hold', 'sold', 'sold', 'ready', 'sold']
const boats = STATES.map((state, at) => ({
  id: 10 + at,
  name: `Boat ${String.fromCharCode(65 + at)}`,
  harbour_id: at < 4 ? 1 : 2,
  state,
  length: 5 + at,
}))
const services = [
  { id: 31, boat_id: 10, sort: 'phone', state: 'paid', paid_amount: 50, on: '2025-02-01' },
  { id: 32, boat_id: 10, sort: 'visit', state: 'paid', paid_amount: 70, on: '2025-02-02' },
  { id: 33, boat_id: 11, sort: 'visit', state: 'open', paid_amount: 90, on: '2025-02-03' },
]
const skippers = [1, 1, 2].map((harbour_id, at) => ({ id: 40 + at, name: ['Ann Lee', 'Bo Ray', 'Cy Fox'][at], harbour_id, phone: '1' })) // oxfmt-ignore
const ask = (message: string) =>
  converse(
    reads('port', '/harbours', () => harbours.map(one => ({ ...one, lead_id: 40 })), list({ id, name: text, budget: num, lead_id: { ...id, description: 'The skipper who leads it' } })), // oxfmt-ignore
    reads('port', '/boats', () => boats, list({ id, name: text, harbour_id: id, state: of('sold', 'ready', 'on-hold'), length: num })), // oxfmt-ignore
    reads('port', '/services', () => services, list({ id, boat_id: id, sort: of('phone', 'visit'), state: of('paid', 'open'), paid_amount: num, on: day })), // oxfmt-ignore
    reads('port', '/skippers', () => skippers, list({ id, name: text, harbour_id: id, phone: text })),
  ).ask(message)

describe('what two questions have in common is said once', () => {
  for (const [message, says] of [
    ['How many boats does Alder Quay have and how many does Birch Quay?', /4 boats .*Alder Quay.*3 boats .*Birch Quay/],
    ['How many boats does Alder Quay have and how many does Birch Quay have?', /4 boats .*Alder Quay.*3 boats .*Birch Quay/], // oxfmt-ignore
    ['Which harbour has the highest budget and which has the lowest?', /highest budget is Birch Quay.*lowest budget is Cedar Quay/], // oxfmt-ignore
    ['Are there more sold than ready boats?', /^Yes: it is 4 .* and 2 /],
    ['How many more sold than ready boats are there?', /difference is 2\b/],
    ['Do we have more sold or more on hold boats?', /^More .*sold: 4, against 1 /],
    ['Which harbours have more sold than ready boats?', /^2 harbours with more sold boats than ready boats/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})

describe('states before the noun that is counted', () => {
  for (const [message, says] of [
    ['Which boats have at least 2 paid services?', /^1 boat that has at least 2 services .*paid: Boat A/],
    ['What are the 2 paid services with the highest paid amount?', /^The top 2 services .*paid/],
    ['Show me the boats with phone services', /^1 boat that has services with sort phone: Boat A/],
    ['Which harbours have at least 2 skippers?', /^1 harbour that has at least 2 skippers: Alder Quay/],
  ] as const)
    it(`are no figure and no field of others: ${message}`, async () =>
      expect((await ask(message)).response).to.match(says))
})

describe('orders in a state', () => {
  const products = [{ id: 1, name: 'Night Owl' }]
  const orders = ['delivered', 'open', 'delivered'].map((state, at) => ({ id: at + 5, state, lines: [{ product_id: 1, quantity: 4 }] })) // oxfmt-ignore
  it('are counted, and no pieces of what is in them', async () => {
    const lines = { type: 'array', items: { type: 'object', properties: { product_id: id, quantity: id } } }
    const { response } = await converse(
      reads('shop', '/products', () => products, list({ id, name: text })),
      reads('shop', '/orders', () => orders, list({ id, state: of('delivered', 'open'), lines })),
    ).ask('How many delivered orders are there?')
    expect(response).to.match(/^There are 2 orders/)
  })
})
