import type { Turn } from '../../../src/agent/turn.ts'
import { createConversation } from '../library/ask.ts'
import { tool } from '../library/catalogue.ts'
import { reads, serve, type Served } from '../styles/serve.ts'

type Schema = Record<string, unknown>
type Row = Record<string, unknown>

const text = { type: 'string' }
const maybe = { type: ['string', 'null'] }
const integer = { type: 'integer' }
const number = { type: 'number' }
const flag = { type: 'boolean' }
const day = { type: 'string', format: 'date' }
const moment = { type: 'string', format: 'date-time' }
const mail = { type: 'string', format: 'email' }
const oneOf = (...values: string[]) => ({ type: 'string', enum: values })

const parameter = (name: string, schema: Schema, place: string, required: boolean) => ({
  name,
  type: String([schema.type].flat()[0]),
  required,
  description: String(schema.description ?? ''),
  constraints: [],
  in: place,
  schema,
})

/** A tool that changes something: it answers with nothing. */
function changes(
  app: string,
  name: string,
  method: string,
  path: string,
  { body = {}, required = [], key = integer, description = '' }: Partial<Change> = {},
): Served {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(match => parameter(match[1]!, key, 'path', true))
  const inBody = Object.entries(body).map(([one, schema]) => parameter(one, schema, 'body', required.includes(one)))
  const record = tool(app, name, method, path, [...inPath, ...inBody], {})
  return { record: description ? { ...record, description } : record, answer: () => ({}) }
}

interface Change {
  body: Record<string, Schema>
  required: string[]
  key: Schema
  description: string
}

/** A list, and what makes, changes and deletes its records. */
function records(app: string, noun: string, fields: Record<string, Schema>, required: string[], rows: Row[]): Served[] {
  const [key, ...others] = Object.keys(fields)
  const body = Object.fromEntries(others.map(name => [name, fields[name]!]))
  const path = `/${noun}s`
  const one = `${path}/{${key!}}`
  return [
    reads(app, path, () => rows, { type: 'array', items: { type: 'object', properties: fields } }),
    changes(app, `create_${noun}`, 'POST', path, { body, required }),
    changes(app, `update_${noun}`, 'PATCH', one, { body, key: fields[key!]! }),
    changes(app, `delete_${noun}`, 'DELETE', one, { key: fields[key!]! }),
  ]
}

const members: Row[] = [
  ['Orla Finch', 'orla@finch.example', 'flex', '2024-02-01', true, 20, null],
  ['Tobias Wren', 'tw@wren.example', 'desk', '2023-07-15', true, 0, '555-111-2222'],
  ['Ines Moreau', 'ines@moreau.example', 'office', '2022-01-10', false, 75, null],
  ['Tobias Lang', 'tl@lang.example', 'flex', '2025-01-10', true, 5, null],
].map(([fullName, email, plan, joinedOn, isActive, credit, phone], at) => ({ id: at + 1, fullName, email, plan, joinedOn, isActive, credit, phone })) // oxfmt-ignore
const rooms: Row[] = [
  ['Alder', 1, 8, 'open', 20],
  ['Birch', 2, 20, 'open', 45],
  ['Glass House', 0, 60, 'under_repair', 90],
].map(([name, floor, seats, state, hourlyRate], at) => ({ id: at + 1, name, floor, seats, state, hourlyRate }))
const bookings: Row[] = [
  [1, 1, '2025-05-20T09:00:00Z', '2025-05-20T11:00:00Z', 'planning', 'requested', 4],
  [2, 2, '2025-05-21T13:00:00Z', '2025-05-21T15:00:00Z', null, 'confirmed', 12],
  [1, 2, '2025-05-22T13:00:00Z', '2025-05-22T15:00:00Z', null, 'requested', 6],
].map(([memberId, roomId, startsAt, endsAt, purpose, state, people], at) => ({ id: at + 11, memberId, roomId, startsAt, endsAt, purpose, state, people })) // oxfmt-ignore
const events: Row[] = [
  ['Pottery Basics', 'Orla Finch', '2025-06-02T18:00:00Z', '2025-06-02T20:00:00Z', 3, 12, 'workshop', true, null],
  ['Founders Breakfast', 'Ines Moreau', '2025-05-16T08:00:00Z', '2025-05-16T09:30:00Z', 2, 20, 'meetup', false, null],
].map(([title, organiser, startsAt, endsAt, roomId, capacity, kind, isPublic, notes], at) => ({ id: at + 1, title, organiser, startsAt, endsAt, roomId, capacity, kind, isPublic, notes })) // oxfmt-ignore
const faults: Row[] = [
  { id: 5, roomId: 1, summary: 'Projector dead', severity: 'medium', reportedBy: 'Tobias Wren', resolvedOn: null },
  { id: 6, roomId: 3, summary: 'Leaking roof', severity: 'high', reportedBy: 'Orla Finch', resolvedOn: null },
]

