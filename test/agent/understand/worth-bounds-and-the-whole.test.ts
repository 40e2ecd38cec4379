import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, date } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const object = (properties: object) => ({ type: 'object', properties })
const list = (properties: object) => ({ type: 'array', items: object(properties) })
const idOf = (noun: string) => ({ ...whole, description: `Id of the ${noun}` })
const choice = (...values: string[]) => ({ type: 'string', enum: values })

const guests = ['Ann Lee', 'Bo Falk', 'Cy Moor'].map((name, at) => ({ id: at + 1, name, joined_on: `2024-0${at + 1}-05` })) // oxfmt-ignore
const orders = [0, 1, 2, 3, 4, 5].map(at => ({
  id: 100 + at,
  guest_id: 1 + (at % 3),
  status: ['open', 'paid', 'served'][at % 3],
  ordered_on: `2025-0${1 + (at % 4)}-10`,
  delivery_fee: 2 + at,
  tip: 1,
  lines: [
    { dish: 'Soup', quantity: 1 + at, unit_price: 4 },
    { dish: 'Tart', quantity: 2, unit_price: 6 },
  ],
}))
const invoices = [1, 2, 3].map(at => ({
  id: at,
  issued_on: `2025-0${at}-02`,
  subtotal: 10 * at,
  tax_amount: at,
  shipping_amount: 1,
  total_amount: 11 * at + 1,
  status: ['open', 'paid'][at % 2],
}))
const vases = [
  ['Globe', 4, 6, 'listed', 40],
  ['Disc', 0, 2, 'dropped', 45],
  ['Cone', 9, 3, 'dropped', 50],
  ['Tube', 0, 5, 'listed', 55],
].map(([name, units_in_stock, reorder_level, state, weight], at) => ({ id: at + 1, name, units_in_stock, reorder_level, state, price: 10 + at, weight, weight_limit: 50 })) // oxfmt-ignore
const inn = () =>
  converse(
    reads('cornerinn', '/guests', () => guests, list({ id: whole, name: text, joined_on: date })),
    reads('cornerinn', '/orders', () => orders, list({ id: whole, guest_id: idOf('guest'), status: choice('open', 'paid', 'served'), ordered_on: date, delivery_fee: amount, tip: amount, lines: list({ dish: text, quantity: whole, unit_price: amount }) })), // oxfmt-ignore
    reads('cornerinn', '/invoices', () => invoices, list({ id: whole, issued_on: date, subtotal: amount, tax_amount: amount, shipping_amount: amount, total_amount: amount, status: choice('open', 'paid') })), // oxfmt-ignore
    reads('cornerinn', '/vases', () => vases, list({ id: whole, name: text, units_in_stock: whole, reorder_level: whole, state: choice('listed', 'dropped'), price: amount, weight: whole, weight_limit: whole })), // oxfmt-ignore
  )
const answerOf = async (message: string) => String((await inn().ask(message)).response)

describe('what a record is worth', () => {
  for (const [message, told] of [
    ['total value of the open invoices', /total amount .*is 23\b/],
    ['total amount of the invoices', /total amount .*is 69\b/],
    ['how much are the paid invoices worth?', /total amount .*is 46\b/],
    ['average invoice value', /average total amount .*is 23\b/],
    ['invoice amount by month', /2025-01 12\b/],
  ] as const)
    it(`is what it comes to, not a charge beside it: ${message}`, async () => expect(await answerOf(message)).to.match(told)) // oxfmt-ignore

  for (const [message, told] of [
    ['total value of all paid orders', /\b52\b/],
    ['what are the open orders worth?', /\b44\b/],
    ['value of the orders of Ann Lee', /\b44\b/],
    ['total order value by status', /served 60\b/],
  ] as const)
    it(`is the sum of its lines where it has no amount itself: ${message}`, async () => expect(await answerOf(message)).to.match(told)) // oxfmt-ignore

  it('is not told as a fee where a figure of each is asked', async () => {
    expect(await answerOf('What is the median order value?')).to.not.match(/median (?:delivery fee|tip)/)
    expect(await answerOf('which order has the highest value?')).to.not.match(/highest (?:delivery fee|tip)/)
  })
})

describe('what is to be had', () => {
  for (const message of ['Which dropped vases do we still have in stock?', 'dropped vases that are in stock'])
    it(`has some of it: ${message}`, async () => expect(await answerOf(message)).to.include('Cone').and.not.to.include('Disc')) // oxfmt-ignore

  it('has none otherwise', async () => expect(await answerOf('vases that are not in stock')).to.match(/^2 .*Disc and Tube/)) // oxfmt-ignore
})

describe('a bound of a record', () => {
  for (const message of ['which vases are below their reorder level?', 'vases under the reorder level'])
    it(`is held against what it is set for: ${message}`, async () => expect(await answerOf(message)).to.match(/^3 .*Globe, Disc and Tube/)) // oxfmt-ignore

  it('goes by the words that both share', async () => expect(await answerOf('vases over their weight limit')).to.match(/^1 .*Tube/)) // oxfmt-ignore
})

describe('the place or firm that the service is', () => {
  for (const [message, told] of [
    ['How many guests are registered with the inn?', /\b3 guests/],
    ['What is the cheapest vase in the whole inn?', /Globe/],
    ['What is the highest price in our range?', /\b13\b/],
    ['how many vases are there in our assortment?', /\b4 vases/],
  ] as const)
    it(`restricts nothing: ${message}`, async () => expect(await answerOf(message)).to.match(told))

  it('is not what stands beside a name', async () => expect(await answerOf('cheapest vase in the inn Goldfish')).to.not.match(/Globe/)) // oxfmt-ignore
})

describe('what was returned', () => {
  const people = ['Ida Berg', 'Ole Lund', 'Uma Dahl'].map((name, at) => ({ id: at + 1, name }))
  const rentals = [1, 2, 3].map(id => ({ id, renter_id: id, rented_on: `2025-03-0${id}` }))
  const skis = ['Arc', 'Bow'].map((name, at) => ({ id: at + 1, name }))
  const returns = [1, 2, 3].map(id => ({ id, rental_id: id, ski_id: 1 + (id % 2), reason: ['worn', 'broken', 'broken'][id - 1] })) // oxfmt-ignore
  const hire = () =>
    converse(
      reads('hire', '/renters', () => people, list({ id: whole, name: text })),
      reads('hire', '/rentals', () => rentals, list({ id: whole, renter_id: idOf('renter'), rented_on: date })),
      reads('hire', '/skis', () => skis, list({ id: whole, name: text })),
      reads('hire', '/returns', () => returns, list({ id: whole, rental_id: idOf('rental'), ski_id: idOf('ski'), reason: choice('worn', 'broken') })), // oxfmt-ignore
    )

  for (const message of [
    'Which renters have sent back something that was broken?',
    'renters who brought back something broken',
  ])
    // oxfmt-ignore
    it(`is told by its state alone: ${message}`, async () => {
      const { response } = await hire().ask(message)
      expect(response).to.include('Ole Lund').and.to.include('Uma Dahl').and.not.to.include('Ida')
    })

  it('came back', async () => expect((await hire().ask('How many returns came back broken?')).response).to.match(/\b2\b/)) // oxfmt-ignore
})
