import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

/** Set B over the fleet. */
export function askFleet({ fleet: { depots, vehicles, drivers, trips, repairs }, today, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('b', 'fleet')
  const depot = (name: string) => depots.find(one => one.name === name)!
  const alone = drivers.filter(one => drivers.filter(other => other.name === one.name).length === 1)
  const tripsBy = (id: string) => trips.filter(one => one.driverId === id)
  const vehicle = (one: { vehicleId: string }) => pick.find(vehicles, one.vehicleId)
  const isDone = (one: { status: string }) => one.status === 'completed'

  ask(
    'conditions',
    'which Fords are in the shop atm',
    gold.set(vehicles.filter(one => one.make === 'Ford' && one.status === 'in-workshop')),
  )
  ask(
    'conditions',
    'trips with steel longer than 900 km',
    gold.set(trips.filter(one => one.cargo === 'steel' && one.distanceKm > 900)),
  )
  ask('conditions', 'depots in Belgium or Denmark', gold.set(depots.filter(one => ['BE', 'DK'].includes(one.country))))
  ask('logic', 'non-diesel trucks', gold.set(vehicles.filter(one => one.bodyType === 'truck' && one.fuel !== 'diesel')))
  ask(
    'logic',
    'depots that have neither chargers nor 100+ parking spaces',
    gold.set(depots.filter(one => !one.hasChargers && one.parkingSpaces < 100)),
  )
  ask(
    'range',
    'vehicles bought for 150k to 180k',
    pick.setWithin(vehicles, one => one.purchasePrice, 150_000, 180_000),
  )
  ask('range', 'repairs above €4,000', gold.set(repairs.filter(one => one.cost !== null && one.cost > 4000)))
  const opened = pick.rank(repairs, one => pick.quarter(one.openedOn))[1]!
  ask(
    'dates',
    `repairs opened ${opened.key.slice(5)}/${opened.key.slice(0, 4)} - how many`,
    gold.count(opened.rows.length),
  )
  ask(
    'dates',
    `any drivers hired on or after ${day(-120)}?`,
    gold.either(gold.set(drivers.filter(one => one.hiredOn >= day(-120))), gold.yes(true)),
  )
  const first = depots.map(one => one.openedOn).sort()[0]!
  ask(
    'dates',
    'which depot opened first, and when',
    gold.all(
      gold.smallest(depots, one => one.openedOn),
      gold.text(pick.dayAs(first), 'opened-on'),
    ),
  )
  ask(
    'relative-dates',
    'trips planned for tomorrow',
    gold.set(trips.filter(one => one.status === 'planned' && one.startsAt.startsWith(day(1)))),
  )
  ask(
    'relative-dates',
    'kms driven last month on completed trips',
    gold.plain(
      pick.sum(
        trips.filter(one => isDone(one) && pick.month(one.startsAt) === pick.shiftMonth(today, -1)),
        one => one.distanceKm,
      ),
    ),
  )
  ask(
    'relative-dates',
    'inspections overdue - which vehicles?',
    gold.set(vehicles.filter(one => one.nextInspectionOn !== null && one.nextInspectionOn < today)),
  )
  ask('missing-values', 'vehicles w/o an inspection date', gold.set(vehicles.filter(one => !one.nextInspectionOn)))
  ask('missing-values', 'count drivers missing a phone no', gold.count(drivers.filter(one => !one.phone).length))
  ask(
    'ranking',
    'newest 2 depots',
    gold.ordered(depots, one => one.openedOn, { count: 2 }),
  )
  ask(
    'ranking',
    'worst driver by score?',
    gold.smallest(drivers, one => one.score),
  )
  const fares = pick
    .rank(trips, one => one.driverId)
    .map(({ key, rows }) => ({ driver: pick.find(drivers, key), fare: pick.sum(rows, one => one.fare) }))
  ask(
    'ranking',
    'top 3 drivers by total fare',
    gold.ordered(fares, one => one.fare, { count: 3, as: one => one.driver }),
  )
  const costs = pick
    .rank(repairs, one => one.vehicleId)
    .map(({ key, rows }) => ({ vehicle: pick.find(vehicles, key), cost: pick.sum(rows, one => one.cost) }))
  ask(
    'ranking',
    'which vehicle cost us the most in repairs',
    gold.record(...costs.filter(one => one.cost === pick.most(costs, ({ cost }) => cost)).map(one => one.vehicle)),
  )
  ask(
    'aggregate',
    'avg fare of passenger trips',
    gold.money(
      pick.mean(
        trips.filter(one => one.cargo === 'passengers'),
        one => one.fare,
      ),
    ),
  )
  ask('aggregate', 'total litres burned', gold.plain(pick.sum(trips, one => one.fuelLitres)))
  ask(
    'aggregate',
    'whats the fleet worth at purchase prices, retired ones excluded',
    gold.money(
      pick.sum(
        vehicles.filter(one => one.status !== 'retired'),
        one => one.purchasePrice,
      ),
    ),
  )
  ask(
    'aggregate',
    'median mileage of the vans',
    gold.plain(
      pick.median(
        vehicles.filter(one => one.bodyType === 'van'),
        one => one.mileageKm,
      ),
    ),
  )
  ask(
    'share',
    '% of trips that got cancelled',
    gold.percent(pick.ratio(trips.filter(one => one.status === 'cancelled').length, trips.length)),
  )
  ask(
    'group',
    'drivers per licence class',
    gold.map(pick.rank(drivers, one => one.licenceClass).map(({ key, rows }) => [key, rows.length])),
  )
  ask(
    'group',
    'avg repair cost by severity',
    gold.map(
      pick.rank(repairs, one => one.severity).map(({ key, rows }) => [key, pick.mean(rows, one => one.cost)]),
      'money',
    ),
  )
  ask(
    'group',
    'km per cargo type, all trips',
    gold.map(
      pick.rank(trips, one => one.cargo).map(({ key, rows }) => [key, pick.sum(rows, one => one.distanceKm)]),
      'plain',
    ),
  )
  ask(
    'group',
    'vehicles per country of their depot',
    gold.map(
      pick.rank(vehicles, one => pick.find(depots, one.depotId).country).map(({ key, rows }) => [key, rows.length]),
    ),
  )
  ask(
    'compare',
    'is the average mileage of diesel higher than of petrol vehicles',
    gold.yes(
      pick.mean(
        vehicles.filter(one => one.fuel === 'diesel'),
        one => one.mileageKm,
      ) >
        pick.mean(
          vehicles.filter(one => one.fuel === 'petrol'),
          one => one.mileageKm,
        ),
    ),
  )
  const spaces = (name: string) => depot(name).parkingSpaces
  ask(
    'compare',
    'how many more parking spaces has Porto North than Brno North',
    gold.count(spaces('Porto North') - spaces('Brno North'), { unsigned: true }),
  )
  const busy = pick.nth(
    alone,
    one => tripsBy(one.id).length > 8 && tripsBy(one.id).some(trip => isDone(trip) && trip.cargo === 'chemicals'),
    7,
  )
  ask(
    'yes-no',
    `has ${busy.name} ever carried chemicals?`,
    gold.yes(tripsBy(busy.id).some(one => one.cargo === 'chemicals')),
  )
  ask(
    'projection',
    'names + phones of on-duty drivers with class D',
    gold.set(
      drivers.filter(one => one.onDuty && one.licenceClass === 'D'),
      { shows: one => [one.name, one.phone] },
    ),
  )
  ask('join', `trips driven by ${busy.name}`, gold.set(tripsBy(busy.id)))
  ask(
    'join',
    'critical repairs on Scania trucks',
    gold.set(repairs.filter(one => one.severity === 'critical' && vehicle(one).make === 'Scania')),
  )
  ask(
    'join',
    'how many drivers have their home depot in Poland',
    gold.count(drivers.filter(one => pick.find(depots, one.homeDepotId).country === 'PL').length),
  )
  ask(
    'join',
    'fuel used by vehicles stationed at Graz Harbour',
    gold.plain(
      pick.sum(
        trips.filter(one => vehicle(one).depotId === depot('Graz Harbour').id),
        one => one.fuelLitres,
      ),
    ),
  )
  ask('join', 'vehicles that nobody is assigned to drive', gold.set(vehicles.filter(one => one.driverIds.length === 0)))
  ask(
    'join',
    'avg score of drivers assigned to electric trucks',
    gold.plain(
      pick.mean(
        drivers.filter(one =>
          vehicles.some(car => car.fuel === 'electric' && car.bodyType === 'truck' && car.driverIds.includes(one.id)),
        ),
        one => one.score,
      ),
    ),
  )
  const car = pick.nth(vehicles, one => one.status === 'available' && one.nextInspectionOn !== null, 15)
  ask(
    'lookup',
    `${car.plate} - next inspection when?`,
    gold.text(pick.dayAs(car.nextInspectionOn!), 'next-inspection-on'),
  )
  ask('lookup', `whats the model of ${car.plate.toLowerCase()}`, gold.text(car.model, 'model'))
  const far = pick.nth(trips, one => isDone(one), 321)
  ask(
    'lookup',
    `destination of ${far.reference}?`,
    gold.either(
      gold.text(pick.find(depots, far.destinationId).name),
      gold.record(pick.find(depots, far.destinationId)),
    ),
  )
  ask('several', `${car.plate}: make and year?`, gold.set([car], { shows: one => [one.make, one.modelYear] }))
  const lastYear = String(Number(today.slice(0, 4)) - 1)
  const minis = vehicles.filter(one => one.bodyType === 'minibus')
  talk(
    'follow-up',
    ['all minibuses', gold.set(minis)],
    ['drop the retired ones', gold.set(minis.filter(one => one.status !== 'retired'))],
    [
      'highest mileage?',
      gold.either(
        gold.largest(
          minis.filter(one => one.status !== 'retired'),
          one => one.mileageKm,
        ),
        gold.plain(
          pick.most(
            minis.filter(one => one.status !== 'retired'),
            one => one.mileageKm,
          ),
        ),
      ),
    ],
  )
  const last = gold.largest(trips, one => one.fare).items as typeof trips
  talk(
    'follow-up',
    ['most lucrative trip (fare)?', gold.record(...last)],
    ['who drove it', gold.either(...last.map(one => gold.record(pick.find(drivers, one.driverId))))],
  )
  talk(
    'follow-up',
    [
      `how many repairs opened in ${lastYear} were critical`,
      gold.count(repairs.filter(one => pick.year(one.openedOn) === lastYear && one.severity === 'critical').length),
    ],
    [
      'major?',
      gold.count(repairs.filter(one => pick.year(one.openedOn) === lastYear && one.severity === 'major').length),
    ],
  )
  talk(
    'explain',
    ['how many trips are underway', gold.count(trips.filter(one => one.status === 'underway').length)],
    ['source?', gold.mentions(['trip'])],
  )
  ask('help', 'commands for vehicles?', gold.mentions(['vehicle']))
  ask(
    'create',
    `log a critical repair on ${car.plate}: brake failure, workshop QuickFit`,
    gold.created('fleet.repairs', {
      summary: 'brake failure',
      severity: 'critical',
      workshop: 'QuickFit',
      vehicleId: car.id,
    }),
  )
  ask(
    'update',
    `${car.plate} went to the workshop, update status`,
    gold.updated('fleet.vehicles', car, { status: 'in-workshop' }),
  )
  const promoted = pick.nth(alone, one => one.licenceClass === 'B', 10)
  ask(
    'update',
    `licence class of ${promoted.name} => C`,
    gold.updated('fleet.drivers', promoted, { licenceClass: 'C' }),
  )
  const later = pick.nth(vehicles, one => one.nextInspectionOn !== null && one.status === 'in-use', 25)
  ask(
    'update',
    `reschedule ${later.plate}s inspection to March 3rd 2027`,
    gold.updated('fleet.vehicles', later, { nextInspectionOn: '2027-03-03' }),
  )
  ask('delete', 'remove repair #17', gold.removed('fleet.repairs', pick.find(repairs, '17')))
  const done = pick.nth(trips, one => one.status === 'underway', 1)
  ask(
    'action',
    `${done.reference} has arrived, complete it`,
    gold.updated('fleet.trips', done, { status: 'completed' }, ['endsAt']),
  )
  ask(
    'action',
    `retire all diesel vehicles with plate ${later.plate}`,
    gold.either(gold.updated('fleet.vehicles', later, { status: 'retired' }), gold.nowrite()),
  )
  ask('unanswerable', 'gps position of FW-100-A', gold.unknown())
  ask('unanswerable', 'co2 emissions per depot?', gold.unknown())
  ask(
    'ambiguous',
    'hows Oisin doing',
    gold.either(gold.clarify(), gold.unknown(), gold.set(drivers.filter(one => one.name.startsWith('Oisin ')))),
  )
  return questions
}
