import { CUISINES, DEPOT_CATEGORIES, DEPOT_DELIVERY_STATUSES, DEPOT_ORDER_STATUSES, DEPOT_UNITS, DEPOT_VEHICLE_TYPES, DRIVER_STATUSES, LOT_STATUSES, STORAGE_ZONES } from './kinds.ts' // oxfmt-ignore

type Schema = Record<string, unknown>
type Fields = Record<string, Schema>
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const text: Schema = { type: 'string', nullable: true }
const needed: Schema = { minLength: 1, type: 'string' }
const email: Schema = { minLength: 1, type: 'string', format: 'email' }
const whole: Schema = { type: 'integer', format: 'int32' }
const key: Schema = whole
const double: Schema = { type: 'number', format: 'double' }
const flag: Schema = { type: 'boolean' }
const day: Schema = { type: 'string', format: 'date' }
const moment: Schema = { type: 'string', format: 'date-time' }
const choice = (values: readonly string[]): Schema => ({ enum: [...values], type: 'string' })
const maybe = (schema: Schema): Schema => ({ ...schema, nullable: true })
const told = (schema: Schema, description: string): Schema => ({ ...schema, description })
const listOf = (items: Schema): Schema => ({ type: 'array', items, nullable: true })
const dto = (properties: Fields, required?: readonly string[]): Schema => ({ ...(required && { required }), type: 'object', properties, additionalProperties: false }) // oxfmt-ignore
const paged = (name: string): [string, Schema] => [
  `${name}PagedResponse`,
  dto({ Data: listOf(ref(name)), PageNumber: whole, PageSize: whole, TotalPages: whole, TotalRecords: whole }),
]

const CURRENCY = told(text, 'ISO 4217 code')
const SUPPLIER: Fields = { Name: needed, Contact: ref('SupplierContactDto'), City: text, Country: needed, LeadTimeDays: told(whole, 'Days between our purchase order and its arrival'), IsPreferred: flag } // oxfmt-ignore
const PRODUCT: Fields = { Sku: needed, Name: needed, Category: ref('ProductCategory'), SupplierId: key, StorageZone: ref('StorageZone'), Unit: ref('UnitOfMeasure'), UnitPrice: told(double, 'Sales price per unit, without VAT'), Currency: CURRENCY, ReorderLevel: whole, IsOrganic: flag, IsDiscontinued: flag, Allergens: listOf({ type: 'string' }) } // oxfmt-ignore
const LOT: Fields = { LotNumber: needed, ProductId: key, Location: ref('StockLocationDto'), QuantityReceived: whole, QuantityOnHand: whole, UnitCost: told(double, 'What we paid per unit'), Currency: CURRENCY, ReceivedOn: day, ExpiresOn: day } // oxfmt-ignore
const RESTAURANT: Fields = { Name: needed, Cuisine: ref('Cuisine'), ContactPerson: text, Email: email, Phone: text, Address: ref('AddressDto'), CreditLimit: double, Currency: CURRENCY, PaymentTermsDays: whole, IsActive: flag } // oxfmt-ignore
const ORDER: Fields = { Id: key, OrderNumber: text, RestaurantId: key, Status: ref('OrderStatus'), PlacedAt: moment, RequestedDeliveryDate: day, Lines: listOf(ref('OrderLineDto')), TotalAmount: double, Currency: CURRENCY, IsPaid: flag, Notes: text } // oxfmt-ignore
const LINE: Fields = { ProductId: key, ProductName: text, Quantity: whole, UnitPrice: double, LineTotal: double }
const DELIVERY: Fields = { Id: key, DeliveryNumber: text, OrderId: key, DriverId: maybe(key), Status: ref('DeliveryStatus'), DeliveryDate: day, DeliveredAt: maybe(moment), DistanceKm: double, SignedBy: text, FailureReason: text } // oxfmt-ignore
const DRIVER: Fields = { FirstName: needed, LastName: needed, Phone: text, LicenceNumber: needed, LicenceExpiresOn: day, Vehicle: ref('VehicleDto'), Status: ref('DriverStatus') } // oxfmt-ignore
/** What a body must hold. */
export const NEEDED = {
  supplier: ['Name', 'Country'],
  product: ['Sku', 'Name', 'Category', 'SupplierId', 'StorageZone', 'UnitPrice'],
  lot: ['LotNumber', 'ProductId', 'QuantityReceived', 'ExpiresOn'],
  restaurant: ['Name', 'Cuisine', 'Email'],
  order: ['RestaurantId', 'RequestedDeliveryDate', 'Lines'],
  delivery: ['OrderId', 'DeliveryDate'],
  driver: ['FirstName', 'LastName', 'LicenceNumber'],
  assign: ['DriverId'],
} as const
const part = (fields: Fields, ...names: string[]): Fields => Object.fromEntries(names.map(name => [name, fields[name]!])) // oxfmt-ignore

