import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { BATCH_STATUSES, CHEESE_STYLES, DAIRY_CUSTOMER_TYPES, DAIRY_ORDER_STATUSES, DAIRY_WEEKDAYS, DELIVERY_STATUSES, FARM_STATUSES, GRADES, MILK_TYPES, REJECTION_REASONS, ROOMS } from './kinds.ts' // oxfmt-ignore

type Fields = Record<string, object>
const maybe = (schema: object) => ({ ...schema, nullable: true })
const email = () => text(undefined, { format: 'email' })
const count = (description?: string, more: object = {}) => whole(description, { minimum: 0, ...more })
const score = () => whole(undefined, { minimum: 1, maximum: 10 })
const _links = ref('Links')

/** Objects within records. */
export const DAIRY_PARTS: Record<string, Fields> = {
  Money: { amount: count('In cents', { example: 2890 }), currency: text(undefined, { pattern: '^[A-Z]{3}$', example: 'EUR' }) }, // oxfmt-ignore
  Farmer: { firstName: text(), lastName: text(), phone: text(), email: maybe(email()) },
  FarmAddress: { townland: text(), town: text(), county: text(), eircode: text() },
  CustomerAddress: { street: text(), town: text(), county: text(), eircode: maybe(text()) },
  Contact: { name: text(), email: email(), phone: maybe(text()) },
  Location: { room: choice(ROOMS), shelf: text(undefined, { example: 'B7' }) },
  Scores: { appearance: score(), aroma: score(), texture: score(), flavour: score() },
  OrderLine: { cheeseId: whole(), batchId: maybe(whole('Batch that the cheese was cut from, known once the order is packed')), kilos: decimal(), pricePerKg: ref('Money'), lineTotal: ref('Money') }, // oxfmt-ignore
  NewOrderLine: { cheeseId: whole(), kilos: decimal(undefined, { minimum: 0.1 }) },
}

