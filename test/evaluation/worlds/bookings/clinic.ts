import { appointments, branches, clients, dayOf, invoices, memberships, payments, therapists, treatments, waiting } from './data.ts' // oxfmt-ignore
import { resource, type Model } from '../world.ts'

const euros = { type: 'number', description: 'EUR' }

/** PascalCase, names copied instead of keys, no states: only days, times and flags. */
export const clinic: Model = {
  name: 'clinic',
  resources: [
    resource({
      path: '/api/Clinics',
      things: branches,
      row: one => ({
        Code: `C${one.at + 1}`,
        Name: one.name,
        Town: one.city,
        Telephone: one.phone,
        OpensAt: one.opens,
        ClosesAt: one.closes,
        Rooms: one.rooms,
        OpenOnSundays: one.sundays,
      }),
    }),
    resource({
      path: '/api/Practitioners',
      things: therapists,
      row: one => ({
        Code: `P${one.at + 10}`,
        FullName: one.name,
        Profession: one.title,
        Email: one.email,
        Clinic: one.branch.name,
        HourlyRate: one.rate,
        EmployedSince: one.hired,
        PartTime: one.partTime,
      }),
      schemas: { HourlyRate: euros },
    }),
    resource({
      path: '/api/Treatments',
      things: treatments,
      row: one => ({
        Code: `T${one.at + 10}`,
        Title: one.name,
        Type: one.category,
        Minutes: one.minutes,
        Fee: one.price,
      }),
      schemas: { Fee: euros },
    }),
    resource({
      path: '/api/Patients',
      things: clients,
      row: one => ({
        Number: `N${one.at + 200}`,
        FullName: one.name,
        Email: one.email,
        Telephone: one.phone,
        Town: one.city,
        DateOfBirth: one.born,
        RegisteredOn: one.joined,
        Newsletter: one.newsletter,
      }),
    }),
    resource({
      path: '/api/Appointments',
      things: appointments,
      row: one => ({
        Number: `A${one.at + 3000}`,
        Date: dayOf(one),
        Time: one.starts.slice(11, 16),
        Minutes: one.treatment.minutes,
        PatientName: one.client.name,
        PractitionerName: one.therapist.name,
        TreatmentTitle: one.treatment.name,
        ClinicName: one.branch.name,
        Fee: one.price,
        BookedOn: one.booked,
        BookedOnline: one.online,
        CancelledOn: one.cancelled,
        CancelledBecauseOf: one.reason,
        NoShow: one.status === 'missed',
        Rating: one.rating,
      }),
      schemas: { Fee: euros },
    }),
    resource({
      path: '/api/Memberships',
      things: memberships,
      row: one => ({
        Number: `M${one.at + 60}`,
        PatientName: one.client.name,
        Plan: one.plan.name,
        MonthlyFee: one.plan.fee,
        ValidFrom: one.from,
        ValidUntil: one.until,
      }),
      schemas: { MonthlyFee: euros },
    }),
    resource({
      path: '/api/Invoices',
      things: invoices,
      row: one => ({
        Number: `I${one.at + 900}`,
        PatientName: one.client.name,
        InvoiceDate: one.issued,
        DueDate: one.due,
        Amount: one.total,
        Balance: one.isPaid ? 0 : one.total,
      }),
      schemas: { Amount: euros, Balance: { type: 'number', description: 'EUR still to be paid' } },
    }),
    resource({
      path: '/api/Payments',
      things: payments,
      row: one => ({
        Number: `R${one.at + 700}`,
        InvoiceNumber: `I${one.invoice.at + 900}`,
        PatientName: one.invoice.client.name,
        Date: one.paid,
        Amount: one.amount,
        PaidBy: one.method,
      }),
      schemas: { Amount: euros },
    }),
    resource({
      path: '/api/WaitingList',
      things: waiting,
      row: one => ({
        Number: `W${one.at + 1}`,
        PatientName: one.client.name,
        TreatmentTitle: one.treatment.name,
        ClinicName: one.branch.name,
        WaitingSince: one.since,
      }),
    }),
  ],
}
