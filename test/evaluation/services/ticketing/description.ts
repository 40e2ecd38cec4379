import { createDescriber, idInPath, listOf } from '../describe.ts'
import { choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { DELIVERY_METHODS, EVENT_STATUSES, GENRES, ORDER_STATUSES, PAYMENT_METHODS, VENUE_TYPES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Venue: {
    Id: whole(),
    Name: text(),
    City: text(),
    Country: text(),
    VenueType: choice(VENUE_TYPES),
    Capacity: whole('Number of people it holds'),
    HasParking: flag(),
    ContactEmail: text(undefined, { format: 'email' }),
  },
  Performer: {
    Id: whole(),
    Name: text('Name of the artist or group'),
    Genre: choice(GENRES),
    HomeCountry: text(),
    BookingFee: decimal('Fee per show in EUR'),
    AgentName: maybe(text('Agent who represents the performer')),
  },
  Event: {
    Id: whole(),
    Code: text(undefined, { example: 'EV-3310' }),
    Title: text(),
    PerformerId: whole('Performer who headlines the event'),
    VenueId: whole(),
    Status: choice(EVENT_STATUSES),
    StartsAt: moment(),
    MinimumAge: maybe(whole('Visitors must be at least this old')),
  },
  TicketType: {
    Id: whole(),
    EventId: whole(),
    Name: text(undefined, { example: 'Balcony' }),
    Price: decimal('Price of one ticket in EUR'),
    Allotment: whole('Number of tickets of this type'),
  },
  Order: {
    Id: whole(),
    OrderNumber: text(undefined, { example: 'TK-88120' }),
    CustomerId: whole(),
    EventId: whole(),
    TicketTypeId: whole(),
    Quantity: whole('Number of tickets'),
    TotalPrice: decimal('Total in EUR'),
    Status: choice(ORDER_STATUSES),
    PaymentMethod: choice(PAYMENT_METHODS),
    DeliveryMethod: choice(DELIVERY_METHODS, 'How the customer gets the tickets'),
    PlacedAt: moment(),
  },
  Customer: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    Phone: maybe(text()),
    City: text(),
    NewsletterOptIn: flag(),
    RegisteredOn: date(),
  },
}
const word = (kind: string) => kind.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
const an = (kind: string) => `${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${word(kind)}`
const VERBS: Record<string, string> = { get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
const capital = (verb: string) => verb.charAt(0).toUpperCase() + verb.slice(1)
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => `${kind}s`,
  operationId: (verb, _, plural) => `${plural}_${verb === 'list' ? 'GetAll' : verb === 'get' ? 'GetById' : capital(verb)}`, // oxfmt-ignore
  summary: (verb, kind, plural) => (verb === 'list' ? `Gets all ${word(plural)}.` : `${VERBS[verb]}s ${an(kind)}.`),
  page: kind =>
    record({ Items: listOf(ref(kind)), Page: whole(), PageSize: whole(), TotalCount: whole(), TotalPages: whole() }, [
      'Items',
      'Page',
      'PageSize',
      'TotalCount',
      'TotalPages',
    ]),
  paging: [
    queryParameter('Page', whole(undefined, { minimum: 1, default: 1 }), 'Number of the page'),
    queryParameter('PageSize', whole(undefined, { minimum: 1, maximum: 100, default: 20 })),
  ],
  key: () => idInPath(whole()),
})
const EVENT = ['Title', 'PerformerId', 'VenueId', 'StartsAt', 'MinimumAge']
const PERFORMER = ['Name', 'Genre', 'HomeCountry', 'BookingFee', 'AgentName']
const CUSTOMER = ['FirstName', 'LastName', 'Email', 'Phone', 'City', 'NewsletterOptIn']
const ORDER = ['CustomerId', 'TicketTypeId', 'Quantity', 'PaymentMethod', 'DeliveryMethod']

/** Events and their tickets: PascalCase, pages with numbers from 1. */
export const TICKETING_DESCRIPTION = {
  openapi: '3.0.1',
  info: {
    title: 'Curtain Call Ticketing',
    version: 'v1',
    description: 'Venues, performers, events, ticket types, customers and their ticket orders. Prices are in EUR.',
  },
  servers: [{ url: '/api' }],
  paths: {
    '/Venues': { get: list('Venue', 'City', 'VenueType') },
    '/Venues/{id}': { get: one('Venue'), put: change('Venue', ['Name', 'Capacity', 'HasParking', 'ContactEmail']) },
    '/Performers': { get: list('Performer', 'Genre'), post: add('Performer', PERFORMER, ['Name', 'Genre']) },
    '/Performers/{id}': { get: one('Performer'), patch: change('Performer', PERFORMER), delete: drop('Performer') },
    '/Events': {
      get: list('Event', 'VenueId', 'PerformerId', 'Status'),
      post: add('Event', EVENT, ['Title', 'PerformerId', 'VenueId', 'StartsAt']),
    },
    '/Events/{id}': { get: one('Event'), patch: change('Event', EVENT) },
    '/Events/{id}/Cancel': { post: act('cancel', 'Event', 'Cancels an event.') },
    '/TicketTypes': {
      get: list('TicketType', 'EventId'),
      post: add('TicketType', ['EventId', 'Name', 'Price', 'Allotment'], ['EventId', 'Name', 'Price']),
    },
    '/TicketTypes/{id}': {
      get: one('TicketType'),
      patch: change('TicketType', ['Name', 'Price', 'Allotment']),
      delete: drop('TicketType'),
    },
    '/Customers': {
      get: list('Customer', 'Email', 'City'),
      post: add('Customer', CUSTOMER, ['FirstName', 'LastName', 'Email']),
    },
    '/Customers/{id}': { get: one('Customer'), patch: change('Customer', CUSTOMER), delete: drop('Customer') },
    '/Orders': {
      get: list('Order', 'CustomerId', 'EventId', 'Status'),
      post: add('Order', ORDER, ['CustomerId', 'TicketTypeId', 'Quantity']),
    },
    '/Orders/{id}': { get: one('Order'), patch: change('Order', ['Quantity', 'PaymentMethod', 'DeliveryMethod']) },
    '/Orders/{id}/Refund': { post: act('refund', 'Order', 'Refunds a paid order.') },
  },
  components: {
    schemas: { ...schemas, ProblemDetails: record({ Status: whole(), Title: text(), Detail: text() }) },
  },
}
