import { choice, date, flag, listOf, record, ref, text, whole } from '../openapi.ts'
import type { AdagencyData } from './data.ts'
import { ACTIVITIES, AD_FORMATS, AD_INVOICE_STATUSES, CAMPAIGN_STATUSES, DEPARTMENTS, INDUSTRIES, MEDIUMS, OBJECTIVES, PLACEMENT_STATUSES, PRICING_MODELS } from './kinds.ts' // oxfmt-ignore

export type Fields = Record<string, Record<string, unknown>>
export interface AdResource {
  table: keyof AdagencyData
  /** `TimeEntry` */
  model: string
  fields: Fields
  readOnly: string[]
  required: string[]
  filters: string[]
  /** Days and numbers that may be bounded: `_after` and `_before`, `_min` and `_max`. */
  ranges: string[]
  search: string[]
  ordering: string[]
  writes: ('create' | 'partial_update' | 'destroy')[]
  /** Names of what the record points to: the field, the key, and the path of the other record. */
  named?: Record<string, [key: string, path: string]>
}

const ENUMS: Record<string, readonly string[]> = {
  DepartmentEnum: DEPARTMENTS,
  IndustryEnum: INDUSTRIES,
  MediumEnum: MEDIUMS,
  PricingModelEnum: PRICING_MODELS,
  CampaignStatusEnum: CAMPAIGN_STATUSES,
  ObjectiveEnum: OBJECTIVES,
  PlacementStatusEnum: PLACEMENT_STATUSES,
  AdFormatEnum: AD_FORMATS,
  ActivityEnum: ACTIVITIES,
  InvoiceStatusEnum: AD_INVOICE_STATUSES,
}
const LABELS: Record<string, string> = { cpc: 'Cost per click', cpm: 'Cost per mille', tv: 'TV' }
const labelOf = (word: string) => LABELS[word] ?? `${word.charAt(0).toUpperCase()}${word.slice(1).replaceAll('_', ' ')}`
export const labels = (words: readonly string[]) => words.map(word => `* \`${word}\` - ${labelOf(word)}`).join('\n')
/** The words that a field may hold. */
export const wordsOf = (schema: Record<string, unknown> | undefined): readonly string[] | undefined =>
  ENUMS[String(schema?.$ref).split('/').at(-1)!]

const short = (maxLength: number, description?: string) => text(description, { maxLength })
const email = () => text(undefined, { format: 'email', maxLength: 254 })
const maybe = (schema: object) => ({ ...schema, nullable: true })
const decimal = (digits: number, description?: string) => text(description, { format: 'decimal', pattern: String.raw`^-?\d{0,${digits - 2}}(?:\.\d{0,2})?$` }) // oxfmt-ignore
const pounds = (description?: string) => decimal(10, description)
const positive = (description?: string) => whole(description, { minimum: 0 })
const ALL: AdResource['writes'] = ['create', 'partial_update', 'destroy']

