import type { Draft } from '../reading/draft.ts'

/** Which option each decision of a reading took, by the decision's key; absent means the first. */
export type Picks = ReadonlyMap<string, number>

/** A decision that a reading met: how many options there were. */
export interface Decision {
  key: string
  options: number
}

/** What a search needs to know of a reading. */
interface Scored {
  score: number
  unknown: string[]
  decisions: Decision[]
}

/** What an option further down the list costs: it must explain more than the likelier one to win. */
const COST = 0.4

/**
 * Takes one of several ways to read the same words, the likeliest first. The search repeats the reading with other
 * ones where the first left words unexplained.
 */
export function decide<T>(draft: Draft, key: string, options: readonly T[]): T | undefined {
  if (options.length > 1 && !draft.decisions.some(d => d.key === key))
    draft.decisions.push({ key, options: options.length })
  return options[draft.picks.get(key) ?? 0] ?? options[0]
}

/**
 * Best-first search over the decisions of a reading: the likeliest one, then each with one decision changed, then those
 * of the best of them, until one explains every word or `tries` are used up. The reading with the highest score wins. It
 * pauses where a reading does.
 */
export function* searchSteps<T extends Scored>(
  read: (picks: Picks) => Generator<void, T>,
  tries: number,
): Generator<void, T> {
  let best = { picks: new Map<string, number>() as Picks, reading: yield* read(new Map()), value: 0 }
  best.value = best.reading.score
  let left = tries - 1
  for (let depth = 0; depth < 3 && left > 0 && best.reading.unknown.length > 0; depth++) {
    const { picks, reading } = best
    for (const { key, options } of reading.decisions) {
      for (let option = 0; option < options && left > 0; option++) {
        if (option === (picks.get(key) ?? 0)) continue
        const changed = new Map([...picks, [key, option]])
        const other = yield* read(changed)
        left--
        const value = other.score - COST * [...changed.values()].filter(Boolean).length
        if (other.unknown.length < best.reading.unknown.length && value > best.value)
          best = { picks: changed, reading: other, value }
      }
    }
    if (best.picks === picks) break
  }
  return best.reading
}
