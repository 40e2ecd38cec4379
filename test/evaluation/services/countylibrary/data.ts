import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { BOOKS, BRANCHES, FIRST_NAMES, LAST_NAMES, STREETS, TOWNS } from './names.ts'

export interface CountyBranch {
  id: number
  name: string
  type: string
  address: { street: string; town: string; postCode: string }
  phone: string
  managerName: string
  publicComputers: number
  isWheelchairAccessible: boolean
  openedOn: string
}
export interface CountyBook {
  id: number
  isbn: string
  title: string
  author: string
  genre: string
  ageGroup: string
  publishedYear: number
  pageCount: number
}
export interface CountyCopy {
  id: number
  barcode: string
  bookId: number
  branchId: number
  format: string
  condition: string
  status: string
  price: number
  acquiredOn: string
}
export interface CountyBorrower {
  id: number
  cardNumber: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  address: { street: string; town: string; postCode: string }
  category: string
  homeBranchId: number
  status: string
  joinedOn: string
  membershipExpiresOn: string
}
export interface CountyLoan {
  id: number
  copyId: number
  bookId: number
  borrowerId: number
  branchId: number
  loanedOn: string
  dueOn: string
  returnedOn: string | null
  renewals: number
  status: string
  fineAmount: number
  fineStatus: string
}
export interface CountyReservation {
  id: number
  bookId: number
  borrowerId: number
  pickupBranchId: number
  placedOn: string
  status: string
  collectBy: string | null
}

export const BRANCH_TYPES = ['Central', 'Town', 'Village', 'Mobile'] as const
export const GENRES = ['Crime', 'Fantasy', 'Romance', 'ScienceFiction', 'HistoricalFiction', 'Biography', 'Nature', 'Cookery', 'PictureBook'] as const // oxfmt-ignore
export const AGE_GROUPS = ['Adult', 'Teen', 'Children'] as const
export const COPY_FORMATS = ['Hardback', 'Paperback', 'LargePrint', 'Audiobook'] as const
export const COPY_CONDITIONS = ['New', 'Good', 'Worn', 'Damaged'] as const
export const COPY_STATUSES = ['Available', 'OnLoan', 'OnHoldShelf', 'InRepair', 'Lost', 'Withdrawn'] as const
export const BORROWER_CATEGORIES = ['Adult', 'Student', 'Child', 'Senior', 'Housebound'] as const
export const BORROWER_STATUSES = ['Active', 'Suspended', 'Expired'] as const
export const LOAN_STATUSES = ['OnLoan', 'Overdue', 'Returned', 'Lost'] as const
export const FINE_STATUSES = ['NotCharged', 'Outstanding', 'Paid', 'Waived'] as const
export const RESERVATION_STATUSES = ['Waiting', 'ReadyForCollection', 'Collected', 'Cancelled', 'Expired'] as const
/** A loan is for three weeks, and so is each renewal. */
export const LOAN_DAYS = 21
export const FINE_PER_DAY = 0.2
export const HIGHEST_FINE = 9

export type CountylibraryData = ReturnType<typeof createCountylibraryData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 10 branches, 50 books, 112 copies, 58 borrowers, 150 loans and 64 reservations. */
export function createCountylibraryData(clock: Date) {
  const random = createRandom(83_117)
  const days = createDays(clock)
  const countyBranches = BRANCHES.map(([name, type, street, town, postCode, managerName, publicComputers, isWheelchairAccessible, opened], index): CountyBranch => ({ id: index + 1, name, type, address: { street, town, postCode }, phone: `01632 960 ${118 + index * 37}`, managerName, publicComputers, isWheelchairAccessible, openedOn: opened })) // oxfmt-ignore
  const countyBooks = BOOKS.map(([title, author, genre, ageGroup, publishedYear, pageCount], index): CountyBook => ({ id: 201 + index, isbn: `978-1-${86_000 + index * 131}-${100 + index * 7}-${index % 10}`, title, author, genre, ageGroup, publishedYear, pageCount })) // oxfmt-ignore
  const countyCopies = createCopies(random, days, countyBooks)
  const countyBorrowers = createBorrowers(random, days)
  const countyLoans = createLoans(random, days, countyCopies, countyBorrowers)
  const countyReservations = createReservations(random, days, countyCopies, countyBorrowers)
  for (const borrower of countyBorrowers) {
    const own = countyLoans.filter(one => one.borrowerId === borrower.id && one.fineStatus === 'Outstanding')
    const owed = own.reduce((total, one) => total + one.fineAmount, 0)
    if (borrower.status === 'Active' && owed > 4) borrower.status = 'Suspended'
  }
  return { countyBranches, countyBooks, countyCopies, countyBorrowers, countyLoans, countyReservations }
}

