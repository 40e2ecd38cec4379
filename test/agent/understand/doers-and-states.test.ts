import { expect } from 'chai'
import { describeOnRequest } from '../../../src/agent/answer/about-answers.ts'
import { buildModel } from '../../../src/agent/understand/entity-model/build-model.ts'
import { readSmallTalk } from '../../../src/agent/understand/requests/small-talk.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, flag, date, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const choice = (...values: string[]) => ({ type: 'string', enum: values })

const clerks = ['Ida Bloom', 'Jon Vale', 'Kai Ross'].map((name, at) => ({
  id: at + 1,
  name,
  email: `c${at}@council.example`,
  town: 'Leeds',
  office: at ? 'East Gate' : 'Old Mill',
}))
const keepers = ['Lea Quist', 'Mo Sand', 'Nan Tull'].map((name, at) => ({
  id: at + 1,
  name,
  email: `k${at}@farm.example`,
  mobile_allowed: at !== 1,
}))
const apiaries = [
  { id: 1, label: 'Hill hives', keeper_id: 1, rent_min: 40, rent_max: 90 },
  { id: 2, label: 'Brook hives', keeper_id: 2, rent_min: 55, rent_max: 70 },
]
const inspections = [
  { id: 31, apiary_id: 1, inspector_id: 2, outcome: 'passed', fee: 20, expected_on: '2025-05-01' },
  { id: 32, apiary_id: 2, inspector_id: 2, outcome: 'no_answer', fee: 30, expected_on: '2025-06-01' },
  { id: 33, apiary_id: 2, inspector_id: 1, outcome: 'partially_completed', fee: 50, expected_on: '2025-04-01' },
  { id: 34, apiary_id: 1, inspector_id: 3, outcome: 'completed', fee: 70, expected_on: '2025-04-02' },
]
const subscriptions = [{ id: 1, keeper_id: 1, apiary_id: 1 }]
const council = () =>
  converse(
    reads('council', '/clerks', () => clerks, list({ id: whole, name: text, email: text, town: text, office: text })),
    reads('council', '/keepers', () => keepers, list({ id: whole, name: text, email: text, mobile_allowed: flag })),
    reads('council', '/apiaries', () => apiaries, list({ id: whole, label: text, keeper_id: whole, rent_min: whole, rent_max: whole })), // oxfmt-ignore
    reads(
      'council',
      '/inspections',
      () => inspections,
      list({
        id: whole,
        apiary_id: whole,
        inspector_id: { ...whole, description: 'The clerk who carries it out' },
        outcome: choice('passed', 'no_answer', 'partially_completed', 'completed'),
        fee: { type: 'number', description: 'in pounds' },
        expected_on: date,
      }),
    ),
    reads('council', '/subscriptions', () => subscriptions, list({ id: whole, keeper_id: whole, apiary_id: whole })),
  )
const said = async (...messages: string[]) => {
  const { ask } = council()
  let response = ''
  for (const message of messages) response = (await ask(message)).response
  return response
}

describe('the key of whoever does something', () => {
  it('is no key of what is done, though both have one stem', async () => {
    expect(await said('inspections by inspector')).to.include('Jon Vale 2')
    expect(await said('who is the inspector of inspection 33?')).to.include('Ida Bloom')
  })

  it('is not meant by whom it was done to', async () => {
    expect(await said('who was inspected in inspection 31?'))
      .to.include('Lea Quist')
      .and.not.to.include('Jon Vale')
    expect(await said('who inspected apiary 1?')).to.not.include('Lea Quist')
  })
})

describe('what never happened', () => {
  it('is told by the verb of its records', async () => {
    expect(await said('which keepers never subscribed?')).to.match(/Mo Sand and Nan Tull/)
  })

  it('is told by the verb of its state', async () => {
    expect(await said('inspections where the keeper did not answer'))
      .to.include('inspection 32')
      .and.not.to.include('31')
    expect(await said("inspections that weren't passed")).not.to.include('inspection 31')
  })
})

describe('what is overdue', () => {
  it('is expected before today, and not done, though done in part', async () => {
    expect(await said('overdue inspections'))
      .to.include('inspection 33')
      .and.not.to.include('inspection 34')
    expect(await said('are there passed inspections that are overdue?')).to.match(/^yes/i)
  })
})

describe('the ends of a range', () => {
  it('are both shown', async () => {
    expect(await said('rent range of the Brook hives'))
      .to.include('55')
      .and.to.include('70')
  })
})

describe('after one record', () => {
  it('the noun of what it points to is its own', async () => {
    expect(await said('apiary Brook hives', 'who is the keeper?'))
      .to.include('Mo Sand')
      .and.not.to.include('Lea Quist')
    expect(await said('inspection 33', 'and the apiary?'))
      .to.include('Brook hives')
      .and.not.to.include('Hill')
  })

  it('a plural is all of them', async () => {
    expect(await said('apiary Brook hives', 'who are the keepers?')).to.include('Lea Quist')
  })
})

describe('turns of speech', () => {
  for (const [message, answer] of [
    ['% completed inspections', '25%'],
    ['fees of the inspections by Jon Vale, what do they add up to?', '50'],
    ['outcomes and how often each', 'passed 1'],
    ['where does Jon Vale work?', 'East Gate'],
    ['where does Jon Vale live?', 'Leeds'],
  ] as const)
    it(message, async () => expect(await said(message)).to.include(answer))

  it('"only … ones" keeps some of a list and changes nothing', async () => {
    expect(await said('show the keepers', 'only mobile ones'))
      .to.include('Lea Quist')
      .and.not.to.include('Mo Sand')
  })

  it('"that is all" is a farewell', () => {
    for (const message of ['thats it for now, bye', 'ok, that is everything for today'])
      expect(readSmallTalk(message), message).to.equal('farewell')
  })

  it('what can be done here with something is help', () => {
    const model = buildModel(council().catalogue)
    expect(describeOnRequest('what can I do with keepers here?', model)).to.include('mobile allowed')
  })
})
