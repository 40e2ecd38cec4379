import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const money = { type: 'number', description: 'In euros' }

const yards = [
  { id: 1, name: 'Alder Yard', town: 'Oslo', turnover: 900, staff_count: 10 },
  { id: 2, name: 'Birch Yard', town: 'Oslo', turnover: 300, staff_count: 2 },
  { id: 3, name: 'Cedar Yard', town: 'Bergen', turnover: 400, staff_count: 4 },
]
const stage = { type: 'string', enum: ['open', 'won', 'lost'] }
const bids = [
  [1, 'won', 100, 100],
  [1, 'won', 300, 100],
  [1, 'lost', 50, 0],
  [2, 'open', 200, 25],
  [2, 'lost', 150, 0],
  [3, 'open', 80, 50],
  [3, 'won', 40, 100],
].map(([yard_id, at, value, probability], index) => ({ id: index + 1, yard_id, stage: at, value, probability }))
const jobs = [
  { id: 1, yard_id: 1, kind: 'paint', state: 'done', planned_cost: 100, actual_cost: 130, hours: 10 },
  { id: 2, yard_id: 2, kind: 'paint', state: 'done', planned_cost: 200, actual_cost: 190, hours: 5 },
  { id: 3, yard_id: 2, kind: 'sails', state: 'begun', planned_cost: 50, actual_cost: 90, hours: 2 },
]

const firm = () =>
  converse(
    reads(
      'fleet',
      '/yards',
      () => yards,
      list({ id: whole, name: text, town: text, turnover: money, staff_count: whole }),
    ),
    reads(
      'fleet',
      '/bids',
      () => bids,
      list({
        id: whole,
        yard_id: whole,
        stage,
        value: money,
        probability: { type: 'integer', description: 'Likelihood in per cent', maximum: 100 },
      }),
    ),
    reads(
      'fleet',
      '/jobs',
      () => jobs,
      list({
        id: whole,
        yard_id: whole,
        kind: text,
        state: { type: 'string', enum: ['begun', 'done'] },
        planned_cost: money,
        actual_cost: money,
        hours: whole,
      }),
    ),
  )

const resultOf = async (...messages: string[]) => {
  const { ask } = firm()
  let result: unknown
  for (const message of messages) result = (await ask(message)).data.result
  return result
}

/** The figures of groups by what these are called. */
async function groupsOf(message: string): Promise<Record<string, number>> {
  const rows = (await resultOf(message)) as Record<string, unknown>[]
  return Object.fromEntries(rows.map(row => Object.values(row).slice(0, 2) as [string, number]))
}

describe('two figures that are set against each other', () => {
  for (const [message, figure] of [
    ['total turnover divided by total staff count of the yards in Oslo', 100],
    ['What is the turnover per staff of the yards, i.e. their total turnover divided by their total staff count?', 100],
    ['How far apart are the highest and the lowest turnover of the yards?', 600],
    ['What is the difference between the actual cost and the planned cost of the done jobs in total?', 20],
    ['total won value minus total lost value', 240],
    ['total turnover of the yards in Oslo divided by the number of yards', 600],
    // What other records are counted by is not what these are.
    ['total turnover of the yards in Oslo divided by the number of jobs', 400],
    ['What is the cover of our bids, meaning the total open value divided by the total value of won bids?', 280 / 440],
    ['What is our weighted pipeline, meaning the value of each open bid multiplied by its probability?', 90],
    ['multiply the value of every open bid by its probability and add it up', 90],
    ['the sum of value times probability over all open bids', 90],
    ['By how much does the total won value of yards in Oslo exceed that of yards in Bergen?', 360],
  ] as const)
    it(`come to one: ${message}`, async () => expect(await resultOf(message)).to.equal(figure))

  it('say what was reckoned from what', async () => {
    const { ask } = firm()
    const { response: said } = await ask('total turnover divided by total staff count of the yards in Oslo')
    expect(said).to.match(
      /^The total turnover divided by the total staff count of yards in Oslo is .*100.*1,200.* and 12\.$/,
    )
  })

  it('go on as one', async () =>
    expect(
      await resultOf('How far apart are the highest and the lowest turnover of yards in Oslo?', 'and in Bergen?'),
    ).to.equal(0))
})

describe('figures that are set against each other in groups', () => {
  for (const [message, groups] of [
    // Of several records together a quotient is that of the sums.
    ['turnover per staff by town', { Oslo: 100, Bergen: 100 }],
    ['actual cost per hour by kind', { sails: 45, paint: 320 / 15 }],
    ['won minus lost value by town', { Oslo: 200, Bergen: 40 }],
    ['ratio of won to lost bids by yard', { 'Alder Yard': 2, 'Birch Yard': 0, 'Cedar Yard': null }],
    // For each of the records that make the groups, those without any, too.
    ['jobs per yard by town', { Oslo: 1.5, Bergen: 0 }],
    ['average number of jobs per yard by town', { Oslo: 1.5, Bergen: 0 }],
    ['actual cost per job by kind', { paint: 160, sails: 90 }],
  ] as const)
    it(`are told for each: ${message}`, async () => expect(await groupsOf(message)).to.deep.equal(groups))

  for (const [message, name] of [
    ['Which town has the most jobs per yard?', 'Oslo'],
    ['Which kind has the highest actual cost per hour?', 'sails'],
    ['Which town has the largest gap between the highest and the lowest turnover?', 'Oslo'],
  ] as const)
    it(`rank them: ${message}`, async () => expect(await resultOf(message)).to.equal(name))
})

describe('what a figure is divided by', () => {
  it('is never left out', async () => {
    const { ask } = firm()
    expect((await ask('number of jobs divided by the number of bids per town')).confidence).to.be.below(0.5)
  })

  it('is no number that says which one it is', async () => {
    const { ask } = converse(
      reads('hall', '/shows', () => [{ id: 1, name: 'Salt', room: 3, takings: 90 }], list({ id: whole, name: text, room: whole, takings: money })), // oxfmt-ignore
    )
    expect(JSON.stringify((await ask('takings per room')).data.result)).not.to.contain('30')
  })
})
