import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }

const orchards = [
  ['Oak Hill', 'Kent', 40, 300],
  ['Old Oak Lane', 'Devon', 10, 900],
  ['Plum End', 'Kent', 80, 200],
].map(([name, county, tree_count, yearly_sales], at) => ({ id: at + 1, name, county, tree_count, yearly_sales }))
const pickers = [
  ['Ann Lee', 1, 'Fair', 95, 'Wants a trial of two weeks.', '2024-11-03'],
  ['Bo Falk', 2, 'Advert', 55, 'Was here in spring.', '2025-01-07'],
  ['Cy Dunn', 2, 'Fair', 91, 'Asked for a trial.', '2024-03-02'],
  ['Di Moen', 3, 'Fair', 20, null, '2024-03-09'],
].map(([name, orchard_id, channel, score, notes, created_at], at) => ({
  id: at + 1,
  name,
  orchard_id,
  channel,
  score,
  notes,
  created_at,
}))
const crates = [
  [1, 'Sold', 120, '2025-01-20'],
  [1, 'Spoiled', 15, '2025-02-11'],
  [2, 'Sold', 340, '2024-02-02'],
  [3, 'Spoiled', 70, '2024-01-15'],
].map(([orchard_id, state, price, packed_on], at) => ({ id: at + 1, orchard_id, state, price, packed_on }))

const farm = () =>
  converse(
    reads(
      'farm',
      '/orchards',
      () => orchards,
      list({ id: whole, name: text, county: text, tree_count: whole, yearly_sales: amount }),
    ),
    reads(
      'farm',
      '/pickers',
      () => pickers,
      list({
        id: whole,
        name: text,
        orchard_id: whole,
        channel: text,
        score: whole,
        notes: { type: ['string', 'null'] },
        created_at: day,
      }),
    ),
    reads(
      'farm',
      '/crates',
      () => crates,
      list({
        id: whole,
        orchard_id: whole,
        state: { type: 'string', enum: ['Sold', 'Spoiled'] },
        price: amount,
        packed_on: day,
      }),
    ),
  )
const ask = async (message: string) => await farm().ask(message)

describe('an order of groups', () => {
  for (const [message, first] of [
    ['yearly sales by county, lowest first', /Kent.*Devon/],
    ['yearly sales by county in ascending order', /Kent.*Devon/],
    ['yearly sales by county, descending', /Devon.*Kent/],
    ['number of pickers by channel in alphabetical order', /Advert.*Fair/],
    ['yearly sales by county, alphabetical', /Devon.*Kent/],
    ['pickers created per month, latest first', /2025-01.*2024-11.*2024-03/],
  ] as const)
    it(`is that of their figure or of their names: “${message}”`, async () =>
      expect((await ask(message)).response).to.match(first))

  it('is that of a figure of theirs, which is told', async () => {
    expect((await ask('crates by state sorted by price')).response).to.match(/Average price.*Sold 230.*Spoiled 42\.5/)
    expect((await ask('number of crates by state sorted by price')).response).to.match(/cannot answer/)
  })

  for (const message of ['number of orchards by county, oldest first', 'top 2 counties by yearly sales, lowest first'])
    it(`is no other one than can be told: “${message}”`, async () =>
      expect((await ask(message)).response).to.match(/cannot answer/))
})

describe('a part of an order', () => {
  for (const message of ['orchards in the top quarter by yearly sales', 'pickers in the bottom 10% by score'])
    it(`is no number of places: “${message}”`, async () =>
      expect((await ask(message)).response).to.match(/cannot answer/))
})

describe('of both sides what they come to', () => {
  for (const message of [
    'do the orchards in Kent earn more than the orchards in Devon in total?',
    'do the orchards in Kent earn more than the orchards in Devon, taken as a whole?',
  ])
    it(`where the end says so: “${message}”`, async () => {
      const { response } = await ask(message)
      expect(response)
        .to.match(/\b500\b/)
        .and.to.match(/\b900\b/)
    })
})

describe('what is wanted in other words', () => {
  for (const [message, found] of [
    ['walk me through the pickers', /4 pickers/],
    ['distinct channels in the pickers table', /Advert.*Fair|Fair.*Advert/],
    ['average tree_count by county', /Kent 60.*Devon 10/],
    ['orchards that carry the word Oak in their name', /Oak Hill and Old Oak Lane/],
    ['pickers where the notes speak of a trial', /Ann Lee and Cy Dunn/],
    ['pickers with a score in the nineties', /Ann Lee and Cy Dunn/],
    ['pickers created per month, 2024 only', /2024-03 2.*2024-11 1/],
    ['how many pickers were created since the beginning of 2025?', /\b1\b/],
    ['which picker has been on file the longest?', /Cy Dunn/],
    ['how does the average price vary from one state to the next?', /Sold 230.*Spoiled 42\.5/],
    ['For the orchards in Kent, who is the picker in each orchard?', /Ann Lee and Di Moen/],
    ['for each orchard in Devon, what is the tree count?', /\b10\b/],
    ['which orchards have nothing sold at the moment, not a single crate?', /Plum End/],
    ['Suppose every spoiled crate was sold. What would that be in euros?', /\b85\b/],
    ['which county has the least of yearly sales, if you take together all orchards of this county?', /Kent/],
    ['list every orchard without leaving a single one out', /3 orchards/],
    ['which channel has yielded the most pickers?', /Fair/],
    ['I was told to read up on the spoiled crates. Could you show me which ones there are?', /2 crates/],
    [
      'how many crates were packed in the first quarter of 2025, and how many in the same quarter of the year before?',
      /\b2\b.*2025.*\b2\b.*2024/,
    ],
  ] as const)
    it(`“${message}”`, async () => expect((await ask(message)).response).to.match(found))

  it('is asked in the order of another language', async () => {
    const { ask: say } = farm()
    await say('show the crate with the highest price')
    expect((await say('to which orchard belongs it?')).response).to.include('Old Oak Lane')
  })

  for (const message of ['Morning! Did you sleep well?', 'How was your weekend?'])
    it(`asks for nothing: “${message}”`, async () => expect((await ask(message)).response).to.not.match(/cannot/))
})
