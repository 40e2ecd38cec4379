import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { apart, asksBack, nameOf, person } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { eachReading } from './readings.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations in a showroom, changes, and what cannot be answered. */
export function talkDealership(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { dealership, today }: Facts): void {
  const { branches, salespeople, vehicles, customers, sales } = dealership
  const fords = vehicles.filter(one => one.make === 'Ford')
  const free = fords.filter(one => one.status === 'available')
  const cheap = free.toSorted((one, other) => one.listPrice - other.listPrice)[0]!
  const home = pick.find(branches, cheap.branchId)
  talk(
    'followup',
    ['What Fords have we got?', eachReading([fords, fords.filter(one => one.status !== 'sold'), free], gold.set)],
    ['Which of those are available?', gold.set(free)],
    ["What's the cheapest one?", gold.smallest(free, one => one.listPrice)],
    ['Which branch is it at?', called(home, home.name)],
  )
  const in_ = (shift: number) => {
    const month = pick.shiftMonth(pick.month(today)!, shift)
    const rows = sales.filter(one => pick.month(one.soldOn) === month)
    return [rows, rows.filter(one => one.status !== 'cancelled')]
  }
  const counted = (shift: number) => eachReading(in_(shift), rows => gold.count(rows.length))
  talk(
    'followup',
    ['How many sales did we make last month?', counted(-1)],
    ['And the month before that?', counted(-2)],
    ['What was the biggest one?', eachReading(in_(-2), rows => gold.largest(rows, one => one.salePrice))],
  )
  const buyer = person(customers, one => sales.filter(own => own.customerId === one.id).length === 1 && sales.some(own => own.customerId === one.id && own.status === 'delivered'), 3) // oxfmt-ignore
  const sale = sales.find(one => one.customerId === buyer.id)!
  const car = pick.find(vehicles, sale.vehicleId)
  const seller = pick.find(salespeople, sale.salespersonId)
  talk(
    'followup',
    [`Has ${nameOf(buyer)} bought a car from us?`, either(gold.yes(true), gold.record(sale))],
    ['Which one?', either(called(car, `${car.make} ${car.model}`, car.model, car.stockNumber), gold.record(sale))],
    ['And who sold it to them?', called(seller, nameOf(seller))],
  )
}

function write({ ask, talk }: Builder, { dealership, day }: Facts): void {
  const { salespeople, vehicles, customers, testDrives } = dealership
  const free = vehicles.filter(one => one.status === 'available')
  const isUntried = (id: number) => testDrives.every(one => one.vehicleId !== id)
  const keen = person(customers, one => testDrives.every(own => own.customerId !== one.id))
  const [car, along] = [pick.nth(free, one => isUntried(one.id), 2), salespeople[4]!]
  ask('write', `Can you book ${nameOf(keen)} in for a test drive of ${car.stockNumber} with ${nameOf(along)} on ${pick.dayName(day(5))} at 2pm?`, gold.created('dealership.testDrives', { customerId: keen.id, vehicleId: car.id, salespersonId: along.id, scheduledAt: `${day(5)}T14:00:00.000Z` })) // oxfmt-ignore
  const dear = pick.nth(free, one => one.listPrice > 15_000, 7)
  const price = 500 * Math.floor(dear.listPrice / 500) - 505
  ask('write', `Drop the price of ${dear.stockNumber} to £${price.toLocaleString('en')}.`, gold.updated('dealership.vehicles', dear, { listPrice: price })) // oxfmt-ignore
  const kept = pick.nth(free, () => true, 19)
  ask('write', `Put ${kept.stockNumber} on hold for me please, the customer is paying on Friday - so mark it as reserved`, gold.updated('dealership.vehicles', kept, { status: 'reserved' })) // oxfmt-ignore
  talk(
    'write',
    ['I need to add a new customer.', asksBack()],
    ['Gwen Harding, her mobile is +44 7700 900361.', gold.created('dealership.customers', { firstName: 'Gwen', lastName: 'Harding', phone: '+44 7700 900361' })], // oxfmt-ignore
  )
  const broken = pick.nth(vehicles, one => one.status === 'inPreparation' && isUntried(one.id), 1)
  ask('write', `${broken.stockNumber} has been written off, take it off the stock list.`, gold.removed('dealership.vehicles', broken)) // oxfmt-ignore
}

function decline({ ask }: Builder, { dealership }: Facts): void {
  const { vehicles, customers } = dealership
  const used = pick.nth(vehicles, one => one.condition === 'used' && one.status === 'available', 6)
  ask('missing', `How many previous owners has ${used.registration} had?`, unknown())
  ask('unknown', 'When is order SO-10007 being delivered?', unknown())
  const twins = pick.rank(customers, nameOf).find(one => one.rows.length > 1)!
  ask('ambiguous', `What's ${twins.key}'s mobile number?`, either(gold.set(twins.rows), gold.set(twins.rows.map(one => one.phone)), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { dealership }: Facts): void {
  const { vehicles, customers } = dealership
  const sought = pick.nth(vehicles, one => one.status === 'reserved' && one.registration !== null, 2)
  ask('casual', `is ${sought.registration!.toLowerCase()} still avail or has it gone??`, either(gold.yes(false), gold.text(apart(sought.status), 'status'))) // oxfmt-ignore
  const at = (status: string) => gold.count(vehicles.filter(one => one.status === status).length)
  ask('multi', 'How many cars are available and how many are reserved?', gold.figures(at('available'), at('reserved')))
  ask('complete', 'Every customer who lives in Leeds please, I need the complete list.', gold.set(customers.filter(one => one.address.city === 'Leeds'))) // oxfmt-ignore
}
