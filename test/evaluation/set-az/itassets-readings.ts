import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

export type Device = Facts['itassets']['itDevices'][number]
export type Employee = Facts['itassets']['itEmployees'][number]
export type License = Facts['itassets']['itLicenses'][number]

/** Devices that were written off or got lost may count or not where the question leaves it open. */
export const owned = (rows: Device[], answer: (rows: Device[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'retired'), rows.filter(one => !['retired', 'lost'].includes(one.status))], answer) // oxfmt-ignore
/** Those who have left may count or not where the question leaves it open. */
export const staff = (rows: Employee[], answer: (rows: Employee[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.leftOn === null)], answer)
/** Licences that have ended may count or not where the question leaves it open. */
export const licensed = (rows: License[], answer: (rows: License[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status === 'active')], answer)

/** How a model may be written in an answer. */
export const modelAs = (one: Device) => gold.spelled(one.model, `${one.manufacturer} ${one.model}`)
/** A number that stands in a record, which may be the answer when the sentence says it. */
export const figureOf = (row: object, value: gold.NumberGold): gold.Gold =>
  gold.either(value, gold.all(gold.record(row), gold.mentions([String(value.value)])))
/** Who it is, told by name, by the record of the person or by the record that points to them. */
export const holderOf = (device: Device, employee: Employee): gold.Gold => {
  const name = `${employee.firstName} ${employee.lastName}`
  return gold.either(gold.record(employee), gold.text(name), gold.all(gold.record(device), gold.mentions([name])))
}
