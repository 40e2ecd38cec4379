import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

export type Site = Facts['nurseries']['nurserySites'][number]
export type Staff = Facts['nurseries']['nurseryStaff'][number]
export type Child = Facts['nurseries']['nurseryChildren'][number]
export type Booking = Facts['nurseries']['nurseryBookings'][number]
export type Invoice = Facts['nurseries']['nurseryInvoices'][number]

/** Those who have left may count or not where the question leaves it open. */
export const employed = (rows: Staff[], answer: (rows: Staff[]) => gold.Gold): gold.Gold =>
  eachReading([rows.filter(one => one.isActive), rows], answer)
/** Children who wait or have left may count or not where the question leaves it open. */
export const known = (rows: Child[], answer: (rows: Child[]) => gold.Gold): gold.Gold =>
  eachReading([rows.filter(isEnrolled), rows.filter(one => one.status !== 'LEFT'), rows], answer)
export const isEnrolled = (one: Child) => one.status === 'ENROLLED'
/** Drafts have not gone out yet: they may count as unpaid or not. */
export const unpaid = (rows: Invoice[], answer: (rows: Invoice[]) => gold.Gold): gold.Gold =>
  eachReading([rows.filter(isOpen), rows.filter(one => isOpen(one) || one.status === 'DRAFT')], answer)
export const isOpen = (one: Invoice) => one.status === 'SENT' || one.status === 'OVERDUE'

/** Cents as an amount, or a sentence that says it in euros. */
export const euros = (cents: number): gold.Gold => {
  const amount = cents / 100
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return gold.either(gold.money(amount), gold.mentions([amount.toFixed(2), amount.toLocaleString('en-US', digits)]))
}
/** A nursery by its name or the town it is in. */
export const siteAs = (site: Site) => gold.spelled(site.name, `${site.name}, ${site.address.town}`, `${site.name} (${site.address.town})`) // oxfmt-ignore
/** The rows that a list of `{id, name}` points to. */
export const pointed = <T extends { id: string }>(rows: readonly T[], refs: readonly { id: string }[]): T[] =>
  rows.filter(row => refs.some(one => one.id === row.id))
