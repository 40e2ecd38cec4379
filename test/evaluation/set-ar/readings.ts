import type { Facts } from '../facts.ts'
import type * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { eachReading } from '../set-ab/readings.ts'
import { PARK_DONE, PARK_DROPPED } from '../services/parkworks/data.ts'

type Job = Facts['parkworks']['parkJobs'][number]
type Coffee = Facts['roastery']['roastCoffees'][number]
type Order = Facts['roastery']['roastOrders'][number]
type Subscription = Facts['roastery']['roastSubscriptions'][number]
type Reservation = Facts['gamelibrary']['gameReservations'][number]
type Employee = Facts['zoostaff']['zooEmployees'][number]
type Answer<T> = (rows: T[]) => gold.Gold

/** The jobs in a stage of this name. */
export const jobsIn = ({ parkJobs, parkStages }: Facts['parkworks'], name: string) =>
  parkJobs.filter(one => pick.find(parkStages, one.stageId).name === name)

/** Jobs that are not finished: one that was dropped may count or not. */
export const unfinished = (rows: Job[], answer: Answer<Job>): gold.Gold =>
  eachReading([rows.filter(one => ![PARK_DONE, PARK_DROPPED].includes(one.stageId)), rows.filter(one => one.stageId !== PARK_DONE)], answer) // oxfmt-ignore
/** Coffees that are no longer sold may count or not where the question leaves it open. */
export const offered = (rows: Coffee[], answer: Answer<Coffee>): gold.Gold =>
  eachReading([rows, rows.filter(one => one.retiredOn === null)], answer)
/** Orders that were cancelled, or are not paid yet, may count or not where the question leaves it open. */
export const ordered = (rows: Order[], answer: Answer<Order>): gold.Gold =>
  eachReading([rows, rows.filter(one => one.cancelledAt === null), rows.filter(one => one.paidAt !== null)], answer)
/** Subscriptions that have ended, or are paused, may count or not where the question leaves it open. */
export const subscribed = (rows: Subscription[], answer: Answer<Subscription>): gold.Gold =>
  eachReading([rows, rows.filter(one => one.endedOn === null), rows.filter(one => one.nextDeliveryOn !== null)], answer)
/** Reservations that wait: those of which the member was notified may count or not. */
export const waiting = (rows: Reservation[], answer: Answer<Reservation>): gold.Gold => {
  const open = rows.filter(one => !one.collected && !one.cancelled)
  return eachReading([open, open.filter(one => !one.notified)], answer)
}
/** Who has left, or is away for long, may count or not where the question leaves it open. */
export const employed = (rows: Employee[], answer: Answer<Employee>): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Left'), rows.filter(one => one.status === 'Active')], answer)
