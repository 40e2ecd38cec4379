import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { more } from '../set-d/readings.ts'
import { champion, sizes, values } from '../set-s/choose.ts'
import { talkCinemas } from './cinemas-talk.ts'
import { film, kept, live } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AL over the cinemas. */
export function askCinemas(facts: Facts): Question[] {
  const builder = createQuestions('al', 'cinemas')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkCinemas(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { cinemas }: Facts): void {
  const { cinemaHouses, chainFilms, filmScreenings } = cinemas
  ask('list', 'List all our cinemas in Bristol.', gold.set(cinemaHouses.filter(one => one.city === 'Bristol')))
  ask(
    'list',
    'Which distributors do we get our films from?',
    values(chainFilms, one => one.distributor, gold.spelled),
  )
  ask('filter', 'Which films are rated 18?', gold.set(chainFilms.filter(one => one.ageRating === '18')))
  ask('filter', 'Show me the IMAX screenings that have been cancelled.', gold.set(filmScreenings.filter(one => one.format === 'IMAX' && one.status === 'cancelled'))) // oxfmt-ignore
  ask('threshold', 'Which films run for more than 150 minutes?', gold.set(chainFilms.filter(one => one.runtimeMinutes > 150))) // oxfmt-ignore
}

function number({ ask }: Builder, { cinemas }: Facts): void {
  const { cinemaHouses, chainFilms, filmScreenings, cinemaBookings } = cinemas
  ask('count', 'How many of our cinemas have a bar?', gold.count(cinemaHouses.filter(one => one.hasBar).length))
  ask('count', 'How many bookings were made through the app?', kept(cinemaBookings.filter(one => one.channel === 'app'), rows => gold.count(rows.length))) // oxfmt-ignore
  ask(
    'top',
    'Which is our oldest cinema?',
    gold.smallest(cinemaHouses, one => one.openedIn),
  )
  ask(
    'top',
    'Top 5 cinemas by total seats',
    gold.ordered(cinemaHouses, one => one.totalSeats, { count: 5 }),
  )
  const deep = filmScreenings.filter(one => one.format === '3D')
  ask('aggregate', 'What is the average ticket price of our 3D screenings?', live(deep, rows => gold.money(pick.mean(rows, one => one.ticketPrice)))) // oxfmt-ignore
  const paid = cinemaBookings.filter(one => one.channel === 'counter' && one.status === 'confirmed')
  ask('aggregate', 'What is the total price of all confirmed counter bookings?', gold.money(pick.sum(paid, one => one.totalPrice))) // oxfmt-ignore
  ask('group', 'How many films do we have for each age rating?', gold.map(sizes(chainFilms, one => one.ageRating, gold.spelled))) // oxfmt-ignore
  const of = (genre: string): [gold.Spelled, number] => [gold.spelled(genre, `${genre} films`), chainFilms.filter(one => one.genre === genre).length] // oxfmt-ignore
  ask('compare', 'Do we have more drama or more horror films?', more(of('drama'), of('horror')))
}

function join({ ask }: Builder, { cinemas }: Facts): void {
  const { cinemaHouses, chainFilms, filmScreenings, cinemaBookings } = cinemas
  const shown = pick.rank(filmScreenings, one => one.filmId)[4]!
  const title = pick.find(chainFilms, shown.key).title
  ask('join', `How many tickets have been booked for ${title}?`, kept(cinemaBookings.filter(one => shown.rows.some(own => own.id === one.screeningId)), rows => gold.count(pick.sum(rows, one => one.tickets)))) // oxfmt-ignore
  const plays = (id: number, rows: typeof filmScreenings) => rows.filter(one => one.cinemaId === id).length
  ask('join', 'Which cinema has the most screenings?', live(filmScreenings, rows => champion(cinemaHouses, one => plays(one.id, rows), one => one.name))) // oxfmt-ignore
  const leeds = cinemaHouses.filter(one => one.city === 'Leeds').map(one => one.id)
  ask('join', 'Show me the IMAX screenings at our cinemas in Leeds.', live(filmScreenings.filter(one => one.format === 'IMAX' && leeds.includes(one.cinemaId)), rows => gold.set(rows))) // oxfmt-ignore
  const seen = film(chainFilms, 'The Orchard Keeper')
  ask('lookup', `Who directed ${seen.title}?`, told(seen, seen.director, 'director'))
  const house = cinemaHouses.find(one => one.name === 'Norwich Castle')!
  ask('lookup', `What is the phone number of ${house.name}?`, told(house, house.phone, 'phone'))
}

function date({ ask }: Builder, { cinemas, day, today }: Facts): void {
  const { chainFilms, cinemaBookings } = cinemas
  const next = pick.shiftMonth(pick.month(today)!, 1)
  ask('date', 'Which films come out next month?', gold.set(chainFilms.filter(one => pick.month(one.releaseDate) === next))) // oxfmt-ignore
  const then = cinemaBookings.filter(one => one.bookedAt.slice(0, 10) === day(-1))
  ask(
    'date',
    'How many bookings came in yesterday?',
    kept(then, rows => gold.count(rows.length)),
  )
}
