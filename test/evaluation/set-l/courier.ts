import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { countCourier, relateCourier } from './courier-figures.ts'
import { talkCourier } from './courier-talk.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>
const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`

/** Set L over the courier company: written before the engine had seen it, by somebody who had not read the engine. */
export function askCourier(facts: Facts): Question[] {
  const builder = createQuestions('l', 'courier')
  list(builder, facts)
  bound(builder, facts)
  order(builder, facts)
  time(builder, facts)
  look(builder, facts)
  relateCourier(builder, facts)
  countCourier(builder, facts)
  talkCourier(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { courier, store }: Facts): void {
  const { depots, vehicles, drivers, customers, shipments, parcels, deliveryAttempts, claims } = courier
  ask('conditions', 'lost shipments', gold.set(shipments.filter(one => one.status === 'lost')))
  ask('conditions', 'which drivers are on leave atm?', gold.set(drivers.filter(one => one.status === 'on_leave')))
  const vans = (types: string[]) => vehicles.filter(one => types.includes(one.vehicleType) && !one.isRoadworthy)
  ask(
    'conditions',
    "Show me the vans that aren't roadworthy",
    either(gold.set(vans(['van'])), gold.set(vans(['van', 'e_van']))),
  )
  ask('conditions', 'customers on hold', gold.set(customers.filter(one => one.onHold)))
  ask('conditions', 'Claims because of damaged goods, please', gold.set(claims.filter(one => one.reason === 'damaged')))
  ask(
    'conditions',
    'express shipments still sitting at the depot',
    gold.set(shipments.filter(one => one.serviceLevel === 'express' && one.status === 'at_depot')),
  )
  ask(
    'conditions',
    'delivery attempts where the recipient refused',
    gold.set(deliveryAttempts.filter(one => one.outcome === 'refused')),
  )
  ask('conditions', 'all our e-vans', gold.set(vehicles.filter(one => one.vehicleType === 'e_van')))
  ask(
    'conditions',
    'who are the enterprise customers',
    // The store has customers of this segment.
    either(
      gold.set(customers.filter(one => one.accountTier === 'enterprise')),
      gold.set(store.customers.filter(one => one.segment === 'Enterprise')),
    ),
  )
  ask('logic', 'fragile parcels with wine in it', gold.set(parcels.filter(one => one.isFragile && one.contents === 'wine'))) // oxfmt-ignore
  ask(
    'logic',
    'claims that are open or under review and above £500',
    gold.set(claims.filter(one => ['open', 'under_review'].includes(one.status) && one.amountClaimed > 500)),
  )
  const leeds = depots.find(one => one.name === 'Leeds North')!.id
  ask(
    'logic',
    'drivers at Leeds North who are neither suspended nor on leave',
    gold.set(drivers.filter(one => one.depotId === leeds && one.status === 'active')),
  )
  ask(
    'logic',
    'vehicles that are not vans, only the roadworthy ones',
    either(
      gold.set(vehicles.filter(one => one.vehicleType !== 'van' && one.isRoadworthy)),
      gold.set(vehicles.filter(one => !['van', 'e_van'].includes(one.vehicleType) && one.isRoadworthy)),
    ),
  )
  ask('missing-values', 'drivers without a vehicle', gold.set(drivers.filter(one => one.vehicleId === null)))
  ask('missing-values', 'which depot has no manager?', gold.set(depots.filter(one => one.managerName === null)))
  ask('missing-values', 'how many parcels have no contents given', gold.count(parcels.filter(one => one.contents === null).length)) // oxfmt-ignore
}

function bound({ ask }: Builder, { courier }: Facts): void {
  const { vehicles, drivers, shipments, parcels, routes, claims } = courier
  ask('range', 'parcels heavier than 30 kilos', gold.set(parcels.filter(one => one.weightKg > 30)))
  ask('range', 'shipments with a declared value of 1500 or more', gold.set(shipments.filter(one => (one.declaredValue ?? 0) >= 1500))) // oxfmt-ignore
  ask('range', 'routes over 190 km', gold.set(routes.filter(one => one.distanceKm > 190)))
  ask('range', 'vehicles with less than 20k miles', gold.set(vehicles.filter(one => one.mileage < 20_000)))
  ask(
    'range',
    'claims between 200 and 300 pounds',
    pick.setWithin(claims, one => one.amountClaimed, 200, 300),
  )
  ask('range', 'drivers rated below 3.2', gold.set(drivers.filter(one => one.rating !== null && one.rating < 3.2)))
}

function order({ ask }: Builder, { courier, store }: Facts): void {
  const { depots, drivers, customers, parcels, routes } = courier
  ask(
    'ranking',
    'top 5 customers by credit limit',
    // The store's customers have a credit limit too.
    either(
      gold.ordered(customers, one => one.creditLimit, { count: 5 }),
      gold.ordered(store.customers, one => one.creditLimit, { count: 5 }),
    ),
  )
  ask(
    'ranking',
    'whats the heaviest parcel',
    gold.largest(parcels, one => one.weightKg),
  )
  ask(
    'ranking',
    'Which depot has the highest daily capacity?',
    gold.largest(depots, one => one.dailyCapacity),
  )
  ask(
    'ranking',
    'our 3 best rated drivers',
    gold.ordered(drivers, one => one.rating, { count: 3 }),
  )
  ask(
    'ranking',
    'longest completed route',
    gold.largest(
      routes.filter(one => one.status === 'completed'),
      one => one.distanceKm,
    ),
  )
  ask(
    'ranking',
    'who is our longest serving driver?',
    gold.smallest(drivers, one => one.hiredOn),
  )
}

function time({ ask }: Builder, { courier, today, day }: Facts): void {
  const { vehicles, drivers, shipments, routes, claims, deliveryAttempts } = courier
  const made = shipments[150]!.createdAt.slice(0, 10)
  ask(
    'dates',
    `shipments created on ${pick.dayName(made)}`,
    gold.set(shipments.filter(one => one.createdAt.startsWith(made))),
  )
  const driven = routes[77]!.routeDate
  ask('dates', `routes on ${pick.dayShort(driven)}`, gold.set(routes.filter(one => one.routeDate === driven)))
  const year = Number(pick.year(today)) - 3
  ask('dates', `drivers hired before ${year}`, gold.set(drivers.filter(one => Number(pick.year(one.hiredOn)) < year)))
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask(
    'dates',
    `how many claims were opened in ${pick.monthName(month)}`,
    gold.count(claims.filter(one => pick.month(one.openedOn) === month).length),
  )
  ask('relative-dates', 'what got delivered yesterday?', either(gold.set(shipments.filter(one => one.deliveredAt?.startsWith(day(-1)))), gold.count(shipments.filter(one => one.deliveredAt?.startsWith(day(-1))).length))) // oxfmt-ignore
  ask(
    'relative-dates',
    'vehicles due for service in the next two weeks',
    either(...[13, 14, 15].map(end => gold.set(vehicles.filter(one => one.nextServiceDue >= today && one.nextServiceDue <= day(end))))), // oxfmt-ignore
  )
  const late = vehicles.filter(one => one.nextServiceDue < today)
  ask('relative-dates', 'which vehicles are overdue for their service', either(gold.set(late), gold.set(vehicles.filter(one => one.nextServiceDue <= today)))) // oxfmt-ignore
  const ending = (end: number) => drivers.filter(one => one.licenseExpiresOn >= today && one.licenseExpiresOn <= day(end)) // oxfmt-ignore
  ask(
    'relative-dates',
    'drivers whose licence expires within 90 days',
    either(
      ...[89, 90, 91].flatMap(end => [
        gold.set(ending(end)),
        gold.set(drivers.filter(one => one.licenseExpiresOn <= day(end))),
      ]),
    ),
  )
  const overdue = shipments.filter(one => one.promisedBy < today && one.deliveredAt === null)
  const moving = overdue.filter(one => !['lost', 'returned'].includes(one.status))
  ask(
    'relative-dates',
    'shipments past their promised date that have not been delivered',
    either(gold.set(overdue), gold.set(moving)),
  )
  ask(
    'relative-dates',
    'delivery attempts of the last 3 days',
    either(...[-3, -2].map(start => gold.set(deliveryAttempts.filter(one => one.attemptedAt.slice(0, 10) >= day(start))))), // oxfmt-ignore
  )
  ask('relative-dates', "how many routes do we have planned for tomorrow?", gold.count(routes.filter(one => one.routeDate === day(1)).length)) // oxfmt-ignore
}

function look({ ask }: Builder, { courier }: Facts): void {
  const { depots, vehicles, drivers, customers, shipments, routes } = courier
  const moving = shipments[304]!
  ask('lookup', `status of ${moving.trackingNumber}`, gold.text(moving.status, 'status'))
  const arrived = pick.nth(shipments, one => one.deliveredAt !== null, 60)
  ask(
    'lookup',
    `When was ${arrived.trackingNumber} delivered?`,
    gold.text(gold.spelled(arrived.deliveredAt!, ...pick.dayAs(arrived.deliveredAt!).alternatives), 'deliveredAt'),
  )
  const called = pick.nth(drivers, one => one.phone !== null, 17)
  ask('lookup', `phone nr of driver ${pick.misspell(nameOf(called))}`, gold.text(called.phone!, 'phone'))
  ask('lookup', 'who runs the Leith depot?', gold.text('Fiona Strachan', 'managerName'))
  ask('lookup', `how long is route ${routes[49]!.id}?`, gold.plain(routes[49]!.distanceKm, { field: 'distanceKm' }))
  const shop = customers[16]!
  ask('lookup', `contact person at ${shop.companyName}`, gold.text(shop.contactName, 'contactName'))
  const car = pick.nth(vehicles, one => drivers.filter(other => other.vehicleId === one.id).length === 1, 3)
  const holder = drivers.find(one => one.vehicleId === car.id)!
  ask('lookup', `who drives ${car.registration}?`, either(gold.text(nameOf(holder)), gold.record(holder)))
  ask('lookup', 'postcode of our gateshead depot', gold.text('NE8 2BJ', 'postcode'))
  const cardiff = new Set(depots.filter(one => one.city === 'Cardiff').map(one => one.id))
  ask(
    'projection',
    'names and phone numbers of the drivers based in Cardiff',
    gold.set(
      drivers.filter(one => cardiff.has(one.depotId)),
      { shows: one => [one.lastName, one.phone] },
    ),
  )
  ask(
    'projection',
    'just the tracking numbers of returned shipments',
    gold.set(
      shipments.filter(one => one.status === 'returned'),
      { shows: one => [one.trackingNumber] },
    ),
  )
  ask(
    'projection',
    'registration and mileage of every truck',
    gold.set(
      vehicles.filter(one => one.vehicleType === 'truck'),
      { shows: one => [one.registration, one.mileage] },
    ),
  )
  ask('yes-no', `is ${vehicles[8]!.registration} roadworthy?`, gold.yes(vehicles[8]!.isRoadworthy))
  const signed = pick.nth(shipments, one => one.signatureRequired, 20)
  ask('yes-no', `does ${signed.trackingNumber} need a signature`, gold.yes(true))
  ask('yes-no', 'Are there any open claims for late delivery?', gold.yes(courier.claims.some(one => one.status === 'open' && one.reason === 'late'))) // oxfmt-ignore
  const held = customers.find(one => one.onHold)!
  ask('yes-no', `is the account of ${held.companyName} on hold`, gold.yes(true))
}
