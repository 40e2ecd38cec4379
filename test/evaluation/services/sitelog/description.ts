import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { BUILD_STAGES, HOUSE_TYPES, INSPECTION_KINDS, INSPECTION_RESULTS, ISSUE_PRIORITIES, ISSUE_ROOMS, ISSUE_STATES, ISSUE_TYPES, SITE_ROLES, TRADES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Person: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    role: choice(SITE_ROLES),
    started_on: date(),
  },
  Contractor: {
    id: whole(),
    name: text(undefined, { example: 'Halden Electrical' }),
    trade: choice(TRADES),
    contact_name: text(),
    phone: text(),
    emergency_cover: flag('Comes out at night and at weekends'),
  },
  Plot: {
    id: whole(),
    plot_number: text(undefined, { example: 'P07' }),
    street: text(),
    phase: whole('Phase of the development'),
    house_type: choice(HOUSE_TYPES),
    bedrooms: whole(),
    build_stage: choice(BUILD_STAGES),
    site_manager_id: whole('Person who looks after the plot'),
    handover_date: maybe(date('Day on which the buyer gets, or got, the keys')),
  },
  Issue: {
    id: whole(),
    ref: text(undefined, { example: 'SI-1101' }),
    title: text(),
    type: choice(ISSUE_TYPES),
    priority: choice(ISSUE_PRIORITIES),
    state: choice(ISSUE_STATES),
    room: choice(ISSUE_ROOMS),
    plot_id: whole(),
    contractor_id: maybe(whole('Contractor who has to put it right')),
    raised_by_id: whole('Person who found it'),
    raised_on: date(),
    due_on: maybe(date()),
    closed_on: maybe(date()),
    cost: record({ estimated: maybe(decimal('GBP')), actual: maybe(decimal('GBP')) }),
  },
  Inspection: {
    id: whole(),
    plot_id: whole(),
    inspector_id: whole('Person who inspects'),
    kind: choice(INSPECTION_KINDS),
    inspected_on: date(),
    result: choice(INSPECTION_RESULTS),
    remarks: maybe(text()),
  },
}
const MANY: Record<string, string> = { Person: 'people' }
const ACTIONS: Record<string, string> = { get: 'retrieve', update: 'partial_update', delete: 'destroy' }
const VERBS: Record<string, string> = { list: 'List', get: 'Retrieve', create: 'Create', update: 'Change', delete: 'Delete' } // oxfmt-ignore
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => MANY[kind] ?? `${kind.toLowerCase()}s`,
  operationId: (verb, _, many) => `${many}_${ACTIONS[verb] ?? verb}`,
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many : an(kind.toLowerCase())}`,
  page: kind => record({ results: listOf(ref(kind)), has_more: flag(), next_cursor: maybe(text()) }),
  paging: [
    queryParameter('cursor', text(), 'next_cursor of the page before'),
    queryParameter('page_size', whole(undefined, { minimum: 1, maximum: 100, default: 50 })),
  ],
  key: () => idInPath(whole()),
})
const ISSUE = ['title', 'type', 'priority', 'state', 'room', 'plot_id', 'contractor_id', 'raised_by_id', 'due_on', 'cost'] // oxfmt-ignore
const INSPECTION = ['plot_id', 'inspector_id', 'kind', 'inspected_on', 'result', 'remarks']

/** Issues of a building site: snake_case, cursors, costs as an object. */
export const SITELOG_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Larkfield Rise site log', version: '1.6.0', description: 'Plots, issues, inspections, contractors and people of a housing development.' }, // oxfmt-ignore
  servers: [{ url: '/api' }],
  paths: {
    '/people': { get: list('Person', 'role') },
    '/people/{id}': { get: one('Person') },
    '/contractors': { get: list('Contractor', 'trade') },
    '/contractors/{id}': { get: one('Contractor'), patch: change('Contractor', ['contact_name', 'phone', 'emergency_cover']) }, // oxfmt-ignore
    '/plots': { get: list('Plot', 'phase', 'build_stage', 'site_manager_id') },
    '/plots/{id}': { get: one('Plot'), patch: change('Plot', ['build_stage', 'site_manager_id', 'handover_date']) },
    '/issues': {
      get: list('Issue', 'plot_id', 'contractor_id', 'state', 'priority', 'type'),
      post: add('Issue', ISSUE, ['title', 'type', 'plot_id']),
    },
    '/issues/{id}': { get: one('Issue'), patch: change('Issue', ISSUE), delete: drop('Issue') },
    '/issues/{id}/close': { post: act('close', 'Issue', 'Close an issue that has been put right') },
    '/inspections': {
      get: list('Inspection', 'plot_id', 'inspector_id', 'result'),
      post: add('Inspection', INSPECTION, ['plot_id', 'inspector_id', 'kind', 'inspected_on']),
    },
    '/inspections/{id}': {
      get: one('Inspection'),
      patch: change('Inspection', INSPECTION),
      delete: drop('Inspection'),
    },
  },
  components: {
    schemas: { ...schemas, Problem: record({ detail: text() }) },
    responses: { Problem: answers('Problem', ref('Problem')) },
  },
}
