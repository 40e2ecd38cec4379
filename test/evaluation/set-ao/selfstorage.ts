import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { champion, nameOf, person, sizes } from '../set-s/choose.ts'
import { once, rented, running } from './readings.ts'
import { talkSelfstorage } from './selfstorage-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AO over the self-storage company. */
export function askSelfstorage(facts: Facts): Question[] {
  const builder = createQuestions('ao', 'selfstorage')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkSelfstorage(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { selfstorage }: Facts): void {
  const { storageContracts, storageFacilities, storageTenants, storageUnits } = selfstorage
  ask('list', 'Which of our facilities are in Leeds?', gold.set(storageFacilities.filter(one => one.address.city === 'Leeds'))) // oxfmt-ignore
  ask('filter', 'Which lockers are vacant at the moment?', gold.set(storageUnits.filter(one => one.unitType === 'Locker' && one.status === 'Vacant'))) // oxfmt-ignore
  ask('filter', 'Show me the tenants who rent as a company.', gold.set(storageTenants.filter(one => one.companyName !== null))) // oxfmt-ignore
  ask('threshold', 'Which contracts bring in more than £280 a month?', rented(storageContracts.filter(one => one.monthlyRent > 280), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { selfstorage }: Facts): void {
  const { storageContracts, storageFacilities, storageInvoices, storageTenants, storageUnits } = selfstorage
  const siteOf = (unit: (typeof storageUnits)[number]) => pick.find(storageFacilities, unit.facilityId)
  const vacant = storageUnits.filter(one => one.status === 'Vacant')
  ask('count', 'How many units do we have at Millhouses?', gold.count(storageUnits.filter(one => siteOf(one).name === 'Millhouses').length)) // oxfmt-ignore
  const leaving = storageContracts.filter(one => one.status === 'NoticeGiven')
  ask('count', 'How many tenants have given notice?', gold.either(gold.count(leaving.length), gold.count(once(leaving.map(one => one.tenantId)).length))) // oxfmt-ignore
  ask(
    'top',
    "What's the dearest unit on our price list?",
    gold.largest(storageUnits, one => one.monthlyPrice),
  )
  ask('top', 'Who are the three tenants that have been with us longest?', gold.ordered(storageTenants, one => one.customerSince, { count: 3, up: true })) // oxfmt-ignore
  const overdue = storageInvoices.filter(one => one.status === 'Overdue')
  ask('aggregate', 'How much money are we owed on overdue invoices?', gold.money(pick.sum(overdue, one => one.amount)))
  ask('aggregate', 'What does an active contract pay in rent on average?', gold.money(pick.mean(storageContracts.filter(one => one.status === 'Active'), one => one.monthlyRent))) // oxfmt-ignore
  ask('group', 'Vacant units per facility, please', gold.map(sizes(vacant, one => siteOf(one).name, gold.spelled)))
  const [leeds, sheffield] = ['Leeds', 'Sheffield'].map(city => vacant.filter(one => siteOf(one).address.city === city).length) // oxfmt-ignore
  ask('compare', 'Have we got more vacant units in Leeds or in Sheffield?', gold.text(leeds! > sheffield! ? 'Leeds' : 'Sheffield')) // oxfmt-ignore
}

function join({ ask }: Builder, { selfstorage }: Facts): void {
  const { storageContracts, storageFacilities, storageInvoices, storageTenants, storageUnits } = selfstorage
  const at = (id: number) => storageContracts.filter(one => pick.find(storageUnits, one.unitId).facilityId === id)
  const castleford = storageFacilities.find(one => one.name === 'Castleford')!
  ask('join', 'Which tenants are renting a unit at Castleford?', eachReading(running(at(castleford.id)), rows => gold.set(once(rows.map(one => pick.find(storageTenants, one.tenantId)))))) // oxfmt-ignore
  const of = (id: number) => storageContracts.filter(one => one.tenantId === id)
  const tenant = person(storageTenants, one => of(one.id).length === 1 && of(one.id)[0]!.status === 'Active', 4)
  const unit = pick.find(storageUnits, of(tenant.id)[0]!.unitId)
  ask('join', `Which unit does ${nameOf(tenant)} rent?`, told(unit, unit.unitNumber, 'unitNumber'))
  const overdue = storageInvoices.filter(one => one.status === 'Overdue')
  const debt = (id: number) => pick.sum(overdue.filter(one => pick.find(storageContracts, one.contractId).tenantId === id), one => one.amount) // oxfmt-ignore
  ask('join', 'Which tenant owes us the most in overdue invoices?', champion(storageTenants, one => debt(one.id), nameOf)) // oxfmt-ignore
  const other = pick.nth(storageUnits, one => one.facilityId === 4, 9)
  const site = pick.find(storageFacilities, other.facilityId)
  ask('join', `Who manages the facility that unit ${other.unitNumber} belongs to?`, told(site, site.managerName, 'managerName')) // oxfmt-ignore
  const called = person(storageTenants, one => one.phone !== null, 31)
  ask('lookup', `What number can I reach ${nameOf(called)} on?`, told(called, called.phone!, 'phone'))
  const ending = pick.nth(storageContracts, one => one.status === 'NoticeGiven', 5)
  ask('lookup', `When does contract ${ending.contractNumber} end?`, told(ending, pick.dayAs(ending.endDate!), 'endDate')) // oxfmt-ignore
}

function date({ ask }: Builder, { selfstorage, today, day }: Facts): void {
  const { storageContracts } = selfstorage
  ask('date', 'Which contracts run out in the next 30 days?', pick.setWithin(storageContracts, one => one.endDate, today, day(30))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many new contracts started last month?', gold.count(storageContracts.filter(one => pick.month(one.startDate) === month).length)) // oxfmt-ignore
}
