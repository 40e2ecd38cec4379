import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Author {
  id: number
  name: string
  country: string
  birthYear: number
  deathYear: number | null
}
export interface Title {
  id: number
  isbn: string
  title: string
  authorId: number
  genre: string
  ageGroup: string
  language: string
  publishedYear: number
  pages: number | null
  addedOn: string
}
export interface Copy {
  id: number
  barcode: string
  titleId: number
  branch: string
  status: string
  condition: string
  price: number
  acquiredOn: string
}
export interface Member {
  id: number
  cardNumber: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  memberType: string
  status: string
  homeBranch: string
  address: { street: string; town: string; postcode: string }
  joinedOn: string
  expiresOn: string
}
export interface Loan {
  id: number
  copyId: number
  memberId: number
  status: string
  loanedOn: string
  dueOn: string
  returnedOn: string | null
  renewals: number
  fineAmount: number | null
  fineStatus: string
}
export interface Reservation {
  id: number
  titleId: number
  memberId: number
  pickupBranch: string
  status: string
  reservedOn: string
  readyOn: string | null
}

export const GENRES = ['crime', 'fantasy', 'history', 'biography', 'romance', 'science', 'travel', 'poetry'] as const
export const AGE_GROUPS = ['adult', 'teen', 'child'] as const
export const BRANCHES = ['central', 'riverside', 'old_town', 'westfield', 'harbour'] as const
export const COPY_STATES = ['on_shelf', 'on_loan', 'in_repair', 'missing', 'withdrawn'] as const
export const CONDITIONS = ['new', 'good', 'worn', 'damaged'] as const
export const MEMBER_TYPES = ['adult', 'student', 'senior', 'child'] as const
export const MEMBER_STATES = ['active', 'suspended', 'expired'] as const
export const LOAN_STATES = ['active', 'overdue', 'returned'] as const
export const FINE_STATES = ['none', 'unpaid', 'paid', 'waived'] as const
export const RESERVATION_STATES = ['waiting', 'ready', 'collected', 'cancelled'] as const

const COUNTRIES = ['Ireland', 'Scotland', 'Canada', 'France', 'Nigeria', 'Japan', 'Chile', 'Norway']
const LANGUAGES = ['English', 'English', 'English', 'English', 'English', 'French', 'Spanish', 'German', 'Polish']
const ADJECTIVES = 'Amber,Borrowed,Crooked,Distant,Empty,Forgotten,Glass,Hollow,Iron,Last,Midnight,Northern,Paper,Quiet,Silver'.split(',') // oxfmt-ignore
const NOUNS = 'Orchard,Lighthouse,Garden,Letter,Bridge,Winter,Cartographer,Harvest,Compass,Staircase,Violin,Tide'.split(',') // oxfmt-ignore
const STREETS = ['Church Street', 'Park Road', 'Elm Close', 'Victoria Terrace', 'Bridge End', 'Chapel Hill']
const TOWNS = ['Ashford', 'Brindle', 'Carrow', 'Dunmere', 'Elsworth', 'Farleigh']

export type CitylibraryData = ReturnType<typeof createCitylibraryData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 40 authors, 120 titles, about 260 copies, 110 members, 300 loans and 80 reservations. */
export function createCitylibraryData(clock: Date) {
  const random = createRandom(20_26_307)
  const days = createDays(clock)
  const authors = createAuthors(random)
  const titles = createTitles(random, days, authors)
  const copies = createCopies(random, days, titles)
  const members = createMembers(random, days)
  const loans = createLoans(random, days, copies, members)
  const reservations = createReservations(random, days, titles, members)
  return { authors, titles, copies, members, loans, reservations }
}

const createAuthors = (random: Random): Author[] =>
  createPeopleOf(24_301, 40, 'authors.example').map(({ firstName, lastName }, index) => {
    const birthYear = random.whole(1890, 1988)
    const isDead = birthYear < 1940 && random.chance(0.8)
    return {
      id: 501 + index,
      name: `${firstName} ${lastName}`,
      country: random.pick(COUNTRIES),
      birthYear,
      deathYear: isDead ? Math.min(2020, birthYear + random.whole(48, 88)) : null,
    }
  })

function createTitles(random: Random, { day }: Days, authors: Author[]): Title[] {
  const names = ADJECTIVES.flatMap((adjective, index) =>
    NOUNS.filter((_, place) => (place + index) % 3 !== 0).map(noun => `The ${adjective} ${noun}`),
  )
  return names.slice(0, 120).map((title, index) => {
    const author = authors[index < 40 ? index : random.whole(0, 39)]!
    const first = author.birthYear + 24
    return {
      id: 2001 + index,
      isbn: `978-1-${4000 + 17 * index}-${random.whole(100, 999)}-${index % 10}`,
      title,
      authorId: author.id,
      genre: random.pick(GENRES),
      ageGroup: random.pick(['adult', 'adult', 'adult', 'teen', 'child']),
      language: random.pick(LANGUAGES),
      publishedYear: random.whole(first, Math.min(2025, (author.deathYear ?? 2025) + 1)),
      pages: random.chance(0.07) ? null : random.whole(64, 820),
      addedOn: day(-random.whole(20, 2400)),
    }
  })
}

