import * as gold from '../../../gold.ts'
import type { Gold } from '../../../gold.ts'
import { contractOf, people, TODAY } from '../people.ts'
import type { Contract, Person } from '../things.ts'

/** People who have not left; those who are still to start are among them. */
export const staff = people.filter(one => one.left === null || one.left >= TODAY)
export const current = staff.filter(one => one.joined <= TODAY)
export const named = (name: string): Person => people.find(one => one.name === name)!
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]
export const distinct = unique
/** With, without those who have left, and without those who are still to start: "the people in Sales" leaves that open. */
export const groupsOf = (test: (person: Person) => boolean): Person[][] =>
  [current, staff, people].map(group => group.filter(test))
export const whoever = (test: (person: Person) => boolean): Gold =>
  gold.either(...groupsOf(test).map(one => gold.set(one)))
export const howMany = (test: (person: Person) => boolean): Gold =>
  gold.either(...groupsOf(test).map(one => gold.count(one.length)))
/** Contracts stand for the people who have them. */
export const underContract = (test: (contract: Contract) => boolean): Gold =>
  gold.either(
    ...groupsOf(person => test(contractOf(person))).flatMap(group => [
      gold.set(group),
      gold.set(group.map(contractOf)),
    ]),
  )
export const contractsCount = (test: (contract: Contract) => boolean): Gold =>
  howMany(person => test(contractOf(person)))
export const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0)
export const mean = (figures: readonly number[]): number => sum(figures) / figures.length
export const isIn = (day: string | null, period: string): boolean => day !== null && day.startsWith(period)
export const within = (day: string, from: string, to: string): boolean => day >= from && day <= to
/** A figure for each key. */
export const per = <T>(
  list: readonly T[],
  key: (one: T) => string,
  figure: (group: readonly T[]) => number = group => group.length,
): Map<string, number> =>
  new Map(unique(list.map(key)).map(name => [name, figure(list.filter(one => key(one) === name))]))
/** The things that the records are of, or the records. */
export const either = <T extends object, U extends object>(records: readonly T[], thing: (record: T) => U): Gold =>
  gold.either(gold.set(unique(records.map(thing))), gold.set(records))
/** A figure, also where it comes with the record: every service has a name of its own for the field. */
const PAYS = ['annual_salary', 'contract.yearlyPay', 'Salary', 'pay_per_year', 'grossSalary', 'salary']
export const pay = (value: number): Gold => gold.either(...PAYS.map(field => gold.money(value, { field })))
const HOURS = ['weekly_hours', 'contract.hoursPerWeek', 'hours_per_week']
export const hours = (value: number): Gold => gold.either(...HOURS.map(field => gold.count(value, { field })))
const DAYS = ['working_days', 'days', 'WorkingDays', 'numberOfDays']
export const days = (value: number): Gold => gold.either(...DAYS.map(field => gold.count(value, { field })))
