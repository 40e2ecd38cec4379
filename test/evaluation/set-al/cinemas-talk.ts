import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { refusesPages } from '../set-s/choose.ts'
import { live } from './readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the cinemas, changes, and what cannot be answered. */
export function talkCinemas(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
}

function converse({ talk }: Builder, { cinemas }: Facts): void {
  const { chainFilms, cinemaBookings, filmScreenings } = cinemas
  const shown = pick.rank(filmScreenings, one => one.filmId)[7]!
  const flat = shown.rows.filter(one => one.format === '2D')
  talk(
    'followup',
    [`Show me the screenings of ${pick.find(chainFilms, shown.key).title}.`, live(shown.rows, rows => gold.set(rows))],
    ['Only the 2D ones please', live(flat, rows => gold.set(rows))],
    ['How many seats have been sold for those altogether?', live(flat, rows => gold.count(pick.sum(rows, one => one.seatsSold)))], // oxfmt-ignore
  )
  const back = cinemaBookings.filter(one => one.status === 'refunded')
  const off = cinemaBookings.filter(one => one.status === 'cancelled')
  talk(
    'followup',
    ['How many bookings have been refunded?', gold.count(back.length)],
    ['And how many cancelled?', gold.count(off.length)],
    ['Which of those was the most expensive?', gold.largest(off, one => one.totalPrice)],
  )
}

function write({ ask }: Builder, { cinemas }: Facts): void {
  const { cinemaBookings, filmScreenings } = cinemas
  ask('write', 'Add a new film: The Paper Lighthouse, directed by Ines Calder, a drama rated 12 that runs for 104 minutes.', gold.created('cinemas.chainFilms', { title: 'The Paper Lighthouse', director: 'Ines Calder', genre: 'drama', ageRating: '12', runtimeMinutes: 104 })) // oxfmt-ignore
  const evening = pick.nth(filmScreenings, one => one.status === 'scheduled' && one.ticketPrice !== 9.5, 12)
  ask('write', `Change the ticket price of screening ${evening.id} to £9.50.`, gold.updated('cinemas.filmScreenings', evening, { ticketPrice: 9.5 })) // oxfmt-ignore
  const off = pick.nth(cinemaBookings, one => one.status === 'confirmed', 41)
  ask('write', `Please cancel booking ${off.reference}.`, gold.updated('cinemas.cinemaBookings', off, { status: 'cancelled' })) // oxfmt-ignore
}

function decline({ ask }: Builder, { cinemas }: Facts): void {
  const { cinemaHouses, chainFilms, filmScreenings } = cinemas
  ask('missing', 'How much popcorn did we sell last week?', unknown())
  ask('unknown', 'Who directed the film Zanzibar Nocturne?', unknown())
  ask('browser', 'Go to imdb.com and search for Mothlight', refusesPages())
  ask(
    'casual',
    'whats our bigest cinema by number of screens',
    gold.largest(cinemaHouses, one => one.screens),
  )
  const planned = filmScreenings.filter(one => one.status === 'scheduled')
  const prices = planned.map(one => one.ticketPrice)
  ask('multi', 'What are the lowest and the highest ticket price of the scheduled screenings?', gold.figures(gold.money(Math.min(...prices)), gold.money(Math.max(...prices)))) // oxfmt-ignore
  ask('complete', 'Give me the full list of films that are showing now.', gold.set(chainFilms.filter(one => one.nowShowing))) // oxfmt-ignore
}
