import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { figureOf } from '../set-ax/sewingshop-readings.ts'
import { champion, nameOf, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the skip hire firm, changes, and what cannot be answered. */
export function talkSkiphire(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { skiphire, today }: Facts): void {
  const { skipCustomers, skipDrivers, skipHires, skipInvoices, skipJobs, skipTippingTickets } = skiphire
  const owing = skipInvoices.filter(one => one.status === 'Unpaid')
  const late = owing.filter(one => one.dueOn < today)
  talk(
    'followup',
    ['How many invoices are unpaid?', gold.count(owing.length)],
    ['Which of those are past their due date?', gold.set(late)],
    ['And what do they come to in total?', gold.money(pick.sum(late, one => one.totalAmount))],
  )
  const free = skipJobs.filter(one => one.driverId === null)
  const deliveries = free.filter(one => one.type === 'Delivery')
  const buyers = deliveries.map(one => pick.find(skipHires, one.hireId).customerId)
  talk(
    'followup',
    ["Which jobs haven't got a driver yet?", gold.set(free)],
    ['Just the deliveries please', gold.set(deliveries)],
    ['Who are the customers for those?', gold.set(skipCustomers.filter(one => buyers.includes(one.id)))],
  )
  const jobsOf = (id: number) => skipJobs.filter(one => one.hireId === id)
  const hire = pick.nth(skipHires, one => one.status === 'Collected' && one.wasteType === 'MixedGeneral' && jobsOf(one.id).length === 2 && jobsOf(one.id)[0]!.driverId !== jobsOf(one.id)[1]!.driverId, 7) // oxfmt-ignore
  const fetched = jobsOf(hire.id).find(one => one.type === 'Collection')!
  const ticket = skipTippingTickets.find(one => one.jobId === fetched.id)!
  const driver = pick.find(skipDrivers, fetched.driverId!)
  talk(
    'followup',
    [`What did the load from hire ${hire.hireNumber} weigh?`, figureOf(ticket, gold.plain(ticket.netTonnes, { field: 'netTonnes' }))], // oxfmt-ignore
    ['Who collected it?', toldPerson(driver)],
    ["What's the registration of their lorry?", told(driver, driver.lorry.registration, 'registration')],
  )
}

function write({ ask }: Builder, { skiphire }: Facts): void {
  const { skipCustomers, skipDrivers, skipJobs, skipSites } = skiphire
  const named = (name: string) => pick.nth(skipCustomers, one => one.name === name)
  const builder = named('Northfield Builders')
  ask('write', `We've got a new site for ${builder.name}, it's called Quarry Bank: 18 Quarry Bank Road, Whinmoor, OS7 4HT, 9.5 miles from the yard. Can you add it?`, gold.created('skiphire.skipSites', { customerId: builder.id, name: 'Quarry Bank', address: { street: '18 Quarry Bank Road', town: 'Whinmoor', postcode: 'OS7 4HT' }, distanceMiles: 9.5 })) // oxfmt-ignore
  const moved = named('Tor View Landscapes')
  ask('write', `${moved.name} have a new phone number, 01632 960417. Please change it.`, gold.updated('skiphire.skipCustomers', moved, { contact: { ...moved.contact, phone: '01632 960417' } })) // oxfmt-ignore
  const idle = pick.nth(skipSites, one => one.name === 'Sandpit Lane')
  ask('write', `Delete the site ${idle.name}, that job never came off.`, gold.removed('skiphire.skipSites', idle))
  const open = pick.nth(skipJobs, one => one.driverId === null && one.type === 'Exchange')
  const driver = pick.nth(skipDrivers, one => nameOf(one) === 'Kelly Armitage')
  ask('write', `Assign job ${open.id} to ${nameOf(driver)}`, gold.updated('skiphire.skipJobs', open, { driverId: driver.id })) // oxfmt-ignore
}

function decline({ ask }: Builder, { skiphire }: Facts): void {
  const { skipDrivers, skipJobs } = skiphire
  ask('missing', 'When is hire H-21875 due back?', gold.unknown())
  ask('unknown', 'How much diesel did the lorries get through last week?', gold.unknown())
  ask('unknown', 'What does Mick Dransfield earn an hour?', gold.unknown())
  const jobs = (id: number, status: string) => skipJobs.filter(one => one.driverId === id && one.status === status).length // oxfmt-ignore
  const most = champion(skipDrivers, one => jobs(one.id, 'Done'), nameOf)
  ask('ambiguous', "Who's our best driver?", gold.either(gold.clarify(), most))
}

function chat({ ask }: Builder, { skiphire, day }: Facts): void {
  const { skipDrivers, skipHires, skipInvoices, skipJobs, skipTippingTickets } = skiphire
  ask('smalltalk', "Cheers, that's me done for today", gold.smalltalk())
  ask('browser', 'Open the Ossley council website in the browser and fill in the permit form for me', refusesPages())
  const leanne = pick.nth(skipDrivers, one => nameOf(one) === 'Leanne Crossley')
  ask('casual', 'morning, whats leanne crossley got on tomorow??', gold.set(skipJobs.filter(one => one.driverId === leanne.id && one.scheduledDate === day(1)))) // oxfmt-ignore
  const heaviest = skipTippingTickets.toSorted((one, other) => other.netTonnes - one.netTonnes)[0]!
  ask('multi', "What's the net weight of our heaviest load, and what were we charged for tipping it?", gold.figures(gold.plain(heaviest.netTonnes), gold.money(heaviest.charge))) // oxfmt-ignore
  const booked = skipHires.filter(one => one.status === 'Booked')
  const sick = skipDrivers.filter(one => one.status === 'OffSick')
  ask('multi', 'How many hires are booked but not delivered yet? Also, who is off sick?', gold.all(gold.count(booked.length), gold.set(sick))) // oxfmt-ignore
  ask('complete', 'The accountant wants every invoice that has been paid, all of them please.', gold.set(skipInvoices.filter(one => one.status === 'Paid'))) // oxfmt-ignore
}
