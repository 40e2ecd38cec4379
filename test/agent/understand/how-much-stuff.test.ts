import { expect } from 'chai'
import { date as day, int, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const groves = [
  { id: 1, name: 'North Grove' },
  { id: 2, name: 'South Grove' },
]
const oil = (id: number, groveId: number, deliveredOn: string, litres: number) => ({ id, groveId, deliveredOn, litres, temperature: 9 }) // oxfmt-ignore
const deliveries = [
  oil(11, 1, '2025-03-01', 20),
  oil(12, 1, '2025-03-09', 30),
  oil(13, 1, '2025-04-02', 5),
  oil(14, 2, '2025-04-05', 300),
]
const DELIVERY = { id: int, groveId: int, deliveredOn: day, litres: num, temperature: num }
const jars = [{ id: 21, deliveryId: 11, oilLitres: 3, filledOn: '2025-03-02' }]
const ask = (message: string) =>
  converse(
    reads('press', '/groves', () => groves, list({ id: int, name: text })),
    reads('press', '/oil-deliveries', () => deliveries, list(DELIVERY)),
    reads('press', '/jars', () => jars, list({ id: int, deliveryId: int, oilLitres: num, filledOn: day })),
  ).ask(message)

describe('how much of what the records are called after', () => {
  for (const [message, right] of [
    ['How much oil did we get in March 2025?', 50],
    ['How much oil came in in April 2025?', 305],
    ['How much oil did North Grove deliver?', 55],
  ] as const)
    it(`is the amount that they tell: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(data.result, response).to.equal(right)
    })

  for (const message of [
    'Which grove delivered the most litres?',
    'Which grove brought us the most oil?',
    'Which grove has delivered the most oil this year?',
  ])
    it(`ranks who did it: ${message}`, async () => {
      const { response } = await ask(message)
      expect(response).to.contain('South Grove').and.contain('300')
    })

  it('counts where no amount is named', async () =>
    expect((await ask('Which grove delivered the most?')).response).to.contain('North Grove'))
})
