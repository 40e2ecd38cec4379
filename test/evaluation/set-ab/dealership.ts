import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { champion, measures, nameOf, nth, person, sizes, values } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { eachReading } from './readings.ts'
import { talkDealership } from './dealership-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AB over the car dealership. */
export function askDealership(facts: Facts): Question[] {
  const builder = createQuestions('ab', 'dealership')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkDealership(builder, facts)
  return builder.questions
}

/** "Our cars": all of them, those that are not sold, and those that are on sale. */
const stocks = ({ dealership: { vehicles } }: Facts) => [
  vehicles,
  vehicles.filter(one => one.status !== 'sold'),
  vehicles.filter(one => one.status === 'available'),
]
/** "Our sales", with and without those that fell through. */
const deals = ({ dealership: { sales } }: Facts) => [sales, sales.filter(one => one.status !== 'cancelled')]

function list({ ask }: Builder, facts: Facts): void {
  const { branches, salespeople, vehicles, customers } = facts.dealership
  ask('list', 'Which makes do we stock?', eachReading(stocks(facts), rows => values(rows, one => one.make, gold.spelled))) // oxfmt-ignore
  ask('list', 'Show me everyone on the sales team', gold.set(salespeople))
  const free = vehicles.filter(one => one.status === 'available')
  ask('filter', 'Which electric cars are available right now?', gold.set(free.filter(one => one.specs.fuel === 'electric'))) // oxfmt-ignore
  const used = pick.sized(free.filter(one => one.condition === 'used'), one => one.branchId, 3, 12, 1) // oxfmt-ignore
  ask('filter', `What used cars are available at ${pick.find(branches, used.key).name}?`, gold.set(used.rows))
  ask('filter', "Which customers don't want any marketing from us?", gold.set(customers.filter(one => !one.marketingConsent))) // oxfmt-ignore
}

function number({ ask }: Builder, facts: Facts): void {
  const { salespeople, vehicles } = facts.dealership
  const sales = deals(facts)
  ask('count', 'How many cars are still being prepped?', gold.count(vehicles.filter(one => one.status === 'inPreparation').length)) // oxfmt-ignore
  ask('count', 'How many of our sales were on finance?', eachReading(sales, rows => gold.count(rows.filter(one => one.paymentMethod === 'finance').length))) // oxfmt-ignore
  ask('top', "What's the most expensive car we have available?", gold.largest(vehicles.filter(one => one.status === 'available'), one => one.listPrice)) // oxfmt-ignore
  ask('top', 'Which 3 used cars have the fewest miles on them?', eachReading(stocks(facts), rows => gold.ordered(rows.filter(one => one.condition === 'used'), one => one.mileage, { count: 3, up: true }))) // oxfmt-ignore
  ask('aggregate', "What's our average sale price?", eachReading(sales, rows => gold.money(pick.mean(rows, one => one.salePrice)))) // oxfmt-ignore
  ask('aggregate', 'How much have we taken in deposits altogether?', eachReading(sales, rows => gold.money(pick.sum(rows, one => one.deposit)))) // oxfmt-ignore
  ask('group', 'How many cars do we have by fuel type?', eachReading(stocks(facts), rows => gold.map(sizes(rows, one => one.specs.fuel)))) // oxfmt-ignore
  ask('group', 'Average mileage of our used cars, per make', eachReading(stocks(facts), rows => gold.map(measures(rows.filter(one => one.condition === 'used'), one => one.make, own => pick.mean(own, one => one.mileage), gold.spelled), 'plain'))) // oxfmt-ignore
  const coloured = (rows: typeof vehicles, colour: string): [gold.Spelled, number] => [gold.spelled(colour), rows.filter(one => one.colour === colour).length] // oxfmt-ignore
  ask('compare', 'Do we have more red cars or more blue ones?', eachReading(stocks(facts), rows => more(coloured(rows, 'red'), coloured(rows, 'blue')))) // oxfmt-ignore
  const sold = (id: number) => sales.map(rows => rows.filter(one => one.salespersonId === id).length)
  const ranked = salespeople.toSorted((one, other) => sold(other.id)[1]! - sold(one.id)[1]!)
  const [best, middle] = [ranked[0]!, ranked[6]!]
  ask('compare', `Has ${nameOf(middle)} sold more cars than ${nameOf(best)}?`, gold.yes(false))
}

