import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }
const states = (...choices: string[]) => ({ type: 'string', enum: choices })

const mills = [
  ['Ashby', 'north', 90, 900],
  ['Birch', 'north', 30, 400],
  ['Crane', 'south', 60, 700],
].map(([name, region, workers, revenue], at) => ({ id: at + 1, name, region, workers, revenue }))
const hands = [
  ['Ann Lee', 1, 'Foreman', 'early', 'ann@mill.example', '555 1'],
  ['Bo Falk', 1, 'Weaver', 'late', 'bo@mill.example', '555 2'],
  ['Cy Moss', 2, 'Weaver', '', 'cy@mill.example', '555 3'],
  ['Di Hart', 3, 'Foreman', 'early', 'di@mill.example', '555 4'],
].map(([name, mill_id, title, remarks, email, phone], at) => ({
  id: at + 1,
  name,
  mill_id,
  title,
  remarks,
  email,
  phone,
}))
const bids = [
  ['Sails', 1, 'open', 0.3, 1000, 5, '2020-01-10'],
  ['Sacks', 1, 'won', 1, 500, 50, '2020-02-10'],
  ['Tents', 2, 'open', 0.5, 200, 96, '2099-12-10'],
].map(([name, mill_id, stage, probability, value, score, close_date], at) => ({ id: at + 1, name, mill_id, stage, probability, value, score, close_date })) // oxfmt-ignore

const ask = async (...messages: [string, ...string[]]) => {
  const { ask: say } = converse(
    reads('mill', '/mills', () => mills, list({ id: whole, name: text, region: states('north', 'south'), workers: whole, revenue: amount })), // oxfmt-ignore
    reads('mill', '/hands', () => hands, list({ id: whole, name: text, mill_id: whole, title: text, remarks: { ...text, nullable: true }, email: text, phone: text })), // oxfmt-ignore
    reads('mill', '/bids', () => bids, list({ id: whole, name: text, mill_id: whole, stage: states('open', 'won', 'lost'), probability: { ...amount, description: 'Chance from 0 to 1 that it is won' }, value: amount, score: whole, close_date: { ...day, description: 'When it is expected to close' } })), // oxfmt-ignore
  )
  let outcome = await say(messages[0])
  for (const message of messages.slice(1)) outcome = await say(message)
  return outcome
}

const namesOf = (result: unknown): string[] => (result as { name: string }[]).map(({ name }) => name).sort()

describe('what is left out, weighed and set against each other', () => {
  for (const [message, names] of [
    ['Which mills do not have a Weaver among their hands?', ['Crane']],
    ['hands with nothing in the remarks field', ['Cy Moss']],
    ['bids with a score below 9 or above 95', ['Sails', 'Tents']],
    ['bids with a probability of 40% at most', ['Sails']],
    ['Which bids are due in December 2099?', ['Tents']],
    ['Which bids are overdue?', ['Sails']],
    ['Which bids should have closed by now, going by their close date?', ['Sails']],
    ['Which bids are we still working on?', ['Sails', 'Tents']],
    ['I need every bid of the Ashby, do not leave any out.', ['Sacks', 'Sails']],
    ['mills that make less than 500 a year', ['Birch']],
  ] as [string, string[]][])
    it(`are found: ${message}`, async () => {
      const { data } = await ask(message)
      expect(namesOf(data!.result)).to.deep.equal(names)
    })

  for (const [message, figure] of [
    ['How much more revenue does Ashby have than Crane?', 200],
    ['What do the open bids come to if each is weighted by its probability?', 400],
  ] as [string, number][])
    it(`is told: ${message}`, async () => expect((await ask(message)).data!.result).to.equal(figure))

  it('tells both figures, and both of each group', async () => {
    const both = await ask('What is the largest and what is the average value of the open bids?')
    expect(Object.values(both.data!.result as object).sort()).to.deep.equal([1000, 600])
    const each = await ask('For each region: how many mills, and how many workers in total?')
    expect(each.data!.result).to.have.length(2)
    expect(each.response).to.match(/north.*\b2\b.*120/i)
  })

  it('never takes a number of something for an amount of money', async () => {
    const { response } = await ask('mills with 50 looms or more')
    expect(response).not.to.match(/revenue of at least/)
  })

  it('takes what was asked by mistake for nothing that was asked', async () => {
    const { data } = await ask('Which bids are won?', 'Sorry, I meant open.', 'Which of them has the highest value?')
    expect(data!.result).to.deep.include({ name: 'Sails' })
  })

  it('goes on with another number in words, and with what is left', async () => {
    const { data } = await ask('top two bids by value', 'Make that three.')
    expect(namesOf(data!.result)).to.deep.equal(['Sacks', 'Sails', 'Tents'])
    const left = await ask('Show me the hands', 'Only the ones who work at Ashby', 'How many does that leave?')
    expect(left.data!.result).to.equal(2)
  })

  it('helps whoever says that this is new to them', async () => {
    const { response } = await ask("I've never used this before. What kind of things can I ask you?")
    expect(response).to.match(/I can answer questions about/)
  })
})
