import { expect } from 'chai'
import { date, flag, int, num, of, text } from '../../../support/memory/schemas.ts'
import { converse } from '../../../support/styles/serve.ts'
import { ordersOfCounted, ordersOfCounting } from '../../../../src/agent/understand/writes/counted-things.ts'
import { offersKind } from '../../../evaluation/orders/build.ts'

/** A brewery: orders with a planned day and one on which they were delivered, batches that are moved to tanks, malt that is weighed. */
const brewery = () =>
  converse(
    ...offersKind('brew', 'order', {
      fields: { orderCode: text, deliverOn: date, deliveredAt: date, orderedOn: date, status: of('open', 'delivered'), creditAmount: num, note: text }, // oxfmt-ignore
      fixed: ['orderCode', 'deliveredAt', 'orderedOn'],
      acts: {
        deliver: { summary: 'Deliver an order' },
        settle: { summary: 'Settle an order', fields: { creditAmount: num } },
      },
      rows: [
        { id: 1, orderCode: 'SO-51', deliverOn: '2025-05-20', deliveredAt: null, orderedOn: '2025-05-01', status: 'open', creditAmount: null, note: 'Ring twice' }, // oxfmt-ignore
        { id: 2, orderCode: 'SO-52', deliverOn: '2025-05-21', deliveredAt: null, orderedOn: '2025-05-02', status: 'open', creditAmount: null, note: 'Side door' }, // oxfmt-ignore
      ],
    }),
    ...offersKind('brew', 'tank', {
      fields: { name: text, setTemperatureC: num },
      rows: [{ id: 7, name: 'BT1', setTemperatureC: 12 }],
    }),
    ...offersKind('brew', 'batch', {
      fields: { batchCode: text, tankId: int },
      only: [],
      acts: { transfer: { summary: 'Transfer a batch', fields: { tankId: int }, needs: ['tankId'] } },
      rows: [{ id: 4, batchCode: 'B25-07', tankId: 7 }],
    }),
    ...offersKind('brew', 'ingredient', {
      fields: { name: text, stockKg: num, pricePerKg: num },
      rows: [
        { id: 3, name: 'Munich Malt', stockKg: 500, pricePerKg: 1.1 },
        { id: 5, name: 'Citra', stockKg: 40, pricePerKg: 34 },
      ],
    }),
    ...offersKind('brew', 'customer', {
      fields: { name: text, onHold: flag, discountPercent: num, hoursPerWeek: int },
      rows: [
        { id: 8, name: 'Corner Cork', onHold: true, discountPercent: 0, hoursPerWeek: 20 },
        { id: 9, name: 'Casa Lupo', onHold: false, discountPercent: 0, hoursPerWeek: 20 },
      ],
    }),
  )

describe('orders with a time, an amount or a place', () => {
  for (const [said, tool, args] of [
    ['deliver SO-51 on Friday', 'update_order', { id: 1, deliverOn: '2025-05-16' }],
    ['deliver SO-51 today', 'deliver_order', { id: 1 }],
    ['settle SO-52 with a credit of 5.50', 'settle_order', { id: 2, creditAmount: 5.5 }],
    ['move B25-07 to BT1', 'transfer_batch', { id: 4, tankId: 7 }],
    ['transfer B25-07 to tank BT1', 'transfer_batch', { id: 4, tankId: 7 }],
    ['set BT1 to 18 degrees', 'update_tank', { id: 7, setTemperatureC: 18 }],
    ['Citra is 36.20 a kilo now, update it', 'update_ingredient', { id: 5, pricePerKg: 36.2 }],
    ['we used 25 kg of the Munich malt today, take it off the stock', 'update_ingredient', { id: 3, stockKg: 475 }],
    ['Corner Cork has paid, take them off hold', 'update_customer', { id: 8, onHold: false }],
    ['put Casa Lupo on hold until they pay', 'update_customer', { id: 9, onHold: true }],
    ['give Casa Lupo 12 percent off', 'update_customer', { id: 9, discountPercent: 12 }],
    ['set Casa Lupo to 10 hours a week', 'update_customer', { id: 9, hoursPerWeek: 10 }],
  ] as const)
    it(said, async () => {
      const { pending } = await brewery().ask(said)
      expect(pending).to.deep.include({ tool: `brew_${tool}`, args })
    })

  for (const said of [
    'settle SO-52 on Friday',
    'mark SO-51 as delivered on Friday',
    'set the note of SO-51: "Call ahead" to Casa Lupo',
  ])
    it(`writes nothing that nobody said: ${said}`, async () => {
      const { pending } = await brewery().ask(said)
      expect(Object.keys(pending?.args ?? {})).to.not.include.oneOf(['deliverOn', 'orderedOn', 'note'])
    })
})

describe('things that are counted', () => {
  it('changes the figure that they are taken off or added to', () => {
    expect(ordersOfCounting('take 5 saw blades off stock')).to.deep.equal(['reduce the stock of saw blades by 5'])
    expect(ordersOfCounting('remove 2 places from Morning Yoga')).to.deep.equal(['reduce the places of Morning Yoga by 2']) // oxfmt-ignore
    expect(ordersOfCounted('we added 4 bays at The Lido, please add them')).to.deep.equal(['increase the bays of The Lido by 4']) // oxfmt-ignore
  })
  it('changes nothing where telling and order contradict each other, or nobody knows how much it is', () => {
    expect(ordersOfCounted('we sold 3 lamps, add them to the stock')).to.deep.equal([])
    expect(ordersOfCounted('we got 10 boxes of tea, add them to the stock')).to.deep.equal([])
  })
})
