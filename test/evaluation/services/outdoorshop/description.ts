import { ERRORS, model, optional, partOf, pathsOf } from '../fastapi.ts'
import { choice, date, decimal, flag, listOf, moment, ref, text, whole } from '../openapi.ts'
import { CARRIERS, LOYALTY_TIERS, PRODUCT_STATUSES, SEASONS, TREK_ORDER_STATUSES, TREK_PAYMENTS, TREK_RETURN_REASONS, TREK_RETURN_STATUSES } from './kinds.ts' // oxfmt-ignore

const ENUMS = {
  Season: SEASONS,
  ProductStatus: PRODUCT_STATUSES,
  LoyaltyTier: LOYALTY_TIERS,
  OrderStatus: TREK_ORDER_STATUSES,
  PaymentMethod: TREK_PAYMENTS,
  Carrier: CARRIERS,
  ReturnReason: TREK_RETURN_REASONS,
  ReturnStatus: TREK_RETURN_STATUSES,
}
const email = () => text(undefined, { format: 'email' })
const state = () => text('Two-letter code', { minLength: 2, maxLength: 2, examples: ['CO'] })
const maybe = (name: string) => optional(ref(name))
const usd = (description = 'USD') => decimal(description, { minimum: 0 })
const amount = (description?: string) => whole(description, { minimum: 0 })

const SUPPLIER = {
  id: whole(),
  name: text(),
  country: text(),
  contact_name: text(),
  email: email(),
  phone: text(),
  lead_time_days: amount('Days from our order to delivery'),
  minimum_order: usd('Smallest order they accept, USD'),
}
const CATEGORY = {
  id: whole(),
  name: text(),
  slug: text(),
  description: text(),
  season: ref('Season'),
}
const PRODUCT = {
  id: whole(),
  sku: text(),
  name: text(),
  brand: text(),
  category_id: whole(),
  supplier_id: whole(),
  status: ref('ProductStatus'),
  price: usd('Retail price in USD'),
  cost_price: usd('What we pay the supplier, USD'),
  weight_grams: amount(),
  color: optional(text()),
  is_waterproof: flag(),
  stock_quantity: amount('Units in the warehouse'),
  reorder_point: amount('Reorder when the stock falls to this'),
  released_on: date(),
}
const ADDRESS = { street: text(), city: text(), state: state(), postal_code: text() }
const CUSTOMER = {
  id: whole(),
  first_name: text(),
  last_name: text(),
  email: email(),
  phone: optional(text()),
  address: ref('Address'),
  loyalty_tier: ref('LoyaltyTier'),
  loyalty_points: amount(),
  newsletter: flag('Subscribed to the newsletter'),
  registered_at: moment(),
}
const LINE = { product_id: whole(), quantity: whole(undefined, { minimum: 1 }), unit_price: usd(), line_total: usd() }
const ORDER = {
  id: whole(),
  order_number: text('Shown to the customer', { examples: ['GP-10310'] }),
  customer_id: whole(),
  status: ref('OrderStatus'),
  payment_method: ref('PaymentMethod'),
  placed_at: moment(),
  shipped_at: optional(moment()),
  carrier: maybe('Carrier'),
  lines: listOf(ref('OrderLine')),
  subtotal: usd(),
  shipping_fee: usd('Free from $99'),
  total: usd('Subtotal and shipping fee, USD'),
  note: optional(text('Remark of the customer')),
}
const RETURN = {
  id: whole(),
  order_id: whole(),
  product_id: whole(),
  quantity: whole(undefined, { minimum: 1 }),
  reason: ref('ReturnReason'),
  status: ref('ReturnStatus'),
  requested_on: date(),
  refund_amount: optional(usd()),
  comment: optional(text()),
}
const REVIEW = {
  id: whole(),
  product_id: whole(),
  customer_id: whole(),
  rating: whole('Stars', { minimum: 1, maximum: 5 }),
  title: text(),
  body: optional(text()),
  helpful_votes: amount('Readers who found it helpful'),
  created_at: moment(),
}
const without = (fields: object, ...left: string[]) => Object.keys(fields).filter(name => !left.includes(name))
const NEW_SUPPLIER = without(SUPPLIER, 'id')
const NEW_CATEGORY = without(CATEGORY, 'id')
const NEW_PRODUCT = without(PRODUCT, 'id')
const NEW_CUSTOMER = without(CUSTOMER, 'id', 'registered_at')
/** What a body must hold. */
export const NEEDED: Record<
  'supplier' | 'category' | 'product' | 'customer' | 'order' | 'return' | 'review',
  readonly string[]
