import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }

const barges = [
  ['Marigold', 'Goole', 'grain', 30, 'moored'],
  ['Kestrel', 'Goole', 'coal', 90, 'sailing'],
  ['Otter', 'Selby', 'grain', 55, 'moored'],
  ['Heron', 'Selby', 'gravel', 80, 'sailing'],
  ['Plover', 'Selby', 'coal', 20, 'moored'],
  ['Teal', 'Hull', 'grain', 70, 'sailing'],
].map(([name, town, cargo, tonnage, state], at) => ({
  id: at + 1,
  name,
  town,
  cargo,
  tonnage,
  state,
  skipper: `Sam ${at}`,
}))

const canal = () =>
  converse(
    reads(
      'canal',
      '/barges',
      () => barges,
      list({
        id: whole,
        name: text,
        town: text,
        cargo: { type: 'string', enum: ['grain', 'coal', 'gravel'] },
        tonnage: amount,
        state: { type: 'string', enum: ['moored', 'sailing'] },
        skipper: text,
      }),
    ),
  )

const last = async (...messages: string[]) => {
  const { ask } = canal()
  let said: Awaited<ReturnType<typeof ask>> | undefined
  for (const message of messages) said = await ask(message)
  return said!
}

describe('a request that was narrowed', () => {
  for (const [messages, found] of [
    [['list the barges', 'only those in Selby', 'just the moored ones', 'and all of them?'], /^6 barges/],
    [['list the barges in Selby', 'just the moored ones', 'and all of them?'], /^3 barges in Selby/],
    [
      ['list the barges', 'only those in Goole', 'and in Selby?', 'what is their total tonnage?', 'and all of them?'],
      /\b345\b/,
    ],
    [['How many barges are in Selby?', 'and everyone?'], /\b6 barges/],
    [['How many barges are in Selby?', 'forget the town', 'only the moored ones'], /\b3 barges/],
    [['barges in Selby', 'just the moored ones', 'forget the state'], /^3 barges/],
    [['barges in Selby', 'just the moored ones', 'never mind Selby'], /^3 barges.*Marigold.*Otter.*Plover/],
    [['barges in Selby', 'just the moored ones', 'and in any state?'], /^3 barges.*Heron/],
    [['What is the total tonnage of the moored barges?', 'and all barges?'], /\b345\b/],
    [['the top 2 barges by tonnage', 'and all of them?'], /^6 barges.*Kestrel.*Heron.*Teal.*Otter.*Marigold.*Plover/],
  ] as const)
    it(`is widened again: ${messages.join(' → ')}`, async () => {
      const { response, confidence } = await last(...messages)
      expect(response).to.match(found)
      expect(confidence).to.be.above(0.6)
    })

  it('stays what it was where nothing of the kind restricts it', async () =>
    expect((await last('barges in Selby', 'forget the tonnage')).response).not.to.match(/^\d+ barges/))
})

describe('an order', () => {
  for (const [messages, found] of [
    [['barges by town', 'the other way round'], /Hull 1.*Goole 2.*Selby 3/],
    [['the top 2 barges by tonnage', 'and the three smallest?'], /Plover.*Marigold.*Otter/],
    [['How many barges are moored?', 'the two largest'], /Otter.*Marigold/],
    [['list the moored barges', 'the largest two please'], /Otter.*Marigold/],
    [['barges by town', 'which town is best?'], /Selby/],
    [['barges by town', 'the two with the fewest'], /Hull 1.*Goole 2/],
    [['the top 2 barges by tonnage', 'the next two', 'show their cargo too'], /Teal \(grain\).*Otter \(grain\)/],
  ] as const)
    it(`is kept, turned and cut: ${messages.join(' → ')}`, async () => expect((await last(...messages)).response).to.match(found)) // oxfmt-ignore
})
