import { expect } from 'chai'
import { buildApp } from '../../../../src/agent/understand/entity-model/build-model.ts'
import { tool } from '../../../support/library/catalogue.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text, list } from '../../../support/memory/schemas.ts'

const whole = (description = '') => ({ type: 'integer', description })
const bill = { id: whole(), currency: text, paid: text, total: whole('Total after taxes.'), amount_paid: whole('What was paid, in cents.'), pages: whole() } // oxfmt-ignore
const charge = { id: whole(), currency: text, amount: whole('What is to be collected.') }

/** The unit of a field, as the model of an application has it. */
const unitsOf = (...kinds: [string, object][]) => {
  const { entities } = buildApp(
    'till',
    kinds.map(([kind, properties]) => tool('till', `get_${kind}`, 'GET', `/${kind}`, [], list(properties))),
  )
  return Object.fromEntries(
    entities.flatMap(({ fields, key }) => fields.map(f => [`${key.split('/')[1]}.${f.column}`, f.currency])),
  )
}

describe('the unit of amounts', () => {
  it('is that of the others in the same record', () =>
    expect(unitsOf(['bills', bill])).to.include({ 'bill.total': '/100', 'bill.pages': undefined }))

  it('is that of the whole interface beside a currency', () =>
    expect(unitsOf(['bills', bill], ['charges', charge])).to.include({ 'charge.amount': '/100' }))

  it('is only that of a field whose name says it', () =>
    expect(unitsOf(['bills', { id: whole(), fee_cents: whole(), total_price: whole() }])).to.include({
      'bill.fee_cents': '/100',
      'bill.total_price': undefined,
    }))

  it('is none where nothing tells one, nor of amounts that have a fraction', () => {
    expect(unitsOf(['charges', charge])).to.include({ 'charge.amount': undefined })
    expect(unitsOf(['bills', { ...bill, total: { type: 'number' } }])).to.include({ 'bill.total': undefined })
  })

  it('is told in the currency, and bounds are said in it', async () => {
    const rows = [
      [1, 14_900],
      [2, 25_000],
    ].map(([id, total]) => ({ id, currency: 'eur', paid: 'no', total, amount_paid: 0, pages: 1 }))
    const ask = async (message: string) => (await converse(reads('till', '/bills', () => rows, list(bill))).ask(message)) // oxfmt-ignore
    expect((await ask('what is the total of all bills?')).response).to.include('€399')
    expect((await ask('which bills are over 200 euros?')).data.result).to.have.length(1)
  })
})

describe('a filter that applies where its description says so', () => {
  for (const description of [
    'All but the cancelled ones are returned if no value is supplied.',
    'When not passed, only running ones are returned.',
  ])
    it(`is set to all: “${description}”`, async () => {
      const plans = ['running', 'running', 'cancelled'].map((status, at) => ({ id: at + 1, status }))
      const { data } = await converse(
        reads('till', '/subscriptions', ({ status }) => plans.filter(one => (status === undefined ? one.status !== 'cancelled' : status === 'all' || one.status === status)), list({ id: whole(), status: text }), { status: { ...text, enum: ['running', 'cancelled', 'all'], description } }), // oxfmt-ignore
      ).ask('how many subscriptions are there?')
      expect(data.result).to.equal(3)
    })
})

describe('a filter whose values only its description tells', () => {
  const told = (description: string, ...applied: string[]) =>
    it(`${applied.length ? 'is set to what stands for all' : 'is left alone'}: “${description}”`, async () => {
      const { ask, calls } = converse(
        reads('till', '/orders', () => [{ id: 1 }], list({ id: whole() }), { status: { ...text, description } }),
      )
      await ask('how many orders are there?')
      expect([...new Set(calls.flatMap(({ args }) => (args.status === undefined ? [] : [args.status])))]).to.deep.equal(applied) // oxfmt-ignore
    })
  told('Filter by status. <br/>(default: <code>open</code>) <ul><li><strong>open</strong>: only open ones</li><li><strong>any</strong>: orders of any status</li></ul>', 'any') // oxfmt-ignore
  told('The status; `open` by default. Use `all` for closed ones, too.', 'all')
  told('Filter by payment. (default: <code>any</code>)')
  told('Filter by any status.')
})
