import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { CARE_STATUSES, CARE_TYPES, CONSERVATION, GARDENER_ROLES, PLANT_HEALTH, PRIORITIES, REGIONS_OF_ORIGIN, SECTION_TYPES, TOUR_LANGUAGES, TOUR_STATUSES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  section: {
    id: whole(),
    name: text(undefined, { example: 'Palm House' }),
    type: choice(SECTION_TYPES),
    area_sqm: whole('Square metres'),
    is_public: flag('Visitors may go in'),
    climate: maybe(record({ min_temperature: whole('Degrees Celsius'), max_temperature: whole(), humidity: whole('Per cent') })), // oxfmt-ignore
    head_gardener_id: maybe(whole()),
  },
  gardener: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    role: choice(GARDENER_ROLES),
    weekly_hours: decimal(),
    languages: listOf(choice(TOUR_LANGUAGES)),
    started_on: date(),
  },
  species: {
    id: whole(),
    latin_name: text(),
    common_name: text(),
    family: text(),
    native_to: choice(REGIONS_OF_ORIGIN),
    conservation_status: choice(CONSERVATION, 'In the wild'),
    flowering_months: listOf(text()),
    is_poisonous: flag(),
  },
  plant: {
    id: whole(),
    accession_number: text('Number on the label', { example: 'LH-4100' }),
    species_id: whole(),
    section_id: whole(),
    planted_on: date(),
    height_cm: whole(),
    health: choice(PLANT_HEALTH),
    last_inspected_on: maybe(date()),
    sponsor: maybe(record({ name: text(), yearly_amount: decimal('In GBP'), since: date() })),
  },
  care_task: {
    id: whole(),
    plant_id: whole(),
    assignee_id: maybe(whole('Gardener who does it')),
    type: choice(CARE_TYPES),
    priority: choice(PRIORITIES),
    status: choice(CARE_STATUSES),
    due_on: date(),
    done_on: maybe(date()),
    minutes: maybe(whole('Time it took')),
  },
  tour: {
    id: whole(),
    title: text(),
    guide_id: whole('Gardener who leads it'),
    language: choice(TOUR_LANGUAGES),
    starts_at: moment('UTC'),
    duration_minutes: whole(),
    price: decimal('Per guest, in GBP'),
    max_guests: whole(),
    booked_guests: whole(),
    status: choice(TOUR_STATUSES),
  },
}
const plural = (kind: string) => (kind === 'species' ? kind : `${kind}s`)
const capital = (kind: string) => kind.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const word = (kind: string) => kind.replaceAll('_', ' ')
const SUMMARIES = { list: 'All', get: 'One of the', create: 'Add to the', update: 'Edit one of the', delete: 'Remove one of the' } // oxfmt-ignore
const link = record({ href: text() })
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => `${capital(kind)}Resource`,
  plural,
  operationId: (verb, kind, many) => (verb === 'list' ? `index_${many}` : `${verb}_${kind}`),
  summary: (verb, _, many) => `${SUMMARIES[verb]} ${word(many)}`,
  page: (kind, many) =>
    record({
      _embedded: record({ [many]: listOf(ref(`${capital(kind)}Resource`)) }),
      _links: record({ self: link, next: link, prev: link }),
      total_items: whole(),
      page_count: whole(),
    }),
  paging: [
    queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
    queryParameter('per_page', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
  ],
  key: () => idInPath(whole()),
})
const TASK = ['plant_id', 'assignee_id', 'type', 'priority', 'due_on']
const TOUR = ['title', 'guide_id', 'language', 'starts_at', 'duration_minutes', 'price', 'max_guests']

/** A botanical garden: snake_case, HAL with numbered pages, links beside keys, a sponsor inside a plant. */
export const ARBORETUM_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Lindenhof Botanical Garden',
    version: '1.8.0',
    description: 'Sections, gardeners, species and plants, what is done to care for them, and guided tours.',
  },
  servers: [{ url: '/garden' }],
  paths: {
    '/sections': { get: list('section', 'type') },
    '/sections/{id}': { get: one('section'), patch: change('section', ['is_public', 'head_gardener_id', 'climate']) },
    '/gardeners': { get: list('gardener', 'role') },
    '/gardeners/{id}': { get: one('gardener'), patch: change('gardener', ['email', 'phone', 'role', 'weekly_hours', 'languages']) }, // oxfmt-ignore
    '/species': { get: list('species', 'family', 'native_to') },
    '/species/{id}': { get: one('species') },
    '/plants': {
      get: list('plant', 'species_id', 'section_id', 'health', 'accession_number'),
      post: add('plant', ['species_id', 'section_id', 'planted_on', 'height_cm', 'health'], ['species_id', 'section_id']), // oxfmt-ignore
    },
    '/plants/{id}': { get: one('plant'), patch: change('plant', ['section_id', 'height_cm', 'health', 'last_inspected_on', 'sponsor']) }, // oxfmt-ignore
    '/care_tasks': {
      get: list('care_task', 'plant_id', 'assignee_id', 'status', 'type'),
      post: add('care_task', TASK, ['plant_id', 'type', 'due_on']),
    },
    '/care_tasks/{id}': { get: one('care_task'), patch: change('care_task', TASK), delete: drop('care_task') },
    '/care_tasks/{id}/complete': { post: act('complete', 'care_task', 'Mark a care task as done') },
    '/care_tasks/{id}/skip': { post: act('skip', 'care_task', 'Skip a care task') },
    '/tours': { get: list('tour', 'guide_id', 'language', 'status'), post: add('tour', TOUR, ['title', 'guide_id', 'starts_at']) }, // oxfmt-ignore
    '/tours/{id}': { get: one('tour'), patch: change('tour', [...TOUR, 'booked_guests']) },
    '/tours/{id}/call_off': { post: act('call_off', 'tour', 'Call off a tour') },
  },
  components: {
    schemas: { ...schemas, Error: record({ status: whole(), detail: text() }) },
    responses: { Error: answers('Error', ref('Error')) },
  },
}
