import { expect } from 'chai'
import { date as day, int, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const firms = [
  { id: 1, name: 'Alder Mill' },
  { id: 2, name: 'Birch Works' },
]
const bills = [
  { id: 21, firm_id: 1, status: 'sent', due_on: '2026-03-01', paid_on: null, net: 90, vat: 18, total_amount: 108 },
  { id: 22, firm_id: 1, status: 'paid', due_on: '2026-03-02', paid_on: '2026-03-04', net: 80, vat: 16, total_amount: 96 }, // oxfmt-ignore
  { id: 23, firm_id: 2, status: 'void', due_on: '2026-03-03', paid_on: null, net: 70, vat: 14, total_amount: 84 },
  { id: 24, firm_id: 2, status: 'draft', due_on: '2026-03-04', paid_on: null, net: 60, vat: 12, total_amount: 72 },
  { id: 25, firm_id: 2, status: 'late', due_on: '2026-03-05', paid_on: null, net: 50, vat: 10, total_amount: 60 },
]
const money = { ...num, description: 'EUR' }
const BILL = { id: int, firm_id: int, status: of('draft', 'sent', 'late', 'paid', 'void'), due_on: day, paid_on: { ...day, nullable: true }, net: money, vat: money, total_amount: { ...num, description: 'EUR including VAT' } } // oxfmt-ignore
const ask = (message: string) =>
  converse(
    reads('office', '/firms', () => firms, list({ id: int, name: text })),
    reads('office', '/bills', () => bills, list(BILL)),
  ).ask(message)

const plans = [
  { id: 31, firm_id: 1, name: 'Gold', cycle: 'monthly', status: 'active', monthly_amount: 30 },
  { id: 32, firm_id: 1, name: 'Silver', cycle: 'yearly', status: 'active', monthly_amount: 20 },
  { id: 33, firm_id: 2, name: 'Bronze', cycle: 'monthly', status: 'ended', monthly_amount: 10 },
]
const PLAN = { id: int, firm_id: int, name: text, cycle: of('monthly', 'yearly'), status: of('active', 'ended'), monthly_amount: money } // oxfmt-ignore

for (const message of ['What is our monthly revenue from active plans?', 'total monthly income from active plans'])
  it(`what comes in every month is the figure of those that bring it in: ${message}`, async () => {
    const { data, response } = await converse(
      reads('office', '/plans', () => plans, list(PLAN)),
      reads('office', '/firms', () => firms, list({ id: int, name: text })),
      reads('office', '/bills', () => bills, list(BILL)),
    ).ask(message)
    expect(data.result, response).to.equal(50)
  })

describe('money that is still to come in', () => {
  for (const [message, sum] of [
    ['How much is outstanding on bills?', 168],
    ['How much money are we owed?', 168],
    ['How much money are we still waiting for?', 168],
    ['How much money are we still waiting for on late bills?', 60],
    ['How much are we waiting for on the bills we sent out, VAT included?', 108],
    ['How much do we still have to get in from late bills?', 60],
    ['How much money are we still waiting for from Alder Mill?', 108],
    ['How much is outstanding on void bills?', 84],
  ] as const)
    it(`“${message}”`, async () => {
      const { data, response } = await ask(message)
      expect(data.result, response).to.equal(sum)
    })
})