function join({ ask }: Builder, facts: Facts): void {
  const { branches, salespeople, vehicles, customers, testDrives, sales } = facts.dealership
  const sale = sales[31]!
  const seller = pick.find(salespeople, sale.salespersonId)
  ask('join', `Who sold ${sale.orderNumber}?`, called(seller, nameOf(seller)))
  const driver = person(customers, one => testDrives.filter(own => own.customerId === one.id && own.status === 'completed').length > 1, 1) // oxfmt-ignore
  const own = testDrives.filter(one => one.customerId === driver.id)
  const drives = [own, own.filter(one => one.status === 'completed')]
  ask('join', `Which cars has ${nameOf(driver)} test driven?`, gold.either(...drives.flatMap(rows => [gold.set(rows), gold.set(pick.distinct(rows.map(one => pick.find(vehicles, one.vehicleId))))]))) // oxfmt-ignore
  const free = vehicles.filter(one => one.status === 'available')
  ask('join', 'Which branch has the most cars available?', champion(branches, one => free.filter(own => own.branchId === one.id).length, one => one.name)) // oxfmt-ignore
  const bought = pick.nth(sales, one => one.status === 'delivered' && sales.filter(other => other.customerId === one.customerId).length === 1 && customers.filter(other => nameOf(other) === nameOf(pick.find(customers, one.customerId))).length === 1, 9) // oxfmt-ignore
  const car = pick.find(vehicles, bought.vehicleId)
  ask('join', `What car did ${nameOf(pick.find(customers, bought.customerId))} buy?`, gold.either(called(car, `${car.make} ${car.model}`, car.model, car.stockNumber), gold.record(bought))) // oxfmt-ignore
  const plated = pick.nth(vehicles, one => one.registration !== null && one.status === 'available', 11)
  ask('lookup', `How many miles has ${plated.registration} done?`, gold.count(plated.mileage, { field: 'mileage' }))
  const pushed = salespeople[8]!
  ask('lookup', `What's ${nameOf(pushed)}'s monthly target?`, gold.money(pushed.monthlyTarget, { field: 'monthlyTarget' })) // oxfmt-ignore
}

function date({ ask }: Builder, facts: Facts): void {
  const { vehicles, testDrives } = facts.dealership
  const { day } = facts
  const tomorrow = testDrives.filter(one => one.scheduledAt.startsWith(day(1)))
  ask('date', 'Which test drives do we have tomorrow?', gold.either(gold.set(tomorrow), gold.set(tomorrow.filter(one => one.status === 'booked')))) // oxfmt-ignore
  const month = nth(deals(facts)[1]!, one => pick.month(one.soldOn)!, 3)
  ask('date', `How many cars did we sell in ${pick.monthName(month)}?`, eachReading(deals(facts), rows => gold.count(rows.filter(one => pick.month(one.soldOn) === month).length))) // oxfmt-ignore
  const unsold = vehicles.filter(one => one.status !== 'sold')
  ask('date', 'Which unsold cars have been here for more than 150 days?', gold.either(...[day(-150), day(-151)].map(last => gold.set(unsold.filter(one => one.arrivedOn < last))))) // oxfmt-ignore
  ask('threshold', 'Available cars under £15,000', gold.set(vehicles.filter(one => one.status === 'available' && one.listPrice < 15_000))) // oxfmt-ignore
  ask('threshold', 'Anything in stock with more than 220 horsepower?', eachReading(stocks(facts).slice(1), rows => gold.set(rows.filter(one => one.specs.horsepower > 220)))) // oxfmt-ignore
}
