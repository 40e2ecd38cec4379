import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { eachReading } from '../set-ab/readings.ts'

type PeopleOps = Facts['peopleops']
type Employee = PeopleOps['quillEmployees'][number]
type Equipment = PeopleOps['quillEquipment'][number]
type Leave = PeopleOps['quillLeaves'][number]

/** Who has left, or is away for long, may count or not where the question leaves it open. */
export const staff = (rows: Employee[], answer: (rows: Employee[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'left'), rows.filter(one => one.status === 'active')], answer)
/** Pieces that are lost or thrown out may count or not where the question leaves it open. */
export const owned = (rows: Equipment[], answer: (rows: Equipment[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'retired'), rows.filter(one => !['retired', 'lost'].includes(one.status))], answer) // oxfmt-ignore
/** What came to nothing may count or not where the question leaves it open, and what is not decided yet. */
export const leave = (rows: Leave[], answer: (rows: Leave[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled'), rows.filter(one => ['approved', 'pending'].includes(one.status)), rows.filter(one => one.status === 'approved')], answer) // oxfmt-ignore

/** Pieces of equipment, as records or by their tags. */
export const pieces = (rows: Equipment[]): gold.Gold => gold.either(gold.set(rows), gold.set(rows.map(one => one.assetTag))) // oxfmt-ignore
/** A number that stands in a record, which may be the answer when the sentence says it. */
export const figureOf = (row: object, value: gold.NumberGold): gold.Gold =>
  gold.either(value, gold.all(gold.record(row), gold.mentions([String(value.value)])))
/** Whom the requests are of, as people or as the requests. */
export const awayOf = (employees: Employee[], rows: Leave[]): gold.Gold =>
  gold.either(gold.set(pick.distinct(rows.map(one => pick.find(employees, one.employeeId)))), gold.set(rows))
/** What is asked about a name that two people have: asking back, both of them, or either one's value. */
export const ofTwins = (rows: Employee[], value: (row: Employee) => string, field: string): gold.Gold =>
  gold.either(
    gold.clarify(),
    gold.set(rows),
    gold.set([...new Set(rows.map(value))]),
    ...rows.map(one => gold.text(value(one), field)),
  )
/** The piece that cost most, as a record or by its tag. */
export function dearest(rows: Equipment[]): gold.Gold {
  const best = gold.largest(rows, one => one.price.amount)
  return gold.either(best, ...(best.items as Equipment[]).map(one => gold.text(one.assetTag)))
}
/** From the first day to the last, with weekends. */
export const calendarDays = (one: Leave): number => (Date.parse(one.endDate) - Date.parse(one.startDate)) / 86_400_000 + 1 // oxfmt-ignore
