import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

const FIRST = ['Silent', 'Crimson', 'Paper', 'Hollow', 'Distant', 'Golden', 'Broken', 'Midnight', 'Winter', 'Electric']
const SECOND = ['Orchard', 'Harbour', 'Letters', 'Machine', 'Carnival', 'Bridges']
export const GENRES = ['drama', 'comedy', 'documentary', 'thriller', 'animation'] as const
export const FORMATS = ['35mm', '16mm', 'digital'] as const

export type FilmarchiveData = ReturnType<typeof createFilmarchiveData>

/** 60 films and 100 screenings. */
export function createFilmarchiveData(clock: Date) {
  const random = createRandom(20_26_313)
  const { day } = createDays(clock)
  const directors = createPeopleOf(11_031, 14, 'film.example').map(one => `${one.firstName} ${one.lastName}`)
  const films = FIRST.flatMap((first, row) =>
    SECOND.map((second, column) => ({
      id: `flm-${(46_656 + (row * 6 + column) * 401).toString(36)}`,
      title: `${first} ${second}`,
      director: random.pick(directors),
      genre: random.pick(GENRES) as string,
      country: random.pick(['France', 'Japan', 'Canada', 'Poland', 'Brazil']),
      year: random.whole(1931, 2022),
      runtime: random.whole(61, 190),
      format: random.pick(FORMATS) as string,
      restored: random.chance(0.35),
    })),
  )
  const screenings = Array.from({ length: 100 }, (_, index) => {
    const offset = random.whole(-300, 50)
    return {
      id: `scr-${(66_000 + index * 311).toString(36)}`,
      film_id: random.pick(films).id,
      venue: random.pick(['Rex', 'Lumen', 'Odeon', 'Palace']),
      shown_on: day(offset),
      tickets_sold: offset > 0 ? 0 : random.whole(4, 240),
      ticket_price: random.pick([7.5, 9, 11, 12.5]),
    }
  })
  return { films, screenings }
}
