import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const object = (properties: object) => ({ type: 'object', properties })
const list = (properties: object) => ({ type: 'array', items: object(properties) })

const lamps = ['Globe', 'Torch', 'Lantern'].map((name, at) => ({ id: at + 1, name }))
const orders = [
  ['S-100', [[1, 4]]],
  ['S-101', [[2, 1], [3, 9]]],
  ['S-102', [[3, 2]]],
].map(([reference, lines], at) => ({ id: at + 31, reference, lines: (lines as number[][]).map(([lamp_id, pieces]) => ({ lamp_id, pieces })) })) // oxfmt-ignore
const shop = () =>
  converse(
    reads('shop', '/lamps', () => lamps, list({ id: whole, name: text })),
    reads('shop', '/orders', () => orders.map(({ lines, ...one }) => ({ ...one, line_count: lines.length })), list({ id: whole, reference: text, line_count: whole })), // oxfmt-ignore
    reads('shop', '/orders/{id}', ({ id }) => orders.find(one => one.id === id), object({ id: whole, reference: text, lines: list({ lamp_id: whole, pieces: whole }) })), // oxfmt-ignore
  )
const looked = (calls: { tool: string }[]) => calls.filter(({ tool }) => tool.includes('orders_id')).length

describe('lists inside records that only a look at each shows', () => {
  it('are read of the record that is asked about', async () => {
    const { ask, calls } = shop()
    const { response } = await ask('which lamps are in order S-101?')
    expect(response)
      .to.match(/Torch.*Lantern|Lantern.*Torch/)
      .and.not.match(/Globe/)
    expect(looked(calls)).to.equal(1)
  })

  it('are read of all where all are asked about', async () => {
    const { ask, calls } = shop()
    expect((await ask('which orders contain the Lantern?')).data.result).to.have.length(2)
    expect(looked(calls)).to.equal(3)
  })

  it('are what is asked for, and not how many there are', async () => {
    expect((await shop().ask('show the lines of order S-101')).data.result).to.have.length(2)
    expect((await shop().ask('how many lines does order S-101 have?')).data.result).to.equal(2)
  })
})
