import type { Facts } from '../facts.ts'
import type * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

export type Trip = Facts['chauffeurs']['limoTrips'][number]

/** Trips that were cancelled, or that are still to come, may count or not where the question leaves it open. */
export const run = (rows: Trip[], answer: (rows: Trip[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled'), rows.filter(one => one.status === 'completed')], answer) // oxfmt-ignore
/** Each row once. */
export const once = <T>(rows: readonly T[]): T[] => [...new Set(rows)]
