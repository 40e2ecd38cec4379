import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { CATALOGUE, COPY_NOTES, FIRST_NAMES, LAST_NAMES, PURPOSES, ROOMS, SHELVES, SUBJECTS } from './catalogue.ts'
import { FACULTIES, LOAN_DAYS, type UniBooking, type UniCopy, type UniFine, type UniHold, type UniLoan, type UniMember, type UniTitle } from './kinds.ts' // oxfmt-ignore

export type CampuslibraryData = ReturnType<typeof createCampuslibraryData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const atMost = (day: string, last: string) => (day < last ? day : last)

function uuid(random: Random): string {
  const hex = (length: number) => Array.from({ length }, () => random.whole(0, 15).toString(16)).join('')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`
}

/** 72 titles with their copies, 84 members, their loans, holds and fines, and 90 bookings of rooms. */
export function createCampuslibraryData(clock: Date) {
  const random = createRandom(90_226)
  const days = createDays(clock)
  const uniTitles = createTitles(random, days)
  const uniCopies = createCopies(random, days, uniTitles)
  const uniMembers = createMembers(random, days)
  const uniLoans = createLoans(random, days, uniCopies, uniMembers)
  const uniHolds = createHolds(random, days, { uniTitles, uniCopies, uniMembers })
  const uniFines = createFines(random, days, uniLoans, uniCopies)
  const uniBookings = createBookings(random, days, uniMembers)
  return { uniTitles, uniCopies, uniMembers, uniLoans, uniHolds, uniFines, uniBookings }
}

function createTitles(random: Random, { day }: Days): UniTitle[] {
  const rows = SUBJECTS.flatMap(subject => CATALOGUE[subject].trim().split('\n').map(line => ({ subject, cells: line.split('|') }))) // oxfmt-ignore
  return rows.map(({ subject, cells: [title, names, year, publisher, language, form] }): UniTitle => {
    const authors = names!.split(', ')
    const format = form ?? 'Book'
    const isPrinted = format === 'Book' || format === 'Thesis'
    const mark = plain(authors[0]!.split(' ').at(-1)!).replaceAll(/\W/g, '').slice(0, 3).toUpperCase()
    return {
      id: uuid(random),
      isbn: format === 'Thesis' || Number(year) < 1970 ? null : `978-1-${random.whole(1000, 9999)}-${random.whole(1000, 9999)}-${random.whole(0, 9)}`, // oxfmt-ignore
      title: title!,
      authors,
      publisher: publisher!,
      publicationYear: Number(year),
      edition: format === 'Book' ? random.pick([1, 1, 1, 2, 2, 3, 4]) : null,
      language: language || 'en', // oxlint-disable-line typescript/prefer-nullish-coalescing
      subject,
      format,
      shelfmark: `${String(SHELVES[subject][0]).padStart(3, '0')}.${random.whole(11, 98)} ${mark}`,
      pageCount: isPrinted ? random.whole(120, 690) : null,
      addedOn: day(-random.whole(150, Number(year) > 2016 ? 900 : 3600)),
    }
  })
}

/** One to four of each title, but of the most wanted one seven. */
function createCopies(random: Random, { day }: Days, titles: UniTitle[]): UniCopy[] {
  const copies: UniCopy[] = []
  for (const title of titles) {
    const [, building, floor] = SHELVES[title.subject as (typeof SUBJECTS)[number]]
    const isRare = title.format !== 'Book'
    const many = title.title === 'Statistics for Psychologists' ? 7 : isRare ? random.pick([1, 1, 2]) : random.pick([1, 2, 2, 3, 3, 4]) // oxfmt-ignore
    for (let at = 0; at < many; at++)
      copies.push({
        id: uuid(random),
        barcode: `3011400${String(2_190_037 + 61 * copies.length).padStart(7, '0')}`,
        titleId: title.id,
        loanType: title.format === 'Thesis' ? random.pick(['Standard', 'ReferenceOnly']) : at === 0 && many > 2 ? 'ShortLoan' : title.publicationYear < 1972 && at === 0 ? 'ReferenceOnly' : 'Standard', // oxfmt-ignore
        status: 'Available',
        location: { building, floor, shelf: `${random.pick(['A', 'B', 'C', 'D'])}${random.whole(1, 24)}` },
        acquiredOn: at > 0 && random.chance(0.3) ? day(-random.whole(20, 700)) : title.addedOn,
        purchasePrice: random.whole(isRare ? 1200 : 1800, isRare ? 2600 : 8900) / 100,
        note: random.chance(0.12) ? random.pick(COPY_NOTES) : null,
      })
  }
  return copies
}

function createMembers(random: Random, { day }: Days): UniMember[] {
  const taken = new Set<string>()
  const members: UniMember[] = []
  while (members.length < 84) {
    const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)]
    if (taken.has(`${firstName} ${lastName}`) || (taken.has(lastName) && random.chance(0.7))) continue
    taken.add(`${firstName} ${lastName}`).add(lastName)
    const memberType = random.pick(['Undergraduate', 'Undergraduate', 'Undergraduate', 'Undergraduate', 'Postgraduate', 'Postgraduate', 'AcademicStaff', 'SupportStaff']) // oxfmt-ignore
    const joined = -random.whole(8, memberType.endsWith('Staff') ? 2400 : 950)
    members.push({
      id: uuid(random),
      cardNumber: `W${String(4_120_318 + 173 * members.length)}`,
      firstName,
      lastName,
      memberType,
      faculty: random.pick([...FACULTIES, 'Engineering', 'Law', 'Science', 'Science']),
      contact: { email: `${plain(firstName)}.${plain(lastName)}@${memberType.endsWith('Staff') ? '' : 'student.'}wexcombe.example`, phone: random.chance(0.18) ? null : `07700 900${random.whole(100, 999)}`, prefersSms: random.chance(0.3) }, // oxfmt-ignore
      joinedOn: day(joined),
      cardExpiresOn: day(joined + 365 * Math.ceil(1 - joined / 365) - (random.chance(0.12) ? 365 : 0)),
      isBlocked: random.chance(0.09),
    })
  }
  return members
}

/** Copy by copy: it is lent, renewed, brought back, and lent again. */
function createLoans(random: Random, { day, moment }: Days, copies: UniCopy[], members: UniMember[]): UniLoan[] {
  const loans: Omit<UniLoan, 'loanNumber'>[] = []
  for (const copy of copies) {
    if (copy.loanType === 'ReferenceOnly' || random.chance(0.12)) continue
    const span = LOAN_DAYS[copy.loanType]!
    let at = -random.whole(4, 210)
    while (at < 0) {
      const lentOn = day(at)
      if (lentOn > copy.acquiredOn) {
        const renewalCount = random.pick([0, 0, 0, 1, 1, 2])
        const until = at + span * (1 + renewalCount)
        const back = random.chance(0.3) ? until + random.whole(1, 24) : until - random.whole(0, Math.floor(span * 0.7))
        const isOut = back >= 0
        const renewals = isOut ? Math.min(renewalCount, Math.floor(-at / span)) : renewalCount
        const isLost = !isOut && back < -40 && random.chance(0.04)
        const who = random.pick(members.filter(one => one.joinedOn < lentOn))
        loans.push({
          id: uuid(random),
          copyId: copy.id,
          memberId: who.id,
          loanedAt: moment(at, random.whole(17, 38) / 48),
          dueOn: day(at + span * (1 + renewals)),
          returnedAt: isOut || isLost ? null : moment(back, random.whole(17, 40) / 48),
          renewalCount: renewals,
          status: isOut ? 'Active' : isLost ? 'Lost' : 'Returned',
        })
        if (isOut || isLost) {
          copy.status = isOut ? 'OnLoan' : 'Missing'
          break
        }
        at = back
      }
      at += random.whole(6, 120)
    }
    if (copy.status === 'Available' && random.chance(0.07)) copy.status = 'InRepair'
  }
  loans.sort((one, other) => (one.loanedAt < other.loanedAt ? -1 : 1))
  return loans.map(({ id, ...rest }, index) => ({ id, loanNumber: `L-${61_204 + index}`, ...rest }))
}

interface Stock {
  uniTitles: UniTitle[]
  uniCopies: UniCopy[]
  uniMembers: UniMember[]
}
/** People wait for titles whose copies are all out, and fetch them from the desk of a building. */
function createHolds(random: Random, { day, moment }: Days, { uniTitles, uniCopies, uniMembers }: Stock): UniHold[] {
  const holds: Omit<UniHold, 'holdNumber'>[] = []
  const hold = (title: UniTitle, from: number, status: string, more: Partial<UniHold> = {}) => {
    const others = holds.filter(one => one.titleId === title.id && one.status === status)
    const who = random.pick(uniMembers.filter(one => one.joinedOn < day(from) && others.every(other => other.memberId !== one.id))) // oxfmt-ignore
    holds.push({ id: uuid(random), titleId: title.id, memberId: who.id, placedAt: moment(from, random.whole(14, 45) / 48), status, pickupLocation: random.pick(['MainLibrary', 'MainLibrary', 'ScienceLibrary', 'ScienceLibrary', 'LawLibrary']), pickupBy: null, ...more }) // oxfmt-ignore
  }
  const lent = (title: UniTitle) => uniCopies.filter(one => one.titleId === title.id && one.loanType !== 'ReferenceOnly') // oxfmt-ignore
  const out = uniTitles.filter(one => lent(one).length > 0 && lent(one).every(copy => copy.status === 'OnLoan'))
  out.forEach((title, index) => {
    if (index % 4 === 3) return
    for (let left = index === 5 ? 5 : random.whole(1, 3); left > 0; left--) hold(title, -random.whole(1, 24), 'Waiting')
  })
  const free = uniCopies.filter(one => one.status === 'Available' && one.loanType === 'Standard')
  free.forEach((copy, index) => {
    if (index % 4 !== 2) return
    const title = uniTitles.find(one => one.id === copy.titleId)!
    copy.status = 'OnHoldShelf'
    hold(title, -random.whole(8, 30), 'ReadyForPickup', { pickupBy: day(random.whole(0, 6)) })
  })
  for (let left = 26; left > 0; left--) {
    const from = -random.whole(35, 300)
    const status = random.pick(['Collected', 'Collected', 'Collected', 'Expired', 'Cancelled'])
    hold(random.pick(uniTitles), from, status, status === 'Cancelled' ? {} : { pickupBy: day(from + random.whole(9, 30)) }) // oxfmt-ignore
  }
  holds.sort((one, other) => (one.placedAt < other.placedAt ? -1 : 1))
  return holds.map(({ id, ...rest }, index) => ({ id, holdNumber: `H-${8830 + index}`, ...rest }))
}

/** Half a pound for each day late, and what a damaged or lost copy cost. */
function createFines(random: Random, { day }: Days, loans: UniLoan[], copies: UniCopy[]): UniFine[] {
  const fines: Omit<UniFine, 'fineNumber'>[] = []
  for (const loan of loans) {
    const { purchasePrice } = copies.find(one => one.id === loan.copyId)!
    const back = loan.returnedAt?.slice(0, 10)
    const late = back ? Math.round((Date.parse(back) - Date.parse(loan.dueOn)) / 86_400_000) : 0
    const isDamaged = back !== undefined && random.chance(0.045)
    if (loan.status !== 'Lost' && late <= 0 && !isDamaged) continue
    const reason = loan.status === 'Lost' ? 'LostItem' : isDamaged ? 'Damage' : 'LateReturn'
    const amount = reason === 'LostItem' ? Math.round(100 * (purchasePrice + 7.5)) / 100 : reason === 'Damage' ? Math.round(purchasePrice * 50) / 100 : 0.5 * late // oxfmt-ignore
    const issuedOn = back ?? atMost(shiftDay(loan.dueOn, 30), day(0))
    const status = random.pick(issuedOn < day(-120) ? ['Paid', 'Paid', 'Paid', 'Outstanding', 'Waived'] : ['Paid', 'Outstanding', 'Outstanding']) // oxfmt-ignore
    fines.push({ id: uuid(random), memberId: loan.memberId, loanId: loan.id, reason, amount, status, issuedOn, settledOn: status === 'Outstanding' ? null : atMost(shiftDay(issuedOn, random.whole(0, 40)), day(0)) }) // oxfmt-ignore
  }
  fines.sort((one, other) => (one.issuedOn < other.issuedOn ? -1 : 1))
  return fines.map(({ id, ...rest }, index) => ({ id, fineNumber: `F-${2017 + index}`, ...rest }))
}

/** Of two months and the fortnight to come; no room is taken twice at once. */
function createBookings(random: Random, { moment }: Days, members: UniMember[]): UniBooking[] {
  const bookings: Omit<UniBooking, 'bookingNumber'>[] = []
  while (bookings.length < 90) {
    const index = bookings.length
    const at = index < 5 ? 1 : index < 9 ? 0 : index < 62 ? -random.whole(1, 60) : random.whole(1, 14)
    const [code, name, building, floor, seats, hasScreen] = random.pick(ROOMS)
    const from = random.whole(17, 37)
    const startsAt = moment(at, from / 48)
    const endsAt = moment(at, (from + random.pick([2, 2, 3, 4, 4, 6])) / 48)
    if (bookings.some(one => one.room.code === code && one.startsAt < endsAt && startsAt < one.endsAt)) continue
    const status = at < 0 ? random.pick(['Completed', 'Completed', 'Completed', 'Completed', 'Completed', 'NoShow', 'Cancelled', 'NoShow']) : random.chance(0.1) ? 'Cancelled' : 'Confirmed' // oxfmt-ignore
    const isActive = random.chance(0.35)
    bookings.push({
      id: uuid(random),
      memberId: random.pick(isActive ? members.slice(0, 12) : members).id,
      room: { code, name, building, floor, seats, hasScreen },
      startsAt,
      endsAt,
      groupSize: random.whole(1, seats),
      purpose: random.chance(0.35) ? null : random.pick(PURPOSES),
      status,
    })
  }
  bookings.sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1))
  return bookings.map(({ id, ...rest }, index) => ({ id, bookingNumber: `RB-${4410 + index}`, ...rest }))
}
