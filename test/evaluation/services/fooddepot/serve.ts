import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toCamel, toPascal } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createFooddepotData, type FooddepotData } from './data.ts'
import { FOODDEPOT_DESCRIPTION, NEEDED } from './description.ts'
import { CUISINES, DEPOT_CATEGORIES, DEPOT_DELIVERY_STATUSES, DEPOT_ORDER_STATUSES, DEPOT_UNITS, DRIVER_STATUSES, LOT_STATUSES, STORAGE_ZONES } from './kinds.ts' // oxfmt-ignore

type Given = Record<string, unknown>
type Kind = keyof FooddepotData
type Test = (row: Row, value: string) => boolean
const TITLES: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' }
const refuse = (status: number, detail: string): Reply => ({ status, body: { type: 'https://tools.ietf.org/html/rfc9110', title: TITLES[status], status, detail } }) // oxfmt-ignore
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
/** As the validation of ASP.NET Core says it. */
const odd = (name: string, message: string): Reply => ({ status: 400, body: { type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1', title: 'One or more validation errors occurred.', status: 400, errors: { [pascal(name)]: [message] } } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => odd(name, `The ${pascal(name)} field is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { supplierId: 'depotSuppliers', productId: 'depotProducts', restaurantId: 'depotRestaurants', orderId: 'depotOrders', driverId: 'depotDrivers' } // oxfmt-ignore
/** Words that a field may hold, of any kind of record or of one. */
const FLAG = ['true', 'false']
const WORDS: Record<string, readonly string[]> = { category: DEPOT_CATEGORIES, storageZone: STORAGE_ZONES, unit: DEPOT_UNITS, cuisine: CUISINES, isActive: FLAG, isDiscontinued: FLAG, isOrganic: FLAG, isPaid: FLAG, isPreferred: FLAG } // oxfmt-ignore
const STATUSES: Partial<Record<Kind, readonly string[]>> = { depotLots: LOT_STATUSES, depotOrders: DEPOT_ORDER_STATUSES, depotDeliveries: DEPOT_DELIVERY_STATUSES, depotDrivers: DRIVER_STATUSES } // oxfmt-ignore
const DAYS = ['expiresBefore', 'expiresOn', 'placedFrom', 'placedTo', 'dateFrom', 'dateTo', 'deliveryDate', 'requestedDeliveryDate', 'licenceExpiresOn'] // oxfmt-ignore
const NUMBERS = ['unitPrice', 'unitCost', 'creditLimit', 'quantityReceived', 'quantityOnHand', 'reorderLevel', 'leadTimeDays', 'paymentTermsDays', 'distanceKm'] // oxfmt-ignore
const isDay = (value: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)))
const isAmount = (value: unknown) => typeof value === 'number' && value >= 0

const same =
  (field: string): Test =>
  (row, value) =>
    String(row[field]).toLowerCase() === value.toLowerCase()
const tests = (...fields: string[]): Record<string, Test> => Object.fromEntries(fields.map(field => [field, same(field)])) // oxfmt-ignore
const holds: Test = (row, value) => String(row.name).toLowerCase().includes(value.toLowerCase())
const FILTERS: Record<Kind, Record<string, Test>> = {
  depotSuppliers: tests('country'),
  depotProducts: { ...tests('category', 'storageZone', 'supplierId', 'isDiscontinued'), search: holds },
  depotLots: { ...tests('productId', 'lotNumber', 'status'), expiresBefore: (row, value) => String(row.expiresOn) < value }, // oxfmt-ignore
  depotRestaurants: {
    ...tests('cuisine', 'isActive'),
    search: holds,
    city: (row, value) => (row.address as { city: string }).city.toLowerCase() === value.toLowerCase(),
  },
  depotOrders: {
    ...tests('restaurantId', 'orderNumber', 'status'),
    placedFrom: (row, value) => String(row.placedAt).slice(0, 10) >= value,
    placedTo: (row, value) => String(row.placedAt).slice(0, 10) <= value,
  },
  depotDeliveries: {
    ...tests('orderId', 'driverId', 'status'),
    dateFrom: (row, value) => String(row.deliveryDate) >= value,
    dateTo: (row, value) => String(row.deliveryDate) <= value,
  },
  depotDrivers: tests('status'),
}

/** A page counted from 1, with how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [number, size] = [Number(query.get('PageNumber') ?? 1), Number(query.get('PageSize') ?? 25)]
  if (!(Number.isInteger(number) && number >= 1)) return odd('PageNumber', 'PageNumber must be at least 1.')
  if (!(Number.isInteger(size) && size >= 1 && size <= 100)) return odd('PageSize', 'PageSize must be between 1 and 100.') // oxfmt-ignore
  return { body: { Data: rows.slice((number - 1) * size, number * size), PageNumber: number, PageSize: size, TotalPages: Math.ceil(rows.length / size), TotalRecords: rows.length } } // oxfmt-ignore
}

/** Why what is given cannot be taken, but for keys that lead nowhere. */
function oddValue(kind: Kind, given: Given): Reply | undefined {
  const words: Record<string, readonly string[]> = { ...WORDS, ...(STATUSES[kind] && { status: STATUSES[kind] }) }
  for (const [name, value] of Object.entries(given)) {
    if (value === null) continue
    const isOdd = words[name]?.includes(String(value)) === false || (DAYS.includes(name) && !isDay(value)) || (NUMBERS.includes(name) && !isAmount(value)) // oxfmt-ignore
    if (isOdd) return odd(name, `The value '${String(value)}' is not valid for ${pascal(name)}.`)
  }
  return undefined
}

/** Starts the warehouse. `data` is what it serves and changes; `reset` puts it back. */
export async function startFooddepot({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createFooddepotData(clock)
  const { day, moment } = createDays(clock)
  const [today, now] = [day(0), moment(0, 0.5)]
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toPascal(row), { refuse, invalid }) // oxfmt-ignore

  const wrong = (kind: Kind, given: Given): Reply | undefined => {
    const lost = Object.keys(TARGETS).find(name => (given[name] ?? null) !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    return oddValue(kind, given) ?? (lost ? odd(lost, `There is no record with the ${pascal(lost)} '${String(given[lost])}'.`) : undefined) // oxfmt-ignore
  }
  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const given = [...query].map(([name, value]) => [camel(name), value] as const).filter(([name]) => name in FILTERS[kind]) // oxfmt-ignore
      const reason = oddValue(kind, Object.fromEntries(given))
      if (reason) return reason
      const rows = (data[kind] as unknown as Row[]).filter(row => given.every(([name, value]) => FILTERS[kind][name]!(row, value))) // oxfmt-ignore
      return cut(
        rows.map(row => toPascal(row)),
        query,
      )
    }
  const create = (kind: Kind, needed: readonly string[], make: (given: Given) => object | string) => (incoming: Incoming): Reply => wrong(kind, toCamel(incoming.body ?? {})) ?? add(kind, needed.map(camel), make)(incoming) // oxfmt-ignore
  const change = (kind: Kind) => withRow(kind, (row, given) => wrong(kind, given) ?? void mergeInto(row, given))
  /** A PUT replaces: what it does not hold is as if it had never been given. */
  const replace = (kind: Kind, needed: readonly string[], empty: Given) =>
    withRow(kind, (row, given) => {
      const lacking = needed.find(name => given[camel(name)] === undefined || given[camel(name)] === null)
      if (lacking) return invalid('body', lacking)
      return wrong(kind, given) ?? void Object.assign(row, empty, given)
    })
  /** Removes a record that nothing points to. */
  const dropUnless = (kind: Kind, isUsed: (id: number) => boolean, reason: string) => (incoming: Incoming) =>
    isUsed(Number(incoming.path[0])) ? refuse(409, reason) : remove(kind)(incoming)
  const next = (prefix: string, from: number, kind: Kind) => `${prefix}-${from + data[kind].length}`

  const NO_SUPPLIER = { contact: null, city: null, leadTimeDays: 0, isPreferred: false }
  const NO_PRODUCT = { unit: 'Each', currency: 'EUR', reorderLevel: 0, isOrganic: false, isDiscontinued: false, allergens: [] } // oxfmt-ignore
  const place = (given: Given) => {
    const wished = (given.lines as { productId: number; quantity: number }[]).map(line => ({ line, product: data.depotProducts.find(one => one.id === line.productId) })) // oxfmt-ignore
    if (wished.length === 0) return 'An order needs at least one line.'
    if (wished.some(({ product }) => !product || product.isDiscontinued)) return 'A product of the order is not sold.'
    const lines = wished.map(({ line: { quantity }, product }) => ({ productId: product!.id, productName: product!.name, quantity, unitPrice: product!.unitPrice, lineTotal: Math.round(100 * quantity * product!.unitPrice) / 100 })) // oxfmt-ignore
    const totalAmount = Math.round(100 * lines.reduce((sum, one) => sum + one.lineTotal, 0)) / 100
    return { notes: null, ...given, orderNumber: next('ORD', 61_400, 'depotOrders'), status: 'Submitted', placedAt: now, lines, totalAmount, currency: 'EUR', isPaid: false } // oxfmt-ignore
  }
  const assign = withRow('depotDeliveries', (row, given) => {
    if (given.driverId === undefined || given.driverId === null) return invalid('body', 'driverId')
    if (row.status !== 'Planned') return refuse(409, 'Only planned deliveries can be assigned.')
    return wrong('depotDeliveries', given) ?? void (row.driverId = given.driverId)
  })
  const isUsed = (id: number) => data.depotLots.some(one => one.productId === id) || data.depotOrders.some(one => one.lines.some(line => line.productId === id)) // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string): Handler[] => [
    ['GET', at(path), list(kind)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: FOODDEPOT_DESCRIPTION })],
    ...read('depotSuppliers', 'Suppliers'),
    ...read('depotProducts', 'Products'),
    ...read('depotLots', 'StockLots'),
    ...read('depotRestaurants', 'Restaurants'),
    ...read('depotOrders', 'Orders'),
    ...read('depotDeliveries', 'Deliveries'),
    ...read('depotDrivers', 'Drivers'),
    ['POST', at('Suppliers'), create('depotSuppliers', NEEDED.supplier, given => ({ ...NO_SUPPLIER, ...given, createdAt: now }))], // oxfmt-ignore
    ['PUT', at('Suppliers/:id'), replace('depotSuppliers', NEEDED.supplier, NO_SUPPLIER)],
    ['POST', at('Products'), create('depotProducts', NEEDED.product, given => ({ ...NO_PRODUCT, ...given, createdAt: now }))], // oxfmt-ignore
    ['PUT', at('Products/:id'), replace('depotProducts', NEEDED.product, NO_PRODUCT)],
    ['DELETE', at('Products/:id'), dropUnless('depotProducts', isUsed, 'The product has been ordered or stocked.')],
    ['POST', at('StockLots'), create('depotLots', NEEDED.lot, given => ({ location: null, unitCost: 0, ...given, currency: 'EUR', quantityOnHand: given.quantityReceived, receivedOn: today, status: 'Available' }))], // oxfmt-ignore
    ['PATCH', at('StockLots/:id'), change('depotLots')],
    ['POST', at('StockLots/:id/Quarantine'), become('depotLots', ['Available', 'OnHold'], () => ({ status: 'Quarantined' }))], // oxfmt-ignore
    ['POST', at('StockLots/:id/Release'), become('depotLots', ['Quarantined', 'OnHold'], () => ({ status: 'Available' }))], // oxfmt-ignore
    ['POST', at('Restaurants'), create('depotRestaurants', NEEDED.restaurant, given => ({ contactPerson: null, phone: null, address: null, creditLimit: 0, currency: 'EUR', paymentTermsDays: 14, isActive: true, ...given, customerSince: today }))], // oxfmt-ignore
    ['PATCH', at('Restaurants/:id'), change('depotRestaurants')],
    ['DELETE', at('Restaurants/:id'), dropUnless('depotRestaurants', id => data.depotOrders.some(one => one.restaurantId === id), 'The restaurant has orders.')], // oxfmt-ignore
    ['POST', at('Orders'), create('depotOrders', NEEDED.order, place)],
    ['PATCH', at('Orders/:id'), change('depotOrders')],
    ['POST', at('Orders/:id/Confirm'), become('depotOrders', ['Submitted'], () => ({ status: 'Confirmed' }))],
    ['POST', at('Orders/:id/Cancel'), become('depotOrders', ['Submitted', 'Confirmed', 'Picking'], () => ({ status: 'Cancelled' }))], // oxfmt-ignore
    ['POST', at('Deliveries'), create('depotDeliveries', NEEDED.delivery, given => ({ driverId: null, distanceKm: 0, ...given, deliveryNumber: next('DEL', 8800, 'depotDeliveries'), status: 'Planned', deliveredAt: null, signedBy: null, failureReason: null }))], // oxfmt-ignore
    ['PATCH', at('Deliveries/:id'), change('depotDeliveries')],
    ['POST', at('Deliveries/:id/AssignDriver'), assign],
    ['POST', at('Drivers'), create('depotDrivers', NEEDED.driver, given => ({ phone: null, licenceExpiresOn: null, vehicle: null, status: 'Available', ...given, hiredOn: today }))], // oxfmt-ignore
    ['PATCH', at('Drivers/:id'), change('depotDrivers')],
    ['DELETE', at('Drivers/:id'), dropUnless('depotDrivers', id => data.depotDeliveries.some(one => one.driverId === id), 'The driver has deliveries.')], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { type: 'https://tools.ietf.org/html/rfc9110', title: 'Not Found', status: 404 }, port) // oxfmt-ignore
  return { ...server, data, reset: createReset(data) }
}
