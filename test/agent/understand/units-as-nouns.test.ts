import { expect } from 'chai'
import { askHarbour } from '../../support/harbour/harbour.ts'

describe('units that stand for figures', () => {
  for (const [message, result] of [
    ['How many litres do the boats have in all?', 190],
    ['average litres of the boats', 190 / 3],
    ['How many pieces of the Rudder pin are in stock?', 12],
    ['How many pieces are left in total?', 12],
  ] as const)
    it(message, async () => {
      const { response, data } = await askHarbour().ask(message)
      expect(data.result, response).to.be.closeTo(result, 0.01)
    })

  it('leaves a comparison of two figures to those who understand it', async () => {
    const { response, data } = await askHarbour().ask('Is there a spare part with fewer pieces than boats?')
    expect(data.error, response).to.not.equal(undefined)
  })
})
