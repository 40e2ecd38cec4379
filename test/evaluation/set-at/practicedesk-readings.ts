import type { Facts } from '../facts.ts'
import type * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

type Visit = Facts['practicedesk']['gpAppointments'][number]
type Patient = Facts['practicedesk']['gpPatients'][number]
type Bill = Facts['practicedesk']['gpInvoices'][number]

/** Patients who have left may count or not where the question leaves it open. */
export const registered = (rows: Patient[], answer: (rows: Patient[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.isActive)], answer)
/** Appointments that were cancelled may count or not where the question leaves it open. */
export const held = (rows: Visit[], answer: (rows: Visit[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled')], answer)
/** And those to which nobody came, or which are still to come. */
export const everyVisit = (rows: Visit[], answer: (rows: Visit[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled'), rows.filter(one => one.status === 'completed')], answer) // oxfmt-ignore
/** Invoices that are void, or not yet sent, may count or not where the question leaves it open. */
export const billed = (rows: Bill[], answer: (rows: Bill[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'void'), rows.filter(one => !['void', 'draft'].includes(one.status))], answer) // oxfmt-ignore
