import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { apart, champion, measures, nameOf, nth, person, sizes, values } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { talkParcels } from './parcels-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AA over the parcel service. */
export function askParcels(facts: Facts): Question[] {
  const builder = createQuestions('aa', 'parcels')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkParcels(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { parcels }: Facts): void {
  const { depots, drivers, vehicles, shipments } = parcels
  ask('list', 'Show me all our depots.', gold.set(depots))
  ask('list', 'What makes of vehicle do we have in the fleet?', values(vehicles, one => one.make, gold.spelled)) // oxfmt-ignore
  ask('filter', 'Which vans are in the workshop at the moment?', gold.set(vehicles.filter(one => one.type === 'van' && one.status === 'workshop'))) // oxfmt-ignore
  const free = pick.sized(drivers.filter(one => one.status === 'available'), one => one.depotId, 2, 6) // oxfmt-ignore
  ask('filter', `Which drivers from the ${pick.find(depots, free.key).city} depot are available?`, gold.set(free.rows))
  ask('filter', 'Show me the shipments that do not have a driver yet.', gold.set(shipments.filter(one => one.driverId === null))) // oxfmt-ignore
}

function number({ ask }: Builder, { parcels }: Facts): void {
  const { depots, drivers, vehicles, shipments, incidents } = parcels
  ask('count', 'How many drivers are off sick?', gold.count(drivers.filter(one => one.status === 'sick').length))
  ask('count', 'How many incidents are still being investigated?', gold.count(incidents.filter(one => one.status === 'investigating').length)) // oxfmt-ignore
  ask('top', 'Which vehicle has done the most kilometres?', gold.largest(vehicles, one => one.odometerKm)) // oxfmt-ignore
  ask('top', 'Five heaviest shipments please', gold.ordered(shipments, one => one.weightKg, { count: 5 })) // oxfmt-ignore
  ask('aggregate', 'What is the average rating of our drivers?', gold.plain(pick.mean(drivers, one => one.rating)))
  ask('aggregate', 'How much have breakdowns cost us in total?', gold.money(pick.sum(incidents.filter(one => one.type === 'breakdown'), one => one.costEstimate))) // oxfmt-ignore
  ask('group', 'How many shipments do we have per service level?', gold.map(sizes(shipments, one => one.serviceLevel)))
  ask('group', 'Average payload by type of vehicle', gold.map(measures(vehicles, one => one.type, own => pick.mean(own, one => one.payloadKg)), 'plain')) // oxfmt-ignore
  const running = (rows: typeof vehicles, fuel: string) => rows.filter(one => one.fuelType === fuel).length
  const either = (rows: typeof vehicles) => more([gold.spelled('diesel'), running(rows, 'diesel')], [gold.spelled('electric'), running(rows, 'electric')]) // oxfmt-ignore
  ask('compare', 'Do we run more diesel or more electric vehicles?', gold.either(either(vehicles), either(vehicles.filter(one => one.status !== 'retired')))) // oxfmt-ignore
  const [one, other] = [depots[1]!, depots[5]!]
  ask('compare', `Can the ${one.city} depot handle more shipments a day than the ${other.city} depot?`, gold.yes(one.dailyCapacity > other.dailyCapacity)) // oxfmt-ignore
}

function join({ ask }: Builder, { parcels }: Facts): void {
  const { depots, drivers, shipments, incidents } = parcels
  const out = pick.nth(shipments, one => one.status === 'outForDelivery', 1)
  const bringing = pick.find(drivers, out.driverId!)
  ask('join', `Who is delivering parcel ${out.trackingCode}?`, called(bringing, nameOf(bringing)))
  const crashed = pick.distinct(incidents.filter(one => one.type === 'accident' && one.driverId !== null).map(one => one.driverId!)) // oxfmt-ignore
  const involved = crashed.map(id => pick.find(drivers, id))
  ask('join', 'Which drivers have had an accident?', gold.either(gold.set(involved), gold.set(involved.map(nameOf)))) // oxfmt-ignore
  ask('join', 'Which depot has the most drivers?', champion(depots, one => drivers.filter(own => own.depotId === one.id).length, one => one.name)) // oxfmt-ignore
  const done = shipments.filter(one => one.status === 'delivered')
  const busy = person(drivers, one => done.filter(own => own.driverId === one.id).length > 3, 2)
  ask('join', `How many parcels has ${nameOf(busy)} delivered so far?`, gold.count(done.filter(one => one.driverId === busy.id).length)) // oxfmt-ignore
  const sought = shipments[101]!
  ask('lookup', `What is the status of shipment ${sought.trackingCode}?`, gold.text(apart(sought.status), 'status'))
  ask('lookup', `Who is in charge of the ${depots[7]!.city} depot?`, gold.text(depots[7]!.managerName, 'managerName'))
}

function date({ ask }: Builder, { parcels, day }: Facts): void {
  const { drivers, vehicles, shipments, incidents } = parcels
  ask('date', 'Which shipments were delivered yesterday?', gold.set(shipments.filter(one => one.deliveredAt?.startsWith(day(-1))))) // oxfmt-ignore
  const accidents = incidents.filter(one => one.type === 'accident')
  const month = nth(accidents, one => pick.month(one.reportedAt)!)
  ask('date', `How many accidents were reported in ${pick.monthName(month)}?`, gold.count(accidents.filter(one => pick.month(one.reportedAt) === month).length)) // oxfmt-ignore
  const used = vehicles.filter(one => one.status !== 'retired')
  ask('date', 'Which vehicles have to be inspected in the next 30 days?', gold.either(...[vehicles, used].map(rows => pick.setWithin(rows, one => one.nextInspectionOn, day(0), day(30))))) // oxfmt-ignore
  ask('threshold', 'Vehicles with more than 200,000 km on the clock', gold.set(vehicles.filter(one => one.odometerKm > 200_000))) // oxfmt-ignore
  ask('threshold', 'Which drivers are rated lower than 3.5?', gold.set(drivers.filter(one => one.rating !== null && one.rating < 3.5))) // oxfmt-ignore
}
