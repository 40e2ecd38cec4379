import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack, nameOf, person } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { eachReading } from './readings.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations at the phone of an energy supplier, changes, and what cannot be answered. */
export function talkEnergy(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { energy }: Facts): void {
  const { customers, meters, bills, complaints } = energy
  const isAlone = (id: string) => customers.filter(one => nameOf(one) === nameOf(pick.find(customers, id))).length === 1
  const complaint = pick.nth(complaints, one => one.status === 'escalated' && isAlone(one.customerId), 2)
  const caller = pick.find(customers, complaint.customerId)
  talk(
    'followup',
    [`Pull up complaint ${complaint.reference}.`, gold.record(complaint)],
    ['Which customer is that?', called(caller, nameOf(caller))],
    ["What's their phone number?", gold.text(caller.phone, 'phone')],
    ['Do they pay by direct debit?', gold.yes(caller.paymentMethod === 'direct_debit')],
  )
  const overdue = bills.filter(one => one.status === 'overdue')
  const worst = overdue.toSorted((one, other) => other.amount - one.amount)[0]!
  const payer = pick.find(customers, worst.customerId)
  talk(
    'followup',
    ['How many bills are overdue?', gold.count(overdue.length)],
    ['How much is that in total?', gold.money(pick.sum(overdue, one => one.amount))],
    ['Who has the biggest one?', either(called(payer, nameOf(payer)), gold.all(gold.record(worst), gold.mentions([nameOf(payer)])))], // oxfmt-ignore
  )
  const both = person(customers, one => meters.filter(own => own.customerId === one.id).length === 2, 10)
  const own = meters.filter(one => one.customerId === both.id)
  const gas = own.find(one => one.fuel === 'gas')!
  talk(
    'followup',
    [`Which meters does ${nameOf(both)} have?`, gold.set(own)],
    ['Which of them is for gas?', gold.record(gas)],
    ['When was that put in?', gold.text(pick.dayAs(gas.installedOn), 'installedOn')],
  )
}

function write({ ask, talk }: Builder, { energy, today }: Facts): void {
  const { customers, meters, bills, complaints } = energy
  const meter = pick.nth(meters, one => one.meterType === 'traditional' && one.status === 'active', 8)
  ask('write', `New reading for meter ${meter.serialNumber}: 21,540, taken today by the customer.`, gold.created('energy.readings', { meterId: meter.id, value: 21_540, readOn: today, source: 'customer' })) // oxfmt-ignore
  const moved = person(customers, one => one.status === 'active', 40)
  ask('write', `Please change ${nameOf(moved)}'s supply address to 8 Orchard Close, Ludlow, SY8 1PQ.`, gold.updated('energy.customers', moved, { supplyAddress: { street: '8 Orchard Close', town: 'Ludlow', postcode: 'SY8 1PQ' } })) // oxfmt-ignore
  const settled = pick.nth(bills, one => one.status === 'overdue', 3)
  ask('write', `The money for bill ${settled.number} has come in, mark it as paid`, gold.updated('energy.bills', settled, { status: 'paid' }, ['paidOn'])) // oxfmt-ignore
  const cross = person(customers, one => complaints.every(own => own.customerId !== one.id), 13)
  talk(
    'write',
    [`${nameOf(cross)} is on the phone and wants to make a complaint.`, asksBack()],
    ['It is about billing: she was charged twice in March.', gold.created('energy.complaints', { customerId: cross.id, category: 'billing' })], // oxfmt-ignore
  )
  const doubled = pick.nth(complaints, one => one.status === 'open', 6)
  talk(
    'write',
    [`Delete complaint ${doubled.reference} - but check with me before you actually do it.`, pending()],
    ['Actually no, keep it.', nowrite()],
  )
}

function decline({ ask }: Builder, { energy }: Facts): void {
  const { customers, bills } = energy
  ask('missing', `What's ${nameOf(person(customers, () => true, 34))}'s date of birth?`, unknown())
  ask('unknown', 'Which tariff is Zebulon Crake on?', unknown())
  const user = person(customers, one => bills.filter(own => own.customerId === one.id).length > 2, 2)
  const own = bills.filter(one => one.customerId === user.id)
  const readings = [pick.sum(own, one => one.kwhUsed), own.at(-1)!.kwhUsed, pick.mean(own, one => one.kwhUsed)]
  ask('ambiguous', `How much does ${nameOf(user)} use?`, either(...readings.map(one => gold.plain(one)), gold.set(own), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { energy }: Facts): void {
  const { tariffs, meters, bills } = energy
  ask('help', 'hi, new here - what kind of things can I ask you about?', gold.mentions(['tariff', 'tariffs'], ['customer', 'customers'], ['bill', 'bills', 'meter', 'meters'])) // oxfmt-ignore
  const owl = tariffs.find(one => one.name === 'Night Owl EV')!
  ask('casual', 'whats the standing charge on night owl ev pls', gold.plain(owl.standingCharge, { field: 'standingCharge' })) // oxfmt-ignore
  const counted = [meters, meters.filter(one => one.status !== 'removed'), meters.filter(one => one.status === 'active')] // oxfmt-ignore
  const of = (rows: typeof meters, fuel: string) => gold.count(rows.filter(one => one.fuel === fuel).length)
  ask('multi', 'How many gas meters and how many electricity meters do we have?', eachReading(counted, rows => gold.figures(of(rows, 'gas'), of(rows, 'electricity')))) // oxfmt-ignore
  const open = bills.filter(one => one.status === 'unpaid')
  ask('complete', "List all the bills that haven't been paid, every single one.", eachReading([open, bills.filter(one => one.status !== 'paid')], gold.set)) // oxfmt-ignore
}
