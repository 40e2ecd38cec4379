/** What people mean by the words of the trade, where they may mean several things. */
import * as gold from '../../../gold.ts'
import { appointments, clients, dayAt, memberships, NOW, TODAY, type Appointment } from '../data.ts'

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
export const mean = (values: readonly number[]): number => sum(values) / values.length
export const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]
export const isDone = (one: Appointment): boolean => one.status === 'completed'
export const isMissed = (one: Appointment): boolean => one.status === 'missed'
export const isCancelled = (one: Appointment): boolean => one.status === 'cancelled'
export const isOn = (one: Appointment): boolean => !isCancelled(one)
export const isAhead = (one: Appointment): boolean => one.starts > NOW && isOn(one)
/** Appointments, and those that were not called off. */
export const kept = (list: readonly Appointment[]): readonly (readonly Appointment[])[] => [list, list.filter(isOn)]
/** Appointments, those that were not called off, and those that took place. */
export const held = (list: readonly Appointment[]): readonly (readonly Appointment[])[] => [...kept(list), list.filter(isDone)] // oxfmt-ignore
export const any = <T>(readings: readonly T[], toGold: (reading: T) => gold.Gold): gold.Gold =>
  gold.either(...readings.map(toGold))
/** People may come as themselves or as what they booked. */
export const whoOf = (list: readonly Appointment[]): gold.Gold =>
  gold.either(gold.set(unique(list.map(one => one.client))), gold.set(list))
export const byName = <T>(list: readonly T[], nameOf: (one: T) => string, figureOf: (group: T[]) => number): [string, number][] =>
  [...Map.groupBy(list, nameOf)].map(([name, group]) => [name, figureOf(group)]) // oxfmt-ignore
export const running = memberships.filter(one => one.until === null || one.until >= TODAY)
export const person = <T extends { name: string }>(list: readonly T[], name: string): T => {
  const found = list.find(one => one.name === name)
  if (!found) throw new Error(`nobody is called ${name}`)
  return found
}
export const of = (name: string): Appointment[] => appointments.filter(one => one.client === person(clients, name))
export const withTherapist = (name: string): Appointment[] => appointments.filter(one => one.therapist.name === name)
/** From a day to another, both included, told from today. */
export const within = (from: number, to: number): Appointment[] =>
  appointments.filter(one => one.starts.slice(0, 10) >= dayAt(from) && one.starts.slice(0, 10) <= dayAt(to))
export const inMonth = (month: string): Appointment[] => appointments.filter(one => one.starts.startsWith(month))
