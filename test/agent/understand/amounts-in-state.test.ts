import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const number = { type: 'number' }
const day = { type: 'string', format: 'date' }
const clients = [
  [1, 'Alder Works', 'United States', 9000],
  [2, 'Birch Mill', 'United Kingdom', 500],
  [3, 'Cedar Yard', 'United States', 400],
].map(([key, name, country, annual_turnover]) => ({ id: key, name, country, annual_turnover }))
const bids = [
  [1, 1, 40, 'accepted', 2, '2021-02-02'],
  [2, 2, 90, 'rejected', 3, '2021-02-05'],
  [3, 2, 10, 'accepted', 3, '2021-05-06'],
  [4, 3, 20, 'rejected', 1, '2021-05-07'],
  [5, 3, 30, 'open', 1, '2021-06-01'],
  [6, 1, 60, 'rejected', 2, '2021-08-09'],
].map(([key, client_id, amount, status, lots, decided_on]) => ({
  id: key,
  client_id,
  amount,
  status,
  lots,
  decided_on,
}))
const applicants = [
  [1, 'Ann Lee', 'accepted'],
  [2, 'Bo Ray', 'rejected'],
].map(([key, name, status]) => ({ id: key, name, status }))
const state = { type: 'string', enum: ['open', 'accepted', 'rejected'] }
const tenders = () =>
  converse(
    reads('tenders', '/clients', () => clients, list({ id, name: text, country: text, annual_turnover: number })),
    reads('tenders', '/bids', () => bids, list({ id, client_id: id, amount: number, status: state, lots: id, decided_on: day })), // oxfmt-ignore
    reads('tenders', '/applicants', () => applicants, list({ id, name: text, status: state })),
  )

/** Asks one after the other and tells the last answer. */
async function ask(...messages: string[]) {
  const conversation = tenders()
  let answer = await conversation.ask(messages[0]!)
  for (const message of messages.slice(1)) answer = await conversation.ask(message)
  return answer
}

describe('money of what is in a state', () => {
  for (const [message, said] of [
    ['rejected amount by country', 'United States 80, United Kingdom 90'],
    ['total rejected per client', 'Birch Mill 90, Alder Works 60, Cedar Yard 20'],
    ['which client rejected the most money', 'Birch Mill has the highest total amount'],
    ['average accepted amount by country', 'United States 40, United Kingdom 10'],
  ] as const)
    it(`is the amount of the records that have one: ${message}`, async () => {
      const { response } = await ask(message)
      for (const part of said.split(', ')) expect(response.replaceAll(/\.00|[$]/g, '')).to.include(part)
    })

  for (const [message, said] of [
    ['how many applicants were rejected?', '1 applicant'],
    ['rejected bids', '3 bids'],
    ['how many accepted bids are there?', '2 bids'],
    ['total turnover of our clients', '9,900'],
  ] as const)
    it(`is not meant where records are spoken of: ${message}`, async () => {
      expect((await ask(message)).response).to.include(said)
    })
})

describe('two figures one after the other', () => {
  for (const [messages, said] of [
    [['how many bids were accepted?', 'and rejected?', "so what's the difference?"], 'The difference is 1'],
    [['how many bids were accepted?', 'and rejected?', 'so together?'], '5 bids'],
    [['how many bids are there?', 'how many applicants are there?', 'together?'], 'Together it is 8'],
    [['how many bids were accepted?', 'and rejected?', 'and open?', 'total of both'], '4 bids'],
    [['how many bids were accepted?', 'and rejected?', 'and open?', 'all together'], '6 bids'],
    [['total amount of bids in February 2021', 'and in May 2021?', 'difference?'], 'The difference is 100'],
  ] as const)
    it(`are set together: ${messages.at(-1)} after ${messages.length - 1}`, async () => {
      expect((await ask(...messages)).response.replaceAll(/\.00|[$]/g, '')).to.include(said)
    })

  for (const messages of [
    ['how many bids are there?', 'difference?'],
    ['list the bids', 'list the applicants', 'so together?'],
    ['how many bids are there?', 'average amount of bids', "what's the difference?"],
  ])
    it(`are not made of anything else: ${messages.join(' / ')}`, async () => {
      expect((await ask(...messages)).confidence).to.be.below(0.5)
    })
})

describe('a time that has more', () => {
  it('is the result', async () => {
    const { data, response } = await ask('did we get more bids in February 2021 or in August 2021?')
    expect(response).to.match(/^More /)
    expect(data.result).to.equal('February 2021')
  })
})

describe('the name of a country in small letters', () => {
  for (const [message, count] of [
    ['clients in the us', 2],
    ['clients in the uk', 1],
    ['how many us clients are there, and list them', 2],
    ['rejected bids in the us with an amount over 30', 1],
  ] as const)
    it(`is that where no pronoun can stand: ${message}`, async () => {
      const { data } = await ask(message)
      expect(data.result).to.have.length(count)
    })

  for (const message of ['show us the clients', 'give us all clients', 'clients that all of us know'])
    it(`is a pronoun else: ${message}`, async () => {
      const { data } = await ask(message)
      if (data.result !== null) expect(data.result).to.have.length(3)
    })
})

describe('what was done', () => {
  for (const [message, said] of [
    ['when did we last decide on a bid?', '2021-08-09'],
    ['which client has the most in rejected bids', 'Birch Mill'],
    ['which client has the most rejected bids', 'Alder Works'],
  ] as const)
    it(`lies behind, and is worth something: ${message}`, async () => {
      expect((await ask(message)).response).to.include(said)
    })

  it('is told by its own date, not by the one on which it is wanted', async () => {
    const orders = [
      { id: 1, deliver_on: '2021-05-30', delivered_at: '2021-06-02' },
      { id: 2, deliver_on: '2021-06-10', delivered_at: null },
      { id: 3, deliver_on: '2090-01-01', delivered_at: null },
    ]
    const { ask: say } = converse(
      reads('shop', '/orders', () => orders, list({ id, deliver_on: day, delivered_at: { ...day, nullable: true } })),
    )
    expect((await say('how many orders did we deliver in June 2021?')).response).to.include('1 order')
    const { data } = await say('which orders do we deliver in June 2021?')
    expect((data.result as { id: number }[]).map(row => row.id)).to.deep.equal([2])
  })
})
