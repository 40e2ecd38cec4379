import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface MoveCustomer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  companyName: string | null
  createdAt: string
}
export interface MovingTruck {
  id: number
  licensePlate: string
  make: string
  loadVolume: number
  maxLoadKg: number
  fuelType: string
  depot: string
  status: string
  nextInspectionDate: string
}
export interface MoveWorker {
  id: number
  firstName: string
  lastName: string
  email: string
  role: string
  depot: string
  hourlyWage: number
  hasTruckLicence: boolean
  startedOn: string
}
interface MoveEnd {
  city: string
  floor: number
  hasLift: boolean
}
export interface HouseMove {
  id: number
  moveNumber: string
  customerId: number
  truckId: number | null
  foremanId: number | null
  status: string
  moveDate: string
  from: MoveEnd
  to: MoveEnd
  distanceKm: number
  volume: number
  packingService: boolean
  price: number
}
export interface DamageClaim {
  id: number
  moveId: number
  item: string
  amountClaimed: number
  amountPaid: number | null
  status: string
  reportedOn: string
}

export const TRUCK_FUELS = ['diesel', 'electric', 'gas'] as const
export const MOVE_DEPOTS = ['Dublin', 'Cork', 'Galway'] as const
export const TRUCK_STATUSES = ['available', 'inWorkshop', 'outOfService'] as const
export const WORKER_ROLES = ['foreman', 'driver', 'packer', 'carrier'] as const
export const MOVE_STATUSES = ['enquiry', 'booked', 'completed', 'cancelled'] as const
export const CLAIM_STATUSES = ['reported', 'underReview', 'settled', 'rejected'] as const

const CITIES = ['Dublin', 'Dublin', 'Dublin', 'Cork', 'Cork', 'Galway', 'Limerick', 'Waterford', 'Sligo', 'Kilkenny', 'Belfast'] // oxfmt-ignore
const ITEMS = ['piano', 'wardrobe', 'mirror', 'television', 'dining table', 'sofa', 'washing machine', 'bookcase', 'vase', 'lamp', 'bicycle'] // oxfmt-ignore
const COMPANIES = ['Brightwater Studio', 'Fennel Software', 'Gable Architects', 'Oakmount Dental', 'Quay Accounting', 'Redwood Design', 'Tullamore Labs', 'Vesper Media'] // oxfmt-ignore

export type MoversData = ReturnType<typeof createMoversData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 120 customers, 40 trucks, 60 workers, 260 moves and 70 claims. */
export function createMoversData(clock: Date) {
  const random = createRandom(97_201)
  const days = createDays(clock)
  const moveCustomers = createPeopleOf(97_203, 120, 'postbag.example').map((person, index): MoveCustomer => ({
    id: 10_001 + index,
    ...person,
    phone: random.chance(0.12) ? null : `+353 8${random.whole(3, 9)} ${random.whole(100, 989)} ${random.whole(1000, 9899)}`, // oxfmt-ignore
    companyName: index % 15 === 6 ? COMPANIES[Math.floor(index / 15)]! : null,
    createdAt: days.moment(-random.whole(3, 600), random.whole(16, 36) / 48),
  })) // oxfmt-ignore
  const movingTrucks = Array.from({ length: 40 }, (_, index): MovingTruck => {
    const loadVolume = random.pick([18, 20, 30, 30, 40, 45])
    return {
      id: 31 + index,
      licensePlate: `${181 + 10 * random.whole(0, 6)}-${random.pick(['D', 'C', 'G'])}-${4100 + index * 37}`,
      make: random.pick(['Iveco', 'Iveco', 'MAN', 'Volvo', 'Mercedes']),
      loadVolume,
      maxLoadKg: loadVolume * 85 + index * 10,
      fuelType: index % 9 === 4 ? 'electric' : index % 13 === 7 ? 'gas' : 'diesel',
      depot: MOVE_DEPOTS[[0, 0, 1, 0, 2][index % 5]!]!,
      status: index % 11 === 5 ? 'inWorkshop' : index === 17 || index === 34 ? 'outOfService' : 'available',
      nextInspectionDate: days.day(random.whole(-6, 360)),
    }
  })
  const moveWorkers = createPeopleOf(97_207, 60, 'harrowremovals.example').map((person, index): MoveWorker => {
    const role = WORKER_ROLES[[0, 1, 2, 3, 3, 2][index % 6]!]!
    return {
      id: 501 + index,
      ...person,
      role,
      depot: MOVE_DEPOTS[[0, 1, 0, 2, 0][Math.floor(index / 2) % 5]!]!,
      hourlyWage: { foreman: 22, driver: 19, packer: 15, carrier: 16 }[role] + random.whole(0, 16) / 4,
      hasTruckLicence: role === 'driver' || random.chance(0.2),
      startedOn: days.day(-random.whole(30, 4200)),
    }
  })
  const houseMoves = createMoves(random, days, { moveCustomers, movingTrucks, moveWorkers })
  return { moveCustomers, movingTrucks, moveWorkers, houseMoves, damageClaims: createClaims(random, days, houseMoves) }
}

