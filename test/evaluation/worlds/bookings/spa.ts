import { appointments, branches, clients, invoices, memberships, payments, therapists, treatments, waiting } from './data.ts' // oxfmt-ignore
import { resource, type Model } from '../world.ts'

const euros = { type: 'number', description: 'EUR' }
const feedback = appointments.filter(one => one.rating !== null).map(appointment => ({ appointment }))
const idOf = (letter: string, { at }: { at: number }) => `${letter}-${String(at + 1).padStart(4, '0')}`

/** Flags for states, guests with the list of their reservations, feedback for itself. */
export const spa: Model = {
  name: 'spa',
  resources: [
    resource({
      path: '/spas',
      things: branches,
      row: one => ({
        id: idOf('S', one),
        name: one.name,
        city: one.city,
        phoneNumber: one.phone,
        openFrom: one.opens,
        openUntil: one.closes,
        treatmentRooms: one.rooms,
        sundayOpening: one.sundays,
      }),
    }),
    resource({
      path: '/employees',
      things: therapists,
      row: one => ({
        id: idOf('E', one),
        firstName: one.firstName,
        lastName: one.lastName,
        position: one.title,
        emailAddress: one.email,
        spaId: idOf('S', one.branch),
        hourlyWage: one.rate,
        hireDate: one.hired,
        isPartTime: one.partTime,
      }),
      schemas: { hourlyWage: euros },
    }),
    resource({
      path: '/treatments',
      things: treatments,
      row: one => ({
        id: idOf('T', one),
        name: one.name,
        group: one.category,
        durationInMinutes: one.minutes,
        price: one.price,
      }),
      schemas: { price: euros },
    }),
    resource({
      path: '/guests',
      things: clients,
      row: one => ({
        id: idOf('G', one),
        firstName: one.firstName,
        lastName: one.lastName,
        emailAddress: one.email,
        phoneNumber: one.phone,
        city: one.city,
        birthday: one.born,
        registeredAt: `${one.joined}T09:00:00Z`,
        wantsNewsletter: one.newsletter,
        reservationIds: appointments.filter(({ client }) => client === one).map(made => idOf('R', made)),
      }),
    }),
    resource({
      path: '/reservations',
      things: appointments,
      row: one => ({
        id: idOf('R', one),
        employeeId: idOf('E', one.therapist),
        treatmentId: idOf('T', one.treatment),
        spaId: idOf('S', one.branch),
        startTime: `${one.starts}Z`,
        endTime: `${one.ends}Z`,
        reservedAt: `${one.booked}T12:00:00Z`,
        isCancelled: one.status === 'cancelled',
        isNoShow: one.status === 'missed',
        isCompleted: one.status === 'completed',
        ...(one.cancelled && { cancelledAt: `${one.cancelled}T08:00:00Z`, cancellationReason: one.reason }),
        madeOnline: one.online,
        price: one.price,
      }),
      schemas: { price: euros },
    }),
    resource({
      path: '/reviews',
      things: feedback,
      row: ({ appointment: one }) => ({ id: idOf('V', one), reservationId: idOf('R', one), score: one.rating }),
    }),
    resource({
      path: '/memberships',
      things: memberships,
      row: one => ({
        id: idOf('M', one),
        guestId: idOf('G', one.client),
        tier: one.plan.name,
        monthlyPrice: one.plan.fee,
        validFrom: one.from,
        validTo: one.until,
      }),
      schemas: { monthlyPrice: euros },
    }),
    resource({
      path: '/invoices',
      things: invoices,
      row: one => ({
        id: idOf('I', one),
        guestId: idOf('G', one.client),
        invoiceDate: one.issued,
        dueDate: one.due,
        totalAmount: one.total,
        isPaid: one.isPaid,
        reservationIds: one.lines.map(line => idOf('R', line)),
      }),
      schemas: { totalAmount: euros },
    }),
    resource({
      path: '/payments',
      things: payments,
      row: one => ({
        id: idOf('P', one),
        invoiceId: idOf('I', one.invoice),
        amount: one.amount,
        paymentMethod: one.method === 'transfer' ? 'bankTransfer' : one.method,
        paymentDate: one.paid,
      }),
      schemas: { amount: euros },
    }),
    resource({
      path: '/waitingList',
      things: waiting,
      row: one => ({
        id: idOf('W', one),
        guestId: idOf('G', one.client),
        treatmentId: idOf('T', one.treatment),
        spaId: idOf('S', one.branch),
        addedOn: one.since,
      }),
    }),
  ],
}
