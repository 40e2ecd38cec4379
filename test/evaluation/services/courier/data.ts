import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createCouriers, createConsignees } from '../persons.ts'

export interface Depot {
  id: number
  name: string
  city: string
  postcode: string
  dailyCapacity: number
  openedOn: string
  managerName: string | null
}
export interface CourierVehicle {
  id: number
  registration: string
  vehicleType: string
  payloadKg: number
  depotId: number
  mileage: number
  nextServiceDue: string
  isRoadworthy: boolean
}
export interface CourierDriver {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  depotId: number
  vehicleId: number | null
  status: string
  licenseExpiresOn: string
  hiredOn: string
  rating: number | null
}
export interface CourierCustomer {
  id: number
  companyName: string
  contactName: string
  email: string
  city: string
  accountTier: string
  creditLimit: number
  onHold: boolean
  createdAt: string
}
export interface Route {
  id: number
  depotId: number
  driverId: number
  vehicleId: number
  routeDate: string
  status: string
  distanceKm: number
  plannedStops: number
}
export interface CourierShipment {
  id: number
  trackingNumber: string
  customerId: number
  originDepotId: number
  routeId: number | null
  recipientName: string
  recipientCity: string
  serviceLevel: string
  status: string
  price: number
  declaredValue: number | null
  signatureRequired: boolean
  promisedBy: string
  createdAt: string
  deliveredAt: string | null
}
export interface Parcel {
  id: number
  shipmentId: number
  barcode: string
  weightKg: number
  lengthCm: number
  isFragile: boolean
  contents: string | null
}
export interface DeliveryAttempt {
  id: number
  shipmentId: number
  driverId: number
  attemptedAt: string
  outcome: string
  note: string | null
}
export interface CourierClaim {
  id: number
  shipmentId: number
  reason: string
  status: string
  amountClaimed: number
  amountPaid: number | null
  openedOn: string
  closedOn: string | null
}

export const VEHICLE_TYPES = ['van', 'e_van', 'cargo_bike', 'truck'] as const
export const DRIVER_STATES = ['active', 'on_leave', 'suspended'] as const
export const TIERS = ['basic', 'business', 'enterprise'] as const
export const ROUTE_STATES = ['planned', 'in_progress', 'completed', 'cancelled'] as const
export const SERVICE_LEVELS = ['economy', 'standard', 'express', 'same_day'] as const
export const SHIPMENT_STATES = ['created', 'at_depot', 'out_for_delivery', 'delivered', 'returned', 'lost'] as const
export const OUTCOMES = ['delivered', 'left_with_neighbour', 'no_answer', 'refused', 'wrong_address'] as const
export const CLAIM_REASONS = ['damaged', 'lost', 'late'] as const
export const CLAIM_STATES = ['open', 'under_review', 'approved', 'rejected', 'paid'] as const

const DEPOTS: [name: string, city: string, postcode: string, manager: string | null][] = [
  ['Leeds North', 'Leeds', 'LS8 1AB', 'Moira Haddon'],
  ['Bristol Dock', 'Bristol', 'BS1 6QH', 'Colm Tierney'],
  ['Salford Quay', 'Manchester', 'M50 3AZ', 'Anita Rowbottom'],
  ['Gateshead', 'Newcastle', 'NE8 2BJ', null],
  ['Tyseley', 'Birmingham', 'B11 2LQ', 'Dean Oyelaran'],
  ['Leith', 'Edinburgh', 'EH6 7EQ', 'Fiona Strachan'],
  ['Canton', 'Cardiff', 'CF5 1NJ', null],
]
const COMPANIES =
  `Bramble & Co|Tidewater Books|Kestrel Optics|Foxglove Florists|Ironmonger Lane|Ludlow Cheese|Pinwheel Toys|Marlow Audio|
Harrow Bikes|Saltmarsh Candles|Copperfield Tea|Dovetail Joinery|Northlight Lamps|Quillfeather Stationery|Rowan Pharmacy|
Sable Cosmetics|Thornbury Wines|Umber Ceramics|Velvet Vinyl|Wicker World|Yarrow Herbs|Zephyr Sails|Applegarth Knits|
Blackthorn Guitars|Cobalt Cameras|Dunlin Outdoor|Elderflower Gifts|Fennel Foods|Gannet Surf|Hawthorn Hats|Inkwell Prints|
Juniper Spirits|Kingfisher Tackle|Larkspur Linens|Mistral Coffee|Nettle Skincare`
    .split('|')
    .map(name => name.trim())
