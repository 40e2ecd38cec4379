import * as gold from '../gold.ts'
import type { Gold, Spelled, Unit } from '../gold.ts'

/** Which of two has more: its name, or both figures in a sentence that names it. */
export function more(
  [one, first]: [Spelled, number],
  [other, second]: [Spelled, number],
  { unit = 'count', least = false }: { unit?: Unit; least?: boolean } = {},
): Gold {
  const winner = first > second !== least ? one : other
  const both = [first, second].map(value => ({ kind: 'number' as const, unit, value }))
  const named = gold.mentions(winner.alternatives)
  return gold.either(
    gold.text(winner),
    gold.all(
      gold.map(
        [
          [one, first],
          [other, second],
        ],
        unit,
      ),
      named,
    ),
    gold.all(gold.figures(...both), named),
  )
}

/** The names of groups that pass a test, or the groups with their figures. */
export const groups = (entries: readonly [string, number][], unit: Unit = 'count'): Gold =>
  gold.either(gold.set(entries.map(([name]) => name)), gold.map(entries, unit))

/** Days between two days (or moments). */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000)
