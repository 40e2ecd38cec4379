import { listenJson, type Handler, type Incoming, type Reply } from '../listen-json.ts'
import { createShopData, ORDER_STATUSES, type Order, type Product } from './data.ts'
import { SHOP_DESCRIPTION } from './description.ts'

const failure = (status: number, code: string, message: string): Reply => ({
  status,
  body: { error: { code, message } },
})
const missing = (what: string) => failure(404, 'not_found', `No such ${what}`)

/** One page after an opaque cursor. */
function pageOf<T>(rows: readonly T[], query: URLSearchParams): Reply {
  const limit = Number(query.get('limit') ?? 25)
  if (!(limit >= 1 && limit <= 100)) return failure(422, 'invalid_limit', 'limit must be 1 to 100')
  const cursor = query.get('cursor')
  const start = cursor ? Number(Buffer.from(cursor, 'base64url').toString()) : 0
  if (!Number.isInteger(start)) return failure(422, 'invalid_cursor', 'cursor is not one of ours')
  const end = start + limit
  const nextCursor = end < rows.length ? Buffer.from(String(end)).toString('base64url') : null
  return { body: { data: rows.slice(start, end), nextCursor } }
}

/** Starts the web shop on a free port. `data` is what it serves and changes. */
export async function startShop() {
  const data = createShopData()
  const { products, customers, orders, categories } = data
  const newestFirst = (list: readonly Order[]) =>
    [...list].sort((left, right) => right.placedAt.localeCompare(left.placedAt))
  const one =
    <T extends { id: string }>(list: readonly T[], what: string) =>
    (incoming: Incoming): Reply => {
      const found = list.find(({ id }) => id === incoming.path[0])
      return found ? { body: found } : missing(what)
    }
  const listProducts = ({ query }: Incoming) => {
    const text = query.get('search')?.toLowerCase()
    const found = products.filter(
      product =>
        (!text || `${product.name} ${product.sku}`.toLowerCase().includes(text)) &&
        (!query.has('category') || product.categoryId === query.get('category')) &&
        (!query.has('available') || String(product.inStock) === query.get('available')) &&
        product.price.amount >= Number(query.get('minPrice') ?? 0) &&
        product.price.amount <= Number(query.get('maxPrice') ?? Infinity) &&
        (!query.has('tag') || product.tags.includes(query.get('tag') as string)),
    )
    const key = (product: Product) => {
      const field = query.get('sortBy') ?? 'name'
      return field === 'price' ? product.price.amount : product[field as 'name' | 'rating' | 'createdAt']
    }
    const sign = query.get('order') === 'desc' ? -1 : 1
    found.sort((left, right) => (key(left) < key(right) ? -sign : key(left) > key(right) ? sign : 0))
    return pageOf(found, query)
  }
  const listCustomers = ({ query }: Incoming) => {
    const text = query.get('search')?.toLowerCase()
    const written = (customer: (typeof customers)[number]) =>
      `${customer.firstName} ${customer.lastName} ${customer.email}`.toLowerCase()
    return pageOf(
      customers.filter(
        customer =>
          (!text || written(customer).includes(text)) &&
          (!query.has('tier') || customer.loyaltyTier === query.get('tier')),
      ),
      query,
    )
  }
  const listOrders = ({ query }: Incoming) => {
    const after = Date.parse(query.get('placedAfter') ?? '1970-01-01')
    const before = Date.parse(query.get('placedBefore') ?? '2999-01-01')
    if (Number.isNaN(after + before)) return failure(422, 'invalid_date', 'placedAfter and placedBefore are date-times')
    return pageOf(
      newestFirst(orders).filter(
        order =>
          (!query.has('customer') || order.customerId === query.get('customer')) &&
          (!query.has('status') || order.orderStatus === query.get('status')) &&
          Date.parse(order.placedAt) >= after &&
          Date.parse(order.placedAt) < before,
      ),
      query,
    )
  }
  const createOrder = ({ body }: Incoming): Reply => {
    const customer = customers.find(({ id }) => id === body?.customerId)
    const items = ((body?.items ?? []) as Order['items']).map(item => ({
      ...item,
      unitPrice: products.find(({ id }) => id === item.productId)?.price,
    }))
    if (!customer || items.length === 0 || items.some(({ unitPrice, quantity }) => !unitPrice || !(quantity >= 1)))
      return failure(422, 'invalid_order', 'customerId and items with productId and quantity are needed')
    const priced = items as Order['items']
    const amount = Math.round(priced.reduce((sum, item) => sum + item.quantity * item.unitPrice.amount, 0) * 100) / 100
    const order: Order = {
      id: `ord_${orders.length + 1}`,
      customerId: customer.id,
      orderStatus: 'pending',
      total: { amount, currency: 'EUR' },
      items: priced,
      shippingAddress: body.shippingAddress ?? customer.address,
      couponCode: body.couponCode ?? null,
      placedAt: '2025-11-01T00:00:00.000Z',
      deliveredAt: null,
    }
    orders.push(order)
    return { status: 201, body: order }
  }
  const updateOrder = ({ path, body }: Incoming): Reply => {
    const order = orders.find(({ id }) => id === path[0])
    if (!order) return missing('order')
    const { orderStatus, couponCode, shippingAddress } = body ?? {}
    if (orderStatus !== undefined && !ORDER_STATUSES.includes(orderStatus))
      return failure(422, 'invalid_status', `orderStatus must be one of ${ORDER_STATUSES.join(', ')}`)
    if (orderStatus !== undefined) order.orderStatus = orderStatus
    if (couponCode !== undefined) order.couponCode = couponCode
    if (shippingAddress !== undefined) order.shippingAddress = shippingAddress
    return { body: order }
  }
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: SHOP_DESCRIPTION })],
    ['GET', /^\/v2\/categories$/, () => ({ body: { data: categories } })],
    ['GET', /^\/v2\/products$/, listProducts],
    ['GET', /^\/v2\/products\/([^/]+)$/, one(products, 'product')],
    ['GET', /^\/v2\/customers$/, listCustomers],
    ['GET', /^\/v2\/customers\/([^/]+)$/, one(customers, 'customer')],
    [
      'GET',
      /^\/v2\/customers\/([^/]+)\/orders$/,
      ({ path, query }) =>
        customers.some(({ id }) => id === path[0])
          ? pageOf(newestFirst(orders.filter(({ customerId }) => customerId === path[0])), query)
          : missing('customer'),
    ],
    ['GET', /^\/v2\/orders$/, listOrders],
    ['POST', /^\/v2\/orders$/, createOrder],
    ['GET', /^\/v2\/orders\/([^/]+)$/, one(orders, 'order')],
    ['PATCH', /^\/v2\/orders\/([^/]+)$/, updateOrder],
  ]
  return { data, ...(await listenJson(routes, { error: { code: 'not_found', message: 'No such page' } })) }
}
