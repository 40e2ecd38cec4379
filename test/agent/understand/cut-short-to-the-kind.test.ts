import { expect } from 'chai'
import { dropAsides } from '../../../src/agent/understand/requests/asides.ts'
import { date, int, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const firms = [
  { id: 1, name: 'Kelp Works', town: 'Ely' },
  { id: 2, name: 'Sand Mill', town: 'Diss' },
]
const workers = [
  ['Ann Lee', 'IT', 1],
  ['Bo Falk', 'Sales', 1],
  ['Cy Dunn', 'Sales', 2],
  ['Dee Moss', 'Stores', 2],
].map(([full_name, team, firm_id], at) => ({ id: at + 1, full_name, team, firm_id }))
const machines = [
  ['T-1', 'drill', 1, 40, 90, '2025-04-01'],
  ['T-2', 'drill', 3, 70, 30, '2028-02-01'],
  ['T-3', 'saw', 1, 20, 50, '2025-05-01'],
  ['T-4', 'saw', 4, 90, 10, '2028-08-01'],
].map(([code, sort, worker_id, cost_per_day, yearly_cost, checked_until], at) => ({
  id: at + 1,
  code,
  sort,
  worker_id,
  cost_per_day,
  yearly_cost,
  checked_until,
}))

const last = async (...messages: string[]) => {
  const { ask } = converse(
    reads('works', '/posters', () => [{ id: 1, title: 'Mind the Gap' }], list({ id: int, title: text })),
    reads('works', '/firms', () => firms, list({ id: int, name: text, town: text })),
    reads(
      'works',
      '/workers',
      () => workers,
      list({ id: int, full_name: text, team: of('IT', 'Sales', 'Stores'), firm_id: int }),
    ),
    reads(
      'works',
      '/machines',
      () => machines,
      list({
        id: int,
        code: text,
        sort: of('drill', 'saw'),
        worker_id: { ...int, description: 'Key of the worker who has the machine' },
        cost_per_day: num,
        yearly_cost: num,
        checked_until: date,
      }),
    ),
  )
  let said: Awaited<ReturnType<typeof ask>> | undefined
  for (const message of messages) said = await ask(message)
  return said!
}

const answers = (what: string, rows: readonly (readonly [readonly string[], RegExp])[]) =>
  describe(what, () => {
    for (const [messages, found] of rows)
      it(messages.join(' → '), async () => {
        const { response, confidence } = await last(...messages)
        expect(response).to.match(found)
        expect(confidence).to.be.above(0.45)
      })
  })

answers('a question that is cut short to the kind', [
  [['which machines are drills?', 'which workers?'], /^2 workers.*Ann Lee and Cy Dunn/],
  [['which machines are drills?', 'and of which firms?'], /^2 firms.*Kelp Works and Sand Mill/],
  [['which machines are drills?', 'and how many workers?'], /\b2 workers\b/],
  [['which machines are drills?', 'which workers?', 'which firms?'], /^2 firms.*Kelp Works and Sand Mill/],
  [['list the saws', 'how many per worker?', 'which machines?'], /^2 machines.*T-3.*T-4/],
])

answers('a value that stands for what somebody has', [
  [['who is Ann Lee?', 'which drill does she have?'], /^1 machine.*T-1/],
  [['which workers are in Sales?', 'which drills do they use?'], /^1 machine.*T-2/],
])

answers('an abbreviation is no pronoun', [
  [['who works at Kelp Works?', 'which of them are in IT?'], /^1 worker.*Ann Lee/],
])

answers('the dearest by the amount that was spoken of', [
  [['which machines are there?', 'what do they cost a year?', 'the most expensive one'], /machine 1.*90/],
  [['which machines are there?', 'what is the cost per day?', 'the most expensive one'], /machine 4.*90/],
])

answers('a figure that only those have by which the last ones were told', [
  [['which machines are drills?', 'which workers?', 'the total yearly cost'], /\b120\b/],
])

answers('a bound, and nothing that it is of', [
  [['which machines are drills?', 'under 50 a day'], /^1 machine.*below 50/],
  [['machines with a cost per day over 60', 'not those, the ones below 30'], /^1 machine.*below 30/],
])

answers('the others that were meant', [
  [['which workers are in Sales?', 'no, the ones at Kelp Works'], /^1 worker.*Bo Falk/],
])

answers('both of what somebody has', [[['which workers have a drill?', 'and a saw?', 'both?'], /^1 worker.*Ann Lee/]])

describe('another kind that has nothing to do with those before', () => {
  it('is not claimed to be all of it', async () => {
    const { confidence } = await last('which machines are drills?', 'and posters?')
    expect(confidence).to.be.below(0.8)
  })
})

answers('the first list again', [
  [
    ['list the drills', 'which workers?', 'the first list again, but only those checked until 2028'],
    /^1 machine.*drill/,
  ],
  [['list the drills', 'which workers?', 'back to the first list'], /^2 machines.*drill/],
  [['list the drills', 'list the saws', 'who has them?', 'the previous list again'], /^2 machines.*saw/],
])

describe('they who pay', () => {
  it('are those before, in total as well', () => {
    expect(dropAsides('how much did they pay in total?')).to.include('they')
    expect(dropAsides('how many orders did people pay for in cash?')).to.not.include('people')
  })
})

describe('a figure by groups of nothing', () => {
  it('is not claimed', async () => {
    const { confidence } = await last('by month')
    expect(confidence).to.be.below(0.8)
  })
})

describe('what goes on from what had no answer', () => {
  for (const message of [
    'are any drills of theirs left?',
    'are any checked?',
    'how many are drills?',
    'which are saws?',
  ])
    it(`is not answered surely of all: ${message}`, async () => {
      const { confidence } = await last('list the wobbly quaffles', message)
      expect(confidence).to.be.below(0.5)
    })
  it('is where it names its records itself', async () => {
    const { response, confidence } = await last('list the wobbly quaffles', 'how many machines are drills?')
    expect(response).to.match(/\b2\b/)
    expect(confidence).to.be.above(0.8)
  })
})
