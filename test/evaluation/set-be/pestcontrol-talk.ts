import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { stillMade } from './pestcontrol-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the pest control firm, changes, and what cannot be answered. */
export function talkPestcontrol(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { pestcontrol, today }: Facts): void {
  const { pestContracts, pestCustomers, pestSites, pestTechnicians, pestVisits } = pestcontrol
  const sitesOf = (id: number) => pestSites.filter(one => one.customerId === id)
  const landlord = pick.nth(pestCustomers, one => one.customerType === 'landlord' && sitesOf(one.id).length === 4)
  const apart = pick.nth(sitesOf(landlord.id), one => sitesOf(landlord.id).filter(other => other.address.town === one.address.town).length === 1) // oxfmt-ignore
  talk(
    'followup',
    [`What sites do we look after for ${landlord.name}?`, gold.set(sitesOf(landlord.id))],
    [`Which one is in ${apart.address.town}?`, told(apart, apart.name, 'name')],
    ['And who is the regular technician there?', toldPerson(pick.find(pestTechnicians, apart.technicianId))],
  )
  const last = pick.shiftMonth(pick.month(today)!, -1)
  const done = pestVisits.filter(one => one.status === 'completed' && pick.month(one.scheduledDate) === last)
  const callouts = done.filter(one => one.visitType === 'callout')
  talk(
    'followup',
    ['How many visits did we complete last month?', gold.count(done.length)],
    ['and how many of those were callouts?', gold.count(callouts.length)],
    ['What did we charge for them in total?', gold.money(pick.sum(callouts, one => one.charge))],
  )
  const active = pestContracts.filter(one => one.status === 'active')
  const contract = active.toSorted((one, other) => other.annualFee - one.annualFee)[0]!
  const site = pick.find(pestSites, contract.siteId)
  const [been] = pestVisits.filter(one => one.siteId === site.id && one.status === 'completed').toSorted((one, other) => (one.scheduledDate < other.scheduledDate ? 1 : -1)) // oxfmt-ignore
  talk(
    'followup',
    ['Which of our active contracts has the highest annual fee?', told(contract, contract.contractNumber, 'contractNumber')], // oxfmt-ignore
    ['Which site is that for?', told(site, site.name, 'name')],
    ['When did we last complete a visit there?', told(been!, pick.dayAs(been!.scheduledDate), 'scheduledDate')],
  )
}

function write({ ask }: Builder, { pestcontrol, day }: Facts): void {
  const { pestCustomers, pestFindings, pestSites, pestTechnicians, pestVisits } = pestcontrol
  const site = pick.nth(pestSites, one => one.address.town === 'Cheltenham', 1)
  const goes = pick.nth(pestTechnicians, one => one.isActive && one.depot === 'Gloucester' && one.id !== site.technicianId && one.firstName !== 'Chris', 2) // oxfmt-ignore
  ask('write', `Book a callout at ${site.name} for ${pick.dayShort(day(6))}, ${nameOf(goes)} will go.`, gold.created('pestcontrol.pestVisits', { siteId: site.id, technicianId: goes.id, visitType: 'callout', scheduledDate: day(6) })) // oxfmt-ignore
  const customer = pick.nth(pestCustomers, one => one.name.startsWith('Pawsome'))
  ask('write', `The new contact at ${customer.name} is Hayley Brook, her email is hayley.brook@pawsome.example. The phone number stays the same.`, gold.updated('pestcontrol.pestCustomers', customer, { contact: { ...customer.contact, name: 'Hayley Brook', email: 'hayley.brook@pawsome.example' } })) // oxfmt-ignore
  const twice = pick.nth(pestFindings, one => !one.isResolved, 3)
  ask('write', `Finding ${twice.id} was entered twice by mistake, please delete it.`, gold.removed('pestcontrol.pestFindings', twice)) // oxfmt-ignore
  const off = pick.nth(pestVisits, one => one.status === 'scheduled' && one.scheduledDate > day(3), 4)
  ask('write', `Please cancel visit ${off.reference}, they are closed for refurbishment.`, gold.updated('pestcontrol.pestVisits', off, { status: 'cancelled' }, ['cancellationReason'])) // oxfmt-ignore
}

function decline({ ask }: Builder, { pestcontrol }: Facts): void {
  const { pestTechnicians } = pestcontrol
  ask('missing', 'Who is the contact person at Pennywhistle Brewery?', gold.unknown())
  ask('unknown', 'What did we spend on diesel for the vans last month?', gold.unknown())
  const namesakes = pestTechnicians.filter(one => one.firstName === 'Chris')
  ask('ambiguous', "What's Chris's mobile number?", gold.either(gold.clarify(), gold.set(namesakes, { shows: one => [one.mobile] }), gold.mentions(...namesakes.map(one => [one.mobile])))) // oxfmt-ignore
}

function chat({ ask }: Builder, { pestcontrol, today }: Facts): void {
  const { pestFindings, pestProducts, pestSites, pestTechnicians, pestVisits } = pestcontrol
  ask('smalltalk', "That's everything for today, thanks for your help!", gold.smalltalk())
  ask('browser', 'Go to the customer portal in the browser and download the latest service report as a PDF', refusesPages()) // oxfmt-ignore
  const ahead = (id: number) => pestVisits.filter(one => one.siteId === id && one.status === 'scheduled')
  const site = pick.nth(pestSites, one => ahead(one.id).length === 1 && ahead(one.id)[0]!.scheduledDate > today && one.name.split(' ').length > 1, 3) // oxfmt-ignore
  const [visit] = ahead(site.id)
  const goes = pick.find(pestTechnicians, visit!.technicianId)
  ask('casual', `hey whos going to ${pick.misspell(site.name).toLowerCase()} next??`, gold.either(toldPerson(goes), gold.all(gold.record(visit!), gold.mentions([nameOf(goes)])))) // oxfmt-ignore
  const poisons = pestProducts.filter(one => one.category === 'rodenticide')
  ask('multi', 'Which products do we need to reorder, and how many rodenticides are on the list?', stillMade(pestProducts, rows => gold.set(rows.filter(one => one.stock <= one.reorderLevel), { says: [poisons.length] }))) // oxfmt-ignore
  const open = pestFindings.filter(one => !one.isResolved)
  ask('multi', 'How many findings are still open, and how many of those are about rats?', gold.figures(gold.count(open.length), gold.count(open.filter(one => one.pest === 'rats').length))) // oxfmt-ignore
  ask('complete', 'Give me every routine visit we have completed, all of them please, I need it for the audit.', gold.set(pestVisits.filter(one => one.visitType === 'routine' && one.status === 'completed'))) // oxfmt-ignore
}
