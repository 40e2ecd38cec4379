import { expect } from 'chai'
import { date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const progress = { ...text, enum: ['planned', 'completed', 'no_access', 'cancelled'] }
const maybeDay = { ...day, nullable: true }
const sweeps = [
  { id: 11, code: 'S-11', agreement_id: 21, status: 'completed', planned_on: '2024-03-02', arrived_at: '2024-03-02' },
  { id: 12, code: 'S-12', agreement_id: 21, status: 'no_access', planned_on: '2024-03-04', arrived_at: '2024-03-04' },
  { id: 13, code: 'S-13', agreement_id: 22, status: 'completed', planned_on: '2024-03-09', arrived_at: '2024-03-09' },
  { id: 14, code: 'S-14', agreement_id: 22, status: 'cancelled', planned_on: '2024-03-11', arrived_at: null },
  { id: 15, code: 'S-15', agreement_id: 22, status: 'planned', planned_on: '2098-03-11', arrived_at: null },
]
const agreements = [
  { id: 21, code: 'AG-1021', annual_fee: 900, sweeps_per_year: 4, starts_on: '2023-05-01' },
  { id: 22, code: 'AG-1022', annual_fee: 400, sweeps_per_year: 2, starts_on: '2024-01-01' },
  { id: 23, code: 'AG-1023', annual_fee: 700, sweeps_per_year: 2, starts_on: '2024-02-01' },
]
const courses = [{ id: 31, name: 'Ladders', completed_on: '2024-03-02' }]
const leases = [
  {
    id: 51,
    code: 'LS-1051',
    kind: 'flat',
    begins_on: '2020-01-01',
    ends_on: '2099-12-31',
    pets: ['cat'],
    auto_extend: true,
  },
  {
    id: 52,
    code: 'LS-1052',
    kind: 'flat',
    begins_on: '2019-01-01',
    ends_on: '2020-12-31',
    pets: ['cat', 'dog'],
    auto_extend: false,
  },
  {
    id: 53,
    code: 'LS-1053',
    kind: 'shop',
    begins_on: '2021-01-01',
    ends_on: '2099-12-31',
    pets: [],
    auto_extend: false,
  },
]
const plans = [
  { id: 61, code: 'PL-61', seats: 9, status: 'active' },
  { id: 62, code: 'PL-62', seats: 3, status: 'active' },
  { id: 63, code: 'PL-63', seats: 9, status: 'cancelled' },
]
const permits = [
  { id: 41, code: 'P-41', monthly_fee: 30, starts_on: '2023-05-01' },
  { id: 42, code: 'P-42', monthly_fee: 50, starts_on: '2024-05-01' },
]
const ask = (message: string) =>
  converse(
    reads('chimneys', '/sweeps', () => sweeps, list({ id, code: text, agreement_id: id, status: progress, planned_on: day, arrived_at: maybeDay })), // oxfmt-ignore
    reads('chimneys', '/agreements', () => agreements, list({ id, code: text, annual_fee: num, sweeps_per_year: id, starts_on: day })), // oxfmt-ignore
    reads('chimneys', '/courses', () => courses, list({ id, name: text, completed_on: day })),
    reads('chimneys', '/permits', () => permits, list({ id, code: text, monthly_fee: num, starts_on: day })),
    reads('chimneys', '/leases', () => leases, list({ id, code: text, kind: text, begins_on: day, ends_on: day, pets: { type: 'array', items: text }, auto_extend: { type: 'boolean' } })), // oxfmt-ignore
    reads('chimneys', '/plans', () => plans, list({ id, code: text, seats: id, status: { ...text, enum: ['active', 'paused', 'cancelled'] } })), // oxfmt-ignore
  ).ask(message)

const answers = (rows: readonly (readonly [message: string, says: RegExp])[]) => {
  for (const [message, says] of rows) it(message, async () => expect((await ask(message)).response).to.match(says))
}

describe('what was completed, said by its verb', () => {
  answers([
    ['How many sweeps did we complete?', /^There are 2 sweeps with status completed/],
    ['Which sweeps did we complete in March 2024?', /^2 sweeps .*S-11.*S-13/],
    ['How many sweeps have we completed in March 2024?', /^There are 2 /],
    ['How many sweeps were completed in March 2024?', /^There are 2 /],
  ])
})

describe('what something is worth that has a fee for a period', () => {
  answers([
    ['Which agreements are worth more than 600 a year?', /^2 agreements with an annual fee over 600.*AG-1021.*AG-1023/],
    ['What are all our agreements worth together per year?', /^The total annual fee of agreements is 2,000/],
    ['What are our agreements worth?', /^The total annual fee of agreements is 2,000/],
    ['How much is AG-1022 worth?', /annual fee .*is 400/],
    ['Which agreement is worth the most?', /AG-1021/],
  ])
  it('is a guess where another period is asked for', async () =>
    expect((await ask('What are all our permits worth per year?')).confidence).to.be.below(0.8))
})

describe('what is so now, whatever is said of it behind', () => {
  answers([
    ['How many leases that are running right now include cats?', /^There is 1 lease /],
    ['Which leases do we have running?', /^2 leases .*LS-1051.*LS-1053/],
    ['How many plans that are live right now have more than 5 seats?', /^There is 1 plan /],
    ['How many live plans do we have?', /^There are 2 plans with status active/],
    ['How many plans are live right now?', /^There are 2 plans with status active/],
  ])
  it('is nothing where the records tell no state', async () =>
    expect((await ask('How many live permits do we have?')).confidence).to.be.below(0.5))
})

describe('when something runs out that has a first and a last day', () => {
  answers([
    ['When does LS-1052 run out?', /2020-12-31/],
    ['When is lease LS-1053 running out?', /2099-12-31/],
    ['When will LS-1051 lapse?', /2099-12-31/],
  ])
})

describe('what is to come and what something does by itself', () => {
  answers([
    ['Which sweeps do we have in the diary?', /^1 sweep .*S-15/],
    ['Which sweeps are in the diary for March 2098?', /^1 sweep .*S-15/],
    ['Which sweeps are coming up?', /^1 sweep .*S-15/],
    ['What is the next sweep?', /S-15/],
    ['Which leases are set to extend?', /^1 lease .*LS-1051/],
    ["How many leases aren't set to extend?", /^There are 2 /],
    ["How many leases that finish in 2099 aren't set to extend?", /^There is 1 /],
    ["Which agreements don't have any sweep at all, not even an old one?", /^1 agreement .*AG-1023/],
  ])
})
