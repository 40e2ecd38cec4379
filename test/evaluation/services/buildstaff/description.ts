import { answers, choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { ABSENCE_STATUSES, ABSENCE_TYPES, EMPLOYEE_STATUSES, EMPLOYMENT_TYPES, SITE_ROLES, SITE_STATUSES, TRAINING_CATEGORIES, TRAINING_STATUSES } from './kinds.ts' // oxfmt-ignore

type Fields = Record<string, object>
const maybe = (schema: object) =>
  '$ref' in schema ? { allOf: [schema], nullable: true } : { ...schema, nullable: true }
const key = (example: string, description?: string) => text(description, { example })
const email = () => text(undefined, { format: 'email' })

export const KINDS: Record<string, Fields> = {
  Department: {
    id: key('dep_04'),
    name: text(),
    code: text('Short code', { example: 'MAS' }),
    headId: key('emp_0031', 'Employee who runs the department'),
    costCentre: whole(),
    phoneExtension: text(),
  },
  Employee: {
    id: key('emp_0012'),
    firstName: text(),
    lastName: text(),
    email: email(),
    phone: maybe(text('Mobile')),
    birthDate: date(),
    jobTitle: text(undefined, { example: 'Bricklayer' }),
    departmentId: key('dep_04'),
    managerId: maybe(key('emp_0031', 'Employee whom this employee reports to')),
    employmentType: choice(EMPLOYMENT_TYPES),
    status: choice(EMPLOYEE_STATUSES),
    hiredOn: date(),
    contractEndsOn: maybe(date('Last day of fixed-term contracts, apprenticeships and notice periods')),
    weeklyHours: whole(undefined, { minimum: 1, maximum: 48 }),
    monthlyPay: ref('Money'),
    annualLeaveDays: whole('Holiday entitlement in working days', { minimum: 0 }),
    drivingLicence: flag(),
    address: ref('Address'),
    emergencyContact: ref('EmergencyContact'),
  },
  Site: {
    id: key('site_07'),
    name: text(),
    client: text('Who we build for'),
    status: choice(SITE_STATUSES),
    siteManagerId: key('emp_0098', 'Employee'),
    address: ref('Address'),
    startsOn: date(),
    completionDueOn: date(),
    contractValue: ref('Money'),
    accessNotes: maybe(text()),
  },
  Assignment: {
    id: key('asg_0310'),
    employeeId: key('emp_0012'),
    siteId: key('site_07'),
    siteRole: choice(SITE_ROLES),
    startsOn: date(),
    endsOn: maybe(date('Last day on the site, open when null')),
    hoursPerWeek: whole(undefined, { minimum: 1, maximum: 48 }),
    travelAllowance: maybe(ref('Money')),
  },
  Absence: {
    id: key('abs_1044'),
    employeeId: key('emp_0012'),
    type: choice(ABSENCE_TYPES),
    status: choice(ABSENCE_STATUSES),
    startsOn: date('First day away'),
    endsOn: date('Last day away'),
    workingDays: whole(undefined, { minimum: 1 }),
    requestedAt: moment(),
    decidedById: maybe(key('emp_0031', 'Employee who approved or rejected it')),
    comment: maybe(text()),
  },
  Certificate: {
    id: key('cert_0533'),
    employeeId: key('emp_0012'),
    name: text(undefined, { example: 'Safe Pass' }),
    number: text(undefined, { example: 'SP-48213' }),
    issuer: text(),
    issuedOn: date(),
    expiresOn: maybe(date('Last day of validity, null when it never expires')),
  },
  Training: {
    id: key('trn_09'),
    title: text(),
    category: choice(TRAINING_CATEGORIES),
    provider: text(),
    location: text(),
    status: choice(TRAINING_STATUSES),
    startsOn: date(),
    endsOn: date(),
    seats: whole(undefined, { minimum: 1 }),
    pricePerPerson: ref('Money'),
    mandatory: flag(),
    participantIds: listOf(text(), 'Employees who are booked on it'),
  },
}
/** What a body must hold, and what it may hold besides. */
export const NEEDED: Record<string, string[]> = {
  Employee: ['firstName', 'lastName', 'email', 'jobTitle', 'departmentId', 'hiredOn', 'monthlyPay'],
  Site: ['name', 'client', 'siteManagerId', 'startsOn', 'completionDueOn'],
  Assignment: ['employeeId', 'siteId', 'startsOn'],
  Absence: ['employeeId', 'type', 'startsOn', 'endsOn'],
  Certificate: ['employeeId', 'name', 'issuedOn'],
  Training: ['title', 'category', 'startsOn', 'endsOn'],
}
const FURTHER: Record<string, string[]> = {
  Employee: ['phone', 'birthDate', 'managerId', 'employmentType', 'contractEndsOn', 'weeklyHours', 'annualLeaveDays', 'drivingLicence', 'address', 'emergencyContact'], // oxfmt-ignore
  Site: ['status', 'address', 'contractValue', 'accessNotes'],
  Assignment: ['siteRole', 'endsOn', 'hoursPerWeek', 'travelAllowance'],
  Absence: ['comment'],
  Certificate: ['number', 'issuer', 'expiresOn'],
  Training: ['provider', 'location', 'seats', 'pricePerPerson', 'mandatory'],
}
/** Fields that a change may hold. */
export const CHANGED: Record<string, string[]> = {
  Department: ['name', 'headId', 'phoneExtension'],
  Employee: [...NEEDED.Employee!, ...FURTHER.Employee!, 'status'],
  Site: [...NEEDED.Site!, ...FURTHER.Site!],
  Assignment: ['siteRole', 'startsOn', 'endsOn', 'hoursPerWeek', 'travelAllowance'],
  Absence: ['type', 'startsOn', 'endsOn', 'comment'],
  Certificate: ['name', 'number', 'issuer', 'issuedOn', 'expiresOn'],
  Training: [...NEEDED.Training!, ...FURTHER.Training!, 'status'],
}
/** What only bodies and filters have. */
const KEYS: Fields = {
  search: text('Part of the name'),
  county: text(),
  hiredFrom: date('Hired on or after this day'),
  hiredTo: date('Hired on or before this day'),
  activeOn: date('On the site on this day'),
  from: date('Away on or after this day'),
  to: date('Away on or before this day'),
  expiresAfter: date(),
  expiresBefore: date(),
  participantId: text('Employee'),
}
export const FILTERS: Record<string, string[]> = {
  Department: [],
  Employee: ['departmentId', 'managerId', 'jobTitle', 'employmentType', 'status', 'hiredFrom', 'hiredTo', 'search'],
  Site: ['status', 'client', 'siteManagerId', 'county'],
  Assignment: ['employeeId', 'siteId', 'activeOn'],
  Absence: ['employeeId', 'type', 'status', 'from', 'to'],
  Certificate: ['employeeId', 'name', 'expiresAfter', 'expiresBefore'],
  Training: ['status', 'category', 'mandatory', 'participantId'],
}
/** Kinds whose records can be deleted. */
export const DROPPED = ['Assignment', 'Absence', 'Certificate']

const lower = (kind: string) => kind.toLowerCase()
const an = (kind: string) => `${/^[AE]/.test(kind) ? 'an' : 'a'} ${lower(kind)}`
const failed = (description: string) => answers(description, ref('Error'))
const NOT_FOUND = { 404: failed('Not found') }
const INVALID = { 422: failed('Validation failed') }
const bare = (schema: object): object => Object.fromEntries(Object.entries(schema).filter(([name]) => name !== 'nullable')) // oxfmt-ignore
const part = (kind: string, names: string[], required?: string[]) =>
  requestBody(record(Object.fromEntries(names.map(name => [name, KINDS[kind]![name]])), required))

function operations(kind: string): Record<string, Record<string, object>> {
  const common = (operationId: string, summary: string) => ({ operationId, summary, tags: [`${kind}s`] })
  const ok = { 200: answers('OK', ref(kind)) }
  const parameters = [pathParameter('id', text())]
  const list = {
    ...common(`list${kind}s`, `List ${lower(kind)}s`),
    parameters: [
      ...FILTERS[kind]!.map(name => queryParameter(name, bare(KINDS[kind]![name] ?? KEYS[name]!))),
      queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 25 }), 'Items per page'),
      queryParameter('cursor', text(), '`nextCursor` of the previous page'),
    ],
    responses: { 200: answers('OK', ref(`${kind}Page`)), ...INVALID },
  }
  const get = { ...common(`get${kind}`, `Get ${an(kind)}`), parameters, responses: { ...ok, ...NOT_FOUND } }
  const body = [...(NEEDED[kind] ?? []), ...(FURTHER[kind] ?? [])]
  const post = { ...common(`create${kind}`, kind === 'Absence' ? 'Request an absence' : `Create ${an(kind)}`), requestBody: part(kind, body, NEEDED[kind]), responses: { 201: answers('Created', ref(kind)), ...INVALID } } // oxfmt-ignore
  const patch = { ...common(`update${kind}`, `Update ${an(kind)}`), parameters, requestBody: part(kind, CHANGED[kind]!), responses: { ...ok, ...NOT_FOUND, ...INVALID } } // oxfmt-ignore
  const drop = { ...common(`delete${kind}`, `Delete ${an(kind)}`), parameters, responses: { 204: { description: 'Deleted' }, ...NOT_FOUND } } // oxfmt-ignore
  const path = `/${lower(kind)}s`
  return {
    [path]: { get: list, ...(NEEDED[kind] && { post }) },
    [`${path}/{id}`]: { get, patch, ...(DROPPED.includes(kind) && { delete: drop }) },
  }
}
const act = (kind: string, verb: string, summary: string, body?: object) => ({
  post: { operationId: `${verb}${kind}`, summary, tags: [`${kind}s`], parameters: [pathParameter('id', text())], ...(body && { requestBody: body }), responses: { 200: answers('OK', ref(kind)), ...NOT_FOUND, 409: failed('Not possible in this state') } }, // oxfmt-ignore
})
const page = (kind: string) => record({ items: listOf(ref(kind)), nextCursor: maybe(text('Null on the last page')) }, ['items', 'nextCursor']) // oxfmt-ignore

