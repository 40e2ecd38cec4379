import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const choice = (...values: string[]) => ({ type: 'string', enum: values })
const served = (path: string, rows: object[], properties: object) =>
  reads('till', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const states = ['requires_payment_method', 'processing', 'succeeded', 'succeeded', 'succeeded']
const intents = states.map((status, at) => ({ id: `pi_${at}`, status, amount: 100 * (at + 1) }))
const refunds = [{ id: 're_1', payment_intent: 'pi_2', status: 'succeeded' }]
const plans = [
  { id: 1, status: 'active' },
  { id: 2, status: 'unpaid' },
]
const bills = ['draft', 'open', 'paid', 'paid'].map((status, at) => ({ id: at + 1, plan_id: at < 3 ? 1 : 2, status }))
const talk = () =>
  converse(
    served('/payment_intents', intents, { id: text, status: choice('requires_payment_method', 'processing', 'succeeded', 'canceled'), amount: whole }), // oxfmt-ignore
    served('/refunds', refunds, { id: text, payment_intent: text, status: choice('pending', 'succeeded') }),
    served('/plans', plans, { id: whole, status: choice('active', 'unpaid', 'ended') }),
    served('/bills', bills, { id: whole, plan_id: whole, status: choice('draft', 'open', 'paid') }),
  )
const ask = (message: string) => talk().ask(message)
const idsOf = (result: unknown) => [result].flat().map(row => (row as { id: unknown }).id)

describe('what a state says is lacking', () => {
  it('is no state by itself, and what the name of records begins with is told as a guess', async () => {
    const { data, response, confidence } = await ask('how many payments have succeeded?')
    expect(data.result, response).to.equal(3)
    expect(response).to.match(/took “payments” as payment intents/)
    expect(confidence).to.be.below(0.8)
  })

  it('still names those that lack it', async () =>
    expect(idsOf((await ask('which payment intents require a payment method?')).data.result)).to.deep.equal(['pi_0']))
})

describe('a state of other records', () => {
  it('is none of those whose own says the contrary', async () =>
    expect(idsOf((await ask('which bills are unpaid?')).data.result)).to.deep.equal([1, 2]))

  it('is that of the others where they are spoken of', async () =>
    expect(idsOf((await ask('which plans are unpaid?')).data.result)).to.deep.equal([2]))
})