const createCopies = (random: Random, { day }: Days, titles: Title[]): Copy[] =>
  titles
    .flatMap(title => Array.from({ length: random.pick([1, 1, 2, 2, 2, 3, 4]) }, () => title))
    .map((title, index) => ({
      id: 6001 + index,
      barcode: `C-${100_201 + index}`,
      titleId: title.id,
      branch: random.pick(['central', 'central', 'central', 'riverside', 'riverside', 'old_town', 'westfield', 'harbour']), // oxfmt-ignore
      status: random.chance(0.88) ? 'on_shelf' : random.pick(['in_repair', 'missing', 'withdrawn']),
      condition: random.pick(['new', 'good', 'good', 'good', 'worn', 'worn', 'damaged']),
      price: random.whole(120, 899) / 20,
      acquiredOn: day(-random.whole(430, 2300)),
    }))

const createMembers = (random: Random, { day }: Days): Member[] =>
  createPeopleOf(24_303, 110, 'readermail.example').map((person, index) => {
    const joined = random.whole(20, 1900)
    const expires = random.chance(0.15) ? -random.whole(1, 200) : random.whole(1, 700)
    return {
      id: 9001 + index,
      cardNumber: `M-${20_031 + 7 * index}`,
      ...person,
      phone: random.chance(0.2) ? null : `+44 1632 ${random.whole(960_100, 960_999)}`,
      memberType: random.pick(['adult', 'adult', 'adult', 'student', 'senior', 'child']),
      status: expires < 0 ? 'expired' : random.chance(0.12) ? 'suspended' : 'active',
      homeBranch: random.pick(BRANCHES),
      address: { street: `${random.whole(1, 140)} ${random.pick(STREETS)}`, town: random.pick(TOWNS), postcode: `LB${random.whole(1, 9)} ${random.whole(1, 9)}QT` }, // oxfmt-ignore
      joinedOn: day(-Math.max(joined, 410)),
      expiresOn: day(expires),
    }
  })

/** A copy that is out has exactly one loan that is not over. */
function createLoans(random: Random, { day }: Days, copies: Copy[], members: Member[]): Loan[] {
  const lent = copies.filter(({ status }) => status === 'on_shelf')
  return Array.from({ length: 300 }, (_, index) => {
    const start = -400 + Math.floor((index * 400) / 299)
    const renewals = random.pick([0, 0, 0, 1, 1, 2])
    const due = start + 21 + 14 * renewals
    const isBack = due < 0 ? random.chance(0.93) : start < -4 && random.chance(0.3)
    const back = Math.min(-1, start + random.whole(3, due - start + 6))
    const status = isBack ? 'returned' : due < 0 ? 'overdue' : 'active'
    const copy = random.pick(isBack ? copies : lent.filter(one => one.status === 'on_shelf'))
    if (!isBack) copy.status = 'on_loan'
    const late = (isBack ? back : 0) - due
    return {
      id: 40_001 + index,
      copyId: copy.id,
      memberId: random.pick(random.chance(0.25) ? members.slice(0, 14) : members.slice(0, 100)).id,
      status,
      loanedOn: day(start),
      dueOn: day(due),
      returnedOn: isBack ? day(back) : null,
      renewals,
      fineAmount: late > 0 ? Math.min(20, late * 0.25) : null,
      fineStatus: late <= 0 ? 'none' : isBack ? random.pick(['paid', 'paid', 'unpaid', 'waived']) : 'unpaid',
    }
  })
}

const createReservations = (random: Random, { day }: Days, titles: Title[], members: Member[]): Reservation[] =>
  Array.from({ length: 80 }, (_, index) => {
    const age = 240 - 3 * index
    const status = age < 60 ? random.pick(['waiting', 'waiting', 'ready']) : random.pick(['collected', 'collected', 'collected', 'cancelled']) // oxfmt-ignore
    const reservedOn = day(-age)
    const isReady = status === 'ready' || status === 'collected'
    return {
      id: 7001 + index,
      titleId: random.pick(titles).id,
      memberId: random.pick(members.slice(0, 90)).id,
      pickupBranch: random.pick(BRANCHES),
      status,
      reservedOn,
      readyOn: isReady ? [shiftDay(reservedOn, random.whole(1, 20)), day(0)].toSorted()[0]! : null,
    }
  })
