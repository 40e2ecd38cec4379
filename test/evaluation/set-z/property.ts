import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { champion, cut, measures, nameOf, person, usd, values } from '../set-s/choose.ts'
import { called, perOwner } from '../set-w/choose.ts'
import { readings } from './choose.ts'
import { talkProperty } from './property-talk.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set Z over the property manager. */
export function askProperty(facts: Facts): Question[] {
  const builder = createQuestions('z', 'property')
  list(builder, facts)
  number(builder, facts)
  compare(builder, facts)
  join(builder, facts)
  look(builder, facts)
  date(builder, facts)
  talkProperty(builder, facts)
  return builder.questions
}

/** A part of a record, alone or with the record around it. */
const told = (row: object, value: string, field: string) =>
  either(gold.text(value, field), gold.all(gold.record(row), gold.mentions([value])))
const isDone = ({ status }: { status: string }) => status === 'completed' || status === 'cancelled'

function list({ ask }: Builder, { property }: Facts): void {
  const { buildings, units, maintenanceRequests } = property
  ask('list', 'All our buildings', gold.set(buildings))
  ask('list', 'Which cities do we have buildings in?', values(buildings, one => one.address.city, gold.spelled)) // oxfmt-ignore
  ask('filter', 'Empty apartments', gold.set(units.filter(one => one.status === 'vacant')))
  const urgent = maintenanceRequests.filter(one => one.priority === 'emergency')
  ask('filter', 'Emergency repairs that are not finished yet', readings([urgent.filter(one => !isDone(one)), urgent.filter(one => one.status !== 'completed')], of => gold.set(of))) // oxfmt-ignore
  ask('filter', 'Do we have any furnished two-bedroom apartments? List them please.', gold.set(units.filter(one => one.isFurnished && one.bedrooms === 2))) // oxfmt-ignore
}

function number({ ask }: Builder, { property }: Facts): void {
  const { buildings, units, leases, maintenanceRequests, payments } = property
  ask('count', 'How many apartments have a balcony?', gold.count(units.filter(one => one.hasBalcony).length))
  ask('top', 'What is our biggest apartment?', gold.largest(units, one => one.areaSqft)) // oxfmt-ignore
  const active = leases.filter(one => one.status === 'active')
  ask('top', 'Active leases with the three highest rents', gold.ordered(active, one => one.monthlyRent, { count: 3 })) // oxfmt-ignore
  ask('aggregate', 'Average rent for a one-bedroom apartment', gold.money(pick.mean(units.filter(one => one.bedrooms === 1), one => one.monthlyRent))) // oxfmt-ignore
  const late = payments.filter(one => one.status === 'overdue')
  ask('aggregate', 'How much money is overdue in total?', either(gold.money(pick.sum(late, one => one.amount)), gold.money(pick.sum(late.filter(one => one.type === 'rent'), one => one.amount)))) // oxfmt-ignore
  const empty = units.filter(one => one.status === 'vacant')
  ask('group', 'Vacant apartments per building', gold.map(perOwner(buildings, one => one.name, empty, one => one.buildingId))) // oxfmt-ignore
  const done = maintenanceRequests.filter(one => one.actualCost !== null)
  ask('group', 'Repair costs by category', gold.map(measures(done, one => one.category, own => pick.sum(own, one => one.actualCost)), 'money')) // oxfmt-ignore
}

function compare({ ask }: Builder, { property }: Facts): void {
  const { buildings, units, leases, maintenanceRequests } = property
  const [one, other] = [buildings[0]!, buildings[5]!]
  const asked = (id: string) => pick.mean(units.filter(row => row.buildingId === id), row => row.monthlyRent) // oxfmt-ignore
  const agreed = (id: string) => pick.mean(leases.filter(row => row.status === 'active' && pick.find(units, row.unitId).buildingId === id), row => row.monthlyRent) // oxfmt-ignore
  ask('compare', `Where is the average rent higher, ${one.name} or ${other.name}?`, either(...[asked, agreed].map(rent => more([gold.spelled(one.name), rent(one.id)], [gold.spelled(other.name), rent(other.id)], { unit: 'money' })))) // oxfmt-ignore
  const of = (category: string) => maintenanceRequests.filter(row => row.category === category).length
  ask('compare', 'Do we get more plumbing than electrical problems?', gold.yes(of('plumbing') > of('electrical')))
}

