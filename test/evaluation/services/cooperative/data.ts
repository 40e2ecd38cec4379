import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createGrowers } from '../persons.ts'

export interface Grower {
  id: number
  farmName: string
  contactPerson: string
  email: string
  phone: string | null
  village: string
  status: string
  organic: boolean
  shares: number
  joinedOn: string
}
export interface Plot {
  id: number
  name: string
  growerId: number
  areaHa: number
  soil: string
  cropId: number | null
  irrigated: boolean
}
export interface Crop {
  id: number
  name: string
  season: string
  pricePerKg: number
}
export interface Delivery {
  id: number
  number: string
  growerId: number
  cropId: number
  storeId: number | null
  deliveredOn: string
  weightKg: number
  grade: string
  moisture: number
  payout: number
  paidOut: boolean
}
export interface ColdStore {
  id: number
  code: string
  kind: string
  capacityTonnes: number
  filledTonnes: number
  temperatureC: number
  maintenance: boolean
}
export interface Machine {
  id: number
  name: string
  type: string
  dailyRate: number
  boughtOn: string
  lastServiceOn: string | null
  available: boolean
}
export interface Booking {
  id: number
  machineId: number
  growerId: number
  startsOn: string
  endsOn: string
  state: string
  hoursUsed: number | null
}
export interface Order {
  id: number
  reference: string
  buyer: string
  cropId: number
  orderedKg: number
  unitPrice: number
  state: string
  shipOn: string
  shippedOn: string | null
}
export interface Assembly {
  id: number
  title: string
  heldOn: string
  venue: string
  attendance: number | null
  minutesPublished: boolean
}

export const GROWER_STATES = ['applicant', 'active', 'suspended', 'resigned'] as const
export const SOILS = ['loam', 'clay', 'sand', 'chalk'] as const
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export const GRADES = ['extra', 'first', 'second', 'juice', 'rejected'] as const
export const STORE_KINDS = ['cold_room', 'silo', 'dry_hall'] as const
export const MACHINE_TYPES = ['tractor', 'harvester', 'sprayer', 'trailer', 'press'] as const
export const BOOKING_STATES = ['requested', 'approved', 'in_use', 'returned', 'refused'] as const
export const ORDER_STATES = ['open', 'packed', 'shipped', 'cancelled'] as const

const FARMS = [
  'Crow Hill', 'Larkspur', 'Seven Oaks', 'Millrace', 'Stony Lea', 'Bramble End', 'Upper Marsh', 'Kestrel', 'Fallow Court', 'Sandpit',
  'Nettlecombe', 'Badger Holt', 'Chapel', 'Windrush', 'Fernhill', 'Oxbow', 'Pippin', 'Hollow Way', 'Thistledown', 'Greengage',
] // oxfmt-ignore
const VILLAGES = ['Ashcombe', 'Netherby', 'Long Barrow', 'Withywell', 'Castle Rising', 'Dunmoor']
const CROPS: [name: string, season: string, price: number][] = [
  ['Apples', 'autumn', 0.62],
  ['Pears', 'autumn', 0.78],
  ['Cherries', 'summer', 2.9],
  ['Potatoes', 'autumn', 0.31],
  ['Leeks', 'winter', 0.95],
  ['Asparagus', 'spring', 5.4],
  ['Barley', 'summer', 0.21],
  ['Plums', 'summer', 1.15],
]
const MACHINES: [name: string, type: string, rate: number][] = [
  ['Fendt 724', 'tractor', 210],
  ['Old Deutz', 'tractor', 95],
  ['Claas Lexion', 'harvester', 640],
  ['Potato Lifter', 'harvester', 260],
  ['Mist Blower', 'sprayer', 120],
  ['Boom Sprayer 24', 'sprayer', 145],
  ['Tipper A', 'trailer', 45],
  ['Tipper B', 'trailer', 45],
  ['Flatbed', 'trailer', 38],
  ['Cider Press', 'press', 80],
  ['Belt Press', 'press', 155],
]
const BUYERS = ['Greenfields Market', 'Cidery No. 5', 'Hartley Stores', 'School Kitchens', 'Malt & Sons', 'Juice Works']

