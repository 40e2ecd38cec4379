import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { apart, nameOf, person, sizes, topGroup } from '../set-s/choose.ts'
import { talkCarhire } from './carhire-talk.ts'
import { fleet, rentalsOf } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AK over the car rental. */
export function askCarhire(facts: Facts): Question[] {
  const builder = createQuestions('ak', 'carhire')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkCarhire(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { carhire }: Facts): void {
  const { hireBranches, rentalCars, hireCustomers } = carhire
  ask('list', 'Show me all our branches.', gold.set(hireBranches))
  ask('filter', 'Which cars are in the workshop at the moment?', gold.set(rentalCars.filter(one => one.status === 'inWorkshop'))) // oxfmt-ignore
  const automatic = rentalCars.filter(one => one.category === 'suv' && one.transmission === 'automatic')
  ask(
    'filter',
    'List the automatic SUVs.',
    fleet(automatic, rows => gold.set(rows)),
  )
  ask('filter', 'Gold customers who live in Marseille', gold.set(hireCustomers.filter(one => one.loyaltyTier === 'gold' && one.city === 'Marseille'))) // oxfmt-ignore
  ask('threshold', 'Which cars have more than 120,000 km on the clock?', fleet(rentalCars.filter(one => one.mileage > 120_000), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { carhire }: Facts): void {
  const { rentalCars, carRentals } = carhire
  const driven = (fuel: string) => rentalCars.filter(one => one.fuel === fuel)
  ask(
    'count',
    'How many electric cars do we have?',
    fleet(driven('electric'), rows => gold.count(rows.length)),
  )
  ask('top', 'Which car has the highest daily rate?', fleet(rentalCars, rows => gold.largest(rows, one => one.dailyRate))) // oxfmt-ignore
  ask('top', 'Top 5 rentals by total price', rentalsOf(carRentals, rows => gold.ordered(rows, one => one.totalPrice, { count: 5 }))) // oxfmt-ignore
  const vans = rentalCars.filter(one => one.category === 'van')
  ask('aggregate', 'What is the average daily rate of our vans?', fleet(vans, rows => gold.money(pick.mean(rows, one => one.dailyRate)))) // oxfmt-ignore
  ask('aggregate', 'How many kilometres have customers driven in total?', gold.count(pick.sum(carRentals, one => one.kilometresDriven))) // oxfmt-ignore
  ask('group', 'How many cars are there in each category?', fleet(rentalCars, rows => gold.map(sizes(rows, one => one.category)))) // oxfmt-ignore
  const more = (rows: typeof rentalCars) => topGroup(rows, one => one.fuel)
  ask('compare', 'Do we have more hybrid or more electric cars?', fleet([...driven('hybrid'), ...driven('electric')], more)) // oxfmt-ignore
}

function join({ ask }: Builder, { carhire }: Facts): void {
  const { hireBranches, rentalCars, hireCustomers, carRentals } = carhire
  const airport = hireBranches.find(one => one.name === 'Nice Airport')!
  ask('join', 'Which cars belong to the Nice Airport branch?', fleet(rentalCars.filter(one => one.branchId === airport.id), rows => gold.set(rows))) // oxfmt-ignore
  const active = carRentals.filter(one => one.status === 'active')
  ask('join', 'Which customers have an active rental right now?', gold.set(hireCustomers.filter(one => active.some(own => own.customerId === one.id)))) // oxfmt-ignore
  const golden = carRentals.filter(one => pick.find(hireCustomers, one.customerId).loyaltyTier === 'gold')
  ask('join', 'Which category of car do gold customers rent most often?', rentalsOf(golden, rows => topGroup(rows, one => pick.find(rentalCars, one.carId).category))) // oxfmt-ignore
  const station = hireBranches.find(one => one.name === 'Bordeaux Station')!
  ask('lookup', 'What is the phone number of our Bordeaux Station branch?', told(station, station.phone, 'phone'))
  const driver = person(hireCustomers, one => one.phone !== null, 27)
  ask('lookup', `When does ${nameOf(driver)}'s licence expire?`, told(driver, pick.dayAs(driver.licence.expiresOn), 'expiresOn')) // oxfmt-ignore
  const rental = pick.nth(carRentals, one => one.status === 'completed', 60)
  const other = pick.nth(carRentals, one => one.status === 'completed', 110)
  const car = pick.find(rentalCars, other.carId)
  ask('lookup', `What insurance does rental ${rental.reference} have?`, told(rental, apart(rental.insurance), 'insurance')) // oxfmt-ignore
  ask('join', `Which car was used for rental ${other.reference}?`, gold.either(gold.record(car), gold.text(gold.spelled(car.licensePlate, `${car.make} ${car.model}`)))) // oxfmt-ignore
}

function date({ ask }: Builder, { carhire, day, today }: Facts): void {
  const { carRentals } = carhire
  const booked = carRentals.filter(one => one.status === 'booked')
  ask('date', 'Which booked rentals will be picked up in the next 7 days?', pick.setWithin(booked, one => one.pickupDate, day(0), day(7))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -2)
  const then = carRentals.filter(one => pick.month(one.pickupDate) === month)
  ask('date', `How many rentals had their pickup date in ${pick.monthName(month)}?`, rentalsOf(then, rows => gold.count(rows.length))) // oxfmt-ignore
}
