import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface HireBranch {
  id: number
  code: string
  name: string
  city: string
  phone: string
  atAirport: boolean
}
export interface RentalCar {
  id: number
  licensePlate: string
  make: string
  model: string
  category: string
  transmission: string
  fuel: string
  seats: number
  year: number
  mileage: number
  dailyRate: number
  status: string
  branchId: number
}
export interface HireCustomer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  city: string
  licence: { number: string; expiresOn: string }
  loyaltyTier: string
  customerSince: string
}
export interface CarRental {
  id: number
  reference: string
  customerId: number
  carId: number
  pickupBranchId: number
  returnBranchId: number
  pickupDate: string
  returnDate: string
  status: string
  insurance: string
  kilometresDriven: number | null
  totalPrice: number
}

export const CAR_CATEGORIES = ['economy', 'compact', 'estate', 'suv', 'van', 'premium'] as const
export const TRANSMISSIONS = ['manual', 'automatic'] as const
export const CAR_FUELS = ['petrol', 'diesel', 'hybrid', 'electric'] as const
export const CAR_STATUSES = ['available', 'rented', 'inWorkshop', 'retired'] as const
export const LOYALTY_TIERS = ['none', 'silver', 'gold'] as const
export const RENTAL_STATUSES = ['booked', 'active', 'completed', 'cancelled', 'noShow'] as const
export const INSURANCES = ['basic', 'plus', 'full'] as const

const BRANCHES = 'Lyon Airport,Lyon Part-Dieu,Marseille Airport,Marseille Old Port,Nice Airport,Nice Centre,Toulouse Airport,Bordeaux Station,Nantes Airport,Lille Europe,Strasbourg Station,Grenoble Centre'.split(',') // oxfmt-ignore
/** Make, model, seats and euros a day, by category. */
const MODELS: Record<string, string[]> = {
  economy: 'Renault Twingo 4 31,Fiat Panda 4 33,Toyota Aygo 4 34,Citroën C3 5 37'.split(','),
  compact: 'Volkswagen Golf 5 49,Peugeot 308 5 47,Renault Mégane 5 45,Toyota Corolla 5 51'.split(','),
  estate: 'Skoda Octavia 5 58,Volvo V60 5 69,Peugeot 508 5 64'.split(','),
  suv: 'Peugeot 3008 5 72,Nissan Qashqai 5 68,Toyota RAV4 5 79,Volvo XC60 5 92'.split(','),
  van: 'Ford Transit 3 84,Renault Trafic 9 98,Volkswagen Caravelle 9 109'.split(','),
  premium: 'BMW 530 5 129,Mercedes E220 5 134,Tesla Model3 5 118'.split(','),
}
const CITIES = ['Lyon', 'Lyon', 'Marseille', 'Marseille', 'Nice', 'Toulouse', 'Bordeaux', 'Nantes', 'Lille', 'Geneva', 'Turin'] // oxfmt-ignore

