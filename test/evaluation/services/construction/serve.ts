import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createWire } from '../wire.ts'
import { createConstructionData } from './data.ts'
import { CONSTRUCTION_DESCRIPTION } from './description.ts'

interface Money {
  units?: string
  nanos?: number
}
interface Day {
  year: number
  month: number
  day: number
}
const MONEY = {
  out: (amount: number) => ({ currencyCode: 'GBP', units: String(Math.floor(amount)), nanos: Math.round((amount % 1) * 1e9) }), // oxfmt-ignore
  in: ({ units = '0', nanos = 0 }: Money) => Number(units) + nanos / 1e9,
}
const DAY = {
  out: (day: string) => Object.fromEntries(day.split('-').map((part, index) => [['year', 'month', 'day'][index], Number(part)])), // oxfmt-ignore
  in: ({ year, month, day }: Day) => [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'),
}
const WIRES = {
  sites: createWire({ name: 'name', displayName: 'displayName', city: 'city', budget: { as: 'budget', ...MONEY }, startDate: { as: 'startDate', ...DAY }, foreman: 'foreman' }), // oxfmt-ignore
  machines: createWire({ name: 'name', displayName: 'displayName', type: 'type', state: 'state', hourlyRate: { as: 'hourlyRate', ...MONEY }, operatingHours: { as: 'operatingHours', out: String, in: Number }, purchaseDate: { as: 'purchaseDate', ...DAY } }), // oxfmt-ignore
  inspections: createWire({ name: 'name', machine: 'machine', inspector: 'inspector', inspectTime: 'inspectTime', passed: 'passed', defectCount: 'defectCount' }), // oxfmt-ignore
}
type Many = keyof typeof WIRES
const missing: Reply = { status: 404, body: { code: 5, message: 'not found', details: [] } }

/** Starts the building sites. */
export async function startConstruction({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createConstructionData(clock)
  const tables: Record<Many, Row[]> = { sites: data.buildingSites, machines: data.siteMachines, inspections: data.machineInspections } // oxfmt-ignore
  const list =
    (many: Many) =>
    ({ path, query }: Incoming): Reply => {
      const rows = tables[many].filter(({ name }) => path.length === 0 || String(name).startsWith(`sites/${path[0]}/`))
      const [size, from] = [Math.min(Number(query.get('pageSize')) || 10, 50), Number(query.get('pageToken') ?? 0)]
      const end = from + size
      return { body: { [many]: rows.slice(from, end).map(WIRES[many].write), nextPageToken: end < rows.length ? String(end) : '' } } // oxfmt-ignore
    }
  const withRow =
    (many: Many, change: (row: Row, given: object) => void = () => {}) =>
    ({ path, body }: Incoming): Reply => {
      const row = tables[many].find(({ name }) => name === path[0])
      if (!row) return missing
      change(row, WIRES[many].read((body ?? {}) as Row))
      return { body: WIRES[many].write(row) }
    }
  const create =
    (many: Many, blank: object) =>
    ({ path, body }: Incoming): Reply => {
      const name = `${path[0] === undefined ? '' : `sites/${path[0]}/`}${many}/${9000 + tables[many].length}`
      const row = { ...blank, ...WIRES[many].read((body ?? {}) as Row), name, id: name } as Row
      tables[many].push(row)
      return { body: WIRES[many].write(row) }
    }
  const assign = (row: Row, given: object) => void Object.assign(row, given)
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: CONSTRUCTION_DESCRIPTION })],
    ['GET', /^\/v1\/sites$/, list('sites')],
    ['POST', /^\/v1\/sites$/, create('sites', { city: null, budget: null, startDate: null, foreman: null })],
    ['GET', /^\/v1\/(sites\/\d+)$/, withRow('sites')],
    ['PATCH', /^\/v1\/(sites\/\d+)$/, withRow('sites', assign)],
    ['GET', /^\/v1\/sites\/(\d+)\/machines$/, list('machines')],
    ['POST', /^\/v1\/sites\/(\d+)\/machines$/, create('machines', { state: 'ACTIVE', operatingHours: 0 })],
    ['GET', /^\/v1\/(sites\/\d+\/machines\/\d+)$/, withRow('machines')],
    ['PATCH', /^\/v1\/(sites\/\d+\/machines\/\d+)$/, withRow('machines', assign)],
    ['POST', /^\/v1\/(sites\/\d+\/machines\/\d+):decommission$/, withRow('machines', row => assign(row, { state: 'DECOMMISSIONED' }))], // oxfmt-ignore
    ['GET', /^\/v1\/inspections$/, list('inspections')],
    ['GET', /^\/v1\/(inspections\/\d+)$/, withRow('inspections')],
  ]
  const server = await listenJson(routes, missing.body, port)
  return { ...server, data, reset: createReset(data) }
}
