import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'
import { GAMES, NIGHTS, VENUES } from './catalogue.ts'

export interface LibraryGame {
  id: number
  title: string
  designer: string
  publisher: string
  category: string
  players: { min: number; max: number }
  playingMinutes: number
  minAge: number
  difficulty: number
  shelf: string
  available: boolean
  complete: boolean
  replacementCost: number
  acquiredOn: string
}
export interface GameMember {
  id: number
  memberNumber: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  membership: string
  blocked: boolean
  joinedOn: string
  validUntil: string
}
export interface GameLoan {
  id: number
  loanNumber: string
  borrowedOn: string
  dueOn: string
  returned: boolean
  extended: boolean
  piecesMissing: boolean
  gameId: number
  memberId: number
}
export interface GameReservation {
  id: number
  reservedOn: string
  notified: boolean
  collected: boolean
  cancelled: boolean
  gameId: number
  memberId: number
}
export interface GameNight {
  id: number
  title: string
  date: string
  startsAt: string
  venue: string
  seats: number
  bookedSeats: number
  membersOnly: boolean
  cancelled: boolean
  hostId: number
}

export const GAME_CATEGORIES = ['strategy', 'family', 'party', 'cooperative', 'children', 'card'] as const
export const GAME_MEMBERSHIPS = ['single', 'family', 'student', 'senior'] as const

export type GamelibraryData = ReturnType<typeof createGamelibraryData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 36 board games, 102 members, 230 loans, 60 reservations and 26 evenings of play. */
export function createGamelibraryData(clock: Date) {
  const random = createRandom(99_701)
  const days = createDays(clock)
  const libraryGames = GAMES.map(([title, designer, publisher, category, min, max, playingMinutes, minAge, difficulty, replacementCost], index): LibraryGame => ({ id: 11 + index, title, designer, publisher, category, players: { min, max }, playingMinutes, minAge, difficulty, shelf: `${'ABCD'[index % 4]}${1 + (index % 7)}`, available: true, complete: index % 7 !== 3, replacementCost, acquiredOn: days.day(-1400 + index * 37) })) // oxfmt-ignore
  const gameMembers = createPeopleOf(99_703, 102, 'dicebox.example').map((person, index): GameMember => {
    const joinedOn = days.day(-1100 + index * 10 + random.whole(0, 9))
    return {
      id: 301 + index,
      memberNumber: `M${1500 + index * 3}`,
      ...person,
      phone: random.chance(0.15) ? null : `07700 904${random.whole(100, 989)}`,
      membership: random.pick(['single', 'single', 'single', 'family', 'family', 'student', 'student', 'senior']),
      blocked: index % 19 === 8,
      joinedOn,
      validUntil: index % 12 === 5 ? days.day(-random.whole(3, 80)) : days.day(random.whole(2, 360)),
    }
  })
  for (const one of [23, 40, 73, 90]) gameMembers[one]!.phone ??= `07700 9041${one}`
  const gameLoans = createLoans(random, days, libraryGames, gameMembers)
  for (const game of libraryGames) game.available = gameLoans.every(one => one.returned || one.gameId !== game.id)
  return {
    libraryGames,
    gameMembers,
    gameLoans,
    gameReservations: createReservations(random, days, libraryGames, gameMembers),
    gameNights: createNights(random, days, gameMembers),
  }
}

/** A game is lent once at a time. */
function createLoans(random: Random, { day }: Days, games: LibraryGame[], members: GameMember[]): GameLoan[] {
  const free = new Map<number, string>()
  const loans: GameLoan[] = []
  for (let index = 0; loans.length < 230; index++) {
    const borrowedOn = day(-330 + Math.floor((329 * loans.length) / 230))
    const game = random.pick([...games, ...games.slice(0, 8), ...games.slice(24, 30)])
    if ((free.get(game.id) ?? '') > borrowedOn) continue
    const [extended, isSlow] = [random.chance(0.2), loans.length > 150 && loans.length % 13 === 4]
    const dueOn = shiftDay(borrowedOn, extended ? 28 : 14)
    const back = shiftDay(borrowedOn, isSlow ? 200 : random.whole(4, 30))
    const returned = back < day(0)
    free.set(game.id, returned ? back : day(1))
    loans.push({
      id: 4001 + loans.length,
      loanNumber: `L-${7300 + loans.length}`,
      borrowedOn,
      dueOn,
      returned,
      extended,
      piecesMissing: returned && !game.complete && random.chance(0.25),
      gameId: game.id,
      memberId: random.pick(members.slice(0, 96).filter(one => one.joinedOn <= borrowedOn && one.validUntil > day(0))).id, // oxfmt-ignore
    })
  }
  return loans
}

/** The older ones were collected or cancelled. */
function createReservations(
  random: Random,
  { day }: Days,
  games: LibraryGame[],
  members: GameMember[],
): GameReservation[] {
  // oxfmt-ignore
  return Array.from({ length: 60 }, (_, index): GameReservation => {
    const age = 120 - index * 2
    const [isOver, cancelled] = [age > 22, random.chance(0.2)]
    return {
      id: 8001 + index,
      reservedOn: day(-age),
      notified: isOver ? !cancelled || random.chance(0.5) : random.chance(0.35),
      collected: isOver && !cancelled,
      cancelled: cancelled && (isOver || index % 3 === 0),
      gameId: random.pick(games).id,
      memberId: random.pick(members.slice(0, 90)).id,
    }
  })
}

/** One every nine days, from five months ago to two and a half months ahead. */
function createNights(random: Random, { day }: Days, members: GameMember[]): GameNight[] {
  return Array.from({ length: 26 }, (_, index): GameNight => {
    const from = -149 + index * 9
    const seats = random.pick([16, 20, 24, 30])
    return {
      id: 901 + index,
      title: `${NIGHTS[index % 5]} ${1 + Math.floor(index / 5)}`,
      date: day(from),
      startsAt: index % 5 === 0 ? '15:00' : random.pick(['18:30', '19:00', '19:30']),
      venue: random.pick(VENUES),
      seats,
      bookedSeats: from < 0 ? seats - random.whole(0, 6) : index % 6 === 2 ? seats : random.whole(2, seats - 2),
      membersOnly: random.chance(0.3),
      cancelled: index % 8 === 4,
      hostId: members[(index * 11 + 6) % 40]!.id,
    }
  })
}
