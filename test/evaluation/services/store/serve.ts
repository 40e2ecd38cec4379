import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { toCamel, toPascal } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createStoreData, SEGMENTS, type Customer, type Order, type Product, type Review } from './data.ts'
import { STORE_DESCRIPTION } from './description.ts'

const failure = (status: number, title: string): Reply => ({ status, body: { Title: title, Status: status } })
const found = (value: object | undefined, what: string): Reply =>
  value ? { body: toPascal(value) } : failure(404, `${what} not found`)

/** One page; pages count from 0. */
function pageOf(rows: readonly object[], { query }: Incoming): Reply {
  const page = Number(query.get('page') ?? 0)
  const size = Number(query.get('size') ?? 20)
  if (!(page >= 0) || !(size >= 1 && size <= 100)) return failure(400, 'page starts at 0, size is 1 to 100')
  return {
    body: {
      Content: rows.slice(page * size, (page + 1) * size).map(toPascal),
      Page: { Number: page, Size: size, TotalElements: rows.length, TotalPages: Math.ceil(rows.length / size) },
    },
  }
}

/** Starts the store. `data` is what it serves and changes; `reset` puts it back. */
export async function startStore({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createStoreData(clock)
  const { categories, products, customers, orders, reviews } = data
  const byId = <T extends { id: number }>(rows: T[], { path }: Incoming) =>
    rows.find(({ id }) => id === Number(path[0]))
  const is = ({ query }: Incoming, name: string, value: unknown) =>
    !query.has(name) || query.get(name) === String(value)

  function listProducts(incoming: Incoming): Reply {
    const { query } = incoming
    const search = query.get('search')?.toLowerCase() ?? ''
    const rows = products.filter(
      one =>
        is(incoming, 'categoryId', one.categoryId) &&
        is(incoming, 'brand', one.brand) &&
        one.price >= Number(query.get('minPrice') ?? 0) &&
        one.price <= Number(query.get('maxPrice') ?? Infinity) &&
        one.name.toLowerCase().includes(search),
    )
    return pageOf(rows, incoming)
  }

  function createProduct({ body }: Incoming): Reply {
    const given = toCamel(body ?? {}) as Partial<Product>
    if (!given.name || typeof given.price !== 'number') return failure(400, 'Name and Price are required')
    if (!categories.some(({ id }) => id === given.categoryId)) return failure(400, 'CategoryId names no category')
    const created: Product = {
      id: 1500 + products.length,
      sku: given.sku ?? `NEW-${products.length}`,
      name: given.name,
      categoryId: given.categoryId!,
      brand: given.brand ?? '',
      price: given.price,
      cost: 0,
      stockQuantity: given.stockQuantity ?? 0,
      reorderLevel: given.reorderLevel ?? 10,
      isDiscontinued: false,
      weightKg: given.weightKg ?? null,
      launchedOn: new Date().toISOString().slice(0, 10),
    }
    products.push(created)
    return { status: 201, body: toPascal(created) }
  }

  function createCustomer({ body }: Incoming): Reply {
    const given = toCamel(body ?? {}) as Partial<Customer>
    if (!given.firstName || !given.lastName || !given.email)
      return failure(400, 'FirstName, LastName, Email are required')
    if (given.segment && !SEGMENTS.includes(given.segment as never)) return failure(400, 'no such Segment')
    const created: Customer = {
      id: 9100 + customers.length,
      firstName: given.firstName,
      lastName: given.lastName,
      email: given.email,
      phone: given.phone ?? null,
      segment: given.segment ?? 'Consumer',
      address: { street: '', city: '', postalCode: '', country: '', ...given.address },
      newsletter: given.newsletter ?? false,
      creditLimit: given.creditLimit ?? null,
      customerSince: new Date().toISOString().slice(0, 10),
    }
    customers.push(created)
    return { status: 201, body: toPascal(created) }
  }

  function change(rows: { id: number }[], keys: readonly string[], incoming: Incoming, what: string): Reply {
    const one = byId(rows, incoming)
    const given = toCamel(incoming.body ?? {})
    if (!one) return failure(404, `${what} not found`)
    for (const key of keys) if (given[key] !== undefined) Object.assign(one, { [key]: given[key] })
    return { body: toPascal(one) }
  }

  function remove(rows: { id: number }[], incoming: Incoming, what: string): Reply {
    const one = byId(rows, incoming)
    if (!one) return failure(404, `${what} not found`)
    rows.splice(rows.indexOf(one), 1)
    return { status: 200, body: { Deleted: one.id } }
  }

  function moveOrder(incoming: Incoming, from: readonly string[], to: Partial<Order>): Reply {
    const one = byId(orders, incoming)
    if (!one) return failure(404, 'Order not found')
    if (!from.includes(one.status)) return failure(409, `Order ${one.orderNumber} is ${one.status}`)
    return { body: toPascal(Object.assign(one, to)) }
  }

  function createReview(incoming: Incoming): Reply {
    const given = toCamel(incoming.body ?? {}) as Partial<Review>
    const product = byId(products, incoming)
    if (!product) return failure(404, 'Product not found')
    if (!given.rating || given.rating < 1 || given.rating > 5) return failure(400, 'Rating is 1 to 5')
    const created: Review = {
      id: 2000 + reviews.length,
      productId: product.id,
      customerId: given.customerId ?? 0,
      rating: given.rating,
      title: given.title ?? '',
      isVerified: false,
      helpfulVotes: 0,
      postedOn: new Date().toISOString().slice(0, 10),
    }
    reviews.push(created)
    return { status: 201, body: toPascal(created) }
  }

  const routes: Handler[] = [
    ['GET', /^\/swagger\.json$/, () => ({ body: STORE_DESCRIPTION })],
    ['GET', /^\/Categories$/, incoming => pageOf(categories, incoming)],
    ['GET', /^\/Products$/, listProducts],
    ['POST', /^\/Products$/, createProduct],
    ['GET', /^\/Products\/(\d+)$/, incoming => found(byId(products, incoming), 'Product')],
    [
      'PATCH',
      /^\/Products\/(\d+)$/,
      incoming =>
        change(products, ['name', 'price', 'stockQuantity', 'reorderLevel', 'isDiscontinued'], incoming, 'Product'),
    ],
    ['DELETE', /^\/Products\/(\d+)$/, incoming => remove(products, incoming, 'Product')],
    [
      'GET',
      /^\/Products\/(\d+)\/Reviews$/,
      incoming =>
        pageOf(
          reviews.filter(({ productId }) => productId === Number(incoming.path[0])),
          incoming,
        ),
    ],
    ['POST', /^\/Products\/(\d+)\/Reviews$/, createReview],
    [
      'GET',
      /^\/Customers$/,
      incoming =>
        pageOf(
          customers.filter(one => is(incoming, 'segment', one.segment)),
          incoming,
        ),
    ],
    ['POST', /^\/Customers$/, createCustomer],
    ['GET', /^\/Customers\/(\d+)$/, incoming => found(byId(customers, incoming), 'Customer')],
    [
      'PATCH',
      /^\/Customers\/(\d+)$/,
      incoming =>
        change(customers, ['email', 'phone', 'segment', 'newsletter', 'creditLimit', 'address'], incoming, 'Customer'),
    ],
    [
      'GET',
      /^\/Orders$/,
      incoming =>
        pageOf(
          orders.filter(one => is(incoming, 'status', one.status) && is(incoming, 'customerId', one.customerId)),
          incoming,
        ),
    ],
    ['GET', /^\/Orders\/(\d+)$/, incoming => found(byId(orders, incoming), 'Order')],
    [
      'POST',
      /^\/Orders\/(\d+)\/Ship$/,
      incoming =>
        moveOrder(incoming, ['Paid'], { status: 'Shipped', shippedOn: new Date().toISOString().slice(0, 10) }),
    ],
    [
      'POST',
      /^\/Orders\/(\d+)\/Cancel$/,
      incoming => moveOrder(incoming, ['Pending', 'Paid'], { status: 'Cancelled' }),
    ],
    ['GET', /^\/Reviews$/, incoming => pageOf(reviews, incoming)],
    ['DELETE', /^\/Reviews\/(\d+)$/, incoming => remove(reviews, incoming, 'Review')],
  ]
  const server = await listenJson(routes, failure(404, 'Not found').body, port)
  return { ...server, data, reset: createReset(data) }
}
