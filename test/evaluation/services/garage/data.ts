import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createCarOwners, createMechanics } from '../persons.ts'

export interface Customer {
  id: string
  customerNumber: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  companyName: string | null
  type: string
  address: { street: string; city: string; postalCode: string }
  newsletter: boolean
  createdAt: string
}
export interface Car {
  id: string
  licensePlate: string
  make: string
  model: string
  year: number
  color: string
  fuelType: string
  mileage: number
  ownerId: string
  nextInspectionDate: string
  underWarranty: boolean
}
export interface Mechanic {
  id: string
  firstName: string
  lastName: string
  email: string
  role: string
  specialties: string[]
  hourlyRate: number
  hiredOn: string
  onLeave: boolean
}
export interface JobLine {
  partId: string
  quantity: number
  unitPrice: number
}
export interface Job {
  id: string
  jobNumber: string
  carId: string
  mechanicId: string | null
  description: string
  category: string
  status: string
  priority: string
  receivedAt: string
  promisedFor: string
  completedAt: string | null
  estimate: { hours: number; labor: number; parts: number; total: number }
  partsUsed: JobLine[]
  approvedByCustomer: boolean
  cancellationReason: string | null
}
export interface Part {
  id: string
  partNumber: string
  name: string
  category: string
  supplier: string
  purchasePrice: number
  salePrice: number
  stock: number
  reorderLevel: number
  shelf: string | null
  discontinued: boolean
}
export interface Invoice {
  id: string
  invoiceNumber: string
  jobId: string
  customerId: string
  total: number
  currency: string
  status: string
  issuedOn: string
  dueOn: string
  paidOn: string | null
}
export interface LoanCar {
  id: string
  name: string
  licensePlate: string
  automatic: boolean
  seats: number
  dailyFee: number
  lentToCustomerId: string | null
  lentUntil: string | null
}

export const CUSTOMER_TYPES = ['private', 'business'] as const
export const FUELS = ['petrol', 'diesel', 'hybrid', 'electric'] as const
export const ROLES = ['master', 'mechanic', 'apprentice'] as const
export const JOB_CATEGORIES = ['service', 'brakes', 'tyres', 'bodywork', 'electrics', 'inspection', 'engine'] as const
export const JOB_STATES = [
  'booked',
  'inProgress',
  'waitingForParts',
  'readyForPickup',
  'collected',
  'cancelled',
] as const
export const PRIORITIES = ['low', 'normal', 'urgent'] as const
export const PART_CATEGORIES = ['brakes', 'filters', 'tyres', 'electrics', 'fluids', 'body', 'engine'] as const
export const INVOICE_STATES = ['draft', 'sent', 'paid', 'writtenOff'] as const

