import { expect } from 'chai'
import { date, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const day = { ...date, nullable: true }
const clinics = [
  { id: 1, name: 'Clinic North', head_id: 501 },
  { id: 2, name: 'Clinic South', head_id: 503 },
]
const nurse = (number: number, name: string, clinic_id: number, hired_on: string, gross: number, manager_id: number | null = null) =>
  ({ id: number, first_name: name.split(' ')[0], last_name: name.split(' ')[1], email: `${name[0]}@w.example`, clinic_id, manager_id, job: 'Nurse', hired_on, leaving_date: number === 504 ? '2030-06-30' : null, pay: { grossPerMonth: gross, hoursPerWeek: number - 470 } }) // oxfmt-ignore
const nurses = [
  nurse(501, 'Ann Lee', 1, '2011-04-01', 4000),
  nurse(502, 'Bo Ray', 1, '2024-02-01', 3000, 501),
  nurse(503, 'Cy Fox', 2, '2019-09-01', 4200),
  nurse(504, 'Di Orr', 2, '2024-05-01', 3100, 503),
]
const inTime = { from_day: '2020-01-01', to_day: '2039-12-31' }
const absences = [
  { id: 701, nurse_id: 502, kind: 'vacation', ...inTime, approved_at: '2019-12-01', declined_at: null },
  { id: 702, nurse_id: 503, kind: 'vacation', ...inTime, approved_at: null, declined_at: '2019-12-02' },
  { id: 703, nurse_id: 504, kind: 'sick', ...inTime, approved_at: '2019-12-01', declined_at: null },
]
const courses = [{ id: 801, title: 'First Aid' }]
const enrolments = [{ id: 811, nurse_id: 503, course_id: 801, date: '2018-01-01' }]
const posts = [{ id: 601, title: 'Night Nurse', clinic_id: 2, recruiter_id: 501, state: 'open' }]
const applications = [{ id: 611, post_id: 601, first_name: 'Eva', last_name: 'Holm', email: 'e@x.example', applied_on: '2024-03-01' }] // oxfmt-ignore
const pay = { type: 'object', properties: { grossPerMonth: money, hoursPerWeek: num } }
const ask = async (...messages: string[]) => {
  const talk = converse(
    reads('care', '/clinics', () => clinics, list({ id, name: text, head_id: id })),
    reads('care', '/nurses', () => nurses, list({ id, first_name: text, last_name: text, email: text, clinic_id: id, manager_id: { ...id, nullable: true }, job: text, hired_on: date, leaving_date: day, pay })), // oxfmt-ignore
    reads('care', '/absences', () => absences, list({ id, nurse_id: id, kind: of('vacation', 'sick'), from_day: date, to_day: date, approved_at: day, declined_at: day })), // oxfmt-ignore
    reads('care', '/courses', () => courses, list({ id, title: text })),
    reads('care', '/course_enrolments', () => enrolments, list({ id, nurse_id: id, course_id: id, date })),
    reads('care', '/posts', () => posts, list({ id, title: text, clinic_id: id, recruiter_id: id, state: of('open', 'filled') })), // oxfmt-ignore
    reads('care', '/applications', () => applications, list({ id, post_id: id, first_name: text, last_name: text, email: text, applied_on: date })), // oxfmt-ignore
  )
  let last = ''
  for (const message of messages) last = (await talk.ask(message)).response
  return last
}

function says(rows: readonly (readonly [string | readonly string[], RegExp])[]): void {
  for (const [messages, answer] of rows)
    it([messages].flat().join(' // '), async () => expect(await ask(...[messages].flat())).to.match(answer))
}

describe('the day on which people came or go', () => {
  says([
    ['how many nurses started since 1 January 2024?', /\b2 nurses\b/],
    ['nurses who started in 2024', /^2 nurses .*Bo Ray and Di Orr/],
    ['Which nurse has been with us the longest?', /Ann Lee/],
    ['Two longest-serving nurses', /Ann Lee .*Cy Fox/],
    [['Who heads Clinic North?', 'when did she start?'], /2011/],
    ['nurses who leave in June 2030', /^1 nurse .*Di Orr/],
  ])
})

describe('who is away', () => {
  says([
    ['Is Bo Ray on vacation today?', /^Yes/],
    ['Is Cy Fox on vacation today?', /^No/],
    ['Are any nurses on vacation this week?', /^Yes: there is 1 nurse /],
    ['who is on vacation today?', /^1 nurse .*Bo Ray/],
    ['who is sick this week?', /^1 nurse .*Di Orr/],
    ['Is Bo Ray on leave this week?', /^Yes/],
    ['who is on leave this week?', /^2 nurses .*Bo Ray and Di Orr/],
  ])
})

describe('who is in charge', () => {
  says([
    ['Who heads Clinic South?', /Cy Fox/],
    ['Who heads the clinic that Bo Ray works in?', /Ann Lee/],
    ["Who heads Bo Ray's clinic?", /Ann Lee/],
    ['Who is the line manager of Bo Ray?', /Ann Lee/],
    ["Di Orr's direct supervisor", /Cy Fox/],
    ['open posts with the name of the clinic head', /Night Nurse \(Cy Fox\)/],
    ['posts with their recruiter', /Night Nurse \(Ann Lee\)/],
  ])
})

describe('figures per period inside an object', () => {
  says([
    ['average monthly gross of nurses in Clinic North', /3,500/],
    ['Highest gross in Clinic South', /4,200/],
    ['total weekly hours of nurses', /130/],
  ])
})
