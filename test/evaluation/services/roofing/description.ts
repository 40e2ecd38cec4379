import { createDescriber, idInPath, listOf } from '../describe.ts'
import {
  choice,
  date,
  decimal,
  flag,
  moment,
  queryParameter,
  record,
  ref,
  requestBody,
  text,
  whole,
} from '../openapi.ts'
import { CALLBACK_PROBLEMS, CALLBACK_STATUSES, CERTIFICATES, DECLINE_REASONS, LEAD_SOURCES, MATERIAL_ORDER_STATUSES, PROPERTY_TYPES, QUOTE_STATUSES, ROOF_CONDITIONS, ROOF_CUSTOMER_TYPES, ROOF_JOB_STATUSES, ROOF_TYPES, ROOFER_GRADES, WORK_TYPES } from './kinds.ts' // oxfmt-ignore

type Fields = Record<string, object>
const maybe = (schema: object) => ({ ...schema, nullable: true })

/** Objects within records. */
export const ROOF_PARTS: Record<string, Fields> = {
  Address: { line1: text(), town: text(), postcode: text() },
  Survey: { surveyDate: date(), surveyorId: whole(), droneUsed: flag(), roofCondition: maybe(choice(ROOF_CONDITIONS)), findings: maybe(text()) }, // oxfmt-ignore
  Van: { registration: text(), model: text() },
  Scaffold: { required: flag(), supplier: maybe(text()) },
  Supplier: { name: text(), branch: text(), phone: text() },
  MaterialLine: { material: text(), quantity: decimal(), unit: text(), unitPrice: decimal() },
}

/** Fields of each kind as the service writes them; also what bodies are checked by. */
export const ROOF_FIELDS: Record<string, Fields> = {
  customer: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    customerType: choice(ROOF_CUSTOMER_TYPES),
    companyName: maybe(text()),
    email: maybe(text(undefined, { format: 'email' })),
    phone: maybe(text()),
    billingAddress: ref('Address'),
    leadSource: choice(LEAD_SOURCES, 'How they found us'),
    marketingConsent: flag(),
    createdAt: moment(),
  },
  property: {
    id: whole(),
    customerId: whole(),
    address: ref('Address'),
    propertyType: choice(PROPERTY_TYPES),
    roofType: choice(ROOF_TYPES),
    storeys: whole(undefined, { minimum: 1 }),
    yearBuilt: maybe(whole()),
    listed: flag('Listed building, needs consent'),
    accessNotes: maybe(text()),
  },
  quote: {
    id: whole(),
    quoteNumber: text(undefined, { example: 'Q-3110' }),
    propertyId: whole(),
    workType: choice(WORK_TYPES),
    status: choice(QUOTE_STATUSES),
    survey: ref('Survey'),
    amount: maybe(decimal('GBP inc. VAT')),
    sentOn: maybe(date()),
    validUntil: maybe(date()),
    decidedOn: maybe(date()),
    declineReason: maybe(choice(DECLINE_REASONS)),
  },
  job: {
    id: whole(),
    jobNumber: text(undefined, { example: 'J-2040' }),
    quoteId: whole(),
    propertyId: whole(),
    crewId: whole(),
    workType: choice(WORK_TYPES),
    status: choice(ROOF_JOB_STATUSES),
    startDate: date(),
    endDate: date('Planned, or actual once completed'),
    price: decimal('GBP inc. VAT'),
    scaffold: ref('Scaffold'),
    guaranteeYears: whole(undefined, { minimum: 0 }),
    invoicedOn: maybe(date()),
    paidOn: maybe(date()),
    notes: maybe(text()),
  },
  crew: { id: whole(), name: text(), foremanId: whole(), van: ref('Van') },
  roofer: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    grade: choice(ROOFER_GRADES),
    crewId: maybe(whole()),
    phone: text(),
    dayRate: decimal(),
    startedOn: date(),
    cscsExpiresOn: date(),
    certificates: listOf(choice(CERTIFICATES)),
    drivesVan: flag(),
  },
  materialOrder: {
    id: whole(),
    orderNumber: text(undefined, { example: 'MO-4405' }),
    jobId: whole(),
    supplier: ref('Supplier'),
    status: choice(MATERIAL_ORDER_STATUSES),
    orderedOn: date(),
    expectedOn: date(),
    deliveredOn: maybe(date()),
    lines: listOf(ref('MaterialLine')),
    total: decimal(),
  },
  callback: {
    id: whole(),
    jobId: whole(),
    problem: choice(CALLBACK_PROBLEMS),
    description: maybe(text()),
    status: choice(CALLBACK_STATUSES),
    reportedOn: date(),
    visitDate: maybe(date()),
    resolvedOn: maybe(date()),
    underGuarantee: flag(),
    cost: maybe(decimal('What it cost us')),
  },
}
/** What only filters and bodies have. */
export const ROOF_EXTRAS: Fields = { town: text(), lastName: text(), startFrom: date(), startTo: date(), sentFrom: date(), sentTo: date(), reportedFrom: date(), surveyorId: whole() } // oxfmt-ignore
export const ROOF_FILTERS: Record<string, string[]> = {
  customer: ['customerType', 'lastName', 'leadSource'],
  property: ['customerId', 'roofType', 'town'],
  quote: ['propertyId', 'status', 'workType', 'quoteNumber', 'surveyorId', 'sentFrom', 'sentTo'],
  job: ['propertyId', 'crewId', 'status', 'workType', 'jobNumber', 'startFrom', 'startTo'],
  crew: [],
  roofer: ['crewId', 'grade'],
  materialOrder: ['jobId', 'status', 'orderNumber'],
  callback: ['jobId', 'status', 'problem', 'underGuarantee', 'reportedFrom'],
}
const without = (kind: string, ...left: string[]) => Object.keys(ROOF_FIELDS[kind]!).filter(name => !['id', ...left].includes(name)) // oxfmt-ignore
/** What bodies may hold, and what they must. */
export const ROOF_BODIES: Record<string, { add: string[]; needed: string[]; change: string[] }> = {
  customer: { add: without('customer', 'createdAt'), needed: ['firstName', 'lastName', 'customerType'], change: without('customer', 'createdAt') }, // oxfmt-ignore
  property: { add: without('property'), needed: ['customerId', 'address', 'propertyType', 'roofType'], change: without('property', 'customerId') }, // oxfmt-ignore
  quote: { add: ['propertyId', 'workType', 'survey', 'amount'], needed: ['propertyId', 'workType', 'survey'], change: ['workType', 'survey', 'amount', 'validUntil'] }, // oxfmt-ignore
  job: {
    add: ['quoteId', 'crewId', 'startDate', 'endDate', 'scaffold', 'guaranteeYears', 'notes'],
    needed: ['quoteId', 'crewId', 'startDate', 'endDate'],
    change: ['crewId', 'status', 'startDate', 'endDate', 'price', 'scaffold', 'guaranteeYears', 'invoicedOn', 'paidOn', 'notes'], // oxfmt-ignore
  },
  crew: { add: [], needed: [], change: ['name', 'foremanId', 'van'] },
  roofer: { add: without('roofer'), needed: ['firstName', 'lastName', 'grade', 'dayRate'], change: without('roofer') },
  materialOrder: { add: ['jobId', 'supplier', 'expectedOn', 'lines'], needed: ['jobId', 'supplier', 'expectedOn', 'lines'], change: ['expectedOn', 'lines'] }, // oxfmt-ignore
  callback: { add: ['jobId', 'problem', 'description', 'reportedOn', 'visitDate', 'underGuarantee'], needed: ['jobId', 'problem'], change: ['problem', 'description', 'visitDate', 'underGuarantee', 'cost'] }, // oxfmt-ignore
}

