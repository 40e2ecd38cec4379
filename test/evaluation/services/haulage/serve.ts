import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createWire, MILLIS, numbered } from '../wire.ts'
import { createHaulageData, JOB_STATES } from './data.ts'
import { HAULAGE_DESCRIPTION } from './description.ts'

const MONEY = {
  out: (amount: number) => ({ amount: amount.toFixed(2), currency: 'EUR' }),
  in: ({ amount }: { amount: string }) => Number(amount),
}
const WIRES = {
  yards: createWire({ id: 'id', name: 'name', manager: 'manager', spaces: 'spaces' }),
  assets: createWire({ id: 'id', kind: 'kind', registration: 'registration', make: 'make', yardId: 'yardId', bookValue: { as: 'bookValue', ...MONEY }, nextService: 'nextService', axles: 'axles', payloadTons: 'payloadTons', liftHeight: 'liftHeight' }, { drop: true }), // oxfmt-ignore
  jobs: createWire({ id: 'id', assetId: 'assetId', customer: 'customer', status: { as: 'status', ...numbered(JOB_STATES, 1) }, pickupAt: { as: 'pickupAt', ...MILLIS }, price: { as: 'price', ...MONEY }, distanceKm: 'distanceKm' }), // oxfmt-ignore
}
type Path = keyof typeof WIRES
const missing: Reply = { status: 404, body: { message: 'Not Found' } }

/** Starts the haulier. */
export async function startHaulage({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createHaulageData(clock)
  const tables: Record<Path, Row[]> = { yards: data.yards, assets: data.assets, jobs: data.haulageJobs }
  const routesOf = (path: Path): Handler[] => {
    const rows = tables[path]
    const { write, read } = WIRES[path]
    const list = ({ query }: Incoming): Reply => {
      const [offset, limit] = [Number(query.get('offset') ?? 0), Math.min(Number(query.get('limit') ?? 30), 60)]
      return { body: { total: rows.length, results: rows.slice(offset, offset + limit).map(write) } }
    }
    const withRow = (change: (row: Row, given: object) => void) => (incoming: Incoming) => {
      const row = rows.find(({ id }) => id === incoming.path[0])
      if (!row) return missing
      change(row, read((incoming.body ?? {}) as Row))
      return { body: write(row) }
    }
    const create = ({ body }: Incoming): Reply => {
      const row = { status: 'Planned', price: null, distanceKm: null, ...read((body ?? {}) as Row), id: `job_${9000 + rows.length}` } // oxfmt-ignore
      rows.push(row)
      return { status: 201, body: write(row) }
    }
    return [
      ['GET', new RegExp(`^/${path}$`), path === 'yards' ? () => ({ body: rows.map(write) }) : list],
      ['POST', new RegExp(`^/${path}$`), create],
      ['GET', new RegExp(`^/${path}/(\\w+)$`), withRow(() => {})],
      ['PATCH', new RegExp(`^/${path}/(\\w+)$`), withRow((row, given) => void Object.assign(row, given))],
    ]
  }
  const routes: Handler[] = [
    ['GET', /^\/swagger\.json$/, () => ({ body: HAULAGE_DESCRIPTION })],
    ...(Object.keys(WIRES) as Path[]).flatMap(routesOf),
  ]
  const server = await listenJson(routes, missing.body, port)
  return { ...server, data, reset: createReset(data) }
}
