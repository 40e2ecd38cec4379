import { resource, type Model } from '../../world.ts'
import { authors, books, branches, cards, copies, events, fines, holds, loanOf, loans, members } from '../data.ts'

const EUR = { type: 'number', description: 'EUR' }

/** People hold memberships, and those borrow; an author lists the books, and loans end by a date only. */
export const odata: Model = {
  name: 'odata',
  resources: [
    resource({
      path: '/odata/Branches',
      things: branches,
      row: one => ({
        BranchCode: one.name.slice(0, 3).toUpperCase(),
        Name: one.name,
        Street: one.street,
        City: one.town,
        Telephone: one.phone,
        OpenSunday: one.sundays,
        OpenedOn: one.opened,
      }),
    }),
    resource({
      path: '/odata/Authors',
      things: authors,
      row: one => ({
        ID: one.no,
        Name: one.name,
        Nationality: one.country,
        BornIn: one.born,
        PublicationIDs: books.filter(({ author }) => author === one).map(({ no }) => 100 + no),
      }),
    }),
    resource({
      path: '/odata/Publications',
      things: books,
      schemas: { PurchasePrice: EUR },
      row: one => ({
        ID: 100 + one.no,
        Title: one.title,
        ISBN: one.isbn,
        Subject: one.genre,
        Language: one.language,
        PublishedIn: one.year,
        NumberOfPages: one.pages,
        PurchasePrice: one.price,
      }),
    }),
    resource({
      path: '/odata/Volumes',
      things: copies,
      row: one => ({
        AccessionNumber: `A${one.barcode}`,
        PublicationID: 100 + one.book.no,
        BranchCode: one.branch.name.slice(0, 3).toUpperCase(),
        Condition: one.condition,
        AcquisitionDate: one.acquired,
        InRepair: one.inRepair,
        OnLoan: loanOf(one) !== undefined,
      }),
    }),
    resource({
      path: '/odata/Persons',
      things: members,
      row: one => ({
        ID: one.no,
        GivenName: one.first,
        FamilyName: one.last,
        Email: one.email,
        Phone: one.phone,
        City: one.town,
        DateOfBirth: one.birth,
      }),
    }),
    resource({
      path: '/odata/Memberships',
      things: cards,
      row: ({ member }) => ({
        CardNumber: member.card,
        PersonID: member.no,
        Type: member.kind,
        BranchCode: member.branch.name.slice(0, 3).toUpperCase(),
        ValidFrom: member.joined,
        ValidUntil: member.expires,
        Blocked: member.blocked,
      }),
    }),
    resource({
      path: '/odata/Borrowings',
      things: loans,
      row: one => ({
        ID: one.no,
        AccessionNumber: `A${one.copy.barcode}`,
        CardNumber: one.member.card,
        BorrowedOn: one.out,
        DueOn: one.due,
        ReturnedOn: one.back,
        Renewals: one.renewals,
      }),
    }),
    resource({
      path: '/odata/Holds',
      things: holds,
      row: one => ({
        ID: one.no,
        PublicationID: 100 + one.book.no,
        CardNumber: one.member.card,
        PickupBranchCode: one.branch.name.slice(0, 3).toUpperCase(),
        PlacedOn: one.placed,
        Status: one.state,
      }),
    }),
    resource({
      path: '/odata/Fines',
      things: fines,
      schemas: { Amount: EUR },
      row: one => ({
        ID: one.no,
        BorrowingID: one.loan.no,
        Amount: one.amount,
        Reason: one.reason,
        IssuedOn: one.issued,
        PaidOn: one.paid,
      }),
    }),
    resource({
      path: '/odata/Events',
      things: events,
      row: one => ({
        ID: one.no,
        Title: one.title,
        BranchCode: one.branch.name.slice(0, 3).toUpperCase(),
        StartsAt: `${one.date}T${one.time}:00Z`,
        Seats: one.seats,
        Host: one.host,
        AttendeeCardNumbers: one.attendees.map(({ card }) => card),
      }),
    }),
  ],
}
