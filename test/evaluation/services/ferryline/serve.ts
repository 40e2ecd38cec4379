import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, momentOf } from '../days.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createFerrylineData, type FerrylineData } from './data.ts'
import { FERRYLINE_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof FerrylineData
const refuse = (status: number, detail: string): Reply => ({ status, body: { title: status === 404 ? 'Not found' : 'Cannot be done', detail } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} is required`)

/** A part of the rows; a header tells how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 30)]
  if (!(offset >= 0 && limit >= 1 && limit <= 100)) return refuse(400, 'offset or limit is out of range')
  return { headers: { 'X-Total-Count': String(rows.length) }, body: rows.slice(offset, offset + limit) }
}

/** Starts the ferry line. `data` is what it serves and changes; `reset` puts it back. */
export async function startFerryline({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createFerrylineData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid }) // oxfmt-ignore
  const targets: Record<string, Kind> = { fromPortId: 'ports', toPortId: 'ports', homePortId: 'ports', vesselId: 'vessels', routeId: 'routes', sailingId: 'sailings', customerId: 'customers' } // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere, or its moment is none. */
  const wrong = (given: Given) => {
    const lost = Object.keys(targets).find(name => name in given && !isThere(targets[name]!, given[name]))
    if (lost) return `${lost} does not exist`
    const isTimeless = given.departsAt !== undefined && momentOf(given.departsAt) === undefined
    return isTimeless ? 'departsAt must be a date and a time' : undefined
  }
  const timed = (given: Given) => ({ ...given, ...(given.departsAt !== undefined && { departsAt: momentOf(given.departsAt)!.replace('.000', '') }) }) // oxfmt-ignore
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, timed(given))
    })
  const plan = (given: Given) => wrong(given) ?? { ...timed(given), number: 'SL-9901', status: 'scheduled', delayMinutes: null, cancelReason: null } // oxfmt-ignore
  const welcome = (given: Given) => ({ phone: null, town: null, isIslander: false, ...given, loyaltyPoints: 0, customerSince: today }) // oxfmt-ignore
  const book = (given: Given) => {
    const reason = wrong(given)
    if (reason) return reason
    const sailing = data.sailings.find(one => one.id === given.sailingId)!
    const { adultFare } = data.routes.find(one => one.id === sailing.routeId)!
    const total = { amount: Math.round(100 * Number(given.passengers) * adultFare) / 100, currency: 'GBP' }
    return { vehicle: 'none', extras: [], ...given, total, reference: 'BK-99901', status: 'confirmed', bookedOn: today }
  }

  const at = (path: string) => new RegExp(`^/api/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(kind), list(kind, ...filters)],
    ['GET', at(`${kind}/:id`), withRow(kind)],
    ['PATCH', at(`${kind}/:id`), change(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: FERRYLINE_DESCRIPTION })],
    ...read('ports', 'area'),
    ...read('vessels', 'status'),
    ...read('routes', 'season', 'fromPortId', 'toPortId'),
    ...read('sailings', 'routeId', 'vesselId', 'status'),
    ...read('customers', 'town'),
    ...read('bookings', 'sailingId', 'customerId', 'status', 'reference'),
    ['POST', at('sailings'), add('sailings', ['routeId', 'vesselId', 'departsAt'], plan)],
    ['POST', at('sailings/:id/cancel'), become('sailings', ['scheduled'], () => ({ status: 'cancelled' }))],
    ['POST', at('customers'), add('customers', ['firstName', 'lastName', 'email'], welcome)],
    ['POST', at('bookings'), add('bookings', ['sailingId', 'customerId', 'passengers'], book)],
    ['DELETE', at('bookings/:id'), remove('bookings')],
    ['POST', at('bookings/:id/checkIn'), become('bookings', ['confirmed'], () => ({ status: 'checkedIn' }))],
    ['POST', at('bookings/:id/cancel'), become('bookings', ['confirmed'], () => ({ status: 'cancelled' }))],
  ]
  const server = await listenJson(routes, { title: 'Not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
