import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

const ROOMS = ['The Clockmaker', 'Submarine 9', 'Pharaoh’s Curse', 'Vault Heist', 'Haunted Nursery', 'Moonbase Alpha', 'The Alchemist', 'Prison Break', 'Orient Express', 'Zombie Ward', 'Jungle Temple', 'Cabin Fever'] // oxfmt-ignore
const THEMES = ['horror', 'adventure', 'mystery', 'sci-fi'] as const
const LEVELS = ['easy', 'medium', 'hard'] as const
const TEAMS = ['Lock Nest Monsters', 'Escape Goats', 'Clue Crew', 'The Unlockables', 'Key Players', 'Panic at the Deadlock', 'Puzzle Pirates', 'Out of Time', 'Sherlocked', 'Mystery Inc', 'Red Herrings', 'Quiz Khalifa'] // oxfmt-ignore

export type EscaperoomsData = ReturnType<typeof createEscaperoomsData>

/** 12 rooms, 9 game masters and 80 bookings. */
export function createEscaperoomsData(clock: Date) {
  const random = createRandom(20_26_401)
  const { day, moment } = createDays(clock)
  const key = (kind: string, index: number) => `65f${kind}0c${(4096 + index * 331).toString(16)}7be81d0a3c4f29`
  const escapeRooms = ROOMS.map((name, index) => ({
    id: key('a1', index),
    name,
    theme: random.pick(THEMES) as string,
    difficulty: random.pick(LEVELS) as string,
    maxPlayers: random.whole(4, 10),
    pricePerPlayer: random.whole(18, 36),
    durationMinutes: random.pick([45, 60, 75, 90]),
    wheelchairAccessible: random.chance(0.5),
  }))
  const gamemasters = createPeopleOf(12_101, 9, 'lockandkey.example').map(({ firstName, lastName, email }, index) => ({
    id: key('b2', index),
    name: `${firstName} ${lastName}`,
    email,
    languages: index % 3 === 0 ? ['English', 'Spanish'] : index % 3 === 1 ? ['English'] : ['English', 'German'],
    hiredOn: moment(-random.whole(60, 1500), 0.375),
    hourlyWage: random.whole(12, 22),
  }))
  const escapeBookings = Array.from({ length: 80 }, (_, index) => {
    const offset = random.whole(-60, 20)
    const status = random.chance(0.12) ? 'cancelled' : offset < 0 ? 'played' : 'booked'
    const escaped = status === 'played' ? random.chance(0.6) : null
    const players = random.whole(2, 8)
    const room = random.pick(escapeRooms)
    return {
      id: key('c3', index),
      room: room.id,
      gamemaster: random.pick(gamemasters).id,
      teamName: `${random.pick(TEAMS)}${index < 12 ? '' : ` ${index}`}`,
      players,
      startsAt: `${day(offset)}T${random.whole(10, 20)}:00:00.000Z`,
      status,
      escaped,
      minutesTaken: escaped ? random.whole(28, 44) : null,
      total: players * room.pricePerPlayer,
    }
  })
  return { escapeRooms, gamemasters, escapeBookings }
}
