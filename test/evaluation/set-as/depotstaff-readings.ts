import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'
import { nameOf } from '../set-s/choose.ts'

type Employee = Facts['depotstaff']['depotEmployees'][number]
type Leave = Facts['depotstaff']['depotLeaves'][number]

/** Who has left, or is away for long, may count or not where the question leaves it open. */
export const staff = (rows: Employee[], answer: (rows: Employee[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'left'), rows.filter(one => one.status === 'active')], answer)
/** Leave that was declined, cancelled or not decided yet may count or not where the question leaves it open. */
export const leave = (rows: Leave[], answer: (rows: Leave[]) => gold.Gold): gold.Gold =>
  eachReading(
    [
      rows,
      rows.filter(one => one.status !== 'cancelled'),
      rows.filter(one => one.status !== 'declined' && one.status !== 'cancelled'),
      rows.filter(one => one.status === 'approved'),
    ],
    answer,
  )
/** People, as records or by their names. */
export const people = (rows: Employee[]): gold.Gold => gold.either(gold.set(rows), gold.set(rows.map(nameOf)))
/** People whom other records lead to: those records will do when they show the names. */
export const peopleOf = <T extends { employeeId: number }>(records: T[], employees: Employee[]): gold.Gold => {
  const holder = (one: T) => employees.find(({ id }) => id === one.employeeId)!
  const rows = [...new Set(records.map(holder))]
  return gold.either(people(rows), gold.set(records, { shows: one => [nameOf(holder(one))] }))
}
