import { appointments, branches, clients, invoices, memberships, payments, therapists, treatments, waiting, type Client } from './data.ts' // oxfmt-ignore
import { resource, type Model } from '../world.ts'

const STATES = { booked: 'CONFIRMED', completed: 'FULFILLED', cancelled: 'CANCELED', missed: 'NO_SHOW' } as const
const amount = (value: number) => ({ value, currency: 'EUR' })
const customer = (one: Client) => ({ id: `cus_${one.at + 10}`, name: one.name })
const location = (one: (typeof branches)[number]) => ({ id: `loc_${one.at + 1}`, name: one.name })
const service = (one: (typeof treatments)[number]) => ({ id: `svc_${one.at + 1}`, name: one.name })
const membershipOf = (client: Client) => memberships.find(one => one.client === client)

/** Prefixed ids, nested objects in camelCase: the payments within the invoice, the subscription within the customer. */
export const studio: Model = {
  name: 'studio',
  resources: [
    resource({
      path: '/v1/locations',
      things: branches,
      row: one => ({
        ...location(one),
        address: { city: one.city },
        phone: one.phone,
        openingHours: { opensAt: one.opens, closesAt: one.closes, openSundays: one.sundays },
        roomCount: one.rooms,
      }),
    }),
    resource({
      path: '/v1/staff',
      things: therapists,
      row: one => ({
        id: `stf_${one.at + 1}`,
        name: one.name,
        role: one.title,
        email: one.email,
        location: location(one.branch),
        hourlyRate: amount(one.rate),
        startedOn: one.hired,
        partTime: one.partTime,
      }),
    }),
    resource({
      path: '/v1/services',
      things: treatments,
      row: one => ({ ...service(one), category: one.category, durationMinutes: one.minutes, price: amount(one.price) }),
    }),
    resource({
      path: '/v1/customers',
      things: clients,
      row: one => {
        const membership = membershipOf(one)
        return {
          ...customer(one),
          contact: { email: one.email, ...(one.phone !== null && { phone: one.phone }) },
          address: { city: one.city },
          dateOfBirth: one.born,
          createdOn: one.joined,
          marketingConsent: one.newsletter,
          ...(membership && {
            membership: {
              plan: membership.plan.name,
              monthlyFee: membership.plan.fee,
              startedOn: membership.from,
              endsOn: membership.until,
            },
          }),
        }
      },
      schemas: { 'membership.monthlyFee': { type: 'number', description: 'EUR' } },
    }),
    resource({
      path: '/v1/bookings',
      things: appointments,
      row: one => ({
        id: `bkg_${one.at + 1001}`,
        customer: customer(one.client),
        staff: { id: `stf_${one.therapist.at + 1}`, name: one.therapist.name },
        service: service(one.treatment),
        location: location(one.branch),
        startsAt: `${one.starts}Z`,
        endsAt: `${one.ends}Z`,
        state: STATES[one.status],
        price: amount(one.price),
        source: one.online ? 'WEB' : 'DESK',
        createdOn: one.booked,
        ...(one.cancelled && { cancellation: { date: one.cancelled, reason: one.reason } }),
        ...(one.rating && { review: { stars: one.rating } }),
      }),
    }),
    resource({
      path: '/v1/invoices',
      things: invoices,
      row: one => ({
        id: `inv_${one.at + 501}`,
        customer: customer(one.client),
        issuedOn: one.issued,
        dueOn: one.due,
        total: amount(one.total),
        amountPaid: amount(one.isPaid ? one.total : 0),
        lines: one.lines.map(line => ({
          bookingId: `bkg_${line.at + 1001}`,
          description: line.treatment.name,
          amount: line.price,
        })),
        payments: payments
          .filter(({ invoice }) => invoice === one)
          .map(({ paid, method, amount: value }) => ({ paidOn: paid, method: method.toUpperCase(), amount: value })),
      }),
      schemas: {
        'lines.amount': { type: 'number', description: 'EUR' },
        'payments.amount': { type: 'number', description: 'EUR' },
      },
    }),
    resource({
      path: '/v1/waitlist',
      things: waiting,
      row: one => ({
        id: `wl_${one.at + 1}`,
        customer: customer(one.client),
        service: service(one.treatment),
        location: location(one.branch),
        requestedOn: one.since,
      }),
    }),
  ],
}
