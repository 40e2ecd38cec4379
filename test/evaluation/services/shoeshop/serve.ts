import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createShoeshopData, type ShoeOrderLine, type ShoeshopData } from './data.ts'
import { SHOESHOP_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof ShoeshopData
const refuse = (status: number, message: string): Reply => ({ status, body: { error: status === 404 ? 'notFound' : 'invalidRequest', message } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} is missing`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { shopperId: 'shoeShoppers', orderId: 'shoeOrders' }
const PREFIXES: Record<string, string> = { shoes: 'sho', shoeShoppers: 'cus', shoeOrders: 'ord', shoeReturns: 'ret', shoeVouchers: 'vou' } // oxfmt-ignore

/** Rows from an offset on. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 30)]
  if (!(offset >= 0 && limit >= 1 && limit <= 100)) return refuse(400, 'offset or limit is out of range')
  return { body: { items: rows.slice(offset, offset + limit), offset, limit, totalCount: rows.length } }
}

/** Starts the shop for shoes. `data` is what it serves and changes; `reset` puts it back. */
export async function startShoeshop({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createShoeshopData(clock)
  const today = createDays(clock).day(0)
  const keyOf = (kind: string, number: number) => `${PREFIXES[kind]!}_${number}`
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid, keyOf }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => given[name] && !isThere(TARGETS[name]!, given[name]))
    return lost && `${lost} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const welcome = (given: Given) => ({ shoeSize: null, newsletter: false, ...given, address: { street: '', city: '', postcode: '', ...(given.address as Given) }, loyalty: { tier: 'bronze', points: 0 }, registeredOn: today }) // oxfmt-ignore
  const order = (given: Given) => {
    const lines = [given.lines].flat() as Partial<ShoeOrderLine>[]
    if (lines.some(one => !isThere('shoes', one.shoeId))) return 'shoeId does not exist'
    const priced = lines.map(one => ({ size: null, quantity: 1, unitPrice: data.shoes.find(shoe => shoe.id === one.shoeId)!.price, ...one })) // oxfmt-ignore
    const total = priced.reduce((sum, one) => sum + one.quantity * one.unitPrice, 0)
    return wrong(given) ?? { paidWith: 'card', ...given, lines: priced, total, status: 'placed', delivery: { method: 'standard', trackingCode: null, deliveredOn: null }, voucherId: null, orderNo: 'SO-39901', placedOn: today } // oxfmt-ignore
  }
  const announce = (given: Given) => wrong(given) ?? { ...given, status: 'announced', refundAmount: null, announcedOn: today, returnNo: 'R-9901' } // oxfmt-ignore
  const offer = (given: Given) => ({ validFrom: today, ...given, timesUsed: 0 })

  const at = (path: string) => new RegExp(`^/shop/v3/${path.replaceAll(':id', '([^/]+)')}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: SHOESHOP_DESCRIPTION })],
    ...read('shoes', 'shoes', 'brand', 'category', 'madeFor', 'colour'),
    ...read('shoeShoppers', 'shoppers', 'email'),
    ...read('shoeOrders', 'orders', 'shopperId', 'status', 'paidWith'),
    ...read('shoeReturns', 'returns', 'orderId', 'status', 'reason'),
    ...read('shoeVouchers', 'vouchers', 'code'),
    ['PATCH', at('shoes/:id'), change('shoes')],
    ['POST', at('shoppers'), add('shoeShoppers', ['firstName', 'lastName', 'email'], welcome)],
    ['PATCH', at('shoppers/:id'), change('shoeShoppers')],
    ['DELETE', at('shoppers/:id'), remove('shoeShoppers')],
    ['POST', at('orders'), add('shoeOrders', ['shopperId', 'lines'], order)],
    ['PATCH', at('orders/:id'), change('shoeOrders')],
    ['POST', at('orders/:id/cancel'), become('shoeOrders', ['placed', 'packed'], () => ({ status: 'cancelled' }))],
    ['POST', at('returns'), add('shoeReturns', ['orderId', 'reason'], announce)],
    ['PATCH', at('returns/:id'), change('shoeReturns')],
    ['DELETE', at('returns/:id'), remove('shoeReturns')],
    ['POST', at('vouchers'), add('shoeVouchers', ['code', 'percentOff', 'validUntil'], offer)],
    ['PATCH', at('vouchers/:id'), change('shoeVouchers')],
    ['DELETE', at('vouchers/:id'), remove('shoeVouchers')],
  ]
  const server = await listenJson(routes, { error: 'notFound', message: 'No such route' }, port)
  return { ...server, data, reset: createReset(data) }
}
