import { expect } from 'chai'
import {
  date as day,
  flag,
  int as id,
  list,
  num as number,
  nullable,
  of as oneOf,
  text,
} from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const maybeDay = { ...day, type: ['string', 'null'] }
const maybeNumber = { type: ['integer', 'null'] }

/** A rescue service with a school; it is Wednesday 14 May 2025. */
const callouts = [
  { id: 1, number: '2025/1', injured_people: 0, diver_id: 11, client_id: 41, status: 'unclaimed' },
  { id: 2, number: '2025/2', injured_people: 3, diver_id: 12, client_id: 41, status: 'closed' },
]
const divers = [
  { id: 11, name: 'Ann Lee', night_diving: true, left_on: null },
  { id: 12, name: 'Bo Ray', night_diving: false, left_on: '2025-01-02' },
]
const clients = [{ id: 41, full_name: 'Cy Fox', email: 'cy@mail.example' }]
const trainings = [{ id: 21, title: 'Ropes', training_date: '2025-06-01', kind: 'drill', report_due_on: '2025-06-09' }]
const courses = [
  { id: 31, title: 'Knots', status: 'open_for_enrolment' },
  { id: 32, title: 'Maps', status: 'running' },
]
const students = [
  { id: 51, name: 'Di Poe', placement_test_score: null },
  { id: 52, name: 'Ed Kay', placement_test_score: 70 },
]
const enrolments = [{ id: 61, course_id: 32, student_id: 52 }]
const rescue = () =>
  converse(
    reads('rescue', '/callouts', () => callouts, list({ id, number: text, injured_people: id, diver_id: id, client_id: id, status: oneOf('open', 'unclaimed', 'closed') })), // oxfmt-ignore
    reads('rescue', '/divers', () => divers, list({ id, name: text, night_diving: { ...flag, description: 'Trained for diving at night' }, left_on: maybeDay })), // oxfmt-ignore
    reads('rescue', '/clients', () => clients, list({ id, full_name: text, email: text })),
    reads('rescue', '/trainings', () => trainings, list({ id, title: text, training_date: day, kind: oneOf('drill', 'talk'), report_due_on: day })), // oxfmt-ignore
    reads('rescue', '/courses', () => courses, list({ id, title: text, status: oneOf('planned', 'open_for_enrolment', 'running') })), // oxfmt-ignore
    reads('rescue', '/students', () => students, list({ id, name: text, placement_test_score: { ...maybeNumber, description: 'Null until the test was taken' } })), // oxfmt-ignore
    reads('rescue', '/enrolments', () => enrolments, list({ id, course_id: id, student_id: id })),
    reads('rescue', '/boats', () => [{ id: 71, name: 'Otter', price: 3, note: null }], list({ id, name: text, price: number, note: nullable })), // oxfmt-ignore
  )
const ids = (result: unknown) => [result].flat().map(one => (one as { id: number }).id)
const answers = (rows: readonly (readonly [string, readonly number[]])[]) => {
  for (const [message, found] of rows)
    it(message, async () => {
      const { data, response } = await rescue().ask(message)
      expect(ids(data.result), response).to.deep.equal(found)
    })
}

describe('what a clause says of records', () => {
  answers([
    ['callouts where people were injured', [2]],
    ['callouts that nobody claimed', [1]],
    ['Which divers are still with us?', [11]],
    ['divers who are trained for night diving', [11]],
    ['Which students have not taken the placement test?', [51]],
    ['students who took the placement test', [52]],
    ['Which courses can you still enrol in?', [31]],
    ['What drills are coming up?', [21]],
  ])
})

describe('who does it', () => {
  answers([
    ['callout 2025/2', [2]],
    ['Who did callout 2025/1?', [11]],
  ])
})
