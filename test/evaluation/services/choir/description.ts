import { choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, text, whole } from '../openapi.ts' // oxfmt-ignore
import { ABSENCE_REASONS, CONCERT_STATUSES, FEE_KINDS, FEE_METHODS, PERIODS, REHEARSAL_KINDS, SINGER_STATUSES, SUNG_LANGUAGES, VOICE_PARTS } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const TYPE = 'application/vnd.api+json'
const content = (schema: object) => ({ content: { [TYPE]: { schema } } })

interface Resource {
  one: string
  attributes: Record<string, object>
  /** Names of relationships, the field that holds the key, and what it points to. */
  relationships?: Record<string, { field: string; type: string; many?: boolean }>
  filters: string[]
  /** Attributes and relationships that may be written. */
  writable: string[]
  /** Those that a new one needs; none can be added where there are none. */
  required?: string[]
  removable?: boolean
  actions?: Record<string, string>
}
const link = (field: string, type: string, many = false) => ({ field, type, many })
export const CHOIR_RESOURCES: Record<string, Resource> = {
  singers: {
    one: 'singer',
    attributes: {
      firstName: text(),
      lastName: text(),
      email: text(undefined, { format: 'email' }),
      phone: maybe(text()),
      voicePart: choice(VOICE_PARTS),
      status: choice(SINGER_STATUSES),
      readsMusic: flag(),
      emergencyContact: record({ name: text(), phone: text() }),
      joinedOn: date(),
    },
    filters: ['voicePart', 'status'],
    writable: ['firstName', 'lastName', 'email', 'phone', 'voicePart', 'status', 'readsMusic', 'emergencyContact'],
    required: ['firstName', 'lastName', 'email', 'voicePart'],
  },
  pieces: {
    one: 'piece',
    attributes: {
      title: text(),
      composer: text(),
      period: choice(PERIODS),
      language: choice(SUNG_LANGUAGES),
      durationMinutes: whole(),
      difficulty: whole('1 is easy, 5 is hard', { minimum: 1, maximum: 5 }),
      copiesOwned: whole('Vocal scores in our library'),
      hasSolos: flag('Needs soloists'),
    },
    filters: ['period', 'language', 'composer'],
    writable: ['title', 'composer', 'period', 'language', 'durationMinutes', 'difficulty', 'copiesOwned', 'hasSolos'],
    required: ['title', 'composer'],
    removable: true,
  },
  venues: {
    one: 'venue',
    attributes: {
      name: text(),
      address: record({ street: text(), postcode: text(), town: text() }),
      seats: whole(),
      hasOrgan: flag(),
      hireFee: decimal('For an evening, in GBP'),
    },
    filters: [],
    writable: ['seats', 'hireFee'],
  },
  concerts: {
    one: 'concert',
    attributes: {
      title: text(),
      startsAt: moment('UTC'),
      status: choice(CONCERT_STATUSES),
      conductor: text(),
      ticketPrice: decimal('In GBP'),
      ticketsSold: whole(),
    },
    relationships: { venue: link('venueId', 'venues'), programme: link('pieceIds', 'pieces', true) },
    filters: ['status', 'venue'],
    writable: ['title', 'startsAt', 'conductor', 'ticketPrice', 'ticketsSold', 'venue', 'programme'],
    required: ['title', 'startsAt', 'venue'],
    actions: { cancel: 'Call off a concert that has not been given', openSales: 'Start to sell tickets for a planned concert' }, // oxfmt-ignore
  },
  rehearsals: {
    one: 'rehearsal',
    attributes: { startsAt: moment('UTC'), durationMinutes: whole(), kind: choice(REHEARSAL_KINDS), isCancelled: flag() }, // oxfmt-ignore
    relationships: { venue: link('venueId', 'venues'), concert: link('concertId', 'concerts') },
    filters: ['kind', 'venue', 'concert'],
    writable: ['startsAt', 'durationMinutes', 'kind', 'isCancelled', 'venue', 'concert'],
    required: ['startsAt', 'venue', 'concert'],
    removable: true,
  },
  absences: {
    one: 'absence',
    attributes: { reason: choice(ABSENCE_REASONS), isExcused: flag('Told before the rehearsal'), note: maybe(text()) },
    relationships: { singer: link('singerId', 'singers'), rehearsal: link('rehearsalId', 'rehearsals') },
    filters: ['singer', 'rehearsal', 'reason'],
    writable: ['reason', 'isExcused', 'note', 'singer', 'rehearsal'],
    required: ['reason', 'singer', 'rehearsal'],
    removable: true,
  },
  fees: {
    one: 'fee',
    attributes: {
      kind: choice(FEE_KINDS, 'Of the year, or for the concert tour'),
      amount: decimal('In GBP'),
      dueOn: date(),
      paidOn: maybe(date('Null while it is unpaid')),
      method: maybe(choice(FEE_METHODS)),
    },
    relationships: { singer: link('singerId', 'singers') },
    filters: ['singer', 'kind'],
    writable: ['amount', 'dueOn', 'paidOn', 'method'],
  },
}
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const identifier = (type: string) => record({ type: choice([type]), id: text() }, ['type', 'id'])
const linkage = (type: string, isMany: boolean) => record({ data: isMany ? listOf(identifier(type)) : identifier(type) }, ['data']) // oxfmt-ignore

