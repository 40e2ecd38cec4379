import type { Facts } from '../facts.ts'
import type * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

type Order = Facts['lampstore']['lampOrders'][number]
type Product = Facts['lampstore']['lampProducts'][number]
type Review = Facts['lampstore']['lampReviews'][number]

/** Orders that were cancelled may count or not where the question leaves it open. */
export const ordered = (rows: Order[], answer: (rows: Order[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled')], answer)
/** What is not sold any more, or not yet, may count or not where the question leaves it open. */
export const carried = (rows: Product[], answer: (rows: Product[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'discontinued'), rows.filter(one => one.status !== 'comingSoon'), rows.filter(one => one.status === 'active')], answer) // oxfmt-ignore
/** Reviews that the shop does not show, or not yet, may count or not where the question leaves it open. */
export const written = (rows: Review[], answer: (rows: Review[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'hidden'), rows.filter(one => one.status === 'approved')], answer) // oxfmt-ignore
