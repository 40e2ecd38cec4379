import { ERRORS, model, optional, pageOf, partOf, pathsOf } from '../fastapi.ts'
import { choice, date, decimal, flag, listOf, moment, ref, text, whole } from '../openapi.ts'
import { PRODUCT_CATEGORIES } from './catalogue.ts'
import { CUSTOMER_TYPES, MATERIALS, SEW_ORDER_STATUSES, SEW_PAYMENTS, SEW_RETURN_REASONS, SEW_RETURN_STATUSES, SEW_REVIEW_STATUSES, UNITS } from './kinds.ts' // oxfmt-ignore

const ENUMS = {
  ProductCategory: PRODUCT_CATEGORIES,
  Unit: UNITS,
  Material: MATERIALS,
  CustomerType: CUSTOMER_TYPES,
  OrderStatus: SEW_ORDER_STATUSES,
  PaymentMethod: SEW_PAYMENTS,
  ReturnReason: SEW_RETURN_REASONS,
  ReturnStatus: SEW_RETURN_STATUSES,
  ReviewStatus: SEW_REVIEW_STATUSES,
}
const email = () => text(undefined, { format: 'email' })
const country = () => text('ISO 3166-1 alpha-2 code', { minLength: 2, maxLength: 2, examples: ['NL'] })
const maybe = (name: string) => optional(ref(name))

const SUPPLIER = {
  id: whole(),
  name: text(),
  country: country(),
  city: text(),
  contact_name: text(),
  email: email(),
  phone: optional(text()),
  lead_time_days: whole('Days from our order to arrival'),
}
const PRODUCT = {
  id: whole(),
  sku: text(),
  name: text(),
  category: ref('ProductCategory'),
  brand: text(),
  supplier_id: whole(),
  unit: ref('Unit'),
  price: decimal('Price in EUR per unit, VAT included'),
  material: maybe('Material'),
  colour: optional(text()),
  width_cm: optional(whole('Width of the fabric')),
  stock: decimal('Units in stock: metres of fabric, otherwise pieces'),
  reorder_level: decimal('Reorder once the stock is at or below this'),
  is_active: flag('Shown in the webshop'),
  created_at: moment(),
}
const CUSTOMER = {
  id: whole(),
  first_name: text(),
  last_name: text(),
  email: email(),
  phone: optional(text()),
  customer_type: ref('CustomerType'),
  company: optional(text('Name of the business or school')),
  city: text(),
  country: country(),
  newsletter: flag('Subscribed to the newsletter'),
  created_at: moment(),
}
const ADDRESS = { recipient: text(), street: text(), postal_code: text(), city: text(), country: country() }
const LINE = {
  product_id: whole(),
  product_name: text(),
  quantity: decimal('Metres or pieces'),
  unit_price: decimal(),
  line_total: decimal(),
}
const ORDER = {
  id: whole(),
  order_number: text('Number shown to the customer', { examples: ['SO-10240'] }),
  customer_id: whole(),
  status: ref('OrderStatus'),
  payment_method: ref('PaymentMethod'),
  ordered_at: moment(),
  shipped_at: optional(moment()),
  delivery_address: ref('DeliveryAddress'),
  lines: listOf(ref('OrderLineRead')),
  shipping_cost: decimal(),
  total: decimal('EUR, shipping included'),
  note: optional(text('Remark of the customer')),
}
const RETURN = {
  id: whole(),
  order_id: whole(),
  product_id: whole(),
  quantity: decimal(),
  reason: ref('ReturnReason'),
  status: ref('ReturnStatus'),
  requested_on: date(),
  refund_amount: optional(decimal('EUR paid back')),
}
const REVIEW = {
  id: whole(),
  product_id: whole(),
  customer_id: whole(),
  rating: whole('Stars', { minimum: 1, maximum: 5 }),
  title: text(),
  body: optional(text()),
  status: ref('ReviewStatus'),
  created_at: moment(),
}
const without = (fields: object, ...left: string[]) => Object.keys(fields).filter(name => !left.includes(name))
const NEW_SUPPLIER = without(SUPPLIER, 'id')
const NEW_PRODUCT = without(PRODUCT, 'id', 'created_at')
const NEW_CUSTOMER = without(CUSTOMER, 'id', 'created_at')
/** What a body must hold. */
export const NEEDED: Record<'supplier' | 'product' | 'customer' | 'order' | 'return', readonly string[]> = {
  supplier: ['name', 'country', 'email'],
  product: ['sku', 'name', 'category', 'supplier_id', 'unit', 'price'],
  customer: ['first_name', 'last_name', 'email'],
  order: ['customer_id', 'payment_method', 'delivery_address', 'lines'],
  return: ['order_id', 'product_id', 'quantity', 'reason'],
}

