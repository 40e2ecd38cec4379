import { answers, choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { AD_STATES, ARTICLE_STATES, COMPLAINT_KINDS, COMPLAINT_STATES, DESKS, EDITIONS, EMPLOYMENTS, FREQUENCIES, INDUSTRIES, PAYMENT_METHODS, SIZES, SUBSCRIPTION_STATES, TRANSPORTS } from './data.ts' // oxfmt-ignore

/** OpenAPI 3.1: what may be missing has two types. */
const maybe = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })
const maybeText = (description?: string) => maybe(text(description) as { type: string })
const maybeDate = (description?: string) => maybe(date(description) as { type: string })

const SCHEMAS: Record<string, Record<string, object>> = {
  publication: {
    id: whole(),
    name: text(),
    frequency: choice(FREQUENCIES),
    cover_price: decimal('At the newsstand, GBP'),
    circulation: whole('Copies sold per issue'),
    editor_in_chief: text(),
    founded_year: whole(),
  },
  reader: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybeText(),
    street: text(),
    city: text(),
    postcode: text(),
    birth_year: maybe(whole() as { type: string }),
    marketing_opt_in: flag('May be contacted with offers'),
    created_at: moment(),
  },
  subscription: {
    id: whole(),
    number: text(undefined, { examples: ['S-50120'] }),
    reader_id: whole(),
    publication_id: whole(),
    delivery_route_id: maybe(whole('None for digital subscriptions') as { type: string }),
    edition: choice(EDITIONS),
    status: choice(SUBSCRIPTION_STATES),
    monthly_price: decimal('GBP'),
    started_on: date(),
    ends_on: maybeDate('Last day of the subscription, if it is known'),
    paused_until: maybeDate(),
    auto_renew: flag(),
    payment_method: choice(PAYMENT_METHODS),
    cancel_reason: maybeText(),
  },
  carrier: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    phone: text(),
    transport: choice(TRANSPORTS),
    started_on: date(),
    weekly_pay: decimal('GBP'),
    is_substitute: flag('Steps in when others are ill'),
  },
  delivery_route: {
    id: whole(),
    code: text(undefined, { examples: ['R01'] }),
    district: text(),
    carrier_id: maybe(whole() as { type: string }),
    households: whole('Letterboxes on the route'),
    length_km: decimal(),
    start_time: text('When the papers are picked up, HH:MM'),
  },
  complaint: {
    id: whole(),
    subscription_id: whole(),
    kind: choice(COMPLAINT_KINDS),
    status: choice(COMPLAINT_STATES),
    reported_at: moment(),
    resolved_at: maybe(moment() as { type: string }),
    credit_amount: maybe(decimal('What we gave back, GBP') as { type: string }),
    comment: maybeText('In the words of the reader'),
  },
  journalist: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    desk: choice(DESKS),
    employment: choice(EMPLOYMENTS),
    joined_on: date(),
  },
  article: {
    id: whole(),
    headline: text(),
    journalist_id: whole('The author'),
    publication_id: whole(),
    section: choice(DESKS),
    status: choice(ARTICLE_STATES),
    word_count: whole(),
    views: whole('Page views on the website'),
    is_premium: flag('Behind the paywall'),
    deadline: date(),
    published_at: maybe(moment() as { type: string }),
  },
  advertiser: {
    id: whole(),
    name: text(),
    industry: choice(INDUSTRIES),
    contact_email: text(undefined, { format: 'email' }),
    city: text(),
    credit_limit: decimal('GBP'),
    is_blocked: flag('Does not pay'),
  },
  advertisement: {
    id: whole(),
    reference: text(undefined, { examples: ['AD70310'] }),
    advertiser_id: whole(),
    publication_id: whole(),
    size: choice(SIZES),
    section: choice(DESKS),
    run_date: date('The issue in which it is printed'),
    price: decimal('GBP'),
    in_color: flag(),
    status: choice(AD_STATES),
  },
  error: { error: record({ status: whole(), detail: text() }) },
}
const part = (schema: string, names: string[], required?: string[]) =>
  record(Object.fromEntries(names.map(name => [name, SCHEMAS[schema]![name]])), required)
