import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createNewspaperData, type NewspaperData } from './data.ts'
import { NEWSPAPER_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
const today = () => new Date().toISOString().slice(0, 10)
const now = () => new Date().toISOString()

const refuse = (status: number, detail: string): Reply => ({ status, body: { error: { status, detail } } })
const invalid = (_: string, name: string, detail = `${name} is required`): Reply => refuse(422, detail)

const toCursor = (at: number) => Buffer.from(`o:${at}`).toString('base64url')
const fromCursor = (cursor: string | null) =>
  cursor === null ? 0 : Number(/^o:(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1] ?? Number.NaN)

/** At most 100 rows from where the cursor points, and the cursor of the next ones. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [from, limit] = [fromCursor(query.get('cursor')), Number(query.get('limit') ?? 25)]
  if (!(limit >= 1 && limit <= 100)) return refuse(422, 'limit must be between 1 and 100')
  if (Number.isNaN(from)) return refuse(422, 'cursor is not valid')
  const hasMore = from + limit < rows.length
  return { body: { data: rows.slice(from, from + limit), next_cursor: hasMore ? toCursor(from + limit) : null, has_more: hasMore } } // oxfmt-ignore
}

/** Starts the newspaper publisher. `data` is what it serves and changes; `reset` puts it back. */
export async function startNewspaper({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createNewspaperData(clock)
  const { list, withRow, change, remove, add, become, isThere } = createHandlers<keyof NewspaperData>(data, cut, undefined, { refuse, invalid }) // oxfmt-ignore

  const welcome = (given: Given) => ({ phone: null, street: '', city: '', postcode: '', birthYear: null, marketingOptIn: false, ...given, createdAt: now() }) // oxfmt-ignore
  const subscribe = (given: Given) => {
    if (!isThere('readers', given.readerId) || !isThere('publications', given.publicationId)) return 'The reader or the publication does not exist' // oxfmt-ignore
    const blank = { deliveryRouteId: null, monthlyPrice: 0, startedOn: today(), paymentMethod: 'direct_debit', autoRenew: true } // oxfmt-ignore
    return { ...blank, ...given, number: 'S-59999', status: 'active', endsOn: null, pausedUntil: null, cancelReason: null } // oxfmt-ignore
  }
  const complain = (given: Given) =>
    isThere('subscriptions', given.subscriptionId)
      ? { comment: null, ...given, status: 'new', reportedAt: now(), resolvedAt: null, creditAmount: null }
      : 'The subscription does not exist'
  const pitch = (given: Given) =>
    isThere('journalists', given.journalistId)
      ? { publicationId: null, wordCount: 0, isPremium: false, deadline: null, ...given, status: 'pitch', views: 0, publishedAt: null } // oxfmt-ignore
      : 'The journalist does not exist'
  const request = (given: Given) =>
    isThere('advertisers', given.advertiserId) && isThere('publications', given.publicationId)
      ? { section: 'local', price: 0, inColor: false, ...given, reference: 'AD79999', status: 'requested' }
      : 'The advertiser or the publication does not exist'
  const assign = withRow('deliveryRoutes', (row, { carrierId }) =>
    isThere('carriers', carrierId) ? void (row.carrierId = carrierId) : refuse(422, 'The carrier does not exist'),
  )
  const pause = withRow('subscriptions', (row, { until = null }) => {
    if (row.status !== 'active') return refuse(409, `It is ${String(row.status)}`)
    Object.assign(row, { status: 'paused', pausedUntil: until })
    return undefined
  })
  const cancel = withRow('subscriptions', (row, { reason = null }) => {
    if (!['active', 'paused', 'trial'].includes(String(row.status))) return refuse(409, `It is ${String(row.status)}`)
    Object.assign(row, { status: 'cancelled', cancelReason: reason, endsOn: today(), autoRenew: false })
    return undefined
  })
  const resolve = withRow('complaints', (row, { creditAmount = null }) => {
    if (!['new', 'in_progress'].includes(String(row.status))) return refuse(409, `It is ${String(row.status)}`)
    Object.assign(row, { status: 'resolved', resolvedAt: now(), creditAmount })
    return undefined
  })

  const at = (path: string) => new RegExp(`^/v1/${path.replaceAll(':id', '(\\d+)')}$`)
  const routes: Handler[] = [
    ['GET', /^\/v1\/openapi\.json$/, () => ({ body: NEWSPAPER_DESCRIPTION })],
    ['GET', at('publications'), list('publications')],
    ['GET', at('publications/:id'), withRow('publications')],
    ['GET', at('readers'), list('readers', 'city', 'email')],
    ['POST', at('readers'), add('readers', ['firstName', 'lastName', 'email'], welcome)],
    ['GET', at('readers/:id'), withRow('readers')],
    ['PATCH', at('readers/:id'), change('readers')],
    ['DELETE', at('readers/:id'), remove('readers')],
    ['GET', at('subscriptions'), list('subscriptions', 'status', 'readerId', 'publicationId', 'edition')],
    ['POST', at('subscriptions'), add('subscriptions', ['readerId', 'publicationId', 'edition'], subscribe)],
    ['GET', at('subscriptions/:id'), withRow('subscriptions')],
    ['PATCH', at('subscriptions/:id'), change('subscriptions')],
    ['POST', at('subscriptions/:id/pause'), pause],
    ['POST', at('subscriptions/:id/resume'), become('subscriptions', ['paused'], () => ({ status: 'active', pausedUntil: null }))], // oxfmt-ignore
    ['POST', at('subscriptions/:id/cancel'), cancel],
    ['GET', at('carriers'), list('carriers')],
    ['GET', at('carriers/:id'), withRow('carriers')],
    ['PATCH', at('carriers/:id'), change('carriers')],
    ['GET', at('delivery_routes'), list('deliveryRoutes', 'district', 'carrierId')],
    ['GET', at('delivery_routes/:id'), withRow('deliveryRoutes')],
    ['POST', at('delivery_routes/:id/assign'), assign],
    ['GET', at('complaints'), list('complaints', 'status', 'kind', 'subscriptionId')],
    ['POST', at('complaints'), add('complaints', ['subscriptionId', 'kind'], complain)],
    ['GET', at('complaints/:id'), withRow('complaints')],
    ['PATCH', at('complaints/:id'), change('complaints')],
    ['DELETE', at('complaints/:id'), remove('complaints')],
    ['POST', at('complaints/:id/resolve'), resolve],
    ['POST', at('complaints/:id/reject'), become('complaints', ['new', 'in_progress'], () => ({ status: 'rejected', resolvedAt: now() }))], // oxfmt-ignore
    ['GET', at('journalists'), list('journalists', 'desk')],
    ['GET', at('journalists/:id'), withRow('journalists')],
    ['GET', at('articles'), list('articles', 'status', 'section', 'journalistId', 'publicationId')],
    ['POST', at('articles'), add('articles', ['headline', 'journalistId', 'section'], pitch)],
    ['GET', at('articles/:id'), withRow('articles')],
    ['PATCH', at('articles/:id'), change('articles')],
    ['DELETE', at('articles/:id'), remove('articles')],
    ['POST', at('articles/:id/publish'), become('articles', ['draft', 'in_review'], () => ({ status: 'published', publishedAt: now() }))], // oxfmt-ignore
    ['GET', at('advertisers'), list('advertisers', 'industry')],
    ['GET', at('advertisers/:id'), withRow('advertisers')],
    ['PATCH', at('advertisers/:id'), change('advertisers')],
    ['GET', at('advertisements'), list('advertisements', 'status', 'advertiserId', 'publicationId')],
    [
      'POST',
      at('advertisements'),
      add('advertisements', ['advertiserId', 'publicationId', 'size', 'runDate'], request),
    ],
    ['GET', at('advertisements/:id'), withRow('advertisements')],
    ['PATCH', at('advertisements/:id'), change('advertisements')],
    ['POST', at('advertisements/:id/confirm'), become('advertisements', ['requested'], () => ({ status: 'confirmed' }))], // oxfmt-ignore
    ['POST', at('advertisements/:id/cancel'), become('advertisements', ['requested', 'confirmed'], () => ({ status: 'cancelled' }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { error: { status: 404, detail: 'No such route' } }, port)
  return { ...server, data, reset: createReset(data) }
}
