import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const harbours = [
  [1, 'Eastcove', 200, 1, 'south'],
  [2, 'Westhaven', 80, 20, 'south'],
  [3, 'Northpier', 150, 30, 'north'],
  [4, 'Southquay', 900, 40, 'north'],
].map(([key, name, budget, berth_count, coast]) => ({ id: key, name, budget, berth_count, coast }))
const boats = [
  [1, 'Gull', 1, 'moored', '2021-12-31', 10, 'sloop'],
  [2, 'Tern', 1, 'moored', '2021-05-03', 20, 'sloop'],
  [3, 'Auk', 2, 'moored', '2022-01-08', 30, 'ferry'],
  [4, 'Petrel', 2, 'sunk', '2023-02-01', 2, 'ferry'],
  [5, 'Skua', 3, 'sailing', '2024-06-30', 4, 'yawl'],
].map(([key, name, harbour_id, status, inspected_on, length, kind]) => ({ id: key, name, harbour_id, status, inspected_on, length, kind })) // oxfmt-ignore
const sailors = [
  { id: 1, name: 'Ann Lee', harbour_id: 1 },
  { id: 2, name: 'Bo Day', harbour_id: 1 },
  { id: 3, name: 'Cy Fox', harbour_id: 2 },
]
const status = { type: 'string', enum: ['sailing', 'moored', 'sunk'] }

async function ask(...messages: string[]) {
  const conversation = converse(
    reads(
      'marina',
      '/harbours',
      () => harbours,
      list({ id, name: text, budget: { type: 'number' }, berth_count: id, coast: text }),
    ),
    reads('marina', '/boats', () => boats, list({ id, name: text, harbour_id: id, status, inspected_on: { type: 'string', format: 'date' }, length: { type: 'number' }, kind: text })), // oxfmt-ignore
    reads('marina', '/sailors', () => sailors, list({ id, name: text, harbour_id: id })),
  )
  let answer = await conversation.ask(messages[0]!)
  for (const message of messages.slice(1)) answer = await conversation.ask(message)
  return answer
}
const ids = (result: unknown) => [result].flat().map(row => (row as { id: number }).id)

describe('with some and with none', () => {
  for (const [message, wanted] of [
    ['harbours with a moored boat and no sunk boat', [1]],
    ['harbours with moored boats but without sunk boats', [1]],
    ['which harbours have at least one moored boat and no sunk one?', [1]],
    ['harbours with sunk boats and no sailing boats', [2]],
    ['which harbours have boats in Eastcove but no boats?', undefined],
  ] as const)
    it(`are two kinds of them: ${message}`, async () => {
      const { data, response, confidence } = await ask(message)
      if (wanted) expect(ids(data.result), response).to.deep.equal(wanted)
      else expect(confidence, response).to.be.below(0.8)
    })
})

describe('all of what belongs to each', () => {
  for (const [message, wanted] of [
    ['harbours where all boats are moored', [1]],
    ['harbours whose boats are all moored', [1]],
    ['harbours where every boat is moored', [1]],
    ['harbours with all boats that are moored', [1, 2]],
  ] as const)
    it(`is such: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(ids(data.result), response).to.deep.equal(wanted)
    })

  it('is one record for each field of what they belong to', async () => {
    const { data, response } = await ask('what is the longest boat in each coast?')
    expect(ids(data.result), response).to.have.members([3, 5])
    expect(response).to.match(/north: Skua.*south: Auk/)
  })

  for (const message of ['harbours with more sunk than moored boats', 'moored boats over 15 in length or sunk boats'])
    it(`is not guessed at where two sides have conditions of their own: ${message}`, async () => {
      const { response, confidence } = await ask(message)
      expect(confidence, response).to.be.below(0.8)
    })

  it('is asked of others where the message corrects a figure', async () => {
    const asked = ['what is the total length of moored boats in Westhaven?', 'oops, I meant the sunk boats']
    const { data, response } = await ask(...asked)
    expect(data.result, response).to.equal(2)
  })
})

describe('figures and dates said in full', () => {
  for (const [message, wanted] of [
    ['harbours with a budget per berth count above 10', [1, 4]],
    ['which boats got their last inspection before 2022?', [1, 2]],
    ['boats inspected on the very last day of 2021', [1]],
    ['boats inspected on the last day of June 2024', [5]],
    ['which sailors share a harbour with Ann Lee?', [2]],
    ['every single moored boat, none left out', [1, 2, 3]],
  ] as const)
    it(`are read: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(ids(data.result), response).to.deep.equal(wanted)
    })

  it('ranks groups by a share, and tells only the first', async () => {
    const { data, response } = await ask(
      'which kind has the highest percentage of moored or sunk boats that were moored?',
    )
    expect(data.result, response).to.equal('sloop')
  })

  it('ranks what the records belong to by the part of each, and by no figure of theirs', async () => {
    const { data, response, confidence } = await ask('which harbour has the highest share of moored boats?')
    expect(data.result, response).to.equal('Eastcove')
    expect(response).to.match(/share with status moored of boats: 100%/)
    expect(confidence, response).to.be.below(0.8)
  })

  it('sets averages against each other', async () => {
    const { data, response } = await ask('on average, are moored boats longer than sunk ones?')
    expect(data.result, response).to.equal(true)
  })

  it('cuts the list that was shown', async () => {
    const { data, response } = await ask('moored boats', 'list the two with the lowest length')
    expect(ids(data.result), response).to.deep.equal([1, 2])
  })
})