const paging = { page: whole('Page number', { minimum: 1, default: 1 }), size: whole('Page size', { minimum: 1, maximum: 100, default: 50 }) } // oxfmt-ignore
const all = (tag: string, name: string, query: Record<string, Record<string, unknown>> = {}, description?: string) => ({ tag, returns: ref(`Page_${name}_`), query: { ...query, ...paging }, ...(description && { description }) }) // oxfmt-ignore
const one = (tag: string, name: string, description?: string) => ({ tag, returns: ref(name), ...(description && { description }) }) // oxfmt-ignore
const send = (tag: string, name: string, body: string, description?: string) => ({ ...one(tag, name, description), body }) // oxfmt-ignore
const made = (tag: string, name: string, body: string, description?: string) => ({ ...send(tag, name, body, description), status: 201 }) // oxfmt-ignore
const gone = (tag: string, description?: string) => ({ tag, status: 204, ...(description && { description }) })
const key = () => optional(whole())

/** A shop for fabrics and sewing machines as FastAPI describes it: snake_case, `{items, total, page, size, pages}`. */
export const SEWINGSHOP_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Bobbin & Bolt Shop API', version: '2.1.0', description: 'Fabrics, sewing machines and haberdashery: products, suppliers, customers, orders, returns and reviews.' }, // oxfmt-ignore
  paths: pathsOf([
    ['get', '/products', 'list_products', all('products', 'ProductRead', { category: maybe('ProductCategory'), material: maybe('Material'), supplier_id: key(), is_active: optional(flag()), q: optional(text('Part of the name')) })], // oxfmt-ignore
    ['post', '/products', 'create_product', made('products', 'ProductRead', 'ProductCreate')],
    ['get', '/products/{product_id}', 'get_product', one('products', 'ProductRead')],
    ['patch', '/products/{product_id}', 'update_product', send('products', 'ProductRead', 'ProductUpdate')],
    ['delete', '/products/{product_id}', 'delete_product', gone('products', 'Only products that nobody has ordered can be deleted.')], // oxfmt-ignore
    ['get', '/suppliers', 'list_suppliers', all('suppliers', 'SupplierRead', { country: optional(text()) })],
    ['post', '/suppliers', 'create_supplier', made('suppliers', 'SupplierRead', 'SupplierCreate')],
    ['get', '/suppliers/{supplier_id}', 'get_supplier', one('suppliers', 'SupplierRead')],
    ['patch', '/suppliers/{supplier_id}', 'update_supplier', send('suppliers', 'SupplierRead', 'SupplierUpdate')],
    ['get', '/customers', 'list_customers', all('customers', 'CustomerRead', { email: optional(text()), customer_type: maybe('CustomerType'), country: optional(text()) })], // oxfmt-ignore
    ['post', '/customers', 'create_customer', made('customers', 'CustomerRead', 'CustomerCreate')],
    ['get', '/customers/{customer_id}', 'get_customer', one('customers', 'CustomerRead')],
    ['patch', '/customers/{customer_id}', 'update_customer', send('customers', 'CustomerRead', 'CustomerUpdate')],
    ['delete', '/customers/{customer_id}', 'delete_customer', gone('customers', 'Only customers without orders can be deleted.')], // oxfmt-ignore
    ['get', '/orders', 'list_orders', all('orders', 'OrderRead', { customer_id: key(), status: maybe('OrderStatus'), order_number: optional(text()), ordered_from: optional(date()), ordered_to: optional(date()) }, 'All orders, oldest first.')], // oxfmt-ignore
    ['post', '/orders', 'create_order', made('orders', 'OrderRead', 'OrderCreate', 'Place an order by phone or e-mail for a customer. Prices come from the catalogue.')], // oxfmt-ignore
    ['get', '/orders/{order_id}', 'get_order', one('orders', 'OrderRead')],
    ['patch', '/orders/{order_id}', 'update_order', send('orders', 'OrderRead', 'OrderUpdate', 'Change the status, the delivery address or the note. Parts of the address that are not sent stay as they are.')], // oxfmt-ignore
    ['post', '/orders/{order_id}/cancel', 'cancel_order', one('orders', 'OrderRead', 'Cancel an order that has not been shipped yet.')], // oxfmt-ignore
    ['get', '/returns', 'list_returns', all('returns', 'ReturnRead', { order_id: key(), status: maybe('ReturnStatus') })], // oxfmt-ignore
    ['post', '/returns', 'create_return', made('returns', 'ReturnRead', 'ReturnCreate')],
    ['get', '/returns/{return_id}', 'get_return', one('returns', 'ReturnRead')],
    ['patch', '/returns/{return_id}', 'update_return', send('returns', 'ReturnRead', 'ReturnUpdate')],
    ['get', '/reviews', 'list_reviews', all('reviews', 'ReviewRead', { product_id: key(), customer_id: key(), status: maybe('ReviewStatus') })], // oxfmt-ignore
    ['get', '/reviews/{review_id}', 'get_review', one('reviews', 'ReviewRead')],
    ['patch', '/reviews/{review_id}', 'update_review', send('reviews', 'ReviewRead', 'ReviewUpdate', 'Approve or hide a review.')], // oxfmt-ignore
    ['delete', '/reviews/{review_id}', 'delete_review', gone('reviews')],
  ]),
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(ENUMS).map(([name, values]) => [name, { ...choice(values), title: name }])),
      SupplierRead: model('SupplierRead', SUPPLIER),
      SupplierCreate: partOf('SupplierCreate', SUPPLIER, NEW_SUPPLIER, NEEDED.supplier),
      SupplierUpdate: partOf('SupplierUpdate', SUPPLIER, NEW_SUPPLIER),
      ProductRead: model('ProductRead', PRODUCT),
      ProductCreate: partOf('ProductCreate', PRODUCT, NEW_PRODUCT, NEEDED.product),
      ProductUpdate: partOf('ProductUpdate', PRODUCT, NEW_PRODUCT),
      CustomerRead: model('CustomerRead', CUSTOMER),
      CustomerCreate: partOf('CustomerCreate', CUSTOMER, NEW_CUSTOMER, NEEDED.customer),
      CustomerUpdate: partOf('CustomerUpdate', CUSTOMER, NEW_CUSTOMER),
      DeliveryAddress: model('DeliveryAddress', ADDRESS),
      DeliveryAddressUpdate: partOf('DeliveryAddressUpdate', ADDRESS, Object.keys(ADDRESS)),
      OrderLineRead: model('OrderLineRead', LINE),
      OrderLineCreate: model('OrderLineCreate', { product_id: LINE.product_id, quantity: LINE.quantity }),
      OrderRead: model('OrderRead', ORDER),
      OrderCreate: model('OrderCreate', { customer_id: whole(), payment_method: ref('PaymentMethod'), delivery_address: ref('DeliveryAddress'), lines: listOf(ref('OrderLineCreate')), note: ORDER.note }), // oxfmt-ignore
      OrderUpdate: model('OrderUpdate', { status: maybe('OrderStatus'), delivery_address: maybe('DeliveryAddressUpdate'), note: ORDER.note }, []), // oxfmt-ignore
      ReturnRead: model('ReturnRead', RETURN),
      ReturnCreate: partOf('ReturnCreate', RETURN, NEEDED.return, NEEDED.return),
      ReturnUpdate: partOf('ReturnUpdate', RETURN, ['status', 'refund_amount']),
      ReviewRead: model('ReviewRead', REVIEW),
      ReviewUpdate: partOf('ReviewUpdate', REVIEW, ['status']),
      ...Object.fromEntries(['SupplierRead', 'ProductRead', 'CustomerRead', 'OrderRead', 'ReturnRead', 'ReviewRead'].map(pageOf)), // oxfmt-ignore
      ...ERRORS,
    },
  },
}
