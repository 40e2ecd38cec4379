import { expect } from 'chai'
import { date as day, flag, int as id, list, nullable, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const maybe = { type: ['string', 'null'], format: 'date' }
const nobody = { type: ['integer', 'null'] }
const units = [
  { id: 1, name: 'Bakery', chief_id: 11 },
  { id: 2, name: 'Cafe', chief_id: 13 },
]
const jobs = [
  { id: 5, title: 'Baker', unit_id: 1 },
  { id: 6, title: 'Waiter', unit_id: 2 },
]
const person = (key: number, name: string, unit_id: number, kind: string, terms: object) => ({
  id: key,
  name,
  email: `${key}@bakery.example`,
  unit_id,
  position_id: unit_id + 4,
  employment_type: kind,
  is_first_aider: key === 12,
  birthday: `199${key % 10}-02-03`,
  probation_ends_on: key === 14 ? '2025-06-30' : '2024-06-30',
  dismissed_on: null,
  ...terms,
})
const terms = (starts_on: string, ends_on: string | null, weekly_hours: number) => ({ contract: { starts_on, ends_on }, weekly_hours }) // oxfmt-ignore
const workers = [
  person(11, 'Ann Lee', 1, 'permanent', terms('2019-04-01', null, 40)),
  person(12, 'Bo Ray', 1, 'temporary', terms('2022-05-02', '2025-09-30', 20)),
  person(13, 'Cy Fox', 2, 'permanent', terms('2020-06-03', null, 30)),
  person(14, 'Di Sun', 2, 'temporary', terms('2025-04-01', '2026-03-31', 10)),
  { ...person(15, 'Ed Orr', 2, 'permanent', terms('2018-01-01', null, 40)), dismissed_on: '2025-02-01' },
]
const leave = (key: number, worker_id: number, reason: string, first_day: string, last_day: string, state: string, working_days: number) => ({ id: key, worker_id, reason, first_day, last_day, state, working_days }) // oxfmt-ignore
const leaves = [
  leave(31, 11, 'holiday', '2025-05-12', '2025-05-16', 'granted', 5),
  leave(32, 12, 'illness', '2025-05-13', '2025-05-14', 'granted', 2),
  leave(33, 13, 'holiday', '2025-05-14', '2025-05-20', 'refused', 5),
  leave(34, 11, 'holiday', '2025-02-03', '2025-02-04', 'granted', 2),
  leave(35, 11, 'holiday', '2025-03-03', '2025-03-05', 'withdrawn', 3),
  leave(36, 13, 'holiday', '2025-07-01', '2025-07-08', 'requested', 6),
]
const shifts = [
  { id: 41, worker_id: 12, date: '2025-05-15', starts_at: '06:00' },
  { id: 42, worker_id: 14, date: '2025-05-16', starts_at: '14:00' },
]
const talks = [
  { id: 51, worker_id: 11, due_on: '2025-03-01', held_on: '2025-03-02' },
  { id: 52, worker_id: 12, due_on: '2025-03-01', held_on: null },
]
const courses = [
  { id: 61, title: 'Fire Drill' },
  { id: 62, title: 'Knife Skills' },
]
const bookings = [
  { id: 71, course_id: 61, worker_id: 13, status: 'completed' },
  { id: 72, course_id: 61, worker_id: 11, status: 'missed' },
  { id: 73, course_id: 62, worker_id: 12, status: 'completed' },
]
const applicants = [{ id: 81, name: 'Flo Kay', position_id: 5, stage: 'hired' }]
const span = { type: 'object', properties: { starts_on: day, ends_on: maybe } }
const ask = (message: string) =>
  converse(
    reads('works', '/units', () => units, list({ id, name: text, chief_id: id })),
    reads('works', '/positions', () => jobs, list({ id, title: text, unit_id: id })),
    reads(
      'works',
      '/workers',
      () => workers,
      list({ id, name: text, email: text, unit_id: id, position_id: id, employment_type: of('permanent', 'temporary'), is_first_aider: flag, birthday: day, probation_ends_on: day, dismissed_on: maybe, contract: span, weekly_hours: num }), // oxfmt-ignore
    ),
    reads(
      'works',
      '/absences',
      () => leaves,
      list({ id, worker_id: id, reason: of('holiday', 'illness'), first_day: day, last_day: day, state: of('requested', 'granted', 'refused', 'withdrawn'), working_days: id }), // oxfmt-ignore
    ),
    reads('works', '/shifts', () => shifts, list({ id, worker_id: nobody, date: day, starts_at: text })),
    reads('works', '/appraisals', () => talks, list({ id, worker_id: id, due_on: day, held_on: maybe })),
    reads('works', '/courses', () => courses, list({ id, title: text })),
    reads('works', '/bookings', () => bookings, list({ id, course_id: id, worker_id: id, status: of('booked', 'completed', 'missed') })), // oxfmt-ignore
    reads('works', '/applicants', () => applicants, list({ id, name: text, position_id: id, stage: of('applied', 'hired'), phone: nullable })), // oxfmt-ignore
  ).ask(message)

const expectEach = (cases: readonly (readonly [string, RegExp])[]) => {
  for (const [message, says] of cases) it(message, async () => expect((await ask(message)).response).to.match(says))
}

describe('people at work', () => {
  describe('whoever left has a day of it', () =>
    expectEach([
      ['Who has left the company?', /^(?:1 worker|Worker Ed Orr).*/],
      ['How many people have left this year?', /\b1 worker\b/],
    ]))
  describe('whoever is off now is so by what was granted', () =>
    expectEach([
      ['Who is on holiday today?', /^1 worker .*Ann Lee/],
      ['Is anybody off sick right now?', /^Yes.*1 worker|^Yes.*Bo Ray/],
      ['Which holiday requests are waiting for approval?', /^1 absence .*requested/],
    ]))
  describe('days are lengths where they are counted', () =>
    expectEach([
      ['How many sick days have there been this year?', /\b2\b.*\bdays?\b|is 2\b/],
      ['How many days of holiday has Ann Lee taken this year?', /\bis 7\b/],
      ['How many hours a week does Cy Fox work?', /\b30\b/],
    ]))
  describe('what somebody does and since when', () =>
    expectEach([
      ["What is Cy Fox's job title?", /Waiter/],
      ['What does Ann Lee do?', /Baker/],
      ['When did Bo Ray start?', /2022-05-02/],
      ['Whose contract runs out this year?', /Bo Ray/],
      ['Who is still in their probation period?', /Di Sun/],
      ['Who is the youngest member of the Cafe unit?', /Ed Orr/],
    ]))
  describe('what was done with others', () =>
    expectEach([
      ['Which workers have completed the Fire Drill course?', /^1 worker .*Cy Fox/],
      ['Who is working tomorrow?', /^1 worker .*Bo Ray/],
      ['Which appraisals are overdue?', /^1 appraisal\b.*52/],
      ['Which first aiders do we have in the Bakery?', /Bo Ray/],
      ['howmany ppl r on temporary contracts', /\b2 workers\b/],
    ]))
  it('takes leave of the day as no request', async () => {
    const { response } = await ask('Right, that is me done for today. Have a nice weekend!')
    expect(response).not.to.match(/\bworkers?\b/)
  })
})
