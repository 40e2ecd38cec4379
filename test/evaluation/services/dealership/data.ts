import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Address {
  street: string
  city: string
  postcode: string
}
export interface Branch {
  id: number
  name: string
  address: Address
  phone: string
  managerName: string
  parkingSpaces: number
}
export interface Salesperson {
  id: number
  firstName: string
  lastName: string
  email: string
  jobTitle: string
  branchId: number
  monthlyTarget: number
  commissionPercent: number
  startedOn: string
}
export interface Vehicle {
  id: number
  stockNumber: string
  registration: string | null
  make: string
  model: string
  condition: string
  modelYear: number
  mileage: number
  colour: string
  specs: { fuel: string; transmission: string; doors: number; horsepower: number }
  listPrice: number
  purchasePrice: number
  status: string
  fullServiceHistory: boolean
  branchId: number
  arrivedOn: string
}
export interface Customer {
  id: number
  firstName: string
  lastName: string
  email: string | null
  phone: string
  address: Address
  marketingConsent: boolean
  createdOn: string
}
export interface TestDrive {
  id: number
  customerId: number
  vehicleId: number
  salespersonId: number
  scheduledAt: string
  status: string
  feedbackScore: number | null
}
export interface Sale {
  id: number
  orderNumber: string
  vehicleId: number
  customerId: number
  salespersonId: number
  soldOn: string
  salePrice: number
  deposit: number
  paymentMethod: string
  partExchangeValue: number | null
  status: string
  deliveryOn: string | null
}

export const JOB_TITLES = ['trainee', 'salesExecutive', 'seniorExecutive', 'salesManager'] as const
export const CONDITIONS = ['new', 'exDemo', 'used'] as const
export const FUELS = ['petrol', 'diesel', 'hybrid', 'electric'] as const
export const TRANSMISSIONS = ['manual', 'automatic'] as const
export const VEHICLE_STATUSES = ['inPreparation', 'available', 'reserved', 'sold'] as const
export const DRIVE_STATUSES = ['booked', 'completed', 'cancelled', 'missed'] as const
export const PAYMENTS = ['cash', 'finance', 'lease'] as const
export const SALE_STATUSES = ['ordered', 'awaitingDelivery', 'delivered', 'cancelled'] as const

const BRANCHES: [name: string, street: string, city: string, postcode: string, spaces: number][] = [
  ['Wharfside', '12 Canal Road', 'Leeds', 'LS1 4QT', 74],
  ['Ringway', '201 Ringway East', 'Sheffield', 'S9 2BN', 58],
  ['Minster Park', '5 Minster Park', 'York', 'YO24 1AE', 41],
  ['Kingsgate', '88 Kingsgate', 'Bradford', 'BD4 7JH', 66],
]
const MODELS: [make: string, model: string, price: number, horsepower: number, fuels: (typeof FUELS)[number][]][] = [
  ['Ford', 'Fiesta', 19_400, 100, ['petrol']],
  ['Ford', 'Puma', 25_900, 125, ['petrol', 'hybrid']],
  ['Ford', 'Kuga', 34_600, 150, ['petrol', 'diesel', 'hybrid']],
  ['Ford', 'Mustang', 56_300, 446, ['petrol']],
  ['Volkswagen', 'Polo', 21_700, 95, ['petrol']],
  ['Volkswagen', 'Golf', 28_900, 150, ['petrol', 'diesel']],
  ['Volkswagen', 'Tiguan', 36_200, 150, ['petrol', 'diesel', 'hybrid']],
  ['Volkswagen', 'ID.3', 37_100, 204, ['electric']],
  ['Toyota', 'Yaris', 23_300, 116, ['hybrid']],
  ['Toyota', 'Corolla', 31_400, 140, ['hybrid']],
  ['Toyota', 'RAV4', 40_900, 219, ['hybrid']],
  ['Kia', 'Picanto', 15_800, 67, ['petrol']],
  ['Kia', 'Sportage', 33_200, 150, ['petrol', 'diesel', 'hybrid']],
  ['Kia', 'EV6', 45_500, 229, ['electric']],
  ['BMW', '3 Series', 43_700, 184, ['petrol', 'diesel']],
  ['BMW', 'X5', 71_200, 298, ['petrol', 'diesel', 'hybrid']],
  ['Renault', 'Clio', 18_900, 90, ['petrol']],
  ['Renault', 'Megane E-Tech', 36_900, 220, ['electric']],
]
const COLOURS = ['black', 'white', 'silver', 'grey', 'blue', 'red', 'green'] as const
const CITIES = ['Leeds', 'Leeds', 'Sheffield', 'York', 'Bradford', 'Harrogate', 'Wakefield', 'Huddersfield'] as const
const STREETS = ['Station Road', 'Church Lane', 'Victoria Street', 'Moor Lane', 'The Crescent', 'Mill Hill'] as const

