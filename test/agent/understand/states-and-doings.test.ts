import { expect } from 'chai'
import { NOW } from '../../support/library/ask.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const date = { type: 'string', format: 'date', nullable: true }
const served = (path: string, rows: object[], properties: object) =>
  reads('ferry', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const clients = ['Corvo Players', 'Blue Door'].map((name, at) => ({ id: `c${at}`, name, last_signin_at: at ? null : '2024-02-01' })) // oxfmt-ignore
const harbours = ['North Quay', 'South Quay'].map((name, at) => ({ id: `h${at}`, name }))
const skippers = ['Ida Falk', 'Olaf Moe'].map((name, at) => ({ id: `s${at}`, name, email: `s${at}@x.example` }))
const STATES = ['booked', 'hold', 'shipped', 'returned']
const parcels = Array.from({ length: 12 }, (_, at) => ({
  id: `p${at}`,
  title: `Parcel ${at}`,
  state: STATES[at % 4],
  shipped_on: at % 4 > 1 ? '2024-03-02' : null,
  harbour_id: at < 8 ? 'h0' : 'h1',
  skipper_id: at % 2 ? 's0' : 's1',
  labels: at % 3 ? ['fragile'] : ['cold', 'heavy'],
}))
const payments = Array.from({ length: 8 }, (_, at) => ({
  id: `x${at}`,
  client_id: `c${at % 2}`,
  fee: 10 * (at + 1),
  state: at < 4 ? 'paid' : 'waived',
}))
const { ask } = converse(
  served('/clients', clients, { id: text, name: text, last_signin_at: date }),
  served('/harbours', harbours, { id: text, name: text }),
  served('/skippers', skippers, { id: text, name: text, email: text }),
  served('/parcels', parcels, { id: text, title: text, state: { type: 'string', enum: STATES }, shipped_on: date, harbour_id: text, skipper_id: text, labels: { type: 'array', items: text } }), // oxfmt-ignore
  served('/payments', payments, { id: text, client_id: text, fee: whole, state: { type: 'string', enum: ['paid', 'waived'] } }), // oxfmt-ignore
)
const ids = async (message: string) => ((await ask(message)).data.result as { id: string }[]).map(({ id }) => id).sort()

describe('states and what was done', () => {
  it('takes a little word behind "on" for the state that is called so', async () => {
    expect(await ids('parcels on hold')).to.deep.equal(['p1', 'p5', 'p9'])
  })

  it('takes what was never shipped by its date, where later states were', async () => {
    expect(await ids('unshipped parcels')).to.deep.equal(['p0', 'p1', 'p4', 'p5', 'p8', 'p9'])
  })

  it('lists the records that are marked so, not the marks', async () => {
    expect(await ids('everything labelled cold')).to.deep.equal(['p0', 'p3', 'p6', 'p9'])
  })

  it('sets the two that are named against each other, though "who" asks', async () => {
    expect((await ask('who has more parcels, North Quay or South Quay?')).response).to.match(/North Quay comes first/)
  })

  it('adds up what was paid, which the records tell', async () => {
    expect((await ask('how much did Blue Door pay?')).response).to.match(/\b60\b/)
  })

  it('reads a verb and its particle that a field writes as one word', async () => {
    expect((await ask('how many clients have never signed in?')).response).to.match(/1 client/)
  })

  it('says the noun of two sides once', async () => {
    expect((await ask('are there more booked or more returned parcels?')).response).to.match(/^Both are the same: 3/)
  })
})

describe('what was not done for some time', () => {
  const day = (ago: number) => new Date(NOW.getTime() - ago * 86_400_000).toISOString().slice(0, 10)
  const anglers = [3, 20, 50, undefined].map((ago, at) => ({
    id: `a${at}`,
    name: ['Ida Falk', 'Olaf Moe', 'Cato Lind', 'Nils Aas'][at],
    last_catch_on: ago === undefined ? null : day(ago),
  }))
  const { ask: asked } = converse(served('/anglers', anglers, { id: text, name: text, last_catch_on: date }))
  const caught = async (message: string) =>
    ((await asked(message)).data.result as { id: string }[]).map(({ id }) => id).sort()

  for (const [message, expected] of [
    ['anglers with no catch in the last two weeks', ['a1', 'a2', 'a3']],
    ['anglers without a catch in the past 30 days', ['a2', 'a3']],
    ['anglers with a catch in the past 30 days', ['a0', 'a1']],
  ] as const)
    it(message, async () => {
      expect(await caught(message)).to.deep.equal(expected)
    })
})
