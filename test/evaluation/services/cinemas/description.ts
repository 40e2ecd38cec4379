import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { AGE_RATINGS, BOOKING_CHANNELS, CINEMA_BOOKING_STATUSES, FILM_GENRES, SCREENING_FORMATS, SCREENING_STATUSES } from './data.ts' // oxfmt-ignore

const KINDS: Record<string, Record<string, object>> = {
  Cinema: {
    id: whole(),
    name: text(),
    city: text(),
    address: record({ street: text(), postcode: text() }),
    phone: text(),
    screens: whole('Number of screens'),
    totalSeats: whole(),
    hasBar: flag(),
    openedIn: whole('Year'),
  },
  Film: {
    id: whole(),
    title: text(),
    director: text(),
    genre: choice(FILM_GENRES),
    ageRating: choice(AGE_RATINGS),
    runtimeMinutes: whole(),
    language: text(),
    distributor: text(),
    releaseDate: date(),
    nowShowing: flag('In the programme of at least one cinema'),
  },
  Screening: {
    id: whole(),
    cinemaId: whole(),
    filmId: whole(),
    screen: whole(),
    startsAt: moment(),
    format: choice(SCREENING_FORMATS),
    ticketPrice: decimal('GBP'),
    seatsSold: whole(),
    status: choice(SCREENING_STATUSES),
  },
  Booking: {
    id: whole(),
    reference: text(undefined, { example: 'PB-31207' }),
    screeningId: whole(),
    customer: record({ name: text(), email: text(undefined, { format: 'email' }) }),
    tickets: whole('Number of tickets'),
    totalPrice: decimal('GBP'),
    channel: choice(BOOKING_CHANNELS),
    status: choice(CINEMA_BOOKING_STATUSES),
    bookedAt: moment(),
  },
}
const VERBS: Record<string, string> = { list: 'Find', get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => `${kind.toLowerCase()}s`,
  operationId: (verb, kind, many) => (verb === 'list' ? `find${many.charAt(0).toUpperCase()}${many.slice(1)}` : `${verb}${kind}`), // oxfmt-ignore
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many : `a ${kind.toLowerCase()}`}`,
  page: kind => record({ results: listOf(ref(kind)), meta: ref('PageMeta') }, ['results', 'meta']),
  paging: [
    queryParameter('page', whole(undefined, { minimum: 0, default: 0 }), 'Counted from 0'),
    queryParameter('pageSize', whole(undefined, { minimum: 1, maximum: 100, default: 30 })),
  ],
  key: () => idInPath(whole()),
})
const FILM = ['title', 'director', 'genre', 'ageRating', 'runtimeMinutes', 'language', 'distributor', 'releaseDate', 'nowShowing'] // oxfmt-ignore
const SCREENING = ['cinemaId', 'filmId', 'screen', 'startsAt', 'format', 'ticketPrice', 'status']

/** A chain of cinemas: camelCase, `results` and `meta` in pages from 0. */
export const CINEMAS_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Palladia Cinemas', version: '2.3', description: 'Cinemas, films, screenings and bookings.' },
  servers: [{ url: '/api' }],
  paths: {
    '/cinemas': { get: list('Cinema', 'city') },
    '/cinemas/{id}': { get: one('Cinema'), patch: change('Cinema', ['phone', 'screens', 'totalSeats', 'hasBar']) },
    '/films': {
      get: list('Film', 'genre', 'ageRating', 'nowShowing'),
      post: add('Film', FILM, ['title', 'director', 'genre', 'ageRating', 'runtimeMinutes']),
    },
    '/films/{id}': { get: one('Film'), patch: change('Film', FILM), delete: drop('Film') },
    '/screenings': {
      get: list('Screening', 'cinemaId', 'filmId', 'format', 'status'),
      post: add('Screening', SCREENING.slice(0, -1), ['cinemaId', 'filmId', 'screen', 'startsAt']),
    },
    '/screenings/{id}': { get: one('Screening'), patch: change('Screening', SCREENING), delete: drop('Screening') },
    '/bookings': { get: list('Booking', 'screeningId', 'status', 'channel', 'reference') },
    '/bookings/{id}': { get: one('Booking') },
    '/bookings/{id}/cancel': { post: act('cancel', 'Booking', 'Cancel a booking') },
  },
  components: {
    schemas: {
      ...schemas,
      PageMeta: record({ page: whole(), pageSize: whole(), total: whole() }, ['total']),
      Error: record({ code: text(), message: text() }),
    },
    responses: { Error: answers('Error', ref('Error')) },
  },
}
