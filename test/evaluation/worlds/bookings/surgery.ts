import { appointments, branches, clients, dayOf, invoices, memberships, payments, plans, therapists, treatments, waiting } from './data.ts' // oxfmt-ignore
import { resource, type Model } from '../world.ts'

const euros = { type: 'number', description: 'EUR' }
const OUTCOMES = { booked: 'pending', completed: 'seen', cancelled: 'cancelled', missed: 'did_not_attend' } as const
const siteOf = (one: (typeof branches)[number]) => ['HAR', 'MIL', 'STA', 'ORC'][one.at]
const patientOf = (one: (typeof clients)[number]) => `PT${one.at + 400}`
const clinicianOf = (one: (typeof therapists)[number]) => `CL${one.at + 10}`
const procedureOf = (one: (typeof treatments)[number]) => `PR-${one.at + 50}`

/** Codes for keys, the day apart from the time, what is done and what it costs on the lines of a visit. */
export const surgery: Model = {
  name: 'surgery',
  resources: [
    resource({
      path: '/sites',
      things: branches,
      row: one => ({
        code: siteOf(one),
        site_name: one.name,
        town: one.city,
        phone_no: one.phone,
        hours: { open: one.opens, close: one.closes },
        room_count: one.rooms,
        sunday_clinic: one.sundays,
      }),
    }),
    resource({
      path: '/clinicians',
      things: therapists,
      row: one => ({
        code: clinicianOf(one),
        full_name: one.name,
        speciality: one.title,
        email: one.email,
        site_code: siteOf(one.branch),
        rate_per_hour: one.rate,
        employed_from: one.hired,
        contract: one.partTime ? 'part_time' : 'full_time',
      }),
      schemas: { rate_per_hour: euros },
    }),
    resource({
      path: '/procedures',
      things: treatments,
      row: one => ({
        code: procedureOf(one),
        description: one.name,
        department: one.category,
        minutes: one.minutes,
        tariff: one.price,
      }),
      schemas: { tariff: euros },
    }),
    resource({
      path: '/patients',
      things: clients,
      row: one => ({
        code: patientOf(one),
        given_name: one.firstName,
        surname: one.lastName,
        email: one.email,
        phone_no: one.phone,
        town: one.city,
        dob: one.born,
        registered: one.joined,
        mailing_list: one.newsletter,
      }),
    }),
    resource({
      path: '/visits',
      things: appointments,
      row: one => ({
        reference: `VS${one.at + 6000}`,
        patient_code: patientOf(one.client),
        clinician_code: clinicianOf(one.therapist),
        site_code: siteOf(one.branch),
        visit_date: dayOf(one),
        start_time: one.starts.slice(11, 16),
        outcome: OUTCOMES[one.status],
        lines: [{ procedure_code: procedureOf(one.treatment), minutes: one.treatment.minutes, charge: one.price }],
        booked_on: one.booked,
        booked_via: one.online ? 'website' : 'reception',
        cancelled_on: one.cancelled,
        cancellation_reason: one.reason,
        satisfaction: one.rating,
      }),
      schemas: {
        'lines.charge': euros,
        satisfaction: { type: 'integer', minimum: 1, maximum: 5, description: 'Rating in stars' },
      },
    }),
    resource({
      path: '/packages',
      things: plans,
      row: one => ({ code: one.name.slice(0, 3).toUpperCase(), name: one.name, fee: one.fee, visits: one.included }),
      schemas: { fee: { type: 'number', description: 'EUR a month' } },
    }),
    resource({
      path: '/subscriptions',
      things: memberships,
      row: one => ({
        number: `SB${one.at + 30}`,
        patient_code: patientOf(one.client),
        package_code: one.plan.name.slice(0, 3).toUpperCase(),
        from_date: one.from,
        to_date: one.until,
      }),
    }),
    resource({
      path: '/bills',
      things: invoices,
      row: one => ({
        number: `BL${one.at + 2000}`,
        patient_code: patientOf(one.client),
        bill_date: one.issued,
        payable_until: one.due,
        amount: one.total,
        state: one.isPaid ? 'settled' : 'outstanding',
      }),
      schemas: { amount: euros },
    }),
    resource({
      path: '/receipts',
      things: payments,
      row: one => ({
        number: `RC${one.at + 100}`,
        bill_number: `BL${one.invoice.at + 2000}`,
        received_on: one.paid,
        amount: one.amount,
        means: one.method,
      }),
      schemas: { amount: euros },
    }),
    resource({
      path: '/waiting_list_entries',
      things: waiting,
      row: one => ({
        number: `WL${one.at + 1}`,
        patient_code: patientOf(one.client),
        procedure_code: procedureOf(one.treatment),
        site_code: siteOf(one.branch),
        waiting_since: one.since,
      }),
    }),
  ],
}