export type CarhireData = ReturnType<typeof createCarhireData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 12 branches, 96 cars, 140 customers and 290 rentals. */
export function createCarhireData(clock: Date) {
  const random = createRandom(94_101)
  const days = createDays(clock)
  const hireBranches = BRANCHES.map((name, index): HireBranch => {
    const [city] = name.split(' ')
    return {
      id: 1 + index,
      code: `${city!.slice(0, 3).toUpperCase()}${1 + (index % 3)}`,
      name,
      city: city!,
      phone: `+33 4 72 ${random.whole(10, 98)} ${random.whole(10, 98)} ${random.whole(10, 98)}`,
      atAirport: name.endsWith('Airport'),
    }
  })
  const rentalCars = Array.from({ length: 96 }, (_, index): RentalCar => {
    const category = CAR_CATEGORIES[[0, 1, 1, 0, 2, 3, 1, 4, 3, 5][index % 10]!]!
    const [, make, model, seats, rate] = /^(\S+) (\S+) (\d+) (\d+)$/.exec(random.pick(MODELS[category]!))!
    const year = Number(days.day(0).slice(0, 4)) - random.whole(0, 6)
    const fuel = make === 'Tesla' ? 'electric' : make === 'Toyota' ? 'hybrid' : category === 'van' ? 'diesel' : random.pick(['petrol', 'petrol', 'diesel', 'hybrid', 'electric']) // oxfmt-ignore
    return {
      id: 501 + index,
      licensePlate: `${'ABCDEFGH'[index % 8]!}${random.pick(['K', 'L', 'N', 'T'])}-${100 + index * 7}-${random.pick(['QR', 'ST', 'VW', 'XZ'])}`, // oxfmt-ignore
      make: make!,
      model: model === 'Model3' ? 'Model 3' : model!,
      category,
      transmission: ['electric', 'hybrid'].includes(fuel) || category === 'premium' ? 'automatic' : random.pick(['manual', 'manual', 'automatic']), // oxfmt-ignore
      fuel,
      seats: Number(seats),
      year,
      mileage: 900 + index * 13 + (Number(days.day(0).slice(0, 4)) - year) * random.whole(14_000, 26_000),
      dailyRate: Number(rate) + random.pick([0, 0, 2, 4]),
      status: index % 13 === 7 ? 'inWorkshop' : index % 24 === 20 ? 'retired' : 'available',
      branchId: random.pick(hireBranches).id,
    }
  })
  const hireCustomers = createPeopleOf(94_103, 140, 'roadmail.example').map((person, index): HireCustomer => ({
    id: 3001 + index,
    ...person,
    phone: random.chance(0.2) ? null : `+33 6 ${random.whole(10, 98)} ${random.whole(10, 98)} ${random.whole(10, 98)} ${random.whole(10, 98)}`, // oxfmt-ignore
    city: random.pick(CITIES),
    licence: {
      number: `DL${random.whole(100, 999)}${4000 + index * 11}`,
      expiresOn: days.day(random.whole(-40, 2600)),
    },
    loyaltyTier: random.pick(['none', 'none', 'none', 'silver', 'silver', 'gold']),
    customerSince: days.day(-random.whole(5, 2100)),
  }))
  const carRentals = createRentals(random, days, { hireBranches, rentalCars, hireCustomers })
  return { hireBranches, rentalCars, hireCustomers, carRentals }
}

/** From seven months ago to two months ahead; a car that is out with a customer is rented. */
function createRentals(
  random: Random,
  { day }: Days,
  { hireBranches, rentalCars, hireCustomers }: { hireBranches: HireBranch[]; rentalCars: RentalCar[]; hireCustomers: HireCustomer[] }, // oxfmt-ignore
): CarRental[] {
  const drivable = rentalCars.filter(one => one.status === 'available')
  const renters = hireCustomers.filter(one => one.id % 14 !== 3)
  const out = new Set<number>()
  return Array.from({ length: 290 }, (_, index) => {
    const offset = -210 + Math.floor((268 * index) / 290)
    const car = random.pick(drivable)
    const isOut = offset > -14 && offset <= 0 && !out.has(car.id)
    const days = isOut ? random.whole(1, 6) - offset : offset > -14 && offset < 0 ? -offset : random.pick([1, 2, 3, 3, 4, 5, 7, 10, 14]) // oxfmt-ignore
    const status = isOut ? 'active' : offset >= 0 ? (random.chance(0.12) ? 'cancelled' : 'booked') : random.pick([...Array<string>(12).fill('completed'), 'cancelled', 'cancelled', 'noShow']) // oxfmt-ignore
    if (isOut) {
      out.add(car.id)
      car.status = 'rented'
    }
    const pickup = random.pick(hireBranches)
    const insurance = random.pick(['basic', 'basic', 'plus', 'full'])
    const extra = { basic: 0, plus: 9, full: 16.5 }[insurance]!
    return {
      id: 70_001 + index,
      reference: `R-${30_412 + index * 3}`,
      customerId: random.pick(renters).id,
      carId: car.id,
      pickupBranchId: pickup.id,
      returnBranchId: random.chance(0.2) ? random.pick(hireBranches).id : pickup.id,
      pickupDate: day(offset),
      returnDate: shiftDay(day(offset), days),
      status,
      insurance,
      kilometresDriven: status === 'completed' ? days * random.whole(40, 260) + (index % 9) : null,
      totalPrice: days * (car.dailyRate + extra),
    }
  })
}