/** Two or three of each book, more of them in the larger branches. */
function createCopies(random: Random, { day }: Days, books: CountyBook[]): CountyCopy[] {
  const formats = { PictureBook: ['Hardback', 'Paperback'], usual: ['Hardback', 'Paperback', 'Paperback', 'LargePrint', 'Audiobook'] } // oxfmt-ignore
  const prices: Record<string, number> = { Hardback: 18, Paperback: 9, LargePrint: 21, Audiobook: 24 }
  return Array.from({ length: 112 }, (_, index): CountyCopy => {
    const book = books[index % books.length]!
    const format = random.pick(book.genre === 'PictureBook' ? formats.PictureBook : formats.usual)
    const condition = random.pick(['New', 'Good', 'Good', 'Good', 'Worn', 'Worn', 'Damaged'])
    const unusual = condition === 'Damaged' ? random.pick(['InRepair', 'Withdrawn', 'Available']) : 'Available'
    return {
      id: 4001 + index,
      barcode: `3410${20_017 + index * 23}`,
      bookId: book.id,
      branchId: random.pick([1, 1, 1, 2, 2, 3, 3, 4, 5, 5, 6, 7, 8, 9, 10]),
      format,
      condition,
      status: unusual,
      price: prices[format]! + random.whole(0, 7) - 0.01,
      acquiredOn: day(-(condition === 'New' ? random.whole(470, 620) : random.whole(640, 2400))),
    }
  })
}

/** No two of the same name, except for one pair. */
function createBorrowers(random: Random, { day }: Days): CountyBorrower[] {
  const borrowers: CountyBorrower[] = []
  const taken = new Set<string>()
  while (borrowers.length < 58) {
    const index = borrowers.length
    const twin = index === 37 ? borrowers[11] : undefined
    const firstName = twin?.firstName ?? random.pick(FIRST_NAMES)
    const lastName = twin?.lastName ?? random.pick(LAST_NAMES)
    if (!twin && taken.has(`${firstName} ${lastName}`)) continue
    taken.add(`${firstName} ${lastName}`)
    const [town, area, branches] = TOWNS[twin ? 2 : Math.floor(TOWNS.length * random.next() ** 1.7)]!
    const expires = day(random.chance(0.13) ? -random.whole(4, 150) : random.whole(6, 360))
    borrowers.push({
      id: 1001 + index,
      cardNumber: `MC-${60_204 + index * 41}`,
      firstName,
      lastName,
      email: `${firstName}.${lastName}${twin ? '2' : ''}@hearthmail.example`.toLowerCase().replaceAll("'", ''),
      phone: random.chance(0.2) ? null : `07700 900 ${random.whole(101, 989)}`,
      address: { street: `${random.whole(1, 96)} ${random.pick(STREETS)}`, town, postCode: `${area} ${random.whole(1, 9)}${random.pick(['AH', 'BD', 'JT', 'NW', 'RE'])}` }, // oxfmt-ignore
      category: random.pick(['Adult', 'Adult', 'Adult', 'Student', 'Child', 'Senior', 'Senior', 'Housebound']),
      homeBranchId: index < BRANCHES.length ? index + 1 : random.pick(branches),
      status: expires < day(0) ? 'Expired' : 'Active',
      joinedOn: day(-1790 + Math.floor(index * 30.4)),
      membershipExpiresOn: expires,
    })
  }
  return borrowers
}

