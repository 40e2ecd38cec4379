import { answers, choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { LIMO_CAR_CATEGORIES, LIMO_CAR_STATUSES, LIMO_CHAUFFEUR_STATUSES, LIMO_CLIENT_TYPES, LIMO_EMPLOYMENTS, LIMO_FUELS, LIMO_INVOICE_STATUSES, LIMO_QUOTE_STATUSES, LIMO_SERVICE_KINDS, LIMO_SOURCES, LIMO_TRIP_STATUSES, LIMO_TRIP_TYPES } from './kinds.ts' // oxfmt-ignore

type Fields = Record<string, object>
const maybe = (schema: object) => ({ ...schema, nullable: true })
const email = () => text(undefined, { format: 'email' })
const place = () => ref('place')

const SERVICE: Fields = {
  id: whole(),
  kind: choice(LIMO_SERVICE_KINDS),
  garage: text(),
  performed_on: date(),
  mileage: whole(),
  cost: decimal('GBP'),
}
const KINDS: Record<string, Fields> = {
  client: {
    id: whole(),
    name: text('Name of the company, the hotel or the person who pays', { example: 'Windrush Legal' }),
    client_type: choice(LIMO_CLIENT_TYPES),
    contact_name: text(),
    email: email(),
    phone: text(),
    billing_address: record({ line1: text(), town: text(), postcode: text() }),
    payment_terms_days: whole(),
    notes: maybe(text()),
    created_at: moment(),
  },
  passenger: {
    id: whole(),
    client_id: whole(),
    first_name: text(),
    last_name: text(),
    mobile: maybe(text()),
    child_seat_required: flag(),
    preferences: maybe(text('What the chauffeur should know')),
  },
  chauffeur: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: email(),
    mobile: text(),
    employment_type: choice(LIMO_EMPLOYMENTS),
    status: choice(LIMO_CHAUFFEUR_STATUSES),
    languages: listOf(text()),
    licence: record({ number: text(), expires_on: date(), penalty_points: whole() }),
    medical: record({ last_passed_on: date(), due_on: date() }),
    started_on: date(),
  },
  car: {
    id: whole(),
    registration: text('Number plate', { example: 'VX72 LKC' }),
    make: text(),
    model: text(),
    category: choice(LIMO_CAR_CATEGORIES),
    colour: text(),
    seats: whole('Seats for passengers'),
    year: whole(),
    fuel_type: choice(LIMO_FUELS),
    mileage: whole(),
    status: choice(LIMO_CAR_STATUSES),
    mot_due_on: maybe(date('Null for historic vehicles, which are exempt')),
    insurance_expires_on: date(),
    services: listOf(ref('service')),
  },
  trip: {
    id: whole(),
    reference: text(undefined, { example: 'LC-20410' }),
    client_id: whole(),
    passenger_ids: listOf(whole()),
    chauffeur_id: maybe(whole('Null until the trip is allocated')),
    car_id: maybe(whole('Null until the trip is allocated')),
    trip_type: choice(LIMO_TRIP_TYPES),
    status: choice(LIMO_TRIP_STATUSES),
    pick_up_at: moment(),
    pick_up: place(),
    drop_off: place(),
    flight_number: maybe(text('Airport transfers only')),
    luggage_pieces: whole(),
    distance_miles: decimal(),
    price: decimal('GBP, excluding VAT'),
    special_requests: maybe(text()),
    booked_on: date(),
    cancellation_reason: maybe(text()),
  },
  quote: {
    id: whole(),
    number: text(undefined, { example: 'Q-1180' }),
    client_id: whole(),
    trip_type: choice(LIMO_TRIP_TYPES),
    car_category: choice(LIMO_CAR_CATEGORIES),
    travel_on: date(),
    amount: decimal('GBP, excluding VAT'),
    status: choice(LIMO_QUOTE_STATUSES),
    sent_on: date(),
    valid_until: date(),
    notes: maybe(text()),
  },
  invoice: {
    id: whole(),
    number: text(undefined, { example: 'INV-4100' }),
    client_id: whole(),
    trip_ids: listOf(whole()),
    status: choice(LIMO_INVOICE_STATUSES),
    issued_on: date(),
    due_on: date(),
    paid_on: maybe(date()),
    net: decimal('GBP'),
    vat: decimal('GBP'),
    total: decimal('GBP'),
  },
  feedback: {
    id: whole(),
    trip_id: whole(),
    rating: whole('Stars', { minimum: 1, maximum: 5 }),
    comment: maybe(text()),
    source: choice(LIMO_SOURCES),
    received_on: date(),
    replied: flag('Whether we have answered it'),
  },
}
/** What a body may hold, and what it must. */
export const PERMITTED: Record<string, readonly string[]> = {
  client: ['name', 'client_type', 'contact_name', 'email', 'phone', 'billing_address', 'payment_terms_days', 'notes'],
  passenger: ['client_id', 'first_name', 'last_name', 'mobile', 'child_seat_required', 'preferences'],
  chauffeur: ['first_name', 'last_name', 'email', 'mobile', 'employment_type', 'status', 'languages', 'licence', 'medical'], // oxfmt-ignore
  car: ['colour', 'mileage', 'status', 'mot_due_on', 'insurance_expires_on'],
  service: ['kind', 'garage', 'performed_on', 'mileage', 'cost'],
  trip: ['client_id', 'passenger_ids', 'trip_type', 'pick_up_at', 'pick_up', 'drop_off', 'flight_number', 'luggage_pieces', 'distance_miles', 'price', 'special_requests'], // oxfmt-ignore
  quote: ['client_id', 'trip_type', 'car_category', 'travel_on', 'amount', 'valid_until', 'notes'],
  feedback: ['trip_id', 'rating', 'comment', 'source', 'received_on', 'replied'],
}
export const REQUIRED = {
  client: ['name', 'client_type', 'email'],
  passenger: ['client_id', 'first_name', 'last_name'],
  service: ['kind', 'garage', 'performed_on', 'cost'],
  trip: ['client_id', 'trip_type', 'pick_up_at', 'pick_up', 'drop_off', 'price'],
  quote: ['client_id', 'trip_type', 'car_category', 'travel_on', 'amount'],
  feedback: ['trip_id', 'rating'],
} as const

