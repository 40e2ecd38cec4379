import { choice, date, decimal, flag, listOf, record, ref, text, whole } from '../openapi.ts'
import type { LandscapingData } from './data.ts'
import { ASPECTS, CLIENT_TYPES, INVOICE_STATUSES, JOB_STATUSES, JOB_TITLES, LAND_PAYMENT_METHODS, MATERIAL_CATEGORIES, MATERIAL_UNITS, QUOTE_STATUSES, REFERRAL_SOURCES, SERVICE_TYPES, SOIL_TYPES } from './kinds.ts' // oxfmt-ignore

type Field = Record<string, unknown>
export interface LandResource {
  table: keyof LandscapingData
  model: string
  /** Docstring of the views. */
  about: string
  fields: Record<string, Field>
  readOnly: string[]
  required: string[]
  filters: string[]
  /** Days that may be bounded: `_after` and `_before`. */
  days: string[]
  search: string[]
  ordering: string[]
  writes: ('create' | 'partial_update' | 'destroy')[]
}

const ENUMS: Record<string, readonly string[]> = {
  ClientTypeEnum: CLIENT_TYPES,
  ReferralSourceEnum: REFERRAL_SOURCES,
  SoilTypeEnum: SOIL_TYPES,
  AspectEnum: ASPECTS,
  JobTitleEnum: JOB_TITLES,
  MaterialCategoryEnum: MATERIAL_CATEGORIES,
  UnitEnum: MATERIAL_UNITS,
  ServiceTypeEnum: SERVICE_TYPES,
  QuoteStatusEnum: QUOTE_STATUSES,
  JobStatusEnum: JOB_STATUSES,
  InvoiceStatusEnum: INVOICE_STATUSES,
  PaymentMethodEnum: LAND_PAYMENT_METHODS,
}
const short = (maxLength: number, description?: string) => text(description, { maxLength })
const maybe = (schema: object): Field => ('$ref' in schema ? { allOf: [schema], nullable: true } : { ...schema, nullable: true }) // oxfmt-ignore
const email = () => text(undefined, { format: 'email', maxLength: 254 })
const small = (description?: string) => whole(description, { minimum: 0 })
const amount = (description?: string) => decimal(description, { minimum: 0 })
const ALL: LandResource['writes'] = ['create', 'partial_update', 'destroy']

