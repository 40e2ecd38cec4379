import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { ARTIST_STATUSES, ARTIST_TYPES, CONCERT_STATUSES, CONTRACT_STATUSES, CONTRACT_TYPES, CREDIT_ROLES, FORMATS, GENRES, RELEASE_STATUSES, RELEASE_TYPES, STATEMENT_STATUSES, VENUE_TYPES } from './kinds.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const email = () => text(undefined, { format: 'email' })
const country = () => text('ISO 3166-1 alpha-2', { pattern: '^[A-Z]{2}$', example: 'NL' })
const money = (description?: string) => ({ ...record({ amount: decimal(), currency: text(undefined, { pattern: '^[A-Z]{3}$', example: 'EUR' }) }, ['amount', 'currency']), ...(description && { description }) }) // oxfmt-ignore
const _links = ref('Links')

/** Fields of each kind as the service writes them; also what bodies are checked by. */
export const LABEL_FIELDS: Record<string, Record<string, object>> = {
  artist: {
    id: whole(),
    name: text(undefined, { example: 'Kiosk Nord' }),
    artistType: choice(ARTIST_TYPES),
    genre: choice(GENRES),
    country: country(),
    city: text('Home town'),
    status: choice(ARTIST_STATUSES),
    signedOn: date('Day on which the artist signed with the label'),
    monthlyListeners: whole('Listeners of the last month on all streaming services'),
    manager: record({ name: text(), email: email(), phone: maybe(text()) }),
    website: maybe(text()),
    biography: maybe(text()),
    _links,
  },
  contract: {
    id: whole(),
    contractNumber: text(undefined, { example: 'RC-1001' }),
    artistId: whole(),
    contractType: choice(CONTRACT_TYPES),
    status: choice(CONTRACT_STATUSES),
    signedOn: maybe(date()),
    startDate: date(),
    endDate: date('Last day of the term'),
    royaltyRate: decimal('Share of the artist in per cent', { minimum: 0, maximum: 100 }),
    advance: maybe(money('Paid to the artist at signing')),
    exclusive: flag(),
    notes: maybe(text()),
    _links,
  },
  release: {
    id: whole(),
    title: text(),
    artistId: whole(),
    releaseType: choice(RELEASE_TYPES),
    catalogueNumber: text(undefined, { example: 'LFR-112' }),
    genre: choice(GENRES),
    status: choice(RELEASE_STATUSES),
    releaseDate: date(),
    formats: listOf(choice(FORMATS)),
    listPrice: money('Recommended retail price of the cheapest format'),
    producer: text(),
    description: maybe(text()),
    _links,
  },
  track: {
    id: whole(),
    title: text(),
    releaseId: whole(),
    trackNumber: whole('Position on the release', { minimum: 1 }),
    isrc: text('International Standard Recording Code'),
    duration: whole('Length in seconds', { minimum: 1 }),
    bpm: whole('Beats per minute', { minimum: 1 }),
    explicit: flag('Has explicit lyrics'),
    streams: whole('Streams since the release'),
    credits: listOf(ref('Credit'), 'Artists who perform on the track'),
    _links,
  },
  royaltyStatement: {
    id: whole(),
    statementNumber: text(undefined, { example: 'RS-20101' }),
    artistId: whole(),
    releaseId: whole(),
    periodStart: date(),
    periodEnd: date(),
    unitsSold: whole('Physical copies and downloads'),
    grossRevenue: decimal('EUR'),
    netAmount: decimal('Royalties due to the artist, EUR'),
    status: choice(STATEMENT_STATUSES),
    paidOn: maybe(date()),
    _links,
  },
  venue: {
    id: whole(),
    name: text(),
    venueType: choice(VENUE_TYPES),
    city: text(),
    country: country(),
    capacity: whole('Number of people'),
    seated: flag('Seats only'),
    contact: record({ name: text(), email: email(), phone: text() }),
    _links,
  },
  concert: {
    id: whole(),
    artistId: whole(),
    venueId: whole(),
    tourName: maybe(text()),
    startsAt: moment(),
    doorsAt: moment('When the doors open'),
    status: choice(CONCERT_STATUSES),
    ticketPrice: decimal('EUR'),
    ticketsSold: whole(),
    fee: money('Guaranteed fee for the artist'),
    remarks: maybe(text()),
    _links,
  },
}
export const CREDIT: Record<string, object> = { artistId: whole(), role: choice(CREDIT_ROLES) }
/** What only filters have. */
const FILTERS: Record<string, object> = {
  q: text('Part of the name or title'),
  releasedFrom: date(),
  releasedTo: date(),
  startsFrom: date('First day'),
  startsTo: date('Last day'),
  creditedArtistId: whole('Artist in any role on the track'),
}
export const LABEL_FILTERS: Record<string, string[]> = {
  artist: ['artistType', 'genre', 'country', 'status', 'q'],
  contract: ['artistId', 'contractType', 'status', 'contractNumber', 'exclusive'],
  release: ['artistId', 'releaseType', 'genre', 'status', 'catalogueNumber', 'releasedFrom', 'releasedTo', 'q'],
  track: ['releaseId', 'creditedArtistId', 'explicit', 'isrc', 'q'],
  royaltyStatement: ['artistId', 'releaseId', 'status', 'statementNumber'],
  venue: ['venueType', 'city', 'country', 'q'],
  concert: ['artistId', 'venueId', 'status', 'startsFrom', 'startsTo'],
}
export const filterSchema = (kind: string, name: string) => (LABEL_FIELDS[kind]![name] ?? FILTERS[name]) as Record<string, unknown> // oxfmt-ignore
const without = (kind: string, ...left: string[]) => Object.keys(LABEL_FIELDS[kind]!).filter(name => !['id', '_links', ...left].includes(name)) // oxfmt-ignore
/** What bodies may hold, and what they must. */
export const LABEL_BODIES: Record<string, { add: string[]; needed: string[]; change: string[] }> = {
  artist: {
    add: without('artist', 'monthlyListeners'),
    needed: ['name', 'artistType', 'genre', 'country'],
    change: without('artist', 'monthlyListeners'),
  },
  contract: {
    add: without('contract', 'contractNumber', 'status'),
    needed: ['artistId', 'contractType', 'startDate', 'endDate', 'royaltyRate'],
    change: without('contract', 'contractNumber', 'artistId'),
  },
  release: {
    add: without('release', 'status'),
    needed: ['title', 'artistId', 'releaseType', 'catalogueNumber', 'releaseDate'],
    change: without('release', 'artistId', 'status'),
  },
  track: {
    add: without('track', 'streams'),
    needed: ['title', 'releaseId', 'trackNumber', 'duration'],
    change: without('track', 'streams', 'releaseId'),
  },
  royaltyStatement: { add: [], needed: [], change: ['netAmount', 'status'] },
  venue: { add: without('venue'), needed: ['name', 'venueType', 'city', 'country', 'capacity'], change: without('venue') }, // oxfmt-ignore
  concert: {
    add: without('concert', 'status', 'ticketsSold'),
    needed: ['artistId', 'venueId', 'startsAt', 'ticketPrice'],
    change: without('concert', 'artistId', 'status'),
  },
}

