import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { CITIES, CLUBS, DIRECTORS, FIRST_NAMES, LAST_NAMES, SCHOOLS, SPEAKERS } from './names.ts'

export interface KinoDirector {
  id: number
  firstName: string
  lastName: string
  country: string
  birthYear: number
  deathYear: number | null
}
export interface KinoFilm {
  id: number
  title: string
  originalTitle: string | null
  directorId: number
  releaseYear: number
  country: string
  language: string
  genre: string
  runtimeMinutes: number
  colorType: string
  isSilent: boolean
  ageRating: string
  restoredYear: number | null
}
export interface KinoCopy {
  id: number
  inventoryNumber: string
  filmId: number
  format: string
  condition: string
  status: string
  shelfMark: string
  replacementValue: number
  acquiredOn: string
}
export interface KinoMember {
  id: number
  memberNumber: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  city: string
  membershipType: string
  organization: string | null
  status: string
  joinedOn: string
  validUntil: string
}
export interface KinoLoan {
  id: number
  loanNumber: string
  copyId: number
  memberId: number
  status: string
  loanedOn: string
  dueOn: string
  returnedOn: string | null
  renewalCount: number
  lateFee: number
  isFeePaid: boolean
}
export interface KinoScreening {
  id: number
  filmId: number
  hall: string
  status: string
  startsAt: string
  ticketPrice: number
  capacity: number
  ticketsSold: number
  speaker: string | null
}

export const GENRES = ['Drama', 'Comedy', 'Crime', 'Documentary', 'ScienceFiction', 'Animation', 'Horror', 'Western'] as const // oxfmt-ignore
export const COLOR_TYPES = ['BlackAndWhite', 'Color'] as const
export const AGE_RATINGS = ['AllAges', 'From12', 'From16', 'From18'] as const
export const FORMATS = ['Dvd', 'BluRay', 'Reel16mm', 'Reel35mm'] as const
export const CONDITIONS = ['New', 'Good', 'Worn', 'Damaged'] as const
export const COPY_STATUSES = ['Available', 'OnLoan', 'InRepair', 'Lost', 'Withdrawn'] as const
export const MEMBERSHIPS = ['Individual', 'Student', 'Senior', 'FilmClub', 'School'] as const
export const MEMBER_STATUSES = ['Active', 'Suspended', 'Expired'] as const
export const LOAN_STATUSES = ['OnLoan', 'Overdue', 'Returned', 'Lost'] as const
export const HALLS = ['GrandHall', 'Studio', 'Courtyard'] as const
export const SCREENING_STATUSES = ['Scheduled', 'SoldOut', 'Held', 'Cancelled'] as const
/** For how long a copy is lent, and by how much a renewal prolongs it. */
export const LOAN_DAYS = 14
export const FEE_PER_DAY = 0.5
export const SEATS: Record<string, number> = { GrandHall: 180, Studio: 64, Courtyard: 120 }

export type FilmlibraryData = ReturnType<typeof createFilmlibraryData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 22 directors, 52 films, some 120 copies, 58 members, 140 loans and 54 screenings. */
export function createFilmlibraryData(clock: Date) {
  const random = createRandom(61_610)
  const days = createDays(clock)
  const kinoDirectors = DIRECTORS.map(({ name, country, life }, index): KinoDirector => ({ id: 11 + index, firstName: name[0], lastName: name[1], country, birthYear: life[0], deathYear: life[1] })) // oxfmt-ignore
  const kinoFilms = createFilms()
  const kinoCopies = createCopies(random, days, kinoFilms)
  const kinoMembers = createMembers(random, days)
  const kinoLoans = createLoans(random, days, kinoCopies, kinoMembers)
  const kinoScreenings = createScreenings(random, days, kinoFilms)
  return { kinoDirectors, kinoFilms, kinoCopies, kinoMembers, kinoLoans, kinoScreenings }
}

