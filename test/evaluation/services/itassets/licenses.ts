import { LICENSES, USED_IN } from './catalogue.ts'
import { cents, later, shuffle, soonAfter, type Days, type Random } from './draw.ts'
import type { ItDepartment, ItEmployee, ItLicense, ItLicenseAssignment } from './kinds.ts'

const EXPIRED = ['Grammarly Business', 'WinZip Enterprise', 'Zoom Workplace', 'Lansweeper']
const CANCELLED = ['Miro Business', 'Canva Teams', 'Snagit']

export const createLicenses = (random: Random, { day }: Days): ItLicense[] =>
  LICENSES.map(([name, publisher, vendorId, licenseType, seats, costPerSeat], index) => {
    const status = EXPIRED.includes(name) ? 'expired' : CANCELLED.includes(name) ? 'cancelled' : 'active'
    const offset = status === 'active' ? ((index * 53) % 350) + random.whole(4, 12) : -random.whole(12, 220)
    return {
      id: 51 + index,
      name,
      publisher,
      vendorId,
      licenseType,
      status,
      seats,
      costPerSeat,
      annualCost: cents(seats * costPerSeat),
      startsOn: day(offset - 365 * random.whole(1, 4)),
      expiresOn: day(offset),
      autoRenew: status === 'active' && random.chance(0.6),
    }
  })

/** Who has a seat of which licence. Those that have ended have none, and nor have those of sites and devices. */
export function createLicenseAssignments(
  random: Random,
  { day }: Days,
  licenses: ItLicense[],
  employees: ItEmployee[],
  departments: ItDepartment[],
): ItLicenseAssignment[] {
  const here = employees.filter(one => one.leftOn === null)
  const rows = licenses
    .filter(one => one.licenseType === 'user' && one.status === 'active')
    .flatMap(license => {
      const users = USED_IN[license.name]
      const fit = here.filter(one => !users || users.includes(departments[one.departmentId - 1]!.name))
      const taken = Math.round(license.seats * (license.seats > 20 ? 0.4 : 0.5 + 0.1 * random.whole(1, 4)))
      return shuffle(random, fit)
        .slice(0, taken)
        .map((employee): Omit<ItLicenseAssignment, 'id'> => {
          const assignedOn = soonAfter(later(employee.startedOn, license.startsOn), random.whole(0, 240), day(-2))
          const lastUsedOn = random.chance(0.12) ? null : later(assignedOn, day(-random.whole(1, 150)))
          return { licenseId: license.id, employeeId: employee.id, assignedOn, lastUsedOn }
        })
    })
  return rows
    .toSorted((one, other) => (one.assignedOn < other.assignedOn ? -1 : 1))
    .map((one, index) => ({ id: 7001 + index, ...one }))
}
