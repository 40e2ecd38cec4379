import { expect } from 'chai'
import { date as day, flag, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

// Today is 14 May 2025.
const money = { ...num, description: 'EUR' }
const optional = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })

const squads = [
  { id: 1, name: 'North' },
  { id: 2, name: 'South' },
]
const workers = [
  { id: 11, name: 'Ann Lee', squad_id: 1, joined_on: '2020-03-01', exit_date: '2025-06-30' },
  { id: 12, name: 'Bo Ray', squad_id: 1, joined_on: '2025-02-01', exit_date: null },
  { id: 13, name: 'Cy Fox', squad_id: 2, joined_on: '2025-06-01', exit_date: null },
  { id: 14, name: 'Di Moe', squad_id: 2, joined_on: '2021-06-01', exit_date: '2025-02-28' },
]
const engagements = [
  { id: 21, worker_id: 11, pay: 900, form: 'open_ended' },
  { id: 22, worker_id: 12, pay: 700, form: 'temporary' },
  { id: 23, worker_id: 13, pay: 800, form: 'temporary' },
]
const off = (at: number, worker_id: number, reason: string, from: string, to: string, approved: boolean | null) => ({
  id: at,
  worker_id,
  reason,
  first_day: from,
  last_day: to,
  days: Number(to.slice(8)) - Number(from.slice(8)) + 1,
  approved,
})
const absences = [
  off(31, 11, 'vacation', '2025-05-12', '2025-05-16', true),
  off(32, 12, 'illness', '2025-05-13', '2025-05-14', true),
  off(33, 12, 'illness', '2025-02-03', '2025-02-06', true),
  off(34, 13, 'vacation', '2025-05-13', '2025-05-20', null),
  off(35, 13, 'vacation', '2025-05-14', '2025-05-15', false),
]
const openings = [
  { id: 41, role: 'Baker', squad_id: 1, filled_on: null },
  { id: 42, role: 'Cook', squad_id: 2, filled_on: '2025-03-01' },
]
const participations = [{ id: 51, worker_id: 11, training_id: 61 }]
const trainings = [
  { id: 61, name: 'Fire Drill' },
  { id: 62, name: 'First Aid' },
]
const talk = () =>
  converse(
    reads('staff', '/squads', () => squads, list({ id, name: text })),
    reads(
      'staff',
      '/workers',
      () => workers,
      list({ id, name: text, squad_id: id, joined_on: day, exit_date: optional(day) }),
    ),
    reads('staff', '/engagements', () => engagements, list({ id, worker_id: id, pay: money, form: of('open_ended', 'temporary') })), // oxfmt-ignore
    reads('staff', '/absences', () => absences, list({ id, worker_id: id, reason: of('vacation', 'illness'), first_day: day, last_day: day, days: id, approved: optional(flag) })), // oxfmt-ignore
    reads('staff', '/openings', () => openings, list({ id, role: text, squad_id: id, filled_on: optional(day) })),
    reads('staff', '/trainings', () => trainings, list({ id, name: text })),
    reads('staff', '/participations', () => participations, list({ id, worker_id: id, training_id: id })),
  )

describe('who is away', () => {
  for (const [message, says] of [
    ['Is Ann Lee off today?', /^Yes/],
    ['Is Cy Fox away?', /^No/],
    ['Has Bo Ray been away this year?', /^Yes: there are 2/],
    ['Who is on holiday today?', /^1 worker .*Ann Lee/],
    ['How long is somebody off sick on average?', /is 3\b/],
  ] as const)
    it(message, async () => expect((await talk().ask(message)).response).to.match(says))
})

describe('what is not decided yet has an unset flag', () => {
  for (const message of ['Which absences are waiting for approval?', 'leave requests waiting for a decision'])
    it(message, async () => expect((await talk().ask(message)).response).to.match(/^1 absence .*34/))
})

describe('other nouns for what a service keeps of people at work', () => {
  for (const [message, says] of [
    ['How many teams are there?', /are 2 squads/],
    ['List the open vacancies.', /^1 opening .*not filled.*41/],
    ['Which courses has nobody taken?', /^1 training .*First Aid/],
    ['How many contracts are permanent?', /is 1 engagement/],
  ] as const)
    it(message, async () => expect((await talk().ask(message)).response).to.match(says))
})

describe('who comes and goes', () => {
  for (const [message, says] of [
    ['How many people are leaving us?', /^There is 1 worker/],
    ['How many people have left this year?', /^There is 1 worker/],
    ['How many people have joined us this year?', /^There is 1 worker/],
  ] as const)
    it(message, async () => expect((await talk().ask(message)).response).to.match(says))
})

it('sorts those before by what belongs to them', async () => {
  const { ask } = talk()
  await ask('Which workers are in North?')
  expect((await ask('sort them by pay, highest first')).response).to.match(/^2 engagements .*€900.*€700/)
})