/** From a year ago to two months ahead; an enquiry has neither a truck nor a foreman. */
function createMoves(
  random: Random,
  { day }: Days,
  { moveCustomers, movingTrucks, moveWorkers }: { moveCustomers: MoveCustomer[]; movingTrucks: MovingTruck[]; moveWorkers: MoveWorker[] }, // oxfmt-ignore
): HouseMove[] {
  const foremen = moveWorkers.filter(one => one.role === 'foreman')
  const end = (city: string): MoveEnd => ({ city, floor: random.pick([0, 0, 0, 1, 1, 2, 3, 4]), hasLift: random.chance(0.3) }) // oxfmt-ignore
  return Array.from({ length: 260 }, (_, index) => {
    const offset = -360 + Math.floor((420 * index) / 260)
    const early = random.chance(0.1) ? 'cancelled' : 'completed'
    const status = offset < 0 ? early : index % 4 === 1 ? 'enquiry' : index % 17 === 3 ? 'cancelled' : 'booked'
    const [from, to] = [random.pick(CITIES), random.pick(CITIES)]
    const distanceKm = from === to ? random.whole(2, 24) : random.whole(70, 330)
    const volume = random.whole(8, 45)
    const packingService = random.chance(0.35)
    return {
      id: 6001 + index,
      moveNumber: `MV-${24_300 + index}`,
      customerId: random.pick(moveCustomers.slice(0, 112)).id,
      truckId: status === 'enquiry' ? null : random.pick(movingTrucks.filter(one => one.loadVolume >= volume)).id,
      foremanId: status === 'enquiry' ? null : random.pick(foremen).id,
      status,
      moveDate: day(offset),
      from: end(from),
      to: end(to),
      distanceKm,
      volume,
      packingService,
      price: 180 + volume * 28 + distanceKm * 2 + (packingService ? volume * 9 : 0) + (index % 10),
    }
  })
}

/** What was broken on the way. */
function createClaims(random: Random, { day }: Days, moves: HouseMove[]): DamageClaim[] {
  const done = moves.filter(one => one.status === 'completed').slice(-220)
  const today = day(0)
  return Array.from({ length: 70 }, (_, index) => {
    const move = done[Math.min(done.length - 1, Math.floor((index * done.length) / 70) + random.whole(0, 2))]!
    const late = shiftDay(move.moveDate, random.whole(1, 9))
    const status = index > 60 ? random.pick(['reported', 'underReview']) : random.pick(['settled', 'settled', 'settled', 'rejected', 'underReview']) // oxfmt-ignore
    const amountClaimed = random.whole(6, 190) * 10 + (index % 9)
    return {
      id: 801 + index,
      moveId: move.id,
      item: random.pick(ITEMS),
      amountClaimed,
      amountPaid: status === 'settled' ? Math.round(amountClaimed * random.pick([0.5, 0.8, 1])) : null,
      status,
      reportedOn: late < today ? late : today,
    }
  })
}
