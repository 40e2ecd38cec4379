import { answers, choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { CLIENT_TYPES, FIX_PRIORITIES, ORDER_STATUSES, SITE_TYPES, UNITS, VISIT_STATUSES } from './data.ts'
import { TRADES } from './names.ts'

type Fields = Record<string, object>
const maybe = (schema: object) => ({ ...schema, nullable: true })
/** A nested object that may be missing, as @nestjs/swagger writes it. */
const maybeRef = (name: string) => ({ nullable: true, allOf: [ref(name)] })
const email = () => text(undefined, { format: 'email' })
const pounds = (description = 'GBP') => decimal(description, { minimum: 0 })

const KINDS: Record<string, Fields> = {
  Client: {
    id: whole(),
    name: text(),
    type: choice(CLIENT_TYPES),
    city: text('City of the head office'),
    contact: ref('ContactDto'),
    hasContract: flag('Has a yearly maintenance contract'),
    paymentTermsDays: whole(undefined, { example: 30 }),
    clientSince: date(),
  },
  Site: {
    id: whole(),
    name: text(undefined, { example: 'Marlow House' }),
    type: choice(SITE_TYPES),
    client: ref('ClientRefDto'),
    address: ref('AddressDto'),
    unitCount: whole('Number of flats, offices or shops'),
    keyHolder: maybeRef('KeyHolderDto'),
    accessNotes: maybe(text('How to get in')),
  },
  Technician: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    email: email(),
    phone: text('Mobile'),
    trade: choice(TRADES),
    base: text('Depot the technician starts from', { example: 'Bristol' }),
    hourlyRate: pounds('GBP per hour'),
    isOnCall: flag('On the out-of-hours rota'),
    startedOn: date('First day with us'),
  },
  WorkOrder: {
    id: whole(),
    number: text('Number that clients see', { example: 'WO-1042' }),
    title: text('What the job is, in a few words'),
    description: maybe(text()),
    trade: choice(TRADES),
    priority: choice(FIX_PRIORITIES),
    status: choice(ORDER_STATUSES),
    client: ref('ClientRefDto'),
    site: ref('SiteRefDto'),
    reportedBy: ref('ReporterDto'),
    assignedTo: maybeRef('TechnicianRefDto'),
    reportedAt: moment(),
    dueDate: date(),
    completedAt: maybe(moment()),
    estimatedCost: maybe(pounds()),
    finalCost: maybe(pounds('GBP, once completed')),
    isRechargeable: flag('The tenant pays'),
  },
  Task: {
    id: whole(),
    workOrder: ref('WorkOrderRefDto'),
    title: text(),
    estimatedMinutes: whole(),
    isDone: flag(),
    doneBy: maybeRef('TechnicianRefDto'),
  },
  Visit: {
    id: whole(),
    workOrder: ref('WorkOrderRefDto'),
    technician: ref('TechnicianRefDto'),
    scheduledAt: moment(),
    status: choice(VISIT_STATUSES),
    hours: maybe(decimal('Time on site, once done')),
    note: maybe(text()),
  },
  MaterialUsage: {
    id: whole(),
    workOrder: ref('WorkOrderRefDto'),
    technician: ref('TechnicianRefDto'),
    name: text('The material', { example: 'Copper pipe 15 mm' }),
    supplier: text(),
    quantity: decimal(),
    unit: choice(UNITS),
    unitPrice: pounds(),
    totalPrice: pounds(),
    usedOn: date(),
  },
}
/** Keys that bodies and filters have for what is nested in answers, and what only filters have. */
const KEYS: Fields = {
  clientId: whole(),
  siteId: whole(),
  workOrderId: whole(),
  technicianId: whole(),
  assignedToId: maybe(whole('Technician')),
  city: text(),
  search: text(),
  dueBefore: date(),
  from: date(),
  to: date(),
}
/** What a new record needs, and what it may have besides. */
export const NEEDED: Record<string, string[]> = {
  Client: ['name', 'type', 'contact'],
  Site: ['name', 'type', 'clientId', 'address'],
  WorkOrder: ['title', 'siteId', 'trade'],
  Task: ['workOrderId', 'title'],
  Visit: ['workOrderId', 'technicianId', 'scheduledAt'],
  MaterialUsage: ['workOrderId', 'technicianId', 'name', 'supplier', 'quantity', 'unitPrice'],
}
export const FURTHER: Record<string, string[]> = {
  Client: ['city', 'hasContract', 'paymentTermsDays'],
  Site: ['unitCount', 'keyHolder', 'accessNotes'],
  WorkOrder: ['priority', 'description', 'reportedBy', 'assignedToId', 'dueDate', 'estimatedCost', 'isRechargeable'],
  Task: ['estimatedMinutes'],
  Visit: ['note'],
  MaterialUsage: ['unit', 'usedOn'],
}
export const CHANGED: Record<string, string[]> = {
  Client: ['name', 'type', 'city', 'contact', 'hasContract', 'paymentTermsDays'],
  Site: ['name', 'type', 'unitCount', 'keyHolder', 'accessNotes'],
  Technician: ['email', 'phone', 'base', 'hourlyRate', 'isOnCall'],
  WorkOrder: ['title', 'description', 'trade', 'priority', 'status', 'assignedToId', 'dueDate', 'estimatedCost', 'finalCost', 'isRechargeable'], // oxfmt-ignore
  Task: ['title', 'estimatedMinutes', 'isDone'],
  Visit: ['technicianId', 'scheduledAt', 'status', 'hours', 'note'],
  MaterialUsage: ['quantity', 'unitPrice', 'usedOn'],
}
export const FILTERS: Record<string, string[]> = {
  Client: ['type', 'hasContract', 'search'],
  Site: ['clientId', 'type', 'city', 'search'],
  Technician: ['trade', 'isOnCall'],
  WorkOrder: ['status', 'priority', 'trade', 'clientId', 'siteId', 'assignedToId', 'dueBefore', 'search'],
  Task: ['workOrderId', 'isDone'],
  Visit: ['workOrderId', 'technicianId', 'status', 'from', 'to'],
  MaterialUsage: ['workOrderId', 'supplier'],
}
const SEARCHED: Record<string, string> = { Client: 'Part of the name', Site: 'Part of the name', WorkOrder: 'Number or part of the title' } // oxfmt-ignore

