import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

/** Set A over the fleet. */
export function askFleet({ fleet: { depots, vehicles, drivers, trips, repairs }, today, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('a', 'fleet')
  const alone = drivers.filter(one => drivers.filter(other => other.name === one.name).length === 1)
  const ofVehicle = <T extends { vehicleId: string }>(rows: T[], id: string) => rows.filter(one => one.vehicleId === id)
  const drivenBy = (id: string) => vehicles.filter(one => one.driverIds.includes(id))
  const depot = (id: string) => pick.find(depots, id)
  const done = trips.filter(one => one.status === 'completed')

  ask(
    'conditions',
    'Which electric vans are available right now?',
    gold.set(vehicles.filter(one => one.fuel === 'electric' && one.bodyType === 'van' && one.status === 'available')),
  )
  ask('conditions', 'List all depots with chargers.', gold.set(depots.filter(one => one.hasChargers)))
  ask(
    'conditions',
    'trucks over 300,000 km',
    gold.set(vehicles.filter(one => one.bodyType === 'truck' && one.mileageKm > 300_000)),
  )
  ask(
    'logic',
    'Which vehicles are either Scania or Volvo and not retired?',
    gold.set(vehicles.filter(one => ['Scania', 'Volvo'].includes(one.make) && one.status !== 'retired')),
  )
  ask(
    'logic',
    'Drivers who are off duty and hold a CE or D licence',
    gold.set(drivers.filter(one => !one.onDuty && ['CE', 'D'].includes(one.licenceClass))),
  )
  ask(
    'range',
    'Which drivers have a score from 4.5 to 4.8?',
    pick.setWithin(drivers, one => one.score, 4.5, 4.8),
  )
  const since = Number(today.slice(0, 4)) - 2
  ask(
    'range',
    `Vehicles with a model year of ${since} or newer that run on petrol`,
    gold.set(vehicles.filter(one => one.modelYear >= since && one.fuel === 'petrol')),
  )
  const hired = pick.sized(drivers, one => pick.year(one.hiredOn), 8, 20, 1)
  ask('dates', `Who was hired as a driver in ${hired.key}?`, gold.set(hired.rows))
  const inspected = pick.sized(vehicles, one => pick.month(one.nextInspectionOn), 6, 20, 3)
  ask(
    'dates',
    `Whose next inspection falls in ${pick.monthName(inspected.key)}? I need the vehicles.`,
    gold.set(inspected.rows),
  )
  ask(
    'relative-dates',
    'How many repairs were opened last month?',
    gold.count(repairs.filter(one => pick.month(one.openedOn) === pick.shiftMonth(today, -1)).length),
  )
  ask(
    'relative-dates',
    'Which vehicles have an inspection coming up within the next 30 days?',
    gold.either(
      ...[
        [0, 30],
        [1, 30],
        [0, 29],
      ].map(([from, to]) =>
        gold.set(
          vehicles.filter(
            one => one.nextInspectionOn && one.nextInspectionOn >= day(from!) && one.nextInspectionOn <= day(to!),
          ),
        ),
      ),
    ),
  )
  ask(
    'missing-values',
    'Which critical repairs have not been closed yet?',
    gold.set(repairs.filter(one => one.severity === 'critical' && !one.closedOn)),
  )
  ask(
    'ranking',
    'Which vehicle has the highest mileage?',
    gold.largest(vehicles, one => one.mileageKm),
  )
  ask(
    'ranking',
    'Please give me the 3 longest trips by distance.',
    gold.ordered(trips, one => one.distanceKm, { count: 3 }),
  )
  ask(
    'ranking',
    'The second most expensive repair so far?',
    gold.largest(repairs, one => one.cost, { place: 2 }),
  )
  ask(
    'ranking',
    'Which depot has the fewest parking spaces?',
    gold.smallest(depots, one => one.parkingSpaces),
  )
  ask(
    'aggregate',
    'How many kilometres did we drive on completed trips in all?',
    gold.plain(pick.sum(done, one => one.distanceKm)),
  )
  ask(
    'aggregate',
    'What does a major repair cost on average?',
    gold.money(
      pick.mean(
        repairs.filter(one => one.severity === 'major'),
        one => one.cost,
      ),
    ),
  )
  ask(
    'aggregate',
    'How many different makes are there in the fleet?',
    gold.count(pick.distinct(vehicles.map(one => one.make)).length),
  )
  ask(
    'share',
    'What fraction of the fleet is electric, in percent?',
    gold.percent(pick.ratio(vehicles.filter(one => one.fuel === 'electric').length, vehicles.length)),
  )
  ask(
    'group',
    'Number of vehicles per fuel type',
    gold.map(pick.rank(vehicles, one => one.fuel).map(({ key, rows }) => [key, rows.length])),
  )
  ask(
    'group',
    'What did repairs cost us per workshop?',
    gold.map(
      pick.rank(repairs, one => one.workshop).map(({ key, rows }) => [key, pick.sum(rows, one => one.cost)]),
      'money',
    ),
  )
  const winner = (rows: typeof trips) => {
    const [chemicals, steel] = ['chemicals', 'steel'].map(cargo =>
      pick.sum(
        rows.filter(one => one.cargo === cargo),
        one => one.fare,
      ),
    )
    return gold.text(chemicals! > steel! ? 'chemicals' : 'steel')
  }
  ask('compare', 'Which brings in more fare in total, chemicals or steel?', gold.either(winner(trips), winner(done)))
  const plain = pick.nth(vehicles, one => one.status === 'in-use' && one.driverIds.length > 1, 8)
  ask('yes-no', `Is vehicle ${plain.plate} in the workshop?`, gold.yes(false))
  ask(
    'yes-no',
    'Do we have any minibus that runs on petrol?',
    gold.yes(vehicles.some(one => one.bodyType === 'minibus' && one.fuel === 'petrol')),
  )
  ask(
    'projection',
    'Plates and makes of all hybrid pickups',
    gold.set(
      vehicles.filter(one => one.fuel === 'hybrid' && one.bodyType === 'pickup'),
      { shows: one => [one.plate, one.make] },
    ),
  )
  ask(
    'join',
    `Who are the drivers of vehicle ${plain.plate}?`,
    gold.set(drivers.filter(one => plain.driverIds.includes(one.id))),
  )
  const versatile = pick.nth(alone, one => drivenBy(one.id).length > 2, 6)
  ask('join', `Which vehicles may ${versatile.name} drive?`, gold.set(drivenBy(versatile.id)))
  const home = pick.sized(vehicles, one => one.depotId, 6, 14, 2)
  ask('join', `How many vehicles are stationed at the ${depot(home.key).name} depot?`, gold.count(home.rows.length))
  ask(
    'join',
    `What is the total cost of repairs on vehicles stationed at ${depot(home.key).name}?`,
    gold.money(
      pick.sum(
        repairs.filter(one => home.rows.some(({ id }) => id === one.vehicleId)),
        one => one.cost,
      ),
    ),
  )
  const target = pick.sized(
    trips.filter(one => one.cargo === 'passengers'),
    one => one.destinationId,
    5,
    14,
    1,
  )
  ask('join', `Show me the passenger trips that end at ${depot(target.key).name}.`, gold.set(target.rows))
  const trip = pick.nth(done, one => one.distanceKm > 100, 500)
  ask('lookup', `How far did trip ${trip.reference} go?`, gold.plain(trip.distanceKm, { field: 'distance-km' }))
  const odd = pick.nth(alone, one => one.phone !== null, 33)
  ask('lookup', `phone number of ${pick.misspell(odd.name)}?`, gold.text(odd.phone!, 'phone'))
  ask('lookup', `${depot(home.key).name}'s opening date`, gold.text(pick.dayAs(depot(home.key).openedOn), 'opened-on'))
  ask(
    'several',
    'How many vehicles are in the workshop, and how many have been retired?',
    gold.figures(
      gold.count(vehicles.filter(one => one.status === 'in-workshop').length),
      gold.count(vehicles.filter(one => one.status === 'retired').length),
    ),
  )
  const broken = pick.sized(repairs, one => one.vehicleId, 6, 14, 2)
  const broke = pick.find(vehicles, broken.key)
  talk(
    'follow-up',
    [`What repairs has ${broke.plate} had?`, gold.set(broken.rows)],
    ['How much did they cost together?', gold.money(pick.sum(broken.rows, one => one.cost))],
    ['Which of them was the most expensive?', gold.largest(broken.rows, one => one.cost)],
  )
  talk(
    'follow-up',
    ['How many drivers are on duty?', gold.count(drivers.filter(one => one.onDuty).length)],
    ['And off duty?', gold.count(drivers.filter(one => !one.onDuty).length)],
  )
  talk(
    'explain',
    [
      'Average distance of the cancelled trips?',
      gold.plain(
        pick.mean(
          trips.filter(one => one.status === 'cancelled'),
          one => one.distanceKm,
        ),
      ),
    ],
    ['Explain how you worked that out.', gold.mentions(['trip'], ['cancelled', 'status', 'distance'])],
  )
  ask(
    'create',
    `Vehicle ${plain.plate} has a cracked mirror. Please report a minor repair with the summary "Cracked mirror".`,
    gold.created('fleet.repairs', { summary: 'Cracked mirror', severity: 'minor', vehicleId: plain.id }),
  )
  ask(
    'update',
    `Set the mileage of ${broke.plate} to 412000 km.`,
    gold.updated('fleet.vehicles', broke, { mileageKm: 412_000 }),
  )
  ask(
    'update',
    `${versatile.name} has a new phone number: +32 470 555 812.`,
    gold.updated('fleet.drivers', versatile, { phone: '+32 470 555 812' }),
  )
  const wrong = pick.nth(repairs, one => one.severity === 'minor', 60)
  ask('delete', `Delete the repair with id ${wrong.id}.`, gold.removed('fleet.repairs', wrong))
  const old = pick.nth(vehicles, one => one.status === 'available' && ofVehicle(trips, one.id).length > 0, 10)
  ask('action', `Please retire vehicle ${old.plate}.`, gold.updated('fleet.vehicles', old, { status: 'retired' }))
  const planned = pick.nth(trips, one => one.status === 'planned', 5)
  ask('action', `Cancel trip ${planned.reference}.`, gold.updated('fleet.trips', planned, { status: 'cancelled' }))
  ask('unanswerable', `Who insured ${plain.plate}?`, gold.unknown())
  ask('unanswerable', 'How many speeding tickets did our drivers get this year?', gold.unknown())
  const city = depots.filter(one => one.city === 'Graz')
  ask(
    'ambiguous',
    'How many parking spaces does the Graz depot have?',
    gold.either(
      gold.clarify(),
      gold.set(city),
      gold.figures(...city.map(one => gold.count(one.parkingSpaces))),
      gold.count(pick.sum(city, one => one.parkingSpaces)),
    ),
  )
  return questions
}
