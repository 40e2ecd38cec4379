import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createHandymen } from '../persons.ts'

export interface Branch {
  id: string
  name: string
  city: string
  managerName: string
  phone: string
  openedOn: string
  floorAreaSqm: number
  monthlyTarget: number
}
export interface Tool {
  id: string
  code: string
  name: string
  category: string
  manufacturer: string
  branchId: string
  dailyRate: number
  deposit: number
  weightKg: number
  powerSource: string
  status: string
  purchasedOn: string
  purchasePrice: number
}
export interface Customer {
  id: string
  name: string
  kind: string
  email: string
  phone: string
  city: string
  creditLimit: number
  discountPercent: number
  joinedOn: string
  isBlocked: boolean
}
export interface Rental {
  id: string
  number: string
  toolId: string
  customerId: string
  startDate: string
  dueDate: string
  returnedOn: string | null
  status: string
  totalPrice: number
}
export interface Repair {
  id: string
  toolId: string
  fault: string
  status: string
  technician: string
  reportedOn: string
  finishedOn: string | null
  cost: number | null
}

export const CATEGORIES = ['drilling', 'cutting', 'lifting', 'cleaning', 'gardening', 'compaction'] as const
export const POWER = ['battery', 'electric', 'petrol', 'manual'] as const
export const TOOL_STATES = ['available', 'rented', 'in_repair', 'retired'] as const
export const RENTAL_STATES = ['reserved', 'active', 'overdue', 'returned', 'cancelled'] as const
export const FAULTS = ['motor', 'cable', 'blade', 'hydraulics', 'battery'] as const
export const REPAIR_STATES = ['open', 'in_progress', 'done', 'scrapped'] as const

const TOOLS: Record<string, [name: string, rate: number, weight: number][]> = {
  drilling: [
    ['Rotary Hammer Drill', 28, 6],
    ['Core Drill', 55, 14],
    ['Cordless Screwdriver', 14, 2],
  ],
  cutting: [
    ['Tile Saw', 38, 31],
    ['Angle Grinder', 16, 3],
    ['Chainsaw', 34, 7],
    ['Concrete Saw', 78, 42],
  ],
  lifting: [
    ['Chain Hoist', 24, 18],
    ['Scissor Lift', 145, 1480],
    ['Plasterboard Lift', 32, 40],
  ],
  cleaning: [
    ['Pressure Washer', 36, 44],
    ['Carpet Cleaner', 27, 17],
    ['Industrial Vacuum', 22, 15],
  ],
  gardening: [
    ['Hedge Trimmer', 18, 4],
    ['Lawn Aerator', 44, 52],
    ['Stump Grinder', 95, 110],
  ],
  compaction: [
    ['Plate Compactor', 48, 88],
    ['Trench Rammer', 52, 66],
  ],
}
const MAKERS = ['Tornax', 'Bergmann', 'Hirota', 'Strongarm', 'Duralift']
const BRANCHES: [name: string, city: string, manager: string][] = [
  ['Riverside', 'Cleveland', 'Agnes Tollmer'],
  ['Airport Road', 'Cleveland', 'Milos Benda'],
  ['Northgate', 'Columbus', 'Priscilla Yates'],
  ['Old Foundry', 'Toledo', 'Conrad Weiss'],
  ['Lakeshore', 'Akron', 'Imelda Santoro'],
  ['Market Square', 'Dayton', 'Desmond Harte'],
]
const FIRMS =
  'Alder & Sons Roofing,Bluestone Paving,Corner Kitchens,Delmar Electrical,Ember Chimneys,Fairmont Builders,Greenacre Landscaping,Hillcrest Plumbing,Ironbridge Steelwork,Jubilee Events,Keystone Masonry,Lowland Drainage,Meridian Flooring,Northstar Painting,Oakridge Joinery,Pinewood Fencing,Quarryside Concrete,Redwing Demolition,Summit Scaffolding,Trident Glazing,Upton Pools,Vanguard Heating,Westbrook Tiling,Yardley Tree Care' // oxfmt-ignore
    .split(',')
const CITIES = ['Cleveland', 'Columbus', 'Toledo', 'Akron', 'Dayton', 'Cincinnati']
const TECHNICIANS = ['Rollo Jensen', 'Sabine Kotter', 'Theo Marchand', 'Una Fitzroy']

export type ToolhireData = ReturnType<typeof createToolhireData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 6 branches, 120 tools, 64 customers, 240 rentals and 90 repairs. */
export function createToolhireData(clock: Date) {
  const random = createRandom(20_26_157)
  const days = createDays(clock)
  const branches = createBranches(random, days)
  const tools = createTools(random, days, branches)
  const customers = createCustomers(random, days)
  const rentals = createRentals(random, days, tools, customers)
  const repairs = createRepairs(random, days, tools)
  return { branches, tools, customers, rentals, repairs }
}

