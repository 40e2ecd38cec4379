import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { daysBetween } from './readings.ts'

const { either, unknown } = gold

/** Set D over the fleet. */
export function askFleet({ fleet: { depots, vehicles, drivers, trips, repairs }, today, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('d', 'fleet')
  const driver = (id: string) => pick.find(drivers, id)
  const depot = (id: string) => pick.find(depots, id)
  const closed = repairs.filter(one => one.closedOn !== null)

  ask(
    'conditions',
    'repairs that took longer than 35 days',
    gold.set(closed.filter(one => daysBetween(one.openedOn, one.closedOn!) > 35)),
  )
  ask(
    'conditions',
    'depots in Germany or Poland with charging stations',
    gold.set(depots.filter(one => ['DE', 'PL'].includes(one.country) && one.hasChargers)),
  )
  ask(
    'relative-dates',
    'vehicles whose inspection is overdue',
    either(
      gold.set(vehicles.filter(one => one.nextInspectionOn !== null && one.nextInspectionOn < today)),
      gold.set(
        vehicles.filter(
          one => one.nextInspectionOn !== null && one.nextInspectionOn < today && one.status !== 'retired',
        ),
      ),
    ),
  )
  ask(
    'relative-dates',
    'drivers who joined in the last 6 months',
    gold.either(
      ...[-181, -182, -183, -184].map(from => gold.set(drivers.filter(one => one.hiredOn >= day(from)))),
      gold.set(drivers.filter(one => one.hiredOn >= `${pick.shiftMonth(today, -6)}${today.slice(7)}`)),
    ),
  )
  ask(
    'aggregate',
    'how many kilometres of chemicals did we drive in total (completed trips)',
    gold.plain(
      pick.sum(
        trips.filter(one => one.cargo === 'chemicals' && one.status === 'completed'),
        one => one.distanceKm,
      ),
    ),
  )
  ask(
    'group',
    'mean repair cost per workshop',
    gold.map(
      pick.rank(closed, one => one.workshop).map(({ key, rows }) => [key, pick.mean(rows, one => one.cost)]),
      'money',
    ),
  )
  ask(
    'ranking',
    'three best drivers by score',
    gold.ordered(drivers, one => one.score, { count: 3 }),
  )
  ask(
    'missing-values',
    'vehicles that no driver is assigned to: how many?',
    gold.count(vehicles.filter(one => one.driverIds.length === 0).length),
  )
  const carPark = pick.rank(vehicles, one => one.depotId)
  ask(
    'join',
    'which depot has the most vehicles?',
    either(
      ...carPark
        .filter(({ rows }) => rows.length === carPark[0]!.rows.length)
        .flatMap(({ key }) => [gold.record(depot(key)), gold.text(depot(key).name)]),
    ),
  )
  const trip = pick.nth(trips, one => one.status === 'completed', 300)
  ask(
    'join',
    `who drove ${trip.reference} and from which depot did it start?`,
    gold.mentions([driver(trip.driverId).name], [depot(trip.originId).name]),
  )
  ask(
    'join',
    'how many trips went to Porto?',
    gold.count(trips.filter(one => depot(one.destinationId).city === 'Porto').length),
  )
  talk(
    'follow-up',
    ['electric vans', gold.set(vehicles.filter(one => one.fuel === 'electric' && one.bodyType === 'van'))],
    [
      'how many of them are in the workshop?',
      gold.count(
        vehicles.filter(one => one.fuel === 'electric' && one.bodyType === 'van' && one.status === 'in-workshop')
          .length,
      ),
    ],
    [
      'and hybrid ones?',
      either(
        gold.count(
          vehicles.filter(one => one.fuel === 'hybrid' && one.bodyType === 'van' && one.status === 'in-workshop')
            .length,
        ),
        gold.set(vehicles.filter(one => one.fuel === 'hybrid' && one.bodyType === 'van')),
      ),
    ],
  )
  const car = pick.nth(vehicles, one => one.status === 'available', 11)
  ask('action', `retire ${car.plate}`, gold.updated('fleet.vehicles', car, { status: 'retired' }))
  ask(
    'create',
    `the ${car.plate} has a dent in the left door, minor, please report a repair`,
    gold.created('fleet.repairs', { vehicleId: car.id, severity: 'minor' }),
  )
  ask('unanswerable', 'how many speeding tickets did we get', unknown())
  return questions
}
