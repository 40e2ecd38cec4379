import type { Facts } from '../facts.ts'
import type * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { eachReading } from '../set-ab/readings.ts'

type Event = Facts['eventtasks']['showEvents'][number]
type Task = Facts['eventtasks']['showTasks'][number]
type User = Facts['eventtasks']['showUsers'][number]

export const userName = (one: User) => `${one.first_name} ${one.last_name}`
export const isDone = (one: Task) => one.status === 'done'
export const isLeft = (one: Task) => one.status !== 'done'
/** Events that were cancelled may count or not where the question leaves it open. */
export const staged = (rows: Event[], answer: (rows: Event[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled')], answer)
/** And those that are over, too. */
export const ahead = (rows: Event[], answer: (rows: Event[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled'), rows.filter(one => !['cancelled', 'completed'].includes(one.status))], answer) // oxfmt-ignore
/** Who has left the company may count or not. */
export const employed = (rows: User[], answer: (rows: User[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.is_active)], answer)
/** All hours of some tasks. */
export const hoursOn = (facts: Facts, tasks: Task[]): number =>
  pick.sum(facts.eventtasks.showTimeEntries.filter(one => tasks.some(own => own.id === one.task_id)), one => one.hours) // oxfmt-ignore
export const tasksOf = (facts: Facts, event: Event) =>
  facts.eventtasks.showTasks.filter(one => one.event_id === event.id)
/** All hours of somebody. */
export const hoursOf = (facts: Facts, user: User): number =>
  pick.sum(facts.eventtasks.showTimeEntries.filter(one => one.user_id === user.id), one => one.hours) // oxfmt-ignore
