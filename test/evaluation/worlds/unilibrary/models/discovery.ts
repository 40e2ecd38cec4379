import { resource, type Model } from '../../world.ts'
import { bookings, borrowers, copies, fines, holds, isIn, isOut, loans, rooms, titles } from '../data.ts'
import type { Booking, Borrower, Copy, Hold, Loan, Room, Title } from '../data.ts'

const EUR = { type: 'number', description: 'EUR' }
const LANGUAGES: Record<string, string> = { English: 'en', German: 'de', French: 'fr' }
const POLICIES = { reference: 'LibraryUseOnly', short: 'ShortLoan', standard: 'Normal' }
const REQUESTS = { waiting: 'InQueue', ready: 'OnHoldShelf', collected: 'Collected', cancelled: 'Cancelled' }

const code = (prefix: string, { no }: { no: number }, digits = 4) => `${prefix}${String(no).padStart(digits, '0')}`
const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
const location = (name: string) => ({ Code: name.slice(0, 3).toUpperCase(), Name: name })
const workId = (title: Title) => code('W', title)
const itemId = (copy: Copy) => code('ITM-', copy)
const patronId = (borrower: Borrower) => `P${borrower.card}`
const spaceId = (room: Room) =>
  `${room.branch.slice(0, 3).toUpperCase()}-${room.floor}${String(room.no).padStart(2, '0')}`

/** What a checkout cost its patron, on the checkout itself. */
function feeOf(loan: Loan) {
  const fine = fines.find(one => one.loan === loan)
  if (!fine) return {}
  return {
    Fee: {
      Amount: fine.amount,
      Reason: fine.reason === 'damage' ? 'Damage' : 'LateReturn',
      ChargedOn: fine.raised,
      IsPaid: fine.paid !== null,
      ...(fine.paid !== null && { PaidOn: fine.paid }),
    },
  }
}

/** A vendor's platform: works, items, patrons; codes as keys, names copied beside them, the fee on the checkout. */
export const discovery: Model = {
  name: 'discovery',
  resources: [
    resource({
      path: '/Works',
      things: titles,
      schemas: { Price: EUR },
      row: (one: Title) => ({
        Id: workId(one),
        Title: one.title,
        Creator: one.author,
        SubjectArea: one.subject,
        Language: LANGUAGES[one.language],
        Imprint: { Publisher: one.publisher, Year: one.year },
        Isbn: one.isbn,
        Price: one.price,
      }),
    }),
    resource({
      path: '/Items',
      things: copies,
      row: (one: Copy) => ({
        Id: itemId(one),
        Barcode: one.barcode,
        WorkId: workId(one.title),
        WorkTitle: one.title.title,
        CallNumber: one.title.shelfmark,
        Location: location(one.branch),
        ItemPolicy: POLICIES[one.policy as 'short'],
        AccessionDate: one.acquired,
        IsAvailable: isIn(one),
        IsMissing: one.condition === 'missing',
        ...(one.condition === 'bindery' && { Note: 'At the bindery' }),
      }),
    }),
    resource({
      path: '/Patrons',
      things: borrowers,
      row: (one: Borrower) => ({
        Id: patronId(one),
        FullName: one.name,
        Email: one.email,
        ...(one.phone !== null && { Mobile: one.phone }),
        PatronGroup: one.isStudent ? 'Student' : 'Staff',
        ...(one.level !== null && { StudyLevel: capital(one.level) }),
        ...(one.position !== null && { Position: capital(one.position) }),
        Department: { Name: one.department.name, Faculty: one.department.faculty },
        ExpiryDate: one.expires,
        Status: one.blocked ? 'Blocked' : 'Active',
      }),
    }),
    resource({
      path: '/Checkouts',
      things: loans,
      schemas: { 'Fee.Amount': EUR },
      row: (one: Loan) => ({
        Id: code('CO-', one, 5),
        ItemId: itemId(one.copy),
        WorkTitle: one.copy.title.title,
        PatronId: patronId(one.borrower),
        PatronName: one.borrower.name,
        CheckoutDate: one.out,
        DueDate: one.due,
        ...(one.back !== null && { CheckinDate: one.back }),
        Status: isOut(one) ? 'Open' : 'Returned',
        RenewalCount: one.renewals,
        ...feeOf(one),
      }),
    }),
    resource({
      path: '/Requests',
      things: holds,
      row: (one: Hold) => ({
        Id: code('RQ-', one),
        WorkId: workId(one.title),
        WorkTitle: one.title.title,
        Patron: { Id: patronId(one.borrower), Name: one.borrower.name },
        PickupLocation: one.branch,
        RequestedOn: one.placed,
        State: REQUESTS[one.state as 'ready'],
      }),
    }),
    resource({
      path: '/Spaces',
      things: rooms,
      row: (one: Room) => ({
        Id: spaceId(one),
        Name: one.name,
        Location: location(one.branch),
        Floor: one.floor,
        Capacity: one.seats,
        Equipment: [...(one.screen ? ['Screen'] : []), ...(one.board ? ['Whiteboard'] : [])],
      }),
    }),
    resource({
      path: '/Reservations',
      things: bookings,
      row: (one: Booking) => ({
        Id: code('RSV-', one, 5),
        SpaceId: spaceId(one.room),
        PatronId: patronId(one.borrower),
        PatronName: one.borrower.name,
        Date: one.date,
        From: one.from,
        To: one.to,
        Attendees: one.people,
        IsCancelled: one.state === 'cancelled',
        IsNoShow: one.state === 'no-show',
      }),
    }),
  ],
}
