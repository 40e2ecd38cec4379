import * as gold from '../../gold.ts'
import {
  employees,
  staff,
  type Absence,
  type Application,
  type Employee,
  type Enrolment,
  type Vacancy,
} from './data.ts'

export const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]
export const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)
export const average = (list: readonly number[]): number => sum(list) / list.length
export function median(list: readonly number[]): number {
  const sorted = list.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Those who work here, or with those who have left. */
export const both = (of: (list: readonly Employee[]) => gold.Gold): gold.Gold => gold.either(of(staff), of(employees))

/** Things of a name of their own, as records or by name. */
export const named = (list: readonly { name: string }[]): gold.Gold =>
  list.length === 0 ? gold.empty() : gold.either(gold.set(list), gold.set(list.map(({ name }) => name)))
export const oneNamed = (one: { name: string }): gold.Gold => gold.either(gold.record(one), gold.text(one.name))
export const people = (list: readonly Employee[]): gold.Gold => named(unique(list))

const ofPeople = (list: readonly (Absence | Enrolment)[]): gold.Gold =>
  list.length === 0 ? gold.empty() : gold.either(people(list.map(one => one.employee)), gold.set(list))
/** Who is away, or the absences. */
export const away = (list: readonly Absence[]): gold.Gold => ofPeople(list)
/** Who sat in a course, or the enrolments. */
export const trained = (list: readonly Enrolment[]): gold.Gold => ofPeople(list)

export const jobs = (list: readonly Vacancy[]): gold.Gold =>
  gold.either(gold.set(list), gold.set(list.map(({ title }) => title)))
export const applicants = (list: readonly Application[]): gold.Gold => named(list)

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
/** A day, as records have it or as it is told. */
export const day = (date: string): gold.Gold => {
  const [year, month, number] = date.split('-').map(Number)
  return gold.text(gold.spelled(date, `${MONTHS[month! - 1]} ${number}, ${year}`, `${number} ${MONTHS[month! - 1]} ${year}`)) // oxfmt-ignore
}
