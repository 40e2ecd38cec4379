/** A random source that gives the same numbers for the same seed on every machine (mulberry32). */
export function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from `low` to `high`, both included. */
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    pick: <T>(list: readonly T[]): T => list[whole(0, list.length - 1)] as T,
    chance: (probability: number) => next() < probability,
    /** A moment between two dates. */
    moment: (from: string, to: string) =>
      new Date(Date.parse(from) + Math.floor(next() * (Date.parse(to) - Date.parse(from)))),
  }
}