const schemas: Fields = {
  ProductCategory: choice(DEPOT_CATEGORIES),
  StorageZone: choice(STORAGE_ZONES),
  UnitOfMeasure: choice(DEPOT_UNITS),
  Cuisine: choice(CUISINES),
  LotStatus: choice(LOT_STATUSES),
  OrderStatus: choice(DEPOT_ORDER_STATUSES),
  DeliveryStatus: choice(DEPOT_DELIVERY_STATUSES),
  DriverStatus: choice(DRIVER_STATUSES),
  VehicleType: choice(DEPOT_VEHICLE_TYPES),
  SupplierContactDto: dto({ Name: text, Email: text, Phone: text }),
  SupplierDto: dto({ Id: key, ...SUPPLIER, CreatedAt: moment }),
  CreateSupplierDto: dto(SUPPLIER, NEEDED.supplier),
  UpdateSupplierDto: dto(SUPPLIER, NEEDED.supplier),
  ProductDto: dto({ Id: key, ...PRODUCT, CreatedAt: moment }),
  CreateProductDto: dto(PRODUCT, NEEDED.product),
  UpdateProductDto: dto(PRODUCT, NEEDED.product),
  StockLocationDto: dto({ Aisle: text, Rack: whole, Shelf: whole }),
  StockLotDto: dto({ Id: key, ...LOT, Status: ref('LotStatus') }),
  CreateStockLotDto: dto(part(LOT, 'LotNumber', 'ProductId', 'Location', 'QuantityReceived', 'UnitCost', 'ExpiresOn'), NEEDED.lot), // oxfmt-ignore
  UpdateStockLotDto: dto(part(LOT, 'Location', 'QuantityOnHand', 'ExpiresOn')),
  AddressDto: dto({ Street: text, City: text, PostalCode: text }),
  RestaurantDto: dto({ Id: key, ...RESTAURANT, CustomerSince: day }),
  CreateRestaurantDto: dto(RESTAURANT, NEEDED.restaurant),
  UpdateRestaurantDto: dto(RESTAURANT),
  OrderLineDto: dto(LINE),
  OrderDto: dto(ORDER),
  CreateOrderLineDto: dto(part(LINE, 'ProductId', 'Quantity'), ['ProductId', 'Quantity']),
  CreateOrderDto: dto({ RestaurantId: key, RequestedDeliveryDate: day, Lines: { type: 'array', items: ref('CreateOrderLineDto') }, Notes: text }, NEEDED.order), // oxfmt-ignore
  UpdateOrderDto: dto({ RequestedDeliveryDate: day, IsPaid: flag, Notes: text }),
  DeliveryDto: dto(DELIVERY),
  CreateDeliveryDto: dto(part(DELIVERY, 'OrderId', 'DriverId', 'DeliveryDate', 'DistanceKm'), NEEDED.delivery),
  UpdateDeliveryDto: dto(part(DELIVERY, 'DeliveryDate', 'DistanceKm')),
  AssignDriverDto: dto({ DriverId: key }, NEEDED.assign),
  VehicleDto: dto({ Registration: text, Type: ref('VehicleType'), CapacityKg: whole }),
  DriverDto: dto({ Id: key, ...DRIVER, HiredOn: day }),
  CreateDriverDto: dto(DRIVER, NEEDED.driver),
  UpdateDriverDto: dto(DRIVER),
  ProblemDetails: { type: 'object', properties: { type: text, title: text, status: maybe(whole), detail: text, instance: text }, additionalProperties: {} }, // oxfmt-ignore
  ...Object.fromEntries(['SupplierDto', 'ProductDto', 'StockLotDto', 'RestaurantDto', 'OrderDto', 'DeliveryDto', 'DriverDto'].map(paged)), // oxfmt-ignore
}

