import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { eachReading } from '../set-ab/readings.ts'
import { nameOf } from '../set-s/choose.ts'

type Data = Facts['theatrestaff']
type Employee = Data['stageEmployees'][number]
type Absence = Data['stageAbsences'][number]
type Booking = Data['stageBookings'][number]

/** Who has left, or is away for long, may count or not where the question leaves it open. */
export const employed = (rows: Employee[], answer: (rows: Employee[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Left'), rows.filter(one => one.status === 'Active')], answer)
/** Absences that came to nothing, or are only asked for, may count or not where the question leaves it open. */
export const absent = (rows: Absence[], answer: (rows: Absence[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status === 'Approved' || one.status === 'Requested'), rows.filter(one => one.status === 'Approved')], answer) // oxfmt-ignore
/** Bookings that were cancelled may count or not where the question leaves it open. */
export const booked = (rows: Booking[], answer: (rows: Booking[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Cancelled')], answer)
/** A number that stands in a record, which may be the answer when the sentence says it. */
export const figureOf = (row: object, value: gold.NumberGold): gold.Gold =>
  gold.either(value, gold.all(gold.record(row), gold.mentions([String(value.value)])))
/** People, each once, or the rows about them that tell who they are. */
export const whoOf = (people: Employee[], rows: object[] = []): gold.Gold => {
  const once = [...new Set(people)]
  return gold.either(gold.set(once), gold.set(once.map(nameOf)), ...(rows.length > 0 ? [gold.all(gold.set(rows), gold.mentions(once.map(nameOf)))] : [])) // oxfmt-ignore
}

/** The people of a department that is called so. */
export const teamOf = ({ stageDepartments, stageEmployees }: Data, name: string): Employee[] => {
  const { id } = pick.nth(stageDepartments, one => one.name === name)
  return stageEmployees.filter(one => one.departmentId === id)
}
/** The people of a house that is called so. */
export const crewOf = ({ stageHouses, stageEmployees }: Data, name: string): Employee[] => {
  const { id } = pick.nth(stageHouses, one => one.name === name)
  return stageEmployees.filter(one => one.houseId === id)
}
