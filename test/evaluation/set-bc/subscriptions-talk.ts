import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { champion, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { told } from '../set-af/readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the back office, changes, and what cannot be answered. */
export function talkSubscriptions(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { subscriptions }: Facts): void {
  const { saasCases, saasCustomers, saasInvoices, saasSubscriptions } = subscriptions
  const living = (code: string) => saasCustomers.filter(one => one.billingAddress.countryCode === code)
  talk(
    'followup',
    ['How many customers do we have in Sweden?', gold.count(living('SE').length)],
    ['And in Ireland?', gold.count(living('IE').length)],
    ['Who are they?', gold.set(living('IE'))],
  )
  const customerOf = (subscriptionId: string) => pick.find(saasCustomers, pick.find(saasSubscriptions, subscriptionId).customerId) // oxfmt-ignore
  const invoice = pick.nth(saasInvoices, one => one.status === 'Paid' && one.paymentMethod === 'BankTransfer', 3)
  const payer = customerOf(invoice.subscriptionId)
  talk(
    'followup',
    [`Pull up invoice ${invoice.number} for me.`, gold.record(invoice)],
    ['Which customer is that for?', told(payer, payer.name, 'name')],
    ["What's the email address of their contact?", told(payer, payer.primaryContact.email, 'email')],
  )
  const waiting = saasCases.filter(one => one.status === 'WaitingForCustomer')
  const incidents = waiting.filter(one => one.type === 'Incident')
  talk(
    'followup',
    ['Which cases are waiting for the customer?', gold.set(waiting)],
    ['Just the incidents', gold.set(incidents)],
    ['Which one was opened first?', gold.smallest(incidents, one => one.openedAt)],
  )
}

function write({ ask }: Builder, { subscriptions }: Facts): void {
  const { saasCases, saasCustomers, saasSubscriptions } = subscriptions
  const held = (id: string) => saasSubscriptions.filter(one => one.customerId === id)
  const caller = pick.nth(saasCustomers, one => one.industry === 'Logistics' && one.billingAddress.countryCode === 'GB')
  ask('write', `New incident for ${caller.name}, came in by phone: "Label printer prints blank pages". High priority please.`, gold.created('subscriptions.saasCases', { customerId: caller.id, type: 'Incident', channel: 'Phone', priority: 'High', subject: 'Label printer prints blank pages' })) // oxfmt-ignore
  const growing = pick.nth(saasSubscriptions, one => one.status === 'Active' && one.seats > 20 && one.seats < 60, 3)
  const seats = 5 * Math.ceil((growing.seats + 6) / 5)
  ask('write', `${pick.find(saasCustomers, growing.customerId).name} are hiring, can you raise ${growing.number} to ${seats} seats?`, gold.updated('subscriptions.saasSubscriptions', growing, { seats }, ['monthlyAmount'])) // oxfmt-ignore
  const twice = pick.nth(saasCases, one => one.status === 'InProgress' && one.type === 'Question')
  ask('write', `${twice.number} is a duplicate, please delete it.`, gold.removed('subscriptions.saasCases', twice))
  const resting = pick.nth(saasCustomers, one => one.industry === 'Hospitality' && held(one.id).length === 1 && held(one.id)[0]!.status === 'Active') // oxfmt-ignore
  ask('write', `${resting.name} closes for the winter, so put their subscription on hold.`, gold.updated('subscriptions.saasSubscriptions', held(resting.id), { status: 'Paused' }, ['pausedOn', 'renewsOn'])) // oxfmt-ignore
}

function decline({ ask }: Builder, { subscriptions }: Facts): void {
  const { saasCustomers, saasInvoices, saasPlans, saasSubscriptions } = subscriptions
  ask('missing', 'What is the status of SUB-29871?', gold.unknown())
  ask('unknown', 'How many people looked at our pricing page last week?', gold.unknown())
  const running = pick.nth(saasSubscriptions, one => one.status === 'Active', 11)
  ask('unknown', `Which version of ${pick.find(saasPlans, running.planId).product} is ${pick.find(saasCustomers, running.customerId).name} running at the moment?`, gold.unknown()) // oxfmt-ignore
  const held = (id: string) => saasSubscriptions.filter(one => one.customerId === id)
  const live = (id: string) => held(id).filter(one => one.status === 'Active' || one.status === 'PastDue')
  const billed = (id: string) => saasInvoices.filter(one => one.status !== 'Void' && pick.find(saasSubscriptions, one.subscriptionId).customerId === id) // oxfmt-ignore
  const biggest = (figure: (id: string) => number) =>
    champion(
      saasCustomers,
      one => figure(one.id),
      one => one.name,
    )
  ask('ambiguous', 'Who is our biggest customer?', gold.either(gold.clarify(), champion(saasCustomers, one => one.employeeCount, one => one.name), biggest(id => pick.sum(live(id), one => one.monthlyAmount)), biggest(id => pick.sum(live(id), one => one.seats)), biggest(id => pick.sum(billed(id), one => one.totalAmount)))) // oxfmt-ignore
}

function chat({ ask }: Builder, { subscriptions }: Facts): void {
  const { saasCustomers, saasInvoices, saasManagers, saasPlans, saasSubscriptions } = subscriptions
  ask('smalltalk', "Hi, it's my first week here. What can I use you for?", gold.mentions(['subscription'], ['customer', 'invoice'])) // oxfmt-ignore
  ask('browser', 'Go to larkfield.example/pricing in the browser and take a screenshot for me', refusesPages())
  const held = (id: string) => saasSubscriptions.filter(one => one.customerId === id)
  const asked = pick.nth(saasCustomers, one => one.industry !== 'Hospitality' && one.name.length > 15 && /^[A-Za-z ]+$/.test(one.name) && held(one.id).length === 1 && held(one.id)[0]!.status === 'Active', 4) // oxfmt-ignore
  const plan = pick.find(saasPlans, held(asked.id)[0]!.planId)
  ask('casual', `hey whats the plan ${pick.misspell(asked.name).toLowerCase()} is on again?? thx`, told(plan, plan.name, 'name')) // oxfmt-ignore
  const known = pick.nth(saasCustomers, one => one.industry === 'Manufacturing' && one.accountManagerId !== null, 2)
  ask('multi', `Who looks after ${known.name}, and since when are they a customer of ours?`, gold.all(toldPerson(pick.find(saasManagers, known.accountManagerId!)), told(known, pick.dayAs(known.customerSince), 'customerSince'))) // oxfmt-ignore
  const having = (status: string) => gold.count(saasSubscriptions.filter(one => one.status === status).length)
  ask('multi', 'Tell me how many subscriptions are past due and how many are paused', gold.figures(having('PastDue'), having('Paused'))) // oxfmt-ignore
  ask('complete', 'For the auditor I need every paid invoice that went by direct debit, the whole list.', gold.set(saasInvoices.filter(one => one.status === 'Paid' && one.paymentMethod === 'DirectDebit'))) // oxfmt-ignore
}
