import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface TownBranch {
  id: number
  name: string
  address: { street: string; postcode: string }
  phone: string
  hasStudyRoom: boolean
}
export interface TownTitle {
  id: number
  isbn: string
  title: string
  author: { firstName: string; lastName: string }
  genre: string
  language: string
  audience: string
  publishedYear: number
  pages: number
}
export interface TownCopy {
  id: number
  barcode: string
  titleId: number
  branchId: number
  status: string
  condition: string
  shelfMark: string
  acquiredOn: string
}
export interface TownMember {
  id: number
  cardNumber: string
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  membershipType: string
  homeBranchId: number
  joinedOn: string
  expiresOn: string
  isBlocked: boolean
}
export interface TownLoan {
  id: number
  loanNumber: string
  copyId: number
  memberId: number
  loanedOn: string
  dueOn: string
  returnedOn: string | null
  renewals: number
}
export interface TownReservation {
  id: number
  titleId: number
  memberId: number
  pickupBranchId: number
  status: string
  placedOn: string
}
export interface TownFine {
  id: number
  memberId: number
  loanId: number
  reason: string
  amount: number
  issuedOn: string
  paidOn: string | null
}

export const TITLE_GENRES = ['Crime', 'Fantasy', 'Romance', 'Biography', 'History', 'Science', 'Travel', 'PictureBook'] as const // oxfmt-ignore
export const TITLE_LANGUAGES = ['English', 'Welsh', 'Polish', 'French'] as const
export const AUDIENCES = ['Adult', 'Teen', 'Children'] as const
export const COPY_STATUSES = ['Available', 'OnLoan', 'InRepair', 'Lost'] as const
export const COPY_CONDITIONS = ['New', 'Good', 'Worn', 'Damaged'] as const
export const MEMBERSHIP_TYPES = ['Adult', 'Student', 'Senior', 'Child'] as const
export const TOWN_RESERVATION_STATUSES = ['Waiting', 'ReadyForPickup', 'Collected', 'Cancelled'] as const
export const FINE_REASONS = ['Overdue', 'Damage', 'Loss'] as const

const BRANCHES = [
  ['Market Square', '1 Market Square', 'LL12 1AA'],
  ['Harbour', '40 Quay Street', 'LL12 4BN'],
  ['Penrhyn Park', '9 Park Road', 'LL13 2DX'],
  ['Eastfield', '118 Eastfield Way', 'LL14 7GT'],
] as const
const FIRST_WORDS = 'Silent Hidden Crooked Forgotten Golden Winter Burning Distant Broken Painted Restless Borrowed Salted Northern Paper'.split(' ') // oxfmt-ignore
const LAST_WORDS = 'Harbour Orchard Lighthouse Garden River Witness Mountain Letters Kingdom Station Island Clockmaker Meadow Voyage Cathedral'.split(' ') // oxfmt-ignore

export type TownlibraryData = ReturnType<typeof createTownlibraryData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 4 branches, 130 titles, 240 copies, 140 members, 270 loans, 80 reservations and some 70 fines. */
export function createTownlibraryData(clock: Date) {
  const random = createRandom(99_301)
  const days = createDays(clock)
  const year = Number(days.day(0).slice(0, 4))
  const townBranches = BRANCHES.map(([name, street, postcode], index): TownBranch => ({
    id: 1 + index,
    name,
    address: { street, postcode },
    phone: `01978 555 ${120 + index * 31}`,
    hasStudyRoom: index !== 3,
  }))
  const townTitles = createTitles(random, year)
  const townCopies = Array.from({ length: 240 }, (_, index): TownCopy => {
    const title = townTitles[index < 130 ? index : random.whole(0, 119)]!
    return {
      id: 2001 + index,
      barcode: `TL${400_100 + index * 7}`,
      titleId: title.id,
      branchId: random.pick([1, 1, 1, 2, 2, 3, 3, 4]),
      status: 'Available',
      condition: random.pick(['New', 'Good', 'Good', 'Good', 'Worn', 'Worn', 'Damaged']),
      shelfMark: `${title.genre.slice(0, 2).toUpperCase()} ${random.whole(1, 28)}.${random.whole(1, 6)}`,
      acquiredOn: days.day(-random.whole(430, 790)),
    }
  })
  const townMembers = createPeopleOf(99_303, 140, 'readerpost.example').map((person, index): TownMember => {
    const joinedOn = days.day(-790 + Math.floor(index * 5.5))
    const years = Math.ceil((790 - Math.floor(index * 5.5) + 1) / 365)
    const membershipType = random.pick(['Adult', 'Adult', 'Adult', 'Student', 'Student', 'Senior', 'Child'])
    return {
      id: 3001 + index,
      cardNumber: `TC-${81_000 + index * 11}`,
      firstName: person.firstName,
      lastName: person.lastName,
      email: membershipType === 'Child' && random.chance(0.6) ? null : person.email,
      phone: random.chance(0.2) ? null : `07700 907${random.whole(100, 989)}`,
      membershipType,
      homeBranchId: random.pick([1, 1, 1, 2, 2, 3, 3, 4]),
      joinedOn,
      expiresOn: shiftDay(joinedOn, 365 * (random.chance(0.1) && years > 1 ? years - 1 : years)),
      isBlocked: index % 17 === 4,
    }
  })
  const townLoans = createLoans(random, days, townCopies, townMembers)
  for (const copy of townCopies) {
    const isOut = townLoans.some(one => one.copyId === copy.id && one.returnedOn === null)
    copy.status = isOut ? 'OnLoan' : copy.id % 23 === 3 ? 'Lost' : copy.id % 19 === 5 ? 'InRepair' : 'Available'
  }
  return {
    townBranches,
    townTitles,
    townCopies,
    townMembers,
    townLoans,
    townReservations: createReservations(random, days, townTitles, townMembers),
    townFines: createFines(random, days, townLoans),
  }
}

