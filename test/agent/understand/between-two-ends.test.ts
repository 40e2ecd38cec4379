import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const choice = (...values: string[]) => ({ ...text, enum: values })

const piers = ['Aros', 'Brae', 'Corran'].map((name, at) => ({ id: at + 1, name }))
const lines = [
  ['L1', 1, 2, 12, 'open'],
  ['L2', 2, 1, 13, 'open'],
  ['L3', 1, 3, 20, 'shut'],
  ['L4', 3, 1, 21, 'open'],
].map(([code, fromPierId, toPierId, fare, state], at) => ({ id: at + 1, code, fromPierId, toPierId, fare, state, _links: { fromPier: { href: `/piers/${fromPierId}` }, toPier: { href: `/piers/${toPierId}` } } })) // oxfmt-ignore
const crew = [
  ['Ann', 'Roe', 'deck'],
  ['Bea', 'Sun', 'deck'],
  ['Cal', 'Tor', 'engine'],
].map(([first_name, last_name, team], at) => ({ id: at + 1, first_name, last_name, team }))
const sheds = [
  ['North', true, 'dry'],
  ['South', false, 'dry'],
  ['West', true, 'damp'],
].map(([name, is_public, condition], at) => ({ id: at + 1, name, is_public, condition }))
const kegs = [1, 2].map(id => ({ id, label: `K${id}`, shed_id: id }))
const link = { type: 'object', properties: { href: text } }
const ferry = () =>
  converse(
    reads('ferry', '/piers', () => piers, list({ id: whole, name: text })),
    reads('ferry', '/lines', () => lines, list({ id: whole, code: text, fromPierId: whole, toPierId: whole, fare: { type: 'number' }, state: choice('open', 'shut'), _links: { type: 'object', properties: { fromPier: link, toPier: link } } })), // oxfmt-ignore
    reads('ferry', '/crew-members', () => crew, list({ id: whole, first_name: text, last_name: text, team: choice('deck', 'engine') })), // oxfmt-ignore
    reads('ferry', '/kegs', () => kegs, list({ id: whole, label: text, shed_id: whole })),
    reads('ferry', '/sheds', () => sheds, list({ id: whole, name: text, is_public: { type: 'boolean' }, condition: choice('dry', 'damp') })), // oxfmt-ignore
  )

describe('the two ends of a way', () => {
  for (const [message, told, not] of [
    // The word right before a name says which end it is, in either order.
    ['lines from Aros to Brae', /L1/, /L2|L3|L4/],
    ['lines to Aros from Brae', /L2/, /L1|L3|L4/],
    ['what is the fare from corran to aros?', /\b21\b/],
    ['lines to Corran', /L3/, /L4/],
    ['how many lines go from Aros to Corran?', /\b1\b/],
  ] as [string, RegExp, RegExp?][])
    it(`are told apart: ${message}`, async () => {
      const response = String((await ferry().ask(message)).response)
      expect(response).to.match(told)
      if (not) expect(response).to.not.match(not)
    })
})

describe('plain words around what is asked', () => {
  for (const [message, told, not] of [
    // Of each its own, and not which ones there are.
    ['the full list of lines with their states', /line 1.*open.*line 3.*shut/, /different/],
    ['which states do lines have', /open and shut/],
    ['sum up the fares of the lines', /\b66\b/],
    ['how many lines turned out to be shut?', /\b1\b/],
    ['which sheds do we not have a single keg in?', /West/, /North|South/],
    ['are there more sheds in dry condition or more in damp condition?', /dry.*2.*1/],
    ['how many people are there in each team?', /deck 2, engine 1/],
  ] as [string, RegExp, RegExp?][])
    it(`are read: ${message}`, async () => {
      const response = String((await ferry().ask(message)).response)
      expect(response).to.match(told)
      if (not) expect(response).to.not.match(not)
    })

  it('are not passed over where they may turn round what stands behind them', async () => {
    const { response } = await ferry().ask('which sheds are closed to the public?')
    expect(response).to.not.match(/North|West/)
  })

  it('do not ask for values of those that are lacking', async () => {
    const { response, confidence } = await ferry().ask('are there teams without crew members?')
    expect(response).to.not.match(/deck and engine/)
    expect(confidence).to.be.below(0.5)
  })

  it('point to the records that were counted, by a figure of theirs', async () => {
    const { ask } = ferry()
    await ask('how many lines are open?')
    await ask('and how many are shut?')
    expect((await ask('which of those has the highest fare?')).response).to.match(/L3/)
  })
})