/** Fields of each kind as the service writes them; also what bodies are checked by. */
export const DAIRY_FIELDS: Record<string, Fields> = {
  farm: {
    id: whole(),
    name: text(),
    farmer: ref('Farmer'),
    address: ref('FarmAddress'),
    milkType: choice(MILK_TYPES),
    breed: text(),
    herdSize: count('Number of animals that are milked'),
    organic: flag('Certified organic'),
    status: choice(FARM_STATUSES),
    supplierSince: date(),
    pricePerLitre: ref('Money'),
    notes: maybe(text()),
    _links,
  },
  milkDelivery: {
    id: whole(),
    farmId: whole(),
    deliveredAt: moment(),
    litres: count(),
    temperature: decimal('Degrees Celsius on arrival'),
    fatPercent: decimal(),
    proteinPercent: decimal(),
    somaticCellCount: count('Cells per millilitre'),
    status: choice(DELIVERY_STATUSES),
    rejectionReason: maybe(choice(REJECTION_REASONS)),
    payment: maybe(ref('Money')),
    _links,
  },
  cheese: {
    id: whole(),
    code: text(undefined, { example: 'CDN' }),
    name: text(),
    milkType: choice(MILK_TYPES),
    style: choice(CHEESE_STYLES),
    rawMilk: flag('Made of unpasteurised milk'),
    vegetarian: flag('Made without animal rennet'),
    minimumAgeDays: count('Days it has to mature'),
    wheelWeightKg: decimal('Weight of a wheel'),
    pricePerKg: ref('Money'),
    discontinued: flag('No longer made'),
    description: maybe(text()),
    _links,
  },
  batch: {
    id: whole(),
    batchNumber: text(undefined, { example: 'B-1001' }),
    cheeseId: whole(),
    milkDeliveryIds: listOf(whole(), 'Deliveries whose milk went into the batch'),
    madeOn: date(),
    readyOn: date('Day on which the minimum age is reached'),
    milkLitres: count(),
    wheelsMade: count(),
    wheelsLeft: count('Wheels still in the house'),
    location: ref('Location'),
    status: choice(BATCH_STATUSES),
    releasedOn: maybe(date('Day on which it was released for sale')),
    cheesemaker: text(),
    notes: maybe(text()),
    _links,
  },
  tasting: {
    id: whole(),
    batchId: whole(),
    tastedOn: date(),
    taster: text(),
    scores: ref('Scores'),
    totalScore: count('Sum of the scores'),
    grade: choice(GRADES),
    remarks: maybe(text()),
    _links,
  },
  customer: {
    id: whole(),
    customerNumber: text(undefined, { example: 'C-1040' }),
    name: text(),
    customerType: choice(DAIRY_CUSTOMER_TYPES),
    contact: ref('Contact'),
    address: ref('CustomerAddress'),
    deliveryDay: maybe(choice(DAIRY_WEEKDAYS)),
    paymentTermDays: count(),
    customerSince: date(),
    active: flag(),
    _links,
  },
  order: {
    id: whole(),
    orderNumber: text(undefined, { example: 'ORD-24310' }),
    customerId: whole(),
    orderedOn: date(),
    deliveryDate: date('Day on which it is, or was, to be delivered'),
    status: choice(DAIRY_ORDER_STATUSES),
    lines: listOf(ref('OrderLine')),
    deliveryCharge: ref('Money'),
    total: ref('Money'),
    paidOn: maybe(date()),
    remarks: maybe(text()),
    _links,
  },
}
/** What only filters and bodies have. */
export const DAIRY_EXTRAS: Fields = {
  q: text('Part of the name'),
  county: text(),
  room: choice(ROOMS),
  paid: flag(),
  milkDeliveryId: whole('Batches with milk of this delivery'),
  deliveredFrom: date('First day'),
  deliveredTo: date('Last day'),
  madeFrom: date('First day'),
  madeTo: date('Last day'),
  readyFrom: date('First day'),
  readyTo: date('Last day'),
  orderedFrom: date('First day'),
  orderedTo: date('Last day'),
}
export const DAIRY_FILTERS: Record<string, string[]> = {
  farm: ['milkType', 'organic', 'status', 'county', 'q'],
  milkDelivery: ['farmId', 'status', 'deliveredFrom', 'deliveredTo'],
  cheese: ['milkType', 'style', 'rawMilk', 'vegetarian', 'discontinued', 'q'],
  batch: ['cheeseId', 'status', 'batchNumber', 'room', 'milkDeliveryId', 'madeFrom', 'madeTo', 'readyFrom', 'readyTo'],
  tasting: ['batchId', 'grade', 'taster'],
  customer: ['customerType', 'county', 'active', 'customerNumber', 'q'],
  order: ['customerId', 'status', 'orderNumber', 'deliveryDate', 'paid', 'orderedFrom', 'orderedTo'],
}
const without = (kind: string, ...left: string[]) => Object.keys(DAIRY_FIELDS[kind]!).filter(name => !['id', '_links', ...left].includes(name)) // oxfmt-ignore
/** What bodies may hold, and what they must. */
export const DAIRY_BODIES: Record<string, { add: string[]; needed: string[]; change: string[] }> = {
  farm: { add: without('farm', 'status'), needed: ['name', 'farmer', 'milkType', 'pricePerLitre'], change: without('farm', 'milkType') }, // oxfmt-ignore
  milkDelivery: {
    add: without('milkDelivery', 'status', 'rejectionReason', 'payment'),
    needed: ['farmId', 'litres', 'temperature'],
    change: without('milkDelivery', 'farmId', 'payment'),
  },
  cheese: {
    add: without('cheese', 'discontinued'),
    needed: ['code', 'name', 'milkType', 'style', 'minimumAgeDays', 'pricePerKg'],
    change: without('cheese', 'milkType'),
  },
  batch: {
    add: ['cheeseId', 'milkDeliveryIds', 'madeOn', 'milkLitres', 'wheelsMade', 'location', 'cheesemaker', 'notes'],
    needed: ['cheeseId', 'milkDeliveryIds', 'milkLitres', 'wheelsMade', 'location', 'cheesemaker'],
    change: ['wheelsLeft', 'location', 'cheesemaker', 'notes'],
  },
  tasting: {
    add: ['batchId', 'tastedOn', 'taster', 'scores', 'grade', 'remarks'],
    needed: ['batchId', 'taster', 'scores', 'grade'],
    change: ['taster', 'grade', 'remarks'],
  },
  customer: {
    add: without('customer', 'customerNumber', 'customerSince', 'active'),
    needed: ['name', 'customerType', 'contact', 'address'],
    change: without('customer', 'customerNumber', 'customerSince'),
  },
  order: { add: ['customerId', 'deliveryDate', 'lines', 'remarks'], needed: ['customerId', 'deliveryDate', 'lines'], change: ['deliveryDate', 'remarks'] }, // oxfmt-ignore
}

