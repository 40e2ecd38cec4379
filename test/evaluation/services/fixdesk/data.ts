import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { ACCESS, CLIENTS, DESCRIPTIONS, FLATTED, REPORTERS, ROOMS, SITES, SUPPLIERS, SURNAMES, TECHNICIANS, VISIT_NOTES, WORK, type Trade } from './names.ts' // oxfmt-ignore

interface Contact {
  name: string
  email: string
  phone: string
}
interface NameRef {
  id: number
  name: string
}
interface PersonRef {
  id: number
  firstName: string
  lastName: string
}
interface OrderRef {
  id: number
  number: string
}
interface Address {
  street: string
  city: string
  postcode: string
}
export interface FixClient {
  id: number
  name: string
  type: string
  city: string
  contact: Contact
  hasContract: boolean
  paymentTermsDays: number
  clientSince: string
}
export interface FixSite {
  id: number
  name: string
  type: string
  client: NameRef
  address: Address
  unitCount: number
  keyHolder: { name: string; phone: string } | null
  accessNotes: string | null
}
export interface FixTechnician {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string
  trade: string
  base: string
  hourlyRate: number
  isOnCall: boolean
  startedOn: string
}
export interface FixWorkOrder {
  id: number
  number: string
  title: string
  description: string | null
  trade: Trade
  priority: string
  status: string
  client: NameRef
  site: NameRef
  reportedBy: { name: string; phone: string | null }
  assignedTo: PersonRef | null
  reportedAt: string
  dueDate: string
  completedAt: string | null
  estimatedCost: number | null
  finalCost: number | null
  isRechargeable: boolean
}
export interface FixTask {
  id: number
  workOrder: OrderRef
  title: string
  estimatedMinutes: number
  isDone: boolean
  doneBy: PersonRef | null
}
export interface FixVisit {
  id: number
  workOrder: OrderRef
  technician: PersonRef
  scheduledAt: string
  status: string
  hours: number | null
  note: string | null
}
export interface FixMaterialUsage {
  id: number
  workOrder: OrderRef
  technician: PersonRef
  name: string
  supplier: string
  quantity: number
  unit: string
  unitPrice: number
  totalPrice: number
  usedOn: string
}

export const CLIENT_TYPES = ['landlord', 'letting_agent', 'housing_association', 'business'] as const
export const SITE_TYPES = ['apartment_block', 'terrace', 'house', 'office', 'shop', 'school'] as const
export const FIX_PRIORITIES = ['low', 'normal', 'high', 'emergency'] as const
export const ORDER_STATUSES = ['new', 'scheduled', 'in_progress', 'on_hold', 'completed', 'cancelled'] as const
export const VISIT_STATUSES = ['planned', 'done', 'no_access', 'cancelled'] as const
export const UNITS = ['piece', 'pair', 'metre', 'roll', 'litre'] as const
/** Days until a work order is due. */
export const DUE_IN: Record<string, number> = { emergency: 1, high: 5, normal: 14, low: 30 }

export type FixdeskData = ReturnType<typeof createFixdeskData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
/** How many days ago a work order was reported and finished, which is not told. */
type Timed = FixWorkOrder & { from: number; until: number }
const cents = (amount: number) => Math.round(100 * amount) / 100
const nameRef = ({ id, name }: NameRef): NameRef => ({ id, name })
export const orderRef = ({ id, number }: OrderRef): OrderRef => ({ id, number })
export const personRef = ({ id, firstName, lastName }: PersonRef): PersonRef => ({ id, firstName, lastName })
const mobile = (random: Random) => `07700 900${random.whole(100, 999)}`