/** A house with rooms to book. */
const hub = (): Served[] => [
  ...records(
    'hub',
    'event',
    { id: integer, title: text, organiser: text, startsAt: moment, endsAt: moment, roomId: integer, capacity: integer, kind: oneOf('talk', 'workshop', 'meetup'), isPublic: flag, notes: maybe }, // oxfmt-ignore
    ['title', 'organiser', 'startsAt'],
    events,
  ),
  ...records(
    'hub',
    'room',
    { id: integer, name: text, floor: integer, seats: integer, state: oneOf('open', 'closed', 'under_repair'), hourlyRate: { ...number, description: 'Price per hour in euros' } }, // oxfmt-ignore
    ['name', 'seats'],
    rooms,
  ),
  ...records(
    'hub',
    'member',
    { id: integer, fullName: text, email: mail, plan: oneOf('flex', 'desk', 'office'), joinedOn: day, isActive: flag, credit: number, phone: maybe }, // oxfmt-ignore
    ['fullName', 'email'],
    members,
  ),
  ...records(
    'hub',
    'booking',
    { id: integer, memberId: integer, roomId: integer, startsAt: moment, endsAt: moment, purpose: maybe, state: oneOf('requested', 'confirmed', 'cancelled'), people: integer }, // oxfmt-ignore
    ['memberId', 'roomId', 'startsAt'],
    bookings,
  ),
  ...records(
    'hub',
    'fault',
    { id: integer, roomId: integer, summary: text, severity: oneOf('low', 'medium', 'high'), reportedBy: text, resolvedOn: maybe }, // oxfmt-ignore
    ['roomId', 'summary'],
    faults,
  ),
  changes('hub', 'confirm_booking', 'POST', '/bookings/{id}/confirm', { description: 'Confirm a booking' }),
  changes('hub', 'cancel_booking', 'POST', '/bookings/{id}/cancel', {
    description: 'Cancel a booking',
    body: { reason: maybe },
  }),
  changes('hub', 'resolve_fault', 'POST', '/faults/{id}/resolve', { description: 'Resolve a fault' }),
]

const owners: Row[] = [
  ['ow-1', 'Selma', 'Berg', '+47 900 11 222', 'selma@berg.example', 'Bergen'],
  ['ow-2', 'Piotr', 'Zielinski', null, 'piotr@z.example', 'Oslo'],
  ['ow-3', 'Ada', 'Quist', null, null, 'Oslo'],
].map(([id, given_name, family_name, phone, email, city]) => ({ id, given_name, family_name, phone, email, city }))
const pets: Row[] = [
  ['pt-1', 'Biscuit', 'DOG', 'Beagle', 11.5, 'ow-1', true],
  ['pt-2', 'Mittens', 'CAT', 'Maine Coon', 6.2, 'ow-2', false],
  ['pt-3', 'Thumper', 'RABBIT', 'Lop', 2, 'ow-2', false],
].map(([id, pet_name, species, breed, weight_kg, owner_id, neutered]) => ({ id, pet_name, species, breed, weight_kg, owner_id, neutered })) // oxfmt-ignore
const stays: Row[] = [
  ['st-21', 'pt-1', '2025-05-14', '2025-05-20', 'PLANNED', 30],
  ['st-22', 'pt-2', '2025-05-10', '2025-05-16', 'CHECKED_IN', 25],
  ['st-23', 'pt-3', '2025-06-10', '2025-06-16', 'PLANNED', 15],
].map(([id, pet_id, arrives_on, leaves_on, status, price_per_night]) => ({ id, pet_id, arrives_on, leaves_on, status, notes: null, price_per_night })) // oxfmt-ignore

