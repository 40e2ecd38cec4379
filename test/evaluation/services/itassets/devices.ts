import { shiftDay } from '../days.ts'
import { AT_MACHINES, MODELS, REMARKS } from './catalogue.ts'
import { cents, later, shuffle, soonAfter, type Days, type Random } from './draw.ts'
import { DEVICE_TYPES, SITES, type ItDepartment, type ItDevice, type ItEmployee } from './kinds.ts'

/** How many of each there are: in use, being repaired, ready, written off and gone. */
const STOCK: Record<string, [deployed: number, repair: number, available: number, retired: number, lost: number]> = {
  laptop: [66, 5, 7, 8, 2],
  desktop: [16, 0, 2, 4, 0],
  monitor: [46, 1, 6, 4, 0],
  phone: [20, 2, 3, 2, 2],
  tablet: [8, 0, 3, 0, 1],
  printer: [9, 1, 0, 2, 0],
}
const STATES = ['deployed', 'repair', 'available', 'retired', 'lost'] as const
/** How many days ago they were bought, at least and at most. */
const AGES = { deployed: [30, 1640], repair: [200, 1300], available: [6, 700], retired: [1650, 2500], lost: [300, 1200] } as const // oxfmt-ignore
const WARRANTY: Record<string, number> = { laptop: 1095, desktop: 1095, monitor: 1095, phone: 730, tablet: 730, printer: 365 } // oxfmt-ignore

/** Those who get a device of each type, the first of them first. */
function createQueues(random: Random, departments: ItDepartment[], employees: ItEmployee[]) {
  const nameOf = (one: ItEmployee) => departments[one.departmentId - 1]!.name
  const heads = employees.filter(one => departments.some(({ headId }) => headId === one.id))
  const gone = employees.filter(one => one.leftOn)
  const here = shuffle(random, employees.filter(one => !one.leftOn && !heads.includes(one))) // oxfmt-ignore
  const [hands, desks] = [here.filter(one => AT_MACHINES.includes(nameOf(one))), here.filter(one => !AT_MACHINES.includes(nameOf(one)))] // oxfmt-ignore
  const emmas = here.filter(one => one.firstName === 'Emma')
  const travellers = desks.filter(one => ['Field Sales', 'Customer Service', 'Logistics'].includes(nameOf(one)))
  const laptop = [...new Set([...heads, ...emmas, ...gone.slice(0, 4), ...desks])]
  const left = desks.filter(one => laptop.indexOf(one) >= 71)
  return {
    laptop,
    desktop: [...left, ...hands],
    monitor: shuffle(random, [...heads, ...desks.slice(0, 26), ...laptop.slice(20, 50)].filter(one => one.office && !one.leftOn)), // oxfmt-ignore
    phone: [...gone.slice(2, 5), ...travellers, ...heads],
    tablet: [...gone.slice(5, 6), ...shuffle(random, [...hands.slice(0, 8), ...travellers.slice(0, 4)])],
  } as Record<string, ItEmployee[]>
}

export function createDevices(random: Random, { day }: Days, departments: ItDepartment[], employees: ItEmployee[]) {
  const queues = createQueues(random, departments, employees)
  const devices = DEVICE_TYPES.flatMap(deviceType => {
    const states = STATES.flatMap((status, at) => Array.from({ length: STOCK[deviceType]![at]! }, () => status))
    return states.map((status, index): Omit<ItDevice, 'id' | 'assetTag'> => {
      const [manufacturer, model, vendors, price, specs, system] = random.pick(MODELS[deviceType]!)
      const holder = index < STOCK[deviceType]![0] + STOCK[deviceType]![1] ? queues[deviceType]?.[index] : undefined
      const vendorId = random.pick(vendors)
      const span = vendorId === 19 ? 365 : WARRANTY[deviceType]!
      const [least, most] = AGES[status]
      const age = random.whole(least, most)
      const date = day(age === span ? -age - 1 : -age)
      const [processor, memoryGb, storageGb, screenInches] = specs ?? [null, null, null, null]
      const isComputer = deviceType === 'laptop' || deviceType === 'desktop'
      return {
        deviceType,
        manufacturer,
        model,
        serialNumber: Array.from({ length: 9 }, () => random.pick([...'BCDFGHJKLMNPRSTVWXZ23456789'])).join(''),
        status,
        employeeId: holder?.id ?? null,
        assignedOn: holder ? later(holder.startedOn, soonAfter(date, random.whole(2, 20), day(-1))) : null,
        site: holder ? departments[holder.departmentId - 1]!.site : deviceType === 'printer' ? SITES[index % 3]! : 'Leeds', // oxfmt-ignore
        vendorId,
        purchase: {
          date,
          price: cents(price * (1 + random.whole(-8, 10) / 200)),
          orderNumber: random.chance(0.1) ? null : `PO-${random.whole(31_000, 48_999)}`,
        },
        warrantyUntil: deviceType === 'printer' && random.chance(0.3) ? null : shiftDay(date, span),
        specs: { processor, memoryGb, storageGb, screenInches },
        operatingSystem: system ?? null,
        isEncrypted: isComputer ? !random.chance(0.12) : deviceType === 'phone' || deviceType === 'tablet',
        notes: random.chance(0.12) ? random.pick(REMARKS) : null,
      }
    })
  })
  // Tags are stuck on as things arrive.
  const arrived = devices.toSorted((one, other) => (one.purchase.date < other.purchase.date ? -1 : 1))
  return arrived.map((one, index): ItDevice => ({ id: 301 + index, assetTag: `CF-${10_012 + 3 * index}`, ...one }))
}
