import { expect } from 'chai'
import { date as day, int as id, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const houses = [
  { id: 1, name: 'Quayside' },
  { id: 2, name: 'Hilltop' },
]
const sessions = [
  { id: 11, name: 'Story Night', house_id: 1, held_on: '2025-05-20', max_participants: 2 },
  { id: 12, name: 'Open Stage', house_id: 1, held_on: '2025-04-20', max_participants: 3 },
  { id: 13, name: 'Book Fair', house_id: 2, held_on: '2025-06-20', max_participants: 1 },
]
const bookings = [
  { id: 21, session_id: 11, guest: 'Ann Lee' },
  { id: 22, session_id: 11, guest: 'Bo Ray' },
  { id: 23, session_id: 12, guest: 'Bo Ray' },
]
const people = [
  { id: 31, name: 'Ann Lee' },
  { id: 32, name: 'Bo Ray' },
]
const ask = (message: string) =>
  converse(
    reads('house', '/houses', () => houses, list({ id, name: text })),
    reads('house', '/people', () => people, list({ id, name: text })),
    reads('house', '/sessions', () => sessions, list({ id, name: text, house_id: id, held_on: day, max_participants: id })), // oxfmt-ignore
    reads('house', '/bookings', () => bookings.map(({ guest, ...one }) => ({ ...one, person_id: people.find(({ name }) => name === guest)!.id })), list({ id, session_id: id, person_id: id })), // oxfmt-ignore
  ).ask(message)

describe('what takes place', () => {
  for (const [message, says] of [
    ["What's coming up at Quayside?", /^1 session .*Story Night/],
    ['What is planned for June?', /^1 session .*June 2025.*Book Fair/],
    ['Which sessions are held in June?', /^1 session .*June 2025.*Book Fair/],
    ['Which sessions are fully booked?', /^1 session .*Story Night/],
    ['Are there any places left for Story Night?', /^No/],
    ['Are there any places left for Open Stage?', /^Yes/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})
