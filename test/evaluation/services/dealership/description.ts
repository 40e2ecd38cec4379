import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { CONDITIONS, DRIVE_STATUSES, FUELS, JOB_TITLES, PAYMENTS, SALE_STATUSES, TRANSMISSIONS, VEHICLE_STATUSES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const ADDRESS = record({ street: text(), city: text(), postcode: text() })
const KINDS: Record<string, Record<string, object>> = {
  Branch: {
    id: whole(),
    name: text(),
    address: ADDRESS,
    phone: text(),
    managerName: text(),
    parkingSpaces: whole('Cars that fit on the forecourt'),
  },
  Salesperson: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    jobTitle: choice(JOB_TITLES),
    branchId: whole(),
    monthlyTarget: decimal('Sales target for a month in GBP'),
    commissionPercent: decimal('Share of the sale price that is paid as commission'),
    startedOn: date(),
  },
  Vehicle: {
    id: whole(),
    stockNumber: text(undefined, { example: 'HC10240' }),
    registration: maybe(text('Number plate; empty for new cars', { example: 'YD21 KXB' })),
    make: text(),
    model: text(),
    condition: choice(CONDITIONS),
    modelYear: whole(),
    mileage: whole('Miles on the odometer'),
    colour: text(),
    specs: record({
      fuel: choice(FUELS),
      transmission: choice(TRANSMISSIONS),
      doors: whole(),
      horsepower: whole(),
    }),
    listPrice: decimal('Advertised price in GBP'),
    purchasePrice: decimal('What we paid for the car, in GBP'),
    status: choice(VEHICLE_STATUSES),
    fullServiceHistory: flag(),
    branchId: whole('Branch where the car stands'),
    arrivedOn: date('When the car came into stock'),
  },
  Customer: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    email: maybe(text(undefined, { format: 'email' })),
    phone: text(),
    address: ADDRESS,
    marketingConsent: flag('Whether we may send advertising'),
    createdOn: date(),
  },
  TestDrive: {
    id: whole(),
    customerId: whole(),
    vehicleId: whole(),
    salespersonId: whole('Who goes along'),
    scheduledAt: moment(),
    status: choice(DRIVE_STATUSES),
    feedbackScore: maybe(whole('1 to 5, given by the customer afterwards')),
  },
  Sale: {
    id: whole(),
    orderNumber: text(undefined, { example: 'SO-50110' }),
    vehicleId: whole(),
    customerId: whole(),
    salespersonId: whole(),
    soldOn: date(),
    salePrice: decimal('Agreed price in GBP'),
    deposit: decimal(),
    paymentMethod: choice(PAYMENTS),
    partExchangeValue: maybe(decimal('What was given for the old car of the customer')),
    status: choice(SALE_STATUSES),
    deliveryOn: maybe(date('Day of the handover')),
  },
}
const PLURALS: Record<string, string> = { Branch: 'branches', Salesperson: 'salespeople', TestDrive: 'testDrives' }
const WORDS: Record<string, string> = { TestDrive: 'test drive' }
const pluralOf = (kind: string) => PLURALS[kind] ?? `${kind.toLowerCase()}s`
const wordOf = (kind: string) => WORDS[kind] ?? kind.toLowerCase()
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const SUMMARIES = { get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: pluralOf,
  operationId: (verb, kind, plural) => (verb === 'list' ? `list${capital(plural)}` : `${verb}${kind}`),
  summary: (verb, kind) => (verb === 'list' ? `List ${wordOf(kind)} records` : `${SUMMARIES[verb]} a ${wordOf(kind)}`),
  page: kind =>
    record({ items: listOf(ref(kind)), total: whole(), offset: whole(), limit: whole() }, ['items', 'total']),
  paging: [
    queryParameter('offset', whole(undefined, { minimum: 0, default: 0 })),
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 20 })),
  ],
  key: () => idInPath(whole()),
})
const VEHICLE = ['registration', 'make', 'model', 'condition', 'modelYear', 'mileage', 'colour', 'specs', 'listPrice', 'purchasePrice', 'fullServiceHistory', 'branchId'] // oxfmt-ignore
const CUSTOMER = ['firstName', 'lastName', 'email', 'phone', 'address', 'marketingConsent']
const DRIVE = ['customerId', 'vehicleId', 'salespersonId', 'scheduledAt']

/** A car dealership: camelCase, offset and limit with a total, nested specs and addresses, two actions. */
export const DEALERSHIP_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Hollins Cars dealer management',
    version: '3.2.0',
    description: 'Stock, customers, test drives and sales of the four Hollins showrooms.',
  },
  servers: [{ url: '/dms' }],
  paths: {
    '/branches': { get: list('Branch') },
    '/branches/{id}': { get: one('Branch'), patch: change('Branch', ['phone', 'managerName', 'parkingSpaces']) },
    '/salespeople': { get: list('Salesperson', 'branchId', 'jobTitle') },
    '/salespeople/{id}': {
      get: one('Salesperson'),
      patch: change('Salesperson', ['email', 'jobTitle', 'branchId', 'monthlyTarget', 'commissionPercent']),
    },
    '/vehicles': {
      get: list('Vehicle', 'make', 'condition', 'status', 'branchId', 'stockNumber'),
      post: add('Vehicle', VEHICLE, ['make', 'model', 'condition', 'listPrice', 'branchId']),
    },
    '/vehicles/{id}': { get: one('Vehicle'), patch: change('Vehicle', VEHICLE), delete: drop('Vehicle') },
    '/vehicles/{id}/reserve': { post: act('reserve', 'Vehicle', 'Reserve an available car') },
    '/vehicles/{id}/release': { post: act('release', 'Vehicle', 'Put a reserved car back on sale') },
    '/customers': {
      get: list('Customer'),
      post: add('Customer', CUSTOMER, ['firstName', 'lastName', 'phone']),
    },
    '/customers/{id}': { get: one('Customer'), patch: change('Customer', CUSTOMER), delete: drop('Customer') },
    '/test-drives': {
      get: list('TestDrive', 'customerId', 'vehicleId', 'salespersonId', 'status'),
      post: add('TestDrive', DRIVE, DRIVE),
    },
    '/test-drives/{id}': { get: one('TestDrive'), patch: change('TestDrive', [...DRIVE, 'feedbackScore']) },
    '/test-drives/{id}/cancel': { post: act('cancel', 'TestDrive', 'Cancel a booked test drive') },
    '/sales': { get: list('Sale', 'customerId', 'salespersonId', 'status') },
    '/sales/{id}': { get: one('Sale'), patch: change('Sale', ['deposit', 'paymentMethod', 'status', 'deliveryOn']) },
  },
  components: {
    schemas: { ...schemas, Error: record({ error: text(), message: text() }, ['message']) },
    responses: { Error: answers('The request is not valid', ref('Error')) },
  },
}
