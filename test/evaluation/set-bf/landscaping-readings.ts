import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

export type Job = Facts['landscaping']['landJobs'][number]

/** Jobs that were called off, or that wait, may count or not among those that are booked in. */
export const booked = (rows: Job[]): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled'), rows.filter(one => !['cancelled', 'on_hold'].includes(one.status)), rows.filter(one => one.status === 'scheduled')], own => gold.set(own)) // oxfmt-ignore
/** Each row once. */
export const once = <T>(rows: readonly T[]): T[] => [...new Set(rows)]