const content = (schema: Schema, types = ['text/plain', 'application/json', 'text/json']) => ({ content: Object.fromEntries(types.map(type => [type, { schema }])) }) // oxfmt-ignore
const ok = (of: string) => ({ 200: { description: 'OK', ...content(ref(of)) } })
const problem = (status: number, description: string) => ({ [status]: { description, ...content(ref('ProblemDetails')) } }) // oxfmt-ignore
const bad = problem(400, 'Bad Request')
const missing = problem(404, 'Not Found')
const conflict = problem(409, 'Conflict')
const body = (name: string) => ({ requestBody: content(ref(name), ['application/json', 'text/json', 'application/*+json']) }) // oxfmt-ignore
const parameters = [{ name: 'id', in: 'path', required: true, schema: key }]
const noted = (summary?: string) => (summary === undefined ? {} : { summary })

/** Actions of a controller: no ids, a tag, and a summary where somebody wrote a comment. */
const list = (tag: string, of: string, filters: Fields, summary?: string) => ({
  tags: [tag],
  ...noted(summary),
  parameters: Object.entries({ ...filters, PageNumber: { ...whole, default: 1 }, PageSize: { ...whole, default: 25 } }).map(([name, schema]) => ({ name, in: 'query', schema })), // oxfmt-ignore
  responses: { ...ok(`${of}PagedResponse`), ...bad },
})
const show = (tag: string, of: string) => ({ tags: [tag], parameters, responses: { ...ok(of), ...missing } })
const add = (tag: string, given: string, of: string, summary?: string) => ({ tags: [tag], ...noted(summary), ...body(given), responses: { 201: { description: 'Created', ...content(ref(of)) }, ...bad } }) // oxfmt-ignore
const send = (tag: string, of: string, given: string, summary?: string) => ({ tags: [tag], ...noted(summary), parameters, ...body(given), responses: { ...ok(of), ...bad, ...missing } }) // oxfmt-ignore
const act = (tag: string, of: string, summary: string) => ({ tags: [tag], summary, parameters, responses: { ...ok(of), ...missing, ...conflict } }) // oxfmt-ignore
const remove = (tag: string, summary?: string) => ({ tags: [tag], ...noted(summary), parameters, responses: { 204: { description: 'No Content' }, ...missing, ...conflict } }) // oxfmt-ignore

