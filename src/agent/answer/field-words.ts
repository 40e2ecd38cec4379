import { findUnit } from '../understand/calls/units.ts'
import type { Field } from '../understand/entity-model/catalogue-model.ts'
import type { Measure } from '../understand/reading/query.ts'
import { isPlural, plural } from '../understand/language/words.ts'

/** How the functions of a figure are called in a sentence. */
export const FUNCTIONS = {
  sum: 'total',
  avg: 'average',
  median: 'median',
  min: 'lowest',
  max: 'highest',
  distinct: 'number of different',
  share: 'share',
  count: 'number',
}

/** The unit that a field's name ends with, as it is written behind a figure: `mileage_km` is "mileage", in "km"; lengths of time are in hours. */
export function unitWord(field: Field): string | undefined {
  if (field.landsAs === 'hours') return 'hours'
  const last = field.words.at(-1)
  if (field.words.length < 2 || !last || !['number', 'percent'].includes(field.role)) return undefined
  // "square feet" are no feet.
  if (/^(?:square|sq|cubic)$/.test(field.words.at(-2)!)) return undefined
  // "model year" is no number of years, and "m" behind a figure would be read as millions.
  const isWritten = isPlural(last) || last.length === 2 || last in SYMBOLS
  return isWritten && findUnit(last) ? (SYMBOLS[last] ?? last) : undefined
}

/** Symbols of units that are written otherwise than a field's name can write them, and those that are no words (SI Brochure, 9th ed., tables 2 to 5). */
const SYMBOLS: Readonly<Record<string, string>> = {
  kw: 'kW',
  kwh: 'kWh',
  kpa: 'kPa',
  kmh: 'km/h',
  mph: 'mph',
  rpm: 'rpm',
  psi: 'psi',
  sqm: 'sq m',
  bpm: 'bpm',
}

/**
 * What is first by a date is the latest or earliest, by a length of time the longest or shortest, by a number of things the one with most
 * or fewest, else the highest or lowest.
 */
export function extremeWord(field: Field | undefined, direction: 'asc' | 'desc'): string {
  const [most, least] = extremesOf(field)
  return direction === 'desc' ? most : least
}

/** "time between ordered and delivered", as lengths that are worked out are called. */
const isLengthOfTime = (words: string): boolean => words.startsWith('time between ')

function extremesOf(field: Field | undefined): readonly [string, string] {
  if (field?.role === 'date') return ['latest', 'earliest']
  const [first, ...rest] = field?.words ?? []
  if (field && isLengthOfTime(field.words.join(' '))) return ['longest', 'shortest']
  return field?.role === 'number' && !rest.length && isPlural(first!) ? ['most', 'fewest'] : ['highest', 'lowest']
}

const PARTS = /^(?:cents?|pence|pennies)$/

/** A field in a sentence: without its unit, the "id" of another record's key and the "is" of a flag. */
export function fieldWords(field: Field): string {
  const words = unitWord(field) && field.landsAs !== 'hours' ? field.words.slice(0, -1) : field.words
  if (words.length < 2) return words.join(' ')
  // `price_cents` is told in the currency itself.
  if (field.role === 'money' && field.currency?.includes('/') && PARTS.test(words.at(-1)!))
    return words.slice(0, -1).join(' ')
  if (field.target && words.at(-1) === 'id') return words.slice(0, -1).join(' ')
  return field.role === 'boolean' && /^(is|are|was)$/.test(words[0]!) ? words.slice(1).join(' ') : words.join(' ')
}

/** How a figure over a field is written; a count has no unit of its own. */
export function figureFormat({ fn, per }: Measure, field: Field | undefined): 'count' | 'money' | 'fraction' | 'plain' {
  if (!per && (fn === 'count' || fn === 'distinct')) return 'count'
  if (field?.role === 'percent' && field.fraction && fn !== 'sum') return 'fraction'
  return field?.role === 'money' ? 'money' : 'plain'
}

/** "average price", "number of different cities"; a field that says "total" by itself is no total of totals. */
export function measureWords(fn: Measure['fn'], words: string, unit?: Measure['unit']): string {
  if (unit) return `${measureWords(fn, words)} in ${unit.name}`
  if (isLengthOfTime(words) && (fn === 'max' || fn === 'min'))
    return `${fn === 'max' ? 'longest' : 'shortest'} ${words}`
  if (fn === 'distinct') return `${FUNCTIONS.distinct} ${plural(words)}`
  const [first, ...rest] = words.split(' ')
  if (fn === 'sum' && first === 'total') return rest.length ? words : 'total'
  if (fn === 'sum' && rest.at(-1) === 'total') return `total ${[first, ...rest.slice(0, -1)].join(' ')}`
  return first === FUNCTIONS[fn] ? words : `${FUNCTIONS[fn]} ${words}`
}
