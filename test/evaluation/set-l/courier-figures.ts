import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { groups, more } from '../set-d/readings.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>
const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`

/** Questions that need several of its lists. */
export function relateCourier({ ask }: Builder, { courier }: Facts): void {
  const { depots, vehicles, drivers, customers, routes, shipments, parcels, deliveryAttempts, claims } = courier
  const depot = (name: string) => depots.find(one => one.name === name)!.id
  const customer = (name: string) => customers.find(one => one.companyName === name)!.id
  const customerOf = (shipmentId: number) => pick.find(shipments, shipmentId).customerId
  ask('join', 'shipments from Pinwheel Toys', gold.set(shipments.filter(one => one.customerId === customer('Pinwheel Toys')))) // oxfmt-ignore
  ask('join', 'Vehicles stationed in Salford Quay', gold.set(vehicles.filter(one => one.depotId === depot('Salford Quay')))) // oxfmt-ignore
  const parted = pick.find(shipments, pick.sized(parcels, one => one.shipmentId, 3, 3, 11).key) // oxfmt-ignore
  const inside = parcels.filter(one => one.shipmentId === parted.id)
  ask('join', `which parcels belong to ${parted.trackingNumber}`, gold.set(inside))
  ask(
    'join',
    `what do the parcels of shipment ${parted.id} weigh together?`,
    gold.plain(pick.sum(inside, one => one.weightKg)),
  )
  const angry = pick.find(customers, pick.sized(claims, one => customerOf(one.shipmentId), 2, 5).key)
  ask('join', `claims of ${angry.companyName}`, gold.set(claims.filter(one => customerOf(one.shipmentId) === angry.id)))
  const active = new Set(shipments.map(one => one.customerId))
  ask('join', 'customers who never shipped anything', gold.set(customers.filter(one => !active.has(one.id))))
  const busy = pick.find(drivers, pick.sized(deliveryAttempts, one => one.driverId, 4, 12, 1).key)
  ask(
    'join',
    `delivery attempts by ${nameOf(busy)}`,
    gold.set(deliveryAttempts.filter(one => one.driverId === busy.id)),
  )
  const keen = pick.find(drivers, pick.sized(routes, one => one.driverId, 4, 8, 3).key)
  ask('join', `routes driven by ${nameOf(keen)}`, either(gold.set(routes.filter(one => one.driverId === keen.id)), gold.set(routes.filter(one => one.driverId === keen.id && one.status === 'completed')))) // oxfmt-ignore
  ask(
    'join',
    'shipments to Bath that started at Bristol Dock',
    gold.set(shipments.filter(one => one.recipientCity === 'Bath' && one.originDepotId === depot('Bristol Dock'))),
  )
  const home = drivers[29]!
  const base = pick.find(depots, home.depotId)
  ask('join', `which depot does ${nameOf(home)} work from`, either(gold.text(base.name), gold.record(base)))
  const spender = pick.find(customers, pick.sized(shipments, one => one.customerId, 6, 12, 2).key)
  const spent = pick.sum(
    shipments.filter(one => one.customerId === spender.id),
    one => one.price,
  )
  ask('join', `how much has ${spender.companyName} spent on shipping with us?`, gold.money(spent))
  const large = new Set(customers.filter(one => one.accountTier === 'enterprise').map(one => one.id))
  ask(
    'join',
    'lost shipments of enterprise customers',
    gold.set(shipments.filter(one => one.status === 'lost' && large.has(one.customerId))),
  )
  const wrong = new Set(deliveryAttempts.filter(one => one.outcome === 'wrong_address').map(one => one.driverId))
  ask('join', 'which drivers had a delivery attempt with a wrong address', gold.set(drivers.filter(one => wrong.has(one.id)))) // oxfmt-ignore
  const [most] = pick.rank(shipments, one => one.customerId)
  const tied = pick.rank(shipments, one => one.customerId).filter(({ rows }) => rows.length === most!.rows.length)
  const best = tied.map(({ key }) => pick.find(customers, key))
  ask(
    'join',
    'Which customer ships the most with us?',
    either(gold.record(...best), ...best.map(one => gold.text(one.companyName))),
  )
  const carried = pick.nth(shipments, one => one.routeId !== null && one.status === 'delivered', 70)
  const carrier = pick.find(drivers, pick.find(routes, carried.routeId!).driverId)
  ask('join', `who was the driver on route ${carried.routeId}?`, either(gold.text(nameOf(carrier)), gold.record(carrier))) // oxfmt-ignore
  const glass = new Set(parcels.filter(one => one.contents === 'glassware').map(one => one.shipmentId))
  const damaged = claims.filter(one => one.reason === 'damaged' && glass.has(one.shipmentId))
  ask(
    'join',
    'damage claims on shipments that contain glassware',
    damaged.length > 0 ? gold.set(damaged) : gold.empty(),
  )
}

/** Figures, groups and comparisons. */
export function countCourier({ ask }: Builder, { courier }: Facts): void {
  const { depots, vehicles, drivers, customers, routes, shipments, parcels, deliveryAttempts, claims } = courier
  ask('aggregate', 'how many shipments are in the system?', gold.count(shipments.length))
  ask(
    'aggregate',
    'avg price of a same day shipment',
    gold.money(
      pick.mean(
        shipments.filter(one => one.serviceLevel === 'same_day'),
        one => one.price,
      ),
    ),
  )
  ask('aggregate', 'total amount paid out for claims so far', gold.money(pick.sum(claims, one => one.amountPaid)))
  ask('aggregate', "what's the average weight of our parcels", gold.plain(pick.mean(parcels, one => one.weightKg)))
  ask(
    'aggregate',
    'kilometres driven on completed routes, all together',
    gold.plain(
      pick.sum(
        routes.filter(one => one.status === 'completed'),
        one => one.distanceKm,
      ),
    ),
  )
  const days = shipments.filter(one => one.deliveredAt !== null).map(one => (Date.parse(`${one.deliveredAt}Z`) - Date.parse(`${one.createdAt}Z`)) / 86_400_000) // oxfmt-ignore
  const mean = days.reduce((total, one) => total + one, 0) / days.length
  const whole = shipments.filter(one => one.deliveredAt !== null).map(one => (Date.parse(one.deliveredAt!.slice(0, 10)) - Date.parse(one.createdAt.slice(0, 10))) / 86_400_000) // oxfmt-ignore
  ask(
    'aggregate',
    'On average, how long does it take until a shipment is delivered?',
    either(gold.plain(mean), gold.plain(24 * mean), gold.plain(whole.reduce((total, one) => total + one, 0) / whole.length)), // oxfmt-ignore
  )
  const at = (status: string) => shipments.filter(one => one.status === status)
  ask('share', 'what % of shipments get lost', gold.percent(pick.ratio(at('lost').length, shipments.length)))
  const outcome = (...names: string[]) => deliveryAttempts.filter(one => names.includes(one.outcome)).length
  ask(
    'share',
    'share of delivery attempts with no answer',
    gold.percent(pick.ratio(outcome('no_answer'), deliveryAttempts.length)),
  )
  const counted = <T>(rows: readonly T[], key: (row: T) => string | number) => pick.rank(rows, key)
  const spoken = (name: string | number) => gold.spelled(String(name), String(name).replaceAll('_', ' '))
  ask(
    'group',
    'shipments per service level',
    gold.map(counted(shipments, one => one.serviceLevel).map(({ key, rows }) => [spoken(key), rows.length])),
  )
  ask(
    'group',
    'claims by status please',
    gold.map(counted(claims, one => one.status).map(({ key, rows }) => [spoken(key), rows.length])),
  )
  ask(
    'group',
    'How many drivers does each depot have?',
    gold.map(depots.map(one => [one.name, drivers.filter(other => other.depotId === one.id).length])),
  )
  ask(
    'group',
    'revenue by origin depot',
    gold.map(
      depots.map(one => [
        one.name,
        pick.sum(
          shipments.filter(other => other.originDepotId === one.id),
          other => other.price,
        ),
      ]),
      'money',
    ),
  )
  ask(
    'group',
    'avg driver rating per depot',
    gold.map(
      depots.map(one => [
        one.name,
        pick.mean(
          drivers.filter(other => other.depotId === one.id),
          other => other.rating,
        ),
      ]),
      'plain',
    ),
  )
  const small = depots.filter(one => vehicles.filter(other => other.depotId === one.id).length < 6)
  ask(
    'group',
    'depots with fewer than 6 vehicles',
    either(
      gold.set(small),
      groups(small.map(one => [one.name, vehicles.filter(other => other.depotId === one.id).length])),
    ),
  )
  const to = (city: string) => shipments.filter(one => one.recipientCity === city).length
  ask('compare', 'do we ship more to York or to Bath', more([gold.spelled('York'), to('York')], [gold.spelled('Bath'), to('Bath')])) // oxfmt-ignore
  const price = (level: string) =>
    pick.mean(
      shipments.filter(one => one.serviceLevel === level),
      one => one.price,
    )
  ask(
    'compare',
    'is express on average more expensive than economy?',
    either(
      gold.yes(price('express') > price('economy')),
      more([gold.spelled('express'), price('express')], [gold.spelled('economy'), price('economy')], { unit: 'money' }),
    ),
  )
  const of = (type: string) => vehicles.filter(one => one.vehicleType === type).length
  ask(
    'several',
    'how many vans, trucks and cargo bikes do we have?',
    either(
      gold.figures(gold.count(of('van')), gold.count(of('truck')), gold.count(of('cargo_bike'))),
      gold.figures(gold.count(of('van') + of('e_van')), gold.count(of('truck')), gold.count(of('cargo_bike'))),
    ),
  )
  const held = customers.filter(one => one.onHold).length
  ask(
    'several',
    'number of customers on hold and number of suspended drivers',
    gold.figures(gold.count(held), gold.count(drivers.filter(one => one.status === 'suspended').length)),
  )
}
