import { expect } from 'chai'
import { date as day, int as id, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const groups = [
  { id: 1, name: 'North' },
  { id: 2, name: 'South' },
]
const members = [
  { id: 11, full_name: 'Ann Lee', email: 'ann@quay.example', group_id: 1, hours_per_week: 30 },
  { id: 12, full_name: 'Bo Ray', email: 'bo@quay.example', group_id: 1, hours_per_week: 40 },
  { id: 13, full_name: 'Cy Fox', email: 'cy@quay.example', group_id: 2, hours_per_week: 40 },
]
const boards = [
  { id: 21, name: 'Ferry', owner_id: 13, stage: 'running' },
  { id: 22, name: 'Quay Wall', owner_id: 13, stage: 'paused' },
]
const lists = [
  { id: 31, board_id: 21, name: 'Next' },
  { id: 32, board_id: 22, name: 'Next' },
]
const cards = [
  { id: 41, number: 'F-1', name: 'Paint the hull', list_id: 31, member_id: 11, estimated_hours: 50 },
  { id: 42, number: 'F-2', name: 'Fix the ramp', list_id: 31, member_id: 11, estimated_hours: 2 },
  { id: 43, number: 'Q-1', name: 'Order stones', list_id: 32, member_id: 12, estimated_hours: 5 },
]
const logs = [
  { id: 51, cardNumber: 'F-1', member_id: 11, logged_on: '2026-03-02', timeSpentMinutes: 90 },
  { id: 52, cardNumber: 'F-1', member_id: 12, logged_on: '2026-04-02', timeSpentMinutes: 30 },
]
const weeks = [
  { id: 61, member_id: 11, lines: [{ card_id: 41, worked_on: '2026-03-02', hours: 1.5 }] },
  { id: 62, member_id: 12, lines: [{ card_id: 41, worked_on: '2026-04-02', hours: 0.5 }] },
]
const line = { type: 'object', properties: { card_id: id, worked_on: day, hours: { type: 'number' } } }
const common = () => [
  reads('quay', '/groups', () => groups, list({ id, name: text })),
  reads('quay', '/members', () => members, list({ id, full_name: text, email: text, group_id: id, hours_per_week: id })), // oxfmt-ignore
  reads('quay', '/boards', () => boards, list({ id, name: text, owner_id: id, stage: text })),
  reads('quay', '/lists', () => lists, list({ id, board_id: id, name: text })),
  reads('quay', '/cards', () => cards, list({ id, number: text, name: text, list_id: id, member_id: id, estimated_hours: id })), // oxfmt-ignore
]
const logged = () =>
  converse(...common(), reads('quay', '/time_logs', () => logs, list({ id, cardNumber: text, member_id: id, logged_on: day, timeSpentMinutes: id }))) // oxfmt-ignore
const onSheets = () =>
  converse(...common(), reads('quay', '/weeks', () => weeks, list({ id, member_id: id, lines: { type: 'array', items: line } }))) // oxfmt-ignore

const ASKED = [
  ['How many hours did we log?', /\b2( hours)?\b/],
  ['Who has logged time on the Ferry?', /^2 members .*Ann Lee and Bo Ray/],
  ["who hasn't logged a single hour?", /^1 member .*Cy Fox/],
  ['Which cards has nobody logged any time on?', /^2 cards .*Fix the ramp and Order stones/],
  ['who put time into F-1?', /^2 members .*Ann Lee and Bo Ray/],
  ['Which projects are on hold?', /^1 board .*Quay Wall/],
  ['list the to-dos of Ann Lee', /^2 cards .*Paint the hull and Fix the ramp/],
  ['Who has more than one task?', /^1 member .*Ann Lee/],
  ['Who is in the North team?', /^2 members .*Ann Lee and Bo Ray/],
] as const

describe('time that was logged, however it is kept', () => {
  for (const [message, says] of ASKED) {
    it(`is what logs tell in minutes: ${message}`, async () =>
      expect((await logged().ask(message)).response).to.match(says))
    it(`is what the lines of a weekly sheet tell: ${message}`, async () =>
      expect((await onSheets().ask(message)).response).to.match(says))
  }
})
