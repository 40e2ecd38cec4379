import { answers, choice, date, decimal, flag, listOf, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { ACCOUNT_TYPES, DRIVER_STATUSES, FAILURE_REASONS, HIRE_STATUSES, JOB_STATUSES, JOB_TYPES, LORRY_TYPES, PLACEMENTS, SKIP_INVOICE_STATUSES, SKIP_PAYMENT_METHODS, SKIP_STYLES, SLOTS, WASTE_TYPES } from './kinds.ts' // oxfmt-ignore

type Fields = Record<string, object>
const nullable = (schema: object) => ({ ...schema, nullable: true })
const maybe = (name: string) => ({ allOf: [ref(name)], nullable: true })
const int = (description?: string) => whole(description, { format: 'int32' })
const double = (description?: string) => decimal(description, { format: 'double' })

const enums: Record<string, readonly string[]> = {
  CustomerType: ACCOUNT_TYPES,
  SkipStyle: SKIP_STYLES,
  WasteType: WASTE_TYPES,
  HireStatus: HIRE_STATUSES,
  Placement: PLACEMENTS,
  DriverStatus: DRIVER_STATUSES,
  LorryType: LORRY_TYPES,
  JobType: JOB_TYPES,
  JobStatus: JOB_STATUSES,
  Slot: SLOTS,
  FailureReason: FAILURE_REASONS,
  InvoiceStatus: SKIP_INVOICE_STATUSES,
  PaymentMethod: SKIP_PAYMENT_METHODS,
}
const PARTS: Record<string, Fields> = {
  ContactDto: { name: text(), phone: text(), email: text(undefined, { format: 'email' }) },
  AddressDto: { street: text(), town: text(), postcode: text() },
  PermitDto: { number: text(), council: text(), validFrom: date(), validTo: date('Last day the skip may stand on the road'), fee: double() }, // oxfmt-ignore
  LorryDto: { registration: text(), type: ref('LorryType'), motDueOn: date() },
  InvoiceLineDto: { description: text(), amount: double('Without VAT') },
}
const KINDS = {
  Customer: {
    id: int(),
    accountNumber: text(undefined, { example: 'AC-4010' }),
    name: text(),
    type: ref('CustomerType'),
    contact: ref('ContactDto'),
    town: text(),
    paymentTermsDays: int(),
    creditLimit: nullable(double('Trade accounts only')),
    isOnStop: flag('No further hires until the account has been settled'),
    customerSince: date(),
    notes: nullable(text()),
  },
  Site: {
    id: int(),
    customerId: int(),
    name: text(),
    address: ref('AddressDto'),
    distanceMiles: double('Distance from the yard'),
    hasRestrictedAccess: flag(),
    accessNotes: nullable(text()),
  },
  SkipSize: {
    id: int(),
    name: text(undefined, { example: '8 Yard Open' }),
    capacityYards: int('Capacity in cubic yards'),
    style: ref('SkipStyle'),
    hirePrice: double('Price of a hire in GBP, without VAT'),
    extraDayPrice: double('For each day past the due date'),
    maxTonnes: double('Heaviest load the skip may carry'),
    quantityOwned: int('How many of these we own'),
    isHeavyWasteAllowed: flag('Soil and hardcore may go in'),
  },
  Hire: {
    id: int(),
    hireNumber: text(undefined, { example: 'H-20310' }),
    customerId: int(),
    siteId: int(),
    skipSizeId: int(),
    wasteType: ref('WasteType'),
    status: ref('HireStatus'),
    placement: ref('Placement'),
    deliveryDate: date(),
    dueBackDate: date('Day on which the hire period ends'),
    collectedOn: nullable(date()),
    permit: { allOf: [ref('PermitDto')], nullable: true, description: 'Council permit, for skips on the road' },
    price: double('GBP, without VAT'),
    purchaseOrder: nullable(text()),
    notes: nullable(text()),
  },
  Job: {
    id: int(),
    hireId: int(),
    driverId: nullable(int('Empty until a driver has been assigned')),
    type: ref('JobType'),
    scheduledDate: date(),
    slot: ref('Slot'),
    status: ref('JobStatus'),
    failureReason: maybe('FailureReason'),
    driverNotes: nullable(text()),
  },
  Driver: {
    id: int(),
    firstName: text(),
    lastName: text(),
    mobile: text(),
    status: ref('DriverStatus'),
    startedOn: date(),
    licenceExpiresOn: date('Expiry of the driving licence'),
    lorry: ref('LorryDto'),
  },
  TippingTicket: {
    id: int(),
    ticketNumber: text('Number on the weighbridge ticket', { example: 'WB-66120' }),
    jobId: int(),
    facility: text('Where the load was tipped'),
    wasteType: ref('WasteType'),
    tippedOn: date(),
    grossTonnes: double('Lorry and load'),
    tareTonnes: double('Empty lorry'),
    netTonnes: double('Load'),
    ratePerTonne: double(),
    charge: double('What the facility charges us, in GBP'),
    isContaminated: flag('The load held something it should not have'),
  },
  Invoice: {
    id: int(),
    invoiceNumber: text(undefined, { example: 'INV-31450' }),
    customerId: int(),
    hireId: int(),
    issuedOn: date(),
    dueOn: date(),
    lines: listOf(ref('InvoiceLineDto')),
    netAmount: double(),
    vatAmount: double(),
    totalAmount: double('Including VAT'),
    status: ref('InvoiceStatus'),
    paidOn: nullable(date()),
    paymentMethod: maybe('PaymentMethod'),
  },
} satisfies Record<string, Fields>
type Kind = keyof typeof KINDS

const MANY: Record<Kind, string> = { Customer: 'Customers', Site: 'Sites', SkipSize: 'SkipSizes', Hire: 'Hires', Job: 'Jobs', Driver: 'Drivers', TippingTicket: 'TippingTickets', Invoice: 'Invoices' } // oxfmt-ignore
const problem = (description: string) => answers(description, ref('ProblemDetails'), 'application/problem+json')
const id = pathParameter('id', int())
const fields = (kind: Kind, names: readonly string[]) => Object.fromEntries(names.map(name => [name, (KINDS[kind] as Fields)[name]!])) // oxfmt-ignore
const operation = (kind: Kind, operationId: string, summary?: string) => ({
  tags: [MANY[kind]],
  operationId: `${MANY[kind]}_${operationId}`,
  ...(summary !== undefined && { summary }),
})
const found = (kind: Kind) => ({ 200: answers('OK', ref(`${kind}Dto`)), 404: problem('Not Found') })

const list = (kind: Kind, names: string[], more: object[] = []) => ({
  ...operation(kind, 'GetAll'),
  parameters: [
    ...Object.entries(fields(kind, names)).map(([name, schema]) => queryParameter(name, schema)),
    ...more,
    queryParameter('pageNumber', whole(undefined, { format: 'int32', minimum: 1, default: 1 })),
    queryParameter('pageSize', whole(undefined, { format: 'int32', minimum: 1, maximum: 50, default: 20 })),
  ],
  responses: { 200: answers('OK', ref(`${kind}DtoPagedResponse`)), 400: problem('Bad Request') },
})
const one = (kind: Kind) => ({ ...operation(kind, 'GetById'), parameters: [id], responses: found(kind) })
const add = (kind: Kind, summary?: string) => ({
  ...operation(kind, 'Create', summary),
  requestBody: requestBody(ref(`Create${kind}Request`)),
  responses: { 201: answers('Created', ref(`${kind}Dto`)), 400: problem('Bad Request') },
})
const change = (kind: Kind, summary?: string) => ({
  ...operation(kind, 'Update', summary),
  parameters: [id],
  requestBody: requestBody(ref(`Update${kind}Request`)),
  responses: { ...found(kind), 400: problem('Bad Request') },
})
const drop = (kind: Kind, summary: string) => ({
  ...operation(kind, 'Delete', summary),
  parameters: [id],
  responses: { 204: { description: 'No Content' }, 404: problem('Not Found'), 409: problem('Conflict') },
})
const act = (kind: Kind, verb: string, summary: string, body?: string) => ({
  ...operation(kind, verb, summary),
  parameters: [id],
  ...(body !== undefined && { requestBody: requestBody(ref(body)) }),
  responses: { ...found(kind), 400: problem('Bad Request'), 409: problem('Conflict') },
})

/** What has to be given for a new record. */
export const NEEDED = {
  Customer: ['name', 'type', 'contact'],
  Site: ['customerId', 'name', 'address'],
  Hire: ['customerId', 'siteId', 'skipSizeId', 'wasteType', 'placement', 'deliveryDate'],
  Job: ['hireId', 'type', 'scheduledDate'],
}
const CUSTOMER = ['name', 'type', 'contact', 'town', 'paymentTermsDays', 'creditLimit', 'notes']
const SITE = ['customerId', 'name', 'address', 'distanceMiles', 'hasRestrictedAccess', 'accessNotes']
const requests = {
  CreateCustomerRequest: record(fields('Customer', CUSTOMER), NEEDED.Customer),
  UpdateCustomerRequest: record({ ...fields('Customer', CUSTOMER), contact: record(PARTS.ContactDto!) }),
  CreateSiteRequest: record(fields('Site', SITE), NEEDED.Site),
  UpdateSiteRequest: record({ ...fields('Site', SITE.slice(1)), address: record(PARTS.AddressDto!) }),
  UpdateSkipSizeRequest: record(fields('SkipSize', ['hirePrice', 'extraDayPrice', 'quantityOwned'])),
  CreateHireRequest: record(fields('Hire', [...NEEDED.Hire, 'dueBackDate', 'purchaseOrder', 'notes']), NEEDED.Hire),
  UpdateHireRequest: record(fields('Hire', ['dueBackDate', 'wasteType', 'permit', 'purchaseOrder', 'notes'])),
  CreateJobRequest: record(fields('Job', [...NEEDED.Job, 'slot', 'driverId']), NEEDED.Job),
  UpdateJobRequest: record(fields('Job', ['scheduledDate', 'slot', 'status', 'failureReason', 'driverNotes'])),
  AssignDriverRequest: record({ driverId: int() }, ['driverId']),
  UpdateDriverRequest: record({ ...fields('Driver', ['mobile', 'status', 'licenceExpiresOn']), lorry: record(PARTS.LorryDto!) }), // oxfmt-ignore
  PayInvoiceRequest: record({ paymentMethod: ref('PaymentMethod') }, ['paymentMethod']),
}
const pages = (Object.keys(KINDS) as Kind[]).flatMap(kind => [
  [`${kind}Dto`, record(KINDS[kind], Object.keys(KINDS[kind]))],
  [
    `${kind}DtoPagedResponse`,
    record(
      { data: listOf(ref(`${kind}Dto`)), pageNumber: int(), pageSize: int(), totalPages: int(), totalRecords: int() },
      ['data', 'pageNumber', 'pageSize', 'totalPages', 'totalRecords'],
    ),
  ],
])
const between = (from: string, to: string) => [queryParameter(from, date()), queryParameter(to, date())]

/** A firm that hires out skips: camelCase, numbered pages, PascalCase enumerations, problem details. */
export const SKIPHIRE_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'SkipDesk.Api', version: 'v1' },
  paths: {
    '/api/customers': {
      get: list('Customer', ['type', 'isOnStop', 'town'], [queryParameter('search', text(), 'Part of the name')]),
      post: add('Customer'),
    },
    '/api/customers/{id}': { get: one('Customer'), patch: change('Customer') },
    '/api/customers/{id}/stop': { post: act('Customer', 'PutOnStop', 'Puts the account on stop') },
    '/api/customers/{id}/release': { post: act('Customer', 'Release', 'Takes the account off stop') },
    '/api/sites': {
      get: list('Site', ['customerId', 'hasRestrictedAccess'], [queryParameter('town', text())]),
      post: add('Site', 'Adds a site to a customer'),
    },
    '/api/sites/{id}': {
      get: one('Site'),
      patch: change('Site'),
      delete: drop('Site', 'Deletes a site that has never had a skip'),
    },
    '/api/skip-sizes': { get: list('SkipSize', ['style', 'capacityYards']) },
    '/api/skip-sizes/{id}': { get: one('SkipSize'), patch: change('SkipSize', 'Changes prices or stock') },
    '/api/hires': {
      get: list('Hire', ['customerId', 'siteId', 'skipSizeId', 'status', 'wasteType', 'placement'], between('deliveredFrom', 'deliveredTo')), // oxfmt-ignore
      post: add('Hire', 'Books a hire at the list price; it is due back after 14 days unless told'),
    },
    '/api/hires/{id}': { get: one('Hire'), patch: change('Hire') },
    '/api/hires/{id}/cancel': { post: act('Hire', 'Cancel', 'Cancels a hire that has not been delivered') },
    '/api/jobs': {
      get: list('Job', ['hireId', 'driverId', 'type', 'status'], between('scheduledFrom', 'scheduledTo')),
      post: add('Job', 'Schedules a delivery, an exchange or a collection'),
    },
    '/api/jobs/{id}': { get: one('Job'), patch: change('Job') },
    '/api/jobs/{id}/assign': { post: act('Job', 'AssignDriver', 'Gives a scheduled job to a driver', 'AssignDriverRequest') }, // oxfmt-ignore
    '/api/drivers': { get: list('Driver', ['status']) },
    '/api/drivers/{id}': { get: one('Driver'), patch: change('Driver') },
    '/api/tipping-tickets': {
      get: list('TippingTicket', ['jobId', 'facility', 'wasteType', 'isContaminated'], between('tippedFrom', 'tippedTo')), // oxfmt-ignore
    },
    '/api/tipping-tickets/{id}': { get: one('TippingTicket') },
    '/api/invoices': { get: list('Invoice', ['customerId', 'hireId', 'status'], between('issuedFrom', 'issuedTo')) },
    '/api/invoices/{id}': { get: one('Invoice') },
    '/api/invoices/{id}/pay': { post: act('Invoice', 'Pay', 'Records the payment of an invoice', 'PayInvoiceRequest') }, // oxfmt-ignore
  },
  components: {
    schemas: {
      ...Object.fromEntries(pages),
      ...Object.fromEntries(Object.entries(PARTS).map(([name, own]) => [name, record(own, Object.keys(own))])),
      ...requests,
      ...Object.fromEntries(Object.entries(enums).map(([name, words]) => [name, choice(words)])),
      ProblemDetails: record({ type: nullable(text()), title: nullable(text()), status: nullable(int()), detail: nullable(text()) }), // oxfmt-ignore
    },
  },
}