/** Each title once; those who write them have written three or so. */
function createTitles(random: Random, year: number): TownTitle[] {
  const authors = createPeopleOf(99_307, 44, 'none.example')
  const names = new Set<string>()
  const titles: TownTitle[] = []
  while (titles.length < 130) {
    const title = `The ${random.pick(FIRST_WORDS)} ${random.pick(LAST_WORDS)}`
    if (names.has(title)) continue
    names.add(title)
    const { firstName, lastName } = random.pick(authors.slice(0, 40))
    const genre = random.pick(TITLE_GENRES)
    const isPictures = genre === 'PictureBook'
    titles.push({
      id: 501 + titles.length,
      isbn: `978-1-${random.whole(10_000, 99_999)}-${random.whole(100, 999)}-${random.whole(0, 9)}`,
      title,
      author: { firstName, lastName },
      genre,
      language: random.pick(['English', 'English', 'English', 'English', 'English', 'Welsh', 'Welsh', 'Polish', 'French']), // oxfmt-ignore
      audience: isPictures ? 'Children' : random.pick(['Adult', 'Adult', 'Adult', 'Teen', 'Children']),
      publishedYear: year - random.whole(0, 38),
      pages: isPictures ? random.whole(12, 24) * 2 : random.whole(120, 760),
    })
  }
  return titles
}

/** First those that are back, then those that are out: never two of them for one copy. */
function createLoans(random: Random, { day }: Days, copies: TownCopy[], members: TownMember[]): TownLoan[] {
  const free = copies.slice(0, 220)
  return Array.from({ length: 270 }, (_, index): TownLoan => {
    const isBack = index < 200
    const copy = isBack ? random.pick(copies.slice(0, 220)) : free.splice(random.whole(0, free.length - 1), 1)[0]!
    const from = isBack ? -400 + Math.floor((355 * index) / 200) : -40 + Math.floor((39 * (index - 200)) / 70)
    const renewals = isBack ? random.pick([0, 0, 0, 1, 1, 2]) : from < -18 ? random.pick([0, 1, 1, 2, 2]) : 0
    const due = from + 21 + renewals * 7
    const kept = random.chance(0.2) ? due + random.whole(1, 20) : random.whole(from + 3, due)
    return {
      id: 10_001 + index,
      loanNumber: `L-${50_200 + index}`,
      copyId: copy.id,
      memberId: random.pick(members.slice(0, 124).filter(one => one.joinedOn < day(from))).id,
      loanedOn: day(from),
      dueOn: day(due),
      returnedOn: isBack ? day(Math.min(kept, -1)) : null,
      renewals,
    }
  })
}

function createReservations(
  random: Random,
  { day }: Days,
  titles: TownTitle[],
  members: TownMember[],
): TownReservation[] {
  // oxfmt-ignore
  return Array.from({ length: 80 }, (_, index): TownReservation => {
    const from = -120 + Math.floor((119 * index) / 80)
    const member = random.pick(members.slice(0, 124).filter(one => one.joinedOn < day(from)))
    const old = random.pick(['Collected', 'Collected', 'Collected', 'Cancelled'])
    return {
      id: 6001 + index,
      titleId: random.pick(titles.slice(0, 60)).id,
      memberId: member.id,
      pickupBranchId: member.homeBranchId,
      status: from < -45 ? old : random.pick(['Waiting', 'Waiting', 'ReadyForPickup', 'Cancelled']),
      placedOn: day(from),
    }
  })
}

/** For books that came back late, and for a few of the others. */
function createFines(random: Random, { day }: Days, loans: TownLoan[]): TownFine[] {
  const today = day(0)
  return loans
    .filter(one => one.returnedOn !== null && (one.returnedOn > one.dueOn || one.id % 11 === 2))
    .map((loan, index): TownFine => {
      const late = Math.round((Date.parse(loan.returnedOn!) - Date.parse(loan.dueOn)) / 86_400_000)
      const reason = late > 0 ? 'Overdue' : index % 3 === 0 ? 'Loss' : 'Damage'
      const later = shiftDay(loan.returnedOn!, random.whole(1, 40))
      return {
        id: 8001 + index,
        memberId: loan.memberId,
        loanId: loan.id,
        reason,
        amount: reason === 'Overdue' ? Math.round(25 * late) / 100 : reason === 'Loss' ? random.whole(16, 50) / 2 : random.whole(4, 16) / 2, // oxfmt-ignore
        issuedOn: loan.returnedOn!,
        paidOn: random.chance(0.6) && later < today ? later : null,
      }
    })
}
