import { expect } from 'chai'
import { date as day, flag, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const staff = [
  { id: 11, name: 'Ann Lee', email: 'ann@quay.example' },
  { id: 12, name: 'Bo Ray', email: 'bo@quay.example' },
  { id: 13, name: 'Cy Fox', email: 'cy@quay.example' },
]
const squads = [
  { id: 1, name: 'North', memberIds: [11, 12] },
  { id: 2, name: 'South', memberIds: [13] },
]
const done = (id: number, title: string, kind: string, assignee_id: number | null, due_date: string, resolved_on: string | null) => ({ id, title, kind, assignee_id, due_date, opened_on: '2026-01-05', resolved_on }) // oxfmt-ignore
const jobs = [
  done(41, 'Paint the hull', 'bug', 11, '2020-02-01', null),
  done(42, 'Mend the ramp', 'bug', 11, '2020-02-01', '2020-01-20'),
  done(43, 'Order stones', 'feature', 12, '2999-02-01', null),
  done(44, 'Sweep the quay', 'feature', 12, '2020-02-01', '2020-02-20'),
]
const entry = (id: number, job_id: number, staff_id: number, hours: number, billable: boolean) => ({ id, job_id, staff_id, worked_on: '2020-01-10', hours, billable }) // oxfmt-ignore
const entries = [entry(51, 41, 11, 2, true), entry(52, 41, 11, 3, false), entry(53, 42, 12, 4, true)]
const maybe = { type: ['string', 'null'], format: 'date' }
const ask = (message: string) =>
  converse(
    reads('quay', '/staff', () => staff, list({ id, name: text, email: text })),
    reads('quay', '/squads', () => squads, list({ id, name: text, memberIds: { type: 'array', items: id } })),
    reads('quay', '/jobs', () => jobs, list({ id, title: text, kind: text, assignee_id: { type: ['integer', 'null'] }, due_date: day, opened_on: day, resolved_on: maybe })), // oxfmt-ignore
    reads('quay', '/time_entries', () => entries, list({ id, job_id: id, staff_id: id, worked_on: day, hours: num, billable: flag })), // oxfmt-ignore
  ).ask(message)

describe('work that came to its end', () => {
  for (const [message, says] of [
    ['Which jobs did Ann Lee finish?', /^1 job .*Mend the ramp/],
    ['How many jobs were closed in January 2020?', /\b1 job/],
    ['which bugs have not been fixed yet?', /^1 job .*Paint the hull/],
    ['What did we complete in February 2020?', /^1 job .*Sweep the quay/],
  ] as const)
    it(`is told by its day, whatever verb it is called after: ${message}`, async () =>
      expect((await ask(message)).response).to.match(says))
})

describe('what no noun tells', () => {
  for (const [message, says] of [
    ['What is overdue?', /^1 job .*Paint the hull/],
    ['Does Ann Lee have anything overdue?', /^Yes: there is 1 job/],
    ['Does Bo Ray have anything overdue?', /^No\b/],
    ['What has to be done by 31 December 2020?', /^1 job .*Paint the hull/],
  ] as const)
    it(`is the work of a team: ${message}`, async () => expect((await ask(message)).response).to.match(says))
})

describe('whose hours', () => {
  for (const [message, says] of [
    ['How many billable hours did we do?', /\b6\b/],
    ['How many hours did each person log?', /Ann Lee 5.*Bo Ray 4/],
    ['people who logged over 4 hours', /^1 staff .*Ann Lee/],
  ] as const)
    it(`are told: ${message}`, async () => expect((await ask(message)).response).to.match(says))
})

describe("who's on a team", () => {
  for (const message of ["Who's on the North team?", 'who is on the North squad?'])
    it(`is asked for its people: ${message}`, async () =>
      expect((await ask(message)).response).to.match(/^2 staff .*Ann Lee and Bo Ray/))
})

describe('which sprint we are in', () => {
  const now = new Date().toISOString().slice(0, 4)
  const sprint = (at: number, from: string, until: string) => ({ id: at, name: `Lap ${at}`, starts_on: from, ends_on: until }) // oxfmt-ignore
  const sprints = [sprint(1, '2020-01-01', '2020-02-01'), sprint(2, '2020-03-01', `${Number(now) + 9}-01-01`)]
  it('is the current one', async () => {
    const { ask } = converse(reads('quay', '/sprints', () => sprints, list({ id, name: text, starts_on: day, ends_on: day }))) // oxfmt-ignore
    expect((await ask('Which sprint are we in?')).response).to.match(/^1 sprint .*Lap 2/)
  })
})