const fields = (kind: string, names: readonly string[] = []): Fields =>
  Object.fromEntries(names.map(name => [name, KINDS[kind]![name] ?? KEYS[name]!]))
const operation = (kind: string, action: string, summary: string) => ({
  tags: [`${kind.replace(/(?<=[a-z])(?=[A-Z])/, '-').toLowerCase()}s`],
  operationId: `${kind}sController_${action}`,
  summary,
})
const spoken = (kind: string) => kind.replace(/(?<=[a-z])(?=[A-Z])/, ' ').toLowerCase()
const id = () => pathParameter('id', whole())
const failed = (description: string) => answers(description, ref('ErrorDto'))
const found = (kind: string) => ({ 200: answers('', ref(`${kind}Dto`)), 404: failed('Not found') })

const findAll = (kind: string) => ({
  ...operation(kind, 'findAll', `Get all ${spoken(kind)}s`),
  parameters: [
    ...Object.entries(fields(kind, FILTERS[kind])).map(([name, schema]) => queryParameter(name, schema, name === 'search' ? SEARCHED[kind] : undefined)), // oxfmt-ignore
    queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 50, default: 20 })),
    queryParameter('order', choice(['ASC', 'DESC']), 'By id'),
  ],
  responses: { 200: answers('', ref(`${kind}PageDto`)), 400: failed('Bad request') },
})
const findOne = (kind: string) => ({ ...operation(kind, 'findOne', `Get one ${spoken(kind)}`), parameters: [id()], responses: found(kind) }) // oxfmt-ignore
const create = (kind: string) => ({
  ...operation(kind, 'create', `Add a new ${spoken(kind)}`),
  requestBody: requestBody(ref(`Create${kind}Dto`)),
  responses: { 201: answers('', ref(`${kind}Dto`)), 400: failed('Bad request') },
})
const update = (kind: string) => ({
  ...operation(kind, 'update', `Change a ${spoken(kind)}`),
  parameters: [id()],
  requestBody: requestBody(ref(`Update${kind}Dto`)),
  responses: { ...found(kind), 400: failed('Bad request') },
})
const remove = (kind: string) => ({
  ...operation(kind, 'remove', `Delete a ${spoken(kind)}`),
  parameters: [id()],
  responses: { 204: { description: '' }, 404: failed('Not found'), 409: failed('Conflict') },
})
const act = (kind: string, action: string, summary: string, body?: string) => ({
  ...operation(kind, action, summary),
  parameters: [id()],
  ...(body && { requestBody: requestBody(ref(body)) }),
  responses: { ...found(kind), 409: failed('Conflict') },
})
const resource = (kind: string, path: string) => ({
  [`/${path}`]: { get: findAll(kind), ...(kind in NEEDED && { post: create(kind) }) },
  [`/${path}/{id}`]: { get: findOne(kind), patch: update(kind), ...(kind in NEEDED && { delete: remove(kind) }) },
})
const small = (...names: string[]) => record(Object.fromEntries(names.map(name => [name, name === 'id' ? whole() : text()])), names) // oxfmt-ignore
const schemasOf = (kind: string) => ({
  [`${kind}Dto`]: record(KINDS[kind]!, Object.keys(KINDS[kind]!)),
  [`${kind}PageDto`]: record({ data: listOf(ref(`${kind}Dto`)), meta: ref('PageMetaDto') }, ['data', 'meta']),
  ...(kind in NEEDED && { [`Create${kind}Dto`]: record(fields(kind, [...NEEDED[kind]!, ...FURTHER[kind]!]), NEEDED[kind]) }), // oxfmt-ignore
  [`Update${kind}Dto`]: record(fields(kind, CHANGED[kind])),
})

