import { degreeOf, wordsOfDegree } from '../../../lib/names-of-values.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import type { NamedValue } from './end-states.ts'
import { valueWords } from './loose-keys.ts'

/** Fields that tell how much something matters. */
const OF_DEGREES = /^(?:priority|urgency|severity|importance|impact|criticality)$/
/** `P1`, `SEV-2`, `Prio 3`: the lower the number, the more it matters. */
const CODE = /^(?:p|prio|priority|s|sev|severity) ?(\d)$/

/** So many levels at least make a scale, and so many most. */
const FEWEST = 3
const MOST = 5

/**
 * What other services call the values of a priority: the same degree by its other words ("critical" of urgent), and codes by the
 * degree that each of so many levels is: P1 to P4 are critical, high, medium and low. Of three levels the first is high, and what is
 * above the topmost level, or below the lowest, is only near to it.
 */
export function namesOfDegrees(
  { words: field }: Field,
  named: readonly NamedValue[],
  nearness: 'same' | 'near',
): Map<string, readonly string[]> {
  const levels = levelsOf(field, named)
  const degrees = [...levels.values()]
  const [top, lowest] = [Math.min(...degrees), Math.max(...degrees)]
  return new Map(
    [...levels].map(([value, degree]) => {
      const own = wordsOfDegree(degree)
      const beyond = [...(degree === top ? [top - 1] : []), ...(degree === lowest ? [lowest + 1] : [])]
      return [value, nearness === 'same' ? own : beyond.flatMap(wordsOfDegree)]
    }),
  )
}

/** The values of a priority from the one that matters most; none where they are neither words for degrees nor all codes of a scale. */
export const byDegree = ({ words }: Field, values: readonly string[]): string[] =>
  [...levelsOf(words, values.map(value => [value, valueWords(value)]))].sort((a, b) => a[1] - b[1]).map(([value]) => value) // oxfmt-ignore

/** How far from the top each value of a priority is. */
function levelsOf(field: readonly string[], named: readonly NamedValue[]): Map<string, number> {
  if (!field.some(word => OF_DEGREES.test(word))) return new Map()
  const told = named.map(([value, words]) => [value, degreeOf(words.join(' '))] as const)
  if (told.every(([, degree]) => degree >= 0)) return new Map(told)
  const codes = named.map(([value, words]) => [value, Number(CODE.exec(words.join(' '))?.[1] ?? Number.NaN)] as const)
  const numbers = codes.map(([, number]) => number)
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
  const count = last - first + 1
  if (!(first <= 1) || count < FEWEST || count > MOST) return new Map()
  return new Map(codes.map(([value, number]) => [value, number - first + (count === FEWEST ? 1 : 0)]))
}