export type DealershipData = ReturnType<typeof createDealershipData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
/** How many days ago a car was sold, by its place. */
const soldAt = (index: number) => -300 + Math.floor((299 * index) / 65)
const plate = (random: Random, year: number) => {
  const letters = (count: number) => Array.from({ length: count }, () => random.pick([...'ABCDEFGHJKLMNPRSTVWXY'])).join('') // oxfmt-ignore
  return `Y${random.pick([...'ABDEFGJKMNPRST'])}${String(year).slice(2)} ${letters(3)}`
}

/** 4 branches, 13 salespeople, 150 vehicles, 112 customers, 150 test drives, and a sale for each sold vehicle and a few that fell through. */
export function createDealershipData(clock: Date) {
  const random = createRandom(41_203)
  const days = createDays(clock)
  const managers = createPeopleOf(41_205, 4, 'hollins-cars.example')
  const branches = BRANCHES.map(([name, street, city, postcode, parkingSpaces], index): Branch => ({
    id: 1 + index,
    name,
    address: { street, city, postcode },
    phone: `+44 1${random.whole(130, 489)} ${random.whole(200_000, 899_999)}`,
    managerName: `${managers[index]!.firstName} ${managers[index]!.lastName}`,
    parkingSpaces,
  }))
  const salespeople = createPeopleOf(41_207, 13, 'hollins-cars.example').map((one, index): Salesperson => ({
    id: 21 + index,
    ...one,
    jobTitle: JOB_TITLES[index % 6 === 5 ? 0 : index % 7 === 2 ? 3 : index % 3 === 0 ? 2 : 1],
    branchId: branches[index % 4]!.id,
    monthlyTarget: 60_000 + 5000 * ((index * 5) % 13),
    commissionPercent: random.pick([1, 1.5, 2, 2.5]),
    startedOn: days.day(-50 - 190 * ((index * 6) % 13) - random.whole(0, 120)),
  }))
  const vehicles = createVehicles(random, days, branches)
  const customers = createCustomers(random, days)
  const sales = createSales(random, days, vehicles, customers, salespeople)
  const testDrives = createTestDrives(random, days, vehicles, sales, customers, salespeople)
  return { branches, salespeople, vehicles, customers, testDrives, sales }
}

/** The first 66 are sold, and came some weeks before. */
const createVehicles = (random: Random, { day }: Days, branches: Branch[]): Vehicle[] =>
  Array.from({ length: 150 }, (_, index) => {
    const isSold = index < 66
    const [make, model, price, horsepower, fuels] = random.pick(MODELS)
    const condition = random.pick(['used', 'used', 'used', 'used', 'new', 'new', 'exDemo'])
    const age = condition === 'used' ? random.whole(1, 9) : condition === 'exDemo' ? 1 : 0
    const modelYear = Number(day(0).slice(0, 4)) - age
    const mileage = condition === 'used' ? age * random.whole(6000, 12_500) + random.whole(10, 990) : condition === 'exDemo' ? random.whole(1400, 6800) : random.whole(4, 28) // oxfmt-ignore
    const listPrice = Math.round((price * (condition === 'new' ? 1 : 0.94 * 0.89 ** age) + random.whole(0, 40) * 25) / 5) * 5 // oxfmt-ignore
    const fuel = random.pick(fuels)
    return {
      id: 501 + index,
      stockNumber: `HC${10_240 + 13 * index}`,
      registration: condition === 'new' && !isSold ? null : plate(random, modelYear),
      make,
      model,
      condition,
      modelYear,
      mileage,
      colour: random.pick(COLOURS),
      specs: {
        fuel,
        transmission: fuel === 'electric' || fuel === 'hybrid' || random.chance(0.3) ? 'automatic' : 'manual',
        doors: model === 'Mustang' ? 2 : random.pick([3, 5, 5, 5]),
        horsepower: horsepower + (fuel === 'diesel' ? 10 : 0),
      },
      listPrice,
      purchasePrice: Math.round((listPrice * random.whole(82, 93)) / 500) * 5,
      status: isSold ? 'sold' : random.pick(['available', 'available', 'available', 'available', 'available', 'reserved', 'inPreparation']), // oxfmt-ignore
      fullServiceHistory: condition !== 'used' || random.chance(0.65),
      branchId: random.pick(random.chance(0.3) ? branches.slice(0, 1) : branches).id,
      arrivedOn: isSold ? day(soldAt(index) - random.whole(8, 130)) : day(-random.whole(1, 210)),
    }
  })

