import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

type Staff = Facts['hostelstaff']
type Employee = Staff['hostelEmployees'][number]
type Absence = Staff['hostelAbsences'][number]
type Training = Staff['hostelTrainings'][number]
type Shift = Staff['hostelShifts'][number]

/** Who has left, or is away for long, may count or not where the question leaves it open. */
export const employed = (rows: Employee[], answer: (rows: Employee[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'left'), rows.filter(one => one.status === 'active')], answer)
/** Absences that came to nothing, or that nobody has decided on, may count or not where the question leaves it open. */
export const taken = (rows: Absence[], answer: (rows: Absence[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => !/declined|cancelled/.test(one.status)), rows.filter(one => one.status === 'approved')], answer) // oxfmt-ignore
/** Trainings that were missed, or are still to come, may count or not where the question leaves it open. */
export const attended = (rows: Training[], answer: (rows: Training[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'missed'), rows.filter(one => one.status === 'completed')], answer) // oxfmt-ignore
/** Shifts that were cancelled may count or not where the question leaves it open. */
export const standing = (rows: Shift[], answer: (rows: Shift[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled')], answer)

/** A code such as `annual-leave` as it may be written in an answer. */
export const said = (code: string) => gold.spelled(code, code.replaceAll('-', ' '))
/** A number that stands in a record, which may be the answer when the sentence says it. */
export const figureOf = (row: object, value: gold.NumberGold): gold.Gold =>
  gold.either(value, gold.all(gold.record(row), gold.mentions([String(value.value)])))
/** Those who are not in head office may stand beside a group of those who are. */
export const beside = (entries: [string, number][], left: number): gold.Gold =>
  gold.either(gold.map(entries), gold.map([...entries, [gold.spelled('none', '(none)', 'null', '-', 'unassigned', 'no hostel', 'without a hostel', 'head office'), left]])) // oxfmt-ignore