function createFilms(): KinoFilm[] {
  const all = DIRECTORS.flatMap(({ country, language, films }, at) => films.map(film => ({ country, language, film, directorId: 11 + at }))) // oxfmt-ignore
  return all.map(({ country, language, film, directorId }, index) => {
    const [title, originalTitle, releaseYear, genre, runtimeMinutes, ageRating, restoredYear] = film
    const isColor = releaseYear > 1968 || genre === 'Animation' || (releaseYear > 1960 && index % 3 === 0)
    return { id: 101 + index, title, originalTitle, directorId, releaseYear, country, language, genre, runtimeMinutes, colorType: isColor ? 'Color' : 'BlackAndWhite', isSilent: releaseYear < 1930, ageRating, restoredYear } // oxfmt-ignore
  })
}

/** What replacing a copy costs, from and to. */
const VALUES: Record<string, [low: number, high: number]> = { Dvd: [14, 38], BluRay: [22, 58], Reel16mm: [180, 490], Reel35mm: [620, 2450] } // oxfmt-ignore
function createCopies(random: Random, { day }: Days, films: KinoFilm[]): KinoCopy[] {
  const chances: [format: string, chance: number][] = [['Dvd', 1], ['Dvd', 0.22], ['BluRay', 0.55], ['Reel16mm', 0.22], ['Reel35mm', 0.38]] // oxfmt-ignore
  const wanted = films.flatMap(film => chances.filter(([, chance]) => random.chance(chance)).map(([format]) => ({ film, format }))) // oxfmt-ignore
  return wanted.map(({ film, format }, index) => {
    const [low, high] = VALUES[format]!
    const condition = random.pick(['New', 'Good', 'Good', 'Good', 'Good', 'Worn', 'Worn', 'Damaged'])
    const isDone = condition === 'Damaged' || condition === 'Worn'
    return {
      id: 1001 + index,
      inventoryNumber: `FM-${4100 + 3 * index}`,
      filmId: film.id,
      format,
      condition,
      status: isDone && random.chance(0.4) ? random.pick(['InRepair', 'InRepair', 'Withdrawn']) : 'Available',
      shelfMark: `${format.startsWith('Reel') ? 'Vault' : random.pick(['A', 'B', 'C'])}-${random.whole(1, 24)}`,
      replacementValue: random.whole(low, high),
      acquiredOn: day(-random.whole(20, 2600)),
    }
  })
}

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}|\s/gu, '').toLowerCase() // oxfmt-ignore
/** Two of them have the same name. */
function createMembers(random: Random, { day }: Days): KinoMember[] {
  const members: KinoMember[] = []
  const taken = new Set<string>()
  while (members.length < 58) {
    const index = members.length
    const twin = index === 41 ? members[17] : undefined
    const [firstName, lastName] = [twin?.firstName ?? random.pick(FIRST_NAMES), twin?.lastName ?? random.pick(LAST_NAMES)] // oxfmt-ignore
    if (!twin && taken.has(`${firstName} ${lastName}`)) continue
    taken.add(`${firstName} ${lastName}`)
    const isClub = index % 8 === 3
    const isSchool = index % 16 === 6
    const membershipType = isClub ? 'FilmClub' : isSchool ? 'School' : random.pick(['Individual', 'Individual', 'Student', 'Senior']) // oxfmt-ignore
    const organization = isClub ? CLUBS[(index - 3) / 8]! : isSchool ? SCHOOLS[(index - 6) / 16]! : null
    const valid = random.chance(0.14) ? -random.whole(5, 160) : random.whole(10, 360)
    members.push({
      id: 501 + index,
      memberNumber: `K${20_300 + 7 * index}`,
      firstName,
      lastName,
      email: `${plain(firstName)}.${plain(lastName)}${twin ? '2' : ''}@postvak.example`,
      phone: index !== 17 && index !== 41 && random.chance(0.15) ? null : `+32 4${random.whole(70, 99)} ${random.whole(10, 99)} ${random.whole(10, 99)} ${random.whole(10, 99)}`, // oxfmt-ignore
      city: isClub && index % 16 === 3 ? 'Antwerp' : random.pick(CITIES),
      membershipType,
      organization,
      status: valid < 0 ? 'Expired' : random.chance(0.1) ? 'Suspended' : 'Active',
      joinedOn: day(-random.whole(290, 2400)),
      validUntil: day(valid),
    })
  }
  return members
}

