import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, shiftDay } from '../days.ts'
import { toPascal } from '../letter-case.ts'
import { filterRows } from '../odata.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createLiftcareData, type LiftcareData } from './data.ts'
import { LIFTCARE_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof LiftcareData
const refuse = (status: number, message: string): Reply => ({ status, body: { error: { code: String(status), message } } }) // oxfmt-ignore
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `The ${pascal(name)} field is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { buildingId: 'liftBuildings', elevatorId: 'elevators', technicianId: 'fieldTechnicians' } // oxfmt-ignore

/** Starts the service of elevators. `data` is what it serves and changes; `reset` puts it back. */
export async function startLiftcare({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createLiftcareData(clock)
  const today = createDays(clock).day(0)
  const now = `${clock.toISOString().slice(0, 16)}:00Z`
  const write = (_: Kind, row: Row) => toPascal(row)
  const handlers = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid })
  const { withRow, remove, add, become, isThere } = handlers
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && given[name] !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    return lost && `${pascal(lost)} does not exist.`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      if (reason) return refuse(400, reason)
      const isAssigning = kind === 'serviceCalls' && row.status === 'Open' && typeof given.technicianId === 'number'
      mergeInto(row, { ...given, ...(isAssigning && { status: 'Assigned' }) })
      return undefined
    })
  /** Entities that pass the filter, a part of them. */
  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const rows = filterRows(
        (data[kind] as unknown as Row[]).map(row => write(kind, row)),
        query.get('$filter'),
      )
      if (!rows || query.has('$orderby')) return refuse(400, 'The query specified in the URI is not valid.')
      const [skip, top] = [Number(query.get('$skip') ?? 0), Number(query.get('$top') ?? 20)]
      if (!(skip >= 0 && top >= 0 && top <= 100)) return refuse(400, '$top or $skip is out of range.')
      const count = query.get('$count') === 'true' ? { '@odata.count': rows.length } : {}
      return { body: { ...count, value: rows.slice(skip, skip + top) } }
    }
  const found = (given: Given) => ({ managedBy: null, storeys: null, contactEmail: null, ...given })
  const install = (given: Given) => wrong(given) ?? { capacityKg: null, installedOn: today, state: 'InService', nextInspectionDue: shiftDay(today, 182), ...given } // oxfmt-ignore
  const report = (given: Given) => wrong(given) ?? { technicianId: null, urgency: 'Normal', ...given, callNumber: 'SC-99901', status: given.technicianId ? 'Assigned' : 'Open', reportedAt: now, closedAt: null, labourHours: null, cost: null } // oxfmt-ignore
  const sign = (given: Given) => wrong(given) ?? { visitsPerYear: 2, endsOn: shiftDay(String(given.startsOn), 364), ...given, reference: 'CA-9901', state: 'Running' } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/service/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, set: string): Handler[] => [
    ['GET', at(set), list(kind)],
    ['GET', at(`${set}/:id`), withRow(kind)],
    ['PATCH', at(`${set}/:id`), change(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: LIFTCARE_DESCRIPTION })],
    ...read('liftBuildings', 'Buildings'),
    ...read('elevators', 'Elevators'),
    ...read('fieldTechnicians', 'Technicians'),
    ...read('serviceCalls', 'ServiceCalls'),
    ...read('careAgreements', 'Agreements'),
    ['POST', at('Buildings'), add('liftBuildings', ['name', 'address'], found)],
    ['POST', at('Elevators'), add('elevators', ['assetNumber', 'buildingId', 'manufacturer', 'type'], install)],
    ['POST', at('ServiceCalls'), add('serviceCalls', ['elevatorId', 'fault'], report)],
    ['DELETE', at('ServiceCalls/:id'), remove('serviceCalls')],
    ['POST', at('ServiceCalls/:id/Close'), become('serviceCalls', ['Open', 'Assigned'], () => ({ status: 'Closed', closedAt: now }))], // oxfmt-ignore
    ['POST', at('ServiceCalls/:id/Cancel'), become('serviceCalls', ['Open', 'Assigned'], () => ({ status: 'Cancelled' }))], // oxfmt-ignore
    ['POST', at('Agreements'), add('careAgreements', ['buildingId', 'level', 'annualFee', 'startsOn'], sign)],
  ]
  const server = await listenJson(routes, { error: { code: '404', message: 'Resource not found.' } }, port)
  return { ...server, data, reset: createReset(data) }
}
