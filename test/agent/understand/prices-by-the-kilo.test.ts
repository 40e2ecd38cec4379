import { expect } from 'chai'
import { int, list, num, text } from '../../support/memory/schemas.ts'
import { keeps } from '../../support/styles/changes.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const cents = { type: 'object', properties: { amount: { type: 'integer', description: 'In cents' }, currency: text } }
const NUT = { id: int, name: text, pricePerKg: money, deposit: money }
const nuts = [
  { id: 1, name: 'Pecan', pricePerKg: 18, deposit: 2 },
  { id: 2, name: 'Hazel', pricePerKg: 11, deposit: 40 },
  { id: 3, name: 'Walnut', pricePerKg: 15, deposit: 1 },
]
const asked = () => converse(reads('nutshop', '/nuts', () => nuts, list(NUT)))
const kept = () =>
  converse(
    ...keeps('nutshop', 'nut', {
      fields: { name: text, pricePerKg: cents, stock: num },
      needs: ['name'],
      rows: nuts.map(({ id, name, pricePerKg }) => ({ id, name, pricePerKg: { amount: pricePerKg * 100, currency: 'EUR' }, stock: 9 })), // oxfmt-ignore
    }),
  )

describe('what is dear by the kilo, of a price per kg', () => {
  for (const [message, right] of [
    ['Our two dearest nuts by the kilo, please.', [1, 3]],
    ['Which is our cheapest nut per kilo?', [2]],
    ['Which nuts cost more than 14 euros a kilo?', [1, 3]],
    ['Which nuts are under 16 euros a kilo?', [2, 3]],
    ['nuts under €16 per kilogram', [2, 3]],
  ] as const)
    it(`“${message}”`, async () => {
      const { data, response, confidence } = await asked().ask(message)
      expect(
        [data.result].flat().map(one => (one as { id: number }).id),
        response,
      ).to.deep.equal(right)
      expect(confidence).to.be.at.least(0.8)
    })

  for (const [message, right] of [
    ['How much is Pecan a kilo?', 18],
    ['What does Pecan cost per kilo?', 18],
    ['What is the average price per kilo of our nuts?', 44 / 3],
  ] as const)
    it(`“${message}”`, async () => expect((await asked().ask(message)).data.result).to.equal(right))

  for (const order of [
    'Change the price of Pecan to €19.50 a kilo.',
    'Pecan goes up to €19.50 a kilo, please change the price.',
    'The price of Pecan goes up to €19.50 per kg.',
    'Set the price per kilo of Pecan to €19.50.',
  ])
    it(`changes it: “${order}”`, async () => {
      const { pending, response } = await kept().ask(order)
      expect(pending?.args, response).to.deep.include({ id: 1, pricePerKg: { amount: 1950, currency: 'EUR' } })
    })
})
