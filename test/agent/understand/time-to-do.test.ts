import { expect } from 'chai'
import { sayTimeToDo } from '../../../src/agent/understand/requests/time-to-do.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const moment = { type: 'string', format: 'date', nullable: true }
const served = (app: string, path: string, rows: object[], properties: object) =>
  reads(app, path, () => rows, { type: 'array', items: { type: 'object', properties } })

const rules = [{ id: 'u1', title: 'Strict', wait_time: 30 }]
const faults = ['2025-03-03', '2025-03-05', null].map((fixed_on, at) => ({ id: `f${at}`, title: `Fault ${at}`, rule_id: 'u1', created_on: '2025-03-01', fixed_on })) // oxfmt-ignore
const shows = [{ id: 's1', title: 'Gala' }, { id: 's2', title: 'Recital' }] // oxfmt-ignore
const { ask } = converse(
  served('yard', '/rules', rules, { id: text, title: text, wait_time: { type: 'integer', description: 'in minutes' } }),
  served('yard', '/faults', faults, { id: text, title: text, rule_id: text, created_on: moment, fixed_on: moment }),
  served('stage', '/shows', shows, { id: text, title: text }),
)

const state = { ...text, enum: ['open', 'settled-paid', 'settled-refused'] }
const claims = [
  { id: 'c1', title: 'Roof', opened_on: '2025-01-01', settle_date: '2025-01-11', state: 'settled-paid', trade: 'Hospitality' },
  { id: 'c2', title: 'Boat', opened_on: '2025-01-01', settle_date: '2025-01-21', state: 'settled-refused', trade: 'Healthcare' },
  { id: 'c3', title: 'Barn', opened_on: '2025-01-01', settle_date: '2025-06-01', state: 'open', trade: 'Hospitality' },
] // oxfmt-ignore
const insurer = converse(
  served('insurer', '/claims', claims, { id: text, title: text, opened_on: moment, settle_date: { type: 'string', format: 'date' }, state, trade: { ...text, enum: ['Hospitality', 'Healthcare', 'Retail'] } }), // oxfmt-ignore
)

describe('how long it takes to do something', () => {
  for (const [message, plainly] of [
    [
      'On average, how many days does it take us to fix a fault once it has been reported?',
      'created and fixed of faults',
    ],
    ['how long does it take to fix a fault after it was assigned', 'assigned and fixed of faults'],
    ['average number of days to fix a fault', 'created and fixed of faults'],
    ['how long does it take to fix a fault on average, in days?', 'created and fixed of faults'],
  ] as const)
    it(`is from when it was made, or from what is said, to when it was done: ${message}`, () =>
      expect(sayTimeToDo(message)).to.include(`average time between ${plainly}`))
})

describe('a date on which records are to end', () => {
  it('tells how long those took alone that have ended', async () => {
    const { response, data } = await insurer.ask('average time to settle a claim')
    expect(data.result).to.equal(15)
    expect(response).to.match(/settled-paid or settled-refused is 15 days/)
  })

  it('tells it of those in the state that is named', async () => {
    expect((await insurer.ask('median time to settle refused claims')).data.result).to.equal(20)
  })

  it('ranks by the longest time', async () => {
    const { response } = await insurer.ask('which claim took the longest to settle')
    expect(response).to.match(/with the longest time between opened on and settle date is Boat: 20 days/)
  })
})

describe('words that are near to something', () => {
  it('an abstract noun for a trade is taken for things as a guess only', async () => {
    const { response, confidence } = await insurer.ask('claims from hospitals')
    expect(confidence).to.be.below(0.8)
    expect(response).to.match(/I read “hospitals” as Hospitality/)
  })

  it('the application is one, and none of several', async () => {
    for (const message of ['which insurer has the most claims', 'claims per insurer', 'how many insurers are there']) {
      const { response, confidence } = await insurer.ask(message)
      expect(confidence, message).to.be.below(0.5)
      expect(response).to.match(/insurers?”/)
    }
  })

  it('the application names its records', async () => {
    expect((await insurer.ask('how many insurer claims are there')).data.result).to.equal(3)
  })
})

describe('how long it takes to do something', () => {
  for (const [said, plain] of [
    ['average time to fix a fault', 'average time between created and fixed of faults'],
    ['median time to ship an order by town', 'median time between created and shipped of orders by town'],
    ['how long does it take us to reply to a letter?', 'how long does it take us to reply to a letter?'],
    ['how long does it take to solve a case on average?', 'what is the average time between created and solved of cases?'], // oxfmt-ignore
    ['median time to settle lost claims', 'median time between created and settled of lost claims'],
    ['time to go', 'time to go'],
  ] as const)
    it(said, () => {
      expect(sayTimeToDo(said)).to.equal(plain)
    })

  it('is the time between two dates of the records', async () => {
    expect((await ask('what is the average time to fix a fault?')).response).to.match(/time between .* is 3 days\b/)
  })

  it('is no time of other records', async () => {
    expect((await ask('average time of a fault')).response).not.to.match(/30/)
  })
})

it('counts what another application is called exactly, in a series', async () => {
  const { response } = await ask('how many faults and how many shows are there?')
  expect(response).to.match(/3 faults.*2 shows/s)
})
