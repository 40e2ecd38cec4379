import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const state = (...values: string[]) => ({ type: 'string', enum: values })

const boats = [
  ['Tern', 'steel', 2024, 'sold'],
  ['Gannet', 'oak', 2019, 'sold'],
  ['Petrel', 'oak', 2021, 'sold'],
  ['Skua', 'steel', 2025, 'afloat'],
].map(([name, hull, build_year, status], at) => ({ id: at + 1, name, hull, build_year, status }))
const sales = [
  [1, '2023-04-01'],
  [2, '2023-05-01'],
  [3, '2023-03-01'],
].map(([boat_id, sold_on], at) => ({ id: at + 11, boat_id, sold_on }))
const offers = [
  ['OF-1', 'accepted', '2023-01-02', '2023-01-20'],
  ['OF-2', 'declined', '2023-02-02', '2023-02-20'],
  ['OF-3', 'withdrawn', '2023-03-02', null],
  ['OF-4', 'withdrawn', '2023-01-15', null],
].map(([code, status, made_on, decided_on], at) => ({ id: at + 21, code, status, made_on, decided_on }))
const stays = [
  ['ST-1', 'checked_out', '2023-01-02', '2023-01-09'],
  ['ST-2', 'checked_out', '2023-01-05', '2023-01-07'],
  ['ST-3', 'booked', '2023-02-05', '2023-02-07'],
].map(([code, status, check_in_date, check_out_date], at) => ({
  id: at + 31,
  code,
  status,
  check_in_date,
  check_out_date,
}))

const yard = () =>
  converse(
    reads('yard', '/boats', () => boats, list({ id: whole, name: text, hull: state('steel', 'oak'), build_year: whole, status: state('sold', 'afloat') })), // oxfmt-ignore
    reads('yard', '/sales', () => sales, list({ id: whole, boat_id: whole, sold_on: day })),
    reads('yard', '/offers', () => offers, list({ id: whole, code: text, status: state('accepted', 'declined', 'withdrawn'), made_on: day, decided_on: { ...day, nullable: true } })), // oxfmt-ignore
    reads('yard', '/stays', () => stays, list({ id: whole, code: text, status: state('checked_out', 'booked'), check_in_date: day, check_out_date: day })), // oxfmt-ignore
  )
const ask = (message: string) => yard().ask(message)

describe('what was done last', () => {
  for (const [message, found] of [
    // The day is told by the records of the deed, and not by any figure of what it was done to.
    ['Which boat was sold last?', /Gannet/],
    ['What was the last boat sold?', /Gannet/],
    ['Which boat was sold first?', /Petrel/],
    // Among those asked for, whatever else was sold after them.
    ['Which steel boat was sold last?', /Tern/],
    // Of two ends that one day tells of, the one that is said.
    ['Which offer was accepted last?', /OF-1/],
    ['Which offer was decided last?', /OF-2/],
    ['Which stay checked out most recently?', /ST-1/],
  ] as const)
    it(`is told by its own day: ${message}`, async () => expect((await ask(message)).response).to.match(found))

  it('is a guess by the day of something else', async () => {
    const { response, confidence } = await ask('Which offer was withdrawn last?')
    expect(response).to.match(/OF-3/)
    expect(confidence).to.be.below(0.8)
  })
})
