import { choice, date, flag, listOf, moment, record, ref, text, whole } from '../openapi.ts'
import type { CottagesData } from './data.ts'
import { AMENITY_CATEGORIES, CHANNELS, CLEANING_STATUSES, COT_BOOKING_STATUSES, COT_PAYMENT_METHODS, COT_PAYMENT_STATUSES, COT_PAYMENT_TYPES, COT_REGIONS, PAYOUT_METHODS, PROPERTY_TYPES } from './kinds.ts' // oxfmt-ignore

export type Fields = Record<string, Record<string, unknown>>
export interface CotResource {
  table: keyof CottagesData
  /** Model, in the singular: `Booking`. */
  model: string
  /** Docstring of the views. */
  about: string
  fields: Fields
  readOnly: string[]
  required: string[]
  filters: string[]
  /** Bounds of a field: days as `_after` and `_before`, numbers as `_min` and `_max`. */
  ranges: string[]
  search: string[]
  ordering: string[]
  /** Which of list, retrieve, create, partial_update and destroy there are besides the two first. */
  writes: ('create' | 'partial_update' | 'destroy')[]
}

/** Words that a field may hold, by the name of their schema. */
export const COT_ENUMS: Record<string, readonly string[]> = {
  RegionEnum: COT_REGIONS,
  PropertyTypeEnum: PROPERTY_TYPES,
  AmenityCategoryEnum: AMENITY_CATEGORIES,
  PayoutMethodEnum: PAYOUT_METHODS,
  BookingStatusEnum: COT_BOOKING_STATUSES,
  ChannelEnum: CHANNELS,
  PaymentTypeEnum: COT_PAYMENT_TYPES,
  PaymentMethodEnum: COT_PAYMENT_METHODS,
  PaymentStatusEnum: COT_PAYMENT_STATUSES,
  CleaningStatusEnum: CLEANING_STATUSES,
}
const LABELS: Record<string, string> = { airbnb: 'Airbnb', booking_com: 'Booking.com', paypal: 'PayPal', full: 'Full amount' } // oxfmt-ignore
const labelOf = (word: string) => LABELS[word] ?? word.split('_').map(part => part.charAt(0).toUpperCase() + part.slice(1)).join(' ') // oxfmt-ignore
export const told = (words: readonly string[]) => words.map(word => `* \`${word}\` - ${labelOf(word)}`).join('\n')

const short = (maxLength: number, description?: string) => text(description, { maxLength })
const email = () => text(undefined, { format: 'email', maxLength: 254 })
const maybe = (schema: object) => ({ ...schema, nullable: true })
/** A decimal is written as a text of digits. */
const decimal = (digits: number, places: number, description?: string) => text(description, { format: 'decimal', pattern: String.raw`^-?\d{0,${digits - places}}(?:\.\d{0,${places}})?$` }) // oxfmt-ignore
const pounds = (description?: string) => decimal(8, 2, description)
const small = (description?: string) => whole(description, { minimum: 0, maximum: 32_767 })
const WRITES: CotResource['writes'] = ['create', 'partial_update', 'destroy']

