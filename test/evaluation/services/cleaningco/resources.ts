import { choice, date, decimal, flag, listOf, record, ref, text, whole } from '../openapi.ts'
import { CLEANER_STATUSES, CLEANING_SERVICES, CLIENT_STATUSES, COMPLAINT_CATEGORIES, COMPLAINT_STATUSES, FREQUENCIES, FUELS, INDUSTRIES, INVOICE_STATUSES, JOB_STATUSES, ROLES, SEVERITIES, SITE_TYPES, VEHICLE_STATUSES } from './kinds.ts' // oxfmt-ignore

export type Schema = Record<string, unknown>
/** A link to another record, or to several, and the field of the rows that holds the key. */
export interface Link {
  type: string
  field: string
  many?: boolean
  nullable?: boolean
}
export interface Resource {
  table: string
  one: string
  attributes: Record<string, Schema>
  links: Record<string, Link>
  /** Attributes and links that lists can be filtered by, and attributes that they can be sorted by. */
  filters: string[]
  sorts: string[]
  /** What a new one may hold and must, and what may be changed. */
  add?: string[]
  needed?: string[]
  change?: string[]
  removable?: boolean
  actions?: Record<string, string>
}

const email = () => text(undefined, { format: 'email' })
const maybe = (schema: Schema): Schema => ('$ref' in schema ? { allOf: [schema], nullable: true } : { ...schema, nullable: true }) // oxfmt-ignore
const money = () => ref('money')
const numbered = (example: string) => text('Assigned by us, read-only', { example })
const address = () => record({ street: text(), city: text(), postcode: text(undefined, { example: 'D02 AX41' }) }, ['street', 'city', 'postcode']) // oxfmt-ignore

