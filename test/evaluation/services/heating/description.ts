import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { APPLIANCE_KINDS, CONTRACT_PLANS, CONTRACT_STATUSES, HEATING_AREAS, HEATING_CUSTOMER_TYPES, HEATING_JOB_STATUSES, HEATING_JOB_TYPES, HEATING_SKILLS, JOB_PRIORITIES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  engineer: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    phone: text(),
    licenceNumber: text(),
    area: choice(HEATING_AREAS),
    skills: listOf(choice(HEATING_SKILLS)),
    isApprentice: flag(),
    hourlyRate: decimal('GBP'),
    hiredOn: date(),
  },
  customer: {
    id: whole(),
    name: text('Of a person or of an organisation'),
    type: choice(HEATING_CUSTOMER_TYPES),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    address: record({ street: text(), postcode: text(), town: text() }),
    isOnStop: flag('No work until old bills are paid'),
    customerSince: date(),
  },
  appliance: {
    id: whole(),
    serialNumber: text(),
    customerId: whole(),
    kind: choice(APPLIANCE_KINDS),
    make: text(),
    model: text(),
    outputKw: decimal(),
    installedOn: date(),
    warrantyUntil: maybe(date('Null if there is none')),
    lastServicedOn: maybe(date('Null if it never was')),
  },
  contract: {
    id: whole(),
    number: text(undefined, { example: 'SC-4120' }),
    customerId: whole(),
    plan: choice(CONTRACT_PLANS),
    monthlyPrice: decimal('GBP'),
    startsOn: date(),
    endsOn: date(),
    autoRenews: flag(),
    status: choice(CONTRACT_STATUSES),
  },
  job: {
    id: whole(),
    number: text(undefined, { example: 'J-20330' }),
    customerId: whole(),
    applianceId: whole(),
    engineerId: maybe(whole('Null until somebody is sent')),
    type: choice(HEATING_JOB_TYPES),
    priority: choice(JOB_PRIORITIES),
    status: choice(HEATING_JOB_STATUSES),
    requestedOn: date(),
    scheduledFor: maybe(moment('UTC')),
    fault: maybe(text('What the customer reported; repairs only')),
    labourHours: maybe(decimal()),
    cost: maybe(record({ labour: decimal('GBP'), parts: decimal('GBP'), total: decimal('GBP') })),
  },
  part: {
    id: whole(),
    sku: text(undefined, { example: 'HP-1010' }),
    name: text(),
    supplier: text(),
    unitPrice: decimal('GBP'),
    stock: whole('Pieces on the shelf'),
    reorderLevel: whole('Order more at this number of pieces or below'),
  },
}
const capital = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)
const VERBS: Record<string, string> = { list: 'list', get: 'get', create: 'add', update: 'edit', delete: 'remove' }
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: capital,
  plural: kind => `${kind}s`,
  operationId: (verb, kind, many) => `${VERBS[verb] ?? verb}${capital(verb === 'list' ? many : kind)}`,
  summary: (verb, kind, many) => `${capital(VERBS[verb]!)} ${verb === 'list' ? many : an(kind)}`,
  page: kind => listOf(ref(capital(kind))),
  paging: [
    queryParameter('page', whole('The header Link has the address of the next one', { minimum: 1, default: 1 })),
    queryParameter('perPage', whole(undefined, { minimum: 1, maximum: 100, default: 50 })),
  ],
  key: () => idInPath(whole()),
})
const ENGINEER = ['email', 'phone', 'area', 'skills', 'isApprentice', 'hourlyRate']
const CUSTOMER = ['name', 'type', 'email', 'phone', 'address', 'isOnStop']
const APPLIANCE = ['customerId', 'kind', 'make', 'model', 'serialNumber', 'outputKw', 'installedOn', 'warrantyUntil', 'lastServicedOn'] // oxfmt-ignore
const CONTRACT = ['customerId', 'plan', 'monthlyPrice', 'startsOn', 'endsOn', 'autoRenews']
const JOB = ['applianceId', 'engineerId', 'type', 'priority', 'scheduledFor', 'fault']
const PART = ['sku', 'name', 'supplier', 'unitPrice', 'stock', 'reorderLevel']

/** A heating firm: camelCase, bare lists with the next page in the header Link, links by key, costs inside a job. */
export const HEATING_DESCRIPTION = {
  openapi: '3.1.0',
  info: {
    title: 'Emberwell Heating',
    version: '3.2.0',
    description: 'Engineers, customers with their appliances and service contracts, jobs and parts.',
  },
  servers: [{ url: '/api/v3' }],
  paths: {
    '/engineers': { get: list('engineer', 'area') },
    '/engineers/{id}': { get: one('engineer'), patch: change('engineer', ENGINEER) },
    '/customers': { get: list('customer', 'type'), post: add('customer', CUSTOMER, ['name', 'type', 'email']) },
    '/customers/{id}': { get: one('customer'), patch: change('customer', CUSTOMER) },
    '/appliances': {
      get: list('appliance', 'customerId', 'kind', 'make'),
      post: add('appliance', APPLIANCE, ['customerId', 'kind', 'make', 'model']),
    },
    '/appliances/{id}': { get: one('appliance'), patch: change('appliance', APPLIANCE) },
    '/contracts': {
      get: list('contract', 'customerId', 'plan', 'status', 'number'),
      post: add('contract', CONTRACT, ['customerId', 'plan', 'startsOn']),
    },
    '/contracts/{id}': { get: one('contract'), patch: change('contract', CONTRACT) },
    '/contracts/{id}/cancel': { post: act('cancel', 'contract', 'Cancel an active contract') },
    '/jobs': {
      get: list('job', 'customerId', 'applianceId', 'engineerId', 'status', 'type', 'number'),
      post: add('job', JOB, ['applianceId', 'type']),
    },
    '/jobs/{id}': { get: one('job'), patch: change('job', JOB), delete: drop('job') },
    '/jobs/{id}/cancel': { post: act('cancel', 'job', 'Cancel a job that is requested or scheduled') },
    '/parts': { get: list('part', 'supplier', 'sku'), post: add('part', PART, ['sku', 'name', 'unitPrice']) },
    '/parts/{id}': { get: one('part'), patch: change('part', PART), delete: drop('part') },
  },
  components: {
    schemas: { ...schemas, Error: record({ message: text() }) },
    responses: { Error: answers('The request cannot be met', ref('Error')) },
  },
}
