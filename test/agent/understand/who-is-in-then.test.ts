import { expect } from 'chai'
import { date as day, int as id, list, nullable, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const lessons = [
  { lessonId: 1, tutorId: 11, pupilId: 21, lessonDay: '2026-04-07', room: 'teaching', state: 'booked' },
  { lessonId: 2, tutorId: 12, pupilId: 22, lessonDay: '2026-04-07', room: 'blue', state: 'cancelled' },
  { lessonId: 3, tutorId: 12, pupilId: 22, lessonDay: '2026-04-14', room: 'blue', state: 'booked' },
]
const tutors = [
  { tutorId: 11, name: 'Ann Lee', hiredOn: '2020-01-02' },
  { tutorId: 12, name: 'Bo Ray', hiredOn: '2026-04-07' },
]
const pupils = [
  { pupilId: 21, name: 'Cy Fox', registeredOn: '2026-04-07' },
  { pupilId: 22, name: 'Di Sun', registeredOn: '2021-02-03' },
]
const states = { type: 'string', enum: ['booked', 'cancelled'] }
const rooms = { type: 'string', enum: ['teaching', 'blue'] }
const ask = (message: string) =>
  converse(
    reads('lessons', '/lessons', () => lessons, list({ lessonId: id, tutorId: id, pupilId: id, lessonDay: day, room: rooms, state: states })), // oxfmt-ignore
    reads('lessons', '/tutors', () => tutors, list({ tutorId: id, name: text, email: nullable, hiredOn: day })),
    reads('lessons', '/pupils', () => pupils, list({ pupilId: id, name: text, email: nullable, registeredOn: day })), // oxfmt-ignore
  ).ask(message)

describe('who is in on a day, by those whom they see', () => {
  for (const [message, says, not] of [
    ["Who's in on 7 April 2026?", /Ann Lee/, /Bo Ray|Cy Fox/],
    ["Who's seeing pupils on 14 April 2026?", /Bo Ray/, /Ann Lee|Di Sun/],
    // A value is called so.
    ["Who's teaching on 14 April 2026?", /Bo Ray/, /Ann Lee/],
    ['Who is working on 7 April 2026?', /Ann Lee/, /Bo Ray/],
    ['Who was hired on 7 April 2026?', /Bo Ray/, /Ann Lee/],
  ] as const)
    it(message, async () => {
      const { response } = await ask(message)
      expect(response).to.match(says).and.not.match(not)
    })
})
