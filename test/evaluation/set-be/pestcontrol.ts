import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, sizes, values } from '../set-s/choose.ts'
import { employed, once, served, stillMade, type Visit } from './pestcontrol-readings.ts'
import { talkPestcontrol } from './pestcontrol-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set BE over the pest control firm. */
export function askPestcontrol(facts: Facts): Question[] {
  const builder = createQuestions('be', 'pestcontrol')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkPestcontrol(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { pestcontrol }: Facts): void {
  const { pestContracts, pestCustomers, pestFindings, pestSites, pestTechnicians, pestVisits } = pestcontrol
  ask(
    'list',
    'Can I get a list of all our technicians please',
    employed(pestTechnicians, rows => gold.set(rows)),
  )
  ask(
    'list',
    'Which towns do we have sites in?',
    values(pestSites, one => one.address.town, gold.spelled),
  )
  ask('filter', 'Whose account is on hold at the moment?', gold.set(pestCustomers.filter(one => one.accountStatus === 'on_hold'))) // oxfmt-ignore
  ask('filter', "Show me the high severity findings that still haven't been resolved.", gold.set(pestFindings.filter(one => one.severity === 'high' && !one.isResolved))) // oxfmt-ignore
  ask('filter', "I'm looking for the routine visits where we had no access.", gold.set(pestVisits.filter(one => one.visitType === 'routine' && one.status === 'no_access'))) // oxfmt-ignore
  ask('threshold', 'Which active contracts are worth more than £1,400 a year?', gold.set(pestContracts.filter(one => one.status === 'active' && one.annualFee > 1400))) // oxfmt-ignore
}

function number({ ask }: Builder, { pestcontrol }: Facts): void {
  const { pestContracts, pestCustomers, pestFindings, pestProducts, pestTechnicians, pestVisits } = pestcontrol
  const active = pestContracts.filter(one => one.status === 'active')
  ask('count', 'How many care homes are on our books?', served(pestCustomers.filter(one => one.customerType === 'care_home'), rows => gold.count(rows.length))) // oxfmt-ignore
  ask('count', 'How many contracts that are running right now include wasps?', gold.count(active.filter(one => one.pestsCovered.includes('wasps')).length)) // oxfmt-ignore
  ask('top', "What's the dearest insecticide we use, per unit?", stillMade(pestProducts.filter(one => one.category === 'insecticide'), rows => gold.largest(rows, one => one.unitCost))) // oxfmt-ignore
  ask('top', 'Who are our five longest-standing customers?', served(pestCustomers, rows => gold.ordered(rows, one => one.customerSince, { count: 5, up: true }))) // oxfmt-ignore
  const callouts = pestVisits.filter(one => one.visitType === 'callout' && one.status === 'completed')
  const doneBy = (id: number) => callouts.filter(one => one.technicianId === id).length
  ask('top', 'Who has completed the most callouts out of all our technicians?', champion(pestTechnicians, one => doneBy(one.id), nameOf)) // oxfmt-ignore
  ask('aggregate', 'What are all our active contracts worth together per year?', gold.money(pick.sum(active, one => one.annualFee))) // oxfmt-ignore
  ask('aggregate', 'On average, how many minutes do we spend on a routine visit?', gold.plain(pick.mean(pestVisits.filter(one => one.visitType === 'routine'), one => one.durationMinutes))) // oxfmt-ignore
  ask('group', 'Break the findings down by pest for me', gold.map(sizes(pestFindings, one => one.pest)))
  ask('group', 'What do the annual fees of our active contracts come to for each billing frequency?', gold.map(measures(active, one => one.billingFrequency, own => pick.sum(own, one => one.annualFee)), 'money')) // oxfmt-ignore
  const found = (pest: string) => pestFindings.filter(one => one.pest === pest).length
  ask('compare', 'Do we find mice more often than rats?', gold.yes(found('mice') > found('rats')))
}

function join({ ask }: Builder, { pestcontrol }: Facts): void {
  const { pestContracts, pestCustomers, pestFindings, pestProducts, pestSites, pestTechnicians, pestVisits } = pestcontrol // oxfmt-ignore
  ask('join', "Which of our sites don't have any contract at all, not even an old one?", gold.set(pestSites.filter(one => pestContracts.every(other => other.siteId !== one.id)))) // oxfmt-ignore
  const usedAt = (id: number) => once(pestVisits.filter(one => one.siteId === id).flatMap(one => one.treatments.map(({ productId }) => productId))) // oxfmt-ignore
  const site = pick.nth(pestSites, one => usedAt(one.id).length > 3 && usedAt(one.id).length < 8, 2)
  ask('join', `What products have we used at ${site.name}?`, gold.set(usedAt(site.id).map(id => pick.find(pestProducts, id)))) // oxfmt-ignore
  const customerOf = (visit: Visit) => pick.find(pestCustomers, pick.find(pestSites, visit.siteId).customerId)
  const roaches = pestFindings.filter(one => one.pest === 'cockroaches')
  ask('join', 'At which customers did we come across cockroaches?', gold.set(once(roaches.map(one => customerOf(pick.find(pestVisits, one.visitId)))))) // oxfmt-ignore
  const callouts = pestVisits.filter(one => one.visitType === 'callout' && one.status === 'completed')
  ask('join', 'How many callouts have we completed for restaurants?', gold.count(callouts.filter(one => customerOf(one).customerType === 'restaurant').length)) // oxfmt-ignore
  const users = (id: number) => once(pestVisits.filter(one => one.treatments.some(({ productId }) => productId === id)).map(one => pick.find(pestTechnicians, one.technicianId))) // oxfmt-ignore
  const product = pick.nth(pestProducts, one => one.category === 'rodenticide' && users(one.id).length > 2 && users(one.id).length < 9, 1) // oxfmt-ignore
  ask('join', `Which technicians have used ${product.name} on a job?`, gold.set(users(product.id)))
}

function lookup({ ask }: Builder, { pestcontrol }: Facts): void {
  const { pestContracts, pestCustomers } = pestcontrol
  const customer = pick.nth(pestCustomers, one => one.customerType === 'food_manufacturer', 1)
  ask('lookup', `What number do I ring to get hold of someone at ${customer.name}?`, told(customer, customer.contact.phone)) // oxfmt-ignore
  const contract = pick.nth(pestContracts, one => one.status === 'active', 17)
  ask(
    'lookup',
    `When does ${contract.contractNumber} run out?`,
    told(contract, pick.dayAs(contract.endDate), 'endDate'),
  )
}

function date({ ask }: Builder, { pestcontrol, today, day }: Facts): void {
  const { pestContracts, pestCustomers, pestVisits } = pestcontrol
  ask('date', "What visits have we got in the diary for tomorrow?", gold.set(pestVisits.filter(one => one.scheduledDate === day(1)))) // oxfmt-ignore
  const ending = pestContracts.filter(one => !one.autoRenew && one.status === 'active')
  ask('date', "Which contracts finish in the next 90 days and aren't set to renew?", pick.setWithin(ending, one => one.endDate, today, day(90))) // oxfmt-ignore
  const before = String(Number(pick.year(today)) - 1)
  ask('date', 'How many new customers did we take on last year?', gold.count(pestCustomers.filter(one => pick.year(one.customerSince) === before).length)) // oxfmt-ignore
}
