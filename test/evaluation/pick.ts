import { either, set, spelled, type Gold, type Spelled } from './gold.ts'

/** Ways to pick values out of the data for questions, to measure it, and to write values as people do. */
const isPresent = (value: unknown) => value !== null && value !== undefined && value !== ''

/** The row with this id. */
export function find<T extends { id: string | number }>(rows: readonly T[], id: string | number): T {
  const row = rows.find(one => one.id === id)
  if (!row) throw new Error(`No row has the id ${id}`)
  return row
}

/** The `index`-th row that passes; the last one when there are fewer. */
export function nth<T>(rows: readonly T[], test: (row: T) => boolean, index = 0): T {
  const fit = rows.filter(test)
  const row = fit[Math.min(index, fit.length - 1)]
  if (row === undefined) throw new Error(`No row passes: ${test}`)
  return row
}

export interface Group<K, T> {
  key: K
  rows: T[]
}
/** Groups, largest first; rows without a key are left out. */
export function rank<T, K extends string | number>(
  rows: readonly T[],
  key: (row: T) => K | null | undefined,
): Group<K, T>[] {
  const groups = new Map<K, T[]>()
  for (const row of rows) {
    const value = key(row)
    if (isPresent(value)) groups.set(value as K, [...(groups.get(value as K) ?? []), row])
  }
  return [...groups]
    .map(([name, members]) => ({ key: name, rows: members }))
    .sort((a, b) => b.rows.length - a.rows.length || (a.key < b.key ? -1 : 1))
}

/** The `index`-th largest of the groups that have from `low` to `high` rows. */
export function sized<T, K extends string | number>(
  rows: readonly T[],
  key: (row: T) => K | null | undefined,
  low: number,
  high: number,
  index = 0,
): Group<K, T> {
  return nth(rank(rows, key), group => group.rows.length >= low && group.rows.length <= high, index)
}

export const distinct = <T>(rows: readonly T[]): T[] => [...new Set(rows)]

/** Present numbers of a field. */
export const numbers = <T>(rows: readonly T[], value: (row: T) => number | null): number[] =>
  rows.map(value).filter(number => number !== null)
export const sum = <T>(rows: readonly T[], value: (row: T) => number | null): number =>
  Math.round(100 * numbers(rows, value).reduce((total, number) => total + number, 0)) / 100
export const mean = <T>(rows: readonly T[], value: (row: T) => number | null): number =>
  numbers(rows, value).reduce((total, number) => total + number, 0) / numbers(rows, value).length
export function median<T>(rows: readonly T[], value: (row: T) => number | null): number {
  const sorted = numbers(rows, value).sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
export const most = <T>(rows: readonly T[], value: (row: T) => number | null): number =>
  Math.max(...numbers(rows, value))
export const least = <T>(rows: readonly T[], value: (row: T) => number | null): number =>
  Math.min(...numbers(rows, value))

/** The rows in a range whose ends may count or not: every reading is right. */
export function within<T extends object>(
  rows: readonly T[],
  value: (row: T) => string | number | null,
  low: string | number,
  high: string | number,
): T[][] {
  const inside = rows.filter(row => isPresent(value(row)) && value(row)! >= low && value(row)! <= high)
  const readings = [
    inside,
    inside.filter(row => value(row)! > low && value(row)! < high),
    inside.filter(row => value(row)! < high),
    inside.filter(row => value(row)! > low),
  ]
  const isSame = (one: T[], other: T[]) =>
    one.length === other.length && one.every((row, index) => row === other[index])
  return readings.filter((one, index) => readings.findIndex(other => isSame(one, other)) === index)
}
export const setWithin = <T extends object>(
  rows: readonly T[],
  value: (row: T) => string | number | null,
  low: string | number,
  high: string | number,
): Gold => either(...within(rows, value, low, high).map(reading => set(reading)))

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
/** '2026-03-14...' to '2026-03' */
export const month = (day: string | null) => day?.slice(0, 7)
export const year = (day: string | null) => day?.slice(0, 4)
/** '2026-03-14...' to '2026-Q1' */
export const quarter = (day: string | null) => day && `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
/** March 2026 */
export const monthName = (key: string) => `${MONTHS[Number(key.slice(5, 7)) - 1]} ${key.slice(0, 4)}`
/** March 14, 2026 */
export const dayName = (day: string) =>
  `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8, 10))}, ${day.slice(0, 4)}`
/** 14 Mar 2026 */
export const dayShort = (day: string) =>
  `${Number(day.slice(8, 10))} ${MONTHS[Number(day.slice(5, 7)) - 1]!.slice(0, 3)} ${day.slice(0, 4)}`
/** The month before or after: '2026-01' and -1 is '2025-12'. */
export function shiftMonth(key: string, months: number): string {
  const total = Number(key.slice(0, 4)) * 12 + Number(key.slice(5, 7)) - 1 + months
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`
}
/** A day as it may be written in an answer. */
export const dayAs = (day: string): Spelled => {
  const [written, date, name] = [day.slice(0, 10), Number(day.slice(8, 10)), MONTHS[Number(day.slice(5, 7)) - 1]!]
  const of = day.slice(0, 4)
  const short = name.slice(0, 3)
  return spelled(
    written,
    `${name} ${date}, ${of}`,
    `${short} ${date}, ${of}`,
    `${date} ${name} ${of}`,
    `${date} ${short} ${of}`,
    `${written.slice(5, 7)}/${written.slice(8)}/${of}`,
  )
}
/** A month as it may be written in an answer. */
export const monthAs = (key: string): Spelled =>
  spelled(
    key,
    monthName(key),
    `${monthName(key).slice(0, 3)} ${key.slice(0, 4)}`,
    `${key}-01`,
    monthName(key).split(' ')[0]!,
  )

export const ratio = (part: number, whole: number) => (100 * part) / whole

/** Two neighbouring letters swapped in the longest word. */
export function misspell(text: string): string {
  const word = text.split(/\s+/).sort((a, b) => b.length - a.length)[0]!
  let at = Math.floor(word.length / 2)
  while (at > 1 && word[at] === word[at - 1]) at--
  return text.replace(word, word.slice(0, at - 1) + word[at]! + word[at - 1]! + word.slice(at + 1))
}
