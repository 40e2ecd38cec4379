import { expect } from 'chai'
import { int, list, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { asksForEvidence } from '../../../src/agent/answer/about-answers.ts'

const tenants = ['Ann Lee', 'Bo Falk', 'Cy Dunn'].map((name, at) => ({ id: at + 1, name, email: `t${at}@inn.example` }))
const bills = [
  [1, 'paid'],
  [1, 'paid'],
  [2, 'paid'],
  [2, 'overdue'],
  [3, 'sent'],
  [3, 'written_off'],
].map(([tenant_id, status], at) => ({ id: at + 1, tenant_id, status }))
const orders = [
  [1, 'paid'],
  [2, 'packed'],
  [3, 'cancelled'],
].map(([tenant_id, status], at) => ({ id: at + 1, tenant_id, status }))

const ask = (message: string) =>
  converse(
    reads('inn', '/tenants', () => tenants, list({ id: int, name: text, email: text })),
    reads('inn', '/bills', () => bills, list({ id: int, tenant_id: int, status: of('draft', 'sent', 'paid', 'overdue', 'written_off') })), // oxfmt-ignore
    reads('inn', '/orders', () => orders, list({ id: int, tenant_id: int, status: of('new', 'paid', 'packed', 'cancelled') })), // oxfmt-ignore
  ).ask(message)
const ids = (rows: unknown) => (rows as { id: number }[]).map(({ id }) => id)

describe('what is open', () => {
  it('is not paid, of bills, however their states are listed', async () =>
    expect(ids((await ask('which bills are open?')).data.result)).to.deep.equal([4, 5]))

  it('may be paid, of what is packed then', async () =>
    expect(ids((await ask('which orders are open?')).data.result)).to.include(1))
})

describe('what is said of everything', () => {
  for (const message of [
    'which tenants have paid all their bills?',
    'list the tenants who have paid all of their bills',
  ])
    it(`is said of all that they have: “${message}”`, async () => {
      const { data, response } = await ask(message)
      expect(ids(data.result), response).to.deep.equal([1])
    })

  it('is never told surely by some of it', async () => {
    expect((await ask('has Bo Falk paid everything?')).confidence).to.be.below(0.8)
    expect((await ask('was everything packed?')).confidence).to.be.below(0.8)
  })
})

describe('“why” about the answer', () => {
  for (const message of ['why is that?', 'why is it so high?', 'why was the total 40?', 'why are these the results?'])
    it(`asks how it was found: “${message}”`, () => expect(asksForEvidence(message)).to.equal(true))
  for (const message of ['why was it lost?', 'why is it late?', 'why were these sent back?'])
    it(`asks for what the records tell: “${message}”`, () => expect(asksForEvidence(message)).to.equal(false))
})