export const LAND_RESOURCES: Record<string, LandResource> = {
  clients: {
    table: 'landClients',
    model: 'Client',
    about: 'People and organisations whose gardens we look after.',
    fields: {
      name: short(120),
      client_type: ref('ClientTypeEnum'),
      contact_name: maybe(short(80, 'Who to ask for at an organisation')),
      email: email(),
      phone: short(30),
      billing_address: ref('Address'),
      payment_terms_days: small('Days from the invoice until it is due'),
      client_since: date(),
      referral_source: ref('ReferralSourceEnum'),
      notes: text(),
    },
    readOnly: ['client_since'],
    required: ['name', 'client_type', 'email', 'phone'],
    filters: ['client_type', 'referral_source'],
    days: ['client_since'],
    search: ['name', 'contact_name', 'email'],
    ordering: ['name', 'client_since'],
    writes: ALL,
  },
  gardens: {
    table: 'landGardens',
    model: 'Garden',
    about: 'Gardens and grounds, each of one client.',
    fields: {
      name: short(120, 'Name of the house or the site'),
      client: whole(),
      address: ref('Address'),
      area_sqm: small('Whole area in square metres'),
      lawn_sqm: small('Lawn in square metres'),
      soil_type: ref('SoilTypeEnum'),
      aspect: ref('AspectEnum'),
      has_pond: flag(),
      has_side_access: flag(),
      gate_code: maybe(short(10)),
      access_notes: text(),
    },
    readOnly: [],
    required: ['name', 'client', 'address', 'area_sqm'],
    filters: ['client', 'soil_type', 'has_pond'],
    days: [],
    search: ['name', 'access_notes'],
    ordering: ['name', 'area_sqm'],
    writes: ALL,
  },
  gardeners: {
    table: 'landGardeners',
    model: 'Gardener',
    about: 'Our staff.',
    fields: {
      first_name: short(60),
      last_name: short(60),
      job_title: ref('JobTitleEnum'),
      mobile: short(30),
      email: email(),
      hourly_rate: amount('What they are paid an hour, GBP'),
      has_driving_licence: flag(),
      has_spraying_certificate: flag('May apply weedkillers (PA1 and PA6)'),
      started_on: date(),
    },
    readOnly: [],
    required: ['first_name', 'last_name', 'job_title', 'mobile', 'hourly_rate', 'started_on'],
    filters: ['job_title', 'has_driving_licence'],
    days: [],
    search: ['first_name', 'last_name'],
    ordering: ['last_name', 'hourly_rate', 'started_on'],
    writes: ['create', 'partial_update'],
  },
  invoices: {
    table: 'landInvoices',
    model: 'Invoice',
    about: 'Invoices for jobs that are done.',
    fields: {
      invoice_number: text(),
      client: whole(),
      job: whole(),
      status: ref('InvoiceStatusEnum'),
      issued_on: maybe(date('Null while it is a draft')),
      due_on: maybe(date()),
      net_amount: amount('GBP, without VAT'),
      vat_amount: amount(),
      total: amount('GBP, VAT included'),
      paid_on: maybe(date()),
      payment_method: maybe(ref('PaymentMethodEnum')),
    },
    readOnly: ['invoice_number', 'client', 'status', 'issued_on', 'due_on', 'vat_amount', 'total', 'paid_on'],
    required: ['job', 'net_amount'],
    filters: ['client', 'job', 'status', 'payment_method', 'invoice_number'],
    days: ['issued_on', 'due_on'],
    search: ['invoice_number'],
    ordering: ['issued_on', 'due_on', 'total'],
    writes: ['create', 'partial_update'],
  },
  jobs: {
    table: 'landJobs',
    model: 'Job',
    about: 'Work in a garden: maintenance visits and projects that a quote was accepted for.',
    fields: {
      job_number: text('Number on the job sheet, e.g. J-3001'),
      garden: whole(),
      quote: maybe(whole('The accepted quote, none for maintenance')),
      title: short(120),
      service_type: ref('ServiceTypeEnum'),
      status: ref('JobStatusEnum'),
      scheduled_for: date('Day on which the work starts'),
      completed_on: maybe(date()),
      team_leader: whole('Gardener who leads the job'),
      team: listOf(whole(), 'Gardeners on the job, the team leader included'),
      estimated_hours: amount(),
      actual_hours: maybe(amount('Hours worked, entered when the job is completed')),
      materials_used: listOf(ref('MaterialUse')),
      client_rating: maybe(whole('Stars from the client', { minimum: 1, maximum: 5 })),
      notes: text(),
    },
    readOnly: ['job_number', 'completed_on'],
    required: ['garden', 'title', 'service_type', 'scheduled_for', 'team_leader'],
    filters: ['garden', 'quote', 'status', 'service_type', 'team_leader', 'job_number'],
    days: ['scheduled_for', 'completed_on'],
    search: ['job_number', 'title', 'notes'],
    ordering: ['scheduled_for', 'completed_on', 'actual_hours'],
    writes: ALL,
  },
  materials: {
    table: 'landMaterials',
    model: 'Material',
    about: 'Plants and materials that we keep in the yard.',
    fields: {
      sku: short(12),
      name: short(80),
      latin_name: maybe(short(80, 'Of plants')),
      category: ref('MaterialCategoryEnum'),
      is_evergreen: maybe(flag('Null for what is not a plant')),
      unit: ref('UnitEnum'),
      unit_price: amount('What we charge for a unit, GBP without VAT'),
      stock_quantity: small(),
      reorder_level: small('Order more below this'),
    },
    readOnly: [],
    required: ['sku', 'name', 'category', 'unit', 'unit_price'],
    filters: ['category', 'is_evergreen', 'sku'],
    days: [],
    search: ['name', 'latin_name', 'sku'],
    ordering: ['name', 'unit_price', 'stock_quantity'],
    writes: ALL,
  },
  quotes: {
    table: 'landQuotes',
    model: 'Quote',
    about: 'Offers for work in a garden.',
    fields: {
      quote_number: text('e.g. Q-2101'),
      garden: whole(),
      title: short(120),
      service_type: ref('ServiceTypeEnum'),
      amount: amount('GBP, without VAT'),
      status: ref('QuoteStatusEnum'),
      prepared_by: whole('Gardener who priced the work'),
      issued_on: maybe(date('Day on which it was sent to the client')),
      valid_until: maybe(date()),
      decline_reason: text(),
    },
    readOnly: ['quote_number', 'status', 'issued_on', 'valid_until'],
    required: ['garden', 'title', 'service_type', 'amount', 'prepared_by'],
    filters: ['garden', 'status', 'service_type', 'prepared_by', 'quote_number'],
    days: ['issued_on'],
    search: ['quote_number', 'title'],
    ordering: ['issued_on', 'amount'],
    writes: ALL,
  },
}
const ADDRESS = { street: short(120), town: short(80), postcode: short(12) }
const USE = { material: whole(), quantity: amount(), unit_price: amount('GBP when it was used') }
export const LAND_PARTS: Record<string, object> = {
  Address: record(ADDRESS, Object.keys(ADDRESS)),
  MaterialUse: record(USE, ['material', 'quantity']),
  ...Object.fromEntries(Object.entries(ENUMS).map(([name, words]) => [name, choice(words)])),
}
/** Actions on one record. */
export const LAND_ACTIONS: [path: string, verb: string, description: string, from: string[], to: string][] = [
  ['quotes', 'send', 'Send a draft to the client; it is valid for six weeks.', ['draft'], 'sent'],
  ['quotes', 'accept', 'The client has accepted a quote that was sent.', ['sent'], 'accepted'],
  ['quotes', 'decline', 'The client has turned down a quote that was sent.', ['sent'], 'declined'],
  ['jobs', 'complete', 'The work is done.', ['scheduled', 'in_progress'], 'completed'],
  ['jobs', 'cancel', 'Call off a job that is not completed.', ['scheduled', 'in_progress', 'on_hold'], 'cancelled'],
  ['invoices', 'mark_paid', 'The client has paid an invoice that was sent.', ['sent'], 'paid'],
]
/** The words that a field may hold. */
export const wordsOf = (field: Field | undefined): readonly string[] | undefined => {
  const [inner] = (field?.allOf as Field[] | undefined) ?? [field]
  return ENUMS[String(inner?.$ref).split('/').at(-1)!]
}
