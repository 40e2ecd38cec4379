/** A source of numbers that gives the same sequence for the same seed on every machine. */
export interface Random {
  /** A whole number, both ends included. */
  integer(min: number, max: number): number
  /** True with this probability in percent. */
  chance(percent: number): boolean
  /** One of the list. */
  pick<T>(list: readonly T[]): T
  /** One of the pairs' values, each as likely as its weight. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T
  /** The list in another order; the given one stays as it is. */
  shuffle<T>(list: readonly T[]): T[]
}

/**
 * Mulberry32 (Tommy Ettinger, public domain): 32-bit integer arithmetic only, so that the data of the demos is the
 * same bytes everywhere. Not for secrets.
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return (t ^ (t >>> 14)) >>> 0
  }
  const integer = (min: number, max: number) => min + Math.floor((next() / 0x1_0000_0000) * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => list[integer(0, list.length - 1)] as T
  return {
    integer,
    pick,
    chance: percent => integer(0, 99) < percent,
    weighted(choices) {
      let left = integer(
        1,
        choices.reduce((sum, [, weight]) => sum + weight, 0),
      )
      for (const [value, weight] of choices) {
        left -= weight
        if (left <= 0) return value
      }
      return (choices.at(-1) as (typeof choices)[number])[0]
    },
    shuffle(list) {
      const out = [...list]
      for (let i = out.length - 1; i > 0; i--) {
        const j = integer(0, i)
        ;[out[i], out[j]] = [out[j] as (typeof out)[number], out[i] as (typeof out)[number]]
      }
      return out
    },
  }
}
