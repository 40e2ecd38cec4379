import { answers, choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { APPLICATION_STATES, EMPLOYMENT, INTERVIEW_KINDS, INTERVIEW_STATES, JOB_STATES, OFFER_STATES, REASONS, RECOMMENDATIONS, SOURCES } from './data.ts' // oxfmt-ignore

/** OpenAPI 3.1 writes what may be missing as one of several types. */
const maybe = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })
const SCHEMAS: Record<string, Record<string, object>> = {
  office: { id: whole(), name: text(), city: text(), country: text(), time_zone: text() },
  recruiter: {
    id: whole(),
    full_name: text(),
    email: text(),
    office_id: whole(),
    is_active: flag('Still with the company'),
  },
  job: {
    id: whole(),
    requisition_code: text(undefined, { examples: ['REQ-101'] }),
    title: text(),
    team: text(),
    office_id: whole(),
    recruiter_id: whole('Who is responsible for filling it'),
    employment_type: choice(EMPLOYMENT),
    status: choice(JOB_STATES),
    remote_allowed: flag(),
    headcount: whole('How many people are to be hired'),
    salary_min: whole(),
    salary_max: whole(),
    opened_on: date(),
    closed_on: maybe(date()),
  },
  stage: { id: whole(), name: text(), position: whole() },
  candidate: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: text(),
    phone: maybe(text()),
    city: text(),
    country: text(),
    current_company: maybe(text()),
    years_of_experience: whole(),
    source: choice(SOURCES, 'Where we got to know the candidate'),
    tags: listOf(text()),
    do_not_contact: flag(),
    created_at: moment(),
  },
  application: {
    id: whole(),
    candidate: record({ id: whole(), name: text() }),
    job: record({ id: whole(), title: text() }),
    stage: record({ id: whole(), name: text() }),
    status: choice(APPLICATION_STATES),
    rejection_reason: maybe(choice(REASONS)),
    applied_at: moment(),
    expected_salary: maybe(whole('Per year')),
    rating: maybe(whole('1 to 5 stars', { minimum: 1, maximum: 5 })),
  },
  interview: {
    id: whole(),
    application_id: whole(),
    interviewer_id: whole('The recruiter who leads it'),
    kind: choice(INTERVIEW_KINDS),
    scheduled_at: moment(),
    duration_minutes: whole(),
    status: choice(INTERVIEW_STATES),
    recommendation: maybe(choice(RECOMMENDATIONS)),
  },
  offer: {
    id: whole(),
    application_id: whole(),
    salary: decimal('Gross, per year'),
    signing_bonus: maybe(decimal()),
    start_date: date(),
    status: choice(OFFER_STATES),
    sent_on: maybe(date()),
    expires_on: date(),
  },
}
const part = (schema: string, names: string[], required?: string[]) =>
  record(Object.fromEntries(names.map(name => [name, SCHEMAS[schema]![name]])), required)

const list = (schema: string, filters: object[] = []) => ({
  operationId: `list_${schema}s`,
  summary: `List ${schema}s`,
  parameters: [
    ...filters,
    queryParameter('page', whole(undefined, { default: 1 })),
    queryParameter('per_page', whole(undefined, { default: 25, maximum: 100 })),
  ],
  responses: {
    200: answers(
      'Successful response',
      record({
        [`${schema}s`]: listOf(ref(schema)),
        meta: record({ page: whole(), per_page: whole(), total_pages: whole(), total_count: whole() }),
      }),
    ),
  },
})
const ok = (schema: string) => ({ 200: answers('Successful response', ref(schema)), 404: answers('Not found', ref('problem')) }) // oxfmt-ignore
const key = [pathParameter('id', whole())]
const one = (schema: string) => ({
  operationId: `get_${schema}`,
  summary: `Retrieve a single ${schema}`,
  parameters: key,
  responses: ok(schema),
})
const change = (schema: string, names: string[]) => ({
  operationId: `update_${schema}`,
  summary: `Edit a ${schema}`,
  parameters: key,
  requestBody: requestBody(part(schema, names)),
  responses: ok(schema),
})
const add = (schema: string, body: unknown) => ({
  operationId: `create_${schema}`,
  summary: `Create a ${schema}`,
  requestBody: requestBody(body),
  responses: { 201: answers('Created', ref(schema)), 422: answers('Unprocessable', ref('problem')) },
})
const drop = (schema: string) => ({
  operationId: `delete_${schema}`,
  summary: `Delete a ${schema}`,
  parameters: key,
  responses: { 204: { description: 'Deleted' } },
})
const act = (operationId: string, summary: string, schema: string, body?: unknown) => ({
  operationId,
  summary,
  parameters: key,
  ...(body !== undefined && { requestBody: requestBody(body) }),
  responses: { ...ok(schema), 409: answers('Conflict', ref('problem')) },
})

