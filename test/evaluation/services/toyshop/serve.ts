import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createToyshopData, type ToyshopData } from './data.ts'
import { TOYSHOP_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof ToyshopData
const TITLES: Record<number, string> = { 404: 'Not Found', 409: 'Conflict' }
const refuse = (status: number, detail: string): Reply => ({ status, body: { status, title: TITLES[status] ?? 'Bad Request', detail } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} must not be null`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { makerId: 'makers', toyId: 'toys', shopperId: 'shoppers' }

/** A page as Spring writes it, counted from 0. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [number, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 20)]
  if (!(number >= 0 && size >= 1 && size <= 100)) return refuse(400, 'page or size is out of range')
  const totalPages = Math.ceil(rows.length / size)
  const content = rows.slice(number * size, (number + 1) * size)
  const pageable = { pageNumber: number, pageSize: size, offset: number * size }
  return { body: { content, pageable, totalElements: rows.length, totalPages, number, size, numberOfElements: content.length, first: number === 0, last: number >= totalPages - 1, empty: content.length === 0 } } // oxfmt-ignore
}

/** Starts the toy shop. `data` is what it serves and changes; `reset` puts it back. */
export async function startToyshop({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createToyshopData(clock)
  const today = createDays(clock).day(0)
  const shortOf = (kind: Kind, id: unknown) => {
    const row = (data[kind] as { id: number; name?: string; firstName?: string; lastName?: string }[]).find(one => one.id === id) // oxfmt-ignore
    return row ? { id: row.id, name: row.name ?? `${row.firstName} ${row.lastName}` } : null
  }
  /** A row with what it points to as short objects in the places of the keys. */
  const write = (_: Kind, row: Row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) =>
        TARGETS[name] ? [name.slice(0, -2), shortOf(TARGETS[name], value)] : [name, value],
      ),
    )
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, write, { refuse, invalid })
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    return lost && `${lost} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const stock = (given: Given) => wrong(given) ?? { unitsInStock: 0, minimumAge: 3, discontinued: false, launchedOn: today, ...given, articleNumber: 'PK-9910' } // oxfmt-ignore
  const welcome = (given: Given) => ({ phone: null, address: null, loyaltyTier: 'BASIC', newsletter: false, ...given, registeredOn: today }) // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/shop/v2/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(kind), list(kind, ...filters)],
    ['GET', at(`${kind}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/v3\/api-docs$/, () => ({ body: TOYSHOP_DESCRIPTION })],
    ...read('makers', 'country'),
    ...read('toys', 'makerId', 'department', 'discontinued', 'articleNumber'),
    ...read('shoppers', 'email', 'loyaltyTier'),
    ...read('orders', 'shopperId', 'status', 'channel', 'orderNumber'),
    ...read('ratings', 'toyId', 'shopperId', 'stars'),
    ['POST', at('toys'), add('toys', ['name', 'makerId', 'department', 'price'], stock)],
    ['PATCH', at('toys/:id'), change('toys')],
    ['DELETE', at('toys/:id'), remove('toys')],
    ['POST', at('shoppers'), add('shoppers', ['firstName', 'lastName', 'email'], welcome)],
    ['PATCH', at('shoppers/:id'), change('shoppers')],
    ['POST', at('orders/:id/cancel'), become('orders', ['PAID', 'PACKED'], () => ({ status: 'CANCELLED' }))],
    ['POST', at('orders/:id/ship'), become('orders', ['PACKED'], () => ({ status: 'SHIPPED' }))],
    ['DELETE', at('ratings/:id'), remove('ratings')],
  ]
  const server = await listenJson(routes, { status: 404, title: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
