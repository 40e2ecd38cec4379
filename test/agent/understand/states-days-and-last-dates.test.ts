import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const day = { type: 'string', format: 'date' }
/** Days before the day on which the conversations of tests take place. */
const ago = (days: number) => new Date(Date.parse('2025-05-14') - 86_400_000 * days).toISOString().slice(0, 10)

const riders = [
  { id: 1, first_name: 'Ann', last_name: 'Lee', email: 'ann@ride.example', rides_weekends: true, joined_on: ago(900), last_lesson_on: ago(10) }, // oxfmt-ignore
  { id: 2, first_name: 'Bo', last_name: 'Day', email: 'bo@ride.example', rides_weekends: false, joined_on: ago(400), last_lesson_on: ago(800) }, // oxfmt-ignore
  { id: 3, first_name: 'Cy', last_name: 'Orr', email: 'cy@ride.example', rides_weekends: false, joined_on: ago(30), last_lesson_on: null }, // oxfmt-ignore
]
const coaches = [{ id: 9, first_name: 'Di', last_name: 'Ray', email: 'di@ride.example' }]
const STATES = ['booked', 'ridden', 'repairing']
const courses = [{ id: 21, code: 'RC-7', title: 'Dressage', coach_id: 9 }]
const lessons = [
  { id: 31, rider_id: 1, course_id: 21, state: 'ridden', held_on: ago(10), move_day: ago(3) },
  { id: 32, rider_id: 1, course_id: 21, state: 'ridden', held_on: ago(20), move_day: ago(5) },
  { id: 33, rider_id: 1, course_id: 21, state: 'booked', held_on: ago(-5), move_day: ago(-6) },
  { id: 34, rider_id: 2, course_id: 21, state: 'booked', held_on: ago(-9), move_day: ago(-9) },
]
const bits = [
  { id: 41, name: 'Snaffle', stock: 12 },
  { id: 42, name: 'Pelham', stock: 30 },
]

async function ask(...messages: string[]) {
  const conversation = converse(
    reads('stable', '/riders', () => riders, list({ id, first_name: text, last_name: text, email: { type: 'string', format: 'email' }, rides_weekends: { type: 'boolean' }, joined_on: day, last_lesson_on: { ...day, nullable: true } })), // oxfmt-ignore
    reads('stable', '/coaches', () => coaches, list({ id, first_name: text, last_name: text, email: { type: 'string', format: 'email' } })), // oxfmt-ignore
    reads('stable', '/courses', () => courses, list({ id, code: text, title: text, coach_id: id })),
    reads('stable', '/lessons', () => lessons, list({ id, rider_id: id, course_id: id, state: { type: 'string', enum: STATES }, held_on: day, move_day: day })), // oxfmt-ignore
    reads('stable', '/bits', () => bits, list({ id, name: text, stock: id })),
  )
  let answer = await conversation.ask(messages[0]!)
  for (const message of messages.slice(1)) answer = await conversation.ask(message)
  return answer
}

describe('days on which somebody does something', () => {
  it('are told by their own flag, not by when they came', async () => {
    expect((await ask('which riders ride at weekends?')).response).to.match(/1 rider.*Ann Lee/)
  })
})

describe('how often somebody did something', () => {
  it('counts it in whatever state it is by now', async () =>
    expect((await ask('which riders have booked more than two times?')).response).to.match(/Ann Lee/))
})

describe('what has not been for some time', () => {
  for (const message of [
    'which riders have not had a lesson in the last two years?',
    'which riders have not had a lesson since 2024?',
  ])
    // oxfmt-ignore
    it(`goes by the date of the last one: ${message}`, async () => {
      const { response } = await ask(message)
      expect(response).to.match(/Bo Day/).and.match(/Cy Orr/).and.not.match(/Ann Lee/)
    })
})

describe('what is only spelt alike', () => {
  it('is no state for a noun of doing: repairs are not what is being repaired', async () => {
    const { response, confidence } = await ask('our 2 biggest repairs by held on')
    expect(confidence, response).to.be.below(0.8)
  })

  it('is no day that would be long', async () => {
    const { response, confidence } = await ask('what was our longest move?')
    expect(confidence, response).to.be.below(0.8)
  })
})

describe('how many there are in stock in total', () => {
  it('are the pieces, not their kinds', async () => {
    const { data } = await ask('how many bits are in stock in total?')
    expect(data.result).to.equal(42)
  })
})

describe('who is in something that has a code', () => {
  it('are those who take part, not who leads it', async () => {
    const { response } = await ask('who is in RC-7?')
    expect(response)
      .to.match(/Ann Lee/)
      .and.not.match(/Di Ray/)
  })
})
