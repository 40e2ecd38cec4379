import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack, nameOf, person } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the property manager, changes, and what cannot be answered. */
export function talkProperty(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { property }: Facts): void {
  const { buildings, units, tenants, leases, maintenanceRequests } = property
  const going = maintenanceRequests.filter(one => one.status === 'inProgress')
  const kind = pick.rank(going, one => one.category)[0]!
  talk(
    'followup',
    ['Which maintenance requests are in progress?', gold.set(going)],
    [`Just the ${kind.key.replace(/([A-Z])/g, ' $1').toLowerCase()} ones`, gold.set(kind.rows)],
    ["What's the total estimated cost of those?", gold.money(pick.sum(kind.rows, one => one.estimatedCost))],
  )
  const [one, other] = pick.rank(units.filter(own => own.status === 'vacant'), own => own.buildingId) // oxfmt-ignore
  talk(
    'followup',
    [`How many apartments are there in ${pick.find(buildings, one!.key).name}?`, gold.count(units.filter(own => own.buildingId === one!.key).length)], // oxfmt-ignore
    ['How many of those are vacant?', gold.count(one!.rows.length)],
    [`And in ${pick.find(buildings, other!.key).name}?`, gold.count(other!.rows.length)],
  )
  const leasesOf = (id: string) => leases.filter(own => own.tenantId === id)
  const tenant = person(tenants, own => own.status === 'current' && leasesOf(own.id).length === 1, 12)
  const lease = leasesOf(tenant.id)[0]!
  const home = pick.find(buildings, pick.find(units, lease.unitId).buildingId)
  talk(
    'followup',
    [`When does ${nameOf(tenant)}'s lease end?`, gold.text(pick.dayAs(lease.endDate), 'endDate')],
    ['What rent do they pay?', gold.money(lease.monthlyRent, { field: 'monthlyRent' })],
    ['Which building do they live in?', called(home, home.name)],
  )
}

function write({ ask, talk }: Builder, { property }: Facts): void {
  const { buildings, units, tenants, maintenanceRequests } = property
  const flat = units[23]!
  ask('write', `Log a new plumbing request for apartment ${flat.unitNumber} at ${pick.find(buildings, flat.buildingId).name}: "Toilet keeps running", high priority.`, gold.created('property.maintenanceRequests', { unitId: flat.id, title: 'Toilet keeps running', category: 'plumbing', priority: 'high' })) // oxfmt-ignore
  const open = pick.nth(maintenanceRequests, one => one.status === 'open', 2)
  ask('write', `Assign ${open.reference} to Brightline Plumbing.`, gold.updated('property.maintenanceRequests', open, { contractor: 'Brightline Plumbing' }, ['status'])) // oxfmt-ignore
  const moved = person(tenants, one => one.status === 'current' && one.contact.phone !== null, 17)
  ask('write', `${nameOf(moved)} has a new phone number, it's (773) 555-0188.`, gold.updated('property.tenants', moved, { contact: { email: moved.contact.email, phone: '(773) 555-0188' } })) // oxfmt-ignore
  talk(
    'write',
    ['Please add a new tenant called Leopold Hartigan.', asksBack()],
    ['His email is leopold.hartigan@homepost.example.', gold.created('property.tenants', { firstName: 'Leopold', lastName: 'Hartigan', contact: { email: 'leopold.hartigan@homepost.example' } })], // oxfmt-ignore
  )
  const applicant = person(tenants, one => one.status === 'applicant', 4)
  talk(
    'write',
    [`Delete the tenant ${nameOf(applicant)}. Ask me before you do it.`, pending()],
    ['No, keep them for now.', nowrite()],
  )
}

function decline({ ask }: Builder, { property }: Facts): void {
  const { buildings, units, tenants, leases } = property
  ask('missing', `What is the energy rating of ${buildings[1]!.name}?`, unknown())
  ask('unknown', "What's the monthly rent on lease L-9999?", unknown())
  const same = units.filter(one => one.unitNumber === '201')
  const homes = leases.filter(one => one.status === 'active' && same.some(own => own.id === one.unitId))
  const people = homes.map(one => pick.find(tenants, one.tenantId))
  ask('ambiguous', 'Who lives in apartment 201?', either(gold.set(people), gold.set(people.map(nameOf)), clarify()))
}

function chat({ ask }: Builder, { property }: Facts): void {
  const { tenants, maintenanceRequests, payments } = property
  const current = tenants.filter(one => one.status === 'current')
  ask('casual', 'hey, how many curent tennants do we have?', gold.count(current.length))
  const open = maintenanceRequests.filter(one => one.status === 'open')
  ask('multi', 'List the open maintenance requests and tell me what they will cost altogether.', either(gold.set(open, { says: [pick.sum(open, one => one.estimatedCost)] }), gold.all(gold.set(open), gold.mentions([pick.sum(open, one => one.estimatedCost).toLocaleString('en-US')])))) // oxfmt-ignore
  ask('complete', 'List all payments made by card.', gold.set(payments.filter(one => one.method === 'card')))
}
