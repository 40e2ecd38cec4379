import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createDrivers } from '../persons.ts'

export interface Depot {
  id: string
  name: string
  city: string
  country: string
  parkingSpaces: number
  hasChargers: boolean
  openedOn: string
}
export interface Vehicle {
  id: string
  plate: string
  make: string
  model: string
  bodyType: string
  fuel: string
  modelYear: number
  mileageKm: number
  status: string
  purchasePrice: number
  nextInspectionOn: string | null
  depotId: string
  driverIds: string[]
}
export interface Driver {
  id: string
  name: string
  email: string
  phone: string | null
  licenceClass: string
  hiredOn: string
  score: number
  onDuty: boolean
  homeDepotId: string
}
export interface Trip {
  id: string
  reference: string
  cargo: string
  status: string
  startsAt: string
  endsAt: string | null
  distanceKm: number
  fuelLitres: number | null
  fare: number
  vehicleId: string
  driverId: string
  originId: string
  destinationId: string
}
export interface Repair {
  id: string
  summary: string
  severity: string
  openedOn: string
  closedOn: string | null
  cost: number | null
  workshop: string
  vehicleId: string
}

export const BODY_TYPES = ['van', 'truck', 'minibus', 'pickup'] as const
export const FUELS = ['diesel', 'petrol', 'electric', 'hybrid'] as const
export const VEHICLE_STATUSES = ['available', 'in-use', 'in-workshop', 'retired'] as const
export const TRIP_STATUSES = ['planned', 'underway', 'completed', 'cancelled'] as const
export const SEVERITIES = ['minor', 'major', 'critical'] as const
const PLACES: [city: string, country: string][] = [
  ['Antwerp', 'BE'],
  ['Lille', 'FR'],
  ['Hanover', 'DE'],
  ['Poznan', 'PL'],
  ['Brno', 'CZ'],
  ['Graz', 'AT'],
  ['Verona', 'IT'],
  ['Zaragoza', 'ES'],
  ['Porto', 'PT'],
  ['Malmo', 'SE'],
  ['Aarhus', 'DK'],
  ['Utrecht', 'NL'],
]
const MODELS: Record<(typeof BODY_TYPES)[number], [make: string, model: string][]> = {
  van: [
    ['Ford', 'Transit'],
    ['Renault', 'Master'],
    ['Mercedes-Benz', 'Sprinter'],
  ],
  truck: [
    ['Volvo', 'FH16'],
    ['Scania', 'R450'],
    ['MAN', 'TGX'],
  ],
  minibus: [
    ['Mercedes-Benz', 'Citaro K'],
    ['Ford', 'Tourneo'],
  ],
  pickup: [
    ['Toyota', 'Hilux'],
    ['Ford', 'Ranger'],
  ],
}
const CARGO = ['parcels', 'groceries', 'furniture', 'passengers', 'chemicals', 'steel'] as const
const FAULTS = [
  'Worn brake pads',
  'Cracked windscreen',
  'Oil leak',
  'Flat battery',
  'Broken tail light',
  'Gearbox noise',
  'Worn tyres',
]
const WORKSHOPS = ['Nordgarage', 'Autohaus Kessler', 'Officina Ruggeri', 'Taller Benito', 'QuickFit']

export type FleetData = ReturnType<typeof createFleetData>

