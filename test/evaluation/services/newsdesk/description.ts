import { answers, choice, date, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { ACTIVITIES, EDITION_STATUSES, PHOTO_STATUSES, PIECE_STATUSES, PIECE_TYPES, PRIORITIES, ROLES, STAFF_STATUSES } from './data.ts' // oxfmt-ignore

type Fields = Record<string, object>
/** As Zod writes what may be null. */
const maybe = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })
const email = () => text(undefined, { format: 'email' })
const count = (minimum = 0) => whole(undefined, { minimum })

const KINDS: Record<string, Fields> = {
  Desk: { id: text(), name: text(), head: ref('PersonRef'), extension: text('Internal phone extension') },
  Person: {
    id: text(undefined, { example: 'usr_118' }),
    name: text(),
    email: email(),
    phone: maybe(text()),
    role: choice(ROLES),
    desk: ref('DeskRef'),
    status: choice(STAFF_STATUSES),
    joinedOn: date(),
  },
  Edition: {
    id: text(undefined, { example: 'edn_5210' }),
    number: whole('Issue number printed on the front page'),
    publicationDate: date(),
    copyDeadline: moment('No copy is accepted after this'),
    pages: count(),
    status: choice(EDITION_STATUSES),
    dutyEditor: ref('PersonRef'),
  },
  Piece: {
    id: text(undefined, { example: 'pce_2104' }),
    slug: text(),
    title: text('Working title'),
    type: choice(PIECE_TYPES),
    status: choice(PIECE_STATUSES, 'spiked: will not run'),
    priority: choice(PRIORITIES),
    desk: ref('DeskRef'),
    reporter: maybe(ref('PersonRef')),
    editor: ref('PersonRef'),
    edition: maybe(ref('EditionRef')),
    dueOn: date('Day the copy is due'),
    wordTarget: count(),
    wordCount: whole('Words written so far', { minimum: 0 }),
    frontPage: flag(),
    createdAt: moment(),
    publishedAt: maybe(moment()),
  },
  PhotoRequest: {
    id: text(undefined, { example: 'pho_3301' }),
    piece: ref('PieceRef'),
    brief: text('What the picture should show'),
    location: text(),
    status: choice(PHOTO_STATUSES),
    requestedBy: ref('PersonRef'),
    photographer: maybe(ref('PersonRef')),
    neededBy: date(),
    photosWanted: count(1),
    createdAt: moment(),
  },
  TimeEntry: {
    id: text(undefined, { example: 'tim_8001' }),
    piece: ref('PieceRef'),
    person: ref('PersonRef'),
    activity: choice(ACTIVITIES),
    minutes: count(1),
    workedOn: date(),
    note: maybe(text()),
  },
}
/** Keys of bodies and filters for what answers hold as objects, and other filters. */
const KEYS: Fields = {
  deskId: text(),
  reporterId: maybe(text('Person')),
  editorId: text('Person'),
  editionId: maybe(text()),
  pieceId: text(),
  photographerId: maybe(text('Person')),
  requestedById: text('Person'),
  personId: text(),
  q: text('Search in the title'),
  dueFrom: date(),
  dueTo: date(),
  neededFrom: date(),
  neededTo: date(),
  workedFrom: date(),
  workedTo: date(),
}
export const NEEDED: Record<string, string[]> = {
  Piece: ['title', 'deskId', 'dueOn'],
  PhotoRequest: ['pieceId', 'brief', 'neededBy'],
  TimeEntry: ['pieceId', 'personId', 'activity', 'minutes', 'workedOn'],
}
const FURTHER: Record<string, string[]> = {
  Piece: ['type', 'priority', 'reporterId', 'editorId', 'editionId', 'wordTarget', 'frontPage'],
  PhotoRequest: ['location', 'requestedById', 'photographerId', 'photosWanted'],
  TimeEntry: ['note'],
}
export const CHANGED: Record<string, string[]> = {
  Person: ['name', 'email', 'phone', 'role', 'deskId', 'status'],
  Edition: ['copyDeadline', 'pages', 'status'],
  Piece: ['title', 'type', 'status', 'priority', 'deskId', 'reporterId', 'editorId', 'editionId', 'dueOn', 'wordTarget', 'wordCount', 'frontPage'], // oxfmt-ignore
  PhotoRequest: ['brief', 'location', 'status', 'photographerId', 'neededBy', 'photosWanted'],
  TimeEntry: ['activity', 'minutes', 'workedOn', 'note'],
}
export const FILTERS: Record<string, string[]> = {
  Desk: [],
  Person: ['deskId', 'role', 'status'],
  Edition: ['status'],
  Piece: ['deskId', 'reporterId', 'editionId', 'status', 'type', 'priority', 'dueFrom', 'dueTo', 'q'],
  PhotoRequest: ['pieceId', 'photographerId', 'status', 'neededFrom', 'neededTo'],
  TimeEntry: ['pieceId', 'personId', 'activity', 'workedFrom', 'workedTo'],
}
/** Path, singular and plural of each kind. */
const WORDS: Record<string, [path: string, one: string, many: string]> = {
  Desk: ['desks', 'desk', 'desks'],
  Person: ['people', 'person', 'people'],
  Edition: ['editions', 'edition', 'editions'],
  Piece: ['pieces', 'piece', 'pieces'],
  PhotoRequest: ['photo-requests', 'photo request', 'photo requests'],
  TimeEntry: ['time-entries', 'time entry', 'time entries'],
}
const MANY: Record<string, string> = { Person: 'People', TimeEntry: 'TimeEntries' }
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
/** `@fastify/swagger` calls every answer so. */
const reply = (schema: object) => answers('Default Response', schema)
const failed = reply(ref('Error'))
const part = (kind: string, names: string[], required?: string[]) =>
  requestBody(record(Object.fromEntries(names.map(name => [name, KINDS[kind]![name] ?? KEYS[name]])), required))
