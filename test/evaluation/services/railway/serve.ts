import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createRailwayData } from './data.ts'
import { RAILWAY_DESCRIPTION } from './description.ts'

const refuse = (status: number, code: string, message: string): Reply => ({ status, body: { code, details: null, hint: null, message } }) // oxfmt-ignore
const RESERVED = new Set(['select', 'order', 'offset', 'limit', 'on_conflict'])
type Test = (value: unknown) => boolean

/** `eq.5`, `in.(a,b)`, `not.is.null`, `ilike.*dam*`: the filters of PostgREST; undefined where none can be read. */
function readFilter(filter: string): Test | undefined {
  const [, not, operator, given = ''] = /^(not\.)?(eq|neq|gt|gte|lt|lte|like|ilike|is|in)\.(.*)$/s.exec(filter) ?? []
  if (!operator) return undefined
  const order = (value: unknown) => (typeof value === 'number' ? value - Number(given) : String(value) < given ? -1 : String(value) > given ? 1 : 0) // oxfmt-ignore
  const like = (flags: string) => new RegExp(`^${given.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/[*%]/g, '.*')}$`, flags) // oxfmt-ignore
  const tests: Record<string, Test> = {
    eq: value => value !== null && String(value) === given,
    neq: value => value !== null && String(value) !== given,
    gt: value => value !== null && order(value) > 0,
    gte: value => value !== null && order(value) >= 0,
    lt: value => value !== null && order(value) < 0,
    lte: value => value !== null && order(value) <= 0,
    like: value => like('').test(String(value)),
    ilike: value => like('i').test(String(value)),
    is: value => String(value) === given,
    in: value => given.replace(/^\(|\)$/g, '').split(',').map(one => one.replace(/^"|"$/g, '')).includes(String(value)), // oxfmt-ignore
  }
  const test = tests[operator]!
  return not ? value => !test(value) : test
}

/** The rows that every filter lets through, or why they cannot be told. */
function select(rows: Row[], query: URLSearchParams): Row[] | Reply {
  let left = rows
  for (const [name, filter] of query) {
    if (RESERVED.has(name)) continue
    const column = Object.keys(toCamel({ [name]: 0 }))[0]!
    if (rows[0] && !(column in rows[0])) return refuse(400, '42703', `column ${name} does not exist`)
    const test = readFilter(filter)
    if (!test) return refuse(400, 'PGRST100', `"failed to parse filter (${filter})" (line 1, column 1)`)
    left = left.filter(row => test(row[column]))
  }
  return left
}

/** Starts the railway. `data` is what it serves and changes; `reset` puts it back. */
export async function startRailway({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createRailwayData(clock)
  const tables = data as unknown as Record<string, Row[]>
  const today = () => new Date().toISOString().slice(0, 10)
  const over =
    (answer: (rows: Row[], chosen: Row[], incoming: Incoming) => Reply) =>
    (incoming: Incoming): Reply => {
      const rows = tables[incoming.path[0]!]
      if (!rows) return refuse(404, '42P01', `relation "public.${incoming.path[0]}" does not exist`)
      const chosen = select(rows, incoming.query)
      return Array.isArray(chosen) ? answer(rows, chosen, incoming) : chosen
    }
  const read = over((_, chosen, { query }) => {
    const from = Number(query.get('offset') ?? 0)
    return { body: chosen.slice(from, from + Number(query.get('limit') ?? 1000)).map(row => toSnake(row)) }
  })
  const add = ({ path, body }: Incoming): Reply => {
    const rows = tables[path[0]!]!
    const given = toCamel(body ?? {})
    const empty = Object.fromEntries(Object.keys(rows[0]!).map(column => [column, null]))
    rows.push({
      ...empty,
      ...given,
      id: typeof given.id === 'number' && given.id > 0 ? given.id : 90_001 + rows.length,
    })
    return { status: 201, body: null }
  }
  const change = over((_, chosen, { body }) => {
    for (const row of chosen) Object.assign(row, toCamel(body ?? {}))
    return { status: 204, body: null }
  })
  const remove = over((rows, chosen) => {
    for (const row of chosen) rows.splice(rows.indexOf(row), 1)
    return { status: 204, body: null }
  })
  const called = (kind: 'trains' | 'consignments', name: string, act: (row: Row, given: Record<string, unknown>) => Reply | void) => ({ body }: Incoming): Reply => {
    const row = tables[kind]!.find(one => one.id === body?.[name])
    return row ? (act(row, body) ?? { body: null }) : refuse(404, 'P0002', 'query returned no rows')
  } // oxfmt-ignore
  const routes: Handler[] = [
    ['GET', /^\/$/, () => ({ body: RAILWAY_DESCRIPTION })],
    ['POST', /^\/rpc\/cancel_train$/, called('trains', 'train_id', (row, given) => row.status === 'planned' ? void Object.assign(row, { status: 'cancelled', cancelReason: given.reason ?? null }) : refuse(400, 'P0001', 'train has left'))], // oxfmt-ignore
    ['POST', /^\/rpc\/assign_driver$/, called('trains', 'train_id', (row, given) => data.drivers.some(one => one.id === given.driver_id) ? void Object.assign(row, { driverId: given.driver_id }) : refuse(400, 'P0001', 'no such driver'))], // oxfmt-ignore
    ['POST', /^\/rpc\/mark_delivered$/, called('consignments', 'consignment_id', row => void Object.assign(row, { status: 'delivered', deliveredOn: today() }))], // oxfmt-ignore
    ['GET', /^\/(\w+)$/, read],
    ['POST', /^\/(\w+)$/, add],
    ['PATCH', /^\/(\w+)$/, change],
    ['DELETE', /^\/(\w+)$/, remove],
  ]
  const server = await listenJson(routes, { code: 'PGRST125', message: 'Invalid path specified in request URL' }, port)
  return { ...server, data, reset: createReset(data) }
}
