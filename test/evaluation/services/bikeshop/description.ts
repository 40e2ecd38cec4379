import { ERRORS, model, optional, partOf, pathsOf } from '../fastapi.ts'
import { choice, date, decimal, flag, listOf, moment, record, ref, text, whole } from '../openapi.ts'
import { CYCLE_CATEGORIES } from './catalogue.ts'
import { CYCLE_DELIVERIES, CYCLE_ORDER_STATUSES, CYCLE_PAYMENTS, CYCLE_RETURN_REASONS, CYCLE_RETURN_STATUSES } from './data.ts' // oxfmt-ignore

const ENUMS = {
  ProductCategory: CYCLE_CATEGORIES,
  OrderStatus: CYCLE_ORDER_STATUSES,
  PaymentMethod: CYCLE_PAYMENTS,
  DeliveryMethod: CYCLE_DELIVERIES,
  ReturnReason: CYCLE_RETURN_REASONS,
  ReturnStatus: CYCLE_RETURN_STATUSES,
}
const BRAND = {
  id: whole(),
  name: text(),
  country: text('Country of origin'),
  website: text(),
  warranty_years: whole('Warranty of the manufacturer in years'),
}
const PRODUCT = {
  id: whole(),
  sku: text(),
  name: text(),
  brand_id: whole(),
  category: ref('ProductCategory'),
  price: decimal('EUR including VAT'),
  stock: whole('Pieces in the warehouse'),
  reorder_point: whole('Reorder when stock falls to this number'),
  weight_kg: optional(decimal()),
  model_year: optional(whole('Only for bikes')),
  active: flag('False once the product is no longer sold'),
  listed_on: date('When the product was added to the shop'),
}
const ADDRESS = { street: text(), city: text(), eircode: text() }
const CUSTOMER = {
  id: whole(),
  first_name: text(),
  last_name: text(),
  email: text(undefined, { format: 'email' }),
  phone: optional(text()),
  address: optional(ref('Address')),
  newsletter: flag('Signed up for the newsletter'),
  loyalty_points: whole('Points that can be spent'),
  customer_since: date(),
}
const LINE = { product_id: whole(), product_name: text(), quantity: whole(), unit_price: decimal('EUR') }
const ORDER = {
  id: whole(),
  order_number: text('Number that the customer knows, e.g. BK-10380'),
  customer_id: whole(),
  status: ref('OrderStatus'),
  payment_method: ref('PaymentMethod'),
  delivery_method: ref('DeliveryMethod'),
  lines: listOf(ref('OrderLine')),
  discount_code: optional(text()),
  discount: decimal('EUR'),
  shipping_fee: decimal('EUR'),
  total: decimal('EUR after discount, including shipping'),
  placed_at: moment(),
  shipped_on: optional(date()),
  delivered_on: optional(date()),
}
const RETURN = {
  id: whole(),
  return_number: text(),
  order_id: whole(),
  product_id: whole(),
  quantity: whole(),
  reason: ref('ReturnReason'),
  status: ref('ReturnStatus'),
  requested_on: date(),
  refund_amount: optional(decimal('EUR, once refunded')),
}
const REVIEW = {
  id: whole(),
  product_id: whole(),
  customer_id: whole(),
  rating: whole('Stars', { minimum: 1, maximum: 5 }),
  headline: text(),
  body: optional(text()),
  published: flag('Visible in the shop'),
  shop_reply: optional(text()),
  created_at: moment(),
}
const NEW_PRODUCT = ['sku', 'name', 'brand_id', 'category', 'price', 'stock', 'reorder_point', 'weight_kg', 'model_year'] // oxfmt-ignore
const NEW_CUSTOMER = ['first_name', 'last_name', 'email', 'phone', 'address', 'newsletter']
const NEW_RETURN = ['order_id', 'product_id', 'quantity', 'reason']

const paging = { page: whole(undefined, { minimum: 1, default: 1 }), page_size: whole(undefined, { minimum: 1, maximum: 100, default: 25 }) } // oxfmt-ignore
/** A page as the shop wraps it. */
const pageOf = (name: string): [string, Record<string, unknown>] => [
  `Page_${name}_`,
  {
    ...record(
      {
        data: { items: ref(name), type: 'array', title: 'Data' },
        total: whole(undefined, { title: 'Total' }),
        page: whole(undefined, { title: 'Page' }),
        page_size: whole(undefined, { title: 'Page Size' }),
      },
      ['data', 'total', 'page', 'page_size'],
    ),
    title: `Page[${name}]`,
  },
]
const all = (tag: string, name: string, query: Record<string, Record<string, unknown>> = {}, description?: string) => ({ tag, returns: ref(`Page_${name}_`), query: { ...query, ...paging }, ...(description && { description }) }) // oxfmt-ignore
const one = (tag: string, name: string, description?: string) => ({ tag, returns: ref(name), ...(description && { description }) }) // oxfmt-ignore
const send = (tag: string, name: string, body: string) => ({ tag, returns: ref(name), body })
const made = (tag: string, name: string, body: string) => ({ ...send(tag, name, body), status: 201 })
const gone = (tag: string, description?: string) => ({ tag, status: 204, ...(description && { description }) })
const maybe = (name: string) => optional(ref(name))
const key = () => optional(whole())

