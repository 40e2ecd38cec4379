import { either, plain, set, type Gold } from '../../gold.ts'
import { assets, hospitals, requesters, teams, technicians, tickets, TODAY, works } from './data.ts'
import type { Hospital, Requester, Team, Technician, Ticket, Work } from './things.ts'

/** The only one of that name; a question about nobody is a mistake of ours. */
function named<T extends { name: string }>(things: readonly T[], name: string): T {
  const found = things.filter(one => one.name === name)
  if (found.length !== 1) throw new Error(`${found.length} are called ${name}`)
  return found[0]!
}
export const technician = (name: string): Technician => named(technicians, name)
export const requester = (name: string): Requester => named(requesters, name)
export const hospital = (name: string): Hospital => named(hospitals, name)
export const team = (name: string): Team => named(teams, name)
export function ticket(number: string): Ticket {
  const found = tickets.find(one => one.number === number)
  if (!found) throw new Error(`no ticket ${number}`)
  return found
}

export const open = tickets.filter(one => one.resolved === undefined)
export const overdue = open.filter(one => one.due < TODAY)
/** Opened in the year, month or day. */
export const openedIn = (time: string): Ticket[] => tickets.filter(one => one.opened.startsWith(time))
export const resolvedIn = (time: string): Ticket[] => tickets.filter(one => one.resolved?.startsWith(time))
export const bookedIn = (time: string): Work[] => works.filter(one => one.day.startsWith(time))
export const laptops = assets.filter(one => one.kind === 'laptop')
export const tablets = assets.filter(one => one.kind === 'tablet')

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
export const mean = (values: readonly number[]): number => sum(values) / values.length
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2
}
export const hoursOf = (list: readonly Work[]): number => sum(list.map(one => one.hours))
export const countBy = <T>(list: readonly T[], key: (one: T) => string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const one of list) counts.set(key(one), (counts.get(key(one)) ?? 0) + 1)
  return counts
}

export const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]
/** People, told as themselves or by their names in any list. */
export const people = (list: readonly (Technician | Requester)[]): Gold =>
  either(set(list), set(list.map(one => one.name)))
/** An amount of time, in hours or minutes. */
export const time = (hours: number): Gold => either(plain(hours), plain(hours * 60))
