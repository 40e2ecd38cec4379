import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { DEPARTURE_STATUSES, TOUR_CATEGORIES, TRAVEL_BOOKING_STATUSES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Tour: {
    Id: whole(),
    Code: text(undefined, { example: 'T-410' }),
    Name: text(),
    Country: text(),
    Category: choice(TOUR_CATEGORIES),
    DurationDays: whole(),
    PricePerPerson: decimal('EUR'),
    MaxGroupSize: whole(),
    Active: flag('Can be booked'),
  },
  Guide: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    Phone: text(),
    Languages: listOf(text()),
    HomeCountry: text(),
    DayRate: decimal('EUR'),
    Certified: flag(),
  },
  Departure: {
    Id: whole(),
    Code: text(undefined, { example: 'D-2040' }),
    TourId: whole(),
    GuideId: maybe(whole()),
    StartsOn: date(),
    EndsOn: date(),
    Seats: whole(),
    SeatsLeft: whole(),
    Status: choice(DEPARTURE_STATUSES),
  },
  Client: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    Phone: maybe(text()),
    City: text(),
    Country: text(),
    PassportExpiresOn: date(),
    Newsletter: flag('Wants to get the newsletter'),
  },
  Booking: {
    Id: whole(),
    Reference: text(undefined, { example: 'FP60311' }),
    ClientId: whole(),
    DepartureId: whole(),
    Persons: whole('How many people travel'),
    TotalPrice: decimal('EUR'),
    DepositPaid: decimal('EUR'),
    Status: choice(TRAVEL_BOOKING_STATUSES, 'An option is held for a week without being paid'),
    TravelInsurance: flag(),
    BookedOn: date(),
  },
}
const METHODS: Record<string, string> = { list: 'Search', get: 'Get', create: 'Post', update: 'Patch', delete: 'Delete' } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => `${kind}Model`,
  plural: kind => `${kind}s`,
  operationId: (verb, kind, many) => `${METHODS[verb] ?? verb}${verb === 'list' ? many : kind}`,
  summary: verb => (verb === 'list' || verb === 'get' ? undefined : `${METHODS[verb]}`),
  page: kind => record({ Data: listOf(ref(`${kind}Model`)), Offset: whole(), Limit: whole(), Total: whole() }, ['Data', 'Total']), // oxfmt-ignore
  paging: [
    queryParameter('Offset', whole(undefined, { minimum: 0, default: 0 })),
    queryParameter('Limit', whole(undefined, { minimum: 1, maximum: 100, default: 40 })),
  ],
  key: () => idInPath(whole(), 'Id'),
})
const TOUR = ['Name', 'Country', 'Category', 'DurationDays', 'PricePerPerson', 'MaxGroupSize', 'Active']
const GUIDE = ['FirstName', 'LastName', 'Email', 'Phone', 'Languages', 'HomeCountry', 'DayRate', 'Certified']
const CLIENT = ['FirstName', 'LastName', 'Email', 'Phone', 'City', 'Country', 'PassportExpiresOn', 'Newsletter']
const BOOKING = ['ClientId', 'DepartureId', 'Persons', 'TravelInsurance', 'Status']

/** A travel agency: PascalCase, `Data` with `Offset`, `Limit` and `Total`; its operations are hardly described. */
export const TRAVEL_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Farpath Travel', version: 'v2' },
  servers: [{ url: '/v2' }],
  paths: {
    '/Tours': { get: list('Tour', 'Country', 'Category') },
    '/Tours/{Id}': { get: one('Tour'), patch: change('Tour', TOUR) },
    '/Guides': { get: list('Guide', 'HomeCountry'), post: add('Guide', GUIDE, ['FirstName', 'LastName', 'Email']) },
    '/Guides/{Id}': { get: one('Guide'), patch: change('Guide', GUIDE) },
    '/Departures': { get: list('Departure', 'TourId', 'GuideId', 'Status') },
    '/Departures/{Id}': { get: one('Departure'), patch: change('Departure', ['GuideId', 'Seats', 'SeatsLeft', 'Status']) }, // oxfmt-ignore
    '/Clients': { get: list('Client', 'Email', 'Country'), post: add('Client', CLIENT, ['FirstName', 'LastName', 'Email']) }, // oxfmt-ignore
    '/Clients/{Id}': { get: one('Client'), patch: change('Client', CLIENT), delete: drop('Client') },
    '/Bookings': {
      get: list('Booking', 'ClientId', 'DepartureId', 'Status'),
      post: add('Booking', BOOKING.slice(0, -1), ['ClientId', 'DepartureId', 'Persons']),
    },
    '/Bookings/{Id}': { get: one('Booking'), patch: change('Booking', BOOKING.slice(2)), delete: drop('Booking') },
    '/Bookings/{Id}/Confirm': { post: act('Confirm', 'Booking', 'Turns an option into a booking') },
  },
  components: {
    schemas: { ...schemas, ErrorModel: record({ Message: text() }) },
    responses: { Error: answers('Error', ref('ErrorModel')) },
  },
}