export const AD_RESOURCES: Record<string, AdResource> = {
  campaigns: {
    table: 'adCampaigns',
    model: 'Campaign',
    fields: {
      name: short(120),
      client: whole(),
      client_name: text(),
      status: ref('CampaignStatusEnum'),
      objective: ref('ObjectiveEnum'),
      lead: whole('Member of staff who leads the campaign'),
      team: listOf(whole(), 'Members of staff who work on the campaign'),
      start_date: date(),
      end_date: date(),
      budget: pounds('GBP, without VAT'),
      brief: text(),
    },
    readOnly: ['client_name', 'status'],
    required: ['name', 'client', 'lead', 'start_date', 'end_date', 'budget'],
    filters: ['client', 'lead', 'objective', 'status', 'team'],
    ranges: ['start_date', 'end_date'],
    search: ['name', 'brief'],
    ordering: ['name', 'start_date', 'end_date', 'budget'],
    writes: ALL,
    named: { client_name: ['client', 'clients'] },
  },
  channels: {
    table: 'adChannels',
    model: 'Channel',
    fields: {
      name: short(80),
      medium: ref('MediumEnum'),
      publisher: short(80),
      pricing_model: ref('PricingModelEnum'),
      lead_time_days: positive('Days from booking to the first run'),
      booking_email: email(),
    },
    readOnly: [],
    required: ['name', 'medium', 'pricing_model'],
    filters: ['medium', 'pricing_model'],
    ranges: [],
    search: ['name', 'publisher'],
    ordering: ['name'],
    writes: ['create', 'partial_update'],
  },
  clients: {
    table: 'adClients',
    model: 'Client',
    fields: {
      name: short(120),
      industry: ref('IndustryEnum'),
      is_active: flag('False once the client has left us'),
      contact: ref('Contact'),
      address: ref('Address'),
      account_manager: whole('Member of staff who looks after the client'),
      retainer_fee: maybe(pounds('Monthly retainer in GBP, null if the client has none')),
      payment_terms_days: positive(),
      signed_on: date(),
    },
    readOnly: [],
    required: ['name', 'industry', 'account_manager'],
    filters: ['account_manager', 'industry', 'is_active'],
    ranges: [],
    search: ['name'],
    ordering: ['name', 'signed_on'],
    writes: ALL,
  },
  invoices: {
    table: 'adInvoices',
    model: 'Invoice',
    fields: {
      number: text(),
      client: whole(),
      campaign: maybe(whole('Null for a retainer')),
      status: ref('InvoiceStatusEnum'),
      issue_date: maybe(date()),
      due_date: maybe(date()),
      paid_on: maybe(date()),
      net_amount: pounds('GBP'),
      vat_amount: pounds(),
      total_amount: pounds('Net amount and VAT, GBP'),
    },
    readOnly: ['number', 'status', 'issue_date', 'paid_on', 'vat_amount', 'total_amount'],
    required: ['client', 'net_amount'],
    filters: ['campaign', 'client', 'number', 'status'],
    ranges: ['issue_date', 'due_date'],
    search: ['number'],
    ordering: ['issue_date', 'due_date', 'total_amount'],
    writes: ['create', 'partial_update'],
  },
  placements: {
    table: 'adPlacements',
    model: 'Placement',
    fields: {
      reference: text('Booking number, e.g. PL-4117'),
      campaign: whole(),
      campaign_name: text(),
      channel: whole(),
      channel_name: text(),
      ad_format: ref('AdFormatEnum'),
      status: ref('PlacementStatusEnum'),
      starts_on: date(),
      ends_on: date(),
      cost: pounds('What the publisher charges, GBP'),
      performance: ref('Performance'),
    },
    readOnly: ['reference', 'campaign_name', 'channel_name', 'performance'],
    required: ['campaign', 'channel', 'ad_format', 'starts_on', 'ends_on', 'cost'],
    filters: ['ad_format', 'campaign', 'channel', 'reference', 'status'],
    ranges: ['starts_on', 'ends_on'],
    search: ['reference'],
    ordering: ['starts_on', 'ends_on', 'cost'],
    writes: ALL,
    named: { campaign_name: ['campaign', 'campaigns'], channel_name: ['channel', 'channels'] },
  },
  staff: {
    table: 'adStaff',
    model: 'StaffMember',
    fields: {
      first_name: short(80),
      last_name: short(80),
      email: email(),
      job_title: short(80),
      department: ref('DepartmentEnum'),
      hourly_rate: decimal(6, 'What clients are charged for an hour, GBP'),
      weekly_hours: positive(),
      is_freelance: flag(),
      joined_on: date(),
    },
    readOnly: [],
    required: ['first_name', 'last_name', 'email', 'department', 'hourly_rate'],
    filters: ['department', 'email', 'is_freelance'],
    ranges: ['joined_on'],
    search: ['first_name', 'last_name', 'email'],
    ordering: ['last_name', 'joined_on', 'hourly_rate'],
    writes: ['create', 'partial_update'],
  },
  'time-entries': {
    table: 'adTimeEntries',
    model: 'TimeEntry',
    fields: {
      staff_member: whole(),
      campaign: whole(),
      work_date: date(),
      hours: decimal(5),
      activity: ref('ActivityEnum'),
      is_billable: flag('Charged to the client'),
      description: text(),
    },
    readOnly: [],
    required: ['staff_member', 'campaign', 'work_date', 'hours', 'activity'],
    filters: ['activity', 'campaign', 'is_billable', 'staff_member'],
    ranges: ['work_date'],
    search: ['description'],
    ordering: ['work_date', 'hours'],
    writes: ALL,
  },
}
const each = (fields: object) => record(fields as Record<string, unknown>, Object.keys(fields))
/** Objects within records, and words. */
export const AD_PARTS: Record<string, object> = {
  Contact: each({ name: short(80), email: email(), phone: short(30) }),
  Address: each({ street: short(120), city: short(80), postcode: short(12) }),
  Performance: each({ impressions: maybe(positive()), clicks: maybe(positive('Null where an ad cannot be clicked')) }),
  ...Object.fromEntries(Object.entries(ENUMS).map(([name, words]) => [name, choice(words, labels(words))])),
}
