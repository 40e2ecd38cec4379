import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, flag, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }

const stables = [
  ['Northfold', 'Ida Voss', true, 12],
  ['Southmere', 'Jan Abel', false, 30],
].map(([name, managerName, hasArena, seats], at) => ({ id: at + 1, name, managerName, hasArena, seats }))
const ponies = [
  ['Bella', 1, 'grey', 140, 900],
  ['Comet', 2, 'bay', 128, 700],
  ['Dusty', 2, 'grey', 150, 1200],
].map(([name, stableId, coat, heightCm, price], at) => ({ id: at + 1, name, stableId, coat, heightCm, price }))
const riders = ['Kai Moor', 'Lena Holm'].map((name, at) => ({ id: at + 1, name, points: 10 * (at + 1) }))
const rides = [[1, 1], [1, 2], [2, 1], [2, 2], [2, 3]].map(([riderId, ponyId], at) => ({ id: at + 1, riderId, ponyId, rodeOn: `2025-03-0${at + 1}`, fee: 20 })) // oxfmt-ignore
const stud = () =>
  converse(
    reads('stud', '/stables', () => stables, list({ id: whole, name: text, managerName: text, hasArena: flag, seats: whole })), // oxfmt-ignore
    reads('stud', '/ponies', () => ponies, list({ id: whole, name: text, stableId: whole, coat: text, heightCm: whole, price: amount })), // oxfmt-ignore
    reads('stud', '/riders', () => riders, list({ id: whole, name: text, points: whole })),
    reads('stud', '/rides', () => rides, list({ id: whole, riderId: whole, ponyId: whole, rodeOn: { ...text, format: 'date' }, fee: amount })), // oxfmt-ignore
  )

describe('what a pronoun stands for', () => {
  for (const [title, messages, told, not] of [
    [
      'goes back to the one that was asked about, where what was told of it has no such thing',
      ['which pony is the cheapest?', 'which stable is it at?', "what's its height?"],
      /128/,
    ],
    [
      'is that one, and not all of its kind that share the answer with it',
      ['which pony is the cheapest?', 'which stable is it at?', 'what does it cost?'],
      /\b700\b/,
      /1,?900/,
    ],
    [
      'is the one by which records were told',
      ['how many ponies are at Southmere?', 'does it have an arena?'],
      /^No/,
      /ponies .*arena/,
    ],
    ['is the doer of what is counted', ['which rider has the most points?', 'how many times did they ride?'], /\b3\b/],
    ['is what was spoken of last, where that has it', ['which pony is the cheapest?', 'which stable is it at?', 'who is its manager?'], /Jan Abel/], // oxfmt-ignore
  ] as [string, string[], RegExp, RegExp?][])
    it(`${title}: ${messages.join(' / ')}`, async () => {
      const { ask } = stud()
      let response = ''
      for (const message of messages) response = String((await ask(message)).response)
      expect(response).to.match(told)
      if (not) expect(response).to.not.match(not)
    })

  it('is asked for where nothing before had an answer', async () => {
    const { response, confidence } = await stud().ask('how many seats do they have in total?')
    expect(response).to.match(/do not know what “they” stands for/)
    expect(confidence).to.be.below(0.5)
  })
})

describe('what is said in a word or two', () => {
  for (const [title, messages, told] of [
    ['asks for the figure that ranked', ['which pony is the tallest?', 'how much?'], /150/],
    ['asks how many the first group has', ['which rider has the most rides?', 'how many'], /\b3 rides\b/],
    ['asks for the price at its end', ['which ponies are at Southmere?', 'how much is the cheapest?'], /Comet: .*700/],
    ['is of those that a partitive has', ['how many ponies are at Southmere?', 'how many of the ponies are grey?'], /\b1 pony\b/], // oxfmt-ignore
    ['goes on with all after a yes or no of all of them', ['which ponies are at Southmere?', 'are they all grey?', 'which is the tallest?'], /Dusty/], // oxfmt-ignore
    ['counts the room of one in its place', ['which stables are there?', 'how many seats does the second one have?'], /30/], // oxfmt-ignore
  ] as [string, string[], RegExp][])
    it(`${title}: ${messages.join(' / ')}`, async () => {
      const { ask } = stud()
      let response = ''
      for (const message of messages) response = String((await ask(message)).response)
      expect(response).to.match(told)
    })

  for (const message of ['Northfold?', 'how many seats'])
    it(`is not answered by itself behind what was not understood: ${message}`, async () => {
      const { ask } = stud()
      expect((await ask('how many ponies does Southmere frobnicate?')).confidence).to.be.below(0.5)
      expect((await ask(message)).confidence).to.be.below(0.5)
    })
})

describe('what goes on after a yes or no', () => {
  for (const [title, messages, told] of [
    ['is the one thing, though it is not such', ['which stable has the most seats?', 'does it have an arena?', 'who manages it?'], /Jan Abel/], // oxfmt-ignore
    ['are those that were spoken of, where none is such', ['which ponies are grey?', 'do any of them cost more than 2000?', 'how many are there?'], /\b2\b/], // oxfmt-ignore
    ['is asked of all of them, too', ['which stables are there?', 'do they all have an arena?', 'and seats over 20?'], /^No|only 1/], // oxfmt-ignore
    ['are records where "which are" follows groups', ['how many ponies are there by stable?', 'which are grey?'], /^2 ponies.*Bella and Dusty/], // oxfmt-ignore
  ] as [string, string[], RegExp][])
    it(`${title}: ${messages.join(' / ')}`, async () => {
      const { ask } = stud()
      let response = ''
      for (const message of messages) response = String((await ask(message)).response)
      expect(response).to.match(told)
    })
})
