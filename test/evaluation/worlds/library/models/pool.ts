import { resource, type Model } from '../../world.ts'
import {
  authors,
  books,
  branches,
  copies,
  events,
  fines,
  holds,
  isFree,
  isOut,
  loans,
  members,
  signups,
} from '../data.ts'

const EUR = { type: 'number', description: 'EUR' }

const code = (letters: string, no: number) => `${letters}-${String(no).padStart(4, '0')}`
const depot = ({ name }: (typeof branches)[number]) => name.slice(0, 3).toUpperCase()

/** An equipment pool that lends books: codes for ids, flags for states, what is lent is the single piece. */
export const pool: Model = {
  name: 'pool',
  resources: [
    resource({
      path: '/sites',
      things: branches,
      row: one => ({
        code: depot(one),
        name: one.name,
        street: one.street,
        town: one.town,
        telephone: one.phone,
        sunday_opening: one.sundays,
        open_since: one.opened,
      }),
    }),
    resource({
      path: '/writers',
      things: authors,
      row: one => ({ id: code('WR', one.no), full_name: one.name, nationality: one.country, born: one.born }),
    }),
    resource({
      path: '/titles',
      things: books,
      schemas: { value: EUR },
      row: one => ({
        id: code('TI', one.no),
        title: one.title,
        isbn: one.isbn,
        writer: code('WR', one.author.no),
        category: one.genre,
        language: one.language,
        year: one.year,
        page_count: one.pages,
        value: one.price,
      }),
    }),
    resource({
      path: '/items',
      things: copies,
      row: one => ({
        id: code('IT', one.no),
        barcode: one.barcode,
        title: code('TI', one.book.no),
        site: depot(one.branch),
        condition: one.condition,
        purchased_on: one.acquired,
        available: isFree(one),
        in_repair: one.inRepair,
      }),
    }),
    resource({
      path: '/borrowers',
      things: members,
      row: one => ({
        id: code('BO', one.no),
        first_name: one.first,
        surname: one.last,
        email: one.email,
        phone: one.phone ?? undefined,
        town: one.town,
        group: `${one.kind}${one.kind === 'child' ? 'ren' : 's'}`,
        site: depot(one.branch),
        born_on: one.birth,
        registered_on: one.joined,
        valid_until: one.expires,
        locked: one.blocked,
      }),
    }),
    resource({
      path: '/lendings',
      things: loans,
      row: one => ({
        id: code('LE', one.no),
        item: code('IT', one.copy.no),
        borrower: code('BO', one.member.no),
        from_date: one.out,
        return_by: one.due,
        returned: !isOut(one),
        returned_date: one.back,
        extensions: one.renewals,
      }),
    }),
    resource({
      path: '/requests',
      things: holds,
      row: one => ({
        id: code('RQ', one.no),
        title: code('TI', one.book.no),
        borrower: code('BO', one.member.no),
        pickup_site: depot(one.branch),
        requested_on: one.placed,
        state: one.state,
      }),
    }),
    resource({
      path: '/penalties',
      things: fines,
      schemas: { amount: EUR },
      row: one => ({
        id: code('PE', one.no),
        lending: code('LE', one.loan.no),
        borrower: code('BO', one.loan.member.no),
        amount: one.amount,
        cause: one.reason,
        date: one.issued,
        settled: one.paid !== null,
        settled_on: one.paid,
      }),
    }),
    resource({
      path: '/sessions',
      things: events,
      row: one => ({
        id: code('SE', one.no),
        name: one.title,
        site: depot(one.branch),
        held_on: one.date,
        begins: one.time,
        max_participants: one.seats,
        led_by: one.host,
      }),
    }),
    resource({
      path: '/bookings',
      things: signups,
      row: one => ({
        id: code('BK', signups.indexOf(one) + 1),
        session: code('SE', one.event.no),
        borrower: code('BO', one.member.no),
      }),
    }),
  ],
}
