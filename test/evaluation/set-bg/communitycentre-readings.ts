import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

type Hire = Facts['communitycentre']['hallHires'][number]

/** Hires that were cancelled may count or not where the question leaves it open. */
export const booked = (rows: Hire[], answer: (rows: Hire[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled')], answer)
/** A sum that stands in a record, which may be the answer when the sentence says it. */
export const sumOf = (row: object, field: string, value: number): gold.Gold =>
  gold.either(
    gold.money(value, { field }),
    gold.all(gold.record(row), gold.mentions([String(value), value.toFixed(2)])),
  )