const filter = (schema: string, ...names: string[]) => names.map(name => queryParameter(name, SCHEMAS[schema]![name]))
const key = [pathParameter('id', whole())]
const spaced = (schema: string) => schema.replaceAll('_', ' ')
const article = (schema: string) => `${/^[aeiou]/.test(schema) ? 'an' : 'a'} ${spaced(schema)}`
const ok = (schema: string) => ({ 200: answers('The record', ref(schema)), 404: answers('Not found', ref('error')) })

const list = (schema: string, filters: object[] = []) => ({
  operationId: `list_${schema}s`,
  summary: `List ${spaced(schema)}s`,
  tags: [`${schema}s`],
  parameters: [
    ...filters,
    queryParameter('cursor', text(), 'next_cursor of the page before'),
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
  ],
  responses: {
    200: answers('A page', record({ data: listOf(ref(schema)), next_cursor: maybeText(), has_more: flag() }, ['data', 'has_more'])), // oxfmt-ignore
  },
})
const one = (schema: string) => ({
  operationId: `get_${schema}`,
  summary: `Get ${article(schema)}`,
  tags: [`${schema}s`],
  parameters: key,
  responses: ok(schema),
})
const add = (schema: string, summary: string, names: string[], required: string[]) => ({
  operationId: `create_${schema}`,
  summary,
  tags: [`${schema}s`],
  requestBody: requestBody(part(schema, names, required)),
  responses: { 201: answers('Created', ref(schema)), 422: answers('Not valid', ref('error')) },
})
const change = (schema: string, names: string[]) => ({
  operationId: `update_${schema}`,
  summary: `Update ${article(schema)}`,
  tags: [`${schema}s`],
  parameters: key,
  requestBody: requestBody(part(schema, names)),
  responses: ok(schema),
})
const drop = (schema: string) => ({
  operationId: `delete_${schema}`,
  summary: `Delete ${article(schema)}`,
  tags: [`${schema}s`],
  parameters: key,
  responses: { 204: { description: 'Deleted' }, 404: answers('Not found', ref('error')) },
})
const act = (verb: string, schema: string, summary: string, body?: unknown) => ({
  operationId: `${verb}_${schema}`,
  summary,
  tags: [`${schema}s`],
  parameters: key,
  ...(body !== undefined && { requestBody: requestBody(body) }),
  responses: { ...ok(schema), 409: answers('Conflict', ref('error')) },
})

const READER_BODY = ['first_name', 'last_name', 'email', 'phone', 'street', 'city', 'postcode', 'birth_year', 'marketing_opt_in'] // oxfmt-ignore
const AD_BODY = ['advertiser_id', 'publication_id', 'size', 'section', 'run_date', 'price', 'in_color']
const ARTICLE_BODY = ['headline', 'journalist_id', 'publication_id', 'section', 'word_count', 'is_premium', 'deadline']

