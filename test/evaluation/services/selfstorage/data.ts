import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface StorageFacility {
  id: number
  name: string
  address: { street: string; city: string; postcode: string }
  managerName: string
  phone: string
  has24HourAccess: boolean
  openedOn: string
}
export interface StorageUnit {
  id: number
  unitNumber: string
  facilityId: number
  unitType: string
  floor: number
  areaSqm: number
  monthlyPrice: number
  status: string
}
export interface StorageTenant {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  companyName: string | null
  customerSince: string
}
export interface StorageContract {
  id: number
  contractNumber: string
  tenantId: number
  unitId: number
  status: string
  startDate: string
  endDate: string | null
  monthlyRent: number
  deposit: number
  insuranceLevel: string
  autoPay: boolean
}
export interface StorageInvoice {
  id: number
  invoiceNumber: string
  contractId: number
  amount: number
  dueDate: string
  paidOn: string | null
  status: string
}

export const UNIT_TYPES = ['Indoor', 'DriveUp', 'Container', 'ClimateControlled', 'Locker'] as const
export const UNIT_STATUSES = ['Vacant', 'Occupied', 'Reserved', 'OutOfService'] as const
export const CONTRACT_STATUSES = ['Active', 'NoticeGiven', 'Ended'] as const
export const INSURANCE_LEVELS = ['None', 'Basic', 'Plus'] as const
export const STORAGE_INVOICE_STATUSES = ['Open', 'Paid', 'Overdue'] as const

const SITES = [
  ['Northgate', '14 Canal Road', 'Leeds', 'LS10 1QT', 'NG'],
  ['Riverside', '2 Wharf Lane', 'Leeds', 'LS9 8AF', 'RS'],
  ['Millhouses', '310 Abbey Lane', 'Sheffield', 'S7 2QX', 'MH'],
  ['Attercliffe', '77 Effingham Street', 'Sheffield', 'S4 7YU', 'AC'],
  ['Castleford', '5 Methley Road', 'Castleford', 'WF10 1PA', 'CF'],
  ['Foss Islands', '21 Layerthorpe', 'York', 'YO31 7UW', 'FI'],
] as const
const COMPANIES = ['Ashdown Events', 'Bramley Fabrics', 'Copperfield Catering', 'Denby Records', 'Elmet Cycles', 'Fulford Antiques', 'Garforth Plumbing', 'Holbeck Films', 'Ilkley Wines'] // oxfmt-ignore
const RATES: Record<string, number> = { Indoor: 19, DriveUp: 23, Container: 11, ClimateControlled: 29, Locker: 21 }
const AREAS: Record<string, number[]> = { Indoor: [3, 5, 7, 10, 14], DriveUp: [10, 14, 18], Container: [14, 28], ClimateControlled: [3, 5, 7], Locker: [1, 1.5, 2] } // oxfmt-ignore

