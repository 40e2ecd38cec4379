import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface ChessClub {
  id: number
  name: string
  town: string
  foundedIn: number
  meetingDay: string
  venue: { name: string; address: string; hasStepFreeAccess: boolean }
  yearlyFee: number
}
export interface ChessPlayer {
  id: number
  memberNumber: string
  firstName: string
  lastName: string
  email: string
  birthYear: number
  clubId: number | null
  membership: string
  title: string | null
  rating: number | null
  feePaid: boolean
  joinedOn: string
}
export interface ChessTournament {
  id: number
  name: string
  format: string
  timeControl: string
  status: string
  town: string
  hostId: number
  startsOn: string
  endsOn: string
  rounds: number
  maxPlayers: number
  entryFee: number
  prizeFund: number
}
export interface ChessEntry {
  id: number
  tournamentId: number
  playerId: number
  status: string
  registeredOn: string
  points: number | null
  placing: number | null
}
export interface ChessGame {
  id: number
  tournamentId: number
  round: number
  whiteId: number
  blackId: number
  result: string
  moves: number
  opening: string
  playedOn: string
}

export const MEETING_DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const
export const MEMBERSHIPS = ['ADULT', 'JUNIOR', 'SENIOR', 'LIFE'] as const
export const CHESS_TITLES = ['GRANDMASTER', 'INTERNATIONAL_MASTER', 'FIDE_MASTER', 'CANDIDATE_MASTER'] as const
export const CHESS_FORMATS = ['SWISS', 'ROUND_ROBIN', 'KNOCKOUT'] as const
export const TIME_CONTROLS = ['CLASSICAL', 'RAPID', 'BLITZ'] as const
export const TOURNAMENT_STATUSES = ['ANNOUNCED', 'RUNNING', 'FINISHED', 'CANCELLED'] as const
export const ENTRY_STATUSES = ['CONFIRMED', 'WAITING_LIST', 'WITHDRAWN'] as const
export const RESULTS = ['WHITE_WINS', 'BLACK_WINS', 'DRAW'] as const

const CLUBS: [name: string, town: string, founded: number, day: string, venue: string, step: boolean, fee: number][] = [
  ['Ashford Knights', 'Ashford', 1921, 'TUESDAY', 'Drill Hall', true, 45],
  ['Brambury Bishops', 'Brambury', 1958, 'THURSDAY', 'Parish Rooms', true, 38],
  ['Castle Street Chess Club', 'Oakhampton', 1889, 'MONDAY', 'Castle Inn', false, 60],
  ['Dunmere Pawns', 'Dunmere', 1976, 'WEDNESDAY', 'Community Centre', true, 30],
  ['Elmbridge Rooks', 'Elmbridge', 1934, 'FRIDAY', 'Railway Social Club', false, 42],
  ['Foxley Chess Circle', 'Foxley', 2008, 'TUESDAY', 'Foxley Library', true, 25],
  ['Granby Gambit', 'Granby', 1999, 'THURSDAY', 'The Old Bakery', false, 35],
  ['Harrowby University', 'Harrowby', 1947, 'WEDNESDAY', 'Students Union', true, 20],
  ['Ilminster Kings', 'Ilminster', 1965, 'MONDAY', 'Bowling Pavilion', true, 40],
  ['Juniper Park Juniors', 'Oakhampton', 2014, 'FRIDAY', 'Juniper Park School', true, 15],
]
/** Name, format, pace, days from now, days long, rounds, places, fee, prizes, who hosts it, called off. */
const TOURNAMENTS: [string, string, string, number, number, number, number, number, number, number, boolean][] = [
  ['Ashford Open', 'SWISS', 'CLASSICAL', -310, 3, 6, 32, 35, 1500, 0, false],
  ['Brambury Blitz Night', 'ROUND_ROBIN', 'BLITZ', -262, 1, 7, 8, 8, 120, 1, false],
  ['Castle Street Masters', 'ROUND_ROBIN', 'CLASSICAL', -215, 8, 7, 8, 50, 2400, 2, false],
  ['Dunmere Rapidplay', 'SWISS', 'RAPID', -180, 1, 6, 40, 18, 600, 3, false],
  ['Elmbridge Cup', 'KNOCKOUT', 'RAPID', -150, 2, 4, 16, 12, 350, 4, true],
  ['Foxley Library Open', 'SWISS', 'CLASSICAL', -118, 2, 5, 28, 22, 700, 5, false],
  ['Harrowby Student Blitz', 'SWISS', 'BLITZ', -84, 1, 7, 36, 6, 200, 7, false],
  ['Ilminster Congress', 'SWISS', 'CLASSICAL', -52, 3, 6, 44, 38, 1850, 8, false],
  ['Juniper Junior Championship', 'SWISS', 'RAPID', -27, 1, 6, 30, 5, 150, 9, false],
  ['Federation Club Championship', 'SWISS', 'CLASSICAL', -12, 30, 6, 36, 28, 1200, 2, false],
  ['Granby Gambit Weekender', 'SWISS', 'CLASSICAL', 19, 2, 5, 40, 32, 900, 6, false],
  ['Ashford Quickplay', 'SWISS', 'RAPID', 33, 1, 6, 50, 16, 450, 0, false],
  ['Elmbridge Blitz Cup', 'KNOCKOUT', 'BLITZ', 48, 1, 5, 32, 9, 180, 4, false],
  ['Dunmere Seniors Open', 'SWISS', 'RAPID', 76, 2, 5, 24, 14, 320, 3, true],
  ['Federation Grand Prix', 'SWISS', 'CLASSICAL', 104, 4, 8, 64, 45, 3000, 2, false],
]
const OPENINGS = ['Sicilian Defence', 'Ruy Lopez', "Queen's Gambit", 'French Defence', 'Caro-Kann', 'English Opening', "King's Indian", 'Italian Game'] // oxfmt-ignore
const STREETS = ['Church Walk', 'Bridge Street', 'Station Parade', 'The Green', 'Priory Road']

