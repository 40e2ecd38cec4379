import { createRandom } from '../../../support/apis/random.ts'
import { shiftDay } from '../../services/days.ts'
import { BRANCHES, DEPARTMENTS, PEOPLE, PUBLISHERS, ROOMS, TITLES } from './names.ts'

/** The day on which everything is asked, a Wednesday. */
export const TODAY = '2025-05-14'
const random = createRandom(4417)

export const departments = DEPARTMENTS.map(([name, faculty], at) => ({ no: at + 1, name, faculty }))

export const titles = TITLES.map(([title, author, subject, language, year], at) => ({
  no: at + 1,
  title,
  author,
  subject,
  language,
  year,
  publisher: random.pick(PUBLISHERS),
  isbn: `978-1-${String(52_000 + at * 41)}-${String(110 + at * 13)}-${at % 10}`,
  shelfmark: `${subject.slice(0, 3).toUpperCase()} ${210 + at * 7}.${author.split(' ').at(-1)!.slice(0, 3).toUpperCase()}`,
  price: random.whole(18, 124) + 0.05 * at,
}))
for (const one of titles) one.price = Number(one.price.toFixed(2))
export type Title = (typeof titles)[number]

const homeOf = ({ subject }: Title) => {
  if (subject === 'Law') return BRANCHES[2]!
  return ['Physics', 'Biology', 'Computing'].includes(subject) ? BRANCHES[1]! : BRANCHES[0]!
}
export const copies = titles
  .flatMap(title => Array.from({ length: [2, 1, 3, 2, 1, 2, 4][title.no % 7]! }, (_, at) => ({ title, at })))
  .map(({ title, at }, index) => ({
    no: index + 1,
    barcode: `302${String(14_077 + index * 29)}`,
    title,
    branch: random.chance(0.15) ? random.pick(BRANCHES) : homeOf(title),
    policy: at === 2 || (at === 0 && title.no % 8 === 5) ? 'reference' : at === 1 ? 'short' : 'standard',
    acquired: index % 13 === 4 ? shiftDay('2025-03-20', random.whole(0, 50)) : shiftDay('2019-09-02', random.whole(0, 1900)), // oxfmt-ignore
    condition: [9, 41, 66, 88].includes(index) ? 'missing' : [15, 52, 79].includes(index) ? 'bindery' : 'fine',
  }))
for (const one of copies)
  if (one.acquired < `${one.title.year}-03-01`) one.acquired = `${one.title.year}-03-${10 + (one.no % 19)}`
export type Copy = (typeof copies)[number]

export const borrowers = PEOPLE.map(([first, last], at) => {
  const isStudent = at % 3 !== 2
  const level = isStudent ? (at % 4 === 1 ? 'postgraduate' : 'undergraduate') : null
  return {
    no: at + 1,
    first,
    last,
    name: `${first} ${last}`,
    card: `${7_300_210 + at * 173}`,
    email: `${first[0]}.${last.replace('-', '')}@${isStudent ? 'students.' : ''}wexmoor.example`.toLowerCase(),
    phone: at % 5 === 3 ? null : `+44 7700 90${String(1000 + at * 191).slice(0, 4)}`,
    isStudent,
    level,
    position: isStudent ? null : random.pick(['professor', 'lecturer', 'lecturer', 'administrator']),
    department: departments[(at * 5 + random.whole(0, 2)) % departments.length]!,
    expires: isStudent ? random.pick(['2025-06-30', '2025-09-30', '2026-06-30', '2026-09-30', '2025-04-30']) : shiftDay(TODAY, random.whole(20, 700)), // oxfmt-ignore
    blocked: at % 14 === 5,
  }
})
export type Borrower = (typeof borrowers)[number]

export interface Loan {
  no: number
  copy: Copy
  borrower: Borrower
  out: string
  due: string
  back: string | null
  renewals: number
}

