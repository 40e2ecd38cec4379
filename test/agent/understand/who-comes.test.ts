import { expect } from 'chai'
import { date as day, flag, int as id, list, moment, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const mayLack = { ...day, type: ['string', 'null'] }
const tutors = [
  { id: 11, name: 'Ann Lee', role: 'Pianist' },
  { id: 12, name: 'Bo Ray', role: 'Cellist' },
]
const pupils = ['Di Moss', 'Ed Nash', 'Flo Orr'].map((name, at) => ({ id: 21 + at, name, joined_on: '2024-01-01' }))
const booking = (n: number, pupil: number, staff_id: number, starts: string, status: string, rating: number | null = null) => ({ id: n, client_id: pupil, staff_id, starts_at: `${starts}:00`, status, booked_on: '2025-03-01', cancelled_on: status === 'cancelled' ? '2025-04-20' : null, rating }) // oxfmt-ignore
const bookings = [
  booking(31, 21, 11, '2025-05-13T12:00', 'no_show'),
  booking(32, 22, 11, '2025-05-13T14:00', 'completed', 1),
  booking(33, 22, 12, '2025-05-14T15:00', 'booked'),
  booking(34, 23, 12, '2025-05-15T09:00', 'booked'),
  booking(35, 23, 12, '2025-04-25T09:00', 'cancelled'),
  booking(36, 23, 12, '2025-04-26T09:00', 'cancelled'),
  booking(37, 21, 12, '2025-02-26T09:00', 'cancelled'),
  booking(38, 22, 12, '2025-02-27T09:00', 'completed'),
]
const halls = [{ id: 1, name: 'East Quay', opening_time: '08:30', closing_time: '20:15', has_lift: true }]
const waiting = [{ id: 1, client_id: 22, staff_id: 11, added_on: '2025-05-01' }]
const payments = [{ id: 1, client_id: 22, amount: 70, method: 'card', paid_on: '2025-02-01' }]
const status = of('booked', 'completed', 'cancelled', 'no_show')
const service = () =>
  converse(
    reads('tones', '/staff', () => tutors, list({ id, name: text, role: text })),
    reads('tones', '/clients', () => pupils, list({ id, name: text, joined_on: day })),
    reads('tones', '/halls', () => halls, list({ id, name: text, opening_time: text, closing_time: text, has_lift: flag })), // oxfmt-ignore
    reads('tones', '/bookings', () => bookings, list({ id, client_id: id, staff_id: id, starts_at: moment, status, booked_on: day, cancelled_on: mayLack, rating: { type: ['integer', 'null'] } })), // oxfmt-ignore
    reads('tones', '/waitlist_entries', () => waiting, list({ id, client_id: id, staff_id: id, added_on: day })),
    reads('tones', '/payments', () => payments, list({ id, client_id: id, amount: money, method: of('card', 'cash'), paid_on: day })), // oxfmt-ignore
  )

describe('who comes, stays away, cancels and waits is whoever is served', () => {
  for (const [message, says] of [
    ['who is coming in this afternoon?', /^1 client .*Ed Nash/],
    ["Who didn't turn up yesterday?", /^1 client .*May 13, 2025.*Di Moss/],
    [
      'Who cancelled an appointment last month?',
      /^2 clients .*April 2025|^1 client .*April 2025|^2 clients .*cancelled/,
    ],
    ['Who cancels most often?', /^Flo Orr has the most bookings with status cancelled: 2/],
    ['Which client has come most often?', /^Ed Nash|^Flo Orr/],
    ['Who is on the waiting list?', /^1 client .*Ed Nash/],
    ['how many people are waiting for Ann Lee?', /^There is 1 client/],
    ['which clients gave us only one star?', /^1 client .*Ed Nash/],
  ] as const)
    it(message, async () => expect((await service().ask(message)).response).to.match(says))
})

describe('times of the day, quarters, money that came in', () => {
  for (const [message, says] of [
    ['When does East Quay close?', /closing time of East Quay is 20:15/],
    ['How much money came in by card this year?', /€70/],
    ['how many bookings did we have in the first quarter?', /^There are 2 bookings .*Q1 2025/],
    ["What is Ann Lee's job title?", /role of Ann Lee is Pianist/],
    ['how many times has Flo Orr been cancelled?', /^(?!.*(?:opening|closing) time)/],
  ] as const)
    it(message, async () => expect((await service().ask(message)).response).to.match(says))
})