export type ChessData = ReturnType<typeof createChessData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 10 clubs, 110 players, 15 tournaments, some 230 entries and 440 games. */
export function createChessData(clock: Date) {
  const random = createRandom(82_501)
  const days = createDays(clock)
  const clubs = CLUBS.map(
    ([name, town, foundedIn, meetingDay, venue, hasStepFreeAccess, yearlyFee], index): ChessClub => ({
      // oxfmt-ignore
      id: 11 + index,
      name,
      town,
      foundedIn,
      meetingDay,
      venue: { name: venue, address: `${random.whole(1, 80)} ${random.pick(STREETS)}, ${town}`, hasStepFreeAccess },
      yearlyFee,
    }),
  )
  const players = createPlayers(random, days, clubs)
  const tournaments = TOURNAMENTS.map(
    ([name, format, timeControl, from, long, rounds, maxPlayers, entryFee, prizeFund, host, isOff], index) =>
      ({
        id: 301 + index,
        name,
        format,
        timeControl,
        status: isOff ? 'CANCELLED' : from > 0 ? 'ANNOUNCED' : from + long > 0 ? 'RUNNING' : 'FINISHED',
        town: clubs[host]!.town,
        hostId: clubs[host]!.id,
        startsOn: days.day(from),
        endsOn: days.day(from + long - 1),
        rounds,
        maxPlayers,
        entryFee,
        prizeFund,
      }) satisfies ChessTournament,
  )
  const entries = createEntries(random, days, tournaments, players)
  const games = createGames(random, days, tournaments, entries, players)
  settle(tournaments, entries, games)
  return { clubs, players, tournaments, entries, games }
}

const createPlayers = (random: Random, { day }: Days, clubs: ChessClub[]): ChessPlayer[] => {
  const thisYear = Number(day(0).slice(0, 4))
  return createPeopleOf(82_503, 110, 'chessmail.example').map(({ firstName, lastName, email }, index) => {
    const age = index % 5 === 2 ? random.whole(9, 17) : index % 9 === 4 ? random.whole(66, 84) : random.whole(18, 64)
    const club = age < 18 && random.chance(0.5) ? clubs[9]! : random.pick(clubs.slice(0, 9))
    const strength = index % 7 === 3 ? 1990 + random.whole(0, 530) : 1150 + random.whole(0, 900) - (age < 18 ? 200 : 0)
    const isUnrated = random.chance(0.08)
    const title = isUnrated ? null : strength >= 2420 ? 'GRANDMASTER' : strength >= 2300 ? 'INTERNATIONAL_MASTER' : strength >= 2180 ? 'FIDE_MASTER' : strength >= 2070 ? 'CANDIDATE_MASTER' : null // oxfmt-ignore
    return {
      id: 1001 + index,
      memberNumber: `MF-${5200 + index}`,
      firstName,
      lastName,
      email,
      birthYear: thisYear - age,
      clubId: random.chance(0.07) ? null : club.id,
      membership: age < 18 ? 'JUNIOR' : age > 65 ? 'SENIOR' : random.chance(0.08) ? 'LIFE' : 'ADULT',
      title,
      rating: isUnrated ? null : strength,
      feePaid: random.chance(0.82),
      joinedOn: day(-20 - random.whole(0, 4200)),
    }
  })
}

