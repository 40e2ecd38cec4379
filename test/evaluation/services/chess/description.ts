import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { CHESS_FORMATS, CHESS_TITLES, ENTRY_STATUSES, MEETING_DAYS, MEMBERSHIPS, RESULTS, TIME_CONTROLS, TOURNAMENT_STATUSES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const short = () => record({ id: whole(), name: text() })
const KINDS: Record<string, Record<string, object>> = {
  club: {
    id: whole(),
    name: text(),
    town: text(),
    foundedIn: whole('Year'),
    meetingDay: choice(MEETING_DAYS),
    venue: record({ name: text(), address: text(), hasStepFreeAccess: flag() }),
    yearlyFee: decimal('What the club asks of its members, in GBP'),
  },
  player: {
    id: whole(),
    memberNumber: text(undefined, { example: 'MF-5200' }),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    birthYear: whole(),
    club: maybe(short()),
    membership: choice(MEMBERSHIPS),
    title: maybe(choice(CHESS_TITLES)),
    rating: maybe(whole('Null for players without a rating')),
    feePaid: flag('Has paid the fee of the federation for this year'),
    joinedOn: date('Member of the federation since'),
  },
  tournament: {
    id: whole(),
    name: text(),
    format: choice(CHESS_FORMATS),
    timeControl: choice(TIME_CONTROLS),
    status: choice(TOURNAMENT_STATUSES),
    town: text(),
    host: short(),
    startsOn: date(),
    endsOn: date(),
    rounds: whole(),
    maxPlayers: whole(),
    entryFee: decimal('In GBP'),
    prizeFund: decimal('In GBP'),
  },
  entry: {
    id: whole(),
    tournament: short(),
    player: short(),
    status: choice(ENTRY_STATUSES),
    registeredOn: date(),
    points: maybe(decimal('Of the games played so far')),
    placing: maybe(whole('Final place, once the tournament is finished')),
  },
  game: {
    id: whole(),
    tournament: short(),
    round: whole(),
    white: short(),
    black: short(),
    result: choice(RESULTS),
    moves: whole(),
    opening: text(),
    playedOn: date(),
  },
}
const plural = (kind: string) => (kind === 'entry' ? 'entries' : `${kind}s`)
const capital = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)
const { list, one, add, change, drop, act, schemas } = createDescriber(
  KINDS,
  {
    schema: kind => `${capital(kind)}Dto`,
    plural,
    operationId: (verb, kind, many) => (verb === 'list' ? `findAll${capital(many)}` : `${verb}${capital(kind)}`),
    summary: () => undefined,
    page: kind =>
      record({
        content: listOf(ref(`${capital(kind)}Dto`)),
        totalElements: whole(),
        totalPages: whole(),
        number: whole(),
        size: whole(),
        first: flag(),
        last: flag(),
      }),
    paging: [
      queryParameter('page', whole('From 0', { minimum: 0, default: 0 })),
      queryParameter('size', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
    ],
    key: () => idInPath(whole()),
  },
  { clubId: whole(), hostId: whole(), tournamentId: whole(), playerId: whole(), whiteId: whole(), blackId: whole() },
)
const PLAYER = ['firstName', 'lastName', 'email', 'birthYear', 'clubId', 'membership', 'title', 'rating', 'feePaid']
const TOURNAMENT = ['name', 'format', 'timeControl', 'town', 'hostId', 'startsOn', 'endsOn', 'rounds', 'maxPlayers', 'entryFee', 'prizeFund'] // oxfmt-ignore

/** A chess federation: camelCase, pages as Spring describes them, what a record belongs to as a short object in it. */
export const CHESS_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Midshire Chess Federation', version: 'v1' },
  servers: [{ url: '/' }],
  paths: {
    '/v1/clubs': { get: list('club', 'town') },
    '/v1/clubs/{id}': { get: one('club'), patch: change('club', ['meetingDay', 'venue', 'yearlyFee']) },
    '/v1/players': {
      get: list('player', 'clubId', 'membership', 'title'),
      post: add('player', PLAYER, ['firstName', 'lastName', 'birthYear']),
    },
    '/v1/players/{id}': { get: one('player'), patch: change('player', PLAYER) },
    '/v1/tournaments': {
      get: list('tournament', 'status', 'timeControl', 'hostId'),
      post: add('tournament', TOURNAMENT, ['name', 'format', 'hostId', 'startsOn']),
    },
    '/v1/tournaments/{id}': { get: one('tournament'), patch: change('tournament', TOURNAMENT) },
    '/v1/tournaments/{id}/cancel': { post: act('cancel', 'tournament') },
    '/v1/entries': {
      get: list('entry', 'tournamentId', 'playerId', 'status'),
      post: add('entry', ['tournamentId', 'playerId'], ['tournamentId', 'playerId']),
    },
    '/v1/entries/{id}': { get: one('entry'), delete: drop('entry') },
    '/v1/entries/{id}/withdraw': { post: act('withdraw', 'entry') },
    '/v1/games': { get: list('game', 'tournamentId', 'whiteId', 'blackId', 'result') },
    '/v1/games/{id}': { get: one('game'), patch: change('game', ['result', 'moves', 'opening']) },
  },
  components: {
    schemas: { ...schemas, ProblemDetail: record({ status: whole(), title: text(), detail: text() }) },
    responses: { Problem: answers('Problem', ref('ProblemDetail')) },
  },
}
