import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { BLOOD_TYPES, CENTRE_KINDS, COMPONENTS, DONATION_STATUSES, DONATION_TYPES, DONOR_STATUSES, UNIT_STATUSES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const short = record({ id: whole(), name: text() }, ['id', 'name'])
const KINDS: Record<string, Record<string, object>> = {
  Donor: {
    id: whole(),
    donor_number: text(undefined, { example: 'DN40118' }),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    city: text(),
    blood_type: choice(BLOOD_TYPES),
    birth_date: date(),
    status: choice(DONOR_STATUSES),
    total_donations: whole('How often they have given blood'),
    last_donation_on: maybe(date()),
    registered_on: date(),
  },
  Centre: {
    id: whole(),
    name: text(),
    city: text(),
    kind: choice(CENTRE_KINDS, 'A clinic or hall, or a bus'),
    beds: whole(),
    opening_time: text(undefined, { example: '08:30' }),
    contact: record({ phone: text(), email: text(undefined, { format: 'email' }) }),
  },
  Appointment: {
    id: whole(),
    donor: short,
    centre: short,
    scheduled_at: moment(),
    donation_type: choice(DONATION_TYPES),
    status: choice(DONATION_STATUSES),
    haemoglobin: maybe(decimal('g/dl, measured before the donation')),
    volume_ml: maybe(whole()),
  },
  Unit: {
    id: whole(),
    unit_number: text(undefined, { example: 'BU-70215' }),
    donor: short,
    blood_type: choice(BLOOD_TYPES),
    component: choice(COMPONENTS),
    collected_on: date(),
    expires_on: date(),
    status: choice(UNIT_STATUSES),
    hospital: maybe(text('Hospital that it is reserved for or was issued to')),
  },
}
const WRITTEN = { donor_id: whole(), centre_id: whole() }
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const VERBS: Record<string, string> = { list: 'Display a listing of', get: 'Display', create: 'Store', update: 'Update', delete: 'Remove' } // oxfmt-ignore
const METHODS: Record<string, string> = { list: 'index', get: 'show', create: 'store', update: 'update', delete: 'destroy' } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(
  KINDS,
  {
    schema: kind => `${kind}Resource`,
    plural: kind => `${kind.toLowerCase()}s`,
    operationId: (verb, _, many) => `${many}.${METHODS[verb] ?? verb}`,
    summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many : an(kind.toLowerCase())}`,
    page: kind => record({ data: listOf(ref(`${kind}Resource`)), links: record({ next: maybe(text()) }), meta: ref('Meta') }, ['data', 'meta']), // oxfmt-ignore
    paging: [
      queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
      queryParameter('per_page', whole(undefined, { minimum: 1, maximum: 100, default: 15 })),
    ],
    key: () => idInPath(whole()),
  },
  WRITTEN,
)
const DONOR = ['first_name', 'last_name', 'email', 'phone', 'city', 'blood_type', 'birth_date', 'status']
const APPOINTMENT = ['donor_id', 'centre_id', 'scheduled_at', 'donation_type', 'status']

/** A blood donation service: snake_case, resources with short forms of what they belong to, `data`, `links` and `meta`. */
export const BLOODDRIVE_DESCRIPTION = {
  openapi: '3.0.2',
  info: { title: 'Give Blood API', version: '1.1.0', description: 'Donors, donation centres, appointments and blood units.' }, // oxfmt-ignore
  servers: [{ url: '/api/v1' }],
  paths: {
    '/donors': {
      get: list('Donor', 'blood_type', 'city', 'status'),
      post: add('Donor', DONOR.slice(0, -1), ['first_name', 'last_name', 'email', 'blood_type']),
    },
    '/donors/{id}': { get: one('Donor'), patch: change('Donor', DONOR), delete: drop('Donor') },
    '/centres': { get: list('Centre', 'city', 'kind') },
    '/centres/{id}': { get: one('Centre'), patch: change('Centre', ['beds', 'opening_time']) },
    '/appointments': {
      get: list('Appointment', 'donor_id', 'centre_id', 'status'),
      post: add('Appointment', APPOINTMENT.slice(0, -1), ['donor_id', 'centre_id', 'scheduled_at']),
    },
    '/appointments/{id}': { get: one('Appointment'), patch: change('Appointment', APPOINTMENT.slice(1)), delete: drop('Appointment') }, // oxfmt-ignore
    '/units': { get: list('Unit', 'donor_id', 'blood_type', 'component', 'status') },
    '/units/{id}': { get: one('Unit'), patch: change('Unit', ['status', 'hospital']) },
    '/units/{id}/discard': { post: act('discard', 'Unit', 'Discard a unit that cannot be used') },
  },
  components: {
    schemas: {
      ...schemas,
      Meta: record({ current_page: whole(), per_page: whole(), last_page: whole(), total: whole() }),
      Error: record({ message: text() }),
    },
    responses: { Error: answers('Error', ref('Error')) },
  },
}