/** 16 clients, 40 sites, 20 technicians and 150 work orders, with their tasks, visits and the materials used. */
export function createFixdeskData(clock: Date) {
  const random = createRandom(73_142)
  const days = createDays(clock)
  const fixClients = CLIENTS.map(([name, type, contact, domain, city, paymentTermsDays], index): FixClient => ({ id: 11 + index, name, type, city, contact: { name: contact, email: `${contact.split(' ')[0]!.toLowerCase()}@${domain}.example`, phone: `01174 96${random.whole(1000, 9999)}` }, hasContract: random.chance(0.6), paymentTermsDays, clientSince: days.day(-random.whole(450, 3200)) })) // oxfmt-ignore
  const fixSites = SITES.map(([name, type, client, street, city, postcode, unitCount], index): FixSite => ({ id: 201 + index, name, type, client: nameRef(fixClients[client - 1]!), address: { street, city, postcode }, unitCount, keyHolder: random.chance(0.35) ? null : { name: `${random.pick(REPORTERS)} ${random.pick(SURNAMES)}`, phone: mobile(random) }, accessNotes: random.chance(0.4) ? null : random.pick(ACCESS) })) // oxfmt-ignore
  const fixTechnicians = TECHNICIANS.map(([firstName, lastName, trade, base, hourlyRate], index): FixTechnician => ({ id: 51 + index, firstName, lastName, email: `${firstName}.${lastName}@harrowkell.example`.toLowerCase(), phone: mobile(random), trade, base, hourlyRate, isOnCall: index % 4 === 1, startedOn: days.day(index === 15 ? -74 : -random.whole(420, 4100)) })) // oxfmt-ignore
  const timed = createWorkOrders(random, days, fixSites, fixTechnicians)
  const fixWorkOrders = timed.map(({ from: _from, until: _until, ...order }): FixWorkOrder => order)
  const fixTasks = createTasks(random, timed)
  const fixVisits = createVisits(random, days, timed, fixTechnicians)
  const fixMaterialUsages = createMaterialUsages(random, days, timed)
  return { fixClients, fixSites, fixTechnicians, fixWorkOrders, fixTasks, fixVisits, fixMaterialUsages }
}

const OLD = ['completed']
/** By how many days ago it was reported. */
const statusesAt = (from: number): string[] => {
  if (from < -30) return OLD
  if (from < -13) return ['completed', 'completed', 'completed', 'in_progress', 'on_hold', 'scheduled']
  if (from < -3) return ['completed', 'in_progress', 'in_progress', 'scheduled', 'scheduled', 'scheduled', 'on_hold']
  return ['new', 'new', 'new', 'scheduled', 'scheduled']
}

/** Those of thirteen months, most of them of the last ones; three sites have none. */
function createWorkOrders(
  random: Random,
  { day, moment }: Days,
  sites: FixSite[],
  technicians: FixTechnician[],
): Timed[] {
  const busy = sites.filter((_, index) => ![10, 20, 36].includes(index))
  return Array.from({ length: 150 }, (_, index): Timed => {
    const from = -Math.ceil(395 * (1 - index / 150) ** 2)
    const trade = random.pick(['plumbing', 'plumbing', 'plumbing', 'heating', 'heating', 'heating', 'heating', 'electrical', 'electrical', 'carpentry', 'carpentry', 'roofing', 'decorating'] as const) // oxfmt-ignore
    const site = random.pick(random.chance(0.3) ? busy.slice(0, 9) : busy)
    const works = WORK[trade]
    const [what, low, high] = random.pick(works)
    const room = FLATTED.includes(site.type) ? (site.unitCount > 2 ? `flat ${random.whole(1, site.unitCount)}` : 'upstairs') : random.pick(ROOMS[site.type]!) // oxfmt-ignore
    const isLarge = low >= 400
    const isShared = /hallway|Stairwell|entry|ridge|tiles|Gutter|roof/.test(what)
    const status = random.chance(from < -3 ? 0.07 : 0) ? 'cancelled' : from < -30 && random.chance(0.03) ? 'on_hold' : random.pick(statusesAt(from)) // oxfmt-ignore
    const priority = isLarge ? random.pick(['low', 'normal']) : random.pick(from > -4 ? ['normal', 'high', 'emergency', 'emergency'] : ['low', 'normal', 'normal', 'normal', 'normal', 'high', 'high', 'emergency']) // oxfmt-ignore
    const until = Math.min(-1, from + Math.min(random.whole(0, DUE_IN[priority]! + 4), 27))
    const own = technicians.filter(one => one.trade === trade && one.startedOn < day(from))
    const isOpen = status === 'new' && random.chance(0.65)
    const middle = random.whole(Math.round(low * 20), Math.round(high * 20)) / 20
    return {
      id: 4001 + index,
      number: `WO-${1042 + index}`,
      title: isShared ? what : `${what}, ${room}`,
      description: random.chance(0.5) ? null : random.pick(DESCRIPTIONS),
      trade,
      priority,
      status,
      client: nameRef(site.client),
      site: nameRef(site),
      reportedBy: { name: `${random.pick(REPORTERS)} ${random.pick(SURNAMES)}`, phone: random.chance(0.15) ? null : mobile(random) }, // oxfmt-ignore
      assignedTo: isOpen ? null : personRef(random.pick(own)),
      reportedAt: moment(from, random.whole(28, 58) / 96),
      dueDate: day(from + DUE_IN[priority]!),
      completedAt: status === 'completed' ? moment(until, random.whole(70, 76) / 96) : null,
      estimatedCost: priority === 'emergency' || random.chance(0.1) ? null : Math.round(middle / 10) * 10,
      finalCost: status === 'completed' ? cents(middle * (0.85 + random.whole(0, 40) / 100)) : null,
      isRechargeable: random.chance(0.15),
      from,
      until,
    }
  })
}