export const COT_RESOURCES: Record<string, CotResource> = {
  amenities: {
    table: 'cotAmenities',
    model: 'Amenity',
    about: 'What a cottage can offer.',
    fields: { name: short(60), category: ref('AmenityCategoryEnum') },
    readOnly: [],
    required: ['name', 'category'],
    filters: ['category'],
    ranges: [],
    search: ['name'],
    ordering: ['name'],
    writes: ['create'],
  },
  bookings: {
    table: 'cotBookings',
    model: 'Booking',
    about: 'Stays of guests in a cottage.',
    fields: {
      reference: text('Number on the confirmation'),
      cottage: whole(),
      guest: whole(),
      status: ref('BookingStatusEnum'),
      channel: ref('ChannelEnum'),
      check_in: date('Day of arrival'),
      check_out: date('Day of departure'),
      nights: small(),
      adults: small(),
      children: small(),
      dogs: small(),
      rental_amount: pounds('Price of all nights, GBP'),
      cleaning_fee: pounds(),
      dog_fee: pounds(),
      total_price: pounds('Rental amount, cleaning fee and dog fee, GBP'),
      special_requests: text(),
      booked_at: moment(),
      cancelled_at: maybe(moment()),
    },
    readOnly: ['reference', 'status', 'nights', 'rental_amount', 'cleaning_fee', 'dog_fee', 'total_price', 'booked_at', 'cancelled_at'], // oxfmt-ignore
    required: ['cottage', 'guest', 'check_in', 'check_out', 'adults'],
    filters: ['channel', 'cottage', 'guest', 'reference', 'status'],
    ranges: ['check_in', 'check_out', 'total_price'],
    search: ['reference', 'special_requests'],
    ordering: ['booked_at', 'check_in', 'total_price'],
    writes: ['create', 'partial_update'],
  },
  cleanings: {
    table: 'cotCleanings',
    model: 'Cleaning',
    about: 'Changeovers: the cleaning of a cottage after a stay.',
    fields: {
      cottage: whole(),
      booking: whole('The stay after which it is cleaned'),
      cleaner: short(80, 'Name of who cleans'),
      scheduled_on: date(),
      status: ref('CleaningStatusEnum'),
      is_deep_clean: flag(),
      duration_minutes: small(),
      cost: pounds('What the cleaner is paid, GBP'),
      notes: text(),
    },
    readOnly: [],
    required: ['cottage', 'booking', 'cleaner', 'scheduled_on'],
    filters: ['booking', 'cleaner', 'cottage', 'is_deep_clean', 'status'],
    ranges: ['scheduled_on'],
    search: ['cleaner', 'notes'],
    ordering: ['scheduled_on', 'cost'],
    writes: WRITES,
  },
  cottages: {
    table: 'cotCottages',
    model: 'Cottage',
    about: 'The holiday cottages that we let for their owners.',
    fields: {
      name: short(120),
      reference: short(10, 'Our number of the cottage, e.g. CT-1001'),
      owner: whole(),
      amenities: listOf(whole()),
      region: ref('RegionEnum'),
      village: short(80),
      location: ref('Location'),
      property_type: ref('PropertyTypeEnum'),
      bedrooms: small(),
      bathrooms: small(),
      sleeps: small('How many people can sleep there'),
      dogs_allowed: flag(),
      nightly_rate: pounds('Price of a night outside the summer, GBP'),
      cleaning_fee: pounds('Charged once for a stay, GBP'),
      minimum_nights: small(),
      description: text(),
      listed_on: date(),
    },
    readOnly: ['listed_on'],
    required: ['name', 'reference', 'owner', 'region', 'property_type', 'bedrooms', 'sleeps', 'nightly_rate'],
    filters: ['amenities', 'bedrooms', 'dogs_allowed', 'owner', 'property_type', 'region'],
    ranges: ['nightly_rate', 'sleeps'],
    search: ['name', 'reference', 'village'],
    ordering: ['name', 'nightly_rate', 'sleeps'],
    writes: WRITES,
  },
  guests: {
    table: 'cotGuests',
    model: 'Guest',
    about: 'People who book.',
    fields: {
      first_name: short(80),
      last_name: short(80),
      email: email(),
      phone: maybe(short(30)),
      address: ref('GuestAddress'),
      marketing_opt_in: flag('May be sent the newsletter'),
      created_at: moment(),
    },
    readOnly: ['created_at'],
    required: ['first_name', 'last_name', 'email'],
    filters: ['email', 'marketing_opt_in'],
    ranges: [],
    search: ['first_name', 'last_name', 'email'],
    ordering: ['last_name', 'created_at'],
    writes: WRITES,
  },
  owners: {
    table: 'cotOwners',
    model: 'Owner',
    about: 'Owners of the cottages.',
    fields: {
      first_name: short(80),
      last_name: short(80),
      email: email(),
      phone: short(30),
      address: ref('OwnerAddress'),
      commission_rate: decimal(5, 2, 'Per cent of the rental amount that we keep'),
      payout_method: ref('PayoutMethodEnum'),
      contract_signed_on: date(),
      notes: text(),
    },
    readOnly: [],
    required: ['first_name', 'last_name', 'email', 'commission_rate'],
    filters: ['email', 'payout_method'],
    ranges: [],
    search: ['first_name', 'last_name', 'email'],
    ordering: ['last_name', 'contract_signed_on'],
    writes: ['create', 'partial_update'],
  },
  payments: {
    table: 'cotPayments',
    model: 'Payment',
    about: 'What guests pay for their bookings: a deposit and a balance, or the full amount.',
    fields: {
      booking: whole(),
      payment_type: ref('PaymentTypeEnum'),
      method: ref('PaymentMethodEnum'),
      status: ref('PaymentStatusEnum'),
      amount: pounds('GBP'),
      due_on: date(),
      paid_at: maybe(moment()),
    },
    readOnly: ['paid_at'],
    required: ['booking', 'payment_type', 'method', 'amount', 'due_on'],
    filters: ['booking', 'method', 'payment_type', 'status'],
    ranges: ['due_on'],
    search: [],
    ordering: ['due_on', 'amount'],
    writes: WRITES,
  },
}
const OWNER_ADDRESS = { street: short(120), town: short(80), postcode: short(12) }
/** Objects within records. */
export const COT_PARTS: Record<string, object> = {
  OwnerAddress: record(OWNER_ADDRESS, Object.keys(OWNER_ADDRESS)),
  GuestAddress: record({ ...OWNER_ADDRESS, country: short(2, 'ISO 3166-1 alpha-2 code') }, [...Object.keys(OWNER_ADDRESS), 'country']), // oxfmt-ignore
  Location: record({ latitude: { type: 'number', format: 'double' }, longitude: { type: 'number', format: 'double' } }, ['latitude', 'longitude']), // oxfmt-ignore
  ...Object.fromEntries(Object.entries(COT_ENUMS).map(([name, words]) => [name, choice(words, told(words))])),
}
/** The words that a field may hold. */
export const wordsOf = (schema: Record<string, unknown> | undefined): readonly string[] | undefined =>
  COT_ENUMS[String(schema?.$ref).split('/').at(-1)!]
