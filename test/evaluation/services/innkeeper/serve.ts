import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createInnkeeperData, euros, type InnkeeperData, type InnReservation } from './data.ts'
import { INNKEEPER_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof InnkeeperData
const CODES: Record<number, string> = { 404: 'notFound', 409: 'conflict' }
const refuse = (status: number, message: string): Reply => ({ status, body: { error: { code: CODES[status] ?? 'invalidRequest', message } } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(422, `${camel(name)} is required`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { houseId: 'innHouses', roomId: 'innRooms', guestId: 'innGuests', reservationId: 'innReservations' } // oxfmt-ignore
const PREFIXES: Partial<Record<Kind, string>> = { innGuests: 'gst', innReservations: 'res', innExtras: 'ext' }
const keyOf = (kind: string, number: number) => `${PREFIXES[kind as Kind]}_${number}`

/** A page of the rows, and how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? 25)]
  if (!(Number.isInteger(page) && page >= 1)) return refuse(422, 'page must be 1 or more')
  if (!(Number.isInteger(pageSize) && pageSize >= 1 && pageSize <= 100)) return refuse(422, 'pageSize must be 1 to 100')
  const from = (page - 1) * pageSize
  return { body: { data: rows.slice(from, from + pageSize), meta: { total: rows.length, page, pageSize } } }
}
/** One record is answered within `data`. */
const wrapped =
  (answer: (incoming: Incoming) => Reply) =>
  (incoming: Incoming): Reply => {
    const reply = answer(incoming)
    return reply.body === null || (reply.status ?? 200) > 299 ? reply : { ...reply, body: { data: reply.body } }
  }

/** Starts the hotels. `data` is what it serves and changes; `reset` puts it back. */
export async function startInnkeeper({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createInnkeeperData(clock)
  const { day } = createDays(clock)
  const today = day(0)
  /** A reservation shows its guest in short. */
  const write = (kind: Kind, row: Row): object => {
    if (kind !== 'innReservations') return row
    const { id, code, guestId, ...rest } = row
    const guest = data.innGuests.find(one => one.id === guestId)
    return { id, code, guest: { id: guestId, name: guest ? `${guest.firstName} ${guest.lastName}` : 'Deleted guest' }, ...rest } // oxfmt-ignore
  }
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, write, { refuse, invalid, keyOf }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    return lost && `${lost} does not exist`
  }
  const isFree = (wanted: Given, id?: string) =>
    data.innReservations.every(
      one =>
        one.id === id ||
        one.roomId !== wanted.roomId ||
        one.status === 'cancelled' ||
        one.arrivalDate >= String(wanted.departureDate) ||
        one.departureDate <= String(wanted.arrivalDate),
    )
  /** House, nights and price of a stay, or why there can be none. */
  const priced = (stay: Given, id?: string) => {
    const room = data.innRooms.find(one => one.id === stay.roomId)
    const nights = (Date.parse(String(stay.departureDate)) - Date.parse(String(stay.arrivalDate))) / 86_400_000
    if (!room) return 'roomId does not exist'
    if (!(nights >= 1)) return 'departureDate must be after arrivalDate'
    if (!isFree(stay, id)) return 'The room is taken on these days'
    return { houseId: room.houseId, nights, totalPrice: euros(room.nightlyRate.amount * nights * (nights > 4 ? 0.9 : 1)) } // oxfmt-ignore
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      if (reason) return refuse(422, reason)
      if (kind === 'innReservations' && ['roomId', 'arrivalDate', 'departureDate'].some(name => name in given)) {
        const figures = priced({ ...row, ...given }, String(row.id))
        if (typeof figures === 'string') return refuse(409, figures)
        Object.assign(row, figures)
      }
      return void mergeInto(row, given)
    })
  const welcome = (given: Given) => ({ phone: null, country: null, memberLevel: 'none', newsletter: false, ...given, createdOn: today }) // oxfmt-ignore
  const book = (given: Given) => {
    const figures = wrong(given) ?? priced(given)
    if (typeof figures === 'string') return figures
    const code = `HB-${29_901 + data.innReservations.length}`
    return { code, adults: 1, children: 0, specialRequests: null, channel: 'phone', ...given, ...figures, status: 'confirmed', deposit: null, bookedAt: clock.toISOString() } // oxfmt-ignore
  }
  const charge = (given: Given) => wrong(given) ?? { description: String(given.category), quantity: 1, ...given, chargedOn: today, paid: false } // oxfmt-ignore
  const leave = (incoming: Incoming): Reply =>
    data.innReservations.some(one => one.guestId === incoming.path[0] && ['confirmed', 'checkedIn'].includes(one.status)) // oxfmt-ignore
      ? refuse(409, 'The guest has open reservations')
      : remove('innGuests')(incoming)
  const lists =
    (kind: Kind, ...filters: string[]) =>
    (incoming: Incoming): Reply => {
      const [from, to] = [incoming.query.get('arrivalFrom'), incoming.query.get('arrivalTo')]
      if (kind !== 'innReservations' || (from === null && to === null)) return list(kind, ...filters)(incoming)
      const wanted = filters
        .map(name => [name, incoming.query.get(name)] as const)
        .filter(([, value]) => value !== null)
      const rows = data.innReservations.filter(
        one =>
          (from ?? '') <= one.arrivalDate &&
          one.arrivalDate <= (to ?? '9999') &&
          wanted.every(([name, value]) => String(one[name as keyof InnReservation]) === value),
      )
      return cut(
        rows.map(one => write(kind, one as unknown as Row)),
        incoming.query,
      )
    }
  const at = (path: string) => new RegExp(`^/api/v2/${path.replaceAll(':id', String.raw`([\w-]+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), lists(kind, ...filters)],
    ['GET', at(`${path}/:id`), wrapped(withRow(kind))],
    ['PATCH', at(`${path}/:id`), wrapped(change(kind))],
  ]
  const step = (from: string[], status: string) => wrapped(become('innReservations', from, () => ({ status })))
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: INNKEEPER_DESCRIPTION })],
    ...read('innHouses', 'houses'),
    ...read('innRooms', 'rooms', 'houseId', 'type', 'status'),
    ...read('innGuests', 'guests', 'email', 'lastName', 'country', 'memberLevel'),
    ...read('innReservations', 'reservations', 'code', 'guestId', 'houseId', 'roomId', 'status'),
    ...read('innExtras', 'extras', 'reservationId', 'category', 'paid'),
    ...read('innReviews', 'reviews', 'houseId', 'reservationId', 'rating'),
    ['POST', at('guests'), wrapped(add('innGuests', ['firstName', 'lastName', 'email'], welcome))],
    ['DELETE', at('guests/:id'), leave],
    ['POST', at('reservations'), wrapped(add('innReservations', ['guestId', 'roomId', 'arrivalDate', 'departureDate'], book))], // oxfmt-ignore
    ['POST', at('reservations/:id/check-in'), step(['confirmed'], 'checkedIn')],
    ['POST', at('reservations/:id/check-out'), step(['checkedIn'], 'checkedOut')],
    ['POST', at('reservations/:id/cancel'), step(['pending', 'confirmed'], 'cancelled')],
    ['POST', at('extras'), wrapped(add('innExtras', ['reservationId', 'category', 'price'], charge))],
    ['DELETE', at('extras/:id'), remove('innExtras')],
    ['DELETE', at('reviews/:id'), remove('innReviews')],
  ]
  const server = await listenJson(routes, { error: { code: 'notFound', message: 'No such route' } }, port)
  return { ...server, data, reset: createReset(data) }
}