function join({ ask }: Builder, { property }: Facts): void {
  const { buildings, units, tenants, leases, maintenanceRequests, payments } = property
  const taken = leases.filter(one => one.status === 'active')
  const home = taken[20]!
  const flat = pick.find(units, home.unitId)
  const tenant = pick.find(tenants, home.tenantId)
  ask('join', `Who lives in apartment ${flat.unitNumber} at ${pick.find(buildings, flat.buildingId).name}?`, called(tenant, nameOf(tenant))) // oxfmt-ignore
  const late = payments.filter(one => one.status === 'overdue')
  const owing = [late.filter(one => one.type === 'rent'), late].map(own => pick.distinct(own.map(one => pick.find(tenants, pick.find(leases, one.leaseId).tenantId)))) // oxfmt-ignore
  ask('join', 'Which tenants are behind with their rent?', readings(owing, of => either(gold.set(of), gold.set(of.map(nameOf))))) // oxfmt-ignore
  const placeOf = (id: string) => pick.find(units, id).buildingId
  ask('join', 'Which building causes the most repair requests?', champion(buildings, one => maintenanceRequests.filter(own => placeOf(own.unitId) === one.id).length, one => one.name)) // oxfmt-ignore
  const paidBy = (id: string) => payments.filter(one => one.status === 'paid' && pick.find(leases, one.leaseId).tenantId === id) // oxfmt-ignore
  const payer = person(tenants, one => paidBy(one.id).length > 2, 1)
  ask('join', `How much has ${nameOf(payer)} paid us so far?`, gold.money(pick.sum(paidBy(payer.id), one => one.amount))) // oxfmt-ignore
}

function look({ ask }: Builder, { property }: Facts): void {
  const { buildings, tenants } = property
  const written = person(tenants, one => one.status === 'current', 30)
  ask('lookup', `What's ${nameOf(written)}'s email address?`, told(written, written.contact.email, 'email'))
  ask('lookup', `Are dogs and other pets allowed at ${buildings[4]!.name}?`, gold.yes(buildings[4]!.petsAllowed))
  ask('lookup', `Who is the manager of ${buildings[2]!.name}, and how do I reach them by phone?`, gold.all(told(buildings[2]!, buildings[2]!.manager.phone, 'phone'), gold.mentions([buildings[2]!.manager.name]))) // oxfmt-ignore
}

function date({ ask }: Builder, { property, day, today }: Facts): void {
  const { units, leases, maintenanceRequests } = property
  const active = leases.filter(one => one.status === 'active')
  const ends = (rows: typeof leases) => pick.setWithin(rows, one => one.endDate, day(0), day(60))
  ask('date', 'Leases running out in the next 60 days', either(ends(active), ends(leases)))
  const month = today.slice(0, 7)
  ask('date', 'How many maintenance requests came in this month?', gold.count(maintenanceRequests.filter(one => pick.month(one.reportedOn) === month).length)) // oxfmt-ignore
  const year = String(Number(today.slice(0, 4)) - 1)
  ask('date', 'Leases that started last year', gold.set(leases.filter(one => pick.year(one.startDate) === year)))
  const cheap = cut(units, one => one.monthlyRent, 0.2)
  const below = units.filter(one => one.monthlyRent < cheap)
  ask('threshold', `Apartments under ${usd(cheap)} a month`, gold.set(below))
  const costly = cut(maintenanceRequests, one => one.actualCost, 0.85)
  ask('threshold', `Repairs that cost us more than ${usd(costly)}`, gold.set(maintenanceRequests.filter(one => one.actualCost !== null && one.actualCost > costly))) // oxfmt-ignore
}
