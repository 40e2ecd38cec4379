import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { BRANCHES, READERS, SHELVES } from './names.ts'

export interface RiverBranch {
  id: number
  name: string
  address: string
  phone: string
  managerName: string
  readingSeats: number
  isOpenOnSundays: boolean
  openedOn: string
}
export interface RiverAuthor {
  id: number
  firstName: string
  lastName: string
  country: string
  birthYear: number
}
export interface RiverBook {
  id: number
  title: string
  authorId: number
  isbn: string
  genre: string
  format: string
  audience: string
  publishedYear: number
  pageCount: number
  copyCount: number
  addedOn: string
}
export interface RiverBorrower {
  id: number
  cardNumber: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  address: string
  membershipType: string
  homeBranchId: number
  joinedOn: string
  cardExpiresOn: string
  isBlocked: boolean
}
export interface RiverLoan {
  id: number
  borrowerId: number
  bookId: number
  branchId: number
  status: string
  loanDate: string
  dueDate: string
  returnDate: string | null
  renewalCount: number
  fineAmount: number
  finePaid: boolean
}
export interface RiverReservation {
  id: number
  borrowerId: number
  bookId: number
  pickupBranchId: number
  status: string
  reservedOn: string
  pickupUntil: string | null
}

export const GENRES = ['Fiction', 'Crime', 'ScienceFiction', 'History', 'Biography', 'Science', 'Travel', 'Cookery', 'Poetry', 'PictureBook'] as const // oxfmt-ignore
export const FORMATS = ['Hardback', 'Paperback', 'LargePrint', 'AudioBook'] as const
export const AUDIENCES = ['Adult', 'YoungAdult', 'Children'] as const
export const MEMBERSHIPS = ['Adult', 'Student', 'Senior', 'Child'] as const
export const LOAN_STATUSES = ['OnLoan', 'Returned', 'Lost'] as const
export const RESERVATION_STATUSES = ['Waiting', 'ReadyForPickup', 'Collected', 'Cancelled', 'Expired'] as const
/** How long a book is lent, and by how much a renewal prolongs it. */
export const LOAN_DAYS = 21

export type RiverlibraryData = ReturnType<typeof createRiverlibraryData>
type Random = ReturnType<typeof createRandom>
/** A day some days from today, at midnight. */
type At = (offset: number) => string

/** 5 branches, 23 authors, 44 books, 42 borrowers, 128 loans and 46 reservations. */
export function createRiverlibraryData(clock: Date) {
  const random = createRandom(60_417)
  const { day } = createDays(clock)
  const at: At = offset => `${day(offset)}T00:00:00`
  const riverBranches = BRANCHES.map(([name, address, phone, managerName, readingSeats, isOpenOnSundays, openedOn], index): RiverBranch => ({ id: index + 1, name, address, phone, managerName, readingSeats, isOpenOnSundays, openedOn: `${openedOn}T00:00:00` })) // oxfmt-ignore
  const riverAuthors = SHELVES.map(({ author: [firstName, lastName, country, birthYear] }, index): RiverAuthor => ({ id: 101 + index, firstName, lastName, country, birthYear })) // oxfmt-ignore
  const riverBooks = createBooks(random, at)
  const riverBorrowers = createBorrowers(random, at)
  const riverLoans = createLoans(random, at, riverBooks, riverBorrowers)
  return {
    riverBranches,
    riverAuthors,
    riverBooks,
    riverBorrowers,
    riverLoans,
    riverReservations: createReservations(random, at, riverBooks, riverBorrowers),
  }
}

function createBooks(random: Random, at: At): RiverBook[] {
  const titles = SHELVES.flatMap(({ books }, shelf) => books.map(book => ({ book, authorId: 101 + shelf })))
  return titles.map(({ book: [title, genre, format, publishedYear, pageCount, copyCount, audience = 'Adult'], authorId }, index): RiverBook => ({
    id: 501 + index,
    title,
    authorId,
    isbn: `978-1-${4000 + index * 137}-${100 + random.whole(0, 899)}-${random.whole(0, 9)}`,
    genre,
    format,
    audience,
    publishedYear,
    pageCount,
    copyCount,
    addedOn: at(publishedYear > 2022 ? -random.whole(12, 150) : -random.whole(380, 3900)),
  })) // oxfmt-ignore
}

const plain = (name: string) => name.toLowerCase().replaceAll(' ', '')

