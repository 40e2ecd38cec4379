import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { CAR_PARK_KINDS, CAR_PARK_STATUSES, OFFENCES, PAYMENT_METHODS, PENALTY_STATUSES, PERMIT_STATUSES, PERMIT_TYPES, WARDEN_SHIFTS } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  car_park: {
    id: whole(),
    code: text(undefined, { example: 'KP-01' }),
    name: text(),
    kind: choice(CAR_PARK_KINDS),
    status: choice(CAR_PARK_STATUSES),
    address: record({ street: text(), postcode: text(), town: text() }),
    spaces: whole('All of them, disabled bays and charging points among them'),
    disabled_bays: whole(),
    charging_points: whole('For electric cars'),
    max_height_metres: maybe(decimal('Null in the open air')),
    is_open_all_night: flag(),
    tariff: record({ first_hour: decimal('In GBP'), further_hour: decimal('In GBP'), day_maximum: decimal('In GBP') }),
  },
  warden: {
    id: whole(),
    badge: text(undefined, { example: 'W-211' }),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    phone: text(),
    shift: choice(WARDEN_SHIFTS),
    car_park_id: whole('Where the warden is on duty'),
    is_on_leave: flag(),
    employed_since: date(),
  },
  customer: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    company: maybe(text()),
    is_blue_badge_holder: flag('May use the disabled bays'),
    registered_on: date(),
  },
  permit: {
    id: whole(),
    number: text(undefined, { example: 'PM-5310' }),
    customer_id: whole(),
    car_park_id: whole(),
    type: choice(PERMIT_TYPES),
    vehicle: record({ plate: text(), make: text(), colour: text() }),
    monthly_fee: decimal('In GBP'),
    valid_from: date(),
    valid_until: date('Last day'),
    status: choice(PERMIT_STATUSES),
  },
  parking_session: {
    id: whole(),
    car_park_id: whole(),
    vehicle_plate: text(),
    entered_at: moment('UTC'),
    left_at: maybe(moment('Null while the car is still there')),
    amount: maybe(decimal('What was paid, in GBP')),
    payment_method: maybe(choice(PAYMENT_METHODS)),
  },
  penalty: {
    id: whole(),
    number: text(undefined, { example: 'PN-60410' }),
    vehicle_plate: text(),
    car_park_id: whole(),
    warden_id: whole('Who issued it'),
    offence: choice(OFFENCES),
    amount: decimal('In GBP'),
    issued_on: date(),
    status: choice(PENALTY_STATUSES),
    paid_on: maybe(date()),
  },
}
const capital = (kind: string) => kind.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const plural = (kind: string) => (kind === 'penalty' ? 'penalties' : `${kind}s`)
const word = (kind: string) => kind.replaceAll('_', ' ')
const SUMMARIES = { list: 'List', get: 'Get a', create: 'Add a', update: 'Change a', delete: 'Delete a' }
const { list, one, add, change, drop, act } = createDescriber(KINDS, {
  schema: kind => `${capital(kind)}Envelope`,
  plural,
  operationId: (verb, kind, many) => `${verb}_${verb === 'list' ? many : kind}`,
  summary: (verb, kind, many) => `${SUMMARIES[verb]} ${word(verb === 'list' ? many : kind)}`,
  page: kind =>
    record({
      data: listOf(ref(capital(kind))),
      meta: record({ next_cursor: maybe(text('Null on the last page')), page_size: whole() }),
    }),
  paging: [
    queryParameter('cursor', text(), '`next_cursor` of the page before'),
    queryParameter('page_size', whole(undefined, { minimum: 1, maximum: 100, default: 40 })),
  ],
  key: () => idInPath(whole()),
})
const schemas = Object.fromEntries(
  Object.entries(KINDS).flatMap(([kind, fields]) => [
    [capital(kind), record(fields, Object.keys(fields))],
    [`${capital(kind)}Envelope`, record({ data: ref(capital(kind)) })],
  ]),
)
const CUSTOMER = ['first_name', 'last_name', 'email', 'phone', 'company', 'is_blue_badge_holder']
const PERMIT = ['customer_id', 'car_park_id', 'type', 'vehicle', 'monthly_fee', 'valid_from', 'valid_until']
const PENALTY = ['vehicle_plate', 'car_park_id', 'warden_id', 'offence', 'amount', 'issued_on']

/** A parking operator: snake_case, `data` with a cursor in `meta`, one record in `data`, too, tariffs inside a car park. */
export const PARKING_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Kingsbridge Parking',
    version: '1.9.0',
    description: 'Car parks and their wardens, customers with their permits, parking sessions and penalties.',
  },
  servers: [{ url: '/v1' }],
  paths: {
    '/car_parks': { get: list('car_park', 'kind', 'status') },
    '/car_parks/{id}': { get: one('car_park'), patch: change('car_park', ['status', 'charging_points', 'disabled_bays', 'is_open_all_night', 'tariff']) }, // oxfmt-ignore
    '/wardens': { get: list('warden', 'shift', 'car_park_id') },
    '/wardens/{id}': {
      get: one('warden'),
      patch: change('warden', ['email', 'phone', 'shift', 'car_park_id', 'is_on_leave']),
    },
    '/customers': { get: list('customer', 'email'), post: add('customer', CUSTOMER, ['first_name', 'last_name', 'email']) }, // oxfmt-ignore
    '/customers/{id}': { get: one('customer'), patch: change('customer', CUSTOMER) },
    '/permits': {
      get: list('permit', 'customer_id', 'car_park_id', 'type', 'status', 'number'),
      post: add('permit', PERMIT, ['customer_id', 'car_park_id', 'type', 'vehicle']),
    },
    '/permits/{id}': { get: one('permit'), patch: change('permit', PERMIT), delete: drop('permit') },
    '/permits/{id}/suspend': { post: act('suspend', 'permit', 'Suspend an active permit') },
    '/permits/{id}/reinstate': { post: act('reinstate', 'permit', 'Make a suspended permit active again') },
    '/parking_sessions': { get: list('parking_session', 'car_park_id', 'vehicle_plate', 'payment_method') },
    '/parking_sessions/{id}': { get: one('parking_session') },
    '/penalties': {
      get: list('penalty', 'car_park_id', 'warden_id', 'status', 'offence', 'vehicle_plate', 'number'),
      post: add('penalty', PENALTY, ['vehicle_plate', 'car_park_id', 'warden_id', 'offence']),
    },
    '/penalties/{id}': { get: one('penalty'), patch: change('penalty', PENALTY) },
    '/penalties/{id}/cancel': { post: act('cancel', 'penalty', 'Cancel a penalty that is open or appealed') },
    '/penalties/{id}/mark_paid': { post: act('mark_paid', 'penalty', 'Record that a penalty was paid') },
  },
  components: {
    schemas: { ...schemas, Error: record({ error: record({ code: text(), message: text() }) }) },
    responses: { Error: answers('The request cannot be met', ref('Error')) },
  },
}