> = {
  // oxfmt-ignore
  supplier: ['name', 'country', 'email'],
  category: ['name'],
  product: ['sku', 'name', 'brand', 'category_id', 'supplier_id', 'price'],
  customer: ['first_name', 'last_name', 'email', 'address'],
  order: ['customer_id', 'payment_method', 'lines'],
  return: ['order_id', 'product_id', 'reason'],
  review: ['product_id', 'customer_id', 'rating', 'title'],
}

const paging = { limit: whole('Number of records', { minimum: 1, maximum: 100, default: 20 }), offset: whole('Records to skip', { minimum: 0, default: 0 }) } // oxfmt-ignore
const told = (description?: string) => description !== undefined && { description }
/** A short list, answered whole. */
const short = (tag: string, name: string, query: Record<string, Record<string, unknown>> = {}) => ({ tag, returns: listOf(ref(name)), query }) // oxfmt-ignore
const page = (tag: string, name: string, query: Record<string, Record<string, unknown>>, description?: string) => ({ tag, returns: ref(`${name}List`), query: { ...query, ...paging }, ...told(description) }) // oxfmt-ignore
const one = (tag: string, name: string, description?: string) => ({ tag, returns: ref(name), ...told(description) })
const send = (tag: string, name: string, body: string, description?: string) => ({ ...one(tag, name, description), body }) // oxfmt-ignore
const made = (tag: string, name: string, body: string, description?: string) => ({ ...send(tag, name, body, description), status: 201 }) // oxfmt-ignore
const gone = (tag: string, description?: string) => ({ tag, status: 204, ...told(description) })
const key = () => optional(whole())
const word = (description?: string) => optional(text(description))