const CITIES = ['Leeds', 'Bristol', 'Manchester', 'Newcastle', 'Birmingham', 'Edinburgh', 'Cardiff', 'York', 'Bath']
const CONTENTS = ['books', 'glassware', 'clothing', 'electronics', 'cosmetics', 'wine']
const NOTES = ['gate locked', 'dog in the garden', 'moved away', 'asked to come back later']

export type CourierData = ReturnType<typeof createCourierData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** Times without a zone, as naive datetimes of Python are written. */
export const naive = (moment: string) => moment.slice(0, 19)

function createFleet(random: Random, { day }: Days) {
  const depots: Depot[] = DEPOTS.map(([name, city, postcode, managerName], index) => ({
    id: 1 + index,
    name,
    city,
    postcode,
    dailyCapacity: 300 + 150 * random.whole(1, 9),
    openedOn: day(-random.whole(400, 4200)),
    managerName,
  }))
  const letters = () => String.fromCodePoint(65 + random.whole(0, 24))
  const vehicles: CourierVehicle[] = Array.from({ length: 40 }, (_, index) => {
    const vehicleType = random.pick(['van', 'van', 'van', 'e_van', 'cargo_bike', 'truck'])
    return {
      id: 201 + index,
      registration: `K${letters()}${random.whole(18, 25)} ${letters()}${letters()}${letters()}`,
      vehicleType,
      payloadKg: { van: 900, e_van: 700, cargo_bike: 120, truck: 4200 }[vehicleType]! + 10 * random.whole(0, 12),
      depotId: random.pick(depots).id,
      mileage: random.whole(2_000, 140_000),
      nextServiceDue: day(random.whole(-25, 160)),
      isRoadworthy: random.chance(0.88),
    }
  })
  const drivers: CourierDriver[] = createCouriers().map(({ firstName, lastName, email }, index) => {
    const depotId = random.pick(depots).id
    const parked = vehicles.filter(one => one.depotId === depotId)
    return {
      id: 501 + index,
      firstName,
      lastName,
      email,
      phone: random.chance(0.8) ? `+44 7911 ${random.whole(100_000, 999_999)}` : null,
      depotId,
      vehicleId: parked.length > 0 && random.chance(0.8) ? random.pick(parked).id : null,
      status: random.pick(['active', 'active', 'active', 'active', 'on_leave', 'suspended']),
      licenseExpiresOn: day(random.whole(-20, 900)),
      hiredOn: day(-random.whole(15, 2600)),
      rating: random.chance(0.85) ? random.whole(28, 50) / 10 : null,
    }
  })
  const routes: Route[] = Array.from({ length: 190 }, (_, index) => {
    const offset = -124 + Math.floor(index * 0.69)
    const driver = random.pick(drivers)
    return {
      id: 3001 + index,
      depotId: driver.depotId,
      driverId: driver.id,
      vehicleId: driver.vehicleId ?? random.pick(vehicles).id,
      routeDate: day(offset),
      status: offset > 0 ? 'planned' : offset === 0 ? 'in_progress' : random.chance(0.07) ? 'cancelled' : 'completed',
      distanceKm: random.whole(180, 2100) / 10,
      plannedStops: random.whole(6, 64),
    }
  })
  return { depots, vehicles, drivers, routes }
}

