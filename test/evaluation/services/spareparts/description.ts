import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, flag, moment, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { SPARE_APPLIANCES, SPARE_CATEGORIES } from './catalogue.ts'
import { SPARE_CUSTOMER_STATUSES, SPARE_DELIVERY, SPARE_ORDER_STATUSES, SPARE_REASONS, SPARE_RETURN_STATUSES, SPARE_TERMS } from './data.ts' // oxfmt-ignore

const maybe = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })
const pounds = (description?: string, example = '24.90') => text(description, { format: 'decimal', example })
const email = () => text(undefined, { format: 'email' })

const LINE = { part_id: whole(), part_number: text(), description: text(), quantity: whole(), unit_price: pounds(), line_total: pounds() } // oxfmt-ignore
export const KINDS: Record<string, Record<string, object>> = {
  Supplier: {
    id: whole(),
    name: text(),
    country: text(undefined, { example: 'Germany' }),
    contact: record({ name: text(), email: email(), phone: text() }),
    lead_time_days: whole('Days until the goods arrive after we order them'),
    minimum_order_value: pounds('GBP', '150.00'),
    is_preferred: flag(),
  },
  Warehouse: {
    id: whole(),
    code: text(undefined, { example: 'LDS' }),
    name: text(),
    address: record({ street: text(), city: text(), postcode: text() }),
    manager: text(),
  },
  Part: {
    id: whole(),
    part_number: text('Number printed in the catalogue', { example: 'DW-40217' }),
    name: text(),
    brand: text('Brand of the appliance that the part fits'),
    appliance: choice(SPARE_APPLIANCES),
    category: choice(SPARE_CATEGORIES),
    supplier_id: whole(),
    price: pounds('Trade price in GBP, without VAT'),
    weight_grams: whole(),
    is_genuine: flag('Made by the brand itself; otherwise a pattern part'),
    is_discontinued: flag('No longer made; sold while stocks last'),
    created_at: moment(),
  },
  StockLevel: {
    id: whole(),
    part_id: whole(),
    warehouse_id: whole(),
    bin: text('Where it lies in the warehouse', { example: 'B7-3' }),
    quantity: whole('Pieces on the shelf'),
    reorder_point: whole('Order more at or below this quantity'),
    counted_on: date('Day of the last stock count'),
  },
  Customer: {
    id: whole(),
    account_number: text(undefined, { example: 'AC3104' }),
    name: text('Name of the repair shop'),
    contact_name: text(),
    email: email(),
    phone: maybe(text()),
    address: record({ street: text(), town: text(), postcode: text() }),
    payment_terms: choice(SPARE_TERMS, 'Days to pay after dispatch'),
    credit_limit: pounds('GBP', '2500.00'),
    status: choice(SPARE_CUSTOMER_STATUSES),
    customer_since: date(),
  },
  Order: {
    id: whole(),
    order_number: text(undefined, { example: 'SP-21640' }),
    customer_id: whole(),
    warehouse_id: whole('Where it is picked'),
    customer_reference: maybe(text('The customer’s own purchase order')),
    status: choice(SPARE_ORDER_STATUSES),
    delivery_method: choice(SPARE_DELIVERY),
    is_urgent: flag(),
    ordered_at: moment(),
    dispatched_at: maybe(moment()),
    lines: listOf(record(LINE)),
    total: pounds('GBP, without VAT'),
    invoice: maybe({ ...record({ number: text(), due_on: date(), paid_on: maybe(date()) }), description: 'Written when the order is dispatched' } as { type: string }), // oxfmt-ignore
  },
  Return: {
    id: whole(),
    return_number: text(undefined, { example: 'RMA-8105' }),
    order_id: whole(),
    part_id: whole(),
    quantity: whole(),
    reason: choice(SPARE_REASONS),
    status: choice(SPARE_RETURN_STATUSES),
    requested_on: date(),
    credit_amount: maybe(pounds('GBP given back to the customer')),
    comment: maybe(text()),
  },
}

const MANY: Record<string, string> = { Supplier: 'suppliers', Warehouse: 'warehouses', Part: 'parts', StockLevel: 'stock-levels', Customer: 'customers', Order: 'orders', Return: 'returns' } // oxfmt-ignore
const METHODS: Record<string, string> = { list: 'index', get: 'show', create: 'store', update: 'update', delete: 'destroy' } // oxfmt-ignore
const said = (kind: string) => kind.replace('StockLevel', 'Stock level').toLowerCase()
const an = (kind: string) => `${/^[AO]/.test(kind) ? 'an' : 'a'} ${said(kind)}`
const VERBS: Record<string, string> = { get: 'Show', create: 'Store', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act } = createDescriber(
  KINDS,
  {
    schema: kind => `${kind}Resource`,
    plural: kind => MANY[kind]!,
    operationId: (verb, _, many) => `${many}.${METHODS[verb] ?? verb}`,
    summary: (verb, kind, many) => (verb === 'list' ? `List ${many.replace('-', ' ')}` : `${VERBS[verb]} ${an(kind)}`),
    page: kind => record({ data: listOf(ref(kind)), links: ref('PageLinks'), meta: ref('PageMeta') }, ['data', 'links', 'meta']), // oxfmt-ignore
    paging: [
      queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
      queryParameter('per_page', whole(undefined, { minimum: 1, maximum: 100, default: 15 })),
    ],
    key: () => idInPath(whole()),
  },
  {
    search: text('Part of the name or number'),
    town: text(),
    ordered_from: date('First day'),
    ordered_until: date('Last day'),
    lines: listOf(record({ part_id: whole(), quantity: whole(undefined, { minimum: 1 }) }, ['part_id', 'quantity'])),
  },
)

