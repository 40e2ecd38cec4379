import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, person, sizes, topGroup } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { talkMovers } from './movers-talk.ts'
import { moved } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AM over the moving company. */
export function askMovers(facts: Facts): Question[] {
  const builder = createQuestions('am', 'movers')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkMovers(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { movers }: Facts): void {
  const { damageClaims, houseMoves, moveWorkers, movingTrucks } = movers
  ask('list', 'Show me all trucks at the Cork depot.', gold.set(movingTrucks.filter(one => one.depot === 'Cork')))
  ask('filter', 'Which trucks are in the workshop right now?', gold.set(movingTrucks.filter(one => one.status === 'inWorkshop'))) // oxfmt-ignore
  ask('filter', 'Packers who have a truck licence', gold.set(moveWorkers.filter(one => one.role === 'packer' && one.hasTruckLicence))) // oxfmt-ignore
  ask('filter', 'Which booked moves go to Belfast?', gold.set(houseMoves.filter(one => one.status === 'booked' && one.to.city === 'Belfast'))) // oxfmt-ignore
  ask('threshold', 'List the claims for more than €1,500.', gold.set(damageClaims.filter(one => one.amountClaimed > 1500))) // oxfmt-ignore
  ask('threshold', 'Which workers earn less than €16 an hour?', gold.set(moveWorkers.filter(one => one.hourlyWage < 16))) // oxfmt-ignore
}

function number({ ask }: Builder, { movers }: Facts): void {
  const { damageClaims, houseMoves, moveWorkers, movingTrucks } = movers
  const completed = houseMoves.filter(one => one.status === 'completed')
  ask('count', 'How many moves included our packing service?', moved(houseMoves.filter(one => one.packingService), rows => gold.count(rows.length))) // oxfmt-ignore
  ask('count', 'How many electric trucks do we have?', gold.count(movingTrucks.filter(one => one.fuelType === 'electric').length)) // oxfmt-ignore
  ask(
    'top',
    'What was the longest completed move in kilometres?',
    gold.largest(completed, one => one.distanceKm),
  )
  ask('top', 'Which city do most of our moves start from?', moved(houseMoves, rows => topGroup(rows, one => one.from.city, gold.spelled))) // oxfmt-ignore
  ask('aggregate', 'What is the average price of a completed move?', gold.money(pick.mean(completed, one => one.price)))
  ask('aggregate', 'How much have we paid out for damage claims in total?', gold.money(pick.sum(damageClaims, one => one.amountPaid))) // oxfmt-ignore
  ask('group', 'How many workers do we have per role?', gold.map(sizes(moveWorkers, one => one.role)))
  ask('group', 'What is the average hourly wage at each depot?', gold.map(measures(moveWorkers, one => one.depot, own => pick.mean(own, one => one.hourlyWage), gold.spelled), 'money')) // oxfmt-ignore
  const at = (depot: string) => movingTrucks.filter(one => one.depot === depot)
  const loads = ['Galway', 'Cork'].map(depot => pick.sum(at(depot), one => one.loadVolume))
  ask('compare', 'Which depot has the larger total load volume, Galway or Cork?', gold.text(loads[0]! > loads[1]! ? 'Galway' : 'Cork')) // oxfmt-ignore
}

function join({ ask }: Builder, { movers }: Facts): void {
  const { damageClaims, houseMoves, moveCustomers, moveWorkers, movingTrucks } = movers
  const of = (id: number) => houseMoves.filter(one => one.customerId === id)
  const client = person(moveCustomers, one => of(one.id).length === 3, 2)
  ask(
    'join',
    `Show all moves of ${nameOf(client)}.`,
    moved(of(client.id), rows => gold.set(rows)),
  )
  const led = (id: number) => houseMoves.filter(one => one.foremanId === id && one.status === 'completed').length
  ask(
    'join',
    'Which foreman has led the most completed moves?',
    champion(moveWorkers, one => led(one.id), nameOf),
  )
  const pianos = damageClaims.filter(one => one.item === 'piano')
  const owners = pick.distinct(pianos.map(one => pick.find(houseMoves, one.moveId).customerId))
  ask(
    'join',
    'Which customers have claimed damage to a piano?',
    gold.set(owners.map(id => pick.find(moveCustomers, id))),
  )
  const booked = pick.nth(houseMoves, one => one.status === 'booked', 6)
  const truck = pick.find(movingTrucks, booked.truckId!)
  ask('lookup', `What is the license plate of the truck for move ${booked.moveNumber}?`, told(truck, truck.licensePlate, 'licensePlate')) // oxfmt-ignore
  const worker = person(moveWorkers, one => one.role === 'carrier', 7)
  ask('lookup', `Which depot does ${nameOf(worker)} work at?`, told(worker, worker.depot, 'depot'))
  const move = pick.nth(houseMoves, one => one.status === 'completed', 150)
  ask('lookup', `Who was the foreman on move ${move.moveNumber}?`, toldPerson(pick.find(moveWorkers, move.foremanId!))) // oxfmt-ignore
}

function date({ ask }: Builder, { movers, today, day }: Facts): void {
  const { houseMoves, movingTrucks } = movers
  const booked = houseMoves.filter(one => one.status === 'booked')
  ask('date', 'Which moves are booked for the next two weeks?', pick.setWithin(booked, one => one.moveDate, today, day(14))) // oxfmt-ignore
  ask('date', 'Which truck has its next inspection last of all?', gold.largest(movingTrucks, one => one.nextInspectionDate)) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -2)
  const then = houseMoves.filter(one => one.status === 'completed' && pick.month(one.moveDate) === month)
  ask('date', `What did we earn with the moves completed in ${pick.monthName(month)}?`, gold.money(pick.sum(then, one => one.price))) // oxfmt-ignore
}
