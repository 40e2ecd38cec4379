import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const farms = [
  { id: 1, name: 'Hill Farm', phone: '1' },
  { id: 2, name: 'Low Farm', phone: '2' },
]
const sacks = [
  { id: 11, farmId: 1, status: 'cancelled', price: 10, grade: 'fine', filledOn: '2026-01-02' },
  { id: 12, farmId: 2, status: 'stop', price: 30, grade: 'coarse', filledOn: '2026-01-03' },
  { id: 13, farmId: 2, status: 'stop', price: 5, grade: 'fine', filledOn: '2026-01-03' },
]
const mill = (...more: Parameters<typeof converse>) =>
  converse(
    reads('mill', '/farms', () => farms, list({ id: { type: 'integer' }, name: text, phone: text })),
    reads('mill', '/sacks', () => sacks, list({ id: { type: 'integer' }, farmId: { type: 'integer' }, status: { ...text, enum: ['cancelled', 'stop'] }, price: { type: 'number', description: 'In euros' }, grade: { ...text, enum: ['fine', 'coarse'] }, filledOn: { ...text, format: 'date' } })), // oxfmt-ignore
    ...more,
  )

describe('a decision where nothing waits for one', () => {
  for (const message of ['cancel', 'Never mind.', 'stop', 'no thanks', 'forget it'])
    it(`is told so, and no records that are spelt alike: ${message}`, async () => {
      const { response } = await mill().ask(message)
      expect(response).to.equal('Nothing is waiting for your approval, so there is nothing to call off.')
    })

  it('is told so of a yes, and of what comes behind an answer', async () => {
    const { ask } = mill()
    expect((await ask('go ahead')).response).to.match(/^Nothing is waiting for your approval\./)
    expect((await ask('how many sacks')).response).to.include('3 sacks')
    expect((await ask('never mind')).response).to.match(/^Nothing is waiting/)
  })

  for (const [message, said] of [
    ['cancelled', '1 sack'],
    ['which sacks are on stop?', '2 sacks'],
    ['cancelled sacks', '1 sack'],
    ['stop sacks', '2 sacks'],
  ] as const)
    it(`is no such word: ${message}`, async () => expect((await mill().ask(message)).response).to.include(said))
})

describe('what happened', () => {
  for (const message of [
    'what happened last week?',
    "what's new",
    'anything happening today?',
    'what changed in May',
    'how are we doing this month?',
    'how did we do last month?',
    "how's business this week?",
    'how was October?',
    'show me everything that came in today',
    'everything from last week please',
  ])
    it(`is asked of which records: ${message}`, async () => {
      const { response, confidence } = await mill().ask(message)
      expect(response).to.include('sacks (filled on)').and.include('Of which records')
      expect(confidence).to.be.below(0.5)
    })

  for (const message of ['what happened to sack 12?', 'new farms', 'which sacks are going on', 'what is new in sacks'])
    it(`is asked of those named: ${message}`, async () =>
      expect((await mill().ask(message)).response).not.to.include('Of which records'))

  it('is answered where records of events are kept', async () => {
    const events = [{ id: 21, title: 'Flood', startsOn: '2026-01-04' }]
    const served = reads('mill', '/events', () => events, list({ id: { type: 'integer' }, title: text, startsOn: { ...text, format: 'date' } })) // oxfmt-ignore
    expect((await mill(served).ask('what happened in January 2026?')).response).not.to.include('Of which records')
  })
})

describe('who and what has the most', () => {
  for (const [message, said] of [
    ['who has the most sacks?', 'Low Farm'],
    ['which grade brings in the most money?', 'coarse'],
    ['which grade has the least money', 'fine'],
    ['farms with more than 1 sack', 'more than 1 sack:'],
    ['farms with at least 2 sacks', 'at least 2 sacks'],
  ] as const)
    it(message, async () => expect((await mill().ask(message)).response).to.include(said))

  it('is not sure that a firm is meant by who', async () =>
    expect((await mill().ask('who has the most sacks?')).confidence).to.be.below(0.8))
})
