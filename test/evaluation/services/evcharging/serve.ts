import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { invalid, refuse } from '../fastapi.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createEvchargingData, type EvchargingData } from './data.ts'
import { EVCHARGING_DESCRIPTION, NEEDED } from './description.ts'
import { ACCOUNT_STATUSES, CHARGER_STATUSES, CURRENT_TYPES, FAULT_CATEGORIES, FAULT_STATUSES, PAYMENT_STATUSES, SESSION_STATUSES, SEVERITIES, SITE_TYPES, VISIT_STATUSES, VISIT_TYPES } from './kinds.ts' // oxfmt-ignore

type Given = Record<string, unknown>
type Kind = keyof EvchargingData
type Test = (row: Row, value: string) => boolean
/** What a key points to. */
const TARGETS: Record<string, Kind> = { stationId: 'voltStations', chargerId: 'voltChargers', tariffId: 'voltTariffs', driverId: 'voltDrivers', reportedByDriverId: 'voltDrivers', faultId: 'voltFaults' } // oxfmt-ignore
/** Words that a field may hold, of any kind of record or of one. */
const WORDS: Record<string, readonly string[]> = { siteType: SITE_TYPES, currentType: CURRENT_TYPES, accountStatus: ACCOUNT_STATUSES, paymentStatus: PAYMENT_STATUSES, category: FAULT_CATEGORIES, severity: SEVERITIES, visitType: VISIT_TYPES } // oxfmt-ignore
const STATUSES: Partial<Record<Kind, readonly string[]>> = { voltChargers: CHARGER_STATUSES, voltSessions: SESSION_STATUSES, voltFaults: FAULT_STATUSES, voltVisits: VISIT_STATUSES } // oxfmt-ignore
const PATHS: Record<Kind, string> = { voltStations: 'stations', voltChargers: 'chargers', voltTariffs: 'tariffs', voltDrivers: 'drivers', voltSessions: 'sessions', voltFaults: 'faults', voltVisits: 'maintenance-visits' } // oxfmt-ignore
const wordsOf = (kind: Kind) => ({ ...WORDS, ...(STATUSES[kind] && { status: STATUSES[kind] }) })

const same =
  (field: string): Test =>
  (row, value) =>
    String(row[field]).toLowerCase() === value.toLowerCase()
const tests = (...fields: string[]): Record<string, Test> => Object.fromEntries(fields.map(field => [field, same(field)])) // oxfmt-ignore
const span = (field: string, name: string): Record<string, Test> => ({
  [`${name}From`]: (row, value) => String(row[field]).slice(0, 10) >= value,
  [`${name}To`]: (row, value) => String(row[field]).slice(0, 10) <= value,
})
const holds =
  (...fields: string[]): Test =>
  (row, value) =>
    fields.map(field => String(row[field])).join(' ').toLowerCase().includes(value.toLowerCase()) // oxfmt-ignore
