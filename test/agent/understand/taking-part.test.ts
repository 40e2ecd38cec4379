import { expect } from 'chai'
import { date as day, int as id, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const poets = [{ id: 1, name: 'Ida Holm' }]
const friends = [
  { id: 21, name: 'Ann Lee' },
  { id: 22, name: 'Bo Ray' },
  { id: 23, name: 'Cy Fox' },
]
const evenings = [
  { id: 31, title: 'Story Night', held_on: '2025-05-20', poet_id: 1, room_for: 20, host: 'Eve Orr' },
  { id: 32, title: 'Open Stage', held_on: '2025-05-27', poet_id: 1, room_for: 30, host: 'Eve Orr' },
  { id: 33, title: 'Book Fair', held_on: '2025-06-03', poet_id: 1, room_for: 40, host: 'Eve Orr' },
]
const present: Record<number, number[]> = { 31: [21, 22, 23], 32: [23], 33: [] }
const evening = { id, title: text, held_on: day, poet_id: id, room_for: id, host: text }
const common = () => [
  reads('house', '/poets', () => poets, list({ id, name: text })),
  reads('house', '/friends', () => friends, list({ id, name: text })),
]
const ways = {
  'by bookings': () => [
    ...common(),
    reads('house', '/evenings', () => evenings, list(evening)),
    reads('house', '/bookings', () => evenings.flatMap(one => present[one.id]!.map(friend_id => ({ id: 100 * one.id + friend_id, evening_id: one.id, friend_id }))), list({ id, evening_id: id, friend_id: id })), // oxfmt-ignore
  ],
  'by keys in a list': () => [
    ...common(),
    reads('house', '/evenings', () => evenings.map(one => ({ ...one, friend_ids: present[one.id]! })), list({ ...evening, friend_ids: { type: 'array', items: { type: 'integer' } } })), // oxfmt-ignore
  ],
  'by whoever stands in a list': () => [
    ...common(),
    reads('house', '/evenings', () => evenings.map(one => ({ ...one, guests: friends.filter(friend => present[one.id]!.includes(friend.id)) })), list({ ...evening, guests: { type: 'array', items: { type: 'object', properties: { id, name: text } } } })), // oxfmt-ignore
  ],
}

for (const [way, served] of Object.entries(ways))
  describe(`who takes part, told ${way}`, () => {
    for (const [message, says] of [
      ['How many people are signed up for Story Night?', /^There are 3 /],
      ['Which evening has the most people signed up?', /^Story Night has the most .*3/],
      ['Which evenings have fewer than two people signed up?', /^2 evenings .*Open Stage and Book Fair/],
      ['Which evenings has nobody signed up for?', /^1 evening .*Book Fair/],
      ['Which evenings is Cy Fox signed up for?', /^2 evenings .*Story Night and Open Stage/],
      ['Who is coming to the Open Stage?', /^1 .*Cy Fox/],
    ] as const)
      it(message, async () => expect((await converse(...served()).ask(message)).response).to.match(says))
  })
