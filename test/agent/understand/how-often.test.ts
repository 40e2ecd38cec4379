import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const day = { type: 'string', format: 'date' }

const members = ['Ada Moss', 'Ben Pike', 'Cleo Rusk', 'Dov Stone'].map((name, at) => ({
  id: at + 1,
  name,
  date_of_birth: `19${6 + at}0-04-05`,
}))
const coaches = ['Eli Thorn', 'Fay Urban'].map((name, at) => ({ id: at + 1, name }))
// Member, coach, day, state: Ada 3 (two coaches), Ben 2 (one coach), Cleo 1, Dov none.
const bookings = [
  [1, 1, '2021-02-03', 'attended'],
  [1, 2, '2021-02-10', 'cancelled'],
  [1, 1, '2022-02-03', 'cancelled'],
  [2, 2, '2021-03-01', 'attended'],
  [2, 2, '2022-03-01', 'attended'],
  [3, 1, '2022-05-06', 'cancelled'],
].map(([member_id, coach_id, held_on, status], at) => ({ id: at + 1, member_id, coach_id, held_on, status }))
const feedbacks = [1, 2, 4, 4].map((booking_id, at) => ({ id: at + 1, booking_id, given_on: '2022-06-01', score: 5 }))
const status = { type: 'string', enum: ['attended', 'cancelled'] }

const club = () =>
  converse(
    reads('club', '/members', () => members, list({ id, name: text, date_of_birth: day })),
    reads('club', '/coaches', () => coaches, list({ id, name: text })),
    reads('club', '/bookings', () => bookings, list({ id, member_id: id, coach_id: id, held_on: day, status })),
    reads('club', '/feedbacks', () => feedbacks, list({ id, booking_id: id, given_on: day, score: id })),
  )
const ids = (result: unknown) => (result as { id: number }[]).map(one => one.id)

describe('how often something was done', () => {
  for (const [message, right] of [
    ['which members booked more than once?', [1, 2]],
    ['members who booked at least three times', [1]],
    ['members who booked only once', [3]],
    ['which members booked twice?', [2]],
    ['members who cancelled more than once', [1]],
    ['members who booked more than once in 2021', [1]],
    ['members who booked less than two times', [3, 4]],
  ] as const)
    it(message, async () => {
      const { data, confidence } = await club().ask(message)
      expect(ids(data.result)).to.deep.equal(right)
      expect(confidence).to.be.at.least(0.8)
    })

  it('is not sure of what a verb counts that no record is called after', async () => {
    const { data, confidence, response } = await club().ask('which members have trained more than once?')
    expect(ids(data.result)).to.deep.equal([1, 2])
    expect(response).to.include('booking')
    expect(confidence).to.be.below(0.8)
  })

  for (const message of ['coaches who were late more than 3 times', 'bookings cancelled more than once'])
    it(`says so where nothing tells it: ${message}`, async () =>
      expect((await club().ask(message)).confidence).to.be.below(0.8))
})

describe('numbers of what belongs to records', () => {
  for (const [message, right] of [
    ['members with fewer than 2 bookings', [3, 4]],
    ['members with at most one booking', [3, 4]],
    ['members with exactly 0 bookings', [4]],
    ['members with more than one coach', [1]],
    ['members with more than one feedback', [1, 2]],
    ['coaches with fewer than 3 feedbacks', [1]],
    ['members with less than 2 feedbacks', [3, 4]],
  ] as const)
    it(message, async () => expect(ids((await club().ask(message)).data.result)).to.deep.equal(right))

  it('counts those without any among those with few', async () =>
    expect((await club().ask('how many members have fewer than 3 bookings?')).data.result).to.equal(3))
})

describe('a number that the records tell', () => {
  const talks = [12, 40, 25].map((registered_count, at) => ({ id: at + 1, title: `Talk ${at + 1}`, registered_count }))
  const talking = () =>
    converse(reads('talking', '/talks', () => talks, list({ id, title: text, registered_count: id })))

  it('orders them by it, whatever its noun is called', async () =>
    expect(ids((await talking().ask('talks by number of registrations')).data.result)).to.deep.equal([2, 3, 1]))
})
