import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createEscaperoomsData, type EscaperoomsData } from './data.ts'
import { ESCAPEROOMS_DESCRIPTION } from './description.ts'

const CALLED: [kind: keyof EscaperoomsData, path: string][] = [
  ['escapeRooms', 'rooms'],
  ['gamemasters', 'gamemasters'],
  ['escapeBookings', 'bookings'],
]
const missing: Reply = { status: 404, body: { error: 'Not found' } }

/** Starts the escape rooms: documents as a database holds them, all of them in one array. */
export async function startEscaperooms({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createEscaperoomsData(clock)
  const show = ({ id, ...rest }: Row) => ({ _id: id, ...rest, __v: 0 })
  const routesOf = ([kind, path]: (typeof CALLED)[number]): Handler[] => {
    const rows = data[kind] as unknown as Row[]
    const list = ({ query }: Incoming): Reply => ({
      body: rows.filter(row => [...query].every(([name, value]) => !(name in row) || String(row[name]) === value)).map(show), // oxfmt-ignore
    })
    const withRow = (answer: (row: Row, given: object) => Reply) => (incoming: Incoming) => {
      const row = rows.find(({ id }) => id === incoming.path[0])
      return row ? answer(row, (incoming.body ?? {}) as object) : missing
    }
    const add = ({ body }: Incoming): Reply => {
      const row = { ...(body as object), id: `65fnew${rows.length}` } as Row
      rows.push(row)
      return { status: 201, body: show(row) }
    }
    const [all, one] = [new RegExp(`^/api/${path}$`), new RegExp(String.raw`^/api/${path}/(\w+)$`)]
    return [
      ['GET', all, list],
      ['POST', all, add],
      ['GET', one, withRow(row => ({ body: show(row) }))],
      ['PUT', one, withRow((row, given) => ({ body: show(Object.assign(row, given)) }))],
      ['DELETE', one, withRow(row => (rows.splice(rows.indexOf(row), 1), { status: 204, body: null }))],
    ]
  }
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: ESCAPEROOMS_DESCRIPTION })],
    ...CALLED.flatMap(routesOf),
  ]
  const server = await listenJson(routes, missing.body, port)
  return { ...server, data, reset: createReset(data) }
}
