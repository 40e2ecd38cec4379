import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const list = (path: string, rows: object[], properties: object) =>
  reads('stable', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const KINDS = ['pony', 'donkey']
const horses = Array.from({ length: 6 }, (_, at) => ({ id: 10 + at, name: ['Blitz', 'Comet', 'Daisy', 'Ember', 'Flint', 'Gale'][at], kind: KINDS[at % 2], born_on: `201${at}-03-01`, arrived_on: `202${at}-02-01`, price: 500 + at })) // oxfmt-ignore
const feeds = ['Oats', 'Hay', 'Bran'].map((name, at) => ({ id: 40 + at, name, kind: at < 2 ? 'grain' : 'fibre', stock_kg: 10 * (at + 1), reorder_level_kg: 20, price_per_kg: 3 - at })) // oxfmt-ignore
const visits = [{ id: 70, type: 'checkup', horse_id: 11, cost: 30 }]
const sales = [{ id: 90, amount: 500 }, { id: 91, amount: 250 }] // oxfmt-ignore

/** A conversation of its own for each message. */
const ask = (message: string) =>
  converse(
    list('/horses', horses, { id: whole, name: text, kind: { type: 'string', enum: KINDS }, born_on: day, arrived_on: day, price: { type: 'number' } }), // oxfmt-ignore
    list('/feeds', feeds, { id: whole, name: text, kind: { type: 'string', enum: ['grain', 'fibre'] }, stock_kg: whole, reorder_level_kg: whole, price_per_kg: { type: 'number' } }), // oxfmt-ignore
    list('/medical-records', visits, { id: whole, type: text, horse_id: whole, cost: whole }),
    list('/payments', sales, { id: whole, amount: whole }),
  ).ask(message)
const resultOf = async (message: string) => (await ask(message)).data.result
const ids = async (message: string) =>
  [(await resultOf(message)) as { id: number }[]]
    .flat()
    .map(({ id }) => id)
    .sort()

describe('what people say who are new here', () => {
  it('much before a plural that is counted is many', async () => {
    expect(await resultOf('how much horses do we have?')).to.equal(6)
    expect(await resultOf('how much do the horses cost?')).to.have.length(6)
    expect(await resultOf('how much payments are there?')).not.to.equal(2)
  })

  it('how long something has been here is no age', async () => {
    expect(await ids('horses that have been here for more than 3 years')).to.deep.equal([10, 11, 12])
    expect(await ids('horses older than 12 years')).to.deep.equal([10, 11, 12, 13])
  })

  it('what is ranked stands before its unit', async () => {
    expect(await ids('most expensive grain per kg')).to.deep.equal([40])
    expect(await resultOf('highest price per kg of the feeds')).to.equal(3)
  })

  it('records may be what the kind is called', async () => {
    expect((await ask('medical records of Comet')).response).to.match(/^1 medical record/)
    expect(await resultOf('how many medical records are there')).to.equal(1)
  })

  it('the level is that of the records themselves', async () =>
    expect(await ids('feeds with a stock below their reorder level')).to.deep.equal([40]))
})