const part = (fields: Fields, names: readonly string[], required: readonly string[] = []) => record(Object.fromEntries(names.map(name => [name, fields[name]!])), required.length > 0 ? required : undefined) // oxfmt-ignore
const head = (verb: string, kind: string, summary?: string) => ({ tags: [`${kind}s`], summary: summary ?? `${verb} ${kind}${verb === 'list' ? 's' : ''}`, operationId: `${verb}_${kind}${verb === 'list' ? 's' : ''}` }) // oxfmt-ignore
const key = pathParameter('id', whole())
const NOT_FOUND = { 404: answers('not found', ref('error')) }
const INVALID = { 422: answers('unprocessable entity', ref('errors')) }
const found = (kind: string) => answers('successful', record({ [kind]: ref(kind) }, [kind]))
const wrapped = (kind: string, schema: object) => requestBody(record({ [kind]: schema }, [kind]))

const index = (kind: string, filters: Record<string, object> | string[], summary?: string) => ({
  ...head('list', kind, summary),
  parameters: [
    ...Object.entries(Array.isArray(filters) ? part(KINDS[kind]!, filters).properties : filters).map(([name, schema]) => queryParameter(name, schema)), // oxfmt-ignore
    queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
    queryParameter('per_page', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
  ],
  responses: { 200: answers('successful', record({ [`${kind}s`]: listOf(ref(kind)), meta: ref('pagination_meta') }, [`${kind}s`, 'meta'])), ...INVALID }, // oxfmt-ignore
})
const show = (kind: string) => ({ ...head('show', kind), parameters: [key], responses: { 200: found(kind), ...NOT_FOUND } }) // oxfmt-ignore
const create = (kind: keyof typeof REQUIRED) => ({ ...head('create', kind), requestBody: wrapped(kind, part(KINDS[kind]!, PERMITTED[kind]!, REQUIRED[kind])), responses: { 201: found(kind), ...INVALID } }) // oxfmt-ignore
const update = (kind: string) => ({ ...head('update', kind), parameters: [key], requestBody: wrapped(kind, part(KINDS[kind]!, PERMITTED[kind]!)), responses: { 200: found(kind), ...NOT_FOUND, ...INVALID } }) // oxfmt-ignore
const destroy = (kind: string, description?: string) => ({ ...head('delete', kind), ...(description && { description }), parameters: [key], responses: { 204: { description: 'deleted' }, ...NOT_FOUND, 409: answers('conflict', ref('error')) } }) // oxfmt-ignore
const act = (verb: string, kind: string, summary: string, body?: Fields, required?: readonly string[]) => ({
  ...head(verb, kind, summary),
  parameters: [key],
  ...(body && { requestBody: { ...requestBody(record(body, required)), required: required !== undefined } }),
  responses: { 200: found(kind), ...NOT_FOUND, 409: answers('conflict', ref('error')), ...INVALID },
})

/** Chauffeurs and wedding cars as a Rails team describes its API with rswag: envelopes by name, `meta` beside the rows. */
export const CHAUFFEURS_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Larkspur Chauffeurs API V1', version: 'v1', description: 'Bookings, chauffeurs, fleet and accounts of Larkspur Chauffeurs & Wedding Cars, Cheltenham.' }, // oxfmt-ignore
  paths: {
    '/v1/clients': { get: index('client', { client_type: choice(LIMO_CLIENT_TYPES), q: text('Part of the name') }), post: create('client') }, // oxfmt-ignore
    '/v1/clients/{id}': { get: show('client'), patch: update('client'), delete: destroy('client', 'Only a client without trips can be deleted.') }, // oxfmt-ignore
    '/v1/passengers': { get: index('passenger', ['client_id', 'last_name', 'child_seat_required']), post: create('passenger') }, // oxfmt-ignore
    '/v1/passengers/{id}': { get: show('passenger'), patch: update('passenger'), delete: destroy('passenger', 'Only a passenger without trips can be deleted.') }, // oxfmt-ignore
    '/v1/chauffeurs': { get: index('chauffeur', ['status', 'employment_type']) },
    '/v1/chauffeurs/{id}': { get: show('chauffeur'), patch: update('chauffeur') },
    '/v1/cars': { get: index('car', ['category', 'status', 'registration']) },
    '/v1/cars/{id}': { get: show('car'), patch: update('car') },
    '/v1/cars/{id}/services': { post: { ...head('create', 'service', 'log a service of a car'), tags: ['cars'], parameters: [key], requestBody: wrapped('service', part(SERVICE, PERMITTED.service!, REQUIRED.service)), responses: { 201: found('car'), ...NOT_FOUND, ...INVALID } } }, // oxfmt-ignore
    '/v1/trips': {
      get: index('trip', { ...part(KINDS.trip!, ['reference', 'client_id', 'chauffeur_id', 'car_id', 'trip_type', 'status']).properties, from: date('Picked up on or after'), to: date('Picked up on or before') }), // oxfmt-ignore
      post: create('trip'),
    },
    '/v1/trips/{id}': { get: show('trip'), patch: update('trip') },
    '/v1/trips/{id}/allocate': { post: act('allocate', 'trip', 'give a trip to a chauffeur and a car', { chauffeur_id: whole(), car_id: whole() }, ['chauffeur_id', 'car_id']) }, // oxfmt-ignore
    '/v1/trips/{id}/cancel': { post: act('cancel', 'trip', 'cancel a trip that has not been driven', { reason: text() }) }, // oxfmt-ignore
    '/v1/quotes': { get: index('quote', ['number', 'client_id', 'status']), post: create('quote') },
    '/v1/quotes/{id}': { get: show('quote'), patch: update('quote'), delete: destroy('quote', 'An accepted quote cannot be deleted.') }, // oxfmt-ignore
    '/v1/quotes/{id}/accept': { post: act('accept', 'quote', 'the client accepts a quote') },
    '/v1/invoices': { get: index('invoice', ['number', 'client_id', 'status']) },
    '/v1/invoices/{id}': { get: show('invoice') },
    '/v1/invoices/{id}/mark_paid': { post: act('mark_paid', 'invoice', 'mark an invoice as paid', { paid_on: date('Today if left out') }) }, // oxfmt-ignore
    '/v1/feedbacks': { get: index('feedback', ['trip_id', 'rating', 'source', 'replied']), post: create('feedback') },
    '/v1/feedbacks/{id}': { get: show('feedback'), patch: update('feedback'), delete: destroy('feedback') },
  },
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(KINDS).map(([kind, fields]) => [kind, record(fields, Object.keys(fields))])),
      service: record(SERVICE, Object.keys(SERVICE)),
      place: record({ address: text(), town: text(), postcode: text() }),
      pagination_meta: record({ page: whole(), per_page: whole(), total_count: whole(), total_pages: whole() }),
      error: record({ error: text() }),
      errors: record({ errors: { type: 'object', additionalProperties: listOf(text()) } }),
    },
  },
}
