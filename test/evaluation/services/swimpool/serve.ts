import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset } from '../records.ts'
import { createDays } from '../days.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createSwimpoolData, type SwimpoolData } from './data.ts'
import { SWIMPOOL_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof SwimpoolData
const refuse = (status: number, message: string): Reply => ({ status, body: { code: status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST', message } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} is missing`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { instructorId: 'swimInstructors', memberId: 'swimMembers', sessionId: 'swimSessions' } // oxfmt-ignore

/** The rows behind a cursor, which names the place of the first of them. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [from, limit] = [Number.parseInt(query.get('cursor') ?? '0', 36), Number(query.get('limit') ?? 40)]
  if (!(from >= 0 && limit >= 1 && limit <= 100)) return refuse(400, 'cursor or limit is invalid')
  const end = from + limit
  return { body: { data: rows.slice(from, end), meta: { total: rows.length, nextCursor: end < rows.length ? end.toString(36) : null } } } // oxfmt-ignore
}

/** Starts the swimming pool. `data` is what it serves and changes; `reset` puts it back. */
export async function startSwimpool({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createSwimpoolData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => given[name] && !isThere(TARGETS[name]!, given[name]))
    return lost && `${lost} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const plan = (given: Given) => wrong(given) ?? { instructorId: null, durationMinutes: 60, capacity: 20, price: 5, ...given, status: 'scheduled', code: 'S-9901' } // oxfmt-ignore
  const welcome = (given: Given) => ({ phone: null, town: null, membership: 'payAsYouGo', ...given, joinedOn: today })
  const book = (given: Given) => wrong(given) ?? { status: 'booked', people: { adults: 1, children: 0 }, amountPaid: 0, ...given, reference: 'SB-99901', bookedAt: clock.toISOString() } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/v2/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: SWIMPOOL_DESCRIPTION })],
    ...read('swimInstructors', 'instructors'),
    ...read('swimSessions', 'sessions', 'kind', 'pool', 'instructorId', 'status', 'date'),
    ...read('swimMembers', 'members', 'email', 'membership'),
    ...read('swimBookings', 'bookings', 'memberId', 'sessionId', 'status'),
    ['PATCH', at('instructors/:id'), change('swimInstructors')],
    ['POST', at('sessions'), add('swimSessions', ['kind', 'pool', 'date', 'startTime'], plan)],
    ['PATCH', at('sessions/:id'), change('swimSessions')],
    ['POST', at('sessions/:id/cancel'), become('swimSessions', ['scheduled'], () => ({ status: 'cancelled' }))],
    ['POST', at('members'), add('swimMembers', ['firstName', 'lastName', 'email'], welcome)],
    ['PATCH', at('members/:id'), change('swimMembers')],
    ['DELETE', at('members/:id'), remove('swimMembers')],
    ['POST', at('bookings'), add('swimBookings', ['memberId', 'sessionId'], book)],
    ['PATCH', at('bookings/:id'), change('swimBookings')],
    ['DELETE', at('bookings/:id'), remove('swimBookings')],
  ]
  const server = await listenJson(routes, { code: 'NOT_FOUND', message: 'No such route' }, port)
  return { ...server, data, reset: createReset(data) }
}
