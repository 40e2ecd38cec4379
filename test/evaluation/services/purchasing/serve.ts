import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { toCamel, toPascal } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createPurchasingData, type PurchasingData } from './data.ts'
import { PURCHASING_DESCRIPTION } from './description.ts'

type Kind = keyof PurchasingData
const refuse = (status: number, code: string, message: string): Reply => ({
  status,
  body: { error: { code, message } },
})
const missing = refuse(404, 'NotFound', 'The entity does not exist.')
const today = () => new Date().toISOString().slice(0, 10)
const write = (row: Row) => toPascal(Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id')))

/** Starts purchasing. `data` is what it serves and changes; `reset` puts it back. */
export async function startPurchasing({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createPurchasingData(clock)
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const isThere = (kind: Kind, id: unknown) => rowsOf(kind).some(row => String(row.id) === String(id))
  const list =
    (kind: Kind) =>
    ({ query, url }: Incoming): Reply => {
      const skip = Number(query.get('$skip') ?? 0)
      const top = Math.min(Number(query.get('$top') ?? 40), 40)
      if (query.has('$filter') || query.has('$orderby')) return refuse(501, 'NotImplemented', 'not in this tenant')
      const rows = rowsOf(kind)
      const next = new URL(url)
      next.searchParams.set('$skip', String(skip + top))
      return {
        body: {
          '@odata.context': '$metadata',
          ...(query.get('$count') === 'true' && { '@odata.count': rows.length }),
          ...(skip + top < rows.length && { '@odata.nextLink': `${server.url}${next.pathname}${next.search}` }),
          value: rows.slice(skip, skip + top).map(write),
        },
      }
    }
  const withRow =
    (kind: Kind, answer?: (row: Row, body: Record<string, unknown>) => Reply | undefined) =>
    ({ path, body }: Incoming): Reply => {
      const wanted = path[0]!.replace(/^'|'$/g, '')
      const row = rowsOf(kind).find(({ id }) => String(id) === wanted)
      if (!row) return missing
      return answer?.(row, toCamel(body ?? {})) ?? { body: write(row) }
    }
  const change = (kind: Kind) => withRow(kind, (row, body) => void Object.assign(row, body))
  const remove = (kind: Kind) =>
    withRow(kind, row => {
      rowsOf(kind).splice(rowsOf(kind).indexOf(row), 1)
      return { status: 200, body: null }
    })
  const become = (from: string[], status: string) =>
    withRow('purchaseOrders', row => {
      if (!from.includes(String(row.status))) return refuse(409, 'Conflict', `the order is ${String(row.status)}`)
      row.status = status
      return undefined
    })
  const add =
    (kind: Kind, needed: string[], make: (given: Record<string, unknown>) => object | string) =>
    ({ body }: Incoming): Reply => {
      const given = toCamel(body ?? {})
      const lacking = needed.find(name => given[name] === undefined)
      if (lacking) return refuse(400, 'BadRequest', `${lacking} is required`)
      const made = make(given)
      if (typeof made === 'string') return refuse(400, 'BadRequest', made)
      rowsOf(kind).push(made as Row)
      return { status: 201, body: write(made as Row) }
    }

  function order(given: Record<string, unknown>): object | string {
    if (!isThere('suppliers', given.supplierCode)) return 'no such supplier'
    if (!isThere('warehouses', given.warehouseCode)) return 'no such warehouse'
    const number = 46_000 + data.purchaseOrders.length
    const open = { buyerName: '', expectedDate: null, remarks: null, lines: [] }
    const own = {
      id: number,
      orderNumber: number,
      orderDate: today(),
      status: 'Draft',
      totalAmount: 0,
      currency: 'EUR',
    }
    return { ...open, ...given, ...own }
  }
  function sendBack(given: Record<string, unknown>): object | string {
    if (!isThere('purchaseOrders', given.orderNumber)) return 'no such order'
    if (!isThere('products', given.sku)) return 'no such product'
    const number = 900 + data.returns.length
    return { ...given, id: number, returnId: number, status: 'Open', createdOn: today(), creditAmount: null }
  }
  function admit(given: Record<string, unknown>): object {
    const code = `S-${2000 + data.suppliers.length}`
    const open = { city: '', paymentTermsDays: 30, leadTimeDays: 0, contactEmail: null }
    return { ...open, ...given, id: code, supplierCode: code, rating: 'C', isBlocked: false }
  }

  const routes: Handler[] = [
    ['GET', /^\/\$openapi\.json$/, () => ({ body: PURCHASING_DESCRIPTION })],
    ['GET', /^\/Suppliers$/, list('suppliers')],
    ['POST', /^\/Suppliers$/, add('suppliers', ['name', 'country'], admit)],
    ['GET', /^\/Suppliers\(([^)]+)\)$/, withRow('suppliers')],
    ['PATCH', /^\/Suppliers\(([^)]+)\)$/, change('suppliers')],
    ['GET', /^\/Products$/, list('products')],
    ['GET', /^\/Products\(([^)]+)\)$/, withRow('products')],
    ['PATCH', /^\/Products\(([^)]+)\)$/, change('products')],
    ['GET', /^\/Warehouses$/, list('warehouses')],
    ['GET', /^\/StockLevels$/, list('stockLevels')],
    ['PATCH', /^\/StockLevels\(([^)]+)\)$/, change('stockLevels')],
    ['GET', /^\/PurchaseOrders$/, list('purchaseOrders')],
    ['POST', /^\/PurchaseOrders$/, add('purchaseOrders', ['supplierCode', 'warehouseCode'], order)],
    ['GET', /^\/PurchaseOrders\(([^)]+)\)$/, withRow('purchaseOrders')],
    ['PATCH', /^\/PurchaseOrders\(([^)]+)\)$/, change('purchaseOrders')],
    ['DELETE', /^\/PurchaseOrders\(([^)]+)\)$/, remove('purchaseOrders')],
    ['POST', /^\/PurchaseOrders\(([^)]+)\)\/Erp\.Approve$/, become(['Draft', 'Submitted'], 'Approved')],
    ['POST', /^\/PurchaseOrders\(([^)]+)\)\/Erp\.Cancel$/, become(['Draft', 'Submitted', 'Approved'], 'Cancelled')],
    ['GET', /^\/Shipments$/, list('shipments')],
    ['PATCH', /^\/Shipments\(([^)]+)\)$/, change('shipments')],
    ['GET', /^\/Returns$/, list('returns')],
    ['POST', /^\/Returns$/, add('returns', ['orderNumber', 'sku', 'quantity', 'reason'], sendBack)],
    ['PATCH', /^\/Returns\(([^)]+)\)$/, change('returns')],
    ['DELETE', /^\/Returns\(([^)]+)\)$/, remove('returns')],
  ]
  const server = await listenJson(routes, missing.body, port)
  return { ...server, data, reset: createReset(data) }
}
