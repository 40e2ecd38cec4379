import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, nameOf, person } from '../set-s/choose.ts'
import { fleet } from './readings.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the car rental, changes, and what cannot be answered. */
export function talkCarhire(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { carhire }: Facts): void {
  const { hireBranches, rentalCars } = carhire
  const of = (category: string) => rentalCars.filter(one => one.category === category)
  talk(
    'followup',
    ['How many economy cars do we have?', fleet(of('economy'), rows => gold.count(rows.length))],
    ['And compact ones?', fleet(of('compact'), rows => gold.count(rows.length))],
    ['What is the average daily rate of those?', fleet(of('compact'), rows => gold.money(pick.mean(rows, one => one.dailyRate)))], // oxfmt-ignore
  )
  const own = (id: number) => rentalCars.filter(one => one.branchId === id)
  const [biggest] = hireBranches.toSorted((one, other) => own(other.id).length - own(one.id).length)
  talk(
    'followup',
    ['Which branch has the most cars?', champion(hireBranches, one => own(one.id).length, one => one.name)], // oxfmt-ignore
    ['Which of its cars are available?', gold.set(own(biggest!.id).filter(one => one.status === 'available'))],
    ['How many cars is that?', gold.count(own(biggest!.id).filter(one => one.status === 'available').length)],
  )
}

function write({ ask }: Builder, { carhire, day }: Facts): void {
  const { hireBranches, rentalCars, hireCustomers, carRentals } = carhire
  const [car, customer] = [pick.nth(rentalCars, one => one.status === 'available', 12), person(hireCustomers, () => true, 70)] // oxfmt-ignore
  const [from, to] = [day(80), day(84)]
  const pickup = hireBranches.find(one => one.name === 'Lille Europe')!
  ask('write', `Create a rental for ${nameOf(customer)}: car ${car.licensePlate}, pickup at Lille Europe on ${from}, return on ${to}.`, gold.created('carhire.carRentals', { customerId: customer.id, carId: car.id, pickupBranchId: pickup.id, pickupDate: from, returnDate: to })) // oxfmt-ignore
  const priced = pick.nth(rentalCars, one => one.category === 'estate', 3)
  ask('write', `Set the daily rate of ${priced.licensePlate} to 55 euros.`, gold.updated('carhire.rentalCars', priced, { dailyRate: 55 })) // oxfmt-ignore
  const dropped = pick.nth(carRentals, one => one.status === 'booked', 14)
  ask('write', `Please cancel rental ${dropped.reference}.`, gold.updated('carhire.carRentals', dropped, { status: 'cancelled' })) // oxfmt-ignore
}

function decline({ ask }: Builder, { carhire }: Facts): void {
  const { hireCustomers, rentalCars } = carhire
  const car = pick.nth(rentalCars, one => one.status === 'available', 30)
  ask('missing', `What colour is the car ${car.licensePlate}?`, unknown())
  ask('unknown', 'Which customer made rental R-99999?', either(unknown(), gold.empty()))
  const twins = pick.rank(hireCustomers, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `What is the e-mail address of ${twins.key}?`, either(clarify(), gold.set(twins.rows), ...twins.rows.map(one => told(one, one.email, 'email')))) // oxfmt-ignore
}

function chat({ ask }: Builder, { carhire }: Facts): void {
  const { hireBranches, rentalCars, carRentals } = carhire
  ask('smalltalk', 'Hi! Who am I talking to?', gold.smalltalk())
  const harbour = hireBranches.find(one => one.name === 'Marseille Old Port')!
  const free = rentalCars.filter(one => one.branchId === harbour.id && one.status === 'available')
  ask('casual', 'hey how many cars r available at marseille old prt', gold.count(free.length))
  const by = (status: string) => gold.count(carRentals.filter(one => one.status === status).length)
  ask('multi', 'How many rentals are active and how many are booked?', gold.figures(by('active'), by('booked')))
}
