import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { measures, nameOf, person, values } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { talkAccounting } from './accounting-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AK over the accounting office. */
export function askAccounting(facts: Facts): Question[] {
  const builder = createQuestions('ak', 'accounting')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkAccounting(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { accounting }: Facts): void {
  const { accountingClients, engagements } = accounting
  ask(
    'list',
    'In which cities are our clients based?',
    values(accountingClients, one => one.city, gold.spelled),
  )
  ask('filter', 'Which engagements are waiting for the client?', gold.set(engagements.filter(one => one.status === 'WAITING_FOR_CLIENT'))) // oxfmt-ignore
  ask('filter', 'Show all limited companies in York', gold.set(accountingClients.filter(one => one.legalForm === 'LIMITED_COMPANY' && one.city === 'York'))) // oxfmt-ignore
  ask('filter', 'Which hospitality clients are not based in Leeds?', gold.set(accountingClients.filter(one => one.industry === 'Hospitality' && one.city !== 'Leeds'))) // oxfmt-ignore
  ask('threshold', 'Which engagements have a fee between £2,000 and £2,500?', pick.setWithin(engagements, one => one.fee, 2000, 2500)) // oxfmt-ignore
  ask('threshold', 'Which clients have an annual turnover above £5 million?', gold.set(accountingClients.filter(one => one.annualTurnover > 5e6))) // oxfmt-ignore
}

function number({ ask }: Builder, { accounting }: Facts): void {
  const { accountants, accountingClients, engagements, clientInvoices } = accounting
  ask('count', 'How many of our invoices are overdue?', gold.count(clientInvoices.filter(one => one.status === 'OVERDUE').length)) // oxfmt-ignore
  ask('count', 'How many junior accountants work in the Leeds office?', gold.count(accountants.filter(one => one.position === 'JUNIOR' && one.office === 'Leeds').length)) // oxfmt-ignore
  ask(
    'top',
    'Which client has the most employees?',
    gold.largest(accountingClients, one => one.employees),
  )
  const due = clientInvoices.filter(one => one.status === 'OVERDUE')
  ask(
    'top',
    'Give me the 3 largest overdue invoices.',
    gold.ordered(due, one => one.amount, { count: 3 }),
  )
  ask('aggregate', 'What is the total amount of all overdue invoices?', gold.money(pick.sum(due, one => one.amount)))
  const returns = engagements.filter(one => one.service === 'TAX_RETURN')
  ask('aggregate', 'What is the average fee for a tax return?', gold.money(pick.mean(returns, one => one.fee)))
  const done = engagements.filter(one => one.status === 'COMPLETED')
  ask('aggregate', 'What percentage of our engagements is completed?', gold.percent(pick.ratio(done.length, engagements.length))) // oxfmt-ignore
  ask('group', 'Total fees per service', gold.map(measures(engagements, one => one.service, own => pick.sum(own, one => one.fee)), 'money')) // oxfmt-ignore
  const managers = accountants.filter(one => one.position === 'MANAGER')
  const seniors = accountants.filter(one => one.position === 'SENIOR')
  const rate = (rows: typeof managers) => pick.mean(rows, one => one.hourlyRate)
  ask('compare', 'How much higher is the average hourly rate of managers than that of seniors?', gold.money(rate(managers) - rate(seniors), { unsigned: true })) // oxfmt-ignore
}

function join({ ask }: Builder, { accounting }: Facts): void {
  const { accountants, accountingClients, engagements, clientInvoices } = accounting
  const nimbus = accountingClients.find(one => one.companyName === 'Nimbus Software')!
  ask('join', 'Which accountant looks after Nimbus Software?', toldPerson(pick.find(accountants, nimbus.accountantId)))
  const billed = (id: number) => clientInvoices.filter(one => one.clientId === id)
  const client = pick.nth(accountingClients, one => billed(one.id).length >= 3, 5)
  ask('join', `Show me the invoices of ${client.companyName}.`, gold.set(billed(client.id)))
  const late = accountingClients.filter(one => one.industry === 'Retail' && billed(one.id).some(own => own.status === 'OVERDUE')) // oxfmt-ignore
  ask('join', 'Which retail clients have an overdue invoice?', gold.set(late))
  const charities = engagements.filter(one => pick.find(accountingClients, one.clientId).legalForm === 'CHARITY')
  ask('join', 'How many hours have we spent on engagements for charities?', gold.plain(pick.sum(charities, one => one.hoursSpent))) // oxfmt-ignore
  const hotel = accountingClients.find(one => one.companyName === 'Quayside Hotel')!
  ask('lookup', 'Who is the contact person at Quayside Hotel?', told(hotel, hotel.contact.name, 'name'))
  const worker = person(accountants, one => one.position === 'SENIOR', 3)
  ask('lookup', `What is ${nameOf(worker)}'s hourly rate?`, gold.money(worker.hourlyRate, { field: 'hourlyRate' }))
}

function date({ ask }: Builder, { accounting, day, today }: Facts): void {
  const { engagements, clientInvoices } = accounting
  const open = engagements.filter(one => one.status !== 'COMPLETED')
  const returns = (rows: typeof engagements) => rows.filter(one => one.service === 'TAX_RETURN')
  ask('date', 'Which tax returns are due in the next 30 days?', eachReading([engagements, open], rows => pick.setWithin(returns(rows), one => one.dueDate, day(0), day(30)))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -2)
  const paid = clientInvoices.filter(one => one.paidOn !== null && pick.month(one.paidOn) === month)
  ask('date', `What is the total amount of the invoices that were paid in ${pick.monthName(month)}?`, gold.money(pick.sum(paid, one => one.amount))) // oxfmt-ignore
}
