import { answers, choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { CUSTOMER_TYPES, FUELS, INVOICE_STATES, JOB_CATEGORIES, JOB_STATES, PART_CATEGORIES, PRIORITIES, ROLES } from './data.ts' // oxfmt-ignore

const uuid = (description?: string) => text(description, { format: 'uuid' })
const maybe = (schema: object) => ({ ...schema, nullable: true })
const email = () => text(undefined, { format: 'email' })

type Fields = Record<string, object>
const SCHEMAS: Record<string, Fields> = {
  Customer: {
    id: uuid(),
    customerNumber: text(undefined, { example: 'K10200' }),
    firstName: text(),
    lastName: text(),
    email: email(),
    phone: maybe(text()),
    companyName: maybe(text('Only for business customers')),
    type: choice(CUSTOMER_TYPES),
    address: ref('Address'),
    newsletter: flag('Wants to receive our newsletter'),
    createdAt: moment(),
  },
  Address: { street: text(), city: text(), postalCode: text() },
  Car: {
    id: uuid(),
    licensePlate: text(),
    make: text(undefined, { example: 'Skoda' }),
    model: text(undefined, { example: 'Octavia' }),
    year: whole('Year of first registration'),
    color: text(),
    fuelType: choice(FUELS),
    mileage: whole('In kilometres, when we last saw the car'),
    ownerId: uuid('The customer who owns the car'),
    nextInspectionDate: date('When the statutory inspection is due'),
    underWarranty: flag(),
  },
  Mechanic: {
    id: uuid(),
    firstName: text(),
    lastName: text(),
    email: email(),
    role: choice(ROLES),
    specialties: listOf(choice(JOB_CATEGORIES)),
    hourlyRate: decimal('EUR'),
    hiredOn: date(),
    onLeave: flag(),
  },
  Estimate: {
    hours: decimal('Working hours'),
    labor: decimal('EUR'),
    parts: decimal('EUR'),
    total: decimal('EUR'),
  },
  PartUsed: { partId: uuid(), quantity: whole(), unitPrice: decimal() },
  Job: {
    id: uuid(),
    jobNumber: text('Printed on the job card', { example: 'J-24010' }),
    carId: uuid(),
    mechanicId: maybe(uuid('Who works on it; null while nobody is assigned')),
    description: text('What the customer asked for'),
    category: choice(JOB_CATEGORIES),
    status: choice(JOB_STATES),
    priority: choice(PRIORITIES),
    receivedAt: moment('When the car comes in'),
    promisedFor: date('The day on which we promised it would be ready'),
    completedAt: maybe(moment()),
    estimate: ref('Estimate'),
    partsUsed: listOf(ref('PartUsed')),
    approvedByCustomer: flag('The customer has agreed to the estimate'),
    cancellationReason: maybe(text()),
  },
  Part: {
    id: uuid(),
    partNumber: text(),
    name: text(),
    category: choice(PART_CATEGORIES),
    supplier: text(),
    purchasePrice: decimal('What we pay, EUR'),
    salePrice: decimal('What the customer pays, EUR'),
    stock: whole('Pieces in stock'),
    reorderLevel: whole('Order more when the stock is at or below this'),
    shelf: maybe(text()),
    discontinued: flag(),
  },
  Invoice: {
    id: uuid(),
    invoiceNumber: text(undefined, { example: 'R-7001' }),
    jobId: uuid(),
    customerId: uuid(),
    total: decimal(),
    currency: text(),
    status: choice(INVOICE_STATES),
    issuedOn: date(),
    dueOn: date(),
    paidOn: maybe(date()),
  },
  LoanCar: {
    id: uuid(),
    name: text('What we call it'),
    licensePlate: text(),
    automatic: flag('Automatic transmission'),
    seats: whole(),
    dailyFee: decimal('EUR'),
    lentToCustomerId: maybe(uuid()),
    lentUntil: maybe(date()),
  },
  Error: { status: whole(), message: text() },
}
const part = (schema: string, names: string[], required?: string[]) =>
  record(Object.fromEntries(names.map(name => [name, SCHEMAS[schema]![name]])), required)
const key = [pathParameter('id', uuid())]
const ok = (schema: string) => ({ 200: answers('OK', ref(schema)), 404: answers('Not found', ref('Error')) })

const list = (operationId: string, summary: string, tag: string, schema: string, filters: object[] = []) => ({
  operationId,
  summary,
  tags: [tag],
  parameters: [
    ...filters,
    queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 20 })),
  ],
  responses: {
    200: answers('OK', record({ items: listOf(ref(schema)), total: whole(), page: whole(), limit: whole() }, ['items', 'total'])), // oxfmt-ignore
  },
})
const one = (tag: string, schema: string, what: string) => ({
  operationId: `get${schema}`,
  summary: `Get ${what}`,
  tags: [tag],
  parameters: key,
  responses: ok(schema),
})
const add = (tag: string, schema: string, summary: string, names: string[], required: string[]) => ({
  operationId: `create${schema}`,
  summary,
  tags: [tag],
  requestBody: requestBody(part(schema, names, required)),
  responses: { 201: answers('Created', ref(schema)), 400: answers('Bad request', ref('Error')) },
})
const change = (tag: string, schema: string, summary: string, names: string[]) => ({
  operationId: `update${schema}`,
  summary,
  tags: [tag],
  parameters: key,
  requestBody: requestBody(part(schema, names)),
  responses: ok(schema),
})
const drop = (tag: string, schema: string, summary: string) => ({
  operationId: `delete${schema}`,
  summary,
  tags: [tag],
  parameters: key,
  responses: { 204: { description: 'Deleted' }, 404: answers('Not found', ref('Error')) },
})
const act = (tag: string, operationId: string, summary: string, schema: string, body?: unknown) => ({
  operationId,
  summary,
  tags: [tag],
  parameters: key,
  ...(body !== undefined && { requestBody: requestBody(body) }),
  responses: { ...ok(schema), 409: answers('Not in a state for that', ref('Error')) },
})

