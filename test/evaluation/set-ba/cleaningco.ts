import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { apart, cut, measures, nameOf, person, sizes, topGroup, values } from '../set-s/choose.ts'
import { talkCleaningco } from './cleaningco-talk.ts'

type Builder = ReturnType<typeof createQuestions>
const eur = (amount: number) => `€${amount.toLocaleString('en-US')}`

/** Set BA over the company that cleans offices. */
export function askCleaningco(facts: Facts): Question[] {
  const builder = createQuestions('ba', 'cleaningco')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkCleaningco(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { cleaningco }: Facts): void {
  const { sparkClients, sparkComplaints, sparkSites, sparkVehicles } = cleaningco
  ask('list', 'List all vehicles.', gold.set(sparkVehicles))
  ask(
    'list',
    'Which cities are our sites in?',
    values(sparkSites, one => one.address.city, gold.spelled),
  )
  ask('filter', 'Which clients are on hold at the moment?', gold.set(sparkClients.filter(one => one.status === 'on_hold'))) // oxfmt-ignore
  ask('filter', 'Show the sites in Galway that are cleaned daily.', gold.set(sparkSites.filter(one => one.address.city === 'Galway' && one.frequency === 'daily'))) // oxfmt-ignore
  ask('filter', 'Which complaints about damage have not been resolved yet?', gold.set(sparkComplaints.filter(one => one.category === 'damage' && one.status !== 'resolved'))) // oxfmt-ignore
  ask('threshold', 'Which sites have a monthly fee of more than €5,000?', gold.set(sparkSites.filter(one => one.monthlyFee.amount > 5000))) // oxfmt-ignore
  ask('threshold', 'Vehicles with a mileage below 40,000 km', gold.set(sparkVehicles.filter(one => one.mileageKm < 40_000))) // oxfmt-ignore
}

function number({ ask }: Builder, { cleaningco }: Facts): void {
  const { sparkClients, sparkComplaints, sparkInvoices, sparkJobs, sparkSites } = cleaningco
  ask('count', 'How many jobs have been cancelled?', gold.count(sparkJobs.filter(one => one.status === 'cancelled').length)) // oxfmt-ignore
  ask('count', 'How many clients do we have in the finance industry?', gold.count(sparkClients.filter(one => one.industry === 'finance').length)) // oxfmt-ignore
  ask(
    'top',
    'Which site has the highest monthly fee?',
    gold.largest(sparkSites, one => one.monthlyFee.amount),
  )
  ask(
    'top',
    'Top 3 sites by floor area',
    gold.ordered(sparkSites, one => one.floorAreaSqm, { count: 3 }),
  )
  ask(
    'top',
    'Which category do most of the complaints fall into?',
    topGroup(sparkComplaints, one => one.category),
  )
  ask('aggregate', 'What is the total of all overdue invoices?', gold.money(pick.sum(sparkInvoices.filter(one => one.status === 'overdue'), one => one.total.amount))) // oxfmt-ignore
  ask('aggregate', 'What is the average floor area of our clinics?', gold.plain(pick.mean(sparkSites.filter(one => one.siteType === 'clinic'), one => one.floorAreaSqm))) // oxfmt-ignore
  ask('aggregate', 'What percentage of all complaints has been resolved?', gold.percent(pick.ratio(sparkComplaints.filter(one => one.status === 'resolved').length, sparkComplaints.length))) // oxfmt-ignore
}

function group({ ask }: Builder, { cleaningco }: Facts): void {
  const { sparkComplaints, sparkJobs, sparkSites } = cleaningco
  ask('group', 'How many complaints do we have per severity?', gold.map(sizes(sparkComplaints, one => one.severity)))
  ask('group', 'What is the total monthly fee of the sites in each city?', gold.map(measures(sparkSites, one => one.address.city, own => pick.sum(own, one => one.monthlyFee.amount), gold.spelled), 'money')) // oxfmt-ignore
  const [one, other] = [pick.nth(sparkSites, own => own.siteType === 'showroom', 1), pick.nth(sparkSites, own => own.siteType === 'showroom', 3)] // oxfmt-ignore
  ask('compare', `Which site has the larger floor area, ${one.name} or ${other.name}?`, gold.largest([one, other], own => own.floorAreaSqm)) // oxfmt-ignore
  const rivals = sparkJobs.filter(own => ['window_cleaning', 'carpet_cleaning'].includes(own.service))
  ask('compare', 'Do we have more window cleaning or more carpet cleaning jobs?', topGroup(rivals, own => own.service, apart)) // oxfmt-ignore
}

function join({ ask }: Builder, { cleaningco }: Facts): void {
  const { sparkCleaners, sparkClients, sparkComplaints, sparkJobs, sparkSites } = cleaningco
  const of = (id: string) => sparkSites.filter(one => one.clientId === id)
  const client = pick.nth(sparkClients, one => one.industry === 'creative' && of(one.id).length > 2)
  ask('join', `Which sites belong to ${client.name}?`, gold.set(of(client.id)))
  const dearest = gold.largest(sparkJobs, one => one.price.amount).items as typeof sparkJobs
  ask('join', 'Which cleaners are assigned to the job with the highest price?', gold.set(dearest.flatMap(one => one.cleanerIds).map(id => pick.find(sparkCleaners, id)))) // oxfmt-ignore
  const siteOf = (one: { siteId: string }) => pick.find(sparkSites, one.siteId)
  ask('join', 'How many complaints have there been about sites in Limerick?', gold.count(sparkComplaints.filter(one => siteOf(one).address.city === 'Limerick').length)) // oxfmt-ignore
  const deep = sparkJobs.filter(one => one.service === 'deep_clean' && siteOf(one).siteType === 'warehouse')
  const price = cut(deep, one => one.price.amount, 0.6)
  ask('join', `List the deep clean jobs at warehouses that have a price above ${eur(price)}.`, gold.set(deep.filter(one => one.price.amount > price))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { cleaningco }: Facts): void {
  const { sparkCleaners, sparkInvoices, sparkJobs } = cleaningco
  const cleaner = person(sparkCleaners, one => one.status === 'active' && one.role === 'cleaner', 6)
  ask('lookup', `What is the phone number of the cleaner ${nameOf(cleaner)}?`, told(cleaner, cleaner.phone, 'phone'))
  const invoice = pick.nth(sparkInvoices, one => one.status !== 'paid', 8)
  ask('lookup', `What is the due date of invoice ${invoice.number}?`, told(invoice, pick.dayAs(invoice.dueOn), 'dueOn')) // oxfmt-ignore
  ask('lookup', `Show me job ${sparkJobs[137]!.number}.`, gold.record(sparkJobs[137]!))
}

function date({ ask }: Builder, { cleaningco, today, day }: Facts): void {
  const { sparkCleaners, sparkComplaints, sparkInvoices } = cleaningco
  const month = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', `How many complaints were reported in ${pick.monthName(month)}?`, gold.count(sparkComplaints.filter(one => pick.month(one.reportedOn) === month).length)) // oxfmt-ignore
  const { from, to } = { from: day(-40), to: day(-26) }
  ask('date', `Show the invoices that have a due date between ${pick.dayName(from)} and ${pick.dayName(to)}.`, pick.setWithin(sparkInvoices, one => one.dueOn, from, to)) // oxfmt-ignore
  ask(
    'date',
    'Which cleaner was hired most recently?',
    gold.largest(sparkCleaners, one => one.hiredOn),
  )
}
