import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { CLAIM_STATUSES, MOVE_DEPOTS, MOVE_STATUSES, TRUCK_FUELS, TRUCK_STATUSES, WORKER_ROLES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const end = () => record({ city: text(), floor: whole('0 is the ground floor'), hasLift: flag() })
const KINDS: Record<string, Record<string, object>> = {
  Customer: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    companyName: maybe(text('Only for office moves')),
    createdAt: moment(),
  },
  Truck: {
    id: whole(),
    licensePlate: text(),
    make: text(),
    loadVolume: whole('Cubic metres'),
    maxLoadKg: whole(),
    fuelType: choice(TRUCK_FUELS),
    depot: choice(MOVE_DEPOTS),
    status: choice(TRUCK_STATUSES),
    nextInspectionDate: date(),
  },
  Worker: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    role: choice(WORKER_ROLES),
    depot: choice(MOVE_DEPOTS),
    hourlyWage: decimal('EUR'),
    hasTruckLicence: flag(),
    startedOn: date(),
  },
  Move: {
    id: whole(),
    moveNumber: text(undefined, { example: 'MV-24300' }),
    customerId: whole(),
    truckId: maybe(whole()),
    foremanId: maybe(whole('Worker who leads the crew')),
    status: choice(MOVE_STATUSES),
    moveDate: date(),
    from: end(),
    to: end(),
    distanceKm: whole(),
    volume: whole('Cubic metres of goods'),
    packingService: flag('We pack for the customer'),
    price: decimal('EUR'),
  },
  Claim: {
    id: whole(),
    moveId: whole(),
    item: text('What was damaged', { example: 'piano' }),
    amountClaimed: decimal('EUR'),
    amountPaid: maybe(decimal('EUR, once it is settled')),
    status: choice(CLAIM_STATUSES),
    reportedOn: date(),
  },
}
const VERBS: Record<string, string> = { list: 'All', get: 'One', create: 'New', update: 'Change a', delete: 'Delete a' }
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => `${kind.toLowerCase()}s`,
  operationId: (verb, kind, many) => (verb === 'list' ? `find${capital(many)}` : verb === 'get' ? `find${kind}ById` : `${verb}${kind}`), // oxfmt-ignore
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many : kind.toLowerCase()}`,
  page: (kind, many) =>
    record({
      _embedded: record({ [many]: listOf(ref(kind)) }),
      _links: record({ self: record({ href: text() }), next: record({ href: text() }) }),
      page: record({ size: whole(), totalElements: whole(), totalPages: whole(), number: whole() }),
    }),
  paging: [
    queryParameter('page', whole(undefined, { minimum: 0, default: 0 }), 'Counted from 0'),
    queryParameter('size', whole(undefined, { minimum: 1, maximum: 200, default: 20 })),
  ],
  key: () => idInPath(whole()),
})
const CUSTOMER = ['firstName', 'lastName', 'email', 'phone', 'companyName']
const MOVE = ['customerId', 'truckId', 'foremanId', 'status', 'moveDate', 'from', 'to', 'distanceKm', 'volume', 'packingService', 'price'] // oxfmt-ignore
const CLAIM = ['moveId', 'item', 'amountClaimed', 'amountPaid', 'status']

/** A moving company: camelCase, HAL with pages counted from 0, two ends of a move as objects. */
export const MOVERS_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Harrow & Sons Removals', version: '3.0.1', description: 'Customers, trucks, workers, moves and damage claims.' }, // oxfmt-ignore
  servers: [{ url: '/api' }],
  paths: {
    '/customers': {
      get: list('Customer', 'email'),
      post: add('Customer', CUSTOMER, ['firstName', 'lastName', 'email']),
    },
    '/customers/{id}': { get: one('Customer'), patch: change('Customer', CUSTOMER), delete: drop('Customer') },
    '/trucks': { get: list('Truck', 'depot', 'status') },
    '/trucks/{id}': { get: one('Truck'), patch: change('Truck', ['depot', 'status', 'nextInspectionDate']) },
    '/workers': { get: list('Worker', 'role', 'depot') },
    '/workers/{id}': { get: one('Worker'), patch: change('Worker', ['role', 'depot', 'hourlyWage', 'hasTruckLicence']) }, // oxfmt-ignore
    '/moves': {
      get: list('Move', 'customerId', 'truckId', 'foremanId', 'status'),
      post: add('Move', MOVE, ['customerId', 'moveDate', 'volume']),
    },
    '/moves/{id}': { get: one('Move'), patch: change('Move', MOVE) },
    '/moves/{id}/cancel': { post: act('cancel', 'Move', 'Cancel a move that has not taken place') },
    '/claims': { get: list('Claim', 'moveId', 'status'), post: add('Claim', CLAIM, ['moveId', 'item', 'amountClaimed']) }, // oxfmt-ignore
    '/claims/{id}': { get: one('Claim'), patch: change('Claim', CLAIM), delete: drop('Claim') },
  },
  components: {
    schemas: { ...schemas, ApiError: record({ status: whole(), error: text(), path: text() }) },
    responses: { Error: answers('Error', ref('ApiError')) },
  },
}