const MODELS: [make: string, model: string, fuels: readonly string[]][] = [
  ['Volkswagen', 'Golf', ['petrol', 'diesel', 'hybrid']],
  ['Volkswagen', 'Passat', ['diesel', 'hybrid']],
  ['Skoda', 'Octavia', ['petrol', 'diesel']],
  ['Toyota', 'Yaris', ['petrol', 'hybrid']],
  ['Toyota', 'Corolla', ['hybrid']],
  ['Renault', 'Clio', ['petrol']],
  ['Renault', 'Zoe', ['electric']],
  ['Volvo', 'V60', ['diesel', 'hybrid']],
  ['Fiat', 'Panda', ['petrol']],
  ['Hyundai', 'Kona', ['electric', 'hybrid']],
  ['Ford', 'Transit', ['diesel']],
]
const COLORS = ['black', 'white', 'silver', 'blue', 'red', 'grey', 'green']
const CITIES = ['Aarhus', 'Randers', 'Silkeborg', 'Horsens', 'Viborg']
const STREETS = ['Mejlgade', 'Skovvej', 'Havnegade', 'Strandvejen', 'Nygade', 'Kirkegade']
const COMPANIES = ['Nordlys Bakery', 'Fjord Plumbing', 'Kite Couriers', 'Havn Catering', 'Brandt Joinery', 'Aros Florists', 'Lind Roofing', 'Vester Taxi'] // oxfmt-ignore
const TASKS: Record<string, string[]> = {
  service: ['Annual service', 'Oil change', 'Service before the holidays'],
  brakes: ['Replace front brake pads', 'Brakes squeal', 'New rear discs'],
  tyres: ['Change to winter tyres', 'Puncture rear left', 'Wheel alignment'],
  bodywork: ['Dent in the left door', 'Repaint the bumper', 'Scratched wing'],
  electrics: ['Battery dies overnight', 'Headlight does not work', 'Warning light stays on'],
  inspection: ['Statutory inspection', 'Check before purchase'],
  engine: ['Timing belt', 'Loses coolant', 'Rough idle'],
}
const PARTS: [name: string, category: string, supplier: string, cost: number][] = [
  ['Brake pads front', 'brakes', 'Bremsa', 24.5],
  ['Brake pads rear', 'brakes', 'Bremsa', 21.9],
  ['Brake disc 280 mm', 'brakes', 'Bremsa', 38],
  ['Brake disc 312 mm', 'brakes', 'Nordparts', 46.4],
  ['Handbrake cable', 'brakes', 'Nordparts', 17.25],
  ['Oil filter', 'filters', 'Filtera', 4.6],
  ['Air filter', 'filters', 'Filtera', 8.2],
  ['Cabin filter', 'filters', 'Filtera', 7.75],
  ['Fuel filter', 'filters', 'Nordparts', 14.3],
  ['Winter tyre 195/65 R15', 'tyres', 'Gummi Dan', 52],
  ['Winter tyre 205/55 R16', 'tyres', 'Gummi Dan', 61.5],
  ['Summer tyre 195/65 R15', 'tyres', 'Gummi Dan', 47],
  ['Summer tyre 205/55 R16', 'tyres', 'Gummi Dan', 55.8],
  ['Tyre valve', 'tyres', 'Gummi Dan', 0.9],
  ['Battery 60 Ah', 'electrics', 'Voltus', 58],
  ['Battery 74 Ah', 'electrics', 'Voltus', 72.5],
  ['Headlight bulb H7', 'electrics', 'Voltus', 3.8],
  ['Alternator', 'electrics', 'Voltus', 164],
  ['Spark plug', 'electrics', 'Nordparts', 5.4],
  ['Engine oil 5W-30 (5 l)', 'fluids', 'Smoor', 23],
  ['Coolant (1.5 l)', 'fluids', 'Smoor', 6.1],
  ['Brake fluid DOT 4', 'fluids', 'Smoor', 5.2],
  ['Screenwash', 'fluids', 'Smoor', 2.1],
  ['Wiper blade set', 'body', 'Nordparts', 11.8],
  ['Wing mirror left', 'body', 'Nordparts', 67],
  ['Bumper clip', 'body', 'Nordparts', 0.35],
  ['Door seal', 'body', 'Nordparts', 19.4],
  ['Timing belt kit', 'engine', 'Motorika', 118],
  ['Water pump', 'engine', 'Motorika', 49.9],
  ['Thermostat', 'engine', 'Motorika', 16.2],
  ['Head gasket', 'engine', 'Motorika', 33.6],
]
const LOANERS: [name: string, plate: string, automatic: boolean, seats: number, fee: number][] = [
  ['Polly', 'LN 20 301', false, 5, 25],
  ['Biscuit', 'LN 20 302', false, 4, 20],
  ['Goliath', 'LN 20 303', false, 9, 55],
  ['Sparky', 'LN 20 304', true, 5, 30],
  ['Duchess', 'LN 20 305', true, 5, 45],
  ['Pebble', 'LN 20 306', false, 4, 20],
]

export type GarageData = ReturnType<typeof createGarageData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

const round = (value: number) => Math.round(value * 100) / 100
const HEX = '0123456789abcdef'
function uuid(random: Random): string {
  const part = (length: number) => Array.from({ length }, () => random.pick([...HEX])).join('')
  return `${part(8)}-${part(4)}-4${part(3)}-a${part(3)}-${part(12)}`
}

