import { createDescriber, idInPath, listOf } from '../describe.ts'
import { choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { CATEGORIES, FAULTS, POWER, RENTAL_STATES, REPAIR_STATES, TOOL_STATES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  branch: {
    id: text(),
    name: text(),
    city: text(),
    manager_name: text(),
    phone: text(),
    opened_on: date(),
    floor_area_sqm: whole('Square meters'),
    monthly_target: decimal('Rental income that the branch should reach per month, in US dollars'),
  },
  tool: {
    id: text(),
    code: text('Printed on the tool'),
    name: text(),
    category: choice(CATEGORIES),
    manufacturer: text(),
    branch_id: text('Where the tool belongs'),
    daily_rate: decimal('US dollars per day'),
    deposit: decimal(),
    weight_kg: decimal(),
    power_source: choice(POWER),
    status: choice(TOOL_STATES),
    purchased_on: date(),
    purchase_price: decimal(),
  },
  customer: {
    id: text(),
    name: text(),
    kind: choice(['trade', 'private']),
    email: text(undefined, { format: 'email' }),
    phone: text(),
    city: text(),
    credit_limit: decimal(),
    discount_percent: whole(),
    joined_on: date(),
    is_blocked: flag('Nothing is rented out to them'),
  },
  rental: {
    id: text(),
    number: text('On the contract'),
    tool_id: text(),
    customer_id: text(),
    start_date: date(),
    due_date: date(),
    returned_on: maybe(date()),
    status: choice(RENTAL_STATES),
    total_price: decimal(),
  },
  repair: {
    id: text(),
    tool_id: text(),
    fault: choice(FAULTS),
    status: choice(REPAIR_STATES),
    technician: text(),
    reported_on: date(),
    finished_on: maybe(date()),
    cost: maybe(decimal()),
  },
}
const pluralOf = (kind: string) => (kind === 'branch' ? 'branches' : `${kind}s`)
const an = (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind.charAt(0).toUpperCase() + kind.slice(1),
  plural: pluralOf,
  operationId: (verb, kind, plural) => (verb === 'list' ? `list_${plural}` : `${verb}_${kind}`),
  summary: (verb, kind, plural) => (verb === 'list' ? `List ${plural}` : verb === 'get' ? `Fetch ${an(kind)}` : `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${an(kind)}`), // oxfmt-ignore
  page: kind => record({ items: listOf(ref(kind.charAt(0).toUpperCase() + kind.slice(1))), next_cursor: maybe(text()) }, ['items']), // oxfmt-ignore
  paging: [
    queryParameter('cursor', text(), 'The next_cursor of the page before'),
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 30 })),
  ],
  key: () => idInPath(text()),
})
const CUSTOMER = ['name', 'kind', 'email', 'phone', 'city', 'credit_limit', 'discount_percent', 'is_blocked']
const TOOL = ['name', 'category', 'manufacturer', 'branch_id', 'daily_rate', 'deposit', 'weight_kg', 'power_source', 'status'] // oxfmt-ignore

/** A tool rental: snake_case, prefixed ids, cursors without a total. */
export const TOOLHIRE_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Tool Rental API', version: '2.3' },
  paths: {
    '/v2/branches': { get: list('branch') },
    '/v2/branches/{id}': { get: one('branch') },
    '/v2/tools': { get: list('tool', 'category', 'branch_id', 'status'), post: add('tool', TOOL, ['name', 'category', 'branch_id', 'daily_rate']) }, // oxfmt-ignore
    '/v2/tools/{id}': { get: one('tool'), patch: change('tool', TOOL) },
    '/v2/customers': { get: list('customer', 'kind'), post: add('customer', CUSTOMER, ['name', 'kind']) },
    '/v2/customers/{id}': { get: one('customer'), patch: change('customer', CUSTOMER), delete: drop('customer') },
    '/v2/rentals': {
      get: list('rental', 'status', 'tool_id', 'customer_id'),
      post: add('rental', ['tool_id', 'customer_id', 'start_date', 'due_date'], ['tool_id', 'customer_id', 'due_date']),
    },
    '/v2/rentals/{id}': { get: one('rental'), patch: change('rental', ['due_date']) },
    '/v2/rentals/{id}/return': { post: act('return', 'rental', 'Take the tool of a rental back') },
    '/v2/rentals/{id}/cancel': { post: act('cancel', 'rental', 'Cancel a rental that has not begun') },
    '/v2/repairs': {
      get: list('repair', 'status', 'tool_id'),
      post: add('repair', ['tool_id', 'fault', 'technician'], ['tool_id', 'fault']),
    },
    '/v2/repairs/{id}': {
      get: one('repair'),
      patch: change('repair', ['technician', 'status', 'cost']),
      delete: drop('repair'),
    },
  },
  components: { schemas },
}
