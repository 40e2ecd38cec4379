import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import {
  ARTICLE_CATEGORIES,
  ARTICLE_STATUSES,
  ARTICLE_UNITS,
  CARRIERS,
  PURCHASE_ORDER_STATUSES,
  SHIPMENT_STATUSES,
  WAREHOUSE_TYPES,
} from './world.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const fixed = { readOnly: true }
const id = (description?: string) => whole(description, { format: 'int64' })
const KINDS: Record<string, Record<string, object>> = {
  Article: {
    id: id(),
    articleNumber: text('Number printed on labels and price lists', { example: 'GL-3195' }),
    name: text(),
    category: choice(ARTICLE_CATEGORIES),
    supplierId: id('Supplier we buy the article from'),
    unit: choice(ARTICLE_UNITS, 'Unit in which the article is stocked and priced'),
    packSize: whole('Pieces per unit or outer case'),
    purchasePrice: decimal('What the supplier charges per unit, GBP'),
    listPrice: decimal('What our customers pay per unit, GBP without VAT'),
    weightKg: maybe(decimal('Weight per unit')),
    status: choice(ARTICLE_STATUSES),
    listedOn: date('In our range since'),
  },
  Warehouse: {
    id: id(),
    code: text(undefined, { example: 'WKF' }),
    name: text(),
    city: text(),
    type: choice(WAREHOUSE_TYPES),
    capacityPallets: whole('Number of pallet spaces'),
    managerName: text(),
    phone: text(),
  },
  Supplier: {
    id: id(),
    supplierNumber: text(undefined, { example: 'S-4010' }),
    name: text(),
    contactName: maybe(text('Person to talk to')),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    city: maybe(text()),
    country: maybe(text('ISO 3166 code', { example: 'GB', minLength: 2, maxLength: 2 })),
    leadTimeDays: maybe(whole('Usual number of days from order to delivery')),
    paymentTermDays: whole('Days we have to pay an invoice'),
    active: flag('We still buy from this supplier'),
  },
  StockLevel: {
    id: id(),
    articleId: id(),
    warehouseId: id(),
    quantityOnHand: whole('Units in the warehouse'),
    quantityReserved: whole('Units on hand that are promised to customers'),
    reorderPoint: whole('Order more when the quantity on hand falls below'),
    binLocation: text('Aisle, bay and shelf', { example: 'B-07-2' }),
    lastCountedOn: maybe(date('Last stock take')),
  },
  PurchaseOrder: {
    id: id(),
    orderNumber: text(undefined, { example: 'PO-21460' }),
    supplierId: id(),
    warehouseId: id('Where the goods are to be delivered'),
    status: choice(PURCHASE_ORDER_STATUSES),
    orderedOn: maybe(date('Empty as long as it is a draft')),
    expectedOn: maybe(date('Expected delivery')),
    receivedOn: maybe(date('When all of it had arrived')),
    buyer: text('Who of us placed the order'),
    lines: listOf(ref('PurchaseOrderLineDto')),
    totalAmount: decimal('GBP', fixed),
  },
  Shipment: {
    id: id(),
    shipmentNumber: text(undefined, { example: 'SH-60215' }),
    warehouseId: id('Where the goods leave from'),
    customer: text(),
    destinationCity: text(),
    carrier: choice(CARRIERS),
    status: choice(SHIPMENT_STATUSES),
    plannedOn: date('Planned day of dispatch'),
    dispatchedAt: maybe(moment()),
    deliveredOn: maybe(date()),
    palletCount: whole('Number of pallets'),
    items: listOf(ref('ShipmentItemDto')),
    trackingNumber: maybe(text()),
  },
}
const PARTS = {
  PurchaseOrderLineDto: record(
    {
      lineNumber: whole(undefined, fixed),
      articleId: id(),
      articleNumber: text(undefined, fixed),
      quantityOrdered: whole(),
      quantityReceived: whole(undefined, fixed),
      unitPrice: decimal('GBP; the purchase price of the article unless given'),
    },
    ['articleId', 'quantityOrdered'],
  ),
  ShipmentItemDto: record({ articleId: id(), articleNumber: text(undefined, fixed), quantity: whole() }, ['articleId', 'quantity']), // oxfmt-ignore
  PageMetadata: record({ number: whole('Zero-based'), size: whole(), totalElements: whole(), totalPages: whole() }),
  ProblemDetail: record({ type: text(), title: text(), status: whole(), detail: text() }),
}
const spaced = (word: string) => word.replaceAll(/(?<=[a-z])([A-Z])/g, ' $1').toLowerCase()
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const VERBS = { list: 'Find', get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(
  KINDS,
  {
    schema: kind => `${kind}Dto`,
    plural: kind => `${kind}s`,
    operationId: (verb, kind, many) => (verb === 'list' ? `find${many}` : `${verb}${kind}`),
    summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? spaced(many) : an(spaced(kind))}`,
    page: kind => record({ content: listOf(ref(`${kind}Dto`)), page: ref('PageMetadata') }),
    paging: [
      queryParameter('page', whole(undefined, { minimum: 0, default: 0 }), 'Zero-based page index (0..N)'),
      queryParameter('size', whole(undefined, { minimum: 1, maximum: 100, default: 20 }), 'The size of the page to be returned'), // oxfmt-ignore
      queryParameter('sort', listOf(text()), 'Sorting criteria in the format: property,(asc|desc). Default sort order is ascending.'), // oxfmt-ignore
    ],
    key: () => idInPath(id()),
  },
  { q: text('Part of the name') },
)
const ARTICLE = ['articleNumber', 'name', 'category', 'supplierId', 'unit', 'packSize', 'purchasePrice', 'listPrice', 'weightKg', 'status'] // oxfmt-ignore
const SUPPLIER = ['name', 'contactName', 'email', 'phone', 'city', 'country', 'leadTimeDays', 'paymentTermDays', 'active'] // oxfmt-ignore
const SHIPMENT = ['warehouseId', 'customer', 'destinationCity', 'carrier', 'plannedOn', 'palletCount', 'items']

/** A wholesaler's inventory: camelCase, numeric ids beside numbers people know, pages as Spring's paged model. */
export const STOCKROOM_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Stockroom API', version: '1.9.0', description: 'Inventory of Brindle & Tarn, wholesalers to hotels and restaurants: articles, stock, purchasing and shipping.' }, // oxfmt-ignore
  servers: [{ url: '/api/v1' }],
  paths: {
    '/articles': {
      get: list('Article', 'q', 'articleNumber', 'category', 'supplierId', 'status'),
      post: add('Article', ARTICLE, ['articleNumber', 'name', 'category', 'supplierId', 'purchasePrice', 'listPrice']),
    },
    '/articles/{id}': { get: one('Article'), patch: change('Article', ARTICLE), delete: drop('Article') },
    '/warehouses': { get: list('Warehouse', 'code', 'type') },
    '/warehouses/{id}': { get: one('Warehouse'), patch: change('Warehouse', ['name', 'capacityPallets', 'managerName', 'phone']) }, // oxfmt-ignore
    '/suppliers': {
      get: list('Supplier', 'q', 'supplierNumber', 'country', 'active'),
      post: add('Supplier', SUPPLIER, ['name', 'email']),
    },
    '/suppliers/{id}': { get: one('Supplier'), patch: change('Supplier', SUPPLIER), delete: drop('Supplier') },
    '/stock-levels': { get: list('StockLevel', 'articleId', 'warehouseId', 'binLocation') },
    '/stock-levels/{id}': { get: one('StockLevel'), patch: change('StockLevel', ['quantityOnHand', 'quantityReserved', 'reorderPoint', 'binLocation', 'lastCountedOn']) }, // oxfmt-ignore
    '/purchase-orders': {
      get: list('PurchaseOrder', 'orderNumber', 'supplierId', 'warehouseId', 'status'),
      post: add('PurchaseOrder', ['supplierId', 'warehouseId', 'expectedOn', 'buyer', 'lines'], ['supplierId', 'warehouseId', 'lines']), // oxfmt-ignore
    },
    '/purchase-orders/{id}': {
      get: one('PurchaseOrder'),
      patch: change('PurchaseOrder', ['warehouseId', 'expectedOn', 'buyer']),
      delete: { ...drop('PurchaseOrder'), summary: 'Delete a draft purchase order' },
    },
    '/purchase-orders/{id}/send': { post: act('send', 'PurchaseOrder', 'Send a draft to the supplier') },
    '/purchase-orders/{id}/receive': { post: act('receive', 'PurchaseOrder', 'Book a purchase order as fully received') }, // oxfmt-ignore
    '/purchase-orders/{id}/cancel': { post: act('cancel', 'PurchaseOrder', 'Cancel a purchase order of which nothing has arrived') }, // oxfmt-ignore
    '/shipments': {
      get: list('Shipment', 'shipmentNumber', 'warehouseId', 'carrier', 'status'),
      post: add('Shipment', SHIPMENT, ['warehouseId', 'customer', 'destinationCity', 'plannedOn', 'items']),
    },
    '/shipments/{id}': { get: one('Shipment'), patch: change('Shipment', ['carrier', 'plannedOn', 'palletCount', 'trackingNumber']) }, // oxfmt-ignore
    '/shipments/{id}/dispatch': { post: act('dispatch', 'Shipment', 'Record that a shipment has left') },
    '/shipments/{id}/deliver': { post: act('deliver', 'Shipment', 'Record that a shipment has arrived') },
  },
  components: {
    schemas: { ...schemas, ...PARTS },
    responses: { Problem: answers('The request cannot be met', ref('ProblemDetail'), 'application/problem+json') },
  },
}
