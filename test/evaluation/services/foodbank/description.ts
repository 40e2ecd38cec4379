import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { CATEGORIES, DIETS, DONOR_TYPES, HOUSEHOLD_STATUSES, PARCEL_STATUSES, REFERRERS, ROLES, SIZES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const ADDRESS = record({ street: text(), town: text(), postcode: text() })
const KINDS: Record<string, Record<string, object>> = {
  centre: {
    id: whole(),
    name: text(),
    address: ADDRESS,
    phone: text(),
    manager_name: text(),
    storage_capacity_kg: whole('How much food fits in, in kg'),
    has_cold_store: flag('Has a walk-in fridge'),
    opened_on: date(),
  },
  volunteer: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: maybe(text(undefined, { format: 'email' })),
    phone: text(),
    role: choice(ROLES),
    centre_id: whole('Centre where the volunteer helps'),
    hours_per_week: whole(),
    has_driving_licence: flag(),
    background_check_expires_on: maybe(date('Null when there has been no background check')),
    started_on: date(),
  },
  donor: {
    id: whole(),
    name: text(),
    type: choice(DONOR_TYPES),
    town: text(),
    contact_email: maybe(text(undefined, { format: 'email' })),
    phone: text(),
    is_regular: flag('Gives on a fixed schedule'),
    donor_since: date(),
  },
  donation: {
    id: whole(),
    reference: text(undefined, { example: 'DN-7020' }),
    donor_id: whole(),
    centre_id: whole('Centre that received it'),
    category: choice(CATEGORIES),
    weight_kg: decimal(),
    estimated_value: decimal('What it would cost in a shop, in GBP'),
    received_on: date(),
    best_before: maybe(date()),
  },
  household: {
    id: whole(),
    reference: text(undefined, { example: 'HH-2200' }),
    first_name: text('First name of the main contact'),
    last_name: text('Last name of the main contact'),
    phone: maybe(text()),
    address: ADDRESS,
    adults: whole('Number of adults'),
    children: whole('Number of children under 16'),
    dietary_needs: maybe(choice(DIETS)),
    referred_by: choice(REFERRERS, 'Who sent them to us'),
    status: choice(HOUSEHOLD_STATUSES),
    needs_delivery: flag('Cannot come to the centre'),
    centre_id: whole('Centre that looks after the household'),
    registered_on: date(),
  },
  food_parcel: {
    id: whole(),
    reference: text(undefined, { example: 'FP-40310' }),
    household_id: whole(),
    packed_by_id: maybe(whole('Volunteer who packed it')),
    size: choice(SIZES),
    status: choice(PARCEL_STATUSES),
    scheduled_for: date('Day on which it is to be handed over'),
    weight_kg: maybe(decimal('Weighed when it is packed')),
    handed_over_on: maybe(date('Day on which it was collected or delivered')),
  },
}
const capital = (kind: string) => kind.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const word = (kind: string) => kind.replaceAll('_', ' ')
const SUMMARIES = { get: 'Show', create: 'Register', update: 'Update', delete: 'Delete' }
const VERBS: Record<string, string> = { list: 'index', get: 'show', create: 'store', delete: 'destroy' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: capital,
  plural: kind => `${kind}s`,
  operationId: (verb, _, plural) => `${plural}.${VERBS[verb] ?? verb}`,
  summary: (verb, kind) => (verb === 'list' ? `List ${word(kind)}s` : `${SUMMARIES[verb]} a ${word(kind)}`),
  page: kind => record({ data: listOf(ref(capital(kind))), meta: ref('Meta') }, ['data', 'meta']),
  paging: [
    queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
    queryParameter('per_page', whole(undefined, { minimum: 1, maximum: 100, default: 15 })),
  ],
  key: () => idInPath(whole()),
})
const VOLUNTEER = ['first_name', 'last_name', 'email', 'phone', 'role', 'centre_id', 'hours_per_week', 'has_driving_licence', 'background_check_expires_on'] // oxfmt-ignore
const DONOR = ['name', 'type', 'town', 'contact_email', 'phone', 'is_regular']
const DONATION = ['donor_id', 'centre_id', 'category', 'weight_kg', 'estimated_value', 'received_on', 'best_before']
const HOUSEHOLD = ['first_name', 'last_name', 'phone', 'address', 'adults', 'children', 'dietary_needs', 'referred_by', 'needs_delivery', 'centre_id'] // oxfmt-ignore

/** A food bank: snake_case, `data` and `meta` as Laravel pages, nested addresses, actions below a record. */
export const FOODBANK_DESCRIPTION = {
  openapi: '3.0.0',
  info: {
    title: 'Bay Larder food bank',
    version: '1.4.0',
    description: 'Centres, volunteers, donors and their donations, households, and the food parcels that they get.',
  },
  servers: [{ url: '/api/v2' }],
  paths: {
    '/centres': { get: list('centre') },
    '/centres/{id}': { get: one('centre'), patch: change('centre', ['phone', 'manager_name', 'storage_capacity_kg']) },
    '/volunteers': {
      get: list('volunteer', 'centre_id', 'role'),
      post: add('volunteer', VOLUNTEER, ['first_name', 'last_name', 'phone', 'role', 'centre_id']),
    },
    '/volunteers/{id}': { get: one('volunteer'), patch: change('volunteer', VOLUNTEER), delete: drop('volunteer') },
    '/donors': { get: list('donor', 'type', 'town'), post: add('donor', DONOR, ['name', 'type']) },
    '/donors/{id}': { get: one('donor'), patch: change('donor', DONOR) },
    '/donations': {
      get: list('donation', 'donor_id', 'centre_id', 'category'),
      post: add('donation', DONATION, ['donor_id', 'centre_id', 'category', 'weight_kg']),
    },
    '/donations/{id}': {
      get: one('donation'),
      patch: change('donation', ['weight_kg', 'estimated_value']),
      delete: drop('donation'),
    },
    '/households': {
      get: list('household', 'status', 'centre_id', 'referred_by'),
      post: add('household', HOUSEHOLD, ['first_name', 'last_name', 'adults', 'children', 'centre_id']),
    },
    '/households/{id}': { get: one('household'), patch: change('household', HOUSEHOLD) },
    '/households/{id}/pause': { post: act('pause', 'household', 'Pause an active household') },
    '/households/{id}/close': { post: act('close', 'household', 'Close the file of a household') },
    '/food-parcels': {
      get: list('food_parcel', 'household_id', 'status', 'packed_by_id'),
      post: add('food_parcel', ['household_id', 'size', 'scheduled_for'], ['household_id', 'size', 'scheduled_for']),
    },
    '/food-parcels/{id}': {
      get: one('food_parcel'),
      patch: change('food_parcel', ['size', 'scheduled_for', 'weight_kg', 'packed_by_id']),
      delete: drop('food_parcel'),
    },
    '/food-parcels/{id}/collect': { post: act('collect', 'food_parcel', 'Note that a packed parcel was collected') },
  },
  components: {
    schemas: {
      ...schemas,
      Meta: record({ current_page: whole(), per_page: whole(), last_page: whole(), total: whole() }, ['current_page', 'last_page', 'total']), // oxfmt-ignore
      Message: record({ message: text() }, ['message']),
    },
    responses: { Invalid: answers('The given data was invalid', ref('Message')) },
  },
}