/** A resource, or what is sent of one: its attributes and its links to others. */
function shape(type: string, names: readonly string[], required: readonly string[], more: Record<string, object>) {
  const { attributes, relationships = {} } = CHOIR_RESOURCES[type]!
  const part = (of: Record<string, object>) => {
    const own = names.filter(name => name in of)
    const needed = required.filter(name => name in of)
    return own.length > 0 ? record(Object.fromEntries(own.map(name => [name, of[name]])), needed.length > 0 ? needed : undefined) : undefined // oxfmt-ignore
  }
  const links = part(Object.fromEntries(Object.entries(relationships).map(([name, { type: to, many }]) => [name, linkage(to, many === true)]))) // oxfmt-ignore
  const needsLinks = required.some(name => name in relationships)
  return record(
    { ...more, attributes: part(attributes)!, ...(links && { relationships: links }) },
    [...Object.keys(more), 'attributes', ...(needsLinks ? ['relationships'] : [])], // oxfmt-ignore
  )
}
const typed = (type: string) => ({ type: choice([type]) })
const id = pathParameter('id', text())
const missing = { 404: { description: 'Not found' } }

function pathsOf(type: string): Record<string, object> {
  const { one, filters, writable, required, removable, actions = {} } = CHOIR_RESOURCES[type]!
  const tags = [type]
  const single = content(record({ data: ref(capital(one)) }, ['data']))
  const many = content(record({ data: listOf(ref(capital(one))), links: ref('Links'), meta: ref('Meta') }, ['data']))
  const body = (needed: readonly string[], more: Record<string, object>) => ({
    required: true,
    ...content(record({ data: shape(type, writable, needed, more) }, ['data'])),
  })
  const listing = {
    tags,
    operationId: `get${capital(type)}`,
    summary: `All ${type}`,
    parameters: [
      ...filters.map(name => queryParameter(`filter[${name}]`, CHOIR_RESOURCES[type]!.attributes[name] ?? text())),
      queryParameter('page[offset]', whole(undefined, { minimum: 0, default: 0 })),
      queryParameter('page[limit]', whole(undefined, { minimum: 1, maximum: 50, default: 25 })),
    ],
    responses: { 200: { description: 'OK', ...many } },
  }
  const adding = { tags, operationId: `post${capital(one)}`, summary: `Add ${an(one)}`, requestBody: body(required ?? [], typed(type)), responses: { 201: { description: 'Created', ...single } } } // oxfmt-ignore
  const showing = { tags, operationId: `get${capital(one)}`, summary: `One ${one}`, parameters: [id], responses: { 200: { description: 'OK', ...single }, ...missing } } // oxfmt-ignore
  const changing = { tags, operationId: `patch${capital(one)}`, summary: `Change ${an(one)}`, parameters: [id], requestBody: body([], { ...typed(type), id: text() }), responses: { 200: { description: 'OK', ...single }, ...missing } } // oxfmt-ignore
  const removing = { tags, operationId: `delete${capital(one)}`, summary: `Remove ${an(one)}`, parameters: [id], responses: { 204: { description: 'Removed' }, ...missing } } // oxfmt-ignore
  return {
    [`/${type}`]: { get: listing, ...(required && { post: adding }) },
    [`/${type}/{id}`]: { get: showing, patch: changing, ...(removable && { delete: removing }) },
    ...Object.fromEntries(Object.entries(actions).map(([verb, summary]) => [`/${type}/{id}/${verb}`, { post: { tags, operationId: `${verb}Of${capital(one)}`, summary, parameters: [id], responses: { 200: { description: 'OK', ...single }, ...missing, 409: { description: 'Conflict' } } } }])), // oxfmt-ignore
  }
}

/** A choral society: JSON:API in camelCase, pages by offset, a concert with many pieces, actions below a resource. */
export const CHOIR_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Thornwick Choral Society',
    version: '1.0.0',
    description: 'Singers, the music we own, venues, concerts, rehearsals with those who missed them, and fees.',
  },
  servers: [{ url: '/api' }],
  paths: Object.assign({}, ...Object.keys(CHOIR_RESOURCES).map(pathsOf)) as Record<string, object>,
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(CHOIR_RESOURCES).map(([type, { one, attributes, relationships = {} }]) => [capital(one), shape(type, [...Object.keys(attributes), ...Object.keys(relationships)], [], { ...typed(type), id: text() })])), // oxfmt-ignore
      Meta: record({ totalResources: whole() }),
      Links: record({ self: text(), prev: maybe(text()), next: maybe(text()) }),
      Errors: record({ errors: listOf(record({ status: text(), title: text(), detail: text() })) }),
    },
  },
}
