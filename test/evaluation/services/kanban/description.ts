import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { CARD_KINDS, CARD_STAGES, CARD_TAGS, COLLABORATOR_ROLES, EPIC_STATUSES, URGENCIES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  board: {
    id: whole(),
    key: text('First part of the refs of its cards', { example: 'PAY' }),
    name: text(),
    purpose: text(),
    owner_id: whole('Collaborator who is responsible for the board'),
    is_archived: flag(),
    opened_on: date(),
  },
  collaborator: {
    id: whole(),
    full_name: text(),
    username: text(),
    email: text(undefined, { format: 'email' }),
    role: choice(COLLABORATOR_ROLES),
    location: text(),
    weekly_hours: whole(),
    is_external: flag('Not an employee of ours'),
    joined_on: date(),
  },
  epic: {
    id: whole(),
    title: text(),
    board_id: whole(),
    status: choice(EPIC_STATUSES),
    budget_hours: whole(),
    starts_on: date(),
    ends_on: maybe(date()),
  },
  card: {
    id: whole(),
    ref: text('What people call the card by', { example: 'PAY-112' }),
    title: text(),
    board_id: whole(),
    epic_id: maybe(whole()),
    assignee_id: maybe(whole('Collaborator who works on the card')),
    reporter_id: whole('Collaborator who wrote the card'),
    kind: choice(CARD_KINDS),
    stage: choice(CARD_STAGES),
    urgency: choice(URGENCIES),
    estimate: maybe(whole('Story points')),
    votes: whole(),
    tags: listOf(choice(CARD_TAGS)),
    created_on: date(),
    target_date: maybe(date('When it should be shipped')),
    shipped_on: maybe(date()),
  },
  time_record: {
    id: whole(),
    card_id: whole(),
    collaborator_id: whole(),
    minutes: whole(),
    is_billable: flag(),
    worked_on: date(),
    remark: maybe(text()),
  },
}
const capital = (kind: string) => kind.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const VERBS: Record<string, string> = { list: 'List', get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word.replaceAll('_', ' ')}`
const { list, one, add, change, drop, schemas } = createDescriber(KINDS, {
  schema: capital,
  plural: kind => `${kind}s`,
  operationId: (verb, kind, many) => `${many}/${verb === 'get' ? `get-${kind.replaceAll('_', '-')}` : verb}`,
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many.replaceAll('_', ' ') : an(kind)}`,
  page: kind => listOf(ref(capital(kind))),
  paging: [
    queryParameter('page', whole('Page number of the results to fetch', { minimum: 1, default: 1 })),
    queryParameter('per_page', whole('Results per page', { minimum: 1, maximum: 100, default: 30 })),
  ],
  key: () => idInPath(whole()),
})
const CARD = ['title', 'board_id', 'epic_id', 'assignee_id', 'reporter_id', 'kind', 'stage', 'urgency', 'estimate', 'tags', 'target_date'] // oxfmt-ignore
const EPIC = ['title', 'board_id', 'status', 'budget_hours', 'starts_on', 'ends_on']
const RECORD = ['card_id', 'collaborator_id', 'minutes', 'is_billable', 'worked_on', 'remark']

/** Cards on boards: snake_case, bare arrays, the next page in the header Link, links by key. */
export const KANBAN_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Tallyboard API',
    version: '1.14.0',
    description: 'Boards with their cards, epics, the people who work on them and the time they record.',
  },
  servers: [{ url: '/api/v1' }],
  paths: {
    '/boards': { get: list('board') },
    '/boards/{id}': { get: one('board'), patch: change('board', ['name', 'purpose', 'owner_id', 'is_archived']) },
    '/collaborators': { get: list('collaborator', 'role', 'is_external') },
    '/collaborators/{id}': {
      get: one('collaborator'),
      patch: change('collaborator', ['email', 'role', 'location', 'weekly_hours']),
    },
    '/epics': { get: list('epic', 'board_id', 'status'), post: add('epic', EPIC, ['title', 'board_id']) },
    '/epics/{id}': { get: one('epic'), patch: change('epic', EPIC), delete: drop('epic') },
    '/cards': {
      get: list('card', 'board_id', 'epic_id', 'assignee_id', 'kind', 'stage', 'urgency', 'ref'),
      post: add('card', CARD, ['title', 'board_id', 'kind']),
    },
    '/cards/{id}': { get: one('card'), patch: change('card', CARD), delete: drop('card') },
    '/time_records': {
      get: list('time_record', 'card_id', 'collaborator_id', 'is_billable'),
      post: add('time_record', RECORD, ['card_id', 'collaborator_id', 'minutes']),
    },
    '/time_records/{id}': { get: one('time_record'), delete: drop('time_record') },
  },
  components: {
    schemas: { ...schemas, Error: record({ message: text() }) },
    responses: { Error: answers('The request cannot be met', ref('Error')) },
  },
}
