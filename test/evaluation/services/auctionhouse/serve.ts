import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, momentOf } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createAuctionhouseData, type AuctionhouseData } from './data.ts'
import { AUCTIONHOUSE_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof AuctionhouseData
const refuse = (status: number, message: string): Reply => ({ status, body: { code: `AH-${status}`, message } })
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} must not be null`)
const keyOf = (kind: string, number: number) => `${kind.slice(0, 3)}-${number}`
/** What a key of another record points to, and by what its short form calls that. */
const TARGETS: Record<string, [kind: Kind, called: 'name' | 'code' | 'reference']> = {
  auctioneerId: ['specialists', 'name'],
  auctionId: ['auctions', 'code'],
  consignorId: ['consignors', 'name'],
  buyerId: ['bidders', 'name'],
  bidderId: ['bidders', 'name'],
  lotId: ['lots', 'reference'],
}

/** A page, counted from 0. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [number, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 20)]
  if (!(number >= 0 && size >= 1 && size <= 100)) return refuse(400, 'page or size is out of range')
  const content = rows.slice(number * size, (number + 1) * size)
  return { body: { content, number, size, totalElements: rows.length, last: (number + 1) * size >= rows.length } }
}

/** Starts the auction house. `data` is what it serves and changes; `reset` puts it back. */
export async function startAuctionhouse({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createAuctionhouseData(clock)
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const shortOf = (name: string, value: unknown) => {
    const [kind, called] = TARGETS[name]!
    const row = rowsOf(kind).find(one => one.id === value)
    return row ? { id: row.id, [called]: row[called] ?? `${String(row.firstName)} ${String(row.lastName)}` } : null
  }
  /** Instead of the key of another record, its short form. */
  const write = (_: Kind, row: Row): object =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) =>
        name in TARGETS ? [name.slice(0, -2), shortOf(name, value)] : [name, value],
      ),
    )
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, write, { refuse, invalid, keyOf }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere, or its moment is none. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && given[name] !== null && !isThere(TARGETS[name]![0], given[name])) // oxfmt-ignore
    if (lost) return `${lost} does not exist`
    const isTimeless = given.startsAt !== undefined && momentOf(given.startsAt) === undefined
    return isTimeless ? 'startsAt must be a date and a time' : undefined
  }
  const timed = (given: Given) => ({ ...given, ...(given.startsAt !== undefined && { startsAt: momentOf(given.startsAt)!.replace('.000', '') }) }) // oxfmt-ignore
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, timed(given))
    })

  const { day } = createDays(clock)
  const sign = (given: Given) => ({ email: null, address: { city: null, country: null }, commissionPercent: 15, ...given, consigningSince: day(0) }) // oxfmt-ignore
  const consign = (given: Given) =>
    wrong(given) ?? { maker: null, condition: 'good', reservePrice: null, auctionId: null, ...given, reference: 'L99001', status: 'received', hammerPrice: null, buyerId: null, consignedOn: day(0) } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`([a-z]+-\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(kind), list(kind, ...filters)],
    ['GET', at(`${kind}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/v3\/api-docs$/, () => ({ body: AUCTIONHOUSE_DESCRIPTION })],
    ...read('specialists', 'department'),
    ...read('auctions', 'status', 'department', 'format'),
    ...read('consignors', 'type'),
    ...read('bidders', 'country', 'isBlocked', 'paddleNumber'),
    ...read('lots', 'status', 'department', 'auctionId', 'consignorId', 'buyerId', 'reference'),
    ...read('bids', 'lotId', 'bidderId', 'channel'),
    ['PATCH', at('specialists/:id'), change('specialists')],
    ['PATCH', at('auctions/:id'), change('auctions')],
    ['POST', at('auctions/:id/cancel'), become('auctions', ['planned', 'catalogued'], () => ({ status: 'cancelled' }))], // oxfmt-ignore
    ['POST', at('consignors'), add('consignors', ['name', 'type', 'phone'], sign)],
    ['PATCH', at('consignors/:id'), change('consignors')],
    ['PATCH', at('bidders/:id'), change('bidders')],
    ['POST', at('bidders/:id/block'), become('bidders', ['false'], () => ({ isBlocked: true }), 'isBlocked')],
    ['POST', at('bidders/:id/unblock'), become('bidders', ['true'], () => ({ isBlocked: false }), 'isBlocked')],
    ['POST', at('lots'), add('lots', ['title', 'department', 'estimate', 'consignorId'], consign)],
    ['PATCH', at('lots/:id'), change('lots')],
    ['DELETE', at('lots/:id'), remove('lots')],
    ['POST', at('lots/:id/withdraw'), become('lots', ['received', 'catalogued', 'unsold'], () => ({ status: 'withdrawn' }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { code: 'AH-404', message: 'Not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
