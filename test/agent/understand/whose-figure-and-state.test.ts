import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const moment = { type: 'string', format: 'date-time', nullable: true }

const members = ['Ada Moss', 'Ben Reed', 'Cleo Hart'].map((name, at) => ({ id: at + 1, name, balance: at }))
const plans = [
  { id: 1, member_id: 1, status: 'active', cancelled_at: null },
  { id: 2, member_id: 2, status: 'unpaid', cancelled_at: '2021-03-01T00:00:00Z' },
]
const bills = [
  { id: 1, plan_id: 1, member_id: 1, status: 'open', amount_due: 30, amount_paid: 10 },
  { id: 2, plan_id: 2, member_id: 2, status: 'void', amount_due: 50, amount_paid: 50 },
]
const refunds = [{ id: 1, bill_id: 1, amount: 7 }]
const states = (...of: string[]) => ({ type: 'string', enum: of })
const gym = () =>
  converse(
    reads('gym', '/members', () => members, list({ id: whole, name: text, balance: amount })),
    reads(
      'gym',
      '/plans',
      () => plans,
      list({ id: whole, member_id: whole, status: states('active', 'unpaid'), cancelled_at: moment }),
    ),
    reads(
      'gym',
      '/bills',
      () => bills,
      list({
        id: whole,
        plan_id: whole,
        member_id: whole,
        status: states('open', 'void'),
        amount_due: amount,
        amount_paid: amount,
      }),
    ),
    reads('gym', '/refunds', () => refunds, list({ id: whole, bill_id: whole, amount })),
  )

const firms = ['Acorn', 'Birch'].map((name, at) => ({ id: at + 1, name }))
const requests = [
  [1, 'open', '2021-01-01T00:00:00Z'],
  [2, 'solved', '2021-01-02T00:00:00Z'],
  [2, 'solved', '2021-01-03T00:00:00Z'],
].map(([firm_id, status, answered_at], at) => ({ id: at + 1, firm_id, status, answered_at }))
const halls = [{ id: 1, name: 'Oak Hall', kind: 'large', max_occupancy: 80 }]
const desk = () =>
  converse(
    reads('desk', '/firms', () => firms, list({ id: whole, name: text })),
    reads(
      'desk',
      '/requests',
      () => requests,
      list({ id: whole, firm_id: whole, status: states('open', 'solved'), answered_at: moment }),
    ),
    reads(
      'desk',
      '/halls',
      () => halls,
      list({ id: whole, name: text, kind: states('large', 'small'), max_occupancy: whole }),
    ),
  )

describe('whose a figure is', () => {
  it('is told by the noun before it, and of several amounts the one that is taken is told', async () => {
    const { data, response, confidence } = await gym().ask('average bill amount')
    expect(data.result).to.equal(40)
    expect(response).to.include('amount due')
    expect(confidence).to.be.below(0.8)
  })

  it('is its own where it is called so', async () =>
    expect((await gym().ask('average refund amount')).data.result).to.equal(7))

  it('is not sure where several may be owed', async () =>
    expect((await gym().ask('how much do our members owe us?')).confidence).to.be.below(0.8))

  it('is not sure where it is as much as there may be', async () => {
    expect((await desk().ask('occupancy by kind of hall')).confidence).to.be.below(0.8)
    expect((await desk().ask('total max occupancy of halls')).data.result).to.equal(80)
  })
})

describe('whose a state is', () => {
  it('of other records than the noun behind it is not told for sure', async () =>
    expect((await gym().ask('unpaid bills')).confidence).to.be.below(0.8))

  it('is what one of their records has come to: “members who cancelled”', async () => {
    const { data } = await gym().ask('members who cancelled')
    expect((data.result as { id: number }[]).map(one => one.id)).to.deep.equal([2])
  })

  it('is no verb that is spelt like it', async () => {
    expect((await desk().ask('which firm opens the most requests?')).response).to.include('Birch')
    expect((await desk().ask('which firm has the most open requests?')).response).to.include('Acorn')
  })

  it('is not passed over: “how many halls are ok?”', async () => {
    const { response, confidence } = await desk().ask('how many halls are ok?')
    expect(response).to.include('ok')
    expect(confidence).to.be.below(0.5)
  })

  it('has no speed that a day could have', async () =>
    expect((await desk().ask('which firm is the slowest to answer?')).confidence).to.be.below(0.5))
})
