import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { eachReading } from '../set-ab/readings.ts'

export type Beer = Facts['leaguepub']['pubBeers'][number]
export type Event = Facts['leaguepub']['pubEvents'][number]
export type Entry = Facts['leaguepub']['pubEntries'][number]
export type Reservation = Facts['leaguepub']['pubReservations'][number]

/** Beers that are sold out may count or not where the question leaves it open. */
export const poured = (rows: Beer[], answer: (rows: Beer[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'sold_out')], answer)

/** A number that stands in a record, which may be the answer when the sentence says it. */
export const figureOf = (row: object, value: gold.NumberGold): gold.Gold =>
  gold.either(value, gold.all(gold.record(row), gold.mentions([String(value.value), value.value.toFixed(2)])))
/** The bookings themselves, or the names of the guests. */
export const guests = (rows: Reservation[]): gold.Gold =>
  gold.either(gold.set(rows), gold.set(rows.map(one => one.guest.name)))

export const onTap = (one: Beer) => one.status === 'on_tap'
/** Quizzes that are over, the latest first. */
export const quizzesPlayed = ({ leaguepub: { pubEvents } }: Facts): Event[] =>
  pubEvents.filter(one => one.eventType === 'quiz' && one.status === 'finished').toSorted((one, other) => (one.startsAt < other.startsAt ? 1 : -1)) // oxfmt-ignore
/** Those who came to a quiz, the winner first. */
export const ranked = ({ leaguepub: { pubEntries } }: Facts, event: Event): Entry[] =>
  pubEntries.filter(one => one.eventId === event.id).toSorted((one, other) => one.place! - other.place!)
export const teamOf = ({ leaguepub: { pubTeams } }: Facts, entry: Entry) => pick.find(pubTeams, entry.teamId)
