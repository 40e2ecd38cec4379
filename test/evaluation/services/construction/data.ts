import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'

export const MACHINE_TYPES = ['EXCAVATOR', 'TOWER_CRANE', 'BULLDOZER', 'CONCRETE_MIXER'] as const
export const MACHINE_STATES = ['ACTIVE', 'IN_MAINTENANCE', 'DECOMMISSIONED'] as const
const SITES = ['Kings Wharf', 'Harbour Tunnel', 'Mill Lane School', 'Northgate Hospital', 'Old Foundry', 'Riverside Flats', 'Station Square', 'West Bypass'] // oxfmt-ignore

export type ConstructionData = ReturnType<typeof createConstructionData>

/** 8 building sites, 56 machines on them, and 90 inspections of these. */
export function createConstructionData(clock: Date) {
  const random = createRandom(20_26_337)
  const { day, moment } = createDays(clock)
  const buildingSites = SITES.map((displayName, index) => ({
    id: `sites/${101 + index}`,
    name: `sites/${101 + index}`,
    displayName,
    city: random.pick(['Leeds', 'Hull', 'York']),
    budget: 100_000 * random.whole(8, 300),
    startDate: day(-random.whole(40, 700)),
    foreman: random.pick(['Ada Brink', 'Colm Reilly', 'Jutta Weiss', 'Marek Nowak']),
  }))
  const siteMachines = Array.from({ length: 56 }, (_, index) => {
    const site = random.pick(buildingSites)
    const name = `${site.name}/machines/${3001 + index}`
    return {
      id: name,
      name,
      displayName: `${random.pick(['Atlas', 'Bison', 'Condor', 'Drake'])} ${100 + index}`,
      type: random.pick(MACHINE_TYPES) as string,
      state: random.pick(['ACTIVE', 'ACTIVE', 'ACTIVE', 'IN_MAINTENANCE', 'DECOMMISSIONED']),
      hourlyRate: random.whole(40, 400) / 2,
      operatingHours: random.whole(10, 12_000),
      purchaseDate: day(-random.whole(100, 4000)),
    }
  })
  const machineInspections = Array.from({ length: 90 }, (_, index) => ({
    id: `inspections/${700 + index}`,
    name: `inspections/${700 + index}`,
    machine: random.pick(siteMachines).name,
    inspector: random.pick(['Petra Voss', 'Sam Oduya', 'Lin Zhao']),
    inspectTime: moment(-random.whole(1, 400), 0.45),
    passed: random.chance(0.8),
    defectCount: random.whole(0, 6),
  }))
  return { buildingSites, siteMachines, machineInspections }
}
