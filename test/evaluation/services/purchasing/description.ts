import { answers, choice, date, decimal, flag, listOf, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { CATEGORIES, ORDER_STATES, RATINGS, RETURN_REASONS, RETURN_STATES, SHIPMENT_STATES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const TYPES: Record<string, Record<string, object>> = {
  Supplier: {
    SupplierCode: text(undefined, { maxLength: 10 }),
    Name: text(),
    Country: text(),
    City: text(),
    Rating: choice(RATINGS),
    PaymentTermsDays: whole('Net days'),
    LeadTimeDays: whole(),
    IsBlocked: flag('No new orders may be placed'),
    ContactEmail: maybe(text()),
  },
  Product: {
    Sku: text(),
    Description: text(),
    Category: choice(CATEGORIES),
    UnitOfMeasure: text(),
    StandardCost: decimal(),
    WeightKg: decimal(),
    ReorderPoint: whole('Reorder when less than this is on hand'),
    IsDiscontinued: flag(),
    PreferredSupplierCode: text(),
  },
  Warehouse: {
    WarehouseCode: text(),
    Name: text(),
    City: text(),
    CapacityPallets: whole(),
    IsBonded: flag(),
    OpenedOn: date(),
  },
  StockLevel: {
    StockLevelId: whole(),
    Sku: text(),
    WarehouseCode: text(),
    QuantityOnHand: whole(),
    QuantityReserved: whole(),
    BinLocation: maybe(text()),
    LastCountedOn: date(),
  },
  PurchaseOrderLine: {
    LineNumber: whole(),
    Sku: text(),
    Quantity: whole(),
    QuantityReceived: whole(),
    UnitCost: decimal(),
  },
  PurchaseOrder: {
    OrderNumber: whole(),
    SupplierCode: text(),
    WarehouseCode: text('Where it is delivered to'),
    BuyerName: text(),
    OrderDate: date(),
    ExpectedDate: date(),
    Status: choice(ORDER_STATES),
    TotalAmount: decimal(),
    Currency: text(),
    Remarks: maybe(text()),
    Lines: listOf(ref('Erp.PurchaseOrderLine')),
  },
  Shipment: {
    ShipmentId: whole(),
    OrderNumber: whole(),
    Carrier: text(),
    TrackingNumber: text(),
    Status: choice(SHIPMENT_STATES),
    ShippedOn: date(),
    EstimatedArrival: date(),
    DeliveredOn: maybe(date()),
    Pallets: whole(),
  },
  SupplierReturn: {
    ReturnId: whole(),
    OrderNumber: whole(),
    Sku: text(),
    Quantity: whole(),
    Reason: choice(RETURN_REASONS),
    Status: choice(RETURN_STATES),
    CreatedOn: date(),
    CreditAmount: maybe(decimal()),
  },
}
const part = (type: string, names: string[], required?: string[]) =>
  record(Object.fromEntries(names.map(name => [name, TYPES[type]![name]])), required)

const paging = [
  queryParameter('$top', whole(undefined, { minimum: 0 }), 'Show only the first n items'),
  queryParameter('$skip', whole(undefined, { minimum: 0 }), 'Skip the first n items'),
  queryParameter('$filter', text(), 'Filter items by property values'),
  queryParameter('$orderby', text(), 'Order items by property values'),
  queryParameter('$count', flag(), 'Include count of items'),
]
const list = (set: string, type: string, filters: object[] = []) => ({
  get: {
    tags: [set],
    summary: `Get entities from ${set}`,
    operationId: `${set}.${type}.List${type}`,
    parameters: [...filters, ...paging],
    responses: {
      200: answers(
        'Retrieved entities',
        record({ '@odata.context': text(), '@odata.count': whole(), value: listOf(ref(`Erp.${type}`)) }),
      ),
    },
  },
})
const key = (name: string, type: string) => ({
  name,
  in: 'path',
  required: true,
  description: `key: ${name} of ${type}`,
  schema: TYPES[type]![name],
})
const entity = { 200: answers('Success', ref('Erp.Result')) }
const done = (type: string) => ({ 200: answers('Success', ref(`Erp.${type}`)), default: entity[200] })
const one = (set: string, type: string, name: string) => ({
  get: {
    tags: [set],
    summary: `Get entity from ${set} by key`,
    operationId: `${set}.${type}.Get${type}`,
    parameters: [key(name, type)],
    responses: done(type),
  },
})
const change = (set: string, type: string, name: string, names: string[]) => ({
  patch: {
    tags: [set],
    summary: `Update entity in ${set}`,
    operationId: `${set}.${type}.Update${type}`,
    parameters: [key(name, type)],
    requestBody: requestBody(part(type, names)),
    responses: done(type),
  },
})
const add = (set: string, type: string, names: string[], required: string[]) => ({
  post: {
    tags: [set],
    summary: `Add new entity to ${set}`,
    operationId: `${set}.${type}.Create${type}`,
    requestBody: requestBody(part(type, names, required)),
    responses: { 201: answers('Created entity', ref(`Erp.${type}`)) },
  },
})
const drop = (set: string, type: string, name: string) => ({
  delete: {
    tags: [set],
    summary: `Delete entity from ${set}`,
    operationId: `${set}.${type}.Delete${type}`,
    parameters: [key(name, type)],
    responses: { 204: { description: 'Success' } },
  },
})
const act = (set: string, type: string, name: string, action: string) => ({
  post: {
    tags: [`${set}.Actions`],
    summary: `Invoke action ${action}`,
    operationId: `${set}.${type}.${action}`,
    parameters: [key(name, type)],
    responses: done(type),
  },
})

/** Purchasing as OData tools convert it: PascalCase, keys in parentheses, `value` lists, bound actions. */
export const PURCHASING_DESCRIPTION = {
  openapi: '3.0.0',
  info: { title: 'OData Service for namespace Erp', version: '1.0.0', description: 'Procurement and warehousing' },
  paths: {
    '/Suppliers': {
      ...list('Suppliers', 'Supplier'),
      ...add('Suppliers', 'Supplier', ['Name', 'Country', 'City', 'PaymentTermsDays', 'LeadTimeDays', 'ContactEmail'], ['Name', 'Country']), // oxfmt-ignore
    },
    '/Suppliers({SupplierCode})': {
      ...one('Suppliers', 'Supplier', 'SupplierCode'),
      ...change('Suppliers', 'Supplier', 'SupplierCode', ['Rating', 'PaymentTermsDays', 'LeadTimeDays', 'IsBlocked', 'ContactEmail']), // oxfmt-ignore
    },
    '/Products': list('Products', 'Product'),
    '/Products({Sku})': {
      ...one('Products', 'Product', 'Sku'),
      ...change('Products', 'Product', 'Sku', ['Description', 'StandardCost', 'ReorderPoint', 'IsDiscontinued', 'PreferredSupplierCode']), // oxfmt-ignore
    },
    '/Warehouses': list('Warehouses', 'Warehouse'),
    '/StockLevels': list('StockLevels', 'StockLevel'),
    '/StockLevels({StockLevelId})': change('StockLevels', 'StockLevel', 'StockLevelId', ['QuantityOnHand', 'BinLocation', 'LastCountedOn']), // oxfmt-ignore
    '/PurchaseOrders': {
      ...list('PurchaseOrders', 'PurchaseOrder'),
      ...add('PurchaseOrders', 'PurchaseOrder', ['SupplierCode', 'WarehouseCode', 'BuyerName', 'ExpectedDate', 'Remarks', 'Lines'], ['SupplierCode', 'WarehouseCode']), // oxfmt-ignore
    },
    '/PurchaseOrders({OrderNumber})': {
      ...one('PurchaseOrders', 'PurchaseOrder', 'OrderNumber'),
      ...change('PurchaseOrders', 'PurchaseOrder', 'OrderNumber', ['WarehouseCode', 'BuyerName', 'ExpectedDate', 'Remarks']), // oxfmt-ignore
      ...drop('PurchaseOrders', 'PurchaseOrder', 'OrderNumber'),
    },
    '/PurchaseOrders({OrderNumber})/Erp.Approve': act('PurchaseOrders', 'PurchaseOrder', 'OrderNumber', 'Approve'),
    '/PurchaseOrders({OrderNumber})/Erp.Cancel': act('PurchaseOrders', 'PurchaseOrder', 'OrderNumber', 'Cancel'),
    '/Shipments': list('Shipments', 'Shipment'),
    '/Shipments({ShipmentId})': change('Shipments', 'Shipment', 'ShipmentId', ['Carrier', 'EstimatedArrival', 'Status']), // oxfmt-ignore
    '/Returns': {
      ...list('Returns', 'SupplierReturn'),
      ...add('Returns', 'SupplierReturn', ['OrderNumber', 'Sku', 'Quantity', 'Reason'], ['OrderNumber', 'Sku', 'Quantity', 'Reason']), // oxfmt-ignore
    },
    '/Returns({ReturnId})': {
      ...change('Returns', 'SupplierReturn', 'ReturnId', ['Quantity', 'Reason', 'Status']),
      ...drop('Returns', 'SupplierReturn', 'ReturnId'),
    },
  },
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(TYPES).map(([name, fields]) => [`Erp.${name}`, record(fields)])),
      'Erp.Result': record({ error: record({ code: text(), message: text() }) }),
    },
  },
}
