import { createDescriber, idInPath, listOf } from '../describe.ts'
import { choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { APPOINTMENT_STATUSES, CHANNELS, INVOICE_STATUSES, PLANS, ROLES, TREATMENT_CATEGORIES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  practice: {
    id: whole(),
    name: text(),
    city: text(),
    phone: text(),
    chairs: whole('Number of treatment chairs'),
    opened_on: date(),
  },
  practitioner: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    role: choice(ROLES),
    registration_number: text('Number in the register of the dental council', { example: 'GDC-70412' }),
    practice_id: whole('Practice where the practitioner works'),
    accepts_new_patients: flag(),
    hourly_rate: decimal('In GBP'),
    hired_on: date(),
  },
  patient: {
    id: whole(),
    patient_number: text(undefined, { example: 'BW52300' }),
    first_name: text(),
    last_name: text(),
    email: maybe(text(undefined, { format: 'email' })),
    phone: text(),
    date_of_birth: date(),
    city: text(),
    insurance_plan: choice(PLANS),
    practice_id: whole('Practice where the patient is registered'),
    practitioner_id: whole('Dentist who usually treats the patient'),
    allergies: maybe(text()),
    registered_on: date(),
    recall_due_on: maybe(date('When the next check-up is due')),
  },
  treatment: {
    id: whole(),
    code: text(undefined, { example: 'T110' }),
    name: text(),
    category: choice(TREATMENT_CATEGORIES),
    duration_minutes: whole(),
    price: decimal('In GBP'),
    requires_anaesthetic: flag(),
  },
  appointment: {
    id: whole(),
    patient_id: whole(),
    practitioner_id: whole(),
    treatment_id: whole(),
    starts_at: moment(),
    duration_minutes: whole(),
    status: choice(APPOINTMENT_STATUSES),
    booked_via: choice(CHANNELS, 'How the appointment was booked'),
    notes: maybe(text()),
  },
  invoice: {
    id: whole(),
    number: text(undefined, { example: 'INV-20250' }),
    patient_id: whole(),
    appointment_id: whole('Appointment that is billed'),
    status: choice(INVOICE_STATUSES),
    issued_on: date(),
    due_on: date(),
    paid_on: maybe(date()),
    amount: decimal('Invoiced amount in GBP'),
    balance: decimal('Part of the amount that has not been paid yet, in GBP'),
  },
}
const capital = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)
const an = (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`
const SUMMARIES = { get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: capital,
  plural: kind => `${kind}s`,
  operationId: (verb, kind, plural) => (verb === 'list' ? `list_${plural}` : `${verb}_${kind}`),
  summary: (verb, kind, plural) => (verb === 'list' ? `List ${plural}` : `${SUMMARIES[verb]} ${an(kind)}`),
  page: kind =>
    record({ data: listOf(ref(capital(kind))), page: whole(), per_page: whole(), total: whole('Number of records on all pages') }, ['data', 'page', 'per_page', 'total']), // oxfmt-ignore
  paging: [
    queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
    queryParameter('per_page', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
  ],
  key: () => idInPath(whole()),
})
const PATIENT = ['first_name', 'last_name', 'email', 'phone', 'date_of_birth', 'city', 'insurance_plan', 'practice_id', 'practitioner_id', 'allergies'] // oxfmt-ignore
const VISIT = ['patient_id', 'practitioner_id', 'treatment_id', 'starts_at', 'duration_minutes', 'notes']

/** A dental group: snake_case, page and per_page with a total. */
export const DENTAL_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Brightwater Dental Group',
    version: '2.1.0',
    description: 'Practices, practitioners, patients, treatments, appointments and invoices of a dental group.',
  },
  servers: [{ url: '/api/v2' }],
  paths: {
    '/practices': { get: list('practice', 'city') },
    '/practices/{id}': { get: one('practice'), patch: change('practice', ['name', 'phone', 'chairs']) },
    '/practitioners': { get: list('practitioner', 'practice_id', 'role') },
    '/practitioners/{id}': {
      get: one('practitioner'),
      patch: change('practitioner', ['email', 'practice_id', 'accepts_new_patients', 'hourly_rate']),
    },
    '/patients': {
      get: list('patient', 'practice_id', 'practitioner_id', 'city', 'insurance_plan'),
      post: add('patient', PATIENT, ['first_name', 'last_name', 'date_of_birth', 'phone']),
    },
    '/patients/{id}': { get: one('patient'), patch: change('patient', PATIENT), delete: drop('patient') },
    '/treatments': {
      get: list('treatment', 'category'),
      post: add('treatment', ['name', 'category', 'duration_minutes', 'price', 'requires_anaesthetic'], ['name', 'category', 'duration_minutes', 'price']), // oxfmt-ignore
    },
    '/treatments/{id}': {
      get: one('treatment'),
      patch: change('treatment', ['name', 'duration_minutes', 'price', 'requires_anaesthetic']),
      delete: drop('treatment'),
    },
    '/appointments': {
      get: list('appointment', 'patient_id', 'practitioner_id', 'treatment_id', 'status'),
      post: add('appointment', [...VISIT, 'booked_via'], ['patient_id', 'practitioner_id', 'treatment_id', 'starts_at']), // oxfmt-ignore
    },
    '/appointments/{id}': { get: one('appointment'), patch: change('appointment', VISIT), delete: drop('appointment') },
    '/appointments/{id}/confirm': { post: act('confirm', 'appointment', 'Confirm a scheduled appointment') },
    '/appointments/{id}/cancel': { post: act('cancel', 'appointment', 'Cancel an appointment') },
    '/invoices': { get: list('invoice', 'patient_id', 'status') },
    '/invoices/{id}': { get: one('invoice'), patch: change('invoice', ['due_on', 'status', 'paid_on']) },
  },
  components: { schemas: { ...schemas, Error: record({ error: text(), detail: text() }, ['error']) } },
}