/** Recruiting as applicant tracking systems describe it: snake_case, lists under their names, people and jobs nested. */
export const RECRUITING_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Hirewell ATS API', version: '2.0' },
  paths: {
    '/v2/offices': { get: list('office') },
    '/v2/recruiters': { get: list('recruiter') },
    '/v2/stages': { get: list('stage') },
    '/v2/jobs': { get: list('job', [queryParameter('status', choice(JOB_STATES))]) },
    '/v2/jobs/{id}': {
      get: one('job'),
      patch: change('job', ['title', 'status', 'recruiter_id', 'remote_allowed', 'headcount', 'salary_min', 'salary_max']), // oxfmt-ignore
    },
    '/v2/candidates': {
      get: list('candidate', [queryParameter('email', text())]),
      post: add(
        'candidate',
        part(
          'candidate',
          ['first_name', 'last_name', 'email', 'phone', 'city', 'country', 'current_company', 'source', 'tags'],
          ['first_name', 'last_name', 'email'],
        ),
      ),
    },
    '/v2/candidates/{id}': {
      get: one('candidate'),
      patch: change('candidate', ['email', 'phone', 'city', 'country', 'current_company', 'tags', 'do_not_contact']),
      delete: drop('candidate'),
    },
    '/v2/applications': {
      get: list('application', [
        queryParameter('job_id', whole()),
        queryParameter('candidate_id', whole()),
        queryParameter('status', choice(APPLICATION_STATES)),
      ]),
      post: add(
        'application',
        record({ candidate_id: whole(), job_id: whole(), expected_salary: whole() }, ['candidate_id', 'job_id']),
      ),
    },
    '/v2/applications/{id}': {
      get: one('application'),
      patch: change('application', ['expected_salary', 'rating']),
    },
    '/v2/applications/{id}/reject': {
      post: act('reject_application', 'Reject an application', 'application', record({ rejection_reason: choice(REASONS) }, ['rejection_reason'])), // oxfmt-ignore
    },
    '/v2/applications/{id}/move': {
      post: act('move_application', 'Move an application to another stage', 'application', record({ stage_id: whole() }, ['stage_id'])), // oxfmt-ignore
    },
    '/v2/interviews': {
      get: list('interview', [queryParameter('application_id', whole())]),
      post: add(
        'interview',
        part(
          'interview',
          ['application_id', 'interviewer_id', 'kind', 'scheduled_at', 'duration_minutes'],
          ['application_id', 'interviewer_id', 'kind', 'scheduled_at'],
        ),
      ),
    },
    '/v2/interviews/{id}': {
      patch: change('interview', ['interviewer_id', 'scheduled_at', 'duration_minutes', 'status', 'recommendation']),
      delete: drop('interview'),
    },
    '/v2/offers': {
      get: list('offer'),
      post: add(
        'offer',
        part('offer', ['application_id', 'salary', 'signing_bonus', 'start_date'], ['application_id', 'salary', 'start_date']), // oxfmt-ignore
      ),
    },
    '/v2/offers/{id}': { patch: change('offer', ['salary', 'signing_bonus', 'start_date', 'expires_on']) },
    '/v2/offers/{id}/send': { post: act('send_offer', 'Send an offer to the candidate', 'offer') },
  },
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(SCHEMAS).map(([name, fields]) => [name, record(fields)])),
      problem: record({ title: text(), detail: text() }),
    },
  },
}
