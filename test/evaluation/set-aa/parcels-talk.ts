import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { apart, asksBack, nameOf, person } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with dispatchers, changes, and what cannot be answered. */
export function talkParcels(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { parcels }: Facts): void {
  const { depots, drivers, vehicles, shipments, incidents } = parcels
  const crew = pick.sized(drivers.filter(one => one.status === 'onRoute'), one => one.depotId, 2, 9) // oxfmt-ignore
  const depot = pick.find(depots, crew.key)
  talk(
    'followup',
    [`Which drivers are based in ${depot.city}?`, gold.set(drivers.filter(one => one.depotId === depot.id))],
    ['Which of them are on the road?', gold.set(crew.rows)],
    ['How many drivers would that be?', gold.count(crew.rows.length)],
  )
  const at = (status: string) => shipments.filter(one => one.status === status)
  talk(
    'followup',
    ['How many shipments failed?', gold.count(at('failed').length)],
    ['And how many were returned?', gold.count(at('returned').length)],
    ['List those, most valuable first.', gold.ordered(at('returned'), one => one.declaredValue)],
  )
  const known = incidents[30]!
  const vehicle = pick.find(vehicles, known.vehicleId)
  const home = pick.find(depots, vehicle.depotId)
  talk(
    'followup',
    [`Show me incident ${known.number}.`, gold.record(known)],
    ['Which vehicle was that?', called(vehicle, vehicle.registration)],
    ['And which depot does it belong to?', called(home, home.name, home.city)],
  )
}

function write({ ask, talk }: Builder, { parcels }: Facts): void {
  const { drivers, vehicles, shipments, incidents } = parcels
  const broken = pick.nth(vehicles, one => one.status === 'inService', 6)
  const steering = person(drivers, one => one.status === 'onRoute', 5)
  ask('write', `Please log a breakdown for ${broken.registration}, severity high. ${nameOf(steering)} was driving, and the description is "Clutch failed on the ring road".`, gold.created('parcels.incidents', { type: 'breakdown', severity: 'high', vehicleId: broken.id, driverId: steering.id, description: 'Clutch failed on the ring road' })) // oxfmt-ignore
  const mended = pick.nth(vehicles, one => one.status === 'workshop', 3)
  ask('write', `${mended.registration} is back from the workshop, please put it back in service.`, gold.updated('parcels.vehicles', mended, { status: 'inService' })) // oxfmt-ignore
  const loose = pick.nth(shipments, one => one.driverId === null, 1)
  const taker = person(drivers, one => one.status === 'available', 3)
  ask('write', `Assign shipment ${loose.trackingCode} to ${nameOf(taker)}.`, gold.updated('parcels.shipments', loose, { driverId: taker.id })) // oxfmt-ignore
  const pendingOne = pick.nth(incidents, one => one.status === 'open', 2)
  talk(
    'write',
    [`I want to close incident ${pendingOne.number}. Ask me before you do it.`, pending()],
    ['No, leave it open for now.', nowrite()],
  )
  ask('write', 'We have bought a new vehicle, can you add it?', asksBack())
}

function decline({ ask }: Builder, { parcels, today }: Facts): void {
  const { drivers, shipments, stops } = parcels
  ask('missing', `How old is ${nameOf(person(drivers, () => true, 20))}?`, unknown())
  ask('unknown', 'Who is the recipient of parcel SWL0000042?', unknown())
  const month = pick.shiftMonth(pick.month(today)!, -1)
  const tried = stops.filter(one => pick.month(one.arrivedAt) === month)
  const readings = [
    shipments.filter(one => pick.month(one.deliveredAt) === month).length,
    tried.length,
    tried.filter(one => one.outcome === 'delivered').length,
  ]
  ask('ambiguous', 'How many deliveries did we make last month?', either(...pick.distinct(readings).map(one => gold.count(one)), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { parcels }: Facts): void {
  const { depots, drivers, vehicles, shipments, stops } = parcels
  const sought = pick.nth(shipments, one => one.status === 'inTransit', 2)
  ask('casual', `has ${sought.trackingCode} been deliverd yet??`, either(gold.yes(false), gold.text(apart(sought.status), 'status'))) // oxfmt-ignore
  const depot = depots[2]!
  const own = <T extends { depotId: string }>(rows: readonly T[]) => rows.filter(one => one.depotId === depot.id).length
  ask('multi', `How many drivers and how many vehicles does ${depot.city} have?`, gold.figures(gold.count(own(drivers)), gold.count(own(vehicles)))) // oxfmt-ignore
  ask('complete', 'List every stop where nobody was at home.', gold.set(stops.filter(one => one.outcome === 'notHome')))
}
