import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { toCamel, toKebab } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createBoxofficeData, type Booking, type BoxofficeData } from './data.ts'
import { BOXOFFICE_DESCRIPTION } from './description.ts'

const OWN = { venues: 'venueId', acts: 'actId', gigs: 'gigId', bookings: 'bookingId', shifts: 'shiftId' }
const MOMENTS = new Set(['doorsAt', 'bookedAt', 'startsAt', 'licensedUntil'])
const refuse = (status: number, fault: string): Reply => ({ status, body: { fault } })
const toUnix = (text: unknown) => Math.floor(Date.parse(String(text)) / 1000)
const fromUnix = (key: string, value: unknown) => {
  const text = new Date(Number(value) * 1000).toISOString()
  return key === 'licensedUntil' ? text.slice(0, 10) : text
}

/** A row as it is written on the wire: its key first, moments as Unix times, kebab-case. */
function write(kind: keyof BoxofficeData, { id, ...row }: Row) {
  const told = Object.entries(row).map(([key, value]) => [key, MOMENTS.has(key) ? toUnix(value) : value])
  return toKebab({ [OWN[kind]]: id, ...Object.fromEntries(told) })
}

/** Starts the box office. `data` is what it serves and changes; `reset` puts it back. */
export async function startBoxoffice({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createBoxofficeData(clock)
  const rowsOf = (kind: keyof BoxofficeData) => data[kind] as unknown as Row[]
  const fits = (row: Row, query: URLSearchParams) =>
    [...query].every(([name, value]) => {
      if (name === 'doors-from') return toUnix(row.doorsAt) >= Number(value)
      if (name === 'doors-to') return toUnix(row.doorsAt) <= Number(value)
      return name.startsWith('page') || name === 'per-page' || String(toKebab(row)[name]) === value
    })
  const list =
    (kind: keyof BoxofficeData, parent?: string) =>
    ({ query, path }: Incoming): Reply => {
      const size = Math.min(Number(query.get('per-page') ?? 25), 50)
      const page = Number(query.get('page-number') ?? 1)
      if (!(size >= 1) || !(page >= 1)) return refuse(400, 'page-number and per-page start at 1')
      const rows = rowsOf(kind).filter(row => fits(row, query) && (!parent || row[parent] === path[0]))
      const results = rows.slice((page - 1) * size, page * size).map(row => write(kind, row))
      return {
        body: {
          results,
          'page-number': page,
          'page-count': Math.ceil(rows.length / size),
          'total-results': rows.length,
        },
      }
    }
  const count =
    (kind: keyof BoxofficeData) =>
    ({ query }: Incoming): Reply => ({ body: { count: rowsOf(kind).filter(row => fits(row, query)).length } })
  const withRow =
    (kind: keyof BoxofficeData, answer: (row: Row, incoming: Incoming) => Reply | undefined) =>
    (incoming: Incoming): Reply => {
      const row = rowsOf(kind).find(({ id }) => id === incoming.path.at(-1))
      if (!row) return refuse(404, 'no such thing')
      return answer(row, incoming) ?? { body: write(kind, row) }
    }
  const amend = (kind: keyof BoxofficeData) =>
    withRow(kind, (row, { body }) => {
      for (const [key, value] of Object.entries(toCamel(body ?? {})))
        row[key] = MOMENTS.has(key) ? fromUnix(key, value) : value
      return undefined
    })

  function sign({ body }: Incoming): Reply {
    const { billedAs, genre, homeTown = '', members = 1, feeFrom = 0, managerEmail = null } = toCamel(body ?? {})
    if (!billedAs || !genre) return refuse(400, 'billed-as and genre are required')
    const act = { id: `act-new${data.acts.length}`, billedAs, genre, homeTown, members, feeFrom, managerEmail }
    rowsOf('acts').push(act)
    return { status: 201, body: write('acts', act) }
  }
  const dropAct = withRow('acts', row => {
    if (data.gigs.some(one => one.headlinerId === row.id)) return refuse(409, 'the act has gigs')
    data.acts.splice(rowsOf('acts').indexOf(row), 1)
    return { status: 204, body: undefined }
  })
  function book({ body, path }: Incoming): Reply {
    const gig = data.gigs.find(({ id }) => id === path[0])
    if (!gig) return refuse(404, 'no such gig')
    const { fullName, email = '', band, places = 1 } = toCamel(body ?? {}) as Record<string, any>
    const found = gig.priceBands.find(one => one.band === band)
    if (!fullName || !found) return refuse(400, 'full-name and a band of this gig are required')
    const created: Booking = {
      id: `bk-new${data.bookings.length}`,
      gigId: gig.id,
      customer: { fullName, email },
      band,
      places,
      amountPaid: 0,
      bookedAt: new Date().toISOString(),
      status: 'PENDING_PAYMENT',
    }
    data.bookings.push(created)
    return { status: 201, body: write('bookings', created as unknown as Row) }
  }

  const routes: Handler[] = [
    ['GET', /^\/api\.json$/, () => ({ body: BOXOFFICE_DESCRIPTION })],
    ['GET', /^\/v3\/venues$/, list('venues')],
    ['GET', /^\/v3\/venues\/([^/]+)$/, withRow('venues', () => undefined)],
    ['PATCH', /^\/v3\/venues\/([^/]+)$/, amend('venues')],
    ['GET', /^\/v3\/venues\/([^/]+)\/shifts$/, list('shifts', 'venueId')],
    ['GET', /^\/v3\/acts$/, list('acts')],
    ['POST', /^\/v3\/acts$/, sign],
    ['GET', /^\/v3\/acts\/count$/, count('acts')],
    ['GET', /^\/v3\/acts\/([^/]+)$/, withRow('acts', () => undefined)],
    ['PATCH', /^\/v3\/acts\/([^/]+)$/, amend('acts')],
    ['DELETE', /^\/v3\/acts\/([^/]+)$/, dropAct],
    ['GET', /^\/v3\/gigs$/, list('gigs')],
    ['GET', /^\/v3\/gigs\/count$/, count('gigs')],
    ['GET', /^\/v3\/gigs\/([^/]+)$/, withRow('gigs', () => undefined)],
    ['PATCH', /^\/v3\/gigs\/([^/]+)$/, amend('gigs')],
    [
      'POST',
      /^\/v3\/gigs\/([^/]+)\/call-off$/,
      withRow('gigs', row => {
        row.state = 'CALLED_OFF'
        return undefined
      }),
    ],
    ['GET', /^\/v3\/gigs\/([^/]+)\/bookings$/, list('bookings', 'gigId')],
    ['POST', /^\/v3\/gigs\/([^/]+)\/bookings$/, book],
    [
      'POST',
      /^\/v3\/gigs\/([^/]+)\/bookings\/([^/]+)\/refund$/,
      withRow('bookings', row => {
        if (row.status === 'REFUNDED') return refuse(409, 'refunded before')
        row.status = 'REFUNDED'
        return undefined
      }),
    ],
  ]
  const server = await listenJson(routes, refuse(404, 'no such route').body, port)
  return { ...server, data, reset: createReset(data) }
}
