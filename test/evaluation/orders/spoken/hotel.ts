import * as gold from '../../gold.ts'
import type { OrdersOf } from './spoken.ts'

/** A hotel group: states in capitals. Written after the engine was worked on with the others, and run once before anybody looked at a miss. */
export const speakToHotel: OrdersOf = ({ rows, next }) => {
  const stays = rows('reservations').filter(row => row.status === 'CONFIRMED') as never[] as Record<string, never>[]
  const inHouse = rows('reservations').find(row => row.status === 'CHECKED_IN')!
  const names = rows('guests').map(row => `${String(row.firstName)} ${String(row.lastName)}`)
  const lone = rows('guests').filter((_, at) => names.filter(name => name === names[at]).length === 1)
  const nameOf = (row: Record<string, unknown>) => `${String(row.firstName)} ${String(row.lastName)}`
  const staff = rows('employees')
  const worker = staff.filter(row => staff.filter(other => nameOf(other) === nameOf(row)).length === 1)
  const tasks = rows('housekeepingTasks').filter(row => row.status !== 'DONE')
  const review = rows('reviews')[4]!
  const [one, two, three, four] = stays as unknown as { id: number; confirmationCode: string; adults: number }[]
  return [
    [`cancel reservation ${one!.confirmationCode}`, gold.updated('hotel.reservations', one!, { status: 'CANCELLED' })],
    [`${two!.confirmationCode} now comes with 3 adults, please change that`, gold.updated('hotel.reservations', two!, { adults: 3 })], // oxfmt-ignore
    [`add breakfast to ${three!.confirmationCode}`, gold.updated('hotel.reservations', three!, { breakfastIncluded: true })], // oxfmt-ignore
    [`check in ${four!.confirmationCode}`, gold.updated('hotel.reservations', four!, { status: 'CHECKED_IN' })],
    [`${inHouse.confirmationCode} is leaving, check them out`, gold.updated('hotel.reservations', inHouse, { status: 'CHECKED_OUT' })], // oxfmt-ignore
    [`make ${nameOf(lone[1]!)} a gold member`, gold.updated('hotel.guests', lone[1]!, { loyaltyTier: 'GOLD' })],
    [`give ${nameOf(lone[2]!)} 500 more loyalty points`, gold.updated('hotel.guests', lone[2]!, { loyaltyPoints: Number(lone[2]!.loyaltyPoints) + 500 })], // oxfmt-ignore
    [`${nameOf(lone[3]!)} has a new phone number: +44 7700 900123`, gold.either(gold.updated('hotel.guests', lone[3]!, { phone: '+44 7700 900123' }), gold.nowrite())], // oxfmt-ignore
    [`raise the salary of ${nameOf(worker[5]!)} by 3%`, gold.updated('hotel.employees', worker[5]!, { monthlySalary: Number((Number(worker[5]!.monthlySalary) * 1.03).toFixed(2)) })], // oxfmt-ignore
    [`give housekeeping task ${tasks[0]!.id} to ${nameOf(worker[6]!)}`, gold.updated('hotel.housekeepingTasks', tasks[0]!, { assigneeId: worker[6]!.id })], // oxfmt-ignore
    [`task ${tasks[1]!.id} is urgent, bump it up`, gold.either(gold.updated('hotel.housekeepingTasks', tasks[1]!, { priority: 'URGENT' }), gold.nowrite())], // oxfmt-ignore
    [`move task ${tasks[2]!.id} to Monday`, gold.updated('hotel.housekeepingTasks', tasks[2]!, { dueDate: next(1) })],
    [[`delete review ${review.id}`, 'yes'], gold.removed('hotel.reviews', review)],
    [[`cancel reservation ${two!.confirmationCode}`, 'no, keep it'], gold.nowrite()],
    [`Did ${nameOf(lone[1]!)} cancel?`, gold.nowrite()],
  ]
}