/** An outdoor shop as FastAPI describes it: snake_case, short lists bare, the others as `data` with `limit` and `offset`. */
export const OUTDOORSHOP_DESCRIPTION = {
  openapi: '3.1.0',
  info: {
    title: 'Granite Peak Outfitters API',
    version: '1.8.2',
    description: 'Online shop for camping and hiking gear.',
  },
  paths: pathsOf([
    ['get', '/products', 'list_products', page('products', 'Product', { q: word('Part of the name'), category_id: key(), supplier_id: key(), brand: word(), status: maybe('ProductStatus'), is_waterproof: optional(flag()), min_price: optional(decimal()), max_price: optional(decimal()) })], // oxfmt-ignore
    ['post', '/products', 'create_product', made('products', 'Product', 'ProductCreate')],
    ['get', '/products/{product_id}', 'get_product', one('products', 'Product')],
    ['patch', '/products/{product_id}', 'update_product', send('products', 'Product', 'ProductUpdate')],
    ['delete', '/products/{product_id}', 'delete_product', gone('products', 'Products that have been ordered cannot be deleted; discontinue them.')], // oxfmt-ignore
    ['get', '/categories', 'list_categories', short('categories', 'Category', { season: maybe('Season') })],
    ['post', '/categories', 'create_category', made('categories', 'Category', 'CategoryCreate')],
    ['get', '/categories/{category_id}', 'get_category', one('categories', 'Category')],
    ['patch', '/categories/{category_id}', 'update_category', send('categories', 'Category', 'CategoryUpdate')],
    ['get', '/suppliers', 'list_suppliers', short('suppliers', 'Supplier', { country: word() })],
    ['post', '/suppliers', 'create_supplier', made('suppliers', 'Supplier', 'SupplierCreate')],
    ['get', '/suppliers/{supplier_id}', 'get_supplier', one('suppliers', 'Supplier')],
    ['patch', '/suppliers/{supplier_id}', 'update_supplier', send('suppliers', 'Supplier', 'SupplierUpdate')],
    ['get', '/customers', 'list_customers', page('customers', 'Customer', { q: word('Part of the name'), email: word(), state: word('Two-letter code'), loyalty_tier: maybe('LoyaltyTier') })], // oxfmt-ignore
    ['post', '/customers', 'create_customer', made('customers', 'Customer', 'CustomerCreate')],
    ['get', '/customers/{customer_id}', 'get_customer', one('customers', 'Customer')],
    ['patch', '/customers/{customer_id}', 'update_customer', send('customers', 'Customer', 'CustomerUpdate', 'Parts of the address that are not sent stay as they are.')], // oxfmt-ignore
    ['delete', '/customers/{customer_id}', 'delete_customer', gone('customers', 'Only customers without orders can be deleted.')], // oxfmt-ignore
    ['get', '/orders', 'list_orders', page('orders', 'Order', { customer_id: key(), order_number: word(), status: maybe('OrderStatus'), payment_method: maybe('PaymentMethod'), placed_from: optional(date()), placed_to: optional(date()) }, 'All orders, oldest first.')], // oxfmt-ignore
    ['post', '/orders', 'create_order', made('orders', 'Order', 'OrderCreate', 'Prices are taken from the products.')],
    ['get', '/orders/{order_id}', 'get_order', one('orders', 'Order')],
    ['patch', '/orders/{order_id}', 'update_order', send('orders', 'Order', 'OrderUpdate')],
    ['post', '/orders/{order_id}/ship', 'ship_order', send('orders', 'Order', 'OrderShip', 'Hand an order over to a carrier.')], // oxfmt-ignore
    ['post', '/orders/{order_id}/cancel', 'cancel_order', one('orders', 'Order', 'Cancel an order that has not been shipped.')], // oxfmt-ignore
    ['get', '/returns', 'list_returns', page('returns', 'Return', { order_id: key(), product_id: key(), status: maybe('ReturnStatus'), reason: maybe('ReturnReason') })], // oxfmt-ignore
    ['post', '/returns', 'create_return', made('returns', 'Return', 'ReturnCreate')],
    ['get', '/returns/{return_id}', 'get_return', one('returns', 'Return')],
    ['patch', '/returns/{return_id}', 'update_return', send('returns', 'Return', 'ReturnUpdate')],
    ['post', '/returns/{return_id}/approve', 'approve_return', one('returns', 'Return', 'Approve a requested return.')],
    ['get', '/reviews', 'list_reviews', page('reviews', 'Review', { product_id: key(), customer_id: key(), rating: optional(whole()) })], // oxfmt-ignore
    ['post', '/reviews', 'create_review', made('reviews', 'Review', 'ReviewCreate')],
    ['get', '/reviews/{review_id}', 'get_review', one('reviews', 'Review')],
    ['delete', '/reviews/{review_id}', 'delete_review', gone('reviews')],
  ]),
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(ENUMS).map(([name, values]) => [name, { ...choice(values), title: name }])),
      Supplier: model('Supplier', SUPPLIER),
      SupplierCreate: partOf('SupplierCreate', SUPPLIER, NEW_SUPPLIER, NEEDED.supplier),
      SupplierUpdate: partOf('SupplierUpdate', SUPPLIER, NEW_SUPPLIER),
      Category: model('Category', CATEGORY),
      CategoryCreate: partOf('CategoryCreate', CATEGORY, NEW_CATEGORY, NEEDED.category),
      CategoryUpdate: partOf('CategoryUpdate', CATEGORY, NEW_CATEGORY),
      Product: model('Product', PRODUCT),
      ProductCreate: partOf('ProductCreate', PRODUCT, NEW_PRODUCT, NEEDED.product),
      ProductUpdate: partOf('ProductUpdate', PRODUCT, NEW_PRODUCT),
      Address: model('Address', ADDRESS),
      AddressUpdate: partOf('AddressUpdate', ADDRESS, Object.keys(ADDRESS)),
      Customer: model('Customer', CUSTOMER),
      CustomerCreate: partOf('CustomerCreate', CUSTOMER, NEW_CUSTOMER, NEEDED.customer),
      CustomerUpdate: partOf('CustomerUpdate', { ...CUSTOMER, address: ref('AddressUpdate') }, NEW_CUSTOMER),
      OrderLine: model('OrderLine', LINE),
      OrderLineCreate: model('OrderLineCreate', { product_id: LINE.product_id, quantity: LINE.quantity }),
      Order: model('Order', ORDER),
      OrderCreate: model('OrderCreate', { customer_id: whole(), payment_method: ref('PaymentMethod'), lines: listOf(ref('OrderLineCreate')), note: ORDER.note }), // oxfmt-ignore
      OrderUpdate: partOf('OrderUpdate', ORDER, ['status', 'payment_method', 'note']),
      OrderShip: model('OrderShip', { carrier: ref('Carrier') }),
      Return: model('Return', RETURN),
      ReturnCreate: partOf('ReturnCreate', RETURN, [...NEEDED.return, 'quantity', 'comment'], NEEDED.return),
      ReturnUpdate: partOf('ReturnUpdate', RETURN, ['status', 'refund_amount', 'comment']),
      Review: model('Review', REVIEW),
      ReviewCreate: partOf('ReviewCreate', REVIEW, [...NEEDED.review, 'body'], NEEDED.review),
      ...Object.fromEntries(['Product', 'Customer', 'Order', 'Return', 'Review'].map(name => [`${name}List`, model(`${name}List`, { data: listOf(ref(name)), total: amount(), limit: amount(), offset: amount() })])), // oxfmt-ignore
      ...ERRORS,
    },
  },
}
