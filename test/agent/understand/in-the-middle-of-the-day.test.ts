import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const harbours = [
  [1, 'Eastcove', 120],
  [2, 'Westhaven', 40],
  [3, 'Northpier', 300],
].map(([key, name, berth_count]) => ({ id: key, name, berth_count }))
const boats = [
  [1, 'Gull', 1, 'sailing'],
  [2, 'Tern', 1, 'moored'],
  [3, 'Auk', 2, 'moored'],
  [4, 'Petrel', 3, 'sailing'],
].map(([key, name, harbour_id, status]) => ({ id: key, name, harbour_id, status }))
const subscriptions = [
  [1, 1, 'paper'],
  [2, 1, 'digital'],
  [3, 2, 'digital'],
].map(([key, harbour_id, edition]) => ({ id: key, harbour_id, edition }))
const fleet = () =>
  converse(
    reads('marina', '/harbours', () => harbours, list({ id, name: text, berth_count: id })),
    reads('marina', '/boats', () => boats, list({ id, name: text, harbour_id: id, status: { type: 'string', enum: ['sailing', 'moored'] } })), // oxfmt-ignore
    reads('marina', '/subscriptions', () => subscriptions, list({ id, harbour_id: id, edition: { type: 'string', enum: ['paper', 'digital'] } })), // oxfmt-ignore
  )

/** Asks one after the other and tells the last answer. */
async function ask(...messages: string[]) {
  const conversation = fleet()
  let answer = await conversation.ask(messages[0]!)
  for (const message of messages.slice(1)) answer = await conversation.ask(message)
  return answer
}
const ids = (result: unknown) => (result as { id: number }[]).map(row => row.id)

describe('a few words after one record', () => {
  for (const [message, wanted] of [
    ['any boats?', [1, 2]],
    ['any sailing boats?', [1]],
    ['moored boats?', [2]],
    ['and any digital subscriptions?', [2]],
  ] as const)
    it(`are about what belongs to it: ${message}`, async () => {
      expect(ids((await ask('show harbour Eastcove', message)).data.result)).to.deep.equal(wanted)
    })

  for (const [message, wanted] of [
    ['list all boats', 4],
    ['which boats are moored?', 2],
    ['show me every sailing boat', 2],
    ['boats in Westhaven?', 1],
  ] as const)
    it(`are a question of their own where they are a sentence: ${message}`, async () => {
      expect((await ask('show harbour Eastcove', message)).data.result).to.have.length(wanted)
    })

  it('are counted', async () => {
    expect((await ask('show harbour Eastcove', 'how many boats?')).data.result).to.equal(2)
  })
})

describe('the others of a list', () => {
  for (const [before, message, wanted] of [
    ['moored boats', 'who are the harbours?', [1, 2]],
    ['harbours with more than 100 berths', 'which are the boats?', [1, 2, 4]],
    ['harbours with more than 100 berths', 'what are their subscriptions?', [1, 2]],
  ] as const)
    it(`are those of its records: ${message} after ${before}`, async () => {
      expect(ids((await ask(before, message)).data.result)).to.deep.equal(wanted)
    })

  for (const message of ['show all the harbours', 'show me the harbours', 'list harbours'])
    it(`are all of them where nobody asks who they are: ${message}`, async () => {
      expect((await ask('moored boats', message)).data.result).to.have.length(3)
    })
})

describe('a fragment after a question without an answer', () => {
  for (const message of ['and in Westhaven?', 'only the moored ones', 'digital subscriptions only', 'what about Auk?'])
    it(`is not answered by itself: ${message}`, async () => {
      const { response, confidence } = await ask('how many glorps does Eastcove have?', message)
      expect(confidence, response).to.be.below(0.5)
    })

  it('but a whole question is', async () => {
    expect((await ask('how many glorps are there?', 'and how many boats are there?')).data.result).to.equal(4)
  })
})

describe('everyday words', () => {
  for (const [message, wanted] of [
    ['anyone with more than 100 berths among our harbours?', [1, 3]],
    ['digital subs', [2, 3]],
    ['harbours w/o a single subscription', [3]],
    ['harbours without even one subscription', [3]],
  ] as const)
    it(`are read: ${message}`, async () => {
      expect(ids((await ask(message)).data.result)).to.deep.equal(wanted)
    })

  it('are no short form where they have a meaning here', async () => {
    const docks = [{ id: 1, sub: 'Nautilus' }]
    const { ask: say } = converse(
      reads('docks', '/berths', () => docks, list({ id, sub: text })),
      reads('docks', '/subscriptions', () => [], list({ id })),
    )
    expect((await say('which sub is at berth 1?')).response).to.include('Nautilus')
  })
})

describe('a share behind a number', () => {
  for (const [before, message, said] of [
    ['how many boats are in Eastcove?', 'so what percentage is moored?', /50%|1 boat/],
    ['how many boats are in Eastcove?', 'and what share of boats is sailing?', /^50%/],
    ['how many boats are in Eastcove?', 'what share of them is sailing?', /^50%/],
    ['how many boats are sailing?', 'and what share of boats is that?', /^50%: 2 of 4/],
    ['how many boats are in Westhaven?', 'what share of all boats is sailing?', /^50%: 2 of 4/],
  ] as const)
    it(`is of the records before where it goes on with them: ${message} after ${before}`, async () => {
      expect((await ask(before, message)).response).to.match(said)
    })
})

describe('places in an order', () => {
  for (const [message, wanted] of [
    ['harbours ranked 2 to 3 by berth count', [1, 2]],
    ['show harbours 1 to 2 by berth count', [3, 1]],
    ['places 2 to 3 of the harbours by lowest berth count', [1, 3]],
  ] as const)
    it(`are told from one to another: ${message}`, async () => {
      expect(ids((await ask(message)).data.result)).to.deep.equal(wanted)
    })

  for (const [message, wanted] of [
    ['harbours with 30 to 130 berths', [1, 2]],
    ['harbours with a berth count of 100 to 400', [1, 3]],
  ] as const)
    it(`are no bounds, nor bounds places: ${message}`, async () => {
      expect(ids((await ask(message)).data.result)).to.deep.equal(wanted)
    })

  it('are none where nothing is ranked', async () => {
    expect((await ask('harbours ranked 2 to 3')).confidence).to.be.below(0.5)
  })
})

describe('a figure of ours and of others', () => {
  it('is two figures', async () => {
    const { response } = await ask('how many boats are moored, and the sailing ones?')
    expect(response).to.match(/^There are 2 boats.* There are 2 boats/)
  })
})

describe('a correction, and the ones for some', () => {
  for (const [before, message, wanted] of [
    ['boats in Eastcove', 'oh sorry, Westhaven I meant', [3]],
    ['boats in Eastcove', 'oops, no, I meant Northpier', [4]],
    ['moored boats', 'only the ones in Eastcove', [2]],
    ['moored boats', 'just those from harbours with more than 100 berths', [2]],
  ] as const)
    it(`changes the list before: ${message}`, async () => {
      expect(ids((await ask(before, message)).data.result)).to.deep.equal(wanted)
    })
})
