import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export const BOAT_TYPES = ['Sailing yacht', 'Motor cruiser', 'Catamaran', 'Narrowboat'] as const
export const PONTOONS = ['North', 'South', 'Visitor'] as const
const BOATS = 'Albatross Bonaventure Cormorant Daydream Evening-Star Fulmar Guillemot Halcyon Isadora Jubilee Kestrel Lapwing Mistral Nightjar Osprey Petrel Quickstep Razorbill Sandpiper Tamarisk Undine Valkyrie Wanderer Yonder Zephyr Amaryllis Bluebell Calypso Dolphin Emerald Freya Gannet Harrier Ibis Juniper Kittiwake'.split(' ') // oxfmt-ignore

export type MarinaData = ReturnType<typeof createMarinaData>

/** 40 berths, 30 skippers and 36 boats. */
export function createMarinaData(clock: Date) {
  const random = createRandom(20_26_311)
  const { day } = createDays(clock)
  const key = (letter: string, index: number) => `rec${letter}${(900_000 + index * 7177).toString(36)}Qw8ZtVxR1`
  const moorings = Array.from({ length: 40 }, (_, index) => ({
    id: key('A', index),
    name: `${'NSV'[index % 3]}${String(Math.floor(index / 3) + 1).padStart(2, '0')}`,
    pontoon: PONTOONS[index % 3]!,
    maxLength: random.whole(8, 24),
    annualFee: 50 * random.whole(20, 120),
    hasPower: random.chance(0.6),
  }))
  const skippers = createPeopleOf(11_021, 30, 'seamail.example').map(({ firstName, lastName, email }, index) => ({
    id: key('B', index),
    name: `${firstName} ${lastName}`,
    email,
    town: random.pick(['Falmouth', 'Plymouth', 'Poole', 'Cowes']),
    memberSince: day(-random.whole(30, 4000)),
  }))
  const boats = BOATS.map((name, index) => ({
    id: key('C', index),
    name: name.replace('-', ' '),
    type: random.pick(BOAT_TYPES) as string,
    length: random.whole(60, 220) / 10,
    built: random.whole(1968, 2024),
    skipperId: random.pick(skippers).id,
    mooringId: index % 9 === 8 ? null : moorings[index]!.id,
    isInsured: random.chance(0.75),
    lastSurvey: random.chance(0.8) ? day(-random.whole(5, 900)) : null,
  }))
  return { moorings, skippers, boats }
}
