import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { figureGarage, relateGarage } from './garage-figures.ts'
import { talkGarage } from './garage-talk.ts'
import { apart, listOf, nameOf, person } from './read-names.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set R over the car workshop: written before the engine had seen a service like it. */
export function askGarage(facts: Facts): Question[] {
  const builder = createQuestions('r', 'garage')
  list(builder, facts)
  bound(builder, facts)
  rank(builder, facts)
  time(builder, facts)
  look(builder, facts)
  confirm(builder, facts)
  relateGarage(builder, facts)
  figureGarage(builder, facts)
  talkGarage(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { garage }: Facts): void {
  const { customers, cars, mechanics, jobs, parts, invoices, loanCars } = garage
  ask('conditions', 'which cars are ready for pickup?', either(gold.set(jobs.filter(one => one.status === 'readyForPickup')), gold.set(pick.distinct(jobs.filter(one => one.status === 'readyForPickup').map(one => pick.find(cars, one.carId)))))) // oxfmt-ignore
  ask('conditions', 'urgent jobs still waiting for parts', listOf(jobs.filter(one => one.priority === 'urgent' && one.status === 'waitingForParts'))) // oxfmt-ignore
  ask('conditions', 'show me all business customers', gold.set(customers.filter(one => one.type === 'business')))
  ask('conditions', 'electric cars please', gold.set(cars.filter(one => one.fuelType === 'electric')))
  ask('conditions', 'who is on leave at the moment', gold.set(mechanics.filter(one => one.onLeave)))
  ask('conditions', 'Which loan cars have an automatic gearbox?', gold.set(loanCars.filter(one => one.automatic)))
  ask('conditions', 'blue toyotas', listOf(cars.filter(one => one.color === 'blue' && one.make === 'Toyota')))
  ask('conditions', 'parts from Bremsa', gold.set(parts.filter(one => one.supplier === 'Bremsa')))
  ask('conditions', 'written off invoices', gold.set(invoices.filter(one => one.status === 'writtenOff')))
  ask('conditions', 'customers who live in Viborg', gold.set(customers.filter(one => one.address.city === 'Viborg')))
  ask('conditions', 'apprentices', gold.set(mechanics.filter(one => one.role === 'apprentice')))
  ask('conditions', 'jobs the customer hasnt approved yet that are in progress', listOf(jobs.filter(one => !one.approvedByCustomer && one.status === 'inProgress'))) // oxfmt-ignore
  ask('logic', 'Volvo or Skoda diesels', listOf(cars.filter(one => ['Volvo', 'Skoda'].includes(one.make) && one.fuelType === 'diesel'))) // oxfmt-ignore
  ask('logic', 'brake and filter parts that are out of stock', listOf(parts.filter(one => ['brakes', 'filters'].includes(one.category) && one.stock === 0))) // oxfmt-ignore
  ask('logic', 'booked jobs except tyres and inspections', gold.set(jobs.filter(one => one.status === 'booked' && !['tyres', 'inspection'].includes(one.category)))) // oxfmt-ignore
  ask('logic', 'mechanics who can do both engine and brakes', listOf(mechanics.filter(one => one.specialties.includes('engine') && one.specialties.includes('brakes')))) // oxfmt-ignore
  ask('missing-values', 'booked jobs nobody is assigned to yet', gold.set(jobs.filter(one => one.status === 'booked' && one.mechanicId === null))) // oxfmt-ignore
  ask('missing-values', 'customers without a phone number', gold.set(customers.filter(one => one.phone === null)))
  ask('missing-values', 'which parts have no shelf?', gold.set(parts.filter(one => one.shelf === null)))
}

function bound({ ask }: Builder, { garage }: Facts): void {
  const { cars, mechanics, jobs, parts, invoices } = garage
  ask('range', 'cars with more than 200000 km', gold.set(cars.filter(one => one.mileage > 200_000)))
  ask('range', 'jobs estimated above 700 euros', gold.set(jobs.filter(one => one.estimate.total > 700)))
  ask('range', 'parts we have fewer than 5 of', gold.set(parts.filter(one => one.stock < 5)))
  ask(
    'range',
    'invoices between 300 and 400 €',
    pick.setWithin(invoices, one => one.total, 300, 400),
  )
  ask('range', 'parts that need reordering (stock at or below the reorder level)', gold.set(parts.filter(one => one.stock <= one.reorderLevel))) // oxfmt-ignore
  ask('range', 'mechanics charging at least 80 an hour', gold.set(mechanics.filter(one => one.hourlyRate >= 80)))
  const year = Number(pick.year(garage.jobs[0]!.receivedAt)!) - 12
  ask('range', `cars from ${year} or older`, gold.set(cars.filter(one => one.year <= year)))
}

function rank({ ask }: Builder, { garage }: Facts): void {
  const { customers, cars, mechanics, jobs, parts, invoices, loanCars } = garage
  ask(
    'ranking',
    'which car has the most kilometres on the clock?',
    gold.largest(cars, one => one.mileage),
  )
  ask(
    'ranking',
    'top 5 invoices by amount',
    gold.ordered(invoices, one => one.total, { count: 5 }),
  )
  ask(
    'ranking',
    'who has been with us longest in the workshop',
    gold.smallest(mechanics, one => one.hiredOn),
  )
  ask(
    'ranking',
    'cheapest loan car per day',
    gold.smallest(loanCars, one => one.dailyFee),
  )
  ask(
    'ranking',
    'the most expensive part we sell',
    gold.largest(parts, one => one.salePrice),
  )
  ask(
    'ranking',
    'newest customer',
    gold.largest(customers, one => one.createdAt),
  )
  ask('ranking', 'biggest estimate among the jobs that are in progress', either(gold.largest(jobs.filter(one => one.status === 'inProgress'), one => one.estimate.total), gold.money(pick.most(jobs.filter(one => one.status === 'inProgress'), one => one.estimate.total)))) // oxfmt-ignore
  ask('ranking', 'which 3 cars are due for inspection soonest? overdue ones count too', gold.ordered(cars, one => one.nextInspectionDate, { count: 3, up: true })) // oxfmt-ignore
}

function time({ ask }: Builder, { garage, today, day }: Facts): void {
  const { cars, mechanics, jobs, invoices, loanCars } = garage
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask('dates', `which bills did we issue in ${pick.monthName(month)}? i mean invoices`, gold.set(invoices.filter(one => pick.month(one.issuedOn) === month))) // oxfmt-ignore
  ask('dates', `what came in on ${pick.dayName(jobs[150]!.receivedAt.slice(0, 10))}? jobs i mean`, gold.set(jobs.filter(one => one.receivedAt.slice(0, 10) === jobs[150]!.receivedAt.slice(0, 10)))) // oxfmt-ignore
  const since = `${Number(pick.year(today)) - 4}-01-01`
  ask('dates', `mechanics hired since ${pick.dayShort(since)}`, gold.set(mechanics.filter(one => one.hiredOn >= since)))
  ask('relative-dates', 'jobs coming in tomorrow', listOf(jobs.filter(one => one.receivedAt.slice(0, 10) === day(1))))
  ask('relative-dates', 'what have we promised for today?', listOf(jobs.filter(one => one.promisedFor === today)))
  ask('relative-dates', 'cars whose inspection date has passed', gold.set(cars.filter(one => one.nextInspectionDate < today))) // oxfmt-ignore
  const paid = (days: number) => listOf(invoices.filter(one => one.paidOn !== null && one.paidOn >= day(-days)))
  ask('relative-dates', 'invoices paid in the last two weeks', either(paid(14), paid(13), paid(15)))
  ask('relative-dates', 'unpaid invoices past their due date', either(gold.set(invoices.filter(one => one.status === 'sent' && one.dueOn < today)), gold.set(invoices.filter(one => one.paidOn === null && one.dueOn < today)))) // oxfmt-ignore
  ask('relative-dates', 'which loan cars should have been back already', listOf(loanCars.filter(one => one.lentUntil !== null && one.lentUntil < today))) // oxfmt-ignore
}

function look({ ask }: Builder, { garage }: Facts): void {
  const { customers, cars, mechanics, jobs, parts, invoices, loanCars } = garage
  const caller = person(customers, one => one.phone !== null, 14)
  ask('lookup', `${nameOf(caller)} phone nr`, gold.text(caller.phone!, 'phone'))
  ask('lookup', `what's wrong with the car on ${jobs[199]!.jobNumber}?`, gold.text(jobs[199]!.description, 'description')) // oxfmt-ignore
  ask('lookup', `status of ${jobs[204]!.jobNumber} pls`, gold.text(apart(jobs[204]!.status), 'status'))
  ask('lookup', `how many km does ${cars[33]!.licensePlate} have`, gold.plain(cars[33]!.mileage, { field: 'mileage' }))
  ask('lookup', 'how many brake pads front do we have left?', gold.plain(parts[0]!.stock, { field: 'stock' }))
  ask('lookup', 'Where do we keep the timing belt kits?', parts[27]!.shelf === null ? gold.unknown() : gold.text(parts[27]!.shelf, 'shelf')) // oxfmt-ignore
  const hand = person(mechanics, one => one.role === 'mechanic', 3)
  ask('lookup', `hourly rate of ${nameOf(hand)}`, gold.money(hand.hourlyRate, { field: 'hourlyRate' }))
  ask('lookup', `What is the total of invoice ${invoices[70]!.invoiceNumber}?`, gold.money(invoices[70]!.total, { field: 'total' })) // oxfmt-ignore
  const gone = pick.nth(jobs, one => one.cancellationReason !== null, 3)
  ask('lookup', `why was ${gone.jobNumber} called off`, gold.text(gone.cancellationReason!, 'cancellationReason'))
  const moved = person(customers, () => true, 41)
  ask('lookup', `Sorry, could you give me the address of ${pick.misspell(nameOf(moved))}?`, either(gold.text(moved.address.street, 'street'), gold.record(moved))) // oxfmt-ignore
  ask('lookup', 'how much is Goliath a day?', gold.money(loanCars[2]!.dailyFee, { field: 'dailyFee' }))
  ask('lookup', `when is the inspection of ${cars[60]!.licensePlate} due`, gold.text(pick.dayAs(cars[60]!.nextInspectionDate), 'nextInspectionDate')) // oxfmt-ignore
  ask('lookup', 'what do we pay for an alternator and what do we sell it for', gold.figures(gold.money(parts[17]!.purchasePrice), gold.money(parts[17]!.salePrice))) // oxfmt-ignore
}

function confirm({ ask }: Builder, { garage }: Facts): void {
  const { cars, mechanics, jobs, parts, invoices, loanCars } = garage
  ask('yes-no', `is ${jobs[203]!.jobNumber} finished?`, gold.yes(jobs[203]!.completedAt !== null))
  ask('yes-no', 'is Sparky out at the moment', gold.yes(loanCars[3]!.lentToCustomerId !== null))
  const settled = pick.nth(invoices, one => one.status === 'paid', 20)
  ask('yes-no', `has ${settled.invoiceNumber} been paid`, gold.yes(true))
  const new4 = pick.nth(cars, one => !one.underWarranty, 15)
  ask('yes-no', `is ${new4.licensePlate} still under warranty?`, gold.yes(false))
  ask('yes-no', 'do we have any spark plugs in stock', gold.yes(parts[18]!.stock > 0))
  ask('yes-no', 'Do we stock anything from Motorika that is discontinued?', gold.yes(parts.some(one => one.supplier === 'Motorika' && one.discontinued))) // oxfmt-ignore
  const away = person(mechanics, one => one.onLeave)
  ask('yes-no', `is ${nameOf(away)} in today or on leave?`, either(gold.yes(true), gold.mentions(['leave'])))
  ask('projection', 'name, stock and shelf of all tyres', gold.set(parts.filter(one => one.category === 'tyres'), { shows: one => [one.name, one.stock, one.shelf] })) // oxfmt-ignore
  ask('projection', 'job numbers and promised dates of everything in progress', gold.set(jobs.filter(one => one.status === 'inProgress'), { shows: one => [one.jobNumber, one.promisedFor] })) // oxfmt-ignore
  ask('projection', 'just the names and emails of the masters', gold.set(mechanics.filter(one => one.role === 'master'), { shows: one => [one.lastName, one.email] })) // oxfmt-ignore
}
