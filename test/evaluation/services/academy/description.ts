import { createDescriber, idInPath, listOf } from '../describe.ts'
import { choice, date, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { COURSE_CATEGORIES, DIVISIONS, EMPLOYEE_STATUSES, EMPLOYMENT_TYPES, ENROLMENT_STATUSES } from './data.ts'
import { FORMATS, LEAVE_STATUSES, LEAVE_TYPES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const links = (...names: string[]) => record(Object.fromEntries(['self', ...names].map(name => [name, ref('Link')])))
const KINDS: Record<string, Record<string, object>> = {
  team: {
    id: whole(),
    name: text(),
    division: choice(DIVISIONS),
    location: text('City where the team works'),
    lead_id: whole('Id of the employee who leads the team'),
    training_budget: whole('Budget for training this year, in EUR'),
    _links: links('lead'),
  },
  employee: {
    id: whole(),
    personnel_number: text(undefined, { example: 'M10420' }),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    team_id: whole('Id of the team'),
    job_title: text(),
    employment_type: choice(EMPLOYMENT_TYPES),
    status: choice(EMPLOYEE_STATUSES),
    weekly_hours: whole('Contracted hours per week'),
    vacation_days_left: whole('Days of vacation left this year'),
    hired_on: date(),
    _links: links('team'),
  },
  course: {
    id: whole(),
    code: text(undefined, { example: 'CO-120' }),
    title: text(),
    category: choice(COURSE_CATEGORIES),
    format: choice(FORMATS),
    trainer: text('Full name of the external trainer'),
    duration_hours: whole('Length of the course in hours'),
    fee: whole('Fee per participant in EUR'),
    max_participants: whole(),
    is_mandatory: flag('Whether all staff have to take it'),
    starts_on: date(),
    ends_on: date(),
    _links: links(),
  },
  enrolment: {
    id: whole(),
    employee_id: whole('Id of the employee who takes part'),
    course_id: whole('Id of the course'),
    status: choice(ENROLMENT_STATUSES),
    enrolled_on: date(),
    completed_on: maybe(date()),
    score: maybe(whole('Test result from 0 to 100', { minimum: 0, maximum: 100 })),
    _links: links('employee', 'course'),
  },
  leave_request: {
    id: whole(),
    employee_id: whole('Id of the employee'),
    leave_type: choice(LEAVE_TYPES),
    status: choice(LEAVE_STATUSES),
    start_date: date('First day of the leave'),
    end_date: date('Last day of the leave'),
    days: whole('Working days'),
    reason: maybe(text()),
    requested_on: date(),
    _links: links('employee'),
  },
}
const capital = (kind: string) => kind.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const word = (kind: string) => kind.replaceAll('_', ' ')
const an = (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${word(kind)}`
const SUMMARIES = { get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: capital,
  plural: kind => `${kind}s`,
  operationId: (verb, kind, plural) => (verb === 'list' ? `list_${plural}` : `${verb}_${kind}`),
  summary: (verb, kind) => (verb === 'list' ? `List ${word(kind)}s` : `${SUMMARIES[verb]} ${an(kind)}`),
  page: (kind, plural) =>
    record({ _embedded: record({ [plural]: listOf(ref(capital(kind))) }), _links: ref('PageLinks'), page: ref('Page') }, ['_embedded', '_links', 'page']), // oxfmt-ignore
  paging: [
    queryParameter('page', whole(undefined, { minimum: 0, default: 0 }), 'Number of the page, from 0'),
    queryParameter('size', whole(undefined, { minimum: 1, maximum: 100, default: 20 }), 'Records on a page'),
  ],
  key: kind => idInPath(whole(`Id of the ${word(kind)}`)),
})
const TEAM = ['name', 'division', 'location', 'lead_id', 'training_budget']
const EMPLOYEE = ['first_name', 'last_name', 'email', 'phone', 'team_id', 'job_title', 'employment_type', 'weekly_hours'] // oxfmt-ignore
const COURSE = ['title', 'category', 'format', 'trainer', 'duration_hours', 'fee', 'max_participants', 'is_mandatory', 'starts_on', 'ends_on'] // oxfmt-ignore
const LEAVE = ['leave_type', 'start_date', 'end_date', 'days', 'reason']

/** Staff and their training: HAL with snake_case, pages from 0. */
export const ACADEMY_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Meridian Staff and Training',
    version: '1.2.0',
    description: 'Teams, employees, training courses, who is enrolled in them, and leave requests.',
  },
  servers: [{ url: '/api' }],
  paths: {
    '/teams': { get: list('team', 'division') },
    '/teams/{id}': { get: one('team'), patch: change('team', TEAM) },
    '/employees': {
      get: list('employee', 'team_id', 'status', 'email'),
      post: add('employee', EMPLOYEE, ['first_name', 'last_name', 'email', 'team_id']),
    },
    '/employees/{id}': { get: one('employee'), patch: change('employee', [...EMPLOYEE, 'status', 'vacation_days_left']) }, // oxfmt-ignore
    '/courses': {
      get: list('course', 'category', 'format'),
      post: add('course', COURSE, ['title', 'category', 'starts_on']),
    },
    '/courses/{id}': { get: one('course'), patch: change('course', COURSE), delete: drop('course') },
    '/enrolments': {
      get: list('enrolment', 'employee_id', 'course_id', 'status'),
      post: add('enrolment', ['employee_id', 'course_id'], ['employee_id', 'course_id']),
    },
    '/enrolments/{id}': {
      get: one('enrolment'),
      patch: change('enrolment', ['status', 'completed_on', 'score']),
      delete: drop('enrolment'),
    },
    '/leave_requests': {
      get: list('leave_request', 'employee_id', 'status', 'leave_type'),
      post: add('leave_request', ['employee_id', ...LEAVE], ['employee_id', 'leave_type', 'start_date', 'end_date']),
    },
    '/leave_requests/{id}': {
      get: one('leave_request'),
      patch: change('leave_request', LEAVE),
      delete: drop('leave_request'),
    },
    '/leave_requests/{id}/approve': { post: act('approve', 'leave_request', 'Approve a pending leave request') },
    '/leave_requests/{id}/reject': { post: act('reject', 'leave_request', 'Reject a pending leave request') },
  },
  components: {
    schemas: {
      ...schemas,
      Link: record({ href: text() }, ['href']),
      PageLinks: record({ self: ref('Link'), next: ref('Link') }, ['self']),
      Page: record({ size: whole(), total_elements: whole(), total_pages: whole(), number: whole() }),
      Error: record({ status: whole(), message: text() }),
    },
  },
}
