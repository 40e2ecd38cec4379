import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { ABSENCE_STATUSES, AIRCRAFT_STATUSES, CONTRACTS, DUTY_STATUSES, FLIGHT_STATUSES, POSITIONS, RANKS, REASONS } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const linked = (...names: string[]) => record(Object.fromEntries(['self', ...names].map(name => [name, ref('Link')])))
const KINDS: Record<string, Record<string, object>> = {
  airport: {
    id: text(undefined, { example: 'apt-lis' }),
    iataCode: text(undefined, { example: 'LIS' }),
    name: text(),
    city: text(),
    country: text(),
    isCrewBase: flag('Crew members are stationed here'),
    runwayLengthMetres: whole('Longest runway'),
    _links: linked(),
  },
  aircraft: {
    id: text(undefined, { example: 'acf-11' }),
    registration: text(undefined, { example: 'CS-MRA' }),
    model: text(),
    seats: whole(),
    status: choice(AIRCRAFT_STATUSES),
    homeBaseId: text('Airport where it is kept'),
    enteredServiceOn: date(),
    nextCheckOn: date('Next planned technical check'),
    _links: linked('homeBase'),
  },
  crewMember: {
    id: text(undefined, { example: 'crw-301' }),
    staffNumber: text(undefined, { example: 'M40217' }),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    rank: choice(RANKS),
    contract: choice(CONTRACTS),
    baseId: text('Airport where the crew member is stationed'),
    languages: listOf(text(), 'Languages that the crew member speaks'),
    flightHours: whole('Hours in the air so far'),
    isInstructor: flag(),
    hiredOn: date(),
    medicalExpiresOn: maybe(date('Medical certificate; pilots only')),
    _links: linked('base'),
  },
  flight: {
    id: text(undefined, { example: 'flt-2001' }),
    flightNumber: text('The same on every day', { example: 'MR210' }),
    originId: text('Airport of departure'),
    destinationId: text('Airport of arrival'),
    aircraftId: maybe(text('Null until an aircraft is assigned')),
    departsAt: moment('Scheduled departure, UTC'),
    arrivesAt: moment('Scheduled arrival, UTC'),
    status: choice(FLIGHT_STATUSES),
    passengers: maybe(whole('On board; known once the flight has landed')),
    delayMinutes: maybe(whole('Delay on arrival; null while it is not known')),
    _links: linked('origin', 'destination', 'aircraft'),
  },
  duty: {
    id: text(undefined, { example: 'dty-9001' }),
    flightId: text(),
    crewMemberId: text(),
    position: choice(POSITIONS),
    status: choice(DUTY_STATUSES, 'Released when the flight was cancelled'),
    allowance: decimal('Daily allowance for the flight, in EUR'),
    _links: linked('flight', 'crewMember'),
  },
  absence: {
    id: text(undefined, { example: 'abs-601' }),
    crewMemberId: text(),
    reason: choice(REASONS),
    startsOn: date(),
    endsOn: date('Last day'),
    status: choice(ABSENCE_STATUSES),
    comment: maybe(text()),
    _links: linked('crewMember'),
  },
}
const PLURALS: Record<string, string> = { aircraft: 'aircraft', duty: 'duties' }
const capital = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)
const spaced = (kind: string) => kind.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
const SUMMARIES = { list: 'Find', get: 'Read', create: 'Add', update: 'Edit', delete: 'Remove' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: capital,
  plural: kind => PLURALS[kind] ?? `${kind}s`,
  operationId: (verb, kind, plural) => (verb === 'list' ? `findAll${capital(plural)}` : `${verb}${capital(kind)}`),
  summary: (verb, kind, plural) => (verb === 'list' ? `${SUMMARIES.list} ${spaced(plural)}` : `${SUMMARIES[verb]} one ${spaced(kind)}`), // oxfmt-ignore
  page: (kind, plural) =>
    record({ _embedded: record({ [plural]: listOf(ref(capital(kind))) }), _links: ref('PageLinks'), page: ref('PageInfo') }, ['_embedded', 'page']), // oxfmt-ignore
  paging: [
    queryParameter('page', whole(undefined, { minimum: 0, default: 0 }), 'Zero-based page index'),
    queryParameter('size', whole(undefined, { minimum: 1, maximum: 200, default: 20 }), 'The size of the page'),
  ],
  key: () => idInPath(text()),
})
const ABSENCE = ['crewMemberId', 'reason', 'startsOn', 'endsOn', 'comment']

/** Crew rostering of an airline: camelCase, HAL with pages from 0, ids that are texts, two links to the same kind. */
export const AIRCREW_DESCRIPTION = {
  openapi: '3.0.1',
  info: {
    title: 'Meridian Air crew rostering',
    version: '4.0.2',
    description: 'Airports, aircraft, crew members, flights, who is on duty on them, and absences.',
  },
  servers: [{ url: '/roster' }],
  paths: {
    '/airports': { get: list('airport', 'country') },
    '/airports/{id}': { get: one('airport') },
    '/aircraft': { get: list('aircraft', 'status', 'registration') },
    '/aircraft/{id}': { get: one('aircraft'), patch: change('aircraft', ['status', 'homeBaseId', 'nextCheckOn']) },
    '/crewMembers': { get: list('crewMember', 'rank', 'baseId', 'contract') },
    '/crewMembers/{id}': {
      get: one('crewMember'),
      patch: change('crewMember', ['email', 'rank', 'contract', 'baseId', 'isInstructor', 'medicalExpiresOn']),
    },
    '/flights': { get: list('flight', 'flightNumber', 'originId', 'destinationId', 'aircraftId', 'status') },
    '/flights/{id}': { get: one('flight'), patch: change('flight', ['aircraftId', 'status', 'passengers', 'delayMinutes']) }, // oxfmt-ignore
    '/duties': {
      get: list('duty', 'flightId', 'crewMemberId', 'position', 'status'),
      post: add('duty', ['flightId', 'crewMemberId', 'position', 'allowance'], ['flightId', 'crewMemberId', 'position']), // oxfmt-ignore
    },
    '/duties/{id}': {
      get: one('duty'),
      patch: change('duty', ['crewMemberId', 'position', 'allowance']),
      delete: drop('duty'),
    },
    '/duties/{id}/confirm': { post: act('confirm', 'duty', 'Confirm a planned duty') },
    '/absences': {
      get: list('absence', 'crewMemberId', 'reason', 'status'),
      post: add('absence', ABSENCE, ['crewMemberId', 'reason', 'startsOn', 'endsOn']),
    },
    '/absences/{id}': {
      get: one('absence'),
      patch: change('absence', ['startsOn', 'endsOn', 'comment']),
      delete: drop('absence'),
    },
    '/absences/{id}/approve': { post: act('approve', 'absence', 'Approve a requested absence') },
    '/absences/{id}/decline': { post: act('decline', 'absence', 'Decline a requested absence') },
  },
  components: {
    schemas: {
      ...schemas,
      Link: record({ href: text() }, ['href']),
      PageLinks: record({ self: ref('Link'), next: ref('Link'), prev: ref('Link') }),
      PageInfo: record({ size: whole(), totalElements: whole(), totalPages: whole(), number: whole() }),
      ApiError: record({ status: whole(), error: text(), path: text() }),
    },
    responses: { ApiError: answers('Bad request', ref('ApiError')) },
  },
}
