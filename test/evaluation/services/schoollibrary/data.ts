import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface SchoolBook {
  id: number
  title: string
  author: string
  isbn: string
  section: string
  shelf: string
  readingAge: number
  pages: number | null
  publishedIn: number
  copies: { owned: number; onLoan: number }
}
export interface SchoolReader {
  id: number
  firstName: string
  lastName: string
  email: string
  cardNumber: string
  role: string
  form: string | null
  blocked: boolean
  memberSince: string
}
export interface SchoolLoan {
  id: number
  bookId: number
  readerId: number
  lentOn: string
  dueBack: string
  returnedOn: string | null
  renewals: number
  condition: string | null
}
export interface SchoolHold {
  id: number
  bookId: number
  readerId: number
  placedOn: string
  state: string
  pickUpBy: string | null
}
export interface SchoolWish {
  id: number
  title: string
  author: string
  suggestedById: number
  price: number | null
  state: string
  suggestedOn: string
  reason: string | null
}

export const BOOK_SECTIONS = ['FICTION', 'NON_FICTION', 'GRAPHIC_NOVELS', 'POETRY', 'REFERENCE'] as const
export const READER_ROLES = ['PUPIL', 'TEACHER', 'ASSISTANT'] as const
export const RETURN_CONDITIONS = ['GOOD', 'WORN', 'DAMAGED'] as const
export const HOLD_STATES = ['WAITING', 'READY', 'COLLECTED', 'EXPIRED'] as const
export const WISH_STATES = ['NEW', 'APPROVED', 'ORDERED', 'DECLINED'] as const

const HEADS = ['The Lantern', 'A Map', 'The Fox', 'Seven Letters', 'The Clockmaker', 'Under the Ice', 'The Salt Road', 'Night Train', 'The Cartographer', 'Small Giants', 'The Glass Harbour'] // oxfmt-ignore
const TAILS = ['of Ravenmoor', 'for Beginners', 'and the Sea', 'of Winter', 'in the Attic', 'at Midnight', 'of Paper', 'without a Name', 'of the North', 'and Other Stories'] // oxfmt-ignore
const FACTS = ['Volcanoes', 'The Human Body', 'Ancient Egypt', 'Rivers of Europe', 'Coding for Everyone', 'The Solar System', 'Bees and Beetles', 'The Tudors', 'Bridges', 'Inventions that Changed Us'] // oxfmt-ignore
const AUTHORS = ['Marnie Holt', 'Edgar Finch', 'Ifeoma Bright', 'T. R. Lovelace', 'Sanna Virtala', 'Hugo Pell', 'Agnes Moor', 'Dilip Raman', 'Clara Beck', 'Owen Tull', 'Rosa Quint', 'Nell Arkwright', 'Piet van Dam', 'Yuna Sato'] // oxfmt-ignore
const FORMS = ['7A', '7B', '8A', '8B', '9A', '9B', '10A', '10B', '11A']
const WISHES = ['The Last Bell', 'Sharks Up Close', 'Chess in a Week', 'The Moon Garden', 'Robots at Home', 'How to Draw Horses', 'Ghosts of the Fens', 'Football Legends', 'Baking for Teens', 'Castle of Rain', 'The Marathon Girl', 'Code Breakers', 'Wild Swimming', 'A Dog Called Biscuit', 'Storm Chasers'] // oxfmt-ignore