const FILTERS: Record<Kind, Record<string, Test>> = {
  voltStations: {
    ...tests('siteType', 'open24h'),
    city: (row, value) => same('city')(row.address as Row, value),
    q: holds('name'),
  },
  voltChargers: tests('stationId', 'code', 'status', 'currentType'),
  voltTariffs: tests('isActive'),
  voltDrivers: { ...tests('memberNumber', 'tariffId', 'accountStatus'), q: holds('firstName', 'lastName', 'email') },
  voltSessions: {
    ...tests('chargerId', 'driverId', 'status', 'paymentStatus', 'reference'),
    ...span('startedAt', 'started'),
  },
  voltFaults: tests('chargerId', 'status', 'severity', 'category'),
  voltVisits: { ...tests('chargerId', 'faultId', 'status', 'visitType'), ...span('scheduledOn', 'scheduled') },
}
/** `open24h` is written `open_24h`, which no rule of letters gives. */
const write = (row: object): Given => {
  const { open24h, ...rest } = toSnake(row)
  return open24h === undefined ? rest : { ...rest, open_24h: open24h }
}
const read = (given: Given): Given => {
  const { open_24h: open24h, ...rest } = toCamel(given)
  return open24h === undefined ? rest : { ...rest, open24h }
}
/** A part of the rows by `limit` and `offset`. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [limit, offset] = [Number(query.get('limit') ?? 25), Number(query.get('offset') ?? 0)]
  if (!Number.isInteger(limit) || limit < 1 || limit > 50) return invalid('query', 'limit', 'Input should be from 1 to 50') // oxfmt-ignore
  if (!Number.isInteger(offset) || offset < 0) return invalid('query', 'offset', 'Input should be greater than or equal to 0') // oxfmt-ignore
  return { body: { items: rows.slice(offset, offset + limit), limit, offset, total: rows.length } }
}

/** Starts the charging company. `data` is what it serves and changes; `reset` puts it back. */
export async function startEvcharging({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createEvchargingData(clock)
  const now = createDays(clock).moment(0, 0.5)
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => write(row))

  /** Why a value cannot be taken: no such word, or no such record. */
  const wrong = (kind: Kind, given: Given): Reply | undefined => {
    const words: Record<string, readonly string[]> = wordsOf(kind)
    const odd = Object.keys(words).find(name => given[name] !== undefined && given[name] !== null && !words[name]!.includes(String(given[name]))) // oxfmt-ignore
    if (odd) return invalid('body', Object.keys(toSnake({ [odd]: 0 }))[0]!, `Input should be one of ${words[odd]!.join(', ')}`) // oxfmt-ignore
    const lost = Object.keys(TARGETS).find(name => given[name] !== undefined && given[name] !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    return lost ? refuse(404, `${lost.replace('Id', '')} not found`) : undefined
  }
  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const wanted = Object.entries(read(Object.fromEntries(query))).filter(([name]) => name in FILTERS[kind])
      const words: Record<string, readonly string[]> = wordsOf(kind)
      const odd = wanted.find(([name, value]) => words[name] && !words[name].includes(String(value)))
      if (odd) return invalid('query', Object.keys(toSnake({ [odd[0]]: 0 }))[0]!, `Input should be one of ${words[odd[0]]!.join(', ')}`) // oxfmt-ignore
      const rows = (data[kind] as unknown as Row[]).filter(row => wanted.every(([name, value]) => FILTERS[kind][name]!(row, String(value)))) // oxfmt-ignore
      return cut(rows.map(write), query)
    }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => wrong(kind, read(given)) ?? void mergeInto(row, read(given)))
  /** Adds a record whose words and keys are right. */
  const create = (kind: Kind, needed: readonly string[], make: (given: Given) => object | string) => {
    const needs = Object.keys(toCamel(Object.fromEntries(needed.map(name => [name, 0]))))
    return (incoming: Incoming): Reply => wrong(kind, toCamel(incoming.body ?? {})) ?? add(kind, needs, make)(incoming)
  }
  const dropUnless = (kind: Kind, isKept: (id: number) => boolean, reason: string) => (incoming: Incoming) =>
    isKept(Number(incoming.path[0])) ? refuse(409, reason) : remove(kind)(incoming)

  const at = (path: string) => new RegExp(`^/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: EVCHARGING_DESCRIPTION })],
    ...Object.entries(PATHS).flatMap(([kind, path]): Handler[] => [
      ['GET', at(path), list(kind as Kind)],
      ['GET', at(`${path}/:id`), withRow(kind as Kind)],
    ]),
    ['PATCH', at('stations/:id'), change('voltStations')],
    ['POST', at('chargers'), create('voltChargers', NEEDED.charger, given => ({ hasContactless: false, firmwareVersion: '1.0.0', installedOn: now.slice(0, 10), ...given, status: 'available', lastInspectedOn: null }))], // oxfmt-ignore
    ['PATCH', at('chargers/:id'), change('voltChargers')],
    ['POST', at('tariffs'), create('voltTariffs', NEEDED.tariff, given => ({ description: '', monthlyFee: 0, connectionFee: 0, idleFeePerMinute: 0, isActive: true, ...given }))], // oxfmt-ignore
    ['PATCH', at('tariffs/:id'), change('voltTariffs')],
    ['POST', at('drivers'), create('voltDrivers', NEEDED.driver, given => ({ phone: null, newsletter: false, ...given, memberNumber: `M-${50_310 + 7 * data.voltDrivers.length}`, accountStatus: 'unverified', joinedAt: now }))], // oxfmt-ignore
    ['PATCH', at('drivers/:id'), change('voltDrivers')],
    ['DELETE', at('drivers/:id'), dropUnless('voltDrivers', id => data.voltSessions.some(one => one.driverId === id), 'The driver has charging sessions')], // oxfmt-ignore
    ['POST', at('drivers/:id/suspend'), become('voltDrivers', ['active'], () => ({ accountStatus: 'suspended' }), 'accountStatus')], // oxfmt-ignore
    ['POST', at('drivers/:id/reactivate'), become('voltDrivers', ['suspended'], () => ({ accountStatus: 'active' }), 'accountStatus')], // oxfmt-ignore
    ['POST', at('sessions/:id/stop'), become('voltSessions', ['in_progress'], () => ({ status: 'completed', endedAt: now, energyKwh: 12.5, cost: 8.6, paymentStatus: 'pending' }))], // oxfmt-ignore
    ['POST', at('sessions/:id/refund'), become('voltSessions', ['paid'], () => ({ paymentStatus: 'refunded' }), 'paymentStatus')], // oxfmt-ignore
    ['POST', at('faults'), create('voltFaults', NEEDED.fault, given => ({ reportedByDriverId: null, description: null, ...given, code: `FLT-${3100 + data.voltFaults.length}`, status: 'new', reportedAt: now, resolvedAt: null }))], // oxfmt-ignore
    ['PATCH', at('faults/:id'), change('voltFaults')],
    ['POST', at('faults/:id/resolve'), become('voltFaults', ['new', 'assigned'], () => ({ status: 'resolved', resolvedAt: now }))], // oxfmt-ignore
    ['POST', at('maintenance-visits'), create('voltVisits', NEEDED.visit, given => ({ faultId: null, notes: null, ...given, reference: `MV-${2080 + data.voltVisits.length}`, status: 'planned', hoursSpent: null, partsCost: null }))], // oxfmt-ignore
    ['PATCH', at('maintenance-visits/:id'), change('voltVisits')],
    ['DELETE', at('maintenance-visits/:id'), dropUnless('voltVisits', id => data.voltVisits.some(one => one.id === id && one.status === 'completed'), 'The visit has taken place')], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { detail: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
