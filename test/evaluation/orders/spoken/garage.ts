import * as gold from '../../gold.ts'
import type { OrdersOf } from './spoken.ts'

/** A garage: keys that nobody says. Written and first run as the hotel's. */
export const speakToGarage: OrdersOf = ({ one, rows, day, next }) => {
  const jobs = (status: string) => rows('jobs').filter(row => row.status === status)
  const sent = rows('invoices').filter(row => row.status === 'sent')
  const [booked, busy] = [jobs('booked'), jobs('inProgress')]
  const mechanic = rows('mechanics')
  const nameOf = (row: Record<string, unknown>) => `${String(row.firstName)} ${String(row.lastName)}`
  const part = one('parts', 'partNumber', 'BR-3100')
  const car = rows('cars')[7]!
  const lent = rows('loanCars').find(row => row.lentToCustomerId !== null)!
  const customer = rows('customers').find((row, _, all) => all.filter(other => nameOf(other) === nameOf(row)).length === 1)! // oxfmt-ignore
  return [
    [`start job ${booked[0]!.jobNumber}`, gold.updated('garage.jobs', booked[0]!, { status: 'inProgress' })],
    [`${busy[0]!.jobNumber} is done`, gold.either(gold.updated('garage.jobs', busy[0]!, { status: 'readyForPickup' }, ['completedAt']), gold.nowrite())], // oxfmt-ignore
    [`give ${booked[1]!.jobNumber} to ${nameOf(mechanic[2]!)}`, gold.updated('garage.jobs', booked[1]!, { mechanicId: mechanic[2]!.id })], // oxfmt-ignore
    [`promise ${booked[2]!.jobNumber} for Thursday`, gold.updated('garage.jobs', booked[2]!, { promisedFor: next(4) })],
    [`cancel ${booked[3]!.jobNumber}, the customer sold the car`, gold.updated('garage.jobs', booked[3]!, { status: 'cancelled' }, ['cancelReason'])], // oxfmt-ignore
    [`mark invoice ${sent[0]!.invoiceNumber} as paid today`, gold.updated('garage.invoices', sent[0]!, { status: 'paid' }, ['paidOn'])], // oxfmt-ignore
    [`write off ${sent[1]!.invoiceNumber}`, gold.updated('garage.invoices', sent[1]!, { status: 'writtenOff' })],
    ['we used 4 of the front brake pads, take them off the stock', gold.updated('garage.parts', part, { stock: Number(part.stock) - 4 })], // oxfmt-ignore
    ['the sale price of BR-3100 goes up to 41.50, please change it', gold.updated('garage.parts', part, { salePrice: 41.5 })], // oxfmt-ignore
    ['Move BR-3100 to shelf C2', gold.updated('garage.parts', part, { shelf: 'C2' })],
    [`the mileage of ${car.licensePlate} is 98,450 now`, gold.either(gold.updated('garage.cars', car, { mileage: 98_450 }), gold.nowrite())], // oxfmt-ignore
    [`${lent.name} is back, please take it in`, gold.either(gold.updated('garage.loanCars', lent, { lentToCustomerId: null, lentUntil: null }), gold.nowrite())], // oxfmt-ignore
    [`${nameOf(customer)} no longer wants the newsletter`, gold.either(gold.updated('garage.customers', customer, { newsletter: false }), gold.nowrite())], // oxfmt-ignore
    [['new customer: Signe Halvorsen', 'signe.halvorsen@post.example'], gold.created('garage.customers', { firstName: 'Signe', lastName: 'Halvorsen', email: 'signe.halvorsen@post.example' })], // oxfmt-ignore
    [`Which jobs came in on ${day(-1)}?`, gold.nowrite()],
  ]
}