/** A newspaper publisher as an ordinary team describes it: snake_case, cursors, verbs below a record. */
export const NEWSPAPER_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Publishing House API', version: '1.0' },
  servers: [{ url: '/v1' }],
  paths: {
    '/publications': { get: list('publication') },
    '/publications/{id}': { get: one('publication') },
    '/readers': {
      get: list('reader', filter('reader', 'city', 'email')),
      post: add('reader', 'Add a reader', READER_BODY, ['first_name', 'last_name', 'email']),
    },
    '/readers/{id}': { get: one('reader'), patch: change('reader', READER_BODY), delete: drop('reader') },
    '/subscriptions': {
      get: list('subscription', filter('subscription', 'status', 'reader_id', 'publication_id', 'edition')),
      post: add('subscription', 'Start a subscription', ['reader_id', 'publication_id', 'edition', 'delivery_route_id', 'monthly_price', 'started_on', 'payment_method', 'auto_renew'], ['reader_id', 'publication_id', 'edition']), // oxfmt-ignore
    },
    '/subscriptions/{id}': {
      get: one('subscription'),
      patch: change('subscription', ['edition', 'delivery_route_id', 'monthly_price', 'ends_on', 'auto_renew', 'payment_method']), // oxfmt-ignore
    },
    '/subscriptions/{id}/pause': { post: act('pause', 'subscription', 'Pause a subscription', record({ until: date() }, ['until'])) }, // oxfmt-ignore
    '/subscriptions/{id}/resume': { post: act('resume', 'subscription', 'Resume a paused subscription') },
    '/subscriptions/{id}/cancel': { post: act('cancel', 'subscription', 'Cancel a subscription', record({ reason: text() })) }, // oxfmt-ignore
    '/carriers': { get: list('carrier') },
    '/carriers/{id}': {
      get: one('carrier'),
      patch: change('carrier', ['phone', 'transport', 'weekly_pay', 'is_substitute']),
    },
    '/delivery_routes': { get: list('delivery_route', filter('delivery_route', 'district', 'carrier_id')) },
    '/delivery_routes/{id}': { get: one('delivery_route') },
    '/delivery_routes/{id}/assign': { post: act('assign', 'delivery_route', 'Assign a carrier to a route', record({ carrier_id: whole() }, ['carrier_id'])) }, // oxfmt-ignore
    '/complaints': {
      get: list('complaint', filter('complaint', 'status', 'kind', 'subscription_id')),
      post: add('complaint', 'File a complaint', ['subscription_id', 'kind', 'comment'], ['subscription_id', 'kind']),
    },
    '/complaints/{id}': {
      get: one('complaint'),
      patch: change('complaint', ['kind', 'comment']),
      delete: drop('complaint'),
    },
    '/complaints/{id}/resolve': { post: act('resolve', 'complaint', 'Resolve a complaint', record({ credit_amount: decimal() })) }, // oxfmt-ignore
    '/complaints/{id}/reject': { post: act('reject', 'complaint', 'Reject a complaint') },
    '/journalists': { get: list('journalist', filter('journalist', 'desk')) },
    '/journalists/{id}': { get: one('journalist') },
    '/articles': {
      get: list('article', filter('article', 'status', 'section', 'journalist_id', 'publication_id')),
      post: add('article', 'Pitch an article', ARTICLE_BODY, ['headline', 'journalist_id', 'section']),
    },
    '/articles/{id}': { get: one('article'), patch: change('article', ARTICLE_BODY), delete: drop('article') },
    '/articles/{id}/publish': { post: act('publish', 'article', 'Publish an article') },
    '/advertisers': { get: list('advertiser', filter('advertiser', 'industry')) },
    '/advertisers/{id}': {
      get: one('advertiser'),
      patch: change('advertiser', ['contact_email', 'city', 'credit_limit', 'is_blocked']),
    },
    '/advertisements': {
      get: list('advertisement', filter('advertisement', 'status', 'advertiser_id', 'publication_id')),
      post: add('advertisement', 'Request an advertisement', AD_BODY, ['advertiser_id', 'publication_id', 'size', 'run_date']), // oxfmt-ignore
    },
    '/advertisements/{id}': {
      get: one('advertisement'),
      patch: change('advertisement', ['size', 'section', 'run_date', 'price', 'in_color']),
    },
    '/advertisements/{id}/confirm': { post: act('confirm', 'advertisement', 'Confirm an advertisement') },
    '/advertisements/{id}/cancel': { post: act('cancel', 'advertisement', 'Cancel an advertisement') },
  },
  components: { schemas: Object.fromEntries(Object.entries(SCHEMAS).map(([name, fields]) => [name, record(fields)])) },
}
