import { createDescriber, idInPath, listOf } from '../describe.ts'
import { choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { DIVISIONS, LEVELS, MATCH_STATES, PLAYER_STATES, POSITIONS, TRANSFER_STATES, TRANSFER_TYPES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const links = ref('Links')
const KINDS: Record<string, Record<string, object>> = {
  club: {
    id: whole(),
    name: text(),
    city: text(),
    division: choice(DIVISIONS),
    foundedYear: whole(),
    headCoach: text(),
    stadiumName: text(),
    stadiumCapacity: whole('Seats and standing places'),
    annualBudget: decimal('In pounds'),
    website: text(),
    _links: links,
  },
  player: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    clubId: whole(),
    position: choice(POSITIONS),
    shirtNumber: whole(),
    nationality: text(),
    bornOn: date(),
    heightCm: whole(),
    goals: whole('Goals in this season'),
    marketValue: decimal('In pounds'),
    status: choice(PLAYER_STATES),
    contractUntil: date(),
    isCaptain: flag(),
    _links: links,
  },
  match: {
    id: whole(),
    matchday: whole(),
    homeClubId: whole('The club that plays at home'),
    awayClubId: whole('The club that travels'),
    refereeId: whole(),
    kickOff: moment(),
    status: choice(MATCH_STATES),
    homeGoals: maybe(whole()),
    awayGoals: maybe(whole()),
    attendance: maybe(whole('Spectators')),
    _links: links,
  },
  referee: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    email: text(),
    level: choice(LEVELS),
    city: text(),
    matchFee: decimal('What they get for a match, in pounds'),
    licensedOn: date(),
    _links: links,
  },
  transfer: {
    id: whole(),
    playerId: whole(),
    fromClubId: whole(),
    toClubId: whole(),
    type: choice(TRANSFER_TYPES),
    fee: decimal('In pounds'),
    status: choice(TRANSFER_STATES),
    agreedOn: date(),
    _links: links,
  },
}
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const pluralOf = (kind: string) => (kind === 'match' ? 'matches' : `${kind}s`)
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => `EntityModel${capital(kind)}`,
  plural: pluralOf,
  operationId: (verb, kind, plural) => (verb === 'list' ? `getCollectionResource-${kind}-get` : `${verb}ItemResource-${kind}-${plural}`), // oxfmt-ignore
  summary: (verb, kind) => `${verb}-${kind}`,
  page: (kind, plural) =>
    record({
      _embedded: record({ [plural]: listOf(ref(`EntityModel${capital(kind)}`)) }),
      _links: links,
      page: ref('PageMetadata'),
    }),
  paging: [
    queryParameter('page', whole('Zero-based page index (0..N)', { minimum: 0, default: 0 })),
    queryParameter('size', whole('The size of the page to be returned', { minimum: 1, default: 20 })),
  ],
  key: () => idInPath(whole()),
})
const PLAYER = ['firstName', 'lastName', 'clubId', 'position', 'shirtNumber', 'nationality', 'bornOn', 'heightCm', 'marketValue', 'status', 'contractUntil', 'isCaptain'] // oxfmt-ignore
const TRANSFER = ['playerId', 'fromClubId', 'toClubId', 'type', 'fee', 'agreedOn']

/** A football league as Spring Data REST describes it: HAL, pages from 0, codes in capitals. */
export const LEAGUE_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'League Office', version: 'v1' },
  paths: {
    '/clubs': { get: list('club', 'division') },
    '/clubs/{id}': { get: one('club'), patch: change('club', ['headCoach', 'stadiumName', 'stadiumCapacity', 'website', 'division']) }, // oxfmt-ignore
    '/players': { get: list('player', 'clubId', 'position'), post: add('player', PLAYER, ['firstName', 'lastName', 'clubId', 'position']) }, // oxfmt-ignore
    '/players/{id}': { get: one('player'), patch: change('player', PLAYER), delete: drop('player') },
    '/matches': { get: list('match', 'status', 'matchday', 'refereeId') },
    '/matches/{id}': { get: one('match'), patch: change('match', ['refereeId', 'kickOff', 'attendance']) },
    '/matches/{id}/postpone': { post: act('postpone', 'match', 'postpone-match') },
    '/referees': { get: list('referee', 'level') },
    '/referees/{id}': { get: one('referee') },
    '/transfers': {
      get: list('transfer', 'status', 'playerId'),
      post: add('transfer', TRANSFER, ['playerId', 'toClubId', 'type']),
    },
    '/transfers/{id}': { get: one('transfer'), delete: drop('transfer') },
  },
  components: {
    schemas: {
      ...schemas,
      Links: { type: 'object', additionalProperties: ref('Link') },
      Link: record({ href: text(), templated: flag() }),
      PageMetadata: record({ size: whole(), totalElements: whole(), totalPages: whole(), number: whole() }),
    },
  },
}
