import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { EXTRAS, SEXES, SPECIALTIES, STAY_STATUSES, TEMPERAMENTS, WINGS } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Suite: {
    id: whole(),
    code: text(undefined, { example: 'G-04' }),
    wing: choice(WINGS),
    nightlyRate: decimal('In GBP'),
    capacity: whole('How many dogs may share it'),
    hasWebcam: flag(),
    outOfUse: flag(),
  },
  Guardian: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    address: record({ street: text(), postcode: text(), town: text() }),
    loyaltyPoints: whole(),
    registeredOn: date(),
  },
  Dog: {
    id: whole(),
    name: text(),
    guardianId: whole('Owner of the dog'),
    breed: text(),
    sex: choice(SEXES),
    weightKg: decimal(),
    bornOn: date(),
    temperament: choice(TEMPERAMENTS),
    neutered: flag(),
    specialDiet: maybe(text()),
    vaccinatedUntil: date(),
  },
  Handler: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    specialty: choice(SPECIALTIES),
    hourlyWage: decimal('In GBP'),
    firstAidTrained: flag(),
    employedSince: date(),
  },
  Stay: {
    id: whole(),
    bookingCode: text(undefined, { example: 'WL-7301' }),
    dogId: whole(),
    suiteId: whole(),
    handlerId: maybe(whole('Who looks after the dog')),
    arrivalDate: date(),
    departureDate: date(),
    nights: whole(),
    status: choice(STAY_STATUSES),
    extras: listOf(choice(EXTRAS)),
    totalPrice: decimal('In GBP'),
    paid: flag(),
  },
}
const lower = (kind: string) => kind.charAt(0).toLowerCase() + kind.slice(1)
const VERBS: Record<string, string> = { list: 'Find', get: 'Get a', create: 'Register a', update: 'Update a', delete: 'Delete a' } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => `${lower(kind)}s`,
  operationId: (verb, kind, many) => `${verb}${verb === 'list' ? many.charAt(0).toUpperCase() + many.slice(1) : kind}`,
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many : lower(kind)}`,
  page: kind =>
    record({
      content: listOf(ref(kind)),
      page: record({ size: whole(), number: whole(), totalElements: whole(), totalPages: whole() }),
    }),
  paging: [
    queryParameter('page', whole('Zero-based page index', { minimum: 0, default: 0 })),
    queryParameter('size', whole('The size of the page to be returned', { minimum: 1, maximum: 100, default: 25 })),
  ],
  key: () => idInPath(whole()),
})
const GUARDIAN = ['firstName', 'lastName', 'email', 'phone', 'address']
const DOG = ['name', 'guardianId', 'breed', 'sex', 'weightKg', 'bornOn', 'temperament', 'neutered', 'specialDiet', 'vaccinatedUntil'] // oxfmt-ignore
const STAY = ['dogId', 'suiteId', 'handlerId', 'arrivalDate', 'departureDate', 'extras', 'paid']

/** Boarding for dogs: camelCase, pages in `content` with their numbers in `page`, links by key. */
export const DOGSTAY_DESCRIPTION = {
  openapi: '3.0.1',
  info: {
    title: 'Wagtail Lodge',
    version: '2.3.0',
    description: 'Suites, dogs with their guardians, the handlers who look after them, and stays.',
  },
  servers: [{ url: '/api' }],
  paths: {
    '/suites': { get: list('Suite', 'wing', 'outOfUse') },
    '/suites/{id}': { get: one('Suite'), patch: change('Suite', ['nightlyRate', 'capacity', 'hasWebcam', 'outOfUse']) },
    '/guardians': {
      get: list('Guardian', 'email'),
      post: add('Guardian', GUARDIAN, ['firstName', 'lastName', 'email']),
    },
    '/guardians/{id}': { get: one('Guardian'), patch: change('Guardian', [...GUARDIAN, 'loyaltyPoints']) },
    '/dogs': {
      get: list('Dog', 'guardianId', 'breed', 'temperament'),
      post: add('Dog', DOG, ['name', 'guardianId', 'breed']),
    },
    '/dogs/{id}': { get: one('Dog'), patch: change('Dog', DOG) },
    '/handlers': { get: list('Handler', 'specialty') },
    '/handlers/{id}': {
      get: one('Handler'),
      patch: change('Handler', ['email', 'specialty', 'hourlyWage', 'firstAidTrained']),
    },
    '/stays': {
      get: list('Stay', 'dogId', 'suiteId', 'handlerId', 'status', 'bookingCode'),
      post: add('Stay', STAY, ['dogId', 'suiteId', 'arrivalDate', 'departureDate']),
    },
    '/stays/{id}': { get: one('Stay'), patch: change('Stay', STAY), delete: drop('Stay') },
    '/stays/{id}/check-in': { post: act('checkIn', 'Stay', 'Check a dog in') },
    '/stays/{id}/cancel': { post: act('cancel', 'Stay', 'Cancel a stay that has not begun') },
  },
  components: {
    schemas: { ...schemas, ErrorResponse: record({ status: whole(), error: text(), message: text() }) },
    responses: { Error: answers('Error', ref('ErrorResponse')) },
  },
}
