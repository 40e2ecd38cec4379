import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const choice = (...values: string[]) => ({ ...text, enum: values })

const makers = ['Alder', 'Birch', 'Cedar'].map((name, at) => ({
  id: at + 1,
  name,
  email: `${name.toLowerCase()}@makers.example`,
}))
const kites = [
  ['Wren', 1, 40, 'delta'],
  ['Swift', 1, 55, 'box'],
  ['Robin', 2, 80, 'delta'],
  ['Heron', 2, 20, 'box'],
  ['Egret', 2, 35, 'delta'],
  ['Stork', 3, 90, 'sled'],
].map(([name, makerId, price, shape], at) => ({ id: at + 1, name, makerId, price, shape }))
const ratings = [[1, 4], [1, 2], [2, 5], [3, 3], [4, 1], [6, 5]].map(([kiteId, stars], at) => ({ id: at + 1, kiteId, stars })) // oxfmt-ignore
const flyers = [
  ['Ida Voss', 'Emden', 'novice', true],
  ['Jan Abel', 'Emden', 'expert', false],
  ['Kai Moor', 'Jever', 'novice', true],
  ['Lena Holm', 'Jever', 'novice', false],
  ['Mia Roth', 'Varel', 'expert', true],
].map(([name, town, level, insured], at) => ({ id: at + 1, name, town, level, insured }))
const flights = [
  [1, 1, 'Ida Voss', 30],
  [2, 2, 'Jan Abel', 50],
  [3, 2, 'Jan Abel', 20],
  [4, 1, 'Ida Voss', 15],
  [5, 2, 'Jan Abel', 5],
].map(([id, flyerId, name, minutes]) => ({ id, flyer: { id: flyerId, name }, minutes }))

const meadow = () =>
  converse(
    reads('meadow', '/makers', () => makers, list({ id: whole, name: text, email: text })),
    reads('meadow', '/kites', () => kites, list({ id: whole, name: text, makerId: whole, price: { type: 'number' }, shape: choice('delta', 'box', 'sled') })), // oxfmt-ignore
    reads('meadow', '/ratings', () => ratings, list({ id: whole, kiteId: whole, stars: whole })),
    reads('meadow', '/flyers', () => flyers, list({ id: whole, name: text, town: text, level: choice('novice', 'expert'), insured: { type: 'boolean' } })), // oxfmt-ignore
    reads('meadow', '/flights', () => flights, list({ id: whole, flyer: { type: 'object', properties: { id: whole, name: text } }, minutes: whole })), // oxfmt-ignore
  )

const said = async (messages: readonly string[]): Promise<string> => {
  const { ask } = meadow()
  let response = ''
  for (const message of messages) response = String((await ask(message)).response)
  return response
}

describe('a conversation', () => {
  for (const [title, messages, told, not] of [
    ['goes back to what was asked of a value', ['which flyers are in Emden?', 'and in Jever?', 'how many of them are novices?', 'go back to Emden'], /^2 flyers.*Ida Voss and Jan Abel/], // oxfmt-ignore
    ['goes back and asks something', ['which flyers are in Emden?', 'and in Jever?', 'back to Emden. how many of them are experts?'], /\b1\b.*Emden/], // oxfmt-ignore
    ['goes back to the like of what was asked last', ['how many flyers are in Jever?', 'how many of those are novices?', 'and in Emden?', 'back to Jever'], /\b2\b.*novice/], // oxfmt-ignore
    ['goes back to nothing that was not asked', ['which flyers are in Emden?', 'and in Jever?', 'go back to Varel'], /cannot/], // oxfmt-ignore
    ['asks of the rest', ['how many flyers are in Emden?', 'how many of the rest are novices?'], /\b2\b.*not in Emden/],
    ['asks of the rest, once that was told', ['how many flyers are in Emden?', 'and the rest?', 'break the rest down by level'], /novice 2/, /Emden 2/], // oxfmt-ignore
    [
      'means both of what was corrected',
      ['how many flyers are in Emden?', 'sorry, I meant Varel', 'no, both'],
      /\b3\b/,
    ],
    ['tells those in both lists', ['which flyers are novices?', 'which flyers are insured?', 'which ones are in both?'], /Ida Voss and Kai Moor/, /Mia/], // oxfmt-ignore
    ['goes by the second one after a question about the first', ['which maker has the most kites?', 'how many?', 'and the second?'], /^Alder/], // oxfmt-ignore
    ['goes to the other end after a question about the first', ['which maker has the most kites?', 'how many?', 'and the fewest?'], /^Cedar/], // oxfmt-ignore
    [
      'tells by how much one of two is ahead',
      ['does Alder have more kites than Cedar?', 'by how much?'],
      /\b1\b.*\b2\b/,
    ],
    ['tells by how much the first is ahead of the next', ['which kite is the dearest?', 'by how much?'], /difference is 10\b/], // oxfmt-ignore
    ['chooses among the sides of a comparison', ['does Alder have more kites than Birch?', 'which of the two has the higher average price?'], /^Alder/], // oxfmt-ignore
    ['tells the other one of two', ['does Alder have more kites than Birch?', 'which of the two has the higher average price?', 'and the other one?'], /^Birch.*\b45\b/], // oxfmt-ignore
    [
      'tells what a group that came first has',
      ['which maker has the most kites?', 'what is their email?'],
      /birch@makers/,
    ],
    ['takes another one over two relations', ['what is the average number of stars of ratings of kites by Alder?', 'and by Birch?'], /\b2\b/, /Maker Birch/], // oxfmt-ignore
    [
      'takes another one that is told inside',
      ['how many minutes did Ida Voss fly in total?', 'and Jan Abel?'],
      /\b75\b/,
    ],
    ['takes their records for those of the one that came first', ['which maker has the most kites?', 'what is their dearest kite?'], /Robin/, /Stork/], // oxfmt-ignore
    ['counts by what was told of them', ['which makers have delta kites?', 'which maker has the most of those?'], /^Birch.*\b2\b/], // oxfmt-ignore
    ['tells whose is the biggest', ['how many delta kites are there?', 'which maker makes the dearest one?'], /Birch/, /Cedar/], // oxfmt-ignore
    ['tells what else there is of the same', ['what shape is the cheapest kite?', 'what else do we have in that shape?'], /Swift/, /Robin|Heron/], // oxfmt-ignore
    [
      'counts those that are such among them',
      ['which flyers are in Jever?', 'how many are insured flyers?'],
      /\b1 flyer\b/,
    ],
    ['adds up no two for the one of them', ['which costs more, Robin or Wren?', 'how much is it?'], /80|cannot/, /120/],
    ['takes a share of others', ['what share of the flyers is insured?', 'and of the novices?'], /66\.67%: 2 of 3/],
    ['takes another part of the same', ['what share of the kites is delta?', 'and box?'], /33\.33%: 2 of 6/],
  ] as [string, string[], RegExp, RegExp?][])
    it(`${title}: ${messages.join(' / ')}`, async () => {
      const response = await said(messages)
      expect(response).to.match(told)
      if (not) expect(response).to.not.match(not)
    })

  it('orders nothing of somebody who was not spoken of', async () => {
    const { ask } = meadow()
    const { response, confidence, pending } = await ask('return their dearest kite')
    expect(String(response)).to.match(/whose|do not know/i)
    expect(confidence).to.be.below(0.5)
    expect(pending).to.equal(undefined)
  })
})
