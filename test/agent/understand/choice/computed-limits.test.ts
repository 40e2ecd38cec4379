import { expect } from 'chai'
import { splitLimit } from '../../../../src/agent/understand/choice/computed-limits/split-limit.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text } from '../../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const halls = [
  { id: 11, name: 'Kelp Hall' },
  { id: 12, name: 'Dune Hall' },
]
const tanks = [
  { id: 1, name: 'Reef', kind: 'salt', hall_id: 11, litres: 900, price: 100, fish_count: 40 },
  { id: 2, name: 'Brook', kind: 'fresh', hall_id: 11, litres: 300, price: 60, fish_count: 10 },
  { id: 3, name: 'Pond', kind: 'fresh', hall_id: 12, litres: 600, price: 20, fish_count: 6 },
  { id: 4, name: 'Rapids', kind: 'fresh', hall_id: 12, litres: 200, price: 20, fish_count: 4 },
] // oxfmt-ignore
const list = (properties: object) => ({ type: 'array', items: { type: 'object', properties } })
const aquarium = () =>
  converse(
    reads('aquarium', '/halls', () => halls, list({ id: whole, name: text })),
    reads('aquarium', '/tanks', () => tanks, list({ id: whole, name: text, kind: { ...text, enum: ['salt', 'fresh'] }, hall_id: whole, litres: whole, price: { type: 'number', description: 'In euros' }, fish_count: whole })), // oxfmt-ignore
  )
const ids = (result: unknown) => [result].flat().map(row => (row as { id: number }).id)

describe('limits that are figures themselves', () => {
  for (const [message, expected, said] of [
    [
      'Which tanks have a price of at least twice the average price?',
      [1],
      'of at least twice the average of all tanks',
    ],
    ['tanks with more than 1.5 times the average number of litres', [1], 'over 1.5 times the average'],
    ['Which tanks hold more than half of the litres of Reef?', [1, 3], 'over half that of the tank called “Reef”'],
    [
      'tanks with a price above the average price of the fresh ones',
      [1, 2],
      'over the average of tanks with kind fresh',
    ],
    ['Which tanks have a price more than 10% below the average?', [3, 4], 'below 90% of the average of all tanks'],
    ['tanks with a price of at least 20% more than the average price', [1, 2], 'of at least 120% of the average'],
    [
      'Which tanks contribute more than 25% of the total price of the tanks?',
      [1, 2],
      'over 25% of the total of all tanks',
    ],
    [
      'fresh tanks whose price is below a third of the highest price',
      [3, 4],
      'below a third of the highest of all tanks',
    ],
  ] as const)
    // oxfmt-ignore
    it(message, async () => {
      const { data, response } = await aquarium().ask(message)
      expect(data.result && ids(data.result), response).to.have.members([...expected])
      expect(response).to.include(said)
    })

  it('counts them, and goes on from them', async () => {
    const { ask } = aquarium()
    const { data, response } = await ask('How many tanks have at least half the average price?')
    expect(data.result, response).to.equal(2)
    const next = await ask('and of those, which are fresh?')
    expect(ids(next.data.result), next.response).to.have.members([2])
  })

  it('holds the share of groups against it where the records have no such figure', async () => {
    const { data, response } = await aquarium().ask(
      'Which halls make up more than 30% of the total price of the tanks?',
    )
    expect(data.result, response).to.deep.equal([{ name: 'Kelp Hall', percent: 80 }])
    const kinds = await aquarium().ask('which kinds account for at least half of our tanks?')
    expect(kinds.data.result, kinds.response).to.deep.equal([{ kind: 'fresh', percent: 75 }])
  })

  it('takes no such limit for an amount', async () => {
    const { data, confidence } = await aquarium().ask('Which tanks have more than 4% of the average depth?')
    expect(data.result ?? null).to.equal(null)
    expect(confidence).to.be.below(0.5)
  })

  for (const [message, expected] of [
    ['Which tanks have a higher price than the average fresh tank?', [1, 2]],
    ['salt tanks with a larger price than the average tank', [1]],
    ['Which tanks in Kelp Hall hold more litres than the average of all fresh tanks?', [1]],
    ['Which tanks have a lower price than the average of the salt tanks?', [2, 3, 4]],
  ] as const)
    it(`reads what is compared before "than": ${message}`, async () => {
      const { data, response } = await aquarium().ask(message)
      expect(data.result && ids(data.result), response).to.have.members([...expected])
    })

  for (const [message, expected] of [
    ['Which halls have an average price above the overall average price of all tanks?', ['Kelp Hall']],
    ['halls with an average price below the average price of all tanks', ['Dune Hall']],
    ['Which kinds have an average price higher than the overall average?', ['salt']],
  ] as const)
    it(`holds groups against what it is of all: ${message}`, async () => {
      const { data, response } = await aquarium().ask(message)
      const names = [data.result].flat().map(row => Object.values(row as object)[0] as string)
      expect(names, response).to.deep.equal(expected)
      expect(response).to.match(/(?:over|below) the average of all tanks/)
    })

  it('declines groups against what it does not know', async () => {
    const { confidence, response } = await aquarium().ask(
      'Which halls have an average price above the overall average depth?',
    )
    expect(confidence, response).to.be.below(0.5)
  })

  for (const [message, expected] of [
    ['Is the average price of the fresh tanks higher than the average price of the salt tanks?', false],
    ['Is the average price of the salt tanks higher than the average price of the fresh tanks?', true],
    ['Tell me whether the average price of the fresh tanks is lower than the average price of the salt tanks', true],
  ] as const)
    it(`takes no figure that another is held against for a limit: ${message}`, async () => {
      const { data, response } = await aquarium().ask(message)
      expect(data.result, response).to.equal(expected)
    })

  for (const message of [
    'By how much is the average price of the fresh tanks lower than the average price of the salt tanks?',
    'Which is higher, the average price of the fresh tanks or the average price of the salt tanks?',
  ])
    it(`nor where it is not asked whether: ${message}`, async () => {
      const { response } = await aquarium().ask(message)
      expect(response).not.to.match(/(?:over|below|above|under) (?:the )?average/)
    })

  it('is none in a “double” that says what kind it is', () =>
    expect(splitLimit('What does a double tank cost on average')).to.deep.equal(
      splitLimit('What does a single tank cost on average'),
    ))

  it('is less sure where the figure may be over some of them', async () => {
    const { confidence, response } = await aquarium().ask('fresh tanks with at least twice the average price')
    expect(confidence, response).to.be.below(0.8)
  })
})

describe('splitting a bound from its limit', () => {
  for (const [message, times, figure, tail] of [
    ['tanks of double the price of Reef', 2, 'price of Reef', ''],
    ['tanks with three quarters of the average price', undefined, '', ''],
    ['tanks at least 5 times as large as the average tank and in Kelp Hall', 5, 'average tank', ' and in Kelp Hall'],
    ['tanks with over 60 per cent of the maximum price', 0.6, 'maximum price', ''],
    ['tanks with more than two and a half times the median price in Kelp Hall', 2.5, 'median price', ' in Kelp Hall'],
  ] as const)
    it(message, () => {
      const [limit] = splitLimit(message)
      expect(limit?.times).to.equal(times)
      if (limit) expect([limit.figure, limit.tail]).to.deep.equal([figure, tail])
    })
})
