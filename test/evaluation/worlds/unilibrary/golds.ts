import * as gold from '../../gold.ts'
import type { Booking, Borrower, Fine, Hold, Loan, Title } from './data.ts'

/** A list without what it has twice. */
export const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]
export const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)
export const average = (list: readonly number[]): number => sum(list) / list.length
export const median = (list: readonly number[]): number => {
  const sorted = list.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}
/** How many of the list fall on each key. */
export function tally<T>(list: readonly T[], key: (one: T) => string): [string, number][] {
  return unique(list.map(key)).map(name => [name, list.filter(one => key(one) === name).length])
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
/** A day, as records have it or as it is told. */
export const day = (date: string): gold.Gold => {
  const [year, month, number] = date.split('-').map(Number)
  const name = MONTHS[month! - 1]
  return gold.text(gold.spelled(date, `${name} ${number}, ${year}`, `${number} ${name} ${year}`))
}

/** People as such or by name. */
export const people = (list: readonly Borrower[]): gold.Gold => {
  const distinct = unique(list)
  return gold.either(gold.set(distinct), gold.set(distinct.map(({ name }) => name)))
}
export const person = (...list: Borrower[]): gold.Gold =>
  gold.either(gold.record(...list), ...list.map(({ name }) => gold.text(name)))
export const titled = (list: readonly Title[]): gold.Gold => {
  const distinct = unique(list)
  return gold.either(gold.set(distinct), gold.set(distinct.map(({ title }) => title)))
}
/** What is or was lent: the loans, the copies or the titles. */
export const lent = (list: readonly Loan[]): gold.Gold =>
  gold.either(gold.set(list), gold.set(unique(list.map(({ copy }) => copy))), titled(list.map(({ copy }) => copy.title))) // oxfmt-ignore
/** Who did something: the people, or what they did. */
export const whoDid = (list: readonly (Loan | Hold | Booking | Fine)[]): gold.Gold =>
  gold.either(people(list.map(({ borrower }) => borrower)), gold.set(list))
