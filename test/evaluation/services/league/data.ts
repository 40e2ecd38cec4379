import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createFootballers, createReferees } from '../persons.ts'

export interface Club {
  id: number
  name: string
  city: string
  division: string
  foundedYear: number
  headCoach: string
  stadiumName: string
  stadiumCapacity: number
  annualBudget: number
  website: string
}
export interface Player {
  id: number
  firstName: string
  lastName: string
  clubId: number
  position: string
  shirtNumber: number
  nationality: string
  bornOn: string
  heightCm: number
  goals: number
  marketValue: number
  status: string
  contractUntil: string
  isCaptain: boolean
}
export interface Match {
  id: number
  matchday: number
  homeClubId: number
  awayClubId: number
  refereeId: number
  kickOff: string
  status: string
  homeGoals: number | null
  awayGoals: number | null
  attendance: number | null
}
export interface Referee {
  id: number
  firstName: string
  lastName: string
  email: string
  level: string
  city: string
  matchFee: number
  licensedOn: string
}
export interface Transfer {
  id: number
  playerId: number
  fromClubId: number
  toClubId: number
  type: string
  fee: number
  status: string
  agreedOn: string
}

export const DIVISIONS = ['PREMIER', 'FIRST', 'SECOND'] as const
export const POSITIONS = ['GOALKEEPER', 'DEFENDER', 'MIDFIELDER', 'FORWARD'] as const
export const PLAYER_STATES = ['FIT', 'INJURED', 'SUSPENDED'] as const
export const MATCH_STATES = ['SCHEDULED', 'PLAYED', 'POSTPONED', 'ABANDONED'] as const
export const LEVELS = ['INTERNATIONAL', 'NATIONAL', 'REGIONAL'] as const
export const TRANSFER_TYPES = ['PERMANENT', 'LOAN', 'FREE'] as const
export const TRANSFER_STATES = ['AGREED', 'COMPLETED', 'COLLAPSED'] as const

const CLUBS: [name: string, city: string, coach: string][] = [
  ['Ashbourne Rovers', 'Ashbourne', 'Hector Vance'],
  ['Brackley Town', 'Brackley', 'Ingrid Solberg'],
  ['Calder United', 'Halifax', 'Marcus Trent'],
  ['Dunmore Athletic', 'Dunmore', 'Pia Lombardi'],
  ['Eastport City', 'Eastport', 'Silas Grant'],
  ['Fenwick Wanderers', 'Fenwick', 'Olga Petrenko'],
  ['Glenmoor Albion', 'Glenmoor', 'Rhys Bowen'],
  ['Harrow Vale', 'Harrow', 'Dario Conti'],
  ['Irongate Forge', 'Halifax', 'Lena Fuchs'],
  ['Kingsmere Hotspur', 'Kingsmere', 'Tobias Krell'],
  ['Larkfield Swifts', 'Larkfield', 'Bryony Nash'],
  ['Marlow Thistle', 'Marlow', 'Andre Pascal'],
]
const NATIONS = ['England', 'England', 'England', 'Scotland', 'Brazil', 'Senegal', 'Portugal', 'Denmark', 'Japan', 'Ireland'] // oxfmt-ignore

export type LeagueData = ReturnType<typeof createLeagueData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 12 clubs with 150 players, 132 matches with 18 referees, and 60 transfers. */
export function createLeagueData(clock: Date) {
  const random = createRandom(20_26_163)
  const days = createDays(clock)
  const clubs = createClubs(random)
  const players = createSquads(random, days, clubs)
  const referees = createOfficials(random, days)
  const matches = createMatches(random, days, clubs, referees)
  const transfers = createTransfers(random, days, clubs, players)
  return { clubs, players, matches, referees, transfers }
}

const createClubs = (random: Random): Club[] =>
  CLUBS.map(([name, city, headCoach], index) => ({
    id: index + 1,
    name,
    city,
    division: DIVISIONS[Math.floor(index / 4)]!,
    foundedYear: 1880 + 4 * index + random.whole(0, 3),
    headCoach,
    stadiumName: `${random.pick(['Meadow', 'Victoria', 'Harbor', 'Abbey', 'Millennium'])} ${random.pick(['Park', 'Road', 'Ground'])}`, // oxfmt-ignore
    stadiumCapacity: 100 * random.whole(45, 520) + index,
    annualBudget: 50_000 * random.whole(30, 900),
    website: `https://www.${name.toLowerCase().replace(/[^a-z]+/g, '')}.example`,
  }))