/** A house where pets stay: texts as keys, names in parts, states in capitals. */
const kennel = (): Served[] => [
  ...records(
    'kennel',
    'pet',
    { id: text, pet_name: text, species: oneOf('DOG', 'CAT', 'RABBIT'), breed: text, weight_kg: number, owner_id: text, neutered: flag }, // oxfmt-ignore
    ['pet_name', 'species', 'owner_id'],
    pets,
  ),
  ...records(
    'kennel',
    'owner',
    { id: text, given_name: text, family_name: text, phone: maybe, email: { ...mail, type: ['string', 'null'] }, city: text }, // oxfmt-ignore
    ['given_name', 'family_name'],
    owners,
  ),
  ...records(
    'kennel',
    'stay',
    { id: text, pet_id: text, arrives_on: day, leaves_on: day, status: oneOf('PLANNED', 'CHECKED_IN', 'FINISHED', 'CALLED_OFF'), notes: maybe, price_per_night: { ...number, description: 'in euros' } }, // oxfmt-ignore
    ['pet_id', 'arrives_on', 'leaves_on'],
    stays,
  ),
  changes('kennel', 'check_in', 'POST', '/stays/{id}/check-in', { key: text, description: 'Check a pet in' }),
  changes('kennel', 'check_out', 'POST', '/stays/{id}/check-out', { key: text, description: 'Check a pet out' }),
  changes('kennel', 'call_off', 'POST', '/stays/{id}/call-off', {
    key: text,
    description: 'Call off a stay',
    body: { reason: text },
  }),
]

const writers: Row[] = [
  { writerId: 1, penName: 'Juno Vale', mail: 'juno@press.example', dayRate: 300, freelance: true },
  { writerId: 2, penName: 'Marek Dunn', mail: 'marek@press.example', dayRate: 250, freelance: false },
]
const articles: Row[] = [
  [501, 'Bridge reopens', 'LOCAL_NEWS', 1, 800, '2025-05-20', 'DRAFT', false, ['traffic']],
  [502, 'The last opera', 'CULTURE', 2, 2200, null, 'PUBLISHED', true, []],
  [503, 'Cup final preview', 'SPORT', 1, 650, '2025-05-18', 'IN_REVIEW', false, ['football', 'cup']],
].map(([articleId, headline, desk, writerId, wordCount, dueOn, status, premium, tags]) => ({ articleId, headline, desk, writerId, wordCount, dueOn, status, premium, tags })) // oxfmt-ignore

/** A paper: keys that are called after the records, and names that are called otherwise. */
const press = (): Served[] => [
  ...records(
    'press',
    'article',
    { articleId: integer, headline: text, desk: oneOf('POLITICS', 'SPORT', 'CULTURE', 'LOCAL_NEWS'), writerId: integer, wordCount: integer, dueOn: { ...day, type: ['string', 'null'] }, status: oneOf('DRAFT', 'IN_REVIEW', 'PUBLISHED', 'RETRACTED'), premium: flag, tags: { type: 'array', items: text } }, // oxfmt-ignore
    ['headline', 'desk', 'writerId'],
    articles,
  ),
  ...records(
    'press',
    'writer',
    {
      writerId: integer,
      penName: text,
      mail: text,
      dayRate: { ...number, description: 'in dollars' },
      freelance: flag,
    },
    ['penName', 'mail'],
    writers,
  ),
  changes('press', 'publish_article', 'POST', '/articles/{articleId}/publish', { description: 'Publish an article' }),
  changes('press', 'retract_article', 'POST', '/articles/{articleId}/retract', {
    description: 'Retract an article',
    body: { reason: text },
    required: ['reason'],
  }),
]

/** A conversation over three houses of which no other test or evaluation speaks. */
export function converseAtHub(more: Partial<Turn> = {}) {
  const services = serve(...hub(), ...kennel(), ...press())
  return { ...createConversation(services as never, more), ...services }
}
