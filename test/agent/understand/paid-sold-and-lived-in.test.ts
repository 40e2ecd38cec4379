import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }
const choice = (...values: string[]) => ({ type: 'string', enum: values })
const year = 2025

const houses = [
  { id: 1, name: 'Gull House', keeper_name: 'Pat Moss', floor: 1, area: 90 },
  { id: 2, name: 'Tern House', keeper_name: 'Kit Reed', floor: 3, area: 70 },
]
const lodgers = [
  ['Ann', 'Lee', `${year - 1}-05-01`],
  ['Bo', 'Day', `${year - 1}-07-01`],
  ['Cy', 'Fox', `${year - 3}-07-01`],
].map(([first_name, last_name, first_stay_on], at) => ({ id: 11 + at, first_name, last_name, first_stay_on }))
const contracts = [
  { id: 21, house_id: 1, lodger_id: 11, state: 'active', monthly_rent: 700 },
  { id: 22, house_id: 1, lodger_id: 13, state: 'ended', monthly_rent: 500 },
  { id: 23, house_id: 2, lodger_id: 12, state: 'active', monthly_rent: 650 },
]
const payments = [
  { id: 31, contract_id: 21, kind: 'rent', status: 'overdue', amount: 700 },
  { id: 32, contract_id: 21, kind: 'rent', status: 'paid', amount: 700 },
  { id: 33, contract_id: 23, kind: 'deposit', status: 'paid', amount: 900 },
]
const repairs = [
  { id: 41, summary: 'Roof', house_id: 1, state: 'open', estimated_cost: 100, actual_cost: null },
  { id: 42, summary: 'Door', house_id: 2, state: 'done', estimated_cost: 40, actual_cost: 45 },
]
const songs = [
  { id: 51, title: 'Night Songs' },
  { id: 52, title: 'Day Songs' },
]
const meals = [
  { id: 71, name: 'Fish Pie', calories: 640, price: 9 },
  { id: 72, name: 'Leek Soup', calories: 210, price: 5 },
]
const orders = [
  { id: 61, number: 'A-1', song_id: 51, lodger_id: 11, quantity: 3, ordered_on: `${year - 1}-03-01` },
  { id: 62, number: 'A-2', song_id: 51, lodger_id: 11, quantity: 4, ordered_on: `${year - 1}-04-01` },
  { id: 63, number: 'A-3', song_id: 52, lodger_id: 12, quantity: 9, ordered_on: `${year - 1}-04-01` },
]

async function ask(...messages: string[]) {
  const conversation = converse(
    reads('houses', '/houses', () => houses, list({ id, name: text, keeper_name: text, floor: id, area: id })),
    reads('houses', '/lodgers', () => lodgers, list({ id, first_name: text, last_name: text, first_stay_on: day })),
    reads('houses', '/contracts', () => contracts, list({ id, house_id: id, lodger_id: id, state: choice('active', 'ended'), monthly_rent: amount })), // oxfmt-ignore
    reads('houses', '/payments', () => payments, list({ id, contract_id: id, kind: choice('rent', 'deposit'), status: choice('paid', 'overdue'), amount })), // oxfmt-ignore
    reads('houses', '/repairs', () => repairs, list({ id, summary: text, house_id: id, state: choice('open', 'done'), estimated_cost: amount, actual_cost: { ...amount, nullable: true } })), // oxfmt-ignore
    reads('houses', '/songs', () => songs, list({ id, title: text })),
    reads('houses', '/meals', () => meals, list({ id, name: text, calories: { ...id, description: 'Calories per portion' }, price: amount })), // oxfmt-ignore
    reads('houses', '/orders', () => orders, list({ id, number: text, song_id: id, lodger_id: id, quantity: { ...id, description: 'Number of prints' }, ordered_on: day })), // oxfmt-ignore
  )
  let answer = await conversation.ask(messages[0]!)
  for (const message of messages.slice(1)) answer = await conversation.ask(message)
  return answer
}
const ids = (result: unknown) => [result].flat().map(row => (row as { id: number }).id)

describe('what somebody pays', () => {
  it('is the figure of what they have, not what payments came to', async () => {
    const { data, response } = await ask('what rent does Ann Lee pay?')
    expect(JSON.stringify(data.result), response).to.contain('"monthly_rent":700').and.not.to.contain('"status"')
  })

  it('is overdue where they are behind with it', async () => {
    const { data, response } = await ask('which lodgers are behind with their rent?')
    expect(ids(data.result), response).to.deep.equal([11])
  })

  it('is no deadline of another kind', async () => {
    const { response, confidence } = await ask('which lodgers have overdue songs?')
    expect(confidence, response).to.be.below(0.8)
  })
})

describe('what something costs', () => {
  for (const [message, wanted] of [
    ['what will the open repairs cost altogether?', 100],
    ['how much did the done repairs cost altogether?', 45],
  ] as const)
    it(`is expected before it is done, and actual behind: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(data.result, response).to.equal(wanted)
    })

  it('is what it came to where one that cost the most is asked for', async () => {
    const { data, response } = await ask('which repair cost the most?')
    expect(ids(data.result), response).to.deep.equal([42])
  })
})

describe('how much it is', () => {
  it('is its price, not how much is in it', async () => {
    const { data, response } = await ask('how much is the Fish Pie?')
    expect(JSON.stringify(data.result), response).to.equal('9')
  })

  it('is listed, and not counted, what belongs to the group', async () => {
    const { data, response } = await ask('which houses belong to the group?')
    expect(data.result, response).to.have.length(2)
  })
})

describe('what is the greatest', () => {
  it('is the last of two nouns side by side', async () => {
    const { data, response } = await ask('which house has the greatest floor area?')
    expect(ids(data.result), response).to.deep.equal([1])
  })
})

describe('who lives somewhere', () => {
  it('are those whose contract holds', async () => {
    const { data, response } = await ask('who lives in Gull House?')
    expect(JSON.stringify(data.result), response).to.contain('Lee').and.not.to.contain('Fox').and.not.to.contain('Moss')
  })

  it('is not who keeps it', async () => {
    const { response, confidence } = await ask('who sleeps in Night Songs?')
    expect(confidence, response).to.be.below(0.8)
  })
})

describe('how many were sold', () => {
  for (const [messages, wanted] of [
    [['how many prints have we sold of Night Songs?'], 7],
    [['how many prints did Ann Lee buy?'], 7],
    [['show me the orders of Ann Lee', 'how many prints is that altogether?'], 7],
  ] as const)
    it(`is what the orders say of it: ${messages.at(-1)}`, async () => {
      const { data, response } = await ask(...messages)
      expect(data.result, response).to.equal(wanted)
    })

  for (const [message, title] of [
    ['which title was ordered the most?', 'Day Songs'],
    ['which title was ordered most often?', 'Night Songs'],
  ] as const)
    it(`is how much of it, and most often how many times: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(JSON.stringify(data.result), response).to.contain(title)
    })
})

describe('the first time', () => {
  it('is the date that is called so', async () => {
    const { data, response } = await ask('which lodgers came to us for the first time last year?')
    expect(ids(data.result), response).to.deep.equal([11, 12])
  })
})
