import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createHotelData, type HotelData } from './data.ts'
import { HOTEL_DESCRIPTION } from './description.ts'

type Kind = keyof HotelData
const PAGING = ['page', 'size', 'sort', 'from', 'to']
const refuse = (status: number, message: string): Reply => ({
  status,
  body: { timestamp: new Date().toISOString(), status, error: 'Request failed', message },
})
const compare = (a: unknown, b: unknown) => ((a as number) < (b as number) ? -1 : (a as number) > (b as number) ? 1 : 0)

/** Starts the hotel chain. `data` is what it serves and changes; `reset` puts it back. */
export async function startHotel({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createHotelData(clock)
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const isThere = (kind: Kind, id: unknown) => rowsOf(kind).some(row => row.id === Number(id))
  /** A room tells the name of its hotel. */
  function write(kind: Kind, row: Row): object {
    if (kind !== 'rooms') return row
    const { hotelId, ...rest } = row
    return { ...rest, hotel: { id: hotelId, name: data.hotels.find(({ id }) => id === hotelId)!.name } }
  }
  const fits = (row: Row, query: URLSearchParams) =>
    (!query.has('from') || String(row.checkInDate) >= query.get('from')!) &&
    (!query.has('to') || String(row.checkInDate) <= query.get('to')!) &&
    [...query].every(([name, value]) => PAGING.includes(name) || String(row[name]) === value)
  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const number = Number(query.get('page') ?? 0)
      const size = Math.min(Number(query.get('size') ?? 20), 200)
      if (!(number >= 0) || !(size >= 1)) return refuse(400, 'Page index must not be less than zero')
      const rows = rowsOf(kind).filter(row => fits(row, query))
      const [by, direction] = (query.get('sort') ?? '').split(',')
      if (by) rows.sort((a, b) => compare(a[by], b[by]) * (direction === 'desc' ? -1 : 1))
      const content = rows.slice(number * size, (number + 1) * size).map(row => write(kind, row))
      const totalPages = Math.ceil(rows.length / size)
      const ends = { first: number === 0, last: number >= totalPages - 1, empty: content.length === 0 }
      return { body: { content, totalPages, totalElements: rows.length, size, number, numberOfElements: content.length, ...ends } } // oxfmt-ignore
    }
  const withRow =
    (kind: Kind, answer?: (row: Row, body: Row) => Reply | undefined) =>
    ({ path, body }: Incoming): Reply => {
      const row = rowsOf(kind).find(({ id }) => String(id) === path[0])
      if (!row) return refuse(404, 'not found')
      return answer?.(row, body ?? {}) ?? { body: write(kind, row) }
    }
  const patch = (kind: Kind) => withRow(kind, (row, body) => void Object.assign(row, body))
  const remove = (kind: Kind) =>
    withRow(kind, row => {
      rowsOf(kind).splice(rowsOf(kind).indexOf(row), 1)
      return { status: 200, body: null }
    })
  const become = (from: string[], status: string) =>
    withRow('reservations', row => {
      if (!from.includes(String(row.status))) return refuse(409, `reservation is ${String(row.status)}`)
      row.status = status
      return undefined
    })
  const add =
    (kind: Kind, needed: string[], make: (body: Row) => object | string) =>
    ({ body }: Incoming): Reply => {
      const lacking = needed.find(key => !body?.[key])
      if (lacking) return refuse(400, `${lacking} must not be null`)
      const made = make(body)
      if (typeof made === 'string') return refuse(404, made)
      const row = { ...made, id: 90_000 + rowsOf(kind).length } as unknown as Row
      rowsOf(kind).push(row)
      return { body: write(kind, row) }
    }

  function reserve(body: Row): object | string {
    const room = data.rooms.find(({ id }) => id === Number(body.roomId))
    if (!room || !isThere('guests', body.guestId)) return 'no such room or guest'
    const nights = (Date.parse(String(body.checkOutDate)) - Date.parse(String(body.checkInDate))) / 86_400_000
    const open = { adults: 1, children: 0, channel: 'DIRECT', breakfastIncluded: false, specialRequests: null }
    const own = { status: 'PENDING', totalPrice: nights * room.pricePerNight, confirmationCode: `NEW${data.reservations.length}` } // oxfmt-ignore
    return { ...open, ...body, ...own, createdAt: new Date().toISOString().slice(0, 19) }
  }

  const guest = { phone: null, nationality: '', dateOfBirth: null, loyaltyTier: null, loyaltyPoints: 0 }
  const task = { assigneeId: null, priority: 'NORMAL', status: 'TODO', dueDate: null, completedAt: null, notes: null }
  const routes: Handler[] = [
    ['GET', /^\/v3\/api-docs$/, () => ({ body: HOTEL_DESCRIPTION })],
    ['GET', /^\/api\/hotels$/, list('hotels')],
    ['GET', /^\/api\/hotels\/(\d+)$/, withRow('hotels')],
    ['GET', /^\/api\/rooms$/, list('rooms')],
    ['GET', /^\/api\/rooms\/(\d+)$/, withRow('rooms')],
    ['PATCH', /^\/api\/rooms\/(\d+)$/, patch('rooms')],
    ['GET', /^\/api\/guests$/, list('guests')],
    [
      'POST',
      /^\/api\/guests$/,
      add('guests', ['firstName', 'lastName', 'email'], body => ({ ...guest, newsletterOptIn: false, ...body })),
    ],
    ['GET', /^\/api\/guests\/(\d+)$/, withRow('guests')],
    ['PATCH', /^\/api\/guests\/(\d+)$/, patch('guests')],
    ['DELETE', /^\/api\/guests\/(\d+)$/, remove('guests')],
    ['GET', /^\/api\/reservations$/, list('reservations')],
    [
      'POST',
      /^\/api\/reservations$/,
      add('reservations', ['guestId', 'roomId', 'checkInDate', 'checkOutDate'], reserve),
    ],
    ['GET', /^\/api\/reservations\/(\d+)$/, withRow('reservations')],
    ['PATCH', /^\/api\/reservations\/(\d+)$/, patch('reservations')],
    ['POST', /^\/api\/reservations\/(\d+)\/check-in$/, become(['PENDING', 'CONFIRMED'], 'CHECKED_IN')],
    ['POST', /^\/api\/reservations\/(\d+)\/check-out$/, become(['CHECKED_IN'], 'CHECKED_OUT')],
    ['POST', /^\/api\/reservations\/(\d+)\/cancel$/, become(['PENDING', 'CONFIRMED'], 'CANCELLED')],
    ['GET', /^\/api\/employees$/, list('employees')],
    ['GET', /^\/api\/employees\/(\d+)$/, withRow('employees')],
    ['PATCH', /^\/api\/employees\/(\d+)$/, patch('employees')],
    ['GET', /^\/api\/housekeeping-tasks$/, list('housekeepingTasks')],
    [
      'POST',
      /^\/api\/housekeeping-tasks$/,
      add('housekeepingTasks', ['roomId', 'type'], body =>
        isThere('rooms', body.roomId) ? { ...task, ...body } : 'no such room',
      ),
    ],
    ['PATCH', /^\/api\/housekeeping-tasks\/(\d+)$/, patch('housekeepingTasks')],
    ['DELETE', /^\/api\/housekeeping-tasks\/(\d+)$/, remove('housekeepingTasks')],
    ['GET', /^\/api\/reviews$/, list('reviews')],
    ['DELETE', /^\/api\/reviews\/(\d+)$/, remove('reviews')],
  ]
  const server = await listenJson(routes, refuse(404, 'No static resource').body, port)
  return { ...server, data, reset: createReset(data) }
}
