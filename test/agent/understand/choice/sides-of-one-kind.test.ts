import { expect } from 'chai'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text } from '../../../support/memory/schemas.ts'

const money = { type: 'number' }
const choice = (values: string[]) => ({ type: 'string', enum: values })
const list = (app: string, path: string, rows: object[], properties: object) =>
  reads(app, path, () => rows, { type: 'array', items: { type: 'object', properties } })

const BERTHS = ['couchette', 'sleeper', 'seat']
const MEALS = ['seat', 'buffet']
const fares = Array.from({ length: 9 }, (_, at) => ({
  id: `f${at}`,
  berth: BERTHS[at % 3],
  price: 10 * (1 + (at % 3)),
}))
const suppers = Array.from({ length: 6 }, (_, at) => ({ id: `s${at}`, served_as: MEALS[at % 2], total: 5 + at }))
const { ask } = converse(
  list('kitchen', '/suppers', suppers, { id: text, served_as: choice(MEALS), total: money }),
  list('night-train', '/fares', fares, { id: text, berth: choice(BERTHS), price: money }),
)

describe('the sides of a comparison', () => {
  it('are of one application where both are a figure there', async () => {
    const { response } = await ask('is a seat on average more expensive than a sleeper?')
    expect(response).to.match(/^Yes/).and.to.contain('30').and.to.contain('20')
  })

  it('never lend a figure to records of another kind', async () => {
    const { data } = await ask('is a buffet more expensive than a sleeper?')
    expect(data.error?.code).not.to.equal('TOOL_FAILED')
  })
})
