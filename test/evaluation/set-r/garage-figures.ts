import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { groups, more } from '../set-d/readings.ts'
import { apart, champion, listOf, nameOf, person, sizes } from './read-names.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Questions that need several of its lists. */
export function relateGarage({ ask }: Builder, { garage }: Facts): void {
  const { customers, cars, mechanics, jobs, parts, invoices, loanCars } = garage
  const owner = person(customers, one => cars.filter(car => car.ownerId === one.id).length === 2, 6)
  ask('join', `which cars does ${nameOf(owner)} own?`, gold.set(cars.filter(one => one.ownerId === owner.id)))
  const driven = pick.nth(cars, one => jobs.some(job => job.carId === one.id), 25)
  const holder = pick.find(customers, driven.ownerId)
  ask('join', `who owns ${driven.licensePlate}`, either(gold.record(holder), gold.text(nameOf(holder))))
  const busy = person(mechanics, one => jobs.filter(job => job.mechanicId === one.id && job.status === 'inProgress').length > 0, 1) // oxfmt-ignore
  ask('join', `what is ${nameOf(busy)} working on right now`, gold.set(jobs.filter(one => one.mechanicId === busy.id && one.status === 'inProgress'))) // oxfmt-ignore
  const often = pick.sized(jobs, one => one.carId, 3, 6)
  const regular = pick.find(cars, often.key)
  ask('join', `repair history of ${regular.licensePlate}, all jobs`, gold.set(often.rows))
  const worked = pick.nth(jobs, one => one.mechanicId !== null && one.status === 'collected', 44)
  const mate = pick.find(mechanics, worked.mechanicId!)
  ask('join', `who did ${worked.jobNumber}?`, either(gold.record(mate), gold.text(nameOf(mate))))
  const firm = pick.nth(customers, one => one.companyName !== null && cars.filter(car => car.ownerId === one.id).length > 1) // oxfmt-ignore
  ask('join', `vehicles of ${firm.companyName}`, gold.set(cars.filter(one => one.ownerId === firm.id)))
  const debtor = person(customers, one => invoices.some(bill => bill.customerId === one.id && bill.status === 'sent'), 2) // oxfmt-ignore
  ask('join', `open (sent) invoices of ${nameOf(debtor)}`, gold.set(invoices.filter(one => one.customerId === debtor.id && one.status === 'sent'))) // oxfmt-ignore
  const electric = new Set(cars.filter(one => one.fuelType === 'electric').map(one => one.id))
  ask('join', 'jobs on electric cars that were cancelled', listOf(jobs.filter(one => electric.has(one.carId) && one.status === 'cancelled'))) // oxfmt-ignore
  const inside = new Set(jobs.filter(one => ['inProgress', 'waitingForParts'].includes(one.status)).map(one => one.carId)) // oxfmt-ignore
  ask('join', 'Which customers have a car waiting for parts?', gold.set(customers.filter(one => cars.some(car => car.ownerId === one.id && jobs.some(job => job.carId === car.id && job.status === 'waitingForParts'))))) // oxfmt-ignore
  ask('join', 'hybrids that are in progress or waiting for parts', listOf(cars.filter(one => one.fuelType === 'hybrid' && inside.has(one.id)))) // oxfmt-ignore
  const seen = new Set(jobs.map(one => one.carId))
  ask('join', 'cars that never had a job with us', gold.set(cars.filter(one => !seen.has(one.id))))
  ask('join', 'who has Goliath', either(gold.record(pick.find(customers, loanCars[2]!.lentToCustomerId!)), gold.text(nameOf(pick.find(customers, loanCars[2]!.lentToCustomerId!))))) // oxfmt-ignore
  const used = pick.nth(jobs, one => one.partsUsed.length > 1, 6)
  ask('join', `which parts went into ${used.jobNumber}?`, either(gold.set(used.partsUsed.map(one => pick.find(parts, one.partId))), gold.set(used.partsUsed.map(one => pick.find(parts, one.partId).name)))) // oxfmt-ignore
  const aarhus = new Set(customers.filter(one => one.address.city === 'Aarhus').map(one => one.id))
  ask('join', 'cars of customers from Aarhus with over 150000 km', gold.set(cars.filter(one => aarhus.has(one.ownerId) && one.mileage > 150_000))) // oxfmt-ignore
  const load = (id: string) => jobs.filter(one => one.mechanicId === id).length
  ask(
    'join',
    'which mechanic has done the most jobs?',
    champion(mechanics, one => load(one.id), nameOf),
  )
  const spent = (id: string) =>
    pick.sum(
      invoices.filter(one => one.customerId === id),
      one => one.total,
    )
  ask(
    'join',
    'our best customer by invoiced total',
    champion(customers, one => spent(one.id), nameOf),
  )
}

