import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createWire, SECONDS } from '../wire.ts'
import { createCoworkingData, type CoworkingData } from './data.ts'
import { COWORKING_DESCRIPTION } from './description.ts'

const WIRES = {
  spaceMembers: createWire({ id: 'id', firstName: 'first_name', lastName: 'last_name', email: 'email', company: 'company', plan: 'plan', monthlyFee: 'monthly_fee', joined: { as: 'joined', ...SECONDS }, isActive: 'is_active' }), // oxfmt-ignore
  desks: createWire({ id: 'id', name: 'name', zone: 'zone', floor: 'floor', isStanding: 'is_standing', dailyRate: 'daily_rate' }), // oxfmt-ignore
  deskBookings: createWire({ id: 'id', memberId: 'member', deskId: 'desk', starts: { as: 'starts', ...SECONDS }, hours: 'hours', status: 'status' }), // oxfmt-ignore
}
type Kind = keyof CoworkingData
const CALLED: [kind: Kind, one: string, many: string][] = [
  ['spaceMembers', 'member', 'members'],
  ['desks', 'desk', 'desks'],
  ['deskBookings', 'booking', 'bookings'],
]

/** Starts the co-working space: every method is a POST, and what went wrong is told in the body. */
export async function startCoworking({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createCoworkingData(clock)
  const fail = (error: string): Reply => ({ body: { ok: false, error } })
  const routesOf = ([kind, one, many]: [Kind, string, string]): Handler[] => {
    const rows = data[kind] as unknown as Row[]
    const { write, read } = WIRES[kind]
    const withRow = (change: (row: Row, body: Row) => void) => (incoming: Incoming) => {
      const body = (incoming.body ?? {}) as Row
      const row = rows.find(({ id }) => id === body[one])
      if (!row) return fail(`${one}_not_found`)
      change(row, body)
      return { body: { ok: true, [one]: write(row) } }
    }
    const list = ({ body }: Incoming): Reply => {
      const { cursor, limit = 20, ...filters } = (body ?? {}) as Record<string, unknown>
      const wanted = rows.filter(row => Object.entries(read(filters)).every(([name, value]) => row[name] === value))
      const from = cursor ? Number(Buffer.from(String(cursor), 'base64').toString()) : 0
      const end = from + Math.min(Number(limit), 50)
      const next_cursor = end < wanted.length ? Buffer.from(String(end)).toString('base64') : ''
      return { body: { ok: true, [many]: wanted.slice(from, end).map(write), response_metadata: { next_cursor } } }
    }
    const create = ({ body }: Incoming): Reply => {
      const row = { id: `N${9000 + rows.length}`, ...read((body ?? {}) as Record<string, unknown>) } as Row
      rows.push(kind === 'deskBookings' ? { status: 'confirmed', ...row } : row)
      return { body: { ok: true, [one]: write(row) } }
    }
    const post = (verb: string, answer: (incoming: Incoming) => Reply): Handler => ['POST', new RegExp(String.raw`^/api/${many}\.${verb}$`), answer] // oxfmt-ignore
    return [
      post('list', list),
      post(
        'info',
        withRow(() => {}),
      ),
      post('create', create),
      post(
        'update',
        withRow((row, given) => void Object.assign(row, read(given))),
      ),
      post(
        'cancel',
        withRow(row => void Object.assign(row, { status: 'cancelled' })),
      ),
    ]
  }
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: COWORKING_DESCRIPTION })],
    ...CALLED.flatMap(routesOf),
  ]
  const server = await listenJson(routes, { ok: false, error: 'unknown_method' }, port)
  return { ...server, data, reset: createReset(data) }
}
