import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

type Course = Facts['eveningschool']['eveCourses'][number]
type Enrolment = Facts['eveningschool']['eveEnrolments'][number]

const isAhead = (one: Course) => ['Planned', 'Open', 'Running'].includes(one.status)

/** Courses that do not take place may count or not where the question leaves it open. */
export const planned = (rows: Course[], answer: (rows: Course[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Cancelled')], answer)
/** So may those that are over, where it asks what there is. */
export const onOffer = (rows: Course[], answer: (rows: Course[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Cancelled'), rows.filter(isAhead)], answer)
/** Who has withdrawn, or only waits for a place, may count or not where the question leaves it open. */
export const enrolled = (rows: Enrolment[], answer: (rows: Enrolment[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Withdrawn'), rows.filter(one => ['Confirmed', 'Completed'].includes(one.status))], answer) // oxfmt-ignore
/** A number that stands in a record, which may be the answer when the sentence says it. */
export const figureOf = (row: object, value: gold.NumberGold): gold.Gold =>
  gold.either(value, gold.all(gold.record(row), gold.mentions([String(value.value)])))
/** Each row once. */
export const once = <T>(rows: readonly T[]): T[] => [...new Set(rows)]