const CUSTOMER_BODY = ['firstName', 'lastName', 'email', 'phone', 'companyName', 'type', 'address', 'newsletter']
const CAR_BODY = ['licensePlate', 'make', 'model', 'year', 'color', 'fuelType', 'mileage', 'ownerId', 'nextInspectionDate'] // oxfmt-ignore
const JOB_BODY = ['carId', 'description', 'category', 'priority', 'receivedAt', 'promisedFor', 'mechanicId']
const PART_BODY = ['partNumber', 'name', 'category', 'supplier', 'purchasePrice', 'salePrice', 'stock', 'reorderLevel', 'shelf'] // oxfmt-ignore

/** A car workshop as an ordinary team describes it: camelCase, `items` and `total`, pages from 1, UUIDs beside numbers people know. */
export const GARAGE_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Workshop API', version: '1.4.0', description: 'Customers, cars and jobs of the workshop.' },
  servers: [{ url: '/api' }],
  paths: {
    '/customers': {
      get: list('listCustomers', 'List customers', 'Customers', 'Customer', [
        queryParameter('type', choice(CUSTOMER_TYPES)),
        queryParameter('city', text()),
        queryParameter('email', text()),
      ]),
      post: add('Customers', 'Customer', 'Add a customer', CUSTOMER_BODY, ['firstName', 'lastName', 'email']),
    },
    '/customers/{id}': {
      get: one('Customers', 'Customer', 'a customer'),
      patch: change('Customers', 'Customer', 'Change a customer', CUSTOMER_BODY),
      delete: drop('Customers', 'Customer', 'Delete a customer'),
    },
    '/cars': {
      get: list('listCars', 'List cars', 'Cars', 'Car', [
        queryParameter('ownerId', uuid()),
        queryParameter('make', text()),
        queryParameter('fuelType', choice(FUELS)),
        queryParameter('licensePlate', text()),
      ]),
      post: add('Cars', 'Car', 'Register a car', CAR_BODY, ['licensePlate', 'make', 'model', 'ownerId']),
    },
    '/cars/{id}': { get: one('Cars', 'Car', 'a car'), patch: change('Cars', 'Car', 'Change a car', CAR_BODY) },
    '/mechanics': { get: list('listMechanics', 'List mechanics', 'Mechanics', 'Mechanic', [queryParameter('role', choice(ROLES))]) }, // oxfmt-ignore
    '/mechanics/{id}': {
      get: one('Mechanics', 'Mechanic', 'a mechanic'),
      patch: change('Mechanics', 'Mechanic', 'Change a mechanic', ['role', 'specialties', 'hourlyRate', 'onLeave']),
    },
    '/jobs': {
      get: list('listJobs', 'List jobs', 'Jobs', 'Job', [
        queryParameter('status', choice(JOB_STATES)),
        queryParameter('category', choice(JOB_CATEGORIES)),
        queryParameter('priority', choice(PRIORITIES)),
        queryParameter('carId', uuid()),
        queryParameter('mechanicId', uuid()),
      ]),
      post: add('Jobs', 'Job', 'Book a job', JOB_BODY, ['carId', 'description', 'category']),
    },
    '/jobs/{id}': {
      get: one('Jobs', 'Job', 'a job'),
      patch: change('Jobs', 'Job', 'Change a job', [...JOB_BODY.slice(1), 'approvedByCustomer']),
      delete: drop('Jobs', 'Job', 'Delete a job'),
    },
    '/jobs/{id}/start': { post: act('Jobs', 'startJob', 'Start work on a job', 'Job') },
    '/jobs/{id}/complete': { post: act('Jobs', 'completeJob', 'Complete a job, the car is ready', 'Job') },
    '/jobs/{id}/cancel': { post: act('Jobs', 'cancelJob', 'Cancel a job', 'Job', record({ reason: text() })) },
    '/parts': {
      get: list('listParts', 'List parts', 'Parts', 'Part', [
        queryParameter('category', choice(PART_CATEGORIES)),
        queryParameter('supplier', text()),
      ]),
      post: add('Parts', 'Part', 'Add a part', PART_BODY, ['partNumber', 'name', 'category', 'salePrice']),
    },
    '/parts/{id}': {
      get: one('Parts', 'Part', 'a part'),
      patch: change('Parts', 'Part', 'Change a part', [...PART_BODY, 'discontinued']),
    },
    '/invoices': {
      get: list('listInvoices', 'List invoices', 'Invoices', 'Invoice', [
        queryParameter('status', choice(INVOICE_STATES)),
        queryParameter('customerId', uuid()),
        queryParameter('jobId', uuid()),
      ]),
    },
    '/invoices/{id}': { get: one('Invoices', 'Invoice', 'an invoice') },
    '/invoices/{id}/send': { post: act('Invoices', 'sendInvoice', 'Send an invoice to the customer', 'Invoice') },
    '/invoices/{id}/mark-paid': { post: act('Invoices', 'markInvoicePaid', 'Mark an invoice as paid', 'Invoice') },
    '/invoices/{id}/write-off': { post: act('Invoices', 'writeOffInvoice', 'Write an invoice off', 'Invoice') },
    '/loan-cars': { get: list('listLoanCars', 'List loan cars', 'Loan cars', 'LoanCar') },
    '/loan-cars/{id}': { get: one('Loan cars', 'LoanCar', 'a loan car') },
    '/loan-cars/{id}/lend': {
      post: act('Loan cars', 'lendLoanCar', 'Lend a loan car to a customer', 'LoanCar', record({ customerId: uuid(), until: date() }, ['customerId', 'until'])), // oxfmt-ignore
    },
    '/loan-cars/{id}/return': { post: act('Loan cars', 'returnLoanCar', 'Take a loan car back', 'LoanCar') },
  },
  components: { schemas: Object.fromEntries(Object.entries(SCHEMAS).map(([name, fields]) => [name, record(fields)])) },
}
