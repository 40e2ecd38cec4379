import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Depot {
  id: string
  code: string
  name: string
  city: string
  region: string
  dockDoors: number
  dailyCapacity: number
  managerName: string
  openedOn: string
}
export interface Driver {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
  depotId: string
  licenceClass: string
  status: string
  rating: number | null
  hiredOn: string
}
export interface Vehicle {
  id: string
  registration: string
  make: string
  type: string
  fuelType: string
  payloadKg: number
  odometerKm: number
  depotId: string
  status: string
  nextInspectionOn: string
}
export interface Shipment {
  id: string
  trackingCode: string
  senderName: string
  recipientName: string
  recipientCity: string
  serviceLevel: string
  status: string
  weightKg: number
  declaredValue: number
  originDepotId: string
  driverId: string | null
  createdAt: string
  promisedOn: string
  deliveredAt: string | null
}
export interface Stop {
  id: string
  shipmentId: string
  driverId: string
  attempt: number
  arrivedAt: string
  outcome: string
  signedBy: string | null
}
export interface Incident {
  id: string
  number: string
  type: string
  severity: string
  status: string
  vehicleId: string
  driverId: string | null
  reportedAt: string
  resolvedAt: string | null
  costEstimate: number | null
  description: string
}

export const LICENCES = ['B', 'C1', 'C'] as const
export const DRIVER_STATUSES = ['available', 'onRoute', 'offDuty', 'sick'] as const
export const VEHICLE_TYPES = ['van', 'boxTruck', 'cargoBike', 'trailerTruck'] as const
export const FUELS = ['diesel', 'petrol', 'electric'] as const
export const VEHICLE_STATUSES = ['inService', 'workshop', 'retired'] as const
export const LEVELS = ['standard', 'express', 'overnight'] as const
export const SHIPMENT_STATUSES = [
  'registered',
  'inTransit',
  'outForDelivery',
  'delivered',
  'failed',
  'returned',
] as const
export const OUTCOMES = ['delivered', 'notHome', 'refused', 'wrongAddress'] as const
export const INCIDENT_TYPES = ['accident', 'breakdown', 'theft', 'damagedGoods', 'delay'] as const
export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const
export const INCIDENT_STATUSES = ['open', 'investigating', 'closed'] as const

const DEPOTS: [code: string, city: string, region: string][] = [
  ['LDS', 'Leeds', 'north'],
  ['MAN', 'Manchester', 'north'],
  ['NCL', 'Newcastle', 'north'],
  ['BHM', 'Birmingham', 'midlands'],
  ['NOT', 'Nottingham', 'midlands'],
  ['RDG', 'Reading', 'south'],
  ['SOU', 'Southampton', 'south'],
  ['NOR', 'Norwich', 'east'],
]
const MAKES: Record<(typeof VEHICLE_TYPES)[number], [makes: string[], low: number, high: number]> = {
  van: [['Ford', 'Mercedes', 'Renault', 'Peugeot'], 700, 1450],
  boxTruck: [['Iveco', 'DAF', 'Mercedes'], 2600, 7400],
  cargoBike: [['Urban Arrow', 'Riese'], 90, 220],
  trailerTruck: [['Scania', 'Volvo', 'DAF'], 15_000, 25_500],
}
const SENDERS = ['Bramble Books', 'Copper Kettle Teas', 'Dune Cosmetics', 'Elm Street Shoes', 'Fennel Foods', 'Gable Garden Tools', 'Hollow Audio', 'Inkwell Stationers', 'Juno Pet Supplies', 'Kestrel Cycles'] // oxfmt-ignore
const TOWNS = [
  'York',
  'Derby',
  'Oxford',
  'Leicester',
  'Sunderland',
  'Brighton',
  'Ipswich',
  'Bolton',
  'Coventry',
  'Hull',
]
const DESCRIPTIONS: Record<(typeof INCIDENT_TYPES)[number], string[]> = {
  accident: ['Rear bumper hit while parking', 'Collision at a roundabout', 'Mirror torn off in a narrow street'],
  breakdown: ['Engine warning light, towed', 'Flat tyre on the motorway', 'Battery dead in the morning'],
  theft: ['Load area broken into overnight', 'Parcel taken from the doorstep'],
  damagedGoods: ['Pallet tipped over', 'Box crushed under heavier load'],
  delay: ['Road closed by flooding', 'Left the depot two hours late'],
}

