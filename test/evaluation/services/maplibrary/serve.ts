import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, momentOf, shiftDay } from '../days.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createMaplibraryData, type MapLoan, type MaplibraryData } from './data.ts'
import { MAPLIBRARY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof MaplibraryData
const CODES: Record<number, string> = { 404: 'not_found', 409: 'conflict' }
const refuse = (status: number, message: string): Reply => ({ status, body: { error: { code: CODES[status] ?? 'validation_error', message } } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(422, `${name} is required`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { itemId: 'mapItems', copyId: 'mapCopies', memberId: 'mapMembers' }
const PREFIXES: Record<Kind, string> = { mapItems: 'itm', mapCopies: 'cpy', mapMembers: 'mem', mapLoans: 'loan', mapReservations: 'rsv', mapBookings: 'rrb' } // oxfmt-ignore
const keyOf = (kind: string, number: number) => `${PREFIXES[kind as Kind]}_new${number}`
const LOAN_DAYS = 21

function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 20)]
  if (!(page >= 1 && size >= 1 && size <= 100)) return refuse(422, 'page or per_page is out of range')
  const pagination = { page, per_page: size, total: rows.length, total_pages: Math.ceil(rows.length / size) }
  return { body: { data: rows.slice((page - 1) * size, page * size), pagination } }
}

/** Starts the map library. `data` is what it serves and changes; `reset` puts it back. */
export async function startMaplibrary({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createMaplibraryData(clock)
  const { day, moment } = createDays(clock)
  const [today, now] = [day(0), moment(0, 0.5)]
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, undefined, { refuse, invalid, keyOf }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere, or a time is none. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    const odd = ['startsAt', 'endsAt'].find(name => name in given && momentOf(given[name]) === undefined)
    return lost ? `${lost.replace('Id', '_id')} does not exist` : odd && `${odd} is not an ISO 8601 time`
  }
  const timed = (given: Given): Given =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, /sAt$/.test(name) ? momentOf(value) : value])) // oxfmt-ignore
  const itemOf = (id: unknown) => {
    const { title } = data.mapItems.find(one => one.id === id)!
    return { id, title }
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(422, reason) : void mergeInto(row, timed(given))
    })
  const acquire = ({ itemId, ...given }: Given) =>
    wrong({ itemId }) ?? { condition: 'good', location: 'closed_stacks', status: 'available', acquiredOn: today, purchasePrice: null, ...given, item: itemOf(itemId) } // oxfmt-ignore
  const welcome = (given: Given) => ({ phone: null, town: null, membershipLevel: 'ordinary', ...given, status: 'active', cardNumber: `GS-${1610 + data.mapMembers.length}`, joinedOn: today }) // oxfmt-ignore
  const lend = (given: Given) => {
    const copy = data.mapCopies.find(one => one.id === given.copyId)
    const reason = wrong(given) ?? (copy?.status === 'available' ? undefined : 'The copy is not available')
    if (reason) return reason
    copy!.status = 'on_loan'
    return { dueOn: day(LOAN_DAYS), ...given, loanNumber: `L-${24_310 + data.mapLoans.length}`, item: { ...copy!.item }, borrowedAt: now, returnedAt: null, renewals: 0, fineAmount: 0, fineStatus: 'none' } // oxfmt-ignore
  }
  const giveBack = withRow('mapLoans', row => {
    const loan = row as unknown as MapLoan
    if (loan.returnedAt !== null) return refuse(409, 'The loan is returned already')
    loan.returnedAt = now
    const copy = data.mapCopies.find(one => one.id === loan.copyId)
    if (copy) copy.status = 'available'
    return undefined
  })
  const renew = withRow('mapLoans', row => {
    const loan = row as unknown as MapLoan
    if (loan.returnedAt !== null || loan.renewals >= 2) return refuse(409, 'The loan cannot be renewed')
    loan.dueOn = shiftDay(loan.dueOn, LOAN_DAYS)
    loan.renewals += 1
    return undefined
  })
  const reserve = ({ itemId, memberId }: Given) =>
    wrong({ itemId, memberId }) ?? { memberId, item: itemOf(itemId), placedAt: now, status: 'waiting', pickupBy: null }
  const book = (given: Given) =>
    wrong(given) ?? { purpose: 'research', seats: 1, ...timed(given), reference: `RR-${4101 + data.mapBookings.length}`, status: 'confirmed' } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/v1/${path.replaceAll(':id', String.raw`(\w+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const cancelled = () => ({ status: 'cancelled' })
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: MAPLIBRARY_DESCRIPTION })],
    ...read('mapItems', 'items', 'itemType', 'region', 'language', 'publisherId'),
    ['PATCH', at('items/:id'), change('mapItems')],
    ...read('mapCopies', 'copies', 'itemId', 'status', 'location', 'barcode'),
    ['POST', at('copies'), add('mapCopies', ['itemId', 'barcode'], acquire)],
    ['PATCH', at('copies/:id'), change('mapCopies')],
    ['DELETE', at('copies/:id'), remove('mapCopies')],
    ...read('mapMembers', 'members', 'membershipLevel', 'status', 'email', 'cardNumber'),
    ['POST', at('members'), add('mapMembers', ['firstName', 'lastName', 'email'], welcome)],
    ['PATCH', at('members/:id'), change('mapMembers')],
    ['DELETE', at('members/:id'), remove('mapMembers')],
    ...read('mapLoans', 'loans', 'memberId', 'copyId', 'itemId', 'loanNumber', 'fineStatus'),
    ['POST', at('loans'), add('mapLoans', ['copyId', 'memberId'], lend)],
    ['PATCH', at('loans/:id'), change('mapLoans')],
    ['POST', at('loans/:id/return'), giveBack],
    ['POST', at('loans/:id/renew'), renew],
    ...read('mapReservations', 'reservations', 'memberId', 'itemId', 'status'),
    ['POST', at('reservations'), add('mapReservations', ['itemId', 'memberId'], reserve)],
    ['POST', at('reservations/:id/cancel'), become('mapReservations', ['waiting', 'ready_for_pickup'], cancelled)],
    ...read('mapBookings', 'reading-room-bookings', 'memberId', 'room', 'status'),
    ['POST', at('reading-room-bookings'), add('mapBookings', ['memberId', 'room', 'startsAt', 'endsAt'], book)],
    ['PATCH', at('reading-room-bookings/:id'), change('mapBookings')],
    ['DELETE', at('reading-room-bookings/:id'), remove('mapBookings')],
  ]
  const server = await listenJson(routes, { error: { code: 'not_found', message: 'Route not found' } }, port)
  return { ...server, data, reset: createReset(data) }
}