/** 96 customers with 138 cars, 13 mechanics, 230 jobs with the parts they use, 31 parts, invoices, 6 loan cars. */
export function createGarageData(clock: Date) {
  const random = createRandom(20_26_111)
  const days = createDays(clock)
  const customers = createCustomers(random, days)
  const cars = createCars(random, days, customers)
  const mechanics = createCrew(random, days)
  const parts = createParts(random)
  const jobs = createJobs(random, days, { cars, mechanics, parts })
  const invoices = createInvoices(random, days, jobs, cars)
  const loanCars = LOANERS.map(([name, licensePlate, automatic, seats, dailyFee], index): LoanCar => {
    const isOut = index === 0 || index === 2 || index === 3
    return {
      id: uuid(random),
      name,
      licensePlate,
      automatic,
      seats,
      dailyFee,
      lentToCustomerId: isOut ? customers[20 + index * 7]!.id : null,
      lentUntil: isOut ? days.day(index * 2 - 1) : null,
    }
  })
  return { customers, cars, mechanics, jobs, parts, invoices, loanCars }
}

const createCustomers = (random: Random, { moment }: Days): Customer[] =>
  createCarOwners().map(({ firstName, lastName, email }, index) => {
    const companyName = index % 12 === 5 ? COMPANIES[(index - 5) / 12]! : null
    return {
      id: uuid(random),
      customerNumber: `K${10_200 + index}`,
      firstName,
      lastName,
      email,
      phone: random.chance(0.85) ? `+45 ${random.whole(20, 61)} ${random.whole(10, 99)} ${random.whole(10, 99)} ${random.whole(10, 99)}` : null, // oxfmt-ignore
      companyName,
      type: companyName === null ? 'private' : 'business',
      address: { street: `${random.pick(STREETS)} ${random.whole(1, 140)}`, city: random.pick(CITIES), postalCode: String(random.whole(8000, 8999)) }, // oxfmt-ignore
      newsletter: random.chance(0.45),
      createdAt: moment(-random.whole(2, 1900), random.whole(32, 68) / 96),
    }
  })

function createCars(random: Random, { day }: Days, customers: Customer[]): Car[] {
  const owners = customers.filter(one => one.companyName !== null)
  return Array.from({ length: 138 }, (_, index) => {
    const isVan = index % 11 === 7
    const [make, model, fuels] = isVan ? MODELS.at(-1)! : random.pick(MODELS.slice(0, -1))
    const year = Number(day(0).slice(0, 4)) - random.whole(0, 17)
    return {
      id: uuid(random),
      licensePlate: `${random.pick(['AB', 'CX', 'DK', 'EH', 'GV'])} ${random.whole(21, 98)} ${100 + index * 6 + random.whole(0, 5)}`, // oxfmt-ignore
      make,
      model,
      year,
      color: random.pick(COLORS),
      fuelType: random.pick(fuels),
      mileage: (Number(day(0).slice(0, 4)) - year) * random.whole(7000, 21_000) + random.whole(500, 9000),
      ownerId: isVan ? random.pick(owners).id : customers[index % 90]!.id,
      nextInspectionDate: day(random.whole(-40, 600)),
      underWarranty: Number(day(0).slice(0, 4)) - year < 4,
    }
  })
}

const createCrew = (random: Random, { day }: Days): Mechanic[] =>
  createMechanics().map(({ firstName, lastName, email }, index) => {
    const role = index < 3 ? 'master' : index < 10 ? 'mechanic' : 'apprentice'
    return {
      id: uuid(random),
      firstName,
      lastName,
      email,
      role,
      specialties: JOB_CATEGORIES.filter(() => random.chance(0.35)),
      hourlyRate:
        role === 'master' ? random.pick([92, 95, 98]) : role === 'mechanic' ? random.pick([72, 75, 78, 81]) : 38,
      hiredOn: day(role === 'apprentice' ? -random.whole(30, 800) : -random.whole(300, 5200)),
      onLeave: index === 4 || index === 8,
    }
  })

