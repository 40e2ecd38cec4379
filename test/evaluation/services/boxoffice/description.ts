import { answers, choice, listOf, pathParameter, queryParameter, record, requestBody, text, whole } from '../openapi.ts'
import { decimal, flag } from '../openapi.ts'
import { BANDS, BOOKING_STATES, DUTIES, GENRES, GIG_STATES } from './data.ts'

const seconds = () => whole('Unix time', { format: 'int64' })
const maybe = (schema: object) => ({ ...schema, nullable: true })
const venue = record({
  'venue-id': text(),
  'trading-name': text(),
  city: text(),
  'country-code': text(),
  'max-capacity': whole(),
  rooms: listOf(record({ 'room-name': text(), standing: whole(), seated: whole() })),
  'step-free': flag(),
  'licensed-until': seconds(),
})
const act = record({
  'act-id': text(),
  'billed-as': text(),
  genre: choice(GENRES),
  'home-town': text(),
  members: whole(),
  'fee-from': decimal('GBP'),
  'manager-email': maybe(text()),
})
const gig = record({
  'gig-id': text(),
  'venue-id': text(),
  'headliner-id': text('an act'),
  'support-ids': listOf(text(), 'acts'),
  'tour-title': text(),
  'doors-at': seconds(),
  state: choice(GIG_STATES),
  'age-limit': maybe(whole()),
  'price-bands': listOf(record({ band: choice(BANDS), price: decimal('GBP'), allocation: whole(), sold: whole() })),
})
const booking = record({
  'booking-id': text(),
  'gig-id': text(),
  customer: record({ 'full-name': text(), email: text() }),
  band: choice(BANDS),
  places: whole(),
  'amount-paid': decimal('GBP'),
  'booked-at': seconds(),
  status: choice(BOOKING_STATES),
})
const shift = record({
  'shift-id': text(),
  'venue-id': text(),
  worker: text(),
  duty: choice(DUTIES),
  'starts-at': seconds(),
  hours: whole(),
  'pay-per-hour': decimal('GBP'),
})
const problem = answers('Not possible', record({ fault: text() }))
const paging = [queryParameter('page-number', whole()), queryParameter('per-page', whole())]
const list = (summary: string, item: object, parameters: object[] = []) => ({
  summary,
  parameters: [...parameters, ...paging],
  responses: {
    200: answers(
      'OK',
      record({ results: listOf(item), 'page-number': whole(), 'page-count': whole(), 'total-results': whole() }),
    ),
  },
})
const one = (summary: string, item: object, key: string) => ({
  summary,
  parameters: [pathParameter(key, text())],
  responses: { 200: answers('OK', item), 404: problem },
})
const number = (parameters: object[]) => ({
  summary: 'Count',
  parameters,
  responses: { 200: answers('OK', record({ count: whole() })) },
})
const state = queryParameter('state', choice(GIG_STATES))
const genre = queryParameter('genre', choice(GENRES))

/** The box office: kebab-case, no schema has a name, Unix times, counts beside lists, bookings only under their gig. */
export const BOXOFFICE_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Stagedoor', version: '2024-11', description: 'Stagedoor public interface' },
  paths: {
    '/v3/venues': { get: list('Fetch venues', venue) },
    '/v3/venues/{venue-id}': {
      get: one('Fetch one', venue, 'venue-id'),
      patch: {
        summary: 'Amend',
        parameters: [pathParameter('venue-id', text())],
        requestBody: requestBody(record({ 'trading-name': text(), 'step-free': flag(), 'licensed-until': seconds() })),
        responses: { 200: answers('OK', venue), 404: problem },
      },
    },
    '/v3/venues/{venue-id}/shifts': {
      get: { ...list('Rota', shift), parameters: [pathParameter('venue-id', text()), ...paging] },
    },
    '/v3/acts': {
      get: list('Fetch acts', act, [genre]),
      post: {
        summary: 'Sign',
        requestBody: requestBody(
          record(
            {
              'billed-as': text(),
              genre: choice(GENRES),
              'home-town': text(),
              members: whole(),
              'fee-from': decimal(),
              'manager-email': text(),
            },
            ['billed-as', 'genre'],
          ),
        ),
        responses: { 201: answers('Signed', act), 400: problem },
      },
    },
    '/v3/acts/count': { get: number([genre]) },
    '/v3/acts/{act-id}': {
      get: one('Fetch one', act, 'act-id'),
      patch: {
        summary: 'Amend',
        parameters: [pathParameter('act-id', text())],
        requestBody: requestBody(
          record({
            'billed-as': text(),
            'home-town': text(),
            members: whole(),
            'fee-from': decimal(),
            'manager-email': text(),
          }),
        ),
        responses: { 200: answers('OK', act), 404: problem },
      },
      delete: {
        summary: 'Drop',
        parameters: [pathParameter('act-id', text())],
        responses: { 204: { description: 'Dropped' }, 404: problem, 409: problem },
      },
    },
    '/v3/gigs': {
      get: list('Fetch gigs', gig, [
        state,
        queryParameter('venue-id', text()),
        queryParameter('doors-from', seconds()),
        queryParameter('doors-to', seconds()),
      ]),
    },
    '/v3/gigs/count': { get: number([state]) },
    '/v3/gigs/{gig-id}': {
      get: one('Fetch one', gig, 'gig-id'),
      patch: {
        summary: 'Amend',
        parameters: [pathParameter('gig-id', text())],
        requestBody: requestBody(record({ 'tour-title': text(), 'doors-at': seconds(), 'age-limit': maybe(whole()) })),
        responses: { 200: answers('OK', gig), 404: problem },
      },
    },
    '/v3/gigs/{gig-id}/call-off': { post: { ...one('Call off', gig, 'gig-id') } },
    '/v3/gigs/{gig-id}/bookings': {
      get: { ...list('Fetch bookings', booking), parameters: [pathParameter('gig-id', text()), ...paging] },
      post: {
        summary: 'Book',
        parameters: [pathParameter('gig-id', text())],
        requestBody: requestBody(
          record(
            { 'full-name': text(), email: text(), band: choice(BANDS), places: whole(undefined, { default: 1 }) },
            ['full-name', 'band'],
          ),
        ),
        responses: { 201: answers('Booked', booking), 400: problem },
      },
    },
    '/v3/gigs/{gig-id}/bookings/{booking-id}/refund': {
      post: {
        summary: 'Refund',
        parameters: [pathParameter('gig-id', text()), pathParameter('booking-id', text())],
        responses: { 200: answers('OK', booking), 404: problem, 409: problem },
      },
    },
  },
}
