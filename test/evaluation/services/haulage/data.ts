import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'

export const ASSET_KINDS = ['truck', 'trailer', 'forklift'] as const
export const JOB_STATES = ['Planned', 'EnRoute', 'Completed', 'Aborted'] as const

export type HaulageData = ReturnType<typeof createHaulageData>

/** 10 yards, 48 assets of three kinds, and 100 haulage jobs. */
export function createHaulageData(clock: Date) {
  const random = createRandom(20_26_367)
  const { day, moment } = createDays(clock)
  const yards = ['Avonmouth', 'Barking', 'Corby', 'Daventry', 'Felixstowe', 'Goole'].map((name, index) => ({
    id: `yard_${41 + index}`,
    name,
    manager: random.pick(['Ola Berg', 'Tess Quinn', 'Raj Patel']),
    spaces: random.whole(20, 160),
  }))
  const assets = Array.from({ length: 48 }, (_, index) => {
    const kind = ASSET_KINDS[index % 3]!
    return {
      id: `ast_${1000 + index * 7}`,
      kind: kind as string,
      registration: `${random.pick(['KX', 'LM', 'PT'])}${10 + index} ${random.pick(['HGV', 'ROD', 'TUG'])}`,
      make: random.pick(['Volvo', 'Scania', 'Krone', 'Linde']),
      yardId: random.pick(yards).id,
      bookValue: 100 * random.whole(30, 1400) + 0.5,
      nextService: day(random.whole(-60, 300)),
      axles: kind === 'truck' ? random.whole(2, 4) : null,
      payloadTons: kind === 'trailer' ? random.whole(8, 30) : null,
      liftHeight: kind === 'forklift' ? random.whole(20, 80) / 10 : null,
    }
  })
  const trucks = assets.filter(({ kind }) => kind === 'truck')
  const haulageJobs = Array.from({ length: 100 }, (_, index) => {
    const offset = random.whole(-150, 25)
    return {
      id: `job_${6000 + index * 3}`,
      assetId: random.pick(trucks).id,
      customer: random.pick(['Anvil Steel', 'Bakewell Foods', 'Cotswold Water', 'Drayton Paper']),
      status: offset > 0 ? 'Planned' : offset > -3 ? 'EnRoute' : random.pick(['Completed', 'Completed', 'Completed', 'Aborted']), // oxfmt-ignore
      pickupAt: moment(offset, 0.35),
      price: random.whole(9000, 220_000) / 100,
      distanceKm: random.whole(15, 700),
    }
  })
  return { yards, assets, haulageJobs }
}
