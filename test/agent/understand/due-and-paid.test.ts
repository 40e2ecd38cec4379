import { expect } from 'chai'
import { int as id, list, num, of as oneOf, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const members = [
  { id: 11, first_name: 'Ann', last_name: 'Lee' },
  { id: 12, first_name: 'Bo', last_name: 'Ray' },
  { id: 13, first_name: 'Cy', last_name: 'Fox' },
]
const courses = [
  { id: 21, member_id: 11, state: 'running', fee_due: 100, fee_paid: 100 },
  { id: 22, member_id: 11, state: 'closed', fee_due: 80, fee_paid: null },
  { id: 23, member_id: 12, state: 'running', fee_due: 60, fee_paid: 20 },
  { id: 24, member_id: 12, state: 'running', fee_due: 50, fee_paid: 0 },
  { id: 25, member_id: 13, state: 'closed', fee_due: 40, fee_paid: 45 },
]
const ask = (message: string) =>
  converse(
    reads('club', '/members', () => members, list({ id, first_name: text, last_name: text })),
    reads('club', '/courses', () => courses, list({ id, member_id: id, state: oneOf('running', 'closed'), fee_due: money, fee_paid: { ...money, nullable: true } })), // oxfmt-ignore
  ).ask(message)
const ids = (result: unknown) => (result as { id: number }[]).map(one => one.id)

describe('what is due beside what was paid', () => {
  for (const [message, found] of [
    ['Which courses have been paid in full?', [21, 25]],
    ['Which courses are not fully paid?', [22, 23, 24]],
    ['Which courses have not paid anything yet?', [22, 24]],
    ['Which courses have paid nothing?', [22, 24]],
    ['Which courses are partly paid?', [23]],
    ['Which courses are unpaid?', [22, 23, 24]],
    ['list the courses that are paid', [21, 25]],
    ['Which courses have overpaid?', [25]],
    ['Which running courses still owe us money?', [23, 24]],
    ['Which courses owe more than 45?', [22, 24]],
    ['Which members still owe us something?', [11, 12]],
  ] as const)
    it(`is compared: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(ids(data.result), response).to.deep.equal(found)
    })

  for (const [message, sum] of [
    ['How much is still owed on running courses?', 90],
    ['How much is outstanding for closed courses?', 75],
    ['How much has not been paid yet for running courses?', 90],
    ['What is the unpaid amount of running courses?', 90],
    ['How much is still to be paid for course 23?', 40],
    ['How much did running courses pay?', 120],
  ] as const)
    it(`is told as the difference: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(data.result, response).to.equal(sum)
    })

  it('ranks those who owe', async () => expect((await ask('Who owes us the most?')).response).to.match(/^Bo Ray .*€90/))

  for (const [message, says] of [
    ['Has course 24 been paid?', /^No/],
    ['Has course 21 been paid?', /^Yes/],
    ['Has course 23 been paid in full?', /^No/],
  ] as const)
    it(`tells whether it was paid by the amount, not by there being one: ${message}`, async () =>
      expect((await ask(message)).response).to.match(says))

  it('does not say of people what is only said of some of their records', async () =>
    expect((await ask('Which members have paid in full?')).confidence).to.be.below(0.8))
})

it('a state that is no place is told as what it is', async () =>
  expect((await ask('How many running courses are there?')).response).to.equal(
    'There are 3 courses with state running.',
  ))
