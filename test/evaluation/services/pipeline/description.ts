import { answers, choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { ACTIVITY_STATUSES, ACTIVITY_TYPES, CATEGORIES, COMPANY_STATUSES, DEPARTMENTS, INDUSTRIES, LOST_REASONS, QUOTE_STATUSES, ROLES, SOURCES, STAGES, TEAMS } from './kinds.ts' // oxfmt-ignore

type Fields = Record<string, object>
const maybe = (schema: object) => ({ ...schema, nullable: true })
const email = () => text(undefined, { format: 'email' })
const id = (example: string, description?: string) => text(description, { example })
const euro = (description: string) => decimal(description, { minimum: 0 })
const FIELDS: Record<string, Fields> = {
  User: {
    id: id('usr_0004'),
    name: text(),
    email: email(),
    role: choice(ROLES),
    team: choice(TEAMS),
    phone: text(),
    isActive: flag(),
  },
  Company: {
    id: id('cmp_0041'),
    name: text(),
    industry: choice(INDUSTRIES),
    status: choice(COMPANY_STATUSES),
    address: ref('Address'),
    website: text(undefined, { format: 'uri' }),
    phone: text(),
    employeeCount: whole(undefined, { minimum: 0 }),
    annualRevenue: euro('Annual revenue in EUR'),
    isKeyAccount: flag(),
    owner: ref('OwnerRef'),
    notes: maybe(text()),
    createdAt: moment(),
  },
  Person: {
    id: id('per_0012'),
    companyId: id('cmp_0041'),
    firstName: text(),
    lastName: text(),
    jobTitle: maybe(text()),
    department: maybe(choice(DEPARTMENTS)),
    email: maybe(email()),
    phone: maybe(text()),
    isDecisionMaker: flag(),
    createdAt: moment(),
  },
  Deal: {
    id: id('dl_0107'),
    title: text(),
    companyId: id('cmp_0041'),
    contactId: maybe(id('per_0012', 'Person at the company')),
    stage: choice(STAGES, 'All but won and lost are open'),
    value: euro('Expected value in EUR'),
    probability: whole('Percent', { minimum: 0, maximum: 100 }),
    source: maybe(choice(SOURCES)),
    expectedCloseDate: maybe(date()),
    closedOn: maybe(date('Day on which it was won or lost')),
    lostReason: maybe(choice(LOST_REASONS)),
    owner: ref('OwnerRef'),
    createdAt: moment(),
  },
  Activity: {
    id: id('act_0150'),
    type: choice(ACTIVITY_TYPES),
    subject: text(),
    status: choice(ACTIVITY_STATUSES),
    companyId: id('cmp_0041'),
    dealId: maybe(id('dl_0107')),
    personIds: listOf(text(), 'People who take part'),
    scheduledAt: moment(),
    durationMinutes: whole(undefined, { minimum: 1 }),
    outcome: maybe(text()),
    owner: ref('OwnerRef'),
  },
  Product: {
    id: id('prd_0009'),
    sku: text(),
    name: text(),
    category: choice(CATEGORIES),
    listPrice: euro('List price in EUR'),
    leadTimeWeeks: whole('Weeks from order to delivery', { minimum: 0 }),
    specs: ref('ProductSpecs'),
    isDiscontinued: flag(),
    description: maybe(text()),
  },
  Quote: {
    id: id('quo_0033'),
    number: text('Number printed on the quote', { example: 'Q-2342' }),
    dealId: id('dl_0107'),
    status: choice(QUOTE_STATUSES),
    issuedOn: maybe(date('Day on which it was sent')),
    validUntil: date(),
    discountPercent: decimal(undefined, { minimum: 0, maximum: 100 }),
    lines: listOf(ref('QuoteLine')),
    total: euro('Sum of the lines less the discount, in EUR without VAT'),
  },
}
/** Keys that only bodies and filters have, and other filters. */
const FURTHER: Fields = {
  ownerId: id('usr_0004', 'User who looks after it'),
  personId: text('Person who takes part'),
  productId: text('Product on one of the lines'),
  country: text(),
  q: text('Full-text search in names and titles'),
  minValue: decimal(),
  maxValue: decimal(),
  closeFrom: date('Expected close date, from'),
  closeTo: date('Expected close date, to'),
  from: date('First day'),
  to: date('Last day'),
}
export const FILTERS: Record<string, string[]> = {
  User: ['role', 'team', 'isActive'],
  Company: ['q', 'industry', 'status', 'country', 'isKeyAccount', 'ownerId'],
  Person: ['q', 'companyId', 'department', 'email', 'isDecisionMaker'],
  Deal: ['q', 'companyId', 'stage', 'source', 'ownerId', 'minValue', 'maxValue', 'closeFrom', 'closeTo'],
  Activity: ['type', 'status', 'companyId', 'dealId', 'personId', 'ownerId', 'from', 'to'],
  Product: ['q', 'category', 'isDiscontinued'],
  Quote: ['number', 'dealId', 'status', 'productId', 'from', 'to'],
}
/** What a list may be sorted by. */
export const SORTS: Record<string, string[]> = {
  User: ['name'],
  Company: ['name', 'annualRevenue', 'employeeCount', 'createdAt'],
  Person: ['lastName', 'createdAt'],
  Deal: ['value', 'expectedCloseDate', 'createdAt'],
  Activity: ['scheduledAt'],
  Product: ['name', 'listPrice'],
  Quote: ['number', 'issuedOn', 'total'],
}
export const NEEDED: Record<string, string[]> = {
  Company: ['name', 'industry'],
  Person: ['companyId', 'firstName', 'lastName'],
  Deal: ['title', 'companyId', 'value'],
  Activity: ['type', 'subject', 'companyId', 'scheduledAt'],
  Product: ['sku', 'name', 'category', 'listPrice'],
  Quote: ['dealId', 'lines'],
}
const MORE: Record<string, string[]> = {
  Company: ['status', 'address', 'website', 'phone', 'employeeCount', 'annualRevenue', 'isKeyAccount', 'ownerId', 'notes'], // oxfmt-ignore
  Person: ['jobTitle', 'department', 'email', 'phone', 'isDecisionMaker'],
  Deal: ['contactId', 'stage', 'probability', 'source', 'expectedCloseDate', 'ownerId'],
  Activity: ['dealId', 'personIds', 'durationMinutes', 'ownerId'],
  Product: ['leadTimeWeeks', 'specs', 'description'],
  Quote: ['discountPercent', 'validUntil'],
}
export const TAKEN = (kind: string): string[] => [...(NEEDED[kind] ?? []), ...(MORE[kind] ?? [])]
export const CHANGED: Record<string, string[]> = {
  Company: TAKEN('Company'),
  Person: TAKEN('Person'),
  Deal: TAKEN('Deal'),
  Activity: [...TAKEN('Activity'), 'outcome'],
  Product: [...TAKEN('Product'), 'isDiscontinued'],
  Quote: ['discountPercent', 'validUntil', 'lines'],
}
/** Path, plural and what deleting asks for. */
const WORDS: Record<string, [path: string, plural: string, drop?: string]> = {
  User: ['users', 'Users'],
  Company: ['companies', 'Companies', 'Only companies without deals can be deleted.'],
  Person: ['people', 'People', 'The contact of a deal cannot be deleted.'],
  Deal: ['deals', 'Deals', 'Only deals without quotes can be deleted.'],
  Activity: ['activities', 'Activities', ''],
  Product: ['products', 'Products', 'Products that are on a quote cannot be deleted, set isDiscontinued instead.'],
  Quote: ['quotes', 'Quotes', 'Only drafts can be deleted.'],
}

const fieldOf = (kind: string, name: string): object => {
  if (kind === 'Quote' && name === 'lines') return listOf(ref('QuoteLineInput'))
  return FIELDS[kind]![name] ?? FURTHER[name]!
}
const ERROR = ref('Error')
const failed = { 400: answers('Validation error', ERROR) }
const lost = { 404: answers('Not found', ERROR) }
const clash = { 409: answers('Not possible in this state', ERROR) }
const keyOf = (kind: string) => pathParameter(`${kind.toLowerCase()}Id`, text())
const body = (kind: string, names: string[], required?: string[]) =>
  requestBody(record(Object.fromEntries(names.map(name => [name, fieldOf(kind, name)])), required))

function operations(kind: string): Record<string, Record<string, object>> {
  const [path, plural, drop] = WORDS[kind]!
  const common = (verb: string, what: string) => ({ operationId: `${verb}${what}`, summary: `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${what === kind ? `a${/^[AEIO]/.test(kind) ? 'n' : ''} ` : ''}${what.toLowerCase()}`, tags: [plural] }) // oxfmt-ignore
  const sorts = SORTS[kind]!.flatMap(name => [name, `-${name}`])
  const list = {
    ...common('list', plural),
    parameters: [
      ...FILTERS[kind]!.map(name => queryParameter(name, fieldOf(kind, name))),
      queryParameter('sort', choice(sorts), 'A minus in front sorts descending'),
      queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
      queryParameter('pageSize', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
    ],
    responses: { 200: answers('A page', ref(`${kind}Page`)), ...failed },
  }
  const found = answers('OK', ref(kind))
  const get = { ...common('get', kind), parameters: [keyOf(kind)], responses: { 200: found, ...lost } }
  const needed = NEEDED[kind]
  if (!needed) return { [`/${path}`]: { get: list }, [`/${path}/{${kind.toLowerCase()}Id}`]: { get } }
  const post = { ...common('create', kind), requestBody: body(kind, TAKEN(kind), needed), responses: { 201: answers('Created', ref(kind)), ...failed } } // oxfmt-ignore
  const patch = { ...common('update', kind), parameters: [keyOf(kind)], requestBody: body(kind, CHANGED[kind]!), responses: { 200: found, ...failed, ...lost } } // oxfmt-ignore
  const gone = { ...common('delete', kind), ...(drop && { description: drop }), parameters: [keyOf(kind)], responses: { 204: { description: 'Deleted' }, ...lost, ...(drop && clash) } } // oxfmt-ignore
  return {
    [`/${path}`]: { get: list, post },
    [`/${path}/{${kind.toLowerCase()}Id}`]: { get, patch, delete: gone },
  }
}
const act = (verb: string, kind: string, summary: string, given?: object) => ({
  [`/${WORDS[kind]![0]}/{${kind.toLowerCase()}Id}/${verb}`]: {
    post: { operationId: `${verb}${kind}`, summary, tags: [WORDS[kind]![1]], parameters: [keyOf(kind)], ...(given && { requestBody: given }), responses: { 200: answers('OK', ref(kind)), ...lost, ...clash } }, // oxfmt-ignore
  },
})
const pageOf = (kind: string): [string, object] => [
  `${kind}Page`,
  record({ items: listOf(ref(kind)), page: whole(), pageSize: whole(), total: whole('Records on all pages') }, ['items', 'page', 'pageSize', 'total']), // oxfmt-ignore
]

/** The CRM of a firm that sells machines to factories: camelCase, `{items, page, pageSize, total}`, ids such as `cmp_0041`. */
export const PIPELINE_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Pipeline CRM API', version: '3.2.0', description: 'Companies, people, deals, activities, products and quotes of our machine sales.' }, // oxfmt-ignore
  servers: [{ url: '/api' }],
  paths: {
    ...Object.assign({}, ...Object.keys(FIELDS).map(operations)),
    ...act('win', 'Deal', 'Close a deal as won'),
    ...act('lose', 'Deal', 'Close a deal as lost', requestBody(record({ lostReason: choice(LOST_REASONS) }, ['lostReason']))), // oxfmt-ignore
    ...act('complete', 'Activity', 'Mark a planned activity as completed', { required: false, content: { 'application/json': { schema: record({ outcome: text() }) } } }), // oxfmt-ignore
    ...act('cancel', 'Activity', 'Cancel a planned activity'),
    ...act('send', 'Quote', 'Send a draft quote to the customer'),
  },
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(FIELDS).map(([kind, fields]) => [kind, record(fields, Object.keys(fields))])), // oxfmt-ignore
      OwnerRef: record({ id: id('usr_0004'), name: text() }, ['id', 'name']),
      Address: record({ street: text(), postalCode: text(), city: text(), country: text() }),
      ProductSpecs: record({ powerKw: decimal('Connected load'), weightKg: decimal() }),
      QuoteLine: record({ productId: text(), quantity: whole(), unitPrice: decimal(), lineTotal: decimal() }, ['productId', 'quantity', 'unitPrice', 'lineTotal']), // oxfmt-ignore
      QuoteLineInput: record({ productId: text(), quantity: whole(undefined, { minimum: 1 }) }, ['productId', 'quantity']), // oxfmt-ignore
      ...Object.fromEntries(Object.keys(FIELDS).map(pageOf)),
      Error: record({ error: record({ code: text(), message: text() }, ['code', 'message']) }, ['error']),
    },
  },
}
