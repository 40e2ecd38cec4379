import type { Facts } from '../facts.ts'
import type { Gold } from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

type Employee = Facts['wardstaff']['tarkaEmployees'][number]
type Shift = Facts['wardstaff']['tarkaShifts'][number]

/** Who has left, or works elsewhere for a while, may count or not where the question leaves it open. */
export const employed = (rows: Employee[], answer: (rows: Employee[]) => Gold): Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Left'), rows.filter(one => one.status === 'Active')], answer)
/** Shifts that were cancelled may count or not where the question leaves it open. */
export const rostered = (rows: Shift[], answer: (rows: Shift[]) => Gold): Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Cancelled')], answer)
/** Each row once. */
export const once = <T>(rows: readonly T[]): T[] => [...new Set(rows)]
