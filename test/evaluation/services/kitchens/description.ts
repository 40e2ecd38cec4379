import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { FRONT_MATERIALS, HEARD_FROM, KITCHEN_APPOINTMENT_KINDS, KITCHEN_APPOINTMENT_STATUSES, KITCHEN_ORDER_STATUSES, KITCHEN_ROLES, KITCHEN_STYLES, WORKTOPS } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Showroom: { id: whole(), name: text(undefined, { example: 'Kirkgate' }), city: text(), phone: text(), open_sundays: flag() }, // oxfmt-ignore
  Employee: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    role: choice(KITCHEN_ROLES),
    showroom_id: whole('Showroom where they work'),
    hired_on: date(),
  },
  Customer: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    showroom_id: whole('Showroom that they go to'),
    budget: maybe(decimal('What they want to spend, in GBP')),
    heard_from: choice(HEARD_FROM, 'How they heard of us'),
    customer_since: date(),
  },
  Appointment: {
    id: whole(),
    customer_id: whole(),
    designer_id: whole('Employee who advises the customer'),
    showroom_id: whole(),
    appointment_date: date(),
    kind: choice(KITCHEN_APPOINTMENT_KINDS),
    status: choice(KITCHEN_APPOINTMENT_STATUSES),
    room: maybe(record({ width_cm: whole(), length_cm: whole() })),
  },
  Model: {
    id: whole(),
    model_code: text(undefined, { example: 'HE2100' }),
    brand: text(),
    name: text(),
    style: choice(KITCHEN_STYLES),
    front_material: choice(FRONT_MATERIALS),
    colour: text(),
    price_per_unit: decimal('GBP for a cupboard'),
    delivery_weeks: whole(),
  },
  Order: {
    id: whole(),
    order_number: text(undefined, { example: 'KO-15200' }),
    customer_id: whole(),
    model_id: whole(),
    fitter_id: maybe(whole('Employee who fits the kitchen')),
    worktop: choice(WORKTOPS),
    unit_count: whole('Number of cupboards'),
    status: choice(KITCHEN_ORDER_STATUSES),
    ordered_on: date(),
    fitting_date: maybe(date()),
    total: decimal('GBP'),
    deposit_paid: decimal('GBP'),
  },
}
const VERBS: Record<string, string> = { list: 'Read', get: 'Read one', create: 'Create new', update: 'Update', delete: 'Delete' } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => `${kind}Out`,
  plural: kind => `${kind.toLowerCase()}s`,
  operationId: (verb, kind, many) => (verb === 'list' ? `read_${many}` : `${verb === 'get' ? 'read' : verb}_${kind.toLowerCase()}`), // oxfmt-ignore
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many : kind.toLowerCase()}`,
  page: kind => listOf(ref(`${kind}Out`)),
  paging: [
    queryParameter('offset', whole(undefined, { minimum: 0, default: 0 })),
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 50 })),
  ],
  key: () => idInPath(whole()),
})
const CUSTOMER = ['first_name', 'last_name', 'email', 'phone', 'showroom_id', 'budget', 'heard_from']
const APPOINTMENT = ['customer_id', 'designer_id', 'showroom_id', 'appointment_date', 'kind', 'status']
const ORDER = ['customer_id', 'model_id', 'fitter_id', 'worktop', 'unit_count', 'status', 'fitting_date', 'total', 'deposit_paid'] // oxfmt-ignore

/** Kitchen showrooms: snake_case, bare lists by offset, a measured room as an object. */
export const KITCHENS_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Hearth & Oak Kitchens', version: '0.9.2', description: 'Showrooms, employees, customers, appointments, kitchen models and orders.' }, // oxfmt-ignore
  servers: [{ url: '/api/v1' }],
  paths: {
    '/showrooms': { get: list('Showroom') },
    '/showrooms/{id}': { get: one('Showroom') },
    '/employees': { get: list('Employee', 'role', 'showroom_id') },
    '/employees/{id}': { get: one('Employee'), patch: change('Employee', ['email', 'role', 'showroom_id']) },
    '/customers': {
      get: list('Customer', 'email', 'showroom_id'),
      post: add('Customer', CUSTOMER, ['first_name', 'last_name', 'email']),
    },
    '/customers/{id}': { get: one('Customer'), patch: change('Customer', CUSTOMER), delete: drop('Customer') },
    '/appointments': {
      get: list('Appointment', 'customer_id', 'designer_id', 'showroom_id', 'status'),
      post: add('Appointment', APPOINTMENT, ['customer_id', 'designer_id', 'appointment_date', 'kind']),
    },
    '/appointments/{id}': { get: one('Appointment'), patch: change('Appointment', APPOINTMENT), delete: drop('Appointment') }, // oxfmt-ignore
    '/appointments/{id}/cancel': { post: act('cancel', 'Appointment', 'Cancel a booked appointment') },
    '/models': { get: list('Model', 'brand', 'style') },
    '/models/{id}': { get: one('Model'), patch: change('Model', ['price_per_unit', 'delivery_weeks']) },
    '/orders': {
      get: list('Order', 'customer_id', 'model_id', 'fitter_id', 'status'),
      post: add('Order', ORDER, ['customer_id', 'model_id', 'unit_count']),
    },
    '/orders/{id}': { get: one('Order'), patch: change('Order', ORDER), delete: drop('Order') },
  },
  components: {
    schemas: { ...schemas, Error: record({ detail: text() }) },
    responses: { Error: answers('Error', ref('Error')) },
  },
}
