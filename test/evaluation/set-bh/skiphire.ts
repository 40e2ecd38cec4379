import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { figureOf } from '../set-ax/sewingshop-readings.ts'
import { champion, measures, nameOf, sizes, values } from '../set-s/choose.ts'
import { talkSkiphire } from './skiphire-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set BH over the firm that hires out skips. */
export function askSkiphire(facts: Facts): Question[] {
  const builder = createQuestions('bh', 'skiphire')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkSkiphire(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { skiphire }: Facts): void {
  const { skipCustomers, skipDrivers, skipHires, skipJobs, skipTippingTickets } = skiphire
  ask('list', 'Show me all our drivers', gold.set(skipDrivers))
  ask('list', 'Which facilities do we tip at?', values(skipTippingTickets, one => one.facility, key => gold.spelled(key))) // oxfmt-ignore
  ask('filter', 'Which accounts are on stop?', gold.set(skipCustomers.filter(one => one.isOnStop)))
  const onRoad = skipHires.filter(one => one.status === 'OnSite' && one.placement === 'OnRoad')
  ask('filter', 'What have we got standing on the road at the moment?', gold.set(onRoad))
  const blocked = skipJobs.filter(one => one.type === 'Collection' && one.status === 'Failed' && one.failureReason === 'AccessBlocked') // oxfmt-ignore
  ask('filter', 'Can I see the collections that failed because the access was blocked', gold.set(blocked))
  ask('threshold', 'Any tipping tickets with a net weight over 6 tonnes?', gold.set(skipTippingTickets.filter(one => one.netTonnes > 6))) // oxfmt-ignore
}

function number({ ask }: Builder, { skiphire }: Facts): void {
  const { skipCustomers, skipDrivers, skipHires, skipJobs, skipSites, skipTippingTickets } = skiphire
  ask('count', 'How many skips are out on site right now?', gold.count(skipHires.filter(one => one.status === 'OnSite').length)) // oxfmt-ignore
  ask('count', 'how many of our customers are domestic', gold.count(skipCustomers.filter(one => one.type === 'Domestic').length)) // oxfmt-ignore
  ask('top', 'Give me the five sites that are furthest from the yard.', gold.ordered(skipSites, one => one.distanceMiles, { count: 5 })) // oxfmt-ignore
  const failed = skipJobs.filter(one => one.status === 'Failed')
  ask('top', 'Which driver has had the most failed jobs?', champion(skipDrivers, one => failed.filter(job => job.driverId === one.id).length, nameOf)) // oxfmt-ignore
  const quarry = skipTippingTickets.filter(one => one.facility === 'Blackmoor Quarry')
  ask('aggregate', 'What has Blackmoor Quarry charged us altogether?', gold.money(pick.sum(quarry, one => one.charge)))
  const boards = skipTippingTickets.filter(one => one.wasteType === 'Plasterboard')
  ask('aggregate', 'How heavy is a load of plasterboard on average?', gold.plain(pick.mean(boards, one => one.netTonnes))) // oxfmt-ignore
  ask('group', 'Net tonnes tipped per facility please', gold.map(measures(skipTippingTickets, one => one.facility, own => pick.sum(own, one => one.netTonnes), key => gold.spelled(key)), 'plain')) // oxfmt-ignore
  ask('group', 'Break the failed jobs down by reason for me.', gold.map(sizes(failed, one => one.failureReason!)))
  const weight = (wasteType: string) => pick.sum(skipTippingTickets.filter(one => one.wasteType === wasteType), one => one.netTonnes) // oxfmt-ignore
  ask('compare', 'Have we tipped more tonnes of metal than of wood?', gold.yes(weight('Metal') > weight('Wood')))
}

function join({ ask }: Builder, { skiphire, today }: Facts): void {
  const { skipCustomers, skipDrivers, skipHires, skipInvoices, skipJobs, skipSites, skipTippingTickets } = skiphire
  const named = (name: string) => pick.nth(skipCustomers, one => one.name === name)
  const wrecker = named('Eastgate Demolition')
  ask('join', `What sites have we got down for ${wrecker.name}?`, gold.set(skipSites.filter(one => one.customerId === wrecker.id))) // oxfmt-ignore
  const hireOf = (job: { hireId: number }) => pick.find(skipHires, job.hireId)
  const store = pick.nth(skipSites, one => one.name === 'Cold Store')
  const there = skipJobs.filter(one => hireOf(one).siteId === store.id && one.status !== 'Scheduled')
  // Who came and could not do the job was there, too.
  ask('join', 'Which of our drivers have already been to the Cold Store site?', eachReading([there, there.filter(one => one.status === 'Done')], rows => gold.set(skipDrivers.filter(one => rows.some(job => job.driverId === one.id))))) // oxfmt-ignore
  const lapsed = skipHires.filter(one => one.status === 'OnSite' && one.permit && one.permit.validTo < today)
  ask('join', 'Which customers have a skip on site with a permit that has run out?', gold.set(skipCustomers.filter(one => lapsed.some(hire => hire.customerId === one.id)))) // oxfmt-ignore
  const odeon = pick.nth(skipSites, one => one.name === 'Former Odeon')
  const loads = skipTippingTickets.filter(one => hireOf(pick.find(skipJobs, one.jobId)).siteId === odeon.id)
  ask('join', 'How many tonnes of waste have come out of the Former Odeon so far?', gold.plain(pick.sum(loads, one => one.netTonnes))) // oxfmt-ignore
  const owing = skipInvoices.filter(one => one.status === 'Unpaid')
  ask('join', 'which trade customers still owe us money', gold.set(skipCustomers.filter(one => one.type === 'Trade' && owing.some(bill => bill.customerId === one.id)))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { skiphire }: Facts): void {
  const { skipCustomers, skipSizes } = skiphire
  const firm = pick.nth(skipCustomers, one => one.name === 'Lockwood Civils')
  ask('lookup', `What number do I ring ${firm.name} on?`, told(firm, firm.contact.phone, 'phone'))
  const size = pick.nth(skipSizes, one => one.style === 'Enclosed' && one.capacityYards === 12)
  ask('lookup', 'Customer on the phone: what do we charge for a 12 yard enclosed?', figureOf(size, gold.money(size.hirePrice, { field: 'hirePrice' }))) // oxfmt-ignore
}

function date({ ask }: Builder, { skiphire, today, day }: Facts): void {
  const { skipDrivers, skipHires } = skiphire
  ask('date', 'Which hires still on site should have been back by now?', gold.set(skipHires.filter(one => one.status === 'OnSite' && one.dueBackDate < today))) // oxfmt-ignore
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many skips did we deliver last month?', gold.count(skipHires.filter(one => one.status !== 'Cancelled' && pick.month(one.deliveryDate) === last).length)) // oxfmt-ignore
  ask('date', 'Whose driving licence expires within the next 60 days?', pick.setWithin(skipDrivers, one => one.licenceExpiresOn, today, day(60))) // oxfmt-ignore
}