/** What lists may be filtered by. */
export const FILTERS: Record<string, string[]> = {
  Supplier: ['country', 'is_preferred'],
  Warehouse: ['code'],
  Part: ['search', 'part_number', 'brand', 'appliance', 'category', 'supplier_id', 'is_discontinued'],
  StockLevel: ['part_id', 'warehouse_id'],
  Customer: ['search', 'account_number', 'town', 'status'],
  Order: ['order_number', 'customer_id', 'warehouse_id', 'status', 'is_urgent', 'ordered_from', 'ordered_until'],
  Return: ['return_number', 'order_id', 'part_id', 'status', 'reason'],
}
const PART = ['part_number', 'name', 'brand', 'appliance', 'category', 'supplier_id', 'price', 'weight_grams', 'is_genuine', 'is_discontinued'] // oxfmt-ignore
const CUSTOMER = ['name', 'contact_name', 'email', 'phone', 'address', 'payment_terms', 'credit_limit', 'status']
const RETURN = ['order_id', 'part_id', 'quantity', 'reason', 'comment']
/** What may be written, and what has to be. */
export const WRITABLE: Record<string, { store?: string[]; needed?: string[]; update?: string[] }> = {
  Supplier: { store: ['name', 'country', 'contact', 'lead_time_days', 'minimum_order_value', 'is_preferred'], needed: ['name', 'country'], update: ['name', 'contact', 'lead_time_days', 'minimum_order_value', 'is_preferred'] }, // oxfmt-ignore
  Part: { store: PART, needed: ['part_number', 'name', 'brand', 'appliance', 'supplier_id', 'price'], update: PART },
  StockLevel: { update: ['bin', 'quantity', 'reorder_point'] },
  Customer: { store: CUSTOMER, needed: ['name', 'email'], update: CUSTOMER },
  Order: { store: ['customer_id', 'warehouse_id', 'customer_reference', 'delivery_method', 'is_urgent', 'lines'], needed: ['customer_id', 'lines'], update: ['customer_reference', 'delivery_method', 'is_urgent'] }, // oxfmt-ignore
  Return: { store: RETURN, needed: ['order_id', 'part_id', 'quantity', 'reason'], update: ['quantity', 'reason', 'comment'] }, // oxfmt-ignore
}
const index = (kind: string) => ({ get: list(kind, ...FILTERS[kind]!) })
const store = (kind: string) => ({ post: add(kind, WRITABLE[kind]!.store!, WRITABLE[kind]!.needed!) })
const update = (kind: string) => ({ put: change(kind, WRITABLE[kind]!.update!) })

/** A wholesaler of spare parts as Laravel describes it: snake_case, `{data, links, meta}`, decimals as texts. */
export const SPAREPARTS_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Crowther Appliance Spares API', version: '1.6.2', description: 'Trade counter: parts, suppliers, stock per warehouse, repair shops, their orders and returns.' }, // oxfmt-ignore
  servers: [{ url: '/api/v1' }],
  paths: {
    '/suppliers': { ...index('Supplier'), ...store('Supplier') },
    '/suppliers/{id}': { get: one('Supplier'), ...update('Supplier') },
    '/warehouses': index('Warehouse'),
    '/warehouses/{id}': { get: one('Warehouse') },
    '/parts': { ...index('Part'), ...store('Part') },
    '/parts/{id}': { get: one('Part'), ...update('Part'), delete: drop('Part') },
    '/stock-levels': index('StockLevel'),
    '/stock-levels/{id}': { get: one('StockLevel'), ...update('StockLevel') },
    '/customers': { ...index('Customer'), ...store('Customer') },
    '/customers/{id}': { get: one('Customer'), ...update('Customer'), delete: drop('Customer') },
    '/orders': { ...index('Order'), ...store('Order') },
    '/orders/{id}': { get: one('Order'), ...update('Order') },
    '/orders/{id}/dispatch': { post: act('dispatch', 'Order', 'Dispatch an order: it leaves the warehouse and is invoiced') }, // oxfmt-ignore
    '/orders/{id}/cancel': { post: act('cancel', 'Order', 'Cancel an order that has not been dispatched') },
    '/returns': { ...index('Return'), ...store('Return') },
    '/returns/{id}': { get: one('Return'), ...update('Return'), delete: drop('Return') },
    '/returns/{id}/approve': { post: act('approve', 'Return', 'Approve a requested return') },
    '/returns/{id}/credit': {
      post: {
        ...act('credit', 'Return', 'Credit a return that has been received'),
        requestBody: requestBody(record({ credit_amount: pounds() }, ['credit_amount'])),
      },
    },
  },
  components: {
    schemas: {
      ...Object.fromEntries(
        Object.entries(KINDS).flatMap(([kind, fields]) => [
          [kind, record(fields, Object.keys(fields))],
          [`${kind}Resource`, record({ data: ref(kind) }, ['data'])],
        ]),
      ),
      PageLinks: record({ first: maybe(text()), last: maybe(text()), prev: maybe(text()), next: maybe(text()) }),
      PageMeta: record({ current_page: whole(), from: maybe(whole()), last_page: whole(), path: text(), per_page: whole(), to: maybe(whole()), total: whole() }), // oxfmt-ignore
      ValidationError: record({ message: text(), errors: { type: 'object', additionalProperties: listOf(text()) } }),
    },
    responses: { ValidationError: answers('Validation error', ref('ValidationError')) },
  },
}
