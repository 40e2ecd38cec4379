import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

/** Set C over the fleet. */
export function askFleet({ fleet: { depots, vehicles, drivers, trips, repairs }, today, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('c', 'fleet')
  const depot = (name: string) => depots.find(one => one.name === name)!
  const alone = drivers.filter(one => drivers.filter(other => other.name === one.name).length === 1)
  const vehicle = (one: { vehicleId: string }) => pick.find(vehicles, one.vehicleId)
  const at = (name: string) => vehicles.filter(one => one.depotId === depot(name).id)

  ask(
    'conditions',
    'I need a diesel truck. Show me the available ones with fewer than 200,000 km.',
    gold.set(
      vehicles.filter(
        one =>
          one.bodyType === 'truck' && one.fuel === 'diesel' && one.status === 'available' && one.mileageKm < 200_000,
      ),
    ),
  )
  ask(
    'logic',
    'Show the cancelled trips that would have carried chemicals or steel.',
    gold.set(trips.filter(one => one.status === 'cancelled' && ['chemicals', 'steel'].includes(one.cargo))),
  )
  ask(
    'range',
    'Which drivers on duty have a score below 2.3?',
    gold.set(drivers.filter(one => one.onDuty && one.score < 2.3)),
  )
  const started = pick.rank(trips, one => pick.month(one.startsAt))[4]!
  ask(
    'dates',
    `Please check how many trips started in ${pick.monthName(started.key)}.`,
    gold.count(started.rows.length),
  )
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  ask(
    'relative-dates',
    'Which planned trips leave next week?',
    gold.either(
      ...[
        [7 - weekday, 13 - weekday],
        [6 - weekday + (weekday === 6 ? 7 : 0), 12 - weekday + (weekday === 6 ? 7 : 0)],
        [1, 7],
      ].map(([from, to]) =>
        gold.set(
          trips.filter(
            one =>
              one.status === 'planned' &&
              one.startsAt.slice(0, 10) >= day(from!) &&
              one.startsAt.slice(0, 10) <= day(to!),
          ),
        ),
      ),
    ),
  )
  ask(
    'relative-dates',
    'Which vehicles have to go to inspection this month?',
    gold.either(
      gold.set(vehicles.filter(one => pick.month(one.nextInspectionOn) === pick.month(today))),
      ...(vehicles.some(one => pick.month(one.nextInspectionOn) === pick.month(today) && one.nextInspectionOn! >= today)
        ? [
            gold.set(
              vehicles.filter(
                one => pick.month(one.nextInspectionOn) === pick.month(today) && one.nextInspectionOn! >= today,
              ),
            ),
          ]
        : []),
    ),
  )
  ask(
    'missing-values',
    'For how many completed trips we have no fuel consumption noted?',
    gold.count(trips.filter(one => one.status === 'completed' && one.fuelLitres === null).length),
  )
  ask(
    'ranking',
    'Which three depots offer the most parking spaces?',
    gold.ordered(depots, one => one.parkingSpaces, { count: 3 }),
  )
  ask(
    'aggregate',
    'What mileage do our Sprinters have on average?',
    gold.plain(
      pick.mean(
        vehicles.filter(one => one.model === 'Sprinter'),
        one => one.mileageKm,
      ),
    ),
  )
  ask(
    'group',
    'I would need the average driver score for every licence class.',
    gold.map(
      pick.rank(drivers, one => one.licenceClass).map(({ key, rows }) => [key, pick.mean(rows, one => one.score)]),
      'plain',
    ),
  )
  const bought = (make: string) =>
    pick.mean(
      vehicles.filter(one => one.make === make),
      one => one.purchasePrice,
    )
  ask(
    'compare',
    'Did we pay more on average for a Volvo than for a Scania?',
    gold.yes(bought('Volvo') > bought('Scania')),
  )
  ask('yes-no', 'Can electric vehicles be charged at Lille Harbour?', gold.yes(depot('Lille Harbour').hasChargers))
  ask(
    'projection',
    'Plate and mileage of every minibus in the workshop, please.',
    gold.set(
      vehicles.filter(one => one.bodyType === 'minibus' && one.status === 'in-workshop'),
      { shows: one => [one.plate, one.mileageKm] },
    ),
  )
  const home = pick.sized(
    drivers.filter(one => one.onDuty),
    one => one.homeDepotId,
    3,
    7,
    1,
  )
  ask('join', `Which drivers with home depot ${pick.find(depots, home.key).name} are on duty?`, gold.set(home.rows))
  ask(
    'join',
    'Which trucks have had a critical repair at Nordgarage?',
    gold.set(
      vehicles.filter(
        one =>
          one.bodyType === 'truck' &&
          repairs.some(row => row.vehicleId === one.id && row.severity === 'critical' && row.workshop === 'Nordgarage'),
      ),
    ),
  )
  ask(
    'join',
    'How many kilometres did the electric vehicles cover on completed trips?',
    gold.plain(
      pick.sum(
        trips.filter(one => one.status === 'completed' && vehicle(one).fuel === 'electric'),
        one => one.distanceKm,
      ),
    ),
  )
  const past = pick.nth(trips, one => one.status === 'completed', 611)
  ask(
    'lookup',
    `Who was the driver on trip ${past.reference}?`,
    gold.either(gold.record(pick.find(drivers, past.driverId)), gold.text(pick.find(drivers, past.driverId).name)),
  )
  const hired = pick.nth(alone, one => one.licenceClass === 'CE', 7)
  ask('lookup', `since when does ${hired.name} drive for us?`, gold.text(pick.dayAs(hired.hiredOn), 'hired-on'))
  const licensed = drivers.filter(one => one.licenceClass === 'B')
  ask(
    'several',
    'How many drivers only have a B licence, and what is their average score?',
    gold.figures(gold.count(licensed.length), gold.plain(pick.mean(licensed, one => one.score))),
  )
  const [stand, other] = pick
    .rank(vehicles, one => one.depotId)
    .filter(({ rows }) => rows.filter(one => one.status === 'available').length > 1)
    .map(({ key }) => pick.find(depots, key).name) as [string, string]
  const free = (name: string) => at(name).filter(one => one.status === 'available')
  talk(
    'follow-up',
    [`Which vehicles are stationed at ${stand}?`, gold.set(at(stand))],
    ['How many of them are available?', gold.count(free(stand).length)],
    [`What about ${other}?`, gold.either(gold.count(free(other).length), gold.set(at(other)))],
  )
  const costly = gold.largest(repairs, one => one.cost)
  const broken = (costly.items as typeof repairs).map(vehicle)
  talk(
    'follow-up',
    ['What was the most expensive repair we ever had?', costly],
    [
      'Which vehicle was it?',
      gold.either(gold.record(...broken), gold.text(gold.spelled(...broken.map(one => one.plate)))),
    ],
  )
  const car = pick.nth(vehicles, one => one.status === 'in-use', 33)
  ask(
    'create',
    `Could you please report a major repair for ${car.plate}? The summary is "Wiper motor dead" and it goes to Officina Ruggeri.`,
    gold.created('fleet.repairs', {
      summary: 'Wiper motor dead',
      severity: 'major',
      workshop: 'Officina Ruggeri',
      vehicleId: car.id,
    }),
  )
  const tired = pick.nth(alone, one => one.onDuty, 28)
  ask('update', `Please put ${tired.name} down as off duty.`, gold.updated('fleet.drivers', tired, { onDuty: false }))
  const twice = pick.find(repairs, '88')
  ask(
    'delete',
    `Somebody entered repair ${twice.id} by mistake, please delete it.`,
    gold.removed('fleet.repairs', twice),
  )
  const off = pick.nth(trips, one => one.status === 'planned', 11)
  ask(
    'action',
    `${off.reference} is not going to happen. Please cancel the trip.`,
    gold.updated('fleet.trips', off, { status: 'cancelled' }),
  )
  ask('unanswerable', `What do we pay each month for the insurance of ${car.plate}?`, gold.unknown())
  const namesakes = pick.sized(drivers, one => one.name.split(' ')[0], 3, 6, 1)
  ask(
    'ambiguous',
    `Can I have ${namesakes.key}'s e-mail address?`,
    gold.either(gold.clarify(), gold.set(namesakes.rows)),
  )
  return questions
}