const plain = (schema: object | undefined): object => (schema && 'anyOf' in schema ? (schema.anyOf as object[])[0]! : schema!) // oxfmt-ignore

function operations(kind: string): Record<string, Record<string, object>> {
  const [path, one, many] = WORDS[kind]!
  const common = (operationId: string, summary: string) => ({ operationId, summary, tags: [path] })
  const key = pathParameter('id', text())
  const list = {
    ...common(`list${MANY[kind] ?? `${kind}s`}`, `List ${many}`),
    parameters: [
      queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
      queryParameter('cursor', text(), 'nextCursor of the page before'),
      ...FILTERS[kind]!.map(name => queryParameter(name, plain(KINDS[kind]![name] ?? KEYS[name]))),
    ],
    responses: { 200: reply(record({ results: listOf(ref(kind)), nextCursor: maybe(text()) }, ['results', 'nextCursor'])), 400: failed }, // oxfmt-ignore
  }
  const found = { 200: reply(ref(kind)), 404: failed }
  const get = { ...common(`get${kind}`, `Get ${an(one)}`), parameters: [key], responses: found }
  const post = { ...common(`create${kind}`, `Create ${an(one)}`), requestBody: part(kind, [...(NEEDED[kind] ?? []), ...(FURTHER[kind] ?? [])], NEEDED[kind]), responses: { 201: reply(ref(kind)), 400: failed } } // oxfmt-ignore
  const patch = { ...common(`update${kind}`, `Update ${an(one)}`), parameters: [key], requestBody: part(kind, CHANGED[kind] ?? []), responses: { ...found, 400: failed } } // oxfmt-ignore
  const drop = { ...common(`delete${kind}`, `Delete ${an(one)}`), parameters: [key], responses: { 204: { description: 'Default Response' }, 404: failed } } // oxfmt-ignore
  return {
    [`/${path}`]: { get: list, ...(NEEDED[kind] && { post }) },
    [`/${path}/{id}`]: { get, ...(CHANGED[kind] && { patch }), ...(NEEDED[kind] && { delete: drop }) },
  }
}
const act = (verb: string, summary: string) => ({
  post: { operationId: `${verb}Piece`, summary, tags: ['pieces'], parameters: [pathParameter('id', text())], responses: { 200: reply(ref('Piece')), 404: failed, 409: failed } }, // oxfmt-ignore
})
const named = () => record({ id: text(), name: text() }, ['id', 'name'])

/** What editors of a regional newspaper plan, as a Fastify team publishes it: cursors, people and desks as objects. */
export const NEWSDESK_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Tarnside Courier Newsdesk API', version: '1.14.0', description: 'Pieces, editions, photo requests and time entries of the newsroom.' }, // oxfmt-ignore
  servers: [{ url: '/v1' }],
  paths: {
    ...Object.assign({}, ...Object.keys(KINDS).map(operations)),
    '/pieces/{id}/spike': act('spike', 'Drop a piece, it will not run'),
    '/pieces/{id}/submit': act('submit', 'Hand in copy for review'),
  },
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(KINDS).map(([kind, fields]) => [kind, record(fields, Object.keys(fields))])),
      PersonRef: named(),
      DeskRef: named(),
      PieceRef: record({ id: text(), title: text() }, ['id', 'title']),
      EditionRef: record({ id: text(), number: whole() }, ['id', 'number']),
      Error: record({ statusCode: whole(), error: text(), message: text() }, ['statusCode', 'error', 'message']),
    },
  },
}
