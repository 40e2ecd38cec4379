import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, quarterName, sizes } from '../set-s/choose.ts'
import { talkAdagency } from './adagency-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set BC over the advertising agency. */
export function askAdagency(facts: Facts): Question[] {
  const builder = createQuestions('bc', 'adagency')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkAdagency(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { adagency, today }: Facts): void {
  const { adCampaigns, adChannels, adInvoices, adPlacements, adStaff } = adagency
  ask('list', 'Can I see all our staff with their job titles?', gold.set(adStaff, { shows: one => [one.jobTitle] }))
  ask('list', 'Which channels can we book ads on?', gold.set(adChannels))
  ask('filter', 'What campaigns are on hold at the moment?', gold.set(adCampaigns.filter(one => one.status === 'on_hold'))) // oxfmt-ignore
  ask('filter', 'I need the overdue invoices', gold.set(adInvoices.filter(one => one.status === 'sent' && one.dueDate! < today))) // oxfmt-ignore
  ask('filter', 'Which freelancers do we have in the creative department?', gold.set(adStaff.filter(one => one.isFreelance && one.department === 'creative'))) // oxfmt-ignore
  ask('threshold', 'Which ads got more than a million impressions?', gold.set(adPlacements.filter(one => one.performance.impressions! > 1e6))) // oxfmt-ignore
}

function number({ ask }: Builder, { adagency, today }: Facts): void {
  const { adCampaigns, adInvoices, adPlacements, adStaff, adTimeEntries } = adagency
  const having = (status: string) => adCampaigns.filter(one => one.status === status)
  ask('count', 'How many placements are live right now?', gold.count(adPlacements.filter(one => one.status === 'live').length)) // oxfmt-ignore
  ask('count', 'How many invoices are still sitting in draft?', gold.count(adInvoices.filter(one => one.status === 'draft').length)) // oxfmt-ignore
  ask(
    'top',
    'Which running campaign has the biggest budget?',
    gold.largest(having('running'), one => one.budget),
  )
  ask('top', 'Who are our three most expensive people by the hour?', gold.ordered(adStaff, one => one.hourlyRate, { count: 3 })) // oxfmt-ignore
  const last = pick.shiftMonth(pick.month(today)!, -1)
  const lately = adTimeEntries.filter(one => pick.month(one.workDate) === last)
  ask('top', 'Who clocked up the most hours last month?', champion(adStaff, one => pick.sum(lately.filter(own => own.staffMember === one.id), own => own.hours), nameOf)) // oxfmt-ignore
  ask('aggregate', 'What was the average budget of the campaigns we completed?', gold.money(pick.mean(having('completed'), one => one.budget))) // oxfmt-ignore
  ask('aggregate', 'How much money are we still waiting for on the invoices we sent out, VAT included?', gold.money(pick.sum(adInvoices.filter(one => one.status === 'sent'), one => one.totalAmount))) // oxfmt-ignore
}

function group({ ask }: Builder, { adagency, today }: Facts): void {
  const { adChannels, adPlacements, adStaff, adTimeEntries } = adagency
  ask('group', 'How many people work in each department?', gold.map(sizes(adStaff, one => one.department)))
  const last = pick.shiftMonth(pick.month(today)!, -1)
  const lately = adTimeEntries.filter(one => pick.month(one.workDate) === last)
  ask('group', 'Split last month’s hours by activity for me', gold.map(measures(lately, one => one.activity, own => pick.sum(own, one => one.hours)), 'plain')) // oxfmt-ignore
  const clicks = (medium: string) => pick.sum(adPlacements.filter(one => pick.find(adChannels, one.channel).medium === medium), one => one.performance.clicks) // oxfmt-ignore
  ask('compare', 'Have our social ads had more clicks than the search ads?', gold.yes(clicks('social') > clicks('search'))) // oxfmt-ignore
}

function join({ ask }: Builder, { adagency }: Facts): void {
  const { adCampaigns, adChannels, adClients, adPlacements, adStaff, adTimeEntries } = adagency
  const running = adCampaigns.filter(one => one.status === 'running')
  const cheese = pick.nth(running, one => one.objective === 'launch' && one.team.length > 3, 1)
  ask('join', `Who's working on ${cheese.name}?`, gold.set(cheese.team.map(id => pick.find(adStaff, id))))
  const on = (id: number) => running.filter(one => one.team.includes(id))
  const maker = pick.nth(adStaff, one => one.department === 'creative' && on(one.id).length > 2 && on(one.id).length < 7, 2) // oxfmt-ignore
  ask('join', `Which running campaigns is ${nameOf(maker)} on the team for?`, gold.set(on(maker.id)))
  const aired = adPlacements.filter(one => one.status === 'live' && pick.find(adChannels, one.channel).medium === 'radio') // oxfmt-ignore
  const heard = pick.distinct(aired.map(one => pick.find(adClients, pick.find(adCampaigns, one.campaign).client)))
  ask('join', 'Which clients have an ad live on the radio at the moment?', gold.set(heard))
  const spent = (id: number) => adTimeEntries.filter(one => pick.find(adCampaigns, one.campaign).client === id)
  const worked = pick.nth(adClients, one => pick.distinct(spent(one.id).map(own => own.campaign)).length > 1, 1)
  ask('join', `How many hours have we spent on ${worked.name} altogether?`, gold.plain(pick.sum(spent(worked.id), one => one.hours))) // oxfmt-ignore
  const booked = (id: number) => adPlacements.filter(one => one.campaign === id)
  const shown = pick.nth(running, one => one.id !== cheese.id && booked(one.id).length > 2 && booked(one.id).every(own => ['live', 'booked'].includes(own.status))) // oxfmt-ignore
  ask('join', `What channels are we using for ${shown.name}?`, gold.set(booked(shown.id).map(one => pick.find(adChannels, one.channel)))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { adagency, today }: Facts): void {
  const { adClients, adInvoices } = adagency
  const theatre = pick.nth(adClients, one => one.industry === 'culture' && one.isActive)
  ask('lookup', `Do you have the phone number of our contact at ${theatre.name}?`, told(theatre, theatre.contact.phone, 'phone')) // oxfmt-ignore
  const sent = pick.nth(adInvoices, one => one.status === 'sent' && one.dueDate! > today, 1)
  ask('lookup', `When does ${sent.number} have to be paid?`, told(sent, pick.dayAs(sent.dueDate!), 'dueDate'))
}

function date({ ask }: Builder, { adagency, today, day }: Facts): void {
  const { adCampaigns, adInvoices, adPlacements } = adagency
  const next = pick.shiftMonth(pick.month(today)!, 1)
  const coming = adCampaigns.filter(one => pick.month(one.startDate) === next)
  ask('date', 'Which campaigns start next month?', eachReading([coming, coming.filter(one => one.status !== 'cancelled')], rows => gold.set(rows))) // oxfmt-ignore
  const ended = pick.quarter(`${pick.shiftMonth(pick.month(today)!, -3)}-01`)!
  const billed = adInvoices.filter(one => pick.quarter(one.issueDate) === ended)
  ask('date', `What did we invoice in ${quarterName(ended)}, before VAT?`, eachReading([billed, billed.filter(one => one.status !== 'cancelled')], rows => gold.money(pick.sum(rows, one => one.netAmount)))) // oxfmt-ignore
  ask('date', 'Which live placements run out in the next 7 days?', pick.setWithin(adPlacements.filter(one => one.status === 'live'), one => one.endsOn, today, day(7))) // oxfmt-ignore
}
