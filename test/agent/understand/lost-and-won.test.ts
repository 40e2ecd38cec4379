import { expect } from 'chai'
import { date as day, int as id, list, num, of as oneOf, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const bids = [
  { id: 1, state: 'won', value: 10, closed_on: '2025-01-05' },
  { id: 2, state: 'won', value: 30, closed_on: '2024-01-05' },
  { id: 3, state: 'lost', value: 50, closed_on: '2025-02-05' },
  { id: 4, state: 'lost', value: 70, closed_on: '2024-02-05' },
  { id: 5, state: 'lost', value: 90, closed_on: '2025-03-05' },
]
const members = [{ id: 11, first_name: 'Ann', last_name: 'Lee', phone: '0121 5', email: 'ann@x.example' }]
const talk = () =>
  converse(
    reads('yard', '/bids', () => bids, list({ id, state: oneOf('open', 'won', 'lost'), value: { ...num, description: 'EUR' }, closed_on: day })), // oxfmt-ignore
    reads('yard', '/members', () => members, list({ id, first_name: text, last_name: text, phone: text, email: text })),
  )

describe('what was won and what was lost', () => {
  it('is worth an average where that is asked, and no sum', async () => {
    const { ask } = talk()
    expect((await ask('How much is a lost bid worth on average?')).data.result).to.equal(70)
    expect((await ask('And a won bid?')).data.result).to.equal(20)
  })

  for (const message of [
    'How many bids did we win and how many did we lose in 2025?',
    'How many bids did we win in 2025 and how many did we lose?',
  ])
    it(`is of the time that is told: ${message}`, async () =>
      expect((await talk().ask(message)).response).to.match(/^There is 1 bid .*There are 2 bids /))
})

it('by phone somebody is reached at a number', async () => {
  const { ask } = talk()
  await ask('Show me the member Ann Lee.')
  expect((await ask('How can I reach them by phone?')).response).to.contain('0121 5')
})