export const RESOURCES: Record<string, Resource> = {
  clients: {
    table: 'sparkClients',
    one: 'client',
    attributes: {
      number: numbered('CLT-0012'),
      name: text(),
      industry: choice(INDUSTRIES),
      status: choice(CLIENT_STATUSES),
      contact: record({ name: text(), email: email(), phone: text() }, ['name', 'email']),
      billing_address: address(),
      payment_terms_days: whole('Days from the date of an invoice until it is due', { minimum: 0, maximum: 90 }),
      client_since: date(),
      notes: maybe(text()),
    },
    links: {},
    filters: ['status', 'industry', 'number', 'name'],
    sorts: ['name', 'client_since'],
    add: ['name', 'industry', 'contact', 'billing_address', 'payment_terms_days', 'notes'],
    needed: ['name', 'industry', 'contact'],
    change: ['name', 'industry', 'status', 'contact', 'billing_address', 'payment_terms_days', 'notes'],
    removable: true,
  },
  sites: {
    table: 'sparkSites',
    one: 'site',
    attributes: {
      number: numbered('SITE-0021'),
      name: text('Name of the building'),
      site_type: choice(SITE_TYPES),
      address: address(),
      floor_area_sqm: whole('Floor area that we clean, in square metres', { minimum: 1 }),
      floors: whole(undefined, { minimum: 1 }),
      frequency: choice(FREQUENCIES, 'How often the site is cleaned'),
      monthly_fee: money(),
      key_held: flag('We hold a key to the building'),
      access_notes: maybe(text()),
    },
    links: { client: { type: 'clients', field: 'clientId' }, supervisor: { type: 'cleaners', field: 'supervisorId' } },
    filters: ['site_type', 'frequency', 'city', 'key_held', 'number', 'client', 'supervisor'],
    sorts: ['name', 'floor_area_sqm'],
    add: ['name', 'site_type', 'address', 'floor_area_sqm', 'floors', 'frequency', 'monthly_fee', 'key_held', 'access_notes', 'client', 'supervisor'], // oxfmt-ignore
    needed: ['name', 'site_type', 'address', 'floor_area_sqm', 'frequency', 'monthly_fee', 'client', 'supervisor'],
    change: ['name', 'floor_area_sqm', 'floors', 'frequency', 'monthly_fee', 'key_held', 'access_notes', 'supervisor'],
  },
  cleaners: {
    table: 'sparkCleaners',
    one: 'cleaner',
    attributes: {
      staff_number: numbered('EMP-0104'),
      first_name: text(),
      last_name: text(),
      email: email(),
      phone: text(),
      role: choice(ROLES),
      status: choice(CLEANER_STATUSES),
      hourly_wage: money(),
      weekly_hours: whole('Contracted hours a week', { minimum: 1, maximum: 39 }),
      languages: listOf(text(undefined, { example: 'Polish' })),
      has_driving_licence: flag(),
      hired_on: date(),
    },
    links: {},
    filters: ['role', 'status', 'language', 'has_driving_licence', 'staff_number'],
    sorts: ['last_name', 'hired_on'],
    add: ['first_name', 'last_name', 'email', 'phone', 'role', 'hourly_wage', 'weekly_hours', 'languages', 'has_driving_licence', 'hired_on'], // oxfmt-ignore
    needed: ['first_name', 'last_name', 'role', 'hourly_wage'],
    change: ['email', 'phone', 'role', 'status', 'hourly_wage', 'weekly_hours', 'languages', 'has_driving_licence'],
  },
  jobs: {
    table: 'sparkJobs',
    one: 'job',
    attributes: {
      number: numbered('JOB-0231'),
      service: choice(CLEANING_SERVICES),
      status: choice(JOB_STATUSES),
      scheduled_on: date(),
      start_time: text('Local time', { pattern: String.raw`^\d{2}:\d{2}$`, example: '18:30' }),
      hours: decimal('Planned length of the visit', { minimum: 0.5 }),
      price: money(),
      quality_score: maybe(whole('Result of the inspection afterwards, 1 to 10', { minimum: 1, maximum: 10 })),
      notes: maybe(text()),
    },
    links: { site: { type: 'sites', field: 'siteId' }, cleaners: { type: 'cleaners', field: 'cleanerIds', many: true } }, // oxfmt-ignore
    filters: ['status', 'service', 'number', 'scheduled_from', 'scheduled_to', 'site', 'cleaners'],
    sorts: ['scheduled_on'],
    add: ['service', 'scheduled_on', 'start_time', 'hours', 'price', 'notes', 'site', 'cleaners'],
    needed: ['service', 'scheduled_on', 'price', 'site'],
    change: ['scheduled_on', 'start_time', 'hours', 'price', 'quality_score', 'notes', 'cleaners'],
    actions: { cancel: 'Cancel a scheduled job', complete: 'Complete a job' },
  },
  complaints: {
    table: 'sparkComplaints',
    one: 'complaint',
    attributes: {
      number: numbered('CMP-0019'),
      category: choice(COMPLAINT_CATEGORIES),
      severity: choice(SEVERITIES),
      status: choice(COMPLAINT_STATUSES),
      description: text(),
      reported_by: text('Who of the client told us'),
      reported_on: date(),
      resolved_on: maybe(date()),
      compensation: maybe(money()),
    },
    links: { site: { type: 'sites', field: 'siteId' }, job: { type: 'jobs', field: 'jobId', nullable: true } },
    filters: ['status', 'category', 'severity', 'number', 'site', 'job'],
    sorts: ['reported_on'],
    add: ['category', 'severity', 'description', 'reported_by', 'reported_on', 'site', 'job'],
    needed: ['category', 'severity', 'description', 'site'],
    change: ['category', 'severity', 'status', 'description', 'compensation'],
    removable: true,
    actions: { resolve: 'Resolve a complaint' },
  },
  invoices: {
    table: 'sparkInvoices',
    one: 'invoice',
    attributes: {
      number: numbered('INV-2041'),
      period: text('Month that is charged', { pattern: String.raw`^\d{4}-\d{2}$` }),
      status: choice(INVOICE_STATUSES),
      issued_on: date(),
      due_on: date(),
      paid_on: maybe(date()),
      lines: listOf(record({ description: text(), amount: money() })),
      total: money(),
    },
    links: { client: { type: 'clients', field: 'clientId' } },
    filters: ['status', 'period', 'number', 'due_from', 'due_to', 'client'],
    sorts: ['issued_on', 'due_on'],
    change: ['due_on'],
    actions: { mark_paid: 'Mark an invoice as paid', void: 'Void an invoice that is not paid' },
  },
  vehicles: {
    table: 'sparkVehicles',
    one: 'vehicle',
    attributes: {
      registration: text(undefined, { example: '231-D-4407' }),
      make: text(),
      model: text(),
      fuel: choice(FUELS),
      status: choice(VEHICLE_STATUSES),
      mileage_km: whole(undefined, { minimum: 0 }),
      inspection_due_on: date('Next roadworthiness test'),
    },
    links: { driver: { type: 'cleaners', field: 'driverId', nullable: true } },
    filters: ['status', 'fuel', 'make', 'registration', 'driver'],
    sorts: ['mileage_km', 'inspection_due_on'],
    add: ['registration', 'make', 'model', 'fuel', 'mileage_km', 'inspection_due_on', 'driver'],
    needed: ['registration', 'make', 'model', 'fuel'],
    change: ['status', 'mileage_km', 'inspection_due_on', 'driver'],
    removable: true,
  },
}
/** What only filters have. */
const FILTERS: Record<string, Schema> = {
  city: text(),
  language: text('A language that is spoken'),
  scheduled_from: date('First day'),
  scheduled_to: date('Last day'),
  due_from: date('First due date'),
  due_to: date('Last due date'),
}
/** The schema of a filter's value; links are filtered by id. */
export const filterSchema = ({ attributes, links }: Resource, name: string): Schema =>
  attributes[name] ?? FILTERS[name] ?? text(links[name] && `Id of the ${name.replace(/s$/, '')}`, { format: 'uuid' })
