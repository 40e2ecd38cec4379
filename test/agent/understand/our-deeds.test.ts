import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { list, text } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const fields = [
  { id: 1, name: 'Long Acre', parish: 'Quay', hedge_metres: 120, area_sqm: 900 },
  { id: 2, name: 'Mill Field', parish: 'Mole', hedge_metres: 80, area_sqm: 700 },
]
const ask = (message: string) =>
  converse(
    reads('farm', '/fields', () => fields, list({ id, name: text, parish: text, hedge_metres: id, area_sqm: id })),
  ).ask(message)

describe('what we do with so much of something', () => {
  for (const [message, figure] of [
    ['How many metres of hedge do we have to trim in Quay?', 120],
    ['How many metres of hedge do we trim?', 200],
    ['How many square metres do we mow in Mole?', 700],
  ] as const)
    it(`is passed over and told: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(data.result, response).to.equal(figure)
      expect(response).to.include('passed over')
    })

  it('says more where it is settled afterwards', async () => {
    const { data } = await ask('How many metres of hedge do we have to inspect in Quay?')
    expect(data.result).to.not.equal(120)
  })
})
