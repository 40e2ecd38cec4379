import { createDescriber, idInPath, listOf } from '../describe.ts'
import { choice, date, flag, moment, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts'
import {
  BILL_PAYMENTS,
  BILL_STATUSES,
  BOOKING_WAYS,
  PREFERRED_TIMES,
  PRIORITIES,
  REMINDER_CHANNELS,
  SEXES,
  VISIT_STATUSES,
  WAITING_STATUSES,
} from './data.ts'
import { INSURERS, SPECIALTIES, TREATMENT_CATEGORIES } from './names.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const fixed = (schema: object) => ({ ...schema, readOnly: true })
const email = () => text(undefined, { format: 'email', maxLength: 254 })
const id = () => fixed(whole())
/** A decimal as the framework writes it: text of digits. */
const amountOf = (description: string) => text(description, { format: 'decimal', pattern: String.raw`^-?\d{0,6}(?:\.\d{0,2})?$`, example: '68.00' }) // oxfmt-ignore
const patient = () => whole('ID of the patient')
const practitioner = () => whole('ID of the practitioner')

const KINDS: Record<string, Record<string, object>> = {
  Practitioner: {
    id: id(),
    first_name: text(),
    last_name: text(),
    specialty: choice(SPECIALTIES),
    email: email(),
    phone: text(),
    room: text('Consulting room', { example: 'G2' }),
    accepts_new_patients: flag(),
    joined_on: date(),
  },
  Patient: {
    id: id(),
    patient_number: fixed(text(undefined, { example: 'P-40118' })),
    first_name: text(),
    last_name: text(),
    date_of_birth: date(),
    sex: choice(SEXES),
    email: email(),
    phone: maybe(text()),
    address: text('House number and street'),
    city: text(),
    postcode: text(),
    insurer: maybe(choice(INSURERS, 'Empty for patients who pay themselves')),
    usual_practitioner: whole('ID of the practitioner the patient normally sees'),
    reminder_channel: choice(REMINDER_CHANNELS, 'How the patient is reminded of appointments'),
    is_active: flag('False once the patient has left the practice'),
    registered_on: fixed(date()),
  },
  Treatment: {
    id: id(),
    name: text(),
    category: choice(TREATMENT_CATEGORIES),
    duration_minutes: whole(),
    price: amountOf('GBP'),
    bookable_online: flag('Patients can book it themselves on the website'),
  },
  Appointment: {
    id: id(),
    patient: patient(),
    practitioner: practitioner(),
    treatment: whole('ID of the treatment'),
    starts_at: moment(),
    duration_minutes: whole('Taken from the treatment unless given'),
    status: choice(VISIT_STATUSES),
    reason: maybe(text('What the patient comes for')),
    booked_via: choice(BOOKING_WAYS),
    created_at: fixed(moment()),
  },
  Invoice: {
    id: id(),
    invoice_number: fixed(text(undefined, { example: 'GH-20640' })),
    appointment: whole('ID of the appointment'),
    patient: fixed(patient()),
    amount: amountOf('GBP'),
    status: choice(BILL_STATUSES),
    issued_on: date(),
    due_on: date(),
    paid_on: maybe(date()),
    payment_method: maybe(choice(BILL_PAYMENTS)),
  },
  WaitingListEntry: {
    id: id(),
    patient: patient(),
    practitioner: practitioner(),
    priority: choice(PRIORITIES),
    preferred_time: choice(PREFERRED_TIMES),
    status: choice(WAITING_STATUSES),
    note: maybe(text()),
    added_on: fixed(date()),
  },
}
/** What only filters have. */
const FILTERS = {
  search: text('A search term.'),
  ordering: text('Which field to use when ordering the results; a minus in front reverses it.'),
  starts_at_after: date(),
  starts_at_before: date(),
  due_on_after: date(),
  due_on_before: date(),
}
const NOUNS: Record<string, string> = { WaitingListEntry: 'waiting list entry' }
const noun = (kind: string) => NOUNS[kind] ?? kind.toLowerCase()
const many = (kind: string) => (kind === 'WaitingListEntry' ? 'waiting_list' : `${noun(kind)}s`)
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const VERBS: Record<string, string> = { get: 'retrieve', update: 'partial_update', delete: 'destroy' }
const SUMMARIES: Record<string, string> = { get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }

const { list, one, add, change, drop, act, schemas } = createDescriber(
  KINDS,
  {
    schema: kind => kind,
    plural: many,
    operationId: (verb, _, plural) => `${plural}_${VERBS[verb] ?? verb}`,
    summary: (verb, kind, plural) => (verb === 'list' ? `List ${plural.replace('_list', ' list entries')}` : `${SUMMARIES[verb]} ${an(noun(kind))}`), // oxfmt-ignore
    page: kind => ref(`Paginated${kind}List`),
    paging: [
      queryParameter('ordering', FILTERS.ordering),
      queryParameter('page', whole(), 'A page number within the paginated result set.'),
      queryParameter('page_size', whole(undefined, { maximum: 100, default: 20 }), 'Number of results to return per page.'), // oxfmt-ignore
    ],
    key: kind => idInPath(whole(`A unique integer value identifying this ${noun(kind)}.`)),
  },
  FILTERS,
)
const pages = Object.fromEntries(
  Object.keys(KINDS).map(kind => [
    `Paginated${kind}List`,
    record(
      {
        count: whole(undefined, { example: 123 }),
        next: maybe(text(undefined, { format: 'uri' })),
        previous: maybe(text(undefined, { format: 'uri' })),
        results: listOf(ref(kind)),
      },
      ['count', 'results'],
    ),
  ]),
)
const writable = (kind: string) => Object.keys(KINDS[kind]!).filter(name => !('readOnly' in KINDS[kind]![name]!))

/** A medical practice as Django REST framework is described: snake_case, numeric ids, keys named as what they point to. */
export const PRACTICEDESK_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Glenalmond House Practice Desk API', version: '1.8.0', description: 'Patients, practitioners, appointments and billing of a private medical practice.' }, // oxfmt-ignore
  servers: [{ url: '/api' }],
  paths: {
    '/practitioners/': { get: list('Practitioner', 'specialty', 'accepts_new_patients', 'search') },
    '/practitioners/{id}/': {
      get: one('Practitioner'),
      patch: change('Practitioner', ['phone', 'room', 'accepts_new_patients']),
    },
    '/patients/': {
      get: list('Patient', 'city', 'insurer', 'usual_practitioner', 'is_active', 'search'),
      post: add('Patient', writable('Patient'), ['first_name', 'last_name', 'date_of_birth', 'email']),
    },
    '/patients/{id}/': {
      get: one('Patient'),
      patch: change('Patient', writable('Patient')),
      delete: drop('Patient'),
    },
    '/treatments/': {
      get: list('Treatment', 'category', 'bookable_online', 'search'),
      post: add('Treatment', writable('Treatment'), ['name', 'category', 'duration_minutes', 'price']),
    },
    '/treatments/{id}/': {
      get: one('Treatment'),
      patch: change('Treatment', writable('Treatment')),
      delete: drop('Treatment'),
    },
    '/appointments/': {
      get: list('Appointment', 'patient', 'practitioner', 'treatment', 'status', 'booked_via', 'starts_at_after', 'starts_at_before'), // oxfmt-ignore
      post: add('Appointment', ['patient', 'practitioner', 'treatment', 'starts_at', 'duration_minutes', 'reason', 'booked_via'], ['patient', 'practitioner', 'treatment', 'starts_at']), // oxfmt-ignore
    },
    '/appointments/{id}/': {
      get: one('Appointment'),
      patch: change('Appointment', ['practitioner', 'treatment', 'starts_at', 'duration_minutes', 'status', 'reason']),
    },
    '/appointments/{id}/confirm/': { post: act('confirm', 'Appointment', 'Confirm a booked appointment') },
    '/appointments/{id}/cancel/': { post: act('cancel', 'Appointment', 'Cancel an appointment that is still to come') },
    '/invoices/': {
      get: list('Invoice', 'patient', 'appointment', 'status', 'payment_method', 'due_on_after', 'due_on_before'),
      post: add('Invoice', ['appointment', 'amount', 'due_on'], ['appointment']),
    },
    '/invoices/{id}/': { get: one('Invoice'), patch: change('Invoice', ['amount', 'status', 'due_on']) },
    '/invoices/{id}/mark_paid/': {
      post: {
        ...act('mark_paid', 'Invoice', 'Record that an invoice has been paid today'),
        requestBody: requestBody(record({ payment_method: KINDS.Invoice!.payment_method }, ['payment_method'])),
      },
    },
    '/waiting_list/': {
      get: list('WaitingListEntry', 'patient', 'practitioner', 'priority', 'status'),
      post: add('WaitingListEntry', ['patient', 'practitioner', 'priority', 'preferred_time', 'note'], ['patient', 'practitioner']), // oxfmt-ignore
    },
    '/waiting_list/{id}/': {
      get: one('WaitingListEntry'),
      patch: change('WaitingListEntry', ['priority', 'preferred_time', 'status', 'note']),
      delete: drop('WaitingListEntry'),
    },
  },
  components: { schemas: { ...schemas, ...pages } },
}