/** The back office of a bicycle shop as FastAPI describes it: snake_case, `{data, total, page, page_size}`. */
export const BIKESHOP_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Saddle & Spoke Back Office', version: '1.6.2', description: 'Catalogue, customers, orders, returns and reviews of the Saddle & Spoke online bicycle shop.' }, // oxfmt-ignore
  paths: pathsOf([
    ['get', '/api/brands', 'list_brands', all('brands', 'Brand')],
    ['get', '/api/brands/{brand_id}', 'get_brand', one('brands', 'Brand')],
    ['get', '/api/products', 'list_products', all('products', 'Product', { brand_id: key(), category: maybe('ProductCategory'), active: optional(flag()), q: optional(text()) }, 'Products of the catalogue; `q` looks for a part of the name.')], // oxfmt-ignore
    ['post', '/api/products', 'create_product', made('products', 'Product', 'ProductCreate')],
    ['get', '/api/products/{product_id}', 'get_product', one('products', 'Product')],
    ['patch', '/api/products/{product_id}', 'update_product', send('products', 'Product', 'ProductUpdate')],
    ['get', '/api/customers', 'list_customers', all('customers', 'Customer', { email: optional(text()), city: optional(text()) })], // oxfmt-ignore
    ['post', '/api/customers', 'create_customer', made('customers', 'Customer', 'CustomerCreate')],
    ['get', '/api/customers/{customer_id}', 'get_customer', one('customers', 'Customer')],
    ['patch', '/api/customers/{customer_id}', 'update_customer', send('customers', 'Customer', 'CustomerUpdate')],
    ['delete', '/api/customers/{customer_id}', 'delete_customer', gone('customers', 'Only customers without orders can be deleted.')], // oxfmt-ignore
    ['get', '/api/orders', 'list_orders', all('orders', 'Order', { customer_id: key(), order_number: optional(text()), status: maybe('OrderStatus'), placed_from: optional(date('First day')), placed_to: optional(date('Last day')) })], // oxfmt-ignore
    ['get', '/api/orders/{order_id}', 'get_order', one('orders', 'Order')],
    ['patch', '/api/orders/{order_id}', 'update_order', send('orders', 'Order', 'OrderUpdate')],
    ['post', '/api/orders/{order_id}/cancel', 'cancel_order', one('orders', 'Order', 'Cancel an order that has not been shipped.')], // oxfmt-ignore
    ['get', '/api/returns', 'list_returns', all('returns', 'Return', { order_id: key(), status: maybe('ReturnStatus') })], // oxfmt-ignore
    ['post', '/api/returns', 'create_return', made('returns', 'Return', 'ReturnCreate')],
    ['get', '/api/returns/{return_id}', 'get_return', one('returns', 'Return')],
    ['post', '/api/returns/{return_id}/approve', 'approve_return', one('returns', 'Return', 'Approve a requested return.')], // oxfmt-ignore
    ['post', '/api/returns/{return_id}/decline', 'decline_return', one('returns', 'Return', 'Decline a requested return.')], // oxfmt-ignore
    ['get', '/api/reviews', 'list_reviews', all('reviews', 'Review', { product_id: key(), customer_id: key(), published: optional(flag()) })], // oxfmt-ignore
    ['get', '/api/reviews/{review_id}', 'get_review', one('reviews', 'Review')],
    ['patch', '/api/reviews/{review_id}', 'update_review', send('reviews', 'Review', 'ReviewUpdate')],
    ['delete', '/api/reviews/{review_id}', 'delete_review', gone('reviews')],
  ]),
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(ENUMS).map(([name, values]) => [name, { ...choice(values), title: name }])),
      Brand: model('Brand', BRAND),
      Product: model('Product', PRODUCT),
      ProductCreate: partOf('ProductCreate', PRODUCT, NEW_PRODUCT, ['sku', 'name', 'brand_id', 'category', 'price']),
      ProductUpdate: partOf('ProductUpdate', PRODUCT, [...NEW_PRODUCT, 'active']),
      Address: model('Address', ADDRESS, ['street', 'city']),
      Customer: model('Customer', CUSTOMER),
      CustomerCreate: partOf('CustomerCreate', CUSTOMER, NEW_CUSTOMER, ['first_name', 'last_name', 'email']),
      CustomerUpdate: partOf('CustomerUpdate', CUSTOMER, [...NEW_CUSTOMER, 'loyalty_points']),
      OrderLine: model('OrderLine', LINE),
      Order: model('Order', ORDER),
      OrderUpdate: partOf('OrderUpdate', ORDER, ['status', 'delivery_method', 'shipped_on', 'delivered_on']),
      Return: model('Return', RETURN),
      ReturnCreate: partOf('ReturnCreate', RETURN, NEW_RETURN, ['order_id', 'product_id', 'reason']),
      Review: model('Review', REVIEW),
      ReviewUpdate: partOf('ReviewUpdate', REVIEW, ['published', 'shop_reply']),
      ...Object.fromEntries(['Brand', 'Product', 'Customer', 'Order', 'Return', 'Review'].map(pageOf)),
      ...ERRORS,
    },
  },
}