/** The warehouse of a food distributor as Swashbuckle describes ASP.NET Core with its property names left as they are. */
export const FOODDEPOT_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'FoodDepot.Api', description: 'Products, stock, orders and deliveries of the food depot', version: 'v1' }, // oxfmt-ignore
  paths: {
    '/api/Suppliers': {
      get: list('Suppliers', 'SupplierDto', { Country: { type: 'string' } }),
      post: add('Suppliers', 'CreateSupplierDto', 'SupplierDto'),
    },
    '/api/Suppliers/{id}': {
      get: show('Suppliers', 'SupplierDto'),
      put: send('Suppliers', 'SupplierDto', 'UpdateSupplierDto'),
    },
    '/api/Products': {
      get: list('Products', 'ProductDto', { Search: { type: 'string' }, Category: ref('ProductCategory'), StorageZone: ref('StorageZone'), SupplierId: key, IsDiscontinued: flag }), // oxfmt-ignore
      post: add('Products', 'CreateProductDto', 'ProductDto'),
    },
    '/api/Products/{id}': {
      get: show('Products', 'ProductDto'),
      put: send('Products', 'ProductDto', 'UpdateProductDto'),
      delete: remove('Products', 'Deletes a product that was never ordered nor stocked'),
    },
    '/api/StockLots': {
      get: list('StockLots', 'StockLotDto', { ProductId: key, LotNumber: { type: 'string' }, Status: ref('LotStatus'), ExpiresBefore: day }), // oxfmt-ignore
      post: add('StockLots', 'CreateStockLotDto', 'StockLotDto', 'Books a new lot into the warehouse'),
    },
    '/api/StockLots/{id}': {
      get: show('StockLots', 'StockLotDto'),
      patch: send('StockLots', 'StockLotDto', 'UpdateStockLotDto'),
    },
    '/api/StockLots/{id}/Quarantine': { post: act('StockLots', 'StockLotDto', 'Puts a lot into quarantine') },
    '/api/StockLots/{id}/Release': { post: act('StockLots', 'StockLotDto', 'Makes a lot available again') },
    '/api/Restaurants': {
      get: list('Restaurants', 'RestaurantDto', { Search: { type: 'string' }, City: { type: 'string' }, Cuisine: ref('Cuisine'), IsActive: flag }, 'Our customers'), // oxfmt-ignore
      post: add('Restaurants', 'CreateRestaurantDto', 'RestaurantDto'),
    },
    '/api/Restaurants/{id}': {
      get: show('Restaurants', 'RestaurantDto'),
      patch: send('Restaurants', 'RestaurantDto', 'UpdateRestaurantDto'),
      delete: remove('Restaurants', 'Deletes a restaurant without orders'),
    },
    '/api/Orders': {
      get: list('Orders', 'OrderDto', { RestaurantId: key, OrderNumber: { type: 'string' }, Status: ref('OrderStatus'), PlacedFrom: day, PlacedTo: day }), // oxfmt-ignore
      post: add('Orders', 'CreateOrderDto', 'OrderDto'),
    },
    '/api/Orders/{id}': { get: show('Orders', 'OrderDto'), patch: send('Orders', 'OrderDto', 'UpdateOrderDto') },
    '/api/Orders/{id}/Confirm': { post: act('Orders', 'OrderDto', 'Confirms a submitted order') },
    '/api/Orders/{id}/Cancel': { post: act('Orders', 'OrderDto', 'Cancels an order that has not left yet') },
    '/api/Deliveries': {
      get: list('Deliveries', 'DeliveryDto', { OrderId: key, DriverId: key, Status: ref('DeliveryStatus'), DateFrom: day, DateTo: day }), // oxfmt-ignore
      post: add('Deliveries', 'CreateDeliveryDto', 'DeliveryDto'),
    },
    '/api/Deliveries/{id}': {
      get: show('Deliveries', 'DeliveryDto'),
      patch: send('Deliveries', 'DeliveryDto', 'UpdateDeliveryDto'),
    },
    '/api/Deliveries/{id}/AssignDriver': { post: send('Deliveries', 'DeliveryDto', 'AssignDriverDto', 'Gives a planned delivery to a driver') }, // oxfmt-ignore
    '/api/Drivers': {
      get: list('Drivers', 'DriverDto', { Status: ref('DriverStatus') }),
      post: add('Drivers', 'CreateDriverDto', 'DriverDto'),
    },
    '/api/Drivers/{id}': {
      get: show('Drivers', 'DriverDto'),
      patch: send('Drivers', 'DriverDto', 'UpdateDriverDto'),
      delete: remove('Drivers', 'Deletes a driver without deliveries'),
    },
  },
  components: { schemas },
}
