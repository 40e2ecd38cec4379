import type { Facts } from '../facts.ts'
import type * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { eachReading } from '../set-ab/readings.ts'

type Item = Facts['joinery']['furnitureItems'][number]
export type Course = Facts['elearning']['onlineCourses'][number]
type Dog = Facts['dogstay']['dogs'][number]

/** Items that are no longer made may count or not where the question leaves it open. */
export const made = (items: Item[], answer: (rows: Item[]) => gold.Gold): gold.Gold =>
  eachReading([items, items.filter(one => !one.retired)], answer)
/** Courses that are not published may count or not where the question leaves it open. */
export const offered = (courses: Course[], answer: (rows: Course[]) => gold.Gold): gold.Gold =>
  eachReading([courses, courses.filter(one => one.published)], answer)

/** The `index`-th dog that passes, and whose name no other dog has. */
export const dog = (dogs: readonly Dog[], test: (row: Dog) => boolean, index = 0): Dog =>
  pick.nth(dogs, one => test(one) && dogs.every(other => other === one || other.name !== one.name), index)
