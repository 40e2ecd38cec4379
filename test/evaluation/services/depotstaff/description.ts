import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { CERTIFICATE_STATUSES, CONTRACTS, EMPLOYEE_STATUSES, LEAVE_STATUSES, LEAVE_TYPES, SHIFTS } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const _links = ref('Links')
const KINDS: Record<string, Record<string, object>> = {
  depot: {
    id: whole(),
    code: text(undefined, { example: 'GOO' }),
    name: text(undefined, { example: 'Goole Depot' }),
    town: text(),
    postcode: text(),
    phone: text('Gatehouse'),
    dock_doors: whole('Number of loading doors'),
    opened_on: date(),
    manager_id: whole('Employee who runs the depot'),
    _links,
  },
  department: {
    id: whole(),
    name: text(),
    cost_centre: text(undefined, { example: 'CC-4200' }),
    head_id: whole('Employee who heads the department'),
    _links,
  },
  employee: {
    id: whole(),
    staff_number: text(undefined, { example: 'HV4108' }),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    mobile: maybe(text()),
    job_title: text(undefined, { example: 'Forklift Driver' }),
    department_id: whole(),
    depot_id: whole('Home depot'),
    manager_id: maybe(whole('Line manager, an employee')),
    contract: choice(CONTRACTS),
    shift: choice(SHIFTS),
    weekly_hours: decimal('Contracted hours a week'),
    salary: decimal('Gross GBP per year'),
    leave_allowance: whole('Days of annual leave per year'),
    hired_on: date(),
    left_on: maybe(date()),
    status: choice(EMPLOYEE_STATUSES),
    _links,
  },
  leave_request: {
    id: whole(),
    employee_id: whole(),
    type: choice(LEAVE_TYPES),
    starts_on: date('First day off'),
    ends_on: date('Last day off'),
    days: whole('Days including the first and the last'),
    status: choice(LEAVE_STATUSES),
    requested_on: date(),
    decided_on: maybe(date()),
    comment: maybe(text()),
    _links,
  },
  course: {
    id: whole(),
    code: text(undefined, { example: 'FLT-C' }),
    title: text(),
    provider: text(),
    duration_hours: whole(),
    price: decimal('GBP per person'),
    valid_for_months: maybe(whole('How long a certificate lasts; null when it does not expire')),
    mandatory: flag('Required for at least one job'),
    _links,
  },
  certificate: {
    id: whole(),
    certificate_number: text(undefined, { example: 'ADR-20114' }),
    employee_id: whole('Holder'),
    course_id: whole(),
    issued_on: date(),
    expires_on: maybe(date()),
    status: choice(CERTIFICATE_STATUSES),
    _links,
  },
}
const words = (kind: string) => kind.replace('_', ' ')
const an = (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${words(kind)}`
const VERBS: Record<string, string> = { list: 'List', get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  plural: kind => `${kind}s`,
  operationId: (verb, kind, many) => `${verb}_${verb === 'list' ? many : kind}`,
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? words(many) : an(kind)}`,
  page: (kind, many) => {
    const schema = kind.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return record({ _embedded: record({ [many]: listOf(ref(schema)) }), _links, page: ref('Page') })
  },
  paging: [
    queryParameter('page', whole('Page number, from 0', { minimum: 0, default: 0 })),
    queryParameter('size', whole('Page size', { minimum: 1, maximum: 100, default: 25 })),
  ],
  key: () => idInPath(whole()),
})
const EMPLOYEE = ['first_name', 'last_name', 'email', 'mobile', 'job_title', 'department_id', 'depot_id', 'manager_id', 'contract', 'shift', 'weekly_hours', 'salary', 'leave_allowance', 'hired_on'] // oxfmt-ignore
const HIRED = ['first_name', 'last_name', 'email', 'job_title', 'department_id', 'depot_id']
const decide = (verb: string, summary: string) => ({
  ...act(verb, 'leave_request', summary),
  requestBody: { ...requestBody(record({ comment: text() })), required: false },
})

/** The staff of a logistics firm: HAL, snake_case, pages from 0, managers among the employees. */
export const DEPOTSTAFF_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Hollis Vane Logistics Staff API',
    version: '1.6.0',
    description: 'Depots, departments, employees, leave requests, training courses and certificates.',
  },
  servers: [{ url: '/api/v1' }],
  paths: {
    '/depots': { get: list('depot', 'code') },
    '/depots/{id}': { get: one('depot'), patch: change('depot', ['name', 'phone', 'dock_doors', 'manager_id']) },
    '/departments': { get: list('department') },
    '/departments/{id}': { get: one('department'), patch: change('department', ['name', 'cost_centre', 'head_id']) },
    '/employees': {
      get: list('employee', 'depot_id', 'department_id', 'manager_id', 'status', 'shift'),
      post: add('employee', EMPLOYEE, HIRED),
    },
    '/employees/{id}': {
      get: one('employee'),
      patch: change('employee', [...EMPLOYEE, 'left_on', 'status']),
      delete: drop('employee'),
    },
    '/leave-requests': {
      get: list('leave_request', 'employee_id', 'type', 'status'),
      post: add('leave_request', ['employee_id', 'type', 'starts_on', 'ends_on', 'comment'], ['employee_id', 'type', 'starts_on', 'ends_on']), // oxfmt-ignore
    },
    '/leave-requests/{id}': {
      get: one('leave_request'),
      patch: change('leave_request', ['type', 'starts_on', 'ends_on', 'comment']),
      delete: drop('leave_request'),
    },
    '/leave-requests/{id}/approve': { post: decide('approve', 'Approve a pending leave request') },
    '/leave-requests/{id}/decline': { post: decide('decline', 'Decline a pending leave request') },
    '/courses': {
      get: list('course', 'mandatory'),
      post: add('course', ['code', 'title', 'provider', 'duration_hours', 'price', 'valid_for_months', 'mandatory'], ['code', 'title', 'provider']), // oxfmt-ignore
    },
    '/courses/{id}': { get: one('course'), patch: change('course', ['title', 'provider', 'price', 'mandatory']) },
    '/certificates': {
      get: list('certificate', 'employee_id', 'course_id', 'status'),
      post: add('certificate', ['employee_id', 'course_id', 'certificate_number', 'issued_on'], ['employee_id', 'course_id', 'issued_on']), // oxfmt-ignore
    },
    '/certificates/{id}': {
      get: one('certificate'),
      patch: change('certificate', ['certificate_number', 'expires_on', 'status']),
      delete: drop('certificate'),
    },
  },
  components: {
    schemas: {
      ...schemas,
      Links: { type: 'object', additionalProperties: ref('Link') },
      Link: record({ href: text() }),
      Page: record({ size: whole(), total_elements: whole(), total_pages: whole(), number: whole() }),
      Problem: record({ status: whole(), title: text(), detail: text() }),
    },
    responses: { Problem: answers('Problem', ref('Problem'), 'application/problem+json') },
  },
}
