import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, moment, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date', nullable: true }

/** So many hours from the day on which the questions are asked. */
const hours = (count: number) =>
  new Date(Date.UTC(2025, 4, 14, 23) + count * 3_600_000).toISOString().slice(0, 19) + 'Z'
const teachers = [
  { id: 1, name: 'Ilse Brandt', speciality: 'cellist', email: 'ilse@studio.example' },
  { id: 2, name: 'Marek Novak', speciality: 'cellist', email: 'marek@studio.example' },
  { id: 3, name: 'Ruth Okafor', speciality: 'drummer', email: 'ruth@studio.example' },
]
const pupils = [
  ['Ann Lee', 1, 'North', ['chess', 'rowing']],
  ['Bo Falk', 1, 'North', ['chess']],
  ['Cy Dunn', 3, 'South', ['rowing', 'chess']],
].map(([name, teacher_id, school, hobbies], at) => ({
  id: at + 1,
  name,
  teacher_id,
  school,
  hobbies,
  born_on: `201${at}-05-01`,
  email: `pupil${at}@studio.example`,
}))
const lessons = [
  [1, 1, '2021-03-01T10:00:00Z', 30, 'seen'],
  [1, 2, '2021-03-02T10:00:00Z', 60, 'no-show'],
  [3, 3, '2021-03-03T10:00:00Z', 45, 'seen'],
  [2, 1, hours(72), 45, 'booked'],
  [1, 2, hours(4), 30, 'booked'],
].map(([teacher_id, pupil_id, starts_at, duration_minutes, status], at) => ({
  id: at + 1,
  teacher_id,
  pupil_id,
  starts_at,
  duration_minutes,
  status,
}))
const bills = [
  [1, 40, '2021-02-03', null],
  [2, 60, '2021-02-13', '2021-03-01'],
  [3, 25, '2021-03-05', null],
].map(([pupil_id, total, billed_on, paid_on], at) => ({ id: at + 1, pupil_id, total, billed_on, paid_on }))

const status = { type: 'string', enum: ['booked', 'seen', 'no-show'] }
const studio = () =>
  converse(
    reads('studio', '/teachers', () => teachers, list({ id: whole, name: text, speciality: text, email: text })),
    reads(
      'studio',
      '/pupils',
      () => pupils,
      list({
        id: whole,
        name: text,
        teacher_id: whole,
        school: text,
        hobbies: { type: 'array', items: text },
        born_on: day,
        email: text,
      }),
    ),
    reads(
      'studio',
      '/lessons',
      () => lessons,
      list({ id: whole, teacher_id: whole, pupil_id: whole, starts_at: moment, duration_minutes: whole, status }),
    ),
    reads(
      'studio',
      '/bills',
      () => bills,
      list({ id: whole, pupil_id: whole, total: amount, billed_on: day, paid_on: day }),
    ),
  )
const ask = async (message: string) => await studio().ask(message)

describe('a figure of each', () => {
  it('in units is what they come to', async () =>
    expect((await ask('how many minutes of lessons does each teacher have?')).response).to.match(/Ilse Brandt 120/))

  it('is one for every record that a value stands for', async () => {
    const { response } = await ask('how many pupils does each cellist have?')
    expect(response)
      .to.match(/Ilse Brandt 2/)
      .and.match(/Marek Novak 0/)
      .and.not.include('Okafor')
  })
})

describe('a bare number of people', () => {
  it('is no age where what there is so many of is named', async () =>
    expect((await ask('which pupils have more than one school?')).response).to.include('cannot answer'))

  it('is their age where nothing is', async () =>
    expect((await ask('how many pupils are over 5?')).data.result).to.equal(3))
})

describe('a rate that is called after a state', () => {
  it('is the share of the records in it', async () =>
    expect((await ask('what is the no-show rate?')).response).to.include('20%'))

  it('is one of those records for each that they belong to', async () =>
    expect((await ask('no-show rate per teacher')).response).to.match(/Ilse Brandt 33/))
})

describe('what is the most common', () => {
  it('is counted over the lists that hold it', async () => {
    const { response, confidence } = await ask('what is the most common hobby?')
    expect(response).to.include('chess').and.include('3')
    expect(confidence).to.be.above(0.8)
  })
})

describe('a total of records', () => {
  for (const message of ['total of all unpaid bills', 'sum of the unpaid bills'])
    it(`is what they come to: “${message}”`, async () => expect((await ask(message)).data.result).to.equal(65))

  it('is asked for by what is billed', async () =>
    expect((await ask('what did we bill in February 2021?')).data.result).to.equal(100))
})

describe('the next one', () => {
  it('is the earliest of those that begin after now', async () =>
    expect((await ask('what is the next lesson?')).response).to.include('lesson 5'))

  it('of somebody is one of theirs', async () =>
    expect((await ask("when is Ann Lee's next lesson?")).response).to.include(hours(72).slice(11, 16)))

  it('may be several', async () => {
    const { data } = await ask('show the next 2 lessons')
    expect((data.result as { id: number }[]).map(({ id }) => id)).to.deep.equal([5, 4])
  })
})

describe('who did most', () => {
  it('is not told by a state of other records', async () =>
    expect((await ask('which teacher has seen the most pupils in 2021?')).confidence).to.be.below(0.8))

  it('is either of two kinds of people, and not told for sure', async () =>
    expect((await ask('who has a lesson on March 2, 2021?')).confidence).to.be.below(0.8))
})

describe('a field of so many of the first', () => {
  for (const [message, right] of [
    ['show the status of the last 2 lessons', [4, 5]],
    ['the status of the 3 longest lessons', [2, 3, 4]],
  ] as const)
    it(`is told of each, and makes no groups: “${message}”`, async () => {
      const { data } = await ask(message)
      expect((data.result as { id: number }[]).map(({ id }) => id)).to.have.members(right)
    })
})

describe('“right now”', () => {
  it('is no matter of belonging at all', async () =>
    expect((await ask('how many pupils are with a teacher right now?')).confidence).to.be.below(0.8))
})