/** 24 depots, 180 vehicles, 150 drivers, 1,100 trips and 420 repairs; dates lie around the clock's day. */
export function createFleetData(clock: Date) {
  const random = createRandom(60606)
  const { day, moment } = createDays(clock)
  const depots: Depot[] = PLACES.flatMap(place => ['North', 'Harbour'].map(part => ({ place, part }))).map(
    ({ place: [city, country], part }, index) => ({
      id: String(index + 1),
      name: `${city} ${part}`,
      city,
      country,
      parkingSpaces: random.whole(3, 30) * 5,
      hasChargers: random.chance(0.55),
      openedOn: day(-random.whole(400, 9000)),
    }),
  )
  const drivers: Driver[] = createDrivers().map(({ firstName, lastName, email }, index) => ({
    id: String(index + 1),
    name: `${firstName} ${lastName}`,
    email,
    phone: random.chance(0.2) ? null : `+32 470 ${random.whole(100000, 999999)}`,
    licenceClass: random.pick(['B', 'C', 'C', 'CE', 'D']),
    hiredOn: day(-random.whole(15, 4200)),
    score: random.whole(20, 50) / 10,
    onDuty: random.chance(0.55),
    homeDepotId: random.pick(depots).id,
  }))
  const plates = new Set<string>()
  const vehicles: Vehicle[] = Array.from({ length: 180 }, (_, index) => {
    const bodyType = random.pick(['van', 'van', 'truck', 'truck', 'minibus', 'pickup'] as const)
    const [make, model] = random.pick(MODELS[bodyType])
    let plate = ''
    while (!plate || plates.has(plate))
      plate = `${random.pick(['FW', 'KT', 'HB', 'ZN'])}-${random.whole(100, 999)}-${random.pick(['A', 'C', 'X'])}`
    plates.add(plate)
    const modelYear = clock.getUTCFullYear() - random.whole(0, 12)
    return {
      id: String(index + 1),
      plate,
      make,
      model,
      bodyType,
      fuel: random.pick(bodyType === 'truck' ? ['diesel', 'diesel', 'diesel', 'electric'] : FUELS),
      modelYear,
      mileageKm: random.whole(2, 40) * 900 * (clock.getUTCFullYear() - modelYear + 1) + random.whole(0, 899),
      status: random.pick(['available', 'available', 'in-use', 'in-use', 'in-use', 'in-workshop', 'retired']),
      purchasePrice: random.whole(bodyType === 'truck' ? 140 : 44, bodyType === 'truck' ? 360 : 130) * 500,
      nextInspectionOn: random.chance(0.08) ? null : day(random.whole(-30, 400)),
      depotId: random.pick(depots).id,
      driverIds: [...new Set(Array.from({ length: random.whole(0, 4) }, () => random.pick(drivers).id))],
    }
  })
  const trips: Trip[] = Array.from({ length: 1100 }, (_, index) => {
    const vehicle = random.pick(random.chance(0.3) ? vehicles.slice(0, 30) : vehicles)
    const offset = Math.round(-400 + (index * 420) / 1100)
    const status = offset > 0 ? 'planned' : offset === 0 ? 'underway' : random.chance(0.1) ? 'cancelled' : 'completed'
    const distanceKm = random.whole(12, 960)
    const start = random.whole(4 * 60, 14 * 60) / 1440
    const origin = random.pick(depots)
    return {
      id: String(index + 1),
      reference: `TR-${8100 + index}`,
      cargo: random.pick(CARGO),
      status,
      startsAt: moment(offset, start),
      endsAt: status === 'completed' ? moment(offset, start + distanceKm / 1700) : null,
      distanceKm,
      fuelLitres:
        status === 'completed' && vehicle.fuel !== 'electric'
          ? random.whole(8, 30) * Math.ceil(distanceKm / 100)
          : null,
      fare: random.whole(6, 120) * 10 + distanceKm,
      vehicleId: vehicle.id,
      driverId: random.pick(vehicle.driverIds.length > 0 ? vehicle.driverIds : [random.pick(drivers).id]),
      originId: origin.id,
      destinationId: random.pick(depots.filter(({ city }) => city !== origin.city)).id,
    }
  })
  const repairs: Repair[] = Array.from({ length: 420 }, (_, index) => {
    const opened = -random.whole(1, 700)
    const took = random.whole(1, 40)
    const isClosed = opened + took < 0 && random.chance(0.92)
    return {
      id: String(index + 1),
      summary: random.pick(FAULTS),
      severity: random.pick(['minor', 'minor', 'minor', 'major', 'major', 'critical']),
      openedOn: day(opened),
      closedOn: isClosed ? shiftDay(day(opened), took) : null,
      cost: isClosed ? random.whole(8, 420) * 10 : null,
      workshop: random.pick(WORKSHOPS),
      vehicleId: random.pick(random.chance(0.3) ? vehicles.slice(10, 40) : vehicles).id,
    }
  })
  return { depots, vehicles, drivers, trips, repairs }
}
