import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import {
  APPLICANT_SOURCES,
  APPLICANT_STAGES,
  EMPLOYMENT_TYPES,
  GRADES,
  HUB_EMPLOYEE_STATUSES,
  LEAVE_STATUSES,
  LEAVE_TYPES,
  OFFICES,
  TRAINING_BOOKING_STATUSES,
  TRAINING_CATEGORIES,
} from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const email = () => text(undefined, { format: 'email' })
const link = record({ href: text() })
const linksTo = (...names: string[]) => record({ self: link, ...Object.fromEntries(names.map(name => [name, link])) })
const pay = (description?: string) => ({ ...record({ amount: decimal(description), currency: text(undefined, { example: 'GBP' }) }) }) // oxfmt-ignore
const KINDS: Record<string, Record<string, object>> = {
  Department: {
    id: whole(),
    name: text(),
    code: text(undefined, { example: 'FIN' }),
    head_id: whole('Employee who leads the department'),
    annual_budget: pay(),
    _links: linksTo('head'),
  },
  Position: {
    id: whole(),
    title: text(),
    department_id: whole(),
    grade: choice(GRADES),
    salary_band: record({ minimum: whole(), maximum: whole() }),
    vacancies: whole('Number of people we are looking for'),
    _links: linksTo('department'),
  },
  Employee: {
    id: whole(),
    employee_number: text(undefined, { example: 'E-2040' }),
    first_name: text(),
    last_name: text(),
    work_email: email(),
    phone: maybe(text()),
    department_id: whole(),
    position_id: whole(),
    manager_id: maybe(whole('Employee whom they report to')),
    office: choice(OFFICES),
    employment_type: choice(EMPLOYMENT_TYPES),
    weekly_hours: decimal(),
    salary: pay('Gross for a year'),
    status: choice(HUB_EMPLOYEE_STATUSES),
    hired_on: date(),
    left_on: maybe(date()),
    _links: linksTo('department', 'position', 'manager'),
  },
  LeaveRequest: {
    id: whole(),
    employee_id: whole(),
    leave_type: choice(LEAVE_TYPES),
    start_date: date(),
    end_date: date('Last day of the leave'),
    days: whole(),
    status: choice(LEAVE_STATUSES),
    requested_on: date(),
    comment: maybe(text()),
    _links: linksTo('employee'),
  },
  Training: {
    id: whole(),
    title: text(),
    provider: text(),
    category: choice(TRAINING_CATEGORIES),
    starts_on: date(),
    duration_hours: whole(),
    seats: whole(),
    cost_per_person: decimal('GBP'),
    mandatory: flag('Everybody has to take it'),
    _links: linksTo(),
  },
  TrainingBooking: {
    id: whole(),
    training_id: whole(),
    employee_id: whole(),
    status: choice(TRAINING_BOOKING_STATUSES),
    booked_on: date(),
    score: maybe(whole('Out of 100')),
    _links: linksTo('training', 'employee'),
  },
  Applicant: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: email(),
    phone: maybe(text()),
    position_id: whole('Position they apply for'),
    stage: choice(APPLICANT_STAGES),
    source: choice(APPLICANT_SOURCES),
    applied_on: date(),
    expected_salary: maybe(decimal('GBP for a year')),
    rating: maybe(whole('1 to 5, by the recruiter')),
    _links: linksTo('position'),
  },
}
const snake = (kind: string) => kind.replace(/(.)([A-Z])/g, '$1_$2').toLowerCase()
const spoken = (name: string) => name.replaceAll('_', ' ')
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const VERBS: Record<string, string> = { list: 'List', get: 'Show', create: 'Create', update: 'Update', delete: 'Delete' } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => `${snake(kind)}s`,
  operationId: (verb, kind, many) => `${verb}_${verb === 'list' ? many : snake(kind)}`,
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? spoken(many) : an(spoken(snake(kind)))}`,
  page: (kind, many) =>
    record({
      count: whole('Number of records on this page'),
      _embedded: record({ [many]: listOf(ref(kind)) }),
      _links: record({ self: link, next: link }),
    }),
  paging: [
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
    queryParameter('after', whole(), 'Records behind this one; the next link has it'),
  ],
  key: () => idInPath(whole()),
})
const EMPLOYEE = ['first_name', 'last_name', 'work_email', 'phone', 'department_id', 'position_id', 'manager_id', 'office', 'employment_type', 'weekly_hours', 'salary', 'status', 'hired_on', 'left_on'] // oxfmt-ignore
const LEAVE = ['employee_id', 'leave_type', 'start_date', 'end_date', 'comment']
const BOOKING = ['training_id', 'employee_id', 'status', 'score']
const APPLICANT = ['first_name', 'last_name', 'email', 'phone', 'position_id', 'stage', 'source', 'expected_salary', 'rating'] // oxfmt-ignore

/** A staff system: snake_case, HAL where only the link to the next page leads on, salaries as objects inside. */
export const STAFFHUB_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Tidewell Staff Hub', version: '5.0', description: 'Departments, positions, employees, leave, trainings and applicants.' }, // oxfmt-ignore
  servers: [{ url: '/hr/v5' }],
  paths: {
    '/departments': { get: list('Department') },
    '/departments/{id}': { get: one('Department'), patch: change('Department', ['name', 'head_id', 'annual_budget']) },
    '/positions': { get: list('Position', 'department_id', 'grade') },
    '/positions/{id}': {
      get: one('Position'),
      patch: change('Position', ['title', 'grade', 'salary_band', 'vacancies']),
    },
    '/employees': {
      get: list('Employee', 'department_id', 'position_id', 'manager_id', 'office', 'employment_type', 'status'),
      post: add('Employee', EMPLOYEE, ['first_name', 'last_name', 'work_email', 'department_id', 'position_id']),
    },
    '/employees/{id}': { get: one('Employee'), patch: change('Employee', EMPLOYEE) },
    '/leave_requests': {
      get: list('LeaveRequest', 'employee_id', 'leave_type', 'status'),
      post: add('LeaveRequest', LEAVE, ['employee_id', 'leave_type', 'start_date', 'end_date']),
    },
    '/leave_requests/{id}': {
      get: one('LeaveRequest'),
      patch: change('LeaveRequest', LEAVE),
      delete: drop('LeaveRequest'),
    },
    '/leave_requests/{id}/approve': { post: act('approve', 'LeaveRequest', 'Approve a pending leave request') },
    '/leave_requests/{id}/reject': { post: act('reject', 'LeaveRequest', 'Reject a pending leave request') },
    '/trainings': { get: list('Training', 'category', 'mandatory') },
    '/trainings/{id}': { get: one('Training'), patch: change('Training', ['starts_on', 'seats', 'cost_per_person']) },
    '/training_bookings': {
      get: list('TrainingBooking', 'training_id', 'employee_id', 'status'),
      post: add('TrainingBooking', ['training_id', 'employee_id'], ['training_id', 'employee_id']),
    },
    '/training_bookings/{id}': {
      get: one('TrainingBooking'),
      patch: change('TrainingBooking', BOOKING),
      delete: drop('TrainingBooking'),
    },
    '/applicants': {
      get: list('Applicant', 'position_id', 'stage', 'source'),
      post: add('Applicant', APPLICANT, ['first_name', 'last_name', 'email', 'position_id']),
    },
    '/applicants/{id}': { get: one('Applicant'), patch: change('Applicant', APPLICANT), delete: drop('Applicant') },
  },
  components: {
    schemas: { ...schemas, Problem: record({ status: whole(), title: text() }) },
    responses: { Error: answers('Error', ref('Problem'), 'application/problem+json') },
  },
}
