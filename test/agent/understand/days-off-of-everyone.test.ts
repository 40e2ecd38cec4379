import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }

const clerks = ['Ann Lee', 'Bo Falk'].map((name, at) => ({
  id: at + 1,
  name,
  email: `clerk${at}@firm.example`,
  office: ['Rome', 'Oslo'][at],
  holiday_days_left: 4 + at,
}))
const leaves = [
  { id: 1, clerk_id: 1, days: 3, status: 'approved' },
  { id: 2, clerk_id: 2, days: 5, status: 'refused' },
]
const firm = () =>
  converse(
    reads('firm', '/clerks', () => clerks, list({ id: whole, name: text, email: text, office: text, holiday_days_left: whole })), // oxfmt-ignore
    reads('firm', '/leaves', () => leaves, list({ id: whole, clerk_id: whole, days: whole, status: text })),
  )

describe('“everyone”', () => {
  it('asks for the figure of each, not for what they come to', async () => {
    const { data, response } = await firm().ask('how many holiday days does everyone have left?')
    expect(data.result).to.have.length(2)
    expect(response).to.include('Ann Lee (4)').and.include('Bo Falk (5)')
  })
})

describe('a particle', () => {
  it('is short for nothing: “days off” are no days of an office', async () =>
    expect((await firm().ask('how many days off were approved?')).response).to.not.include('ffice'))
})
