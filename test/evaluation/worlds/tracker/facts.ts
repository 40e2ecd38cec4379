import * as gold from '../../gold.ts'
import { comments, entries, people, projects, sprints, tasks, TODAY, type Entry, type Person, type Project, type Sprint, type Task, type Team, teams } from './data.ts' // oxfmt-ignore

/** What the questions about the tracker ask for, worked out of its things. */
export const isOpen = (task: Task): boolean => task.state !== 'done'
export const isOverdue = (task: Task): boolean => isOpen(task) && task.due !== null && task.due < TODAY
export const ofType = (type: Task['type']) => (task: Task) => task.type === type // oxfmt-ignore
export const dueIn =
  (from: string, until: string) =>
  ({ due }: Task): boolean =>
    due !== null && due >= from && due <= until
export const open: Task[] = tasks.filter(isOpen)
export const bugs: Task[] = tasks.filter(ofType('bug'))
export const person = (start: string): Person => people.find(one => one.name.startsWith(start))!
export const project = (start: string): Project => projects.find(one => one.name.startsWith(start))!
export const sprint = (number: number): Sprint => sprints.find(one => one.name === `Sprint ${number}`)!
export const task = (key: string): Task => tasks.find(one => one.key === key)!
export const team = (name: string): Team => teams.find(one => one.name === name)!
export const tasksOf = (one: Project): Task[] => tasks.filter(task => task.project === one)
export const assignedTo = (one: Person): Task[] => tasks.filter(task => task.assignee === one)
export const entriesOn = (some: readonly Task[]): Entry[] => entries.filter(({ task }) => some.includes(task))
export const entriesBy = (one: Person): Entry[] => entries.filter(entry => entry.person === one)
export const entriesIn = (time: string): Entry[] => entries.filter(({ day }) => day.startsWith(time))
export const hoursOf = (some: readonly Entry[]): number => some.reduce((sum, { hours }) => sum + hours, 0)
export const commentsOn = (one: Task): number => comments.filter(({ task }) => task === one).length
export const loggedOn = (one: Task): number => hoursOf(entriesOn([one]))
export const average = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0) / figures.length // oxfmt-ignore
export const total = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0)
export const estimatesOf = (some: readonly Task[]): number[] => some.flatMap(({ estimate }) => estimate ?? [])
export const daysBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / 86_400_000
export const each = <T>(list: readonly (T | null | undefined)[]): T[] => [...new Set(list)].filter(one => one !== null && one !== undefined) // oxfmt-ignore

/** A span of so many hours, told in hours or in minutes. */
export const hours = (value: number): gold.Gold => gold.either(gold.plain(value), gold.plain(value * 60))
type Named = { name: string }
/** Those of the things, or their names where a service keeps no more of them. */
export const named = (some: readonly Named[]): gold.Gold =>
  some.length === 0
    ? gold.empty()
    : gold.either(
        gold.set(some),
        gold.set(some.map(({ name }) => name)),
        ...(some.length === 1 ? [gold.text(some[0]!.name)] : []),
      )
/** One of them, or its name. */
export const oneOf = ({ items }: gold.RecordGold): gold.Gold =>
  gold.either(gold.record(...items), ...items.map(item => gold.text((item as Named).name)))
export const theOne = (one: Named): gold.Gold => gold.either(gold.record(one), gold.text(one.name))
/** Tasks, or those of them that are open, where a fair person takes either. */
export const openOrAll = (some: readonly Task[]): gold.Gold =>
  gold.either(gold.set(some), gold.set(some.filter(isOpen)))
