import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { CAR_CATEGORIES, CAR_FUELS, CAR_STATUSES, INSURANCES, LOYALTY_TIERS, RENTAL_STATUSES, TRANSMISSIONS } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Branch: {
    id: whole(),
    code: text(undefined, { example: 'LYO1' }),
    name: text(),
    city: text(),
    phone: text(),
    atAirport: flag(),
  },
  Car: {
    id: whole(),
    licensePlate: text(),
    make: text(undefined, { example: 'Peugeot' }),
    model: text(),
    category: choice(CAR_CATEGORIES),
    transmission: choice(TRANSMISSIONS),
    fuel: choice(CAR_FUELS),
    seats: whole(),
    year: whole('Year of first registration'),
    mileage: whole('Kilometres on the clock'),
    dailyRate: decimal('EUR per day without insurance'),
    status: choice(CAR_STATUSES),
    branchId: whole('Where the car belongs'),
  },
  Customer: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    city: text(),
    licence: record({ number: text(), expiresOn: date() }),
    loyaltyTier: choice(LOYALTY_TIERS),
    customerSince: date(),
  },
  Rental: {
    id: whole(),
    reference: text('Booking reference the customer gets', { example: 'R-30412' }),
    customerId: whole(),
    carId: whole(),
    pickupBranchId: whole(),
    returnBranchId: whole(),
    pickupDate: date(),
    returnDate: date(),
    status: choice(RENTAL_STATUSES),
    insurance: choice(INSURANCES),
    kilometresDriven: maybe(whole('Known once the car is back')),
    totalPrice: decimal('EUR'),
  },
}
const manyOf = (kind: string) => (kind === 'Branch' ? 'branches' : `${kind.toLowerCase()}s`)
const VERBS: Record<string, string> = { list: 'Search', get: 'Get', create: 'Create', update: 'Change', delete: 'Delete' } // oxfmt-ignore
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: manyOf,
  operationId: (verb, kind, many) => (verb === 'list' ? `list${capital(many)}` : `${verb}${kind}`),
  summary: (verb, kind, many) => (verb === 'get' ? undefined : `${VERBS[verb]} ${verb === 'list' ? many : `a ${kind.toLowerCase()}`}`), // oxfmt-ignore
  page: kind =>
    record({
      data: listOf(ref(kind)),
      pagination: record({ page: whole(), perPage: whole(), totalPages: whole(), totalCount: whole() }),
    }),
  paging: [
    queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
    queryParameter('perPage', whole(undefined, { minimum: 1, maximum: 50, default: 20 })),
  ],
  key: () => idInPath(whole()),
})
const CAR = ['licensePlate', 'make', 'model', 'category', 'transmission', 'fuel', 'seats', 'year', 'mileage', 'dailyRate', 'status', 'branchId'] // oxfmt-ignore
const CUSTOMER = ['firstName', 'lastName', 'email', 'phone', 'city', 'licence', 'loyaltyTier']
const RENTAL = ['customerId', 'carId', 'pickupBranchId', 'returnBranchId', 'pickupDate', 'returnDate', 'insurance']

/** A car rental company: camelCase, `data` with numbered pages, a licence inside a customer, links by key. */
export const CARHIRE_DESCRIPTION = {
  openapi: '3.0.2',
  info: { title: 'Mistral Car Hire', version: '2.3.0', description: 'Branches, cars, customers and rentals.' },
  servers: [{ url: '/api/v2' }],
  paths: {
    '/branches': { get: list('Branch', 'city') },
    '/branches/{id}': { get: one('Branch') },
    '/cars': {
      get: list('Car', 'category', 'status', 'branchId', 'licensePlate'),
      post: add('Car', CAR, ['licensePlate', 'make', 'model', 'category', 'branchId']),
    },
    '/cars/{id}': { get: one('Car'), patch: change('Car', CAR), delete: drop('Car') },
    '/customers': {
      get: list('Customer', 'email', 'loyaltyTier'),
      post: add('Customer', CUSTOMER, ['firstName', 'lastName', 'email']),
    },
    '/customers/{id}': { get: one('Customer'), patch: change('Customer', CUSTOMER), delete: drop('Customer') },
    '/rentals': {
      get: list('Rental', 'customerId', 'carId', 'pickupBranchId', 'status', 'reference'),
      post: add('Rental', RENTAL, ['customerId', 'carId', 'pickupBranchId', 'pickupDate', 'returnDate']),
    },
    '/rentals/{id}': { get: one('Rental'), patch: change('Rental', [...RENTAL, 'status', 'kilometresDriven']) },
    '/rentals/{id}/cancel': { post: act('cancel', 'Rental', 'Cancel a rental that has not started') },
  },
  components: {
    schemas: { ...schemas, Problem: record({ code: text(), message: text() }) },
    responses: { Error: answers('Error', ref('Problem')) },
  },
}
