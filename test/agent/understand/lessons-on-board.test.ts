import { expect } from 'chai'
import { date as day, int as id, list, moment, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const mayLack = { ...day, type: ['string', 'null'] }
const studios = [
  { id: 1, name: 'East Quay', town: 'Dover' },
  { id: 2, name: 'North Gate', town: 'Deal' },
]
const crew = [
  { id: 11, first_name: 'Ann', last_name: 'Lee', studio_id: 1, joined_on: '2019-03-01' },
  { id: 12, first_name: 'Bo', last_name: 'Ray', studio_id: 2, joined_on: '2021-03-01' },
  { id: 13, first_name: 'Cy', last_name: 'Fox', studio_id: 2, joined_on: '2023-03-01' },
]
const pupils = [
  { id: 21, first_name: 'Di', last_name: 'Moss', signed_up_on: '2024-01-01' },
  { id: 22, first_name: 'Ed', last_name: 'Nash', signed_up_on: '2024-02-01' },
]
const slot = (id: number, team_member_id: number, on: string) => ({ id, team_member_id, studio_id: 1, starts_at: `${on}T12:00:00`, ends_at: `${on}T13:00:00` }) // oxfmt-ignore
const slots = [
  slot(31, 11, '2025-03-03'),
  slot(32, 12, '2025-05-15'),
  slot(33, 12, '2025-05-20'),
  slot(34, 11, '2025-05-21'),
]
const booking = (id: number, slot_id: number, member_id: number, status: string, cancelled_on: string | null) => ({ id, slot_id, member_id, status, booked_on: '2025-02-20', cancelled_on, stars: id === 41 ? 5 : null }) // oxfmt-ignore
const bookings = [
  booking(41, 31, 21, 'attended', null),
  booking(42, 32, 21, 'cancelled', '2025-05-01'),
  booking(43, 33, 21, 'reserved', null),
  booking(44, 34, 22, 'reserved', null),
]
const plans = [{ id: 1, member_id: 21, starts_on: '2025-01-01', ends_on: '2025-06-10' }]
const bills = [
  { id: 51, member_id: 21, payable_by: '2025-04-01', amount: 30, balance: 0 },
  { id: 52, member_id: 21, payable_by: '2025-04-02', amount: 40, balance: 40 },
  { id: 53, member_id: 21, payable_by: '2025-06-02', amount: 50, balance: 50 },
  { id: 54, member_id: 22, payable_by: '2025-04-02', amount: 60, balance: 0 },
]
const status = { ...text, enum: ['reserved', 'attended', 'cancelled'] }
const stars = { type: ['integer', 'null'] }
const ask = (message: string) =>
  converse(
    reads('sails', '/studios', () => studios, list({ id, name: text, town: text })),
    reads('sails', '/team_members', () => crew, list({ id, first_name: text, last_name: text, studio_id: id, joined_on: day })), // oxfmt-ignore
    reads('sails', '/members', () => pupils, list({ id, first_name: text, last_name: text, signed_up_on: day })),
    reads('sails', '/slots', () => slots, list({ id, team_member_id: id, studio_id: id, starts_at: moment, ends_at: moment })), // oxfmt-ignore
    reads('sails', '/bookings', () => bookings, list({ id, slot_id: id, member_id: id, status, booked_on: day, cancelled_on: mayLack, stars })), // oxfmt-ignore
    reads('sails', '/memberships', () => plans, list({ id, member_id: id, starts_on: day, ends_on: day })),
    reads('sails', '/bills', () => bills, list({ id, member_id: id, payable_by: day, amount: money, balance: money })),
  ).ask(message)
const tells = (asked: readonly (readonly [string, RegExp])[]) => {
  for (const [message, says] of asked) it(message, async () => expect((await ask(message)).response).to.match(says))
}

describe('what people call the places, the staff and the bookings of a trade', () =>
  tells([
    ['list all branches', /^2 studios: East Quay and North Gate/],
    ['how many appointments are there?', /^There are 4 bookings/],
    ['Which colleague has been with us the longest?', /^The team member .* is Ann Lee/],
    ['how many staff do we have?', /^There are 3 team members/],
  ]))

describe('a booking takes place when its slot does', () =>
  tells([
    ['Which appointments do we have tomorrow?', /^1 booking of slots that start on May 15, 2025: booking 42/],
    ['how many appointments are booked for next week?', /^There are 2 bookings of slots that start from May 19/],
  ]))

describe('what was called off or paid is left out', () =>
  tells([
    ['Which bills are overdue?', /^1 bill .*bill 52/],
    ['list the unpaid bills', /^2 bills .*bill 52 and bill 53/],
    ['which members have two or more unpaid bills?', /^1 member .*Di Moss/],
    ['Has Di Moss paid all her bills?', /^No: only 1 of 3/],
    ['staff without a cancellation', /^2 team members .*Ann Lee and Cy Fox/],
  ]))

describe('dates that words tell of', () =>
  tells([
    ['Which memberships run out in June?', /^1 membership .*June 2025/],
    ['When was Di Moss last here?', /^(?!.*signed up)/],
  ]))
