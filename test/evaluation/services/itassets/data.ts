import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { DEPARTMENTS, FIRST_NAMES, LAST_NAMES, AT_MACHINES, VENDORS } from './catalogue.ts'
import { createDevices } from './devices.ts'
import { shuffle, type Days, type Random } from './draw.ts'
import { createLicenseAssignments, createLicenses } from './licenses.ts'
import type { ItDepartment, ItEmployee, ItVendor } from './kinds.ts'
import { createTickets } from './tickets.ts'

export type ItassetsData = ReturnType<typeof createItassetsData>
/** 20 departments, 130 employees, 20 vendors, 220 devices, 36 licences, the seats of those, and 180 tickets. */
export function createItassetsData(clock: Date) {
  const random = createRandom(91_246)
  const days = createDays(clock)
  const itEmployees = createEmployees(random, days)
  const itDepartments = createDepartments(random, itEmployees)
  const itVendors = createVendors(random)
  const itDevices = createDevices(random, days, itDepartments, itEmployees)
  const itLicenses = createLicenses(random, days)
  const itLicenseAssignments = createLicenseAssignments(random, days, itLicenses, itEmployees, itDepartments)
  const itTickets = createTickets(random, days, itEmployees, itDevices)
  return { itDepartments, itEmployees, itVendors, itDevices, itLicenses, itLicenseAssignments, itTickets }
}

/** Two of every first name, none of them with the same last name; those who came last have the highest numbers. */
function createEmployees(random: Random, { day }: Days): ItEmployee[] {
  const places = shuffle(
    random,
    DEPARTMENTS.flatMap(([, , , people], index) => Array.from({ length: people }, () => index + 1)),
  )
  const firsts = shuffle(random, [...FIRST_NAMES, ...FIRST_NAMES])
  const lasts = [...shuffle(random, LAST_NAMES), ...shuffle(random, LAST_NAMES)]
  const seen = new Set<number>()
  const taken = new Set<string>()
  return places.map((departmentId, index): ItEmployee => {
    const [name, , site, , titles] = DEPARTMENTS[departmentId - 1]!
    const isHead = !seen.has(departmentId)
    seen.add(departmentId)
    const atDesk = !AT_MACHINES.includes(name)
    const drawn = random.next()
    const employmentType = isHead || drawn < 0.72 ? 'permanent' : drawn < 0.84 ? 'contractor' : drawn < 0.93 ? 'temporary' : 'apprentice' // oxfmt-ignore
    const isRemote = !isHead && atDesk && random.chance(employmentType === 'contractor' ? 0.55 : 0.14)
    const firstName = firsts[index]!
    const at = lasts.findIndex(one => !taken.has(`${firstName} ${one}`))
    const lastName = lasts.splice(at, 1)[0]!
    taken.add(`${firstName} ${lastName}`)
    const from = -Math.ceil(4200 * (1 - index / 130) ** 1.6)
    const isGone = !isHead && !isRemote && firstName !== 'Emma' && from < -420 && index % 11 === 6
    return {
      id: 1001 + index,
      firstName,
      lastName,
      email: `${firstName}.${lastName}@calderfield.example`.toLowerCase(),
      phoneExtension: atDesk && !random.chance(0.15) ? String(4100 + 7 * index) : null,
      jobTitle: isHead ? `Head of ${name}` : random.pick(titles),
      departmentId,
      employmentType,
      isRemote,
      office: isRemote ? null : { site, floor: random.whole(0, 3), desk: `${random.pick(['A', 'B', 'C', 'D'])}${random.whole(1, 40)}` }, // oxfmt-ignore
      startedOn: day(from),
      leftOn: isGone ? day(-random.whole(4, 300)) : null,
    }
  })
}

const createDepartments = (random: Random, employees: ItEmployee[]): ItDepartment[] =>
  DEPARTMENTS.map(([name, code, site, people], index) => ({
    id: index + 1,
    name,
    code,
    costCenter: String(4100 + 50 * index),
    site,
    headId: employees.find(one => one.departmentId === index + 1)!.id,
    itBudget: 1500 * people + 500 * random.whole(2, 19),
  }))

const createVendors = (random: Random): ItVendor[] =>
  VENDORS.map(([name, city, country, contact, domain, hours], index) => ({
    id: index + 1,
    name,
    city,
    country,
    accountNumber: `${random.whole(10_000, 99_999)}-${random.whole(10, 99)}`,
    contact: {
      name: contact,
      email: `${contact.split(' ')[0]!.toLowerCase()}@${domain}.example`,
      phone: `+${{ GB: 44, DE: 49, IE: 353, NL: 31, US: 1 }[country]} ${random.whole(113, 979)} 555 ${random.whole(1000, 9999)}`,
    },
    supportHours: hours ?? null,
  }))