/** Nobody enters what was called off. */
const createEntries = (
  random: Random,
  { day }: Days,
  tournaments: ChessTournament[],
  players: ChessPlayer[],
): ChessEntry[] => {
  // oxfmt-ignore
  const keen = players.filter((_, index) => index % 6 !== 5)
  let id = 20_000
  return tournaments
    .filter(one => one.status !== 'CANCELLED')
    .flatMap(tournament => {
      const able = keen.filter(one => !tournament.name.includes('Junior') || one.membership === 'JUNIOR')
      const wanted = Math.min(tournament.maxPlayers, random.whole(12, 26), able.length)
      const left = [...able]
      const chosen = Array.from({ length: wanted }, () => left.splice(random.whole(0, left.length - 1), 1)[0]!)
      return chosen.map((player): ChessEntry => {
        const before = shiftDay(tournament.startsOn, -random.whole(2, 45))
        const waits = tournament.status === 'ANNOUNCED' && random.chance(0.12)
        id += 1
        return {
          id,
          tournamentId: tournament.id,
          playerId: player.id,
          status: random.chance(0.09) ? 'WITHDRAWN' : waits ? 'WAITING_LIST' : 'CONFIRMED',
          registeredOn: before > day(0) ? day(-random.whole(0, 9)) : before,
          points: null,
          placing: null,
        }
      })
    })
}

/** In every round that is over those who play are paired; the stronger one wins more often, and White a little. */
const createGames = (
  random: Random,
  { day }: Days,
  tournaments: ChessTournament[],
  entries: ChessEntry[],
  players: ChessPlayer[],
): ChessGame[] => {
  // oxfmt-ignore
  const strength = (id: number) => players.find(one => one.id === id)!.rating ?? 1300
  const games: ChessGame[] = []
  for (const tournament of tournaments.filter(one => ['RUNNING', 'FINISHED'].includes(one.status))) {
    const own = entries.filter(one => one.tournamentId === tournament.id && one.status === 'CONFIRMED')
    const over = tournament.status === 'RUNNING' ? 3 : tournament.rounds
    const long = (Date.parse(tournament.endsOn) - Date.parse(tournament.startsOn)) / 86_400_000
    for (let round = 1; round <= over; round++) {
      const left = own.map(one => one.playerId)
      const playedOn = tournament.status === 'RUNNING' ? shiftDay(tournament.startsOn, 4 * (round - 1)) : shiftDay(tournament.startsOn, Math.floor((long * (round - 1)) / Math.max(1, over - 1))) // oxfmt-ignore
      while (left.length > 1) {
        const [whiteId, blackId] = [0, 1].map(() => left.splice(random.whole(0, left.length - 1), 1)[0]!) as [number, number] // oxfmt-ignore
        const edge = (strength(whiteId) - strength(blackId)) / 900
        const luck = random.next() + edge / 2
        games.push({
          id: 70_001 + games.length,
          tournamentId: tournament.id,
          round,
          whiteId,
          blackId,
          result: luck > 0.6 ? 'WHITE_WINS' : luck > 0.36 ? 'DRAW' : 'BLACK_WINS',
          moves: random.whole(14, 78),
          opening: random.pick(OPENINGS),
          playedOn: playedOn > day(0) ? day(0) : playedOn,
        })
      }
    }
  }
  return games
}

/** Points of what has been played, and places where it is over; the one with the lower number of equal ones is ahead. */
function settle(tournaments: ChessTournament[], entries: ChessEntry[], games: ChessGame[]): void {
  for (const { id, status } of tournaments.filter(one => ['RUNNING', 'FINISHED'].includes(one.status))) {
    const playing = entries.filter(one => one.tournamentId === id && one.status === 'CONFIRMED')
    for (const entry of playing) {
      const own = games.filter(one => one.tournamentId === id && [one.whiteId, one.blackId].includes(entry.playerId))
      const won = own.filter(one => one.result === (one.whiteId === entry.playerId ? 'WHITE_WINS' : 'BLACK_WINS'))
      entry.points = won.length + 0.5 * own.filter(one => one.result === 'DRAW').length
    }
    if (status !== 'FINISHED') continue
    const placed = playing.toSorted((one, other) => other.points! - one.points! || one.id - other.id)
    placed.forEach((entry, index) => (entry.placing = index + 1))
  }
}
