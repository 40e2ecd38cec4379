import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const flag = (description?: string) => ({ type: 'boolean', ...(description !== undefined && { description }) })
const piers = [
  { id: 1, name: 'Eastcove', town: 'Lund', has_outdoor_seating: true, pets_allowed: false, has_elevator: false },
  { id: 2, name: 'Westhaven', town: 'Ystad', has_outdoor_seating: false, pets_allowed: true, has_elevator: true },
]
const sailings = [
  [10, 'S-10', 1, 'cancelled'],
  [11, 'S-11', 1, 'cancelled'],
  [12, 'S-12', 2, 'cancelled'],
  [13, 'S-13', 2, 'sailed'],
].map(([key, code, pier_id, status]) => ({ id: key, code, pier_id, status }))
const passengers = [
  ['Ann', 'Lee', true],
  ['Bo', 'Day', true],
  ['Cy', 'Fox', false],
].map(([first_name, last_name, takes_mailings], at) => ({ id: 20 + at, first_name, last_name, takes_mailings }))

async function ask(...messages: string[]) {
  const conversation = converse(
    reads('ferries', '/piers', () => piers, list({ id, name: text, town: text, has_outdoor_seating: flag(), pets_allowed: flag(), has_elevator: flag() })), // oxfmt-ignore
    reads('ferries', '/sailings', () => sailings, list({ id, code: text, pier_id: id, status: { type: 'string', enum: ['sailed', 'cancelled'] } })), // oxfmt-ignore
    reads('ferries', '/passengers', () => passengers, list({ id, first_name: text, last_name: text, takes_mailings: flag('Whether the passenger agreed to receive our mailings') })), // oxfmt-ignore
  )
  let answer = await conversation.ask(messages[0]!)
  for (const message of messages.slice(1)) answer = await conversation.ask(message)
  return answer
}

describe('a yes/no field by the words of its meaning', () => {
  for (const [message, wanted] of [
    ['can you sit outside at Eastcove?', true],
    ['can you sit outside at Westhaven?', false],
    ['are dogs and other pets allowed at Westhaven?', true],
    ['are dogs allowed at Eastcove?', false],
    ['is there a lift at Westhaven?', true],
  ] as const)
    it(`is asked of one record: ${message}`, async () =>
      expect((await ask(message)).response, message).to.match(wanted ? /^Yes/ : /^No/))

  for (const message of [
    'how many passengers have agreed to get our mailings?',
    'how many passengers have signed up for the mailings?',
  ])
    it(`is agreed to: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(data.result, response).to.equal(2)
    })

  for (const message of [
    'can you sit inside at Eastcove?',
    'can you smoke outside at Eastcove?',
    'are dogs forbidden at Westhaven?',
  ])
    it(`is not taken for another: ${message}`, async () => {
      const { response, confidence } = await ask(message)
      expect(confidence, response).to.be.below(0.8)
    })
})

describe('a name behind a preposition after a question', () => {
  it('asks the same of those that belong to it', async () => {
    const count = await ask('how many sailings were cancelled?', 'and at Eastcove?')
    expect(count.data.result, count.response).to.equal(2)
    const records = await ask('how many sailings were cancelled?', 'and at Eastcove?', 'show me those')
    expect((records.data.result as { id: number }[]).map(row => row.id)).to.deep.equal([10, 11])
  })

  it('is asked about itself after nothing that it has', async () => {
    const { data } = await ask('what town is Eastcove in?', 'and Westhaven?')
    expect(JSON.stringify(data.result)).to.contain('Ystad')
  })
})