/** More and more of them the nearer to today; a copy is with one member at a time. Reels go to clubs and schools. */
function createLoans(random: Random, { day }: Days, copies: KinoCopy[], members: KinoMember[]): KinoLoan[] {
  const freeFrom = new Map<number, number>()
  return Array.from({ length: 140 }, (_, index): KinoLoan => {
    const from = -1 - Math.round(270 * (1 - (index + 0.5) / 140) ** 1.6)
    const copy = random.pick(copies.filter(one => one.status === 'Available' && (freeFrom.get(one.id) ?? -999) <= from))
    const isReel = copy.format.startsWith('Reel')
    const isOrganised = (one: KinoMember) => one.membershipType === 'FilmClub' || one.membershipType === 'School'
    const member = random.pick(members.filter(one => isOrganised(one) === isReel || (!isReel && one.id % 5 === 0)))
    const renewalCount = from < -12 ? random.pick([0, 0, 0, 0, 0, 1, 1, 2]) : 0
    const due = from + LOAN_DAYS * (1 + renewalCount)
    const isLate = random.chance(from < -15 && from > -48 ? 0.5 : 0.14)
    const back = isLate ? due + random.whole(1, 26) : random.whole(Math.max(from + 3, due - 12), due)
    const isLost = index === 22 || index === 57 || index === 81
    const isOut = !isLost && back >= 0
    const isReturned = !isLost && !isOut
    freeFrom.set(copy.id, isReturned ? back + 1 : 999)
    if (!isReturned) copy.status = isLost ? 'Lost' : 'OnLoan'
    const lateFee = isReturned && back > due ? FEE_PER_DAY * (back - due) : 0
    return {
      id: 7001 + index,
      loanNumber: `L-${20_410 + index}`,
      copyId: copy.id,
      memberId: member.id,
      status: isLost ? 'Lost' : isReturned ? 'Returned' : due < 0 ? 'Overdue' : 'OnLoan',
      loanedOn: day(from),
      dueOn: day(due),
      returnedOn: isReturned ? day(back) : null,
      renewalCount,
      lateFee,
      isFeePaid: lateFee > 0 && random.chance(0.7),
    }
  })
}

/** A film every three or four days, up to two months ahead. */
function createScreenings(random: Random, { moment }: Days, films: KinoFilm[]): KinoScreening[] {
  return Array.from({ length: 54 }, (_, index): KinoScreening => {
    const offset = Math.round(-124 + index * 3.5) - (index % 4 === 1 ? 1 : 0)
    const hall = random.pick(HALLS)
    const isCancelled = random.chance(0.1)
    const sold = random.chance(0.16) ? SEATS[hall]! : random.whole(9, SEATS[hall]! - 6)
    const ahead = sold === SEATS[hall] ? 'SoldOut' : 'Scheduled'
    return {
      id: 301 + index,
      filmId: films[(index * 11 + 4) % films.length]!.id,
      hall,
      status: isCancelled ? 'Cancelled' : offset < 0 ? 'Held' : ahead,
      startsAt: moment(offset, random.pick([14.5, 18, 19.5, 20.5, 21]) / 24).replace('.000Z', 'Z'),
      ticketPrice: random.pick([7, 8.5, 9.5, 12]),
      capacity: SEATS[hall]!,
      ticketsSold: sold,
      speaker: random.chance(0.2) ? random.pick(SPEAKERS) : null,
    }
  })
}