/** Those of fourteen months, with more of them lately; a copy is lent to one borrower at a time. */
function createLoans(random: Random, { day }: Days, copies: CountyCopy[], borrowers: CountyBorrower[]): CountyLoan[] {
  const today = day(0)
  const freeFrom = new Map<number, string>()
  const popular = copies.filter(one => one.status === 'Available').toSorted((one, other) => ((one.bookId * 19) % 50) - ((other.bookId * 19) % 50)) // oxfmt-ignore
  return Array.from({ length: 150 }, (_, index): CountyLoan => {
    const loanedOn = day(-Math.ceil(425 * (1 - index / 150) ** 1.9))
    const isFree = (one: CountyCopy) => (freeFrom.get(one.id) ?? '') < loanedOn
    const free = popular.filter(isFree)
    const copy = free[Math.floor(free.length * random.next() ** 1.9)]!
    const known = borrowers.filter(one => one.joinedOn <= loanedOn && one.membershipExpiresOn >= loanedOn)
    const borrower = known[Math.floor(known.length * random.next() ** 2)]!
    const renewals = random.pick([0, 0, 0, 0, 1, 1, 2])
    const dueOn = shiftDay(loanedOn, LOAN_DAYS * (1 + renewals))
    const back = random.chance(0.42) ? shiftDay(dueOn, random.whole(2, 55)) : shiftDay(dueOn, -random.whole(0, 13))
    const isLost = [21, 58, 90, 113].includes(index)
    const isBack = !isLost && back < today
    freeFrom.set(copy.id, isBack ? back : '9999')
    if (!isBack) copy.status = isLost ? 'Lost' : 'OnLoan'
    const late = isBack && back > dueOn ? (Date.parse(back) - Date.parse(dueOn)) / 86_400_000 : 0
    const fineAmount = isLost ? copy.price : Math.min(HIGHEST_FINE, Math.round(100 * late * FINE_PER_DAY) / 100)
    return {
      id: 7001 + index,
      copyId: copy.id,
      bookId: copy.bookId,
      borrowerId: borrower.id,
      branchId: copy.branchId,
      loanedOn,
      dueOn,
      returnedOn: isBack ? back : null,
      renewals,
      status: isLost ? 'Lost' : isBack ? 'Returned' : dueOn < today ? 'Overdue' : 'OnLoan',
      fineAmount,
      fineStatus: fineAmount > 0 ? random.pick(['Outstanding', 'Paid', 'Paid', 'Waived']) : 'NotCharged',
    }
  })
}

/** Those of eleven months; the latest wait, or lie on the shelf for two weeks. */
function createReservations(
  random: Random,
  { day }: Days,
  copies: CountyCopy[],
  borrowers: CountyBorrower[],
): CountyReservation[] {
  // oxfmt-ignore
  const active = borrowers.filter(one => one.status === 'Active')
  return Array.from({ length: 64 }, (_, index): CountyReservation => {
    const from = -Math.ceil(330 * (1 - index / 64) ** 1.6)
    const borrower = random.pick(active.filter(one => one.joinedOn <= day(from)))
    const copy = copies[Math.floor(copies.length * random.next() ** 1.5)]!
    const held = copies.find(one => one.bookId === copy.bookId && one.status === 'Available')
    const isReady = from > -40 && held !== undefined && random.chance(0.55)
    if (isReady) held.status = 'OnHoldShelf'
    const usual = from > -40 ? 'Waiting' : random.pick(['Collected', 'Collected', 'Collected', 'Cancelled', 'Expired'])
    return {
      id: 9001 + index,
      bookId: copy.bookId,
      borrowerId: borrower.id,
      pickupBranchId: borrower.homeBranchId,
      placedOn: day(from),
      status: isReady ? 'ReadyForCollection' : usual,
      collectBy: isReady ? day(random.whole(2, 13)) : null,
    }
  })
}
