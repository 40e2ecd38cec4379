import { expect } from 'chai'
import { date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

/** So many days from the day of the conversation on, as ISO. */
const inDays = (days: number) => new Date(Date.UTC(2025, 4, 14) + days * 86_400_000).toISOString().slice(0, 10)
const state = (...values: string[]) => ({ ...text, enum: values })

const projects = [
  { id: 1, name: 'Lighthouse', status: 'running' },
  { id: 2, name: 'Quay', status: 'delivered' },
]
const task = (number: number, name: string, project_id: number, due_on: string, completed_on: string | null) => ({
  id: number,
  name,
  project_id,
  due_on,
  completed_on,
})
const tasks = [
  task(11, 'Paint doors', 1, inDays(-40), inDays(-41)),
  task(12, 'Mend roof', 1, inDays(-9), null),
  task(13, 'Clear cellar', 1, inDays(12), null),
  task(14, 'Sweep yard', 2, inDays(-60), inDays(-62)),
  task(15, 'Hang lamps', 2, inDays(30), null),
]
const members = [
  { id: 21, name: 'Ann Lee', contract_type: 'fixed', contract_ends: inDays(20), card_expires: inDays(-3), joined_on: '2024-03-01' },
  { id: 22, name: 'Bo Ray', contract_type: 'fixed', contract_ends: inDays(200), card_expires: inDays(90), joined_on: '2024-11-01' },
  { id: 23, name: 'Cy Fox', contract_type: 'open', contract_ends: null, card_expires: inDays(400), joined_on: '2023-03-01' },
] // oxfmt-ignore
const absences = [{ id: 31, member_id: 23, end_date: inDays(8) }]
const ask = (message: string) =>
  converse(
    reads('yard', '/projects', () => projects, list({ id, name: text, status: state('running', 'delivered') })),
    reads(
      'yard',
      '/tasks',
      () => tasks,
      list({ id, name: text, project_id: id, due_on: day, completed_on: { ...day, nullable: true } }),
    ),
    reads('yard', '/members', () => members, list({ id, name: text, contract_type: state('fixed', 'open'), contract_ends: day, card_expires: day, joined_on: day })), // oxfmt-ignore
    reads('yard', '/absences', () => absences, list({ id, member_id: id, end_date: day, hours: num })),
  ).ask(message)

const rows: readonly (readonly [string, RegExp])[] = [
  ['Which tasks are completed?', /^2 tasks completed: Paint doors and Sweep yard/],
  ['completed tasks', /^2 tasks completed/],
  ['tasks that are not completed', /^3 tasks not completed/],
  ['which projects are completed?', /^1 project .*Quay/],
  ['Please list all tasks whose due date has passed and which are still not completed.', /^1 task .*Mend roof/],
  ['Whose cards are out of date?', /^1 member .*Ann Lee/],
  ['members with expired cards', /^1 member .*Ann Lee/],
  ['Expired cards - who do they belong to?', /^1 member .*Ann Lee/],
  ['Which members have an expired card?', /^1 member .*Ann Lee/],
  ['Which members have a contract that expires within 30 days from now?', /^1 member .*Ann Lee/],
  ['Whose contract runs out in the next 30 days?', /^1 member .*Ann Lee/],
  ['Which tasks are due over the next fortnight?', /^1 task .*Clear cellar/],
  ['What are we due to finish over the next fortnight?', /^1 task .*Clear cellar/],
  ['What do we have to finish over the next fortnight?', /^1 task .*Clear cellar/],
  ['What tasks fall due in the 14 days ahead?', /^1 task .*Clear cellar/],
  ['tasks due between now and two weeks from today', /^1 task .*Clear cellar/],
  ['members who joined from October 2024 on', /^1 member .*Bo Ray/],
  ['Who became a member of the club in 2024?', /^2 members .*Ann Lee and Bo Ray/],
  ['Which members signed up with us during 2024?', /^2 members .*Ann Lee and Bo Ray/],
  ['total tasks', /^There are 5 tasks/],
  ['Nov 2024: number of members who joined', /\b1 member/],
  ['Tasks completed in 2025, what is the number?', /\b2 tasks/],
]

describe('what is done, due and expired', () => {
  for (const [message, says] of rows) it(message, async () => expect((await ask(message)).response).to.match(says))
})
