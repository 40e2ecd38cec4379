import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { nameOf } from '../set-s/choose.ts'
import { eachReading } from '../set-ab/readings.ts'

type Book = Facts['bookshop']['usedBooks'][number]
type Order = Facts['optician']['glassesOrders'][number]

/** Books that are sold, or put aside for somebody, may count or not where the question leaves it open. */
export const shelved = (rows: Book[], answer: (rows: Book[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'sold'), rows.filter(one => one.status === 'in_stock')], answer)
/** Orders that were cancelled may count or not where the question leaves it open. */
export const placed = (rows: Order[], answer: (rows: Order[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled')], answer)
interface Named {
  id: number
  firstName: string
  lastName: string
}
/** What is asked about a name that two people have: asking back, both of them, or either one's value. */
export const ofTwins = <T extends Named>(rows: T[], value: (row: T) => string, field: string): gold.Gold =>
  gold.either(
    gold.clarify(),
    gold.set(rows),
    gold.set([...new Set(rows.map(value))]),
    ...rows.map(one => gold.text(value(one), field)),
  )
/** People, or what links to them. */
export const peopleOr = (people: Named[], links: object[]): gold.Gold =>
  gold.either(gold.set(people), gold.set(links), gold.set(people.map(nameOf)))
