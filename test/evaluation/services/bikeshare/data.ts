import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'

export const MODELS = ['classic', 'electric', 'cargo'] as const
const DOCKS = ['Bell Tower', 'Canning Square', 'Dockside', 'Eastgate', 'Fish Market', 'Grand Park', 'Hill Street', 'Iron Bridge', 'Jubilee Gardens', 'Kiln Lane', 'Library', 'Market Cross'] // oxfmt-ignore

export type BikeshareData = ReturnType<typeof createBikeshareData>

/** 12 docking stations, 60 bikes and 120 rides. */
export function createBikeshareData(clock: Date) {
  const random = createRandom(20_26_331)
  const { moment } = createDays(clock)
  const key = (letter: string, index: number) => `-N${letter}${(700_000 + index * 8191).toString(36)}xQ`
  const dockingStations = DOCKS.map((name, index) => ({
    id: key('s', index),
    name,
    district: random.pick(['Old Town', 'Riverside', 'Northside']),
    capacity: random.whole(8, 40),
    hasKiosk: random.chance(0.5),
  }))
  const bikes = Array.from({ length: 60 }, (_, index) => ({
    id: key('b', index),
    plate: `BK-${301 + index}`,
    model: random.pick(MODELS) as string,
    condition: random.pick(['ok', 'ok', 'ok', 'needsRepair', 'retired']),
    stationId: random.chance(0.9) ? random.pick(dockingStations).id : null,
    kilometres: random.whole(40, 9000),
    boughtAt: moment(-random.whole(60, 1500), 0.4),
  }))
  const rides = Array.from({ length: 120 }, (_, index) => ({
    id: key('r', index),
    bikeId: random.pick(bikes).id,
    startStationId: random.pick(dockingStations).id,
    endStationId: random.pick(dockingStations).id,
    startedAt: moment(-random.whole(0, 120), random.whole(25, 90) / 100),
    minutes: random.whole(3, 95),
    fare: random.whole(10, 140) / 10,
  }))
  return { dockingStations, bikes, rides }
}
