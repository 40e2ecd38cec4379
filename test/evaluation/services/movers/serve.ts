import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createMoversData, type MoversData } from './data.ts'
import { MOVERS_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof MoversData
const refuse = (status: number, error: string): Reply => ({ status, body: { status, error } })
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} must not be null`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { customerId: 'moveCustomers', truckId: 'movingTrucks', foremanId: 'moveWorkers', moveId: 'houseMoves' } // oxfmt-ignore
/** How a list is called where it stands in a page. */
const PATHS: Record<Kind, string> = { moveCustomers: 'customers', movingTrucks: 'trucks', moveWorkers: 'workers', houseMoves: 'moves', damageClaims: 'claims' } // oxfmt-ignore

/** A page counted from 0, with where the next one is. */
const cutAs =
  (path: string) =>
  (rows: object[], query: URLSearchParams): Reply => {
    const [number, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 20)]
    if (!(number >= 0 && size >= 1 && size <= 200)) return refuse(400, 'page or size is out of range')
    const totalPages = Math.ceil(rows.length / size)
    const href = (page: number) => {
      const all = new URLSearchParams(query)
      all.set('page', String(page))
      return { href: `/api/${path}?${all}` }
    }
    const links = { self: href(number), ...(number + 1 < totalPages && { next: href(number + 1) }) }
    const page = { size, totalElements: rows.length, totalPages, number }
    return { body: { _embedded: { [path]: rows.slice(number * size, (number + 1) * size) }, _links: links, page } }
  }

/** Starts the moving company. `data` is what it serves and changes; `reset` puts it back. */
export async function startMovers({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createMoversData(clock)
  const handlersOf = (kind: Kind) => createHandlers<Kind>(data, cutAs(PATHS[kind]), (_, row) => row, { refuse, invalid }) // oxfmt-ignore
  const { withRow, remove, add, become, isThere } = handlersOf('houseMoves')
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
  const welcome = (given: Given) => ({ phone: null, companyName: null, ...given, createdAt: clock.toISOString() })
  const enquire = (given: Given) => wrong(given) ?? { truckId: null, foremanId: null, status: 'enquiry', from: null, to: null, distanceKm: 0, packingService: false, price: 0, ...given, moveNumber: 'MV-99901' } // oxfmt-ignore
  const claim = (given: Given) => wrong(given) ?? { amountPaid: null, status: 'reported', ...given, reportedOn: createDays(clock).day(0) } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(PATHS[kind]), handlersOf(kind).list(kind, ...filters)],
    ['GET', at(`${PATHS[kind]}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/v3\/api-docs$/, () => ({ body: MOVERS_DESCRIPTION })],
    ...read('moveCustomers', 'email'),
    ...read('movingTrucks', 'depot', 'status'),
    ...read('moveWorkers', 'role', 'depot'),
    ...read('houseMoves', 'customerId', 'truckId', 'foremanId', 'status'),
    ...read('damageClaims', 'moveId', 'status'),
    ['POST', at('customers'), add('moveCustomers', ['firstName', 'lastName', 'email'], welcome)],
    ['PATCH', at('customers/:id'), change('moveCustomers')],
    ['DELETE', at('customers/:id'), remove('moveCustomers')],
    ['PATCH', at('trucks/:id'), change('movingTrucks')],
    ['PATCH', at('workers/:id'), change('moveWorkers')],
    ['POST', at('moves'), add('houseMoves', ['customerId', 'moveDate', 'volume'], enquire)],
    ['PATCH', at('moves/:id'), change('houseMoves')],
    ['POST', at('moves/:id/cancel'), become('houseMoves', ['enquiry', 'booked'], () => ({ status: 'cancelled' }))],
    ['POST', at('claims'), add('damageClaims', ['moveId', 'item', 'amountClaimed'], claim)],
    ['PATCH', at('claims/:id'), change('damageClaims')],
    ['DELETE', at('claims/:id'), remove('damageClaims')],
  ]
  const server = await listenJson(routes, { status: 404, error: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
