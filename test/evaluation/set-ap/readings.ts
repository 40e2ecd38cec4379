import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { eachReading } from '../set-ab/readings.ts'
import { nameOf } from '../set-s/choose.ts'

type Order = Facts['musicshop']['instrumentOrders'][number]
type Product = Facts['musicshop']['instrumentProducts'][number]
type Review = Facts['musicshop']['instrumentReviews'][number]
type Employee = Facts['staffhub']['hubEmployees'][number]
interface Named {
  id: number | string
  firstName: string
  lastName: string
}

/** Orders that were cancelled may count or not where the question leaves it open. */
export const placed = (rows: Order[], answer: (rows: Order[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled')], answer)
/** Products that are discontinued may count or not where the question leaves it open. */
export const offered = (rows: Product[], answer: (rows: Product[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => !one.discontinued)], answer)
/** Reviews that nobody sees yet, or never will, may count or not where the question leaves it open. */
export const reviewed = (rows: Review[], answer: (rows: Review[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.state !== 'rejected'), rows.filter(one => one.state === 'published')], answer) // oxfmt-ignore
/** Who has left, or is away for long, may count or not where the question leaves it open. */
export const employed = (rows: Employee[], answer: (rows: Employee[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'left'), rows.filter(one => one.status === 'active')], answer)

/** The `index`-th person who passes, and whose name nobody else has, also not among the others. */
export const alone = <T extends Named>(
  rows: readonly T[],
  others: readonly Pick<Named, 'firstName' | 'lastName'>[],
  test: (row: T) => boolean,
  index = 0,
): T => {
  const names = [...rows, ...others].map(nameOf)
  return pick.nth(rows, one => test(one) && names.filter(name => name === nameOf(one)).length === 1, index)
}
/** What is asked about a name that two people have: asking back, both of them, or either one's value. */
export const ofTwins = <T extends Named>(rows: T[], value: (row: T) => string, field: string): gold.Gold =>
  gold.either(
    gold.clarify(),
    gold.set(rows),
    gold.set([...new Set(rows.map(value))]),
    ...rows.map(one => gold.text(value(one), field)),
  )
/** A number that stands in a record, which may be the answer when the sentence says it. */
export const figureOf = (row: object, value: gold.NumberGold): gold.Gold =>
  gold.either(value, gold.all(gold.record(row), gold.mentions([String(value.value)])))
/** Each row once. */
export const once = <T>(rows: readonly T[]): T[] => [...new Set(rows)]