export type SelfstorageData = ReturnType<typeof createSelfstorageData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 6 facilities, 160 units, 120 tenants, 210 contracts and some 330 invoices. */
export function createSelfstorageData(clock: Date) {
  const random = createRandom(98_101)
  const days = createDays(clock)
  const managers = createPeopleOf(98_103, 6, 'none.example')
  const storageFacilities = SITES.map(([name, street, city, postcode], index): StorageFacility => ({
    id: 1 + index,
    name,
    address: { street, city, postcode },
    managerName: `${managers[index]!.firstName} ${managers[index]!.lastName}`,
    phone: `0113 555 0${210 + index * 17}`,
    has24HourAccess: index % 2 === 0,
    openedOn: days.day(-700 * (index + 1) - random.whole(0, 400)),
  })) // oxfmt-ignore
  const storageUnits = Array.from({ length: 160 }, (_, index): StorageUnit => {
    const site = Math.floor(index / 27)
    const unitType = random.pick(['Indoor', 'Indoor', 'Indoor', 'DriveUp', 'Container', 'ClimateControlled', 'Locker'])
    const areaSqm = random.pick(AREAS[unitType]!)
    return {
      id: 201 + index,
      unitNumber: `${SITES[site]![4]}-${101 + (index % 27) * 3}`,
      facilityId: 1 + site,
      unitType,
      floor: unitType === 'DriveUp' || unitType === 'Container' ? 0 : random.whole(0, 3),
      areaSqm,
      monthlyPrice: Math.round(12 + RATES[unitType]! * areaSqm * (1 - areaSqm / 80)) + random.whole(0, 9),
      status: 'Vacant',
    }
  })
  const storageTenants = createPeopleOf(98_107, 120, 'homepost.example').map((person, index): StorageTenant => ({
    id: 7001 + index,
    ...person,
    phone: random.chance(0.12) ? null : `07700 902${random.whole(100, 989)}`,
    companyName: index % 13 === 5 ? COMPANIES[Math.floor(index / 13)]! : null,
    customerSince: days.day(-random.whole(900, 2600)),
  })) // oxfmt-ignore
  const storageContracts = createContracts(random, days, storageUnits, storageTenants)
  for (const unit of storageUnits) {
    const isLet = storageContracts.some(one => one.unitId === unit.id && one.status !== 'Ended')
    unit.status = isLet ? 'Occupied' : unit.id % 6 === 2 ? 'OutOfService' : random.pick(['Vacant', 'Vacant', 'Vacant', 'Reserved']) // oxfmt-ignore
  }
  return { storageFacilities, storageUnits, storageTenants, storageContracts, storageInvoices: createInvoices(random, days, storageContracts) } // oxfmt-ignore
}

/** First those that have ended, then those that run: never two of them for one unit. */
function createContracts(
  random: Random,
  { day }: Days,
  units: StorageUnit[],
  tenants: StorageTenant[],
): StorageContract[] {
  // oxfmt-ignore
  const free = [...units]
  return Array.from({ length: 210 }, (_, index) => {
    const isOver = index < 90
    const unit = isOver ? random.pick(units) : free.splice(random.whole(0, free.length - 1), 1)[0]!
    const status = isOver ? 'Ended' : random.chance(0.13) ? 'NoticeGiven' : 'Active'
    const from = isOver ? -880 + index * 5 + random.whole(0, 4) : -420 + Math.floor(((index - 90) * 415) / 120)
    const left = isOver ? from + random.whole(40, 380) : random.whole(3, 45)
    const endDate = status === 'Active' ? null : day(isOver ? Math.min(left, -4) : left)
    return {
      id: 4001 + index,
      contractNumber: `SC-${20_400 + index}`,
      tenantId: random.pick(tenants.slice(0, 112)).id,
      unitId: unit.id,
      status,
      startDate: day(from),
      endDate,
      monthlyRent: unit.monthlyPrice - random.pick([0, 0, 0, 5, 10]),
      deposit: random.pick([50, 100, 100, 150]),
      insuranceLevel: random.pick(['None', 'Basic', 'Basic', 'Plus']),
      autoPay: random.chance(0.6),
    }
  })
}

/** Up to three months of those that run, each due a month after the one before, the last of them in a few days. */
function createInvoices(random: Random, { day }: Days, contracts: StorageContract[]): StorageInvoice[] {
  const today = day(0)
  return contracts
    .filter(one => one.status !== 'Ended')
    .flatMap((contract, index) => [-2, -1, 0].map(back => ({ contract, due: day(back * 30 + (index % 19) - 5) })))
    .filter(({ contract, due }) => due > contract.startDate)
    .map(({ contract, due }, index): StorageInvoice => {
      const isLate = !contract.autoPay && random.chance(0.28)
      const paid = shiftDay(due, contract.autoPay ? 0 : random.whole(-6, 8))
      const isPaid = due < today && !isLate
      return {
        id: 60_001 + index,
        invoiceNumber: `INV-${71_000 + index}`,
        contractId: contract.id,
        amount: contract.monthlyRent + ({ Basic: 6, Plus: 11 }[contract.insuranceLevel] ?? 0),
        dueDate: due,
        paidOn: isPaid ? (paid < today ? paid : today) : null,
        status: isPaid ? 'Paid' : due < today ? 'Overdue' : 'Open',
      }
    })
}
