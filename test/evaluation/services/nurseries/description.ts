import { answers, choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { AGE_GROUPS, ALLERGIES, CHILD_STATUSES, DIETS, JOB_TITLES, NURSERY_BOOKING_STATUSES, NURSERY_INVOICE_STATUSES, RELATIONSHIPS, SESSIONS, WEEKDAYS } from './kinds.ts' // oxfmt-ignore

type Fields = Record<string, object>
const maybe = (schema: object) => ({ ...schema, nullable: true })
const named = () => ref('NamedRefDto')
const maybeNamed = (description?: string) => ({ nullable: true, ...(description && { description }), allOf: [named()] })
const id = (prefix: string) => text(undefined, { example: `${prefix}_7h2kq9wd` })
const email = () => text(undefined, { format: 'email' })
const cents = (description?: string) => whole(description, { minimum: 0 })
const currency = () => text('ISO 4217', { example: 'EUR' })
const time = () => text(undefined, { pattern: String.raw`^\d{2}:\d{2}$`, example: '07:30' })

const KINDS: Record<string, Fields> = {
  Site: {
    id: id('site'),
    name: text(),
    address: ref('SiteAddressDto'),
    phone: text(),
    email: email(),
    manager: maybeNamed(),
    openingHours: ref('OpeningHoursDto'),
    tuslaNumber: text('Registration with the Child and Family Agency'),
    hasGarden: flag(),
    openedOn: date(),
  },
  Room: {
    id: id('room'),
    name: text(),
    site: named(),
    ageGroup: choice(AGE_GROUPS),
    capacity: whole('Places', { minimum: 1 }),
    childrenPerAdult: whole('Legal ratio', { minimum: 1 }),
    leader: maybeNamed(),
    hasSleepArea: flag(),
  },
  StaffMember: {
    id: id('stf'),
    firstName: text(),
    lastName: text(),
    jobTitle: choice(JOB_TITLES),
    site: named(),
    room: maybeNamed(),
    email: email(),
    phone: text(),
    qualificationLevel: maybe(whole('QQI level in early childhood care', { minimum: 1, maximum: 10 })),
    weeklyHours: decimal('Hours a week by contract', { minimum: 0, maximum: 48 }),
    hourlyRateCents: cents(),
    currency: currency(),
    hiredOn: date(),
    leftOn: maybe(date()),
    isActive: flag(),
    vettingExpiresOn: date('Garda vetting'),
    firstAidExpiresOn: maybe(date('Null without a certificate')),
  },
  Child: {
    id: id('chd'),
    firstName: text(),
    lastName: text(),
    birthDate: date(),
    status: choice(CHILD_STATUSES),
    site: named(),
    room: maybeNamed('Only of children who are enrolled'),
    keyWorker: maybeNamed(),
    attendanceDays: listOf(choice(WEEKDAYS), 'Regular days'),
    guardians: listOf(ref('ChildGuardianDto')),
    allergies: listOf(choice(ALLERGIES)),
    diet: choice(DIETS),
    photoConsent: flag('May be photographed'),
    doctor: ref('DoctorDto'),
    requestedStartDate: maybe(date('Of children on the waiting list')),
    startDate: maybe(date()),
    endDate: maybe(date()),
    notes: maybe(text()),
    createdAt: moment(),
  },
  Guardian: {
    id: id('grd'),
    firstName: text(),
    lastName: text(),
    email: maybe(email()),
    phone: text(),
    address: ref('HomeAddressDto'),
    isBillPayer: flag('Gets the invoices of the family'),
    createdAt: moment(),
  },
  Booking: {
    id: id('bkg'),
    child: named(),
    site: named(),
    date: date(),
    session: choice(SESSIONS),
    status: choice(NURSERY_BOOKING_STATUSES),
    priceCents: cents(),
    currency: currency(),
    requestedBy: maybeNamed('The guardian'),
    requestedAt: moment(),
    note: maybe(text()),
  },
  Invoice: {
    id: id('inv'),
    number: text(undefined, { example: 'LO-4107' }),
    billTo: named(),
    period: text('Month', { pattern: String.raw`^\d{4}-\d{2}$`, example: '2026-03' }),
    status: choice(NURSERY_INVOICE_STATUSES),
    lines: listOf(ref('InvoiceLineDto')),
    feesCents: cents('Sum of the lines'),
    subsidyCents: cents('National Childcare Scheme'),
    totalCents: cents('To be paid by the family'),
    currency: currency(),
    issuedOn: maybe(date()),
    dueOn: maybe(date()),
    paidOn: maybe(date()),
  },
}
/** Keys that bodies and filters have for what is nested in answers, and what only filters have. */
export const KEYS: Fields = {
  siteId: id('site'),
  roomId: id('room'),
  managerId: id('stf'),
  leaderId: id('stf'),
  keyWorkerId: id('stf'),
  guardianId: id('grd'),
  childId: id('chd'),
  requestedById: id('grd'),
  billToId: id('grd'),
  allergy: choice(ALLERGIES),
  search: text('Part of the name'),
  dateFrom: date(),
  dateTo: date(),
  dueBefore: date(),
  paidOn: date('Today unless given'),
}
export const NEEDED: Record<string, string[]> = {
  Site: ['name', 'address'],
  Room: ['name', 'siteId', 'ageGroup', 'capacity'],
  StaffMember: ['firstName', 'lastName', 'jobTitle', 'siteId', 'weeklyHours', 'hourlyRateCents'],
  Child: ['firstName', 'lastName', 'birthDate', 'siteId'],
  Guardian: ['firstName', 'lastName', 'phone'],
  Booking: ['childId', 'date', 'session'],
  Invoice: ['billToId', 'period', 'lines'],
}
export const FURTHER: Record<string, string[]> = {
  Site: ['phone', 'email', 'openingHours', 'tuslaNumber', 'hasGarden'],
  Room: ['childrenPerAdult', 'leaderId', 'hasSleepArea'],
  StaffMember: ['roomId', 'email', 'phone', 'qualificationLevel', 'hiredOn', 'vettingExpiresOn', 'firstAidExpiresOn'],
  Child: ['allergies', 'diet', 'photoConsent', 'doctor', 'requestedStartDate', 'notes'],
  Guardian: ['email', 'address', 'isBillPayer'],
  Booking: ['requestedById', 'note'],
  Invoice: ['subsidyCents'],
}
export const CHANGED: Record<string, string[]> = {
  Site: ['name', 'address', 'phone', 'email', 'managerId', 'openingHours', 'hasGarden'],
  Room: ['name', 'ageGroup', 'capacity', 'childrenPerAdult', 'leaderId', 'hasSleepArea'],
  StaffMember: ['firstName', 'lastName', 'jobTitle', 'siteId', 'roomId', 'email', 'phone', 'qualificationLevel', 'weeklyHours', 'hourlyRateCents', 'isActive', 'leftOn', 'vettingExpiresOn', 'firstAidExpiresOn'], // oxfmt-ignore
  Child: ['firstName', 'lastName', 'birthDate', 'roomId', 'keyWorkerId', 'attendanceDays', 'allergies', 'diet', 'photoConsent', 'doctor', 'requestedStartDate', 'endDate', 'notes'], // oxfmt-ignore
  Guardian: ['firstName', 'lastName', 'email', 'phone', 'address', 'isBillPayer'],
  Booking: ['date', 'session', 'note'],
  Invoice: ['subsidyCents', 'dueOn'],
}
export const FILTERS: Record<string, string[]> = {
  Site: ['search'],
  Room: ['siteId', 'ageGroup', 'search'],
  StaffMember: ['siteId', 'roomId', 'jobTitle', 'isActive', 'search'],
  Child: ['siteId', 'roomId', 'keyWorkerId', 'guardianId', 'status', 'allergy', 'search'],
  Guardian: ['isBillPayer', 'email', 'search'],
  Booking: ['childId', 'siteId', 'status', 'session', 'dateFrom', 'dateTo'],
  Invoice: ['billToId', 'status', 'period', 'number', 'dueBefore'],
}
export const SORTS: Record<string, string[]> = {
  StaffMember: ['lastName', 'hiredOn'],
  Child: ['lastName', 'birthDate', 'startDate'],
  Booking: ['date', 'requestedAt'],
  Invoice: ['number', 'dueOn', 'totalCents'],
}
/** Objects within records: their fields, what must be there, and those that only answers show. */
export const NESTED: Record<string, { fields: Fields; required: string[] }> = {
  SiteAddressDto: { fields: { street: text(), town: text(), county: text(), eircode: text() }, required: ['street', 'town'] }, // oxfmt-ignore
  HomeAddressDto: { fields: { street: text(), town: text(), eircode: text() }, required: ['street', 'town'] },
  OpeningHoursDto: { fields: { opensAt: time(), closesAt: time() }, required: ['opensAt', 'closesAt'] },
  DoctorDto: { fields: { name: text(), phone: text() }, required: ['name'] },
  ChildGuardianDto: { fields: { guardian: named(), relationship: choice(RELATIONSHIPS), isPrimary: flag(), canCollect: flag('May pick the child up') }, required: ['guardian', 'relationship', 'isPrimary', 'canCollect'] }, // oxfmt-ignore
  InvoiceLineDto: { fields: { description: text(), child: named(), amountCents: cents() }, required: ['description', 'child', 'amountCents'] }, // oxfmt-ignore
  CreateInvoiceLineDto: { fields: { description: text(), childId: KEYS.childId!, amountCents: cents() }, required: ['description', 'childId', 'amountCents'] }, // oxfmt-ignore
}
/** Bodies that belong to no kind. */
export const BODIES: Record<string, { fields: Fields; required: string[] }> = {
  EnrolChildDto: { fields: { roomId: KEYS.roomId!, startDate: date(), keyWorkerId: KEYS.keyWorkerId!, attendanceDays: listOf(choice(WEEKDAYS)) }, required: ['roomId', 'startDate'] }, // oxfmt-ignore
  AddGuardianDto: { fields: { guardianId: KEYS.guardianId!, relationship: choice(RELATIONSHIPS), canCollect: flag() }, required: ['guardianId', 'relationship'] }, // oxfmt-ignore
  MarkPaidDto: { fields: { paidOn: KEYS.paidOn! }, required: [] },
}
const LINES = listOf(ref('CreateInvoiceLineDto'))

export const fieldsOf = (kind: string, names: readonly string[] = []): Fields =>
  Object.fromEntries(names.map(name => [name, name === 'lines' ? LINES : (KINDS[kind]![name] ?? KEYS[name]!)]))
const PLURALS: Record<string, string> = { Child: 'Children', StaffMember: 'Staff' }
const many = (kind: string) => PLURALS[kind] ?? `${kind}s`
const spoken = (kind: string) => (kind === 'StaffMember' ? 'staff member' : kind.toLowerCase())
const operation = (kind: string, action: string, summary: string) => ({
  tags: [many(kind).toLowerCase()],
  operationId: `${many(kind)}Controller_${action}`,
  summary,
})
const key = () => pathParameter('id', text())
const failed = (description: string) => answers(description, ref('ErrorDto'))
const found = (kind: string) => ({ 200: answers('', ref(`${kind}Dto`)), 404: failed('Not found') })

const findAll = (kind: string) => ({
  ...operation(kind, 'findAll', `List ${kind === 'StaffMember' ? 'staff' : many(kind).toLowerCase()}`),
  parameters: [
    ...Object.entries(fieldsOf(kind, FILTERS[kind])).map(([name, schema]) => queryParameter(name, schema)),
    ...(SORTS[kind] ? [queryParameter('sortBy', choice(SORTS[kind])), queryParameter('sortOrder', { ...choice(['asc', 'desc']), default: 'asc' })] : []), // oxfmt-ignore
    queryParameter('cursor', text(), '`meta.nextCursor` of the page before'),
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
  ],
  responses: { 200: answers('', ref(`${kind}ListDto`)), 400: failed('Bad request') },
})
const findOne = (kind: string) => ({ ...operation(kind, 'findOne', `Get a ${spoken(kind)}`), parameters: [key()], responses: found(kind) }) // oxfmt-ignore
const create = (kind: string, summary: string) => ({
  ...operation(kind, 'create', summary),
  requestBody: requestBody(ref(`Create${kind}Dto`)),
  responses: { 201: answers('', ref(`${kind}Dto`)), 400: failed('Bad request') },
})
const update = (kind: string) => ({
  ...operation(kind, 'update', `Update a ${spoken(kind)}`),
  parameters: [key()],
  requestBody: requestBody(ref(`Update${kind}Dto`)),
  responses: { ...found(kind), 400: failed('Bad request') },
})
const remove = (kind: string, description?: string) => ({
  ...operation(kind, 'remove', `Delete a ${spoken(kind)}`),
  ...(description && { description }),
  parameters: [key()],
  responses: { 204: { description: '' }, 404: failed('Not found'), 409: failed('Conflict') },
})
const act = (kind: string, action: string, summary: string, body?: string) => ({
  ...operation(kind, action, summary),
  parameters: [key()],
  ...(body && { requestBody: { ...requestBody(ref(body)), required: BODIES[body]!.required.length > 0 } }),
  responses: { ...found(kind), 400: failed('Bad request'), 409: failed('Conflict') },
})
const resource = (kind: string, path: string, added: string, dropped?: string) => ({
  [`/${path}`]: { get: findAll(kind), post: create(kind, added) },
  [`/${path}/{id}`]: { get: findOne(kind), patch: update(kind), delete: remove(kind, dropped) },
})
const schemasOf = (kind: string) => ({
  [`${kind}Dto`]: record(KINDS[kind]!, Object.keys(KINDS[kind]!)),
  [`${kind}ListDto`]: record({ data: listOf(ref(`${kind}Dto`)), meta: ref('CursorMetaDto') }, ['data', 'meta']),
  [`Create${kind}Dto`]: record(fieldsOf(kind, [...NEEDED[kind]!, ...FURTHER[kind]!]), NEEDED[kind]),
  [`Update${kind}Dto`]: record(fieldsOf(kind, CHANGED[kind])),
})

/** A few nurseries as NestJS describes their service: camelCase, `data` and `meta` with a cursor, who is pointed to as `{id, name}`, money in cents. */
export const NURSERIES_DESCRIPTION = {
  openapi: '3.0.0',
  info: { title: 'Little Oars Nurseries API', version: '2.4', description: 'Sites, rooms, staff, children and their guardians, extra sessions and invoices.' }, // oxfmt-ignore
  servers: [{ url: '/api/v2' }],
  paths: {
    ...resource('Site', 'sites', 'Create a site'),
    ...resource('Room', 'rooms', 'Create a room'),
    ...resource('StaffMember', 'staff', 'Create a staff member'),
    ...resource('Child', 'children', 'Put a child on the waiting list of a site'),
    '/children/{id}/enrol': { post: act('Child', 'enrol', 'Enrol a child from the waiting list', 'EnrolChildDto') },
    '/children/{id}/guardians': { post: act('Child', 'addGuardian', 'Add a guardian to a child', 'AddGuardianDto') },
    ...resource('Guardian', 'guardians', 'Create a guardian'),
    ...resource('Booking', 'bookings', 'Request an extra session for a child'),
    '/bookings/{id}/confirm': { post: act('Booking', 'confirm', 'Confirm a requested session') },
    '/bookings/{id}/decline': { post: act('Booking', 'decline', 'Decline a requested session') },
    ...resource('Invoice', 'invoices', 'Create a draft invoice', 'Only drafts can be deleted.'),
    '/invoices/{id}/send': { post: act('Invoice', 'send', 'Send a draft invoice') },
    '/invoices/{id}/mark-paid': { post: act('Invoice', 'markPaid', 'Mark an invoice as paid', 'MarkPaidDto') },
  },
  components: {
    schemas: {
      ...Object.assign({}, ...Object.keys(KINDS).map(schemasOf)),
      ...Object.fromEntries(Object.entries({ ...NESTED, ...BODIES }).map(([name, { fields, required }]) => [name, record(fields, required.length > 0 ? required : undefined)])), // oxfmt-ignore
      NamedRefDto: record({ id: text(), name: text() }, ['id', 'name']),
      CursorMetaDto: record({ limit: whole(), hasMore: flag(), nextCursor: maybe(text()) }, ['limit', 'hasMore', 'nextCursor']), // oxfmt-ignore
      ErrorDto: record({ statusCode: whole(), message: listOf(text()), error: text() }),
    },
  },
}
