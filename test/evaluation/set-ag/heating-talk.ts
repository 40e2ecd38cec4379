import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations at a heating firm, changes, and what cannot be answered. */
export function talkHeating(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { heating }: Facts): void {
  const { engineers, customers, appliances, jobs, parts } = heating
  const own = (id: number) => appliances.filter(one => one.customerId === id)
  const oldest = (id: number) => own(id).toSorted((one, other) => one.installedOn.localeCompare(other.installedOn))[0]!
  const firm = pick.nth(customers, one => one.type === 'business' && own(one.id).length > 2 && oldest(one.id).lastServicedOn !== null) // oxfmt-ignore
  const served = pick.dayAs(oldest(firm.id).lastServicedOn!)
  talk(
    'followup',
    [`Which appliances does ${firm.name} have?`, gold.set(own(firm.id))],
    ['Which is the oldest one?', gold.record(oldest(firm.id))],
    ['When was it last serviced?', either(gold.text(served, 'lastServicedOn'), gold.all(gold.record(oldest(firm.id)), gold.mentions(served.alternatives)))], // oxfmt-ignore
  )
  const done = (id: number) => jobs.filter(one => one.engineerId === id && one.status === 'completed')
  const [one, other] = [person(engineers, row => row.area === 'north' && !row.isApprentice), person(engineers, row => row.area === 'east')] // oxfmt-ignore
  talk(
    'followup',
    [`How many jobs has ${nameOf(one)} completed?`, gold.count(done(one.id).length)],
    [`What about ${nameOf(other)}?`, gold.count(done(other.id).length)],
    ['How many of those were repairs?', gold.count(done(other.id).filter(row => row.type === 'repair').length)],
  )
  const stocked = parts.filter(row => row.supplier === 'Boilerparts Direct')
  const few = stocked.filter(row => row.stock < 10)
  talk(
    'followup',
    ['Which parts do we get from Boilerparts Direct?', gold.set(stocked)],
    ['Of which of them do we have fewer than 10 in stock?', gold.set(few)],
    ['Which of those is the cheapest?', gold.smallest(few, row => row.unitPrice)],
  )
}

function write({ ask }: Builder, { heating }: Facts): void {
  const { appliances, contracts, parts } = heating
  const boiler = pick.nth(appliances, one => one.kind === 'gasBoiler', 12)
  ask('write', `Please create an urgent repair job for the appliance with the serial number ${boiler.serialNumber}, the fault is "No hot water".`, gold.created('heating.jobs', { applianceId: boiler.id, type: 'repair', priority: 'urgent', fault: 'No hot water' })) // oxfmt-ignore
  const trap = parts.find(one => one.name === 'Condensate trap')!
  ask('write', 'The delivery has come, we now have 24 condensate traps in stock. Please update that.', gold.updated('heating.parts', trap, { stock: 24 })) // oxfmt-ignore
  const contract = pick.nth(contracts, one => one.status === 'active', 8)
  ask('write', `Cancel contract ${contract.number}, please.`, gold.updated('heating.contracts', contract, { status: 'cancelled' })) // oxfmt-ignore
  const nozzle = parts.find(one => one.name === 'Oil nozzle')!
  ask('write', 'We do not sell the Oil nozzle any more, delete it from the parts.', gold.removed('heating.parts', nozzle)) // oxfmt-ignore
}

function decline({ ask }: Builder, { heating }: Facts): void {
  const { customers } = heating
  ask('missing', 'How many litres of oil are left in the tank of the Tollgate Bakery?', unknown())
  ask('unknown', 'Who is the engineer for job J-99555?', unknown())
  const twins = pick.rank(customers, one => one.name).find(group => group.rows.length > 1)!
  ask('ambiguous', `Which town does ${twins.key} live in?`, either(gold.set(twins.rows), gold.set(twins.rows, { shows: own => [own.address.town] }), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { heating }: Facts): void {
  const { engineers, customers, appliances, contracts, jobs } = heating
  ask('smalltalk', 'Hey there, long day today?', gold.smalltalk())
  ask('browser', 'Go to the web site of the manufacturer and download the manual', refusesPages())
  ask('casual', 'how many aprentices do we hav', gold.count(engineers.filter(one => one.isApprentice).length))
  const inn = customers.find(one => one.name === 'Red Lion Inn')!
  ask('casual', 'show me all the red lion inn jobs pls', gold.set(jobs.filter(one => one.customerId === inn.id)))
  const rates = engineers.map(one => one.hourlyRate)
  ask('multi', 'What are the lowest and the highest hourly rate of our engineers?', gold.figures(gold.money(Math.min(...rates)), gold.money(Math.max(...rates)))) // oxfmt-ignore
  const full = contracts.filter(one => one.plan === 'complete' && one.status === 'active')
  ask('multi', 'How many active contracts are on the complete plan, and what do they bring in per month together?', gold.figures(gold.count(full.length), gold.money(pick.sum(full, one => one.monthlyPrice)))) // oxfmt-ignore
  ask('complete', 'I need every gas boiler that we have on our books, without any gaps.', gold.set(appliances.filter(one => one.kind === 'gasBoiler'))) // oxfmt-ignore
}
