import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { ACTIVITIES, AREAS, ARRANGEMENTS, CLIENT_KINDS, HEARING_STATUSES, HEARING_TYPES, INVOICE_STATUSES, MATTER_STATUSES, OFFICES, OUTCOMES, POSITIONS, SOURCES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  lawyer: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    phone: text('Direct line'),
    position: choice(POSITIONS),
    practice_area: choice(AREAS),
    office: choice(OFFICES),
    hourly_rate: decimal('In GBP'),
    qualified_on: maybe(date('Null for paralegals')),
    joined_on: date(),
    takes_new_matters: flag(),
  },
  client: {
    id: whole(),
    name: text('Full name of a person, or name of an organisation'),
    kind: choice(CLIENT_KINDS),
    email: maybe(text(undefined, { format: 'email' })),
    phone: text(),
    city: text(),
    source: choice(SOURCES, 'How they found us'),
    client_since: date(),
  },
  matter: {
    id: whole(),
    reference: text(undefined, { example: 'MAT-4120' }),
    title: text(),
    practice_area: choice(AREAS),
    status: choice(MATTER_STATUSES),
    client_id: whole(),
    lead_lawyer_id: whole('Lawyer who is responsible for it'),
    fee_arrangement: choice(ARRANGEMENTS),
    fee_estimate: maybe(decimal('What we told the client it would cost, in GBP')),
    is_urgent: flag(),
    opened_on: date(),
    closed_on: maybe(date('When it was closed or settled')),
    limitation_date: maybe(date('Last day on which the claim can be brought')),
  },
  time_entry: {
    id: whole(),
    matter_id: whole(),
    lawyer_id: whole('Who did the work'),
    activity: choice(ACTIVITIES),
    hours: decimal(),
    is_billable: flag(),
    worked_on: date(),
    narrative: maybe(text()),
  },
  invoice: {
    id: whole(),
    number: text(undefined, { example: 'INV-30200' }),
    matter_id: whole(),
    status: choice(INVOICE_STATUSES),
    amount: decimal('In GBP'),
    issued_on: maybe(date('Null while it is a draft')),
    due_on: maybe(date()),
    paid_on: maybe(date()),
  },
  hearing: {
    id: whole(),
    matter_id: whole(),
    advocate_id: maybe(whole('Lawyer who appears; null until that is settled')),
    type: choice(HEARING_TYPES),
    court: text(),
    starts_at: moment('UTC'),
    status: choice(HEARING_STATUSES),
    outcome: maybe(choice(OUTCOMES)),
  },
}
const PLURALS: Record<string, string> = { time_entry: 'time_entries' }
const capital = (kind: string) => kind.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const word = (kind: string) => kind.replaceAll('_', ' ')
const SUMMARIES = { list: 'List', get: 'Retrieve', create: 'Create', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: capital,
  plural: kind => PLURALS[kind] ?? `${kind}s`,
  operationId: (verb, kind, plural) => `${verb}_${verb === 'list' ? plural : kind}`,
  summary: (verb, kind, plural) => (verb === 'list' ? `${SUMMARIES.list} ${word(plural)}` : `${SUMMARIES[verb]} a ${word(kind)}`), // oxfmt-ignore
  page: kind =>
    record({ data: listOf(ref(capital(kind))), has_more: flag(), next_cursor: maybe(text()) }, ['data', 'has_more']),
  paging: [
    queryParameter('cursor', text(), '`next_cursor` of the page before'),
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
  ],
  key: () => idInPath(whole()),
})
const CLIENT = ['name', 'kind', 'email', 'phone', 'city', 'source']
const MATTER = ['title', 'practice_area', 'client_id', 'lead_lawyer_id', 'fee_arrangement', 'fee_estimate', 'is_urgent', 'limitation_date'] // oxfmt-ignore
const ENTRY = ['matter_id', 'lawyer_id', 'activity', 'hours', 'is_billable', 'worked_on', 'narrative']
const HEARING = ['matter_id', 'advocate_id', 'type', 'court', 'starts_at']

/** A law firm: snake_case, cursors without a total, links by key, actions below a record. */
export const LAWFIRM_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Harcastle Law practice management',
    version: '2.3.0',
    description: 'Lawyers, clients and their matters, time recorded on them, invoices and hearings.',
  },
  servers: [{ url: '/v2' }],
  paths: {
    '/lawyers': { get: list('lawyer', 'office', 'practice_area', 'position') },
    '/lawyers/{id}': {
      get: one('lawyer'),
      patch: change('lawyer', ['phone', 'position', 'practice_area', 'office', 'hourly_rate', 'takes_new_matters']),
    },
    '/clients': { get: list('client', 'kind', 'city'), post: add('client', CLIENT, ['name', 'kind', 'phone']) },
    '/clients/{id}': { get: one('client'), patch: change('client', CLIENT) },
    '/matters': {
      get: list('matter', 'status', 'practice_area', 'client_id', 'lead_lawyer_id', 'reference'),
      post: add('matter', MATTER, ['title', 'practice_area', 'client_id', 'lead_lawyer_id']),
    },
    '/matters/{id}': { get: one('matter'), patch: change('matter', MATTER) },
    '/matters/{id}/close': { post: act('close', 'matter', 'Close a matter') },
    '/matters/{id}/hold': { post: act('hold', 'matter', 'Put an open matter on hold') },
    '/time_entries': {
      get: list('time_entry', 'matter_id', 'lawyer_id', 'activity'),
      post: add('time_entry', ENTRY, ['matter_id', 'lawyer_id', 'activity', 'hours']),
    },
    '/time_entries/{id}': {
      get: one('time_entry'),
      patch: change('time_entry', ['activity', 'hours', 'is_billable', 'worked_on', 'narrative']),
      delete: drop('time_entry'),
    },
    '/invoices': { get: list('invoice', 'status', 'matter_id', 'number') },
    '/invoices/{id}': { get: one('invoice'), patch: change('invoice', ['amount', 'due_on']) },
    '/invoices/{id}/mark_paid': { post: act('mark_paid', 'invoice', 'Record that an invoice was paid') },
    '/hearings': {
      get: list('hearing', 'matter_id', 'advocate_id', 'status', 'type'),
      post: add('hearing', HEARING, ['matter_id', 'type', 'court', 'starts_at']),
    },
    '/hearings/{id}': {
      get: one('hearing'),
      patch: change('hearing', ['advocate_id', 'court', 'starts_at', 'status', 'outcome']),
      delete: drop('hearing'),
    },
  },
  components: {
    schemas: { ...schemas, Error: record({ error: record({ code: text(), message: text() }) }, ['error']) },
    responses: { Error: answers('The request cannot be met', ref('Error')) },
  },
}
