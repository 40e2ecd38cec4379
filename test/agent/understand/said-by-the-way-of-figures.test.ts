import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { list, text } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const day = { ...text, format: 'date' }
const pilots = [
  { id: 1, name: 'Ann Lee', email: 'ann@x.example', languages: ['French'], badge_expires_on: '2027-05-01', hired_on: '2020-02-03' },
  { id: 2, name: 'Bo Ray', email: 'bo@x.example', languages: ['Polish'], badge_expires_on: '2028-06-02', hired_on: '2021-03-04' },
] // oxfmt-ignore
const vans = [
  { id: 11, name: 'Gull', registration: 'AB12 CDE', mileage: 90000 },
  { id: 12, name: 'Tern', registration: 'XY34 ZZZ', mileage: 120000 },
]
const rides = [
  { id: 21, van_id: 11, pilot_id: 1, distance_miles: 500, rating: 5 },
  { id: 22, van_id: 12, pilot_id: 2, distance_miles: 20, rating: 1 },
  { id: 23, van_id: 11, pilot_id: 1, distance_miles: 10, rating: 3 },
]
const offers = [
  { id: 31, number: 'Q-1', status: 'sent', amount: 100 },
  { id: 32, number: 'Q-2', status: 'agreed', amount: 200 },
  { id: 33, number: 'Q-3', status: 'refused', amount: 400 },
]
const number = { type: 'number' }
const yard = () =>
  converse(
    reads('yard', '/pilots', () => pilots, list({ id, name: text, email: text, languages: { type: 'array', items: text }, badge_expires_on: day, hired_on: day })), // oxfmt-ignore
    reads('yard', '/vans', () => vans, list({ id, name: text, registration: text, mileage: number })),
    reads('yard', '/rides', () => rides, list({ id, van_id: id, pilot_id: id, distance_miles: number, rating: number })), // oxfmt-ignore
    reads('yard', '/offers', () => offers, list({ id, number: text, status: { ...text, enum: ['sent', 'agreed', 'refused'] }, amount: number })), // oxfmt-ignore
  )
const told = async (message: string) => (await yard().ask(message)).data.result
const ids = (result: unknown) => [result].flat().map(one => (one as { id: number }).id)

describe('what is said by the way of what is asked', () => {
  it('is on the clock of the thing, not on its ways', async () =>
    expect(ids(await told('which van has the most miles on the clock?'))).to.deep.equal([12]))

  it('is the day of something, also as the second of two', async () => {
    expect(await told('what is the date Ann Lee’s badge expires?')).to.equal('2027-05-01')
    expect(Object.values((await told('I need Bo Ray’s email and the day Ann Lee was hired')) as object)).to.deep.equal([
      'bo@x.example',
      '2020-02-03',
    ])
  })

  it('is what the whole is for, behind a group', async () =>
    expect(await told('give me the average rating for each pilot for the team meeting')).to.have.length(2))

  it('is a number of stars', async () => {
    expect(await told('how many 5 star ratings have we had?')).to.equal(1)
    expect(Object.values((await told('how many 5 star ratings have we had, and how many 1 star ones?')) as object)).to.deep.equal([1, 1]) // oxfmt-ignore
    expect(ids(await told('which pilots have given us one or three stars?'))).to.have.members([1, 2])
  })

  it('is who wants somebody', async () =>
    expect(ids(await told('a client wants somebody who speaks French. Who can I send?'))).to.deep.equal([1]))

  it('is a number of each state', async () => {
    const states = [{ status: 'agreed', count: 1 }, { status: 'refused', count: 1 }, { status: 'sent', count: 1 }] // oxfmt-ignore
    expect(await told('How are our offers doing? I’d like to see how many were agreed, refused and so on.')).to.have.deep.members(states) // oxfmt-ignore
    expect(await told('how many offers were agreed, refused etc?')).to.have.deep.members(states)
  })

  it('is an answer that is waited for, money that lies in something and words in a hurry', async () => {
    expect(await told('how many offers are out with clients and not answered yet?')).to.equal(1)
    expect(await told('how much money is tied up in sent offers?')).to.equal(100)
    expect(await told('wots the reg of the Gull')).to.equal('AB12 CDE')
  })

  it('is the doing that is said once of both sides', async () => {
    const { data } = await yard().ask('have we spent more on sent offers than refused offers?')
    expect(data.result).to.equal(false)
  })
})
