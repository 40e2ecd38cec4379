import { resource, type Model } from '../../world.ts'
import { authors, books, branches, copies, events, fines, holds, isFree, loans, members, signups } from '../data.ts'

const EUR = { type: 'number', description: 'EUR' }

/** Copies of their own and a key for everything, nothing told twice. */
export const town: Model = {
  name: 'town',
  resources: [
    resource({
      path: '/branches',
      things: branches,
      row: one => ({
        id: one.no,
        name: one.name,
        street: one.street,
        town: one.town,
        phone: one.phone,
        open_on_sundays: one.sundays,
        opened_on: one.opened,
      }),
    }),
    resource({
      path: '/authors',
      things: authors,
      row: one => ({ id: one.no, name: one.name, country: one.country, birth_year: one.born }),
    }),
    resource({
      path: '/books',
      things: books,
      schemas: { replacement_cost: EUR },
      row: one => ({
        id: one.no,
        isbn: one.isbn,
        title: one.title,
        author_id: one.author.no,
        genre: one.genre,
        language: one.language,
        published_year: one.year,
        pages: one.pages,
        replacement_cost: one.price,
      }),
    }),
    resource({
      path: '/copies',
      things: copies,
      row: one => ({
        id: one.no,
        barcode: one.barcode,
        book_id: one.book.no,
        branch_id: one.branch.no,
        condition: one.condition,
        acquired_on: one.acquired,
        status: one.inRepair ? 'in_repair' : isFree(one) ? 'available' : 'on_loan',
      }),
    }),
    resource({
      path: '/members',
      things: members,
      row: one => ({
        id: one.no,
        card_number: one.card,
        first_name: one.first,
        last_name: one.last,
        email: one.email,
        phone: one.phone,
        town: one.town,
        membership_type: one.kind,
        home_branch_id: one.branch.no,
        date_of_birth: one.birth,
        joined_on: one.joined,
        expires_on: one.expires,
        is_blocked: one.blocked,
      }),
    }),
    resource({
      path: '/loans',
      things: loans,
      row: one => ({
        id: one.no,
        copy_id: one.copy.no,
        member_id: one.member.no,
        loaned_on: one.out,
        due_on: one.due,
        returned_on: one.back,
        renewals: one.renewals,
      }),
    }),
    resource({
      path: '/reservations',
      things: holds,
      row: one => ({
        id: one.no,
        book_id: one.book.no,
        member_id: one.member.no,
        pickup_branch_id: one.branch.no,
        reserved_on: one.placed,
        status: one.state,
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
        reason: one.reason,
        issued_on: one.issued,
        paid_on: one.paid,
      }),
    }),
    resource({
      path: '/events',
      things: events,
      row: one => ({
        id: one.no,
        title: one.title,
        branch_id: one.branch.no,
        date: one.date,
        starts_at: one.time,
        seats: one.seats,
        host: one.host,
      }),
    }),
    resource({
      path: '/registrations',
      things: signups,
      row: one => ({ id: signups.indexOf(one) + 1, event_id: one.event.no, member_id: one.member.no }),
    }),
  ],
}
