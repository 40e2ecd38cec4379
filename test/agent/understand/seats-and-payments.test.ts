import { expect } from 'chai'
import { date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const clients = [
  { id: 1, name: 'Nordlicht' },
  { id: 2, name: 'Blue Bay' },
]
const licences = [
  { id: 403, client_id: 1, monthly_price: 20, seats: 5, seats_used: 5, started_on: '2025-01-01' },
  { id: 404, client_id: 2, monthly_price: 60, seats: 9, seats_used: 6, started_on: '2025-01-02' },
]
const invoices = [
  { id: 21, client_id: 2, total: 100, amount_paid: 100, due_on: '2024-12-01', paid_on: '2024-11-20' },
  { id: 22, client_id: 2, total: 80, amount_paid: 30, due_on: '2025-02-01', paid_on: null },
  { id: 23, client_id: 2, total: 70, amount_paid: 70, due_on: '2025-03-01', paid_on: '2025-02-20' },
  { id: 24, client_id: 1, total: 60, amount_paid: 0, due_on: '2025-08-01', paid_on: null },
]
const ask = (message: string) =>
  converse(
    reads('desk', '/clients', () => clients, list({ id, name: text })),
    reads('desk', '/licences', () => licences, list({ id, client_id: id, monthly_price: money, seats: id, seats_used: id, started_on: day })), // oxfmt-ignore
    reads('desk', '/invoices', () => invoices, list({ id, client_id: id, total: money, amount_paid: money, due_on: day, paid_on: { ...day, nullable: true } })), // oxfmt-ignore
  ).ask(message)

describe('seats and payments', () => {
  it('tells the free seats of what is told by its number', async () =>
    expect((await ask('How many seats are still free on licence 404?')).response).to.match(/\b3\b/))

  it('finds what has no free seats', async () =>
    expect((await ask('Which licences have no free seats?')).data.result).to.have.nested.property('[0].id', 403))

  it('adds up what somebody paid, and not what anything costs', async () => {
    expect((await ask('How much did Blue Bay pay us?')).data.result).to.equal(200)
    expect((await ask('How much did Blue Bay pay in 2025?')).data.result).to.equal(70)
  })

  it('tells how much is overdue', async () => expect((await ask('How much is overdue?')).data.result).to.equal(50))
})
