import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, shiftDay } from '../days.ts'
import { toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createParkingData, type ParkingData } from './data.ts'
import { PARKING_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof ParkingData
const CODES: Record<number, string> = { 404: 'not_found', 409: 'conflict' }
const refuse = (status: number, message: string): Reply => ({ status, body: { error: { code: CODES[status] ?? 'invalid', message } } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(422, `${name} is required`)

/** The rows after the one that the cursor stands for. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const size = Number(query.get('page_size') ?? 40)
  if (!(size >= 1 && size <= 100)) return refuse(400, 'page_size must be from 1 to 100')
  const cursor = query.get('cursor')
  const after = cursor === null ? undefined : Buffer.from(cursor, 'base64url').toString('utf8')
  const from = after === undefined ? 0 : rows.findIndex(row => String((row as Row).id) === after) + 1
  if (after !== undefined && from === 0) return refuse(400, 'cursor is unknown')
  const data = rows.slice(from, from + size)
  const isLast = from + size >= rows.length
  const next = isLast ? null : Buffer.from(String((data.at(-1) as Row).id)).toString('base64url')
  return { body: { data, meta: { next_cursor: next, page_size: size } } }
}
type Answer = (incoming: Incoming) => Reply
/** One record stands in `data`, too. */
const wrapped =
  (answer: Answer): Answer =>
  incoming => {
    const reply = answer(incoming)
    return (reply.status ?? 200) < 204 ? { ...reply, body: { data: reply.body } } : reply
  }

/** Starts the parking operator. `data` is what it serves and changes; `reset` puts it back. */
export async function startParking({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createParkingData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toSnake(row), { refuse, invalid }) // oxfmt-ignore
  const targets: Record<string, Kind> = { carParkId: 'carParks', wardenId: 'wardens', customerId: 'customers' }
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(targets).find(name => name in given && !isThere(targets[name]!, given[name]))
    return lost && `${Object.keys(toSnake({ [lost]: 0 }))[0]} is unknown`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(422, reason) : void mergeInto(row, given)
    })
  const welcome = (given: Given) => ({ phone: null, company: null, isBlueBadgeHolder: false, ...given, registeredOn: today }) // oxfmt-ignore
  const grant = (given: Given) => {
    const from = String(given.validFrom ?? today)
    return wrong(given) ?? { monthlyFee: 28, validUntil: shiftDay(from, 364), ...given, validFrom: from, number: 'PM-9901', status: 'active' } // oxfmt-ignore
  }
  const fine = (given: Given) => wrong(given) ?? { amount: 50, issuedOn: today, ...given, number: 'PN-99901', status: 'open', paidOn: null } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), wrapped(withRow(kind))],
  ]
  const write = (kind: Kind, path: string): Handler => ['PATCH', at(`${path}/:id`), wrapped(change(kind))]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: PARKING_DESCRIPTION })],
    ...read('carParks', 'car_parks', 'kind', 'status'),
    ...read('wardens', 'wardens', 'shift', 'carParkId'),
    ...read('customers', 'customers', 'email'),
    ...read('permits', 'permits', 'customerId', 'carParkId', 'type', 'status', 'number'),
    ...read('parkingSessions', 'parking_sessions', 'carParkId', 'vehiclePlate', 'paymentMethod'),
    ...read('penalties', 'penalties', 'carParkId', 'wardenId', 'status', 'offence', 'vehiclePlate', 'number'),
    write('carParks', 'car_parks'),
    write('wardens', 'wardens'),
    write('customers', 'customers'),
    write('permits', 'permits'),
    write('penalties', 'penalties'),
    ['POST', at('customers'), wrapped(add('customers', ['firstName', 'lastName', 'email'], welcome))],
    ['POST', at('permits'), wrapped(add('permits', ['customerId', 'carParkId', 'type', 'vehicle'], grant))],
    ['DELETE', at('permits/:id'), remove('permits')],
    ['POST', at('permits/:id/suspend'), wrapped(become('permits', ['active'], () => ({ status: 'suspended' })))],
    ['POST', at('permits/:id/reinstate'), wrapped(become('permits', ['suspended'], () => ({ status: 'active' })))],
    ['POST', at('penalties'), wrapped(add('penalties', ['vehiclePlate', 'carParkId', 'wardenId', 'offence'], fine))],
    ['POST', at('penalties/:id/cancel'), wrapped(become('penalties', ['open', 'appealed'], () => ({ status: 'cancelled' })))], // oxfmt-ignore
    ['POST', at('penalties/:id/mark_paid'), wrapped(become('penalties', ['open', 'appealed'], () => ({ status: 'paid', paidOn: today })))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { error: { code: 'not_found', message: 'Not found' } }, port)
  return { ...server, data, reset: createReset(data) }
}