function createCargo(
  random: Random,
  { day, moment }: Days,
  { depots, routes, drivers }: ReturnType<typeof createFleet>,
) {
  const at = (offset: number) => naive(moment(offset, random.whole(28, 80) / 96))
  const people = createConsignees()
  const customers: CourierCustomer[] = COMPANIES.map((companyName, index) => {
    const { firstName, lastName } = people[index]!
    return {
      id: 71 + index,
      companyName,
      contactName: `${firstName} ${lastName}`,
      email: `shipping@${companyName.toLowerCase().replace(/[^a-z]+/g, '')}.example`,
      city: random.pick(CITIES),
      accountTier: random.pick(['basic', 'basic', 'business', 'business', 'enterprise']),
      creditLimit: 500 * random.whole(1, 40),
      onHold: random.chance(0.14),
      createdAt: at(-random.whole(20, 1500)),
    }
  })
  const senders = customers.slice(0, 33)
  const shipments: CourierShipment[] = Array.from({ length: 320 }, (_, index) => {
    const offset = Math.min(-120 + Math.floor(index * 0.378), 0)
    const days = random.whole(1, 4)
    const isOld = offset + days < 0 && (index < 296 || index % 3 === 0)
    const status = isOld
      ? random.pick(['delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'at_depot', 'returned', 'lost']) // oxfmt-ignore
      : random.pick(['created', 'at_depot', 'at_depot', 'out_for_delivery'])
    const arrived = status === 'delivered' ? day(offset + days) : status === 'out_for_delivery' ? day(0) : null
    const running = routes.filter(one => one.routeDate === arrived && one.status !== 'cancelled')
    return {
      id: 10_001 + index,
      trackingNumber: `PW${random.whole(10_000_000, 99_999_999)}GB`,
      customerId: random.pick(senders).id,
      originDepotId: random.pick(depots).id,
      routeId: running.length > 0 ? random.pick(running).id : null,
      recipientName: (({ firstName, lastName }) => `${firstName} ${lastName}`)(random.pick(people.slice(36))),
      recipientCity: random.pick(CITIES),
      serviceLevel: random.pick(['economy', 'standard', 'standard', 'express', 'same_day']),
      status,
      price: random.whole(380, 9_900) / 100,
      declaredValue: random.chance(0.6) ? random.whole(15, 1_800) : null,
      signatureRequired: random.chance(0.3),
      promisedBy: day(offset + random.whole(1, 4)),
      createdAt: at(offset),
      deliveredAt: status === 'delivered' ? at(offset + days) : null,
    }
  })
  const parcels: Parcel[] = shipments
    .flatMap(one => Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, () => one))
    .map((one, index) => ({
      id: 40_001 + index,
      shipmentId: one.id,
      barcode: `PCL-${700_100 + 7 * index}`,
      weightKg: random.whole(2, 320) / 10,
      lengthCm: random.whole(12, 140),
      isFragile: random.chance(0.2),
      contents: random.chance(0.75) ? random.pick(CONTENTS) : null,
    }))
  const deliveryAttempts: DeliveryAttempt[] = shipments
    .filter(one => one.createdAt >= day(-95) && one.status !== 'created')
    .flatMap(one => {
      const driverId = () => routes.find(route => route.id === one.routeId)?.driverId ?? random.pick(drivers).id
      const failed = { shipmentId: one.id, driverId: random.pick(drivers).id, attemptedAt: naive(`${shiftDay(one.createdAt, 1)}T${random.whole(10, 18)}:20:00Z`), outcome: random.pick(['no_answer', 'no_answer', 'refused', 'wrong_address']), note: random.chance(0.5) ? random.pick(NOTES) : null } // oxfmt-ignore
      const done = { shipmentId: one.id, driverId: driverId(), attemptedAt: one.deliveredAt ?? '', outcome: random.pick(['delivered', 'delivered', 'delivered', 'left_with_neighbour']), note: null } // oxfmt-ignore
      const hadTrouble = one.createdAt < day(-2) && (one.status !== 'delivered' || random.chance(0.25))
      return [...(hadTrouble ? [failed] : []), ...(one.deliveredAt !== null ? [done] : [])]
    })
    .sort((a, b) => (a.attemptedAt < b.attemptedAt ? -1 : 1))
    .map((one, index) => ({ id: 8_001 + index, ...one }))
  return { customers, shipments, parcels, deliveryAttempts }
}

function createClaims(random: Random, { day }: Days, shipments: readonly CourierShipment[]): CourierClaim[] {
  const old = shipments.filter(one => one.createdAt < day(-8))
  return Array.from({ length: 48 }, (_, index) => {
    const shipment = random.pick(old)
    const status = random.pick(['open', 'open', 'under_review', 'approved', 'rejected', 'paid', 'paid'])
    const opened = shiftDay(shipment.createdAt, random.whole(4, 7))
    const amountClaimed = random.whole(900, 90_000) / 100
    const isClosed = status === 'rejected' || status === 'paid'
    const closed = shiftDay(opened, random.whole(2, 20))
    return {
      id: 9_001 + index,
      shipmentId: shipment.id,
      reason: shipment.status === 'lost' ? 'lost' : random.pick(['damaged', 'damaged', 'late']),
      status,
      amountClaimed,
      amountPaid: status === 'paid' ? Math.round(amountClaimed * random.whole(50, 100)) / 100 : null,
      openedOn: opened,
      closedOn: isClosed ? (closed > day(-1) ? day(-1) : closed) : null,
    }
  })
}

/** 7 depots, 40 vehicles, 46 drivers, 36 customers, 190 routes, 320 shipments, some 500 parcels and 300 attempts, 48 claims. */
export function createCourierData(clock: Date) {
  const random = createRandom(88_11_07)
  const days = createDays(clock)
  const fleet = createFleet(random, days)
  const cargo = createCargo(random, days, fleet)
  return { ...fleet, ...cargo, claims: createClaims(random, days, cargo.shipments) }
}
