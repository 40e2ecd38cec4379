import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { AREAS_AT_SEA, BOOKING_STATUSES, CANCEL_REASONS, EXTRAS, SAILING_STATUSES, SEASONS, VEHICLES, VESSEL_STATUSES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  port: {
    id: whole(),
    code: text(undefined, { example: 'ARD' }),
    name: text(),
    area: choice(AREAS_AT_SEA),
    hasCarRamp: flag('Vehicles can board here'),
    parkingSpaces: whole(),
    terminal: record({ street: text(), postcode: text(), phone: text() }),
  },
  vessel: {
    id: whole(),
    name: text(),
    yearBuilt: whole(),
    status: choice(VESSEL_STATUSES),
    passengerCapacity: whole(),
    carCapacity: whole('0 for passenger-only vessels'),
    topSpeedKnots: decimal(),
    homePortId: whole(),
    nextSurveyOn: date('When the safety survey is due'),
  },
  route: {
    id: whole(),
    code: text(undefined, { example: 'SK-01' }),
    name: text(undefined, { example: 'Ardmore - Eilsay' }),
    fromPortId: whole(),
    toPortId: whole(),
    distanceMiles: decimal(),
    durationMinutes: whole('Length of the crossing'),
    season: choice(SEASONS),
    adultFare: decimal('One way, GBP'),
    carFare: decimal('One way, GBP'),
  },
  sailing: {
    id: whole(),
    number: text(undefined, { example: 'SL-3300' }),
    routeId: whole(),
    vesselId: whole(),
    departsAt: moment('UTC'),
    status: choice(SAILING_STATUSES),
    delayMinutes: maybe(whole('How late it left; only once it has sailed')),
    cancelReason: maybe(choice(CANCEL_REASONS)),
  },
  customer: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    town: text(),
    isIslander: flag('Lives on an island and pays the reduced fare'),
    loyaltyPoints: whole(),
    customerSince: date(),
  },
  booking: {
    id: whole(),
    reference: text(undefined, { example: 'BK-48200' }),
    sailingId: whole(),
    customerId: whole(),
    passengers: whole(),
    vehicle: choice(VEHICLES),
    extras: listOf(choice(EXTRAS)),
    total: record({ amount: decimal(), currency: text() }),
    status: choice(BOOKING_STATUSES),
    bookedOn: date(),
  },
}
const capital = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)
const SUMMARIES = { list: 'Find', get: 'Get one of the', create: 'Create one of the', update: 'Change one of the', delete: 'Delete one of the' } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: capital,
  plural: kind => `${kind}s`,
  operationId: (verb, kind, plural) => (verb === 'list' ? `find${capital(plural)}` : `${verb}${capital(kind)}`),
  summary: (verb, _, plural) => `${SUMMARIES[verb]} ${plural}`,
  page: kind => listOf(ref(capital(kind))),
  paging: [
    queryParameter('offset', whole(undefined, { minimum: 0, default: 0 })),
    queryParameter('limit', whole('The header X-Total-Count tells how many there are', { minimum: 1, maximum: 100, default: 30 })), // oxfmt-ignore
  ],
  key: () => idInPath(whole()),
})
const CUSTOMER = ['firstName', 'lastName', 'email', 'phone', 'town', 'isIslander']
const BOOKING = ['sailingId', 'customerId', 'passengers', 'vehicle', 'extras']

/** A ferry line: camelCase, bare lists with the total in a header, links by key, a sum of money as an object. */
export const FERRYLINE_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Skerry Lines',
    version: '3.1.0',
    description: 'Ports, vessels and routes, sailings with their bookings, and customers.',
  },
  servers: [{ url: '/api/v1' }],
  paths: {
    '/ports': { get: list('port', 'area') },
    '/ports/{id}': { get: one('port'), patch: change('port', ['parkingSpaces', 'hasCarRamp', 'terminal']) },
    '/vessels': { get: list('vessel', 'status') },
    '/vessels/{id}': { get: one('vessel'), patch: change('vessel', ['status', 'homePortId', 'nextSurveyOn']) },
    '/routes': { get: list('route', 'season', 'fromPortId', 'toPortId') },
    '/routes/{id}': { get: one('route'), patch: change('route', ['season', 'adultFare', 'carFare', 'durationMinutes']) }, // oxfmt-ignore
    '/sailings': {
      get: list('sailing', 'routeId', 'vesselId', 'status'),
      post: add('sailing', ['routeId', 'vesselId', 'departsAt'], ['routeId', 'vesselId', 'departsAt']),
    },
    '/sailings/{id}': { get: one('sailing'), patch: change('sailing', ['vesselId', 'departsAt', 'delayMinutes']) },
    '/sailings/{id}/cancel': { post: act('cancel', 'sailing', 'Cancel a sailing') },
    '/customers': { get: list('customer', 'town'), post: add('customer', CUSTOMER, ['firstName', 'lastName', 'email']) }, // oxfmt-ignore
    '/customers/{id}': { get: one('customer'), patch: change('customer', [...CUSTOMER, 'loyaltyPoints']) },
    '/bookings': {
      get: list('booking', 'sailingId', 'customerId', 'status', 'reference'),
      post: add('booking', BOOKING, ['sailingId', 'customerId', 'passengers']),
    },
    '/bookings/{id}': { get: one('booking'), patch: change('booking', BOOKING), delete: drop('booking') },
    '/bookings/{id}/checkIn': { post: act('checkIn', 'booking', 'Check a booking in') },
    '/bookings/{id}/cancel': { post: act('cancel', 'booking', 'Cancel a booking') },
  },
  components: {
    schemas: { ...schemas, Problem: record({ title: text(), detail: text() }) },
    responses: { Problem: answers('The request cannot be met', ref('Problem')) },
  },
}
