import { resource, type Model } from '../../world.ts'
import {
  bookings,
  borrowers,
  copies,
  departments,
  fines,
  holds,
  isIn,
  loans,
  rooms,
  titles,
  type Copy,
} from '../data.ts'

const EUR = { type: 'number', description: 'EUR' }
const POLICIES = { reference: 'reference_only', short: 'short_loan', standard: 'standard_loan' }
const HOLDS = { waiting: 'waiting', ready: 'ready_for_pickup', collected: 'collected', cancelled: 'cancelled' }

function statusOf(copy: Copy): string {
  if (copy.condition !== 'fine') return copy.condition === 'missing' ? 'missing' : 'at_bindery'
  return isIn(copy) ? 'available' : 'on_loan'
}

/** The library's own circulation desk: numbers as keys, nothing kept twice, what is returned or paid has a date. */
export const circulation: Model = {
  name: 'circulation',
  resources: [
    resource({
      path: '/departments',
      things: departments,
      row: one => ({ id: one.no, name: one.name, faculty: one.faculty }),
    }),
    resource({
      path: '/titles',
      things: titles,
      schemas: { list_price: EUR },
      row: one => ({
        id: one.no,
        isbn: one.isbn,
        title: one.title,
        author: one.author,
        subject: one.subject,
        language: one.language,
        publisher: one.publisher,
        publication_year: one.year,
        list_price: one.price,
      }),
    }),
    resource({
      path: '/copies',
      things: copies,
      row: one => ({
        id: one.no,
        title_id: one.title.no,
        barcode: one.barcode,
        shelfmark: one.title.shelfmark,
        branch: one.branch,
        loan_policy: POLICIES[one.policy as 'short'],
        status: statusOf(one),
        acquired_on: one.acquired,
      }),
    }),
    resource({
      path: '/borrowers',
      things: borrowers,
      row: one => ({
        id: one.no,
        card_number: one.card,
        first_name: one.first,
        last_name: one.last,
        email: one.email,
        phone: one.phone,
        department_id: one.department.no,
        is_student: one.isStudent,
        study_level: one.level,
        job_title: one.position,
        card_expires_on: one.expires,
        blocked: one.blocked,
      }),
    }),
    resource({
      path: '/loans',
      things: loans,
      row: one => ({
        id: one.no,
        copy_id: one.copy.no,
        borrower_id: one.borrower.no,
        issued_on: one.out,
        due_on: one.due,
        returned_on: one.back,
        renewals: one.renewals,
      }),
    }),
    resource({
      path: '/holds',
      things: holds,
      row: one => ({
        id: one.no,
        title_id: one.title.no,
        borrower_id: one.borrower.no,
        pickup_branch: one.branch,
        placed_on: one.placed,
        status: HOLDS[one.state as 'ready'],
      }),
    }),
    resource({
      path: '/fines',
      things: fines,
      schemas: { amount: EUR },
      row: one => ({
        id: one.no,
        loan_id: one.loan.no,
        amount: one.amount,
        reason: one.reason.replace(' ', '_'),
        raised_on: one.raised,
        paid_on: one.paid,
      }),
    }),
    resource({
      path: '/rooms',
      things: rooms,
      row: one => ({
        id: one.no,
        name: one.name,
        branch: one.branch,
        floor: one.floor,
        seats: one.seats,
        has_screen: one.screen,
        has_whiteboard: one.board,
      }),
    }),
    resource({
      path: '/room_bookings',
      things: bookings,
      row: one => ({
        id: one.no,
        room_id: one.room.no,
        borrower_id: one.borrower.no,
        starts_at: `${one.date}T${one.from}:00Z`,
        ends_at: `${one.date}T${one.to}:00Z`,
        party_size: one.people,
        status: one.state.replace('-', '_'),
      }),
    }),
  ],
}
