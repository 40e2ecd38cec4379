import type { Facts } from '../facts.ts'
import type * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { eachReading } from '../set-ab/readings.ts'

type Film = Facts['cinemas']['chainFilms'][number]
type Tour = Facts['travel']['travelTours'][number]
type Booking = Facts['travel']['travelBookings'][number]
type Job = Facts['printshop']['printJobs'][number]

/** The film with this title. */
export const film = (rows: readonly Film[], title: string): Film => pick.nth(rows, one => one.title === title)
/** The tour with this name. */
export const tour = (rows: readonly Tour[], name: string): Tour => pick.nth(rows, one => one.name === name)

/** What was cancelled may count or not where the question leaves it open. */
export const live = <T extends { status: string }>(rows: T[], answer: (rows: T[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status.toLowerCase() !== 'cancelled')], answer)
/** Bookings of cinemas that came to nothing may count or not. */
export const kept = <T extends { status: string }>(rows: T[], answer: (rows: T[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled'), rows.filter(one => one.status === 'confirmed')], answer) // oxfmt-ignore
/** Tours that cannot be booked at the moment may count or not. */
export const offered = (rows: Tour[], answer: (rows: Tour[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.active)], answer)
/** Jobs that are done, or will not be, may count or not where it is asked what is due. */
export const due = (rows: Job[], answer: (rows: Job[]) => gold.Gold): gold.Gold =>
  eachReading(
    [
      rows,
      rows.filter(one => one.status !== 'cancelled'),
      rows.filter(one => one.status !== 'shipped'),
      rows.filter(one => one.status !== 'shipped' && one.status !== 'cancelled'),
    ],
    answer,
  )
/** The people who made these bookings, each once. */
export const bookers = (rows: readonly Booking[], clients: Facts['travel']['travelClients']) =>
  clients.filter(one => rows.some(own => own.clientId === one.id))
