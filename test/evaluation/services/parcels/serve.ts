import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createParcelsData, type ParcelsData } from './data.ts'
import { PARCELS_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof ParcelsData
const now = () => new Date().toISOString()
const refuse = (status: number, message: string): Reply => ({ status, body: { code: `E${status}`, message } })
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(422, `${camel(name)} is missing`)
const keyOf = (kind: string, number: number) => `${kind.slice(0, 3)}_new${number}`

/** The rows of a kind after those that the cursor has seen, under the name of the kind. */
const cutOf =
  (kind: Kind) =>
  (rows: object[], query: URLSearchParams): Reply => {
    const limit = Number(query.get('limit') ?? 40)
    if (!(limit >= 1 && limit <= 100)) return refuse(422, 'limit must be from 1 to 100')
    const cursor = query.get('cursor')
    const from = cursor ? Number.parseInt(cursor, 36) - 1000 : 0
    if (!(from >= 0)) return refuse(422, 'cursor is unknown')
    const nextCursor = from + limit < rows.length ? (1000 + from + limit).toString(36) : null
    return { body: { [kind]: rows.slice(from, from + limit), nextCursor } }
  }

/** Starts the parcel service. `data` is what it serves and changes; `reset` puts it back. */
export async function startParcels({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createParcelsData(clock)
  const over = (kind: Kind) => createHandlers<Kind>(data, cutOf(kind), (_, row) => row, { refuse, invalid, keyOf })
  const { withRow, change, remove, add, become, isThere } = over('depots')

  const hire = (given: Given) =>
    isThere('depots', given.depotId)
      ? { email: null, phone: null, ...given, status: 'available', rating: null, hiredOn: now().slice(0, 10) }
      : 'depotId is unknown'
  const buy = (given: Given) =>
    isThere('depots', given.depotId)
      ? { fuelType: 'diesel', payloadKg: null, odometerKm: 0, ...given, status: 'inService', nextInspectionOn: null }
      : 'depotId is unknown'
  const register = (given: Given) =>
    isThere('depots', given.originDepotId)
      ? { serviceLevel: 'standard', declaredValue: 0, ...given, trackingCode: 'SWL9900001', status: 'registered', driverId: null, createdAt: now(), promisedOn: now().slice(0, 10), deliveredAt: null } // oxfmt-ignore
      : 'originDepotId is unknown'
  const report = (given: Given) =>
    isThere('vehicles', given.vehicleId)
      ? { driverId: null, costEstimate: null, description: '', ...given, number: 'IN-9901', status: 'open', reportedAt: now(), resolvedAt: null } // oxfmt-ignore
      : 'vehicleId is unknown'
  const assign = withRow('shipments', (row, given) => {
    if (!isThere('drivers', given.driverId)) return refuse(422, 'driverId is unknown')
    if (['delivered', 'returned'].includes(String(row.status))) return refuse(409, `It is ${String(row.status)}`)
    return void Object.assign(row, { driverId: given.driverId })
  })

  const at = (path: string) => new RegExp(`^/ops/${path.replaceAll(':id', String.raw`(\w+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(kind), over(kind).list(kind, ...filters)],
    ['GET', at(`${kind}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: PARCELS_DESCRIPTION })],
    ...read('depots', 'region'),
    ...read('drivers', 'depotId', 'status'),
    ...read('vehicles', 'depotId', 'status', 'type'),
    ...read('shipments', 'status', 'serviceLevel', 'driverId', 'originDepotId', 'trackingCode'),
    ...read('stops', 'shipmentId', 'driverId', 'outcome'),
    ...read('incidents', 'vehicleId', 'driverId', 'status', 'severity', 'type'),
    ['PATCH', at('depots/:id'), change('depots')],
    ['POST', at('drivers'), add('drivers', ['firstName', 'lastName', 'depotId', 'licenceClass'], hire)],
    ['PATCH', at('drivers/:id'), change('drivers')],
    ['DELETE', at('drivers/:id'), remove('drivers')],
    ['POST', at('vehicles'), add('vehicles', ['registration', 'make', 'type', 'depotId'], buy)],
    ['PATCH', at('vehicles/:id'), change('vehicles')],
    ['DELETE', at('vehicles/:id'), remove('vehicles')],
    ['POST', at('shipments'), add('shipments', ['senderName', 'recipientName', 'recipientCity', 'originDepotId', 'weightKg'], register)], // oxfmt-ignore
    ['PATCH', at('shipments/:id'), change('shipments')],
    ['POST', at('shipments/:id/assign'), assign],
    ['POST', at('shipments/:id/return'), become('shipments', ['inTransit', 'outForDelivery', 'failed'], () => ({ status: 'returned' }))], // oxfmt-ignore
    ['POST', at('incidents'), add('incidents', ['type', 'severity', 'vehicleId'], report)],
    ['PATCH', at('incidents/:id'), change('incidents')],
    ['DELETE', at('incidents/:id'), remove('incidents')],
    ['POST', at('incidents/:id/close'), become('incidents', ['open', 'investigating'], () => ({ status: 'closed', resolvedAt: now() }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { code: 'E404', message: 'Not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
