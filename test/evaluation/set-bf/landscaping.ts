import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { shiftDay } from '../services/days.ts'
import { told } from '../set-af/readings.ts'
import { measures, nameOf, sizes, values } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { booked, once } from './landscaping-readings.ts'
import { talkLandscaping } from './landscaping-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set BF over the gardening and landscaping firm. */
export function askLandscaping(facts: Facts): Question[] {
  const builder = createQuestions('bf', 'landscaping')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkLandscaping(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { landscaping }: Facts): void {
  const { landGardeners, landGardens, landJobs, landQuotes } = landscaping
  ask('list', 'Hi, I’m new here, could I see a list of all the gardeners?', gold.set(landGardeners))
  ask(
    'list',
    'What types of soil are there in the gardens we work in?',
    values(landGardens, one => one.soilType),
  )
  ask('filter', 'Which jobs are on hold at the moment?', gold.set(landJobs.filter(one => one.status === 'on_hold')))
  ask('filter', 'I need the gardens in Malvern that have a pond', gold.set(landGardens.filter(one => one.hasPond && one.address.town === 'Malvern'))) // oxfmt-ignore
  ask('filter', 'Who has a spraying certificate but no driving licence?', gold.set(landGardeners.filter(one => one.hasSprayingCertificate && !one.hasDrivingLicence))) // oxfmt-ignore
  ask('threshold', 'Were there any quotes over £2,000 that the client declined?', gold.set(landQuotes.filter(one => one.status === 'declined' && one.amount > 2000))) // oxfmt-ignore
}

function number({ ask }: Builder, { landscaping }: Facts): void {
  const { landClients, landGardeners, landGardens, landInvoices, landMaterials, landQuotes } = landscaping
  ask('count', 'How many public sector clients are on our books?', gold.count(landClients.filter(one => one.clientType === 'public_sector').length)) // oxfmt-ignore
  const walled = landGardens.filter(one => !one.hasSideAccess)
  ask('count', 'How many of the gardens have no side access?', gold.count(walled.length))
  ask(
    'top',
    'What’s the biggest garden we look after?',
    gold.largest(landGardens, one => one.areaSqm),
  )
  const trees = landMaterials.filter(one => one.category === 'tree')
  ask('top', 'Give me our five dearest trees, most expensive first.', gold.ordered(trees, one => one.unitPrice, { count: 5 })) // oxfmt-ignore
  const climbers = landGardeners.filter(one => one.jobTitle === 'tree_surgeon')
  ask('aggregate', 'On average, how much do we pay our tree surgeons per hour?', gold.money(pick.mean(climbers, one => one.hourlyRate))) // oxfmt-ignore
  const open = landInvoices.filter(one => one.status === 'sent')
  ask('aggregate', 'How much is still outstanding on the invoices we have sent, VAT included?', gold.money(pick.sum(open, one => one.total))) // oxfmt-ignore
  ask('group', 'Can you break down our quotes by status?', gold.map(sizes(landQuotes, one => one.status)))
  ask('group', 'How many square metres of lawn do we have to mow in each town?', gold.map(measures(landGardens, one => one.address.town, own => pick.sum(own, one => one.lawnSqm)), 'plain')) // oxfmt-ignore
  const [first, second] = landGardeners.filter(one => one.jobTitle === 'foreman').slice(1, 3)
  const better = first!.hourlyRate > second!.hourlyRate ? first! : second!
  ask('compare', `Who is on the higher hourly rate, ${nameOf(second!)} or ${nameOf(first!)}?`, toldPerson(better))
}

function join({ ask }: Builder, { landscaping }: Facts): void {
  const { landClients, landGardeners, landGardens, landJobs, landMaterials } = landscaping
  const owner = pick.nth(landClients, one => landGardens.filter(garden => garden.client === one.id).length === 3, 1)
  ask('join', `Which sites do we look after for ${owner.name}?`, gold.set(landGardens.filter(one => one.client === owner.id))) // oxfmt-ignore
  const big = pick.nth(landJobs, one => one.status === 'completed' && one.team.length === 4, 99)
  ask('join', `Who worked on job ${big.jobNumber}?`, gold.set(big.team.map(id => pick.find(landGardeners, id))))
  const usedIn = (id: number) => landJobs.filter(one => one.materialsUsed.some(use => use.material === id))
  const plant = pick.nth(landMaterials, one => ['hedging', 'shrub', 'perennial'].includes(one.category) && usedIn(one.id).length > 1) // oxfmt-ignore
  ask('join', `On which jobs did we use ${plant.name.toLowerCase()}?`, gold.set(usedIn(plant.id)))
  const decked = landJobs.filter(one => one.serviceType === 'decking' && one.status === 'completed')
  const ownerOf = (id: number) => pick.find(landClients, pick.find(landGardens, id).client)
  ask('join', 'Which clients have we completed a decking job for? A reference would be handy.', gold.set(once(decked.map(one => ownerOf(one.garden))))) // oxfmt-ignore
  const doneAt = (id: number) => landJobs.filter(one => one.garden === id && one.actualHours !== null)
  const busy = pick.nth(landGardens, one => doneAt(one.id).length > 2 && doneAt(one.id).length < 7, 3)
  ask('join', `How many hours have we actually worked at ${busy.name} altogether?`, gold.plain(pick.sum(doneAt(busy.id), one => one.actualHours))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { landscaping }: Facts): void {
  const { landGardens, landQuotes } = landscaping
  const locked = pick.nth(landGardens, one => one.gateCode !== null && one.name.startsWith('The '), 1)
  ask('lookup', `What's the gate code for ${locked.name}?`, told(locked, locked.gateCode!, 'gateCode')) // oxfmt-ignore
  const offer = pick.nth(landQuotes, one => one.status === 'sent', 2)
  ask('lookup', `Until when is quote ${offer.quoteNumber} valid?`, told(offer, pick.dayAs(offer.validUntil!), 'validUntil')) // oxfmt-ignore
}

function date({ ask }: Builder, { landscaping, today, day }: Facts): void {
  const { landClients, landInvoices, landJobs } = landscaping
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const monday = day(weekday === 0 ? 1 : 8 - weekday)
  const coming = landJobs.filter(one => one.scheduledFor >= monday && one.scheduledFor <= shiftDay(monday, 6))
  ask('date', 'What jobs have we got booked in for next week?', booked(coming))
  const before = String(Number(today.slice(0, 4)) - 1)
  ask('date', `How many new clients did we take on in ${before}?`, gold.count(landClients.filter(one => pick.year(one.clientSince) === before).length)) // oxfmt-ignore
  const ended = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'Which invoices fell due last month?', gold.set(landInvoices.filter(one => one.dueOn?.startsWith(ended)))) // oxfmt-ignore
}
