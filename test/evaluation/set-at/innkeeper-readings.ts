import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { eachReading } from '../set-ab/readings.ts'
import { nameOf } from '../set-s/choose.ts'

type Inn = Facts['innkeeper']
type House = Inn['innHouses'][number]
type Guest = Inn['innGuests'][number]
type Room = Inn['innRooms'][number]
type Reservation = Inn['innReservations'][number]

const COUNTRIES: Record<string, string[]> = {
  IE: ['Ireland'],
  GB: ['United Kingdom', 'the United Kingdom', 'UK', 'Great Britain'],
  DE: ['Germany'],
  US: ['United States', 'the United States', 'USA'],
  FR: ['France'],
  NL: ['Netherlands', 'the Netherlands'],
  ES: ['Spain'],
}
export const countryAs = (code: string): gold.Spelled => gold.spelled(code, ...COUNTRIES[code]!)
export const houseAs = ({ id, name }: House): gold.Spelled => gold.spelled(name, id)
/** Reservations that were cancelled or never used may count or not where the question leaves it open. */
export const booked = (rows: Reservation[], answer: (rows: Reservation[]) => gold.Gold): gold.Gold =>
  eachReading(
    [
      rows,
      rows.filter(one => one.status !== 'cancelled'),
      rows.filter(one => one.status !== 'cancelled' && one.status !== 'noShow'),
    ],
    answer,
  )
/** Guests as records, by their names, or as other records that lead to them and show the names. */
export const guestsOf = <T extends object>(records: T[], guest: (record: T) => Guest): gold.Gold => {
  const guests = pick.distinct(records.map(guest))
  return gold.either(
    gold.set(guests),
    gold.set(guests.map(nameOf)),
    gold.set(records, { shows: one => [nameOf(guest(one))] }),
  )
}
/** The price of a number of rooms: asking back, the rooms with their prices, or either one's price. */
export const pricesOf = (rooms: Room[]): gold.Gold =>
  gold.either(
    gold.clarify(),
    gold.set(rooms, { shows: one => [one.nightlyRate.amount] }),
    gold.figures(...pick.distinct(rooms.map(one => one.nightlyRate.amount)).map(amount => gold.money(amount))),
    ...rooms.map(one => gold.money(one.nightlyRate.amount, { field: 'nightlyRate' })),
  )
