import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'

type Issue = Facts['sprintdesk']['halyIssues'][number]
type User = Facts['sprintdesk']['halyUsers'][number]

export const isUnfinished = (one: Issue) => one.status !== 'DONE' && one.status !== 'WONT_DO'
/** What is left to do: what will never be done may count as left or not. */
export const unfinished = (rows: Issue[], answer: (rows: Issue[]) => gold.Gold): gold.Gold =>
  eachReading([rows.filter(isUnfinished), rows.filter(one => one.status !== 'DONE')], answer)
/** What is resolved may count or not where the question leaves it open. */
export const anyIssue = (rows: Issue[], answer: (rows: Issue[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(isUnfinished), rows.filter(one => one.status !== 'DONE'), rows.filter(one => one.status !== 'WONT_DO')], answer) // oxfmt-ignore
/** Who has left may count or not where the question leaves it open. */
export const staff = (rows: User[], answer: (rows: User[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.isActive)], answer)

/** A person that another record names: as a record, by name, or with that record. */
export const namedBy = (row: object, person: User): gold.Gold =>
  gold.either(gold.record(person), gold.text(person.name), told(row, person.name))
/** A name that two people have the first part of: asking back, both of them, or the value of either. */
export const ofEither = (rows: User[], value: (row: User) => string, field: string): gold.Gold =>
  gold.either(
    gold.clarify(),
    gold.set(rows),
    gold.set(pick.distinct(rows.map(value))),
    ...rows.map(one => told(one, value(one), field)),
  )
