import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, sizes, values } from '../set-s/choose.ts'
import { talkSubscriptions } from './subscriptions-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set BC over the back office of a software firm. */
export function askSubscriptions(facts: Facts): Question[] {
  const builder = createQuestions('bc', 'subscriptions')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkSubscriptions(builder, facts)
  return builder.questions
}

const isDone = (one: { status: string }) => one.status === 'Resolved' || one.status === 'Closed'

function list({ ask }: Builder, { subscriptions }: Facts): void {
  const { saasAddOns, saasCases, saasCustomers, saasSubscriptions } = subscriptions
  const active = saasSubscriptions.filter(one => one.status === 'Active')
  ask('list', 'What add-ons can customers book with us?', gold.set(saasAddOns))
  ask('list', 'Which industries do our customers work in?', values(saasCustomers, one => one.industry)) // oxfmt-ignore
  ask('filter', "Show me the active subscriptions that won't renew automatically.", gold.set(active.filter(one => !one.autoRenew))) // oxfmt-ignore
  ask('filter', 'Which incidents has nobody picked up yet?', gold.set(saasCases.filter(one => one.type === 'Incident' && one.status === 'New'))) // oxfmt-ignore
  ask('filter', 'Give me our healthcare customers in Germany.', gold.set(saasCustomers.filter(one => one.industry === 'Healthcare' && one.billingAddress.countryCode === 'DE'))) // oxfmt-ignore
  ask('threshold', 'Active subscriptions with more than 100 seats, please', gold.set(active.filter(one => one.seats > 100))) // oxfmt-ignore
}

function number({ ask }: Builder, { subscriptions }: Facts): void {
  const { saasAddOns, saasCases, saasCustomers, saasInvoices, saasManagers, saasPlans, saasSubscriptions } = subscriptions // oxfmt-ignore
  const active = saasSubscriptions.filter(one => one.status === 'Active')
  ask('count', 'How many trials do we have running?', gold.count(saasSubscriptions.filter(one => one.status === 'Trial').length)) // oxfmt-ignore
  ask('count', 'How many customers are still without an account manager?', gold.count(saasCustomers.filter(one => one.accountManagerId === null).length)) // oxfmt-ignore
  ask(
    'top',
    "What's the most expensive add-on we sell?",
    gold.largest(saasAddOns, one => one.monthlyPrice),
  )
  const british = saasCustomers.filter(one => one.billingAddress.countryCode === 'GB')
  ask('top', 'Show our three largest customers in the UK by headcount.', gold.ordered(british, one => one.employeeCount, { count: 3 })) // oxfmt-ignore
  ask('top', 'Which account manager looks after the most customers?', champion(saasManagers, one => saasCustomers.filter(customer => customer.accountManagerId === one.id).length, nameOf)) // oxfmt-ignore
  ask('aggregate', 'What is the average satisfaction score on our support cases?', gold.plain(pick.mean(saasCases, one => one.satisfactionScore))) // oxfmt-ignore
  ask('aggregate', 'How much money are we still waiting for on past-due invoices?', gold.money(pick.sum(saasInvoices.filter(one => one.status === 'PastDue'), one => one.totalAmount))) // oxfmt-ignore
  ask('group', 'How do our support cases split up by channel?', gold.map(sizes(saasCases, one => one.channel)))
  ask('group', 'I need the monthly revenue from active subscriptions, broken down by product.', gold.map(measures(active, one => pick.find(saasPlans, one.planId).product, own => pick.sum(own, one => one.monthlyAmount)), 'money')) // oxfmt-ignore
  const paying = (cycle: string) => active.filter(one => one.billingCycle === cycle).length
  ask('compare', 'Do more of our active subscriptions pay monthly than annually?', gold.yes(paying('Monthly') > paying('Annual'))) // oxfmt-ignore
}

