import type { Limiter } from './limiter.ts'

/** Places of one service by lane. */
export interface Lanes {
  of(lane: string): Limiter
  /** All lanes as one, for what is told about the service; nobody enters it. */
  readonly together: Limiter
}

/** Lanes that are remembered before idle ones are forgotten. */
const MANY = 200

/** No lanes at first; each is made when it is first asked for. */
export function createLanes(createPlaces: () => Limiter): Lanes {
  const lanes = new Map<string, Limiter>()
  const sum = (read: (limiter: Limiter) => number) => [...lanes.values()].reduce((total, one) => total + read(one), 0)
  return {
    of(lane) {
      let limiter = lanes.get(lane)
      if (!limiter) {
        if (lanes.size >= MANY)
          for (const [name, { running, waiting }] of lanes) if (running + waiting === 0) lanes.delete(name)
        lanes.set(lane, (limiter = createPlaces()))
      }
      return limiter
    },
    together: {
      enter: () => undefined,
      leave: () => undefined,
      get running() {
        return sum(({ running }) => running)
      },
      get waiting() {
        return sum(({ waiting }) => waiting)
      },
    },
  }
}
