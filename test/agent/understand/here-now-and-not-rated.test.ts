import { expect } from 'chai'
import { date as day, int as id, list, num, of as oneOf, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const staff = [
  {
    id: 1,
    first_name: 'Ann',
    last_name: 'Lee',
    email: 'a@x.example',
    hired_on: '2020-01-01',
    left_on: null,
    birth_date: '1980-05-16',
  },
  {
    id: 2,
    first_name: 'Bo',
    last_name: 'Ray',
    email: 'b@x.example',
    hired_on: '2021-01-01',
    left_on: '2025-02-28',
    birth_date: '1990-11-02',
  },
  {
    id: 3,
    first_name: 'Cy',
    last_name: 'Fox',
    email: 'c@x.example',
    hired_on: '2022-01-01',
    left_on: '2025-12-31',
    birth_date: '1985-05-30',
  },
]
const leaves = [
  { id: 11, employee_id: 1, type: 'sick', from_date: '2025-04-02', days: 3, status: 'taken' },
  { id: 12, employee_id: 3, type: 'sick', from_date: '2025-04-20', days: 4, status: 'taken' },
  { id: 13, employee_id: 3, type: 'holiday', from_date: '2025-04-25', days: 9, status: 'taken' },
]
const trainings = [
  { id: 21, employee_id: 1, course: 'First Aid', valid_until: '2025-01-20', score: null },
  { id: 22, employee_id: 3, course: 'First Aid', valid_until: '2025-05-20', score: 4 },
  { id: 23, employee_id: 3, course: 'Forklift', valid_until: '2025-09-20', score: 5 },
]
const ask = (message: string) =>
  converse(
    reads('firm', '/employees', () => staff, list({ id, first_name: text, last_name: text, email: text, hired_on: day, left_on: { ...day, nullable: true }, birth_date: day })), // oxfmt-ignore
    reads('firm', '/leaves', () => leaves, list({ id, employee_id: id, type: oneOf('sick', 'holiday'), from_date: day, days: num, status: oneOf('requested', 'taken') })), // oxfmt-ignore
    reads('firm', '/trainings', () => trainings, list({ id, employee_id: id, course: text, valid_until: day, score: { ...num, nullable: true } })), // oxfmt-ignore
  ).ask(message)
const ids = (result: unknown) => (result as { id: number }[]).map(one => one.id)

describe('who is there now', () => {
  for (const message of ['How many people work here at the moment?', 'How many employees do we currently have?'])
    it(`has not left: ${message}`, async () => expect((await ask(message)).data.result).to.equal(2))

  it('was there then, whoever has left since', async () =>
    expect((await ask('How many employees did we have in 2024?')).response).to.not.contain('left after'))
})

describe('what is said of such records', () => {
  for (const [message, found] of [
    ['Which trainings run out this month?', [22]],
    ['Whose First Aid training has expired?', [1]],
    ['Which trainings have not been scored?', [21]],
  ] as const)
    it(`goes by their own field: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(ids(data.result), response).to.deep.equal(found)
    })

  it('adds up the figure behind a value', async () =>
    expect((await ask('How many sick days were taken in April 2025?')).data.result).to.equal(7))
})

describe('birthdays', () => {
  for (const [message, found] of [
    ['Whose birthday is in May?', [1, 3]],
    ['Who has a birthday this week?', [1]],
    ['Who was born in 1985?', [3]],
  ] as const)
    it(`come every year: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(ids(data.result), response).to.deep.equal(found)
    })

  it('tell who is the youngest', async () => expect((await ask('Who is the youngest?')).response).to.contain('Bo Ray'))
})
