import { appointments, branches, clients, invoices, memberships, paidOn, payments, plans, therapists, treatments, waiting } from './data.ts' // oxfmt-ignore
import { resource, type Model } from '../world.ts'

const euros = { type: 'number', description: 'EUR' }
const STATUSES = { booked: 'reserved', completed: 'attended', cancelled: 'cancelled', missed: 'missed' } as const
/** What a member books: a time with somebody of the team. */
const slots = appointments.map(appointment => ({ appointment }))
const lines = invoices.flatMap(invoice => invoice.lines.map(appointment => ({ invoice, appointment })))
const feedback = appointments.filter(one => one.rating !== null).map(appointment => ({ appointment }))

/** A slot between a booking and who holds it, amounts only on lines and on what is offered, ratings for themselves. */
export const slotted: Model = {
  name: 'slots',
  resources: [
    resource({
      path: '/studios',
      things: branches,
      row: one => ({
        id: one.at + 1,
        title: one.name,
        town: one.city,
        contact_phone: one.phone,
        opens: one.opens,
        closes: one.closes,
        capacity_rooms: one.rooms,
        is_open_sunday: one.sundays,
      }),
    }),
    resource({
      path: '/team_members',
      things: therapists,
      row: one => ({
        id: one.at + 1,
        first_name: one.firstName,
        last_name: one.lastName,
        profession: one.title,
        email: one.email,
        studio_id: one.branch.at + 1,
        pay_per_hour: one.rate,
        joined_on: one.hired,
        is_part_time: one.partTime,
      }),
      schemas: { pay_per_hour: euros },
    }),
    resource({
      path: '/services',
      things: treatments,
      row: one => ({
        id: one.at + 1,
        title: one.name,
        service_type: one.category,
        length_min: one.minutes,
        list_price: one.price,
      }),
      schemas: { list_price: euros },
    }),
    resource({
      path: '/members',
      things: clients,
      row: one => ({
        id: one.at + 1,
        first_name: one.firstName,
        last_name: one.lastName,
        email: one.email,
        ...(one.phone && { mobile: one.phone }),
        town: one.city,
        birth_date: one.born,
        signed_up_on: one.joined,
        accepts_newsletter: one.newsletter,
      }),
    }),
    resource({
      path: '/slots',
      things: slots,
      row: ({ appointment: one }) => ({
        id: one.at + 1,
        team_member_id: one.therapist.at + 1,
        studio_id: one.branch.at + 1,
        service_id: one.treatment.at + 1,
        starts_at: one.starts,
        ends_at: one.ends,
      }),
    }),
    resource({
      path: '/bookings',
      things: appointments,
      row: one => ({
        id: one.at + 2001,
        slot_id: one.at + 1,
        member_id: one.client.at + 1,
        status: STATUSES[one.status],
        channel: one.online ? 'online' : 'phone',
        booked_on: one.booked,
        cancelled_on: one.cancelled,
        cancel_reason: one.reason,
      }),
    }),
    resource({
      path: '/feedback',
      things: feedback,
      row: ({ appointment: one }) => ({ id: one.at + 1, booking_id: one.at + 2001, stars: one.rating }),
    }),
    resource({
      path: '/membership_types',
      things: plans,
      row: one => ({ id: one.at + 1, title: one.name, price_per_month: one.fee, visits_included: one.included }),
      schemas: { price_per_month: euros },
    }),
    resource({
      path: '/memberships',
      things: memberships,
      row: one => ({
        id: one.at + 1,
        member_id: one.client.at + 1,
        membership_type_id: one.plan.at + 1,
        starts_on: one.from,
        ends_on: one.until,
      }),
    }),
    resource({
      path: '/invoices',
      things: invoices,
      row: one => ({
        id: one.at + 101,
        member_id: one.client.at + 1,
        invoiced_on: one.issued,
        payable_by: one.due,
        settled_on: paidOn(one),
      }),
    }),
    resource({
      path: '/invoice_lines',
      things: lines,
      row: one => ({
        id: lines.indexOf(one) + 1,
        invoice_id: one.invoice.at + 101,
        booking_id: one.appointment.at + 2001,
        amount: one.appointment.price,
      }),
      schemas: { amount: euros },
    }),
    resource({
      path: '/payments',
      things: payments,
      row: one => ({
        id: one.at + 1,
        invoice_id: one.invoice.at + 101,
        amount: one.amount,
        payment_method: one.method,
        received_on: one.paid,
      }),
      schemas: { amount: euros },
    }),
    resource({
      path: '/waitlist_entries',
      things: waiting,
      row: one => ({
        id: one.at + 1,
        member_id: one.client.at + 1,
        service_id: one.treatment.at + 1,
        studio_id: one.branch.at + 1,
        entered_on: one.since,
      }),
    }),
  ],
}
