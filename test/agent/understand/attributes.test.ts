import { expect } from 'chai'
import { date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const halls = [
  { id: 1, name: 'North Hall' },
  { id: 2, name: 'Quay Hall' },
]
const sessions = [
  { id: 11, title: 'Climbing Basics', fee: 30, max_participants: 8, hall_id: 1, valid_from: '2025-02-01', valid_until: '2025-06-30' }, // oxfmt-ignore
  { id: 12, title: 'Lead Climbing', fee: 45, max_participants: 6, hall_id: 2, valid_from: '2025-03-01', valid_until: '2025-09-30' }, // oxfmt-ignore
]
const guests = [
  {
    id: 21,
    first_name: 'Ann',
    surname: 'Lee',
    mobile: '0171 22',
    signed_up_on: '2024-05-02',
    birthday: '1990-04-01',
    notes: 'Left-handed.',
  },
  {
    id: 22,
    first_name: 'Bo',
    surname: 'Ray',
    mobile: '0171 33',
    signed_up_on: '2025-01-09',
    birthday: '1971-09-30',
    notes: 'Prefers mornings.',
  },
]
const bookings = [
  { id: 31, guest_id: 21, session_id: 11, price: 25, price_currency: 'EUR', booked_on: '2025-04-01', channel: 'web' },
  { id: 32, guest_id: 22, session_id: 12, price: 45, price_currency: 'EUR', booked_on: '2025-04-03', channel: 'phone' },
]
const ask = (message: string) =>
  converse(
    reads('wall', '/halls', () => halls, list({ id, name: text })),
    reads('wall', '/sessions', () => sessions, list({ id, title: text, fee: money, max_participants: id, hall_id: id, valid_from: day, valid_until: day })), // oxfmt-ignore
    reads('wall', '/guests', () => guests, list({ id, first_name: text, surname: text, mobile: text, signed_up_on: day, birthday: day, notes: text })), // oxfmt-ignore
    reads('wall', '/bookings', () => bookings, list({ id, guest_id: id, session_id: id, price: money, booked_on: day, channel: text })), // oxfmt-ignore
  ).ask(message)

describe('what business data call the same attribute', () => {
  for (const [message, says] of [
    ['What is the price of Lead Climbing?', /fee of Lead Climbing is €45/],
    ['What is the phone number of Ann Lee?', /0171 22/],
    ['What is the date of birth of Bo Ray?', /September 30, 1971/],
    ['What is the birth date of Bo Ray?', /September 30, 1971/],
    ['When was Bo Ray born?', /September 30, 1971/],
    ['What is the registration date of Bo Ray?', /January 9, 2025/],
    ['What is the start date of Climbing Basics?', /February 1, 2025/],
    ['What is the expiry date of Climbing Basics?', /June 30, 2025/],
    ['Which session has the largest capacity?', /Climbing Basics.*8/],
    ['List the source of all bookings', /web.*phone/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})

describe('what says more than an attribute', () => {
  it('is no field: the details of somebody are all that is known', async () => {
    const { data, response } = await ask('Show me the details of the guest Bo Ray.')
    expect(data.result, response).to.include({ surname: 'Ray', mobile: '0171 33', notes: 'Prefers mornings.' })
  })
})

describe('what several kinds have, and those that are named have not', () => {
  it('is none of the records that belong to them', async () => {
    const { data, response } = await ask('What is the price of Ann Lee?')
    expect(data.error, response).to.be.an('object')
  })
})
