import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createStockroomData, totalOf, type StockroomData } from './data.ts'
import { STOCKROOM_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof StockroomData
const TITLES: Record<number, string> = { 404: 'Not Found', 409: 'Conflict' }
const refuse = (status: number, detail: string): Reply => ({ status, body: { type: 'about:blank', title: TITLES[status] ?? 'Bad Request', status, detail } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)}: must not be null`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { supplierId: 'goodsSuppliers', warehouseId: 'goodsWarehouses', articleId: 'goodsArticles' } // oxfmt-ignore

/** Rows by `property,asc` or `property,desc`; the first criterion counts most. */
function sortBy(rows: Row[], criteria: string[]): Row[] {
  const keys = criteria.map(one => one.split(',')).filter(([name]) => name && rows[0] && name in rows[0])
  return rows.toSorted((a, b) => {
    for (const [name, way] of keys) {
      const [one, other] = [a[name!] as string | number | null, b[name!] as string | number | null]
      if (one === other) continue
      const isAfter = one === null || (other !== null && one > other)
      return (isAfter ? 1 : -1) * (way === 'desc' ? -1 : 1)
    }
    return 0
  })
}
/** A page as Spring's paged model; what is out of range falls back to what is allowed. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const at = (name: string, usual: number, least: number) => {
    const value = Number(query.get(name) ?? usual)
    return Number.isInteger(value) && value >= least ? value : usual
  }
  const [number, size] = [at('page', 0, 0), Math.min(at('size', 20, 1), 100)]
  const content = sortBy(rows as Row[], query.getAll('sort')).slice(number * size, (number + 1) * size)
  return { body: { content, page: { size, number, totalElements: rows.length, totalPages: Math.ceil(rows.length / size) } } } // oxfmt-ignore
}

/** Starts the inventory. `data` is what it serves and changes; `reset` puts it back. */
export async function startStockroom({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createStockroomData(clock)
  const days = createDays(clock)
  const today = days.day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given): string | undefined => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    return lost && `${lost}: does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const articleOf = (given: Given) => data.goodsArticles.find(one => one.id === given.articleId)
  const wrongIn = (given: Given, parts: unknown) =>
    wrong(given) ?? (Array.isArray(parts) ? parts.map(one => wrong(one as Given)).find(Boolean) : 'must be a list')
  const take = (given: Given) => wrong(given) ?? { unit: 'PIECE', packSize: 1, weightKg: null, status: 'ACTIVE', ...given, listedOn: today } // oxfmt-ignore
  const welcome = (given: Given) => ({ contactName: null, phone: null, city: null, country: null, leadTimeDays: null, paymentTermDays: 30, active: true, ...given, supplierNumber: 'S-9901' }) // oxfmt-ignore
  const order = (given: Given) => {
    const reason = wrongIn(given, given.lines)
    if (reason) return reason
    const lines = (given.lines as Given[]).map((line, index) => ({
      lineNumber: 10 * (index + 1),
      articleId: Number(line.articleId),
      articleNumber: articleOf(line)!.articleNumber,
      quantityOrdered: Number(line.quantityOrdered ?? 1),
      quantityReceived: 0,
      unitPrice: Number(line.unitPrice ?? articleOf(line)!.purchasePrice),
    }))
    return { expectedOn: null, buyer: 'API', ...given, orderNumber: 'PO-99010', status: 'DRAFT', orderedOn: null, receivedOn: null, lines, totalAmount: totalOf(lines) } // oxfmt-ignore
  }
  const ship = (given: Given) => {
    const reason = wrongIn(given, given.items)
    if (reason) return reason
    const items = (given.items as Given[]).map(one => ({ ...one, articleNumber: articleOf(one)!.articleNumber }))
    return { carrier: 'OWN_FLEET', palletCount: 1, ...given, items, shipmentNumber: 'SH-99010', status: 'PLANNED', dispatchedAt: null, deliveredOn: null, trackingNumber: null } // oxfmt-ignore
  }
  const receive = withRow('goodsPurchaseOrders', row => {
    if (!['SENT', 'CONFIRMED', 'PARTIALLY_RECEIVED'].includes(String(row.status))) return refuse(409, `It is ${String(row.status)}`) // oxfmt-ignore
    const lines = (row.lines as Given[]).map(one => ({ ...one, quantityReceived: one.quantityOrdered }))
    Object.assign(row, { status: 'RECEIVED', receivedOn: today, lines })
    return undefined
  })
  const dropDraft: Handler[2] = incoming => {
    const found = data.goodsPurchaseOrders.find(({ id }) => String(id) === incoming.path[0])
    return found && found.status !== 'DRAFT' ? refuse(409, 'Only drafts can be deleted') : remove('goodsPurchaseOrders')(incoming) // oxfmt-ignore
  }

  const at = (path: string) => new RegExp(`^/api/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/v3\/api-docs$/, () => ({ body: STOCKROOM_DESCRIPTION })],
    ...read('goodsArticles', 'articles', 'q', 'articleNumber', 'category', 'supplierId', 'status'),
    ...read('goodsWarehouses', 'warehouses', 'code', 'type'),
    ...read('goodsSuppliers', 'suppliers', 'q', 'supplierNumber', 'country', 'active'),
    ...read('goodsStockLevels', 'stock-levels', 'articleId', 'warehouseId', 'binLocation'),
    ...read('goodsPurchaseOrders', 'purchase-orders', 'orderNumber', 'supplierId', 'warehouseId', 'status'),
    ...read('goodsShipments', 'shipments', 'shipmentNumber', 'warehouseId', 'carrier', 'status'),
    ['POST', at('articles'), add('goodsArticles', ['articleNumber', 'name', 'category', 'supplierId', 'purchasePrice', 'listPrice'], take)], // oxfmt-ignore
    ['PATCH', at('articles/:id'), change('goodsArticles')],
    ['DELETE', at('articles/:id'), remove('goodsArticles')],
    ['PATCH', at('warehouses/:id'), change('goodsWarehouses')],
    ['POST', at('suppliers'), add('goodsSuppliers', ['name', 'email'], welcome)],
    ['PATCH', at('suppliers/:id'), change('goodsSuppliers')],
    ['DELETE', at('suppliers/:id'), remove('goodsSuppliers')],
    ['PATCH', at('stock-levels/:id'), change('goodsStockLevels')],
    ['POST', at('purchase-orders'), add('goodsPurchaseOrders', ['supplierId', 'warehouseId', 'lines'], order)],
    ['PATCH', at('purchase-orders/:id'), change('goodsPurchaseOrders')],
    ['DELETE', at('purchase-orders/:id'), dropDraft],
    ['POST', at('purchase-orders/:id/send'), become('goodsPurchaseOrders', ['DRAFT'], () => ({ status: 'SENT', orderedOn: today }))], // oxfmt-ignore
    ['POST', at('purchase-orders/:id/receive'), receive],
    ['POST', at('purchase-orders/:id/cancel'), become('goodsPurchaseOrders', ['DRAFT', 'SENT', 'CONFIRMED'], () => ({ status: 'CANCELLED' }))], // oxfmt-ignore
    ['POST', at('shipments'), add('goodsShipments', ['warehouseId', 'customer', 'destinationCity', 'plannedOn', 'items'], ship)], // oxfmt-ignore
    ['PATCH', at('shipments/:id'), change('goodsShipments')],
    ['POST', at('shipments/:id/dispatch'), become('goodsShipments', ['PLANNED', 'PICKING'], () => ({ status: 'DISPATCHED', dispatchedAt: clock.toISOString() }))], // oxfmt-ignore
    ['POST', at('shipments/:id/deliver'), become('goodsShipments', ['DISPATCHED'], () => ({ status: 'DELIVERED', deliveredOn: today }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { type: 'about:blank', title: 'Not Found', status: 404 }, port)
  return { ...server, data, reset: createReset(data) }
}
