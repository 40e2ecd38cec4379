import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>
const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`

/** Conversations with the courier company, changes, and what cannot be answered. */
export function talkCourier(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  make(builder, facts)
  change(builder, facts)
  act(builder, facts)
  decline(builder)
}

function converse({ ask, talk }: Builder, { courier }: Facts): void {
  const { vehicles, drivers, customers, shipments, claims } = courier
  const at = (status: string) => shipments.filter(one => one.status === status)
  talk(
    'follow-up',
    ['how many shipments are out for delivery right now?', gold.count(at('out_for_delivery').length)],
    ['and at the depot?', gold.count(at('at_depot').length)],
    ['list the express ones', gold.set(at('at_depot').filter(one => one.serviceLevel === 'express'))],
  )
  const driver = pick.nth(drivers, one => one.vehicleId !== null, 8)
  const car = pick.find(vehicles, driver.vehicleId!)
  talk(
    'follow-up',
    [`show me driver ${nameOf(driver)}`, gold.record(driver)],
    ['which vehicle do they have?', either(gold.record(car), gold.text(car.registration), gold.text(String(car.id)))],
    ['when is its next service due', gold.text(pick.dayAs(car.nextServiceDue), 'nextServiceDue')],
  )
  const review = claims.filter(one => one.status === 'under_review')
  talk(
    'follow-up',
    ['which claims are under review?', gold.set(review)],
    ['what do those add up to', gold.money(pick.sum(review, one => one.amountClaimed))],
    ['which one is the biggest', gold.largest(review, one => one.amountClaimed)],
  )
  const sender = pick.find(customers, pick.sized(shipments.filter(one => one.status === 'delivered'), one => one.customerId, 6, 12).key) // oxfmt-ignore
  const own = shipments.filter(one => one.customerId === sender.id)
  talk(
    'follow-up',
    [`shipments of ${sender.companyName}`, gold.set(own)],
    ['only the delivered ones', gold.set(own.filter(one => one.status === 'delivered'))],
    ['and their average price?', gold.money(pick.mean(own.filter(one => one.status === 'delivered'), one => one.price))], // oxfmt-ignore
  )
  const to = (city: string) => gold.count(shipments.filter(one => one.recipientCity === city).length)
  talk('follow-up', ['number of shipmnts to York', to('York')], ['sorry i meant Cardiff', to('Cardiff')])
  talk(
    'explain',
    ['how many drivers are suspended?', gold.count(drivers.filter(one => one.status === 'suspended').length)],
    ['how do you know that?', gold.mentions(['suspended'])],
  )
  ask('help', 'what can I do with claims?', gold.mentions(['claim'], ['approve', 'reject', 'create', 'file', 'add', 'change', 'update'])) // oxfmt-ignore
}

function make({ ask, talk }: Builder, { courier }: Facts): void {
  const { drivers, customers, shipments, depots } = courier
  const broken = pick.nth(shipments, one => one.status === 'delivered', 88)
  ask(
    'create',
    `file a claim for shipment ${broken.id}: damaged, £85`,
    gold.created('courier.claims', { shipmentId: broken.id, reason: 'damaged', amountClaimed: 85 }),
  )
  ask(
    'create',
    'New driver Tessa Obi, tessa.obi@parcelway.example, she will work at the Leith depot',
    gold.created('courier.drivers', {
      firstName: 'Tessa',
      lastName: 'Obi',
      email: 'tessa.obi@parcelway.example',
      depotId: depots.find(one => one.name === 'Leith')!.id,
    }),
  )
  const fresh = pick.nth(shipments, one => one.status === 'created', 1)
  ask(
    'create',
    `add a fragile parcel of 4.5 kg to shipment ${fresh.id}`,
    gold.created('courier.parcels', { shipmentId: fresh.id, weightKg: 4.5, isFragile: true }),
  )
  const sender = pick.nth(customers, one => !one.onHold, 12)
  ask(
    'create',
    `create a shipment for ${sender.companyName}, recipient Nora Fielding in York, express`,
    gold.created('courier.shipments', {
      customerId: sender.id,
      recipientName: 'Nora Fielding',
      recipientCity: 'York',
      serviceLevel: 'express',
    }),
  )
  const out = pick.nth(shipments, one => one.status === 'out_for_delivery', 0)
  ask(
    'create',
    `log a delivery attempt on shipment ${out.id} by ${nameOf(drivers[5]!)}, no answer`,
    gold.created('courier.deliveryAttempts', { shipmentId: out.id, driverId: drivers[5]!.id, outcome: 'no_answer' }),
  )
  talk(
    'create',
    ['add a courier customer called Peppercorn Prints', gold.all(nowrite(), clarify())],
    [
      'hello@peppercornprints.example',
      gold.created('courier.customers', {
        companyName: 'Peppercorn Prints',
        email: 'hello@peppercornprints.example',
      }),
    ],
  )
}

function change({ ask }: Builder, { courier, day }: Facts): void {
  const { depots, vehicles, drivers, customers, shipments } = courier
  const solvent = pick.nth(customers, one => !one.onHold, 15)
  ask('update', `put ${solvent.companyName} on hold`, gold.updated('courier.customers', solvent, { onHold: true }))
  const late = pick.nth(shipments, one => one.status === 'at_depot', 9)
  ask(
    'update',
    `change the promised date of shipment ${late.id} to ${pick.dayName(day(5))}`,
    gold.updated('courier.shipments', late, { promisedBy: day(5) }),
  )
  ask(
    'update',
    `${nameOf(drivers[3]!)} has a new phone: +44 7911 555010. please update`,
    either(gold.updated('courier.drivers', drivers[3]!, { phone: '+44 7911 555010' }), pending()),
  )
  const away = pick.nth(drivers, one => one.status === 'on_leave', 1)
  ask(
    'update',
    `${nameOf(away)} is back from leave, please set to active`,
    gold.updated('courier.drivers', away, { status: 'active' }),
  )
  ask(
    'update',
    `raise the credit limit of ${customers[29]!.companyName} to 15,500`,
    gold.updated('courier.customers', customers[29]!, { creditLimit: 15_500 }),
  )
  ask(
    'update',
    `mileage of ${vehicles[21]!.registration} is 148200 now, pls correct`,
    either(gold.updated('courier.vehicles', vehicles[21]!, { mileage: 148_200 }), pending()),
  )
  const walker = pick.nth(drivers, one => one.vehicleId === null, 2)
  ask(
    'update',
    `give ${nameOf(walker)} the vehicle ${vehicles[4]!.registration}`,
    gold.updated('courier.drivers', walker, { vehicleId: vehicles[4]!.id }),
  )
  const canton = depots.find(one => one.name === 'Canton')!
  const mover = pick.nth(drivers, one => one.depotId !== canton.id, 9)
  ask('update', `Move ${nameOf(mover)} to the Canton depot`, gold.updated('courier.drivers', mover, { depotId: canton.id })) // oxfmt-ignore
  const grounded = pick.nth(vehicles, one => one.isRoadworthy, 14)
  ask(
    'update',
    `vehicle ${grounded.id} failed its inspection, mark it as not roadworthy`,
    gold.updated('courier.vehicles', grounded, { isRoadworthy: false }),
  )
}

function act({ ask }: Builder, { courier }: Facts): void {
  const { routes, shipments, claims, parcels } = courier
  const ahead = pick.nth(routes, one => one.status === 'planned', 2)
  ask('action', `cancel route ${ahead.id}`, gold.updated('courier.routes', ahead, { status: 'cancelled' }))
  const fair = pick.nth(claims, one => one.status === 'under_review', 1)
  ask('action', `approve claim ${fair.id}`, gold.updated('courier.claims', fair, { status: 'approved' }))
  const unfair = pick.nth(claims, one => one.status === 'open', 3)
  ask(
    'action',
    `pls turn down claim ${unfair.id}`,
    gold.updated('courier.claims', unfair, { status: 'rejected' }, ['closedOn']),
  )
  const waiting = pick.nth(shipments, one => one.status === 'at_depot', 4)
  ask(
    'action',
    `put shipment ${waiting.id} on route ${routes.at(-2)!.id}`,
    gold.updated('courier.shipments', waiting, { routeId: routes.at(-2)!.id }),
  )
  const unwanted = pick.nth(shipments, one => one.status === 'at_depot', 7)
  ask(
    'action',
    `return ${unwanted.trackingNumber} to the sender`,
    gold.updated('courier.shipments', unwanted, { status: 'returned' }),
  )
  ask('delete', `delete claim ${claims[17]!.id}`, gold.removed('courier.claims', claims[17]!))
  ask('delete', `remove parcel ${parcels[33]!.barcode}`, gold.removed('courier.parcels', parcels[33]!))
  ask('delete', `Please delete route no. ${ahead.id + 3}.`, gold.removed('courier.routes', { id: ahead.id + 3 }))
}

function decline({ ask }: Builder): void {
  ask('unanswerable', 'how much diesel do our trucks burn per 100 km', unknown())
  ask('unanswerable', 'which drivers have penalty points?', unknown())
  ask('unanswerable', 'what is the customer satisfaction in Leeds', unknown())
  ask('ambiguous', 'cancel the route', either(clarify(), gold.all(nowrite(), unknown())))
  ask('ambiguous', 'give him another van', either(clarify(), gold.all(nowrite(), unknown())))
  ask('smalltalk', 'hiya', gold.smalltalk())
  ask('smalltalk', 'thank you, you saved my shift', gold.smalltalk())
}