const createBranches = (random: Random, { day }: Days): Branch[] =>
  BRANCHES.map(([name, city, managerName], index) => ({
    id: `br_${11 + index}`,
    name,
    city,
    managerName,
    phone: `(216) 555-${random.whole(1000, 9999)}`,
    openedOn: day(-random.whole(500, 5200)),
    floorAreaSqm: 10 * random.whole(40, 160) + index,
    monthlyTarget: 1000 * random.whole(24, 90) + 100 * index,
  }))

const createTools = (random: Random, { day }: Days, branches: Branch[]): Tool[] =>
  Array.from({ length: 120 }, (_, index) => {
    const category = random.pick(CATEGORIES)
    const [name, rate, weightKg] = random.pick(TOOLS[category]!)
    const powerSource =
      category === 'lifting' ? random.pick(['manual', 'electric']) : random.pick(['battery', 'electric', 'electric', 'petrol']) // oxfmt-ignore
    return {
      id: `tl_${400 + index}`,
      code: `T-${1001 + index}`,
      name: `${random.pick(MAKERS)} ${name}`,
      category,
      manufacturer: '',
      branchId: random.pick(branches).id,
      dailyRate: rate + random.whole(-3, 9) / 2,
      deposit: Math.round(rate / 10) * 50,
      weightKg: weightKg + random.whole(0, 9) / 10,
      powerSource,
      status: random.pick(['available', 'available', 'available', 'rented', 'rented', 'in_repair', 'retired']),
      purchasedOn: day(-random.whole(90, 2900)),
      purchasePrice: Math.round(rate * random.whole(18, 36)),
    }
  }).map(tool => ({ ...tool, manufacturer: tool.name.split(' ')[0]! }))

const createCustomers = (random: Random, { day }: Days): Customer[] =>
  [...FIRMS, ...createHandymen()].map((one, index) => {
    const isFirm = typeof one === 'string'
    return {
      id: `cu_${700 + index}`,
      name: isFirm ? one : `${one.firstName} ${one.lastName}`,
      kind: isFirm ? 'trade' : 'private',
      email: isFirm ? `office@${one.toLowerCase().replace(/[^a-z]+/g, '')}.example` : one.email,
      phone: `(614) 555-${random.whole(1000, 9999)}`,
      city: random.pick(CITIES),
      creditLimit: isFirm ? 500 * random.whole(2, 30) : 0,
      discountPercent: isFirm ? random.pick([0, 5, 5, 10, 15]) : 0,
      joinedOn: day(-random.whole(20, 2500)),
      isBlocked: random.chance(0.12),
    }
  })

const createRentals = (random: Random, { day }: Days, tools: Tool[], customers: Customer[]): Rental[] =>
  Array.from({ length: 240 }, (_, index) => {
    const tool = random.pick(tools)
    const start = -360 + Math.floor((index * 370) / 239)
    const length = random.whole(1, 14)
    const status = start > 0 ? 'reserved' : start + length >= 0 ? 'active' : random.chance(0.07) ? 'overdue' : random.chance(0.06) ? 'cancelled' : 'returned' // oxfmt-ignore
    return {
      id: `rn_${9000 + index}`,
      number: `R-${70_001 + index}`,
      toolId: tool.id,
      customerId: random.pick(customers.slice(0, 58)).id,
      startDate: day(start),
      dueDate: day(start + length),
      returnedOn: status === 'returned' ? day(Math.min(-1, start + length + random.whole(-1, 2))) : null,
      status,
      totalPrice: Math.round(100 * tool.dailyRate * length) / 100,
    }
  })

const createRepairs = (random: Random, { day }: Days, tools: Tool[]): Repair[] =>
  Array.from({ length: 90 }, (_, index) => {
    const reported = -350 + Math.floor(index * 3.9)
    const status = reported > -30 ? random.pick(['open', 'in_progress', 'open', 'done']) : random.pick(['done', 'done', 'done', 'done', 'scrapped']) // oxfmt-ignore
    const isOver = status === 'done' || status === 'scrapped'
    return {
      id: `rp_${3001 + index}`,
      toolId: random.pick(tools).id,
      fault: random.pick(FAULTS),
      status,
      technician: random.pick(TECHNICIANS),
      reportedOn: day(reported),
      finishedOn: isOver ? day(Math.min(-1, reported + random.whole(1, 20))) : null,
      cost: isOver ? random.whole(30, 960) : null,
    }
  })