const createParts = (random: Random): Part[] =>
  PARTS.map(([name, category, supplier, purchasePrice], index) => {
    const reorderLevel = random.pick([4, 6, 8, 10, 20])
    return {
      id: uuid(random),
      partNumber: `${category.slice(0, 2).toUpperCase()}-${3100 + index * 7}`,
      name,
      category,
      supplier,
      purchasePrice,
      salePrice: round(purchasePrice * random.pick([1.35, 1.5, 1.6])),
      stock: random.chance(0.1) ? 0 : random.whole(1, 42),
      reorderLevel,
      shelf: random.chance(0.88) ? `${random.pick(['A', 'B', 'C', 'D'])}${random.whole(1, 9)}` : null,
      discontinued: index === 4 || index === 24,
    }
  })

interface Shop {
  cars: Car[]
  mechanics: Mechanic[]
  parts: Part[]
}
function createJobs(random: Random, { day, moment }: Days, { cars, mechanics, parts }: Shop): Job[] {
  return Array.from({ length: 230 }, (_, index) => {
    const offset = Math.floor((index - 190) * 0.6)
    const category = random.pick(JOB_CATEGORIES)
    const status =
      offset >= 0
        ? 'booked'
        : offset > -14
          ? random.pick(['inProgress', 'inProgress', 'waitingForParts', 'readyForPickup', 'readyForPickup', 'collected'])
          : random.pick(['collected', 'collected', 'collected', 'collected', 'collected', 'collected', 'collected', 'cancelled', 'readyForPickup', 'waitingForParts']) // oxfmt-ignore
    const partsUsed = parts
      .filter(one => one.category === category || (category === 'service' && one.category === 'fluids'))
      .filter(() => random.chance(0.35))
      .map((one): JobLine => ({ partId: one.id, quantity: random.pick([1, 1, 2, 4]), unitPrice: one.salePrice }))
    const hours = random.pick([0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 8])
    const labor = round(hours * 89)
    const cost = round(partsUsed.reduce((total, one) => total + one.quantity * one.unitPrice, 0))
    const isDone = status === 'collected' || status === 'readyForPickup'
    const isOpen = status === 'booked' || status === 'waitingForParts'
    return {
      id: uuid(random),
      jobNumber: `J-${24_010 + index}`,
      carId: random.pick(cars).id,
      mechanicId: isOpen && random.chance(0.35) ? null : random.pick(mechanics).id,
      description: random.pick(TASKS[category]!),
      category,
      status,
      priority: random.pick(['low', 'normal', 'normal', 'normal', 'urgent']),
      receivedAt: moment(offset, random.whole(28, 64) / 96),
      promisedFor: day(offset + random.whole(1, 6)),
      completedAt: isDone ? moment(Math.min(0, offset + random.whole(0, 7)), random.whole(30, 45) / 96) : null,
      estimate: { hours, labor, parts: cost, total: round(labor + cost) },
      partsUsed,
      approvedByCustomer: isDone || random.chance(0.6),
      cancellationReason: status === 'cancelled' ? random.pick(['Too expensive', 'Car sold', 'Went elsewhere', 'No show']) : null, // oxfmt-ignore
    }
  })
}

function createInvoices(random: Random, { day }: Days, jobs: Job[], cars: Car[]): Invoice[] {
  const done = jobs.filter(one => one.status === 'collected' || (one.status === 'readyForPickup' && random.chance(0.5)))
  return done.map((job, index) => {
    const issuedOn = job.completedAt!.slice(0, 10)
    const dueOn = shiftDay(issuedOn, 14)
    const status = random.pick(['paid', 'paid', 'paid', 'paid', 'paid', 'sent', 'sent', 'writtenOff'])
    const isDraft = issuedOn >= day(-2)
    return {
      id: uuid(random),
      invoiceNumber: `R-${7001 + index}`,
      jobId: job.id,
      customerId: cars.find(one => one.id === job.carId)!.ownerId,
      total: round(job.estimate.total * random.pick([1, 1, 1, 1.1])),
      currency: 'EUR',
      status: isDraft ? 'draft' : status,
      issuedOn,
      dueOn,
      paidOn: !isDraft && status === 'paid' ? [shiftDay(issuedOn, random.whole(0, 20)), day(0)].toSorted()[0]! : null,
    }
  })
}
