import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { shiftDay } from '../services/days.ts'
import { figureOf } from '../set-ax/sewingshop-readings.ts'
import { champion, nameOf, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the advertising agency, changes, and what cannot be answered. */
export function talkAdagency(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { adagency }: Facts): void {
  const { adCampaigns, adClients, adInvoices, adStaff } = adagency
  const running = adCampaigns.filter(one => one.status === 'running')
  const edible = running.filter(one => pick.find(adClients, one.client).industry === 'food_and_drink')
  talk(
    'followup',
    ['How many campaigns have we got running just now?', gold.count(running.length)],
    ['Which of those are for food and drink clients?', gold.set(edible)],
    ['And what are their budgets added up?', gold.money(pick.sum(edible, one => one.budget))],
  )
  const hotels = pick.nth(adClients, one => one.industry === 'hospitality' && one.retainerFee !== null)
  const manager = pick.find(adStaff, hotels.accountManager)
  const others = adClients.filter(one => one.accountManager === manager.id && one.id !== hotels.id)
  talk(
    'followup',
    [`Who looks after ${hotels.name}?`, toldPerson(manager)],
    ['What other clients does he look after?', gold.set(others)],
    ['Which of them pay us a retainer?', gold.set(others.filter(one => one.retainerFee !== null))],
  )
  const ours = (id: number) => adInvoices.filter(one => one.client === id)
  const open = (id: number) => ours(id).filter(one => one.status === 'sent')
  const isPlain = (id: number) => ours(id).every(one => ['sent', 'paid'].includes(one.status))
  const debtor = pick.nth(adClients, one => open(one.id).length > 1 && isPlain(one.id))
  talk(
    'followup',
    [`Show me the invoices that ${debtor.name} still have to pay`, gold.set(open(debtor.id))],
    ['How much is that in total?', gold.money(pick.sum(open(debtor.id), one => one.totalAmount))],
    ['And which one is due first?', gold.smallest(open(debtor.id), one => one.dueDate)],
  )
}

function write({ ask }: Builder, { adagency, day }: Facts): void {
  const { adCampaigns, adClients, adInvoices, adPlacements, adStaff } = adagency
  const writers = adStaff.filter(one => one.jobTitle.includes('Copywriter')).map(one => one.id)
  const busy = pick.nth(adCampaigns, one => one.status === 'running' && one.team.some(id => writers.includes(id)), 2)
  const writer = pick.find(
    adStaff,
    busy.team.find(id => writers.includes(id))!,
  )
  ask('write', `Please log 3.5 hours of copywriting for ${nameOf(writer)} on ${busy.name}, yesterday, "second round of headlines".`, gold.created('adagency.adTimeEntries', { staffMember: writer.id, campaign: busy.id, workDate: day(-1), hours: 3.5, activity: 'copywriting', description: 'second round of headlines' })) // oxfmt-ignore
  const bikes = pick.nth(adCampaigns, one => one.name === 'Pedal Power')
  const end = shiftDay(bikes.endDate, 14)
  ask('write', `${pick.find(adClients, bikes.client).name} want to keep ${bikes.name} going until ${pick.dayName(end)}, can you change the end date?`, gold.updated('adagency.adCampaigns', bikes, { endDate: end })) // oxfmt-ignore
  const slip = pick.nth(adPlacements, one => one.status === 'planned', 3)
  ask('write', `${slip.reference} went in by mistake, please delete that placement.`, gold.removed('adagency.adPlacements', slip)) // oxfmt-ignore
  const settled = pick.nth(adInvoices, one => one.status === 'sent', 4)
  ask('write', `The money from ${pick.find(adClients, settled.client).name} for ${settled.number} has come in, so that one can be marked as paid`, gold.updated('adagency.adInvoices', settled, { status: 'paid' }, ['paidOn'])) // oxfmt-ignore
}

function decline({ ask }: Builder, { adagency }: Facts): void {
  const { adCampaigns, adPlacements, adStaff } = adagency
  ask('missing', 'What budget did we agree for the Brindlewood Shoes campaign?', gold.unknown())
  const planner = pick.nth(adStaff, one => one.department === 'media' && !one.isFreelance, 1)
  ask('unknown', `How many days of holiday has ${nameOf(planner)} got left?`, gold.unknown())
  const of = (id: number) => adPlacements.filter(one => one.campaign === id)
  const seen = champion(adCampaigns, one => pick.sum(of(one.id), own => own.performance.impressions), one => one.name) // oxfmt-ignore
  const clicked = champion(
    adCampaigns,
    one => pick.sum(of(one.id), own => own.performance.clicks),
    one => one.name,
  )
  ask('ambiguous', 'Which of our campaigns did best?', gold.either(gold.clarify(), seen, clicked))
}

function chat({ ask }: Builder, { adagency, today }: Facts): void {
  const { adCampaigns, adClients, adTimeEntries } = adagency
  ask('smalltalk', 'Thanks, you just saved my afternoon!', gold.smalltalk())
  ask('browser', 'Go to bristolpost.co.uk in the browser and take a screenshot of our banner', refusesPages())
  const paused = pick.nth(adCampaigns, one => one.name === 'The Christmas Glasshouse')
  ask('casual', `hey whats the budget on ${pick.misspell(paused.name).toLowerCase()} again?? clients on the phone`, figureOf(paused, gold.money(paused.budget, { field: 'budget' }))) // oxfmt-ignore
  const hours = (id: number) => adTimeEntries.filter(one => one.campaign === id)
  const unpaid = (id: number) => hours(id).filter(one => !one.isBillable)
  const busy = pick.nth(adCampaigns, one => one.status === 'running' && unpaid(one.id).length > 1 && unpaid(one.id).length < hours(one.id).length, 1) // oxfmt-ignore
  ask('multi', `How many hours have gone into ${busy.name} so far, and how many of them can't we bill?`, gold.figures(gold.plain(pick.sum(hours(busy.id), one => one.hours)), gold.plain(pick.sum(unpaid(busy.id), one => one.hours)))) // oxfmt-ignore
  const retained = adClients.filter(one => one.retainerFee !== null)
  ask('multi', 'How many clients are on a retainer and what do the retainers bring in per month?', gold.figures(gold.count(retained.length), gold.money(pick.sum(retained, one => one.retainerFee)))) // oxfmt-ignore
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('complete', 'Give me all the time entries from last month please, I need every single one.', gold.set(adTimeEntries.filter(one => pick.month(one.workDate) === last))) // oxfmt-ignore
}