function createBorrowers(random: Random, at: At): RiverBorrower[] {
  return READERS.map(([name, address, membershipType], index): RiverBorrower => {
    const [firstName, lastName] = name.split(' ') as [string, string]
    const isSecond = READERS.findIndex(([other]) => other === name) < index
    const joined = random.chance(0.2) ? random.whole(20, 200) : random.whole(400, 3600)
    return {
      id: 2001 + index,
      cardNumber: `RL-${40_118 + index * 29}`,
      firstName,
      lastName,
      email: `${plain(firstName)}.${plain(lastName)}${isSecond ? '2' : ''}@wexbridge.example`,
      phone: random.chance(0.2) ? null : `01632 961${104 + index * 13}`,
      address,
      membershipType,
      homeBranchId: random.pick([1, 1, 1, 2, 3, 3, 4, 4, 5]),
      joinedOn: at(-joined - index),
      cardExpiresOn: at(index % 9 === 4 ? -random.whole(5, 90) : 14 + index * 8 + random.whole(0, 6)),
      isBlocked: index % 8 === 6,
    }
  })
}

/** 34 are out, 11 of them for too long; 4 are lost; the others are back. No more copies of a book are out than there are. */
function createLoans(random: Random, at: At, books: RiverBook[], borrowers: RiverBorrower[]): RiverLoan[] {
  interface Planned {
    from: number
    due: number
    back: number | null
    renewals: number
    status: string
  }
  const plan = (index: number): Planned => {
    const renewals = random.pick([0, 0, 0, 1, 1, 2])
    const length = LOAN_DAYS * (1 + renewals)
    if (index < 34) {
      const due = index < 11 ? -2 - index * 3 - random.whole(0, 1) : random.whole(1, 20)
      return { from: due - length, due, back: null, renewals, status: 'OnLoan' }
    }
    if (index < 38) {
      const due = -random.whole(70, 160)
      return { from: due - length, due, back: null, renewals, status: 'Lost' }
    }
    const from = -random.whole(length + 16, 360)
    const late = random.chance(0.3) ? random.whole(1, 15) : -random.whole(0, Math.min(length - 3, 17))
    return { from, due: from + length, back: from + length + late, renewals, status: 'Returned' }
  }
  const planned = Array.from({ length: 128 }, (_, index) => plan(index)).toSorted((one, other) => one.from - other.from)
  const out = new Map<number, number>()
  return planned.map(({ from, due, back, renewals, status }, index): RiverLoan => {
    const isFree = (one: RiverBook) => status === 'Returned' || (out.get(one.id) ?? 0) < one.copyCount
    const isOpenTo = (one: RiverBorrower) => one.joinedOn < at(from)
    const book = random.pick(books.filter(one => isFree(one) && one.addedOn < at(from)))
    const borrower = random.pick(borrowers.filter(isOpenTo))
    if (status !== 'Returned') out.set(book.id, (out.get(book.id) ?? 0) + 1)
    const late = back === null ? 0 : Math.max(0, back - due)
    const fineAmount = status === 'Lost' ? 12.5 : late * 0.25
    return {
      id: 8001 + index,
      borrowerId: borrower.id,
      bookId: book.id,
      branchId: random.chance(0.7) ? borrower.homeBranchId : random.whole(1, 5),
      status,
      loanDate: at(from),
      dueDate: at(due),
      returnDate: back === null ? null : at(back),
      renewalCount: renewals,
      fineAmount,
      finePaid: fineAmount > 0 && random.chance(0.55),
    }
  })
}

/** Nobody waits twice for the same book. */
function createReservations(
  random: Random,
  at: At,
  books: RiverBook[],
  borrowers: RiverBorrower[],
): RiverReservation[] {
  const statuses = [...Array<string>(15).fill('Waiting'), ...Array<string>(7).fill('ReadyForPickup'), ...Array<string>(14).fill('Collected'), ...Array<string>(6).fill('Cancelled'), ...Array<string>(4).fill('Expired')] // oxfmt-ignore
  const taken = new Set<string>()
  const planned = statuses.map(status => {
    const from = status === 'Waiting' ? random.whole(1, 45) : status === 'ReadyForPickup' ? random.whole(8, 30) : random.whole(35, 240) // oxfmt-ignore
    const until = status === 'ReadyForPickup' ? random.whole(1, 6) : status === 'Expired' ? -random.whole(9, 25) : null
    let [book, borrower] = [random.pick(books), random.pick(borrowers)]
    while (taken.has(`${book.id} ${borrower.id}`)) [book, borrower] = [random.pick(books), random.pick(borrowers)]
    taken.add(`${book.id} ${borrower.id}`)
    return { status, from, until, book, borrower }
  })
  planned.sort((one, other) => other.from - one.from)
  return planned.map(({ status, from, until, book, borrower }, index): RiverReservation => ({
    id: 9001 + index,
    borrowerId: borrower.id,
    bookId: book.id,
    pickupBranchId: random.chance(0.75) ? borrower.homeBranchId : random.whole(1, 5),
    status,
    reservedOn: at(-from),
    pickupUntil: until === null ? null : at(until),
  })) // oxfmt-ignore
}
