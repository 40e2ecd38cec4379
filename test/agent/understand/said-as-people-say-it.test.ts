import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }

const tutors = [
  { id: 't1', name: 'Ida Falk', email: 'ida@school.example', birthday: '1985-02-01', supervisorId: null },
  { id: 't2', name: 'Olaf Brun', email: 'olaf@school.example', birthday: '1974-02-01', supervisorId: 't1' },
]
const lessons = [
  {
    number: 11,
    title: 'Logic',
    tutorId: 't1',
    durationMinutes: 60,
    seats: 12,
    feePaidOn: '2025-01-01',
    grade: 3,
    startsAt: '09:15',
    firstHeld: 2019,
    rampFree: true,
  },
  {
    number: 12,
    title: 'Botany',
    tutorId: 't2',
    durationMinutes: 30,
    seats: 40,
    feePaidOn: null,
    grade: null,
    startsAt: '14:00',
    firstHeld: 2021,
    rampFree: false,
  },
]
const pupils = [
  { id: 'p1', name: 'Ada Moor' },
  { id: 'p2', name: 'Cato Rehn' },
]
const places = [
  { id: 'x1', pupilId: 'p1', lessonNumber: 11 },
  { id: 'x2', pupilId: 'p2', lessonNumber: 12 },
]
const school = () =>
  converse(
    reads(
      'school',
      '/tutors',
      () => tutors,
      list({ id: text, name: text, email: text, birthday: { ...text, format: 'date' }, supervisorId: text }),
    ),
    reads(
      'school',
      '/lessons',
      () => lessons,
      list({ number: whole, title: text, tutorId: text, durationMinutes: whole, seats: whole, feePaidOn: { ...text, format: 'date', nullable: true }, grade: { ...whole, nullable: true }, startsAt: { ...text, pattern: '^\\d\\d:\\d\\d$' }, rampFree: { type: 'boolean' }, price: whole, firstHeld: { ...whole, description: 'Year in which the lesson began' } }), // oxfmt-ignore
    ),
    reads('school', '/pupils', () => pupils, list({ id: text, name: text })),
    reads('school', '/places', () => places, list({ id: text, pupilId: text, lessonNumber: whole })),
  )
const ask = async (...messages: string[]) => {
  const { ask: say } = school()
  let last = await say(messages[0]!)
  for (const message of messages.slice(1)) last = await say(message)
  return last
}

describe('questions as people say them', () => {
  for (const [messages, said] of [
    [['who teaches Logic?'], 'Ida Falk'],
    [['who supervises Olaf Brun?'], 'Ida Falk'],
    [['which pupils study Botany?'], 'Cato Rehn'],
    [['how many pupils are studying Logic?'], '1 pupil'],
    [['tutors born in the seventies'], 'Olaf Brun'],
    [['lessons for 20 people'], 'Botany'],
    [['lessons for at least 20 people'], 'Botany'],
    [['lessons that took half an hour'], 'Botany'],
    [['lessons that took an hour'], 'Logic'],
    [['which lessons have not been graded?'], 'Botany'],
    [['how many lessons are there?', 'what is the biggest one?'], 'Botany'],
    [['is Logic paid?'], 'Yes'],
    [['average length of the lessons'], '45'],
    [
      ['how many lessons, pupils and tutors are there?'],
      'There are 2 lessons. There are 2 pupils. There are 2 tutors.',
    ],
    [['lessons that began in 2019'], 'Logic'],
    [['lessons that start at 09:15'], 'Logic'],
    [['how many lessons have ramp-free access?'], '1 lesson'],
    [['pupils without a single place'], 'no pupils'],
    [['which pupils were placed more than 0 times?'], 'Ada Moor'],
    [['which pupils were placed more than 1 time?'], 'no pupils'],
  ] as const)
    it(messages.join(' / '), async () => expect((await ask(...messages)).response).to.include(said))

  it('takes what can be done for no figure', async () => {
    expect((await ask('Can the lessons of Ida Falk be charged?')).response).to.include('“charged”')
  })

  it('offers the reading without a verb that is about neither', async () => {
    const { confidence } = await ask('which pupils dread Botany?')
    expect(confidence).to.be.below(0.5)
  })
})
