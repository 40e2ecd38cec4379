import { appointments, branches, clients, invoices, memberships, paidOn, payments, plans, therapists, TODAY, treatments, waiting } from './data.ts' // oxfmt-ignore
import { resource, type Model } from '../world.ts'

const euros = { type: 'number', description: 'EUR' }
const STATUSES = { booked: 'booked', completed: 'completed', cancelled: 'cancelled', missed: 'no_show' } as const

/** Numeric ids and keys, snake_case, states as enumerations. */
export const practice: Model = {
  name: 'practice',
  resources: [
    resource({
      path: '/branches',
      things: branches,
      row: one => ({
        id: one.at + 1,
        name: one.name,
        city: one.city,
        phone: one.phone,
        opening_time: one.opens,
        closing_time: one.closes,
        treatment_rooms: one.rooms,
        open_on_sundays: one.sundays,
      }),
    }),
    resource({
      path: '/therapists',
      things: therapists,
      row: one => ({
        id: one.at + 21,
        name: one.name,
        job_title: one.title,
        email: one.email,
        branch_id: one.branch.at + 1,
        hourly_rate: one.rate,
        hired_on: one.hired,
        part_time: one.partTime,
      }),
      schemas: { hourly_rate: euros },
    }),
    resource({
      path: '/treatments',
      things: treatments,
      row: one => ({
        id: one.at + 301,
        name: one.name,
        category: one.category,
        duration_minutes: one.minutes,
        price: one.price,
      }),
      schemas: { price: euros },
    }),
    resource({
      path: '/clients',
      things: clients,
      row: one => ({
        id: one.at + 1001,
        name: one.name,
        email: one.email,
        phone: one.phone,
        city: one.city,
        date_of_birth: one.born,
        client_since: one.joined,
        newsletter: one.newsletter,
      }),
    }),
    resource({
      path: '/appointments',
      things: appointments,
      row: one => ({
        id: one.at + 5001,
        client_id: one.client.at + 1001,
        therapist_id: one.therapist.at + 21,
        treatment_id: one.treatment.at + 301,
        branch_id: one.branch.at + 1,
        starts_at: one.starts,
        ends_at: one.ends,
        status: STATUSES[one.status],
        price: one.price,
        booked_on: one.booked,
        booked_online: one.online,
        cancelled_on: one.cancelled,
        cancellation_reason: one.reason,
        rating: one.rating,
      }),
      schemas: { price: euros, rating: { type: 'integer', minimum: 1, maximum: 5, description: 'stars, 1 to 5' } },
    }),
    resource({
      path: '/plans',
      things: plans,
      row: one => ({ id: one.at + 1, name: one.name, monthly_fee: one.fee, included_sessions: one.included }),
      schemas: { monthly_fee: euros },
    }),
    resource({
      path: '/memberships',
      things: memberships,
      row: one => ({
        id: one.at + 401,
        client_id: one.client.at + 1001,
        plan_id: one.plan.at + 1,
        start_date: one.from,
        end_date: one.until,
        status: one.until && one.until < TODAY ? 'ended' : 'active',
      }),
    }),
    resource({
      path: '/invoices',
      things: invoices,
      row: one => ({
        id: one.at + 7001,
        client_id: one.client.at + 1001,
        issued_on: one.issued,
        due_on: one.due,
        total: one.total,
        status: one.isPaid ? 'paid' : 'open',
        paid_on: paidOn(one),
      }),
      schemas: { total: euros },
    }),
    resource({
      path: '/payments',
      things: payments,
      row: one => ({
        id: one.at + 8001,
        invoice_id: one.invoice.at + 7001,
        amount: one.amount,
        method: one.method,
        paid_on: one.paid,
      }),
      schemas: { amount: euros },
    }),
    resource({
      path: '/waiting_list',
      things: waiting,
      row: one => ({
        id: one.at + 1,
        client_id: one.client.at + 1001,
        treatment_id: one.treatment.at + 301,
        branch_id: one.branch.at + 1,
        added_on: one.since,
      }),
    }),
  ],
}
