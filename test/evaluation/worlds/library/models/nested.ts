import { resource, type Model } from '../../world.ts'
import {
  books,
  branches,
  copies,
  events,
  fines,
  holds,
  isFree,
  loanOf,
  loans,
  members,
  type Book,
  type Member,
} from '../data.ts'

const EUR = { type: 'number', description: 'EUR' }
const CODES: Record<string, string> = { English: 'en', German: 'de', French: 'fr', Spanish: 'es' }
const QUEUE = { waiting: 'QUEUED', ready: 'READY_FOR_PICKUP', collected: 'FULFILLED', cancelled: 'CANCELLED' }
const place = ({ no, name }: (typeof branches)[number]) => ({ id: `loc-${no}`, name })
const person = ({ no, name }: Member) => ({ id: `p-${no}`, name })
const work = ({ no, title }: Book) => ({ id: `w-${no}`, title })

/** Everything inside everything: copies in the work, whoever and whatever it is about in each record, moments for days. */
export const nested: Model = {
  name: 'nested',
  resources: [
    resource({
      path: '/v1/locations',
      things: branches,
      row: one => ({
        ...place(one),
        address: { street: one.street, city: one.town },
        phone: one.phone,
        openSundays: one.sundays,
        openedOn: one.opened,
      }),
    }),
    resource({
      path: '/v1/works',
      things: books,
      schemas: { price: EUR },
      row: one => ({
        ...work(one),
        isbn: one.isbn,
        author: { name: one.author.name, country: one.author.country, birthYear: one.author.born },
        genre: one.genre,
        languageCode: CODES[one.language],
        publicationYear: one.year,
        pageCount: one.pages,
        price: one.price,
        items: copies
          .filter(({ book }) => book === one)
          .map(copy => ({
            barcode: copy.barcode,
            location: place(copy.branch),
            condition: copy.condition.toUpperCase(),
            status: copy.inRepair ? 'IN_REPAIR' : isFree(copy) ? 'AVAILABLE' : 'CHECKED_OUT',
            acquiredOn: copy.acquired,
            dueDate: loanOf(copy)?.due ?? null,
          })),
      }),
    }),
    resource({
      path: '/v1/patrons',
      things: members,
      row: one => ({
        id: `p-${one.no}`,
        name: one.name,
        contact: { email: one.email, phone: one.phone },
        address: { city: one.town },
        patronType: one.kind.toUpperCase(),
        homeLocation: place(one.branch),
        birthDate: one.birth,
        memberSince: one.joined,
        expiryDate: one.expires,
        suspended: one.blocked,
      }),
    }),
    resource({
      path: '/v1/checkouts',
      things: loans,
      row: one => ({
        id: `c-${one.no}`,
        work: work(one.book),
        item: { barcode: one.copy.barcode },
        location: place(one.copy.branch),
        patron: person(one.member),
        checkedOutAt: `${one.out}T10:15:00Z`,
        dueAt: `${one.due}T18:00:00Z`,
        ...(one.back && { checkedInAt: `${one.back}T10:15:00Z` }),
        renewalCount: one.renewals,
      }),
    }),
    resource({
      path: '/v1/holds',
      things: holds,
      row: one => ({
        id: `h-${one.no}`,
        work: work(one.book),
        patron: person(one.member),
        pickupLocation: place(one.branch),
        placedAt: `${one.placed}T09:00:00Z`,
        status: QUEUE[one.state as 'ready'],
      }),
    }),
    resource({
      path: '/v1/charges',
      things: fines,
      schemas: { amount: EUR },
      row: one => ({
        id: `f-${one.no}`,
        checkout: { id: `c-${one.loan.no}` },
        patron: person(one.loan.member),
        work: work(one.loan.book),
        amount: one.amount,
        reason: one.reason.toUpperCase(),
        chargedOn: one.issued,
        ...(one.paid && { paidOn: one.paid }),
      }),
    }),
    resource({
      path: '/v1/programs',
      things: events,
      row: one => ({
        id: `e-${one.no}`,
        title: one.title,
        location: place(one.branch),
        startsAt: `${one.date}T${one.time}:00Z`,
        capacity: one.seats,
        presenter: { name: one.host },
        attendees: one.attendees.map(person),
      }),
    }),
  ],
}
