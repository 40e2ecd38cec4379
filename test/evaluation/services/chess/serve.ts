import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createChessData, type ChessData } from './data.ts'
import { CHESS_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof ChessData
const refuse = (status: number, detail: string): Reply => ({ status, body: { status, title: status === 404 ? 'Not Found' : status === 409 ? 'Conflict' : 'Bad Request', detail } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} must not be null`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { clubId: 'clubs', hostId: 'clubs', tournamentId: 'tournaments', playerId: 'players', whiteId: 'players', blackId: 'players' } // oxfmt-ignore

/** A page as Spring writes it, counted from 0. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [number, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 25)]
  if (!(number >= 0 && size >= 1 && size <= 100)) return refuse(400, 'page or size is out of range')
  const totalPages = Math.ceil(rows.length / size)
  const content = rows.slice(number * size, (number + 1) * size)
  return { body: { content, totalElements: rows.length, totalPages, number, size, first: number === 0, last: number >= totalPages - 1 } } // oxfmt-ignore
}

/** Starts the chess federation. `data` is what it serves and changes; `reset` puts it back. */
export async function startChess({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createChessData(clock)
  const today = createDays(clock).day(0)
  const shortOf = (kind: Kind, id: unknown) => {
    const row = (data[kind] as { id: number; name?: string; firstName?: string; lastName?: string }[]).find(one => one.id === id) // oxfmt-ignore
    return row ? { id: row.id, name: row.name ?? `${row.firstName} ${row.lastName}` } : null
  }
  /** A row with what it points to as short objects in the places of the keys. */
  const write = (_: Kind, row: Row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) =>
        TARGETS[name] ? [name.slice(0, -2), shortOf(TARGETS[name], value)] : [name, value],
      ),
    )
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, write, { refuse, invalid })
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && given[name] !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    return lost && `${lost} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const join = (given: Given) => wrong(given) ?? { email: null, clubId: null, membership: 'ADULT', title: null, rating: null, feePaid: false, ...given, memberNumber: 'MF-9901', joinedOn: today } // oxfmt-ignore
  const announce = (given: Given) => wrong(given) ?? { timeControl: 'CLASSICAL', town: null, endsOn: given.startsOn, rounds: 5, maxPlayers: 32, entryFee: 0, prizeFund: 0, ...given, status: 'ANNOUNCED' } // oxfmt-ignore
  const enter = (given: Given) => {
    const reason = wrong(given)
    if (reason) return reason
    const isIn = data.entries.some(one => one.tournamentId === given.tournamentId && one.playerId === given.playerId)
    return isIn ? 'the player has entered already' : { ...given, status: 'CONFIRMED', registeredOn: today, points: null, placing: null } // oxfmt-ignore
  }

  const at = (path: string) => new RegExp(`^/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(kind), list(kind, ...filters)],
    ['GET', at(`${kind}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/v3\/api-docs$/, () => ({ body: CHESS_DESCRIPTION })],
    ...read('clubs', 'town'),
    ...read('players', 'clubId', 'membership', 'title'),
    ...read('tournaments', 'status', 'timeControl', 'hostId'),
    ...read('entries', 'tournamentId', 'playerId', 'status'),
    ...read('games', 'tournamentId', 'whiteId', 'blackId', 'result'),
    ['PATCH', at('clubs/:id'), change('clubs')],
    ['POST', at('players'), add('players', ['firstName', 'lastName', 'birthYear'], join)],
    ['PATCH', at('players/:id'), change('players')],
    ['POST', at('tournaments'), add('tournaments', ['name', 'format', 'hostId', 'startsOn'], announce)],
    ['PATCH', at('tournaments/:id'), change('tournaments')],
    ['POST', at('tournaments/:id/cancel'), become('tournaments', ['ANNOUNCED'], () => ({ status: 'CANCELLED' }))],
    ['POST', at('entries'), add('entries', ['tournamentId', 'playerId'], enter)],
    ['DELETE', at('entries/:id'), remove('entries')],
    ['POST', at('entries/:id/withdraw'), become('entries', ['CONFIRMED', 'WAITING_LIST'], () => ({ status: 'WITHDRAWN' }))], // oxfmt-ignore
    ['PATCH', at('games/:id'), change('games')],
  ]
  const server = await listenJson(routes, { status: 404, title: 'Not Found', detail: 'No such path' }, port)
  return { ...server, data, reset: createReset(data) }
}
