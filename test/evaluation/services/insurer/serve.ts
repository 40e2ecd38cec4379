import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createInsurerData, type Claim, type InsurerData } from './data.ts'
import { INSURER_DESCRIPTION } from './description.ts'

type Kind = keyof InsurerData
const KEYED = new Set<Kind>(['policies', 'claims'])
const refuse = (status: number, error: string): Reply => ({ status, body: { error } })
/** A row as it is written on the wire: policies and claims have numbers instead of ids. */
function write(kind: Kind, { id, ...row }: Row) {
  if (KEYED.has(kind)) return row
  return kind === 'payments' ? { paymentId: id, ...row } : { id, ...row }
}

/** Starts the insurer. `data` is what it serves and changes; `reset` puts it back. */
export async function startInsurer({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createInsurerData(clock)
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const isLive = (row: Row) => !row.deletedAt
  const list =
    (kind: Kind) =>
    ({ query, url }: Incoming): Reply => {
      const filters = [...query].filter(([name]) => !['page', 'size', 'includeDeleted'].includes(name))
      const rows = rowsOf(kind)
        .filter(row => query.get('includeDeleted') === 'true' || isLive(row))
        .filter(row => filters.every(([name, value]) => String(row[name]) === value))
      const page = Number(query.get('page') ?? 1)
      const size = Math.min(Number(query.get('size') ?? 30), 60)
      if (!(page >= 1) || !(size >= 1)) return refuse(400, 'page and size start at 1')
      const next = new URL(url)
      next.searchParams.set('page', String(page + 1))
      const link = `<${next.pathname}${next.search}>; rel="next"`
      return {
        body: rows.slice((page - 1) * size, page * size).map(row => write(kind, row)),
        headers: page * size < rows.length ? { Link: link } : {},
      }
    }
  const withRow =
    (kind: Kind, answer?: (row: Row, body: Row) => Reply | void, finds = isLive) =>
    ({ path, body }: Incoming): Reply => {
      const row = rowsOf(kind).find(one => one.id === path[0])
      if (!row || !finds(row)) return refuse(404, 'unknown')
      return answer?.(row, body ?? {}) ?? { body: write(kind, row) }
    }
  const patch = (kind: Kind) => withRow(kind, (row, body) => void Object.assign(row, body))
  const add =
    (kind: Kind, needed: string[], make: (body: Row, count: number) => Row | string) =>
    ({ body }: Incoming): Reply => {
      const lacking = needed.find(key => !body?.[key])
      if (lacking) return refuse(422, `${lacking} is missing`)
      const made = make(body, rowsOf(kind).length)
      if (typeof made === 'string') return refuse(422, made)
      rowsOf(kind).push(made)
      return { status: 201, body: write(kind, made) }
    }
  const today = () => new Date().toISOString().slice(0, 10)
  const now = () => new Date().toISOString().replace(/\.\d+Z$/, '+00:00')

  function search({ body }: Incoming): Reply {
    const { text = '', statuses, reportedFrom = '', reportedTo = '9999', minAmount = 0 } = body ?? {}
    const fits = (one: Claim) =>
      one.cause.includes(String(text)) &&
      (!Array.isArray(statuses) || statuses.length === 0 || statuses.includes(one.status)) &&
      one.reportedAt.slice(0, 10) >= reportedFrom &&
      one.reportedAt.slice(0, 10) <= reportedTo &&
      one.amountClaimed >= Number(minAmount)
    const found = data.claims.filter(one => one.deletedAt === null && fits(one))
    return { body: found.map(row => write('claims', row as unknown as Row)) }
  }
  const decide = (status: number, more: (body: Row) => object = () => ({})) =>
    withRow('claims', (row, body) => {
      if (Number(row.status) >= 30) return refuse(409, 'the claim has been decided')
      Object.assign(row, { status, ...more(body) })
    })

  const routes: Handler[] = [
    ['GET', /^\/swagger\.json$/, () => ({ body: INSURER_DESCRIPTION })],
    ['GET', /^\/ins\/v1\/policyholder$/, list('policyholders')],
    [
      'POST',
      /^\/ins\/v1\/policyholder$/,
      add('policyholders', ['fullName', 'email'], (body, count) => {
        const nowhere = { line1: '', postcode: '', city: '', country: '' }
        return { phone: null, birthDate: '', address: nowhere, since: today(), ...body, id: `PH-${1001 + count}` }
      }),
    ],
    ['GET', /^\/ins\/v1\/policyholder\/([^/]+)$/, withRow('policyholders')],
    ['PATCH', /^\/ins\/v1\/policyholder\/([^/]+)$/, patch('policyholders')],
    ['GET', /^\/ins\/v1\/adjuster$/, list('adjusters')],
    ['GET', /^\/ins\/v1\/adjuster\/([^/]+)$/, withRow('adjusters')],
    ['GET', /^\/ins\/v1\/broker$/, list('brokers')],
    ['GET', /^\/ins\/v1\/policy$/, list('policies')],
    [
      'POST',
      /^\/ins\/v1\/policy$/,
      add('policies', ['holderId', 'product', 'startDate'], (body, count) => {
        if (!data.policyholders.some(({ id }) => id === body.holderId)) return 'no such policyholder'
        const policyNumber = `POL-${500_000 + count}`
        const rest = { brokerId: null, state: 4, endDate: '', annualPremium: 0, excess: 0, discountRate: 0 }
        return { ...rest, noClaimsYears: 0, deletedAt: null, ...body, id: policyNumber, policyNumber }
      }),
    ],
    ['GET', /^\/ins\/v1\/policy\/([^/]+)$/, withRow('policies')],
    ['PATCH', /^\/ins\/v1\/policy\/([^/]+)$/, patch('policies')],
    ['POST', /^\/ins\/v1\/policy\/([^/]+)\/cancel$/, withRow('policies', row => void Object.assign(row, { state: 3 }))],
    ['GET', /^\/ins\/v1\/claim$/, list('claims')],
    [
      'POST',
      /^\/ins\/v1\/claim$/,
      add('claims', ['policyNumber', 'cause', 'incidentDate'], (body, count) => {
        if (!data.policies.some(({ id }) => id === body.policyNumber)) return 'no such policy'
        const claimNumber = `CLM-${90_000 + count}`
        const open = { adjusterId: null, status: 10, amountClaimed: 0, reserve: 0, amountPaid: null, faultShare: null }
        const rest = { place: { city: '', country: '' }, suspectedFraud: false, declineReason: null, deletedAt: null }
        return { ...open, ...rest, reportedAt: now(), ...body, id: claimNumber, claimNumber }
      }),
    ],
    ['POST', /^\/ins\/v1\/claim\/search$/, search],
    ['GET', /^\/ins\/v1\/claim\/([^/]+)$/, withRow('claims', undefined, () => true)],
    ['PATCH', /^\/ins\/v1\/claim\/([^/]+)$/, patch('claims')],
    [
      'DELETE',
      /^\/ins\/v1\/claim\/([^/]+)$/,
      withRow('claims', row => {
        row.deletedAt = now()
        return { status: 204, body: undefined }
      }),
    ],
    ['POST', /^\/ins\/v1\/claim\/([^/]+)\/approve$/, decide(30)],
    [
      'POST',
      /^\/ins\/v1\/claim\/([^/]+)\/decline$/,
      incoming =>
        incoming.body?.reason
          ? decide(50, ({ reason }) => ({ declineReason: reason }))(incoming)
          : refuse(422, 'reason is missing'),
    ],
    [
      'POST',
      /^\/ins\/v1\/claim\/([^/]+)\/assign$/,
      withRow('claims', (row, { adjusterId }) => {
        if (!data.adjusters.some(({ id }) => id === adjusterId)) return refuse(422, 'no such adjuster')
        Object.assign(row, { adjusterId, status: row.status === 10 ? 20 : row.status })
      }),
    ],
    [
      'POST',
      /^\/ins\/v1\/claim\/([^/]+)\/restore$/,
      withRow(
        'claims',
        row => void (row.deletedAt = null),
        () => true,
      ),
    ],
    ['GET', /^\/ins\/v1\/payment$/, list('payments')],
  ]
  const server = await listenJson(routes, refuse(404, 'no such route').body, port)
  return { ...server, data, reset: createReset(data) }
}
