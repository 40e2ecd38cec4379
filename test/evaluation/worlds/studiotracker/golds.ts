import * as gold from '../../gold.ts'
import type { Person, Ticket } from './data.ts'

/** A list without what it has twice. */
export const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]
export const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)
export const average = (list: readonly number[]): number => sum(list) / list.length
export const median = (list: readonly number[]): number => {
  const sorted = list.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1]!, sorted[Math.floor(sorted.length / 2)]!]
  return (low + high) / 2
}
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Things of a name, which a service may show as no more than the name. */
export const named = (list: readonly { name: string }[]): gold.Gold =>
  gold.either(gold.set(unique(list)), gold.set(unique(list).map(({ name }) => name)))
/** One of them, as a record or by name. */
export const oneNamed = (...list: { name: string }[]): gold.Gold =>
  gold.either(gold.record(...list), ...list.map(({ name }) => gold.text(name)))
/** People, with what must be shown of them. */
export const people = (list: readonly Person[], shows?: (person: Person) => unknown[]): gold.Gold =>
  shows ? gold.set(unique(list), { shows }) : named(list)

/** Tickets, also as no more than keys or titles. */
export const listed = (list: readonly Ticket[]): gold.Gold =>
  gold.either(
    gold.set(unique(list)),
    gold.set(unique(list).map(({ key }) => key)),
    gold.set(unique(list).map(({ title }) => title)),
  )

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
/** A day, as records have it or as it is told. */
export const day = (date: string): gold.Gold => {
  const [year, month, number] = date.split('-').map(Number)
  return gold.text(gold.spelled(date, `${MONTHS[month! - 1]} ${number}, ${year}`))
}
