import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { list, text } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const maybe = (schema: object) => ({ ...schema, nullable: true })
const state = { ...text, enum: ['due', 'paid'] }

const barns = [
  { id: 1, name: 'Mill Barn', capacity: 40 },
  { id: 2, name: 'Long Barn', capacity: 120 },
]
const courses = [
  { id: 11, title: 'Thatching' },
  { id: 12, title: 'Hedging' },
  { id: 13, title: 'Walling' },
]
const dates = [
  { id: 21, course_id: 11, barn_id: 1, held_on: '2025-03-01' },
  { id: 22, course_id: 11, barn_id: 2, held_on: '2025-04-01' },
  { id: 23, course_id: 12, barn_id: 2, held_on: '2025-04-02' },
]
const firms = [
  { id: 31, name: 'Reed Works', town: 'Ely' },
  { id: 32, name: 'Fen Farm', town: 'Ely' },
  { id: 33, name: 'Oak Yard', town: 'Ware' },
]
const bookings = [
  { id: 41, number: 'B-101', date_id: 23, firm_id: 31, fee: 100, status: 'paid', invoiced_on: '2025-04-05', reason: null },
  { id: 42, number: 'B-102', date_id: 23, firm_id: 31, fee: 60, status: 'due', invoiced_on: '2025-04-06', reason: 'offer' },
  { id: 43, number: 'B-103', date_id: 23, firm_id: 32, fee: 60, status: 'due', invoiced_on: null, reason: 'offer' },
  { id: 44, number: 'B-104', date_id: 21, firm_id: 33, fee: 90, status: 'paid', invoiced_on: '2025-04-07', reason: 'friend' },
] // oxfmt-ignore
const contact = { type: 'object', properties: { name: text, phone: text } }
const stewards = [
  { id: 51, name: 'Ann Lee', joined_on: '2020-02-01', emergency_contact: { name: 'Cy Lee', phone: '1' } },
  { id: 52, name: 'Bo Ray', joined_on: '2015-05-12', emergency_contact: { name: 'Di Ray', phone: '2' } },
]
const school = () =>
  converse(
    reads('school', '/barns', () => barns, list({ id, name: text, capacity: { ...id, description: 'People it holds' } })),
    reads('school', '/courses', () => courses, list({ id, title: text })),
    reads('school', '/course-dates', () => dates, list({ id, course_id: id, barn_id: id, held_on: day })),
    reads('school', '/firms', () => firms, list({ id, name: text, town: text })),
    reads('school', '/bookings', () => bookings, list({ id, number: text, date_id: { ...id, description: 'Course date' }, firm_id: id, fee: { ...id, description: 'In pounds' }, status: state, invoiced_on: maybe(day), reason: maybe(text) })),
    reads('school', '/stewards', () => stewards, list({ id, name: text, joined_on: day, emergency_contact: contact })),
  ) // oxfmt-ignore
const ids = (result: unknown) => (result as { id: number }[]).map(one => one.id)
const told = async (...messages: string[]) => {
  const { ask } = school()
  let last = await ask(messages[0]!)
  for (const message of messages.slice(1)) last = await ask(message)
  return last
}

describe('what people take up', () => {
  it('is popular by its bookings, though they are below its dates', async () => {
    const { response } = await told("what's our most popular course?")
    expect(response).to.include('Hedging').and.to.include('number of bookings')
  })

  it('is asked of those whose noun stands behind', async () =>
    expect((await told('whose bookings bring in the most money, which firm?')).response).to.include('Reed Works'))

  it('is what somebody has paid', async () =>
    expect((await told('how much money have we had from Reed Works so far?')).data.result).to.equal(100))

  it('is counted for the groups that are wanted, whatever was asked before', async () => {
    expect((await told('where are our firms based? Please give me a count for each town.')).response).to.include('Ely 2, Ware 1') // oxfmt-ignore
  })

  it('is invoiced where we have done so', async () => {
    expect(ids((await told('which bookings have we invoiced?')).data.result)).to.deep.equal([41, 42, 44])
    expect((await told("how many of the bookings we've invoiced are due?")).data.result).to.equal(1)
  })
})

describe('how many there is room for', () => {
  for (const message of ['how many people can we have in the Mill Barn?', 'how many guests could you squeeze into the Mill Barn'])
    it(`is its capacity: ${message}`, async () => expect((await told(message)).data.result).to.equal(40)) // oxfmt-ignore

  it('is told by the sentence before', async () =>
    expect(ids((await told('She wants a party for 80 people. Which barns are big enough to hold that many?')).data.result)).to.deep.equal([2])) // oxfmt-ignore
})

describe('whoever is there', () => {
  it('has been doing so the longest who joined first', async () =>
    expect((await told('who has been stewarding here the longest?')).data.result).to.include({ name: 'Bo Ray' }))

  it('has a contact for an emergency', async () =>
    expect((await told('who do we call in an emergency for Ann Lee?')).response).to.include('Cy Lee'))
})

describe('the one that was named', () => {
  for (const [asked, answer] of [
    ['who is the firm on booking B-103?', 'Fen Farm'],
    ['which course date was the booking for?', '2025-04-02'],
    ['when was the booking invoiced?', 'no invoiced'],
  ] as const)
    it(`is meant by its noun with the article: ${asked}`, async () => {
      const { response, data } = await told('who is the firm on booking B-103?', asked)
      expect(`${response} ${JSON.stringify(data.result)}`).to.include(answer)
    })

  it('is none where the noun is told otherwise', async () => {
    const { response } = await told('who is the firm on booking B-103?', 'which firm made the booking with the highest fee?') // oxfmt-ignore
    expect(response).to.include('Reed Works')
  })
})
