import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }

const guides = [
  { id: 'g1', name: 'Ann Lee', languages: ['Danish'], dayWage: 90 },
  { id: 'g2', name: 'Bo Falk', languages: ['Danish', 'Irish'], dayWage: 70 },
  { id: 'g3', name: 'Cy Dunn', languages: ['Irish'], dayWage: 50 },
]
const hikes = Array.from({ length: 8 }, (_, at) => ({
  id: `h${at}`,
  tourguide: at % 2 ? 'g1' : 'g2',
  valley: at % 3 ? 'North' : 'South',
  entry_fee: 5 + at,
  effort: 100 * at,
  begins: `2025-05-1${at}`,
}))
const ask = (message: string) =>
  converse(
    reads('lodgebook', '/tourguides', () => guides, list({ id: text, name: text, languages: { type: 'array', items: text }, dayWage: amount })), // oxfmt-ignore
    reads('lodgebook', '/hikes', () => hikes, list({ id: text, tourguide: text, valley: text, entry_fee: amount, effort: whole, begins: { type: 'string', format: 'date' } }), { tourguide: text }), // oxfmt-ignore
  ).ask(message)

describe('a kind that is written as one word', () => {
  it('is meant by two, and not who has done something alone', async () => {
    expect((await ask('How many tour guides are there?')).response).to.match(/\b3 tourguides/)
    expect((await ask('What is the average day wage of the tour guides?')).response).to.match(/of tourguides is 70\b/)
  })

  it('is called by the name of the application in two words', async () => {
    const { response } = await ask('How many hikes does the lodge book have?')
    expect(response).to.match(/\b8 hikes/)
  })
})

describe('“only” before what a list of theirs has', () => {
  for (const message of ['Which tour guides only speak Danish?', 'Which tour guides speak only Danish?'])
    it(`leaves out those with others: ${message}`, async () => {
      const { response } = await ask(message)
      expect(response).to.include('Ann Lee').and.not.to.include('Bo Falk')
    })
})

describe('a filter that is called after another kind', () => {
  it('gets no name of anything else', async () => {
    expect((await ask("List tomorrow's hikes")).response).to.match(/May 15, 2025|h5/)
  })
})

describe('guesses that are no sure answers', () => {
  for (const message of ['Which valley got the most money?', 'Which hikes have an effort over 5 hours?'])
    it(message, async () => expect((await ask(message)).confidence).to.be.below(0.8))
})
