import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

type Product = Facts['teahouse']['teaProducts'][number]
type Order = Facts['teahouse']['teaOrders'][number]
type Review = Facts['teahouse']['teaReviews'][number]

const COUNTRIES: Record<string, string> = { DE: 'Germany', AT: 'Austria', NL: 'Netherlands', CH: 'Switzerland', DK: 'Denmark', BE: 'Belgium' } // oxfmt-ignore
/** A country as its code, or by its name. */
export const countryAs = (code: string) => gold.spelled(code, COUNTRIES[code]!, `the ${COUNTRIES[code]!}`)

/** Products that are discontinued may count or not where the question leaves it open. */
export const offered = (rows: Product[], answer: (rows: Product[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'DISCONTINUED')], answer)
/** Orders that were cancelled may count or not where the question leaves it open. */
export const placed = (rows: Order[], answer: (rows: Order[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'CANCELLED')], answer)
/** Reviews that nobody sees yet, or no longer, may count or not where the question leaves it open. */
export const reviewed = (rows: Review[], answer: (rows: Review[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'HIDDEN'), rows.filter(one => one.status === 'PUBLISHED')], answer) // oxfmt-ignore

/** A number that stands in a record, which may be the answer when the sentence says it. */
export const figureOf = (row: object, value: gold.NumberGold): gold.Gold =>
  gold.either(value, gold.all(gold.record(row), gold.mentions([String(value.value)])))
/** What is asked about a name that two people have: asking back, both of them, or either one's value. */
export const ofTwins = <T extends object>(rows: T[], value: (row: T) => string, field: string): gold.Gold =>
  gold.either(
    gold.clarify(),
    gold.set(rows),
    gold.set(rows.map(value)),
    ...rows.flatMap(one => [gold.text(value(one), field), gold.all(gold.record(one), gold.mentions([value(one)]))]),
  )
/** Each row once. */
export const once = <T>(rows: readonly T[]): T[] => [...new Set(rows)]
