import { answers, choice, date, flag, listOf, moment, pathParameter, queryParameter } from '../openapi.ts'
import { record, ref, requestBody, text, whole } from '../openapi.ts'
import { APPOINTMENT_STATUSES, CHANNELS, SPECIALTIES } from './data.ts'

const maybe = (schema: { type?: string }) => ({ ...schema, type: [schema.type, 'null'] })
const wrapped = (payload: unknown) => record({ ok: flag(), payload }, ['ok', 'payload'])
const page = (item: string) => wrapped(record({ rows: listOf(ref(item)), after: maybe(text('Cursor')), more: flag() }))
const paging = [
  queryParameter('after', text(), 'Cursor from the response before'),
  queryParameter('max', whole(undefined, { maximum: 100, default: 40 }), 'Rows per response'),
]
const list = (operationId: string, summary: string, item: string, parameters: object[] = []) => ({
  operationId,
  summary,
  parameters: [...parameters, ...paging],
  responses: { 200: answers('Rows', page(item)) },
})
const refused = answers('Refused', ref('Problem'))
const one = (operationId: string, item: string, key: string) => ({
  operationId,
  parameters: [pathParameter(key, text())],
  responses: { 200: answers('The record', wrapped(ref(item))), 404: refused },
})
const act = (operationId: string, summary: string, item: string, key: string) => ({
  operationId,
  summary,
  parameters: [pathParameter(key, text())],
  responses: { 200: answers('Done', wrapped(ref(item))), 404: refused, 409: refused },
})
const status = choice(
  APPOINTMENT_STATUSES,
  'BKD = booked, ARR = arrived (in the waiting room), DONE = seen, NSH = no-show, CXL = cancelled',
)
const specialty = choice(
  SPECIALTIES,
  'GP: general practice, DERM: dermatology, CARD: cardiology, PED: paediatrics, ORTH: orthopaedics',
)
const contact = record({ phone: text(), email: maybe(text(undefined, { format: 'email' })) })
const address = record({ street: text(), town: text(), postcode: text() })
const name = record({ given: text(), family: text() })

/** The clinic's description: short paths, wrapped payloads, cursors, enum codes, money in cents, names in parts. */
export const CLINIC_DESCRIPTION = {
  openapi: '3.1.0',
  info: {
    title: 'Practice Desk',
    version: '7',
    description: 'Patients, visits, prescriptions and bills of a practice.',
  },
  paths: {
    '/rest/staff': { get: list('staffList', 'Doctors of the practice', 'Practitioner') },
    '/rest/staff/{id}': { get: one('staffGet', 'Practitioner', 'id') },
    '/rest/pt': {
      get: list('ptList', 'Patients', 'Patient', [queryParameter('q', text(), 'Part of a name')]),
      post: {
        operationId: 'ptAdd',
        summary: 'Register a patient',
        requestBody: requestBody(
          record(
            { name, dob: date('Date of birth'), sex: choice(['F', 'M', 'X']), contact, address, insurer: text() },
            ['name', 'dob'],
          ),
        ),
        responses: { 201: answers('Registered', wrapped(ref('Patient'))), 400: refused },
      },
    },
    '/rest/pt/{id}': {
      get: one('ptGet', 'Patient', 'id'),
      patch: {
        operationId: 'ptEdit',
        summary: 'Change a patient',
        parameters: [pathParameter('id', text())],
        requestBody: requestBody(
          record({ contact, address, insurer: maybe(text()), primaryPractitionerId: maybe(text()) }),
        ),
        responses: { 200: answers('Changed', wrapped(ref('Patient'))), 404: refused },
      },
    },
    '/rest/appt': {
      get: list('apptList', 'Appointments', 'Appointment', [
        queryParameter('status', status),
        queryParameter('practitionerId', text()),
      ]),
      post: {
        operationId: 'apptBook',
        summary: 'Book an appointment',
        requestBody: requestBody(
          record(
            {
              patientId: text(),
              practitionerId: text(),
              startsAt: moment(),
              durationMinutes: whole(undefined, { default: 15 }),
              reason: text(),
            },
            ['patientId', 'practitionerId', 'startsAt'],
          ),
        ),
        responses: { 201: answers('Booked', wrapped(ref('Appointment'))), 400: refused },
      },
    },
    '/rest/appt/{id}': {
      get: one('apptGet', 'Appointment', 'id'),
      patch: {
        operationId: 'apptEdit',
        summary: 'Change an appointment',
        parameters: [pathParameter('id', text())],
        requestBody: requestBody(
          record({ startsAt: moment(), durationMinutes: whole(), reason: text(), practitionerId: text() }),
        ),
        responses: { 200: answers('Changed', wrapped(ref('Appointment'))), 404: refused },
      },
    },
    '/rest/appt/{id}/checkin': { post: act('apptCheckin', 'The patient has arrived', 'Appointment', 'id') },
    '/rest/appt/{id}/cancel': { post: act('apptCancel', 'Cancel a booked appointment', 'Appointment', 'id') },
    '/rest/rx': { get: list('rxList', 'Prescriptions', 'Prescription', [queryParameter('patientId', text())]) },
    '/rest/rx/{id}': {
      get: one('rxGet', 'Prescription', 'id'),
      delete: {
        operationId: 'rxVoid',
        summary: 'Void a prescription',
        parameters: [pathParameter('id', text())],
        responses: { 200: answers('Voided', record({ ok: flag() })), 404: refused },
      },
    },
    '/rest/bills': { get: list('billList', 'Invoices', 'Invoice', [queryParameter('patientId', text())]) },
    '/rest/bills/{id}': { get: one('billGet', 'Invoice', 'id') },
    '/rest/bills/{id}/pay': { post: act('billPay', 'Record that an invoice was paid today', 'Invoice', 'id') },
  },
  components: {
    schemas: {
      Problem: record({ ok: flag(), problem: text() }),
      Practitioner: record({
        id: text(),
        displayName: text(),
        specialty,
        languages: listOf(text(), 'Spoken languages'),
        partTime: flag(),
        joinedOn: date(),
        mail: text(),
      }),
      Patient: record({
        id: text(),
        name,
        dob: date('Date of birth'),
        sex: choice(['F', 'M', 'X'], 'F = female, M = male, X = other'),
        contact,
        address,
        insurer: maybe(text('Health insurance; not set for those who pay themselves')),
        primaryPractitionerId: maybe(text('The doctor who usually sees the patient')),
        allergies: listOf(text()),
        registeredOn: date(),
      }),
      Appointment: record({
        id: text(),
        patientId: text(),
        practitionerId: text(),
        startsAt: moment(),
        durationMinutes: whole(),
        reason: text(),
        status,
        channel: choice(CHANNELS, 'How it was booked'),
        reminderSent: flag(),
      }),
      Prescription: record({
        id: text(),
        appointmentId: text(),
        patientId: text(),
        drug: text(),
        doseMg: whole('Single dose'),
        timesPerDay: whole(),
        days: whole('For how many days'),
        repeatsLeft: whole(),
        issuedOn: date(),
      }),
      Invoice: record({
        id: text(),
        appointmentId: text(),
        patientId: text(),
        totalCents: whole('Total in euro cents'),
        issuedOn: date(),
        dueOn: date(),
        paidOn: maybe(date('Not set while it is open')),
        lines: listOf(record({ code: text(), text: text(), cents: whole() })),
      }),
    },
  },
}
