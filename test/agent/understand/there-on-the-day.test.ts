import { expect } from 'chai'
import { date as day, int as id, list, nullable, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const states = { type: 'string', enum: ['booked', 'no_show'] }
const sittings = [
  { sittingId: 1, code: 'K-701', sittingDay: '2026-04-07' },
  { sittingId: 2, code: 'K-702', sittingDay: '2026-04-14' },
]
const members = [
  { memberId: 21, name: 'Cy Fox', joinedOn: '2020-04-07' },
  { memberId: 22, name: 'Di Sun', joinedOn: '2026-04-07' },
]
const bookings = [
  { bookingId: 31, sittingId: 1, memberId: 21, bookedOn: '2026-03-02', passengers: 3, state: 'booked' },
  { bookingId: 32, sittingId: 2, memberId: 21, bookedOn: '2026-04-07', passengers: 5, state: 'booked' },
  { bookingId: 33, sittingId: 1, memberId: 22, bookedOn: '2026-03-04', passengers: 2, state: 'no_show' },
]
const rides = (message: string) =>
  converse(
    reads('boats', '/sittings', () => sittings, list({ sittingId: id, code: text, sittingDay: day })),
    reads('boats', '/members', () => members, list({ memberId: id, name: text, email: nullable, joinedOn: day })),
    reads('boats', '/bookings', () => bookings, list({ bookingId: id, sittingId: id, memberId: id, bookedOn: day, passengers: id, state: states })), // oxfmt-ignore
  ).ask(message)

const visits = [
  { visitId: 1, clientId: 41, carerId: 51, visitDay: '2024-02-07', area: 'north', state: 'booked' },
  { visitId: 2, clientId: 42, carerId: 51, visitDay: '2026-04-07', area: 'south', state: 'no_show' },
  { visitId: 3, clientId: 42, carerId: 51, visitDay: '2026-04-08', area: 'south', state: 'no_show' },
  { visitId: 4, clientId: 42, carerId: 51, visitDay: '2026-04-09', area: 'north', state: 'no_show' },
]
const clients = [
  { clientId: 41, name: 'Oak House', joinedOn: '2020-04-07', managedBy: 'Prime Lets' },
  { clientId: 42, name: 'Elm House', joinedOn: '2026-03-07', managedBy: 'Home Care' },
]
const carers = [{ carerId: 51, name: 'Ann Lee', hiredOn: '2019-04-07' }]
const areas = { type: 'string', enum: ['north', 'south'] }
const care = (message: string) =>
  converse(
    reads('care', '/visits', () => visits, list({ visitId: id, clientId: id, carerId: id, visitDay: day, area: areas, state: states })), // oxfmt-ignore
    reads('care', '/clients', () => clients, list({ clientId: id, name: text, email: nullable, joinedOn: day, managedBy: text })), // oxfmt-ignore
    reads('care', '/carers', () => carers, list({ carerId: id, name: text, email: nullable, hiredOn: day })),
  ).ask(message)

describe('who is there on a day, and since when nobody was', () => {
  for (const [ask, message, says, not] of [
    [rides, 'How many people are we carrying on 7 April 2026?', /\b5\b/, /\b10\b/],
    [rides, 'How many no-shows did we have in April 2026?', /\b1\b/, /\b0\b|no bookings/],
    [rides, 'How many bookings were made in April 2026?', /\b1\b/, /\b3\b/],
    [care, "Who hasn't been here since March 2026?", /Oak House/, /Elm House/],
    [care, "Which clients haven't come in since March 2026?", /Oak House/, /Elm House/],
    [care, 'When did we last send somebody to Oak House?', /2024-02-07/, /2020/],
    [care, 'How many no-shows did we have in April 2026 and in which area the most?', /\b3\b.*south/i, /north has/i],
  ] as const)
    it(message, async () => {
      const { response } = await ask(message)
      expect(response).to.match(says).and.not.match(not)
    })
})
