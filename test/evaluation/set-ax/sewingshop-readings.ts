import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

export type Order = Facts['sewingshop']['sewOrders'][number]
export type Product = Facts['sewingshop']['sewProducts'][number]
export type Review = Facts['sewingshop']['sewReviews'][number]
export type Return = Facts['sewingshop']['sewReturns'][number]

/** Orders that were cancelled may count or not where the question leaves it open. */
export const placed = (rows: Order[], answer: (rows: Order[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled')], answer)
/** Products that the webshop no longer shows may count or not where the question leaves it open. */
export const offered = (rows: Product[], answer: (rows: Product[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.isActive)], answer)
/** Reviews that nobody sees yet, or no longer, may count or not where the question leaves it open. */
export const written = (rows: Review[], answer: (rows: Review[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'hidden'), rows.filter(one => one.status === 'approved')], answer) // oxfmt-ignore
/** Returns that were refused, or that are not here yet, may count or not where the question leaves it open. */
export const sentBack = (rows: Return[], answer: (rows: Return[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'rejected'), rows.filter(one => one.status !== 'requested'), rows.filter(one => ['received', 'refunded'].includes(one.status))], answer) // oxfmt-ignore

const NAMES: Record<string, string> = { NL: 'the Netherlands', BE: 'Belgium', DE: 'Germany', FR: 'France', IT: 'Italy', GB: 'the United Kingdom', PT: 'Portugal', SE: 'Sweden', JP: 'Japan' } // oxfmt-ignore
export const countryName = (code: string) => NAMES[code]!
export const countryAs = (code: string) =>
  gold.spelled(code, countryName(code), countryName(code).replace(/^the /, ''), ...(code === 'GB' ? ['UK', 'Great Britain'] : [])) // oxfmt-ignore
/** A number that stands in a record, which may be the answer when the sentence says it. */
export const figureOf = (row: object, value: gold.NumberGold): gold.Gold =>
  gold.either(value, gold.all(gold.record(row), gold.mentions([String(value.value), value.value.toFixed(2)])))
/** Each row once. */
export const once = <T>(rows: readonly T[]): T[] => [...new Set(rows)]
