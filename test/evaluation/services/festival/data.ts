import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'

export const MUSIC = ['rock', 'folk', 'techno', 'jazz'] as const
const BANDS = 'Amber_Foxes Blue_Lantern Copper_Choir Dust_Parade Echo_Valley Feral_Kites Glass_Harbour Hollow_Pines Indigo_Row Jackdaw_Club Kite_Season Low_Tide Marble_Hands Night_Ferry Open_Sky Pale_Riders Quiet_Engines Red_Willow Salt_Fields The_Understudies Velvet_Moth Wild_Clover'.split(' ') // oxfmt-ignore

export type FestivalData = ReturnType<typeof createFestivalData>

/** 5 stages, 22 bands and 60 performances. */
export function createFestivalData(clock: Date) {
  const random = createRandom(20_26_359)
  const { day } = createDays(clock)
  const festivalStages = ['Meadow', 'Lake', 'Barn', 'Hilltop', 'Tent'].map((name, index) => ({
    id: 1 + index,
    name: `${name} Stage`,
    capacity: 250 * random.whole(2, 40),
    indoor: index > 2,
  }))
  const bands = BANDS.map((name, index) => ({
    id: 10 + index,
    name: name.replace('_', ' '),
    genre: random.pick(MUSIC) as string,
    country: random.pick(['Ireland', 'Sweden', 'Mexico', 'Ghana']),
    fee: 250 * random.whole(4, 120),
    founded: random.whole(1989, 2023),
  }))
  const performances = Array.from({ length: 60 }, (_, index) => ({
    id: 500 + index,
    bandId: random.pick(bands).id,
    stageId: random.pick(festivalStages).id,
    date: day(random.whole(-20, 20)),
    minutes: random.pick([30, 45, 60, 90]),
    soundchecked: random.chance(0.5),
    visitors: random.whole(80, 6000),
  }))
  return { festivalStages, bands, performances }
}
