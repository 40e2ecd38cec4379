import { answers, choice, date, flag, listOf, moment, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { PET_CATEGORIES, PET_TYPES } from './catalogue.ts'
import type { PetshopData } from './data.ts'
import { LIFE_STAGES, LOYALTY_TIERS, PAW_ORDER_STATUSES, PAW_PAYMENTS, PAW_RETURN_REASONS, PAW_RETURN_STATUSES, SHIPPING_METHODS, WAREHOUSES } from './kinds.ts' // oxfmt-ignore

type Fields = Record<string, object>
interface PawResource {
  table: keyof PetshopData
  /** `OrderLine` */
  schema: string
  /** What the docstring of its views says. */
  about: string
  fields: Fields
  readOnly: string[]
  required: string[]
  /** Parameters that compare a field. */
  filters: string[]
  /** Days that may be bounded: `placed` for placed_after and placed_before. */
  ranges: Record<string, string>
  search: string[]
  ordering: string[]
}

/** The words that a field may hold, with what the admin pages call them. */
const LABELS: Record<string, string> = { small_animal: 'Small animal', dry_food: 'Dry food', wet_food: 'Wet food', scratching_post: 'Scratching post', litter: 'Litter & bedding', health: 'Health care', housing: 'Cages, tanks & hutches', click_and_collect: 'Click & collect', paypal: 'PayPal', gift_card: 'Gift card', wrong_item: 'Wrong item', expired: 'Past its date', not_suitable: 'Not suitable', changed_mind: 'Changed mind' } // oxfmt-ignore
const labelOf = (word: string) => LABELS[word] ?? word.charAt(0).toUpperCase() + word.slice(1)
const told = (words: readonly string[]) => words.map(word => `* \`${word}\` - ${labelOf(word)}`).join('\n')
export const PAW_ENUMS: Record<string, readonly string[]> = {
  PetTypeEnum: PET_TYPES,
  CategoryEnum: PET_CATEGORIES,
  LifeStageEnum: LIFE_STAGES,
  LoyaltyTierEnum: LOYALTY_TIERS,
  OrderStatusEnum: PAW_ORDER_STATUSES,
  ShippingMethodEnum: SHIPPING_METHODS,
  PaymentMethodEnum: PAW_PAYMENTS,
  WarehouseEnum: WAREHOUSES,
  ReasonEnum: PAW_RETURN_REASONS,
  ReturnStatusEnum: PAW_RETURN_STATUSES,
}
const maybe = (schema: object) => ({ ...schema, nullable: true })
const maybeOne = (name: string) => ({ nullable: true, oneOf: [ref(name), ref('NullEnum')] })
const short = (maxLength: number) => text(undefined, { maxLength })
const email = () => text(undefined, { format: 'email', maxLength: 254 })
const country = () => text('ISO 3166-1 alpha-2 code', { maxLength: 2 })
/** A decimal is a text of digits. */
const decimal = (digits: number, places: number, description?: string) => text(description, { format: 'decimal', pattern: String.raw`^-?\d{0,${digits - places}}(?:\.\d{0,${places}})?$` }) // oxfmt-ignore
const pounds = (description?: string) => decimal(8, 2, description)
const count = (description?: string) => whole(description, { maximum: 2_147_483_647, minimum: 0 })

export const PAW_RESOURCES: Record<string, PawResource> = {
  customers: {
    table: 'pawCustomers',
    schema: 'Customer',
    about: 'People who have an account with the shop.',
    fields: {
      first_name: short(80),
      last_name: short(80),
      email: email(),
      phone: maybe(short(30)),
      shipping_address: ref('Address'),
      billing_address: { allOf: [ref('Address')], nullable: true, description: 'Only where it differs from the shipping address' }, // oxfmt-ignore
      pets: listOf(ref('Pet')),
      loyalty_tier: ref('LoyaltyTierEnum'),
      loyalty_points: count(),
      newsletter_opt_in: flag(),
      joined_on: date(),
    },
    readOnly: ['loyalty_tier', 'joined_on'],
    required: ['first_name', 'last_name', 'email', 'shipping_address'],
    filters: ['email', 'loyalty_tier', 'newsletter_opt_in'],
    ranges: { joined: 'joined_on' },
    search: ['first_name', 'last_name', 'email'],
    ordering: ['last_name', 'joined_on', 'loyalty_points'],
  },
  'order-lines': {
    table: 'pawOrderLines',
    schema: 'OrderLine',
    about: 'What was ordered: one line for each product of an order.',
    fields: {
      order: whole(),
      product: whole(),
      quantity: whole(undefined, { maximum: 999, minimum: 1 }),
      unit_price: pounds(),
      line_total: pounds(),
    },
    readOnly: ['unit_price', 'line_total'],
    required: ['order', 'product', 'quantity'],
    filters: ['order', 'product'],
    ranges: {},
    search: [],
    ordering: ['line_total', 'quantity'],
  },
  orders: {
    table: 'pawOrders',
    schema: 'Order',
    about: 'Orders of the webshop. The products are in the order lines.',
    fields: {
      order_number: text(),
      customer: whole(),
      status: ref('OrderStatusEnum'),
      shipping_method: ref('ShippingMethodEnum'),
      payment_method: ref('PaymentMethodEnum'),
      is_repeat_order: flag('Placed by a repeat delivery of the customer'),
      discount_code: maybe(short(20)),
      subtotal: pounds('All lines, before discount and shipping'),
      discount_amount: pounds(),
      shipping_cost: pounds(),
      total: pounds('What the customer pays, GBP'),
      note: text(),
      placed_at: moment(),
      shipped_at: maybe(moment()),
      delivered_at: maybe(moment()),
    },
    readOnly: ['order_number', 'subtotal', 'discount_amount', 'shipping_cost', 'total', 'placed_at', 'shipped_at', 'delivered_at'], // oxfmt-ignore
    required: ['customer', 'payment_method'],
    filters: ['customer', 'order_number', 'payment_method', 'shipping_method', 'status'],
    ranges: { placed: 'placed_at' },
    search: ['order_number', 'note'],
    ordering: ['placed_at', 'total'],
  },
  products: {
    table: 'pawProducts',
    schema: 'Product',
    about: 'The range of the shop.',
    fields: {
      sku: short(20),
      name: short(120),
      brand: short(60),
      pet_type: ref('PetTypeEnum'),
      category: ref('CategoryEnum'),
      life_stage: maybeOne('LifeStageEnum'),
      supplier: whole(),
      price: pounds('Retail price in GBP, VAT included'),
      cost_price: pounds('What the supplier charges us'),
      weight_kg: maybe(decimal(7, 3)),
      description: text(),
      is_active: flag('Whether the webshop shows it'),
      created_at: moment(),
    },
    readOnly: ['created_at'],
    required: ['sku', 'name', 'pet_type', 'category', 'supplier', 'price'],
    filters: ['brand', 'category', 'is_active', 'life_stage', 'pet_type', 'sku', 'supplier'],
    ranges: {},
    search: ['name', 'brand', 'sku'],
    ordering: ['name', 'price', 'created_at'],
  },
  returns: {
    table: 'pawReturns',
    schema: 'Return',
    about: 'What customers send back, each of one order line.',
    fields: {
      rma_number: text(),
      order_line: whole(),
      quantity: whole(undefined, { maximum: 999, minimum: 1 }),
      reason: ref('ReasonEnum'),
      status: ref('ReturnStatusEnum'),
      comment: text(),
      requested_on: date(),
      received_on: maybe(date()),
      refund_amount: maybe(pounds()),
      refunded_on: maybe(date()),
    },
    readOnly: ['rma_number', 'requested_on', 'refund_amount', 'refunded_on'],
    required: ['order_line', 'quantity', 'reason'],
    filters: ['order_line', 'reason', 'status'],
    ranges: { requested: 'requested_on' },
    search: ['rma_number', 'comment'],
    ordering: ['requested_on'],
  },
  stock: {
    table: 'pawStock',
    schema: 'StockItem',
    about: 'How much of a product lies in a warehouse.',
    fields: {
      product: whole(),
      warehouse: ref('WarehouseEnum'),
      bin: short(12),
      quantity: count(),
      reorder_level: count('Reorder once the quantity falls below this'),
      expires_on: maybe(date('Best before')),
      last_counted_on: date(),
    },
    readOnly: [],
    required: ['product', 'warehouse', 'quantity'],
    filters: ['product', 'warehouse'],
    ranges: { expires: 'expires_on' },
    search: ['bin'],
    ordering: ['quantity', 'expires_on'],
  },
  suppliers: {
    table: 'pawSuppliers',
    schema: 'Supplier',
    about: 'Who delivers to us.',
    fields: {
      name: short(120),
      country: country(),
      city: short(80),
      contact: ref('Contact'),
      lead_time_days: count(),
      minimum_order_value: pounds(),
    },
    readOnly: [],
    required: ['name', 'country'],
    filters: ['country'],
    ranges: {},
    search: ['name', 'city'],
    ordering: ['name', 'lead_time_days'],
  },
}

const spoken = (schema: string) => schema.replaceAll(/(?<=[a-z])[A-Z]/g, ' $&').toLowerCase()
const idOf = (schema: string) => ({ in: 'path', name: 'id', schema: whole(), description: `A unique integer value identifying this ${spoken(schema)}.`, required: true }) // oxfmt-ignore
const wordsOf = (schema: object): readonly string[] | undefined =>
  PAW_ENUMS[((schema as { $ref?: string }).$ref ?? (schema as { oneOf?: { $ref: string }[] }).oneOf?.[0]?.$ref ?? '').split('/').at(-1)!] // oxfmt-ignore

/** What is sent otherwise than it is answered. */
const SENT: Fields = {
  shipping_address: ref('AddressRequest'),
  billing_address: { allOf: [ref('AddressRequest')], nullable: true, description: 'Only where it differs from the shipping address' }, // oxfmt-ignore
}

/** A record as it is answered, what is sent to make it or to change it, and a page of them. */
function schemasOf({ schema, fields, readOnly, required }: PawResource): [string, object][] {
  const fixed = (one: object) => ('$ref' in one ? { allOf: [one], readOnly: true } : { ...one, readOnly: true })
  const answered = Object.entries(fields).map(([name, one]) => [name, readOnly.includes(name) ? fixed(one) : one])
  const writable = Object.entries(fields).filter(([name]) => !readOnly.includes(name))
  const sent = Object.fromEntries(writable.map(([name, one]) => [name, SENT[name] ?? one]))
  const page = {
    count: whole(undefined, { example: 123 }),
    next: text(undefined, { nullable: true, format: 'uri', example: 'http://api.example.org/accounts/?page=4' }),
    previous: text(undefined, { nullable: true, format: 'uri', example: 'http://api.example.org/accounts/?page=2' }),
    results: listOf(ref(schema)),
  }
  return [
    [schema, record({ id: whole(undefined, { readOnly: true }), ...Object.fromEntries(answered) }, ['id', ...readOnly, ...required])], // oxfmt-ignore
    [`${schema}Request`, record(sent, required)],
    [`Patched${schema}Request`, record(sent)],
    [`Paginated${schema}List`, record(page, ['count', 'results'])],
  ]
}

function pathsOf(
  path: string,
  { schema, about, fields, filters, ranges, search, ordering }: PawResource,
): [string, object][] {
  // oxfmt-ignore
  const id = idOf(schema)
  const said = (verb: string) => ({ operationId: `${path.replaceAll('-', '_')}_${verb}`, description: about, tags: [path] }) // oxfmt-ignore
  const own = filters.map(name => {
    const words = wordsOf(fields[name]!)
    const { description: _, maxLength: __, ...schema } = fields[name] as { description?: string; maxLength?: number }
    return words ? queryParameter(name, choice(words), told(words)) : queryParameter(name, schema)
  })
  const bounds = Object.keys(ranges).flatMap(name => [queryParameter(`${name}_after`, date()), queryParameter(`${name}_before`, date())]) // oxfmt-ignore
  const paging = [
    queryParameter('ordering', text(), `Which field to use when ordering the results. One of ${ordering.join(', ')}.`),
    queryParameter('page', whole(), 'A page number within the paginated result set.'),
    queryParameter('page_size', whole(), 'Number of results to return per page.'),
    ...(search.length > 0 ? [queryParameter('search', text(), 'A search term.')] : []),
  ]
  const parameters = [...own, ...bounds, ...paging].toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const found = { 200: answers('', ref(schema)) }
  return [
    [
      `/api/${path}/`,
      {
        get: { ...said('list'), parameters, responses: { 200: answers('', ref(`Paginated${schema}List`)) } },
        post: { ...said('create'), requestBody: requestBody(ref(`${schema}Request`)), responses: { 201: answers('', ref(schema)) } }, // oxfmt-ignore
      },
    ],
    [
      `/api/${path}/{id}/`,
      {
        get: { ...said('retrieve'), parameters: [id], responses: found },
        put: { ...said('update'), parameters: [id], requestBody: requestBody(ref(`${schema}Request`)), responses: found }, // oxfmt-ignore
        patch: { ...said('partial_update'), parameters: [id], requestBody: { content: requestBody(ref(`Patched${schema}Request`)).content }, responses: found }, // oxfmt-ignore
        delete: { ...said('destroy'), parameters: [id], responses: { 204: { description: 'No response body' } } },
      },
    ],
  ]
}

const act = (path: string, verb: string, description: string): [string, object] => [
  `/api/${path}/{id}/${verb}/`,
  { post: { operationId: `${path}_${verb}_create`, description, parameters: [idOf(PAW_RESOURCES[path]!.schema)], tags: [path], responses: { 200: answers('', ref(PAW_RESOURCES[path]!.schema)) } } }, // oxfmt-ignore
]
const ADDRESS = { street: short(120), postcode: short(12), city: short(80), country: { ...country(), default: 'GB' } }

/** The online shop of a pet-supplies retailer as drf-spectacular describes it: keys named as what they point to, decimals as texts. */
export const PETSHOP_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Wag & Whisker Shop API', version: '3.4.0', description: 'Back office of the Wag & Whisker online shop for pet supplies.' }, // oxfmt-ignore
  paths: Object.fromEntries([
    ...Object.entries(PAW_RESOURCES).flatMap(([path, one]) => pathsOf(path, one)),
    act('orders', 'cancel', 'Cancel an order that has not been shipped yet.'),
    act('returns', 'refund', 'Pay the customer back for a return that has been received.'),
  ]),
  components: {
    schemas: {
      ...Object.fromEntries(Object.values(PAW_RESOURCES).flatMap(schemasOf)),
      Address: record(ADDRESS, ['street', 'postcode', 'city', 'country']),
      AddressRequest: record(ADDRESS, ['street', 'postcode', 'city']),
      Pet: record({ name: short(40), pet_type: ref('PetTypeEnum') }, ['name', 'pet_type']),
      Contact: record({ name: short(80), email: email(), phone: short(30) }, ['name', 'email']),
      ...Object.fromEntries(Object.entries(PAW_ENUMS).map(([name, words]) => [name, choice(words, told(words))])),
      NullEnum: { enum: [null] },
    },
  },
}
