import { answers, choice, date, decimal, flag, listOf, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { CLIENT_KINDS, PROJECT_TYPES, ROLES } from './catalogue.ts'
import { ARCH_INVOICE_STATUSES, ENTRY_STATUSES, PHASE_STATUSES, PROJECT_ROLES, PROJECT_STATUSES } from './kinds.ts'

type Fields = Record<string, object>
const maybe = (schema: object) => ({ ...schema, nullable: true })
const maybeRef = (name: string) => ({ nullable: true, allOf: [ref(name)] })
const uuid = (description?: string) => text(description, { format: 'uuid' })
const email = () => text(undefined, { format: 'email' })
const euros = (description = 'EUR') => decimal(description, { minimum: 0 })
const hours = (description?: string) => decimal(description, { minimum: 0.25, maximum: 24, example: 3.5 })

const KINDS: Record<string, Fields> = {
  Client: {
    id: uuid(),
    name: text(),
    type: choice(CLIENT_KINDS),
    city: text(),
    contactPerson: ref('ContactPersonDto'),
    paymentTermsDays: whole('Days until an invoice is due', { minimum: 0, example: 30 }),
    clientSince: date(),
    notes: maybe(text()),
  },
  Employee: {
    id: uuid(),
    firstName: text(),
    lastName: text(),
    email: email(),
    role: choice(ROLES),
    hourlyRate: euros('What an hour is charged at, in EUR'),
    weeklyHours: decimal('Hours a week by contract', { minimum: 0, maximum: 60 }),
    isActive: flag('False for those who have left'),
    hiredOn: date(),
  },
  Project: {
    id: uuid(),
    number: text('Project number', { example: '2026-014' }),
    name: text(),
    type: choice(PROJECT_TYPES),
    status: choice(PROJECT_STATUSES),
    client: ref('ClientRefDto'),
    projectManager: ref('EmployeeRefDto'),
    address: ref('AddressDto'),
    grossFloorArea: decimal('In square metres', { minimum: 0 }),
    constructionCost: euros('Estimated cost of the building in EUR'),
    feeBudget: euros('Our fee for the whole project in EUR, net'),
    hoursBudget: whole('Hours planned for the whole project', { minimum: 0 }),
    isCompetition: flag('Came out of an architectural competition'),
    startDate: date(),
    plannedCompletion: date(),
    description: maybe(text()),
  },
  Phase: {
    id: uuid(),
    project: ref('ProjectRefDto'),
    name: text(undefined, { example: 'Building permit' }),
    sequence: whole('Position within the project', { minimum: 1 }),
    status: choice(PHASE_STATUSES),
    fee: euros('Share of the fee in EUR, net'),
    budgetedHours: whole(undefined, { minimum: 0 }),
    startDate: date(),
    endDate: date(),
  },
  ProjectMember: {
    id: uuid(),
    project: ref('ProjectRefDto'),
    employee: ref('EmployeeRefDto'),
    projectRole: choice(PROJECT_ROLES),
    allocationPercent: whole('Share of the working time', { minimum: 0, maximum: 100 }),
    joinedOn: date(),
  },
  TimeEntry: {
    id: uuid(),
    employee: ref('EmployeeRefDto'),
    project: ref('ProjectRefDto'),
    phase: maybeRef('PhaseRefDto'),
    date: date(),
    hours: hours(),
    isBillable: flag('Can be charged to the client'),
    status: choice(ENTRY_STATUSES),
    description: text('What was done'),
  },
  Invoice: {
    id: uuid(),
    number: text('Invoice number', { example: 'INV-2026-031' }),
    project: ref('ProjectRefDto'),
    client: ref('ClientRefDto'),
    phase: maybeRef('PhaseRefDto'),
    status: choice(ARCH_INVOICE_STATUSES),
    netAmount: euros(),
    vatAmount: euros('20 % VAT in EUR'),
    grossAmount: euros('EUR including VAT'),
    issuedOn: maybe(date('Null for drafts')),
    dueDate: maybe(date()),
    paidOn: maybe(date()),
    reminderCount: whole('Reminders sent', { minimum: 0 }),
  },
}
/** Keys that bodies and filters have for what is nested in answers, and what only filters have. */
export const KEYS: Fields = {
  clientId: uuid(),
  projectId: uuid(),
  employeeId: uuid(),
  projectManagerId: uuid('Employee'),
  phaseId: uuid(),
  search: text('Part of the name or number'),
  dateFrom: date(),
  dateTo: date(),
  issuedFrom: date(),
  issuedTo: date(),
  paidOn: date('Today unless told'),
}
/** What a new record needs, and what it may have besides. */
export const NEEDED: Record<string, string[]> = {
  Client: ['name', 'type', 'contactPerson'],
  Employee: ['firstName', 'lastName', 'email', 'role', 'hourlyRate'],
  Project: ['name', 'type', 'clientId', 'projectManagerId'],
  Phase: ['projectId', 'name', 'fee'],
  ProjectMember: ['projectId', 'employeeId', 'projectRole'],
  TimeEntry: ['employeeId', 'projectId', 'date', 'hours'],
  Invoice: ['projectId', 'netAmount'],
}
export const FURTHER: Record<string, string[]> = {
  Client: ['city', 'paymentTermsDays', 'notes'],
  Employee: ['weeklyHours', 'hiredOn'],
  Project: ['status', 'address', 'grossFloorArea', 'constructionCost', 'feeBudget', 'hoursBudget', 'isCompetition', 'startDate', 'plannedCompletion', 'description'], // oxfmt-ignore
  Phase: ['sequence', 'status', 'budgetedHours', 'startDate', 'endDate'],
  ProjectMember: ['allocationPercent', 'joinedOn'],
  TimeEntry: ['phaseId', 'isBillable', 'description'],
  Invoice: ['phaseId'],
}
export const CHANGED: Record<string, string[]> = {
  Client: ['name', 'type', 'city', 'contactPerson', 'paymentTermsDays', 'notes'],
  Employee: ['firstName', 'lastName', 'email', 'role', 'hourlyRate', 'weeklyHours', 'isActive'],
  Project: ['name', 'type', 'status', 'projectManagerId', 'address', 'grossFloorArea', 'constructionCost', 'feeBudget', 'hoursBudget', 'isCompetition', 'startDate', 'plannedCompletion', 'description'], // oxfmt-ignore
  Phase: ['name', 'sequence', 'status', 'fee', 'budgetedHours', 'startDate', 'endDate'],
  ProjectMember: ['projectRole', 'allocationPercent'],
  TimeEntry: ['phaseId', 'date', 'hours', 'isBillable', 'description'],
  Invoice: ['netAmount', 'dueDate', 'reminderCount'],
}
export const FILTERS: Record<string, string[]> = {
  Client: ['type', 'city', 'search'],
  Employee: ['role', 'isActive', 'search'],
  Project: ['status', 'type', 'clientId', 'projectManagerId', 'number', 'search'],
  Phase: ['projectId', 'status'],
  ProjectMember: ['projectId', 'employeeId'],
  TimeEntry: ['projectId', 'employeeId', 'status', 'isBillable', 'dateFrom', 'dateTo'],
  Invoice: ['projectId', 'clientId', 'status', 'number', 'issuedFrom', 'issuedTo'],
}
export const SORTS: Record<string, string[]> = {
  Project: ['number', 'name', 'startDate', 'feeBudget'],
  TimeEntry: ['date', 'hours'],
  Invoice: ['issuedOn', 'dueDate', 'grossAmount'],
}
/** Objects within records. */
export const NESTED: Record<string, { fields: Fields; required: string[] }> = {
  ContactPersonDto: { fields: { name: text(), email: email(), phone: text() }, required: ['name'] },
  AddressDto: { fields: { street: text(), postcode: text(), city: text() }, required: ['city'] },
}

export const fieldsOf = (kind: string, names: readonly string[] = []): Fields =>
  Object.fromEntries(names.map(name => [name, KINDS[kind]![name] ?? KEYS[name]!]))
const spoken = (kind: string) => kind.replace(/(?<=[a-z])(?=[A-Z])/, ' ').toLowerCase()
const many = (word: string) => (word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`)
const operation = (kind: string, action: string, summary: string) => ({
  tags: [many(spoken(kind).replace(' ', '-'))],
  operationId: `${many(kind)}Controller_${action}`,
  summary,
})
const id = () => pathParameter('id', uuid())
const failed = (description: string) => answers(description, ref('ErrorDto'))
const found = (kind: string) => ({ 200: answers('', ref(`${kind}Dto`)), 404: failed('Not found') })

const findAll = (kind: string) => ({
  ...operation(kind, 'findAll', `List ${many(spoken(kind))}`),
  parameters: [
    ...Object.entries(fieldsOf(kind, FILTERS[kind])).map(([name, schema]) => queryParameter(name, schema)),
    ...(SORTS[kind] ? [queryParameter('sortBy', choice(SORTS[kind])), queryParameter('sortOrder', { ...choice(['asc', 'desc']), default: 'asc' })] : []), // oxfmt-ignore
    queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 20 })),
  ],
  responses: { 200: answers('', ref(`Paginated${kind}Dto`)), 400: failed('Bad request') },
})
const findOne = (kind: string) => ({ ...operation(kind, 'findOne', `Get a ${spoken(kind)}`), parameters: [id()], responses: found(kind) }) // oxfmt-ignore
const create = (kind: string) => ({
  ...operation(kind, 'create', `Create a ${spoken(kind)}`),
  requestBody: requestBody(ref(`Create${kind}Dto`)),
  responses: { 201: answers('', ref(`${kind}Dto`)), 400: failed('Bad request') },
})
const update = (kind: string) => ({
  ...operation(kind, 'update', `Update a ${spoken(kind)}`),
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
  ...(body && { requestBody: { ...requestBody(ref(body)), required: false } }),
  responses: { ...found(kind), 409: failed('Conflict') },
})
const resource = (kind: string, path: string) => ({
  [`/${path}`]: { get: findAll(kind), post: create(kind) },
  [`/${path}/{id}`]: { get: findOne(kind), patch: update(kind), delete: remove(kind) },
})
const schemasOf = (kind: string) => ({
  [`${kind}Dto`]: record(KINDS[kind]!, Object.keys(KINDS[kind]!)),
  [`Paginated${kind}Dto`]: record({ data: listOf(ref(`${kind}Dto`)), meta: ref('PageMetaDto') }, ['data', 'meta']),
  [`Create${kind}Dto`]: record(fieldsOf(kind, [...NEEDED[kind]!, ...FURTHER[kind]!]), NEEDED[kind]),
  [`Update${kind}Dto`]: record(fieldsOf(kind, CHANGED[kind])),
})
const small = () => record({ id: uuid(), name: text() }, ['id', 'name'])

/** The projects and hours of an architects' office as NestJS describes it: camelCase, `data` and `meta`, people as `{id, name}`. */
export const ARCHSTUDIO_DESCRIPTION = {
  openapi: '3.0.0',
  info: { title: 'Studio API', version: '1.3', description: 'Projects, phases, hours and invoices of Lorenz Achleitner Architects.' }, // oxfmt-ignore
  servers: [{ url: '/api' }],
  paths: {
    ...resource('Client', 'clients'),
    ...resource('Employee', 'employees'),
    ...resource('Project', 'projects'),
    ...resource('Phase', 'phases'),
    ...resource('ProjectMember', 'project-members'),
    ...resource('TimeEntry', 'time-entries'),
    '/time-entries/{id}/approve': { post: act('TimeEntry', 'approve', 'Approve a submitted time entry') },
    ...resource('Invoice', 'invoices'),
    '/invoices/{id}/send': { post: act('Invoice', 'send', 'Send a draft invoice to the client') },
    '/invoices/{id}/mark-paid': { post: act('Invoice', 'markPaid', 'Mark an invoice as paid', 'MarkPaidDto') },
  },
  components: {
    schemas: {
      ...Object.assign({}, ...Object.keys(KINDS).map(schemasOf)),
      ...Object.fromEntries(Object.entries(NESTED).map(([name, { fields, required }]) => [name, record(fields, required)])), // oxfmt-ignore
      MarkPaidDto: record({ paidOn: KEYS.paidOn }),
      ClientRefDto: small(),
      EmployeeRefDto: small(),
      PhaseRefDto: small(),
      ProjectRefDto: record({ id: uuid(), number: text(), name: text() }, ['id', 'number', 'name']),
      PageMetaDto: record({ page: whole(), limit: whole(), total: whole() }, ['page', 'limit', 'total']),
      ErrorDto: record({ statusCode: whole(), message: listOf(text()), error: text() }),
    },
  },
}