/** The personnel system of a construction firm: camelCase, cursors, text ids with a prefix, money as an object. */
export const BUILDSTAFF_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Brackenhill Construction People API', version: '3.2.0', description: 'Employees and departments, who works on which site, absences, certificates and trainings.' }, // oxfmt-ignore
  servers: [{ url: '/v1' }],
  paths: {
    ...Object.assign({}, ...Object.keys(KINDS).map(operations)),
    '/absences/{id}/approve': act('Absence', 'approve', 'Approve a requested absence'),
    '/absences/{id}/reject': act('Absence', 'reject', 'Reject a requested absence'),
    '/trainings/{id}/participants': act('Training', 'enrolIn', 'Book an employee on a planned training', requestBody(record({ employeeId: text() }, ['employeeId']))), // oxfmt-ignore
  },
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(KINDS).map(([kind, fields]) => [kind, record(fields, Object.keys(fields))])),
      ...Object.fromEntries(Object.keys(KINDS).map(kind => [`${kind}Page`, page(kind)])),
      Money: record({ amount: decimal(), currency: text('ISO 4217', { example: 'EUR' }) }, ['amount', 'currency']),
      Address: record({ street: text(), town: text(), county: text() }),
      EmergencyContact: record({ name: text(), relation: text(), phone: text() }),
      Error: record({ error: record({ code: text(undefined, { example: 'NOT_FOUND' }), message: text(), field: maybe(text()) }, ['code', 'message']) }, ['error']), // oxfmt-ignore
    },
  },
}
