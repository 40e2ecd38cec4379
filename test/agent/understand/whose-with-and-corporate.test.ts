import { expect } from 'chai'
import { date as day, int as id, list, nullable, num, of as oneOf, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const clients = [
  { id: 1, first_name: 'Ann', last_name: 'Lee', firm_name: null },
  { id: 2, first_name: 'Bo', last_name: 'Ray', firm_name: 'Ray & Sons' },
  { id: 3, first_name: 'Cy', last_name: 'Fox', firm_name: null },
]
const fitters = [
  { id: 11, first_name: 'Dee', last_name: 'Orr', hourly_wage: 20 },
  { id: 12, first_name: 'Eli', last_name: 'Nye', hourly_wage: 25 },
]
const jobs = [
  { id: 21, job_number: 'JB-21', client_id: 1, foreman_id: 11, state: 'done', day: '2025-04-02', price: 100, garage_width: 4.5 },
  { id: 22, job_number: 'JB-22', client_id: 2, foreman_id: 11, state: 'done', day: '2025-04-20', price: 300, garage_width: null },
  { id: 23, job_number: 'JB-23', client_id: 3, foreman_id: 12, state: 'booked', day: '2025-05-20', price: 500, garage_width: null },
] // oxfmt-ignore
const lifts = [
  { id: 31, code: 'L-31', next_check: '2025-06-01' },
  { id: 32, code: 'L-32', next_check: '2025-09-01' },
]
const firm = () =>
  converse(
    reads('fitting', '/clients', () => clients, list({ id, first_name: text, last_name: text, firm_name: nullable })), // oxfmt-ignore
    reads('fitting', '/fitters', () => fitters, list({ id, first_name: text, last_name: text, hourly_wage: { ...num, description: 'EUR per hour' } })), // oxfmt-ignore
    reads('fitting', '/jobs', () => jobs, list({ id, job_number: { ...text, example: 'JB-7' }, client_id: id, foreman_id: { ...id, description: 'The fitter in charge' }, state: oneOf('booked', 'done'), day, price: { ...num, description: 'EUR' }, garage_width: { ...num, nullable: true, description: 'Null when there is no garage' } })), // oxfmt-ignore
    reads('fitting', '/lifts', () => lifts, list({ id, code: text, next_check: day })),
  )
const ask = (message: string) => firm().ask(message)
const names = (result: unknown) => (result as { first_name: string }[]).map(one => one.first_name)

describe('whose a record is', () => {
  for (const message of ['Whose job is JB-22?', 'who does job JB-22 belong to?', 'who does JB-22 belong to?'])
    it(`is whom it is done for, not who works on it: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(names(data.result), response).to.deep.equal(['Bo'])
    })
})

describe('what has a thing beside what has none', () => {
  for (const [message, said] of [
    ['Do we have more jobs with a garage or without one?', /without .*: 2, against 1/],
    ['are there more jobs with or without a garage?', /without .*: 2, against 1/],
    ['Do we have more jobs with a garage than without?', /^No: it is 1 .* and 2 /],
    ['Is the total price of jobs higher with a garage or without one?', /without .*800, against €100/],
  ] as const)
    it(`counts both sides: ${message}`, async () => expect((await ask(message)).response).to.match(said))
})

describe('people who may have a firm', () => {
  for (const [message, found] of [
    ['Which clients are companies?', ['Bo']],
    ['Which clients are not businesses?', ['Ann', 'Cy']],
    ['list our corporate clients', ['Bo']],
    ['list the private clients', ['Ann', 'Cy']],
  ] as const)
    it(`are told by its name: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(names(data.result), response).to.deep.equal(found)
    })

  it('are counted by it', async () =>
    expect((await ask('How many business clients do we have?')).data.result).to.equal(1))
})

describe('what work brought in', () => {
  for (const [message, sum] of [
    ['What did we earn with the jobs done in April 2025?', 400],
    ['How much did we make with the done jobs?', 400],
    ['How much have we taken in from jobs?', 900],
  ] as const)
    it(`is the sum of its prices and nobody's wage: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(data.result, response).to.equal(sum)
    })
})

it('a role did what it is there for', async () =>
  expect((await ask('Which foreman has led the most jobs?')).response).to.match(/^Dee Orr has the most jobs: 2/))

it('the last of the dates that are to come lies the furthest ahead', async () =>
  expect((await ask('Which lift has its next check last of all?')).response).to.contain('L-32'))

it('a noun in the words of a field is no record that may be a firm', async () =>
  expect((await ask('average client score by firm name')).data.error?.code).to.not.equal('TOOL_FAILED'))
