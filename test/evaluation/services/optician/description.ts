import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { APPOINTMENT_STATUSES, APPOINTMENT_TYPES, FRAME_MATERIALS, FRAME_SHAPES, GLASSES_STATUSES, LENS_COATINGS, LENS_TYPES, OPTICIAN_BRANCHES, OPTICIAN_ROLES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const eye = () => record({ sphere: decimal('Dioptres'), cylinder: maybe(decimal('Dioptres')) })
const KINDS: Record<string, Record<string, object>> = {
  Patient: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    dateOfBirth: date(),
    branch: choice(OPTICIAN_BRANCHES),
    wearsContactLenses: flag(),
    nextRecallDate: maybe(date('When the patient should come for the next eye test')),
  },
  StaffMember: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    role: choice(OPTICIAN_ROLES),
    branch: choice(OPTICIAN_BRANCHES),
    weeklyHours: decimal(),
    startedOn: date(),
  },
  Frame: {
    id: whole(),
    brand: text(),
    model: text(),
    shape: choice(FRAME_SHAPES),
    material: choice(FRAME_MATERIALS),
    colour: text(undefined, { example: 'tortoiseshell' }),
    price: decimal('GBP'),
    inStock: whole('How many we have of it'),
  },
  Appointment: {
    id: whole(),
    patientId: whole(),
    optometristId: whole('Staff member who sees the patient'),
    type: choice(APPOINTMENT_TYPES),
    startsAt: moment(),
    durationMinutes: whole(),
    status: choice(APPOINTMENT_STATUSES),
    fee: decimal('GBP'),
  },
  Order: {
    id: whole(),
    orderNumber: text(undefined, { example: 'G-5120' }),
    patientId: whole(),
    frameId: whole(),
    lensType: choice(LENS_TYPES),
    coating: maybe(choice(LENS_COATINGS)),
    prescription: record({ right: eye(), left: eye() }),
    total: decimal('GBP for frame and lenses'),
    deposit: decimal('GBP that the patient has paid so far'),
    status: choice(GLASSES_STATUSES),
    orderedOn: date(),
    expectedOn: date('When the glasses should be back from the lab'),
    collectedOn: maybe(date()),
  },
}
const SPOKEN: Record<string, string> = { StaffMember: 'staff member' }
const MANY: Record<string, string> = { StaffMember: 'staff' }
const spoken = (kind: string) => SPOKEN[kind] ?? kind.toLowerCase()
const VERBS: Record<string, string> = { list: 'Returns', get: 'Returns', create: 'Creates', update: 'Changes', delete: 'Deletes' } // oxfmt-ignore
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => MANY[kind] ?? `${kind.toLowerCase()}s`,
  operationId: (verb, kind, many) => (verb === 'list' ? `list${capital(many)}` : `${verb}${kind}`),
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many : `one ${spoken(kind)}`}`,
  page: kind => record({ items: listOf(ref(kind)), totalCount: whole(), nextPageToken: maybe(text()) }),
  paging: [
    queryParameter('pageToken', text(), '`nextPageToken` of the page before'),
    queryParameter('pageSize', whole(undefined, { minimum: 1, maximum: 200, default: 40 })),
  ],
  key: () => idInPath(whole()),
})
const PATIENT = ['firstName', 'lastName', 'email', 'phone', 'dateOfBirth', 'branch', 'wearsContactLenses', 'nextRecallDate'] // oxfmt-ignore
const FRAME = ['brand', 'model', 'shape', 'material', 'colour', 'price', 'inStock']
const APPOINTMENT = ['patientId', 'optometristId', 'type', 'startsAt', 'durationMinutes', 'status', 'fee']
const ORDER = ['patientId', 'frameId', 'lensType', 'coating', 'prescription', 'total', 'deposit', 'status', 'expectedOn', 'collectedOn'] // oxfmt-ignore

/** Opticians: camelCase, page tokens, the strength for each eye inside an order. */
export const OPTICIAN_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Clearview Opticians', version: '2.3.0', description: 'Patients, staff, frames, appointments and orders of glasses.' }, // oxfmt-ignore
  servers: [{ url: '/v2' }],
  paths: {
    '/patients': {
      get: list('Patient', 'email', 'branch'),
      post: add('Patient', PATIENT, ['firstName', 'lastName', 'email']),
    },
    '/patients/{id}': { get: one('Patient'), patch: change('Patient', PATIENT), delete: drop('Patient') },
    '/staff': { get: list('StaffMember', 'role', 'branch') },
    '/staff/{id}': { get: one('StaffMember'), patch: change('StaffMember', ['role', 'branch', 'weeklyHours']) },
    '/frames': { get: list('Frame', 'brand', 'material'), post: add('Frame', FRAME, ['brand', 'model', 'price']) },
    '/frames/{id}': { get: one('Frame'), patch: change('Frame', FRAME), delete: drop('Frame') },
    '/appointments': {
      get: list('Appointment', 'patientId', 'optometristId', 'type', 'status'),
      post: add('Appointment', APPOINTMENT, ['patientId', 'optometristId', 'type', 'startsAt']),
    },
    '/appointments/{id}': {
      get: one('Appointment'),
      patch: change('Appointment', APPOINTMENT),
      delete: drop('Appointment'),
    },
    '/appointments/{id}/cancel': { post: act('cancel', 'Appointment', 'Cancels an appointment that is booked') },
    '/orders': {
      get: list('Order', 'patientId', 'frameId', 'status'),
      post: add('Order', ORDER, ['patientId', 'frameId', 'lensType']),
    },
    '/orders/{id}': { get: one('Order'), patch: change('Order', ORDER) },
  },
  components: {
    schemas: { ...schemas, Problem: record({ title: text(), detail: text() }) },
    responses: { Error: answers('Error', ref('Problem')) },
  },
}
