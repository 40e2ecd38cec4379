import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

import { champion, sizes } from '../set-s/choose.ts'
import { as } from '../set-v/choose.ts'
import { called, countWithin, perOwner } from './choose.ts'

/** Set W over the escape rooms. */
export function askEscaperooms({ escaperooms, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('w', 'escaperooms')
  const { escapeRooms: rooms, gamemasters, escapeBookings: bookings } = escaperooms
  ask('count', 'How many escape rooms do we have?', gold.count(rooms.length))
  ask('count', 'How many of the bookings were cancelled?', gold.count(bookings.filter(one => one.status === 'cancelled').length)) // oxfmt-ignore
  ask('filter', 'Which rooms are wheelchair accessible?', gold.set(rooms.filter(one => one.wheelchairAccessible)))
  const theme = pick.rank(rooms, one => one.theme)[0]!.key
  ask('filter', `Show me the ${theme} rooms`, gold.set(rooms.filter(one => one.theme === theme)))
  ask('threshold', 'Which rooms take more than 6 players?', gold.set(rooms.filter(one => one.maxPlayers > 6)))
  ask(
    'top',
    "What's the most expensive room per player?",
    gold.largest(rooms, one => one.pricePerPlayer),
  )
  const fastest = gold.smallest(bookings, one => one.minutesTaken)
  ask('top', 'Which team was the fastest to escape?', gold.either(fastest, ...fastest.items.map(one => gold.text((one as { teamName: string }).teamName)))) // oxfmt-ignore
  ask('aggregate', 'How many players does a booking have on average?', gold.plain(pick.mean(bookings, one => one.players))) // oxfmt-ignore
  ask('aggregate', 'What is the total of all played bookings?', gold.money(pick.sum(bookings.filter(one => one.status === 'played'), one => one.total))) // oxfmt-ignore
  ask('group', 'How many rooms are there for each theme?', gold.map(sizes(rooms, one => one.theme)))
  ask('group', 'How many bookings does each room have?', gold.map(perOwner(rooms, one => one.name, bookings, one => one.room))) // oxfmt-ignore
  ask('group', 'What is the average price per player by difficulty?', gold.map(pick.rank(rooms, one => one.difficulty).map(({ key, rows }) => [as(key), pick.mean(rows, one => one.pricePerPlayer)]), 'money')) // oxfmt-ignore
  ask('join', 'Which game master has the most bookings?', champion(gamemasters, one => bookings.filter(own => own.gamemaster === one.id).length, one => one.name)) // oxfmt-ignore
  const moon = rooms[5]!
  ask('join', 'Show the bookings for Moonbase Alpha.', gold.set(bookings.filter(one => one.room === moon.id)))
  ask('join', 'Which teams escaped from the Submarine 9?', gold.set(bookings.filter(one => one.room === rooms[1]!.id && one.escaped))) // oxfmt-ignore
  ask(
    'filter',
    'Which game masters speak German?',
    gold.set(gamemasters.filter(one => one.languages.includes('German'))),
  )
  ask('lookup', `What is the email address of ${gamemasters[4]!.name}?`, gold.text(gamemasters[4]!.email, 'email'))
  ask('date', 'How many bookings start in the next 7 days?', countWithin(bookings, one => one.startsAt.slice(0, 10), day(0), day(7))) // oxfmt-ignore
  ask('yes-no', 'Is Cabin Fever wheelchair accessible?', gold.yes(rooms[11]!.wheelchairAccessible))
  const hard = rooms.filter(one => one.difficulty === 'hard')
  talk(
    'followup',
    ['Which rooms are hard?', gold.set(hard)],
    ['Which of them is the cheapest per player?', gold.smallest(hard, one => one.pricePerPlayer)],
  )
  ask('lookup', `Who ran the game of ${bookings[20]!.teamName}?`, called(pick.find(gamemasters, bookings[20]!.gamemaster), pick.find(gamemasters, bookings[20]!.gamemaster).name)) // oxfmt-ignore
  ask('write', 'Set the price per player of Vault Heist to 41.', gold.updated('escaperooms.escapeRooms', rooms[3]!, { pricePerPlayer: 41 })) // oxfmt-ignore
  ask('missing', `What is the phone number of ${gamemasters[2]!.name}?`, gold.unknown())
  return questions
}