const createCustomers = (random: Random, { day }: Days): Customer[] =>
  createPeopleOf(41_211, 112, 'drivermail.example').map(({ firstName, lastName, email }, index) => ({
    id: 3001 + index,
    firstName,
    lastName,
    email: random.chance(0.12) ? null : email,
    phone: `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`,
    address: {
      street: `${random.whole(1, 180)} ${random.pick(STREETS)}`,
      city: random.pick(CITIES),
      postcode: `${random.pick(['LS', 'YO', 'BD', 'HG'])}${random.whole(1, 28)} ${random.whole(1, 9)}${random.pick(['AB', 'DT', 'NW', 'PX'])}`,
    },
    marketingConsent: random.chance(0.8),
    createdOn: day(-320 - random.whole(1, 14) * (112 - index)),
  })) // oxfmt-ignore

/** Spread over ten months; the last ones have not been delivered. Seven were cancelled, of cars that are not sold. */
const createSales = (random: Random, { day }: Days, vehicles: Vehicle[], customers: Customer[], salespeople: Salesperson[]): Sale[] =>
  vehicles.slice(0, 73).map((vehicle, index) => {
    const isCancelled = index >= 66
    const offset = isCancelled ? -20 - 31 * (index - 66) : soldAt(index)
    const soldOn = isCancelled ? (day(offset) < vehicle.arrivedOn ? shiftDay(vehicle.arrivedOn, 1) : day(offset)) : day(offset)
    const salePrice = Math.round((vehicle.listPrice * random.whole(93, 100)) / 500) * 5
    return {
      id: 8001 + index,
      orderNumber: `SO-${50_110 + 3 * index}`,
      vehicleId: vehicle.id,
      customerId: random.pick(random.chance(0.15) ? customers.slice(0, 6) : customers.slice(0, 100)).id,
      salespersonId: random.pick(random.chance(0.35) ? salespeople.slice(2, 5) : salespeople).id,
      soldOn: soldOn > day(0) ? day(0) : soldOn,
      salePrice,
      deposit: random.pick([250, 500, 500, 1000, 1500]),
      paymentMethod: random.pick(['cash', 'finance', 'finance', 'finance', 'lease']),
      partExchangeValue: random.chance(0.35) ? random.whole(6, 60) * 200 : null,
      status: isCancelled ? 'cancelled' : offset < -26 ? 'delivered' : random.pick(['ordered', 'awaitingDelivery']),
      deliveryOn: isCancelled ? null : offset < -26 ? day(offset + random.whole(5, 25)) : random.chance(0.6) ? day(random.whole(2, 24)) : null,
    }
  }) // oxfmt-ignore

/** Several in each of the past four months, and three a day in the next two weeks. */
const createTestDrives = (random: Random, { day, moment }: Days, vehicles: Vehicle[], sales: Sale[], customers: Customer[], salespeople: Salesperson[]): TestDrive[] =>
  Array.from({ length: 150 }, (_, index) => {
    const offset = index < 108 ? index - 118 + (index % 10) : Math.floor((index - 108) / 3)
    const status = offset < 0 ? random.pick(['completed', 'completed', 'completed', 'completed', 'cancelled', 'missed']) : random.pick(['booked', 'booked', 'booked', 'booked', 'cancelled'])
    const isHere = (one: Vehicle) => one.arrivedOn < day(offset) && sales.every(sale => sale.vehicleId !== one.id || sale.soldOn >= day(offset))
    return {
      id: 6001 + index,
      customerId: random.pick(customers.slice(0, 104)).id,
      vehicleId: random.pick(vehicles.filter(one => (offset < 0 ? isHere(one) : one.status === 'available'))).id,
      salespersonId: random.pick(salespeople).id,
      scheduledAt: moment(offset, (9 * 60 + 30 * random.whole(0, 17)) / 1440),
      status,
      feedbackScore: status === 'completed' && random.chance(0.7) ? random.whole(2, 5) : null,
    }
  }) // oxfmt-ignore
