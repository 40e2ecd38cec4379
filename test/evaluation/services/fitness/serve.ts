import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createFitnessData, type FitnessData, type Member } from './data.ts'
import { FITNESS_DESCRIPTION } from './description.ts'

type Kind = keyof FitnessData
const refuse = (status: number, message: string): Reply => ({ status, body: { code: status, message } })
const PAGING = ['page', 'size']
const today = () => new Date().toISOString().slice(0, 10)

/** Starts the chain of clubs. `data` is what it serves and changes; `reset` puts it back. */
export async function startFitness({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createFitnessData(clock)
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const isThere = (kind: Kind, id: unknown) => rowsOf(kind).some(row => row.id === id)
  /** The value that a filter looks at. */
  function valueOf(row: Row, name: string): unknown {
    const member = row as unknown as Member
    if (name === 'homeClubId') return member.homeClub.id
    return name === 'membershipStatus' ? member.membership.status : row[name]
  }
  const fits = (row: Row, query: URLSearchParams) =>
    [...query].every(([name, value]) => {
      if (PAGING.includes(name)) return true
      if (name === 'from') return String(row.startsAt) >= value
      if (name === 'to') return String(row.startsAt).slice(0, 10) <= value
      return String(valueOf(row, name)) === value
    })
  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const page = Number(query.get('page') ?? 1)
      const size = Number(query.get('size') ?? 25)
      if (!(page >= 1) || !(size >= 1 && size <= 100)) return refuse(400, 'page or size is out of range')
      const rows = rowsOf(kind).filter(row => fits(row, query))
      const items = rows.slice((page - 1) * size, page * size)
      return { body: { items, page, size, totalItems: rows.length, totalPages: Math.ceil(rows.length / size) } }
    }
  const withRow =
    (kind: Kind, answer?: (row: Row, body: Row) => Reply | undefined) =>
    ({ path, body }: Incoming): Reply => {
      const row = rowsOf(kind).find(({ id }) => id === path[0])
      if (!row) return refuse(404, 'not found')
      return answer?.(row, body ?? {}) ?? { body: row }
    }
  const patch = (kind: Kind) => withRow(kind, (row, body) => void Object.assign(row, body))
  const become = (kind: Kind, from: string[], to: object) =>
    withRow(kind, row => {
      if (!from.includes(String(row.status))) return refuse(400, `it is ${String(row.status)}`)
      Object.assign(row, to)
      return undefined
    })
  const membership = (from: string, status: string) =>
    withRow('members', row => {
      const member = row as unknown as Member
      if (member.membership.status !== from) return refuse(400, `the membership is ${member.membership.status}`)
      row.membership = { ...member.membership, status }
      return undefined
    })
  const changePlan = withRow('members', (row, { planId }) => {
    if (!isThere('plans', planId)) return refuse(400, 'planId names no plan')
    row.membership = { ...(row.membership as object), planId }
    return undefined
  })
  const add =
    (kind: Kind, needed: string[], make: (body: Row) => object | string) =>
    ({ body }: Incoming): Reply => {
      const lacking = needed.find(name => !body?.[name])
      if (lacking) return refuse(400, `${lacking} is required`)
      const made = make(body)
      if (typeof made === 'string') return refuse(400, made)
      const row = { ...made, id: `NEW-${rowsOf(kind).length}` } as unknown as Row
      rowsOf(kind).push(row)
      return { status: 201, body: row }
    }

  function join({ homeClubId, planId, ...rest }: Record<string, unknown>): object | string {
    const club = data.clubs.find(({ id }) => id === homeClubId)
    if (!club || !isThere('plans', planId)) return 'homeClubId or planId is unknown'
    const blank = { phone: null, dateOfBirth: null, address: null, marketingConsent: false }
    const own = { membership: { planId, status: 'active', startsOn: today(), endsOn: null }, referredById: null }
    return { ...blank, ...rest, homeClub: { id: club.id, name: club.name }, ...own, emergencyContact: null }
  }
  function schedule(body: Row): object | string {
    if (!isThere('clubs', body.clubId)) return 'clubId names no club'
    return { level: 'beginner', instructorId: null, durationMinutes: 60, capacity: 12, ...body, status: 'scheduled' }
  }
  function book({ classId, memberId }: Record<string, unknown>): object | string {
    if (!isThere('classes', classId) || !isThere('members', memberId)) return 'classId or memberId is unknown'
    return { classId, memberId, status: 'booked', bookedAt: new Date().toISOString() }
  }

  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: FITNESS_DESCRIPTION })],
    ['GET', /^\/clubs$/, list('clubs')],
    ['GET', /^\/clubs\/([^/]+)$/, withRow('clubs')],
    ['GET', /^\/plans$/, list('plans')],
    ['GET', /^\/members$/, list('members')],
    ['POST', /^\/members$/, add('members', ['firstName', 'lastName', 'email', 'homeClubId', 'planId'], join)],
    ['GET', /^\/members\/([^/]+)$/, withRow('members')],
    ['PATCH', /^\/members\/([^/]+)$/, patch('members')],
    ['POST', /^\/members\/([^/]+)\/freeze$/, membership('active', 'frozen')],
    ['POST', /^\/members\/([^/]+)\/reactivate$/, membership('frozen', 'active')],
    ['POST', /^\/members\/([^/]+)\/change-plan$/, changePlan],
    ['GET', /^\/instructors$/, list('instructors')],
    ['GET', /^\/instructors\/([^/]+)$/, withRow('instructors')],
    ['PATCH', /^\/instructors\/([^/]+)$/, patch('instructors')],
    ['GET', /^\/classes$/, list('classes')],
    ['POST', /^\/classes$/, add('classes', ['title', 'discipline', 'clubId', 'startsAt'], schedule)],
    ['GET', /^\/classes\/([^/]+)$/, withRow('classes')],
    ['PATCH', /^\/classes\/([^/]+)$/, patch('classes')],
    [
      'DELETE',
      /^\/classes\/([^/]+)$/,
      withRow('classes', row => {
        rowsOf('classes').splice(rowsOf('classes').indexOf(row), 1)
        return { status: 204, body: null }
      }),
    ],
    ['POST', /^\/classes\/([^/]+)\/cancel$/, become('classes', ['scheduled'], { status: 'cancelled' })],
    ['GET', /^\/bookings$/, list('bookings')],
    ['POST', /^\/bookings$/, add('bookings', ['classId', 'memberId'], book)],
    ['POST', /^\/bookings\/([^/]+)\/cancel$/, become('bookings', ['booked', 'waitlisted'], { status: 'cancelled' })],
    ['GET', /^\/visits$/, list('visits')],
    ['GET', /^\/payments$/, list('payments')],
    ['POST', /^\/payments\/([^/]+)\/refund$/, become('payments', ['paid'], { status: 'refunded' })],
  ]
  const server = await listenJson(routes, refuse(404, 'no such route').body, port)
  return { ...server, data, reset: createReset(data) }
}
