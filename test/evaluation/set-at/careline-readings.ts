import type { Facts } from '../facts.ts'
import type { Gold } from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

type Ticket = Facts['careline']['careTickets'][number]
type Product = Facts['careline']['careProducts'][number]

/** What is no longer made may count or not where the question leaves it open. */
export const made = (rows: Product[], answer: (rows: Product[]) => Gold): Gold =>
  eachReading([rows, rows.filter(one => !one.discontinued)], answer)
/** Tickets that are neither resolved nor closed; the same are those without a day on which they were resolved. */
export const unresolved = (rows: Ticket[]): Ticket[] => rows.filter(one => !['resolved', 'closed'].includes(one.status))