/** Figures over the workshop. */
export function figureGarage({ ask }: Builder, { garage, today }: Facts): void {
  const { cars, mechanics, jobs, parts, invoices, customers } = garage
  ask('aggregate', 'how many cars do we look after', gold.count(cars.length))
  ask('aggregate', 'How much money is still outstanding on sent invoices?', gold.money(pick.sum(invoices.filter(one => one.status === 'sent'), one => one.total))) // oxfmt-ignore
  ask('aggregate', 'average estimate for a brake job', gold.money(pick.mean(jobs.filter(one => one.category === 'brakes'), one => one.estimate.total))) // oxfmt-ignore
  ask('aggregate', 'avg hourly rate of the mechanics without apprentices', gold.money(pick.mean(mechanics.filter(one => one.role !== 'apprentice'), one => one.hourlyRate))) // oxfmt-ignore
  ask('aggregate', 'what is our whole stock worth at purchase price', gold.money(pick.sum(parts, one => one.stock * one.purchasePrice))) // oxfmt-ignore
  ask('aggregate', 'how many hours of work are booked in?', gold.plain(pick.sum(jobs.filter(one => one.status === 'booked'), one => one.estimate.hours))) // oxfmt-ignore
  const month = pick.month(today)!
  ask('aggregate', 'revenue from paid invoices this month', either(gold.money(pick.sum(invoices.filter(one => one.status === 'paid' && pick.month(one.paidOn) === month), one => one.total)), gold.money(pick.sum(invoices.filter(one => one.status === 'paid' && pick.month(one.issuedOn) === month), one => one.total)))) // oxfmt-ignore
  ask('share', 'what percentage of our cars is diesel?', gold.percent(pick.ratio(cars.filter(one => one.fuelType === 'diesel').length, cars.length))) // oxfmt-ignore
  ask('share', 'share of jobs that get cancelled', gold.percent(pick.ratio(jobs.filter(one => one.status === 'cancelled').length, jobs.length))) // oxfmt-ignore
  ask('group', 'jobs per status', gold.map(sizes(jobs, one => one.status)))
  ask('group', 'how many cars of each make', gold.map(sizes(cars, one => one.make)))
  ask('group', 'average estimate total by category', gold.map(pick.rank(jobs, one => one.category).map(({ key, rows }) => [apart(key), pick.mean(rows, one => one.estimate.total)]), 'money')) // oxfmt-ignore
  ask('group', 'customers by city', gold.map(sizes(customers, one => one.address.city)))
  ask('group', 'pieces in stock for each supplier', gold.map(pick.rank(parts, one => one.supplier).map(({ key, rows }) => [key, pick.sum(rows, one => one.stock)]), 'plain')) // oxfmt-ignore
  const done = mechanics.map((one): [string, number] => [nameOf(one), jobs.filter(job => job.mechanicId === one.id).length]) // oxfmt-ignore
  ask('group', 'break down the jobs by mechanic', gold.map(done))
  const makes = pick.rank(cars, one => one.make).map(({ key, rows }): [string, number] => [key, rows.length])
  ask('group', 'makes with more than 15 cars', groups(makes.filter(([, size]) => size > 15)))
  const fuel = (type: string) => cars.filter(one => one.fuelType === type).length
  ask('compare', 'do we see more petrol or more diesel cars?', more([gold.spelled('petrol'), fuel('petrol')], [gold.spelled('diesel'), fuel('diesel')])) // oxfmt-ignore
  const old = (make: string) =>
    pick.mean(
      cars.filter(one => one.make === make),
      one => one.mileage,
    )
  ask('compare', 'which has the higher mileage on average, Skoda or Volvo', more([gold.spelled('Skoda'), old('Skoda')], [gold.spelled('Volvo'), old('Volvo')], { unit: 'plain' })) // oxfmt-ignore
  const stockOf = (name: string) => parts.find(one => one.name === name)!.stock
  ask('compare', 'have we got more oil filters than air filters in stock?', gold.yes(stockOf('Oil filter') > stockOf('Air filter'))) // oxfmt-ignore
}