export type SchoollibraryData = ReturnType<typeof createSchoollibraryData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 120 books, 150 readers, 260 loans, 70 holds and 15 suggestions. */
export function createSchoollibraryData(clock: Date) {
  const random = createRandom(99_301)
  const days = createDays(clock)
  const thisYear = Number(days.day(0).slice(0, 4))
  const schoolBooks = Array.from({ length: 120 }, (_, index): SchoolBook => {
    const isFactual = index >= 110
    const section = isFactual ? random.pick(['NON_FICTION', 'NON_FICTION', 'REFERENCE']) : random.pick(['FICTION', 'FICTION', 'FICTION', 'FICTION', 'GRAPHIC_NOVELS', 'POETRY']) // oxfmt-ignore
    return {
      id: 101 + index,
      title: isFactual ? FACTS[index - 110]! : `${HEADS[index % 11]!} ${TAILS[Math.floor(index / 11)]!}`,
      author: random.pick(AUTHORS),
      isbn: `978-1-4${random.whole(100, 999)}-${random.whole(1000, 9999)}-${index % 10}`,
      section,
      shelf: `${random.pick(['A', 'B', 'C', 'D', 'E'])}${random.whole(1, 6)}`,
      readingAge: random.whole(9, 16),
      pages: random.chance(0.08) ? null : random.whole(9, 62) * 8,
      publishedIn: thisYear - random.whole(1, 40),
      copies: { owned: random.pick([1, 1, 2, 2, 3, 4, 6]), onLoan: 0 },
    }
  })
  const schoolReaders = createPeopleOf(99_303, 150, 'stanmoorschool.example').map((person, index): SchoolReader => {
    const role = index % 9 === 4 ? 'TEACHER' : index % 31 === 7 ? 'ASSISTANT' : 'PUPIL'
    return {
      id: 3001 + index,
      ...person,
      cardNumber: `C${7200 + index * 3}`,
      role,
      form: role === 'PUPIL' ? random.pick(FORMS) : null,
      blocked: random.chance(0.06),
      memberSince: days.day(-1700 + index * 11),
    }
  })
  const schoolLoans = createLoans(random, days, schoolBooks, schoolReaders)
  for (const book of schoolBooks)
    book.copies.onLoan = schoolLoans.filter(one => one.bookId === book.id && one.returnedOn === null).length
  return {
    schoolBooks,
    schoolReaders,
    schoolLoans,
    schoolHolds: createHolds(random, days, schoolBooks, schoolReaders),
    schoolWishes: createWishes(random, days, schoolReaders),
  }
}

/** Of seven months, of three weeks each, and never more of a book at a time than there are. */
function createLoans(random: Random, { day }: Days, books: SchoolBook[], readers: SchoolReader[]): SchoolLoan[] {
  const today = day(0)
  const loans: SchoolLoan[] = []
  while (loans.length < 260) {
    const from = -215 + Math.floor((215 * loans.length) / 260)
    const lentOn = day(from)
    const renewals = random.pick([0, 0, 0, 0, 1, 1, 2])
    const back = shiftDay(lentOn, random.whole(4, 24 + renewals * 21))
    const isKept = from < -70 ? random.chance(0.04) : back >= today
    const returnedOn = isKept ? null : back < today ? back : today
    const book = random.pick(books.slice(0, 114))
    const out = loans.filter(one => one.bookId === book.id && (one.returnedOn === null || one.returnedOn >= lentOn))
    if (out.length >= book.copies.owned) continue
    loans.push({
      id: 6001 + loans.length,
      bookId: book.id,
      readerId: random.pick(readers.slice(0, 138)).id,
      lentOn,
      dueBack: shiftDay(lentOn, 21 * (1 + renewals)),
      returnedOn,
      renewals,
      condition: returnedOn ? random.pick(['GOOD', 'GOOD', 'GOOD', 'GOOD', 'GOOD', 'WORN', 'WORN', 'DAMAGED']) : null,
    })
  }
  return loans
}

/** Nobody waits twice for a book. */
function createHolds(random: Random, { day }: Days, books: SchoolBook[], readers: SchoolReader[]): SchoolHold[] {
  return Array.from({ length: 70 }, (_, index): SchoolHold => {
    const from = -120 + Math.floor((120 * index) / 70)
    const state = from < -40 ? random.pick(['COLLECTED', 'COLLECTED', 'COLLECTED', 'EXPIRED']) : from < -8 ? random.pick(['COLLECTED', 'READY', 'WAITING']) : 'WAITING' // oxfmt-ignore
    return {
      id: 8001 + index,
      bookId: random.pick(books.slice(0, 100)).id,
      readerId: readers[(index * 17) % 138]!.id,
      placedOn: day(from),
      state,
      pickUpBy: state === 'READY' ? day(random.whole(1, 7)) : null,
    }
  })
}

function createWishes(random: Random, { day }: Days, readers: SchoolReader[]): SchoolWish[] {
  return WISHES.map((title, index): SchoolWish => {
    const from = -140 + index * 9
    return {
      id: 9101 + index,
      title,
      author: random.pick(AUTHORS),
      suggestedById: readers[(index * 13) % 138]!.id,
      price: random.chance(0.15) ? null : random.whole(12, 50) / 2 - 0.01,
      state: from > -35 ? 'NEW' : random.pick(['APPROVED', 'APPROVED', 'ORDERED', 'ORDERED', 'DECLINED']),
      suggestedOn: day(from),
      reason: random.chance(0.5) ? random.pick(['For the book club', 'Class project', 'Everyone asks for it']) : null,
    }
  })
}
