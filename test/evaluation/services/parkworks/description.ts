import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { PARK_CREWS, PARK_DISTRICTS, PARK_JOB_TYPES, PARK_PRIORITIES, PARK_REPORT_CATEGORIES, PARK_ROLES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
/** What is pointed to, within a record: its id and its name. */
const linked = record({ id: whole(), name: text() })
const KINDS: Record<string, Record<string, object>> = {
  Stage: { id: whole(), name: text(undefined, { example: 'In progress' }), position: whole(), isFinal: flag('Nothing is left to do') }, // oxfmt-ignore
  Park: {
    id: whole(),
    name: text(undefined, { example: 'Heron Park' }),
    district: choice(PARK_DISTRICTS),
    hectares: decimal(),
    hasPlayground: flag(),
    openedIn: whole('Year'),
    warden: linked,
  },
  Gardener: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    role: choice(PARK_ROLES),
    crew: choice(PARK_CREWS),
    weeklyHours: whole(),
    joinedOn: date(),
  },
  Job: {
    id: whole(),
    number: text(undefined, { example: 'J-4100' }),
    title: text(),
    type: choice(PARK_JOB_TYPES),
    priority: choice(PARK_PRIORITIES),
    stage: linked,
    park: linked,
    assignedTo: maybe(linked),
    estimatedHours: maybe(decimal()),
    spentHours: decimal(),
    materialCost: maybe(decimal('GBP')),
    raisedOn: date(),
    dueOn: maybe(date()),
    doneOn: maybe(date()),
  },
  Report: {
    id: whole(),
    reference: text(undefined, { example: 'VR-6200' }),
    category: choice(PARK_REPORT_CATEGORIES),
    message: text(),
    reporterName: text(),
    reporterEmail: maybe(text(undefined, { format: 'email' })),
    receivedOn: date(),
    answeredOn: maybe(date()),
    park: linked,
    job: maybe(record({ id: whole(), number: text() })),
  },
}
/** Keys of what a record points to, which bodies and filters have. */
const WRITTEN = { stageId: whole(), parkId: whole(), assignedToId: whole(), wardenId: whole(), jobId: whole() }
const VERBS: Record<string, string> = { list: 'List', get: 'Show', create: 'Add', update: 'Change', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(
  KINDS,
  {
    schema: kind => kind,
    plural: kind => `${kind.toLowerCase()}s`,
    operationId: (verb, kind) => (verb === 'list' ? `list${kind}s` : `${verb}${kind}`),
    summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many : `a ${kind.toLowerCase()}`}`,
    page: kind => record({ items: listOf(ref(kind)), page: whole(), pageSize: whole(), totalItems: whole(), totalPages: whole() }), // oxfmt-ignore
    paging: [
      queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
      queryParameter('pageSize', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
    ],
    key: () => idInPath(whole()),
  },
  WRITTEN,
)
const GARDENER = ['firstName', 'lastName', 'email', 'phone', 'role', 'crew', 'weeklyHours']
const JOB = ['title', 'type', 'priority', 'stageId', 'parkId', 'assignedToId', 'estimatedHours', 'spentHours', 'materialCost', 'dueOn'] // oxfmt-ignore
const REPORT = ['category', 'message', 'reporterName', 'reporterEmail', 'parkId', 'jobId']

/** The work in the parks of a city: camelCase, numbered pages, what is pointed to as objects, a record for each stage. */
export const PARKWORKS_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Brookminster Parks', version: '2.3', description: 'Parks, gardeners, the jobs that are to be done and what visitors report.' }, // oxfmt-ignore
  servers: [{ url: '/api/v2' }],
  paths: {
    '/stages': { get: list('Stage') },
    '/stages/{id}': { get: one('Stage') },
    '/parks': { get: list('Park', 'district') },
    '/parks/{id}': { get: one('Park'), patch: change('Park', ['name', 'hasPlayground', 'hectares', 'wardenId']) },
    '/gardeners': { get: list('Gardener', 'role', 'crew'), post: add('Gardener', GARDENER, ['firstName', 'lastName', 'role', 'crew']) }, // oxfmt-ignore
    '/gardeners/{id}': { get: one('Gardener'), patch: change('Gardener', GARDENER), delete: drop('Gardener') },
    '/jobs': {
      get: list('Job', 'number', 'type', 'priority', 'stageId', 'parkId', 'assignedToId'),
      post: add('Job', JOB, ['title', 'type', 'parkId']),
    },
    '/jobs/{id}': { get: one('Job'), patch: change('Job', JOB), delete: drop('Job') },
    '/jobs/{id}/finish': { post: act('finish', 'Job', 'Tick off a job that is done') },
    '/reports': {
      get: list('Report', 'reference', 'category', 'parkId'),
      post: add('Report', REPORT, ['category', 'message', 'parkId']),
    },
    '/reports/{id}': { get: one('Report'), patch: change('Report', REPORT), delete: drop('Report') },
    '/reports/{id}/answer': { post: act('answer', 'Report', 'Note that a visitor was answered') },
  },
  components: {
    schemas: { ...schemas, Problem: record({ code: whole(), message: text() }) },
    responses: { Problem: answers('Problem', ref('Problem')) },
  },
}
