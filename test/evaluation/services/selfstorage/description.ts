import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { CONTRACT_STATUSES, INSURANCE_LEVELS, STORAGE_INVOICE_STATUSES, UNIT_STATUSES, UNIT_TYPES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Facility: {
    Id: whole(),
    Name: text(undefined, { example: 'Northgate' }),
    Address: record({ Street: text(), City: text(), Postcode: text() }),
    ManagerName: text(),
    Phone: text(),
    Has24HourAccess: flag('Tenants get in at night, too'),
    OpenedOn: date(),
  },
  Unit: {
    Id: whole(),
    UnitNumber: text(undefined, { example: 'NG-104' }),
    FacilityId: whole(),
    UnitType: choice(UNIT_TYPES),
    Floor: whole('0 is the ground floor'),
    AreaSqm: decimal('Floor area in square metres'),
    MonthlyPrice: decimal('List price in GBP'),
    Status: choice(UNIT_STATUSES),
  },
  Tenant: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    Phone: maybe(text()),
    CompanyName: maybe(text('Only of business tenants')),
    CustomerSince: date(),
  },
  Contract: {
    Id: whole(),
    ContractNumber: text(undefined, { example: 'SC-20400' }),
    TenantId: whole(),
    UnitId: whole(),
    Status: choice(CONTRACT_STATUSES),
    StartDate: date(),
    EndDate: maybe(date('Last day, once notice has been given')),
    MonthlyRent: decimal('GBP, without the insurance'),
    Deposit: decimal('GBP'),
    InsuranceLevel: choice(INSURANCE_LEVELS),
    AutoPay: flag('The rent is taken from a card'),
  },
  Invoice: {
    Id: whole(),
    InvoiceNumber: text(undefined, { example: 'INV-71000' }),
    ContractId: whole(),
    Amount: decimal('GBP'),
    DueDate: date(),
    PaidOn: maybe(date()),
    Status: choice(STORAGE_INVOICE_STATUSES),
  },
}
const MANY: Record<string, string> = { Facility: 'Facilities' }
const an = (word: string) => `${/^[aeio]/.test(word) ? 'an' : 'a'} ${word}`
const VERBS: Record<string, string> = { list: 'List', get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => MANY[kind] ?? `${kind}s`,
  operationId: (verb, _, many) => `${many}_${verb.charAt(0).toUpperCase()}${verb.slice(1)}`,
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many.toLowerCase() : an(kind.toLowerCase())}`,
  page: kind => record({ Items: listOf(ref(kind)), Page: whole(), PageSize: whole(), TotalItems: whole() }),
  paging: [
    queryParameter('Page', whole(undefined, { minimum: 1, default: 1 })),
    queryParameter('PageSize', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
  ],
  key: () => idInPath(whole()),
})
const TENANT = ['FirstName', 'LastName', 'Email', 'Phone', 'CompanyName']
const CONTRACT = ['TenantId', 'UnitId', 'Status', 'StartDate', 'EndDate', 'MonthlyRent', 'Deposit', 'InsuranceLevel', 'AutoPay'] // oxfmt-ignore

/** A self-storage company: PascalCase, numbered pages, an address inside a facility. */
export const SELFSTORAGE_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Keepsafe Self Storage', version: 'v2', description: 'Facilities, units, tenants, contracts and invoices.' }, // oxfmt-ignore
  servers: [{ url: '/api/v2' }],
  paths: {
    '/Facilities': { get: list('Facility') },
    '/Facilities/{id}': { get: one('Facility') },
    '/Units': { get: list('Unit', 'FacilityId', 'UnitType', 'Status') },
    '/Units/{id}': { get: one('Unit'), patch: change('Unit', ['MonthlyPrice', 'Status']) },
    '/Tenants': { get: list('Tenant', 'Email'), post: add('Tenant', TENANT, ['FirstName', 'LastName', 'Email']) },
    '/Tenants/{id}': { get: one('Tenant'), patch: change('Tenant', TENANT), delete: drop('Tenant') },
    '/Contracts': {
      get: list('Contract', 'TenantId', 'UnitId', 'Status'),
      post: add('Contract', CONTRACT, ['TenantId', 'UnitId', 'StartDate']),
    },
    '/Contracts/{id}': { get: one('Contract'), patch: change('Contract', CONTRACT) },
    '/Contracts/{id}/GiveNotice': { post: act('giveNotice', 'Contract', 'Give notice on an active contract') },
    '/Invoices': { get: list('Invoice', 'ContractId', 'Status') },
    '/Invoices/{id}': { get: one('Invoice'), delete: drop('Invoice') },
    '/Invoices/{id}/MarkPaid': { post: act('markPaid', 'Invoice', 'Mark an invoice as paid today') },
  },
  components: {
    schemas: { ...schemas, Problem: record({ Title: text(), Status: whole() }) },
    responses: { Error: answers('Error', ref('Problem')) },
  },
}