const pluralOf = (kind: string) => (kind === 'property' ? 'properties' : `${kind}s`)
export const pathOf = (kind: string) => pluralOf(kind).replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const { list, one, add, change, drop, act, schemas } = createDescriber(
  ROOF_FIELDS,
  {
    schema: kind => `${pascal(kind)}Dto`,
    plural: pluralOf,
    operationId: (verb, kind, many) => `${verb}${pascal(verb === 'list' ? many : kind)}`,
    summary: () => undefined,
    page: kind => record({ content: listOf(ref(`${pascal(kind)}Dto`)), totalElements: whole(), page: whole(), size: whole() }), // oxfmt-ignore
    paging: [
      queryParameter('page', whole(undefined, { minimum: 0, default: 0 })),
      queryParameter('size', whole(undefined, { minimum: 1, maximum: 100, default: 20 })),
    ],
    key: () => idInPath(whole()),
  },
  ROOF_EXTRAS,
)
/** What must be there, of the fields of an object within a record. */
const needed = (fields: Fields) => Object.keys(fields).filter(name => !('nullable' in fields[name]!))
const listed = (kind: string) => list(kind, ...ROOF_FILTERS[kind]!)
const added = (kind: string) => add(kind, ROOF_BODIES[kind]!.add, ROOF_BODIES[kind]!.needed)
const kept = (kind: string) => ({ [`/api/${pathOf(kind)}`]: { get: listed(kind), post: added(kind) }, [`/api/${pathOf(kind)}/{id}`]: { get: one(kind), patch: change(kind, ROOF_BODIES[kind]!.change) } }) // oxfmt-ignore
const dropped = (kind: string) => {
  const path = `/api/${pathOf(kind)}/{id}`
  return { ...kept(kind), [path]: { ...kept(kind)[path], delete: drop(kind) } }
}

/** A roofing and guttering firm: Spring Boot, camelCase, states in capitals, pages from 0, hardly a word of description. */
export const ROOFING_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Bramwell Roofing API', version: 'v1', description: 'Back office of Bramwell & Sons, roofing and guttering' }, // oxfmt-ignore
  paths: {
    ...dropped('customer'),
    ...dropped('property'),
    ...dropped('quote'),
    '/api/quotes/{id}/send': { post: act('send', 'quote') },
    '/api/quotes/{id}/accept': { post: act('accept', 'quote') },
    '/api/quotes/{id}/decline': { post: { ...act('decline', 'quote'), requestBody: requestBody(record({ declineReason: choice(DECLINE_REASONS) }, ['declineReason'])) } }, // oxfmt-ignore
    ...kept('job'),
    '/api/jobs/{id}/complete': { post: act('complete', 'job') },
    '/api/jobs/{id}/cancel': { post: act('cancel', 'job') },
    '/api/crews': { get: listed('crew') },
    '/api/crews/{id}': { get: one('crew'), patch: change('crew', ROOF_BODIES.crew!.change) },
    ...kept('roofer'),
    ...dropped('materialOrder'),
    '/api/material-orders/{id}/deliver': { post: act('deliver', 'materialOrder', 'Book in a delivery') },
    ...dropped('callback'),
    '/api/callbacks/{id}/resolve': { post: act('resolve', 'callback') },
  },
  components: {
    schemas: {
      ...schemas,
      ...Object.fromEntries(Object.entries(ROOF_PARTS).map(([name, fields]) => [name, record(fields, needed(fields))])),
    },
  },
}
