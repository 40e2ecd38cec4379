import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, record, ref, text, whole } from '../openapi.ts'
import { ABSENCE_KINDS, ABSENCE_STATUSES, APPRAISAL_STATUSES, EXPENSE_CATEGORIES, EXPENSE_STATUSES, WORK_CONTRACT_TYPES, WORK_SITES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Team: { Id: whole(), Name: text(undefined, { example: 'Bottling' }), Site: choice(WORK_SITES), CostCentre: text(), LeadId: whole('Worker who leads the team') }, // oxfmt-ignore
  Worker: {
    Id: whole(),
    StaffNumber: text(undefined, { example: 'W20100' }),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    Mobile: maybe(text()),
    JobTitle: text(undefined, { example: 'Forklift Driver' }),
    TeamId: whole(),
    HomeAddress: record({ Street: text(), Town: text(), Postcode: text() }),
    StartDate: date(),
    LeavingDate: maybe(date('Last day, of those who have resigned')),
    RemainingLeaveDays: decimal('Days of annual leave that are left this year'),
  },
  Contract: {
    Id: whole(),
    WorkerId: whole(),
    ContractType: choice(WORK_CONTRACT_TYPES),
    HoursPerWeek: decimal(),
    AnnualSalary: maybe(decimal('GBP, unless paid by the hour')),
    ValidFrom: date(),
    ValidUntil: maybe(date()),
    ProbationEnds: maybe(date('While the worker is on probation')),
  },
  Absence: {
    Id: whole(),
    WorkerId: whole(),
    Kind: choice(ABSENCE_KINDS),
    FirstDay: date(),
    LastDay: date(),
    WorkingDays: whole(),
    Status: choice(ABSENCE_STATUSES),
    DecidedById: maybe(whole('Worker who approved or declined it')),
  },
  Appraisal: {
    Id: whole(),
    WorkerId: whole(),
    ReviewerId: whole('Worker who holds it'),
    Date: date(),
    Status: choice(APPRAISAL_STATUSES),
    Rating: maybe(whole('1 is poor, 5 is excellent', { minimum: 1, maximum: 5 })),
  },
  ExpenseClaim: {
    Id: whole(),
    ClaimNumber: text(undefined, { example: 'EX-3300' }),
    WorkerId: whole(),
    Category: choice(EXPENSE_CATEGORIES),
    Amount: decimal('GBP'),
    SpentOn: date(),
    Status: choice(EXPENSE_STATUSES),
    HasReceipt: flag(),
  },
}
const SPOKEN: Record<string, string> = { ExpenseClaim: 'expense claim' }
const spoken = (kind: string) => SPOKEN[kind] ?? kind.toLowerCase()
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const VERBS: Record<string, string> = { list: 'GetAll', get: 'GetById', create: 'Create', update: 'Update', delete: 'Delete' } // oxfmt-ignore
const TOLD: Record<string, string> = { list: 'Gets all', get: 'Gets', create: 'Creates', update: 'Updates', delete: 'Deletes' } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => `${kind}Dto`,
  plural: kind => `${kind}s`,
  operationId: (verb, _, many) => `${many}_${VERBS[verb] ?? verb.charAt(0).toUpperCase() + verb.slice(1)}`,
  summary: (verb, kind) => `${TOLD[verb]} ${verb === 'list' ? `${spoken(kind)}s` : an(spoken(kind))}`,
  page: kind => listOf(ref(`${kind}Dto`)),
  paging: [],
  key: () => idInPath(whole()),
})
const WORKER = ['FirstName', 'LastName', 'Email', 'Mobile', 'JobTitle', 'TeamId', 'HomeAddress', 'StartDate', 'LeavingDate', 'RemainingLeaveDays'] // oxfmt-ignore
const CONTRACT = ['ContractType', 'HoursPerWeek', 'AnnualSalary', 'ValidFrom', 'ValidUntil', 'ProbationEnds']
const ABSENCE = ['WorkerId', 'Kind', 'FirstDay', 'LastDay', 'WorkingDays', 'Status']
const APPRAISAL = ['WorkerId', 'ReviewerId', 'Date', 'Status', 'Rating']
const CLAIM = ['WorkerId', 'Category', 'Amount', 'SpentOn', 'Status', 'HasReceipt']

/** The staff of a maker of soft drinks: PascalCase, bare lists without pages, pay in contracts of their own. */
export const WORKFORCE_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Calder Drinks Workforce', version: 'v1', description: 'Teams, workers, contracts, absences, appraisals and expense claims.' }, // oxfmt-ignore
  servers: [{ url: '/api' }],
  paths: {
    '/Teams': { get: list('Team', 'Site') },
    '/Teams/{id}': { get: one('Team'), put: change('Team', ['Name', 'Site', 'CostCentre', 'LeadId']) },
    '/Workers': {
      get: list('Worker', 'TeamId', 'JobTitle'),
      post: add('Worker', WORKER, ['FirstName', 'LastName', 'JobTitle', 'TeamId', 'StartDate']),
    },
    '/Workers/{id}': { get: one('Worker'), patch: change('Worker', WORKER), delete: drop('Worker') },
    '/Contracts': { get: list('Contract', 'WorkerId', 'ContractType') },
    '/Contracts/{id}': { get: one('Contract'), patch: change('Contract', CONTRACT) },
    '/Absences': {
      get: list('Absence', 'WorkerId', 'Kind', 'Status'),
      post: add('Absence', ABSENCE, ['WorkerId', 'Kind', 'FirstDay', 'LastDay']),
    },
    '/Absences/{id}': { get: one('Absence'), patch: change('Absence', ABSENCE), delete: drop('Absence') },
    '/Absences/{id}/Approve': { post: act('approve', 'Absence', 'Approves an absence that was requested') },
    '/Absences/{id}/Decline': { post: act('decline', 'Absence', 'Declines an absence that was requested') },
    '/Appraisals': {
      get: list('Appraisal', 'WorkerId', 'ReviewerId', 'Status'),
      post: add('Appraisal', APPRAISAL, ['WorkerId', 'ReviewerId', 'Date']),
    },
    '/Appraisals/{id}': { get: one('Appraisal'), patch: change('Appraisal', APPRAISAL), delete: drop('Appraisal') },
    '/ExpenseClaims': {
      get: list('ExpenseClaim', 'WorkerId', 'Category', 'Status'),
      post: add('ExpenseClaim', CLAIM, ['WorkerId', 'Category', 'Amount', 'SpentOn']),
    },
    '/ExpenseClaims/{id}': { get: one('ExpenseClaim'), patch: change('ExpenseClaim', CLAIM), delete: drop('ExpenseClaim') }, // oxfmt-ignore
  },
  components: {
    schemas: { ...schemas, ProblemDetails: record({ Title: text(), Status: whole() }) },
    responses: { Problem: answers('Problem', ref('ProblemDetails')) },
  },
}
