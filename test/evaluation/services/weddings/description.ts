import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { BOOKING_STATUSES, CEREMONIES, LEVELS, METHODS, PAYMENT_KINDS, VENDOR_CATEGORIES, VENUE_TYPES, WEDDING_STATUSES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const short = () => record({ id: whole(), name: text() })
const KINDS: Record<string, Record<string, object>> = {
  Venue: {
    id: whole(),
    name: text(),
    type: choice(VENUE_TYPES),
    town: text(),
    capacity: whole('Most guests that it seats'),
    hireFee: decimal('For a day, in GBP'),
    hasAccommodation: flag('Guests can stay overnight'),
    ceremonyLicence: flag('Licensed for civil ceremonies'),
    rating: maybe(decimal('Average of the couples, 1 to 5')),
  },
  Planner: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    phone: text(),
    level: choice(LEVELS),
    joinedOn: date(),
  },
  Wedding: {
    id: whole(),
    reference: text(undefined, { example: 'WED-2140' }),
    name: text('Last names of the couple', { example: 'Falk & Reyes' }),
    contact: record({ email: text(undefined, { format: 'email' }), phone: text() }),
    date: date('The day of the wedding'),
    status: choice(WEDDING_STATUSES),
    ceremony: choice(CEREMONIES),
    guestCount: whole(),
    budget: decimal('In GBP'),
    venue: maybe(short()),
    planner: short(),
    enquiredOn: date(),
  },
  Vendor: {
    id: whole(),
    name: text(),
    category: choice(VENDOR_CATEGORIES),
    town: text(),
    email: text(undefined, { format: 'email' }),
    startingPrice: decimal('In GBP'),
    rating: maybe(decimal()),
    isPreferred: flag('One that we recommend'),
  },
  Booking: {
    id: whole(),
    wedding: short(),
    vendor: short(),
    status: choice(BOOKING_STATUSES),
    agreedPrice: decimal('In GBP'),
    depositPaid: flag(),
    arrivalTime: maybe(text('On the day, HH:MM', { example: '09:30' })),
    notes: maybe(text()),
    requestedOn: date(),
  },
  Payment: {
    id: whole(),
    wedding: short(),
    kind: choice(PAYMENT_KINDS),
    amount: decimal('In GBP'),
    dueOn: date(),
    paidOn: maybe(date('Empty until the couple has paid')),
    method: maybe(choice(METHODS)),
  },
}
const WRITTEN = { venueId: whole(), plannerId: whole(), weddingId: whole(), vendorId: whole() }
const VERBS = { get: 'Get', create: 'Add', update: 'Update', delete: 'Remove' }
const { list, one, add, change, drop, act, schemas } = createDescriber(
  KINDS,
  {
    schema: kind => `${kind}Dto`,
    plural: kind => `${kind}s`,
    operationId: (verb, kind, plural) => (verb === 'list' ? `get${plural}` : `${verb === 'get' ? 'get' : verb}${kind}`), // oxfmt-ignore
    summary: (verb, kind, plural) => (verb === 'list' ? `Get ${plural.toLowerCase()}` : `${VERBS[verb]} ${kind.toLowerCase()}`), // oxfmt-ignore
    page: kind => listOf(ref(`${kind}Dto`)),
    paging: [
      queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
      queryParameter('pageSize', whole('The header X-Total-Count says how many there are in all', { minimum: 1, maximum: 100, default: 20 })), // oxfmt-ignore
    ],
    key: () => idInPath(whole()),
  },
  WRITTEN,
)
/** An update by PUT that leaves alone what is not sent. */
const put = (kind: string, names: readonly string[]) => ({
  ...change(kind, names),
  description: 'Fields that are left out stay as they are.',
})
const WEDDING = ['name', 'contact', 'date', 'ceremony', 'guestCount', 'budget', 'venueId', 'plannerId']
const VENDOR = ['name', 'category', 'town', 'email', 'startingPrice', 'isPreferred']
const BOOKING = ['weddingId', 'vendorId', 'agreedPrice', 'arrivalTime', 'notes']

/** Wedding planners: camelCase, bare lists, records with short forms of others inside, updates by PUT. */
export const WEDDINGS_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Ever After Weddings API', version: 'v1' },
  servers: [{ url: '/api/v1' }],
  paths: {
    '/venues': { get: list('Venue', 'type', 'town') },
    '/venues/{id}': { get: one('Venue'), put: put('Venue', ['name', 'capacity', 'hireFee', 'hasAccommodation', 'ceremonyLicence']) }, // oxfmt-ignore
    '/planners': { get: list('Planner', 'level') },
    '/planners/{id}': { get: one('Planner') },
    '/weddings': {
      get: list('Wedding', 'status', 'venueId', 'plannerId'),
      post: add('Wedding', WEDDING, ['name', 'date', 'guestCount']),
    },
    '/weddings/{id}': { get: one('Wedding'), put: put('Wedding', WEDDING), delete: drop('Wedding') },
    '/weddings/{id}/confirm': { post: act('confirm', 'Wedding', 'Turn an enquiry into a confirmed wedding') },
    '/vendors': { get: list('Vendor', 'category', 'town'), post: add('Vendor', VENDOR, ['name', 'category']) },
    '/vendors/{id}': { get: one('Vendor'), put: put('Vendor', VENDOR), delete: drop('Vendor') },
    '/bookings': {
      get: list('Booking', 'weddingId', 'vendorId', 'status'),
      post: add('Booking', BOOKING, ['weddingId', 'vendorId', 'agreedPrice']),
    },
    '/bookings/{id}': {
      get: one('Booking'),
      put: put('Booking', ['agreedPrice', 'depositPaid', 'arrivalTime', 'notes']),
    },
    '/bookings/{id}/confirm': { post: act('confirm', 'Booking', 'Confirm a requested booking') },
    '/bookings/{id}/cancel': { post: act('cancel', 'Booking', 'Cancel a booking') },
    '/payments': { get: list('Payment', 'weddingId', 'kind') },
    '/payments/{id}': { get: one('Payment'), put: put('Payment', ['amount', 'dueOn', 'paidOn', 'method']) },
  },
  components: {
    schemas: { ...schemas, ProblemDetails: record({ title: text(), status: whole(), detail: text() }) },
    responses: { Problem: answers('Bad request', ref('ProblemDetails'), 'application/problem+json') },
  },
}