const PLURALS: Record<string, string> = { milkDelivery: 'milkDeliveries', batch: 'batches' }
export const pluralOf = (kind: string) => PLURALS[kind] ?? `${kind}s`
export const pathOf = (kind: string) => pluralOf(kind).replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
const spoken = (name: string) => name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
const an = (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${spoken(kind)}`
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const { list, one, add, change, drop, act, schemas } = createDescriber(
  DAIRY_FIELDS,
  {
    schema: kind => `${pascal(kind)}Model`,
    plural: pluralOf,
    operationId: (verb, kind, many) => `${verb === 'list' ? 'findAll' : verb}${pascal(verb === 'list' ? many : kind)}`,
    summary: (verb, kind, many) => (verb === 'list' ? `Find ${spoken(many)}` : `${pascal(verb)} ${an(kind)}`),
    page: (kind, many) => record({ _embedded: record({ [many]: listOf(ref(`${pascal(kind)}Model`)) }), _links, page: ref('PageMetadata') }), // oxfmt-ignore
    paging: [
      queryParameter('page', whole(undefined, { minimum: 0, default: 0 }), 'Zero-based page index (0..N)'),
      queryParameter('size', whole(undefined, { minimum: 1, maximum: 100, default: 20 }), 'The size of the page to be returned'), // oxfmt-ignore
      queryParameter('sort', text(), 'Sorting criteria in the format: property,(asc|desc). Default sort order is ascending.'), // oxfmt-ignore
    ],
    key: () => idInPath(whole()),
  },
  DAIRY_EXTRAS,
)
/** What must be there, of the fields of an object within a record. */
const needed = (fields: Fields) => Object.keys(fields).filter(name => !('nullable' in fields[name]!))
const listed = (kind: string) => list(kind, ...DAIRY_FILTERS[kind]!)
/** New orders are given what is wanted, not what it comes to. */
const added = (kind: string) => {
  const { add: names, needed: must } = DAIRY_BODIES[kind]!
  if (kind !== 'order') return add(kind, names, must)
  const fields = Object.fromEntries(names.map(name => [name, name === 'lines' ? listOf(ref('NewOrderLine')) : DAIRY_FIELDS.order![name]!])) // oxfmt-ignore
  return { ...add(kind, names, must), requestBody: requestBody(record(fields, must)) }
}
const changed = (kind: string) => change(kind, DAIRY_BODIES[kind]!.change)
const handled = (kind: string, isRemovable = true) => ({
  [`/${pathOf(kind)}`]: { get: listed(kind), post: added(kind) },
  [`/${pathOf(kind)}/{id}`]: { get: one(kind), patch: changed(kind), ...(isRemovable && { delete: drop(kind) }) },
})

/** A cheese dairy: HAL, camelCase, pages from 0, states in capitals, money in cents with its currency. */
export const CHEESEDAIRY_DESCRIPTION = {
  openapi: '3.0.1',
  info: {
    title: 'Glenlara Dairy API',
    version: 'v1',
    description: 'Farms and their milk, cheeses, batches and tastings, customers and orders of the Glenlara farmhouse dairy.', // oxfmt-ignore
  },
  servers: [{ url: '/api/v1', description: 'Generated server url' }],
  paths: {
    ...handled('farm'),
    ...handled('milkDelivery', false),
    ...handled('cheese'),
    ...handled('batch', false),
    '/batches/{id}/release': { post: act('release', 'batch', 'Release a batch that has matured for sale') },
    '/batches/{id}/discard': { post: act('discard', 'batch', 'Throw away what is left of a batch') },
    ...handled('tasting'),
    ...handled('customer'),
    ...handled('order', false),
    '/orders/{id}/pack': { post: act('pack', 'order', 'Mark an open order as packed') },
    '/orders/{id}/cancel': { post: act('cancel', 'order', 'Cancel an order that has not been delivered') },
    '/orders/{id}/pay': { post: act('pay', 'order', 'Record that an order was paid today') },
  },
  components: {
    schemas: {
      ...schemas,
      ...Object.fromEntries(Object.entries(DAIRY_PARTS).map(([name, fields]) => [name, record(fields, needed(fields))])), // oxfmt-ignore
      Links: { type: 'object', additionalProperties: ref('Link') },
      Link: record({ href: text() }),
      PageMetadata: record({ size: whole(), totalElements: whole(), totalPages: whole(), number: whole() }),
      ErrorResponse: record({ timestamp: moment(), status: whole(), error: text(), message: text(), path: text() }),
    },
    responses: { Error: answers('Error', ref('ErrorResponse')) },
  },
}
