import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPatrons } from '../persons.ts'

export interface Branch {
  id: number
  code: string
  name: string
  address: { street: string; city: string; state: string; zipCode: string }
  phone: string
  managerName: string
  openedOn: string
  squareFeet: number
  annualBudget: number
  hasMakerspace: boolean
}
export interface Book {
  id: number
  isbn: string
  title: string
  author: string
  genre: string
  format: string
  language: string
  publicationYear: number
  pageCount: number | null
  copiesOwned: number
  replacementCost: number
  addedOn: string
}
export interface Patron {
  id: number
  cardNumber: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  address: { street: string; city: string; zipCode: string }
  membershipType: string
  status: string
  homeBranchId: number
  joinedOn: string
  cardExpiresOn: string
  receivesNewsletter: boolean
}
export interface Loan {
  id: number
  bookId: number
  patronId: number
  branchId: number
  status: string
  borrowedOn: string
  dueOn: string
  returnedOn: string | null
  renewalCount: number
}
export interface Hold {
  id: number
  bookId: number
  patronId: number
  pickupBranchId: number
  status: string
  queuePosition: number
  placedOn: string
  expiresOn: string
}
export interface Fine {
  id: number
  patronId: number
  loanId: number
  reason: string
  amount: number
  status: string
  issuedOn: string
  paidOn: string | null
}
export interface LibraryEvent {
  id: number
  title: string
  category: string
  branchId: number
  startsAt: string
  durationMinutes: number
  capacity: number
  registeredCount: number
  ticketPrice: number
  status: string
}

export const GENRES = ['Fiction', 'Mystery', 'ScienceFiction', 'Biography', 'History', 'Children', 'Cooking'] as const
export const FORMATS = ['Hardcover', 'Paperback', 'AudioBook', 'LargePrint'] as const
export const MEMBERSHIPS = ['Adult', 'Student', 'Senior', 'Child'] as const
export const PATRON_STATES = ['Active', 'Suspended', 'Expired'] as const
export const LOAN_STATES = ['CheckedOut', 'Overdue', 'Returned', 'Lost'] as const
export const HOLD_STATES = ['Waiting', 'ReadyForPickup', 'Fulfilled', 'Cancelled'] as const
export const FINE_REASONS = ['LateReturn', 'DamagedItem', 'LostItem'] as const
export const FINE_STATES = ['Unpaid', 'Paid', 'Waived'] as const
export const EVENT_CATEGORIES = ['StoryTime', 'AuthorTalk', 'Workshop', 'BookClub', 'Exhibition'] as const
export const EVENT_STATES = ['Scheduled', 'Cancelled', 'Completed'] as const

const BRANCHES: [code: string, name: string, city: string, state: string, manager: string, feet: number, budget: number, maker: boolean][] = [
  ['CEN', 'Central Library', 'Portland', 'OR', 'Marguerite Olsen', 62_000, 2_450_000, true],
  ['RIV', 'Riverside Branch', 'Portland', 'OR', 'Theo Castellan', 14_200, 610_000, false],
  ['HAW', 'Hawthorne Branch', 'Portland', 'OR', 'Ines Bartholdy', 11_800, 545_000, false],
  ['SAL', 'Salem Branch', 'Salem', 'OR', 'Grant Whitcombe', 18_500, 720_000, true],
  ['VAN', 'Vancouver Branch', 'Vancouver', 'WA', 'Opal Desmond', 21_300, 835_000, true],
  ['CAM', 'Camas Branch', 'Camas', 'WA', 'Rufus Tillman', 7_400, 290_000, false],
  ['BEA', 'Beaverton Branch', 'Beaverton', 'OR', 'Lena Fujimoto', 16_900, 690_000, false],
  ['GRE', 'Gresham Branch', 'Gresham', 'OR', 'Silas Norwood', 9_600, 410_000, false],
] // oxfmt-ignore
const ADJECTIVES = [
  'Silent',
  'Golden',
  'Broken',
  'Distant',
  'Hidden',
  'Crimson',
  'Winter',
  'Restless',
  'Borrowed',
  'Paper',
]
const NOUNS = ['Harbor', 'Orchard', 'Lantern', 'Kingdom', 'River', 'Cathedral', 'Archive', 'Garden', 'Compass', 'Theater', 'Island', 'Kitchen', 'Letters', 'Meridian'] // oxfmt-ignore
const AUTHORS = ['Beatrice Hallworth', 'Orson Pellegrino', 'Miriam Castaway', 'Teodor Blaine', 'Josephine Arkwright', 'Callum Redfern', 'Anneke Vosburgh', 'Hideo Matsuura', 'Pilar Montenegro', 'Winston Oyelaran'] // oxfmt-ignore
const STREETS = ['Alder Street', 'Birch Avenue', 'Cedar Lane', 'Division Street', 'Everett Street', 'Fremont Avenue']
const CITIES: [string, string][] = [
  ['Portland', '972'],
  ['Salem', '973'],
  ['Vancouver', '986'],
  ['Beaverton', '970'],
  ['Gresham', '971'],
]
const EVENTS: Record<string, string[]> = {
  StoryTime: ['Bears and Berries', 'Dragons at Noon', 'Pajama Stories'],
  AuthorTalk: ['An Evening with Miriam Castaway', 'Meet Teodor Blaine', 'Writing the West'],
  Workshop: ['Resume Clinic', 'Intro to 3D Printing', 'Family Tree Research', 'Sewing Basics'],
  BookClub: ['Mystery Monday', 'Classics Circle', 'Teens Read'],
  Exhibition: ['Maps of Oregon', 'Local Photographers'],
}

