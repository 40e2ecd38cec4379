import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createLeagueData, type LeagueData } from './data.ts'
import { LEAGUE_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof LeagueData
const today = () => new Date().toISOString().slice(0, 10)
const refuse = (status: number, message: string): Reply => ({ status, body: { status, error: message } })
const invalid = (_: string, name: string): Reply => refuse(400, `${name} must not be null`)
const write = (kind: Kind, row: Row) => ({ ...row, _links: { self: { href: `/${kind}/${row.id}` } } })

/** Starts the football league. `data` is what it serves and changes; `reset` puts it back. */
export async function startLeague({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createLeagueData(clock)
  const { list: select, withRow, change, remove, add, become, isThere } = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid }) // oxfmt-ignore
  const list =
    (kind: Kind, ...filters: string[]) =>
    (incoming: Incoming): Reply => {
      const rows = select(kind, ...filters)(incoming).body as object[]
      const [number, size] = [Number(incoming.query.get('page') ?? 0), Number(incoming.query.get('size') ?? 20)]
      if (!(number >= 0 && size >= 1)) return refuse(400, 'page or size is out of range')
      const totalPages = Math.ceil(rows.length / size)
      const page = { size: Math.min(size, 1000), totalElements: rows.length, totalPages, number }
      const link = (at: number) => ({ href: `${server.url}/${kind}?page=${at}&size=${size}` })
      const _links = { self: link(number), ...(number + 1 < totalPages && { next: link(number + 1) }) }
      return { body: { _embedded: { [kind]: rows.slice(number * size, (number + 1) * size) }, _links, page } }
    }
  const sign = (given: Given) =>
    isThere('clubs', given.clubId)
      ? { shirtNumber: null, nationality: null, bornOn: null, heightCm: null, marketValue: null, status: 'FIT', contractUntil: null, isCaptain: false, ...given, goals: 0 } // oxfmt-ignore
      : 'no such club'
  const move = (given: Given) =>
    isThere('players', given.playerId) && isThere('clubs', given.toClubId)
      ? { fromClubId: null, fee: 0, agreedOn: today(), ...given, status: 'AGREED' }
      : 'no such player or club'
  const at = (path: string) => new RegExp(`^/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(kind), list(kind, ...filters)],
    ['GET', at(`${kind}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/v3\/api-docs$/, () => ({ body: LEAGUE_DESCRIPTION })],
    ...read('clubs', 'division'),
    ...read('players', 'clubId', 'position'),
    ...read('matches', 'status', 'matchday', 'refereeId'),
    ...read('referees', 'level'),
    ...read('transfers', 'status', 'playerId'),
    ['PATCH', at('clubs/:id'), change('clubs')],
    ['POST', at('players'), add('players', ['firstName', 'lastName', 'clubId', 'position'], sign)],
    ['PATCH', at('players/:id'), change('players')],
    ['DELETE', at('players/:id'), remove('players')],
    ['PATCH', at('matches/:id'), change('matches')],
    ['POST', at('matches/:id/postpone'), become('matches', ['SCHEDULED'], () => ({ status: 'POSTPONED' }))],
    ['POST', at('transfers'), add('transfers', ['playerId', 'toClubId', 'type'], move)],
    ['DELETE', at('transfers/:id'), remove('transfers')],
  ]
  const server = await listenJson(routes, { status: 404, error: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
