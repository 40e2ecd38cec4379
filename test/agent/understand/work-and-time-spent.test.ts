import { expect } from 'chai'
import { date as day, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const maybe = { type: ['integer', 'null'] }
const maybeDay = { ...day, type: ['string', 'null'] }
const members = [
  { id: 1, full_name: 'Ann Lee' },
  { id: 2, full_name: 'Bo Ray' },
  { id: 3, full_name: 'Cy Fox' },
]
const products = [
  { id: 10, name: 'Cash Desk', owner_id: 3, state: 'live' },
  { id: 11, name: 'Stock Count', owner_id: 3, state: 'live' },
]
const STATES = ['new', 'doing', 'closed'] as const
const issue = (key: string, state: (typeof STATES)[number], reporter_id: number, assignee_id: number | null) => ({ key, state, reporter_id, assignee_id }) // oxfmt-ignore
const issues = [
  { id: 21, ...issue('TIL-1', 'doing', 3, 1), product_id: 10, effort: { estimatedHours: 9 }, closed_on: null },
  { id: 22, ...issue('TIL-2', 'closed', 3, 1), product_id: 10, effort: { estimatedHours: 1 }, closed_on: '2025-04-02' },
  { id: 23, ...issue('TIL-3', 'new', 1, null), product_id: 10, effort: { estimatedHours: 20 }, closed_on: null },
  { id: 24, ...issue('STO-1', 'closed', 1, 2), product_id: 11, effort: { estimatedHours: 2 }, closed_on: '2025-05-02' },
]
const work_logs = [
  { id: 31, issue_id: 21, member_id: 2, hours: 3, worked_on: '2025-05-13' },
  { id: 32, issue_id: 21, member_id: 2, hours: 4, worked_on: '2025-04-13' },
  { id: 33, issue_id: 22, member_id: 1, hours: 5, worked_on: '2025-04-14' },
  { id: 34, issue_id: 24, member_id: 1, hours: 1, worked_on: '2025-04-15' },
]
const comments = [
  { id: 41, issue_id: 21, author_id: 1, written_on: '2025-05-13' },
  { id: 42, issue_id: 21, author_id: 2, written_on: '2025-05-13' },
  { id: 43, issue_id: 21, author_id: 2, written_on: '2025-05-14' },
]
const effort = { type: 'object', properties: { estimatedHours: id } }
const ask = (message: string) =>
  converse(
    reads('desk', '/members', () => members, list({ id, full_name: text })),
    reads('desk', '/products', () => products, list({ id, name: text, owner_id: id, state: of('live', 'closed') })),
    reads('desk', '/issues', () => issues, list({ id, key: text, state: of(...STATES), product_id: id, effort, reporter_id: id, assignee_id: maybe, closed_on: maybeDay })), // oxfmt-ignore
    reads('desk', '/work_logs', () => work_logs, list({ id, issue_id: id, member_id: id, hours: num, worked_on: day })),
    reads('desk', '/comments', () => comments, list({ id, issue_id: id, author_id: id, written_on: day })),
  ).ask(message)
const each = (cases: readonly (readonly [string, RegExp])[]) => {
  for (const [message, says] of cases) it(message, async () => expect((await ask(message)).response).to.match(says))
}

describe('work', () => {
  describe('that goes on is whoever’s it was given to, not whose hours were logged on it', () =>
    each([
      ['Who is working on TIL-1?', /^1 member .*assignee: Ann Lee/],
      ['What is Ann Lee working on?', /^1 issue with state doing .*TIL-1/],
      ['Which issues is Ann Lee working on?', /^1 issue with state doing .*TIL-1/],
      ['Who is working on the Cash Desk?', /^1 member .*: Ann Lee/],
      ['Who worked on TIL-1?', /^1 member .*work logs.*: Bo Ray/],
    ]))
  describe('is of whom it was given to before whoever reported it', () =>
    each([
      ['Which members have no open issues?', /^2 members .*Bo Ray and Cy Fox/],
      ['Who has no open issues?', /^2 members .*Bo Ray and Cy Fox/],
      ['issues of Ann Lee', /^2 issues .*TIL-1.*TIL-2/],
      ['Who reported TIL-1?', /Cy Fox/],
    ]))
  describe('is what a state is said of behind a verb in the plural, not the one thing beside it', () =>
    each([
      ['Which issues of the Cash Desk product have nobody assigned to them?', /^1 issue without an assignee .*TIL-3/],
      ['Which issues of the Cash Desk are closed?', /^1 issue with state closed of product Cash Desk: .*TIL-2/],
    ]))
})

describe('time', () => {
  describe('that was spent is told by its records, not by what was estimated', () =>
    each([
      ['How many hours have we spent on the Cash Desk?', /total hours of work logs .* is 12\./],
      ['How much time was spent on TIL-1?', /total hours of work logs .* is 7\./],
      ['Top 2 issues by logged hours', /^Total hours of work logs by key, the top 2: TIL-1 7, TIL-2 5/],
      ['Which issues have we spent more than 6 hours on?', /^1 issue .*TIL-1/],
      ['Which issues have more than 6 hours logged?', /^1 issue .*TIL-1/],
      ['Who logged more than 6 hours?', /^1 member .*Bo Ray/],
      ['Who worked more than 4 hours in April?', /^1 member .*Ann Lee/],
    ]))
  describe('that nobody logged is none of their records', () =>
    each([
      ['Who has not logged any time this week?', /^2 members that have no work logs .*Ann Lee and Cy Fox/],
      ['Who has no work logs this week?', /^2 members that have no work logs .*Ann Lee and Cy Fox/],
      ['Who has not written a comment?', /^1 member that has no comments: Cy Fox/],
    ]))
})

describe('an estimate', () =>
  each([
    ['What is the estimate of TIL-3?', /20 hours/],
    ['What is the average estimate of the closed issues?', /1\.5 hours/],
    ['How many hours are estimated for TIL-1?', /9 hours/],
  ]))

describe('people who did something', () => each([['How many people have commented on TIL-1?', /^There are 2 members/]]))

describe('what one word says of a state and of a day', () =>
  each([
    ['How many issues are open and how many are closed?', /^There are 2 issues .*\. There are 2 issues with state closed\./], // oxfmt-ignore
    ['How many open issues do we have and how many were closed in April?', /^There are 2 issues .*\. There is 1 issue closed in April 2025\./], // oxfmt-ignore
  ]))
