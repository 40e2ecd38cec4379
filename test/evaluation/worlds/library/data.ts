import { createRandom } from '../../../support/apis/random.ts'
import { shiftDay } from '../../services/days.ts'
import { AUTHORS, BOOKS, BRANCHES, EVENTS, PEOPLE } from './names.ts'

/** The day on which everything is asked. */
export const TODAY = '2025-05-14'
const random = createRandom(2605)
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map(one => [random.next(), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one)

export const branches = BRANCHES.map(([name, street, town, phone, sundays, opened], at) => ({
  no: at + 1,
  name,
  street,
  town,
  phone,
  sundays,
  opened,
}))
export const authors = AUTHORS.map(([name, country, born], at) => ({ no: at + 1, name, country, born }))
export const books = BOOKS.map(([title, author, genre, language, year], at) => ({
  no: at + 1,
  title,
  isbn: `978-0-${String(41_000 + at * 37)}-${String(100 + at * 7)}-${at % 10}`,
  author: authors.find(({ name }) => name === author)!,
  genre,
  language,
  year,
  pages: 96 + 8 * random.whole(4, 70),
  price: random.whole(9, 48) + 0.5 * random.whole(0, 1),
}))
export type Book = (typeof books)[number]

export const copies = books
  .flatMap(book => Array.from({ length: book.no % 7 === 0 ? 3 : book.no % 3 === 0 ? 1 : 2 }, () => book))
  .map((book, at) => ({
    no: at + 1,
    barcode: `3100${String(4200 + at * 3)}`,
    book,
    branch: random.pick([...branches, branches[0]!]),
    condition: random.pick(['new', 'good', 'good', 'good', 'worn', 'damaged']),
    acquired: shiftDay('2021-03-01', random.whole(0, 1400)),
    inRepair: at % 17 === 5,
  }))
export type Copy = (typeof copies)[number]

export const members = PEOPLE.map(([first, last], at) => ({
  no: at + 1,
  first,
  last,
  name: `${first} ${last}`,
  card: `${4070 + at * 13}`,
  email: `${first}.${last}@post.example`.toLowerCase(),
  phone: at % 6 === 4 ? null : `+49 151 55${String(1000 + at * 217).slice(0, 4)}`,
  town: random.pick(['Ashby', 'Ashby', 'Corwen', 'Tarnford', 'Wexcombe']),
  kind: random.pick(['adult', 'adult', 'adult', 'student', 'senior', 'child']),
  branch: random.pick(branches),
  birth: '',
  joined: shiftDay('2019-02-01', random.whole(0, 2280)),
  expires: shiftDay(TODAY, random.whole(-70, 330)),
  blocked: at % 13 === 6,
}))
const AGES: Record<string, [number, number]> = { child: [7, 14], student: [17, 25], adult: [28, 61], senior: [66, 84] }
for (const member of members)
  member.birth = shiftDay(TODAY, -365 * random.whole(...AGES[member.kind]!) - random.whole(20, 340))
export type Member = (typeof members)[number]

/** Memberships, where a service tells them from the people who hold them. */
export const cards = members.map(member => ({ member }))

export interface Loan {
  no: number
  copy: Copy
  book: Book
  member: Member
  out: string
  due: string
  back: string | null
  renewals: number
}

/** Members who never borrowed anything: the last four. */
const readers = members.slice(0, -4)
const found: Omit<Loan, 'no'>[] = []
for (const copy of copies) {
  // Books whose copies nobody ever had.
  if ([11, 23, 36].includes(copy.book.no)) continue
  let day = shiftDay('2024-08-05', random.whole(0, 140))
  while (day <= TODAY) {
    const renewals = random.pick([0, 0, 0, 1, 2])
    const due = shiftDay(day, 21 + 14 * renewals)
    const back = shiftDay(day, random.pick([5, 11, 18, 20, 25 + 14 * renewals, 33 + 14 * renewals, 58, 66]))
    const isBack = back < TODAY || copy.inRepair
    const known = readers.filter(({ joined }) => joined < day)
    const member = random.pick(random.chance(0.35) ? known.slice(0, 6) : known)
    if (isBack && back >= TODAY) break
    found.push({ copy, book: copy.book, member, out: day, due, back: isBack ? back : null, renewals })
    day = shiftDay(back, random.whole(4, 100))
  }
}
export const loans: Loan[] = found
  .toSorted((a, b) => a.out.localeCompare(b.out) || a.copy.no - b.copy.no)
  .map((one, at) => ({ no: at + 1, ...one }))

export const holds = shuffled(books)
  .slice(0, 22)
  .flatMap((book, at) => Array.from({ length: at % 4 === 0 ? 3 : at % 4 === 1 ? 2 : 1 }, () => book))
  .map((book, at) => ({
    no: at + 1,
    book,
    member: members[(at * 11) % members.length]!,
    branch: random.pick(branches),
    placed: shiftDay(TODAY, -random.whole(0, 75)),
    state: random.pick(['waiting', 'waiting', 'waiting', 'ready', 'collected', 'cancelled']),
  }))
export type Hold = (typeof holds)[number]

export const fines = loans
  .filter(({ back, due }) => (back ?? TODAY) > shiftDay(due, 6))
  .map((loan, at) => ({
    no: at + 1,
    loan,
    amount: random.whole(2, 30) / 2,
    reason: at % 9 === 4 ? 'damaged' : at % 11 === 7 ? 'lost' : 'late',
    issued: loan.back ?? shiftDay(loan.due, 7),
    paid: loan.back && random.chance(0.6) ? shiftDay(loan.back, random.whole(0, 5)) : null,
  }))
for (const fine of fines) if (fine.paid && fine.paid > TODAY) fine.paid = TODAY
export type Fine = (typeof fines)[number]

export const events = EVENTS.map(([title, host], at) => ({
  no: at + 1,
  title,
  host,
  branch: branches[(at * 3) % branches.length]!,
  date: shiftDay(TODAY, [-40, -26, -19, -12, -5, -1, 0, 1, 3, 6, 10, 17, 24, 31][at]!),
  time: ['10:30', '15:00', '18:30', '19:00'][at % 4]!,
  seats: [10, 12, 15, 20, 25][at % 5]!,
  attendees: shuffled(members).slice(0, [4, 9, 6, 12, 0, 10, 7, 12, 3, 15, 8, 0, 5, 2][at]!),
}))
export const signups = events.flatMap(event => event.attendees.map(member => ({ event, member })))

export const isOut = (loan: Loan): boolean => loan.back === null
export const isOverdue = (loan: Loan): boolean => isOut(loan) && loan.due < TODAY
export const loanOf = (copy: Copy): Loan | undefined => loans.find(loan => loan.copy === copy && isOut(loan))
export const isFree = (copy: Copy): boolean => !copy.inRepair && !loanOf(copy)