export type LibraryData = ReturnType<typeof createLibraryData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 8 branches, 140 books, 170 patrons with 200 loans, 80 holds and 90 fines, 60 events. */
export function createLibraryData(clock: Date) {
  const random = createRandom(20_26_137)
  const days = createDays(clock)
  const branches = BRANCHES.map(([code, name, city, state, managerName, squareFeet, annualBudget, hasMakerspace], index): Branch => ({ id: index + 1, code, name, address: { street: `${random.whole(100, 9800)} ${random.pick(STREETS)}`, city, state, zipCode: `97${random.whole(100, 999)}` }, phone: `(503) 555-01${40 + index}`, managerName, openedOn: days.day(-random.whole(1500, 30_000)), squareFeet, annualBudget, hasMakerspace })) // oxfmt-ignore
  const books = createBooks(random, days)
  const patrons = createReaders(random, days)
  const loans = createLoans(random, days, books, patrons)
  const holds = createHolds(random, days, books, patrons)
  const fines = createFines(random, days, loans)
  const events = createEvents(random, days)
  return { branches, books, patrons, loans, holds, fines, events }
}

const createBooks = (random: Random, { day }: Days): Book[] =>
  Array.from({ length: 140 }, (_, index) => {
    const format = random.pick(['Hardcover', 'Hardcover', 'Paperback', 'Paperback', 'Paperback', 'AudioBook', 'LargePrint']) // oxfmt-ignore
    return {
      id: 1001 + index,
      isbn: `978-1-${random.whole(1000, 9999)}-${random.whole(1000, 9999)}-${random.whole(0, 9)}`,
      title: `The ${ADJECTIVES[index % 10]!} ${NOUNS[Math.floor(index / 10)]!}`,
      author: random.pick(AUTHORS),
      genre: random.pick(['Fiction', 'Fiction', ...GENRES]),
      format,
      language: random.pick(['English', 'English', 'English', 'English', 'Spanish', 'Vietnamese']),
      publicationYear: random.whole(1958, 2025),
      pageCount: format === 'AudioBook' ? null : random.whole(64, 980),
      copiesOwned: random.whole(1, 24),
      replacementCost: random.whole(18, 140) / 2 + 0.49,
      addedOn: day(-random.whole(5, 4000)),
    }
  })

