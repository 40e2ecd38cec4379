import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }

const breweries = [
  ['Birch Brewery', 'Norway', 12, 300],
  ['Elm Ales', 'Norway', 40, 900],
  ['Plum Stouts', 'Spain', 7, 100],
].map(([name, country, staff_count, turnover], at) => ({ id: at + 1, name, country, staff_count, turnover }))
const tasters = [
  ['Ann Lee', 1, 'Fair', 'Member'],
  ['Bo Falk', 1, 'Fair', 'Guest'],
  ['Cy Dunn', 2, 'Fair', 'Guest'],
  ['Di Moen', 3, 'Advert', 'Member'],
  ['Ed Poe', 3, 'Fair', 'Guest'],
].map(([name, brewery_id, channel, standing], at) => ({
  id: at + 1,
  name,
  brewery_id,
  channel,
  standing,
  points: 10 + at,
}))

const town = () =>
  converse(
    reads(
      'town',
      '/breweries',
      () => breweries,
      list({ id: whole, name: text, country: text, staff_count: whole, turnover: amount }),
    ),
    reads(
      'town',
      '/tasters',
      () => tasters,
      list({
        id: whole,
        name: text,
        brewery_id: whole,
        channel: text,
        points: whole,
        standing: { type: 'string', enum: ['Guest', 'Member'] },
      }),
    ),
  )

const last = async (...messages: string[]) => {
  const { ask } = town()
  let said: Awaited<ReturnType<typeof ask>> | undefined
  for (const message of messages) said = await ask(message)
  return said!
}

describe('the one that was spoken of', () => {
  for (const [messages, found] of [
    [['which brewery is Cy Dunn with?', 'how many staff does the brewery have?'], /\b40\b/],
    [['who is the taster of Plum Stouts from Advert?', 'what is the turnover of the brewery?'], /\b100\b/],
    [['what is the turnover of Birch Brewery?', 'how many tasters does the brewery have?'], /\b2\b/],
  ] as const)
    it(`is told by its kind and an article: ${messages.join(' → ')}`, async () =>
      expect((await last(...messages)).response).to.match(found))

  it('is the one that another belongs to', async () => {
    const { response } = await last('which taster has the highest points?', 'which brewery is it with?', 'how many staff does the brewery have?') // oxfmt-ignore
    expect(response).to.match(/\b7\b/)
  })

  it('is a guess where none was spoken of', async () => {
    const { ask } = town()
    expect((await ask('how many staff does the brewery have?')).confidence).to.be.below(0.8)
    expect((await ask('how many staff do the breweries have?')).confidence).to.be.above(0.8)
  })

  it('is not meant by groups of the kind', async () =>
    expect((await last('what is the turnover of Birch Brewery?', 'how many tasters are there by brewery?')).response).to.match(/Plum Stouts 2/)) // oxfmt-ignore
})

describe('the last figure in per cent of the one before', () => {
  for (const message of ['What is that in percent?', 'as a percentage?', 'what share is that?'])
    it(`“${message}”`, async () => {
      const { data } = await last('how many tasters came from Fair?', 'how many of them became Member?', message)
      expect(data.result).to.equal(25)
    })

  it('is not told where the last is no part of it', async () => {
    const { data } = await last('how many tasters came from Fair?', 'how many breweries are there?', 'as a percentage?')
    expect(data.result).to.not.be.a('number')
  })
})

describe('both ends of an order', () => {
  for (const message of [
    'which brewery has the highest and which the lowest turnover in Norway?',
    'Name the brewery with the highest and the one with the lowest turnover in Norway.',
  ])
    it(`are of the same records: “${message}”`, async () => {
      const { response } = await last(message)
      expect(response).to.match(/Elm Ales.*900.*Birch Brewery.*300/)
      expect(response).to.not.include('Plum')
    })
})
