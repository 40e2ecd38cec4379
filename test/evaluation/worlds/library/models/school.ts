import { resource, type Model } from '../../world.ts'
import { books, branches, copies, events, fines, holds, isFree, isOut, isOverdue, loans, members } from '../data.ts'

const EUR = { type: 'number', description: 'EUR' }

const STATES = { waiting: 'Open', ready: 'Arrived', collected: 'Collected', cancelled: 'Withdrawn' }

/** No copies, only their number; authors and branches by name, a fine on the loan it is for, a state on each loan. */
export const school: Model = {
  name: 'school',
  resources: [
    resource({
      path: '/api/Libraries',
      things: branches,
      row: one => ({
        Id: one.no,
        Name: one.name,
        Address: one.street,
        Town: one.town,
        Phone: one.phone,
        SundayOpening: one.sundays,
        OpenSince: one.opened,
      }),
    }),
    resource({
      path: '/api/Titles',
      things: books,
      schemas: { Price: EUR },
      row: one => ({
        Id: one.no,
        ISBN: one.isbn,
        Name: one.title,
        Author: one.author.name,
        Genre: one.genre,
        Language: one.language,
        Year: one.year,
        PageCount: one.pages,
        Price: one.price,
        CopyCount: copies.filter(({ book }) => book === one).length,
        OnShelf: copies.filter(copy => copy.book === one && isFree(copy)).length,
      }),
    }),
    resource({
      path: '/api/Readers',
      things: members,
      row: one => ({
        Id: 500 + one.no,
        FullName: one.name,
        Email: one.email,
        Phone: one.phone,
        Town: one.town,
        Category: one.kind[0]!.toUpperCase() + one.kind.slice(1),
        Library: one.branch.name,
        Birthday: one.birth,
        MemberSince: one.joined,
        ValidUntil: one.expires,
        Blocked: one.blocked,
      }),
    }),
    resource({
      path: '/api/Loans',
      things: loans,
      schemas: { FineAmount: EUR },
      row: one => {
        const fine = fines.find(({ loan }) => loan === one)
        return {
          Id: 9000 + one.no,
          TitleId: one.book.no,
          ReaderId: 500 + one.member.no,
          Library: one.copy.branch.name,
          LentOn: one.out,
          DueDate: one.due,
          ReturnedOn: one.back,
          Status: isOverdue(one) ? 'Overdue' : isOut(one) ? 'Out' : 'Returned',
          TimesRenewed: one.renewals,
          FineAmount: fine?.amount ?? null,
          FineReason: fine?.reason ?? null,
          FineIssuedOn: fine?.issued ?? null,
          FinePaidOn: fine?.paid ?? null,
        }
      },
    }),
    resource({
      path: '/api/Reservations',
      things: holds,
      row: one => ({
        Id: one.no,
        TitleId: one.book.no,
        ReaderId: 500 + one.member.no,
        Library: one.branch.name,
        ReservedOn: one.placed,
        State: STATES[one.state as 'ready'],
      }),
    }),
    resource({
      path: '/api/Activities',
      things: events,
      row: one => ({
        Id: one.no,
        Name: one.title,
        Library: one.branch.name,
        Date: one.date,
        Time: one.time,
        Places: one.seats,
        Leader: one.host,
        ParticipantIds: one.attendees.map(({ no }) => 500 + no),
      }),
    }),
  ],
}
