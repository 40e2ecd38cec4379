import type { Facts } from '../facts.ts'
import type * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

type Course = Facts['trainingcentre']['centreCourses'][number]
type Session = Facts['trainingcentre']['centreSessions'][number]

/** Courses that the centre no longer runs may count or not where the question leaves it open. */
export const offered = (rows: Course[], answer: (rows: Course[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.active)], answer)
/** A course date that is still to come. */
export const isAhead = (one: Session, today: string) => one.startDate > today && one.status !== 'CANCELLED'
/** Each row once. */
export const once = <T>(rows: readonly T[]): T[] => [...new Set(rows)]
/** Course dates of a trainer that are still to come; those that run now, or were called off, may count or not. */
export const comingUp = (rows: Session[], today: string, answer: (rows: Session[]) => gold.Gold): gold.Gold => {
  const ahead = rows.filter(one => one.startDate > today)
  const now = rows.filter(one => one.endDate >= today)
  return eachReading([ahead, now, ahead.filter(one => one.status !== 'CANCELLED'), now.filter(one => one.status !== 'CANCELLED')], answer) // oxfmt-ignore
}
