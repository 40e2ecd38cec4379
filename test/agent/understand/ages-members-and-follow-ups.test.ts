import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }

const barges = [1990, 2002, 2022].map((built, at) => ({ id: at + 1, name: `Barge ${at + 1}`, built, added_on: '2024-01-01' })) // oxfmt-ignore
const locks = [
  ['North', 'Fenland'],
  ['South', 'Moorside'],
].map(([name, reach], at) => ({ id: at + 1, name, reach, max_visitors: 9 - at }))
const trips = [
  [1, 1, 10, 'towing'],
  [2, 2, 30, 'towing'],
  [3, 2, 50, 'ferrying'],
].map(([barge_id, lock_id, toll, service], at) => ({ id: at + 1, barge_id, lock_id, toll, service, passed_on: '2025-04-01' })) // oxfmt-ignore
const customers = ['Ann Lee', 'Bo Falk'].map((name, at) => ({ id: at + 1, name, email: `c${at}@lock.example`, level: at ? 'Gold' : 'Blue', fee: 10 + at, birth_date: `19${at + 6}0-01-01` })) // oxfmt-ignore

const canal = () =>
  converse(
    reads('towing', '/barges', () => barges, list({ id: whole, name: text, built: whole, added_on: day })),
    reads('towing', '/locks', () => locks, list({ id: whole, name: text, reach: text, max_visitors: whole })),
    reads('towing', '/trips', () => trips, list({ id: whole, barge_id: whole, lock_id: whole, toll: amount, service: { ...text, enum: ['towing', 'ferrying'] }, passed_on: day })), // oxfmt-ignore
    reads('towing', '/customers', () => customers, list({ id: whole, name: text, email: text, level: text, fee: amount, birth_date: day })), // oxfmt-ignore
  )
const ask = (message: string) => canal().ask(message)
const follow = async (...messages: string[]) => {
  const { ask: say } = canal()
  let last = await say(messages[0]!)
  for (const message of messages.slice(1)) last = await say(message)
  return last
}
const ids = (rows: unknown) => (rows as { id: number }[]).map(row => row.id)

describe('years old, of what has a year', () => {
  it('are counted back from this one', async () =>
    expect(ids((await ask('barges older than 20 years')).data.result)).to.deep.equal([1, 2]))

  it('are so in what follows', async () =>
    expect(ids((await follow('barges older than 20 years', 'and older than 30?')).data.result)).to.deep.equal([1]))

  it('are so for people, too', async () =>
    expect(ids((await follow('customers older than 40', 'and older than 60?')).data.result)).to.deep.equal([1]))
})

describe('the most by a bound', () => {
  it('is a guess', async () => expect((await ask('which lock has the most visitors?')).confidence).to.be.below(0.8))
})

describe('a kind that is called like the service', () => {
  it('is that kind before its noun', async () =>
    expect((await ask('average toll of towing trips')).response).to.match(/\b20\b/))
})

describe('what a figure is narrowed to', () => {
  it('may be what its records belong to', async () =>
    expect((await follow('total toll of trips', 'only Moorside')).response).to.match(/\b80\b/))

  it('may be others of the kind', async () =>
    expect((await follow('average fee of Blue customers', 'and of Gold customers?')).response).to.match(/\b11\b/))
})

describe('another noun for all of them behind “are”', () => {
  it('is no kind that some of them are', async () =>
    expect((await ask('how many customers are clients?')).confidence).to.be.below(0.8))
})
