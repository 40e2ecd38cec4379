import * as gold from '../../gold.ts'
import { cards, type Book, type Fine, type Hold, type Loan, type Member } from './data.ts'

/** A list without what it has twice. */
export const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]
export const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)
export const average = (list: readonly number[]): number => sum(list) / list.length
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Things of a name of their own, which some services keep as no more than the name. */
export const named = (list: readonly { name: string }[]): gold.Gold =>
  gold.either(gold.set(list), gold.set(list.map(({ name }) => name)))
/** Any of them, as a record or by name. */
export const oneNamed = (...list: { name: string }[]): gold.Gold =>
  gold.either(gold.record(...list), ...list.map(({ name }) => gold.text(name)))

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
/** A day, as records have it or as it is told. */
export const day = (date: string): gold.Gold => {
  const [year, month, number] = date.split('-').map(Number)
  return gold.text(gold.spelled(date, `${MONTHS[month! - 1]} ${number}, ${year}`))
}

const cardOf = (member: Member) => cards.find(card => card.member === member)!
/** Members as such, by their memberships or by name. */
export const people = (list: readonly Member[], shows?: (member: Member) => unknown[]): gold.Gold => {
  const distinct = unique(list)
  if (distinct.length === 0) return gold.empty()
  return shows
    ? gold.set(distinct, { shows })
    : gold.either(gold.set(distinct), gold.set(distinct.map(cardOf)), gold.set(distinct.map(({ name }) => name)))
}
export const person = (...list: Member[]): gold.Gold =>
  gold.either(gold.record(...list), gold.record(...list.map(cardOf)), ...list.map(({ name }) => gold.text(name)))

export const titles = (list: readonly Book[]): gold.Gold => {
  const distinct = unique(list)
  if (distinct.length === 0) return gold.empty()
  return gold.either(gold.set(distinct), gold.set(distinct.map(({ title }) => title)))
}
export const title = (...list: Book[]): gold.Gold =>
  gold.either(gold.record(...list), ...list.map(one => gold.text(one.title)))

/** What is on loan: the loans, the copies or the books. */
export const lent = (list: readonly Loan[]): gold.Gold =>
  list.length === 0
    ? gold.empty()
    : gold.either(gold.set(list), gold.set(unique(list.map(({ copy }) => copy))), titles(list.map(({ book }) => book)))
/** Who has or had something: the people or the loans. */
export const lentTo = (list: readonly Loan[]): gold.Gold =>
  list.length === 0 ? gold.empty() : gold.either(people(list.map(({ member }) => member)), gold.set(list))
/** Reservations, or what is reserved. */
export const held = (list: readonly Hold[]): gold.Gold => gold.either(gold.set(list), titles(list.map(one => one.book)))
/** Fines, or the loans that they are for. */
export const fined = (list: readonly Fine[]): gold.Gold =>
  gold.either(gold.set(list), gold.set(list.map(({ loan }) => loan)))