const createSquads = (random: Random, { day }: Days, clubs: Club[]): Player[] =>
  createFootballers().map(({ firstName, lastName }, index) => {
    const position = random.pick(['GOALKEEPER', 'DEFENDER', 'DEFENDER', 'DEFENDER', 'MIDFIELDER', 'MIDFIELDER', 'MIDFIELDER', 'FORWARD', 'FORWARD']) // oxfmt-ignore
    const most = { GOALKEEPER: 0, DEFENDER: 5, MIDFIELDER: 11, FORWARD: 24 }[position]!
    return {
      id: 1001 + index,
      firstName,
      lastName,
      clubId: clubs[index % clubs.length]!.id,
      position,
      shirtNumber: 1 + Math.floor(index / clubs.length) * 2 + random.whole(0, 1),
      nationality: random.pick(NATIONS),
      bornOn: day(-random.whole(6300, 13_500)),
      heightCm: random.whole(168, 199),
      goals: random.whole(0, most),
      marketValue: 50_000 * random.whole(4, 480),
      status: random.pick(['FIT', 'FIT', 'FIT', 'FIT', 'FIT', 'INJURED', 'SUSPENDED']),
      contractUntil: day(random.whole(20, 1600)),
      isCaptain: index < clubs.length,
    }
  })

const createOfficials = (random: Random, { day }: Days): Referee[] =>
  createReferees().map((person, index) => ({
    id: 51 + index,
    ...person,
    level: index < 3 ? 'INTERNATIONAL' : index < 10 ? 'NATIONAL' : 'REGIONAL',
    city: random.pick(['Halifax', 'Eastport', 'Marlow', 'Fenwick']),
    matchFee: index < 3 ? 900 + 50 * index : index < 10 ? 400 + 20 * index : 150 + 10 * index,
    licensedOn: day(-random.whole(300, 6000)),
  }))

/** Everybody plays everybody, at home and away, six matches a week. */
function createMatches(random: Random, { day }: Days, clubs: Club[], referees: Referee[]): Match[] {
  const pairs = clubs.flatMap(home => clubs.filter(away => away !== home).map((away): [Club, Club] => [home, away]))
  const shuffled = pairs.map(pair => ({ pair, key: random.next() })).toSorted((one, other) => one.key - other.key)
  return shuffled.map(({ pair: [home, away] }, index) => {
    const matchday = Math.floor(index / 6) + 1
    const offset = -119 + 7 * (matchday - 1)
    const status = offset > 0 ? 'SCHEDULED' : random.chance(0.06) ? 'POSTPONED' : random.chance(0.02) ? 'ABANDONED' : 'PLAYED' // oxfmt-ignore
    const isPlayed = status === 'PLAYED'
    return {
      id: 3001 + index,
      matchday,
      homeClubId: home.id,
      awayClubId: away.id,
      refereeId: random.pick(referees).id,
      kickOff: `${day(offset)}T${random.pick(['15:00', '17:30', '19:45'])}:00Z`,
      status,
      homeGoals: isPlayed ? random.pick([0, 0, 1, 1, 1, 2, 2, 3, 4]) : null,
      awayGoals: isPlayed ? random.pick([0, 0, 0, 1, 1, 2, 3]) : null,
      attendance: isPlayed ? random.whole(1200, home.stadiumCapacity) : null,
    }
  })
}

const createTransfers = (random: Random, { day }: Days, clubs: Club[], players: Player[]): Transfer[] =>
  Array.from({ length: 60 }, (_, index) => {
    const player = players[(index * 7) % players.length]!
    const type = random.pick(TRANSFER_TYPES)
    const agreed = -700 + Math.floor(index * 11.8)
    return {
      id: 7001 + index,
      playerId: player.id,
      fromClubId: random.pick(clubs.filter(one => one.id !== player.clubId)).id,
      toClubId: player.clubId,
      type,
      fee: type === 'FREE' ? 0 : type === 'LOAN' ? 10_000 * random.whole(2, 60) : 50_000 * random.whole(4, 320),
      status: agreed > -60 ? random.pick(['AGREED', 'AGREED', 'COMPLETED']) : random.chance(0.15) ? 'COLLAPSED' : 'COMPLETED', // oxfmt-ignore
      agreedOn: day(agreed),
    }
  })
