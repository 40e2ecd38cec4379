import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

export type Employee = Facts['archstudio']['archEmployees'][number]

/** Those who have left may count or not where the question leaves it open. */
export const staff = (rows: Employee[], answer: (rows: Employee[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.isActive)], answer)
/** A figure that stands in a record, which may be the answer when the sentence says it. */
export const figureOf = (row: object, value: gold.NumberGold): gold.Gold =>
  gold.either(value, gold.all(gold.record(row), gold.mentions([String(value.value)])))
/** `HOUSING_ASSOCIATION` as people say it, with the code. */
export const coded = (code: string) => gold.spelled(code, code.toLowerCase(), code.replaceAll('_', ' ').toLowerCase(), code.replaceAll('_', '-').toLowerCase()) // oxfmt-ignore
export const eur = (amount: number) => `€${amount.toLocaleString('en-US', { maximumFractionDigits: 2 })}`
