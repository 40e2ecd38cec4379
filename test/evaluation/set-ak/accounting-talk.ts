import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { nameOf, person } from '../set-s/choose.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the accounting office, changes, and what cannot be answered. */
export function talkAccounting(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { accounting }: Facts): void {
  const { accountants, accountingClients, engagements } = accounting
  const own = (id: number) => accountingClients.filter(one => one.accountantId === id)
  const keeper = person(accountants, one => own(one.id).length >= 3 && own(one.id).length <= 6, 2)
  talk(
    'followup',
    [`Show me the clients of ${nameOf(keeper)}.`, gold.set(own(keeper.id))],
    ['How many people do they employ in total?', gold.count(pick.sum(own(keeper.id), one => one.employees))],
    ['Which of them has the highest turnover?', gold.largest(own(keeper.id), one => one.annualTurnover)],
  )
  const by = (status: string) => engagements.filter(one => one.status === status)
  talk(
    'followup',
    ['How many engagements are planned?', gold.count(by('PLANNED').length)],
    ['And how many are in progress?', gold.count(by('IN_PROGRESS').length)],
    ['What are the fees of those in total?', gold.money(pick.sum(by('IN_PROGRESS'), one => one.fee))],
  )
}

function write({ ask, talk }: Builder, { accounting }: Facts): void {
  const { accountants, engagements, clientInvoices } = accounting
  const keeper = person(accountants, one => one.position === 'MANAGER', 1)
  ask('write', `Add a new client: Foxglove Florists, legal form sole trader, industry retail, city Leeds, accountant ${nameOf(keeper)}.`, gold.created('accounting.accountingClients', { companyName: 'Foxglove Florists', legalForm: 'SOLE_TRADER', industry: 'Retail', city: 'Leeds', accountantId: keeper.id })) // oxfmt-ignore
  const late = pick.nth(clientInvoices, one => one.status === 'OVERDUE', 6)
  ask('write', `Set the status of invoice ${late.invoiceNumber} to paid.`, gold.updated('accounting.clientInvoices', late, { status: 'PAID' }, ['paidOn'])) // oxfmt-ignore
  const planned = pick.nth(engagements, one => one.status === 'PLANNED', 7)
  talk(
    'write',
    [`I would like to delete engagement ${planned.id}, but ask me first.`, gold.pending()],
    ['No, better not.', gold.nowrite()],
  )
}

function decline({ ask }: Builder, { accounting }: Facts): void {
  const { accountingClients, clientInvoices } = accounting
  ask('missing', 'What is the VAT number of Cobalt Robotics?', unknown())
  ask('missing', 'How satisfied are our clients with the audits?', unknown())
  ask('unknown', 'Show me invoice INV-99999.', unknown())
  const billed = (id: number) => pick.sum(clientInvoices.filter(one => one.clientId === id), one => one.amount) // oxfmt-ignore
  const sizesOf = [(one: { annualTurnover: number }) => one.annualTurnover, (one: { employees: number }) => one.employees, (one: { id: number }) => billed(one.id)] // oxfmt-ignore
  ask('ambiguous', 'Who is our biggest client?', either(clarify(), ...sizesOf.map(size => gold.largest(accountingClients, size as (one: (typeof accountingClients)[number]) => number)))) // oxfmt-ignore
}

function chat({ ask }: Builder, { accounting }: Facts): void {
  const { accountingClients, engagements, clientInvoices } = accounting
  ask('casual', 'pls list our clients in harogate', gold.set(accountingClients.filter(one => one.city === 'Harrogate')))
  const drafts = clientInvoices.filter(one => one.status === 'DRAFT')
  ask('multi', 'How many draft invoices are there, and what do they add up to?', gold.figures(gold.count(drafts.length), gold.money(pick.sum(drafts, one => one.amount)))) // oxfmt-ignore
  ask('complete', 'List every payroll engagement that has been completed.', gold.set(engagements.filter(one => one.service === 'PAYROLL' && one.status === 'COMPLETED'))) // oxfmt-ignore
}
