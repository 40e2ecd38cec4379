import { either, record, set, spelled, text, type Gold, type Spelled } from '../../gold.ts'
import { contractOf, hotels, leaves, staff, type Hotel, type Leave, type Person } from './data.ts'

export const person = (name: string): Person => staff.find(one => one.name === name)!
export const hotel = (name: string): Hotel => hotels.find(one => one.name === name)!
export const team = (department: string): Person[] => staff.filter(one => one.position.department.name === department)
export const at = (place: string): Person[] => staff.filter(one => one.hotel.name === place)
export const payOf = (one: Person): number => contractOf(one).pay

/** The people, in any reading: they or their records of another kind that tell who they are. */
export const who = (people: readonly Person[], ...instead: (readonly object[])[]): Gold =>
  either(set(people), set(people.map(namesOf)), ...instead.map(list => set(list)))
const namesOf = (one: Person): Spelled => spelled(one.name)

/** One of the staff: the record or the name. */
export const whom = (one: Person): Gold => either(record(one), text(spelled(one.name, one.last)))
/** One hotel: the record, or its name in a row of figures. */
export const where = (one: Hotel): Gold => either(record(one), text(spelled(one.name, one.code)))

export const isApproved = (one: Leave): boolean => one.state === 'approved'
export const offOn = (day: string): Leave[] => leaves.filter(one => isApproved(one) && one.from <= day && one.to >= day)
export const isBetween = (day: string | null, from: string, to: string): boolean =>
  day !== null && day >= from && day <= to
export const isApril = (day: string): boolean => day.startsWith('2025-04')

export const sum = (values: readonly number[]): number =>
  Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100
export const mean = (values: readonly number[]): number => sum(values) / values.length
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return half % 1 ? sorted[Math.floor(half)]! : (sorted[half - 1]! + sorted[half]!) / 2
}
/** How many there are of each. */
export function tally<T>(things: readonly T[], key: (one: T) => string): Map<string, number> {
  const found = new Map<string, number>()
  for (const one of things) found.set(key(one), (found.get(key(one)) ?? 0) + 1)
  return found
}
