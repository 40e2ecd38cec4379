import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

const APIARIES = ['Heather Moor', 'Linden Row', 'Clover Bank', 'Orchard End', 'Bramble Hill', 'Saltmarsh'] as const
export const BREEDS = ['Buckfast', 'Carniolan', 'Italian', 'Black Bee'] as const
export const TEMPERS = ['Calm', 'Nervous', 'Aggressive'] as const
export const FLOWERS = ['Heather', 'Lime', 'Clover', 'Rapeseed'] as const

export type BeekeepingData = ReturnType<typeof createBeekeepingData>

/** 7 beekeepers, 6 apiaries, 36 hives, 70 inspections and 40 harvests. */
export function createBeekeepingData(clock: Date) {
  const random = createRandom(20_26_433)
  const { day } = createDays(clock)
  const beekeepers = createPeopleOf(12_137, 7, 'honeyguild.example').map(({ firstName, lastName, email }, index) => ({
    id: index + 1,
    firstName,
    lastName,
    email,
    memberSince: day(-random.whole(200, 4000)),
  }))
  const apiaries = APIARIES.map((name, index) => ({
    id: index + 1,
    name: name as string,
    county: random.pick(['Devon', 'Kent', 'Fife']),
    altitudeMetres: 10 * random.whole(1, 42),
    beekeeperId: beekeepers[index]!.id,
  }))
  const hives = Array.from({ length: 36 }, (_, index) => ({
    id: 501 + index,
    code: `HV-${String(index + 1).padStart(3, '0')}`,
    apiaryId: random.pick(apiaries).id,
    queenBreed: random.pick(BREEDS) as string,
    queenBorn: 2026 - random.whole(0, 4),
    frames: random.whole(6, 22),
    temper: random.pick(TEMPERS) as string,
    isActive: random.chance(0.85),
    installed: day(-random.whole(40, 1500)),
  }))
  const hiveInspections = Array.from({ length: 70 }, (_, index) => ({
    id: 9001 + index,
    hiveId: random.pick(hives).id,
    inspectedOn: day(-random.whole(0, 160)),
    varroaCount: random.whole(0, 24),
    queenSeen: random.chance(0.7),
    note: random.pick([null, 'Fed syrup', 'Added a super', 'Signs of chalkbrood', 'Swarm cells found']),
  }))
  const harvests = Array.from({ length: 40 }, (_, index) => ({
    id: 3001 + index,
    hiveId: random.pick(hives).id,
    harvestedOn: day(-random.whole(3, 500)),
    kilograms: random.whole(30, 240) / 10,
    honeyType: random.pick(FLOWERS) as string,
    pricePerKilogram: random.whole(16, 34) / 2,
  }))
  return { beekeepers, apiaries, hives, hiveInspections, harvests }
}
