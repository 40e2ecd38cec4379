import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }

const yards = ['Norbury', 'Easton'].map((name, at) => ({ id: at + 1, name }))
// Two yards number their sheds alike: the keys of 4 together would be the most, of one shed those of 7 are.
const sheds = [
  [1, '4'],
  [2, '4'],
  [2, '7'],
].map(([yardId, shedNumber], at) => ({ id: at + 1, yardId, shedNumber }))
const keys = [1, 1, 2, 2, 3, 3, 3].map((shedId, at) => ({ id: at + 1, shedId, cutOn: `2026-01-0${at + 1}` }))

const talk = () =>
  converse(
    reads('yards', '/yards', () => yards, list({ id: whole, name: text })),
    reads('yards', '/sheds', () => sheds, list({ id: whole, yardId: whole, shedNumber: text })),
    reads('yards', '/keys', () => keys, list({ id: whole, shedId: whole, cutOn: { type: 'string', format: 'date' } })),
  )

describe('records that are known by a number which others have, too', () => {
  it('are groups of their own', async () => {
    const { data, response } = await talk().ask('Which shed has the most keys?')
    expect(data.result, response).to.equal('7')
    expect(response).to.match(/^7 has the most keys\D+3/)
  })

  it('are told apart by their id where one of a shared number comes first', async () => {
    const { ask } = talk()
    const { response } = await ask('Which shed has the fewest keys?')
    expect(response).to.match(/4 \((1|2)\)/)
  })

  it('are one row each in a table', async () => {
    const { data, response } = await talk().ask('How many keys does each shed have?')
    const rows = (data.result as Record<string, unknown>[]).map(row => Object.values(row).slice(0, 2))
    expect(rows, response).to.have.deep.members([['4', 2], ['4', 2], ['7', 3]]) // oxfmt-ignore
  })
})

const lamps = [1, 2, 3].map(id => ({ id, brand: 'Voss & Co', model: ['Arc', 'Bow', 'Arc'][id - 1], price: 20 * id }))
const lampSales = [3, 3, 2].map((lampId, at) => ({ id: at + 1, lampId, soldOn: `2026-01-0${at + 1}` }))
const shop = () =>
  converse(
    reads('shop', '/lamps', () => lamps, list({ id: whole, brand: text, model: text, price: { type: 'number' } })),
    reads('shop', '/sales', () => lampSales, list({ id: whole, lampId: whole, soldOn: { type: 'string', format: 'date' } })), // oxfmt-ignore
  )

describe('things without a name that come first', () => {
  it('are told by their make and model beside their id, and are gone on with', async () => {
    const { ask } = shop()
    const { data, response } = await ask('Which lamp sells best?')
    expect(response).to.match(/^Lamp 3 \(Voss & Co Arc\) has the most sales: 2/)
    expect(data.result).to.deep.include({ id: 3 })
    expect((await ask('how much is it?')).response).to.match(/\b60\b/)
  })
})