export type CooperativeData = ReturnType<typeof createCooperativeData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 46 growers, 92 plots, 8 crops, 210 deliveries, 9 stores, 11 machines, 88 bookings, 74 orders, 7 assemblies. */
export function createCooperativeData(clock: Date) {
  const random = createRandom(20_26_43)
  const days = createDays(clock)
  const growers = createMembers(random, days)
  const crops: Crop[] = CROPS.map(([name, season, pricePerKg], index) => ({ id: index + 1, name, season, pricePerKg }))
  const stores = Array.from({ length: 9 }, (_, index): ColdStore => {
    const kind = STORE_KINDS[index % 3]!
    const capacityTonnes = random.pick([60, 90, 120, 250])
    return { id: index + 1, code: `${kind === 'silo' ? 'SI' : kind === 'cold_room' ? 'CR' : 'DH'}${Math.floor(index / 3) + 1}`, kind, capacityTonnes, filledTonnes: random.whole(5, capacityTonnes - 2), temperatureC: kind === 'cold_room' ? random.whole(1, 6) : random.whole(9, 17), maintenance: index === 4 || index === 6 } // oxfmt-ignore
  })
  const plots = Array.from({ length: 92 }, (_, index): Plot => {
    const grower = growers[index % growers.length]!
    return { id: 201 + index, name: `${grower.farmName} ${['North', 'South', 'Low', 'Top'][Math.floor(index / 46) * 2 + (index % 2)]}`, growerId: grower.id, areaHa: random.whole(4, 150) / 10, soil: random.pick(SOILS), cropId: random.chance(0.15) ? null : random.whole(1, 8), irrigated: random.chance(0.4) } // oxfmt-ignore
  })
  const deliveries = createDeliveries(random, days, growers, crops)
  const machines = MACHINES.map(([name, type, dailyRate], index): Machine => ({ id: 601 + index, name, type, dailyRate, boughtOn: days.day(-random.whole(200, 5200)), lastServiceOn: random.chance(0.8) ? days.day(-random.whole(10, 700)) : null, available: ![1, 4, 8].includes(index) })) // oxfmt-ignore
  const bookings = createBookings(random, days, growers, machines)
  const orders = createOrders(random, days, crops)
  const assemblies = ['Harvest Assembly', 'Spring Assembly', 'Budget Evening', 'Water Rights Talk', 'Machine Day', 'Annual General Meeting', 'Organic Round Table'].map((title, index): Assembly => {
    const away = [-40, -210, -96, -12, 17, 52, -300][index]!
    return { id: index + 1, title, heldOn: days.day(away), venue: random.pick(['Parish Hall', 'Press House', 'The Plough']), attendance: away < 0 ? random.whole(9, 44) : null, minutesPublished: away < -50 }
  }) // oxfmt-ignore
  return { growers, plots, crops, deliveries, stores, machines, bookings, orders, assemblies }
}

const createMembers = (random: Random, { day }: Days): Grower[] =>
  createGrowers().map((person, index) => ({
    id: 101 + index,
    farmName: `${FARMS[index % FARMS.length]} ${['Farm', 'Orchard', 'Grange'][Math.floor(index / FARMS.length)]}`,
    contactPerson: `${person.firstName} ${person.lastName}`,
    email: person.email,
    phone: random.chance(0.75) ? `01${random.whole(200, 999)} ${random.whole(100_000, 999_999)}` : null,
    village: random.pick(VILLAGES),
    status: random.pick(['active', 'active', 'active', 'active', 'active', 'applicant', 'suspended', 'resigned']),
    organic: random.chance(0.4),
    shares: random.pick([1, 2, 2, 5, 10, 20]),
    joinedOn: day(-random.whole(15, 6000)),
  }))

function createDeliveries(random: Random, { day }: Days, growers: Grower[], crops: Crop[]): Delivery[] {
  const active = growers.filter(one => one.status === 'active' && one.id % 7 !== 3)
  return Array.from({ length: 210 }, (_, index) => {
    const away = -Math.floor((209 - index) * 0.9)
    const crop = random.pick(crops)
    const weightKg = random.whole(80, 5200)
    const grade = random.pick(['extra', 'first', 'first', 'first', 'second', 'second', 'juice', 'rejected'])
    return {
      id: 3001 + index,
      number: `D${50_300 + index * 2}`,
      growerId: random.pick(active).id,
      cropId: crop.id,
      storeId: grade === 'rejected' || random.chance(0.1) ? null : random.whole(1, 9),
      deliveredOn: day(away),
      weightKg,
      grade,
      moisture: random.whole(90, 210) / 10,
      payout: grade === 'rejected' ? 0 : Math.round(weightKg * crop.pricePerKg * 100) / 100,
      paidOut: grade !== 'rejected' && away < -21 && random.chance(0.9),
    }
  })
}

function createBookings(random: Random, { day }: Days, growers: Grower[], machines: Machine[]): Booking[] {
  return Array.from({ length: 88 }, (_, index) => {
    const away = Math.floor((index - 62) * 1.4)
    const length = random.whole(0, 4)
    const state = away > 0 ? random.pick(['requested', 'approved', 'approved', 'refused']) : away + length >= 0 ? 'in_use' : random.pick(['returned', 'returned', 'returned', 'refused']) // oxfmt-ignore
    return {
      id: 801 + index,
      machineId: random.pick(machines).id,
      growerId: random.pick(growers).id,
      startsOn: day(away),
      endsOn: shiftDay(day(away), length),
      state,
      hoursUsed: state === 'returned' ? random.whole(2, 38) : null,
    }
  })
}

function createOrders(random: Random, { day }: Days, crops: Crop[]): Order[] {
  return Array.from({ length: 74 }, (_, index) => {
    const away = Math.floor((index - 52) * 1.2)
    const crop = random.pick(crops)
    const state = away > 2 ? random.pick(['open', 'open', 'open', 'cancelled']) : away > -2 ? 'packed' : random.pick(['shipped', 'shipped', 'shipped', 'shipped', 'cancelled']) // oxfmt-ignore
    return {
      id: 901 + index,
      reference: `SO${2200 + index * 5}`,
      buyer: random.pick(BUYERS),
      cropId: crop.id,
      orderedKg: random.whole(2, 90) * 50,
      unitPrice: Math.round(crop.pricePerKg * random.whole(120, 170)) / 100,
      state,
      shipOn: day(away),
      shippedOn: state === 'shipped' ? day(Math.min(0, away + random.whole(0, 2))) : null,
    }
  })
}