function join({ ask }: Builder, { subscriptions }: Facts): void {
  const { saasAddOns, saasCases, saasCustomers, saasInvoices, saasManagers, saasPlans, saasSubscriptions } = subscriptions // oxfmt-ignore
  const active = saasSubscriptions.filter(one => one.status === 'Active')
  const [plan] = [pick.sized(active, one => one.planId, 3, 8)].map(({ key }) => pick.find(saasPlans, key))
  const takers = active.filter(one => one.planId === plan!.id).map(one => one.customerId)
  ask('join', `Which customers have an active ${plan!.name} subscription?`, gold.set(saasCustomers.filter(one => takers.includes(one.id)))) // oxfmt-ignore
  const signOn = pick.nth(saasAddOns, one => one.code === 'SSO')
  ask('join', `How many active subscriptions include ${signOn.name}?`, gold.count(active.filter(one => one.addOns.some(held => held.addOnId === signOn.id)).length)) // oxfmt-ignore
  const ownInvoices = (id: string) => saasInvoices.filter(one => pick.find(saasSubscriptions, one.subscriptionId).customerId === id) // oxfmt-ignore
  const due = (id: string) => ownInvoices(id).filter(one => one.status === 'Open' || one.status === 'PastDue')
  const debtor = pick.nth(saasCustomers, one => due(one.id).length > 1 && due(one.id).length < ownInvoices(one.id).length, 1) // oxfmt-ignore
  ask('join', `Which invoices does ${debtor.name} still have to pay?`, gold.set(due(debtor.id)))
  const cared = (id: string) => saasCustomers.filter(one => one.accountManagerId === id)
  const troubled = (id: string) => cared(id).filter(one => saasCases.some(other => other.customerId === one.id && other.type === 'Incident' && !isDone(other))) // oxfmt-ignore
  const manager = pick.nth(saasManagers, one => troubled(one.id).length > 1 && troubled(one.id).length < cared(one.id).length) // oxfmt-ignore
  ask('join', `Which of ${nameOf(manager)}'s customers have an incident that isn't resolved yet?`, gold.set(troubled(manager.id))) // oxfmt-ignore
  const late = saasSubscriptions.filter(one => one.status === 'PastDue').map(one => pick.find(saasCustomers, one.customerId).accountManagerId) // oxfmt-ignore
  ask('join', 'Which account managers have a customer whose subscription is past due?', gold.set(saasManagers.filter(one => late.includes(one.id)))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { subscriptions }: Facts): void {
  const { saasCustomers, saasSubscriptions } = subscriptions
  const called = pick.nth(saasCustomers, one => one.industry === 'Logistics' && one.primaryContact.phone !== null, 2)
  ask('lookup', `What's the phone number of our contact at ${called.name}?`, told(called, called.primaryContact.phone!, 'phone')) // oxfmt-ignore
  const renewing = pick.nth(saasSubscriptions, one => one.status === 'Active' && one.billingCycle === 'Annual' && one.autoRenew, 4) // oxfmt-ignore
  ask('lookup', `when is the renewal date of ${renewing.number}`, told(renewing, pick.dayAs(renewing.renewsOn!), 'renewsOn')) // oxfmt-ignore
}

function date({ ask }: Builder, { subscriptions, today, day }: Facts): void {
  const { saasCases, saasSubscriptions } = subscriptions
  ask('date', 'Which annual subscriptions come up for renewal in the next 30 days?', pick.setWithin(saasSubscriptions.filter(one => one.billingCycle === 'Annual'), one => one.renewsOn, today, day(30))) // oxfmt-ignore
  const before = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many cases were opened last month?', gold.count(saasCases.filter(one => pick.month(one.openedAt) === before).length)) // oxfmt-ignore
  const ended = saasSubscriptions.filter(one => one.cancelledOn !== null && pick.month(one.cancelledOn)! < before)
  const { key, rows } = pick.rank(ended, one => pick.month(one.cancelledOn))[0]!
  ask('date', `List the subscriptions that were cancelled in ${pick.monthName(key)}.`, gold.set(rows))
}