/** Those who never borrowed anything: the last five. */
const readers = borrowers.slice(0, -5)
const found: Omit<Loan, 'no'>[] = []
for (const copy of copies) {
  if (copy.policy === 'reference' || [10, 28, 42].includes(copy.title.no)) continue
  const days = copy.policy === 'short' ? 7 : 21
  const first = shiftDay('2024-09-16', random.whole(0, 190))
  let day = first > copy.acquired ? first : shiftDay(copy.acquired, 3)
  while (day <= TODAY) {
    const renewals = random.pick([0, 0, 0, 0, 1, 1, 2])
    const due = shiftDay(day, days * (1 + renewals))
    const back = shiftDay(due, random.chance(0.66) ? -random.whole(0, 6) : random.whole(1, 66))
    const isBack = back < TODAY
    if (!isBack && copy.condition !== 'fine') break
    const borrower = random.pick(random.chance(0.3) ? readers.slice(0, 7) : readers)
    found.push({ copy, borrower, out: day, due, back: isBack ? back : null, renewals })
    if (!isBack) break
    day = shiftDay(back, random.whole(6, 70))
  }
}
export const loans: Loan[] = found
  .toSorted((a, b) => a.out.localeCompare(b.out) || a.copy.no - b.copy.no)
  .map((one, at) => ({ no: at + 1, ...one }))

export const holds = Array.from({ length: 42 }, (_, at) => ({
  no: at + 1,
  title: titles[(at % 3 === 0 ? at : at * 7 + 3) % titles.length]!,
  borrower: borrowers[(at * 13 + 4) % borrowers.length]!,
  branch: random.pick(BRANCHES),
  placed: shiftDay(TODAY, -random.whole(0, 90)),
  state: random.pick(['waiting', 'waiting', 'ready', 'collected', 'cancelled']),
}))
export type Hold = (typeof holds)[number]

export const fines = loans
  .filter(({ back, due, no }) => (back ?? TODAY) > shiftDay(due, 3) || no % 23 === 7)
  .map((loan, at) => {
    const late = Math.max(0, Math.round((Date.parse(loan.back ?? TODAY) - Date.parse(loan.due)) / 86_400_000))
    const reason = late === 0 || at % 13 === 6 ? 'damage' : 'late return'
    const raised = loan.back ?? shiftDay(loan.due, 4)
    return {
      no: at + 1,
      loan,
      borrower: loan.borrower,
      reason,
      amount: reason === 'damage' ? random.whole(10, 30) : late * 0.5,
      raised: raised > TODAY ? TODAY : raised,
      paid: loan.back && random.chance(0.55) ? shiftDay(loan.back, random.whole(0, 20)) : null,
    }
  })
for (const fine of fines) if (fine.paid && fine.paid > TODAY) fine.paid = null
export type Fine = (typeof fines)[number]

export const rooms = ROOMS.map(([name, branch, floor, seats, screen, board], at) => ({
  no: at + 1,
  name,
  branch: BRANCHES[branch]!,
  floor,
  seats,
  screen,
  board,
}))
export type Room = (typeof rooms)[number]

/** The last borrowers never booked a room. */
export const bookings = Array.from({ length: 52 }, (_, day) => shiftDay(TODAY, day - 34)).flatMap(date =>
  [9, 13, 16].flatMap(hour => {
    if (!random.chance(0.66)) return []
    const room = random.pick(rooms)
    const length = random.whole(1, 3)
    const isPast = date < TODAY
    return {
      room,
      borrower: random.pick(borrowers.slice(2, -8)),
      date,
      from: `${String(hour).padStart(2, '0')}:00`,
      to: `${String(hour + length).padStart(2, '0')}:00`,
      people: random.whole(1, room.seats),
      state: random.chance(0.13) ? 'cancelled' : isPast && random.chance(0.12) ? 'no-show' : 'confirmed',
    }
  }),
).map((one, at) => ({ no: at + 1, ...one })) // oxfmt-ignore
export type Booking = (typeof bookings)[number]

export const isOut = (loan: Loan): boolean => loan.back === null
export const isOverdue = (loan: Loan): boolean => isOut(loan) && loan.due < TODAY
export const loanOf = (copy: Copy): Loan | undefined => loans.find(loan => loan.copy === copy && isOut(loan))
/** On its shelf: neither lent nor missing nor at the bindery. */
export const isIn = (copy: Copy): boolean => copy.condition === 'fine' && !loanOf(copy)
export const isOpen = (fine: Fine): boolean => fine.paid === null
