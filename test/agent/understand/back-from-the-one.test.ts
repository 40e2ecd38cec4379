import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const choice = (...values: string[]) => ({ ...text, enum: values })

const ships = [
  ['Alma', 'Bremen', 900],
  ['Birk', 'Emden', 700],
  ['Cora', 'Emden', 500],
].map(([name, port, tonnage], at) => ({ id: at + 1, name, port, tonnage }))
const mates = [
  ['Ida', 'Voss', 1, 'cook'],
  ['Jan', 'Abel', 1, 'bosun'],
  ['Kai', 'Moor', 2, 'cook'],
].map(([first_name, last_name, ship_id, trade], at) => ({ id: at + 1, first_name, last_name, ship_id, trade }))
const repairs = [
  ['Hull', 1, 'open', 40],
  ['Mast', 1, 'open', 90],
  ['Pump', 1, 'done', 10],
  ['Sail', 2, 'open', 20],
].map(([title, ship_id, state, cost], at) => ({ id: at + 1, title, ship_id, state, cost }))
const prospects = [['Ida', 'Voss', 'Brewing', 70], ['Lena', 'Holm', 'Fishing', 30]].map(([first_name, last_name, industry, score], at) => ({ id: at + 1, first_name, last_name, industry, score })) // oxfmt-ignore
const fleet = () =>
  converse(
    reads('fleet', '/ships', () => ships, list({ id: whole, name: text, port: text, tonnage: whole })),
    reads('fleet', '/mates', () => mates, list({ id: whole, first_name: text, last_name: text, ship_id: whole, trade: choice('cook', 'bosun') })), // oxfmt-ignore
    reads('fleet', '/repairs', () => repairs, list({ id: whole, title: text, ship_id: whole, state: choice('open', 'done'), cost: { type: 'number' } })), // oxfmt-ignore
    reads('fleet', '/prospects', () => prospects, list({ id: whole, first_name: text, last_name: text, industry: text, score: whole })), // oxfmt-ignore
  )

describe('what was spoken of goes on', () => {
  for (const [messages, told, not] of [
    // One that a rank chose stays the one, over what belongs to it and back.
    [['the largest ship by tonnage', 'which port is it in?'], /^The port of Alma is Bremen\.$/],
    [
      ['the largest ship by tonnage', 'which mates work on it?', 'which port is it in?'],
      /^The port of Alma is Bremen\.$/,
    ],
    [
      ['the largest ship by tonnage', 'who are its mates?', 'how many open repairs does it have?'],
      /\b2\b/,
      /have mates/,
    ],
    [['the largest ship by tonnage', 'who are its mates?', 'any open repairs?'], /Hull and Mast/, /Sail/],
    [['the largest ship by tonnage', 'which port is it in?', 'who are its mates?'], /Ida Voss and Jan Abel/, /Kai/],
    // Others of whose it is are no way back.
    [['show me the repair Pump', 'which ship is it for?', 'how many repairs does it have?'], /\b3\b/],
  ] as [string[], RegExp, RegExp?][])
    it(messages.join(' / '), async () => {
      const { ask } = fleet()
      let response = ''
      for (const message of messages) response = String((await ask(message)).response)
      expect(response).to.match(told)
      if (not) expect(response).to.not.match(not)
    })

  it('is somebody with a name in two parts, though the record has an industry', async () => {
    expect((await fleet().ask('who is Lena Holm?')).response).to.match(/^Prospect Lena Holm/)
  })

  it('is asked for where two kinds have somebody of that name', async () => {
    const { ask } = fleet()
    expect((await ask('who is Ida Voss?')).response).to.match(/Which do you mean: the mate Ida Voss or the prospect Ida Voss|the prospect Ida Voss or the mate Ida Voss/) // oxfmt-ignore
    expect((await ask('the mate')).response).to.match(/^Mate Ida Voss/)
  })

  it('is no kind where its word is a verb of what should be done', async () => {
    const { response, confidence } = await fleet().ask('who should we ship first?')
    expect(response).to.match(/cannot answer/)
    expect(confidence).to.be.below(0.5)
  })
})

describe('what is mine', () => {
  const yachts = [1, 2].map(id => ({ id, name: `Yacht ${id}` }))
  const guests = [['Ann', 1], ['Bob', 2]].map(([name, yacht_id], at) => ({ id: at + 1, name, yacht_id })) // oxfmt-ignore
  const yacht = list({ id: whole, name: text })
  const marina = () =>
    converse(
      reads('marina', '/my-yachts', () => yachts.slice(0, 1), yacht),
      reads('marina', '/foreign-yachts', () => yachts.slice(1), yacht),
      reads('marina', '/guests', () => guests, list({ id: whole, name: text, yacht_id: whole })),
    )

  it('are those that belong to what is mine', async () => {
    const { response, confidence } = await marina().ask('my guests')
    expect(response).to.match(/Ann/).and.not.match(/Bob/)
    expect(response).to.match(/your yachts/)
    expect(confidence).to.be.below(0.8)
  })
})

describe('somebody else', () => {
  it('who is told is no other that is asked for', async () => {
    const { ask } = fleet()
    await ask('show me the repair Hull')
    expect((await ask('they went with somebody else. what does it cost?')).response).to.match(/40/)
  })
})

describe('what points to something that was not understood', () => {
  it('is not answered of all', async () => {
    const { ask } = fleet()
    expect((await ask('which brewing heads do we have?')).response).to.match(/cannot answer/)
    expect((await ask('which one has the highest score among them?')).confidence).to.be.below(0.5)
    expect((await ask('which has the highest cost among them?')).confidence).to.be.below(0.5)
    expect((await ask('which of the repairs has the highest cost?')).confidence).to.be.above(0.8)
  })
})