export type ParcelsData = ReturnType<typeof createParcelsData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const key = (kind: string, number: number) => `${kind}_${number.toString(36)}`

/** 8 depots, 56 drivers, 64 vehicles, 240 shipments, a stop or more for each that went out, and 78 incidents. */
export function createParcelsData(clock: Date) {
  const random = createRandom(34_217)
  const days = createDays(clock)
  const managers = createPeopleOf(34_219, 8, 'swiftline.example')
  const depots = DEPOTS.map(([code, city, region], index): Depot => ({
    id: key('dep', 46_700 + 31 * index),
    code,
    name: `${city} Depot`,
    city,
    region,
    dockDoors: 6 + ((index * 5) % 8) * 3,
    dailyCapacity: 1200 + 350 * ((index * 3) % 8),
    managerName: `${managers[index]!.firstName} ${managers[index]!.lastName}`,
    openedOn: days.day(-800 - 510 * index - random.whole(0, 300)),
  }))
  const drivers = createDrivers(random, days, depots)
  const vehicles = createVehicles(random, days, depots)
  const shipments = createShipments(random, days, depots, drivers)
  const stops = createStops(random, shipments)
  const incidents = createIncidents(random, days, vehicles, drivers)
  return { depots, drivers, vehicles, shipments, stops, incidents }
}

const createDrivers = (random: Random, { day }: Days, depots: Depot[]): Driver[] =>
  createPeopleOf(34_221, 56, 'drivers.swiftline.example').map(({ firstName, lastName, email }, index) => ({
    id: key('drv', 812_300 + 37 * index),
    firstName,
    lastName,
    email,
    phone: `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`,
    depotId: depots[index < 14 ? index % 3 : index % 8]!.id,
    licenceClass: random.pick(['B', 'B', 'B', 'C1', 'C']),
    status: index % 13 === 5 ? 'sick' : random.pick(['available', 'available', 'onRoute', 'onRoute', 'offDuty']),
    rating: random.chance(0.1) ? null : random.whole(310, 499) / 100,
    hiredOn: day(-random.whole(30, 4200)),
  }))

const createVehicles = (random: Random, { day }: Days, depots: Depot[]): Vehicle[] =>
  Array.from({ length: 64 }, (_, index) => {
    const type = index % 4 === 3 ? random.pick(VEHICLE_TYPES.slice(1)) : index % 6 === 4 ? 'boxTruck' : 'van'
    const [makes, low, high] = MAKES[type]
    return {
      id: key('veh', 990_100 + 41 * index),
      registration: `${'BDFGKLMN'[index % 8]}${'AEHPRSVX'[(index * 3) % 8]}${10 + ((index * 7) % 64)} ${'KLT'[index % 3]}${'WYZ'[(index >> 1) % 3]}${'CJU'[(index >> 2) % 3]}`,
      make: random.pick(makes),
      type,
      fuelType: type === 'cargoBike' ? 'electric' : type === 'van' ? random.pick(['diesel', 'diesel', 'electric', 'electric', 'petrol']) : 'diesel',
      payloadKg: 10 * random.whole(low / 10, high / 10),
      odometerKm: type === 'cargoBike' ? random.whole(400, 9000) : random.whole(6000, 310_000),
      depotId: random.pick(depots).id,
      status: index % 7 === 2 ? 'workshop' : random.chance(0.06) ? 'retired' : 'inService',
      nextInspectionOn: day(-12 + Math.floor((370 * ((index * 27) % 64)) / 64)),
    }
  }) // oxfmt-ignore

