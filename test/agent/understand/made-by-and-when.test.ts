import { expect } from 'chai'
import { date as day, int as id, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const plan = { ...text, enum: ['none', 'basic', 'plus'] }
const channel = { ...text, enum: ['phone', 'email', 'website'] }
const status = { ...text, enum: ['new', 'open', 'resolved', 'closed'] }
const members = [
  { id: 1, name: 'Ann Lee', phone: '555-0101', preferred_contact: 'phone', service_plan: 'plus' },
  { id: 2, name: 'Bo Ray', phone: '555-0102', preferred_contact: 'email', service_plan: 'basic' },
  { id: 3, name: 'Cy Fox', phone: '555-0103', preferred_contact: 'phone', service_plan: 'none' },
]
const bookings = [
  { id: 11, code: 'B-11', member_id: 1, channel: 'phone', starts_on: '2024-05-02', booked_at: '2024-03-01' },
  { id: 12, code: 'B-12', member_id: 2, channel: 'email', starts_on: '2024-03-20', booked_at: '2024-02-01' },
  { id: 13, code: 'B-13', member_id: 1, channel: 'phone', starts_on: '2024-06-02', booked_at: '2024-03-04' },
]
const requests = [
  { id: 21, subject: 'Leaking tap', member_id: 1, status: 'open', resolved_on: null },
  { id: 22, subject: 'Broken lamp', member_id: 2, status: 'resolved', resolved_on: '2024-04-01' },
  { id: 23, subject: 'Cold stove', member_id: 3, status: 'closed', resolved_on: '2024-04-02' },
]
const tours = [{ id: 31, name: 'Harbour', pickup_date: '2024-03-02', return_date: '2024-03-04' }]
const maybeDay = { ...day, nullable: true }
const ask = (message: string) =>
  converse(
    reads('club', '/members', () => members, list({ id, name: text, phone: text, preferred_contact: channel, service_plan: plan })), // oxfmt-ignore
    reads('club', '/bookings', () => bookings, list({ id, code: text, member_id: id, channel, starts_on: day, booked_at: day })), // oxfmt-ignore
    reads('club', '/requests', () => requests, list({ id, subject: text, member_id: id, status, resolved_on: maybeDay })), // oxfmt-ignore
    reads('club', '/tours', () => tours, list({ id, name: text, pickup_date: day, return_date: day })),
  ).ask(message)

const answers = (rows: readonly (readonly [message: string, says: RegExp])[]) => {
  for (const [message, says] of rows) it(message, async () => expect((await ask(message)).response).to.match(says))
}

describe('when something was made', () => {
  answers([
    ['Which bookings were made in March 2024?', /^2 bookings booked .*B-11.*B-13/],
    ['How many bookings did members make in March 2024?', /^There are 2 /],
    ['How many bookings did we take in February 2024?', /^There is 1 /],
    ['Which bookings came in by phone in March 2024?', /^2 bookings booked .*B-11.*B-13/],
    ['Which members made a booking in February 2024?', /^1 member .*Bo Ray/],
    ['How many bookings are there in March 2024?', /^There is 1 booking that starts/],
    ['How many bookings were made for May 2024?', /^There is 1 booking that starts/],
  ])
  it('is a guess where only the day on which it begins is told', async () =>
    expect((await ask('Which tours were made in March 2024?')).confidence).to.be.below(0.8))
})

describe('the way in which something came', () => {
  answers([
    ['How many bookings reached us by phone?', /^There are 2 /],
    ['How many bookings did we receive by email?', /^There is 1 /],
    ['Do more bookings come in by phone or by email?', /phone 2.*email 1/],
    ['I need all the bookings that came in by phone, every single one.', /^2 bookings with channel phone/],
  ])
})

describe('a little word that is a value', () => {
  answers([
    ['members with a Plus service plan', /^1 member with service plan plus.*Ann Lee/],
    ['How many members are on Plus?', /^There is 1 /],
  ])
  it('is none where nothing is to be left out', async () => {
    expect((await ask('I need every single booking by phone, please leave none out.')).response).to.match(/^2 bookings/)
    expect((await ask('List all bookings by phone and leave none of them out')).response).to.match(/^2 bookings/)
  })
})

describe('what has not been done', () => {
  answers([
    ["Which requests haven't been resolved?", /^1 request (?:not resolved|with status new or open).*Leaking tap/],
    ["Which members have a request that hasn't been resolved?", /^1 member .*Ann Lee/],
    ['Which requests are not open?', /^2 requests with a status other than open/],
  ])
})
