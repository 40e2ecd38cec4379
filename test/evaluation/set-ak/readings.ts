import type { Facts } from '../facts.ts'
import type * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { eachReading } from '../set-ab/readings.ts'

type Car = Facts['carhire']['rentalCars'][number]
type Rental = Facts['carhire']['carRentals'][number]
type Appointment = Facts['salon']['salonAppointments'][number]

/** Cars that have been retired may count or not where the question leaves it open. */
export const fleet = (cars: Car[], answer: (rows: Car[]) => gold.Gold): gold.Gold =>
  eachReading([cars, cars.filter(one => one.status !== 'retired')], answer)
/** So may rentals that were cancelled, or for which nobody came. */
export const rentalsOf = (rentals: Rental[], answer: (rows: Rental[]) => gold.Gold): gold.Gold => {
  const kept = rentals.filter(one => one.status !== 'cancelled')
  const begun = kept.filter(one => one.status === 'active' || one.status === 'completed')
  return eachReading([rentals, kept, kept.filter(one => one.status !== 'noShow'), begun], answer)
}
/** And appointments that were cancelled or missed, or that have yet to come. */
export const appointmentsOf = (appointments: Appointment[], answer: (rows: Appointment[]) => gold.Gold): gold.Gold => {
  const kept = appointments.filter(one => one.status !== 'cancelled')
  const readings = [appointments, kept, kept.filter(one => one.status !== 'no_show'), kept.filter(one => one.status === 'completed')] // oxfmt-ignore
  return eachReading(readings, answer)
}

interface Named {
  id: number
  name: string
}
/** The `index`-th stylist or client who passes, and whose name nobody else has. */
export const known = <T extends Named>(rows: readonly T[], test: (row: T) => boolean = () => true, index = 0): T =>
  pick.nth(rows, one => test(one) && rows.every(other => other === one || other.name !== one.name), index)
