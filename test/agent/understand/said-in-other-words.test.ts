import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, date, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const harbours = [
  [1, 'Eastcove', 'Maine', 500],
  [2, 'Westhaven', 'Ohio', 700],
  [3, 'Northpier', 'Ohio', 900],
].map(([key, name, state, annual_fee]) => ({ id: key, name, state, annual_fee }))
const boats = [
  [1, 'Gull', 1, 'sloop', 'moored', '2021-05-03', 9000],
  [2, 'Tern', 1, 'sloop', 'sailing', '2022-01-08', 4000],
  [3, 'Auk', 2, 'sloop', 'moored', '2021-11-30', 2000],
  [4, 'Petrel', 3, 'ferry', 'sailing', '2023-02-01', 1000],
].map(([key, name, harbour_id, kind, status, inspected_on, price]) => ({
  ...{ id: key, name, harbour_id, kind, status, inspected_on, price },
}))
const people = (kind: string) => [
  { id: 1, name: 'Ann Lee', phone: `555-${kind}-1` },
  { id: 2, name: `Bo ${kind}`, phone: `555-${kind}-2` },
]
const person = list({ id, name: text, phone: text })
const states = { type: 'string', enum: ['sailing', 'moored'] }
const boat = { id, name: text, harbour_id: id, kind: text, status: states, inspected_on: date, price: { type: 'number' } } // oxfmt-ignore

async function ask(...messages: string[]) {
  const conversation = converse(
    reads('marina', '/harbours', () => harbours, list({ id, name: text, state: text, annual_fee: { type: 'number' } })),
    reads('marina', '/boats', () => boats, list(boat)),
    reads('marina', '/sailors', () => people('sailor'), person),
    reads('marina', '/clients', () => people('client'), person),
  )
  let answer = await conversation.ask(messages[0]!)
  for (const message of messages.slice(1)) answer = await conversation.ask(message)
  return answer
}
const ids = (result: unknown) => [result].flat().map(row => (row as { id: number }).id)

describe('said in other words', () => {
  for (const [message, wanted] of [
    ['harbours with at least two sloops', [1]],
    ['which harbours have at least two sloops?', [1]],
    ['which two boats come last in terms of price?', [4, 3]],
    ['which boat comes first by price?', [1]],
    ['which boats were last inspected in 2021?', [1, 3]],
  ] as const)
    it(`finds the records: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(ids(data.result), response).to.deep.equal(wanted)
    })

  for (const [message, wanted] of [
    ['what do the moored boats amount to?', 11_000],
    ['what price of boats is moored?', 11_000],
    ['what is the average annual fee of a harbour per year?', 700],
    ['what portion of the boats is moored?', 50],
    ['which state has the largest number of marina harbours?', 'Ohio'],
  ] as const)
    it(`tells the figure: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(data.result, response).to.equal(wanted)
    })

  it('tells it year by year', async () => {
    const { response } = await ask('Year by year, how many boats did we inspect?')
    expect(response).to.match(/2021 2.*2022 1.*2023 1/)
  })

  it('ranks those who are spoken of, though "who" asks for them', async () => {
    expect(ids((await ask('moored boats', 'who is the most expensive of them?')).data.result)).to.deep.equal([1])
  })
})

describe('a question for yes or no behind its subject', () => {
  for (const [message, wanted] of [
    ['Of all boats, do sloops have a higher price than ferries?', true],
    ['Of the boats, does Westhaven have a higher price than Eastcove?', false],
  ] as const)
    it(`is answered so: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(data.result, response).to.equal(wanted)
      expect(response).to.match(wanted ? /^Yes/ : /^No/)
    })
})

describe('what may be meant of another kind', () => {
  it('asks which of two kinds of people is meant', async () => {
    const { response, confidence } = await ask('what is the phone of Ann Lee?')
    expect(response).to.match(/sailor.*or.*client/)
    expect(confidence).to.be.below(0.5)
    expect((await ask('what is the phone of Ann Lee?', 'the client')).data.result).to.equal('555-client-1')
  })

  it('asks nothing where a noun says so or only one has it', async () => {
    expect((await ask('what is the phone of the client Ann Lee?')).data.result).to.equal('555-client-1')
    expect((await ask('what is the phone of Bo sailor?')).data.result).to.equal('555-sailor-2')
  })

  it('takes no place of other records for a status', async () => {
    const { response, confidence } = await ask('which state are the boats located in?')
    expect(confidence, response).to.be.below(0.5)
  })
})
