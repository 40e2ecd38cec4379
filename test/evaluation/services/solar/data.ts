import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface SolarCustomer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  address: { street: string; city: string; postcode: string }
  customerType: string
  customerSince: string
}
export interface SolarInstaller {
  id: number
  firstName: string
  lastName: string
  email: string
  role: string
  team: string
  hiredOn: string
}
export interface SolarInstallation {
  id: number
  projectNumber: string
  customerId: number
  leadInstallerId: number | null
  status: string
  roofType: string
  panelModel: string
  panelCount: number
  capacityKw: number
  batteryKwh: number | null
  price: number
  quotedOn: string
  installDate: string | null
}
export interface SolarVisit {
  id: number
  installationId: number
  installerId: number | null
  kind: string
  status: string
  reportedOn: string
  visitDate: string | null
  underWarranty: boolean
  cost: number | null
}

export const SOLAR_CUSTOMER_TYPES = ['private', 'business', 'farm'] as const
export const SOLAR_ROLES = ['lead_electrician', 'electrician', 'roofer', 'apprentice'] as const
export const SOLAR_TEAMS = ['North', 'South', 'Coast'] as const
export const INSTALLATION_STATUSES = ['quoted', 'scheduled', 'in_progress', 'completed', 'cancelled'] as const
export const ROOF_TYPES = ['tile', 'slate', 'flat', 'metal'] as const
export const VISIT_KINDS = ['inspection', 'cleaning', 'repair', 'inverter_fault'] as const
export const VISIT_STATUSES = ['open', 'planned', 'done'] as const

const CITIES = ['Exeter', 'Exeter', 'Exeter', 'Plymouth', 'Plymouth', 'Torquay', 'Truro', 'Barnstaple', 'Taunton']
const STREETS = ['Mill Lane', 'Church Road', 'Orchard Close', 'Station Road', 'Harbour View', 'Meadow Way', 'Castle Street'] // oxfmt-ignore
/** Watts of a panel of each model. */
const PANELS: Record<string, number> = { 'Helia 400': 400, 'Helia 430': 430, 'Norvolt Black': 415, 'Sunwell Pro': 450 }

export type SolarData = ReturnType<typeof createSolarData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 96 customers, 40 installers, 150 installations and 120 service visits. */
export function createSolarData(clock: Date) {
  const random = createRandom(97_101)
  const days = createDays(clock)
  const solarCustomers = createPeopleOf(97_103, 96, 'westmail.example').map((person, index): SolarCustomer => ({
    id: 2001 + index,
    ...person,
    phone: random.chance(0.15) ? null : `01392 ${random.whole(200, 899)} ${random.whole(100, 989)}`,
    address: {
      street: `${random.whole(1, 88)} ${random.pick(STREETS)}`,
      city: random.pick(CITIES),
      postcode: `EX${random.whole(1, 31)} ${random.whole(1, 9)}${random.pick(['AB', 'DJ', 'HN', 'LT', 'QS'])}`,
    },
    customerType: random.pick(['private', 'private', 'private', 'private', 'business', 'farm']),
    customerSince: days.day(-random.whole(20, 1500)),
  })) // oxfmt-ignore
  const solarInstallers = createPeopleOf(97_107, 40, 'sunridge.example').map((person, index): SolarInstaller => ({
    id: 11 + index,
    ...person,
    role: SOLAR_ROLES[[0, 1, 2, 1, 3][index % 5]!]!,
    team: SOLAR_TEAMS[Math.floor(index / 2) % 3]!,
    hiredOn: days.day(-random.whole(60, 3600)),
  })) // oxfmt-ignore
  const solarInstallations = createInstallations(random, days, solarCustomers, solarInstallers)
  return { solarCustomers, solarInstallers, solarInstallations, solarVisits: createVisits(random, days, solarInstallations, solarInstallers) } // oxfmt-ignore
}

/** From two years ago to ten weeks ahead: only what is quoted or cancelled has no day and perhaps no lead installer. */
function createInstallations(random: Random, { day }: Days, customers: SolarCustomer[], installers: SolarInstaller[]) {
  const leads = installers.filter(one => one.role === 'lead_electrician')
  return Array.from({ length: 150 }, (_, index): SolarInstallation => {
    const offset = -720 + Math.floor((790 * index) / 150)
    const past = random.chance(0.12) ? 'cancelled' : 'completed'
    const status = offset < -4 ? past : offset < 2 ? 'in_progress' : index % 3 === 0 ? 'quoted' : 'scheduled'
    const panelModel = random.pick(Object.keys(PANELS))
    const panelCount = random.whole(6, 42)
    const batteryKwh = random.chance(0.45) ? random.pick([5, 10, 13.5]) : null
    const capacityKw = Math.round((panelCount * PANELS[panelModel]!) / 10) / 100
    return {
      id: 7001 + index,
      projectNumber: `SP-${1140 + index * 3}`,
      customerId: customers[(index * 41 + random.whole(0, 3)) % 92]!.id,
      leadInstallerId: status === 'quoted' ? null : random.pick(leads).id,
      status,
      roofType: random.pick(['tile', 'tile', 'tile', 'slate', 'slate', 'flat', 'metal']),
      panelModel,
      panelCount,
      capacityKw,
      batteryKwh,
      price: Math.round(1400 + capacityKw * 1150 + (batteryKwh ?? 0) * 480) + index,
      quotedOn: day(Math.min(offset, -1) - random.whole(10, 60)),
      installDate: ['quoted', 'cancelled'].includes(status) ? null : day(offset),
    }
  })
}

/** Of systems that run. */
function createVisits(random: Random, { day }: Days, installations: SolarInstallation[], installers: SolarInstaller[]) {
  const running = installations.filter(one => one.status === 'completed')
  return Array.from({ length: 120 }, (_, index): SolarVisit => {
    const offset = -300 + Math.floor((299 * index) / 120)
    const status = offset < -25 ? 'done' : index % 3 === 0 ? 'planned' : offset < -12 ? 'done' : 'open'
    const kind = random.pick(['inspection', 'inspection', 'cleaning', 'cleaning', 'repair', 'inverter_fault'])
    const underWarranty = ['repair', 'inverter_fault'].includes(kind) && random.chance(0.6)
    const reportedOn = day(offset)
    return {
      id: 9001 + index,
      installationId: random.pick(running.filter(one => one.installDate! < reportedOn)).id,
      installerId: status === 'open' ? null : random.pick(installers).id,
      kind,
      status,
      reportedOn,
      visitDate: status === 'open' ? null : status === 'planned' ? day(random.whole(1, 18)) : shiftDay(reportedOn, random.whole(2, 11)), // oxfmt-ignore
      underWarranty,
      cost: status !== 'done' ? null : underWarranty ? 0 : random.whole(9, 62) * 10 + (index % 7),
    }
  })
}
