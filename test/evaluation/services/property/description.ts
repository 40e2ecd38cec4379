import { createDescriber, idInPath, listOf } from '../describe.ts'
import { choice, date, decimal, flag, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts'
import {
  BUILDING_TYPES,
  CATEGORIES,
  CHANNELS,
  LEASE_STATUSES,
  METHODS,
  PAYMENT_STATUSES,
  PAYMENT_TYPES,
} from './data.ts'
import { PRIORITIES, REQUEST_STATUSES, TENANT_STATUSES, UNIT_STATUSES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Building: {
    id: text(undefined, { example: 'bld_11' }),
    name: text(),
    address: ref('Address'),
    manager: ref('Manager'),
    buildingType: choice(BUILDING_TYPES),
    yearBuilt: whole(),
    floors: whole('Number of floors'),
    hasElevator: flag(),
    petsAllowed: flag(),
    acquiredOn: date('When we bought the building'),
  },
  Unit: {
    id: text(undefined, { example: 'unt_101' }),
    buildingId: text('The building it is in'),
    unitNumber: text('Number on the door', { example: '302' }),
    floor: whole(),
    bedrooms: whole('Number of bedrooms; 0 is a studio'),
    bathrooms: whole(),
    areaSqft: whole('Floor area in square feet'),
    monthlyRent: decimal('Asking rent per month in USD'),
    status: choice(UNIT_STATUSES),
    isFurnished: flag(),
    hasBalcony: flag(),
  },
  Tenant: {
    id: text(undefined, { example: 'tnt_501' }),
    firstName: text(),
    lastName: text(),
    contact: ref('Contact'),
    employer: maybe(text()),
    hasPets: flag(),
    status: choice(TENANT_STATUSES),
    registeredOn: date(),
  },
  Lease: {
    id: text(undefined, { example: 'lse_701' }),
    leaseNumber: text(undefined, { example: 'L-2207' }),
    unitId: text(),
    tenantId: text(),
    status: choice(LEASE_STATUSES),
    startDate: date(),
    endDate: date(),
    monthlyRent: decimal('Agreed rent per month in USD'),
    depositAmount: decimal('Security deposit in USD'),
  },
  MaintenanceRequest: {
    id: text(undefined, { example: 'req_3001' }),
    reference: text(undefined, { example: 'MR-5120' }),
    unitId: text('The apartment it is about'),
    title: text('What is wrong'),
    category: choice(CATEGORIES),
    priority: choice(PRIORITIES),
    status: choice(REQUEST_STATUSES),
    contractor: maybe(text('Company that does the work')),
    estimatedCost: decimal('Estimate in USD'),
    actualCost: maybe(decimal('What it cost in USD, once it is completed')),
    reportedOn: date(),
    completedOn: maybe(date()),
  },
  Payment: {
    id: text(undefined, { example: 'pay_8001' }),
    leaseId: text(),
    type: choice(PAYMENT_TYPES),
    status: choice(PAYMENT_STATUSES),
    amount: decimal('Amount in USD'),
    dueDate: date(),
    paidOn: maybe(date('When the money arrived')),
    method: maybe(choice(METHODS)),
  },
}
const word = (kind: string) => kind.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
const VERBS: Record<string, string> = { get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => `${kind}s`,
  operationId: (verb, kind, plural) => `${verb}${verb === 'list' ? plural : kind}`,
  summary: (verb, kind) => (verb === 'list' ? `List ${word(kind)}s` : `${VERBS[verb]} a ${word(kind)}`),
  page: kind => record({ data: listOf(ref(kind)), pagination: ref('Pagination') }, ['data', 'pagination']),
  paging: [
    queryParameter('cursor', text(), 'Cursor of the page, from `pagination.nextCursor` of the page before'),
    queryParameter('pageSize', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
  ],
  key: kind => idInPath(text(`Id of the ${word(kind)}`)),
})
const UNIT = ['monthlyRent', 'status', 'isFurnished', 'hasBalcony']
const TENANT = ['firstName', 'lastName', 'contact', 'employer', 'hasPets']
const REQUEST = ['title', 'category', 'priority', 'contractor', 'estimatedCost']
const PAYMENT = ['type', 'amount', 'dueDate', 'status', 'paidOn', 'method']

/** A property manager: camelCase, prefixed ids, cursors, an address and a contact as objects of their own. */
export const PROPERTY_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Hearthstone Property Management API',
    version: '1.4.0',
    description: 'Buildings and their apartments (units), tenants, leases, maintenance requests and payments. Amounts are in USD.', // oxfmt-ignore
  },
  servers: [{ url: '/v1' }],
  paths: {
    '/buildings': { get: list('Building', 'buildingType') },
    '/buildings/{id}': { get: one('Building'), patch: change('Building', ['name', 'manager', 'petsAllowed']) },
    '/units': { get: list('Unit', 'buildingId', 'status', 'bedrooms') },
    '/units/{id}': { get: one('Unit'), patch: change('Unit', UNIT) },
    '/tenants': {
      get: list('Tenant', 'status', 'lastName'),
      post: add('Tenant', TENANT, ['firstName', 'lastName', 'contact']),
    },
    '/tenants/{id}': { get: one('Tenant'), patch: change('Tenant', [...TENANT, 'status']), delete: drop('Tenant') },
    '/leases': {
      get: list('Lease', 'unitId', 'tenantId', 'status'),
      post: add('Lease', ['unitId', 'tenantId', 'startDate', 'endDate', 'monthlyRent', 'depositAmount'], ['unitId', 'tenantId', 'startDate', 'endDate', 'monthlyRent']), // oxfmt-ignore
    },
    '/leases/{id}': { get: one('Lease'), patch: change('Lease', ['endDate', 'monthlyRent', 'depositAmount']) },
    '/leases/{id}/terminate': { post: act('terminate', 'Lease', 'Terminate an active lease') },
    '/maintenance-requests': {
      get: list('MaintenanceRequest', 'unitId', 'status', 'category', 'priority'),
      post: add('MaintenanceRequest', ['unitId', ...REQUEST], ['unitId', 'title', 'category']),
    },
    '/maintenance-requests/{id}': {
      get: one('MaintenanceRequest'),
      patch: change('MaintenanceRequest', [...REQUEST, 'status', 'actualCost']),
      delete: drop('MaintenanceRequest'),
    },
    '/maintenance-requests/{id}/assign': {
      post: {
        ...act('assign', 'MaintenanceRequest', 'Assign a maintenance request to a contractor'),
        requestBody: requestBody(record({ contractor: text('Name of the company') }, ['contractor'])),
      },
    },
    '/payments': {
      get: list('Payment', 'leaseId', 'status', 'type'),
      post: add('Payment', ['leaseId', ...PAYMENT], ['leaseId', 'type', 'amount', 'dueDate']),
    },
    '/payments/{id}': { get: one('Payment'), patch: change('Payment', PAYMENT) },
  },
  components: {
    schemas: {
      ...schemas,
      Address: record({ street: text(), city: text(), state: text('Two letters'), zipCode: text() }, ['street', 'city', 'state', 'zipCode']), // oxfmt-ignore
      Manager: record({ name: text(), email: text(undefined, { format: 'email' }), phone: text() }, ['name', 'email', 'phone']), // oxfmt-ignore
      Contact: record({ email: text(undefined, { format: 'email' }), phone: maybe(text()), preferredChannel: choice(CHANNELS) }, ['email']), // oxfmt-ignore
      Pagination: record({ nextCursor: maybe(text()), hasMore: flag() }, ['nextCursor', 'hasMore']),
      Error: record({ code: text(), message: text() }, ['code', 'message']),
    },
  },
}
