import { answers, choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { BOOKING_STATES, CLASS_STATES, DISCIPLINES, LEVELS, MEMBERSHIP_STATES, METHODS, PAYMENT_STATES, PURPOSES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const address = record({ street: text(), city: text(), postalCode: text() })
const contact = record({ name: text(), phone: text() })

const schemas = {
  Money: record({ amount: decimal(), currency: text('ISO 4217 code') }, ['amount', 'currency']),
  Club: record({
    id: text(),
    name: text(),
    phone: text(),
    address,
    openedOn: date(),
    floorArea: whole('Square metres'),
    facilities: record({ pool: flag(), sauna: flag(), climbingWall: flag() }),
    openingHours: record({ weekdays: text(), weekend: text() }),
  }),
  Plan: record({
    id: text(),
    name: text(),
    monthlyFee: ref('Money'),
    minimumTermMonths: whole(),
    guestPasses: whole('Guests who may be brought each month'),
    includesClasses: flag(),
  }),
  Member: record({
    id: text(),
    firstName: text(),
    lastName: text(),
    email: text(),
    phone: maybe(text()),
    dateOfBirth: date(),
    address,
    homeClub: record({ id: text(), name: text() }),
    membership: record({
      planId: text(),
      status: choice(MEMBERSHIP_STATES),
      startsOn: date(),
      endsOn: maybe(date('Last day of the membership, if it ends')),
    }),
    referredById: maybe(text('The member who brought this one')),
    marketingConsent: flag(),
    emergencyContact: maybe(contact),
  }),
  Instructor: record({
    id: text(),
    firstName: text(),
    lastName: text(),
    email: text(),
    specialties: listOf(choice(DISCIPLINES)),
    hourlyRate: ref('Money'),
    clubId: text(),
    hiredOn: date(),
    freelance: flag(),
  }),
  Class: record({
    id: text(),
    title: text(),
    discipline: choice(DISCIPLINES),
    level: choice(LEVELS),
    clubId: text(),
    instructorId: maybe(text()),
    startsAt: moment(),
    durationMinutes: whole(),
    capacity: whole(),
    status: choice(CLASS_STATES),
  }),
  Booking: record({
    id: text(),
    classId: text(),
    memberId: text(),
    status: choice(BOOKING_STATES),
    bookedAt: moment(),
  }),
  Visit: record({
    id: text(),
    memberId: text(),
    clubId: text(),
    checkedInAt: moment(),
    checkedOutAt: maybe(moment('Empty while the member is still in the club')),
  }),
  Payment: record({
    id: text(),
    memberId: text(),
    amount: ref('Money'),
    purpose: choice(PURPOSES),
    method: choice(METHODS),
    status: choice(PAYMENT_STATES),
    dueOn: date(),
    paidOn: maybe(date()),
  }),
}
type Schema = keyof typeof schemas

const paging = [
  queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
  queryParameter('size', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
]
const list = (operationId: string, schema: Schema, more: object[] = []) => ({
  operationId,
  parameters: [...more, ...paging],
  responses: {
    200: answers(
      'A page',
      record({ items: listOf(ref(schema)), page: whole(), size: whole(), totalItems: whole(), totalPages: whole() }),
    ),
  },
})
const key = (name: string) => [pathParameter(name, text())]
const one = (operationId: string, schema: Schema, name: string) => ({
  operationId,
  parameters: key(name),
  responses: { 200: answers('Found', ref(schema)), 404: { description: 'Not found' } },
})
const send = (
  operationId: string,
  schema: Schema,
  { name, body, summary }: { name?: string; body?: object; summary?: string },
) => ({
  // oxfmt-ignore
  operationId,
  ...(summary && { summary }),
  ...(name && { parameters: key(name) }),
  ...(body && { requestBody: requestBody(body) }),
  responses: { [name ? 200 : 201]: answers('Done', ref(schema)), 400: { description: 'Bad request' } },
})
const drop = (operationId: string, name: string) => ({
  operationId,
  parameters: key(name),
  responses: { 204: { description: 'Deleted' } },
})

/** A chain of fitness clubs: camelCase, pages from 1, objects inside objects, an object for every sum of money, hardly a word of explanation. */
export const FITNESS_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Club Manager', version: '1.14' },
  paths: {
    '/clubs': { get: list('listClubs', 'Club') },
    '/clubs/{clubId}': { get: one('getClub', 'Club', 'clubId') },
    '/plans': { get: list('listPlans', 'Plan') },
    '/members': {
      get: list('listMembers', 'Member', [
        queryParameter('homeClubId', text()),
        queryParameter('membershipStatus', choice(MEMBERSHIP_STATES)),
      ]),
      post: send('createMember', 'Member', {
        body: record(
          {
            firstName: text(),
            lastName: text(),
            email: text(),
            phone: text(),
            dateOfBirth: date(),
            address,
            homeClubId: text(),
            planId: text(),
            marketingConsent: flag(),
          },
          ['firstName', 'lastName', 'email', 'homeClubId', 'planId'],
        ),
      }),
    },
    '/members/{memberId}': {
      get: one('getMember', 'Member', 'memberId'),
      patch: send('updateMember', 'Member', {
        name: 'memberId',
        body: record({ email: text(), phone: text(), address, marketingConsent: flag(), emergencyContact: contact }),
      }),
    },
    '/members/{memberId}/freeze': {
      post: send('freezeMembership', 'Member', { name: 'memberId', summary: 'Freeze a membership' }),
    },
    '/members/{memberId}/reactivate': {
      post: send('reactivateMembership', 'Member', { name: 'memberId', summary: 'Reactivate a frozen membership' }),
    },
    '/members/{memberId}/change-plan': {
      post: send('changePlan', 'Member', {
        name: 'memberId',
        summary: 'Move a member to another plan',
        body: record({ planId: text() }, ['planId']),
      }),
    },
    '/instructors': { get: list('listInstructors', 'Instructor', [queryParameter('clubId', text())]) },
    '/instructors/{instructorId}': {
      get: one('getInstructor', 'Instructor', 'instructorId'),
      patch: send('updateInstructor', 'Instructor', {
        name: 'instructorId',
        body: record({ email: text(), hourlyRate: ref('Money'), clubId: text(), freelance: flag() }),
      }),
    },
    '/classes': {
      get: list('listClasses', 'Class', [
        queryParameter('clubId', text()),
        queryParameter('discipline', choice(DISCIPLINES)),
        queryParameter('from', date()),
        queryParameter('to', date()),
      ]),
      post: send('scheduleClass', 'Class', {
        body: record(
          {
            title: text(),
            discipline: choice(DISCIPLINES),
            level: choice(LEVELS),
            clubId: text(),
            instructorId: text(),
            startsAt: moment(),
            durationMinutes: whole(),
            capacity: whole(),
          },
          ['title', 'discipline', 'clubId', 'startsAt'],
        ),
      }),
    },
    '/classes/{classId}': {
      get: one('getClass', 'Class', 'classId'),
      patch: send('updateClass', 'Class', {
        name: 'classId',
        body: record({
          title: text(),
          level: choice(LEVELS),
          instructorId: text(),
          startsAt: moment(),
          durationMinutes: whole(),
          capacity: whole(),
        }),
      }),
      delete: drop('deleteClass', 'classId'),
    },
    '/classes/{classId}/cancel': { post: send('cancelClass', 'Class', { name: 'classId', summary: 'Cancel a class' }) },
    '/bookings': {
      get: list('listBookings', 'Booking', [queryParameter('classId', text()), queryParameter('memberId', text())]),
      post: send('createBooking', 'Booking', {
        body: record({ classId: text(), memberId: text() }, ['classId', 'memberId']),
      }),
    },
    '/bookings/{bookingId}/cancel': {
      post: send('cancelBooking', 'Booking', { name: 'bookingId', summary: 'Cancel a booking' }),
    },
    '/visits': { get: list('listVisits', 'Visit', [queryParameter('memberId', text())]) },
    '/payments': {
      get: list('listPayments', 'Payment', [
        queryParameter('memberId', text()),
        queryParameter('status', choice(PAYMENT_STATES)),
      ]),
    },
    '/payments/{paymentId}/refund': {
      post: send('refundPayment', 'Payment', { name: 'paymentId', summary: 'Refund a payment' }),
    },
  },
  components: { schemas },
}