const words = (name: string) => name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
const an = (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${words(kind)}`
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
export const pluralOf = (kind: string) => `${kind}s`
export const pathOf = (kind: string) => words(pluralOf(kind)).replace(' ', '-')
const VERBS: Record<string, string> = { list: 'List', get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(
  LABEL_FIELDS,
  {
    schema: pascal,
    plural: pluralOf,
    operationId: (verb, kind, many) => `${verb}${pascal(verb === 'list' ? many : kind)}`,
    summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? words(many) : an(kind)}`,
    page: (kind, many) => record({ _embedded: record({ [many]: listOf(ref(pascal(kind))) }), _links, page: ref('PageMetadata') }), // oxfmt-ignore
    paging: [
      queryParameter('page', whole(undefined, { minimum: 0, default: 0 }), 'Zero-based page number'),
      queryParameter('size', whole(undefined, { minimum: 1, maximum: 100, default: 20 }), 'Records per page'),
      queryParameter('sort', text(undefined, { example: 'releaseDate,desc' }), 'Field to sort by, optionally followed by `,desc`'), // oxfmt-ignore
    ],
    key: () => idInPath(whole()),
  },
  FILTERS,
)
const listed = (kind: string) => list(kind, ...LABEL_FILTERS[kind]!)
const added = (kind: string) => add(kind, LABEL_BODIES[kind]!.add, LABEL_BODIES[kind]!.needed)
const changed = (kind: string) => change(kind, LABEL_BODIES[kind]!.change)

/** A record label: HAL, camelCase, pages from 0, states in capitals, durations in seconds. */
export const RECORDLABEL_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Lanternfish Records API',
    version: '1.8.0',
    description: 'Artists of the label, their contracts, releases and tracks, royalty statements, venues and concerts.',
  },
  servers: [{ url: '/api' }],
  paths: {
    '/artists': { get: listed('artist'), post: added('artist') },
    '/artists/{id}': { get: one('artist'), patch: changed('artist'), delete: drop('artist') },
    '/contracts': { get: listed('contract'), post: added('contract') },
    '/contracts/{id}': { get: one('contract'), patch: changed('contract'), delete: drop('contract') },
    '/contracts/{id}/terminate': { post: act('terminate', 'contract', 'Terminate a contract before the end of its term') }, // oxfmt-ignore
    '/releases': { get: listed('release'), post: added('release') },
    '/releases/{id}': { get: one('release'), patch: changed('release'), delete: drop('release') },
    '/releases/{id}/hold': { post: act('hold', 'release', 'Put a scheduled release on hold') },
    '/releases/{id}/resume': { post: act('resume', 'release', 'Schedule a release that is on hold again') },
    '/tracks': { get: listed('track'), post: added('track') },
    '/tracks/{id}': { get: one('track'), patch: changed('track'), delete: drop('track') },
    '/royalty-statements': { get: listed('royaltyStatement') },
    '/royalty-statements/{id}': { get: one('royaltyStatement'), patch: changed('royaltyStatement') },
    '/royalty-statements/{id}/pay': { post: act('pay', 'royaltyStatement', 'Mark an approved statement as paid') },
    '/venues': { get: listed('venue'), post: added('venue') },
    '/venues/{id}': { get: one('venue'), patch: changed('venue'), delete: drop('venue') },
    '/concerts': { get: listed('concert'), post: added('concert') },
    '/concerts/{id}': { get: one('concert'), patch: changed('concert'), delete: drop('concert') },
    '/concerts/{id}/cancel': { post: act('cancel', 'concert', 'Cancel a concert that has not been played') },
  },
  components: {
    schemas: {
      ...schemas,
      Credit: record(CREDIT, Object.keys(CREDIT)),
      Links: { type: 'object', additionalProperties: ref('Link') },
      Link: record({ href: text() }),
      PageMetadata: record({ size: whole(), totalElements: whole(), totalPages: whole(), number: whole() }),
      Problem: record({ status: whole(), title: text(), detail: text() }),
    },
    responses: { Problem: answers('Problem', ref('Problem'), 'application/problem+json') },
  },
}
