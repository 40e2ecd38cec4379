import { either, set, type Gold } from '../../gold.ts'
import { items, loans, members, type Loan, type Member, type Thing } from './data.ts'

export const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)]
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
export const mean = (values: readonly number[]): number => sum(values) / values.length
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2
}

export const memberOf = (name: string): Member => members.find(one => one.name === name)!
export const itemOf = (name: string): Thing => items.find(one => one.name === name)!
export const inCategory = (name: string): Thing[] => items.filter(({ category }) => category.name === name)
export const loansOf = (who: Member): Loan[] => loans.filter(({ member }) => member === who)

/** Things that are out, as the loans or as the things themselves. */
export const loansOrThings = (list: readonly Loan[]): Gold =>
  either(set(list), set(distinct(list.map(({ item }) => item))))
/** People who have something, as the people or as what they have. */
export const peopleOrLoans = (list: readonly Loan[]): Gold =>
  either(set(distinct(list.map(({ member }) => member))), set(list))