const workOf = (order: FixWorkOrder) => WORK[order.trade].find(([what]) => order.title.startsWith(what))!

/** What has to be done for most of those that were not cancelled. */
function createTasks(random: Random, orders: Timed[]): FixTask[] {
  return orders
    .filter(one => one.status !== 'cancelled' && random.chance(one.from < -120 ? 0.3 : 0.7))
    .flatMap(order =>
      workOf(order)[3].map((title, index): Omit<FixTask, 'id'> => {
        const isDone =
          order.status === 'completed' || (['in_progress', 'on_hold'].includes(order.status) && index === 0)
        return { workOrder: orderRef(order), title, estimatedMinutes: random.pick([10, 15, 20, 30, 30, 45, 60, 90]), isDone, doneBy: isDone ? order.assignedTo : null } // oxfmt-ignore
      }),
    )
    .map((one, index): FixTask => ({ id: 3001 + index, ...one }))
}

/** One or two when it was done, at times one before at which nobody opened; those to come are planned from tomorrow on. */
function createVisits(random: Random, { moment }: Days, orders: Timed[], technicians: FixTechnician[]): FixVisit[] {
  const rows = orders.flatMap(order => {
    const made: [offset: number, status: string][] = []
    const last = order.status === 'completed' ? order.until : Math.min(-1, order.from + random.whole(1, 4))
    if (['completed', 'in_progress', 'on_hold'].includes(order.status)) {
      const first = Math.max(order.from, last - random.whole(1, 5))
      if (random.chance(0.1)) made.push([first, 'no_access'])
      else if (random.chance(0.22)) made.push([first, 'done'])
      made.push([last, 'done'])
    }
    if (order.status === 'scheduled' || (order.status === 'in_progress' && random.chance(0.6)))
      made.push([random.pick([1, 1, 1, 2, 2, 3, 4, 5, 7, 9, 12]), 'planned'])
    if (order.status === 'cancelled' && random.chance(0.5)) made.push([last, 'cancelled'])
    return made.map(([offset, status]) => ({ order, offset, status }))
  })
  return rows
    .toSorted((one, other) => one.offset - other.offset)
    .map(({ order, offset, status }, index): FixVisit => {
      const mates = technicians.filter(one => one.trade === order.trade && one.startedOn < moment(offset, 0))
      const isLong = (order.finalCost ?? 0) > 500
      return {
        id: 6001 + index,
        workOrder: orderRef(order),
        technician: random.chance(0.8) ? order.assignedTo! : personRef(random.pick(mates)),
        scheduledAt: moment(offset, random.whole(offset === order.from ? 59 : 30, 66) / 96),
        status,
        hours: status === 'done' ? (isLong ? random.whole(12, 38) : random.whole(2, 15)) / 4 : null,
        note: status === 'done' && random.chance(0.35) ? random.pick(VISIT_NOTES) : null,
      }
    })
}

/** What went into most of those that were begun. */
function createMaterialUsages(random: Random, { day }: Days, orders: Timed[]): FixMaterialUsage[] {
  return orders
    .filter(one => one.status === 'completed' || one.status === 'in_progress')
    .flatMap(
      order =>
      workOf(order)[4].filter(() => random.chance(0.82)).map(([name, unit, supplier, unitPrice, most]): Omit<FixMaterialUsage, 'id'> => {
        const quantity = random.whole(Math.ceil(most / 4), most)
        return { workOrder: orderRef(order), technician: order.assignedTo!, name, supplier: SUPPLIERS[supplier]!, quantity, unit, unitPrice, totalPrice: cents(quantity * unitPrice), usedOn: day(order.status === 'completed' ? order.until : Math.min(-1, order.from + 1)) } // oxfmt-ignore
      }), // oxfmt-ignore
    )
    .toSorted((one, other) => one.usedOn.localeCompare(other.usedOn))
    .map((one, index): FixMaterialUsage => ({ id: 7001 + index, ...one }))
}
