import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { CANDIDATE_SOURCES, EMPLOYMENT_TYPES, HIRING_DEPARTMENTS, INTERVIEW_STATUSES, INTERVIEW_TYPES, OFFER_STATUSES, STAGES, VACANCY_STATUSES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Employee: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    Department: choice(HIRING_DEPARTMENTS),
    JobTitle: text(),
    YearsInCompany: whole(),
  },
  Vacancy: {
    Id: whole(),
    Code: text(undefined, { example: 'VAC-2210' }),
    Title: text(),
    Department: choice(HIRING_DEPARTMENTS),
    Location: text(),
    EmploymentType: choice(EMPLOYMENT_TYPES),
    Status: choice(VACANCY_STATUSES),
    SalaryRange: record({ From: decimal('In EUR a year'), To: decimal('In EUR a year') }),
    Openings: whole('How many people are wanted'),
    HiringManagerId: whole('Employee'),
    PublishedOn: maybe(date()),
    ClosesOn: maybe(date('Last day for applications')),
  },
  Candidate: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    Phone: maybe(text()),
    City: text(),
    VacancyId: whole('Vacancy that the candidate has applied for'),
    Stage: choice(STAGES),
    Source: choice(CANDIDATE_SOURCES),
    ExperienceYears: whole(),
    ExpectedSalary: maybe(decimal('In EUR a year')),
    AppliedOn: date(),
  },
  Interview: {
    Id: whole(),
    CandidateId: whole(),
    InterviewerId: whole('Employee'),
    Type: choice(INTERVIEW_TYPES),
    Status: choice(INTERVIEW_STATUSES),
    ScheduledAt: moment(),
    DurationMinutes: whole(),
    Score: maybe(whole('1 (poor) to 5 (excellent)')),
  },
  Offer: {
    Id: whole(),
    CandidateId: whole(),
    Salary: decimal('In EUR a year'),
    Status: choice(OFFER_STATUSES),
    SentOn: date(),
    AnswerBy: date(),
  },
}
const manyOf = (kind: string) => (kind === 'Vacancy' ? 'Vacancies' : `${kind}s`)
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const VERBS: Record<string, string> = { list: 'Gets a page of', get: 'Gets', create: 'Adds', update: 'Updates', delete: 'Deletes' } // oxfmt-ignore
const METHODS: Record<string, string> = { list: 'GetAll', get: 'GetById', create: 'Create', update: 'Update', delete: 'Delete' } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: manyOf,
  operationId: (verb, _, many) => `${many}_${METHODS[verb] ?? verb}`,
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many.toLowerCase() : an(kind.toLowerCase())}`,
  page: kind =>
    record({ Items: listOf(ref(kind)), PageNumber: whole(), PageSize: whole(), TotalCount: whole() }, ['Items', 'TotalCount']), // oxfmt-ignore
  paging: [
    queryParameter('PageNumber', whole(undefined, { minimum: 1, default: 1 })),
    queryParameter('PageSize', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
  ],
  key: () => idInPath(whole()),
})
const VACANCY = ['Title', 'Department', 'Location', 'EmploymentType', 'Status', 'SalaryRange', 'Openings', 'HiringManagerId', 'ClosesOn'] // oxfmt-ignore
const CANDIDATE = ['FirstName', 'LastName', 'Email', 'Phone', 'City', 'VacancyId', 'Stage', 'Source', 'ExperienceYears', 'ExpectedSalary'] // oxfmt-ignore
const INTERVIEW = ['CandidateId', 'InterviewerId', 'Type', 'ScheduledAt', 'DurationMinutes', 'Status', 'Score']

/** Vacancies and who applies for them: PascalCase, `Items` and `TotalCount` in numbered pages. */
export const HIRING_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Vandermeer Recruitment API', version: 'v1', description: 'Vacancies, candidates, interviews, offers and employees.' }, // oxfmt-ignore
  servers: [{ url: '/api' }],
  paths: {
    '/Employees': { get: list('Employee', 'Department') },
    '/Employees/{id}': { get: one('Employee') },
    '/Vacancies': {
      get: list('Vacancy', 'Department', 'Status', 'Location'),
      post: add('Vacancy', VACANCY, ['Title', 'Department', 'HiringManagerId']),
    },
    '/Vacancies/{id}': { get: one('Vacancy'), patch: change('Vacancy', VACANCY) },
    '/Vacancies/{id}/Publish': { post: act('Publish', 'Vacancy', 'Publishes a draft') },
    '/Candidates': {
      get: list('Candidate', 'VacancyId', 'Stage', 'Source'),
      post: add('Candidate', CANDIDATE, ['FirstName', 'LastName', 'Email', 'VacancyId']),
    },
    '/Candidates/{id}': { get: one('Candidate'), patch: change('Candidate', CANDIDATE), delete: drop('Candidate') },
    '/Interviews': {
      get: list('Interview', 'CandidateId', 'InterviewerId', 'Status'),
      post: add('Interview', INTERVIEW, ['CandidateId', 'InterviewerId', 'ScheduledAt']),
    },
    '/Interviews/{id}': { get: one('Interview'), patch: change('Interview', INTERVIEW), delete: drop('Interview') },
    '/Offers': { get: list('Offer', 'CandidateId', 'Status') },
    '/Offers/{id}': { get: one('Offer'), patch: change('Offer', ['Salary', 'Status', 'AnswerBy']) },
  },
  components: {
    schemas: { ...schemas, ProblemDetails: record({ title: text(), status: whole(), detail: text() }) },
    responses: { Error: answers('Error', ref('ProblemDetails'), 'application/problem+json') },
  },
}