/** The work orders of a property-maintenance contractor as NestJS describes it: camelCase, `data` and `meta`, people as objects. */
export const FIXDESK_DESCRIPTION = {
  openapi: '3.0.0',
  info: { title: 'Fixdesk API', version: '1.0', description: 'Jobs, visits and materials of Harrow & Kell Property Care.' }, // oxfmt-ignore
  servers: [{ url: '/' }],
  paths: {
    ...resource('Client', 'clients'),
    ...resource('Site', 'sites'),
    ...resource('Technician', 'technicians'),
    ...resource('WorkOrder', 'work-orders'),
    '/work-orders/{id}/assign': { post: act('WorkOrder', 'assign', 'Assign a technician', 'AssignTechnicianDto') },
    '/work-orders/{id}/complete': { post: act('WorkOrder', 'complete', 'Complete a work order', 'CompleteWorkOrderDto') }, // oxfmt-ignore
    '/work-orders/{id}/cancel': { post: act('WorkOrder', 'cancel', 'Cancel a work order') },
    ...resource('Task', 'tasks'),
    ...resource('Visit', 'visits'),
    ...resource('MaterialUsage', 'material-usages'),
  },
  components: {
    schemas: {
      ...Object.assign({}, ...Object.keys(KINDS).map(schemasOf)),
      AssignTechnicianDto: record({ technicianId: whole() }, ['technicianId']),
      CompleteWorkOrderDto: record({ finalCost: pounds() }, ['finalCost']),
      ContactDto: record({ name: text(), email: email(), phone: text() }, ['name', 'email', 'phone']),
      AddressDto: small('street', 'city', 'postcode'),
      KeyHolderDto: small('name', 'phone'),
      ReporterDto: record({ name: text(), phone: maybe(text()) }, ['name']),
      ClientRefDto: small('id', 'name'),
      SiteRefDto: small('id', 'name'),
      TechnicianRefDto: small('id', 'firstName', 'lastName'),
      WorkOrderRefDto: small('id', 'number'),
      PageMetaDto: record({ page: whole(), limit: whole(), itemCount: whole(), pageCount: whole(), hasNextPage: flag() }, ['page', 'limit', 'itemCount', 'pageCount', 'hasNextPage']), // oxfmt-ignore
      ErrorDto: record({ statusCode: whole(), message: text(), error: text() }),
    },
  },
}
