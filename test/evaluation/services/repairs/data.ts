import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

const HOUSES = [['MAPLE', 'Maple Court'], ['TOWER', 'Tower House'], ['QUAY', 'Quay Lofts'], ['ROSE', 'Rosehill Flats'], ['MILL', 'Old Mill']] as const // oxfmt-ignore
export const STATES = ['Open', 'In Progress', 'Waiting for Parts', 'Done'] as const
export const PRIORITIES = ['Low', 'Medium', 'High', 'Emergency'] as const
export const TRADES = ['Plumbing', 'Electrical', 'Heating', 'Joinery'] as const
const FAULTS: Record<string, string[]> = {
  Plumbing: ['Leaking tap', 'Blocked sink', 'Burst pipe', 'Running toilet'],
  Electrical: ['Dead socket', 'Flickering light', 'Broken doorbell'],
  Heating: ['Cold radiator', 'Boiler lockout', 'Noisy pump'],
  Joinery: ['Stuck window', 'Broken lock', 'Squeaky stairs'],
}

export type RepairsData = ReturnType<typeof createRepairsData>

/** 5 buildings, 8 technicians and 75 repairs. */
export function createRepairsData(clock: Date) {
  const random = createRandom(20_26_411)
  const { day, moment } = createDays(clock)
  const repairBuildings = HOUSES.map(([key, name], index) => ({
    id: `${10_000 + index}`,
    key,
    name,
    flats: random.whole(8, 60),
  }))
  const repairTechnicians = createPeopleOf(12_113, 8, 'fixitright.example').map(({ firstName, lastName, email }, index) => ({
    id: `5b10a2844c20165700ede${(400 + index * 13).toString(16)}`,
    name: `${firstName} ${lastName}`,
    email,
    active: index !== 5,
  })) // oxfmt-ignore
  const counters = new Map<string, number>()
  const repairIssues = Array.from({ length: 75 }, (_, index) => {
    const building = random.pick(repairBuildings)
    const number = (counters.get(building.key) ?? 0) + 1
    counters.set(building.key, number)
    const trade = random.pick(TRADES)
    const opened = -random.whole(0, 150)
    const status = random.pick(STATES) as string
    const flat = random.whole(1, 40)
    return {
      id: `${20_100 + index}`,
      key: `${building.key}-${number}`,
      summary: `${random.pick(FAULTS[trade]!)} in flat ${flat}`,
      buildingId: building.id,
      trade: trade as string,
      status,
      priority: random.pick(PRIORITIES) as string,
      assigneeId: random.chance(0.8) ? random.pick(repairTechnicians).id : null,
      created: moment(opened, 0.35),
      dueDate: day(opened + random.whole(3, 45)),
      resolved: status === 'Done' ? moment(Math.min(0, opened + random.whole(1, 40)), 0.1) : null,
      timeSpentSeconds: status === 'Open' ? 0 : 900 * random.whole(1, 32),
      labels: random.pick([['tenant-reported'], ['inspection'], ['tenant-reported', 'repeat']]),
    }
  })
  return { repairBuildings, repairTechnicians, repairIssues }
}
