import { answers, choice, date, decimal, flag, listOf, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { ASSIGNMENT_STATES, INDUSTRIES, INVOICE_STATES, LANGUAGES, LINGUIST_STATES, PROJECT_STATES, ROLES, SERVICES_OFFERED, SPECIALIZATIONS } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const object = (name: string) => text(undefined, { enum: [name] })
const expandable = (schema: string) => ({
  description: `The ID of the ${schema}. [Expandable]`,
  anyOf: [text(), ref(schema)],
})
const language = () => choice(LANGUAGES, 'ISO 639-1 code')

const SCHEMAS: Record<string, Record<string, object>> = {
  client: {
    id: text('Unique identifier of the client.', { example: 'cli_4100' }),
    object: object('client'),
    name: text('The company name.'),
    industry: choice(INDUSTRIES),
    country: text('Two-letter country code (ISO 3166-1 alpha-2).'),
    city: text(),
    website: text(),
    phone: text(),
    annual_budget: decimal('Translation budget per year, in USD.'),
    employee_count: whole(),
    payment_terms_days: whole('Days until an invoice is due.'),
    is_active: flag(),
    created: date(),
  },
  contact: {
    id: text('Unique identifier of the contact.', { example: 'con_7200' }),
    object: object('contact'),
    client: expandable('client'),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    job_title: text(),
    is_primary: flag('Whether this is the main contact of the client.'),
  },
  linguist: {
    id: text('Unique identifier of the linguist.', { example: 'lin_310' }),
    object: object('linguist'),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    native_language: language(),
    country: text('Two-letter country code (ISO 3166-1 alpha-2).'),
    specialization: choice(SPECIALIZATIONS),
    rate_per_word: decimal('In USD.'),
    rating: decimal('Average of the reviews by project managers, 1 to 5.'),
    is_certified: flag('Whether the linguist is a sworn translator.'),
    status: choice(LINGUIST_STATES),
    joined_on: date(),
  },
  project: {
    id: text('Unique identifier of the project.', { example: 'prj_5200' }),
    object: object('project'),
    number: text('The number that clients see.', { example: 'TP-4012' }),
    name: text(),
    client: expandable('client'),
    project_manager: text(),
    service: choice(SERVICES_OFFERED),
    source_language: language(),
    target_language: language(),
    word_count: whole('Words of the source text; 0 for interpreting.'),
    price: decimal('What the client pays, in USD.'),
    status: choice(PROJECT_STATES),
    is_rush: flag('Whether a surcharge for speed applies.'),
    ordered_on: date(),
    deadline: date(),
    delivered_on: maybe(date()),
  },
  assignment: {
    id: text('Unique identifier of the assignment.', { example: 'asg_8001' }),
    object: object('assignment'),
    project: expandable('project'),
    linguist: expandable('linguist'),
    role: choice(ROLES),
    words: whole(),
    fee: decimal('What the linguist gets, in USD.'),
    status: choice(ASSIGNMENT_STATES),
    due_on: date(),
  },
  invoice: {
    id: text('Unique identifier of the invoice.', { example: 'inv_9300' }),
    object: object('invoice'),
    number: text(undefined, { example: 'F-22040' }),
    client: expandable('client'),
    project: expandable('project'),
    amount: decimal(),
    currency: text('Three-letter ISO currency code.'),
    status: choice(INVOICE_STATES),
    issued_on: date(),
    due_on: date(),
    paid_on: maybe(date()),
  },
}

const plural = (kind: string) => `${kind}s`
const title = (kind: string) => kind[0]!.toUpperCase() + kind.slice(1)
const an = (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`
const part = (kind: string, names: readonly string[], required?: string[]) =>
  record(
    Object.fromEntries(
      names.map(name => {
        const schema = SCHEMAS[kind]![name]!
        return [name, 'anyOf' in schema ? text(`The ID of the ${name}.`) : schema]
      }),
    ),
    required,
  )
const error = { default: answers('An error.', ref('error')) }
const expand = queryParameter('expand', listOf(text()), 'Fields that are returned as objects instead of IDs.')
const paging = [
  queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 20 }), 'How many objects are returned.'), // oxfmt-ignore
  queryParameter('starting_after', text(), 'The ID of the last object of the previous page.'),
  expand,
]
const filters = (kind: string, names: string[]) =>
  names.map(name => {
    const schema = SCHEMAS[kind]![name]!
    return 'anyOf' in schema
      ? queryParameter(name, text(), `Only ${plural(kind)} of this ${name}.`)
      : queryParameter(name, schema)
  })
const id = (kind: string) => [pathParameter('id', text(), `The ID of the ${kind}.`)]

const list = (kind: string, ...names: string[]) => ({
  operationId: `list${title(plural(kind))}`,
  summary: `List all ${plural(kind)}`,
  description: `Returns a list of your ${plural(kind)}. The ${plural(kind)} are returned in the order of their creation.`,
  tags: [title(plural(kind))],
  parameters: [...filters(kind, names), ...paging],
  responses: {
    200: answers('A page of the list.', record({ object: object('list'), url: text(), has_more: flag('Whether there are more after these.'), data: listOf(ref(kind)) }, ['object', 'url', 'has_more', 'data'])), // oxfmt-ignore
    ...error,
  },
})
const retrieve = (kind: string) => ({
  operationId: `retrieve${title(kind)}`,
  summary: `Retrieve ${an(kind)}`,
  tags: [title(plural(kind))],
  parameters: [...id(kind), expand],
  responses: { 200: answers(`The ${kind}.`, ref(kind)), ...error },
})
const create = (kind: string, names: readonly string[], required: string[]) => ({
  operationId: `create${title(kind)}`,
  summary: `Create ${an(kind)}`,
  tags: [title(plural(kind))],
  requestBody: requestBody(part(kind, names, required)),
  responses: { 201: answers(`The new ${kind}.`, ref(kind)), ...error },
})
const update = (kind: string, names: readonly string[]) => ({
  operationId: `update${title(kind)}`,
  summary: `Update ${an(kind)}`,
  description: 'Fields that are not provided stay unchanged.',
  tags: [title(plural(kind))],
  parameters: id(kind),
  requestBody: requestBody(part(kind, names)),
  responses: { 200: answers(`The ${kind}.`, ref(kind)), ...error },
})
const remove = (kind: string) => ({
  operationId: `delete${title(kind)}`,
  summary: `Delete ${an(kind)}`,
  tags: [title(plural(kind))],
  parameters: id(kind),
  responses: { 200: answers('Deleted.', record({ id: text(), object: text(), deleted: flag() })), ...error },
})
const act = (verb: string, kind: string, description: string) => ({
  operationId: `${verb}${title(kind)}`,
  summary: `${title(verb)} ${an(kind)}`,
  description,
  tags: [title(plural(kind))],
  parameters: id(kind),
  responses: { 200: answers(`The ${kind}.`, ref(kind)), ...error },
})

const CLIENT = ['name', 'industry', 'country', 'city', 'website', 'phone', 'annual_budget', 'employee_count', 'payment_terms_days', 'is_active'] // oxfmt-ignore
const CONTACT = ['client', 'first_name', 'last_name', 'email', 'phone', 'job_title', 'is_primary']
const LINGUIST = ['first_name', 'last_name', 'email', 'native_language', 'country', 'specialization', 'rate_per_word', 'is_certified', 'status'] // oxfmt-ignore
const PROJECT = ['name', 'client', 'project_manager', 'service', 'source_language', 'target_language', 'word_count', 'price', 'status', 'is_rush', 'deadline'] // oxfmt-ignore
const ASSIGNMENT = ['project', 'linguist', 'role', 'words', 'fee', 'due_on']

/** A translation agency as services with a client library describe themselves: prefixed ids, cursors, `expand`. */
export const TRANSLATION_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Polyglot Desk API', version: '2026-03-01', description: 'Projects, linguists and invoices of a translation agency.' }, // oxfmt-ignore
  servers: [{ url: '/v1' }],
  paths: {
    '/clients': { get: list('client', 'industry', 'country'), post: create('client', CLIENT, ['name']) },
    '/clients/{id}': { get: retrieve('client'), patch: update('client', CLIENT), delete: remove('client') },
    '/contacts': {
      get: list('contact', 'client', 'email'),
      post: create('contact', CONTACT, ['client', 'first_name', 'last_name', 'email']),
    },
    '/contacts/{id}': { get: retrieve('contact'), patch: update('contact', CONTACT), delete: remove('contact') },
    '/linguists': {
      get: list('linguist', 'status', 'native_language', 'specialization'),
      post: create('linguist', LINGUIST, ['first_name', 'last_name', 'email', 'native_language']),
    },
    '/linguists/{id}': { get: retrieve('linguist'), patch: update('linguist', LINGUIST), delete: remove('linguist') },
    '/projects': {
      get: list('project', 'client', 'status', 'service', 'target_language'),
      post: create('project', PROJECT, ['name', 'client', 'service']),
    },
    '/projects/{id}': { get: retrieve('project'), patch: update('project', PROJECT) },
    '/projects/{id}/cancel': { post: act('cancel', 'project', 'Delivered projects cannot be cancelled.') },
    '/assignments': {
      get: list('assignment', 'project', 'linguist', 'status'),
      post: create('assignment', ASSIGNMENT, ['project', 'linguist', 'role']),
    },
    '/assignments/{id}': { get: retrieve('assignment'), delete: remove('assignment') },
    '/invoices': { get: list('invoice', 'client', 'project', 'status') },
    '/invoices/{id}': { get: retrieve('invoice') },
    '/invoices/{id}/void': { post: act('void', 'invoice', 'Only draft and open invoices can be voided.') },
  },
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(SCHEMAS).map(([kind, fields]) => [kind, record(fields, Object.keys(fields))])), // oxfmt-ignore
      error: record({ error: record({ type: text(), message: text() }) }),
    },
  },
}