/** The younger a shipment, the less far it has come. */
function createShipments(random: Random, { day, moment }: Days, depots: Depot[], drivers: Driver[]): Shipment[] {
  const recipients = createPeopleOf(34_223, 110, 'recipients.example')
  return Array.from({ length: 240 }, (_, index) => {
    const age = Math.floor(95 * (1 - index / 239) ** 1.4)
    const status = age < 1 ? 'registered' : age < 5 ? random.pick(['registered', 'inTransit', 'inTransit', 'outForDelivery', 'outForDelivery', 'delivered']) : random.pick(['delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'failed', 'returned', 'inTransit'])
    const recipient = random.pick(recipients)
    const hasDriver = status !== 'registered' || random.chance(0.3)
    const serviceLevel = random.pick(['standard', 'standard', 'standard', 'express', 'express', 'overnight'])
    const took = Math.min(random.whole(1, 5), Math.max(age - 1, 0))
    return {
      id: key('shp', 4_411_000 + 53 * index),
      trackingCode: `SWL${7_204_118 + 149 * index}`,
      senderName: random.pick(SENDERS),
      recipientName: `${recipient.firstName} ${recipient.lastName}`,
      recipientCity: random.pick(TOWNS),
      serviceLevel,
      status,
      weightKg: random.whole(3, 420) / 10,
      declaredValue: 5 * random.whole(3, 260),
      originDepotId: random.pick(depots).id,
      driverId: hasDriver ? random.pick(drivers.slice(0, 50)).id : null,
      createdAt: moment(-age, random.whole(6 * 60, 9 * 60) / 1440),
      promisedOn: day(-age + (serviceLevel === 'standard' ? 4 : serviceLevel === 'express' ? 2 : 1)),
      deliveredAt: status === 'delivered' ? moment(-age + took, random.whole(10 * 60, 18 * 60) / 1440) : null,
    }
  })
} // oxfmt-ignore

const createStops = (random: Random, shipments: Shipment[]): Stop[] =>
  shipments
    .filter(one => ['delivered', 'failed', 'returned'].includes(one.status))
    .flatMap(one => {
      const isHome = one.status === 'delivered'
      const misses = isHome ? (random.chance(0.15) ? 1 : 0) : random.whole(1, 2)
      const tries = Array.from({ length: misses }, () => random.pick(['notHome', 'notHome', 'notHome', 'refused', 'wrongAddress']))
      return [...tries, ...(isHome ? ['delivered'] : [])].map((outcome, place, all) => ({ one, outcome, place, left: all.length - 1 - place }))
    })
    .map(({ one, outcome, place, left }, index) => {
      const last = one.deliveredAt ?? `${shiftDay(one.createdAt, 2)}T13:20:00.000Z`
      return {
        id: key('stp', 551_900 + 29 * index),
        shipmentId: one.id,
        driverId: one.driverId!,
        attempt: place + 1,
        arrivedAt: `${shiftDay(last, -left)}${last.slice(10)}`,
        outcome,
        signedBy: outcome === 'delivered' && random.chance(0.8) ? random.pick([one.recipientName, 'Neighbour', 'Reception']) : null,
      }
    }) // oxfmt-ignore

const createIncidents = (random: Random, { moment }: Days, vehicles: Vehicle[], drivers: Driver[]): Incident[] =>
  Array.from({ length: 78 }, (_, index) => {
    const age = 1 + Math.floor(280 * (1 - index / 77) ** 1.2)
    const type = random.pick(['accident', 'accident', 'breakdown', 'breakdown', 'breakdown', 'theft', 'damagedGoods', 'delay'] as const)
    const status = age > 60 ? (random.chance(0.9) ? 'closed' : 'investigating') : random.pick(['open', 'investigating', 'closed'])
    return {
      id: key('inc', 77_120 + 19 * index),
      number: `IN-${3310 + index}`,
      type,
      severity: random.pick(['low', 'low', 'medium', 'medium', 'high', 'critical']),
      status,
      vehicleId: random.pick(vehicles.slice(0, 58)).id,
      driverId: random.chance(0.85) ? random.pick(drivers.slice(0, 50)).id : null,
      reportedAt: moment(-age, random.whole(5 * 60, 21 * 60) / 1440),
      resolvedAt: status === 'closed' ? moment(-Math.floor(age / 2), 0.6) : null,
      costEstimate: random.chance(0.25) ? null : 10 * random.whole(4, 620),
      description: random.pick(DESCRIPTIONS[type]),
    }
  }) // oxfmt-ignore