const createReaders = (random: Random, { day }: Days): Patron[] =>
  createPatrons().map(({ firstName, lastName, email }, index) => {
    const [city, zip] = random.pick(CITIES)
    const status = random.pick(['Active', 'Active', 'Active', 'Active', 'Active', 'Active', 'Suspended', 'Expired'])
    return {
      id: 20_001 + index,
      cardNumber: `P${610_200 + index * 13}`,
      firstName,
      lastName,
      email,
      phone: random.chance(0.8) ? `(503) 555-${random.whole(1000, 9999)}` : null,
      address: { street: `${random.whole(10, 9900)} ${random.pick(STREETS)}`, city, zipCode: `${zip}${random.whole(10, 99)}` }, // oxfmt-ignore
      membershipType: random.pick(['Adult', 'Adult', 'Adult', 'Student', 'Student', 'Senior', 'Child']),
      status,
      homeBranchId: random.whole(1, 8),
      joinedOn: day(-random.whole(20, 3800)),
      cardExpiresOn: day(status === 'Expired' ? -random.whole(1, 300) : random.whole(5, 720)),
      receivesNewsletter: random.chance(0.45),
    }
  })

const createLoans = (random: Random, { day }: Days, books: Book[], patrons: Patron[]): Loan[] =>
  Array.from({ length: 200 }, (_, index) => {
    const borrowed = -260 + Math.floor(index * 1.29)
    const renewalCount = random.pick([0, 0, 0, 1, 1, 2])
    const due = borrowed + 21 * (renewalCount + 1)
    const isBack = due < -40 || random.chance(0.35)
    const status = due < -60 && random.chance(0.07) ? 'Lost' : isBack ? 'Returned' : due < 0 ? 'Overdue' : 'CheckedOut'
    return {
      id: 70_001 + index,
      bookId: random.pick(books).id,
      patronId: random.pick(patrons.slice(0, 150)).id,
      branchId: random.whole(1, 8),
      status,
      borrowedOn: day(borrowed),
      dueOn: day(due),
      returnedOn: status === 'Returned' ? day(Math.min(-1, due + random.whole(-15, 9))) : null,
      renewalCount,
    }
  })

const createHolds = (random: Random, { day }: Days, books: Book[], patrons: Patron[]): Hold[] =>
  Array.from({ length: 80 }, (_, index) => {
    const placed = -90 + index
    return {
      id: 5001 + index,
      bookId: random.pick(books.slice(0, 70)).id,
      patronId: random.pick(patrons).id,
      pickupBranchId: random.whole(1, 8),
      status: placed < -40 ? random.pick(['Fulfilled', 'Fulfilled', 'Cancelled']) : random.pick(['Waiting', 'Waiting', 'ReadyForPickup', 'Cancelled']), // oxfmt-ignore
      queuePosition: random.whole(1, 9),
      placedOn: day(placed),
      expiresOn: day(placed + 120),
    }
  })

const createFines = (random: Random, { day }: Days, loans: Loan[]): Fine[] =>
  Array.from({ length: 90 }, (_, index) => {
    const loan = random.pick(loans.slice(0, 170))
    const reason = loan.status === 'Lost' ? 'LostItem' : random.pick(['LateReturn', 'LateReturn', 'LateReturn', 'DamagedItem']) // oxfmt-ignore
    const issued = -Math.floor((90 - index) * 2.7)
    const status = random.pick(['Unpaid', 'Unpaid', 'Paid', 'Paid', 'Waived'])
    return {
      id: 3001 + index,
      patronId: loan.patronId,
      loanId: loan.id,
      reason,
      amount: reason === 'LateReturn' ? random.whole(2, 48) / 4 : random.whole(40, 300) / 4,
      status,
      issuedOn: day(issued),
      paidOn: status === 'Paid' ? day(Math.min(-1, issued + random.whole(0, 30))) : null,
    }
  })

const createEvents = (random: Random, { day }: Days): LibraryEvent[] =>
  Array.from({ length: 60 }, (_, index) => {
    const category = random.pick(EVENT_CATEGORIES)
    const offset = Math.floor((index - 40) * 3.5)
    const capacity = random.whole(2, 24) * 5
    return {
      id: 801 + index,
      title: random.pick(EVENTS[category]!),
      category,
      branchId: random.whole(1, 8),
      startsAt: `${day(offset)}T${random.pick(['10:00', '14:30', '18:00', '19:00'])}:00`,
      durationMinutes: random.pick([45, 60, 90, 120]),
      capacity,
      registeredCount: random.whole(0, capacity),
      ticketPrice: category === 'Workshop' || category === 'AuthorTalk' ? random.pick([0, 5, 8, 12.5]) : 0,
      status: random.chance(0.1) ? 'Cancelled' : offset < 0 ? 'Completed' : 'Scheduled',
    }
  })
